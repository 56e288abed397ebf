"""Slow motion: what follows from a choice, one step after the other, so that the table can be shown on the way."""

from __future__ import annotations

from typing import Any, NamedTuple

from ludotheque.kernel.game import Data
from ludotheque.kernel.state import State, Watcher
from ludotheque.kernel.step import Step, Steps
from ludotheque.table import Table


class Moment(NamedTuple):
    """The table as a seat sees it after a step, and what it was told in that step."""

    view: Data
    events: list[Data]


class Projector(Watcher):
    """Notes what `seer` would see; a step that tells them nothing is not shown."""

    def __init__(self, table: Table, seer: int | None) -> None:
        self.seen: list[Moment] = []
        self._table = table
        self._seer = seer
        self._told = 0

    def after(self, g: State, step: Step[Any], following: Steps) -> None:
        events = self._table.events(self._seer, self._told)
        if events:
            g.agenda += reversed(following)
            self.seen.append(Moment(self._table.view(self._seer), events))
            self._told += len(events)
            del g.agenda[len(g.agenda) - len(following) :]


def moments(table: Table, seat: int, text: str, seer: int | None) -> list[Moment]:
    """What `seer` would see if `seat` chose this; the table itself stays as it is. A sealed answer shows nothing."""
    if table.deciders() != [seat]:
        return []
    copy = table.copy()
    projector = Projector(copy, seer)
    copy.state.events, copy.state.watcher = [], projector
    copy.state.choose(seat, table.game.read(text))
    return projector.seen
