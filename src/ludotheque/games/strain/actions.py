"""Chain reactions and catalysts: what they do when they resolve. [Strain R26, R27, R31]"""

from __future__ import annotations

from ludotheque.games.strain.battle import boosted
from ludotheque.games.strain.effects import (
    ABSORBS,
    ADDS_TOXIN,
    CHAIN_REACTION,
    CLEARS_VIRUSES,
    COUNTERS_ACTION,
    COUNTERS_TILE,
    COUNTERS_VIRUS,
    DESTROYS_TILE,
    DRAWS_NOW,
    EMPTIES_HANDS,
    PETRI,
    PLACES_MORE,
    SALVAGES,
    TOUGHENS,
    VIRUS,
    WAKES,
)
from ludotheque.games.strain.hands import Starve, draw
from ludotheque.games.strain.organisms import find, has_room, remove_tile
from ludotheque.games.strain.table import (
    ABSORBED,
    AGAINST,
    BATTLE,
    BY,
    COUNTERED,
    DESIGN,
    DORMANT,
    FACE,
    FUNCTION,
    GONE,
    KIND,
    NONE,
    OTHER_FACE,
    OTHER_PLACE,
    PLACE,
    PLACES,
    PLAYED,
    TILE,
    TOXINS,
    Strain,
    fail,
    owner,
)
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.step import NO_MORE, Steps
from ludotheque.kernel.zones import changed, without


def answers_to(g: Strain, effect: int, row: list[int]) -> bool:
    """Whether a tile or function of this effect may answer that event. [R31, A35, A36]"""
    if row[GONE]:
        return False
    kind = row[KIND]
    if effect == COUNTERS_TILE:
        return kind == PLAYED
    if effect == COUNTERS_VIRUS:
        return kind == PLAYED and g.cards.kind[row[TILE]] == VIRUS
    if effect == COUNTERS_ACTION:
        return kind == FUNCTION or (kind == PLAYED and g.cards.kind[row[TILE]] >= CHAIN_REACTION)
    return effect in (ABSORBS, ADDS_TOXIN) and kind == BATTLE


def act(g: Strain, row: list[int]) -> Steps:
    """The effect of an action tile. [R26]"""
    effect, amount = g.cards.effect[row[TILE]], g.cards.amount[row[TILE]]
    if effect in (COUNTERS_VIRUS, COUNTERS_ACTION, COUNTERS_TILE):
        counter(g, row)
    elif effect == ABSORBS:
        boost(g, row, ABSORBED, amount)
    elif effect == ADDS_TOXIN:
        boost(g, row, TOXINS, amount)
    elif effect == DESTROYS_TILE:
        destroy_tile(g, row)
    elif effect == SALVAGES:
        salvage(g, row)
    else:
        g.tell("takes_effect", row[BY], row[TILE])
        return act_at_large(g, row[BY], row, effect, amount)
    return NO_MORE


def act_at_large(g: Strain, seat: Seat, row: list[int], effect: int, amount: int) -> Steps:
    """The effect of an action tile that cannot fail: it is aimed at nothing that could be gone. [R26]"""
    if effect == TOUGHENS:
        g.toughness += amount
        g.tell("toughens", seat, amount)
    elif effect == WAKES:
        wake(g, row[PLACE], row[FACE])
        wake(g, row[OTHER_PLACE], row[OTHER_FACE])
    elif effect == DRAWS_NOW:
        return draw(g, seat, amount)
    elif effect == CLEARS_VIRUSES:
        clear_viruses(g)
    elif effect == EMPTIES_HANDS:
        return [Starve((g.active + n) % g.seats, amount) for n in range(g.seats)]
    elif effect == PLACES_MORE:
        g.extra = [g.extra[0] + amount, g.extra[1] + amount]
        g.tell("places_more", seat, amount)
    return NO_MORE


def counter(g: Strain, row: list[int]) -> None:
    """The target goes at once to its discard pile, is not resolved and does nothing. [R31, A5, A36]"""
    link = row[AGAINST]
    target = g.chain[link]
    if target[GONE]:
        fail(g, row)
        return
    g.chain[link] = changed(target, GONE, COUNTERED)
    if target[KIND] == PLAYED:
        g.put_away(target[TILE])
    g.tell_about("counters", row[BY], row[TILE], link, target[TILE])


def boost(g: Strain, row: list[int], part: int, amount: int) -> None:
    """A battle on the chain gets more toxins, or more tokens that lie on no tile. [R20]"""
    link = row[AGAINST]
    if g.chain[link][GONE]:
        fail(g, row)
        return
    g.chain[link] = boosted(g.chain[link], part, amount)
    g.tell_about("adds_toxins" if part == TOXINS else "adds_tokens", row[BY], amount, link, row[TILE])


def wake(g: Strain, place: int, named: int) -> None:
    """A dormant tile turns to its active face, if it is still there."""
    if place == NONE or named not in g.membrane[place]:
        return
    g.turn_tile(place, named, named & ~DORMANT)
    g.tell("wakes", owner(place), named >> DESIGN, place)


def destroy_tile(g: Strain, row: list[int]) -> None:
    """One building tile of another player's organism, whatever its resistance. [A18]"""
    tile = find(g, row[PLACE], row[FACE])
    if tile == NONE:
        fail(g, row)
        return
    g.tell("takes_effect", row[BY], row[TILE])
    remove_tile(g, row[PLACE], tile)


def clear_viruses(g: Strain) -> None:
    """All viruses in play are discarded, which does not destroy them. [R27, A20]"""
    kind = g.cards.kind
    for place in range(g.seats * PLACES):
        for tile in [tile for tile in g.membrane[place] if kind[tile >> DESIGN] == VIRUS]:
            remove_tile(g, place, tile)


def salvage(g: Strain, row: list[int]) -> None:
    """An organelle out of the Petri discard into a free slot, without paying its cost. [A19]"""
    tile, place = row[FACE], row[PLACE]
    if tile not in g.discard[PETRI] or not has_room(g, place):
        fail(g, row)
        return
    g.tell("takes_effect", row[BY], row[TILE])
    g.discard[PETRI] = without(g.discard[PETRI], tile)
    g.lay(place, tile << DESIGN)
    g.tell("enters", row[BY], tile, place)
