"""What cards and deeds are worth to a bot, in hundredths of an HP."""

from __future__ import annotations

from typing import Final

from ludotheque.games.rrd import kinds
from ludotheque.games.rrd.book import Book, Effect

HP: Final = 100
EACH: Final = {  # one of each effect, when it happens
    kinds.BLOCK: 70, kinds.BURN: 35, kinds.DESTROYER: 100, kinds.EXCHANGE: 60, kinds.OBLIVION: 45, kinds.DRAIN: 60,
    kinds.DRAW: 120, kinds.WEAK_POINT: 70, kinds.POISON: 90, kinds.SEARCH: 60, kinds.BLEEDING: 130, kinds.STUN: 230,
    kinds.TORPOR: 110, kinds.HEAL: 110, kinds.RESERVE: 60, kinds.LATENT: 110, kinds.STRIKE: 90, kinds.NEXT: 55,
    kinds.SINK: 120, kinds.CLEAN: 90, kinds.RETRIEVE: 120,
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
    if kind == kinds.ASSAULT:
        hits = (1 + book.frenzy[card]) * min(2, book.amplitude[card])
        worth += hits * (book.value[card] * HP + (50 if book.optimal[card] else 0)) + 35 * book.pierce[card]
    elif kind == kinds.DEFENCE:
        worth += book.value[card] * 85 + (60 if book.instinct[card] else 0)
    elif kind in (kinds.OBJECT, kinds.INFUSION):
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
