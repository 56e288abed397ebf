"""How a bot bargains for help in a duel: when it calls, what it offers, what it takes. In hundredths of an HP. [R46]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd import resonance
from ludotheque.games.rrd.duel.sides import first_living, foe, is_low
from ludotheque.games.rrd.kinds import NONE
from ludotheque.games.rrd.prospects import A_TOKEN, GREEN_CARD, LABYRINTH, ONE_MIST, marker_worth
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import ACCEPT, CALL, GIVE, PROPOSE, REFUSE, WANT
from ludotheque.kernel.choice import PASSING, Choice, Seat

MIST_FOR_ONE: Final = 2  # what a bot offers for each point of latent potential
MOST_WANTED: Final = 3
FULL_HAND: Final = 7
ONE_LENT: Final = 75  # what a point less in the next duel costs its lender
IN_DANGER: Final = 3  # times as much, where the next duel may be the last
PROMISED: Final = 60  # per cent of what a share is worth: there may be nothing to share


def calls(g: Logoth, side: int) -> Choice:
    """A hero in need calls whoever can lend most; nobody, and that is on no menu, where there is none."""
    best, most = NONE, 0
    if g.side_hero[side] != NONE and is_in_need(g, side):
        for seat in resonance.callable_seats(g, side):
            if wanted(g, side, seat) > most:
                best, most = seat, wanted(g, side, seat)
    return CALL, best, 0


def is_in_need(g: Logoth, side: int) -> bool:
    """Half the HP are gone, or the enemy has more left."""
    left = sum(g.body_hp[foe(side)])
    return is_low(g, side, 0) or left > g.body_hp[side][0]


def wanted(g: Logoth, side: int, helper: Seat) -> int:
    """How much latent potential can be paid for, lent, and made use of."""
    free = g.book.hero_latent[g.hero[helper]] - g.lent[helper]
    room = FULL_HAND - len(g.hand[side]) - g.latent[side][first_living(g, side)]
    return max(0, min(MOST_WANTED, free, room, g.mist[g.side_seat[side]] // MIST_FOR_ONE))


def composed(g: Logoth, step: resonance.Compose) -> Choice:
    """So much mist for so much latent potential; nothing where there is nothing to be had."""
    n = wanted(g, step.side, step.helper)
    if step.seat == step.helper or n == 0:
        return PASSING
    gives = resonance.MIST + MIST_FOR_ONE * n - 1
    wants = resonance.LATENT + n - 1
    if gives not in step.terms:
        return GIVE, gives, 0
    if wants + resonance.ASKED not in step.terms:
        return WANT, wants, 0
    return PROPOSE, 0, 0


def considered(g: Logoth, step: resonance.Consider) -> Choice:
    """Accepted where it is worth it; never against oneself, where the caller would win the game."""
    caller = g.side_seat[step.side]
    given = sum([worth(g, step.helper, step.side, thing) for thing in resonance.given_in(step.terms)])
    lent = sum([worth(g, step.helper, step.side, thing) for thing in resonance.wanted_in(step.terms)])
    gains = given - lent if step.seat == step.helper else lent - given
    if step.seat != caller and is_last_fight(g, step.side):
        return REFUSE, 0, 0
    return (ACCEPT if gains >= 0 else REFUSE), 0, 0


def is_last_fight(g: Logoth, side: int) -> bool:
    """Whoever beats this enemy has the Fragment within reach."""
    enemy = g.side_enemy[foe(side)]
    return enemy != NONE and not g.book.programs[g.book.enemy_loot[enemy]]


def worth(g: Logoth, helper: Seat, side: int, thing: int) -> int:
    """What a thing of an offer is worth."""
    if thing < resonance.SHARE:
        return (thing - resonance.MIST + 1) * ONE_MIST
    if thing < resonance.LATENT:
        return (thing - resonance.SHARE + 1) * GREEN_CARD * PROMISED // 100
    if thing < resonance.TOKENS:
        return (thing - resonance.LATENT + 1) * ONE_LENT * (IN_DANGER if g.zone[helper] == LABYRINTH else 1)
    if thing < resonance.TOKENS + len(g.book.tokens):
        return A_TOKEN
    return marker_worth(g, thing - resonance.TOKENS - len(g.book.tokens))
