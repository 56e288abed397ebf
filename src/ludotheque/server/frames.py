"""Frames: the table on its way to where it is now, as what stood otherwise then. First for all, then for each."""

from __future__ import annotations

from itertools import accumulate

from ludotheque.kernel.camera import Shot
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.game import Data, Game, views_of
from ludotheque.server import wire
from ludotheque.server.difference import difference


def developed(game: Game, shots: list[Shot], seats: list[Seat], views: list[Data], since: int) -> list[wire.Frame]:
    """What these seats saw on the way to these views; events are counted from `since`, as if all were told to all."""
    return [
        wire.Frame(shot.told - since, difference(views, views_of(game, shot.g, seats))) for shot in shots
    ]  # fmt: skip


def shown_to(frames: list[wire.Frame], views: list[int], heard: list[bool]) -> list[wire.Frame]:
    """The same for whoever has only these of the views, and has heard only these of the events.

    A frame in which they heard nothing is none of theirs; one that looks to them as the table does now tells nothing.
    """
    told, found, before = [0, *accumulate(heard)], list[wire.Frame](), 0
    for frame in frames:
        changes = among(frame.changes, views)
        if changes and told[frame.told] > before:
            before = told[frame.told]
            found.append(wire.Frame(before, changes))
    return found


def among(changes: list[wire.Change], views: list[int]) -> list[wire.Change]:
    """Changes of only these views, counted anew."""
    return [[[views.index(path[0]), *path[1:]], *value] for path, *value in changes if path[0] in views]
