"""What routes are handed: the request, the hall, its staff, the books, parts of an address; and how they all refuse."""

from __future__ import annotations

from typing import Annotated, Any

from litestar import Request
from litestar.di import NamedDependency
from litestar.openapi.datastructures import ResponseSpec
from litestar.params import PathParameter, QueryParameter

from ludotheque.server import wire
from ludotheque.server.bookshelf import Bookshelf
from ludotheque.server.hall import Hall
from ludotheque.server.refusal import CODES
from ludotheque.server.staff import Staff

AnyRequest = Request[Any, Any, Any]
TheHall = NamedDependency[Hall]
TheStaff = NamedDependency[Staff]
TheShelf = NamedDependency[Bookshelf]
TableId = Annotated[str, PathParameter(description="The table's id, as in its link.")]
DeviceId = Annotated[str, PathParameter(description="One of your devices, as in their list.")]
GameId = Annotated[str, PathParameter(description="A game's id.")]
PuzzleId = Annotated[str, PathParameter(max_length=40, description="A puzzle's id, as in its link.")]
LanguageAsked = Annotated[str, PathParameter(description="en, fr or de.")]
SeatAsked = Annotated[int | None, QueryParameter(ge=0, le=15, required=False, description="One of your seats.")]
SecureAsked = Annotated[bool, QueryParameter(required=False, description="Whether your page came over https.")]
OwnSeat = Annotated[int, QueryParameter(ge=0, le=15, description="One of your seats.")]
Moment = Annotated[str, QueryParameter(max_length=40, description="The moment that the sheet named.")]
About = Annotated[str, QueryParameter(min_length=1, max_length=100, description="A choice, or what it begins with.")]
PageAsked = Annotated[int, PathParameter(ge=0, le=100_000, description="Which page of the replay, from 0.")]
Digest = Annotated[str, PathParameter(pattern="^[0-9a-f]{32}$", description="A book, as a replay names it.")]
SeenBy = Annotated[
    str, QueryParameter(pattern=r"^([0-9]{1,2}|table|all)$", description="A seat's number, table or all.")
]

REFUSALS = {
    status: ResponseSpec(wire.Problem, generate_examples=False, description=codes.replace(" ", ", "))
    for status, codes in CODES.items()
    if status != 500
}
