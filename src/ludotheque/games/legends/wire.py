"""Wire: armies that people put together, as they travel between the server and a client."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

Allegiance = Literal["beige", "grey", "mixed"]
Copies = Annotated[int, Meta(ge=1, le=5)]
ArmyText = Annotated[str, Meta(max_length=6_000)]


class ArmyAsked(Struct, forbid_unknown_fields=True):
    """An army in text, whose it is to be, and how many of one unit it may hold."""

    text: ArmyText
    side: Allegiance
    copies: Copies


class ArmyByLot(Struct, forbid_unknown_fields=True):
    side: Allegiance
    copies: Copies
    name: Annotated[str, Meta(max_length=60)] = ""


class ArmyRank(Struct):
    """A line of the army table: a strength, magic or castle; how many there are, and how many are due."""

    rank: str
    have: int
    due: int


class ArmyFacts(Struct):
    """An army as the rules see it. A text that cannot be read has no units, and its one fault says why."""

    name: str
    text: str
    readable: bool
    units: dict[str, int]  # how many of each, in the order of their numbers
    ranks: list[ArmyRank]
    faults: list[str]  # sentences in the reader's language; none for a legal army
    recruits: list[str]  # what to answer at a table to muster it; none where it is not legal


class ReadyArmy(Struct):
    id: str
    name: str
    side: Literal["beige", "grey"]
    text: str
