"""A game of RR&D as a story: place by place what befell each player and what they found, or a duel by its passes of
arms; and what was counted.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from ludotheque.games.account import Account, Chapter, Line, Moment, Told, counted, says, tallied
from ludotheque.games.rrd import nouns
from ludotheque.games.rrd.tally import COUNTS, TURN
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.game import Data
from ludotheque.kernel.zones import NUMBER, SEAT

# Events that belong to the story; the others are what a log is for.
STORY: Final = frozenset({
    "becomes", "moves_to", "dominates", "beats", "is_beaten", "is_slain", "attacks", "wins_feud", "dies", "rests",
    "gains_accessory", "swaps_weapon", "gains_marker", "loots", "is_lost", "holds_fragment", "closes_over",
    "wins",
})  # fmt: skip
BLOWS: Final = frozenset({"loses_hp", "counters_fully", "concedes", "falls"})  # the same of a duel by itself
COUNTED: Final = {"cycles": (TURN,), "arrivals": ("arrives",)} | COUNTS | {"plays": ("plays",)}
PLACES, LOST = "places", "lost"
ACCOUNTS: Final = (
    *COUNTED, PLACES, LOST, "story", "map", "nothing", "setting-out", "visit", "visit-alone", "arena", "pass",
)  # fmt: skip
PASS: Final = "pass_begins"
WHO: Final = "who"  # a seat, or an enemy by its name


class Story:
    """Chapters in the order in which they began; on a journey each player is in one of their own."""

    def __init__(self, seats: int, duel: bool) -> None:
        self.seats = seats
        self.told = STORY | BLOWS if duel else STORY
        self.opens = PASS if duel else "arrives"
        self.cycle = [0] * seats
        self.chapters = [Chapter(says("arena" if duel else "setting-out"), [])]
        self.reading = [self.chapters[0]] * seats  # the chapter that each is in

    def go_on(self, event: Data) -> None:
        seat: Seat | None = event.get(SEAT)
        if seat is not None and event["name"] == TURN:
            self.cycle[seat] = event["n"]
        if event["name"] == self.opens:
            self.fight_on(event["n"]) if seat is None else self.visit(seat, event["place"])
        if event["name"] in self.told:
            chapter = self.chapters[-1] if seat is None else self.reading[seat]
            chapter.told.append(Told(event))

    def fight_on(self, n: int) -> None:
        self.chapters.append(Chapter(says("pass", n=(NUMBER, n)), []))
        self.reading = [self.chapters[-1]] * self.seats

    def visit(self, seat: Seat, place: str) -> None:
        where = {"cycle": (NUMBER, self.cycle[seat]), nouns.PLACE: (nouns.PLACE, place)}
        title = says("visit-alone", **where) if self.seats == 1 else says("visit", seat=(SEAT, seat), **where)
        self.reading[seat] = Chapter(title, [])
        self.chapters.append(self.reading[seat])


def account(moments: Iterator[Moment]) -> Account:
    first = next(moments)
    seats: int = first.g.seats
    events = first.events + [event for moment in moments for event in moment.events]
    story = Story(seats, first.g.options.duel)
    for event in events:
        story.go_on(event)
    done = [event | {SEAT: event[WHO]} if isinstance(event.get(WHO), int) else event for event in events]
    found = counted([*tallied(seats, done, COUNTED), hp_lost(seats, done), places_seen(seats, events)])
    return Account("rrd", [found], story.chapters)


def hp_lost(seats: int, events: list[Data]) -> Line:
    """In duels, by whatever it was."""
    lost = [(event.get(SEAT), event["n"]) for event in events if event["name"] == "loses_hp"]
    return Line(says(LOST), [sum(n for seat, n in lost if seat == other) for other in range(seats)])


def places_seen(seats: int, events: list[Data]) -> Line:
    """How many places each has been to, however often."""
    seen = {(event[SEAT], event["place"]) for event in events if event["name"] == "arrives"}
    return Line(says(PLACES), [sum(seat == other for other, _ in seen) for seat in range(seats)])
