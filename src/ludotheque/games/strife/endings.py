"""The last turns of a round of Strife: nothing is hidden there but sealed choices, so that they can be solved."""

from __future__ import annotations

from typing import Final

from ludotheque.games.strife.ai import POINT, value
from ludotheque.games.strife.arrange import ArrangePile, ArrangeRow
from ludotheque.games.strife.champions import DISGUISE, GUARDIAN_SPIRIT
from ludotheque.games.strife.selection import SelectChampions
from ludotheque.games.strife.table import NOBODY, Strife
from ludotheque.kernel.choice import PASSING, Choice, Seat

TURNS: Final = 3  # before the end of a round, this one included


def begun(g: Strife) -> bool:
    """Whether this is the end of a round in which everything lies open; the Wyrm and the Sphinx keep secrets."""
    return g.stone > 0 and not g.offering() and not g.riddle() and turns(g) <= TURNS


def turns(g: Strife) -> int:
    """How many are left, this one included, if no location runs out and nothing is set aside."""
    fighting = g.battle[0] != NOBODY or g.battle[1] != NOBODY
    return max(len(g.hand[0]), len(g.hand[1])) - 1 + fighting


def final(g: Strife) -> bool:
    """Whether the game ends with it."""
    return g.round == g.options.rounds


def stage(g: Strife) -> int:
    return g.round


def ahead(g: Strife) -> int:
    return g.points[0] - g.points[1]


def worth(g: Strife) -> float:
    """Of a round that is over in the middle of a game, to seat 0 in points: an opinion, not a solution."""
    return value(g, 0) / POINT


def worthy(g: Strife, seat: Seat, menu: list[Choice]) -> list[Choice]:
    """Of a new order of a pile or the row only what anybody can reach, and what is not the same as to stop."""
    step = g.agenda[-1]
    if isinstance(step, ArrangePile):
        return [PASSING] if step.placed >= reach(g, step.owner) else menu
    if isinstance(step, ArrangeRow) and (step.placed or is_last_turn(g)):
        return [PASSING] if is_last_turn(g) and step.placed > g.place else menu[:1] + menu[2:]
    return menu


def is_last_turn(g: Strife) -> bool:
    """For certain: nobody can set aside a champion and take back two."""
    return len(g.hand[0]) == len(g.hand[1]) == 1 and not g.aside[0] and not g.aside[1]


def reach(g: Strife, owner: Seat) -> int:
    """A turn reaches the top of a pile, and the second where a Paladin may call the top; next turn it is the second."""
    calls = g.cards.battle[g.battle[owner]] in (DISGUISE, GUARDIAN_SPIRIT)
    return 2 if calls or g.options.relics else 1


def gist(g: Strife) -> tuple[int, ...]:
    """What matters at the start of a turn for the rest of the round, but for points; nothing in the middle of one.

    Below its second champion the order of a pile is nothing that anybody can reach, nor is the order of the discard.
    """
    if not isinstance(g.agenda[-1], SelectChampions):
        return ()
    one, other = g.pile
    row, deck = 0, 0
    for location in g.row:
        row = row * 32 + location + 1
    for location in g.deck:
        deck |= 1 << location
    held = cards(g.hand[0]) << 30 | cards(g.hand[1]) << 20 | cards(g.aside[0]) << 10 | cards(g.aside[1])
    piles = ((g.top(0) * 16 + second(one)) * 16 + g.top(1)) * 16 + second(other)
    last = g.discard[-1] if g.discard else NOBODY
    return (held, piles, row, deck, g.holder, g.stone, g.relic[0], g.relic[1], last if g.options.relics else NOBODY)


def cards(zone: list[int]) -> int:
    mask = 0
    for card in zone:
        mask |= 1 << card
    return mask


def second(pile: list[int]) -> int:
    return pile[-2] if len(pile) > 1 else NOBODY
