"""Who sees what: the view of a seat, built from nothing, and the table it can imagine. [Strain A29, A46]"""

from __future__ import annotations

from typing import Final

from ludotheque.games.strain import table
from ludotheque.games.strain.effects import BUILDS, CYTOPLASM, ORGANISM, PILES, SALVAGES
from ludotheque.games.strain.facts import TILES
from ludotheque.games.strain.notation import FORMS, NAMES
from ludotheque.games.strain.organisms import blocks, complete, hand_limit, infected, resistances
from ludotheque.games.strain.sources import ATP, TOXIN, face, pool, ready
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Data
from ludotheque.kernel.views import ASKED, OVER, YOU, Each, Made, Own, Part, Shape, every_seat, lying
from ludotheque.kernel.zones import imagined, imagining, its_owner

ORDERS: Final = ("asks", "passes_all", "passes_others")


def organism(g: table.Strain, place: int) -> Data:
    """An organism and its membrane, slot by slot, with the resistance each tile would have now."""
    resistance = resistances(g, place)
    return {
        "place": NAMES[table.PLACE_NAME][place],
        "tile": TILES[g.organism[place]],
        "needs": g.cards.needs[g.organism[place]],
        "blocks": blocks(g, place),
        "complete": complete(g, place),
        "infected": infected(g, place),
        "resistance": resistance[0],
        "defence": sum(resistance),
        "slots": [slot(tile, resistance[n + 1]) for n, tile in enumerate(g.membrane[place])],
    }


def slot(tile: int, resistance: int) -> Data:
    name = TILES[tile >> table.DESIGN]
    return {
        "tile": name,
        "dormant": bool(tile & table.DORMANT),
        "spent": bool(tile & table.SPENT),
        "resistance": resistance,
    }


def organisms(g: table.Strain, owner: Seat) -> list[Data | None]:
    first = owner * table.PLACES
    return [None if g.organism[p] == table.NONE else organism(g, p) for p in range(first, first + table.PLACES)]


def backs(g: table.Strain, owner: Seat) -> Data:
    """What others know of a hand. [A46]"""
    return by_pile(g.backs(owner))


def by_pile(counts: list[int]) -> Data:
    return {PILES[pile]: count for pile, count in enumerate(counts)}


def discards(g: table.Strain, at: int) -> Data:
    return {name: [TILES[tile] for tile in g.discard[pile]] for pile, name in enumerate(PILES)}


def supply(g: table.Strain, owner: Seat, resource: int) -> Data:
    return {"pool": pool(g, resource)[owner], "ready": ready(g, owner, resource)}


def standing(g: table.Strain, owner: Seat, seat: Seat) -> str:
    """Standing orders are one's own. [A46]"""
    return ORDERS[g.yields[owner] if its_owner(g, owner, seat) else table.ASKS]


def aim(g: table.Strain, row: list[int], number: int) -> str | None:
    """The tile that an event speaks of, as it lay; a salvaged one has only its name."""
    if number == table.NONE:
        return None
    alone = row[table.KIND] == table.PLAYED and row[table.OTHER_PLACE] == table.NONE
    if alone and g.cards.effect[row[table.TILE]] == SALVAGES:
        return TILES[number]
    return NAMES[table.FACE_NAME][face(number)]


def against(row: list[int]) -> int | None:
    """The number of the event in the chain that this one answers."""
    return None if row[table.AGAINST] == table.NONE else row[table.AGAINST] + 1


def battle(g: table.Strain, at: int) -> Data | None:
    """The battle that is being resolved: tokens left on each tile, the organism's own first, and how many come off."""
    if not g.tokens:
        return None
    return {"place": NAMES[table.PLACE_NAME][g.chain[-1][table.PLACE]], "toll": g.toll, "tokens": g.tokens[:]}


def placed(g: table.Strain, kind: int) -> list[int]:
    """How many of this kind were placed this turn, and how many may be. [R8]"""
    more = g.strength_of(g.active, BUILDS) if kind == CYTOPLASM else 0
    return [g.placed[kind], 1 + g.extra[kind] + more]


# What is made in one go has bare parts.
SLOT: Final = Shape("Slot", FORMS, [
    Part("tile", str), Part("dormant", bool), Part("spent", bool), Part("resistance", int),
])  # fmt: skip
IN_PLAY: Final = Shape("Organism", FORMS, [
    Part("place", str), Part("tile", str), Part("needs", int), Part("blocks", int), Part("complete", bool),
    Part("infected", bool), Part("resistance", int), Part("defence", int), Part("slots", [SLOT]),
])  # fmt: skip
BATTLE: Final = Shape("Battle", FORMS, [Part("place", str), Part("toll", int), Part("tokens", list[int])])
SUPPLY: Final = Shape("Supply", FORMS, [Part("pool", int), Part("ready", int)])
COUNTS: Final = Shape("Counts", FORMS, [Part(pile, int) for pile in PILES])
HEAPS: Final = Shape("Heaps", FORMS, [Part(pile, list[str]) for pile in PILES])
PLACED: Final = Shape("Placed", FORMS, [Part(pile, tuple[int, int]) for pile in PILES[: table.BUILT]])
LINK: Final = Shape("Link", FORMS, [
    Made("link", int, lambda _, n: n + 1),
    Made("by", int, lambda g, n: g.chain[n][table.BY]),
    Made("kind", table.EventKind, lambda g, n: table.EVENT_KINDS[g.chain[n][table.KIND]]),
    Made("tile", str | None, lambda g, n: FORMS.named(table.TILE_NAME, g.chain[n][table.TILE])),
    Made("place", str | None, lambda g, n: FORMS.named(table.PLACE_NAME, g.chain[n][table.PLACE])),
    Made("aim", str | None, lambda g, n: aim(g, g.chain[n], g.chain[n][table.FACE])),
    Made("other_place", str | None, lambda g, n: FORMS.named(table.PLACE_NAME, g.chain[n][table.OTHER_PLACE])),
    Made("other_aim", str | None, lambda g, n: aim(g, g.chain[n], g.chain[n][table.OTHER_FACE])),
    Made("against", int | None, lambda g, n: against(g.chain[n])),
    Made("toxins", int, lambda g, n: g.chain[n][table.TOXINS]),
    Made("absorbs", int, lambda g, n: g.chain[n][table.ABSORBED]),
    Made("gone", bool, lambda g, n: g.chain[n][table.GONE] == table.COUNTERED),
])  # fmt: skip
SIDE: Final = Shape("Side", FORMS, [
    *lying("points scored hand"),
    Made("hand_size", int, lambda g, owner: len(g.hand[owner])),
    Made("backs", COUNTS, backs),
    Made("limit", int, hand_limit),
    Made("atp", SUPPLY, lambda g, owner: supply(g, owner, ATP)),
    Made("toxin", SUPPLY, lambda g, owner: supply(g, owner, TOXIN)),
    Made("organisms", [(IN_PLAY, None)], organisms),
    Own("standing", str, standing, owned=True),
])  # fmt: skip
VIEW: Final = Shape("StrainView", FORMS, [
    YOU,
    *lying("turn"),
    Made("active", int, lambda g, _: g.active),
    Made("phase", table.Phase, lambda g, _: table.PHASES[g.phase]),
    Made("goal", int, lambda g, _: g.options.points),
    Each("seats", SIDE, every_seat),
    Made("piles", COUNTS, lambda g, _: by_pile([len(pile) for pile in g.pile])),
    Made("discards", HEAPS, discards),
    Each("chain", LINK, lambda g, _: list(range(len(g.chain)))),
    Made("battle", (BATTLE, None), battle),
    Made("placed", PLACED, lambda g, _: {"organism": placed(g, ORGANISM), "cytoplasm": placed(g, CYTOPLASM)}),
    *lying("toughness"),
    ASKED,
    OVER,
])  # fmt: skip


def imagine(g: table.Strain, seat: Seat, dice: Dice) -> table.Strain:
    """A table that looks the same to `seat`: what it cannot see is dealt afresh, others' sealed answers are gone."""
    h = imagining(g, dice)
    for pile in range(len(PILES)):
        deal_afresh(h, seat, pile)
    h.yields = [order if other == seat else table.ASKS for other, order in enumerate(g.yields)]
    return imagined(h, g, seat)


def deal_afresh(h: table.Strain, seat: Seat, pile: int) -> None:
    """The pile and the others' hands share what this seat has not seen; each hand keeps as many of these backs."""
    of_pile = h.cards.pile
    unseen = h.pile[pile][:]
    counts: list[int] = []
    for other in range(h.seats):
        held = [] if other == seat else [tile for tile in h.hand[other] if of_pile[tile] == pile]
        counts.append(len(held))
        unseen += held
    unseen.sort()  # so that it does not matter who really has what
    h.pile[pile] = unseen
    for other, count in enumerate(counts):
        if count:
            kept = [tile for tile in h.hand[other] if of_pile[tile] != pile]
            h.hand[other] = sorted(kept + [table.drawn(h, unseen) for _ in range(count)])


def places(g: table.Strain) -> list[str]:
    """Every tile once for each place it is in."""
    return [TILES[tile] for tile in g.outside_piles() + [tile for pile in g.pile for tile in pile]]


def cards_in_play(g: table.Strain) -> list[str]:
    """All tiles of the set. [R1]"""
    return [name for name, copies in zip(g.cards.names, g.cards.copies, strict=True) for _ in range(copies)]
