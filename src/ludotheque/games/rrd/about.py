"""What questions of a journey are about: the place that asks, another player, what lies on the Intersection."""

from __future__ import annotations

from ludotheque.games.rrd.kinds import NONE
from ludotheque.games.rrd.nouns import HERO, NUMBER, PLACE, SEAT, WEAPON
from ludotheque.games.rrd.table import Logoth
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.step import BY, NO_MORE, About, Ask, Steps


def by_place(g: Logoth, seat: Seat) -> About:
    return {BY: (PLACE, g.place[seat])}


def put_to(g: Logoth, step: Ask[Logoth]) -> Steps:
    """Asked where there is a choice; the only one is made at once, and where there is none nothing happens."""
    menu = step.menu(g)
    if not menu:
        return NO_MORE
    return [step] if len(menu) > 1 else step.hear(g, menu[0])


class AtPlace(Ask[Logoth]):
    """A question that a place asks."""

    def about(self, g: Logoth) -> About:
        return by_place(g, self.seat)


def of_place(place: int) -> About:
    return {PLACE: (PLACE, place)}


def of_player(other: Seat) -> About:
    return {"other": (SEAT, other)}


def so_many(count: int) -> About:
    return {"count": (NUMBER, count)}


def on_the_crossing(g: Logoth, seat: Seat) -> About:
    """The places that lie on top, slot by slot."""
    return {"crossing": (PLACE, [stack[-1] if stack else NONE for stack in g.crossing[g.zone[seat]]])}


def of_bearers(g: Logoth, seat: Seat) -> About:
    """Whose abilities can be unlocked."""
    return {HERO: (HERO, g.hero[seat]), "weapons": (WEAPON, g.weapons[seat][:])}
