"""The chain of events: announcing, answering, resolving. [Strain R29-R31]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.strain import table
from ludotheque.games.strain.about import by_event
from ludotheque.games.strain.actions import act, answers_to
from ludotheque.games.strain.aims import aims, can_aim
from ludotheque.games.strain.battle import fight
from ludotheque.games.strain.effects import (
    CHAIN_REACTION,
    INFECTS,
    ORGANELLE,
    ORGANISM,
    TOUGHENS,
    VIRUS,
    WAKES,
)
from ludotheque.games.strain.functions import react, reaction_to, reactions, work
from ludotheque.games.strain.organisms import has_room, hosts
from ludotheque.games.strain.sources import ATP, Costs, cost, empty_pools, ready
from ludotheque.games.strain.table import Strain, event, fail, owner
from ludotheque.games.strain.verbs import (
    ANSWER,
    INFECT,
    INFECTIONS,
    MOST_LINKS,
    PASS_OTHERS,
    PASS_TURN,
    PASSES,
    PLAYINGS,
    REACT,
)
from ludotheque.games.strain.virus import destroy, enter
from ludotheque.kernel.choice import PASS, PASSING, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, AskAll, Steps
from ludotheque.kernel.zones import changed, without

ALWAYS: Final = "always"
STANDING_ORDERS: Final = ("untargeted", ALWAYS)  # pass unless an event is aimed at me; pass whatever happens [A50]


def announce(g: Strain, seat: Seat, tile: int, place: int = table.NONE, against: int = table.NONE) -> Steps:
    """A tile leaves the hand for the end of the chain; targets are named and costs paid at once. [R29, A5]"""
    due = cost(g, seat, tile)
    g.hand[seat] = without(g.hand[seat], tile)
    g.chain.append(event(table.PLAYED, seat, tile, place, against))
    if against != table.NONE:
        g.tell_about("answers", seat, tile, against, g.chain[against][table.TILE])
    elif place != table.NONE:
        g.tell("announces", seat, tile, place)
    else:
        g.tell("plays", seat, tile)
    is_action = g.cards.kind[tile] >= CHAIN_REACTION
    named = aims(g, seat, g.cards.effect[tile], g.cards.amount[tile]) if is_action else []
    return [*named, Costs(seat, due), *answered(g, seat)]


def answered(g: Strain, adder: Seat) -> Steps:
    """What follows a new event: everybody may answer, the adder last, and then it resolves. [R29, R30, A7]"""
    return [OpenWindow((adder + 1) % g.seats), Resolve()]


@mypyc_attr(free_list_len=1)
class OpenWindow(Act[Strain]):
    """Players may add events, clockwise from this one. [R30, A7, A22]"""

    def do(self, g: Strain) -> Steps:
        return window(g, self.seat)


def window(g: Strain, first: Seat) -> Steps:
    """Put to those who might answer as far as everybody can see; to nobody where there is no such player. [A22, A46]"""
    crowd: i64 = 0
    seat: i64
    if len(g.chain) < MOST_LINKS:
        for seat in range(g.seats):
            if might_answer(g, seat):
                crowd |= 1 << seat
    for row in g.chain:
        if reaction_to(row, g.cards.kind):
            seat = owner(row[table.PLACE])
            if not crowd >> seat & 1 and reactions(g, seat):
                crowd |= 1 << seat
    return [Respond(first, crowd)] if crowd else NO_MORE


def might_answer(g: Strain, seat: i64) -> bool:
    """Holds a Petri Dish tile and ATP for the cheapest answer; who has a fitting function in play is asked, too."""
    return g.holds(seat, ORGANELLE) and ready(g, seat, ATP, g.cheapest) >= g.cheapest


def answers(g: Strain, seat: Seat) -> list[Choice]:
    """Chain reactions that can be paid for, and functions marked Reaction. [R26, A8]"""
    found: list[Choice] = []
    if g.holds(seat, CHAIN_REACTION) and len(g.chain) < MOST_LINKS:
        add_chain_reactions(g, seat, table.NONE, found)
    if g.chain:
        found += reactions(g, seat)
    return found


def add_chain_reactions(g: Strain, seat: Seat, energy: i64, menu: list[Choice]) -> None:
    """Own or another player's turn, any phase; a counter needs a target that is still in the chain. [R26, R31, A22]

    The ATP there is may be known already; else it is NONE.
    """
    cards = g.cards
    last: i64 = table.NONE
    tile: i64
    for tile in g.hand[seat]:
        if cards.kind[tile] != CHAIN_REACTION or tile == last:
            continue
        last = tile
        if energy == table.NONE:
            energy = ready(g, seat, ATP)
        if cards.cost[tile] > energy:
            continue
        effect = cards.effect[tile]
        if effect in (TOUGHENS, INFECTS) or (effect == WAKES and can_aim(g, seat, WAKES)):
            menu.append(PLAYINGS[tile])
        else:
            for link, row in enumerate(g.chain):
                if answers_to(g, effect, row):
                    menu.append((ANSWER, tile, link))


def concerns(g: Strain, seat: Seat) -> bool:
    """Whether the last event targets this player: an organism, an event, or everybody. [A50]"""
    if not g.chain:
        return False
    row = g.chain[-1]
    if row[table.BY] == seat:
        return False
    if row[table.AGAINST] != table.NONE and g.chain[row[table.AGAINST]][table.BY] == seat:
        return True
    if row[table.KIND] == table.PLAYED and g.cards.everybody[row[table.TILE]]:
        return True
    return row[table.PLACE] != table.NONE and owner(row[table.PLACE]) == seat


def obeys(g: Strain, seat: Seat, order: str) -> bool:
    """Whether a player with this standing order passes the window that is open. [A50]"""
    return isinstance(g.agenda[-1], Respond) and (order == ALWAYS or not concerns(g, seat))


@mypyc_attr(free_list_len=1)
class Respond(AskAll[Strain]):
    """All who might answer do so at once, in secret; the first in the order of the chain is heard. [R29, A7, A50]"""

    def __init__(self, seat: Seat, crowd: int) -> None:
        self.seat, self.crowd = seat, crowd  # a bit for each seat that it is put to

    def who(self, g: Strain) -> list[Seat]:
        found: list[Seat] = []
        crowd: i64 = self.crowd
        seats: i64 = g.seats
        first: i64 = self.seat
        for n in range(seats):
            seat = first + n if first + n < seats else first + n - seats
            if crowd >> seat & 1:
                found.append(seat)
        return found

    def idle(self, g: Strain, seat: Seat) -> bool:
        if g.yields[seat] == table.PASSES_ALL or (g.yields[seat] == table.PASSES_OTHERS and not concerns(g, seat)):
            return True
        return not answers(g, seat)

    def menu(self, g: Strain, seat: Seat) -> list[Choice]:
        return PASSES + answers(g, seat)

    def about(self, g: Strain, seat: Seat) -> About:
        return by_event(g) | {"chain": (table.TILE_NAME, [row[table.TILE] for row in g.chain])}

    def stays_sealed(self, g: Strain) -> bool:
        return True

    def hear(self, g: Strain, choices: list[Choice]) -> Steps:
        heard, answer = table.NONE, PASSING
        for n, seat in enumerate(self.who(g)):
            verb = choices[n][0]
            if verb == PASS_TURN:
                g.yields = changed(g.yields, seat, table.PASSES_ALL)
            elif verb == PASS_OTHERS:
                g.yields = changed(g.yields, seat, table.PASSES_OTHERS)
            elif verb != PASS and heard == table.NONE:
                heard, answer = seat, choices[n]
        if heard == table.NONE:
            return NO_MORE
        verb, tile, link = answer
        if verb == REACT:
            react(g, heard, tile, link)
            return answered(g, heard)
        return announce(g, heard, tile, against=link if verb == ANSWER else table.NONE)


class Resolve(Act[Strain]):
    """When everybody has passed, the rightmost event resolves. [R30]"""

    def do(self, g: Strain) -> Steps:
        row = g.chain[-1]
        if row[table.GONE]:
            g.chain.pop()
            return after(g)
        return [*effect_of(g, row), Finish()]


def effect_of(g: Strain, row: list[int]) -> Steps:
    """What an event does. [R30]"""
    if row[table.KIND] == table.BATTLE:
        return fight(g, row)
    if row[table.KIND] == table.CLEANSING:
        return destroy(g, row)
    if row[table.KIND] == table.FUNCTION:
        work(g, row)
        return NO_MORE
    kind = g.cards.kind[row[table.TILE]]
    if kind == VIRUS:
        return enter(g, row)
    if kind >= CHAIN_REACTION:
        return act(g, row)
    place_tile(g, row, kind == ORGANISM)
    return NO_MORE


def place_tile(g: Strain, row: list[int], organism: bool) -> None:
    """A building tile is in play, and active at once; without a slot it goes to its discard. [R9, A18, A19]"""
    tile, place = row[table.TILE], row[table.PLACE]
    if organism:
        g.organism[place] = tile
    elif has_room(g, place):
        g.lay(place, tile << table.DESIGN)
    else:
        g.put_away(tile)
        fail(g, row)
        return
    g.tell("enters", row[table.BY], tile, place)


@mypyc_attr(free_list_len=1)
class Finish(Act[Strain]):
    """An action is discarded after its effect; then players may add events again. [R26, R30]"""

    def do(self, g: Strain) -> Steps:
        row = g.chain.pop()
        if row[table.KIND] == table.PLAYED and g.cards.kind[row[table.TILE]] >= CHAIN_REACTION:
            g.put_away(row[table.TILE])
            if g.cards.effect[row[table.TILE]] == INFECTS:
                return [MayInfect(row[table.BY])]
        return after(g)


class GoOn(Act[Strain]):
    """No virus has followed Lysogeny as a new event: players may add events, as after any resolution. [R30, A48]"""

    def do(self, g: Strain) -> Steps:
        return after(g)


def after(g: Strain) -> Steps:
    """Starting with the active player, unless the chain is empty or its end has been countered. [R30, A7, A55]"""
    if not g.chain:
        empty_pools(g)
        return NO_MORE
    return NO_MORE if g.chain[-1][table.GONE] else window(g, g.active)


class MayInfect(AskAll[Strain]):
    """Lysogeny: announce a virus from the hand, whoever's turn it is, and pay for it; or decline. [R24, A48]"""

    def who(self, g: Strain) -> list[Seat]:
        return [self.seat]

    def idle(self, g: Strain, seat: Seat) -> bool:
        return len(self.menu(g, seat)) == 1

    def menu(self, g: Strain, seat: Seat) -> list[Choice]:
        menu = [PASSING]
        add_infections(g, seat, table.NONE, menu)
        return menu

    def hear(self, g: Strain, choices: list[Choice]) -> Steps:
        verb, tile, place = choices[0]
        return announce(g, self.seat, tile, place) if verb == INFECT else [GoOn()]


def add_infections(g: Strain, seat: Seat, energy: i64, menu: list[Choice]) -> None:
    """Viruses in hand that can be paid for, with each organism of another player that they may enter. [R24]

    The ATP there is may be known already; else it is NONE.
    """
    cards = g.cards
    last: i64 = table.NONE
    tile: i64
    place: i64
    places: list[int] | None = None
    for tile in g.hand[seat]:
        if cards.kind[tile] != VIRUS or tile == last:
            continue
        last = tile
        if energy == table.NONE:
            energy = ready(g, seat, ATP)
        if cards.cost[tile] <= energy:
            if places is None:
                places = hosts(g, seat)
            for place in places:
                menu.append(INFECTIONS[place][tile])
