"""The two forms of "you may": use it or not, and pick one or none. "No" is always `pass`, and comes first."""

from __future__ import annotations

from ludotheque.games.strife.about import by_champion
from ludotheque.games.strife.table import SEATS, Strife
from ludotheque.games.strife.verbs import MAY
from ludotheque.kernel.choice import PASS, PASSING, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Ask, Step, Steps


def for_each_seat(step: type[Step[Strife]]) -> list[Steps]:
    """All that comes next is this step, on behalf of one seat or the other: made once, as steps are values."""
    return [[step(seat)] for seat in range(SEATS)]


class MayUse(Ask[Strife]):
    """An optional ability may be declined. [10.21]"""

    def menu(self, g: Strife) -> list[Choice]:
        return MAY[:]

    def hear(self, g: Strife, choice: Choice) -> Steps:
        verb, _, _ = choice
        return NO_MORE if verb == PASS else self.use(g)

    def use(self, g: Strife) -> Steps:
        raise NotImplementedError


class ChampionMayUse(MayUse):
    """An optional ability of a champion who may stand in battle or beside a Paladin."""

    def __init__(self, seat: Seat, champion: int) -> None:
        super().__init__(seat)
        self.champion = champion

    def about(self, g: Strife) -> About:
        return by_champion(g, self.champion)


class LegacyMayUse(MayUse):
    """An optional ability of the top of the pile."""

    def about(self, g: Strife) -> About:
        return by_champion(g, g.top(self.seat))


class MayPick(Ask[Strife]):
    """An optional ability that needs a card to act on."""

    def menu(self, g: Strife) -> list[Choice]:
        menu = self.offers(g)
        menu.insert(0, PASSING)
        return menu

    def hear(self, g: Strife, choice: Choice) -> Steps:
        verb, card, _ = choice
        return NO_MORE if verb == PASS else self.pick(g, card)

    def offers(self, g: Strife) -> list[Choice]:
        """A list of its own."""
        raise NotImplementedError

    def pick(self, g: Strife, card: int) -> Steps:
        raise NotImplementedError


class LegacyMayPick(MayPick):
    """An optional ability of the top of the pile that needs a card to act on."""

    def about(self, g: Strife) -> About:
        return by_champion(g, g.top(self.seat))
