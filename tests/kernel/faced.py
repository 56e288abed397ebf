"""A toy game whose table is its zones, some of them hidden: hands, a stock, cards laid face down."""

from __future__ import annotations

import sys
from typing import Final

from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.game import Game, Result, steps_in
from ludotheque.kernel.plain import Plain
from ludotheque.kernel.step import Act, Ask, Steps
from ludotheque.kernel.zones import NOTHING, SEAT, Tabletop, Zone, fields_of, its_owner, nobody

CARDS: Final = ["ace", "king", "queen", "jack", "ten", "nine", "eight", "seven"]
LAY: Final = 1


def when_shown(g: Toy, owner: Seat, seat: Seat) -> bool:
    """A card that lies face down is its owner's secret until all are turned."""
    return bool(g.shown) or its_owner(g, owner, seat)


ZONES: Final = (
    Zone("hand", "card", its_owner, many=True, each=True),
    Zone("laid", "card", when_shown, each=True),
    Zone("stock", "card", nobody, many=True, stacked=True),
    Zone("gone", "card", many=True),
    Zone("shown"),
    Zone("turn", SEAT),
    Zone("last", "card", marker=True),
    Zone("points", each=True),
)


class Toy(Tabletop):
    zones, fields = ZONES, fields_of(ZONES)

    hand: list[list[int]]
    laid: list[int]
    stock: list[int]
    gone: list[int]
    shown: int
    turn: int
    last: int
    points: list[int]


class Deal(Act[Toy]):
    """Three cards each; the rest is the stock, in an order that nobody knows. [1.1]"""

    def do(self, g: Toy) -> Steps:
        cards = list(range(len(CARDS)))
        g.stock = [cards.pop(g.roll(len(cards))) for _ in CARDS]
        g.hand = [sorted(g.stock.pop() for _ in range(3)) for _ in range(g.seats)]
        g.turn = 0
        return [Lay(0), Lay(1), Turn()]


class Lay(Ask[Toy]):
    """A player lays a card face down. [1.2]"""

    def menu(self, g: Toy) -> list[Choice]:
        return [(LAY, card, 0) for card in g.hand[self.seat]]

    def hear(self, g: Toy, choice: Choice) -> Steps:
        _, card, _ = choice
        g.hand[self.seat].remove(card)
        g.laid[self.seat] = card
        g.turn = 1 - self.seat
        g.confide(self.seat, "lays", self.seat, card, "lays_something", self.seat)
        return []


class Turn(Act[Toy]):
    """The lower card wins, and the loser of a pair of them draws from the stock. [1.3]"""

    def do(self, g: Toy) -> Steps:
        winner = g.laid.index(min(g.laid))
        g.points[winner] += 1
        g.tell("wins", winner, g.laid[winner])
        g.last = g.laid[winner]
        g.gone = sorted([*g.gone, *g.laid])
        g.laid = [NOTHING, NOTHING]
        if g.stock:
            g.hand[1 - winner] = sorted([*g.hand[1 - winner], g.stock.pop()])
        return [Lay(0), Lay(1), Turn()] if all(g.hand) else []


def result(g: Toy) -> Result:
    return Result(g.points[:], [seat for seat in (0, 1) if g.points[seat] == max(g.points)])


FORMS: Final = Forms(
    ZONES, ["lay card"], {"card": CARDS},
    {"lays": "seat card", "lays_something": "seat", "wins": "seat card"},
)  # fmt: skip
PLAIN: Final = Plain(
    "toy", Toy, FORMS, steps_in(sys.modules[__name__]), opening=[Deal()], turn=[Lay(0), Lay(1), Turn()],
    result=result, longest=16,
)  # fmt: skip
GAME: Final[Game] = PLAIN.game()
