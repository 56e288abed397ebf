"""Judging: what the processes do in which a finished game is reviewed, a little at a time, and hints are found."""

from __future__ import annotations

import time
from typing import Final

from ludotheque.bots.advice import Advice, advice_for
from ludotheque.bots.search import Thought
from ludotheque.bots.verdict import Verdict, verdict_on
from ludotheque.games import find_game
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data
from ludotheque.kernel.save import load
from ludotheque.server.film import PAGE, Script, played, table_before
from ludotheque.table import Table

LEAST, MOST = 16, 200  # at one choice
LONGEST: Final = 0.5  # seconds of thought about one choice
HINTED: Final = Thought(iterations=1000, seconds=1.0)


def judged(script: Script, first: int, seconds: float, looks: int) -> tuple[list[Verdict], int]:
    """The verdicts from this choice on, as many as are found in that time, and the number of the next choice."""
    table, thought = table_at(script, first), thought_about(script, looks)
    found: list[Verdict] = []
    ends = time.thread_time() + seconds
    for step in range(first, len(script.choices)):
        seat, chosen = script.choices[step]
        verdict = verdict_on(table, step, seat, chosen, thought)
        found += [verdict] if verdict else []
        table.choose(seat, chosen)
        if time.thread_time() >= ends:
            return found, step + 1
    return found, len(script.choices)


def thought_about(script: Script, looks: int) -> Thought:
    """A long game is looked at as long as a short one, up to a point."""
    each = looks // max(len(script.choices), 1)
    return Thought(iterations=min(max(each, LEAST), MOST), seconds=LONGEST)


def table_at(script: Script, step: int) -> Table:
    """The table before a choice; from the last page of the film that begins before it."""
    game, page = find_game(script.game), step // PAGE
    begun = page * PAGE - 1 if page else 0
    state = table_before(game, script, played(script), page)
    table = Table(game, state, script.seats, dict(script.settings), "")
    for seat, chosen in script.choices[begun:step]:
        table.choose(seat, chosen)
    return table


def advised(game_id: str, seats: int, imagined: Data, seat: int) -> Advice:
    """What a strong bot would choose there, from what the seat can imagine."""
    game = find_game(game_id)
    state = load(game, imagined, SeededDice(0))
    return advice_for(Table(game, state, seats, imagined["settings"], ""), seat, HINTED)
