"""What an audience knows: everything that a seat, or a spectator, is shown and told."""

from __future__ import annotations

from ludotheque.kernel.choice import Seat
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data, Game
from ludotheque.kernel.state import State


def shown(game: Game, g: State, seat: Seat) -> Data:
    """What a seat is shown of a table; TABLE for a spectator."""
    return {"view": game.view(g, seat), "waits_for": game.waits_for(g, seat), "coming": game.coming(g, seat)}


def told(game: Game, events: list[Event] | None, seat: Seat) -> list[Data]:
    """What a seat is told, with names for numbers; nothing where nobody is told anything."""
    forms = [event.as_told_to(seat) for event in events or []]
    return [game.event(form) for form in forms if form is not None]
