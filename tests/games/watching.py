"""What the watched games have in common: somebody watches, and notes what fires."""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from ludotheque.games.speech import speech_of
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Game, Settings
from ludotheque.kernel.state import State


def due(game: Game, unheard: Collection[str] = ()) -> set[str]:
    """What has to fire in any game: every step, choice, event and option, but for what is unheard of."""
    speech = speech_of(game.id)
    return {
        *(f"step {name}" for name in game.steps if name not in unheard),
        *(f"verb {word}" for word in speech.verbs() if word not in unheard),
        *(f"told {name}" for name in speech.event_forms() if name not in unheard),
        *(f"option {option.name} {value}" for option in game.options for value in option.values),
    }


def told(events: list[Event]) -> set[str]:
    """What has been told, to everybody or to some."""
    public = [event.public for event in events if event.public is not None]
    return {f"told {event.name}" for event in (*events, *public)}


def bare(game: Game, seats: int, settings: Settings, dice: Dice) -> Any:
    """A table of that game before its set-up."""
    g = game.deal(seats, settings, dice, False)
    g.clear()
    g.agenda.clear()
    g.moves, g.draws = 0, 0
    return g


def is_last(g: State, seat: Seat) -> bool:
    """Whether the question on top is heard once this seat has answered."""
    return set(g.deciders()) <= {seat}
