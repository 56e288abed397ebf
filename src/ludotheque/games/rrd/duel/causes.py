"""What sets something off in a duel, as one number: a combat card, a token, or whatever has an ability. [D13, D17]"""

from __future__ import annotations

from ludotheque.games.rrd.duel.sides import actor
from ludotheque.games.rrd.table import Logoth
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.step import NO_MORE, Act, Steps


def by_token(g: Logoth, token: int) -> int:
    """Cards come first, so that the number of a card is its own."""
    return len(g.book.cards) + token


def by_line(g: Logoth, line: int) -> int:
    return len(g.book.cards) + len(g.book.tokens) + g.book.lines[line].source


class Works(Act[Logoth]):
    """An ability, an accessory or a marker has its occasion; what it does follows. [D13]"""

    def __init__(self, side: int, body: int, source: int) -> None:
        self.seat, self.side, self.body, self.source = TABLE, side, body, source

    def do(self, g: Logoth) -> Steps:
        g.tell("works", actor(g, self.side, self.body), self.source)
        return NO_MORE
