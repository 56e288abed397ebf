"""Who sees what: the view of a seat, built from nothing, and the table it can imagine. [Strain A29, A46]"""

from __future__ import annotations

from ludotheque.games.strain.effects import BUILDS, CYTOPLASM, ORGANISM, PILES, SALVAGES
from ludotheque.games.strain.notation import named
from ludotheque.games.strain.organisms import blocks, complete, hand_limit, infected, own_places, resistances
from ludotheque.games.strain.sources import ATP, TOXIN, ready
from ludotheque.games.strain.table import (
    ABSORBED,
    AGAINST,
    ASKS,
    BY,
    COUNTERED,
    DESIGN,
    DORMANT,
    EVENT_KINDS,
    FACE,
    FACE_NAME,
    GONE,
    KIND,
    NONE,
    OTHER_FACE,
    OTHER_PLACE,
    PHASES,
    PLACE,
    PLACE_NAME,
    PLAYED,
    SPENT,
    TILE,
    TILE_NAME,
    TOXINS,
    Strain,
)
from ludotheque.kernel.choice import TABLE, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.game import Data
from ludotheque.kernel.notation import kebab

IMAGINING = 1 << 30  # a move number that no game reaches, so that imagined tiles and later chance are unrelated
ORDERS = ("asks", "passes_all", "passes_others")


def view(g: Strain, seat: Seat) -> Data:
    """What `seat` may know; TABLE is a spectator. What is not named here is not shown."""
    return views(g, [seat])[0]


def views(g: Strain, seats: list[Seat]) -> list[Data]:
    """What several may know: all see the same, but for their own hands and orders and what is asked of each."""
    common, sides = in_sight(g), [open_side(g, owner) for owner in range(g.seats)]
    found: list[Data] = []
    for seat in seats:
        own: Data = {"you": seat if 0 <= seat < g.seats else None}
        own.update(common)
        own["seats"] = [own_side(g, owner, side) if owner == seat else side for owner, side in enumerate(sides)]
        own["asked"] = seat in g.asked()
        found.append(own)
    return found


def in_sight(g: Strain) -> Data:
    """What lies open to all. The players' sides and what is asked of each are left open."""
    return {
        "turn": g.turn,
        "active": g.active,
        "phase": PHASES[g.phase],
        "goal": g.options.points,
        "seats": [],
        "piles": {name: len(g.pile[pile]) for pile, name in enumerate(PILES)},
        "discards": {name: tiles(g.discard[pile]) for pile, name in enumerate(PILES)},
        "chain": [link(g, n, row) for n, row in enumerate(g.chain)],
        "battle": battle(g),
        "placed": {"organism": placed(g, ORGANISM), "cytoplasm": placed(g, CYTOPLASM)},
        "toughness": g.toughness,
        "asked": False,
        "over": g.over(),
    }


def open_side(g: Strain, owner: Seat) -> Data:
    """One player's side of the table as others see it. Hands are secret but for their backs. [A29]"""
    return {
        "points": g.points[owner],
        "scored": tiles(g.scored[owner]),
        "hand": None,
        "hand_size": len(g.hand[owner]),
        "backs": {name: sum(g.cards.pile[t] == pile for t in g.hand[owner]) for pile, name in enumerate(PILES)},
        "limit": hand_limit(g, owner),
        "atp": {"pool": g.atp[owner], "ready": ready(g, owner, ATP)},
        "toxin": {"pool": g.toxin[owner], "ready": ready(g, owner, TOXIN)},
        "organisms": [organism(g, place) for place in own_places(owner)],
        "standing": ORDERS[ASKS],
    }


def own_side(g: Strain, owner: Seat, side: Data) -> Data:
    """The same as its owner sees it: hands and standing orders are one's own. [A29, A46]"""
    own = dict(side)
    own["hand"] = tiles(g.hand[owner])
    own["standing"] = ORDERS[g.yields[owner]]
    return own


def tiles(numbers: list[int]) -> list[str | int | None]:
    return [named(TILE_NAME, tile) for tile in numbers]


def organism(g: Strain, place: int) -> Data | None:
    """An organism and its membrane, slot by slot, with the resistance each tile would have now."""
    if g.organism[place] == NONE:
        return None
    resistance = resistances(g, place)
    slots = [
        {
            "tile": named(TILE_NAME, tile >> DESIGN),
            "dormant": bool(tile & DORMANT),
            "spent": bool(tile & SPENT),
            "resistance": resistance[slot + 1],
        }
        for slot, tile in enumerate(g.membrane[place])
    ]
    return {
        "place": named(PLACE_NAME, place),
        "tile": named(TILE_NAME, g.organism[place]),
        "needs": g.cards.needs[g.organism[place]],
        "blocks": blocks(g, place),
        "complete": complete(g, place),
        "infected": infected(g, place),
        "resistance": resistance[0],
        "defence": sum(resistance),
        "slots": slots,
    }


def link(g: Strain, n: int, row: list[int]) -> Data:
    """One event of the chain."""
    return {
        "link": n + 1,
        "by": row[BY],
        "kind": EVENT_KINDS[row[KIND]],
        "tile": named(TILE_NAME, row[TILE]),
        "place": named(PLACE_NAME, row[PLACE]),
        "aim": aim(g, row, row[FACE]),
        "other_place": named(PLACE_NAME, row[OTHER_PLACE]),
        "other_aim": aim(g, row, row[OTHER_FACE]),
        "against": None if row[AGAINST] == NONE else row[AGAINST] + 1,
        "toxins": row[TOXINS],
        "absorbs": row[ABSORBED],
        "gone": row[GONE] == COUNTERED,
    }


def aim(g: Strain, row: list[int], number: int) -> str | int | None:
    """The tile that an event speaks of, as it lay; a salvaged one has only its name."""
    if number == NONE:
        return None
    if row[KIND] == PLAYED and row[OTHER_PLACE] == NONE and g.cards.effect[row[TILE]] == SALVAGES:
        return named(TILE_NAME, number)
    return named(FACE_NAME, (number >> DESIGN) * 2 + (number & DORMANT))


def battle(g: Strain) -> Data | None:
    """The battle that is being resolved: tokens left on each tile, the organism's own first, and how many come off."""
    if not g.tokens:
        return None
    row = g.chain[-1]
    return {"place": named(PLACE_NAME, row[PLACE]), "toll": g.toll, "tokens": g.tokens[:]}


def placed(g: Strain, kind: int) -> list[int]:
    """How many of this kind were placed this turn, and how many may be. [R8]"""
    more = g.strength_of(g.active, BUILDS) if kind == CYTOPLASM else 0
    return [g.placed[kind], 1 + g.extra[kind] + more]


def imagine(g: Strain, seat: Seat, dice: Dice) -> Strain:
    """A table that looks the same to `seat`: what it cannot see is dealt afresh, others' sealed answers are gone."""
    h = g.copy(dice)
    h.draws = 0
    h.moves, moves = IMAGINING + g.moves, g.moves
    for pile in range(len(PILES)):
        deal_afresh(h, seat, pile)
    for other in range(g.seats):
        if other != seat:
            h.sealed.pop(other, None)
            h.yields[other] = ASKS
    h.moves, h.draws = moves, 0
    return h


def deal_afresh(h: Strain, seat: Seat, pile: int) -> None:
    """The pile and the others' hands share what this seat has not seen; each hand keeps as many of these backs."""
    of_pile = h.cards.pile
    unseen = h.pile[pile]
    counts: list[int] = []
    for other in range(h.seats):
        held = [] if other == seat else [tile for tile in h.hand[other] if of_pile[tile] == pile]
        counts.append(len(held))
        unseen += held
    for other, count in enumerate(counts):
        if count:
            kept = [tile for tile in h.hand[other] if of_pile[tile] != pile]
            h.hand[other] = sorted(kept + [drawn(h, unseen) for _ in range(count)])


def drawn(h: Strain, tiles: list[int]) -> int:
    n = h.roll(len(tiles))
    tile = tiles[n]
    tiles[n] = tiles[-1]
    tiles.pop()
    return tile


def waits_for(g: Strain, seat: Seat) -> list[Seat]:
    """Everybody a question is put to as all may know, answered or not, able to answer or not. [A22]"""
    return g.addressed()


def coming(g: Strain, seat: Seat) -> list[tuple[str, Seat | None]]:
    """All that will come, the next thing first, the same for everybody: it follows from what lies open."""
    return [(kebab(type(step).__name__), None if step.seat == TABLE else step.seat) for step in reversed(g.agenda)]


def places(g: Strain) -> list[str]:
    """Every tile once for each place it is in: piles, discards, hands, table, chain and score piles."""
    found = [tile for tile in g.organism if tile != NONE]
    found += [tile >> DESIGN for membrane in g.membrane for tile in membrane]
    found += [tile for heap in g.hand + g.pile + g.discard + g.scored for tile in heap]
    found += [row[TILE] for row in g.chain if row[KIND] == PLAYED and not row[GONE]]
    return [str(named(TILE_NAME, tile)) for tile in found]


def cards_in_play(g: Strain) -> list[str]:
    """All tiles of the set. [R1]"""
    return [name for name, copies in zip(g.cards.names, g.cards.copies, strict=True) for _ in range(copies)]
