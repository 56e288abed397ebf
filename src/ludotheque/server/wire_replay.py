"""Wire: a game that is looked at again, as it travels to a client."""

from __future__ import annotations

from msgspec import Struct

from ludotheque.server import wire


class Frame(Struct):
    """One step of a replay: who chose what, what was told, and the table after it, as seen by whoever looks."""

    seat: int | None
    choice: str | None
    events: list[wire.Plain]
    views: list[wire.Plain]  # one; one for each seat where everything is seen


class Replay(Struct):
    facts: wire.TableFacts
    seen_by: str  # "0", "1", …, "table" or "all"
    frames: list[Frame]


class Fairness(Struct):
    """What anybody can check once a game is over: SHA-256 over the secret's 32 bytes and the table's id."""

    table: str
    commitment: str
    secret: str
    matches: bool  # the commitment is that of the secret
    replays: bool  # the choices lead to this result when the game is dealt from the secret
