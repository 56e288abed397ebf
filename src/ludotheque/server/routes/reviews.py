"""/api/tables/.../account, /review and /hint: what came of a game, what a strong bot thinks of it and would do."""

from __future__ import annotations

from litestar import get, post
from litestar.params import JSONBody

from ludotheque.server import seating, wire_ahead, wire_replay
from ludotheque.server.retelling import account_for
from ludotheque.server.routes.asked import REFUSALS, AnyRequest, SeenBy, TableId, TheHall, TheStaff
from ludotheque.server.routes.tables import found, who_asks


@get("/api/tables/{table_id:str}/review", responses=REFUSALS, tags=["review"])
async def review(
    request: AnyRequest, hall: TheHall, staff: TheStaff, table_id: TableId, seen_by: SeenBy = "all"
) -> wire_replay.Review:
    """What a strong bot thinks of a finished game, as far as it has come; whoever asks first sets it to work.

    It weighs each choice with what its player could know then. As a seat, one gets what is about that seat's choices.
    """
    table, person = await found(request, hall, table_id)
    asks = who_asks(request, person)
    with hall.archive.turn(asks):
        return await staff.critic.review(table, seen_by, (hall.veil.caller(request), asks))


@get("/api/tables/{table_id:str}/account", responses=REFUSALS, tags=["review"])
async def account(request: AnyRequest, hall: TheHall, table_id: TableId) -> wire_replay.Account:
    """What came of a finished game: what its result is made of, what was counted, a journey as a story."""
    table, person = await found(request, hall, table_id)
    with hall.archive.turn(who_asks(request, person)):
        return await account_for(hall, table, person.id if person else None)


@post("/api/tables/{table_id:str}/hint", responses=REFUSALS, tags=["play"], status_code=200)
async def hint(
    request: AnyRequest, hall: TheHall, staff: TheStaff, table_id: TableId, data: JSONBody[wire_ahead.HintAsked]
) -> wire_ahead.Hint:
    """What a strong bot would choose in your seat, for the moment that the sheet named; where you play against bots."""
    table, person = await found(request, hall, table_id)
    seating.check_own_seat(table, person, data.seat)
    whose = hall.veil.caller(request), who_asks(request, person)
    return await staff.adviser.hint(table, table.game(), data.seat, data.at, whose)
