"""The state: what lies on the table, and the agenda of steps still to come."""

from __future__ import annotations

from typing import Any, ClassVar, Final

from mypy_extensions import i64, mypyc_attr

from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import Dice
from ludotheque.kernel.event import Event
from ludotheque.kernel.step import About, Step, Steps

ENDLESS: Final = 1 << 60  # questions, more than any game has
CHOOSING: Final = 1 << 30  # a draw that no move reaches, so that choices by lot and the chance of rules are unrelated


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher:
    """Somebody who watches a table being played, one step after the other."""

    def before(self, g: State, step: Step[Any]) -> None:
        """It is this step's turn."""

    def after(self, g: State, step: Step[Any], following: Steps) -> None:
        """It has acted, or its question was answered; these are yet to come, before what is on the agenda."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A game being played. Games add what lies on the table and name it in `fields`."""

    fields: ClassVar[tuple[str, ...]] = ()  # what a save holds, besides agenda, sealed answers and move number

    def __init__(self, dice: Dice) -> None:
        self.agenda: Steps = []  # the next step last
        self.sealed: dict[Seat, Choice] = {}
        self.dice = dice
        self.moves = 0  # questions answered so far
        self.draws = 0  # chance used since the last answer
        self.events: list[Event] | None = None  # None while searching: telling costs nothing there
        self.watcher: Watcher | None = None  # a copy has none
        self.pausing = False  # stop where nobody can do anything but pass, so that nobody can tell; then `proceed`

    def __repr__(self) -> str:
        next = f"then {self.agenda[-1]!r}" if self.agenda else "over"
        return f"<{type(self).__name__} after {self.moves} moves, {next}>"

    def copy(self, dice: Dice) -> State:
        """An independent state that goes on with these dice, telling nobody."""
        raise NotImplementedError

    def lend_agenda(self, other: State) -> None:
        """Steps are values, so a copied agenda shares them."""
        other.agenda = self.agenda[:]
        if self.sealed:
            other.sealed = self.sealed.copy()
        other.moves = self.moves
        other.draws = self.draws

    def roll(self, n: int) -> int:
        """Chance among n cases, from the lent dice."""
        if n == 1:
            return 0
        draw = self.draws
        self.draws = draw + 1
        return self.dice.below(n, self.moves, draw)

    def tell(self, name: str, a: int = 0, b: int = 0, c: int = 0) -> None:
        """Everybody may know this."""
        if self.events is not None:
            self.events.append(Event(name, [a, b, c]))

    def confide(self, seat: Seat, name: str, a: int, b: int, public: str, public_a: int, public_b: int = 0) -> None:
        """Only `seat` may know this; the others are told the public form in the same breath."""
        if self.events is not None:
            self.events.append(Event(name, [a, b, 0], [seat], Event(public, [public_a, public_b, 0])))

    def over(self) -> bool:
        return not self.agenda

    def deciders(self) -> list[Seat]:
        """The seats whose answer is still missing; nobody when the game is over, or while it pauses."""
        if not self.agenda:
            return []
        asked = self.agenda[-1].asked(self)
        return [seat for seat in asked if seat not in self.sealed] if self.sealed else asked

    def asked(self) -> list[Seat]:
        """The seats that have something to choose, answered or not: each may know it of itself only."""
        return self.agenda[-1].asked(self) if self.agenda else []

    def addressed(self) -> list[Seat]:
        """The seats that the question on top is put to, as everybody may know."""
        return self.agenda[-1].addressed(self) if self.agenda else []

    def menu(self, seat: Seat) -> list[Choice]:
        """The one list of legal choices, for a seat that is asked."""
        return self.agenda[-1].menu_of(self, seat)

    def about(self, seat: Seat) -> About:
        """What a seat that is asked is asked about."""
        return self.agenda[-1].about_of(self, seat)

    def choose(self, seat: Seat, choice: Choice) -> None:
        """Take one seat's answer and run on until somebody must choose again or the game is over.

        The choice must come from `menu`; nothing is checked here. A sealed answer may be given anew until the
        last one is in.
        """
        step = self.agenda[-1]
        following = step.answer(self, seat, choice)
        if following is not None:
            self.follow(step, following)

    def playout(self, most: int = ENDLESS) -> None:
        """Play on at random, by the lent dice, to the end or until so many more questions are answered.

        A search plays out copies, each with dice of its own:

            >>> from ludotheque.games import find_game
            >>> from ludotheque.kernel.dice import SeededDice
            >>> game = find_game("strife")
            >>> g = game.deal(2, game.settings({}), SeededDice(7), False)
            >>> ends = [g.copy(SeededDice(n)) for n in range(3)]
            >>> for end in ends:
            ...     end.playout()
            >>> [game.result(end).winners for end in ends]
            [[0], [1], [1]]

        It is the same game as that of a loop that takes `g.by_lot(g.menu(seat), seat)` for each of `g.deciders()`.
        """
        last = self.moves + most
        while self.agenda and self.moves < last:
            step = self.agenda[-1]
            self.follow(step, step.answer_by_lot(self))

    def by_lot(self, menu: list[Choice], seat: Seat) -> Choice:
        """A choice at random, by the lent dice, unrelated to the chance of the rules."""
        cases = len(menu)
        return menu[0] if cases == 1 else menu[self.dice.below(cases, self.moves, CHOOSING + seat)]

    def paused(self) -> bool:
        """Whether the table waits although nobody has anything to choose."""
        return bool(self.agenda) and not self.asked()

    def proceed(self) -> None:
        """Go on from a pause: nobody has anything to choose, so everybody passes."""
        step = self.agenda[-1]
        self.follow(step, step.answer_by_lot(self))

    def begin_move(self) -> None:
        """A question is answered."""
        self.moves += 1
        self.draws = 0

    def follow(self, step: Step[Any], steps: Steps) -> None:
        """A question was answered: go on with what follows from that."""
        if self.watcher is not None:
            self.watcher.after(self, step, steps)
        self.settle(steps)

    def settle(self, steps: Steps) -> None:
        """Put steps on the agenda, in reading order, and act until a question is on top."""
        agenda = self.agenda
        while True:
            if steps:
                step = steps[0]
                if len(steps) > 1:
                    stack(agenda, steps)
            elif agenda:
                step = agenda.pop()
            else:
                return
            if self.watcher is not None:
                self.watcher.before(self, step)
            following = step.do(self)
            if following is None:
                agenda.append(step)
                return
            if self.watcher is not None:
                self.watcher.after(self, step, following)
            steps = following


def stack(agenda: list[Any], steps: list[Any]) -> None:
    """All but the first, the last one lowest. As lists of anything: compiled, what they are is asked in their turn."""
    n: i64
    for n in range(len(steps) - 1, 0, -1):
        agenda.append(steps[n])
