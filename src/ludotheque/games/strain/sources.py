"""ATP and toxins: what tiles make, what things cost, and paying for them. [Strain R11-R13]"""

from __future__ import annotations

from typing import ClassVar

from ludotheque.games.strain.effects import CURES, GIVES_BOTH, ORGANELLE, SAVES, STARVES, VENOM
from ludotheque.games.strain.table import DESIGN, DORMANT, EVOLVE, PLACES, Strain
from ludotheque.games.strain.verbs import USE
from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.step import Act, Ask, Steps


def makes_atp(g: Strain, place: int, tile: int) -> int:
    """What turning this tile gives in ATP, less where a virus starves its host."""
    made = g.cards.atp[tile >> DESIGN]
    if made and not tile & DORMANT:
        return max(0, made - g.strength(place, STARVES))
    return 0


def makes_toxin(g: Strain, place: int, tile: int) -> int:
    """What turning this tile gives in toxin, more where another tile of the host has venom for it."""
    made = g.cards.toxin[tile >> DESIGN]
    if made and not tile & DORMANT:
        return made + g.strength(place, VENOM)
    return 0


def ready_atp(g: Strain, seat: Seat) -> int:
    """The pool, and all that the active tiles of all own organisms would add. [R11]"""
    total = g.atp[seat]
    atp = g.cards.atp
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        for tile in g.membrane[place]:
            if not tile & DORMANT and atp[tile >> DESIGN]:
                total += makes_atp(g, place, tile)
    return total


def ready_toxin(g: Strain, seat: Seat) -> int:
    total = g.toxin[seat]
    toxin = g.cards.toxin
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        for tile in g.membrane[place]:
            if not tile & DORMANT and toxin[tile >> DESIGN]:
                total += makes_toxin(g, place, tile)
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


def turn_for_atp(g: Strain, seat: Seat, place: int, tile: int) -> None:
    """The tile's full value enters the pool and it turns dormant. [R11, R12, A1, A2]"""
    g.atp[seat] += makes_atp(g, place, tile)
    if g.works(tile, GIVES_BOTH):
        g.toxin[seat] += makes_toxin(g, place, tile)
    turn_dormant(g, place, tile)
    g.tell("uses", seat, tile >> DESIGN, place)


def turn_for_toxin(g: Strain, seat: Seat, place: int, tile: int) -> None:
    g.toxin[seat] += makes_toxin(g, place, tile)
    if g.works(tile, GIVES_BOTH):
        g.atp[seat] += makes_atp(g, place, tile)
    turn_dormant(g, place, tile)
    g.tell("uses", seat, tile >> DESIGN, place)


def turn_dormant(g: Strain, place: int, tile: int) -> None:
    membrane = g.membrane[place]
    membrane[membrane.index(tile)] = tile | DORMANT


def lying(g: Strain, place: int, design: int, dormant: int) -> int:
    """The tile of a membrane that looks so."""
    for tile in g.membrane[place]:
        if tile >> DESIGN == design and tile & DORMANT == dormant:
            return tile
    raise ValueError("no such tile lies there")


def face(tile: int) -> int:
    """A tile of a membrane as a choice names it: its design and which side is up."""
    return (tile >> DESIGN) * 2 + (tile & DORMANT)


def sources_of_atp(g: Strain, seat: Seat) -> list[Choice]:
    """The tiles that can be turned for ATP; tiles that look alike on one organism are one choice."""
    found: list[Choice] = []
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        for tile in g.membrane[place]:
            if makes_atp(g, place, tile):
                choice: Choice = (USE, face(tile), place)
                if choice not in found:
                    found.append(choice)
    return found


def sources_of_toxin(g: Strain, seat: Seat) -> list[Choice]:
    found: list[Choice] = []
    for place in range(seat * PLACES, seat * PLACES + PLACES):
        for tile in g.membrane[place]:
            if makes_toxin(g, place, tile):
                choice: Choice = (USE, face(tile), place)
                if choice not in found:
                    found.append(choice)
    return found


def pay_atp(g: Strain, seat: Seat, due: int) -> Steps:
    """Sources are turned until the pool covers the cost; where they differ the player picks. [R11, A1, A49]"""
    while g.atp[seat] < due:
        sources = sources_of_atp(g, seat)
        if len(sources) != 1:
            return [PayAtp(seat, due)]
        _, what, place = sources[0]
        turn_for_atp(g, seat, place, lying(g, place, what // 2, what & DORMANT))
    g.atp[seat] -= due
    return []


def pay_toxin(g: Strain, seat: Seat, due: int) -> Steps:
    while g.toxin[seat] < due:
        sources = sources_of_toxin(g, seat)
        if len(sources) != 1:
            return [PayToxin(seat, due)]
        _, what, place = sources[0]
        turn_for_toxin(g, seat, place, lying(g, place, what // 2, what & DORMANT))
    g.toxin[seat] -= due
    return []


class Costs(Act[Strain]):
    """Costs are paid on announcement, and stay paid. [A5]"""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "due")

    def __init__(self, seat: Seat, due: int) -> None:
        super().__init__(seat)
        self.due = due

    def do(self, g: Strain) -> Steps:
        return pay_atp(g, self.seat, self.due)


class PayAtp(Ask[Strain]):
    """Sources on different own organisms may be combined; a tile used is dormant. [R11, R12]"""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "due")

    def __init__(self, seat: Seat, due: int) -> None:
        super().__init__(seat)
        self.due = due

    def menu(self, g: Strain) -> list[Choice]:
        return sources_of_atp(g, self.seat)

    def hear(self, g: Strain, choice: Choice) -> Steps:
        _, what, place = choice
        turn_for_atp(g, self.seat, place, lying(g, place, what // 2, what & DORMANT))
        return pay_atp(g, self.seat, self.due)


class PayToxin(Ask[Strain]):
    """Toxins destroy a virus: its whole immunity at once. [R13, R25, A11]"""

    __match_args__: ClassVar[tuple[str, ...]] = ("seat", "due")

    def __init__(self, seat: Seat, due: int) -> None:
        super().__init__(seat)
        self.due = due

    def menu(self, g: Strain) -> list[Choice]:
        return sources_of_toxin(g, self.seat)

    def hear(self, g: Strain, choice: Choice) -> Steps:
        _, what, place = choice
        turn_for_toxin(g, self.seat, place, lying(g, place, what // 2, what & DORMANT))
        return pay_toxin(g, self.seat, self.due)


def empty_pools(g: Strain) -> None:
    """What is left in a pool is lost with the chain; the active player's lasts through Evolve. [A1]"""
    for seat in range(g.seats):
        if seat != g.active or g.phase != EVOLVE:
            g.atp[seat] = 0
            g.toxin[seat] = 0
