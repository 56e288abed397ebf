"""A toy game for the tests of the kernel: steps that say a number, and questions about numbers."""

from __future__ import annotations

from typing import ClassVar

from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.state import State
from ludotheque.kernel.step import Act, Ask, AskAll, Steps

NAME = 1  # the one verb


class Toy(State):
    """What has been said so far, in order."""

    fields: ClassVar[tuple[str, ...]] = ("said",)

    def __init__(self, dice: Dice) -> None:
        State.__init__(self, dice)
        self.said: list[int] = []

    def copy(self, dice: Dice) -> Toy:
        g = Toy(dice)
        self.lend_agenda(g)
        g.said = self.said[:]
        return g


class Say(Act[Toy]):
    """Says its number; where it has inner ones, they come next."""

    def __init__(self, number: int, *inner: int) -> None:
        super().__init__()
        self.number = number
        self.inner = inner

    def do(self, g: Toy) -> Steps:
        g.said.append(self.number)
        g.tell("says", self.number)
        return [Say(number) for number in self.inner]


class Throw(Act[Toy]):
    """Says what the dice show."""

    def __init__(self, cases: int) -> None:
        super().__init__()
        self.cases = cases

    def do(self, g: Toy) -> Steps:
        g.said.append(g.roll(self.cases))
        return []


class Name(Ask[Toy]):
    """One seat names a number, which is said and then, by a further step, its double."""

    def menu(self, g: Toy) -> list[Choice]:
        return [(NAME, number, 0) for number in (1, 2, 3)]

    def hear(self, g: Toy, choice: Choice) -> Steps:
        _, number, _ = choice
        return [Say(number), Say(2 * number)]


class NameAll(AskAll[Toy]):
    """These seats name a number each, in secret."""

    def __init__(self, *seats: Seat) -> None:
        super().__init__()
        self.seats = list(seats)

    def who(self, g: Toy) -> list[Seat]:
        return self.seats

    def menu(self, g: Toy, seat: Seat) -> list[Choice]:
        return [(NAME, 10 * seat + number, 0) for number in (1, 2, 3)]

    def hear(self, g: Toy, choices: list[Choice]) -> Steps:
        return [Say(number) for _, number, _ in choices]


class Whisper(Act[Toy]):
    """Seat 1 learns a number; the others learn that there is one."""

    def do(self, g: Toy) -> Steps:
        g.confide(1, "learns", 1, 42, "learns_something", 1)
        return []


class MayName(NameAll):
    """Like NameAll, but these seats have nothing to choose; who passes says 0."""

    def __init__(self, *seats: Seat, idle: list[Seat]) -> None:
        super().__init__(*seats)
        self.idling = idle

    def idle(self, g: Toy, seat: Seat) -> bool:
        return seat in self.idling
