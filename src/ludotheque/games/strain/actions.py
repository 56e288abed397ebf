"""Chain reactions and catalysts: what they do when they resolve. [Strain R26, R27, R31]"""

from __future__ import annotations

from ludotheque.games.strain import effects, table
from ludotheque.games.strain.battle import boosted
from ludotheque.games.strain.hands import Starve, draw
from ludotheque.games.strain.organisms import find, has_room, remove_tile
from ludotheque.games.strain.table import Strain, fail, owner
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.step import NO_MORE, Steps
from ludotheque.kernel.zones import changed, without


def answers_to(g: Strain, effect: int, row: list[int]) -> bool:
    """Whether a tile or function of this effect may answer that event. [R31, A35, A36]"""
    if row[table.GONE]:
        return False
    kind = row[table.KIND]
    if effect == effects.COUNTERS_TILE:
        return kind == table.PLAYED
    if effect == effects.COUNTERS_VIRUS:
        return kind == table.PLAYED and g.cards.kind[row[table.TILE]] == effects.VIRUS
    if effect == effects.COUNTERS_ACTION:
        return kind == table.FUNCTION or (
            kind == table.PLAYED and g.cards.kind[row[table.TILE]] >= effects.CHAIN_REACTION
        )
    return effect in (effects.ABSORBS, effects.ADDS_TOXIN) and kind == table.BATTLE


def act(g: Strain, row: list[int]) -> Steps:
    """The effect of an action tile. [R26]"""
    effect, amount = g.cards.effect[row[table.TILE]], g.cards.amount[row[table.TILE]]
    if effect in (effects.COUNTERS_VIRUS, effects.COUNTERS_ACTION, effects.COUNTERS_TILE):
        counter(g, row)
    elif effect == effects.ABSORBS:
        boost(g, row, table.ABSORBED, amount)
    elif effect == effects.ADDS_TOXIN:
        boost(g, row, table.TOXINS, amount)
    elif effect == effects.DESTROYS_TILE:
        destroy_tile(g, row)
    elif effect == effects.SALVAGES:
        salvage(g, row)
    else:
        g.tell("takes_effect", row[table.BY], row[table.TILE])
        return act_at_large(g, row[table.BY], row, effect, amount)
    return NO_MORE


def act_at_large(g: Strain, seat: Seat, row: list[int], effect: int, amount: int) -> Steps:
    """The effect of an action tile that cannot fail: it is aimed at nothing that could be gone. [R26]"""
    if effect == effects.TOUGHENS:
        g.toughness += amount
        g.tell("toughens", seat, amount)
    elif effect == effects.WAKES:
        wake(g, row[table.PLACE], row[table.FACE])
        wake(g, row[table.OTHER_PLACE], row[table.OTHER_FACE])
    elif effect == effects.DRAWS_NOW:
        return draw(g, seat, amount)
    elif effect == effects.CLEARS_VIRUSES:
        clear_viruses(g)
    elif effect == effects.EMPTIES_HANDS:
        return [Starve((g.active + n) % g.seats, amount) for n in range(g.seats)]
    elif effect == effects.PLACES_MORE:
        g.extra = [g.extra[0] + amount, g.extra[1] + amount]
        g.tell("places_more", seat, amount)
    return NO_MORE


def counter(g: Strain, row: list[int]) -> None:
    """The target goes at once to its discard pile, is not resolved and does nothing. [R31, A5, A36]"""
    link = row[table.AGAINST]
    target = g.chain[link]
    if target[table.GONE]:
        fail(g, row)
        return
    g.chain[link] = changed(target, table.GONE, table.COUNTERED)
    if target[table.KIND] == table.PLAYED:
        g.put_away(target[table.TILE])
    g.tell_about("counters", row[table.BY], row[table.TILE], link, target[table.TILE])


def boost(g: Strain, row: list[int], part: int, amount: int) -> None:
    """A battle on the chain gets more toxins, or more tokens that lie on no tile. [R20]"""
    link = row[table.AGAINST]
    if g.chain[link][table.GONE]:
        fail(g, row)
        return
    g.chain[link] = boosted(g.chain[link], part, amount)
    g.tell_about("adds_toxins" if part == table.TOXINS else "adds_tokens", row[table.BY], amount, link, row[table.TILE])


def wake(g: Strain, place: int, named: int) -> None:
    """A dormant tile turns to its active face, if it is still there."""
    if place == table.NONE or named not in g.membrane[place]:
        return
    g.turn_tile(place, named, named & ~table.DORMANT)
    g.tell("wakes", owner(place), named >> table.DESIGN, place)


def destroy_tile(g: Strain, row: list[int]) -> None:
    """One building tile of another player's organism, whatever its resistance. [A18]"""
    tile = find(g, row[table.PLACE], row[table.FACE])
    if tile == table.NONE:
        fail(g, row)
        return
    g.tell("takes_effect", row[table.BY], row[table.TILE])
    remove_tile(g, row[table.PLACE], tile)


def clear_viruses(g: Strain) -> None:
    """All viruses in play are discarded, which does not destroy them. [R27, A20]"""
    kind = g.cards.kind
    for place in range(g.seats * table.PLACES):
        for tile in [tile for tile in g.membrane[place] if kind[tile >> table.DESIGN] == effects.VIRUS]:
            remove_tile(g, place, tile)


def salvage(g: Strain, row: list[int]) -> None:
    """An organelle out of the Petri discard into a free slot, without paying its cost. [A19]"""
    tile, place = row[table.FACE], row[table.PLACE]
    if tile not in g.discard[effects.PETRI] or not has_room(g, place):
        fail(g, row)
        return
    g.tell("takes_effect", row[table.BY], row[table.TILE])
    g.discard[effects.PETRI] = without(g.discard[effects.PETRI], tile)
    g.lay(place, tile << table.DESIGN)
    g.tell("enters", row[table.BY], tile, place)
