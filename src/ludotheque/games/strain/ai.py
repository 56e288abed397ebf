"""What a bot makes of a Strain table: where looking ahead ends, and how good a table is. See also reflexes.py."""

from __future__ import annotations

from typing import Final

from ludotheque.games.strain import effects, organisms
from ludotheque.games.strain.build import Evolve
from ludotheque.games.strain.hands import Discard, Draw
from ludotheque.games.strain.reflexes import ENERGY, THINK, WORTH, enough, reflex
from ludotheque.games.strain.reflexes import VENOM as TOXIN_MADE
from ludotheque.games.strain.sources import ATP, ready
from ludotheque.games.strain.table import AWAKEN, DESIGN, EVOLVE, NONE, Strain, owner
from ludotheque.games.strain.turn import Score
from ludotheque.games.strain.verbs import PASS_OTHERS, PASS_TURN
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.plain.thinking import Thinking

__all__ = ["LOOKS", "THINK", "THINKING", "enough", "horizon", "reflex", "settled", "value", "worthy"]

LOOKS: Final = 1  # imagined tables for each choice: little that is hidden matters within one event
THINKING: Final = Thinking(400, 1, 0.2, ((20, 0.15), (40, 0.08), (120, 0.04), (400, 0.0), (2000, 0.0)))

POINT: Final = 100  # one victory point that has been scored
READY: Final = 88  # one that only waits for Shed
WINNING: Final = 600  # complete organisms that reach the goal
BEGUN: Final = 35  # one of an organism that is being built, for its share of blocks
BLOCK: Final = 10
IMMUNITY: Final = 12  # of a virus in an organism
HELD: Final = 4  # a tile in hand
THEIRS: Final = 8  # one in the hand of somebody else, where all are wanted
ANSWER: Final = 20  # one in hand that could be paid for now, with the turns of the others ahead
LIVE: Final = 2  # one ATP that is ready
LIVELY: Final = 6  # so many count
PLACEABLE: Final = 12  # a cytoplasm in hand that may still be placed this turn
SAFETY: Final = 3  # one toxin that an organism takes without a loss
SAFE: Final = 6  # so many count
OPEN: Final = 16  # to have an organism that is still being built
RISK: Final = 20  # of a hundred, for each opponent whose tiles make toxins enough to destroy an organism
WASTED: Final = 4  # each point of an organism that dies
HARM: Final = {  # what a virus does, besides being there
    "fewer_draws": 20, "starves": 14, "stuns": 10, "spreads": 10, "wastes": 30, "shrinks_hands": 4,
}  # fmt: skip
KEEP: Final = ("counters_virus", "counters_action", "counters_tile", "absorbs", "toughens")  # answers to the others
KEPT: Final[list[bool]] = [effect in KEEP for effect in effects.EFFECTS]
NOBODY: Final[list[int]] = []
HARMS: Final[list[int]] = [HARM.get(effect, 0) for effect in effects.EFFECTS]


def horizon(g: Strain) -> int:
    """Where looking ahead begins: in this turn."""
    return g.turn


def settled(g: Strain, begun: int) -> bool:
    """Looking ahead ends with the turn, or where the chain is empty and somebody has the next free choice."""
    if g.turn != begun:
        return True
    return not g.chain and isinstance(g.agenda[-1], (Evolve, Score, Draw, Discard))


def worthy(g: Strain, seat: Seat, menu: list[Choice]) -> list[Choice]:
    """What is worth looking at: all of it, but of several ways to pass only one."""
    return [(verb, what, place) for verb, what, place in menu if verb not in (PASS_TURN, PASS_OTHERS)]


def value(g: Strain, seat: Seat) -> int:
    """How well this player stands, less how well the others do, the best of them twice."""
    threats = [0 if other == seat else arsenal(g, other) for other in range(g.seats)]
    own = standing(g, seat, threats)
    best, total = NONE, 0
    for other in range(g.seats):
        if other != seat:
            worth = standing(g, other, NOBODY) + THEIRS * len(g.hand[other])
            total += worth
            best = max(best, worth)
    if g.over():
        own += 100 * POINT if g.points[seat] >= g.options.points else -100 * POINT
    others = g.seats - 1
    return (own + hand_value(g, seat)) * 2 * others - (total + best * others)


def arsenal(g: Strain, seat: Seat) -> int:
    """The toxins that all tiles of a player make in a turn."""
    cards = g.cards
    toxins = 0
    for place in organisms.own_places(seat):
        membrane = g.membrane[place]
        if membrane:
            venom = g.strength(place, effects.VENOM)
            for tile in membrane:
                made = cards.toxin[tile >> DESIGN]
                if made:
                    toxins += made + venom
    return toxins


def standing(g: Strain, seat: Seat, threats: list[int]) -> int:
    """Points, organisms on the way, and what the tiles in play will give while the game lasts."""
    goal = g.options.points
    worth = g.points[seat] * POINT
    engine, ready, open_ones = 0, g.points[seat], 0
    for place in organisms.own_places(seat):
        if g.organism[place] == NONE:
            continue
        worth += building(g, place, threats)
        engine += machinery(g, place)
        if organisms.may_score(g, place):
            ready += g.cards.points[g.organism[place]]
        elif not organisms.complete(g, place) and organisms.has_room(g, place):
            open_ones = 1
    if ready >= goal:
        worth += WINNING
    if threats:
        worth += OPEN * open_ones
    return worth + engine * (goal - min(ready, goal) + 3) // (goal + 3)  # engines matter less the nearer the end is


def building(g: Strain, place: int, threats: list[int]) -> int:
    """What an organism promises in points, less where it is infected, and how safe it is."""
    cards = g.cards
    organism = g.organism[place]
    points, needs = cards.points[organism], cards.needs[organism]
    done = min(organisms.blocks(g, place), needs)
    worth = points * READY if organisms.may_score(g, place) else points * BEGUN * done // needs
    spare, defence = 0, 0
    for count in organisms.resistances(g, place):
        if count:
            spare += count - 1
            defence += count
    worth += SAFETY * min(spare, SAFE)
    for tile in g.membrane[place]:
        design = tile >> DESIGN
        if cards.kind[design] == effects.VIRUS:
            worth -= min(IMMUNITY * cards.immunity[design] + HARMS[cards.effect[design]], worth // 2)
    return worth - danger(g, place, worth, defence, threats) if threats else worth


def danger(g: Strain, place: int, worth: int, defence: int, threats: list[int]) -> int:
    """What is at stake where others could destroy an organism in their next turns."""
    if not g.membrane[place]:
        defence += promised(g, owner(place))
    risk = 0
    for toxins in threats:
        if toxins >= defence:
            risk += RISK
    return risk * (worth + WASTED * g.cards.points[g.organism[place]]) // 100


def promised(g: Strain, seat: Seat) -> int:
    """The resistance of a cytoplasm that can still be laid around a bare organism this turn."""
    best = 0
    if may_place(g, seat, effects.CYTOPLASM) > 0:
        for tile in g.hand[seat]:
            if g.cards.kind[tile] == effects.CYTOPLASM:
                best = max(best, g.cards.resistance[tile])
    return best


def may_place(g: Strain, seat: Seat, kind: int) -> int:
    """How many more tiles of this kind the player may place in this Evolve phase."""
    if g.active != seat or g.phase != EVOLVE:
        return 0
    more = g.strength_of(seat, effects.BUILDS) if kind == effects.CYTOPLASM else 0
    return 1 + g.extra[kind] + more - g.placed[kind]


def machinery(g: Strain, place: int) -> int:
    """What the tiles of an organism give turn after turn."""
    cards = g.cards
    worth = 0
    for tile in g.membrane[place]:
        design = tile >> DESIGN
        if cards.kind[design] != effects.VIRUS:
            worth += ENERGY * cards.atp[design] + TOXIN_MADE * cards.toxin[design] + BLOCK * cards.blocks[design]
            worth += WORTH[cards.effect[design]] * max(1, cards.amount[design])
    return worth


def hand_value(g: Strain, seat: Seat) -> int:
    """Tiles in hand, ATP that is ready, and what may still be placed; answers while one's own turn lasts."""
    cards, energy = g.cards, ready(g, seat, ATP)
    limit = organisms.HAND + g.strength_of(seat, effects.HOLDS)  # what is more goes at the end of the turn
    worth = LIVE * min(energy, LIVELY) + HELD * min(len(g.hand[seat]), limit)
    keeps = g.active == seat or g.phase == AWAKEN
    plasma = 0
    for tile in g.hand[seat]:
        if keeps and KEPT[cards.effect[tile]] and cards.cost[tile] <= energy:
            energy -= cards.cost[tile]
            worth += ANSWER
        plasma += cards.kind[tile] == effects.CYTOPLASM
    if plasma and has_space(g, seat):
        worth += PLACEABLE * min(plasma, max(0, may_place(g, seat, effects.CYTOPLASM)))
    return worth


def has_space(g: Strain, seat: Seat) -> bool:
    """Whether there is an organism with a free slot."""
    return any(organisms.has_room(g, place) for place in organisms.own_places(seat))
