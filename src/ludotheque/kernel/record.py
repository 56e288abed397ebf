"""Records: the truth about a game. Game, rules version, content, settings, chance and choices; the rest follows."""

from __future__ import annotations

import json
from json.encoder import encode_basestring
from typing import Any

from ludotheque.kernel.choice import Seat
from ludotheque.kernel.dice import Dice, SecretDice, SeededDice
from ludotheque.kernel.game import Data, Game, Settings, chosen, content_hash
from ludotheque.kernel.save import arranged
from ludotheque.kernel.state import State
from ludotheque.kernel.told import checksum

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

    `told` and `keepsake` are for other rules: by the one they show that they tell the same game, and where they do not,
    the other is what is left of it. `chance` is "seed 7" or "secret <64 hex digits>". A choice is a seat and a text;
    where a seat changed a sealed answer, both rows are here and the last one counts.
    """

    def __init__(
        self, game: str, version: int, content: str, seats: int, settings: Settings, chance: str,
        choices: list[tuple[Seat, str]], start: Data | None = None, told: int | None = None,
        keepsake: str | None = None,
    ) -> None:  # fmt: skip
        self.game = game
        self.version = version
        self.content = content
        self.seats = seats
        self.settings = settings
        self.chance = chance
        self.choices = choices
        self.start = start  # the position it began from, where that is not an ordinary deal
        self.told = told  # a checksum of everything that was told
        self.keepsake = keepsake  # what can be looked at of a finished game, packed

    def __repr__(self) -> str:
        return f"<record of {self.game}: rules version {self.version}, {self.seats} seats, {len(self.choices)} choices>"

    def dumps(self) -> str:
        data: Data = {key: getattr(self, key) for key in KEYS if key != "choices"}
        if self.start is not None:
            data["start"] = self.start
        if self.told is not None:
            data["told"] = self.told
        head = json.dumps(data, indent=1, ensure_ascii=False)
        rows = ",\n".join([f"  [{seat}, {encode_basestring(text)}]" for seat, text in self.choices])
        choices = f"[\n{rows}\n ]" if rows else "[]"
        keepsake = "" if self.keepsake is None else f',\n "keepsake": {encode_basestring(self.keepsake)}'
        return f'{head[:-2]},\n "choices": {choices}{keepsake}\n}}\n'


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
        data.get("start"), data.get("told"), data.get("keepsake"),
    )  # fmt: skip


def check_kinds(data: Data) -> None:
    """Every key is there, and its value is of the right kind."""
    for key, kind in KEYS.items():
        if type(data.get(key)) is not kind:  # True is no number here
            raise BadRecord(f"the record has no {key!r} of the right kind ({kind.__name__})")
    for name, value in data["settings"].items():
        if not isinstance(value, (str, int)):
            raise BadRecord(f"the record's setting {name!r} is not a word, a number, true or false")
    if not isinstance(data.get("start", {}), dict):
        raise BadRecord("the record's 'start' is not a position")
    if type(data.get("told", 0)) is not int or not isinstance(data.get("keepsake", ""), str):
        raise BadRecord("the record's 'told' is not a number, or its 'keepsake' is not text")


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


def replay(game: Game, record: Record, until: int | None = None, heard: list[int] | None = None) -> State:
    """The table after the first `until` choices of the record (all of them unless told).

    A record of other rules or other content is played again where everything is told as it was; else it is refused.
    `heard` is filled with how many events had been told at the deal, and by the end of each choice.
    """
    said = disagreement(game, record)
    if said is not None and not tells_the_same(game, record):
        raise BadRecord(said)
    g = dealt(game, record)
    counts: list[int] = [] if heard is None else heard
    counts.append(len(g.events or []))
    for n, (seat, text) in enumerate(record.choices[:until]):
        play_row(game, g, n, seat, text)
        counts.append(len(g.events or []))
    return g


def disagreement(game: Game, record: Record) -> str | None:
    """What a record was made with, where that is not what there is here."""
    made = f"the record was made with {record.game} rules {record.version}"
    if record.version != game.version:
        return f"{made}; these are rules {game.version}"
    content = content_hash(game, game.settings(record.settings), record.start)
    if record.content != content:
        return f"{made}, content {record.content}; with its settings the content here is {content}"
    return None


def tells_the_same(game: Game, record: Record) -> bool:
    """Whether these rules can play the whole record, and tell everything as it was told."""
    if record.told is None:
        return False
    g, number = as_far_as_legal(game, record)
    return g is not None and number == len(record.choices) and checksum(game, g.events or []) == record.told


def as_far_as_legal(game: Game, record: Record, until: int | None = None) -> tuple[State | None, int]:
    """The table after as many choices as these rules allow, and their number; no table where it cannot be dealt."""
    try:
        g = dealt(game, record)
    except ValueError:
        return None, 0
    for n, (seat, text) in enumerate(record.choices[:until]):
        try:
            play_row(game, g, n, seat, text)
        except BadRecord:
            return g, n
    return g, len(record.choices[:until])


def dealt(game: Game, record: Record) -> State:
    """The table that the record begins with."""
    return begun(game, record.seats, game.settings(record.settings), record.chance, record.start)


def begun(game: Game, seats: int, settings: Settings, chance: str, start: Data | None) -> State:
    """A table with the chance that a record names: an ordinary deal, or a position."""
    if start is not None:
        return arranged(game, seats, start, dice_for(chance))
    g: State = game.deal(seats, settings, dice_for(chance), True)
    return g


def play_row(game: Game, g: State, n: int, seat: Seat, text: str) -> None:
    choice = chosen(game, g.menu(seat) if seat in g.asked() else [], text)
    if choice is None:
        raise BadRecord(f"choice {n} of the record: {complaint(game, seat, text)}")
    g.choose(seat, choice)


def complaint(game: Game, seat: Seat, text: str) -> str:
    """Why it was no choice: it cannot be read, or the seat may not make it."""
    try:
        game.read(text)
    except ValueError as error:
        return str(error)
    return f"seat {seat} may not {text!r} there"
