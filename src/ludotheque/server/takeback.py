"""Takeback: a choice may be taken back while nothing was revealed, no chance was used and nobody else has acted."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludotheque.kernel.audience import shown, told
from ludotheque.kernel.choice import TABLE, Choice, Seat
from ludotheque.kernel.dice import Dice, SeededDice
from ludotheque.kernel.game import Data, Game
from ludotheque.kernel.state import State
from ludotheque.server.windows import is_window

IMAGINED: Final = 48  # tables, shared out among the audiences: sixteen each where two play
Known = tuple[Data, list[Data]]  # what somebody is shown after a choice, and what they were told by it


def may_take_back(game: Game, before: State, after: State, seat: int, choice: Choice) -> bool:
    """Whether the seat may take back its choice, the last one that was made. Computed, not flagged.

    `before` is a copy made before the choice, `after` the table as it stands. A choice reveals something where an
    audience, each seat and the spectators, can imagine a table before it on which it would not have come to see and
    hear the same. The choice itself is no secret: it is what is taken back. The end of the game shows everything.
    """
    if after.over() or after.draws or somebody_else_acts(before, after, seat):
        return False
    audiences = [seat, *(other for other in seats_of(game, before) if other != seat), TABLE]
    each = IMAGINED // len(audiences)
    return not any(learns(game, before, seat, choice, audience, each) for audience in audiences)


def somebody_else_acts(before: State, after: State, seat: Seat) -> bool:
    """Whether an answer of another seat hangs on this choice, or may do so unseen.

    Where a question is put to several seats now, one of them may have answered already. Nobody can tell, and whether
    a choice may be taken back must not tell it either. An answer in a window stays: its time is charged to nobody.
    """
    if is_window(before) or before.addressed() != [seat]:
        return True
    return after.moves != before.moves + 1 or len(after.addressed()) > 1


def seats_of(game: Game, g: State) -> range:
    """Every view has one side of the table for each seat."""
    return range(len(game.view(g, TABLE)["seats"]))


def learns(game: Game, before: State, seat: Seat, choice: Choice, audience: Seat, most: int) -> bool:
    """Whether the choice tells an audience something about what it could not see."""
    real: Known | None = None
    for table in imagined(game, before, audience, most):  # mostly nothing is hidden; then there is nothing to play out
        real = real or known(game, played(before, seat, choice), audience)
        if not could_be(game, table, seat, choice, audience, real):
            return True
    return False


def could_be(game: Game, table: State, seat: Seat, choice: Choice, audience: Seat, real: Known) -> bool:
    """Whether the audience could come to know what it really did at an imagined table.

    The seat knows what it chose. Others only know what they come to see: a table speaks against nothing where some
    choice there looks the same to them.
    """
    menu = table.menu(seat)
    choices = [choice] if audience == seat else [choice, *(other for other in menu if other != choice)]
    return any(c in menu and looks_like(game, played(table, seat, c), audience, real) for c in choices)


def imagined(game: Game, before: State, audience: Seat, most: int) -> Iterator[State]:
    """Tables that the audience cannot tell from the one before the choice, each once; that one itself is left out."""
    seen = [contents(before)]
    for seed in range(most):
        dice = WatchedDice(seed)
        table: State = game.imagine(before, audience, dice)
        dealt = dice.used  # playing on may use them too
        lies = contents(table)
        if lies not in seen:
            seen.append(lies)
            yield table
        if not dealt:  # every other imagined table would be the same
            return


class WatchedDice(Dice):
    """Dice that know whether they were used."""

    def __init__(self, seed: int) -> None:
        self._dice = SeededDice(seed)
        self.used = False

    def below(self, n: int, move: int, draw: int) -> int:
        self.used = True
        return self._dice.below(n, move, draw)


def contents(g: State) -> list[object]:
    """What lies on the table and what will come: an imagined table that is equal in this has nothing hidden."""
    return [*(getattr(g, field) for field in g.fields), g.agenda, g.sealed]


def played(g: State, seat: Seat, choice: Choice) -> State:
    """The table after the choice, with what was told by it."""
    after = g.copy(g.dice)
    after.events = []
    after.pausing = True  # it stops where the table does, whoever can answer there
    after.choose(seat, choice)
    return after


def looks_like(game: Game, after: State, audience: Seat, real: Known) -> bool:
    """Whether the audience comes to know the same; where chance is used it does not. To be told is the quicker look."""
    view, heard = real
    return not after.draws and told(game, after.events, audience) == heard and shown(game, after, audience) == view


def known(game: Game, after: State, audience: Seat) -> Known:
    return shown(game, after, audience), told(game, after.events, audience)
