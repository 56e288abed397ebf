"""The table in short: what a player needs before an answer, and what is too dear."""

from __future__ import annotations

import random

import pytest

from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games import GAMES
from ludotheque.kernel.game import Setting
from ludotheque.table import Table, new_table, setup
from ludotheque.terminal.face import face_of
from tests.counts import FULL

NAMES = ["Ann", "Bob", "Cleo", "Dora"]
SIGNS = set("►▲◆▼─■→•☣✓")
TABLES: list[tuple[str, int, dict[str, Setting]]] = [
    ("strife", 2, {"relics": True, "events": True}),
    ("strain", 3, {}),
    ("legends", 2, {}),
    ("legends", 4, {}),
    ("rrd", 1, {}),
    ("rrd", 2, {}),
    ("rrd", 2, {"mode": "duel"}),
]
ENOUGH = 150  # choices of a game


def brief(table: Table) -> list[str]:
    words = words_for(table.game.id, "en", strict=True)
    return face_of(table.game.id).brief(words, table.view(0), NAMES[: table.seats])


@pytest.mark.parametrize(("game", "seats", "options"), TABLES)
def test_every_table_can_be_told_in_short(game: str, seats: int, options: dict[str, Setting]) -> None:
    """With the name of every player, without signs; shorter than the whole table. In every language by turns."""
    luck = random.Random(7)
    table = new_table(game, seats, 7, options)
    for made in range(ENOUGH):
        if table.over:
            return
        seat = table.deciders()[0]
        view, names = table.view(seat), NAMES[:seats]
        for language in LANGUAGES if FULL else (LANGUAGES[made % len(LANGUAGES)],):
            lines = face_of(game).brief(words_for(game, language, strict=True), view, names)
            whole = face_of(game).spoken(words_for(game, language, strict=True), view, names)
            assert all(lines)
            assert not SIGNS & set("".join(lines))
            assert len(lines) <= len(whole)
            assert all(name in "\n".join(lines) for name in names) or view.get("duels")
        table.choose(seat, luck.choice(table.menu(seat)))


def test_strain_names_the_tiles_that_cost_more_than_there_is() -> None:
    position = {
        "organism": [["bacillus"]],
        "membrane": [["cytosol"]],
        "hand": [["cytosol", "mitochondrion", "mitochondrion", "antibody"]],
        "turn": 1,
        "active": 0,
    }
    table = setup("strain", position, 2)
    assert not any("mitochondrion" in text for text in table.menu(0))
    cost = next(line for line in brief(table) if line.startswith("Hand: ")).split("Mitochondrion (costs ")[1].split()[0]
    assert brief(table)[-1].startswith("Too dear with 1 ATP: 2× Mitochondrion (costs ")
    assert int(cost) > 1


def test_strain_counts_what_is_saved_on_organelles() -> None:
    """Golgi Apparatus makes each organelle cheaper by 1: what can be played is not too dear."""
    position = {
        "organism": [["bacillus"]],
        "membrane": [["cytosol cytosol golgi"]],
        "hand": [["cell_membrane"]],
        "turn": 1,
        "active": 0,
    }
    table = setup("strain", position, 2)
    playable = any(text.startswith("place cell_membrane") for text in table.menu(0))
    assert playable == (not any(line.startswith("Too dear") for line in brief(table)))
    asleep = setup("strain", {**position, "membrane": [["cytosol cytosol ~golgi"]]}, 2)
    playable_then = any(text.startswith("place cell_membrane") for text in asleep.menu(0))
    assert playable_then == (not any(line.startswith("Too dear") for line in brief(asleep)))
    assert playable
    assert not playable_then


def test_a_duel_names_the_cards_whose_soul_value_is_above_what_can_be_paid() -> None:
    position = {
        "seats": 1,
        "at": ["howling_moor"],
        "fight": "mist_wolf",
        "hand": [["berserk_charge", "quick_slash"]],
        "latent": [[2], [2]],
    }
    table = setup("rrd", position, 1)
    lines = brief(table)
    assert lines[-1] == "Soul value above Latent 2: Berserk Charge 3"
    assert any(line.startswith("Hand: Berserk Charge, Assault, soul value 3, Torso 5, Head 4") for line in lines)
    assert not any("berserk_charge" in text for text in table.menu(0) if text.startswith("play "))


def test_legends_names_every_known_unit_and_where_unknown_ones_stand() -> None:
    table = new_table("legends", 2, 3, {"start": "first"})
    lines = brief(table)
    theirs, unknown, mine = lines[-3:]
    assert theirs == "Bob: grey army, 30 units"
    assert unknown.startswith("Unknown units on: A5, ")
    assert mine.startswith("Ann: beige army, 30 units · A1 ")
    assert len(mine.split("; ")) == 30


def test_whoever_gives_cards_back_reads_what_stays_and_what_goes() -> None:
    table = new_table("rrd", 1, 5)
    table.choose(0, next(choice for choice in table.menu(0) if choice.startswith("archetypes")))
    assert [line.partition(":")[0] for line in brief(table)[2:]] == ["Deck 25"]
    for _ in range(2):
        table.choose(0, table.menu(0)[0])
    assert [line.partition(":")[0] for line in brief(table)[2:]] == ["Deck 23", "Going back 2"]


def test_an_event_that_cannot_be_realised_is_told_with_its_cost() -> None:
    table = setup("rrd", {"seats": 1, "at": ["barrow_field"], "mist": [0]}, 1)
    lines = brief(table)
    assert any(line.startswith("Possible now: The dead stand guard (compulsory)") for line in lines)
    assert any(line.startswith("Afterwards: ") for line in lines)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_has_a_table_in_short(game: str) -> None:
    assert any(name == game for name, _, _ in TABLES)
