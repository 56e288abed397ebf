"""Saves: table and agenda as JSON and back, also in the middle of an effect."""

from __future__ import annotations

import json

import pytest

import ludotheque
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data
from ludotheque.kernel.save import load, save
from ludotheque.kernel.state import State

GAME = ludotheque.GAMES["strife"]
DICE = SeededDice(3)
ROW = ["pit_of_souls", "shadow_keep", "endless_green"]

# A position, the choices that lead into the middle of something, and the question that is open there.
DEEP: dict[str, tuple[Data, list[tuple[int, str]], str]] = {
    "an answer is sealed": ({}, [(0, "select monk")], "SelectChampions"),
    "a tie is broken in the Battle phase": ({}, [(0, "select ranger"), (1, "select ranger")], "BreakTie"),
    "a Paladin calls an Assassin who lets a Knight in": (
        {"pile": [["monk", "knight", "assassin"], ["necromancer", "mage", "warrior"]]},
        [(0, "select paladin"), (1, "select monk"), (0, "use"), (0, "use")],
        "Charge",
    ),
    "a Druid has put one champion in its place": (
        {"pile": [["monk", "mage", "paladin", "warrior"], ["monk", "mage", "knight", "barbarian"]]},
        [(0, "select druid"), (1, "select ranger"), (0, "place mage")],
        "ArrangePile",
    ),
    "a Ranger has put one location in its place": (
        {"pile": [["ranger"], ["druid"]]},
        [(0, "select monk"), (1, "select barbarian"), (1, "pass"), (0, "arrange endless_green")],
        "ArrangeRow",
    ),
    "a Wyrm's card lies hidden": (
        {"settings": {"events": True}, "calendar": ["ceremony_of_the_wyrm"] * 3, "hidden": ["monk", "mage"]},
        [(1, "select monk")],
        "SelectChampions",
    ),
    "a guess is sealed": (
        {"settings": {"events": True}, "calendar": ["festival_of_the_sphinx"] * 3},
        [(0, "select monk"), (1, "select mage"), (0, "guess druid")],
        "Guess",
    ),
    "a relic's owner sees first": (
        {"settings": {"relics": True}, "relic": ["garwood_peak", None]},
        [(0, "use"), (1, "select mage")],
        "SelectAlone",
    ),
    "two Warriors, one of them has answered": (
        {"pile": [["warrior"], ["warrior"]]},
        [(0, "select ranger"), (1, "select druid"), (0, "keep"), (0, "use")],
        "Replace",
    ),
}


def deep(name: str) -> ludotheque.Table:
    position, choices, _ = DEEP[name]
    table = ludotheque.setup("strife", {"row": ROW, **position}, dice=DICE)
    for seat, text in choices:
        table.choose(seat, text)
    return table


def play_out(g: State) -> list[Data]:
    """Everything that follows, where everybody takes the last of the menu."""
    g.events = []
    while not g.over():
        for seat in g.deciders():
            g.choose(seat, g.menu(seat)[-1])
    return [GAME.event(event) for event in g.events]


@pytest.mark.parametrize("name", DEEP)
def test_a_save_goes_on_in_the_middle_of_an_effect(name: str) -> None:
    table = deep(name)
    assert type(table.state.agenda[-1]).__name__ == DEEP[name][2]
    saved = save(GAME, table.state, table.settings)
    loaded = load(GAME, json.loads(json.dumps(saved)), DICE)
    assert save(GAME, loaded, table.settings) == saved
    assert loaded.deciders() == table.deciders()
    assert [loaded.menu(seat) for seat in loaded.asked()] == [table.state.menu(seat) for seat in table.state.asked()]
    assert play_out(loaded) == play_out(table.state)


@pytest.mark.parametrize("name", DEEP)
def test_a_position_goes_on_in_the_middle_of_an_effect(name: str) -> None:
    table = deep(name)
    again = ludotheque.setup("strife", json.loads(json.dumps(table.position())), dice=DICE)
    assert again.position() == table.position()
    assert play_out(again.state) == play_out(table.state)


def test_a_save_says_game_version_and_settings() -> None:
    table = ludotheque.new_table("strife")
    saved = save(GAME, table.state, table.settings)
    assert (saved["game"], saved["version"], saved["settings"]) == ("strife", GAME.version, table.settings)
    assert saved["agenda"][-1] == ["AssignLegacy", -1]
    assert saved["moves"] == 0
    assert saved["sealed"] == {}


def test_a_save_holds_neither_dice_nor_what_was_told() -> None:
    table = deep("an answer is sealed")
    before = save(GAME, table.state, table.settings)
    table.state.events = None
    table.state.dice = SeededDice(99)
    assert save(GAME, table.state, table.settings) == before
    assert set(before) == {"game", "version", "settings", "moves", "table", "agenda", "sealed"}


def test_a_save_stays_as_it_was_while_the_game_goes_on() -> None:
    table = deep("a Druid has put one champion in its place")
    saved = save(GAME, table.state, table.settings)
    text = json.dumps(saved)
    play_out(table.state)
    assert json.dumps(saved) == text
    loaded = load(GAME, saved, DICE)
    play_out(loaded)
    assert json.dumps(saved) == text


def test_an_unknown_step_is_refused_with_the_nearest_name() -> None:
    table = ludotheque.new_table("strife")
    saved = save(GAME, table.state, table.settings)
    saved["agenda"].append(["BreakTies", 0])
    with pytest.raises(ValueError, match=r"^strife has no step 'BreakTies'; did you mean 'BreakTie'\?$"):
        load(GAME, saved, DICE)
