"""Verdicts: what a strong bot thinks of the choices of a finished game, from what those who made them could know."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, NamedTuple

from ludotheque.bots.analyse import weighed
from ludotheque.bots.search import Search, Thought
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Question
from ludotheque.kernel.state import State
from ludotheque.table import Seat, Table

MUCH: Final = 0.08  # of a victory: whoever loses less by a choice may be glad of it
MOST: Final = 6  # turning points of a game


class Verdict(NamedTuple):
    """One choice; how likely it was that its player's side wins, with the best choice and with this one."""

    step: int  # choices that were made before it
    seat: int
    chosen: str
    best: str
    before: float
    after: float
    question: Question | None

    def lost(self) -> float:
        return self.before - self.after


class Narrowed:
    """A game's `ai`, for which only some choices of one moment are worth a thought."""

    def __init__(self, ai: Any, moves: int, seat: int, choices: Sequence[Choice]) -> None:
        self.ai = ai
        self.moves = moves
        self.seat = seat
        self.choices = choices

    def __getattr__(self, name: str) -> Any:
        return getattr(self.ai, name)

    def worthy(self, g: State, seat: int, menu: list[Choice]) -> list[Choice]:
        if seat == self.seat and g.moves == self.moves:
            return [choice for choice in menu if choice in self.choices]
        worthy: list[Choice] = self.ai.worthy(g, seat, menu)
        return worthy


def verdict_on(
    table: Table, step: int, seat: int, chosen: str, thought: Thought, seed: int = 0
) -> Verdict | None:  # fmt: skip
    """What this choice was worth; None where it needed no thought. The table is only seen as the seat imagines it."""
    if len(table.menu(seat)) < 2:
        return None
    state = table.game.imagine(table.state, seat, SeededDice(seed))
    known = Table(table.game, state, table.seats, table.settings, "")
    found = weighed(known, seat, chosen, thought, seed)["best"]
    if not found:
        return None
    best, before = found[0]["choice"], found[0]["worth"]
    after = before
    if best != chosen:
        before, after = held_against(known.seat(seat), best, chosen, thought, seed + 1)
    if after >= before:
        best, before = chosen, after
    return Verdict(step, seat, chosen, best, round(before, 4), round(after, 4), table.question(seat))


def held_against(seat: Seat, one: str, other: str, thought: Thought, seed: int) -> tuple[float, float]:
    """What two choices are worth where no third one is thought of, so that both are looked at often."""
    choices = [seat.game.read(one), seat.game.read(other)]
    search = Search(seat.game, seed, thought)
    search.ai = Narrowed(search.ai, search.imagine(seat).moves, seat.number, choices)
    arms = search.think(seat)
    worths = [arms[choice].mean() for choice in choices]
    return worths[0], worths[1]


def turning_points(verdicts: Sequence[Verdict]) -> list[Verdict]:
    """The choices that cost most, in the order in which they were made."""
    dear = sorted((one for one in verdicts if one.lost() >= MUCH), key=lambda one: -one.lost())
    return sorted(dear[:MOST], key=lambda one: one.step)


def curves(
    verdicts: Sequence[Verdict], steps: int, winners: Sequence[int] | None
) -> dict[int, list[tuple[int, float]]]:
    """By seat: how it stood at each of its choices, and how it ended, where it did."""
    found: dict[int, list[tuple[int, float]]] = {}
    for one in verdicts:
        found.setdefault(one.seat, []).append((one.step, one.before))
    for seat, points in found.items() if winners is not None else ():
        points.append((steps, 1.0 if seat in (winners or ()) else 0.0))
    return found
