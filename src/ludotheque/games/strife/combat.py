"""The Combat phase: totals, comparison, points. [Strife 6]"""

from __future__ import annotations

from typing import Final

from mypy_extensions import mypyc_attr

from ludotheque.games.strife.about import by_champion, by_relic
from ludotheque.games.strife.champions import BATTLE_MEDITATION
from ludotheque.games.strife.fatestone import COMBAT, tie
from ludotheque.games.strife.locations import current, location_bonus, worth
from ludotheque.games.strife.may import MayUse
from ludotheque.games.strife.relics import DOUBLE_POINTS, AgerPugno, holds, use_relic
from ludotheque.games.strife.table import NOBODY, SEATS, Strife, add, of, put
from ludotheque.games.strife.verbs import MAY
from ludotheque.kernel.choice import PASS, Choice, Seat
from ludotheque.kernel.step import NO_MORE, About, Act, AskAll, Steps

PARTS: Final = ("printed", "gained", "legacy", "reduced", "location", "event", "replaced")
Parts = tuple[int, int, int, int, int, int, int]


def parts(g: Strife, seat: Seat) -> Parts:
    """What a total is made of, in the order of PARTS. [6.2, 6.3, 6.4, 6.6]"""
    if of(g.replaced, seat):
        return 0, 0, 0, 0, 0, 0, replacement(g, seat)
    champion = of(g.battle, seat)
    return (
        g.cards.power[champion],
        gained(g, seat, champion),
        of(g.bonus, seat),
        -reduction(g, seat),
        location_bonus(g, champion),
        event_bonus(g, champion),
        0,
    )


def total(g: Strife, seat: Seat) -> int:
    printed, gained, legacy, reduced, location, event, replaced = parts(g, seat)
    return printed + gained + legacy + reduced + location + event + replaced


def gained(g: Strife, seat: Seat, champion: int) -> int:
    """What the champion's own battle ability gave it; a Monk may follow the opposing champion. [14.28]"""
    if g.options.monk_follows and g.cards.battle[champion] == BATTLE_MEDITATION and of(g.spent, seat) >> champion & 1:
        return g.cards.power[of(g.battle, 1 - seat)]
    return of(g.gain, seat)


def reduction(g: Strife, seat: Seat) -> int:
    """By an opposing Warrior: the location's points when he activated, or now. [10.16, 14.46]"""
    if not g.options.reduce_at_combat or of(g.claim, 1 - seat) == NOBODY:
        return of(g.reduction, seat)
    location = current(g)
    return 0 if location == NOBODY else g.cards.points[location]


def event_bonus(g: Strife, champion: int) -> int:
    return g.cards.strength[g.event()][champion] if g.calendar else 0


def replacement(g: Strife, seat: Seat) -> int:
    """The Warrior's printed power; where he fights himself, with the bonuses he would get. [10.16, 14.48]"""
    warrior = of(g.claim, seat)
    power = g.cards.power[warrior]
    if g.options.warrior_fights:
        power += location_bonus(g, warrior) + event_bonus(g, warrior)
    return power


class Combat(Act[Strife]):
    """Add up, replace, compare, score; without a location there is no contest. [6.1, 6.2]"""

    def do(self, g: Strife) -> Steps:
        if current(g) == NOBODY:
            g.tell("no_contest")
            return NO_MORE
        claimed = g.claim[0] != NOBODY or g.claim[1] != NOBODY
        if not claimed and not g.options.relics:
            return compare_totals(g)
        return REPLACE_FIRST if claimed else RELICS_FIRST


class Replace(AskAll[Strife]):
    """When the totals are known, a Warrior's power may replace its owner's total. [6.6, E-74, E-75]"""

    def who(self, g: Strife) -> list[Seat]:
        return [seat for seat in range(SEATS) if of(g.claim, seat) != NOBODY]

    def menu(self, g: Strife, seat: Seat) -> list[Choice]:
        return MAY[:]

    def about(self, g: Strife, seat: Seat) -> About:
        return by_champion(g, of(g.claim, seat))

    def hear(self, g: Strife, choices: list[Choice]) -> Steps:
        for i, seat in enumerate(self.who(g)):
            verb, _, _ = choices[i]
            if verb != PASS:
                g.replaced = put(g.replaced, seat, 1)
                g.tell("replaces", seat, of(g.claim, seat))
        return NO_MORE


class CompareTotals(Act[Strife]):
    """After relics and replacements. [6.6, 6.7]"""

    def do(self, g: Strife) -> Steps:
        return compare_totals(g)


RELICS_FIRST: Final[Steps] = [AgerPugno(), CompareTotals()]
REPLACE_FIRST: Final[Steps] = [AgerPugno(), Replace(), CompareTotals()]


def compare_totals(g: Strife) -> Steps:
    """The higher total wins; equal totals, or a shielded defeat, are a tie. [6.7, 6.8, 6.9]"""
    first, second = total(g, 0), total(g, 1)
    g.tell("totals", first, second)
    ahead, lead = (0, first - second) if first > second else (1, second - first)
    if lead <= of(g.shield, 1 - ahead):
        return [tie(g, COMBAT), AwardFavoured()]
    return award(g, ahead)


@mypyc_attr(free_list_len=1)
class AwardFavoured(Act[Strife]):
    """The winner of the tie wins the combat. [6.8]"""

    def do(self, g: Strife) -> Steps:
        return award(g, g.favoured)


def award(g: Strife, seat: Seat) -> Steps:
    """The winner scores the location, and the Barbarian's spoils. [6.10, 6.11]"""
    location = current(g)
    points = worth(g, location)
    g.winner = seat
    g.points = add(g.points, seat, points)
    g.tell("wins", seat, location, points)
    bounty = of(g.bounty, seat)
    if bounty:
        g.points = add(g.points, seat, bounty)
        g.tell("pillages", seat, bounty)
    return [ColmarisWoods(seat)] if holds(g, seat, DOUBLE_POINTS) else NO_MORE


class ColmarisWoods(MayUse):
    """Once the winner is known, its owner may double the location's points. [12.3, E-83]"""

    def about(self, g: Strife) -> About:
        return by_relic(g, self.seat)

    def use(self, g: Strife) -> Steps:
        spent = use_relic(g, self.seat)
        points = worth(g, current(g))
        g.points = add(g.points, self.seat, points)
        g.tell("doubles", self.seat, points)
        return spent
