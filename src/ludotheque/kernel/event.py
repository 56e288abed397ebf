"""Events: what happened, with who may know it."""

from __future__ import annotations

from ludotheque.kernel.choice import Seat


class Event:
    """A name and its numbers. Where only some seats may know it, `public` is what the others are told instead."""

    def __init__(
        self, name: str, numbers: list[int], knowers: list[Seat] | None = None, public: Event | None = None
    ) -> None:
        self.name = name
        self.numbers = numbers
        self.knowers = knowers
        self.public = public

    def __repr__(self) -> str:
        to = "" if self.knowers is None else f" for seat {', '.join(map(str, self.knowers))}"
        return f"<event {self.name} {self.numbers}{to}>"

    def as_told_to(self, seat: Seat) -> Event | None:
        """The form that `seat` may know; None where it may not know that anything happened."""
        if self.knowers is None or seat in self.knowers:
            return self
        return self.public
