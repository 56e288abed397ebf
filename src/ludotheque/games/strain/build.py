"""Evolve: building, infecting, acting and attacking, as often as one likes. [Strain R7-R9, R13-R19]"""

from __future__ import annotations

from mypy_extensions import i64

from ludotheque.games.strain.about import pooled
from ludotheque.games.strain.aims import aims, can_aim
from ludotheque.games.strain.battle import Commit, add_attacks
from ludotheque.games.strain.chain import add_chain_reactions, add_infections, announce, answered
from ludotheque.games.strain.effects import (
    BUILDS,
    CATALYST,
    CYTOPLASM,
    ORGANELLE,
    ORGANISM,
    REARRANGES,
    VIRUS,
)
from ludotheque.games.strain.functions import add_activations, spend
from ludotheque.games.strain.organisms import first_free_place, has_room, own_places
from ludotheque.games.strain.sources import ATP, TOXIN, cleansing_cost, cost, pay, ready
from ludotheque.games.strain.table import CLEANSING, DESIGN, FUNCTION, NONE, Strain, event
from ludotheque.games.strain.verbs import (
    ACTIVATE,
    ATTACK,
    CLEANSE,
    END,
    ENDING,
    INFECT,
    PLACE_TILE,
    PLACINGS,
    PLAY,
    PLAYINGS,
)
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Ask, Steps
from ludotheque.kernel.zones import changed


class Evolve(Ask[Strain]):
    """Construction and attack, any number of times, in any order; the player decides when to move on. [R4, R7]"""

    def menu(self, g: Strain) -> list[Choice]:
        seat = self.seat
        energy = ready(g, seat, ATP)
        menu = [ENDING]
        add_buildings(g, seat, energy, menu)
        if g.holds(seat, VIRUS):  # or anything after it: tiles in hand are sorted by kind
            add_infections(g, seat, energy, menu)
            add_catalysts(g, seat, energy, menu)
            add_chain_reactions(g, seat, energy, menu)
        if ready(g, seat, TOXIN, 1):
            add_cleansings(g, seat, menu)
            add_attacks(g, seat, menu)
        add_activations(g, seat, menu)
        return menu

    def about(self, g: Strain) -> About:
        return pooled(g.atp[self.seat])

    def hear(self, g: Strain, choice: Choice) -> Steps:
        verb, what, place = choice
        if verb == END:
            return NO_MORE
        return [*begin(g, self.seat, verb, what, place), self]


def begin(g: Strain, seat: Seat, verb: int, what: int, place: int) -> Steps:
    """The first event of a chain. [R29]"""
    if verb == PLACE_TILE:
        kind = g.cards.kind[what]
        if kind != ORGANELLE:
            g.placed = changed(g.placed, kind, g.placed[kind] + 1)  # used up, even if it is countered [A6]
        return announce(g, seat, what, place)
    if verb == INFECT:
        return announce(g, seat, what, place)
    if verb == PLAY:
        return announce(g, seat, what)
    if verb == ATTACK:
        g.tell("turns_against", seat, what)
        return [Commit(seat, what), *answered(g, seat)]
    if verb == ACTIVATE:
        return activate(g, seat, what, place)
    return cleanse(g, seat, what, place)


def add_buildings(g: Strain, seat: Seat, energy: i64, menu: list[Choice]) -> None:
    """One organism and one cytoplasm a turn, free; organelles for their ATP. [R8, R14, R16]"""
    last: i64 = NONE
    tile: i64
    place: i64
    free: list[int] | None = None
    for tile in g.hand[seat]:
        kind: i64 = g.cards.kind[tile]
        if kind > ORGANELLE:
            break  # designs are sorted by kind
        if tile == last or not may_build(g, seat, tile, kind, energy):
            continue
        last = tile
        if kind == ORGANISM:
            place = first_free_place(g, seat)
            if place != NONE:
                menu.append(PLACINGS[place][tile])
            continue
        if free is None:
            free = [place for place in own_places(seat) if has_room(g, place)]
        for place in free:
            menu.append(PLACINGS[place][tile])


def may_build(g: Strain, seat: Seat, tile: i64, kind: i64, energy: i64) -> bool:
    if kind == ORGANISM:
        return g.placed[ORGANISM] < 1 + g.extra[ORGANISM]
    if kind == CYTOPLASM:
        return g.placed[CYTOPLASM] < 1 + g.extra[CYTOPLASM] + g.strength_of(seat, BUILDS)
    return g.cards.cost[tile] <= energy or cost(g, seat, tile) <= energy


def add_catalysts(g: Strain, seat: Seat, energy: i64, menu: list[Choice]) -> None:
    """Only in one's own Evolve phase. [R26]"""
    cards = g.cards
    last: i64 = NONE
    tile: i64
    for tile in g.hand[seat]:
        if cards.kind[tile] != CATALYST or tile == last:
            continue
        last = tile
        if cards.cost[tile] <= energy and can_aim(g, seat, cards.effect[tile]):
            menu.append(PLAYINGS[tile])


def add_cleansings(g: Strain, seat: Seat, menu: list[Choice]) -> None:
    """Viruses in own organisms whose whole immunity can be paid. [R25, A11]"""
    kind = g.cards.kind
    tile: i64
    toxins: i64 = NONE
    for place in own_places(seat):
        for tile in g.membrane[place]:
            virus = tile >> DESIGN
            if kind[virus] != VIRUS:
                continue
            if toxins == NONE:
                toxins = ready(g, seat, TOXIN)
            choice: Choice = (CLEANSE, virus, place)
            if cleansing_cost(g, place, virus) <= toxins and choice not in menu:
                menu.append(choice)


def cleanse(g: Strain, seat: Seat, virus: int, place: int) -> Steps:
    """Destroying a virus is an event; its toxins are spent on announcement. [R25, A10]"""
    g.chain.append(event(CLEANSING, seat, virus, place))
    g.tell("cleanses", seat, virus, place)
    return [*pay(g, seat, cleansing_cost(g, place, virus), TOXIN), *answered(g, seat)]


def activate(g: Strain, seat: Seat, tile: int, place: int) -> Steps:
    """Using a special function is an event. [R28, R29]"""
    spend(g, place, tile)
    g.chain.append(event(FUNCTION, seat, tile))
    g.tell("activates", seat, tile, place)
    return [*aims(g, seat, REARRANGES, 0), *answered(g, seat)]
