"""What came of a game of Stratego Legends: its battles, what was counted in them, and who fell to whom."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from ludotheque.games.account import Account, Chapter, Line, Moment, Told, counted, says, summed, tallied
from ludotheque.games.legends.attack import Aftermath, Assault
from ludotheque.games.legends.campaign import tally
from ludotheque.games.legends.facts import UNITS
from ludotheque.games.legends.fall import EndBattle
from ludotheque.games.legends.kinds import TEAM, UNIT
from ludotheque.games.legends.table import Legends, team_of
from ludotheque.games.legends.tally import TURN
from ludotheque.kernel.choice import Seat
from ludotheque.kernel.game import Data, Question
from ludotheque.kernel.state import State, Watcher
from ludotheque.kernel.step import Step, Steps
from ludotheque.kernel.zones import NUMBER

ACCOUNTS: Final = (
    "by-battle", "battle", "story", "turns", "attacks-made", "attacks-won", "attacks-repelled",
    "attacks-both", "units-lost", "units-back", "units-left", "fell-to", "fell-both",
)  # fmt: skip
ENDS: Final = ("is_stuck", "stalls", "battle_ends")  # events that tell how a battle ended
AWAY_AND_BACK: Final = ("destroyed", "returns")


class Attack:
    """An attack as it was begun, and who of the two fell in it."""

    def __init__(self, g: Legends, seat: Seat) -> None:
        self.team = team_of(seat)
        self.attacker, self.defender = g.attacker, g.defender
        self.units = [UNITS[g.design[g.attacker]], UNITS[g.design[g.defender]]]
        self.fallen = (False, False)

    def end(self, g: Legends) -> None:
        self.fallen = (g.where[self.attacker] < 0, g.where[self.defender] < 0)

    def told(self) -> list[Told]:
        """Who fell to whom; nothing where both stand."""
        unit, other = ((UNIT, unit) for unit in self.units)
        if self.fallen == (True, True):
            return [Told(None, says("fell-both", unit=unit, other=other))]
        if self.fallen == (True, False):
            return [Told(None, says("fell-to", unit=unit, other=other, team=(TEAM, self.team)))]
        if self.fallen == (False, True):
            return [Told(None, says("fell-to", unit=other, other=unit, team=(TEAM, 1 - self.team)))]
        return []


class Attacks(Watcher):
    """Watches every attack from its beginning to its end."""

    def __init__(self) -> None:
        self.open: Attack | None = None
        self.ended: list[Attack] = []

    def before(self, g: State, step: Step[Any]) -> None:
        if isinstance(step, (Aftermath, EndBattle)) and self.open is not None and isinstance(g, Legends):
            self.open.end(g)
            self.ended.append(self.open)
            self.open = None

    def after(self, g: State, step: Step[Any], following: Steps) -> None:
        if isinstance(step, Assault) and isinstance(g, Legends):
            self.open = Attack(g, step.seat)


class Chronicle:
    """What is noted while a game is played again."""

    def __init__(self, first: Moment) -> None:
        self.seats: int = first.g.seats
        self.before = self.by_seat(tally(first.g))
        self.scores = self.before  # when the last battle ended
        self.events: list[Data] = []
        self.attacks: list[Attack] = []
        self.battles: list[Line] = []
        self.story = [Chapter(self.title(), [])]

    def by_seat(self, of_teams: list[int]) -> list[int]:
        """What both sides have, for each of their players."""
        return [of_teams[team_of(seat)] for seat in range(self.seats)]

    def title(self) -> Question:
        return says("battle", number=(NUMBER, len(self.battles) + 1))

    def note(self, g: Legends, events: list[Data], attacks: list[Attack]) -> None:
        self.events += events
        self.attacks += attacks
        for attack in attacks:
            self.story[-1].told.extend(attack.told())
        for event in events:
            if event["name"] in ENDS:
                self.story[-1].told.append(Told(event))
            if event["name"] == "battle_ends":
                self.end_battle(self.by_seat(tally(g)))

    def end_battle(self, scores: list[int]) -> None:
        """What it gave to each side is what they have more than before."""
        won = [now - then for now, then in zip(scores, self.scores, strict=True)]
        self.battles.append(Line(self.title(), won))
        self.scores = scores
        self.story.append(Chapter(self.title(), []))

    def figures(self, g: Legends) -> list[Line]:
        """Attacks by how they ended, and what became of the units of each side."""
        ended = [(attack.team, attack.fallen) for attack in self.attacks]
        lost, back = ([event["team"] for event in self.events if event["name"] == name] for name in AWAY_AND_BACK)
        left = [g.control[unit] for unit, space in enumerate(g.where) if space >= 0]
        teams: dict[str, list[int]] = {
            "attacks-made": [team for team, _ in ended],
            "attacks-won": [team for team, fallen in ended if fallen == (False, True)],
            "attacks-repelled": [1 - team for team, fallen in ended if fallen == (True, False)],
            "attacks-both": [team for team, fallen in ended if fallen == (True, True)],
            "units-lost": lost,
            "units-back": back,
            "units-left": left,
        }
        return [Line(says(id), self.by_seat([found.count(0), found.count(1)])) for id, found in teams.items()]


def account(moments: Iterator[Moment]) -> Account:
    first = next(moments)
    watcher = first.g.watcher = Attacks()
    chronicle = Chronicle(first)
    chronicle.note(first.g, first.events, [])
    for g, events in moments:
        chronicle.note(g, events, watcher.ended)
        watcher.ended = []
    first.g.watcher = None
    turns = tallied(chronicle.seats, chronicle.events, {"turns": (TURN,)})
    battles = [summed("by-battle", chronicle.before, chronicle.battles)] if first.g.options.battles > 1 else []
    found = counted([*turns, *chronicle.figures(first.g)])
    return Account("legends", [*battles, found], [chapter for chapter in chronicle.story if chapter.told])
