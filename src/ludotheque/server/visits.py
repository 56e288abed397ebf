"""Visits: how often an address comes and a person speaks, whatever door they take; counted together by all servers."""

from __future__ import annotations

from typing import Final, NamedTuple

from ludotheque.server.guard import Bucket
from ludotheque.server.settings import Settings

NOTABLE: Final = 0.5  # of what is allowed at once; whoever has taken less is nobody that other servers must know of


class Limit(NamedTuple):
    burst: float
    rate: float  # a second


class Visits:
    """A bucket for each address and each person; one that is full again is forgotten."""

    def __init__(self, settings: Settings) -> None:
        a_minute, sign_ins = settings.requests_per_minute, settings.sign_ins_per_minute
        self._limits = {
            "request": Limit(a_minute, a_minute / 60),
            "sign-in": Limit(sign_ins, sign_ins / 60),
            "message": Limit(settings.message_burst, settings.messages_per_second),
        }
        self._buckets: dict[str, Bucket] = {}
        self._taken: dict[str, int] = {}  # by those whom others must know of
        self._seen: dict[tuple[str, str], int] = {}  # what other servers have said of each

    def take(self, kind: str, who: str) -> bool:
        """Whether one more request, sign-in or message is all right."""
        name = f"{kind} {who}"
        bucket = self._bucket(name)
        allowed = bucket.take()
        if allowed and (name in self._taken or bucket.level < NOTABLE * bucket.burst):
            self._taken[name] = self._taken.get(name, round(bucket.burst - bucket.level) - 1) + 1
        return allowed

    def notable(self) -> dict[str, int]:
        """What the other servers are told: who has taken how much here. Quiet ones are forgotten."""
        self._buckets = {name: bucket for name, bucket in self._buckets.items() if bucket.level < bucket.burst}
        self._taken = {name: taken for name, taken in self._taken.items() if name in self._buckets}
        return dict(self._taken)

    def hear(self, told: dict[tuple[str, str], int]) -> None:
        """What was taken at other servers, by server and name, is taken here too."""
        for (node, name), taken in told.items():
            more = taken - self._seen.get((node, name), 0)
            if more > 0:
                self._bucket(name).spend(more)
        self._seen = told

    def _bucket(self, name: str) -> Bucket:
        if name not in self._buckets:
            self._buckets[name] = Bucket(*self._limits[name.partition(" ")[0]])
        return self._buckets[name]
