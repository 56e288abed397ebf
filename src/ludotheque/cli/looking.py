"""Looking at a record: played again where these rules can, as it was kept where they cannot, or as far as they go."""

from __future__ import annotations

from typing import NamedTuple

from ludotheque.games import find_game
from ludotheque.games.account import Account
from ludotheque.kernel.audience import told
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.game import Data, Game, Result
from ludotheque.kernel.keepsake import Keepsake, unpacked
from ludotheque.kernel.record import BadRecord, Record, as_far_as_legal, disagreement, read_record
from ludotheque.table import replay


class Seen(NamedTuple):
    """What can be seen of a recorded game, as a spectator sees it."""

    game: Game
    seats: int
    events: list[Data]
    view: Data | None  # of what is kept there is only the last table
    result: Result | None
    account: Account | None = None  # what came of it, where it is played again to its end
    remark: tuple[str, dict[str, int]] | None = None  # why it is not played again: a sentence, with its parameters


def look_at(text: str, until: int | None) -> Seen:
    """The game after so many choices, or at its end; a BadRecord says why nothing can be seen of it."""
    record = read_record(text)
    game = find_game(record.game)
    try:
        table = replay(text, until)
    except BadRecord:
        if disagreement(game, record) is None:
            raise
        keepsake = unpacked(record.keepsake or "")
        found = as_kept(game, record, keepsake, until) if keepsake else as_far_as_it_goes(game, record, until)
        if found is None:
            raise
        return found
    account = table.account() if table.over else None
    return Seen(game, table.seats, table.events(), table.view(), table.result, account)


def as_kept(game: Game, record: Record, keepsake: Keepsake, until: int | None) -> Seen:
    steps = len(keepsake.events) if until is None else until + 1
    events = [event for step in keepsake.events[:steps] for event in step]
    at_the_end = steps >= len(keepsake.events)
    view = keepsake.view if at_the_end else None
    result = Result(**keepsake.result) if at_the_end and keepsake.result else None
    return Seen(game, record.seats, events, view, result, remark=("app-record-kept", {"rules": record.version}))


def as_far_as_it_goes(game: Game, record: Record, until: int | None) -> Seen | None:
    """Told by today's rules, as far as every choice is legal under them."""
    g, number = as_far_as_legal(game, record, until)
    if g is None:
        return None
    about = {"rules": record.version, "number": number, "choices": len(record.choices)}
    result = game.result(g) if g.over() else None
    events = told(game, g.events, TABLE)
    return Seen(game, record.seats, events, game.view(g, TABLE), result, remark=("app-record-cut", about))
