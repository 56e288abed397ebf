"""/api/tables/.../review: who stood better in a finished game, and where it turned."""

from __future__ import annotations

from litestar import get

from ludotheque.server import wire_replay
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


ROUTES = [review]
