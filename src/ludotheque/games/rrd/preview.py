"""What playing a card would do here, as far as it can be known: its cost, its value, the answer that is known to come,
and the HP that both sides would lose. The rules themselves say it, on a copy of the table. [D8, D9, D11, D15]
"""

from __future__ import annotations

from typing import Final, Literal, TypedDict

from ludotheque.games.rrd.duel.clash import Resolve
from ludotheque.games.rrd.duel.enemy import EnemyActs, activations, may_act, would_counter
from ludotheque.games.rrd.duel.mat import P_CARD, P_SIDE, P_SLOTS
from ludotheque.games.rrd.duel.play import NameSlot, NameSlots, Place, with_slot
from ludotheque.games.rrd.duel.rows import cost_of, meeting, new_row, slot_number, value_at, with_preparations
from ludotheque.games.rrd.duel.sides import actor, first_living, foe, is_auto, level_of
from ludotheque.games.rrd.duel.turn import Answer, TakeTurn, counter_row
from ludotheque.games.rrd.duel.wounds import EndDuel
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import NONE, SLOT_COUNT, SLOTS
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import COUNTER, PLAY
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import ScriptedDice
from ludotheque.kernel.step import Ask, Steps

EMPTY_PILE: Final = ("reshuffles", "finds_nothing")


class Countered(TypedDict):
    """What the enemy would counter it with."""

    card: str
    slot: str
    value: int
    against: int


class Preview(TypedDict):
    """What playing a card on a slot would do."""

    verb: Literal["play", "counter"]
    card: str
    slot: str
    cost: int
    value: int
    against: int | None  # the value of the card that would be countered
    answer: Countered | None
    damage: int  # HP that the other side would lose
    loss: int  # HP that one would lose oneself
    at_best: bool  # with the best of the slots that are still to be named
    unknown: bool  # nobody knows what the answer will be


class Placing(TypedDict):
    """What a card that is being played is worth on a slot that can be named for it."""

    slot: str
    value: int
    against: int | None


def previews(g: Logoth, level: int, seat: Seat) -> list[Preview]:
    """For each card that the seat may now play on a slot of the mat."""
    step = g.agenda[-1] if g.agenda else None
    if not isinstance(step, (TakeTurn, Answer)) or step.seat != seat or level_of(step.side) != level:
        return []
    played = g.copy(g.dice)
    played.played[step.side] += 1  # the card counts itself
    return [preview(g, played, step.side, step.body, choice) for choice in step.menu(g) if is_on_a_slot(choice)]


def is_on_a_slot(choice: Choice) -> bool:
    verb, _, slot = choice
    return verb in (PLAY, COUNTER) and slot < SLOT_COUNT


def preview(g: Logoth, played: Logoth, side: int, body: int, choice: Choice) -> Preview:
    verb, card, slot = choice
    row = counter_row(g, side, body, card) if verb == COUNTER else new_row(g, side, body, card, False)
    value, against = worth_there(played, row, slot)
    ways = tried(g, row, slot)
    best = max(ways, key=lambda way: way.damage - way.loss)
    return {
        "verb": "counter" if verb == COUNTER else "play",
        "card": BOOK.cards[card],
        "slot": SLOTS[slot],
        "cost": cost_of(g, side, body, card),
        "value": value,
        "against": against if against != NONE else None,
        "answer": best.answer,
        "damage": best.damage,
        "loss": best.loss,
        "at_best": len(ways) > 1,
        "unknown": verb == PLAY and not g.book.trap[card] and not is_answer_known(g, foe(side)),
    }


def is_answer_known(g: Logoth, other: int) -> bool:
    """A person answers as they like; behind an Instant, or on a new pile, lies a soul that is not known.
    [K10, D14, D15]
    """
    if not is_auto(g, other):
        return False
    card = g.top_soul[other]
    if card == NONE:
        return not (g.draw_pile[other] or g.under[other] or g.used[other])
    return not g.book.instant[card] or not may_act(g, other, first_living(g, other))


def placings(g: Logoth, level: int, seat: Seat) -> list[Placing]:
    """For each slot that the seat may name for a card: what it is worth there now, and what it would counter. [R26]"""
    step = g.agenda[-1] if g.agenda else None
    if not isinstance(step, NameSlot) or step.seat != seat or step.level != level:
        return []
    row = g.playing[level]
    played = g.copy(g.dice)
    played.played[row[P_SIDE]] += 1
    found: list[Placing] = []
    for _, slot, _ in step.menu(g):
        value, against = worth_there(played, row, slot)
        found.append({"slot": SLOTS[slot], "value": value, "against": against if against != NONE else None})
    return found


def worth_there(g: Logoth, row: list[int], slot: int) -> tuple[int, int]:
    """What a card is worth on one more slot, and what it meets there as a counter, else NONE. [D9]"""
    pending = g.pending[level_of(row[P_SIDE])]
    k = row[P_SLOTS]
    row = with_preparations(g, with_slot(row, slot))
    if k == 0 and pending and pending[P_SIDE] != row[P_SIDE] and slot_number(pending, slot) != NONE:
        against, value = meeting(g, pending, row)
        return value, against
    return value_at(g, row, k), NONE


# What would happen


class Way:
    """One way in which it can go: the answer that is known to come, and the HP that both sides lose."""

    def __init__(self, answer: Countered | None, damage: int, loss: int) -> None:
        self.answer = answer
        self.damage = damage
        self.loss = loss


def tried(g: Logoth, row: list[int], slot: int) -> list[Way]:
    """The card is played on a copy of the table; there are several ways where further slots are still to be named."""
    side = row[P_SIDE]
    level = level_of(side)
    h = told_copy(g)
    h.events = []
    h.ticks[level] = h.cards[level] + 1  # what others do meanwhile is another matter
    if not is_auto(g, foe(side)):
        h.trap[foe(side)] = [NONE] * SLOT_COUNT  # whoever lays a trap knows it alone [A29]
    h.hand[side].remove(row[P_CARD])
    h.playing[level] = row
    found: list[Way] = []
    for placed in carried_out(h, level, [NameSlots(level, 1 << slot), Place(level)]):
        found += answered(placed, side)
    return found


def answered(h: Logoth, side: int) -> list[Way]:
    """An auto-managed enemy answers with its top soul if it can; whoever else may answer is not foreseen. [R26, D15]"""
    level, other = level_of(side), foe(side)
    if not h.pending[level] or h.decided[level]:
        return [way(h, side, None)]
    if not is_auto(h, other):
        return [way(end, side, None) for end in carried_out(h, level, [Resolve(level)])]
    body = first_living(h, other)
    found: list[Way] = []
    for k in carried_out(h, level, activations(h, other, body)):
        if would_counter(k, other, body):
            ends = carried_out(told_copy(k), level, [EnemyActs(other, body, 0)])
            found += [way(end, side, soul(k, end, other, body)) for end in ends]
        else:
            found += [way(end, side, None) for end in carried_out(k, level, [Resolve(level)])]
    return found


def told_copy(g: Logoth) -> Logoth:
    """A copy that tells what happens; its chance is fixed, and what depends on it is not foreseen."""
    h = g.copy(ScriptedDice([]))
    h.events = (g.events or [])[:]
    return h


def carried_out(h: Logoth, level: int, steps: Steps) -> list[Logoth]:
    """Where these steps lead to, and nothing else that is still to come."""
    h.agenda = [EndDuel(level)]
    return outcomes(h, steps)


def outcomes(h: Logoth, steps: Steps) -> list[Logoth]:
    """Each slot that can be named is tried; any other question is answered somehow."""
    h.settle(steps)
    if not h.agenda:
        return [h]
    step = h.agenda[-1]
    assert isinstance(step, Ask)
    menu: list[Choice] = step.menu(h)
    found: list[Logoth] = []
    for choice in menu if isinstance(step, NameSlot) else menu[:1]:
        k = told_copy(h)
        k.agenda.pop()
        found += outcomes(k, step.hear(k, choice))
    return found


def way(h: Logoth, side: int, answer: Countered | None) -> Way:
    return Way(answer, lost(h, foe(side)), lost(h, side))


def lost(h: Logoth, side: int) -> int:
    """The HP that all bodies of a side have lost, but for what an empty pile costs. [D14]"""
    whose = [actor(h, side, body) for body in range(len(h.body_hp[side]))]
    total, before = 0, ""
    for told in h.events or []:
        if told.name == "loses_hp" and told.numbers[0] in whose and before not in EMPTY_PILE:
            total += told.numbers[1]
        before = told.name
    return total


def soul(h: Logoth, end: Logoth, side: int, body: int) -> Countered | None:
    """The top soul that counters: what it is worth where it lands, and what it meets there; none where an empty pile
    is the end of its enemy before. [D14]
    """
    slots = [told.numbers[2] for told in end.events or [] if told.name == "plays_counter"]
    if not slots:
        return None
    card = h.top_soul[side]
    h.played[side] += 1
    value, against = worth_there(h, counter_row(h, side, body, card), slots[-1])
    h.played[side] -= 1
    return {"card": BOOK.cards[card], "slot": SLOTS[slots[-1]], "value": value, "against": against}
