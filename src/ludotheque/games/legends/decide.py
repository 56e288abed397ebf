"""Powers as steps: one that asks nobody is a Deed, one that is a question a Choose; further questions are a Decide."""

from __future__ import annotations

from typing import ClassVar

from mypy_extensions import mypyc_attr

from ludotheque.games.legends.about import by_unit, of_picked, so_many
from ludotheque.games.legends.kinds import NONE
from ludotheque.games.legends.power import Kept, Terms
from ludotheque.games.legends.table import Legends, opposite
from ludotheque.games.legends.verbs import TO
from ludotheque.kernel.choice import PASS, PASSING, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, Ask, Steps


class Deed(Act[Legends]):
    """A power that asks nobody, or does something before it asks; its unit stands or stood on `space`. [R16]"""

    said_as: ClassVar[str] = "Begin"

    def __init__(self, seat: Seat, unit: int, power: int, space: int) -> None:
        self.seat, self.unit, self.power, self.space = seat, unit, power, space

    def terms(self, g: Legends) -> Terms:
        return terms_of(g, self.unit, self.power)

    def offered(self, g: Legends) -> bool:
        """Whether there is something that it could be done to. [A46]"""
        return True

    def do(self, g: Legends) -> Steps:
        """Nothing, where it is part of another rule."""
        return NO_MORE


class Aimed(Deed):
    """An ability that is used in windows, aimed at a `space`. [R19]"""

    def aims(self, g: Legends) -> list[int]:
        """The spaces that it could be aimed at."""
        raise NotImplementedError


class OfOpponent(Deed):
    """A power that the opponent answers with units of his, if he has any. [A47, A48]"""

    def offered(self, g: Legends) -> bool:
        return g.has_units(opposite(g, self.seat))


class Decide(Ask[Legends]):
    """A player decides something for a power of a unit. [R16, R17]"""

    said_as: ClassVar[str] = "Decide"

    def __init__(self, seat: Seat, unit: int, power: int) -> None:
        self.seat, self.unit, self.power = seat, unit, power

    def terms(self, g: Legends) -> Terms:
        return terms_of(g, self.unit, self.power)

    def hear(self, g: Legends, choice: Choice) -> Steps:
        verb, what, _ = choice
        return NO_MORE if verb == PASS else self.pick(g, what)

    def about(self, g: Legends) -> About:
        return by_unit(g, self.unit)

    def pick(self, g: Legends, what: int, /) -> Steps:
        """The answer is carried out: a space, a unit by its design, or a terrain."""
        raise NotImplementedError


class DecideSome(Decide):
    """A question that is asked several times: so many are `left`, this one included."""

    def __init__(self, seat: Seat, unit: int, power: int, left: int) -> None:
        super().__init__(seat, unit, power)
        self.left = left

    def about(self, g: Legends) -> About:
        return by_unit(g, self.unit) | so_many(self.left)


class ThenDecide(Decide):
    """The second half of a question, about the unit that was `picked` in the first."""

    def __init__(self, seat: Seat, unit: int, power: int, picked: int) -> None:
        super().__init__(seat, unit, power)
        self.picked = picked


class PlacePicked(ThenDecide):
    """The unit that was picked is put on an empty space, of the kind that its power speaks of. [R46, A44]"""

    def menu(self, g: Legends) -> list[Choice]:
        return [(TO, space, 0) for space in g.free_spaces(self.terms(g).to)]

    def about(self, g: Legends) -> About:
        return by_unit(g, self.unit) | of_picked(g, self.picked)


class Choose(Decide):
    """A power that is a question to its player; its unit stands or stood on `space`."""

    def __init__(self, seat: Seat, unit: int, power: int, space: int = NONE) -> None:
        super().__init__(seat, unit, power)
        self.space = space

    def offered(self, g: Legends) -> bool:
        """Whether there is something to choose. [A46]"""
        return bool(self.menu(g))


class MayChoose(Choose):
    """A power that its player may do without."""

    def offered(self, g: Legends) -> bool:
        return bool(self.offers(g))

    def offers(self, g: Legends) -> list[Choice]:
        raise NotImplementedError

    def menu(self, g: Legends) -> list[Choice]:
        return [PASSING, *self.offers(g)]


@mypyc_attr(free_list_len=1)
class Begin(Act[Legends]):
    """A power is carried out, now that its unit is shown and its price is paid. [R16]"""

    def __init__(self, seat: Seat, unit: int, power: int, space: int) -> None:
        self.seat, self.unit, self.power, self.space = seat, unit, power, space

    def do(self, g: Legends) -> Steps:
        g.chosen = []
        step = step_of(g, self.seat, self.unit, self.power, self.space)
        return [step] if step.offered(g) else NO_MORE


def terms_of(g: Legends, unit: int, power: int) -> Terms:
    """What a power of a unit says."""
    return g.cards.powers[g.design[unit]][power].terms


def step_of(g: Legends, seat: Seat, unit: int, power: int, space: int) -> Deed | Choose:
    """A power of a unit as the step that carries it out; the last one is kept, for menus ask for it again and again."""
    if g.kept is None:
        g.kept = [None] * len(g.design)
    kept = g.kept[unit]
    if kept is not None and kept.power == power and kept.space == space and kept.seat == seat:
        return kept.step
    step = g.cards.powers[g.design[unit]][power].step(seat, unit, power, space)
    g.kept[unit] = Kept(seat, power, space, step)
    return step
