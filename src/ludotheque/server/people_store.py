"""People in the store: guests have a name, accounts a login and the hash of a password too.

Where they are signed in is a device: a cookie counts for as long as its device is here.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import Any, NamedTuple

from sqlalchemy import Delete, Update, bindparam, delete, func, select, update
from sqlalchemy.exc import IntegrityError

from ludotheque.server.database import Database
from ludotheque.server.ledger import DEVICES, KEYS, MUTES, PEOPLE
from ludotheque.server.names import looks

SEEN = func.coalesce(PEOPLE.c.seen, PEOPLE.c.created)
SHOWN = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.password, SEEN)

SIGNED_IN = (
    select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.password, DEVICES.c.seen)
    .join(DEVICES, DEVICES.c.person == PEOPLE.c.id)
    .where(DEVICES.c.id == bindparam("device"), PEOPLE.c.id == bindparam("person"))
)


class StoredPerson(NamedTuple):
    id: str
    name: str
    login: str | None
    password: str | None
    seen: int = 0  # milliseconds, to the day


class StoredDevice(NamedTuple):
    id: str
    about: str  # coarse: Firefox, Linux
    since: int
    seen: int  # milliseconds, to the day


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

    # Devices

    async def add_device(self, person: str, id: str, about: str, at: int) -> None:
        await self.write(DEVICES.insert().values(id=id, person=person, about=about, since=at, seen=at))

    async def signed_in(self, person: str, device: str) -> StoredPerson | None:
        """The person, as long as they are signed in on this device; seen there."""
        return person_of(await self.read(SIGNED_IN, person=person, device=device))

    async def see_device(self, person: str, device: str, at: int) -> None:
        there = update(DEVICES).where(DEVICES.c.id == device)
        await self.write(one(person).values(seen=at), there.values(seen=at))

    async def devices(self, person: str) -> list[StoredDevice]:
        """Where somebody is signed in, the oldest first."""
        columns = (DEVICES.c.id, DEVICES.c.about, DEVICES.c.since, DEVICES.c.seen)
        own = select(*columns).where(DEVICES.c.person == person).order_by(DEVICES.c.since, DEVICES.c.id)
        return [StoredDevice(*row) for row in await self.read(own)]

    async def ended(self, devices: Collection[str]) -> set[str]:
        """Which of these are signed in no more."""
        return set(devices).difference(await self.read_column(select(DEVICES.c.id).where(DEVICES.c.id.in_(devices))))

    async def end_device(self, person: str, device: str) -> bool:
        return await self.write(devices_of(person).where(DEVICES.c.id == device)) == 1

    async def renew_devices(self, person: str, device: StoredDevice, password: str | None = None) -> None:
        """Every sign-in of the person ends, and a new one is all there is; with a new password, where there is one."""
        new = DEVICES.insert().values(person=person, **device._asdict())
        changed = [] if password is None else [one(person).values(password=password)]
        await self.write(devices_of(person), new, *changed)

    async def forget_devices_before(self, moment: int) -> None:
        await self.write(delete(DEVICES).where(DEVICES.c.seen < moment))


def one(id: str) -> Update:
    return update(PEOPLE).where(PEOPLE.c.id == id)


def person_of(found: Sequence[Sequence[Any]]) -> StoredPerson | None:
    return StoredPerson(*found[0]) if found else None


def devices_of(person: str) -> Delete:
    return delete(DEVICES).where(DEVICES.c.person == person)
