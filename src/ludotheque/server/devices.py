"""Devices: signing in on one, the list of one's own, and their end: for the cookie, its copies and their sockets."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any, Final

from litestar.connection import ASGIConnection

from ludotheque.server import wire_devices
from ludotheque.server.connection import SIGNED_OUT, TRY_AGAIN
from ludotheque.server.hall import Hall
from ludotheque.server.people_store import StoredDevice
from ludotheque.server.refusal import Refusal
from ludotheque.server.sources import iso
from ludotheque.server.store import StoredPerson

PERSON: Final = "person"  # what a cookie holds: who it is
DEVICE: Final = "device"  # and where
# The first that is found in what a browser says of itself; most of them say what others are, too.
BROWSERS: Final = {"Edg": "Edge", "OPR/": "Opera", "Firefox/": "Firefox", "Chrome/": "Chrome", "Safari/": "Safari"}
SYSTEMS: Final = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "macOS",
                  "CrOS": "ChromeOS", "Linux": "Linux"}  # fmt: skip

AnyConnection = ASGIConnection[Any, Any, Any, Any]


def ids_in(connection: AnyConnection) -> tuple[str, str] | None:
    """Whose cookie it is, and of which device, by its signature alone."""
    session = connection.scope.get("session")
    if not isinstance(session, dict):
        return None
    person = session.get(PERSON)
    device = session.get(DEVICE, person)  # cookies of before devices were told apart mean the one under the same id
    return (person, device) if isinstance(person, str) and isinstance(device, str) else None


def about(connection: AnyConnection) -> str:
    """Browser and system, by name and no more; nothing where neither is known."""
    said = connection.headers.get("user-agent", "")
    found = [next((name for mark, name in known.items() if mark in said), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(filter(None, found))


async def sign_in(connection: AnyConnection, hall: Hall, person: str) -> None:
    """Here is a new device; whoever was signed in here before is not any more."""
    await sign_out(connection, hall)
    device = new_device(connection, hall)
    await hall.store.add_device(person, device.id, device.about, device.since)
    connection.session.update({PERSON: person, DEVICE: device.id})


async def sign_out(connection: AnyConnection, hall: Hall) -> None:
    if ids := ids_in(connection):
        await hall.store.end_device(*ids)
        close(hall, ids[1:])


async def renew(connection: AnyConnection, hall: Hall, person: str, password: str | None = None) -> None:
    """Every sign-in ends but the one that asks, which gets another id: a copy of its cookie ends, too."""
    ids = ids_in(connection)
    others = {device.id for device in await hall.store.devices(person)} - set(ids or ())
    device = new_device(connection, hall)
    await hall.store.renew_devices(person, device, password)
    connection.session.update({PERSON: person, DEVICE: device.id})
    close(hall, others)
    close(hall, ids[1:] if ids else (), TRY_AGAIN)  # who comes back with the new cookie is let in


def new_device(connection: AnyConnection, hall: Hall) -> StoredDevice:
    now = hall.sources.now()
    return StoredDevice(hall.sources.token(), about(connection), now, now)


async def own(connection: AnyConnection, hall: Hall, person: StoredPerson) -> list[wire_devices.Device]:
    ids = ids_in(connection)
    return [
        wire_devices.Device(id, about, iso(since), iso(seen), ids is not None and id == ids[1])
        for id, about, since, seen in await hall.store.devices(person.id)
    ]


async def end(hall: Hall, person: StoredPerson, device: str) -> None:
    if not await hall.store.end_device(person.id, device):
        raise Refusal("no-such-device")
    close(hall, [device])


def close(hall: Hall, devices: Collection[str], code: int = SIGNED_OUT) -> None:
    """The sockets of these devices that are at this server."""
    for table in hall.tables.values():
        for connection in table.connections:
            if connection.device in devices:
                connection.close(code, Refusal("not-signed-in"))


async def close_ended(hall: Hall) -> None:
    """Sockets of devices that were ended at another server, or while they were opened."""
    open_ones = {one.device for table in hall.tables.values() for one in table.connections if one.device is not None}
    if open_ones:
        close(hall, await hall.store.ended(open_ones))
