"""What a bot makes of a table of RR&D: what it does without thinking, how far it looks ahead, how good a table is."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.arena import ChooseDeck
from ludotheque.games.rrd.bargain import FULL_HAND, calls, composed, considered
from ludotheque.games.rrd.duel.asks import Clean, DiscardSouls, Exchange, ExchangeFor, FindCard, Retrieve, WeakPoint
from ludotheque.games.rrd.duel.blows import StrikeWhere
from ludotheque.games.rrd.duel.equipment import MakeRoom
from ludotheque.games.rrd.duel.mat import P_CARD, P_SIDE, P_SLOTS
from ludotheque.games.rrd.duel.passe import AimAbilities, Trim
from ludotheque.games.rrd.duel.play import NameSlot, NameTarget, OfferCards, Sacrifice
from ludotheque.games.rrd.duel.rows import value_at
from ludotheque.games.rrd.duel.sides import foe, is_enemy, living
from ludotheque.games.rrd.duel.turn import Answer, TakeTurn
from ludotheque.games.rrd.guide import guided
from ludotheque.games.rrd.kinds import ASSAULT, NONE, SLOT_COUNT
from ludotheque.games.rrd.resonance import Compose, Consider
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import CALL, CONCEDE, DRAW, INSPIRE, LET_THROUGH, OFFER, REMEMBER
from ludotheque.games.rrd.worth import ratings
from ludotheque.kernel.choice import PASSING, Choice, Seat
from ludotheque.plain.thinking import Thinking

LOOKS: Final = 2  # imagined tables for each choice
THINKING: Final = Thinking(600, 1, 0.7, ((10, 0.15), (36, 0.06), (60, 0.04), (200, 0.0), (1000, 0.0)))
THINK: Final = -1

OWN_HP: Final = 115
THEIR_HP: Final = 100
IN_HAND: Final = 42  # per cent of what a card is worth
RESERVE: Final = 35
LATENT: Final = 45
ACTIVE: Final = 60
BLED: Final = 55  # for each HP that bleeding will cost
POISONED: Final = 45
STUNNED: Final = 190
TORPID: Final = 70
BLOCKED: Final = 45
GUARDED: Final = 45
TRAPPED: Final = 170
WEAK: Final = 45
INSTALLED: Final = 260
PREPARED: Final = 45
TOKEN: Final = 150  # that is kept for later
PENDING: Final = 62  # per cent of the damage that a waiting card threatens
WON: Final = 3000
DEAD: Final = 9000


def horizon(g: Logoth) -> int:
    return len(g.passe)


def settled(g: Logoth, begun: int) -> bool:
    """Until the next free choice in the duel, or its end."""
    return len(g.passe) != begun or isinstance(g.agenda[-1], (TakeTurn, Answer))


def worthy(g: Logoth, seat: Seat, menu: list[Choice]) -> list[Choice]:
    """What is worth looking at: cards are not offered for nothing, nobody gives up, help is called for by need, and
    destiny points are for the way into the Labyrinth, and for Myths.
    """
    idle = [OFFER, CONCEDE, CALL, REMEMBER]
    if not g.options.duel and not g.book.myth[g.side_enemy[-1]]:
        idle.append(INSPIRE)
    return [(verb, what, where) for verb, what, where in menu if verb not in idle]


def value(g: Logoth, seat: Seat) -> int:
    """How a duel stands for whoever plays in it; without one, how the journey does."""
    if g.over():
        return DEAD if seat in g.winners else -DEAD
    for side in range(len(g.side_seat) - 1, -1, -1):
        if g.side_seat[side] == seat:
            return worth(g, side) - worth(g, foe(side)) * THEIR_HP // OWN_HP - threat(g, side)
    return g.hp[seat] * OWN_HP + WON - (DEAD if g.broken[seat] or not g.alive[seat] else 0)


def worth(g: Logoth, side: int) -> int:
    """What a side has: HP above all, then cards and counters, less the markers on it."""
    total = 0
    for body in living(g, side):
        total += body_worth(g, side, body)
    rated = ratings(g.book)
    for card in g.hand[side]:
        total += max(20, rated[card]) * IN_HAND // 100
    for slot in range(SLOT_COUNT):
        total += GUARDED * g.guard_value[side][slot]
        if g.trap[side][slot] != NONE:
            total += TRAPPED
    total += INSTALLED * (len(g.objects[side]) + len(g.infusions[side]))
    if not is_enemy(g, side):
        total += RESERVE * g.reserve[side] + TOKEN * sum(g.tokens[g.side_hero[side]])
    for row in g.nexts[side]:
        total += PREPARED * row[2]
    return total


def body_worth(g: Logoth, side: int, body: int) -> int:
    bleeding, poison = g.bleeding[side][body], g.poison[side][body]
    total = g.body_hp[side][body] * OWN_HP + LATENT * g.latent[side][body] + ACTIVE * g.active[side][body]
    total += BLOCKED * g.block[side][body] - STUNNED * g.stun[side][body] - TORPID * g.torpor[side][body]
    total -= BLED * bleeding * (bleeding + 1) // 2 + POISONED * poison * (poison + 1) // 2
    total -= WEAK * sum(g.weak[side][SLOT_COUNT * body : SLOT_COUNT * (body + 1)])
    return total + (60 if is_enemy(g, side) else 0)  # a body more acts once more in each round


def threat(g: Logoth, side: int) -> int:
    """What a card that waits for an answer would cost this side, or the other."""
    row = g.pending[side >> 1]
    if not row or g.book.type[row[P_CARD]] != ASSAULT:
        return 0
    force = sum([value_at(g, row, k) for k in range(row[P_SLOTS])]) * (1 + g.book.frenzy[row[P_CARD]])
    cost = force * OWN_HP * PENDING // 100
    return cost if row[P_SIDE] != side else -cost


# Reflexes


def reflex(g: Logoth, seat: Seat, menu: list[Choice], ahead: bool) -> int:
    """Only turns and answers in a duel are thought about; the journey follows a guide."""
    step = g.agenda[-1]
    if isinstance(step, (TakeTurn, Answer)):
        return in_turn(g, step, menu, ahead)
    if isinstance(step, Compose):
        term = composed(g, step)
        return menu.index(term) if term in menu else menu.index(PASSING)  # somebody else has begun it otherwise
    if isinstance(step, Consider):
        return menu.index(considered(g, step))
    if isinstance(step, (OfferCards, Trim, DiscardSouls, Sacrifice, MakeRoom)):
        return cheapest(g, menu)
    if isinstance(step, (FindCard, Retrieve, ExchangeFor)):
        return dearest(g, menu)
    if isinstance(step, Exchange):
        return 0
    if isinstance(step, NameTarget):
        return weakest(g, foe(step.level * 2 if g.playing[step.level][P_SIDE] & 1 == 0 else step.level * 2 + 1), menu)
    if isinstance(step, AimAbilities):
        return weakest(g, foe(step.side), menu)
    if isinstance(step, NameSlot):
        return placing(g, seat, step.level, menu)
    if isinstance(step, (WeakPoint, StrikeWhere, Clean, ChooseDeck)):
        return 0 if not isinstance(step, ChooseDeck) else some(g, menu)
    return guided(g, seat, menu, ahead)


def in_turn(g: Logoth, step: TakeTurn | Answer, menu: list[Choice], ahead: bool) -> int:
    """Cards are drawn while there is room in the hand; who is in need calls for help; the rest is thought about."""
    if (DRAW, 0, 0) in menu and len(g.hand[step.side]) < FULL_HAND:
        return menu.index((DRAW, 0, 0))
    if ahead:
        return menu.index((LET_THROUGH, 0, 0)) if isinstance(step, Answer) else 0
    call = calls(g, step.side)
    return menu.index(call) if call in menu else THINK


def some(g: Logoth, menu: list[Choice]) -> int:
    """Any of them: what a bot begins with should vary."""
    return g.dice.below(len(menu), g.moves, 99)


def cheapest(g: Logoth, menu: list[Choice]) -> int:
    rated = ratings(g.book)
    worths = [rated[card] for _, card, _ in menu]
    return worths.index(min(worths))


def dearest(g: Logoth, menu: list[Choice]) -> int:
    rated = ratings(g.book)
    worths = [rated[card] if verb else 0 for verb, card, _ in menu]
    return worths.index(max(worths))


def weakest(g: Logoth, side: int, menu: list[Choice]) -> int:
    """The body that is nearest to its end."""
    left = [g.body_hp[side][body] for _, body, _ in menu]
    return left.index(min(left))


def placing(g: Logoth, seat: Seat, level: int, menu: list[Choice]) -> int:
    """Where a card does its owner most good, or, of an enemy that this player places, least."""
    row = g.playing[level]
    card, side = row[P_CARD], row[P_SIDE]
    own = g.side_seat[side] == seat
    scores: list[int] = []
    for _, slot, _ in menu:
        score = 10 if g.book.is_optimal(card, slot) else 0
        if not own:
            score = -score + coverage(g, foe(side), slot)
        scores.append(score)
    return scores.index(max(scores))


def coverage(g: Logoth, side: int, slot: int) -> int:
    """How well a hand can answer on a slot, and what stands there already."""
    total = 3 * g.guard_value[side][slot] + (15 if g.trap[side][slot] != NONE else 0)
    best = 0
    for card in g.hand[side]:
        if g.book.reach[card] >> slot & 1 and not g.book.trap[card]:
            best = max(best, g.book.value[card] + (1 if g.book.is_optimal(card, slot) else 0))
    return total + 2 * best
