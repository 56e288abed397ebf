"""What is written of a table of Strife in a row of numbers."""

from __future__ import annotations

from typing import Final

from ludotheque.games.strife.combat import PARTS, parts
from ludotheque.games.strife.notation import FORMS
from ludotheque.games.strife.table import NOBODY, Strife
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.columns import Hinted, Made, Ranked, lying
from ludotheque.kernel.rows import Each, Group, Rows

TIME: Final = "options calendar round"  # what the event in force follows from


def power(g: Strife, owner: Seat) -> list[int]:
    """While two champions fight, a total and its parts."""
    if g.battle[0] == NOBODY or g.battle[1] == NOBODY:
        return []
    amounts = parts(g, owner)
    return [1, sum(amounts), *amounts]


def rows(seats: int) -> Rows:
    side = Group("seat", [
        *lying("points skips shield bounty battle_block legacy_block aside relic battle support guess"),
        Ranked("pile", last_first=True),
        Made(f"power:{2 + len(PARTS)}", power),
        Hinted("hand"),
        Hinted("assigned", "legacy"),
        Hinted("chosen", "selected"),
        Hinted("hidden", "offering"),
    ])  # fmt: skip
    return Rows(FORMS, seats, [
        *lying("round turn stone place deck holder"),
        Made("rounds event", lambda g, _: [g.options.rounds, 1 + g.event() if g.calendar else 0], TIME),
        Ranked("calendar"),
        Ranked("row"),
        Ranked("discard", last_first=True),
        Each(side, seats),
    ])  # fmt: skip
