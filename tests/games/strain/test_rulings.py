"""Rulings of Strain that a single scenario cannot show, and the printed values of its tiles."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

import pytest

import ludotheque
from ludotheque.games.strain.effects import ORGANISM
from ludotheque.games.strain.facts import SETS
from ludotheque.kernel.game import Data, content_hash
from ludotheque.server.play import Play
from ludotheque.server.store import Row, StoredTable
from ludotheque.server.wire import Clock

GAME = ludotheque.GAMES["strain"]
CARDS = SETS["original"]
RULES = Path(__file__).parents[3] / "docs" / "rules" / "strain.md"
COLUMNS = {
    "VP": CARDS.points,
    "Building number": CARDS.needs,
    "Resistance": CARDS.resistance,
    "Copies": CARDS.copies,
    "ATP": CARDS.atp,
    "Toxin": CARDS.toxin,
    "Blocks": CARDS.blocks,
    "Cost": CARDS.cost,
    "Immunity": CARDS.immunity,
}
WINDOW = {
    "organism": [["yeast"], ["yeast"], ["yeast"]],
    "membrane": [["mitochondrion"], ["ectoplasm"], ["ectoplasm"]],
}


def tables() -> list[tuple[str, dict[str, str]]]:
    """The tiles of section 13 of the rules: the id of each, and what stands in each column."""
    section = RULES.read_text(encoding="utf-8").partition("## 13 ")[2].partition("## 14 ")[0]
    found: list[tuple[str, dict[str, str]]] = []
    for table in re.findall(r"(?:^\|.*\n)+", section, re.MULTILINE):
        head, _, *rows = [[cell.strip() for cell in line.strip("|").split("|")] for line in table.splitlines()]
        for row in rows:
            found.append((row[0], dict(zip(head, row, strict=True))))
    return found


def id_of(name: str) -> str:
    return {"Golgi Apparatus": "golgi", "Heat-Shock Protein": "heat_shock"}.get(name, name.lower().replace(" ", "_"))


def test_no_two_organisms_are_the_same_but_for_name_and_copies() -> None:
    """Points, building number and resistance are all that tells organisms apart. [Strain R15, R21]"""
    organisms = [tile for tile in range(len(CARDS.names)) if CARDS.kind[tile] == ORGANISM]
    known: dict[tuple[int, int, int], str] = {}
    for tile in organisms:
        printed = (CARDS.points[tile], CARDS.needs[tile], CARDS.resistance[tile])
        assert printed not in known, f"{CARDS.names[tile]} is {known[printed]} over again"
        known[printed] = CARDS.names[tile]


def test_every_design_stands_in_the_rules() -> None:
    """53 designs, 40 and 80 and 110 tiles. [Strain R1]"""
    assert sorted(id_of(name) for name, _ in tables()) == sorted(CARDS.names)
    assert len(CARDS.names) == 53
    piles = Counter(dict.fromkeys(range(3), 0))
    for tile, copies in enumerate(CARDS.copies):
        piles[CARDS.pile[tile]] += copies
    assert dict(piles) == {0: 40, 1: 80, 2: 110}


@pytest.mark.parametrize("name, columns", tables(), ids=lambda value: value if isinstance(value, str) else "")
def test_the_values_of_a_tile_are_those_of_the_rules(name: str, columns: dict[str, str]) -> None:
    """Every number printed in the tables is the number that is played with. [Strain R15, R21, R25, A17]"""
    tile = CARDS.names.index(id_of(name))
    for column, values in COLUMNS.items():
        if column in columns:
            assert values[tile] == int(columns[column]), column
    words = columns.get("Special function", columns.get("Collateral effect", columns.get("Effect", "none")))
    assert CARDS.everybody[tile] == words.startswith("Globe: ")
    has_effect = bool(CARDS.effect[tile]) or CARDS.blocks[tile] > 1
    assert has_effect == (words != "none")


def test_the_starting_player_is_drawn_by_lot() -> None:
    """Every seat begins about as often. [Strain A42, A52]"""
    begins = Counter(ludotheque.new_table("strain", seats=3, seed=seed).view()["active"] for seed in range(600))
    assert sorted(begins) == [0, 1, 2]
    assert min(begins.values()) > 150
    first = {ludotheque.new_table("strain", 3, seed, {"start": "first"}).view()["active"] for seed in range(20)}
    assert first == {0}


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_game_of_any_size_comes_to_its_end(seats: int) -> None:
    """At most 400 turns; whoever wins reached the goal or has most points; two play as all others. [Strain A43, A44]"""
    table = ludotheque.new_table("strain", seats=seats, seed=seats)
    chance = Random(seats)
    turns = 0
    while not table.over:
        seat = table.deciders()[0]
        menu = table.menu(seat)
        scores = [choice for choice in menu if choice.startswith("score")]
        table.choose(seat, scores[0] if scores else chance.choice(menu))
        assert table.view()["turn"] >= turns
        turns = table.view()["turn"]
    result = table.result
    assert result is not None
    best = max(result.scores)
    assert all(result.scores[seat] == best for seat in result.winners)
    assert turns <= 400
    assert best >= 12 or turns == 400
    assert len([event for event in table.events() if event["name"] == "turn"]) == turns


def test_nobody_who_does_nothing_plays_more_than_400_turns() -> None:
    """Nobody builds anything: after 400 turns it is a draw of those with fewest turns. [Strain A44]"""
    table = ludotheque.new_table("strain", seats=3, options={"start": "first"})
    while not table.over:
        seat = table.deciders()[0]
        menu = table.menu(seat)
        table.choose(seat, "end" if "end" in menu else menu[0])
    assert table.view()["turn"] == 400
    assert table.result is not None
    assert (table.result.scores, table.result.winners) == ([0, 0, 0], [1, 2])  # the first seat has had 134 turns


def window(hands: list[list[str]]) -> ludotheque.Table:
    """Ann plays Transcription, and all who might may answer."""
    position: Data = {**WINDOW, "hand": [["transcription", *hands[0]], *hands[1:]]}
    table = ludotheque.setup("strain", position, seats=3)
    table.state.pausing = True
    table.choose(0, "play transcription")
    return table


def public(table: ludotheque.Table, seat: int | None) -> list[object]:
    """All that a seat or a spectator is shown, and who everybody seems to wait for."""
    watcher = -1 if seat is None else seat
    state = table.state
    return [table.view(seat), table.events(seat), GAME.waits_for(state, watcher), GAME.coming(state, watcher)]


def test_nobody_can_tell_who_has_something_to_answer() -> None:
    """A Petri tile and ATP put one into the window; whether it is a payable counter stays secret. [Strain A22, A46]"""
    able = window([[], ["enzyme_inhibitor"], ["influenza"]])
    other = window([[], ["influenza"], ["influenza"]])
    assert (able.deciders(), other.deciders()) == ([1], [])
    assert other.state.paused()
    for seat in (0, 2, None):
        assert public(able, seat) == public(other, seat)
    assert GAME.waits_for(able.state, 0) == [1, 2]


def test_only_those_who_might_answer_as_all_can_see_are_in_a_window() -> None:
    """Without a Petri tile in hand, or without ATP, nobody has to be waited for. [Strain A22, A46]"""
    table = window([["ribosome"], ["cytosol", "coccus"], ["influenza"]])
    assert GAME.waits_for(table.state, 1) == [2, 0]
    position: Data = {**WINDOW, "membrane": [["mitochondrion"], ["~ectoplasm"], ["~ectoplasm"]]}
    poor = ludotheque.setup("strain", {**position, "hand": [["transcription"], ["antibody"], ["antibody"]]}, seats=3)
    poor.state.pausing = True
    poor.choose(0, "play transcription")
    assert poor.deciders() == [0]  # who draws


def test_answers_are_secret_and_the_void_ones_stay_so() -> None:
    """All answer at once; the first in the order of the chain is heard, and the others keep theirs. [Strain A50, A7]"""
    table = window([[], ["enzyme_inhibitor"], ["enzyme_inhibitor"]])
    before = [public(table, 0), public(table, 1), public(table, None)]
    table.choose(2, "answer enzyme_inhibitor 1")
    assert [public(table, 0), public(table, 1), public(table, None)] == before
    table.choose(2, "pass")
    table.choose(2, "answer enzyme_inhibitor 1")  # a sealed answer may be changed
    table.choose(1, "answer enzyme_inhibitor 1")
    answers = [event["seat"] for event in table.events() if event["name"] == "answers"]
    assert answers == [1]
    assert table.position()["hand"][2] == ["enzyme_inhibitor"]
    assert table.view(0)["seats"][2]["hand"] is None


@pytest.mark.parametrize("words", ["pass-turn", "pass-others"])
def test_what_a_player_has_said_for_the_turn_is_known_to_nobody_else(words: str) -> None:
    """Passing for the turn looks like passing. [Strain A50, A22]"""
    silent, passing = (window([[], ["enzyme_inhibitor"], ["influenza"]]) for _ in range(2))
    silent.choose(1, words)
    passing.choose(1, "pass")
    for seat in (0, 2, None):
        assert public(silent, seat) == public(passing, seat)
    assert silent.view(1) != passing.view(1)


def test_the_backs_of_a_hand_are_known_and_nothing_more() -> None:
    """Two hands with the same backs look the same to others, and are imagined so. [Strain A46, A29]"""
    hands = [["coccus", "cytosol", "antibody"], ["yeast", "ectoplasm", "influenza"]]
    one, other = (ludotheque.setup("strain", {"hand": [["coccus"], hand]}, seats=2) for hand in hands)
    assert one.view(0) == other.view(0)
    assert one.view() == other.view()
    assert one.view(0)["seats"][1]["backs"] == {"organism": 1, "cytoplasm": 1, "petri": 1}
    for seed in range(20):
        imagined = one.seat(0).imagine(seed)
        held = [CARDS.pile[tile] for tile in imagined.hand[1]]  # type: ignore[attr-defined]
        assert sorted(held) == [0, 1, 2]


@pytest.mark.parametrize("kind, how", [("resign", "resigned"), ("flag", "flagged")])
def test_whoever_leaves_or_runs_out_of_time_lets_all_others_win(kind: str, how: str) -> None:
    """Points do not matter then. [Strain A53]"""
    content = content_hash(GAME, GAME.settings({}))
    stored = StoredTable(
        "table", GAME.id, GAME.version, content, 4, {}, "0" * 64, Clock(), "wait", False, "host", "playing", 0
    )
    game = Play(stored)
    game.state.points = [0, 2, 10, 4]  # type: ignore[attr-defined]
    game.apply(Row(0, 2, kind, "", 1))
    assert game.ending is not None
    assert (game.ending.how, game.ending.winners, game.ending.by) == (how, [0, 1, 3], 2)
