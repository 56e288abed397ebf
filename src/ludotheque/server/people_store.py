"""People in the store: guests have a name, accounts a login and the hash of a password too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import Update, func, select, update
from sqlalchemy.exc import IntegrityError

from ludotheque.server.database import Database
from ludotheque.server.ledger import KEYS, MUTES, PEOPLE
from ludotheque.server.names import looks

SEEN = func.coalesce(PEOPLE.c.seen, PEOPLE.c.created)
SHOWN = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.password, SEEN)


class StoredPerson(NamedTuple):
    id: str
    name: str
    login: str | None
    password: str | None
    seen: int = 0  # milliseconds, to the day


class PeopleStore(Database):
    """Who people are, whom they do not want to hear, and the keys that their sessions are signed with."""

    async def add_person(self, id: str, name: str, at: int) -> None:
        await self.write(PEOPLE.insert().values(id=id, name=name, looks=looks(name), created=at))

    async def rename_person(self, id: str, name: str) -> None:
        await self.write(one(id).values(name=name, looks=looks(name)))

    async def person(self, id: str) -> StoredPerson | None:
        return person_of(await self.read(select(*SHOWN).where(PEOPLE.c.id == id)))

    async def names_of(self, ids: Sequence[str]) -> dict[str, str]:
        """The names of those people who are known."""
        found = await self.read(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(ids)))
        return {row.id: row.name for row in found}

    async def person_by_login(self, login: str) -> StoredPerson | None:
        return person_of(await self.read(select(*SHOWN).where(PEOPLE.c.login == login)))

    async def accounts_that_look(self, looks: str, besides: str | None) -> list[str]:
        """The names of other people's accounts that look like this."""
        accounts = select(PEOPLE.c.name).where(PEOPLE.c.looks == looks, PEOPLE.c.login.is_not(None))
        return await self.read_column(accounts.where(PEOPLE.c.id != (besides or "")))

    async def give_account(self, id: str, login: str, password_hash: str) -> bool:
        """A guest becomes an account. False where the login is taken, or the person has one already."""
        guest = one(id).where(PEOPLE.c.login.is_(None))
        async with self.writing() as connection:
            try:
                async with connection.begin_nested():
                    given = await connection.execute(guest.values(login=login, password=password_hash))
            except IntegrityError:
                return False
        return given.rowcount == 1

    async def mute(self, person: str, other: str, on: bool) -> None:
        pair = {"person": person, "other": other}
        unmuting = MUTES.delete().filter_by(**pair)
        await self.write(self.insert_new(MUTES).values(pair) if on else unmuting)

    async def muted(self, person: str) -> list[str]:
        """Whom this person does not want to hear."""
        return await self.read_column(select(MUTES.c.other).where(MUTES.c.person == person).order_by(MUTES.c.other))

    async def key(self, name: str, made: str) -> str:
        """The stored value under this name; `made` becomes it where there is none yet. The first writer wins."""
        stored = select(KEYS.c.value).where(KEYS.c.name == name)
        if not await self.read(stored):
            await self.write(self.insert_new(KEYS).values(name=name, value=made))
        value: str = await self.read_one(stored)
        return value


def one(id: str) -> Update:
    return update(PEOPLE).where(PEOPLE.c.id == id)


def person_of(found: Sequence[Sequence[Any]]) -> StoredPerson | None:
    return StoredPerson(*found[0]) if found else None
