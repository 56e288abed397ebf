"""/api/me and signing in."""

from __future__ import annotations

from litestar import Response, get, post
from litestar.params import JSONBody

from ludotheque.server import devices, farewell, people, wire, wire_devices
from ludotheque.server.lists import lines_of
from ludotheque.server.refusal import Refusal
from ludotheque.server.routes.asked import REFUSALS, AnyRequest, DeviceId, TheHall
from ludotheque.server.standing import standing


@get("/api/me", responses=REFUSALS, tags=["people"])
async def me(request: AnyRequest, hall: TheHall) -> wire.Person | None:
    """Who you are; null before you have a name."""
    person = await people.person_of(request, hall)
    return people.shown(person) if person else None


@post("/api/me", responses=REFUSALS, tags=["people"], status_code=200)
async def name_me(request: AnyRequest, hall: TheHall, data: JSONBody[wire.NewPerson]) -> wire.Person:
    """Become a guest with this name, or change your name."""
    return await people.welcome(request, hall, data.name)


@post("/api/me/account", responses=REFUSALS, tags=["people"], status_code=200)
async def give_account(request: AnyRequest, hall: TheHall, data: JSONBody[wire.Credentials]) -> wire.Person:
    """Give yourself a login and a password, to come back on another device."""
    return await people.give_account(request, hall, data)


@post("/api/sign-in", responses=REFUSALS, tags=["people"], status_code=200)
async def sign_in(request: AnyRequest, hall: TheHall, data: JSONBody[wire.Credentials]) -> wire.Person:
    return await people.sign_in(request, hall, data)


@post("/api/sign-out", responses=REFUSALS, tags=["people"], status_code=204)
async def sign_out(request: AnyRequest, hall: TheHall) -> None:
    """From here on the cookie is nobody's, wherever it is, and its sockets are closed."""
    await devices.sign_out(request, hall)
    request.clear_session()


@get("/api/me/devices", responses=REFUSALS, tags=["people"])
async def my_devices(request: AnyRequest, hall: TheHall) -> list[wire_devices.Device]:
    """Where you are signed in, the oldest first."""
    return await devices.own(request, hall, await people.known_person(request, hall))


@post("/api/me/devices/{device_id:str}/end", responses=REFUSALS, tags=["people"], status_code=204)
async def end_device(request: AnyRequest, hall: TheHall, device_id: DeviceId) -> None:
    """Sign out there."""
    await devices.end(hall, await people.known_person(request, hall), device_id)


@post("/api/me/password", responses=REFUSALS, tags=["people"], status_code=204)
async def change_password(request: AnyRequest, hall: TheHall, data: JSONBody[wire_devices.NewPassword]) -> None:
    """Change your password; you stay signed in here and nowhere else."""
    await people.change_password(request, hall, data)


@get("/api/me/tables", responses=REFUSALS, tags=["people"])
async def my_tables(request: AnyRequest, hall: TheHall) -> list[wire.TableLine]:
    """Your tables, the newest first."""
    person = await people.known_person(request, hall)
    return await lines_of(hall, await hall.store.tables_of(person.id), person.id)


@get("/api/me/standing", responses=REFUSALS, tags=["people"])
async def my_standing(request: AnyRequest, hall: TheHall) -> list[wire.Played]:
    """What you have played so far, by game."""
    person = await people.known_person(request, hall)
    return standing(await hall.store.played_by(person.id))


@get("/api/me/data", responses=REFUSALS, tags=["people"])
async def my_data(request: AnyRequest, hall: TheHall) -> Response[wire.Plain]:
    """Everything that is stored of you."""
    person = await people.known_person(request, hall)
    headers = {"content-disposition": 'attachment; filename="ludotheque.json"'}
    return Response(await hall.store.belongings(person.id), headers=headers)


@post("/api/me/forget", responses=REFUSALS, tags=["people"], status_code=204)
async def forget_me(request: AnyRequest, hall: TheHall, data: JSONBody[wire.NewPerson]) -> None:
    """Be forgotten, for good; say your name, so that it is no mistake. Games stay, without it."""
    person = await people.known_person(request, hall)
    if data.name != person.name:
        raise Refusal("bad-input", where="name")
    await farewell.forget(hall, person)
    request.clear_session()
