"""/api/tables/.../why and /forecast: what stands in the way of a choice, and what one would lead to."""

from __future__ import annotations

from litestar import get

from ludotheque.server import seating, wire_ahead
from ludotheque.server.foreteller import reason_of
from ludotheque.server.play import Play
from ludotheque.server.refusal import Refusal
from ludotheque.server.routes.asked import REFUSALS, About, AnyRequest, Moment, OwnSeat, TableId, TheHall, TheStaff
from ludotheque.server.routes.tables import found, who_asks
from ludotheque.server.table import RunningTable


@get("/api/tables/{table_id:str}/why", responses=REFUSALS, tags=["play"])
async def why(request: AnyRequest, hall: TheHall, table_id: TableId, seat: OwnSeat, about: About) -> wire_ahead.Why:
    """Why one of your seats cannot choose something, with the rules: a choice, how one begins, or a thing by name."""
    table, person = await found(request, hall, table_id)
    seating.check_own_seat(table, person, seat)
    return reason_of(running(table), seat, about)


@get("/api/tables/{table_id:str}/forecast", responses=REFUSALS, tags=["play"])
async def forecast(
    request: AnyRequest, hall: TheHall, staff: TheStaff, table_id: TableId, seat: OwnSeat, at: Moment, about: About
) -> wire_ahead.Forecast:
    """What a choice of your menu would lead to, as far as your seat may know; for the moment that the sheet named."""
    table, person = await found(request, hall, table_id)
    seating.check_own_seat(table, person, seat)
    whose = hall.veil.caller(request), who_asks(request, person)
    return await staff.foreteller.forecast(running(table), seat, at, about, whose)


def running(table: RunningTable) -> Play:
    play = table.game()
    if play.over:
        raise Refusal("game-over")
    return play
