"""People in the store: guests have a name, accounts a login and the hash of a password too."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from sqlalchemy import func, select, update
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
        async with self.writing() as connection:
            await connection.execute(PEOPLE.insert().values(id=id, name=name, looks=looks(name), created=at))

    async def rename_person(self, id: str, name: str) -> None:
        async with self.writing() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == id).values(name=name, looks=looks(name)))

    async def person(self, id: str) -> StoredPerson | None:
        async with self.reading() as connection:
            found = (await connection.execute(select(*SHOWN).where(PEOPLE.c.id == id))).one_or_none()
        return person_of(found)

    async def names_of(self, ids: Sequence[str]) -> dict[str, str]:
        """The names of those people who are known."""
        async with self.reading() as connection:
            found = await connection.execute(select(PEOPLE.c.id, PEOPLE.c.name).where(PEOPLE.c.id.in_(ids)))
            return {row.id: row.name for row in found}

    async def person_by_login(self, login: str) -> StoredPerson | None:
        async with self.reading() as connection:
            found = (await connection.execute(select(*SHOWN).where(PEOPLE.c.login == login))).one_or_none()
        return person_of(found)

    async def accounts_that_look(self, looks: str, besides: str | None) -> list[str]:
        """The names of other people's accounts that look like this."""
        accounts = select(PEOPLE.c.name).where(PEOPLE.c.looks == looks, PEOPLE.c.login.is_not(None))
        async with self.reading() as connection:
            return list(await connection.scalars(accounts.where(PEOPLE.c.id != (besides or ""))))

    async def give_account(self, id: str, login: str, password_hash: str) -> bool:
        """A guest becomes an account. False where the login is taken, or the person has one already."""
        guest = update(PEOPLE).where(PEOPLE.c.id == id, PEOPLE.c.login.is_(None))
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
        async with self.writing() as connection:
            await connection.execute(self.insert_new(MUTES).values(pair) if on else unmuting)

    async def muted(self, person: str) -> list[str]:
        """Whom this person does not want to hear."""
        async with self.reading() as connection:
            found = await connection.scalars(
                select(MUTES.c.other).where(MUTES.c.person == person).order_by(MUTES.c.other)
            )
            return list(found)

    async def key(self, name: str, made: str) -> str:
        """The stored value under this name; `made` becomes it where there is none yet. The first writer wins."""
        stored = select(KEYS.c.value).where(KEYS.c.name == name)
        async with self.reading() as connection:
            known: str | None = await connection.scalar(stored)
        if known is not None:
            return known
        async with self.writing() as connection:
            await connection.execute(self.insert_new(KEYS).values(name=name, value=made))
        async with self.reading() as connection:
            value: str = (await connection.execute(stored)).scalar_one()
        return value


def person_of(found: Sequence[Any] | None) -> StoredPerson | None:
    return None if found is None else StoredPerson(*found)
