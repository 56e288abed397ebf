"""Devices in the store: where people are signed in. A cookie counts for as long as its device is here."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Delete, delete, select, update

from ludotheque.server.ledger import DEVICES, PEOPLE
from ludotheque.server.people_store import PeopleStore, StoredPerson, person_of


class StoredDevice(NamedTuple):
    id: str
    about: str  # coarse: Firefox, Linux
    since: int
    seen: int  # milliseconds, to the day


class DeviceStore(PeopleStore):
    async def add_device(self, person: str, id: str, about: str, at: int) -> None:
        async with self.writing() as connection:
            await connection.execute(DEVICES.insert().values(id=id, person=person, about=about, since=at, seen=at))

    async def signed_in(self, person: str, device: str) -> StoredPerson | None:
        """The person, as long as they are signed in on this device; seen there."""
        columns = (PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.password, DEVICES.c.seen)
        found = select(*columns).join(DEVICES, DEVICES.c.person == PEOPLE.c.id)
        async with self.reading() as connection:
            rows = await connection.execute(found.where(DEVICES.c.id == device, PEOPLE.c.id == person))
            return person_of(rows.one_or_none())

    async def see_device(self, person: str, device: str, at: int) -> None:
        async with self.writing() as connection:
            await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(seen=at))
            await connection.execute(update(DEVICES).where(DEVICES.c.id == device).values(seen=at))

    async def devices(self, person: str) -> list[StoredDevice]:
        """Where somebody is signed in, the oldest first."""
        columns = (DEVICES.c.id, DEVICES.c.about, DEVICES.c.since, DEVICES.c.seen)
        own = select(*columns).where(DEVICES.c.person == person).order_by(DEVICES.c.since, DEVICES.c.id)
        async with self.reading() as connection:
            return [StoredDevice(*row) for row in await connection.execute(own)]

    async def ended(self, devices: Collection[str]) -> set[str]:
        """Which of these are signed in no more."""
        async with self.reading() as connection:
            left = await connection.scalars(select(DEVICES.c.id).where(DEVICES.c.id.in_(devices)))
            return set(devices) - set(left)

    async def end_device(self, person: str, device: str) -> bool:
        async with self.writing() as connection:
            ended = await connection.execute(devices_of(person).where(DEVICES.c.id == device))
            return ended.rowcount == 1

    async def renew_devices(self, person: str, device: StoredDevice, password: str | None = None) -> None:
        """Every sign-in of the person ends, and a new one is all there is; with a new password, where there is one."""
        async with self.writing() as connection:
            await connection.execute(devices_of(person))
            await connection.execute(DEVICES.insert().values(person=person, **device._asdict()))
            if password is not None:
                await connection.execute(update(PEOPLE).where(PEOPLE.c.id == person).values(password=password))

    async def forget_devices_before(self, moment: int) -> None:
        async with self.writing() as connection:
            await connection.execute(delete(DEVICES).where(DEVICES.c.seen < moment))


def devices_of(person: str) -> Delete:
    return delete(DEVICES).where(DEVICES.c.person == person)
