"""Whom a power is about: units of some kind by their print, or whoever has a keyword now."""

from __future__ import annotations


class Whom:
    """Print goes by design; a keyword is looked for in the unit's present ones. [A50]"""

    def __init__(self, meant: list[bool], keywords: int) -> None:
        self.meant = meant  # by design
        self.keywords = keywords

    def fits(self, design: int, keywords: int) -> bool:
        """Whether a unit with this print, and with these keywords now, is meant."""
        return self.meant[design] or bool(self.keywords & keywords)
