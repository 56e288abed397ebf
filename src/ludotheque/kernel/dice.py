"""Chance, lent to a state by whoever runs it.

Dice hold no future and no position: what they show depends only on the number of the move and on which draw
within the move it is. So a copy needs no dice of its own, a save needs no generator, and a move that is taken
back and played again meets the same chance.
"""

from __future__ import annotations

from hashlib import blake2b

from mypy_extensions import i64, mypyc_attr


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """Where chance comes from."""

    def below(self, n: int, move: int, draw: int) -> int:
        """A number from 0 to n - 1, all equally likely."""
        raise NotImplementedError


class SeededDice(Dice):
    """Small and fast, from a seed of up to 63 bits: for research and tests."""

    def __init__(self, seed: int) -> None:
        self.seed: i64 = seed
        self.first: i64 = stirred((self.seed & 0xFFFFFFFF) ^ 0x2545F491)

    def __repr__(self) -> str:
        return f"SeededDice({self.seed})"

    def below(self, n: int, move: int, draw: int) -> int:
        moves: i64 = move
        draws: i64 = draw
        word = stirred(self.first ^ (moves & 0xFFFFFFFF))
        word = stirred(word ^ (draws & 0xFFFFFFFF))
        word = stirred(word ^ (self.seed >> 32))
        faces: i64 = n
        return (word * faces) >> 32


def stirred(word: i64) -> i64:
    """A 32-bit word mixed so that near words end far apart; products stay below 63 bits, plain and compiled."""
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    word = ((word ^ (word >> 16)) * 0x45D9F3B) & 0xFFFFFFFF
    return word ^ (word >> 16)


class SecretDice(Dice):
    """From a secret of 256 bits, so that nobody can search the seeds: for tables between people."""

    def __init__(self, secret: bytes) -> None:
        self.secret = secret

    def below(self, n: int, move: int, draw: int) -> int:
        place = move.to_bytes(8, "big") + draw.to_bytes(8, "big")
        word = int.from_bytes(blake2b(place, key=self.secret, digest_size=4).digest(), "big")
        return (word * n) >> 32


class ScriptedDice(Dice):
    """Shows what it is told, in order, whatever the move; after the last word it shows 0. For tests."""

    def __init__(self, script: list[int]) -> None:
        self.script = script
        self.shown = 0

    def below(self, n: int, move: int, draw: int) -> int:
        if self.shown == len(self.script):
            return 0
        number = self.script[self.shown]
        self.shown += 1
        if number >= n:
            raise ValueError(f"the dice are told to show {number}, but there are only {n} cases")
        return number


class NeedsChance(Exception):
    """Raised by dice that ask: chance with `cases` equally likely outcomes is needed here."""

    def __init__(self, cases: int) -> None:
        super().__init__(f"chance among {cases} is needed")
        self.cases = cases


class AskingDice(Dice):
    """Knows the first draws after an answer and asks for the next one, whatever the move: for explicit chance nodes.

    A question that nobody can answer goes by as a move of its own, so draws are counted here.
    """

    def __init__(self, known: list[int]) -> None:
        self.known = known
        self.shown = 0

    def below(self, n: int, move: int, draw: int) -> int:
        if self.shown == len(self.known):
            raise NeedsChance(n)
        self.shown += 1
        return self.known[self.shown - 1]
