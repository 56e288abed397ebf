"""What a bot makes of a Strain table: what it does without thinking, where looking ahead ends, how good a table is."""

from __future__ import annotations

from typing import Final

from ludotheque.games.strain.aims import Aim, Salvage
from ludotheque.games.strain.battle import Commit, Resist
from ludotheque.games.strain.build import Evolve
from ludotheque.games.strain.effects import (
    BUILDS,
    CHAIN_REACTION,
    CYTOPLASM,
    EFFECTS,
    ORGANELLE,
    ORGANISM,
    PETRI,
    VIRUS,
)
from ludotheque.games.strain.hands import Discard, Draw
from ludotheque.games.strain.organisms import Lose, blocks, may_score, own_places, resistances
from ludotheque.games.strain.sources import ATP, OTHER, TOXIN, PayAtp, PayToxin, lying, makes, ready
from ludotheque.games.strain.table import DESIGN, DORMANT, NONE, Strain
from ludotheque.games.strain.turn import Score
from ludotheque.games.strain.verbs import COMMIT, SALVAGE, USE
from ludotheque.kernel.choice import Choice, Seat

LOOKS: Final = 1  # imagined tables for each choice: little that is hidden matters within one event
THINK: Final = -1  # no reflex: worth looking ahead

POINT: Final = 100  # one victory point that has been scored
READY: Final = 65  # one that only waits for Shed
WINNING: Final = 600  # complete organisms that reach the goal
BEGUN: Final = 35  # one of an organism that is being built, for its share of blocks
ENERGY: Final = 7  # one ATP that a player's tiles make in a turn
VENOM: Final = 6  # one toxin
BLOCK: Final = 10
IMMUNITY: Final = 12  # of a virus in an organism
HELD: Final = 4  # a tile in hand
ANSWER: Final = 12  # one in hand that could be paid for now
SAFETY: Final = 3  # one toxin that an organism takes without a loss
SAFE: Final = 6  # so many count
EFFECT: Final = {  # what a function is worth in play, for each of its amount
    "wakes_in_shed": 14, "draws": 34, "rearranges": 10, "holds": 8, "cures": 6, "saves": 14, "builds": 34,
    "shields": 12, "escapes": 8, "venom": 8, "gives_both": 14, "keeps_out": 14, "expels": 8,
}  # fmt: skip
WORTH: Final[list[int]] = [EFFECT.get(effect, 0) for effect in EFFECTS]


def horizon(g: Strain) -> int:
    """Where looking ahead begins: in this turn."""
    return g.turn


def settled(g: Strain, begun: int) -> bool:
    """Looking ahead ends with the turn, or where somebody has the next free choice."""
    step = g.agenda[-1]
    return g.turn != begun or isinstance(step, Evolve | Score | Draw | Discard)


def value(g: Strain, seat: Seat) -> int:
    """How well this player stands, less how well the others do, the best of them twice."""
    worths = [standing(g, other) for other in range(g.seats)]
    own = worths[seat]
    best, total = NONE, 0
    for other in range(g.seats):
        if other != seat:
            total += worths[other]
            best = max(best, worths[other])
    if g.over():
        own += 100 * POINT if g.points[seat] >= g.options.points else -100 * POINT
    others = g.seats - 1
    return own * 2 * others - (total + best * others) + hand_value(g, seat) * 2 * others


def standing(g: Strain, seat: Seat) -> int:
    """Points, organisms on the way, and what the tiles in play will give while the game lasts."""
    goal = g.options.points
    worth = g.points[seat] * POINT
    engine, ready = 0, g.points[seat]
    for place in own_places(seat):
        if g.organism[place] != NONE:
            worth += building(g, place)
            engine += machinery(g, place)
            if may_score(g, place):
                ready += g.cards.points[g.organism[place]]
    if ready >= goal:
        worth += WINNING
    return worth + engine * (goal - min(ready, goal) + 3) // (goal + 3)  # engines matter less the nearer the end is


def building(g: Strain, place: int) -> int:
    """What an organism promises in points, less where it is infected, and how safe it is."""
    cards = g.cards
    organism = g.organism[place]
    points, needs = cards.points[organism], cards.needs[organism]
    done = min(blocks(g, place), needs)
    worth = points * READY if may_score(g, place) else points * BEGUN * (done + 1) // (needs + 1)
    tokens = resistances(g, place)
    spare = 0
    for count in tokens:
        if count:
            spare += count - 1
    worth += SAFETY * min(spare, SAFE)
    for tile in g.membrane[place]:
        design = tile >> DESIGN
        if cards.kind[design] == VIRUS:
            worth -= min(IMMUNITY * cards.immunity[design] + virus_harm(g, design), worth // 2)
    return worth


def virus_harm(g: Strain, virus: int) -> int:
    """A virus that does something is worse than one that only sits there."""
    return 10 if g.cards.effect[virus] else 0


def machinery(g: Strain, place: int) -> int:
    """What the tiles of an organism give turn after turn."""
    cards = g.cards
    worth = 0
    for tile in g.membrane[place]:
        design = tile >> DESIGN
        if cards.kind[design] != VIRUS:
            worth += ENERGY * cards.atp[design] + VENOM * cards.toxin[design] + BLOCK * cards.blocks[design]
            worth += WORTH[cards.effect[design]] * max(1, cards.amount[design])
    return worth


def hand_value(g: Strain, seat: Seat) -> int:
    """Tiles in hand, and ATP that is kept for an answer where one is held."""
    cards, energy = g.cards, ready(g, seat, ATP)
    worth = 0
    for tile in g.hand[seat]:
        worth += HELD
        if cards.kind[tile] == CHAIN_REACTION and cards.cost[tile] <= energy:
            worth += ANSWER
            energy -= cards.cost[tile]
    return worth


def worthy(g: Strain, seat: Seat, menu: list[Choice]) -> list[Choice]:
    """What is worth looking at: all of it."""
    return menu


def reflex(g: Strain, seat: Seat, menu: list[Choice], ahead: bool) -> int:
    """Which choice of the menu a player takes without thinking; THINK where looking ahead is worth it.

    While looking `ahead` everybody lets windows pass and names what seems worth most.
    """
    step = g.agenda[-1]
    if isinstance(step, Draw):
        return drawing(g, seat, menu)
    if isinstance(step, Discard):
        return least_wanted(g, seat, menu)
    if isinstance(step, PayAtp):
        return paying(g, menu, step.due - g.atp[seat], ATP)
    if isinstance(step, PayToxin):
        return paying(g, menu, step.due - g.toxin[seat], TOXIN)
    if isinstance(step, Commit):
        return committing(g, seat, step.place, menu)
    if isinstance(step, Resist):
        return resisting(g, step.place, menu)
    if isinstance(step, Lose):
        return losing(g, menu)
    if isinstance(step, Score) and enough(g, seat):
        return len(menu) - 1
    if not ahead:
        return THINK
    return naming(g, menu) if isinstance(step, Aim | Salvage) else 0


def drawing(g: Strain, seat: Seat, menu: list[Choice]) -> int:
    """An organism to build, cytoplasms to build it with, and Petri Dish tiles for the rest."""
    cards = g.cards
    bodies, plasma = 0, 0
    for tile in g.hand[seat]:
        bodies += cards.kind[tile] == ORGANISM
        plasma += cards.kind[tile] == CYTOPLASM
    open_blocks = 0
    for place in own_places(seat):
        if g.organism[place] != NONE:
            open_blocks += max(0, cards.needs[g.organism[place]] - blocks(g, place))
    if not bodies and open_blocks < 4:
        wanted = ORGANISM
    elif plasma < 1 + g.strength_of(seat, BUILDS) or (plasma < 2 and not ready(g, seat, ATP)):
        wanted = CYTOPLASM
    else:
        wanted = PETRI
    for n, choice in enumerate(menu):
        if choice[1] == wanted:
            return n
    return 0


def least_wanted(g: Strain, seat: Seat, menu: list[Choice]) -> int:
    """The tile in hand that is wanted least."""
    best, least = 0, 1 << 30
    for n, choice in enumerate(menu):
        wanted = wish(g, seat, choice[1])
        if wanted < least:
            best, least = n, wanted
    return best


def wish(g: Strain, seat: Seat, tile: int) -> int:
    """How much a tile in hand is wanted."""
    cards = g.cards
    kind, copies = cards.kind[tile], g.hand[seat].count(tile)
    if kind == ORGANISM:
        bodies = 0
        for other in g.hand[seat]:
            bodies += cards.kind[other] == ORGANISM
        return 40 - 15 * bodies - 2 * cards.needs[tile]
    if kind == CYTOPLASM:
        return 30 + 4 * cards.atp[tile] - 8 * copies
    income = 0
    for place in own_places(seat):
        for code in g.membrane[place]:
            income += cards.atp[code >> DESIGN]
    dear = 6 * max(0, cards.cost[tile] - income)
    if kind == CHAIN_REACTION:
        return 34 - dear - 6 * copies
    return 26 - dear - 6 * copies + (4 if kind == ORGANELLE else 0)


def enough(g: Strain, seat: Seat) -> bool:
    """Whether scoring all that is complete wins the game."""
    ready = g.points[seat]
    for place in own_places(seat):
        if may_score(g, place):
            ready += g.cards.points[g.organism[place]]
    return ready >= g.options.points


def committing(g: Strain, seat: Seat, place: int, menu: list[Choice]) -> int:
    """All it takes to destroy the organism, else all there is; with the sources that waste least."""
    defence = 0
    for count in resistances(g, place):
        defence += count
    wanted = min(defence, ready(g, seat, TOXIN))
    if g.toxin[seat] >= wanted:
        return menu.index((COMMIT, wanted - 1, 0))
    sources = [choice for choice in menu if choice[0] == USE]
    return paying(g, sources, wanted - g.toxin[seat], TOXIN)


def naming(g: Strain, menu: list[Choice]) -> int:
    """The tile that is worth most: to destroy it, or to have it."""
    best, most = 0, NONE
    for n, (verb, what, place) in enumerate(menu):
        worth = tile_worth(g, what << DESIGN if verb == SALVAGE else lying(g, place, what // 2, what & DORMANT))
        if worth > most:
            best, most = n, worth
    return best


def paying(g: Strain, menu: list[Choice], missing: int, resource: int) -> int:
    """The source that wastes least; then one that gives nothing else."""
    best, least = 0, 1 << 30
    for n, (_, what, place) in enumerate(menu):
        tile = lying(g, place, what // 2, what & DORMANT)
        made, besides = makes(g, place, tile, resource), makes(g, place, tile, OTHER[resource])
        waste = 8 * max(0, made - missing) + 2 * besides - made
        if waste < least:
            best, least = n, waste
    return best


def resisting(g: Strain, place: int, menu: list[Choice]) -> int:
    """Spread the loss as long as no tile is lost; then give up what is worth least."""
    best, least = 0, 1 << 30
    for n, (_, slot, count) in enumerate(menu):
        spare = g.tokens[slot] - (count + 1)
        if spare:
            lost = -count - 1
        elif slot:
            lost = tile_worth(g, g.membrane[place][slot - 1]) + 4 * count
        else:
            lost = 1 << 20
        if lost < least:
            best, least = n, lost
    return best


def losing(g: Strain, menu: list[Choice]) -> int:
    best, least = 0, 1 << 30
    for n, (_, what, place) in enumerate(menu):
        worth = tile_worth(g, lying(g, place, what // 2, what & DORMANT))
        if worth < least:
            best, least = n, worth
    return best


def tile_worth(g: Strain, tile: int) -> int:
    """A building tile in play: what it makes and does, and its blocks."""
    cards, design = g.cards, tile >> DESIGN
    effect = WORTH[cards.effect[design]] * max(1, cards.amount[design])
    return ENERGY * cards.atp[design] + VENOM * cards.toxin[design] + 20 * cards.blocks[design] + effect
