"""People: guests with a name, and accounts with a password for whoever wants to come back on another device."""

from __future__ import annotations

from typing import Any, Final

import structlog
from litestar.connection import ASGIConnection

from ludotheque.server import devices, wire, wire_devices
from ludotheque.server.hall import Hall
from ludotheque.server.limit_store import Tries
from ludotheque.server.names import clean_name, looks
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import StoredPerson

DAY: Final = 86_400_000  # milliseconds

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def name_in_log(connection: AnyConnection, hall: Hall) -> None:
    """From here on, the lines about this request name the person by a hash."""
    if ids := devices.ids_in(connection):
        structlog.contextvars.bind_contextvars(person=hall.veil.over(ids[0]))


async def person_of(connection: AnyConnection, hall: Hall) -> StoredPerson | None:
    """Who is behind a connection, where they are still signed in."""
    ids = devices.ids_in(connection)
    person = await hall.store.signed_in(*ids) if ids else None
    if ids and person is not None and hall.sources.now() - person.seen > DAY:
        hall.spawn(hall.store.see_device(*ids, hall.sources.now()))
    return person


async def known_person(connection: AnyConnection, hall: Hall) -> StoredPerson:
    person = await person_of(connection, hall)
    if person is None:
        raise Refusal("not-signed-in")
    return person


def shown(person: StoredPerson) -> wire.Person:
    return wire.Person(person.id, person.name, person.login)


async def free_name(hall: Hall, name: str, person: str | None) -> str:
    """A name that nobody's account only looks like. Two people may have the same one: accounts are marked."""
    name = clean_name(name)
    others = await hall.store.accounts_that_look(looks(name), person)
    if any(other.casefold() != name.casefold() for other in others):
        raise Refusal("name-alike")
    return name


async def welcome(connection: AnyConnection, hall: Hall, name: str) -> wire.Person:
    """A new guest, or a new name for whoever is here already."""
    person = await person_of(connection, hall)
    name = await free_name(hall, name, person.id if person else None)
    if person is None:
        id = hall.sources.token()
        await hall.store.add_person(id, name, hall.sources.now())
        await devices.sign_in(connection, hall, id)
        return wire.Person(id, name, None)
    await hall.store.rename_person(person.id, name)
    return wire.Person(person.id, name, person.login)


async def give_account(connection: AnyConnection, hall: Hall, asked: wire.Credentials) -> wire.Person:
    """A guest keeps name and tables, and can come back with login and password."""
    person = await known_person(connection, hall)
    if person.login is not None:
        raise Refusal("has-account", login=person.login)
    await free_name(hall, person.name, person.id)
    caller = hall.veil.caller(connection)
    check_pace(hall, caller)
    hashed = await hall.passwords.hashed(caller, asked.password)
    if not await hall.store.give_account(person.id, asked.login, hashed):
        raise Refusal("login-taken", login=asked.login)
    await devices.renew(connection, hall, person.id)
    return wire.Person(person.id, person.name, asked.login)


async def sign_in(connection: AnyConnection, hall: Hall, asked: wire.Credentials) -> wire.Person:
    person = await proven(connection, hall, asked.login, asked.password)
    await devices.sign_in(connection, hall, person.id)
    return shown(person)


async def change_password(connection: AnyConnection, hall: Hall, asked: wire_devices.NewPassword) -> None:
    """A new password, for whoever knows the old one; nobody stays signed in who came by that, or by its cookies."""
    person = await known_person(connection, hall)
    if person.login is None:
        raise Refusal("no-account")
    await proven(connection, hall, person.login, asked.old)
    hashed = await hall.passwords.hashed(hall.veil.caller(connection), asked.new)
    await devices.renew(connection, hall, person.id, hashed)


async def proven(connection: AnyConnection, hall: Hall, login: str, password: str) -> StoredPerson:
    """Whoever is too fast, or was wrong too often, is refused before anything is hashed."""
    caller = hall.veil.caller(connection)
    check_pace(hall, caller)
    account = Tries(f"login {hall.veil.over(login)}", 5, 60)  # nobody can keep its owner out for long
    address = Tries(f"address {caller}", 20, 900)
    if wait := await hall.store.try_to_sign_in([account, address], hall.sources.now()):
        raise Refusal("wait-to-sign-in", seconds=wait)
    person = await hall.store.person_by_login(login)
    if not await hall.passwords.is_right(caller, person and person.password, password) or person is None:
        raise Refusal("wrong-password")
    await hall.store.welcome_back(account, address)
    return person


def check_pace(hall: Hall, caller: str) -> None:
    """What needs a hash may be asked for less often than the rest."""
    if not hall.visits.take("sign-in", caller):
        raise Refusal("too-fast")
