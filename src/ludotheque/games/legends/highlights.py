"""The great moments of Stratego Legends: a Castle falls, a strong unit to a weaker one, Magic turns a fight."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice, takewhile
from typing import Final

from ludotheque.games.highlights import Highlight, Past, great
from ludotheque.games.legends.facts import CARDS, UNITS
from ludotheque.games.legends.kinds import CASTLE, UNIT
from ludotheque.games.legends.tally import TURN
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.game import Data

STRONGER: Final = 3  # by so much base strength, an upset
BEGINS: Final = ("attacks", "strikes")  # what a comparison of strengths begins with


def destroyed(event: Data, past: Past) -> Highlight | None:
    """A Castle, a unit that a spell has taken along, or one that was the stronger by far."""
    winner = 1 - event["team"]
    if CARDS.type[UNITS.index(event["unit"])] == CASTLE:
        return great("castle", winner, unit=(UNIT, event["unit"]))
    before = list(islice(past, 2))
    if [told["name"] for told in before] == ["destroyed", "casts"] and before[0]["team"] == winner:
        return great("spell", winner, unit=(UNIT, before[1]["unit"]), other=(UNIT, event["unit"]))
    if before and is_decided(before[0]) and ahead(before[0], past) >= STRONGER:
        return great("upset", winner, unit=(UNIT, event["unit"]))
    return None


def is_decided(told: Data) -> bool:
    """Whether strengths were compared, and only one of the two falls."""
    return bool(told["name"] == "compares" and told["attack"] != told["defence"])


def ahead(compared: Data, past: Past) -> int:
    """By how much base strength the loser was stronger; part by part that is told only where more counts."""
    base: dict[str, int] = {"attacker": compared["attack"], "defender": compared["defence"]}
    for told in takewhile(lambda told: told["name"] not in (*BEGINS, TURN), past):
        if told["name"] == "counts" and told["part"] == "base":
            base[told["role"]] = told["amount"]
    lead = base["defender"] - base["attacker"]
    return lead if compared["attack"] > compared["defence"] else -lead


def slain(event: Data, past: Past) -> Highlight:
    """Where strengths do not count."""
    return great("slain", attacker(past), unit=(UNIT, event["unit"]), other=(UNIT, event["other"]))


def turned(event: Data, past: Past) -> Highlight | None:
    """A unit changes sides by the action of another one."""
    acts = next((told for told in this_turn(past) if told["name"] == "acts"), None)
    return None if acts is None else great("turned", acts["seat"], unit=(UNIT, acts["unit"]))


def returned(event: Data, past: Past) -> Highlight:
    return great("returned", event["team"], unit=(UNIT, event["unit"]))


def attacker(past: Past) -> Seat | None:
    return next((told["seat"] for told in this_turn(past) if told["name"] in BEGINS), None)


def this_turn(past: Past) -> Iterator[Data]:
    return takewhile(lambda told: told["name"] != TURN, past)


HIGHLIGHTS: Final = {"destroyed": destroyed, "slays": slain, "changes_sides": turned, "returns": returned}
SENTENCES: Final = ("castle", "spell", "upset", "slain", "turned", "returned")
