"""What cards and deeds are worth to a bot, in hundredths of an HP."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd.book import Book, Effect
from ludotheque.games.rrd.kinds import (
    ASSAULT,
    BLEEDING,
    BLOCK,
    BURN,
    CLEAN,
    DEFENCE,
    DESTROYER,
    DRAIN,
    DRAW,
    EXCHANGE,
    HEAL,
    INFUSION,
    LATENT,
    NEXT,
    OBJECT,
    OBLIVION,
    POISON,
    RESERVE,
    RETRIEVE,
    SEARCH,
    SINK,
    STRIKE,
    STUN,
    TORPOR,
    WEAK_POINT,
)

HP: Final = 100
EACH: Final = {  # one of each effect, when it happens
    BLOCK: 70, BURN: 35, DESTROYER: 100, EXCHANGE: 60, OBLIVION: 45, DRAIN: 60, DRAW: 120, WEAK_POINT: 70, POISON: 90,
    SEARCH: 60, BLEEDING: 130, STUN: 230, TORPOR: 110, HEAL: 110, RESERVE: 60, LATENT: 110, STRIKE: 90, NEXT: 55,
    SINK: 120, CLEAN: 90, RETRIEVE: 120,
}  # fmt: skip
CONDITIONAL: Final = 55  # per cent of what happens only sometimes
RATINGS: dict[int, list[int]] = {}


def ratings(book: Book) -> list[int]:
    """What each combat card is worth to its owner, by card."""
    if id(book) not in RATINGS:
        RATINGS[id(book)] = [rating(book, card) for card in range(len(book.cards))]
    return RATINGS[id(book)]


def rating(book: Book, card: int) -> int:
    """What it does, on more slots or several times, less what it costs."""
    kind = book.type[card]
    worth = 0
    if kind == ASSAULT:
        hits = (1 + book.frenzy[card]) * min(2, book.amplitude[card])
        worth += hits * (book.value[card] * HP + (50 if book.optimal[card] else 0)) + 35 * book.pierce[card]
    elif kind == DEFENCE:
        worth += book.value[card] * 85 + (60 if book.instinct[card] else 0)
    elif kind in (OBJECT, INFUSION):
        worth += 330
    else:
        worth += book.value[card] * 45
    for effect in book.plus[card]:
        worth += book.effects[effect].n * HP * CONDITIONAL // 100
    for moment, effects in enumerate(book.gains[card]):
        for number in effects:
            worth += effect_worth(book.effects[number]) * (100 if moment == 0 else CONDITIONAL) // 100
    worth += 12 * len(book.slots[card])
    if book.chain[card]:
        worth += 45 * book.soul[card]
    return worth - 95 * book.soul[card] + 60


def effect_worth(effect: Effect) -> int:
    worth = EACH.get(effect.verb, 0) * effect.n if effect.n else EACH.get(effect.verb, 0)
    return worth if effect.condition is None else worth * CONDITIONAL // 100
