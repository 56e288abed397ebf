"""People: guests with a name, and accounts with a password for whoever wants to come back on another device."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar.connection import ASGIConnection

from ludotheque.server import wire
from ludotheque.server.hall import Hall
from ludotheque.server.limit_store import Tries
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import StoredPerson

PERSON: Final = "person"  # the one thing that a session holds
DAY: Final = 86_400_000  # milliseconds

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def id_in(connection: AnyConnection) -> str | None:
    """Whose cookie it is, by its signature alone."""
    session = connection.scope.get("session")
    id = session.get(PERSON) if isinstance(session, dict) else None
    return id if isinstance(id, str) else None


def name_in_log(connection: AnyConnection, hall: Hall) -> None:
    """From here on, the lines about this request name the person by a hash."""
    if id := id_in(connection):
        structlog.contextvars.bind_contextvars(person=hall.veil.over(id))


async def person_of(connection: AnyConnection, hall: Hall) -> StoredPerson | None:
    """Who is behind a connection."""
    id = id_in(connection)
    person = await hall.store.person(id) if id else None
    if person is not None and hall.sources.now() - person.seen > DAY:
        hall.spawn(hall.store.see_person(person.id, hall.sources.now()))
    return person


async def known_person(connection: AnyConnection, hall: Hall) -> StoredPerson:
    person = await person_of(connection, hall)
    if person is None:
        raise Refusal("not-signed-in")
    return person


def shown(person: StoredPerson) -> wire.Person:
    return wire.Person(person.id, person.name, person.login)


def clean_name(name: str) -> str:
    """A name of printable signs, without spaces around it."""
    name = " ".join(name.split())
    if not name or not name.isprintable():
        raise Refusal("bad-name")
    return name


async def welcome(connection: AnyConnection, hall: Hall, name: str) -> wire.Person:
    """A new guest, or a new name for whoever is here already."""
    name = clean_name(name)
    person = await person_of(connection, hall)
    if person is None:
        id = hall.sources.token()
        await hall.store.add_person(id, name, hall.sources.now())
        connection.session[PERSON] = id
        return wire.Person(id, name, None)
    await hall.store.rename_person(person.id, name)
    return wire.Person(person.id, name, person.login)


async def give_account(connection: AnyConnection, hall: Hall, asked: wire.Credentials) -> wire.Person:
    """A guest keeps name and tables, and can come back with login and password."""
    person = await known_person(connection, hall)
    if person.login is not None:
        raise Refusal("has-account", login=person.login)
    caller = hall.veil.caller(connection)
    check_pace(hall, caller)
    hashed = await hall.passwords.hashed(caller, asked.password)
    if not await hall.store.give_account(person.id, asked.login, hashed):
        raise Refusal("login-taken", login=asked.login)
    return wire.Person(person.id, person.name, asked.login)


async def sign_in(connection: AnyConnection, hall: Hall, asked: wire.Credentials) -> wire.Person:
    """Whoever is too fast, or was wrong too often, is refused before anything is hashed."""
    caller = hall.veil.caller(connection)
    check_pace(hall, caller)
    login = Tries(f"login {hall.veil.over(asked.login)}", 5, 60)  # nobody can keep its owner out for long
    address = Tries(f"address {caller}", 20, 900)
    if wait := await hall.store.try_to_sign_in([login, address], hall.sources.now()):
        raise Refusal("wait-to-sign-in", seconds=wait)
    person = await hall.store.person_by_login(asked.login)
    if not await hall.passwords.is_right(caller, person and person.password, asked.password) or person is None:
        raise Refusal("wrong-password")
    await hall.store.welcome_back(login, address)
    connection.session[PERSON] = person.id
    return shown(person)


def check_pace(hall: Hall, caller: str) -> None:
    """What needs a hash may be asked for less often than the rest."""
    if not hall.visits.take("sign-in", caller):
        raise Refusal("too-fast")
