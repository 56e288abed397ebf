"""The great moments of Strife: a combat won by far or by the Fatestone, a champion that comes back, a relic at work."""

from __future__ import annotations

from typing import Final

from ludotheque.games.highlights import Highlight, Past, great
from ludotheque.games.strife.table import CHAMPION, LOCATION
from ludotheque.kernel.game import Data
from ludotheque.kernel.zones import NUMBER

FAR: Final = 7  # power ahead
DEAR: Final = 3  # victory points of a location


def combat(event: Data, past: Past) -> Highlight | None:
    """Won by far, or a dear location by passing on the Fatestone. [Strife 6.7, 6.8, 9.5]"""
    where = {"location": (LOCATION, event["location"]), "points": (NUMBER, event["points"])}
    passed = False
    for told in past:
        if told["name"] == "totals":
            lead = abs(told["first"] - told["second"])
            if lead >= FAR:
                return great("rout", event["seat"], **where, lead=(NUMBER, lead))
            return great("stone", event["seat"], **where) if passed and event["points"] >= DEAR else None
        passed = passed or told["name"] == "gives_stone"
    return None


def reborn(event: Data, past: Past) -> Highlight:
    """A champion comes back to the top of the legacy pile."""
    return great("reborn", event["seat"], champion=(CHAMPION, event["champion"]))


def doubled(event: Data, past: Past) -> Highlight:
    """A location counts twice. [Strife 12.3]"""
    return great("doubled", event["seat"], points=(NUMBER, event["points"]))


HIGHLIGHTS: Final = {"wins": combat, "raises": reborn, "doubles": doubled}
SENTENCES: Final = ("rout", "stone", "reborn", "doubled")
