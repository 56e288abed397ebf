"""Every command does what its help says."""

from __future__ import annotations

import json
import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import ludotheque
from ludotheque.content.rules import read_notes, read_preface
from ludotheque.games.strife.facts import CARDS
from ludotheque.lab.picture import KINDS

from .command import data, recorded, run, well

COMMANDS = [
    "play", "learn", "simulate", "replay", "review", "analyse", "explain", "rules", "cards", "conformance", "train",
    "exploit", "bench", "serve", "admin", "army",
]  # fmt: skip
ROUGHLY = ("--rounds", "1", "--seconds", "0.04")  # what a benchmark measures


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_a_command_has_an_example(command: str) -> None:
    assert f"Example: ludotheque {command}" in well(command, "--help", cold=True)


def test_the_help_names_every_command() -> None:
    text = well("-h")
    assert all(f" {command} " in text for command in COMMANDS)
    assert "Example: ludotheque play strife" in text


def test_without_a_command_the_help_is_shown() -> None:
    assert " simulate " in well(cold=True)


def test_the_version_is_told() -> None:
    assert well("--version") == f"ludotheque, version {ludotheque.__version__}\n"


def test_a_first_game_is_easy_but_for_what_is_named(tmp_path: Path) -> None:
    for named, beginner in (("rounds=1", True), ("beginner=false", False)):
        kept = tmp_path / f"{beginner}.json"
        text = well("play", "strife", "--first", "--plain", "-o", named, "--record", str(kept))
        assert "Novice bot" in text
        assert json.loads(kept.read_text(encoding="utf-8"))["settings"]["beginner"] is beginner


def test_a_simulation_gives_the_same_figures_twice() -> None:
    words = ("simulate", "strife", "--games", "12", "--seats", "random,random", "--seed", "3", "-o", "rounds=1")
    figures = data(*words)
    assert figures == data(*words)
    assert figures["games"] == 12
    assert figures["seed"] == 3
    assert figures["settings"]["rounds"] == 1
    assert sum(row["wins"] for row in figures["seats"]) == 12


@pytest.mark.parametrize("game", list(ludotheque.GAMES))
def test_as_many_bots_play_as_usual_unless_seats_are_named(game: str) -> None:
    seats = ludotheque.GAMES[game].usual_seats
    figures = data("simulate", game, "--games", "1")
    assert len(figures["seats"]) == seats
    shared = {"random": (seats + 1) // 2, "greedy": seats // 2} if seats > 1 else {"greedy": 1}
    assert {name: bot["seated"] for name, bot in figures["bots"].items()} == shared


def test_an_option_can_take_all_its_values_in_turn(tmp_path: Path) -> None:
    words = ("simulate", "rrd", "--games", "1", "--seats", "random", "--vary", "loot", "--report", str(tmp_path))
    assert run(*words).code == 0
    page = (tmp_path / "report.md").read_text(encoding="utf-8")
    assert "| loot | games | wins |" in page
    assert "every loot in turn" in page


def test_an_option_that_is_not_there_cannot_take_its_values_in_turn() -> None:
    done = run("simulate", "rrd", "--games", "1", "--seats", "random", "--vary", "loots")
    assert done.code != 0
    assert "there is no option 'loots'; did you mean 'loot'?" in done.err


def test_a_run_alone_is_told_to_its_end() -> None:
    text = well("play", "rrd", "--seats", "random", "--seed", "7", "--plain")
    result, account = text.split("\n\n")[-3:-1]
    assert result.endswith(("has lost.", "wins."))
    assert account.startswith("In figures")


def test_a_simulation_is_printed_as_a_table() -> None:
    text = well("simulate", "strife", "--games", "3", "-o", "rounds=1", "-o", "relics=true")
    assert "3 games of strife" in text
    assert all(word in text for word in ("random", "greedy", "seat 0", "seat 1", "decisions a game"))


@pytest.mark.parametrize(("language", "name"), [("en", "Wizard"), ("fr", "Mage"), ("de", "Magier")])
def test_cards_are_printed_in_three_languages(language: str, name: str) -> None:
    text = well("cards", "strife", "--lang", language)
    assert f"{name} (mage)\n" in text
    assert text.count("\n  ") > 60
    assert re.search("«[a-z]+-", text) is None  # the mark of a missing word
    assert well("cards", "strife", "mage", "--lang", language).startswith(f"{name} (mage)\n  ")


def test_the_language_is_that_of_the_environment() -> None:
    assert well("cards", "strife", "druid", LC_ALL="fr_FR.UTF-8").startswith("Druide (druid)")
    assert well("cards", "strife", "druid", LC_ALL="", LANG="de_DE.UTF-8").startswith("Druide (druid)")
    assert well("cards", "strife", "druid", LC_ALL="es_ES.UTF-8").startswith("Druid (druid)")


def test_cards_are_data_too() -> None:
    cards = data("cards", "strife")
    assert len(cards) == len(CARDS.champions) + len(CARDS.locations) + len(CARDS.events)
    assert cards[0]["id"] == "monk"
    assert cards[0]["kind"] == "champion"
    assert cards[0]["text"][0] == "Monk"
    assert [card["id"] for card in data("cards", "strife", "shadow_keep")] == ["shadow_keep"]


@pytest.mark.parametrize("language", ["en", "fr", "de"])
def test_rules_are_printed_in_three_languages(language: str) -> None:
    text = well("rules", "strife", "--lang", language)
    assert text.startswith(read_preface("strife", language)[0])  # what it is about
    assert text.rstrip().endswith(read_notes("strife", language)[-1])  # whose it is
    assert "\n1.1  " in text
    assert "\n10.5  " in text
    assert len(data("rules", "strife", "--lang", language)) == len(data("rules", "strife"))


def test_one_rule_or_a_section_can_be_asked_for() -> None:
    assert [rule["number"] for rule in data("rules", "strife", "10.5")] == ["10.5"]
    section = [rule["number"] for rule in data("rules", "strife", "9")]
    assert len(section) > 3
    assert all(number.startswith("9.") for number in section)


def test_a_recorded_game_is_told_again(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = recorded(path)
    result = table.result
    assert result is not None
    told, account = well("replay", str(path)).split("\n\n", 1)
    lines = told.splitlines()
    assert account.splitlines() == table.say(table.account())
    assert lines[0] == "Round 1 begins."
    assert lines[-3] == f"Player {result.winners[0] + 1} wins."
    found = data("replay", str(path))
    assert found["events"] == table.events()
    assert found["view"] == table.view()
    assert found["result"] == {"scores": result.scores, "winners": result.winners}


def test_a_recorded_game_is_told_up_to_a_choice(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    table = recorded(path)
    found = data("replay", str(path), "--at", "9")
    assert found["over"] is False
    assert found["result"] is None
    assert found["events"] == table.events()[: len(found["events"])]
    assert len(well("replay", str(path), "--at", "9").splitlines()) == len(found["events"])
    assert len(well("replay", str(path), "--at", "0").splitlines()) == 4


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "Player 1: Choose your first legacy champion, in secret."),
        ("fr", "Joueur 1"),
        ("de", "Spieler 1"),
    ],
)
def test_a_recorded_game_is_explained(tmp_path: Path, language: str, line: str) -> None:
    path = tmp_path / "game.json"
    recorded(path)
    lines = well("explain", str(path), "--at", "0", "--lang", language).splitlines()
    assert lines[0].startswith(line)
    assert lines[1].startswith("  legacy monk: ")
    assert lines[-1].startswith("- ")


def test_an_explanation_is_data_too(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    recorded(path)
    found = data("explain", str(path), "--at", "1")
    assert found["deciders"] == [1]
    assert sorted(found["questions"]) == ["0", "1"]
    assert found["coming"][0] == ["assign-legacy", None]
    assert found["view"]["you"] is None


def test_the_end_is_explained_too(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    recorded(path)
    assert "- Player " in well("explain", str(path))
    assert data("explain", str(path))["questions"] == {}


def test_every_rule_of_every_game_is_proven() -> None:
    assert well("conformance").startswith("strife: 100% of its numbered rules (")
    found = data("conformance")
    assert [(game["game"], game["uncited"], game["unknown"], game["share"]) for game in found] == [
        (game, [], [], 1.0) for game in ludotheque.GAMES
    ]


def test_conformance_fails_while_a_rule_is_uncited(tmp_path: Path) -> None:
    (tmp_path / "tests/games/strife").mkdir(parents=True)
    done = run("conformance", folder=tmp_path)
    assert done.code == 1
    assert done.out.startswith("strife: 0% of its numbered rules (0 of ")
    assert "\n  uncited: 1.1, 1.2, " in done.out


def test_a_benchmark_gives_figures() -> None:
    found = data("bench", *ROUGHLY)
    speeds = {(speed["name"], speed["what"]): speed for speed in found["speeds"]}
    measured = {
        "decisions": 1000,
        "copies": 1000,
        "playouts": 1,
        "views": 100,
        "starts": 0.05,
    }  # on the slowest machine
    assert set(speeds) == {(game, what) for game in ludotheque.GAMES for what in measured}
    assert all(speed["median"] > measured[what] and len(speed["rounds"]) == 1 for (_, what), speed in speeds.items())
    assert isinstance(found["compiled"], bool)


def test_a_benchmark_with_peers_tells_of_the_adapters_and_can_be_drawn(tmp_path: Path) -> None:
    saved, drawn = tmp_path / "bench.json", tmp_path / "speed.svg"
    found = data("bench", "--peers", "--game", "rrd", "--save", str(saved), *ROUGHLY)
    assert found == json.loads(saved.read_text("utf-8"))
    well("bench", "draw", str(saved), "--to", str(drawn))
    said = [text.text for text in ElementTree.parse(drawn).iter("{http://www.w3.org/2000/svg}text")]
    assert all(title in said for title in KINDS.values())
    assert said.count("rrd") == len(KINDS)
    assert said.count("OpenSpiel's gin_rummy") == len(["decisions", "copies", "starts"])
    measured = {speed["what"] for speed in found["speeds"] if speed["name"] == "rrd"}
    assert measured == {*KINDS, "replayed"}
    assert all(found["ratios"][f"rrd: {adapter} / engine, time"] > 1 for adapter in ("environment", "OpenSpiel"))


def test_how_fast_bots_think_is_measured_beside_openspiel_s_searches() -> None:
    found = data("bench", "search", "--peers", "--game", "strife", *ROUGHLY)
    speeds = {speed["name"]: speed["median"] for speed in found["speeds"]}
    assert set(speeds) == {"strife", "OpenSpiel's gin_rummy, ISMCTS", "OpenSpiel's goofspiel, MCTS"}
    assert min(speeds.values()) > 10
    assert "strain" in well("bench", "search", "--game", "strain", *ROUGHLY)


def test_a_benchmark_is_printed_as_a_table() -> None:
    text = well("bench", "--game", "strife", *ROUGHLY)
    assert "decisions" in text
    assert "strife" in text


def test_a_recorded_game_is_analysed(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    recorded(path)
    rows = data("analyse", str(path), "--iterations", "4")
    assert {row["seat"] for row in rows} == {0, 1}
    assert all(0 <= best["worth"] <= 1 for row in rows for best in row["best"])
    assert "seat 0: " in well("analyse", str(path), "--iterations", "4")


def test_what_a_bot_gives_away_is_measured() -> None:
    ask = ("exploit", "strife", "--level", "random", "--games", "6", "--turns", "1", "--asks", "2", "-o", "rounds=1")
    found = data(*ask)
    assert found["gained"] > 0
    assert f"random at strife: {found['gained']:.3f}" in well(*ask)
    assert "victories a game" in well(*ask, "--wins")


@pytest.mark.parametrize(("language", "line"), [("en", "Choice "), ("fr", "Choix "), ("de", "Wahl ")])
def test_a_recorded_game_is_reviewed(tmp_path: Path, language: str, line: str) -> None:
    """In the terminal as rows of blocks, and as a page that needs nothing from outside."""
    path, page = tmp_path / "game.json", tmp_path / "page.html"
    recorded(path)
    ask = ("review", str(path), "--iterations", "4", "--lang", language)
    lines = well(*ask, "--html", str(page)).splitlines()
    assert sum("▄" in row or "▅" in row for row in lines) == 2
    assert any("▲" in row for row in lines)
    told = [row for row in lines if row.startswith(line)]
    assert told
    html = page.read_text(encoding="utf-8")
    assert f'<html lang="{language}">' in html
    assert [html.count(part) for part in ("<polyline", "<circle", "<li><svg")] == [2, len(told), 2]
    assert re.search(r"<script|https?://|\bsrc=|@import|«[a-z]+-", html) is None


def test_a_review_can_be_that_of_one_seat(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    recorded(path)
    found = data("review", str(path), "--iterations", "4", "--seat", "1")
    assert {one["seat"] for one in found["verdicts"]} == {1}
    assert list(found["curves"]) == ["1"]
    assert set(found["turning_points"]) <= {one["step"] for one in found["verdicts"]}
