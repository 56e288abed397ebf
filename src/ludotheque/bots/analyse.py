"""Analysing: what a strong bot thinks of each decision of a recorded game, knowing what its player knew."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.bots.search import Search, Thought
from ludotheque.bots.search.tree import Arm
from ludotheque.kernel.choice import Choice
from ludotheque.kernel.game import Data
from ludotheque.kernel.record import read_record
from ludotheque.table import Seat, Table, replay

BEST = 3  # choices that are told of each decision


def analyse(text: str, thought: Thought, seed: int = 0) -> Iterator[Data]:
    """Each decision in turn, those with one choice left out: what was chosen and what it is worth, and what is best.

    A worth is how likely the player's side is to win, from 0 to 1. Only what the seat could know goes into it.
    """
    choices = read_record(text).choices
    table = replay(text, until=0)
    for number, (seat, chosen) in enumerate(choices):
        if len(table.menu(seat)) > 1:
            yield {"choice": number, "seat": seat, "chosen": chosen, **weighed(table, seat, chosen, thought, seed)}
        table.choose(seat, chosen)


def weighed(table: Table, seat: int, chosen: str, thought: Thought, seed: int) -> Data:
    """What the choice is worth, and the best ones with what they are worth."""
    arms = thoughts(table.seat(seat), thought, seed)
    if not arms:
        return {"worth": None, "best": []}
    text = table.game.text
    ranked = sorted(
        arms, key=lambda choice: (arms[choice].policy, arms[choice].taken, arms[choice].mean()), reverse=True
    )
    own = next((choice for choice in arms if text(choice) == chosen), None)
    return {
        "worth": None if own is None or not arms[own].taken else round(arms[own].mean(), 4),
        "best": [{"choice": text(choice), "worth": round(arms[choice].mean(), 4)} for choice in ranked[:BEST]],
    }


def thoughts(seat: Seat, thought: Thought, seed: int) -> dict[Choice, Arm]:
    """What came of each choice that is worth thinking about; nothing where none is."""
    search = Search(seat.game, seed, thought)
    first = search.imagine(seat)
    if len(search.ai.worthy(first, seat.number, seat.choices())) < 2:
        return {}
    return search.think(seat)
