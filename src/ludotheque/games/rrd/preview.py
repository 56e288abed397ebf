"""What playing a card would do here: its cost, its value, the damage, and what it can be countered by. [D8, D9, D11]"""

from __future__ import annotations

from ludotheque.games.rrd.duel.mat import P_SIDE, P_SLOT, P_TARGET
from ludotheque.games.rrd.duel.play import with_slot
from ludotheque.games.rrd.duel.rows import (
    circumstances,
    cost_of,
    meeting,
    new_row,
    pierce_of,
    value_at,
    with_preparations,
)
from ludotheque.games.rrd.duel.sides import foe, holds, is_auto, level_of, living
from ludotheque.games.rrd.duel.turn import Answer, TakeTurn, counter_row
from ludotheque.games.rrd.facts import BOOK
from ludotheque.games.rrd.kinds import ASSAULT, NONE, SLOT_COUNT, SLOTS
from ludotheque.games.rrd.table import Logoth
from ludotheque.games.rrd.verbs import COUNTER, PLAY
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.game import Data


def previews(g: Logoth, level: int, seat: Seat) -> list[Data]:
    """For each card that the seat may now play on a slot of the mat."""
    step = g.agenda[-1] if g.agenda else None
    if not isinstance(step, TakeTurn | Answer) or step.seat != seat or level_of(step.side) != level:
        return []
    played = g.copy(g.dice)
    played.played[step.side] += 1  # the card counts itself
    return [preview(g, played, step.side, step.body, choice) for choice in step.menu(g) if is_on_a_slot(choice)]


def is_on_a_slot(choice: Choice) -> bool:
    verb, _, slot = choice
    return verb in (PLAY, COUNTER) and slot < SLOT_COUNT


def preview(g: Logoth, played: Logoth, side: int, body: int, choice: Choice) -> Data:
    verb, card, slot = choice
    row = counter_row(g, side, body, card) if verb == COUNTER else new_row(g, side, body, card, False)
    row = with_preparations(g, with_slot(row, slot))
    value, against = value_at(played, row, 0), NONE
    if verb == COUNTER:
        against, value = meeting(played, g.pending[level_of(side)], row)
    return {
        "verb": "counter" if verb == COUNTER else "play",
        "card": BOOK.cards[card],
        "slot": SLOTS[slot],
        "cost": cost_of(g, side, body, card),
        "value": value,
        "damage": damage(played, row, value - max(0, against)),
        "against": against if against != NONE else None,
        "answer": answer(played, row) if verb == PLAY and not g.book.trap[card] else None,
    }


def damage(g: Logoth, row: list[int], force: int) -> int:
    """How many HP an assault would cost on its primary slot if nothing more came in between. [D11]"""
    book, card = g.book, row[0]
    if book.type[card] != ASSAULT:
        return 0
    other, slot, target = foe(row[P_SIDE]), row[P_SLOT], row[P_TARGET]
    guard = max(0, g.guard_value[other][slot] - pierce_of(g, row))
    block = g.block[other][target]
    plus = sum(book.effects[n].n for n in book.plus[card] if holds(g, book.effects[n].condition, circumstances(row, 0)))
    total = 0
    for _ in range(1 + book.frenzy[card]):
        left = force - guard
        guard = 0
        if left <= 0:
            continue
        absorbed = min(block, left + plus)
        block -= absorbed
        if left + plus > absorbed:
            total += left + plus - absorbed + g.weak[other][SLOT_COUNT * target + slot]
    return total


def answer(g: Logoth, row: list[int]) -> Data | None:
    """The top soul with which an enemy would counter on this slot, and what that is worth there: the first body that
    stands answers, and nobody else. [R26, D16]
    """
    other, slot = foe(row[P_SIDE]), row[P_SLOT]
    if not is_auto(g, other) or g.top_soul[other] == NONE:
        return None
    card, book = g.top_soul[other], g.book
    if book.trap[card] or book.instant[card] or not book.reach[card] >> slot & 1:
        return None
    body = living(g, other)[0]
    if g.active[other][body] <= 0 or g.stun[other][body] > 0 or g.latent[other][body] < cost_of(g, other, body, card):
        return None
    against, value = meeting(g, row, with_preparations(g, with_slot(new_row(g, other, body, card, True), slot)))
    return {"card": BOOK.cards[card], "value": value, "against": against}
