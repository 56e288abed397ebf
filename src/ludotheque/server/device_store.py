"""Devices in the store: where people are signed in. A cookie counts for as long as its device is here."""

from __future__ import annotations

from collections.abc import Collection
from typing import NamedTuple

from sqlalchemy import Delete, bindparam, delete, select, update

from ludotheque.server.ledger import DEVICES, PEOPLE
from ludotheque.server.people_store import PeopleStore, StoredPerson, one, person_of

SIGNED_IN = (
    select(PEOPLE.c.id, PEOPLE.c.name, PEOPLE.c.login, PEOPLE.c.password, DEVICES.c.seen)
    .join(DEVICES, DEVICES.c.person == PEOPLE.c.id)
    .where(DEVICES.c.id == bindparam("device"), PEOPLE.c.id == bindparam("person"))
)


class StoredDevice(NamedTuple):
    id: str
    about: str  # coarse: Firefox, Linux
    since: int
    seen: int  # milliseconds, to the day


class DeviceStore(PeopleStore):
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


def devices_of(person: str) -> Delete:
    return delete(DEVICES).where(DEVICES.c.person == person)
