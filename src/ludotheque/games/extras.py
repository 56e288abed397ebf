"""Extras: what a game has beside its tables. Its own pages ask for errands; what people bring to a table is a file."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, NamedTuple

from msgspec import Struct

from ludotheque.content.words import Words
from ludotheque.games import part_of
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import Dice


class Errand(NamedTuple):
    """Something that a game does for whoever asks: what travels there and back, as types of the wire."""

    asks: type[Struct] | None
    answers: Any
    do: Callable[[Words, Any, Dice], Any]  # in the reader's words


class Extras(NamedTuple):
    """`extras.py` of a game has one, as EXTRAS, where the game has anything beside its tables."""

    errands: dict[str, Errand] = {}  # by their addresses, under the game's own
    bring: Callable[[Any, Seat, str, Words], list[Choice]] | None = None  # the choices that a seat's text comes to


NOTHING: Final = Extras()


def extras_of(game_id: str) -> Extras:
    part = part_of(game_id, "extras")
    return NOTHING if part is None else part.EXTRAS
