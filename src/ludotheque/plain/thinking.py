"""Thinking: how a search goes about a game, and what its levels are."""

from __future__ import annotations

from typing import NamedTuple


class Thinking(NamedTuple):
    """What the module `ai` of a game says of it."""

    scale: float  # of its value: with so much more a side is e times as likely to win
    turns: int  # a search ends after so many
    curiosity: float  # how much it looks at what seems worse
    levels: tuple[tuple[int, float], ...]  # iterations and doubt, from novice to expert
