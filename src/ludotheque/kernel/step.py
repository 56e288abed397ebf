"""Steps: one sentence of the rules each. A step acts or asks, never both."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Any, ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from ludotheque.kernel.choice import PASSING, TABLE, Choice, Seat

if TYPE_CHECKING:
    from ludotheque.kernel.state import State

G = TypeVar("G", bound="State")

About = dict[str, tuple[str, int | list[int]]]  # what a question is about, by key: a kind and a number, or several
BY: Final = "by"  # under this key every face looks for what asks: the card whose ability it is
OWNER: Final = "owner"  # and under this one for whose things the choices name, where it is not who is asked


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[G]):
    """One sentence of the rules, on behalf of `seat`. Steps are values: made, put on the agenda, never changed."""

    said_as: ClassVar[str] = ""  # the step whose words announce it, where it has none of its own

    def __init__(self, seat: Seat = TABLE) -> None:
        self.seat = seat

    def __repr__(self) -> str:
        kind: Any = type(self)
        return f"{kind.__name__}({', '.join(f'{name}={getattr(self, name)}' for name in kept(kind))})"

    def do(self, g: G) -> Steps | None:
        """What comes next, in reading order; None where somebody has to answer first."""
        return None

    def addressed(self, g: G) -> list[Seat]:
        """The seats that it is put to, as everybody may know; an act is put to nobody."""
        return []

    def asked(self, g: G) -> list[Seat]:
        """Those of them that have something to choose."""
        return []

    def menu_of(self, g: G, seat: Seat) -> list[Choice]:
        """What a seat that is asked can choose from."""
        raise NotImplementedError

    def about_of(self, g: G, seat: Seat) -> About:
        """What a seat that is asked is asked about."""
        raise NotImplementedError

    def answer(self, g: G, seat: Seat, choice: Choice) -> Steps | None:
        """A seat answers: what comes next, or None where others have to answer, too."""
        raise NotImplementedError

    def answer_by_lot(self, g: G) -> Steps:
        """All who have not answered choose at random."""
        raise NotImplementedError


def saved(step: Step[Any]) -> list[Any]:
    """A step as its name and all that it was made with."""
    kind: Any = type(step)
    return [kind.__name__, *[getattr(step, name) for name in kept(kind)]]


@cache
def kept(kind: Any) -> tuple[str, ...]:
    """What steps of a kind are made with, and keep under the same names."""
    from inspect import signature  # slow to load, and seldom needed

    return tuple(signature(kind).parameters)


@mypyc_attr(allow_interpreted_subclasses=True)
class Act(Step[G]):
    """A step that changes the table and says what comes next, in reading order."""

    def do(self, g: G) -> Steps:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class Ask(Step[G]):
    """A step that waits for one seat. `menu` must not change the table; `hear` may."""

    def addressed(self, g: G) -> list[Seat]:
        return [self.seat]

    def asked(self, g: G) -> list[Seat]:
        return [self.seat]

    def menu_of(self, g: G, seat: Seat) -> list[Choice]:
        return self.menu(g)

    def about_of(self, g: G, seat: Seat) -> About:
        return self.about(g)

    def answer(self, g: G, seat: Seat, choice: Choice) -> Steps | None:
        g.agenda.pop()
        g.begin_move()
        return self.hear(g, choice)

    def answer_by_lot(self, g: G) -> Steps:
        choice = g.by_lot(self.menu(g), self.seat)
        g.agenda.pop()
        g.begin_move()
        return self.hear(g, choice)

    def menu(self, g: G) -> list[Choice]:
        raise NotImplementedError

    def about(self, g: G) -> About:
        """What is asked about, as whoever is asked may know it."""
        return {}

    def hear(self, g: G, choice: Choice) -> Steps:
        raise NotImplementedError


@mypyc_attr(allow_interpreted_subclasses=True)
class AskAll(Step[G]):
    """A step that waits for several seats at once. Answers stay sealed until the last one is in."""

    def addressed(self, g: G) -> list[Seat]:
        return self.who(g)

    def asked(self, g: G) -> list[Seat]:
        return [seat for seat in self.who(g) if not self.idle(g, seat)]

    def menu_of(self, g: G, seat: Seat) -> list[Choice]:
        return self.menu(g, seat)

    def about_of(self, g: G, seat: Seat) -> About:
        return self.about(g, seat)

    def answer(self, g: G, seat: Seat, choice: Choice) -> Steps | None:
        sealed = g.sealed
        sealed[seat] = choice
        choices: list[Choice] = []
        for s in self.who(g):
            answer = sealed.get(s)
            if answer is None:
                if not self.idle(g, s):
                    return None
                answer = PASSING
            choices.append(answer)
        sealed.clear()
        g.agenda.pop()
        g.begin_move()
        return self.hear(g, choices)

    def answer_by_lot(self, g: G) -> Steps:
        sealed = g.sealed
        choices: list[Choice] = []
        for seat in self.who(g):
            if sealed and seat in sealed:
                choices.append(sealed[seat])
            else:
                choices.append(PASSING if self.idle(g, seat) else g.by_lot(self.menu(g, seat), seat))
        sealed.clear()
        g.agenda.pop()
        g.begin_move()
        return self.hear(g, choices)

    def who(self, g: G) -> list[Seat]:
        """The seats that the question is put to, as everybody may know."""
        raise NotImplementedError

    def idle(self, g: G, seat: Seat) -> bool:
        """Whether this seat has nothing to choose but to pass, which nobody else may know; it passes by itself."""
        return False

    def do(self, g: G) -> Steps | None:
        """A question that has no answer but passing goes by; where people watch, only after a pause."""
        who = self.who(g)
        for seat in who:
            if g.pausing or not self.idle(g, seat):
                return None
        g.begin_move()  # it counts as a move, so that chance does not depend on who could have answered
        return self.hear(g, [PASSING for _ in who])

    def menu(self, g: G, seat: Seat) -> list[Choice]:
        raise NotImplementedError

    def about(self, g: G, seat: Seat) -> About:
        """What this seat is asked about, as it may know it."""
        return {}

    def stays_sealed(self, g: G) -> bool:
        """Whether the answers are still secret when all are in; as a rule they are shown then."""
        return False

    def hear(self, g: G, choices: list[Choice]) -> Steps:
        """`choices` are in the order of `who`."""
        raise NotImplementedError


Steps = list[Step[Any]]
NO_MORE: Final[Steps] = []  # nothing comes next: one list for all who say so, to which nobody adds
