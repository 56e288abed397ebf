"""What questions of a duel are about: what has set it off, a card and who plays it, what can be aimed."""

from __future__ import annotations

from ludotheque.games.rrd.duel.mat import P_BODY, P_CARD, P_SIDE, sees_card
from ludotheque.games.rrd.duel.sides import actor
from ludotheque.games.rrd.kinds import NONE
from ludotheque.games.rrd.nouns import ACTOR, CARD, CAUSE, NUMBER, SOURCE, TOKEN
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import ACTIVATE, DUEL_TOKEN, INSTANT
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import BY, About


def by_cause(g: Logoth, cause: int, count: int = 0) -> About:
    """What has set it off, as `by_token` and `by_line` number it, and how much of it there is."""
    counted: About = {"count": (NUMBER, count)}
    tokens = len(g.book.cards)
    sources = tokens + len(g.book.tokens)
    if cause >= sources:
        return counted | {BY: (SOURCE, cause - sources)}
    if cause >= tokens:
        return counted | {BY: (TOKEN, cause - tokens)}
    return counted | {BY: (CARD, cause)}


def of_card(card: int) -> About:
    return {CARD: (CARD, card)}


def of_played(g: Logoth, seat: Seat, row: list[int]) -> About:
    """A card on the mat and whose it is; one that lies face down only its owner knows."""
    if not row:
        return of_card(NONE)
    own = g.side_seat[row[P_SIDE]] == seat
    card = row[P_CARD] if sees_card(g, row, seat) else NONE
    return of_card(card) | {ACTOR: (ACTOR, actor(g, row[P_SIDE], row[P_BODY])), "own": (NUMBER, int(own))}


def of_turn(g: Logoth, seat: Seat, level: int, menu: list[Choice]) -> About:
    """The card that waits, and what can be aimed at one of several bodies; of others no choice speaks of a target."""
    tokens = len(g.book.cards)
    before = {INSTANT: 0, DUEL_TOKEN: tokens, ACTIVATE: tokens + len(g.book.tokens)}
    aimed: list[int] = []
    for verb, what, body in menu:
        if verb in before and any((v, w) == (verb, what) and b < body for v, w, b in menu):
            aimed.append(before[verb] + what)
    return of_played(g, seat, g.pending[level]) | {"aimed": (CAUSE, aimed)}
