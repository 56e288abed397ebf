"""Takeback: a choice may be taken back while nothing was revealed, no chance was used and nobody else has acted."""

from __future__ import annotations

from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.game import Game
from ludotheque.kernel.state import State
from ludotheque.server.pauses import is_window


def may_take_back(game: Game, before: State, after: State, seat: int, choice: Choice) -> bool:
    """Whether the seat may take back its choice, the last one that was made.

    `before` is a copy made before the choice, `after` the table as it stands. That nothing was revealed follows from
    the game's own rule of what is discreet, which a law holds against tables that everybody could imagine; it looks at
    both tables and imagines none, so that it takes no time. The end of the game shows everything.
    """
    if after.over() or after.draws or somebody_else_acts(before, after, seat):
        return False
    return game.discreet(before, after, seat, choice)


def somebody_else_acts(before: State, after: State, seat: Seat) -> bool:
    """Whether an answer of another seat hangs on this choice, or may do so unseen.

    Where a question is put to several seats now, or a window is open, somebody may have answered already. Nobody can
    tell, and whether a choice may be taken back must not tell it either. An answer in a window stays: its time is
    charged to nobody.
    """
    if is_window(before) or is_window(after) or before.addressed() != [seat]:
        return True
    return after.moves != before.moves + 1 or len(after.addressed()) > 1
