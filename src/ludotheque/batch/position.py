"""From a table of the readable rules to the bytes of a game, and back."""

from __future__ import annotations

from typing import Any, TypeAlias

import numpy as np
from numpy.typing import NDArray

from ludotheque.batch.cards import ACTIONS
from ludotheque.batch.layout import (
    AGENDA,
    BITS,
    DEEPEST,
    DRAWS,
    FIELDS,
    MOVES,
    OPTION_NAMES,
    SEALED,
    STEP,
    WIDE,
    WIDE_ZONES,
    WIDTH,
    begins,
    option,
    put_wide,
    size_of,
    wide,
)
from ludotheque.batch.steps import KINDS
from ludotheque.games.strife import GAME
from ludotheque.games.strife.options import Options
from ludotheque.games.strife.table import SEATS, ZONES, Strife
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Settings
from ludotheque.kernel.step import kept, saved
from ludotheque.kernel.zones import Zone
from ludotheque.table import Table

Bytes: TypeAlias = NDArray[np.int8]
Position: TypeAlias = Table | Strife


def to_bytes(position: Position) -> Bytes:
    """A table, in the middle of an effect or not, as the bytes of a game; its dice stay behind."""
    g: Any = position.state if isinstance(position, Table) else position
    if not isinstance(g, Strife):
        raise ValueError("only a table of strife can be played in batches")
    row = [0] * WIDTH
    for name in OPTION_NAMES:
        row[option(name)] = int(getattr(g.options, name))
    for zone in ZONES:
        for owner, lying in enumerate(getattr(g, zone.name) if zone.each else [getattr(g, zone.name)]):
            write(row, zone, begins(FIELDS, zone.name) + owner * size_of(zone), lying)
    put_wide(row, MOVES, g.moves)
    row[DRAWS] = g.draws
    for seat, choice in g.sealed.items():
        put_wide(row, SEALED + WIDE * seat, ACTIONS.numbers[choice] + 1)
    write_agenda(row, g)
    return np.array(row, np.int8)


def write(row: list[int], zone: Zone, at: int, lying: Any) -> None:
    size = size_of(zone)
    if zone.many:
        if len(lying) >= size:
            raise ValueError(f"there are too many cards in the {zone.name}: {len(lying)}")
        row[at] = len(lying)
        row[at + 1 : at + 1 + len(lying)] = lying
    elif zone.name in WIDE_ZONES:
        put_wide(row, at, lying)
    elif zone.name == "spent":
        row[at : at + size] = [lying >> BITS * i & (1 << BITS) - 1 for i in range(size)]
    else:
        row[at] = lying


def write_agenda(row: list[int], g: Strife) -> None:
    if len(g.agenda) > DEEPEST:
        raise ValueError(f"there are too many steps on the agenda: {len(g.agenda)}")
    row[AGENDA] = len(g.agenda)
    for i, step in enumerate(g.agenda):
        name, *parts = saved(step)
        numbers = [KINDS.index(name), *parts]
        at = AGENDA + 1 + STEP * i
        row[at : at + len(numbers)] = numbers


def from_bytes(game: Bytes, dice: Dice) -> Strife:
    """The table again, which goes on with these dice and tells nobody."""
    row: list[int] = game.tolist()
    g = GAME.blank(GAME.settings({}), dice)
    g.options = options_of(row)
    for zone in ZONES:
        begin, size = begins(FIELDS, zone.name), size_of(zone)
        lying = [read(row, zone, begin + owner * size) for owner in range(SEATS if zone.each else 1)]
        setattr(g, zone.name, (lying if zone.many else tuple(lying)) if zone.each else lying[0])
    g.moves, g.draws = wide(row, MOVES), row[DRAWS]
    answers = {seat: wide(row, SEALED + WIDE * seat) - 1 for seat in range(SEATS)}
    g.sealed = {seat: ACTIONS.choices[action] for seat, action in answers.items() if action >= 0}
    g.agenda = [step_at(row, AGENDA + 1 + STEP * i) for i in range(row[AGENDA])]
    return g


def options_of(row: list[int]) -> Options:
    options = Options(GAME.settings({}))
    for name in OPTION_NAMES:
        kind = type(getattr(options, name))
        setattr(options, name, kind(row[option(name)]))
    return options


def read(row: list[int], zone: Zone, at: int) -> Any:
    if zone.many:
        return row[at + 1 : at + 1 + row[at]]
    if zone.name in WIDE_ZONES:
        return wide(row, at)
    if zone.name == "spent":
        return sum(row[at + i] << BITS * i for i in range(size_of(zone)))
    return row[at]


def step_at(row: list[int], at: int) -> Any:
    step: Any = GAME.steps[KINDS[row[at]]]
    return step(*row[at + 1 : at + 1 + len(kept(step))])


def new_bytes(settings: Settings) -> Bytes:
    """A row in which nothing but the options lies: `deal` makes a game of it."""
    return to_bytes(GAME.blank(settings, Dice()))
