"""What questions are about: the card whose ability it is, and the location that the battle is for."""

from __future__ import annotations

from ludotheque.games.strife.locations import current
from ludotheque.games.strife.table import CHAMPION, EVENT, LOCATION, Strife, of
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.step import BY, About


def here(g: Strife) -> About:
    return {LOCATION: (LOCATION, current(g))}


def by_champion(g: Strife, champion: int) -> About:
    return {BY: (CHAMPION, champion)} | here(g)


def by_relic(g: Strife, seat: Seat) -> About:
    return {BY: (LOCATION, of(g.relic, seat)), CHAMPION: (CHAMPION, g.top(seat))} | here(g)


def by_event(g: Strife) -> About:
    return {BY: (EVENT, g.event())}
