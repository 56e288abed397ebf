"""Drawing, discarding, burning: what happens to the cards of a side. [D14]"""

from __future__ import annotations

from ludotheque.games.rrd.duel.sides import actor, first_living, is_auto, is_enemy
from ludotheque.games.rrd.duel.wounds import is_decided, lose
from ludotheque.games.rrd.kinds import NONE
from ludotheque.games.rrd.table import Logoth, put, taken


def refill(g: Logoth, side: int) -> bool:
    """From an empty pile: the discard is shuffled into a new one and 1 HP is lost; False where there is none. [D14]"""
    if g.draw_pile[side] or g.under[side]:
        return True
    if not g.used[side]:
        return False
    g.draw_pile[side] = sorted(g.used[side])
    g.used[side] = []
    g.tell("reshuffles", actor(g, side, NONE))
    lose(g, side, first_living(g, side), 1)
    return not is_decided(g, side)


def next_card(g: Logoth, side: int) -> int:
    """The card on top of the pile, which must not be empty. [A57]"""
    if g.draw_pile[side]:
        return taken(g, g.draw_pile[side])
    return g.under[side].pop()


def draw(g: Logoth, side: int, n: int) -> None:
    """So many cards into hand; for each that is missing 1 HP is lost. [D14]"""
    for _ in range(n):
        if not refill(g, side):
            if is_decided(g, side):
                return
            g.tell("finds_nothing", actor(g, side, NONE))
            lose(g, side, first_living(g, side), 1)
            if is_decided(g, side):
                return
            continue
        card = next_card(g, side)
        put(g.hand[side], card)
        g.confide(g.side_seat[side], "draws", actor(g, side, NONE), card, "draws_one", actor(g, side, NONE))


def reveal(g: Logoth, side: int) -> None:
    """The next top soul of an auto-managed enemy is turned up; where there is none 1 HP is lost. [R26, D14]"""
    g.top_soul[side] = NONE
    if not is_auto(g, side):
        return
    if not refill(g, side):
        if not is_decided(g, side):
            g.tell("finds_nothing", actor(g, side, NONE))
            lose(g, side, first_living(g, side), 1)
        return
    g.top_soul[side] = next_card(g, side)
    g.tell("reveals", actor(g, side, NONE), g.top_soul[side])


def discard(g: Logoth, side: int, card: int) -> None:
    g.used[side].append(card)


def banish(g: Logoth, side: int, card: int) -> None:
    """To the Void; an incarnation has none, there it is the discard, and what an auto-managed enemy loses so is set
    aside for the rest of the duel. [R45, A34]
    """
    if is_enemy(g, side) and not is_auto(g, side):
        g.used[side].append(card)
    else:
        g.void[side].append(card)


def burn(g: Logoth, side: int, n: int) -> None:
    """The top cards of the pile go to the Void; of an auto-managed enemy that begins with its top soul. [K3]"""
    for _ in range(n):
        card = top_card(g, side)
        if card == NONE:
            break
        banish(g, side, card)
        g.tell("burns", actor(g, side, NONE), card)
        if is_decided(g, side):
            return
    if is_auto(g, side) and g.top_soul[side] == NONE:
        reveal(g, side)


def top_card(g: Logoth, side: int) -> int:
    """The top card, taken off; NONE where there is none."""
    if g.top_soul[side] != NONE:
        card = g.top_soul[side]
        g.top_soul[side] = NONE
        return card
    if not refill(g, side):
        return NONE
    return next_card(g, side)


def sink(g: Logoth, side: int) -> None:
    """The top soul goes under the pile; in a duel between players, or against an incarnation, the top card unseen."""
    card = top_card(g, side)
    if card == NONE:
        return
    g.under[side].insert(0, card)
    if is_auto(g, side):
        g.tell("sinks", actor(g, side, NONE), card)
        reveal(g, side)
    else:
        g.tell("sinks_one", actor(g, side, NONE))


def discard_souls(g: Logoth, side: int, value: int) -> None:
    """Top souls are discarded until their soul values come to so much. [K11, K17]"""
    total = 0
    while total < value and g.top_soul[side] != NONE:
        card = g.top_soul[side]
        total += g.book.soul[card]
        discard(g, side, card)
        g.tell("discards", actor(g, side, NONE), card)
        reveal(g, side)
        if is_decided(g, side):
            return
