"""Slow motion: what follows from a choice, one step after the other, so that the table can be shown on the way."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.kernel.audience import told
from ludotheque.kernel.camera import Camera, Shot
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Data
from ludotheque.table import Table


class Moment(NamedTuple):
    """The table as a seat sees it after a step, and what it was told in that step."""

    view: Data
    events: list[Data]


def moments(table: Table, seat: int, text: str, seer: int | None) -> list[Moment]:
    """What `seer` would see if `seat` chose this; the table itself stays as it is. A sealed answer shows nothing."""
    if table.deciders() != [seat]:
        return []
    game, g = table.game, table.copy().state
    looking = TABLE if seer is None else seer
    g.events = events = list[Event]()
    g.watcher = camera = Camera()
    g.choose(seat, game.read(text))
    shots = [*camera.cut(game, g), Shot(len(events), g)]
    begun = [0, *(shot.told for shot in shots)]
    seen = [Moment(game.view(h, looking), told(game, events[n:end], looking)) for n, (end, h) in zip(begun, shots)]
    return [moment for moment in seen if moment.events]
