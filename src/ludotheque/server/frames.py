"""Frames: the table on its way to where it is now, as what stood otherwise then. First for all, then for each."""

from __future__ import annotations

from itertools import accumulate
from typing import Any

from ludotheque.games.highlights import Seen
from ludotheque.kernel.camera import Shot
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.difference import Change, differences
from ludotheque.kernel.game import Data, Game, views_of
from ludotheque.kernel.state import State
from ludotheque.kernel.step import Act
from ludotheque.server import wire


def developed(
    game: Game, g: State, shots: list[Shot], seats: list[Seat], views: list[Data], since: int
) -> list[wire.Frame]:  # fmt: skip
    """What these seats saw on the way to a table and these views of it; events are counted from `since`, as if all were
    told to all. The question is left out: it stays in all frames as it is at the end.
    """
    end = unasked(game, views) if game.asking is not None else views_of(game, between_steps(g), seats)
    tables = [unasked(game, views_of(game, shot.g, seats)) for shot in shots]
    return [wire.Frame(shot.told - since, differences(end, table)) for shot, table in zip(shots, tables)]


def highlight(seen: Seen) -> wire.Highlight:
    return wire.Highlight(seen.told, wire.Question(*seen.sentence), seen.mood)


def unasked(game: Game, views: list[Data]) -> list[Data]:
    asking = game.asking or ()
    return [{part: value for part, value in view.items() if part not in asking} for view in views]


def between_steps(g: State) -> State:
    """The same table, where another step is to come before the question."""
    h = g.copy(g.dice)
    h.agenda.append(Act[Any]())
    return h


def shown_to(frames: list[wire.Frame], views: list[int], heard: list[bool]) -> list[wire.Frame]:
    """The same for whoever has only these of the views, and has heard only these of the events.

    Before each of them everybody has heard something. A table that looks to them like the next one is no frame,
    whatever else has changed: what they are sent follows from what they see and hear.
    """
    told, found, after = [0, *accumulate(heard)], list[wire.Frame](), list[Change]()
    for frame in reversed(frames):
        changes = among(frame.changes, views)
        if changes != after:
            found.append(wire.Frame(told[frame.told], changes))
            after = changes
    return found[::-1]


def among(changes: list[Change], views: list[int]) -> list[Change]:
    """Changes of only these views, counted anew."""
    return [[[views.index(path[0]), *path[1:]], *value] for path, *value in changes if path[0] in views]
