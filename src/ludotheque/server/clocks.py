"""Clocks: how much time each seat has, told when questions are put and answered. Times are milliseconds, all given."""

from __future__ import annotations

from typing import Final

from ludotheque.server import wire

SECOND: Final = 1000
LENT: Final = 60 * SECOND  # at least, for whoever comes back to an empty bank
WINDOW: Final = 60 * SECOND  # for an answer in a window, beside the bank


class Clocks:
    """The clocks of a table. Nothing is charged before a question is over: nobody can tell who has answered."""

    def __init__(self, clock: wire.Clock, seats: int) -> None:
        self.clock = clock
        self.left: list[int | None] = [None if clock.kind == "none" else clock.seconds * SECOND] * seats
        self._credit = [0] * seats  # more time for this question, by postponement
        self._asked: list[int] = []
        self._window = False
        self._put_at = 0
        self._answers: dict[int, int] = {}  # when each seat gave its last answer
        self._rest = self.left[:]  # what each seat's last decision left of the time for it
        self._hesitates: set[int] = set()  # seats that took something back, until somebody else has decided

    @property
    def put_at(self) -> int:
        """When the question was put."""
        return self._put_at

    @property
    def answered_at(self) -> int:
        """When the last answer to the question was given, so far."""
        return max(self._answers.values(), default=self._put_at)

    def put(self, asked: list[int], at: int) -> None:
        """A question is put to these seats."""
        self._asked = list(asked)
        self._window = False
        self._put_at = at
        self._answers = {}
        self._credit = [0] * len(self.left)

    def open_window(self, addressed: list[int], idle: list[int], at: int) -> None:
        """A question is put to these seats, of which some can only pass, which must not show.

        So all have the same time for it, none of which is charged, and nothing is awaited from whoever is idle.
        """
        self.put(addressed, at)
        self._window = True
        self._answers = dict.fromkeys(idle, at)

    def answered(self, seat: int, at: int) -> None:
        """The seat has given its sealed answer, or another one instead."""
        self._answers[seat] = at

    def resolved(self, at: int) -> None:
        """The question is over: each seat is charged up to its own last answer, or up to now; windows are free."""
        for seat in list(self._hesitates):
            if self._asked != [seat]:
                self._start_afresh(seat)
        for seat in [] if self._window else self._asked:
            self._charge(seat, self._answers.get(seat, at))
        self.put([], at)

    def taken_back(self, seat: int, asked: list[int], at: int) -> None:
        """The seat's last decision is undone and its question put again, with no more time than before."""
        if self.clock.kind == "bank":
            self.left[seat] = self._spent(self.left[seat], seat, at, self.clock.increment * SECOND)
        elif self.clock.kind != "none":
            self.left[seat] = self._rest[seat] = self._spent(self._rest[seat], seat, at, 0)
            self._hesitates.add(seat)
        self.put(asked, at)

    def came_back(self, seat: int, at: int) -> None:
        """Somebody returns to a seat that a bot has played for; the time until then was not theirs to decide in."""
        if self.clock.kind == "bank":
            left = self.left[seat]
            self.left[seat] = max((left if self._window else self._spent(left, seat, at, 0)) or 0, LENT)
        if seat in self._asked:
            self._credit[seat] = at - self._put_at

    def deadline(self, seat: int) -> int | None:
        """When this seat's time is up; None without a clock, or where nothing is awaited from it."""
        return None if seat in self._answers else self.due(seat)

    def due(self, seat: int) -> int | None:
        """When the time of a seat that is asked is up, whether it has answered or not."""
        time = self._time(seat)
        return None if time is None or seat not in self._asked else self._put_at + time + self._credit[seat]

    def face(self, running: list[int], now: int) -> wire.ClockFace | None:
        """As shown to somebody who sees these clocks run: the time at the question, whoever has answered since."""
        if self.clock.kind == "none":
            return None
        left = [self._shown(seat, running) for seat in range(len(self.left))]
        return wire.ClockFace(left, list(running), max(0, now - self._put_at) if self._asked else 0)

    def postpone(self, until: int) -> None:
        """After a restart or a broken connection: nobody's time for this question is up before then."""
        for seat in self._asked:
            time = self._time(seat)
            if time is not None:
                self._credit[seat] = max(self._credit[seat], until - self._put_at - time)

    def _charge(self, seat: int, end: int) -> None:
        """A bank goes on with what is left and its increment; other clocks start afresh, but not for who hesitates."""
        rest = self._spent(self.left[seat], seat, end, 0)
        self._rest[seat] = self.left[seat] = rest
        if self.clock.kind == "bank" and rest is not None:
            self.left[seat] = rest + self.clock.increment * SECOND
        elif seat not in self._hesitates:
            self._start_afresh(seat)

    def _start_afresh(self, seat: int) -> None:
        self._hesitates.discard(seat)
        if self.clock.kind in ("move", "days"):
            self.left[seat] = self.clock.seconds * SECOND

    def _spent(self, left: int | None, seat: int, end: int, more: int) -> int | None:
        """What is left after the time since the question, where it was put to this seat; lent time is not charged."""
        if left is None:
            return None
        spent = max(0, end - self._put_at - self._credit[seat]) if seat in self._asked else 0
        return max(0, left - spent - more)

    def _time(self, seat: int) -> int | None:
        """The time that this question began with for a seat; in a window it is the same for all."""
        left = self.left[seat]
        if left is None or not self._window or seat not in self._asked:
            return left
        return WINDOW if self.clock.kind == "bank" else self.clock.seconds * SECOND

    def _shown(self, seat: int, running: list[int]) -> int | None:
        time = self._time(seat)
        return time if time is None or seat not in running else time + self._credit[seat]
