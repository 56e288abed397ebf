"""The great moments of a game: what is one, how rare they are, and that they are made of nothing but what was told."""

from __future__ import annotations

import re
from typing import Any

import pytest

from ludotheque.bots import bot
from ludotheque.content.saying import addressed
from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games import GAMES, part_of
from ludotheque.games.highlights import LOSS, TRIUMPH, WONDER, highlights_in, said
from ludotheque.games.speech import speech_of
from ludotheque.kernel.choice import TABLE
from ludotheque.table import Table, new_table

from ..content.ftl import placeholders
from ..counts import at_least

NAMES = ["Ann", "Bob", "Cara", "Dan"]
PLAYED = at_least(1, 8)  # games
RARE = range(2, 15)  # in a game


def events(*told: str) -> list[dict[str, Any]]:
    """'wins seat=0 points=3': an event with what it says; what is a number is one."""
    found = []
    for line in told:
        name, *parts = line.split()
        pairs = [part.split("=") for part in parts]
        found.append({"name": name, **{key: int(value) if value.isdigit() else value for key, value in pairs}})
    return found


def found_in(game: str, *told: str, you: int | None = 0) -> list[str]:
    """Which highlights there are among these events, each with how it is felt."""
    return [
        f"{seen.sentence.id.removeprefix('highlight-')} {seen.mood}"
        for seen in highlights_in(GAMES[game], 2, you, events(*told))
    ]


def test_a_combat_is_won_by_far_with_seven_power_more() -> None:
    won = "wins seat=1 location=endless_green points=1"
    assert found_in("strife", "totals first=2 second=9", won, you=1) == ["rout triumph"]
    assert found_in("strife", "totals first=3 second=9", won, you=1) == []


def test_a_tie_breaker_is_great_where_it_wins_a_dear_location() -> None:
    tie = ("totals first=6 second=6", "tie tie=combat", "gives_stone seat=0 value=2")
    assert found_in("strife", *tie, "wins seat=0 location=nethil_yara points=3") == ["stone triumph"]
    assert found_in("strife", *tie, "wins seat=0 location=endless_green points=1") == []
    kept = (*tie[:2], "keeps_stone seat=1")
    assert found_in("strife", *kept, "wins seat=0 location=nethil_yara points=3") == []


def test_what_an_earlier_combat_came_to_does_not_count() -> None:
    before = ("totals first=1 second=9", "wins seat=1 location=shadow_keep points=2")
    assert found_in("strife", *before, "totals first=5 second=6", "wins seat=1 location=nethil_yara points=3") == [
        "rout wonder"
    ]


def test_a_small_organism_is_no_great_one() -> None:
    assert found_in("strain", "scores seat=0 tile=coccus points=2", "scores seat=0 tile=yeast points=4") == [
        "scored triumph"
    ]


def test_what_one_loses_is_a_loss_and_what_others_do_is_a_wonder() -> None:
    dies = "dies seat=1 tile=yeast place=b1"
    assert found_in("strain", dies, you=1) == [f"destroyed {LOSS}"]
    assert [found_in("strain", dies, you=you) for you in (0, None, TABLE)] == [[f"destroyed {WONDER}"]] * 3


def test_only_a_tile_of_the_chain_is_countered() -> None:
    assert found_in("strain", "counters seat=0 tile=antibody link=1 target=rotavirus") == ["countered triumph"]
    battle = [{"name": "counters", "seat": 0, "tile": "antibody", "link": "1", "target": None}]
    assert highlights_in(GAMES["strain"], 2, 0, battle) == []


ATTACK = ("turn seat=0 turn=9", "attacks seat=0 space=d4 to=d5")


def test_an_upset_goes_by_base_strength_alone() -> None:
    """The defender is stronger by three, but for what terrain and curses add. [Legends R23]"""
    counts = (
        "counts role=attacker part=base amount=4",
        "counts role=attacker part=curse amount=5",
        "counts role=defender part=base amount=7",
    )
    fallen = "destroyed space=d5 unit=srik team=1"
    assert found_in("legends", *ATTACK, *counts, "compares attack=9 defence=7", fallen) == ["upset triumph"]
    assert found_in("legends", *ATTACK, "compares attack=9 defence=7", fallen) == []
    both = ("compares attack=7 defence=7", fallen)
    assert found_in("legends", *ATTACK, *counts[:2], *both) == []


def test_a_spell_that_takes_its_attacker_along_is_great_for_its_side() -> None:
    told = ("casts seat=1 unit=dwarven_ambush", "destroyed space=d5 unit=dwarven_ambush team=1")
    assert found_in("legends", *ATTACK, *told, "destroyed space=d5 unit=akillon team=0", you=1) == ["spell triumph"]
    assert found_in("legends", *ATTACK, *told, you=1) == []


def test_a_castle_falls() -> None:
    fallen = "destroyed space=g1 unit=woodland_tower team=0"
    assert found_in("legends", fallen, you=1) == ["castle triumph"]


def test_sides_of_several_players_share_their_triumphs() -> None:
    castle = events("destroyed space=g1 unit=woodland_tower team=0")
    felt = [seen.mood for you in range(4) for seen in highlights_in(GAMES["legends"], 4, you, castle)]
    assert felt == [WONDER, TRIUMPH, WONDER, TRIUMPH]


def test_only_strong_enemies_and_myths_are_great_ones() -> None:
    beats = [
        f"beats seat=0 enemy={enemy}" for enemy in ("mist_wolf", "oathbroken_knight", "oathbroken_knight", "nyoka")
    ]
    assert found_in("rrd", *beats) == ["duel triumph", "myth triumph"]


def test_one_sets_foot_in_a_new_zone_but_wakes_in_the_ethereal_plane() -> None:
    assert found_in("rrd", "dies seat=0", "moves_to seat=0 zone=ethereal", "moves_to seat=0 zone=real") == [
        "death loss"
    ]
    assert found_in("rrd", *["moves_to seat=0 zone=ossuary"] * 2) == ["zone triumph"]


def between_bots(game: str, seed: int) -> Table:
    table = new_table(game, seed=seed)
    bots = [bot(game, "greedy", seed + seat) for seat in range(table.seats)]
    while not table.over:
        seat = table.deciders()[0]
        table.choose(seat, bots[seat].choose(table.seat(seat)))
    return table


@pytest.mark.parametrize("game", ["strife", "strain", "legends", "rrd"])
def test_great_moments_are_rare_and_can_be_told_to_everybody(game: str) -> None:
    words = {language: words_for(game, language, strict=True) for language in LANGUAGES}
    for seed in range(PLAYED):
        table = between_bots(game, seed)
        for you in (None, 0, table.seats - 1):
            found = highlights_in(GAMES[game], table.seats, you, table.events(you))
            assert len(found) in RARE
            for language in LANGUAGES:
                names = addressed(words[language], NAMES[: table.seats], you)
                lines = [said(seen, words[language], speech_of(game), names) for seen in found]
                assert not [line for line in lines if "{" in line or "«" in line]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", ["strife", "strain", "legends", "rrd"])
def test_a_highlight_speaks_to_whose_it_is(game: str, language: str) -> None:
    spoken = placeholders(game, language)
    for id in part_of(game, "highlights").SENTENCES:
        assert "seat" not in spoken[f"highlight-{id}"] or f"highlight-{id}.seat" in spoken
        assert not re.search("[.!]$", words_for(game, language).text(f"highlight-{id}-title"))
