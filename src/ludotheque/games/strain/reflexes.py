"""What a bot at Strain does without thinking: drawing, paying, committing, resisting, giving up what is worth least."""

from __future__ import annotations

from typing import Final

from ludotheque.games.strain import effects
from ludotheque.games.strain.aims import Aim, Salvage
from ludotheque.games.strain.battle import Commit, Resist
from ludotheque.games.strain.chain import MayInfect, Respond
from ludotheque.games.strain.hands import Discard, Draw
from ludotheque.games.strain.organisms import Lose, blocks, may_score, own_places, resistances
from ludotheque.games.strain.sources import ATP, OTHER, TOXIN, PayAtp, PayToxin, lying, makes, ready
from ludotheque.games.strain.table import BATTLE, BY, DESIGN, DORMANT, KIND, NONE, PLACE, TOXINS, Strain
from ludotheque.games.strain.turn import Score
from ludotheque.games.strain.verbs import ANSWER, COMMIT, INFECT, SALVAGE, USE
from ludotheque.games.strain.virus import Spread
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import Step

THINK: Final = -1  # no reflex: worth looking ahead

ENERGY: Final = 7  # one ATP that a player's tiles make in a turn
VENOM: Final = 6  # one toxin
EFFECT: Final = {  # what a function is worth in play, for each of its amount
    "wakes_in_shed": 14, "draws": 34, "rearranges": 10, "holds": 8, "cures": 6, "saves": 14, "builds": 34,
    "shields": 12, "escapes": 8, "venom": 8, "gives_both": 14, "keeps_out": 14, "expels": 8,
}  # fmt: skip
WORTH: Final[list[int]] = [EFFECT.get(effect, 0) for effect in effects.EFFECTS]


def reflex(g: Strain, seat: Seat, menu: list[Choice], ahead: bool) -> int:
    """Which choice of the menu a player takes without thinking; THINK where looking ahead is worth it.

    While looking `ahead` everybody lets windows pass but for what completes their own event, and names what seems
    worth most.
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
    return foreseeing(g, seat, menu, step) if ahead else THINK


def foreseeing(g: Strain, seat: Seat, menu: list[Choice], step: Step[Strain]) -> int:
    """What is thought over when its time comes, and only guessed before."""
    if isinstance(step, Respond):
        return following_up(g, seat, menu)
    if isinstance(step, (MayInfect, Spread)):
        return infecting(g, menu)
    return naming(g, menu) if isinstance(step, (Aim, Salvage)) else 0


def following_up(g: Strain, seat: Seat, menu: list[Choice]) -> int:
    """More toxins for one's own battle, where they destroy the organism; else the window passes."""
    row = g.chain[-1] if g.chain else [NONE, NONE]
    if row[BY] != seat or row[KIND] != BATTLE:
        return 0
    missing = sum(resistances(g, row[PLACE])) - row[TOXINS]
    for n, (verb, tile, _) in enumerate(menu):
        if verb == ANSWER and g.cards.effect[tile] == effects.ADDS_TOXIN and 0 < missing <= g.cards.amount[tile]:
            return n
    return 0


def infecting(g: Strain, menu: list[Choice]) -> int:
    """The virus that is hardest to be rid of, in the organism worth most."""
    best, most = 0, NONE
    for n, (verb, virus, place) in enumerate(menu):
        if verb == INFECT:
            worth = 4 * g.cards.immunity[virus] + g.cards.points[g.organism[place]] * (1 + blocks(g, place))
            if worth > most:
                best, most = n, worth
    return best


def drawing(g: Strain, seat: Seat, menu: list[Choice]) -> int:
    """An organism to build, cytoplasms to build it with, and Petri Dish tiles for the rest."""
    cards = g.cards
    bodies, plasma, fissions = 0, 0, 0
    for tile in g.hand[seat]:
        bodies += cards.kind[tile] == effects.ORGANISM
        plasma += cards.kind[tile] == effects.CYTOPLASM
        fissions += cards.effect[tile] == effects.PLACES_MORE
    open_blocks = 0
    for place in own_places(seat):
        if g.organism[place] != NONE:
            open_blocks += max(0, cards.needs[g.organism[place]] - blocks(g, place))
    if not bodies and open_blocks < 4:
        wanted = effects.ORGANISM
    elif plasma < 1 + fissions + g.strength_of(seat, effects.BUILDS) or (plasma < 2 and not ready(g, seat, ATP)):
        wanted = effects.CYTOPLASM
    else:
        wanted = effects.PETRI
    for n, (_, pile, _) in enumerate(menu):
        if pile == wanted:
            return n
    return 0


def least_wanted(g: Strain, seat: Seat, menu: list[Choice]) -> int:
    """The tile in hand that is wanted least."""
    best, least = 0, 1 << 30
    for n, (_, tile, _) in enumerate(menu):
        wanted = wish(g, seat, tile)
        if wanted < least:
            best, least = n, wanted
    return best


def wish(g: Strain, seat: Seat, tile: int) -> int:
    """How much a tile in hand is wanted."""
    cards = g.cards
    kind, copies = cards.kind[tile], g.hand[seat].count(tile)
    if kind == effects.ORGANISM:
        bodies = 0
        for other in g.hand[seat]:
            bodies += cards.kind[other] == effects.ORGANISM
        return 40 - 15 * bodies - 2 * cards.needs[tile]
    if kind == effects.CYTOPLASM:
        return 30 + 4 * cards.atp[tile] - 8 * copies
    income = 0
    for place in own_places(seat):
        for code in g.membrane[place]:
            income += cards.atp[code >> DESIGN]
    dear = 6 * max(0, cards.cost[tile] - income)
    if kind == effects.CHAIN_REACTION:
        return 34 - dear - 6 * copies
    return 26 - dear - 6 * copies + (4 if kind == effects.ORGANELLE else 0)


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
    toxins = ready(g, seat, TOXIN)
    if toxins < defence:
        defence = max(1, defence - surge(g, seat))
    wanted = min(defence, toxins)
    if g.toxin[seat] >= wanted:
        return menu.index((COMMIT, wanted - 1, 0))
    sources: list[Choice] = [(verb, tile, place) for verb, tile, place in menu if verb == USE]
    return paying(g, sources, wanted - g.toxin[seat], TOXIN)


def surge(g: Strain, seat: Seat) -> int:
    """The toxins that an answer in hand would add to one's own battle."""
    most = 0
    for tile in g.hand[seat]:
        if g.cards.effect[tile] == effects.ADDS_TOXIN:
            most = max(most, g.cards.amount[tile])
    return most


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
        if g.cards.effect[tile >> DESIGN] in (effects.ESCAPES, effects.EXPELS):
            waste += 3  # asleep it could not react
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
