"""Leftover: a game whose rules have changed under it. Nobody can choose in it, but it can be looked at and ended."""

from __future__ import annotations

from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.game import Data
from ludotheque.server import wire
from ludotheque.server.refusal import Refusal, find
from ludotheque.server.store import Row, StoredChair, StoredTable


class Leftover:
    """What its log still says: who plays on, who has agreed that it ends without a winner, and how it ended."""

    def __init__(self, stored: StoredTable, views: list[Data]) -> None:
        self._stored = stored
        self._views = views  # the last table that is known, as each seat sees it, and a spectator; or none
        self.length = 0  # rows of the log so far
        self.choices: list[tuple[int, str]] = []  # those that stayed made
        self.agreed: set[int] = set()
        self.takeovers: dict[int, str] = {}
        self.ending: wire.Ending | None = stored.ending
        self.aborted = stored.phase == "aborted"

    @property
    def over(self) -> bool:
        return self.aborted or self.ending is not None

    def apply(self, row: Row) -> None:
        self.length += 1
        if row.kind == "choose":
            self.choices.append((row.seat, row.text))
        elif row.kind == "takeback":
            self.choices.pop()
        elif row.kind == "agree":
            self.agreed.add(row.seat)
        elif row.kind == "takeover":
            self.takeovers[row.seat] = row.text
        elif row.kind == "return":
            self.takeovers.pop(row.seat, None)
        elif row.kind == "abort":
            self.aborted = True
        elif row.kind == "resign" and not self.over:
            winners = find(self._stored.game).rivals(self._stored.seats, row.seat)
            self.ending = wire.Ending("resigned", winners, None, row.seat)

    def rows(self, seat: int, deed: wire.Deed, chairs: list[StoredChair], at: int) -> list[Row]:
        """What a deed adds to the log; a Refusal where it cannot be done here.

        To abort is to agree: it comes to pass once all people have, but for those for whom a bot plays on.
        """
        if self.over:
            raise Refusal("game-over")
        if deed == "resign":
            return [Row(self.length, seat, "resign", "", at)]
        if deed != "abort" or seat in self.agreed:
            raise Refusal("other-rules", game=self._stored.game)
        own = [chair.seat for chair in chairs if chair.person == chairs[seat].person]
        needed = {chair.seat for chair in chairs if chair.kind == "person" and chair.seat not in self.takeovers}
        last = needed <= self.agreed | set(own)
        kinds = ["agree"] * (len(own) - 1) + ["abort" if last else "agree"]
        return [Row(self.length + n, of, kind, "", at) for n, (of, kind) in enumerate(zip(own, kinds))]

    def sheet(self, seat: int) -> wire.Sheet | None:
        """The last table that is known; there is nothing to choose."""
        if not self._views:
            return None
        return wire.Sheet(
            at="0.0", view=self._views[seat if seat != TABLE else -1], waiting=[], question=None, menu=[], sealed=None,
            clock=None, can=self.can(seat), coming=[], orders=[], order=None,
        )  # fmt: skip

    def can(self, seat: int) -> list[wire.Deed]:
        if seat == TABLE:
            return []
        if self.over:
            return ["rematch"]
        return ["resign"] if seat in self.agreed else ["abort", "resign"]
