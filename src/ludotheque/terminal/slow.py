"""Slow motion: what follows from a choice, one step after the other, so that the table can be shown on the way."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.kernel.choice import PASSING, Choice
from ludotheque.kernel.game import Data
from ludotheque.kernel.state import State
from ludotheque.kernel.step import Ask, AskAll, Steps
from ludotheque.table import Table


class Moment(NamedTuple):
    """The table as a seat sees it after a step, and what it was told in that step."""

    view: Data
    events: list[Data]


def moments(table: Table, seat: int, text: str, seer: int | None) -> list[Moment]:
    """What `seer` would see if `seat` chose this; the table itself stays as it is.

    A sealed answer shows nothing. A step that tells nothing is not shown.
    """
    if table.deciders() != [seat]:
        return []
    copy = table.copy()
    g, seen, told = copy.state, list[Moment](), 0
    g.events = []
    following: Steps | None = answered(g, seat, table.game.read(text))
    while following is not None:
        g.agenda += reversed(following)
        events = copy.events(seer, told)
        if events:
            seen.append(Moment(copy.view(seer), events))
            told += len(events)
        following = next_step(g)
    return seen


def answered(g: State, seat: int, choice: Choice) -> Steps:
    """The last missing answer is heard, where idle seats pass; the question leaves the agenda."""
    addressed = g.addressed()
    step = g.agenda.pop()
    g.moves += 1
    g.draws = 0
    if isinstance(step, Ask):
        return step.hear(g, choice)
    assert isinstance(step, AskAll)
    sealed = {**g.sealed, seat: choice}
    g.sealed.clear()
    return step.hear(g, [sealed.get(who, PASSING) for who in addressed])


def next_step(g: State) -> Steps | None:
    """The next step acts; None where somebody must answer first, or where the game is over."""
    if not g.agenda:
        return None
    step = g.agenda.pop()
    following = step.do(g)
    if following is None:
        g.agenda.append(step)
    return following
