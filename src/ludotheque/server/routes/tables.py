"""/api/tables: setting up, sitting down, choosing, and looking back."""

from __future__ import annotations

import asyncio

from litestar import Response, get, post
from litestar.params import JSONBody

from ludotheque.kernel.choice import TABLE
from ludotheque.server import deeds, people, seating, wire, wire_replay
from ludotheque.server.beginning import set_up_from
from ludotheque.server.doubts import honestly
from ludotheque.server.facts import facts_of
from ludotheque.server.hall import Hall
from ludotheque.server.invitation import invited
from ludotheque.server.lists import lines_of
from ludotheque.server.refusal import Refusal
from ludotheque.server.review import fairness_of, page_of, record_of, replay_of
from ludotheque.server.routes.asked import (
    REFUSALS,
    AnyRequest,
    PageAsked,
    SeatAsked,
    SecureAsked,
    SeenBy,
    TableId,
    TheHall,
)
from ludotheque.server.routes.sending import PACKED, sent, volume_of
from ludotheque.server.sent_away import keeps_out
from ludotheque.server.store import StoredPerson
from ludotheque.server.table import RunningTable

LISTED = 50


@get("/api/tables", responses=REFUSALS, tags=["tables"])
async def list_tables(request: AnyRequest, hall: TheHall) -> list[wire.TableLine]:
    """Public tables: those that wait for players, then those in play."""
    person = await people.person_of(request, hall)
    tables = await hall.store.public_tables("open", LISTED) + await hall.store.public_tables("playing", LISTED)
    return await lines_of(hall, tables, person.id if person else None)


@post("/api/tables", responses=REFUSALS, tags=["tables"])
async def new_table(request: AnyRequest, hall: TheHall, data: JSONBody[wire.NewTable]) -> wire.TableFacts:
    """Set a table up. It starts at once where no chair is open."""
    person = await people.known_person(request, hall)
    table = await seating.set_up(hall, person, hall.veil.caller(request), data)
    return facts_of(table, person.id)


@get("/api/tables/{table_id:str}", responses=REFUSALS, tags=["tables"])
async def show_table(request: AnyRequest, hall: TheHall, table_id: TableId) -> wire.TableFacts:
    table, person = await found(request, hall, table_id)
    return facts_of(table, person.id if person else None)


@get("/api/tables/{table_id:str}/invitation", responses=REFUSALS, tags=["tables"])
async def invitation(
    request: AnyRequest, hall: TheHall, table_id: TableId, secure: SecureAsked = False
) -> wire.Invitation:
    """The address to give to somebody else, also for a camera."""
    table = await hall.table(table_id)
    asked = request.headers.get("host", ""), secure, hall.settings.host, f"/table/{table.id}"
    return await asyncio.to_thread(invited, *asked)


@post("/api/tables/{table_id:str}/sit", responses=REFUSALS, tags=["tables"], status_code=200)
async def sit(request: AnyRequest, hall: TheHall, table_id: TableId, data: JSONBody[wire.Sit]) -> wire.TableFacts:
    """Take an open chair; the last one starts the game."""
    person = await people.known_person(request, hall)
    table = await hall.table(table_id)
    with honestly(table):
        await seating.sit(hall, table, person, hall.veil.caller(request), data.seat)
    return facts_of(table, person.id)


@post("/api/tables/{table_id:str}/leave", responses=REFUSALS, tags=["tables"], status_code=200)
async def leave(request: AnyRequest, hall: TheHall, table_id: TableId) -> wire.TableFacts:
    """Get up before the game has started."""
    person = await people.known_person(request, hall)
    table = await hall.table(table_id)
    with honestly(table):
        await seating.leave(hall, table, person)
    return facts_of(table, person.id)


@post("/api/tables/{table_id:str}/remove", responses=REFUSALS, tags=["tables"], status_code=200)
async def remove(request: AnyRequest, hall: TheHall, table_id: TableId, data: JSONBody[wire.Sit]) -> wire.TableFacts:
    """Send away whoever sits there, before the game has started; for the host."""
    person = await people.known_person(request, hall)
    table = await hall.table(table_id)
    with honestly(table):
        await seating.remove(hall, table, person, data.seat)
    return facts_of(table, person.id)


@get("/api/tables/{table_id:str}/sheet", responses=REFUSALS, tags=["play"])
async def show_sheet(request: AnyRequest, hall: TheHall, table_id: TableId, seat: SeatAsked = None) -> wire.SeatSheet:
    """What one of your seats may know, and be asked; without a seat, what a spectator sees."""
    table, person = await found(request, hall, table_id)
    if seat is not None:
        seating.check_own_seat(table, person, seat)
    elif keeps_out(table, person, hall.veil.caller(request)):
        raise Refusal("removed")
    return sheet_of(hall, table, person, seat)


@post("/api/tables/{table_id:str}/choices", responses=REFUSALS, tags=["play"], status_code=200)
async def choose(
    request: AnyRequest, hall: TheHall, table_id: TableId, data: JSONBody[wire.NewChoice]
) -> wire.SeatSheet:
    """Choose something from the menu, for the moment that the sheet named."""
    table, person = await found(request, hall, table_id)
    seating.check_own_seat(table, person, data.seat)
    with hall.metrics.choosing(table.stored.game):
        await table.choose(data.seat, data.at, data.choice)
    return sheet_of(hall, table, person, data.seat)


@post("/api/tables/{table_id:str}/deeds", responses=REFUSALS, tags=["play"], status_code=200)
async def do(request: AnyRequest, hall: TheHall, table_id: TableId, data: JSONBody[wire.NewDeed]) -> wire.SeatSheet:
    """Take back, resign, abort, come back from a bot, ask for a rematch, or play again alone."""
    table, person = await found(request, hall, table_id)
    seating.check_own_seat(table, person, data.seat)
    with honestly(table):
        await deeds.do(hall, table, data.seat, data.deed)
    return sheet_of(hall, table, person, data.seat)


@post("/api/tables/{table_id:str}/orders", responses=REFUSALS, tags=["play"], status_code=200)
async def stand(request: AnyRequest, hall: TheHall, table_id: TableId, data: JSONBody[wire.NewOrder]) -> wire.SeatSheet:
    """Pass from now on, as far as the order says; an empty order takes that back."""
    table, person = await found(request, hall, table_id)
    seating.check_own_seat(table, person, data.seat)
    await table.stand(data.seat, data.order)
    return sheet_of(hall, table, person, data.seat)


@get("/api/tables/{table_id:str}/replay", responses=REFUSALS, tags=["review"])
async def replay(
    request: AnyRequest, hall: TheHall, table_id: TableId, seen_by: SeenBy = "table"
) -> wire_replay.Replay:
    """What there is to look at of a finished game, as a seat saw it, a spectator, or with everything open."""
    table, person = await found(request, hall, table_id)
    with hall.archive.turn(who_asks(request, person)):
        return await replay_of(table, person.id if person else None, seen_by)


@get("/api/tables/{table_id:str}/replay/{page:int}", responses=volume_of(wire_replay.Page), tags=["review"], opt=PACKED)
async def replay_page(
    request: AnyRequest, hall: TheHall, table_id: TableId, page: PageAsked, seen_by: SeenBy = "table"
) -> Response[bytes]:
    """Some steps of a finished game: the first table whole, the others as changes to the one before."""
    table, person = await found(request, hall, table_id)
    with hall.archive.turn(who_asks(request, person)):
        return sent(request, await page_of(table, page, seen_by))


@get("/api/tables/{table_id:str}/record", responses=REFUSALS, tags=["review"])
async def record(request: AnyRequest, hall: TheHall, table_id: TableId) -> Response[wire.Plain]:
    """The record of a finished game: `ludotheque replay` plays it again."""
    table, person = await found(request, hall, table_id)
    name = f"{table.stored.game}-{table.id}.json"
    headers = {"content-disposition": f'attachment; filename="{name}"'}
    with hall.archive.turn(who_asks(request, person)):
        written = await record_of(table)
    return Response(written, media_type="application/json", headers=headers)  # type: ignore[arg-type]  # as it is


@get("/api/tables/{table_id:str}/fair", responses=REFUSALS, tags=["review"])
async def fair(request: AnyRequest, hall: TheHall, table_id: TableId) -> wire_replay.Fairness:
    """Whether the finished game was dealt from the secret that was promised before the first card."""
    table, person = await found(request, hall, table_id)
    with hall.archive.turn(who_asks(request, person)):
        return await fairness_of(table)


@post("/api/tables/{table_id:str}/from", responses=REFUSALS, tags=["review"])
async def play_from(
    request: AnyRequest, hall: TheHall, table_id: TableId, data: JSONBody[wire_replay.FromHere]
) -> wire.TableFacts:
    """Play on from any moment of a finished game, alone against bots: what your seat cannot see is dealt anew."""
    person = await people.known_person(request, hall)
    table = await hall.table(table_id)
    with hall.archive.turn(person.id):
        begun = await set_up_from(hall, person, hall.veil.caller(request), table, data)
    return facts_of(begun, person.id)


def who_asks(request: AnyRequest, person: StoredPerson | None) -> str:
    """A person, or whoever is behind an address."""
    return person.id if person else f"address {request.client.host if request.client else ''}"


async def found(request: AnyRequest, hall: Hall, table_id: str) -> tuple[RunningTable, StoredPerson | None]:
    return await hall.table(table_id), await people.person_of(request, hall)


def sheet_of(hall: Hall, table: RunningTable, person: StoredPerson | None, seat: int | None) -> wire.SeatSheet:
    audience = TABLE if seat is None else seat
    play = table.play
    return wire.SeatSheet(
        facts=facts_of(table, person.id if person else None),
        seat=seat,
        sheet=table.sheet(audience, hall.sources.now()),
        events=play.events(audience) if play else [],
    )
