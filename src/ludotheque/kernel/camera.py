"""Camera: takes the table on its way from one question to the next."""

from __future__ import annotations

from typing import Any, Final, NamedTuple

from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import State, Watcher
from ludotheque.kernel.step import Act, Step

MOST: Final = 12  # shots at a time; what comes later is seen when all is over


class Shot(NamedTuple):
    """The table after so many events."""

    told: int
    g: State


class Camera(Watcher):
    """Whenever everybody has been told something, the table as it lies then, before the next step changes it.

    A step that told only some takes no shot, so that how many there are is no secret.
    """

    def __init__(self) -> None:
        self.told = 0  # events up to the last shot
        self.shots: list[Shot] = []

    def before(self, g: State, step: Step[Any]) -> None:
        events = g.events
        if events is None or len(events) <= self.told or not isinstance(step, Act) or len(self.shots) == MOST:
            return
        if is_public(events[self.told :]):
            lying = g.copy(g.dice)
            lying.agenda.append(step)
            self.shots.append(Shot(len(events), lying))
            self.told = len(events)

    def cut(self, game: Game, g: State) -> list[Shot]:
        """What was taken on the way to this table; of tables that are known to look alike, the last."""
        shots: list[Shot] = []
        after = g
        for shot in reversed(self.shots):
            if game.asking is None or not lies_alike(shot.g, after):
                shots.append(shot)
                after = shot.g
        self.shots = []
        shots.reverse()
        return shots


def is_public(events: list[Event]) -> bool:
    return any(event.as_told_to(TABLE) is not None for event in events)


def lies_alike(g: State, h: State) -> bool:
    return all(getattr(g, field) == getattr(h, field) for field in g.fields)
