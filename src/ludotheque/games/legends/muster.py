"""Set-up: armies are chosen, boards turned up, units dealt, and some of them swapped. [Legends R2, R5-R7, R50, R53]"""

from __future__ import annotations

from ludotheque.games.legends.about import at, of_unit, so_many
from ludotheque.games.legends.army import EITHER, is_complete, may_join
from ludotheque.games.legends.field import BACK, depth, home, laid, turned
from ludotheque.games.legends.kinds import ANYWHERE, CASTLE
from ludotheque.games.legends.options import ANY, CUSTOM, PACKS
from ludotheque.games.legends.table import ARMY, Legends
from ludotheque.games.legends.turn import BeginTurn
from ludotheque.games.legends.verbs import FILLING, KEEP, KEEPING, PACK, RECRUIT, SWAP, WITH
from ludotheque.kernel.choice import PASS, PASSING, Choice, Seat
from ludotheque.kernel.step import NO_MORE, OWNER, About, Act, Ask, Steps
from ludotheque.kernel.zones import SEAT

SWAPS = 2  # for each player [R7]
PACKS_OF_A_SIDE = 7


class Armies(Act[Legends]):
    """Who has which army, and who begins. [R5, A65, A68]"""

    def do(self, g: Legends) -> Steps:
        first = g.options.first_army
        g.beige = g.roll(2) if first == "random" else 0 if first == "beige" else 1
        g.starter = g.roll(g.seats) if g.options.starts_at_random else 0
        for seat in range(g.seats):
            g.tell("takes_side", seat, g.side(seat & 1))
        return [CallUp()]


class CallUp(Act[Legends]):
    """Ready armies stand ready; custom ones are mustered in secret, one player after the other. [A68]

    Whoever has had a custom army in the last battle still has it, until he musters another one.
    """

    def do(self, g: Legends) -> Steps:
        g.clear_field()
        for team in (0, 1):
            side = g.side(team)
            asked = g.options.armies[side]
            if asked == CUSTOM:
                continue
            offset = side * PACKS_OF_A_SIDE
            first = g.roll(PACKS_OF_A_SIDE) if asked == ANY else PACKS.index(asked) - offset
            for n, seat in enumerate(range(team, g.seats, 2)):
                pack = offset + (first + n) % PACKS_OF_A_SIDE
                g.mustered[seat] = g.cards.packs[pack][:]
                g.tell("musters", seat, pack)
        order = [(g.starter + n) % g.seats for n in range(g.seats)]
        due: Steps = [Muster(seat) for seat in order if g.is_secret(seat)]
        return [*due, Boards()]


class Muster(Ask[Legends]):
    """A player keeps the army of the last battle, chooses a ready one, recruits unit by unit, or leaves the rest to
    chance. [R50, R52, A59, A60, A68]
    """

    def side(self, g: Legends) -> int:
        return EITHER if g.options.mixed else g.side(self.seat & 1)

    def recruited(self, g: Legends) -> list[int]:
        """The units so far; an army that is complete before anything is said was that of the last battle."""
        units = g.mustered[self.seat]
        return [] if is_complete(units) else units

    def menu(self, g: Legends) -> list[Choice]:
        units = self.recruited(g)
        side = g.side(self.seat & 1)
        packs: list[Choice] = [KEEPING] if is_complete(g.mustered[self.seat]) else []
        if not units:
            for pack in range(side * PACKS_OF_A_SIDE, (side + 1) * PACKS_OF_A_SIDE):
                most = max(g.cards.packs[pack].count(design) for design in g.cards.packs[pack])
                if most <= g.options.copies:
                    packs.append((PACK, pack, 0))
        joining = may_join(g.cards, units, self.side(g), g.options.copies)
        return [*packs, FILLING, *[(RECRUIT, design, 0) for design in joining]]

    def about(self, g: Legends) -> About:
        return so_many(len(g.mustered[self.seat]))

    def hear(self, g: Legends, choice: Choice) -> Steps:
        seat, (verb, what, _) = self.seat, choice
        if verb == PACK:
            g.mustered[seat] = g.cards.packs[what][:]
        elif verb == RECRUIT:
            g.mustered[seat] = [*self.recruited(g), what]
        elif verb != KEEP:
            g.mustered[seat] = self.filled(g)
        if not is_complete(g.mustered[seat]):
            return [Muster(seat)]
        g.tell("is_ready", seat)
        return NO_MORE

    def filled(self, g: Legends) -> list[int]:
        """What is missing is drawn by lot."""
        units = self.recruited(g)
        while not is_complete(units):
            joining = may_join(g.cards, units, self.side(g), g.options.copies)
            units = [*units, joining[g.roll(len(joining))]]
        return units


class Boards(Act[Legends]):
    """The boards are shuffled, turned and laid two to a player, then turned up together. [R2, R53, A58]"""

    def do(self, g: Legends) -> Steps:
        heap = list(range(len(g.cards.boards)))
        drawn: list[list[str]] = []
        for _ in range(2 * g.seats):
            board = heap.pop(g.roll(len(heap)))
            drawn.append(turned(g.cards.boards[board], g.roll(4)))
        g.terrain = laid(drawn)
        g.tell("lays_boards")
        return [Deal()]


class Deal(Act[Legends]):
    """Each army at random and face down, a unit on every land space of its player's two boards. [R6, A56]"""

    def do(self, g: Legends) -> Steps:
        g.clear_field()
        for seat in range(g.seats):
            heap = sorted(g.mustered[seat])
            spaces = [space for space in g.land(ANYWHERE) if home(space) == seat]
            g.muster(seat, [heap.pop(g.roll(len(heap))) for _ in spaces], spaces)
            if g.options.castle_behind:
                take_back(g, seat, spaces)
        g.active = g.starter
        order = [(g.starter + n) % g.seats for n in range(g.seats)]
        offers: Steps = [Shuffle(seat) for seat in order] if g.options.courtesy else []
        return [*offers, *[Swap(seat) for seat in order], BeginTurn(g.starter)]


def take_back(g: Legends, seat: Seat, spaces: list[int]) -> None:
    """With the option `castle` a Castle in front changes places with a unit of the two back rows, by lot. [A72]"""
    castle = next(space for space in spaces if g.type(g.at[space]) == CASTLE)
    if depth(castle, seat) < BACK:
        return
    behind = [space for space in spaces if depth(space, seat) < BACK]
    change_places(g, castle, behind[g.roll(len(behind))])


class Shuffle(Ask[Legends]):
    """With the option `courtesy` a player may swap two units of the opponent opposite, unseen. [A56, A64]"""

    def __init__(self, seat: Seat, let_go: int = 0) -> None:
        self.seat, self.let_go = seat, let_go

    def menu(self, g: Legends) -> list[Choice]:
        return first_of_two(g, self.seat ^ 1)

    def about(self, g: Legends) -> About:
        return {OWNER: (SEAT, self.seat ^ 1)}

    def hear(self, g: Legends, choice: Choice) -> Steps:
        verb, space, _ = choice
        return NO_MORE if verb == PASS else [ShuffleWith(self.seat, self.let_go, space)]


class ShuffleWith(Ask[Legends]):
    """The other of the two that change places; its player knows them only by where they stand. [A56]"""

    def __init__(self, seat: Seat, let_go: int, space: int) -> None:
        self.seat, self.let_go, self.space = seat, let_go, space

    def menu(self, g: Legends) -> list[Choice]:
        return second_of_two(g, self.seat ^ 1, self.space, self.let_go)

    def about(self, g: Legends) -> About:
        return at(self.space) | {OWNER: (SEAT, self.seat ^ 1)}

    def hear(self, g: Legends, choice: Choice) -> Steps:
        verb, space, _ = choice
        if verb == PASS:
            return [Shuffle(self.seat, self.let_go + 1)]
        exchange(g, self.seat, self.space, space)
        return NO_MORE


class Swap(Ask[Legends]):
    """A player may twice swap two of his units: first the one who begins, then the others. [R7, A55]

    He says which one, then with whom; a unit that he has named he may let go again, as often as he has units.
    """

    def __init__(self, seat: Seat, done: int = 0, let_go: int = 0) -> None:
        self.seat, self.done, self.let_go = seat, done, let_go

    def menu(self, g: Legends) -> list[Choice]:
        return first_of_two(g, self.seat)

    def about(self, g: Legends) -> About:
        return so_many(SWAPS - self.done)

    def hear(self, g: Legends, choice: Choice) -> Steps:
        verb, space, _ = choice
        return NO_MORE if verb == PASS else [SwapWith(self.seat, self.done, self.let_go, g.at[space])]


class SwapWith(Ask[Legends]):
    """The other of the two that change places. [R7]"""

    def __init__(self, seat: Seat, done: int, let_go: int, unit: int) -> None:
        self.seat, self.done, self.let_go, self.unit = seat, done, let_go, unit

    def menu(self, g: Legends) -> list[Choice]:
        return second_of_two(g, self.seat, g.where[self.unit], self.let_go)

    def about(self, g: Legends) -> About:
        return of_unit(g, self.unit)

    def hear(self, g: Legends, choice: Choice) -> Steps:
        verb, space, _ = choice
        if verb == PASS:
            return [Swap(self.seat, self.done, self.let_go + 1)]
        exchange(g, self.seat, g.where[self.unit], space)
        return [Swap(self.seat, self.done + 1, self.let_go)] if self.done + 1 < SWAPS else NO_MORE


def swappable(g: Legends, seat: Seat) -> list[int]:
    """Where the units of a player's army stand, in the order of the spaces."""
    return [space for space in range(len(g.at)) if g.at[space] >= 0 and g.owner[g.at[space]] == seat]


def first_of_two(g: Legends, owner: Seat) -> list[Choice]:
    """Any unit of an army, or none; where there are not two, nobody changes places."""
    spaces = swappable(g, owner)
    return [PASSING, *[(SWAP, space, 0) for space in spaces]] if len(spaces) > 1 else [PASSING]


def second_of_two(g: Legends, owner: Seat, first: int, let_go: int) -> list[Choice]:
    """Any other one; the first may be let go again, as often as an army has units."""
    letting_go: list[Choice] = [PASSING] if let_go < ARMY else []
    return letting_go + [(WITH, space, 0) for space in swappable(g, owner) if space != first]


def exchange(g: Legends, seat: Seat, a: int, b: int) -> None:
    """Two units change places; everybody sees which spaces, nobody sees more. [A55]"""
    change_places(g, a, b)
    g.tell("swaps", seat, a, b)


def change_places(g: Legends, a: int, b: int) -> None:
    first, second = g.at[a], g.at[b]
    g.at[a], g.at[b] = second, first
    g.where[first], g.where[second] = b, a
