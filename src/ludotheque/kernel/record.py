"""Records: the truth about a game. Game, rules version, content, settings, chance and choices; the rest follows."""

from __future__ import annotations

import json
from typing import Any

from ludotheque.kernel.choice import Choice, Seat
from ludotheque.kernel.dice import Dice, SecretDice, SeededDice
from ludotheque.kernel.game import Data, Game, Settings, content_hash
from ludotheque.kernel.save import arranged
from ludotheque.kernel.state import State

KEYS = {
    "game": str,
    "version": int,
    "content": str,
    "seats": int,
    "settings": dict,
    "chance": str,
    "choices": list,
}


class BadRecord(ValueError):
    """A record that cannot be read or does not fit these rules; the message says why."""


class Record:
    """What must be kept to play a game again.

    `chance` is "seed 7" or "secret <64 hex digits>". A choice is a seat and a text; where a seat changed a sealed
    answer, both rows are here and the last one counts.
    """

    def __init__(
        self, game: str, version: int, content: str, seats: int, settings: Settings, chance: str,
        choices: list[tuple[Seat, str]], start: Data | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.version = version
        self.content = content
        self.seats = seats
        self.settings = settings
        self.chance = chance
        self.choices = choices
        self.start = start  # the position it began from, where that is not an ordinary deal

    def dumps(self) -> str:
        data: Data = {key: getattr(self, key) for key in KEYS if key != "choices"}
        if self.start is not None:
            data["start"] = self.start
        head = json.dumps(data, indent=1, ensure_ascii=False)
        row = json.JSONEncoder(ensure_ascii=False).encode  # made once: a record is written after every choice
        rows = ",\n".join([f"  {row([seat, text])}" for seat, text in self.choices])
        return f'{head[:-2]},\n "choices": [\n{rows}\n ]\n}}\n' if rows else f'{head[:-2]},\n "choices": []\n}}\n'


def read_record(text: str) -> Record:
    """A record from its text; a BadRecord says what is wrong with it."""
    try:
        data = json.loads(text)
    except ValueError as error:
        raise BadRecord(f"the record is not whole: {error}") from None
    except RecursionError:
        raise BadRecord("the record is not whole: it goes too deep") from None
    if not isinstance(data, dict):
        raise BadRecord("the record is not whole: it should be an object with the keys " + ", ".join(KEYS))
    check_kinds(data)
    choices = [read_row(n, row) for n, row in enumerate(data["choices"])]
    dice_for(data["chance"])
    return Record(
        data["game"], data["version"], data["content"], data["seats"], data["settings"], data["chance"], choices,
        data.get("start"),
    )  # fmt: skip


def check_kinds(data: Data) -> None:
    """Every key is there, and its value is of the right kind."""
    for key, kind in KEYS.items():
        if type(data.get(key)) is not kind:  # True is no number here
            raise BadRecord(f"the record has no {key!r} of the right kind ({kind.__name__})")
    for name, value in data["settings"].items():
        if not isinstance(value, str | int):
            raise BadRecord(f"the record's setting {name!r} is not a word, a number, true or false")
    if not isinstance(data.get("start", {}), dict):
        raise BadRecord("the record's 'start' is not a position")


def read_row(n: int, row: Any) -> tuple[Seat, str]:
    match row:
        case [int(seat), str(text)] if type(row[0]) is int:  # compiled, seat itself no longer knows that it was True
            return seat, text
    raise BadRecord(f"choice {n} of the record is not [seat, text]")


def dice_for(chance: str) -> Dice:
    """The dice that a record names."""
    kind, _, value = chance.partition(" ")
    try:
        if kind == "seed" and 0 <= int(value) < 1 << 63:
            return SeededDice(int(value))
        if kind == "secret" and len(bytes.fromhex(value)) == 32:
            return SecretDice(bytes.fromhex(value))
    except ValueError:
        pass
    raise BadRecord("chance must be 'seed' and a number below 2**63, or 'secret' and 64 hex digits")


def replay(game: Game, record: Record, until: int | None = None) -> State:
    """The table after the first `until` choices of the record (all of them unless told)."""
    settings = agreed(game, record)
    dice = dice_for(record.chance)
    g: State
    if record.start is None:
        g = game.deal(record.seats, settings, dice, True)
    else:
        g = arranged(game, record.seats, record.start, dice)
    for n, (seat, text) in enumerate(record.choices[:until]):
        play_row(game, g, n, seat, text)
    return g


def agreed(game: Game, record: Record) -> Settings:
    """The settings of a record that can be played with these rules and this content; else a BadRecord says why."""
    made = f"the record was made with {record.game} rules {record.version}"
    if record.version != game.version:
        raise BadRecord(f"{made}; these are rules {game.version}")
    settings = game.settings(record.settings)
    content = content_hash(game, settings, record.start)
    if record.content != content:
        raise BadRecord(f"{made}, content {record.content}; with its settings the content here is {content}")
    return settings


def play_row(game: Game, g: State, n: int, seat: Seat, text: str) -> None:
    try:
        choice: Choice = game.read(text)
    except ValueError as error:
        raise BadRecord(f"choice {n} of the record: {error}") from None
    if seat not in g.asked() or choice not in g.menu(seat):
        raise BadRecord(f"choice {n} of the record: seat {seat} may not {text!r} there")
    g.choose(seat, choice)
