"""People: guests with a name, and accounts with a password for whoever wants to come back on another device."""

from __future__ import annotations

import asyncio
from typing import Any, Final

from argon2 import PasswordHasher
from argon2.exceptions import Argon2Error
from litestar.connection import ASGIConnection

from ludotheque.server import wire
from ludotheque.server.hall import Hall
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import StoredPerson

PERSON: Final = "person"  # the one thing that a session holds
HASHER: Final = PasswordHasher()

AnyConnection = ASGIConnection[Any, Any, Any, Any]


async def person_of(connection: AnyConnection, hall: Hall) -> StoredPerson | None:
    """Who is behind a connection, by its signed cookie alone."""
    id = connection.session.get(PERSON) if isinstance(connection.session, dict) else None
    return await hall.store.person(id) if isinstance(id, str) else None


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
    hashed = await asyncio.to_thread(HASHER.hash, asked.password)
    if not await hall.store.give_account(person.id, asked.login, hashed):
        raise Refusal("login-taken", login=asked.login)
    return wire.Person(person.id, person.name, asked.login)


async def sign_in(connection: AnyConnection, hall: Hall, asked: wire.Credentials) -> wire.Person:
    person = await hall.store.person_by_login(asked.login)
    right = await asyncio.to_thread(is_right, person and person.password, asked.password)
    if person is None or not right:
        raise Refusal("wrong-password")
    connection.session[PERSON] = person.id
    return shown(person)


def is_right(stored: str | None, password: str) -> bool:
    """An unknown login takes as long as a wrong password: hashing is what takes the time, in both."""
    if stored is None:
        HASHER.hash(password)
        return False
    try:
        return HASHER.verify(stored, password)
    except Argon2Error:
        return False
