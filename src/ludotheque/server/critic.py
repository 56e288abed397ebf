"""Critic: what a strong bot thinks of finished games, a little at a time in a process beside the server; it is kept."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final

import msgspec

from ludotheque.bots.verdict import Verdict, curves, turning_points
from ludotheque.server import wire, wire_replay
from ludotheque.server.film import EVERYTHING, Script
from ludotheque.server.hall import Hall
from ludotheque.server.judging import judged
from ludotheque.server.refusal import Refusal
from ludotheque.server.review import check_eyes, choices_of
from ludotheque.server.store import StoredTable, StoreTrouble
from ludotheque.server.table import RunningTable
from ludotheque.server.turns import Turns
from ludotheque.server.workers import Workers

NICENESS: Final = 10  # games in play, bots and films go first
LOOKS: Final = 24_000  # ahead, in a whole game
A_LITTLE: Final = 1.0  # seconds of the process until somebody else may have it
AT_ONCE: Final = 2  # reviews that one person may have under way
LONGEST: Final = 60  # who may wait in all

Whose = tuple[str, str]  # an address, and a person there


@dataclass
class Critique:
    """How far the review of a game has come."""

    done: int
    of: int
    verdicts: list[Verdict] = field(default_factory=list)


class Critic:
    """The process in which finished games are reviewed; it starts when somebody first asks for it."""

    def __init__(self, hall: Hall) -> None:
        self._hall = hall
        self._workers = Workers(1, NICENESS)
        self._turns = Turns(1, LONGEST)
        self._coming: dict[str, Critique] = {}
        self._asked_for: Counter[str] = Counter()  # reviews under way, by person
        self._broken: set[str] = set()  # games that cannot be reviewed: nobody is to try it over and over

    async def review(self, table: RunningTable, seen_by: str, whose: Whose) -> wire_replay.Review:
        """What there is of it by now, as far as these eyes saw the game; what is missing is begun."""
        choices = choices_of(table)
        check_eyes(table, seen_by)
        found = await self._critique(table.stored, choices, whose)
        seen = [one for one in found.verdicts if seen_by in (EVERYTHING, str(one.seat))]
        ending = table.stored.ending
        whole = found.done == found.of
        drawn = curves(seen, found.of, ending.winners if ending and whole else None)
        return wire_replay.Review(
            seen_by, found.done, found.of, [wire_replay.Standing(seat, drawn[seat]) for seat in sorted(drawn)],
            [said(one) for one in turning_points(seen)],
        )  # fmt: skip

    async def _critique(self, stored: StoredTable, choices: list[tuple[int, str]], whose: Whose) -> Critique:
        packed = await self._hall.store.review(stored.id)
        if packed is not None:
            return Critique(len(choices), len(choices), msgspec.json.decode(packed, type=list[Verdict]))
        if stored.id not in self._coming:
            script = await self._script(stored, choices)
            if stored.id not in self._coming:  # nobody else has begun it meanwhile
                self._begin(stored.id, script, whose)
        return self._coming[stored.id]

    async def _script(self, stored: StoredTable, choices: list[tuple[int, str]]) -> Script:
        """What is played again; only games that today's rules play as they were played can be weighed."""
        if stored.id in self._broken:
            raise Refusal("broken")
        script = await self._hall.archive.script(stored, choices)
        if script is None:
            raise Refusal("not-reviewed")
        return script

    def _begin(self, id: str, script: Script, whose: Whose) -> None:
        if self._turns.full or self._asked_for[whose[1]] >= AT_ONCE:
            raise Refusal("too-fast")
        self._coming[id] = Critique(0, len(script.choices))
        self._asked_for[whose[1]] += 1
        self._hall.spawn(self._go_through(id, script, whose))

    async def _go_through(self, id: str, script: Script, whose: Whose) -> None:
        critique = self._coming[id]
        try:
            while critique.done < critique.of:
                async with self._turns.place(*whose):
                    found, done = await self._workers.do(judged, script, critique.done, A_LITTLE, LOOKS)
                critique.verdicts += found
                critique.done = done
            with suppress(StoreTrouble):  # it is made again then
                await self._hall.store.keep_review(id, msgspec.json.encode(critique.verdicts))
        except Exception:
            self._broken.add(id)
            raise
        finally:
            del self._coming[id]
            self._asked_for[whose[1]] -= 1
            self._asked_for += Counter()  # who has nothing under way is forgotten

    def close(self) -> None:
        self._workers.close()


def said(one: Verdict) -> wire_replay.Verdict:
    question = wire.Question(*one.question) if one.question else None
    return wire_replay.Verdict(one.step, one.seat, one.chosen, one.best, one.before, one.after, question)
