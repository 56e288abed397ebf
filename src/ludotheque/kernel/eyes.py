"""Eyes: how each part of a table lay when it was last looked at, so that only what has changed is written anew."""

from __future__ import annotations

from typing import Any

from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.forms import Forms
from ludotheque.kernel.zones import copied


class Heap:
    """A part of a table as it lay at the last look, and the look at which it, or what is each one's, had changed."""

    def __init__(self, name: str, each: bool) -> None:
        self.name = name
        self.each = each
        self.lying: Any = None
        self.changed = 0
        self.changes: list[int] = []

    def lay(self, lying: Any, look: int) -> None:
        self.changed = look
        if self.each:
            before, since = self.lying or [], self.changes
            known = len(since)
            self.changes = [since[n] if n < known and own == before[n] else look for n, own in enumerate(lying)]
        self.lying = copied(lying)

    def since(self, at: int) -> int:
        return self.changes[at] if self.each and at != TABLE else self.changed


class Eyes:
    """How a game is written, how many look, and what lay where when they last did."""

    def __init__(self, forms: Forms, seats: int) -> None:
        self.forms = forms
        self.seats = seats
        self.heaps: list[Heap] = []
        self.looks = 0
        self.alone = False  # whether one seat looks; else all do, one after the other

    def on(self, name: str, each: bool) -> Heap:
        for heap in self.heaps:
            if heap.name == name and heap.each == each:
                return heap
        self.heaps.append(Heap(name, each))
        return self.heaps[-1]

    def look(self, g: Any, alone: bool) -> None:
        """At a table: what lies as it did need not be written anew."""
        self.looks += 1
        self.alone = alone
        for heap in self.heaps:
            lying: Any = getattr(g, heap.name)
            if lying is not heap.lying and lying != heap.lying:
                heap.lay(lying, self.looks)
