"""Special functions that go on the chain. [Strain R28, A3, A8]"""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.strain import table
from ludotheque.games.strain.actions import counter
from ludotheque.games.strain.aims import can_move
from ludotheque.games.strain.effects import ESCAPES, EXPELS, REARRANGES, VIRUS
from ludotheque.games.strain.organisms import find, has_room, own_places, remove_tile
from ludotheque.games.strain.sources import turn_dormant
from ludotheque.games.strain.table import Strain, event, fail, owner
from ludotheque.games.strain.verbs import ACTIVATE, REACT
from ludotheque.kernel.choice import Choice, Seat


def add_activations(g: Strain, seat: Seat, menu: list[Choice]) -> None:
    """Own active functions that may be used once in this Evolve phase. [R28, A3]"""
    effects = g.cards.effect
    tile: i64
    for place in own_places(seat):
        for tile in g.membrane[place]:
            if effects[tile >> table.DESIGN] == REARRANGES and not tile & (table.DORMANT | table.SPENT):
                choice: Choice = (ACTIVATE, tile >> table.DESIGN, place)
                if choice not in menu and can_move(g, seat):
                    menu.append(choice)


def spend(g: Strain, place: int, design: int) -> None:
    """The use of this turn is spent, countered or not. [A3, A5]"""
    g.turn_tile(place, design << table.DESIGN, design << table.DESIGN | table.SPENT)


def reaction_to(row: list[int], kinds: bytes) -> int:
    """The function that answers such an event: a battle, or a virus tile; 0 for none."""
    if row[table.GONE] or row[table.PLACE] == table.NONE:
        return 0
    if row[table.KIND] == table.BATTLE:
        return ESCAPES
    return EXPELS if row[table.KIND] == table.PLAYED and kinds[row[table.TILE]] == VIRUS else 0


def reactions(g: Strain, seat: Seat) -> list[Choice]:
    """Functions marked Reaction in the organism that an event targets. [A8, A36]"""
    found: list[Choice] = []
    for link, row in enumerate(g.chain):
        effect = reaction_to(row, g.cards.kind)
        if not effect or owner(row[table.PLACE]) != seat:
            continue
        for tile in g.membrane[row[table.PLACE]]:
            choice: Choice = (REACT, tile >> table.DESIGN, link)
            if g.works(tile, effect) and choice not in found:
                found.append(choice)
    return found


def react(g: Strain, seat: Seat, design: int, link: int) -> None:
    """Its cost is the tile itself, discarded or turned dormant; then it is an event. [A5]"""
    place = g.chain[link][table.PLACE]
    tile = next(
        tile for tile in g.membrane[place] if g.works(tile, g.cards.effect[design]) and tile >> table.DESIGN == design
    )
    g.tell_about("reacts", seat, design, link, g.chain[link][table.TILE])
    g.chain.append(event(table.FUNCTION, seat, design, place, link))
    if g.cards.effect[design] == ESCAPES:
        remove_tile(g, place, tile)
    else:
        turn_dormant(g, place, tile)


def work(g: Strain, row: list[int]) -> None:
    """The effect of a function that resolves. [R28]"""
    if g.cards.effect[row[table.TILE]] == REARRANGES:
        rearrange(g, row)
    else:
        counter(g, row)


def rearrange(g: Strain, row: list[int]) -> None:
    """One tile moves to a free slot of another own organism, or two change places. [A30]"""
    here, there = row[table.PLACE], row[table.OTHER_PLACE]
    tile = find(g, here, row[table.FACE])
    other = find(g, there, row[table.OTHER_FACE]) if row[table.OTHER_FACE] != table.NONE else table.NONE
    exchange = row[table.OTHER_FACE] != table.NONE
    if tile == table.NONE or (exchange and other == table.NONE) or (not exchange and not has_room(g, there)):
        fail(g, row)
        return
    g.tell("takes_effect", row[table.BY], row[table.TILE])
    g.take(here, tile)
    g.lay(there, tile)
    g.tell("moves", row[table.BY], tile >> table.DESIGN, there)
    if exchange:
        g.take(there, other)
        g.lay(here, other)
        g.tell("moves", row[table.BY], other >> table.DESIGN, here)
