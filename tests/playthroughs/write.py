"""Whole games in words: `python -m tests.playthroughs.write` writes them anew; a reviewer reads the difference."""

from __future__ import annotations

from pathlib import Path
from typing import NamedTuple

import ludotheque
from ludotheque.cli.sentences import Sentences
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data, Setting, content_hash

HERE = Path(__file__).parent


class Playthrough(NamedTuple):
    """A game to be told: which, how it is dealt, for how many, and how many choices of it."""

    game: str
    seed: int
    options: dict[str, Setting]
    seats: int | None = None  # as many as usual
    choices: int | None = None  # all of them


PLAYTHROUGHS = {
    "strife": Playthrough("strife", 7, {"rounds": 1}),
    "strife_relics_events": Playthrough("strife", 312, {"rounds": 2, "relics": True, "events": True}),
    "strain": Playthrough("strain", 27, {"points": 12}, seats=4, choices=180),  # a whole game would fill megabytes
    "legends": Playthrough("legends", 28, {}),
    "rrd": Playthrough("rrd", 3, {}),
    "rrd_two": Playthrough("rrd", 3, {"difficulty": "demented"}, seats=2, choices=100),
}


def told(name: str) -> str:
    """A game played at random, told from seat 0: its view, then every question, then what is chosen and happens."""
    game, seed, options, seats, choices = PLAYTHROUGHS[name]
    table = ludotheque.new_table(game, seats, seed, options)
    sentences = Sentences(table, "en")
    dice = SeededDice(seed)
    lines = [f"{made_with(table)}, seed {seed}, {spoken(options)}", ""]
    lines += events_since(table, sentences, 0)
    number = 0
    while not table.over and (choices is None or number < choices):
        lines += ["", *view_lines(table.view(0)), *questions(table, sentences)]
        for seat in table.deciders():
            menu = table.menu(seat)
            text = menu[dice.below(len(menu), number, 1000)]
            known = len(table.events(0))
            number += 1
            table.choose(seat, text)
            lines += [f"{number}. {sentences.voice.names[seat]}: {text}", *events_since(table, sentences, known)]
    return "\n".join([*lines, "", *view_lines(table.view(0)), *sentences.ending(), ""])


def made_with(table: ludotheque.Table) -> str:
    """What a record must agree with."""
    game = table.game
    return f"{game.id}, rules version {game.version}, content {content_hash(game, table.settings)}"


def events_since(table: ludotheque.Table, sentences: Sentences, known: int) -> list[str]:
    return [f"   - {sentences.voice.told(event)}" for event in table.events(0, since=known)]


def questions(table: ludotheque.Table, sentences: Sentences) -> list[str]:
    """Every question on a line, and its menu on the next."""
    lines: list[str] = []
    for seat in table.deciders():
        question, *menu = sentences.asked(seat)
        lines += [f"   ? {question}", f"     {' / '.join(line.partition(': ')[2] for line in menu)}"]
    return lines


def view_lines(view: Data) -> list[str]:
    """A view, a line for the table and a line for each seat; what is empty is left out."""
    sides = [f"   | seat {seat}: {spoken(side)}" for seat, side in enumerate(view["seats"])]
    return [f"   | {spoken({key: value for key, value in view.items() if key != 'seats'})}", *sides]


def spoken(data: Data) -> str:
    said = {key: plain(value) for key, value in data.items()}
    return "; ".join(f"{key} {words}" for key, words in said.items() if words)


def plain(value: object) -> str:
    """A value in words; nothing for what is empty, but 0 is a number."""
    if value is None or value is False:
        return ""
    if isinstance(value, dict):
        said = {key: plain(item) for key, item in value.items()}
        return " ".join(f"{key}: {words}" for key, words in said.items() if words)
    if isinstance(value, list):
        return ", ".join(map(part, value))
    return "yes" if value is True else str(value)


def part(item: object) -> str:
    """One of several values."""
    if isinstance(item, dict):
        return f"({plain(item)})"
    return " ".join(map(str, item)) if isinstance(item, list) else str(item)


if __name__ == "__main__":
    for file in PLAYTHROUGHS:
        (HERE / f"{file}.txt").write_text(told(file), encoding="utf-8")
