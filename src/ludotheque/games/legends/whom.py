"""Whom a power is about: a colour, a type, a base strength, a keyword, a unit, or anybody."""

from __future__ import annotations


class Whom:
    """Masks by number; `both` where colour and type must fit together."""

    def __init__(self) -> None:
        self.anybody = False
        self.both = False
        self.colours = 0
        self.types = 0
        self.bases = 0
        self.keywords = 0
        self.units: list[int] = []  # designs
        self.mobile = False

    def fits(self, design: int, colour: int, type_: int, base: int, keywords: int, static: bool) -> bool:
        """Whether a unit with this print, and with these keywords now, is meant. [A50]"""
        if self.mobile and static:
            return False
        if self.anybody:
            return True
        if self.both:
            return bool(self.colours >> colour & 1 and self.types >> type_ & 1)
        return bool(
            self.colours >> colour & 1
            or self.types >> type_ & 1
            or self.bases >> base & 1
            or self.keywords & keywords
            or design in self.units
        )
