"""What a line that is typed may look like, and which choice it means."""

from __future__ import annotations

import random

import pytest

from ludotheque.content.spelling import folded
from ludotheque.content.words import LANGUAGES
from ludotheque.games import GAMES
from ludotheque.table import Table, new_table, setup
from ludotheque.terminal.typed import meant, spellings
from ludotheque.terminal.voice import Voice

ENGLISH = {game: Voice(game, "en", ["human"]) for game in GAMES}
ENOUGH = 60  # choices of a game


def fits(table: Table, line: str, language: str = "en") -> list[str]:
    """The choices of whoever is asked that the line names."""
    voice = Voice(table.game.id, language, ["human"] * table.seats)
    return meant(line, table.menu(table.deciders()[0]), voice, table.game)


def at_the_lake() -> Table:
    """Ann may exchange the current location with any other."""
    position = {
        "settings": {"relics": True},
        "relic": ["lake_of_mirrors", None],
        "row": ["pit_of_souls", "shadow_keep", "endless_green"],
    }
    table = setup("strife", position)
    table.choose(0, "select necromancer")
    table.choose(1, "select monk")
    return table


def test_lines_are_compared_without_capitals_accents_and_sorts_of_apostrophes() -> None:
    assert folded("  Camerion’s\u00a0TOWER ") == "camerion's tower"
    assert len({folded(f"l{sign}épée") for sign in "’‘ʼ'`´′"}) == 1
    assert folded("L’épée") == "l'epee"
    assert folded("Manœuvre") == "manoeuvre"
    assert folded("Großer Dæmin") == "grosser daemin"


@pytest.mark.parametrize("sign", "'’‘`´")
@pytest.mark.parametrize("verb", ["", "take "])
def test_a_name_may_have_any_apostrophe(sign: str, verb: str) -> None:
    assert fits(at_the_lake(), f"{verb}Ravager{sign}s Wastes") == ["take ravagers_wastes"]


@pytest.mark.parametrize(
    ("language", "line"),
    [("fr", "Tour de Camerion"), ("fr", "take tour de camerion"), ("de", "camerions turm"), ("de", "camerions_tower")],
)
def test_a_choice_is_typed_by_its_name_in_the_language_of_the_table(language: str, line: str) -> None:
    assert fits(at_the_lake(), line, language) == ["take camerions_tower"]


def test_a_name_of_another_choice_means_nothing() -> None:
    assert fits(at_the_lake(), "select monk") == []
    assert fits(at_the_lake(), "pit of souls") == []
    assert fits(at_the_lake(), "") == []


def test_two_things_that_trade_places_may_stand_in_either_order() -> None:
    """Two weapons of Raise, Rise & Die in one choice; two units of Legends one after the other."""
    voice, game = ENGLISH["rrd"], GAMES["rrd"]
    assert "oath shield hook dagger" in spellings("swap hook_dagger oath_shield", voice, game)
    trades = []
    for order in (["swap a1", "with b2"], ["swap b2", "with a1"]):
        table = new_table("legends", 2, 3, {"start": "first"})
        for line in order:
            table.choose(0, *fits(table, line))
        trades.append(table.view(0)["units"])
    assert trades[0] == trades[1] != new_table("legends", 2, 3, {"start": "first"}).view(0)["units"]


def test_things_of_two_kinds_may_stand_in_either_order() -> None:
    position = {"organism": [["bacillus", "coccus"]], "hand": [["cytosol"]], "turn": 1, "active": 0}
    table = setup("strain", position, 2)
    assert "place cytosol a1" in table.menu(0)
    assert fits(table, "place a1 cytosol") == fits(table, "A1 Cytosol") == ["place cytosol a1"]


def test_a_way_from_here_to_there_is_not_the_way_back() -> None:
    """A move that is not on the menu never becomes the one that leads the other way."""
    voice, game = ENGLISH["legends"], GAMES["legends"]
    assert spellings("move a1 a2", voice, game) == {"move a1 a2", "a1 a2"}
    assert "resist 2 1" not in spellings("resist 1 2", ENGLISH["strain"], GAMES["strain"])


@pytest.mark.parametrize("game", GAMES)
def test_every_choice_of_every_game_can_be_typed_by_its_names(game: str) -> None:
    """In every language, and a name never means a choice that is not named by it."""
    voices = [Voice(game, language, ["human"] * 8) for language in LANGUAGES]
    luck = random.Random(5)
    table = new_table(game, seed=5)
    for _ in range(ENOUGH):
        if table.over:
            return
        seat = table.deciders()[0]
        menu = table.menu(seat)
        text = luck.choice(menu)
        for voice in voices:
            for line in sorted(spellings(text, voice, table.game)):
                assert text in meant(line, menu, voice, table.game)
        table.choose(seat, text)
