"""Analysing: what a strong bot thinks of each decision of a recorded game, knowing what its player knew."""

from __future__ import annotations

from collections.abc import Iterator

from ludotheque.bots.search import Search, Thought
from ludotheque.kernel.game import Data
from ludotheque.kernel.record import read_record
from ludotheque.table import Table, replay

BEST = 3  # choices that are told of each decision


def analyse(text: str, thought: Thought, seed: int = 0) -> Iterator[Data]:
    """Each decision in turn, those with one choice left out, as plain data.

    `choice` is its number in the record, `seat` and `chosen` are whose and what it was, `before` is what the table was
    worth to them, played as well as can be, `after` what it is worth with this choice, and `best` are the best choices,
    each with its worth. A worth is how likely the player's side is to win, from 0 to 1; only what the seat could know
    goes into it. Where a choice needs no thought, `before` and `after` are None and `best` is empty.

    Examples:
        >>> from ludotheque import new_table
        >>> table = new_table("strife", seed=7)
        >>> table.choose(0, "legacy monk")
        >>> [row] = analyse(table.record().dumps(), Thought(iterations=20))
        >>> list(row)
        ['choice', 'seat', 'chosen', 'before', 'after', 'best']
        >>> row["before"] == row["best"][0]["worth"]
        True

    """
    choices = read_record(text).choices
    table = replay(text, until=0)
    for number, (seat, chosen) in enumerate(choices):
        if len(table.menu(seat)) > 1:
            yield {"choice": number, "seat": seat, "chosen": chosen, **weighed(table, seat, chosen, thought, seed)}
        table.choose(seat, chosen)


def weighed(table: Table, seat: int, chosen: str, thought: Thought, seed: int) -> Data:
    """What the table is worth, what it is with this choice, and the best ones with what they are worth."""
    search, at, text = Search(table.game, seed, thought), table.seat(seat), table.game.text
    if len(search.worthy(at, search.imagine(at))) < 2:
        return {"before": None, "after": None, "best": []}
    arms = search.think(at)
    own = next(choice for choice in at.choices() if text(choice) == chosen)
    after = arms[own].mean() if own in arms and arms[own].taken else search.glance(at, own)
    ranked = sorted(
        arms, key=lambda choice: (arms[choice].policy, arms[choice].taken, arms[choice].mean()), reverse=True
    )
    best = [{"choice": text(choice), "worth": round(arms[choice].mean(), 4)} for choice in ranked[:BEST]]
    return {"before": best[0]["worth"], "after": round(after, 4), "best": best}
