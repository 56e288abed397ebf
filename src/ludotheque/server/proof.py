"""Proof: whether today's rules play a stored game as it was played, row by row; else how far they do."""

from __future__ import annotations

from typing import NamedTuple
from zlib import crc32

import msgspec

from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.game import BadSettings, Data, content_hash
from ludotheque.kernel.told import checksum
from ludotheque.server.play import Play, agrees
from ludotheque.server.refusal import Refusal, find
from ludotheque.server.store import Row, StoredTable


class Proof(NamedTuple):
    """Whether it is the same game, and the last table that is: as each seat sees it, and a spectator."""

    same: bool
    views: list[Data]  # none where today's rules cannot even deal it


def of_today(stored: StoredTable) -> StoredTable:
    """The same table as if it had been set up under today's rules; a Refusal where it could not have been."""
    game = find(stored.game)
    try:
        settings = game.settings(stored.settings)
    except BadSettings:
        raise Refusal("other-rules", game=game.id) from None
    content = content_hash(game, settings, stored.start)
    return msgspec.structs.replace(stored, version=game.version, content=content, settings=settings)


def told_before(play: Play, seat: int) -> int:
    """What stands in the row of a choice: a checksum of all that was told since the last one, and of the menu."""
    events = (play.state.events or [])[play.vouched :]
    return crc32("\n".join(play.menu(seat)).encode(), checksum(play.game, events))


def proof(stored: StoredTable, rows: list[Row]) -> Proof:
    """Whether every choice is still legal, and everything that was told before it is told again.

    What the last choice led to is in no later row: nobody has chosen on the strength of it.
    """
    try:
        play = Play(of_today(stored))
    except (Refusal, ValueError):  # a position may name what there is no more
        return Proof(False, [])
    trusted = agrees(stored)  # rows from before there were checksums say nothing, and need not under the same rules
    for row in rows:
        if not as_it_was(play, row, trusted):
            return Proof(False, all_views(play))
        play.apply(row)
    play.settle()
    return Proof(stored.phase != "over" or play.ending == stored.ending, all_views(play))


def as_it_was(play: Play, row: Row, trusted: bool) -> bool:
    """Whether the row can be played here, and was told the same before it."""
    if row.kind == "takeback":
        return bool(play.undo)
    if row.kind != "choose":
        return True
    play.settle()
    if not play.offers(row.seat, row.text):
        return False
    return trusted if row.told is None else row.told == told_before(play, row.seat)


def all_views(play: Play) -> list[Data]:
    return play.views([*range(play.seats), TABLE])
