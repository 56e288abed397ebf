"""Saves of RR&D: in the middle of a duel, of an event, of a Rest and of a bargain, loaded where nothing else is known.

Run as a program it reads saves and prints what follows, so that a fresh process can be asked.
"""

from __future__ import annotations

import json
import os
import subprocess
import sys
from functools import cache

import pytest

import ludotheque
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Data
from ludotheque.kernel.save import load, save
from ludotheque.kernel.state import State

GAME = ludotheque.GAMES["rrd"]
DICE = SeededDice(11)
HASH_SEEDS = ("1", "2")

# Seats, where the first player is, what is chosen there, and the question that is open when the game is saved.
OPEN: dict[str, tuple[int, str, str, str]] = {
    "a turn in a duel": (1, "cutthroat_pass", "realise 1", "TakeTurn"),
    "an answer to a card in a duel": (1, "cutthroat_pass", "realise 1", "Answer"),
    "cards pay for a card": (1, "cutthroat_pass", "realise 1", "OfferCards"),
    "a group of enemies": (1, "howling_moor", "realise 1", "NameTarget"),
    "an event offers several ways": (1, "mist_marsh", "realise 1", "Pick"),
    "loot is chosen": (1, "wandering_merchant", "realise 2", "TakeCard"),
    "one of two accessories": (1, "wandering_merchant", "realise 1", "KeepAccessory"),
    "a place is laid on the Intersection": (1, "library_in_the_roots", "realise 2", "LayPlace"),
    "places are put in order": (1, "mist_marsh_destined", "realise 5", "Order"),
    "a Rest": (1, "wayside_shrine", "realise 1", "Camp"),
    "an incarnation answers": (2, "cutthroat_pass", "realise 1", "Answer"),
    "a bargain is put together": (3, "cutthroat_pass", "realise 1", "Compose"),
    "a bargain waits for its answer": (3, "cutthroat_pass", "realise 1", "Consider"),
}


def move(g: State) -> None:
    """Somebody who is asked takes one of the menu, always the same on the same table."""
    for seat in g.deciders():
        menu = g.menu(seat)
        g.choose(seat, menu[g.moves * 7919 % len(menu)])


def play_out(g: State) -> Data:
    """Everything that follows, and how it ends."""
    g.events = []
    while not g.over():
        move(g)
    told = [GAME.event(event) for event in g.events]
    return {"told": told, "moves": g.moves, "winners": GAME.result(g).winners}


@cache
def laid_out(seats: int) -> Data:
    """A table on which everybody has set out."""
    table = ludotheque.new_table("rrd", seats=seats, seed=5)
    while "weave 1" not in table.menu(table.deciders()[0]):
        move(table.state)
    return {field: value for field, value in table.position().items() if field not in ("agenda", "moves", "sealed")}


def in_the_middle(name: str) -> Data:
    """The save of a game that has come to its question."""
    seats, place, text, question = OPEN[name]
    rich = {"mist": [9] * seats, "at": [place] + [None] * (seats - 1)}
    table = ludotheque.setup("rrd", {**laid_out(seats), **rich}, seats, dice=DICE)
    if text not in table.menu(0):
        table.choose(0, "realise 1")
        table.choose(0, "way 1")
    table.choose(0, text)
    while type(table.state.agenda[-1]).__name__ != question:
        assert not table.over, f"no {question} before the end"
        move(table.state)
    return save(GAME, table.state, table.settings)


@cache
def elsewhere(hash_seed: str) -> dict[str, Data]:
    """What a fresh process makes of all of them."""
    done = subprocess.run(
        [sys.executable, __file__],
        input=json.dumps({name: in_the_middle(name) for name in OPEN}),
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "PYTHONHASHSEED": hash_seed},
    )
    found: dict[str, Data] = json.loads(done.stdout)
    return found


@pytest.mark.parametrize("hash_seed", HASH_SEEDS)
@pytest.mark.parametrize("name", OPEN)
def test_a_save_goes_on_the_same_in_another_process(name: str, hash_seed: str) -> None:
    """To its end, whatever the order of sets is there. [Rrd A50, A55, A63]"""
    saved = in_the_middle(name)
    loaded = load(GAME, json.loads(json.dumps(saved)), DICE)
    assert save(GAME, loaded, saved["settings"]) == saved
    assert elsewhere(hash_seed)[name] == play_out(loaded)


@pytest.mark.parametrize("name", OPEN)
def test_a_position_in_words_goes_on_the_same(name: str) -> None:
    """A table in words is the same table. [Rrd A57, A58]"""
    saved = in_the_middle(name)
    g = load(GAME, saved, DICE)
    words = {**GAME.position(g), "agenda": saved["agenda"], "moves": saved["moves"], "settings": saved["settings"]}
    again = ludotheque.setup("rrd", json.loads(json.dumps(words)), OPEN[name][0], dice=DICE)
    assert play_out(again.state) == play_out(g)


if __name__ == "__main__":
    saves: dict[str, Data] = json.load(sys.stdin)
    print(json.dumps({name: play_out(load(GAME, data, DICE)) for name, data in saves.items()}))
