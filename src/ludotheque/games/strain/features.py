"""What a learnt opinion of a Strain table is made of: numbers in the words of the game, the same for every player."""

from __future__ import annotations

from typing import Final

from ludotheque.games.strain import effects
from ludotheque.games.strain.ai import NOBODY, arsenal, building, danger, hand_value, machinery, standing
from ludotheque.games.strain.organisms import own_places, resistances
from ludotheque.games.strain.table import DESIGN, DORMANT, NONE, SLOTS, Strain
from ludotheque.kernel.choice import Seat

STANDING: Final = (
    "points", "points towards the goal", "ready points", "ready to win", "organisms", "promised points",
    "points one block away", "missing blocks", "promised points of the infected", "viruses", "immunity", "blocks",
    "atp", "toxin", "atp awake", "toxin awake", "resistance", "free slots",
)  # fmt: skip
AT_TURN: Final = ("tiles in hand", "the turn", "may place an organism", "may place a cytoplasm", "atp to spend")
OPINIONS: Final = (
    "standing", "machinery", "hand", "toxins in a turn", "danger", "organisms in danger", "points in danger",
    "organisms in danger before the enemy's turn", "spare defence",
)  # fmt: skip
NAMES: Final = (
    *STANDING,
    *(f"{effect} in a membrane" for effect in effects.EFFECTS[1 : effects.COUNTERS_VIRUS]),
    *(f"{kind} in hand" for kind in effects.KINDS),
    *AT_TURN,
    *OPINIONS,
)

POINTS: Final = 0
TOWARDS: Final = 1
READY: Final = 2
WINNING: Final = 3
ORGANISMS: Final = 4
PROMISED: Final = 5
NEARLY: Final = 6
MISSING: Final = 7
SICK: Final = 8
VIRUSES: Final = 9
IMMUNITY: Final = 10
BLOCKS: Final = 11
ATP: Final = 12
TOXIN: Final = 13
ATP_AWAKE: Final = 14
TOXIN_AWAKE: Final = 15
RESISTANCE: Final = 16
FREE: Final = 17
IN_MEMBRANE: Final = 17  # the first effect is number 1
IN_HAND: Final = 39
HAND: Final = 45
TURN: Final = 46
MAY_ORGANISM: Final = 47
MAY_CYTOPLASM: Final = 48
TO_SPEND: Final = 49
STANDS: Final = 50
MACHINERY: Final = 51
HAND_VALUE: Final = 52
ARSENAL: Final = 53
DANGER: Final = 54
ENDANGERED: Final = 55
POINTS_ENDANGERED: Final = 56
ENDANGERED_NOW: Final = 57
SPARE: Final = 58
OPINION: Final = {"standing": 1.0, "hand": 1.0, "danger": -1.0}  # from which learning starts
NOTHING: Final = 0.0
HUNDRED: Final = 100.0  # opinions are in hundredths of a point


def learnt_at(g: Strain) -> int:
    """At how large a table the weights for this one were learnt."""
    return 2 if g.seats == 2 else 4


def features(g: Strain, seat: Seat) -> list[float]:
    """A player's numbers, in the order of NAMES."""
    x = [NOTHING] * len(NAMES)
    for place in own_places(seat):
        if g.organism[place] != NONE:
            organism(g, place, x)
    points, goal = g.points[seat], g.options.points
    x[POINTS] = float(points)
    x[TOWARDS] = points * points / goal
    x[WINNING] = 1.0 if points + x[READY] >= goal else 0.0
    for tile in g.hand[seat]:
        x[IN_HAND + g.cards.kind[tile]] += 1.0
    x[HAND] = float(len(g.hand[seat]))
    if g.active == seat:
        x[TURN] = 1.0
        x[MAY_ORGANISM] = 1.0 if not g.placed[effects.ORGANISM] and x[IN_HAND + effects.ORGANISM] else 0.0
        x[MAY_CYTOPLASM] = 1.0 if not g.placed[effects.CYTOPLASM] and x[IN_HAND + effects.CYTOPLASM] else 0.0
        x[TO_SPEND] = g.atp[seat] + x[ATP_AWAKE]
    opinions(g, seat, x)
    return x


def opinions(g: Strain, seat: Seat, x: list[float]) -> None:
    """What a bot without learning thinks of the same."""
    threats = [0 if other == seat else arsenal(g, other) for other in range(g.seats)]
    x[STANDS] = standing(g, seat, NOBODY) / HUNDRED
    x[HAND_VALUE] = hand_value(g, seat) / HUNDRED
    x[ARSENAL] = float(arsenal(g, seat))
    most = max(threats)
    for place in own_places(seat):
        own = g.organism[place]
        if own != NONE:
            defence = sum(resistances(g, place))
            worth = building(g, place, NOBODY)
            x[MACHINERY] += machinery(g, place) / HUNDRED
            x[DANGER] += danger(g, place, worth, defence, threats) / HUNDRED
            x[SPARE] += max(0, min(6, defence - most))
            if most >= defence:
                x[ENDANGERED] += 1.0
                x[POINTS_ENDANGERED] += g.cards.points[own]
                if g.active != seat:
                    x[ENDANGERED_NOW] += 1.0


def organism(g: Strain, place: int, x: list[float]) -> None:
    """What an organism adds: its tiles, and what it promises."""
    cards, own = g.cards, g.organism[place]
    viruses, blocks = x[VIRUSES], 0
    for tile in g.membrane[place]:
        blocks += laid(g, tile, x)
    x[ORGANISMS] += 1.0
    x[RESISTANCE] += cards.resistance[own]
    x[FREE] += SLOTS - len(g.membrane[place])
    needs, points, sick = cards.needs[own], cards.points[own], x[VIRUSES] > viruses
    x[BLOCKS] += min(blocks, needs)
    if blocks >= needs:
        x[SICK if sick else READY] += points
        return
    share = points * (blocks + 1) / (needs + 1)
    x[MISSING] += needs - blocks
    x[PROMISED] += share
    if blocks == needs - 1:
        x[NEARLY] += points
    if sick:
        x[SICK] += share


def laid(g: Strain, tile: int, x: list[float]) -> int:
    """What a tile in a membrane adds; its building blocks."""
    cards, design = g.cards, tile >> DESIGN
    effect = cards.effect[design]
    if effect:
        x[IN_MEMBRANE + effect] += 1.0 if effect >= effects.FEWER_DRAWS else float(max(1, cards.amount[design]))
    if cards.kind[design] == effects.VIRUS:
        x[VIRUSES] += 1.0
        x[IMMUNITY] += cards.immunity[design]
        return 0
    x[ATP] += cards.atp[design]
    x[TOXIN] += cards.toxin[design]
    if not tile & DORMANT:
        x[ATP_AWAKE] += cards.atp[design]
        x[TOXIN_AWAKE] += cards.toxin[design]
    x[RESISTANCE] += cards.resistance[design]
    return cards.blocks[design]
