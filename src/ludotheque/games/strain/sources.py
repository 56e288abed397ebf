"""ATP and toxins: what tiles make, what things cost, and paying for them. [Strain R11-R13]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.games.strain.about import by_event, pooled, so_many
from ludotheque.games.strain.effects import CURES, GIVES_BOTH, ORGANELLE, SAVES, STARVES, VENOM
from ludotheque.games.strain.table import DESIGN, DORMANT, EVOLVE, PLACES, Strain
from ludotheque.games.strain.verbs import USES
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps

ATP: Final = 0
TOXIN: Final = 1
OTHER: Final = (TOXIN, ATP)
UNKNOWN: Final = 99
ALL: Final = 1 << 30  # more than anybody makes


def makes(g: Strain, place: i64, tile: i64, resource: i64) -> i64:
    """What turning this tile gives: less ATP where a virus starves its host, more toxin where a neighbour has venom."""
    made = printed(g, resource)[tile >> DESIGN]
    return 0 if tile & DORMANT or not made else max(0, made + difference(g, place, resource))


def printed(g: Strain, resource: i64) -> bytes:
    """What each design makes."""
    return g.cards.atp if resource == ATP else g.cards.toxin


def difference(g: Strain, place: i64, resource: i64) -> i64:
    """How much more or less each source of an organism makes."""
    return -g.strength(place, STARVES) if resource == ATP else g.strength(place, VENOM)


def pool(g: Strain, resource: i64) -> list[int]:
    """What each player has taken from sources and not spent. [A1]"""
    return g.atp if resource == ATP else g.toxin


def ready(g: Strain, seat: i64, resource: i64, enough: i64 = ALL) -> i64:
    """The pool, and all that the active tiles of all own organisms would add, as far as it matters. [R11]"""
    total: i64 = pool(g, resource)[seat]
    place: i64
    tile: i64
    worth, membranes = printed(g, resource), g.membrane
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        if total >= enough:
            break
        more: i64 = UNKNOWN
        for tile in membranes[place]:
            made: i64 = 0 if tile & DORMANT else worth[tile >> DESIGN]
            if made:
                if more == UNKNOWN:
                    more = difference(g, place, resource)
                if made + more > 0:
                    total += made + more
    return total


def cost(g: Strain, seat: Seat, tile: int) -> int:
    """The ATP that a tile costs this player: organelles may be cheaper, never less than 1."""
    printed = g.cards.cost[tile]
    if g.cards.kind[tile] == ORGANELLE and printed > 1:
        return max(1, printed - g.strength_of(seat, SAVES))
    return printed


def cleansing_cost(g: Strain, place: int, virus: int) -> int:
    """The toxins that destroy a virus: its immunity, less where the host can cure, never less than 1. [R25]"""
    return max(1, g.cards.immunity[virus] - g.strength(place, CURES))


def turn(g: Strain, seat: Seat, place: int, tile: int, resource: int) -> None:
    """Its full value enters the pool, both values where it gives both, and it turns dormant. [R11, R12, A1, A2]"""
    pool(g, resource)[seat] += makes(g, place, tile, resource)
    if g.works(tile, GIVES_BOTH):
        pool(g, OTHER[resource])[seat] += makes(g, place, tile, OTHER[resource])
    turn_dormant(g, place, tile)
    g.tell("uses", seat, tile >> DESIGN, place)


def turn_dormant(g: Strain, place: int, tile: int) -> None:
    g.turn_tile(place, tile, tile | DORMANT)


def lying(g: Strain, place: int, design: int, dormant: int) -> int:
    """The tile of a membrane that looks so."""
    for tile in g.membrane[place]:
        if tile >> DESIGN == design and tile & DORMANT == dormant:
            return tile
    raise ValueError("no such tile lies there")


def face(tile: i64) -> i64:
    """A tile of a membrane as a choice names it: its design and which side is up."""
    return (tile >> DESIGN) * 2 + (tile & DORMANT)


def sources(g: Strain, seat: i64, resource: i64) -> list[Choice]:
    """The tiles that can be turned for it; tiles that look alike on one organism are one choice."""
    found: list[Choice] = []
    place: i64
    tile: i64
    worth = printed(g, resource)
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        more: i64 = UNKNOWN
        seen: i64 = 0  # a bit for each design: all of them are active
        for tile in g.membrane[place]:
            made: i64 = 0 if tile & DORMANT else worth[tile >> DESIGN]
            if not made or seen >> (tile >> DESIGN) & 1:
                continue
            if more == UNKNOWN:
                more = difference(g, place, resource)
            if made + more > 0:
                seen |= 1 << (tile >> DESIGN)
                found.append(USES[place][face(tile)])
    return found


def use(g: Strain, seat: Seat, choice: Choice, resource: int) -> None:
    """Turn the source that a choice names."""
    _, what, place = choice
    turn(g, seat, place, lying(g, place, what // 2, what & DORMANT), resource)


def pay(g: Strain, seat: Seat, due: int, resource: int) -> Steps:
    """Sources are turned until the pool covers the cost; where they differ the player picks. [R11, A1, A49]"""
    pools = pool(g, resource)
    while pools[seat] < due:
        found = sources(g, seat, resource)
        if len(found) != 1:
            return [PayAtp(seat, due)] if resource == ATP else [PayToxin(seat, due)]
        use(g, seat, found[0], resource)
    pools[seat] -= due
    return NO_MORE


@mypyc_attr(free_list_len=1)
class Costs(Act[Strain]):
    """Costs are paid on announcement, and stay paid. [A5]"""

    def __init__(self, seat: Seat, due: int) -> None:
        self.seat, self.due = seat, due

    def do(self, g: Strain) -> Steps:
        return pay(g, self.seat, self.due, ATP)


class PayAtp(Ask[Strain]):
    """Sources on different own organisms may be combined; a tile used is dormant. [R11, R12]"""

    def __init__(self, seat: Seat, due: int) -> None:
        self.seat, self.due = seat, due

    def menu(self, g: Strain) -> list[Choice]:
        return sources(g, self.seat, ATP)

    def about(self, g: Strain) -> About:
        return by_event(g) | so_many(self.due) | pooled(g.atp[self.seat])

    def hear(self, g: Strain, choice: Choice) -> Steps:
        use(g, self.seat, choice, ATP)
        return pay(g, self.seat, self.due, ATP)


class PayToxin(Ask[Strain]):
    """Toxins destroy a virus: its whole immunity at once. [R13, R25, A11]"""

    def __init__(self, seat: Seat, due: int) -> None:
        self.seat, self.due = seat, due

    def menu(self, g: Strain) -> list[Choice]:
        return sources(g, self.seat, TOXIN)

    def about(self, g: Strain) -> About:
        return by_event(g) | so_many(self.due) | pooled(g.toxin[self.seat])

    def hear(self, g: Strain, choice: Choice) -> Steps:
        use(g, self.seat, choice, TOXIN)
        return pay(g, self.seat, self.due, TOXIN)


def empty_pools(g: Strain) -> None:
    """What is left in a pool is lost with the chain; the active player's lasts through Evolve. [A1]"""
    for seat in range(g.seats):
        if seat != g.active or g.phase != EVOLVE:
            g.atp[seat] = 0
            g.toxin[seat] = 0
