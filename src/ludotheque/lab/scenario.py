"""Scenarios: examples of the rulebook as text. given = the table, when = choices, then = what holds now."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

from ludotheque.content.citations import NUMBERS
from ludotheque.games import find_game
from ludotheque.kernel.dice import ScriptedDice
from ludotheque.kernel.game import Data, Setting
from ludotheque.kernel.save import loaded_step
from ludotheque.table import IllegalChoice, Table, setup

NAMES = ["ann", "bob", "cat", "dan", "eve", "fay", "gus", "hal"]
FOE = "foe"  # the other side of a duel, whoever plays it
NOBODY = -1
NOTHING = ("nothing", "nobody", "none", "-")
BESIDE_THE_TABLE = ("seats", "options", "dice", "begins")  # said in `given`, but not of what lies there


class Line(NamedTuple):
    """One line of a scenario: the part it stands in, its words, and where it stands."""

    part: str
    words: str
    number: int


class Scenario(NamedTuple):
    title: str
    rules: tuple[str, ...]  # the numbers it cites, a range as one
    lines: list[Line]
    path: Path


class Wrong(AssertionError):
    """A scenario that does not hold: file, line, and what is so instead."""


def read_scenarios(path: Path) -> list[Scenario]:
    scenarios: list[Scenario] = []
    rules: list[str] = []
    part = ""
    for number, raw in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        line = raw.split("#")[0].strip()
        if line.startswith("rule "):
            rules = [] if part else rules
            part = ""
            rules += cited(line)
        elif line.startswith("scenario "):
            scenarios.append(Scenario(line.removeprefix("scenario "), tuple(rules), [], path))
            part = "title"
        elif line in ("given", "when", "then"):
            part = line
        elif line:
            scenarios[-1].lines.append(Line(part, line, number))
    return scenarios


def cited(line: str) -> list[str]:
    """'rule 10.5, E-31  The Assassin ...' -> ['10.5', 'E-31']; 'rule R3-R5, A6  Tiles ...' -> ['R3-R5', 'A6']"""
    found = re.match(rf"rule ({NUMBERS})", line)
    return found[1].split(", ") if found else []


def play(game: str, scenario: Scenario) -> Table:
    """Play a scenario through; a Wrong says what does not hold."""
    given = [line for line in scenario.lines if line.part == "given"]
    dice = ScriptedDice([])
    table = arrange(game, given, dice)
    for line in scenario.lines:
        try:
            if line.part == "when":
                perform(table, line.words, dice)
            elif line.part == "then":
                check(table, line.words)
        except (AssertionError, ValueError) as error:
            raise Wrong(f"{scenario.path}:{line.number}: {scenario.title}: {error}") from None
    return table


def facts(words: str) -> tuple[str, dict[str, list[str]]]:
    """'bob  hand: monk, mage  points: 2' -> ('bob', {...}); a line about nobody is about the table."""
    who, _, rest = words.partition(" ")
    if who not in (*NAMES, FOE):
        who, rest = "table", words
    pairs = re.findall(r"(\w+):\s*(.*?)(?=\s+\w+:|$)", rest)
    return who, {key: [word.strip() for word in value.split(",") if word.strip()] for key, value in pairs}


def arrange(game: str, given: list[Line], dice: ScriptedDice) -> Table:
    """The table that the given lines describe; what is unsaid has its default."""
    said = [(who, key, words) for who, told in (facts(line.words) for line in given) for key, words in told.items()]
    beside = {key: [word for _, told, words in said if told == key for word in words] for key in BESIDE_THE_TABLE}
    seats = int(beside["seats"][0]) if beside["seats"] else min(find_game(game).seats)
    position: Data = {"settings": dict(map(setting, beside["options"]))}
    dice.script += [int(word) for word in " ".join(beside["dice"]).split()]
    example = lying(setup(game, {}, seats))
    for who, key, words in said:
        if key not in beside:
            put(position, example.get(key), seats, who, key, words)
    if not beside["begins"]:
        return setup(game, position, seats, dice=dice)
    table = setup(game, {**position, "agenda": []}, seats, dice=dice)
    step, *numbers = beside["begins"][0].split()  # 'begins: StartTurn ann', 'begins: Swap ann 1'
    table.state.settle([loaded_step(table.game, step, [int(word) for word in seats_as_numbers(numbers)])])
    return table


def lying(table: Table) -> Data:
    """All that lies on a table, by name: as its position says it, or else as it is kept."""
    return {field: getattr(table.state, field) for field in table.state.fields} | table.position()


def setting(word: str) -> tuple[str, Setting]:
    """'rounds 1' -> ('rounds', 1)"""
    name, _, value = word.partition(" ")
    if value in ("true", "false"):
        return name, value == "true"
    return name, int(value) if value.isdigit() else value


def put(position: Data, like: object, seats: int, who: str, key: str, words: list[str]) -> None:
    """What a line says of the table or of a seat, in the form that it has on another table."""
    values: list[object] = [value_of(word) for word in words if word not in NOTHING]
    if who == "table":
        position[key] = values if isinstance(like, list) else (values[0] if values else None)
        return
    side = 1 if who == FOE else NAMES.index(who)
    if side >= seats and who != FOE:
        raise ValueError(f"{who} has no seat here; 'seats: {side + 1}' gives one")
    lists = isinstance(like, list) and (isinstance(like[0], list) if like else len(values) != 1)
    sides = position.setdefault(key, [None] * seats)
    sides += [None] * (side + 1 - len(sides))
    sides[side] = values if lists else (values[0] if values else None)


def value_of(word: str) -> object:
    if word in NAMES:
        return NAMES.index(word)
    if re.fullmatch(r"-?\d+", word):
        return int(word)
    return {"true": True, "false": False}.get(word, word)


def perform(table: Table, words: str, dice: ScriptedDice) -> None:
    """'ann: select monk', 'all: pass' (whoever may, as long as anybody may), 'dice: 4 2'."""
    who, _, text = (part.strip() for part in words.partition(":"))
    if who == "dice":
        dice.script = [*dice.script[: dice.shown], *(int(word) for word in text.split())]
    elif who == "all":
        while seats := [seat for seat in table.deciders() if text in table.menu(seat)]:
            table.choose(seats[0], text)
    elif who in NAMES:
        seat = NAMES.index(who)
        if seat not in table.state.asked():
            raise IllegalChoice(f"{who} is not asked; asked: {', '.join(spoken(table.deciders())) or 'nobody'}")
        table.choose(seat, text)
    else:
        raise ValueError(f"nobody is called {who!r}")


def spoken(seats: list[int]) -> list[str]:
    return [NAMES[seat] for seat in seats]


def check(table: Table, words: str) -> None:
    who, told = facts(words)
    if not told:
        raise ValueError(f"{words!r} says nothing")
    for key, want in told.items():
        want = [word for word in want if word not in NOTHING]
        if key == "told":
            check_told(table, who, want)
        elif key == "in_order":
            check_order(table, who, want)
        elif key in ("can", "cannot"):
            check_menu(table, who, want, key == "can")
        elif key == "sees":
            check_sees(table, who, want)
        else:
            got = found(table, who, key)
            if seats_as_numbers(got) != seats_as_numbers(want) and not (got == [] and want in (["0"], ["false"])):
                raise Wrong(f"{who} {key}: {', '.join(got) or 'nothing'}; not {', '.join(want) or 'nothing'}")


def seats_as_numbers(words: list[str]) -> list[str]:
    """The table knows seats by number, scenarios by name; capitals do not matter."""
    return [str(NAMES.index(word)) if word in NAMES else word.lower() for word in words]


def found(table: Table, who: str, key: str) -> list[str]:
    """What holds now under this key, as words."""
    if key == "asks":
        return spoken(table.deciders())
    if key == "winner":
        return spoken(table.result.winners) if table.result else []
    seat = NAMES.index(who) if who in NAMES else 0
    if key == "may":
        return table.menu(seat)
    position = table.position()
    if key not in position and key not in table.state.fields:
        raise ValueError(f"nothing on the table is called {key!r}")
    value = position.get(key)
    if who in (*NAMES, FOE) and isinstance(value, list):
        value = value[1 if who == FOE else seat]
    items = value if isinstance(value, list) else [value]
    return [str(item).lower() for item in items if item not in (None, NOBODY) and item is not False]


def check_told(table: Table, who: str, want: list[str]) -> None:
    """'told: gains ann monk 9': such an event has been told, to this seat or to everybody."""
    seat = NAMES.index(who) if who in NAMES else None
    told = [told_words(event) for event in table.events(seat)]
    for words in want:
        negative = words.startswith("no ")
        if (words.removeprefix("no ") in told) == negative:
            raise Wrong(f"{'' if negative else 'not '}told: {words.removeprefix('no ')}; told: {'; '.join(told[-12:])}")


def check_order(table: Table, who: str, want: list[str]) -> None:
    """'in_order: attacks ann d4 d5, destroyed d5 mummy 1': all of it has been told, one after the other."""
    told = [told_words(event) for event in table.events(NAMES.index(who) if who in NAMES else None)]
    rest = iter(told)
    for words in want:
        if words not in rest:
            raise Wrong(f"not told in this order: {words}; told: {'; '.join(told[-20:])}")


def check_menu(table: Table, who: str, want: list[str], can: bool) -> None:
    """'ann can: move a1 a2', 'ann cannot: pass': some of what the seat may choose, where all of it is too much."""
    menu = table.menu(NAMES.index(who) if who in NAMES else 0)
    for words in want:
        if (words in menu) != can:
            raise Wrong(f"{who} {'cannot' if can else 'can'}: {words}; may: {', '.join(menu) or 'nothing'}")


def told_words(event: Data) -> str:
    seats = ("seat", "opponent", "owner", "who", "other")
    is_seat = [key in seats and isinstance(value, int) for key, value in event.items()]
    return " ".join(NAMES[value] if is_seat[i] else str(value) for i, value in enumerate(event.values()))


def check_sees(table: Table, who: str, want: list[str]) -> None:
    """'bob sees: ann.hand none': what the seat's view shows there; 'table sees: ...' is a spectator."""
    view = table.view(NAMES.index(who) if who in NAMES else None)
    for words in want:
        path, _, expected = words.partition(" ")
        value: object = view
        for part in path.split("."):
            value = seen(value, view, part)
        got = " ".join(map(str, value)) if isinstance(value, list) else str(value)
        if got.lower() != expected.lower():
            raise Wrong(f"{who} sees: {path} {got}; not {expected}")


def seen(value: object, view: Data, part: str) -> object:
    if part in NAMES:
        return view["seats"][NAMES.index(part)]
    if isinstance(value, dict) and part in value:
        return value[part]
    if isinstance(value, list) and part.isdigit():
        return value[int(part)]
    if isinstance(value, list):  # of what stands on a board: 'units.d4.strength'
        for item in value:
            if isinstance(item, dict) and item.get("space") == part:
                return item
    raise ValueError(f"a view shows no {part!r} there")
