"""The table in lines, as pipes and screen readers meet it."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from time import sleep
from typing import IO

import pytest

from ludotheque.content.words import spaced
from ludotheque.kernel.game import Data
from ludotheque.kernel.record import read_record
from ludotheque.table import new_table, replay, setup
from ludotheque.terminal.match import Match
from ludotheque.terminal.plain import Plain
from tests.cli.command import ENVIRONMENT, Done, run


def play(*words: str, typed: str = "") -> Done:
    """`ludotheque play` in a pipe."""
    return run("play", *words, typed=typed)


def answering(*lines: str) -> Callable[[str], str | None]:
    """Types these lines, then nothing more."""
    left = list(lines)

    def read(prompt: str) -> str | None:
        print(prompt)
        return left.pop(0) if left else None

    return read


def typed(capsys: pytest.CaptureFixture[str], *lines: str, lang: str = "en", chairs: str = "human,random") -> str:
    """What is printed when these lines are typed."""
    match = Match(new_table("strife", seed=3, options={"rounds": 1}), chairs.split(","), 3)
    Plain(match, lang, answering(*lines), shared=False).play()
    return capsys.readouterr().out


def test_a_whole_game_is_played_through_a_pipe() -> None:
    done = play("strife", "--seed", "3", "--option", "rounds=1", "--name", "Ann", typed="1\n" * 200)
    assert done.code == 0
    assert done.err == ""
    assert "You reveal the Monk as legacy champion." in done.out
    assert "The game is over." in done.out
    assert re.search(r"Victory points by round\n  Round 1 – Ann: \d+ · Greedy bot: \d+\n", done.out)
    assert "\x1b" not in done.out
    assert not set("─│╭╰►▲◆•") & set(done.out)


@pytest.mark.parametrize(
    ("lang", "over", "name"),
    [("fr", "La partie est finie.", "Bot au hasard 2 :"), ("de", "Das Spiel ist zu Ende.", "Zufalls-Bot 2:")],
)
def test_two_bots_play_without_a_person_in_every_language(lang: str, over: str, name: str) -> None:
    done = play("strife", "--seats", "random,random", "--seed", "4", "--lang", lang, "--option", "events=true")
    assert (done.code, done.err) == (0, "")
    assert over in done.out
    assert spaced(lang, name) in done.out.split(over)[1]


def test_strain_is_played_through_a_pipe_against_three_bots_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    seats = ["--seats", "human,random,random,random", "--name", "Ann"]
    first = play("strain", "--seed", "3", *seats, "--record", str(file), typed="2\ndraw organism\n3\ntable\n")
    assert (first.code, first.err) == (0, "")
    assert "Ann (A): 0 VP" in first.out
    assert "Hand limit: 4" in first.out
    again = play("strain", "--resume", str(file), *seats, "--lang", "de", typed="1\n" * 3000)
    assert (again.code, again.err) == (0, "")
    assert "Das Spiel ist zu Ende." in again.out
    assert "«" not in again.out
    assert not set("─│╭╰►▲◆•☣✓") & set(again.out)


def test_a_resumed_game_keeps_its_number_of_seats(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("strain", "--seats", "human,random,random", "--record", str(file), typed="2\n")
    done = play("strain", "--resume", str(file), "--seats", "human,random")
    assert done.code == 2
    assert "the game that is resumed has 3 seats, not 2" in done.err


def test_the_language_is_that_of_the_environment() -> None:
    done = run("play", "strife", LC_ALL="de_DE.UTF-8", PYTHONUTF8="1")
    assert "Wähle geheim deinen ersten Vermächtnis-Champion." in done.out


def test_the_end_of_input_ends_quietly_and_says_so_in_one_line() -> None:
    done = play("strife", "--seed", "3", typed="1\n")
    assert (done.code, done.err) == (0, "")
    assert done.out.splitlines()[-1] == "The game is not finished."


def test_a_closed_pipe_ends_quietly() -> None:
    game = subprocess.Popen(
        [sys.executable, "-m", "ludotheque", "play", "strife", "--seats", "random,random", "--option", "rounds=5"],
        stdout=subprocess.PIPE, stderr=subprocess.PIPE, env=ENVIRONMENT,
    )  # fmt: skip
    assert game.stdout is not None
    assert game.stderr is not None
    game.stdout.readline()
    game.stdout.close()
    assert game.stderr.read() == b""
    game.stderr.close()
    assert game.wait(timeout=60) == 0


def test_a_choice_is_typed_as_number_notation_or_words(capsys: pytest.CaptureFixture[str]) -> None:
    out = typed(capsys, "legacy monk", "Send the Wizard into battle", "2")
    assert "You reveal the Monk as legacy champion." in out
    assert "You reveal the Wizard." in out


def test_a_choice_is_typed_by_what_only_it_names(capsys: pytest.CaptureFixture[str]) -> None:
    assert "You reveal the Wizard as legacy champion." in typed(capsys, "WIZARD", "select monk")
    out = typed(capsys, "moine", "select  Nécromancien", lang="fr")
    assert "Vous révélez le Moine comme champion Héritage." in out
    assert "Vous révélez le Nécromancien." in out


def test_what_several_choices_name_shows_them_and_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    """A card on a slot may be played as it is, or with a sacrifice."""
    position = {
        "at": ["howling_moor"],
        "fight": "mist_wolf",
        "hand": [["berserk_charge", "quick_slash"]],
        "reserve": [9],
    }
    match = Match(setup("rrd", {"seats": 1, **position}, 1), ["human"])
    both = [text for text in match.table.menu(0) if text.endswith(" quick_slash arm")]
    assert len(both) == 2
    Plain(match, "en", answering("Quick Slash Arm"), shared=False).play()
    after = capsys.readouterr().out.split("(? for help):")[1]
    assert [line.split(". ")[0] for line in after.splitlines() if ". " in line] == [
        str(match.table.menu(0).index(text) + 1) for text in both
    ]
    assert match.table.record().choices == []


def test_the_table_in_short_is_told_after_each_change_and_not_again(capsys: pytest.CaptureFixture[str]) -> None:
    out = typed(capsys, "nonsense", "legacy monk", "select mage")
    first, second, third = out.split("Strife · Round 1 of 1 · Turn ")[1:4]
    whole = (
        "0 Monk, 1 Necromancer, 2 Assassin, 3 Wizard, 4 Paladin, 5 Ranger, 6 Druid, 7 Warrior, 8 Knight, 9 Barbarian"
    )
    assert first.startswith("1\nLocations: ")
    assert f"Player 1: 0 VP\nHand: {whole}\n" in first
    assert "“nonsense”" in first
    assert "Player 1: 0 VP · Legacy pile, from bottom to top: 0 Monk (face down)" in second
    assert "VP, Fatestone 1" in third


@pytest.mark.parametrize("wrong", ["0", "11", "-1", "select monk", "monk 1", "", "1 2", "legacy  nobody", "[bold]"])
def test_wrong_input_is_one_sentence_and_changes_nothing(capsys: pytest.CaptureFixture[str], wrong: str) -> None:
    out = typed(capsys, wrong)
    said = " ".join(wrong.split())
    assert f"“{said}” is not one of the choices. Type a number from the menu, or ? for help." in out.splitlines()
    assert "reveals" not in out


@pytest.mark.parametrize(
    ("line", "said"),
    [
        ("?", "quit: leave the game"),
        ("help", "Type a number from 1 to 10, or the choice in notation, such as: legacy monk"),
        ("cards", "Ceremony of the Wyrm: When the round begins"),
        ("card wizard", "Power 3, Human"),
        ("card camerions_tower", "+2 for every Wizard fighting here"),
        ("card nobody", "There is no card “nobody”."),
        ("table", "Greedy"),
        ("rules", "10 Champions"),
        ("rules 1.2", "1.2  The printed powers are: Monk 0"),
        ("rules e-45", "E-45  "),
        ("rules 99", "There is no rule 99."),
        ("log", "Round 1 begins."),
        ("why select monk", "Something else is asked now."),
        ("why nobody", "There is nothing here that is called “nobody”."),
        ("why legacy monk", "Nothing keeps you from it: legacy monk."),
        ("what if legacy monk", "Likely:\n  21 of 24: Greedy bot takes the Fatestone."),
        ("what if legacy barbarian", "Likely:\n  21 of 24: You take the Fatestone."),
    ],
)
def test_what_else_may_be_typed(capsys: pytest.CaptureFixture[str], line: str, said: str) -> None:
    out = typed(capsys, line, chairs="human,greedy")
    assert said in out.split("Your choice, 1 to 10 (? for help):", 1)[1]


def test_commands_have_words_in_every_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert "Macht 3, Mensch" in typed(capsys, "karte Magier", lang="de")
    assert "Puissance 3, Humain" in typed(capsys, "card mage", lang="fr")
    assert "Dem steht nichts im Weg: Magier." in typed(capsys, "warum Magier", lang="de")


def set_out(capsys: pytest.CaptureFixture[str], *lines: str) -> tuple[Match, str]:
    """A lone player of RR&D who types these lines after the archetypes; the match, and what was printed."""
    match = Match(new_table("rrd", 1, seed=3, options={"difficulty": "mercenary"}), ["human"], 0, ["Ann"])
    Plain(match, "en", answering("archetypes fury", *lines), shared=False).play()
    return match, capsys.readouterr().out


def test_several_choices_of_a_question_are_typed_in_one_line(capsys: pytest.CaptureFixture[str]) -> None:
    match, _ = set_out(capsys)
    drawn: list[str] = match.table.view(0)["seats"][0]["deck"]
    line = "return " + ", ".join(drawn[:10])
    match, out = set_out(capsys, line)
    assert match.table.view(0)["seats"][0]["deck"] == drawn[10:]
    assert out.count("cards go back to their piles") == 1  # and is not asked again between them
    assert "The deck has its size. Confirm, or take cards back." in out
    match, _ = set_out(capsys, line, f"take-back {drawn[0]}", "1, 2")
    assert len(match.table.view(0)["seats"][0]["deck"]) == 15


def test_a_line_with_a_wrong_name_among_several_changes_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    match, out = set_out(capsys, "return spark, nonsense")
    assert match.table.view(0)["seats"][0]["offered"] == []
    assert "“return spark, nonsense” is not one of the choices." in out


def test_of_several_choices_those_are_made_that_can_be(capsys: pytest.CaptureFixture[str]) -> None:
    match, _ = set_out(capsys)
    drawn: list[str] = match.table.view(0)["seats"][0]["deck"]
    match, out = set_out(capsys, "return " + ", ".join(drawn[:12]))
    assert match.table.view(0)["seats"][0]["offered"] == drawn[:10]
    assert f"“return {drawn[10]}” is not one of the choices." in out


def test_quit_leaves_the_rest_unread(capsys: pytest.CaptureFixture[str]) -> None:
    assert "in secret" not in typed(capsys, "quit", "1").split("Your choice")[1]


def test_a_game_is_recorded_and_resumed(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    first = play("strife", "--seed", "3", "--option", "rounds=1", "--record", str(file), typed="1\n2\n")
    assert f"The game is recorded in {file}." in first.out
    kept = json.loads(file.read_text(encoding="utf-8"))["choices"]
    again = play("strife", "--resume", str(file), "--record", str(file), typed="1\n" * 200)
    assert "The game is over." in again.out
    assert f"ludotheque review {file}" in again.out
    assert "ludotheque review" not in first.out
    assert json.loads(file.read_text(encoding="utf-8"))["choices"][: len(kept)] == kept
    assert [path.name for path in tmp_path.iterdir()] == ["game.json"]


def test_a_game_that_was_kept_goes_on_from_its_middle_by_chance_of_its_own(tmp_path: Path) -> None:
    """Whoever chooses there is the person, unless told; what was chosen later is forgotten."""
    first, file = tmp_path / "first.json", tmp_path / "game.json"
    play("strain", "--seed", "3", "--seats", "random,random", "--record", str(first))
    choices = json.loads(first.read_text(encoding="utf-8"))["choices"]
    then = next(n for n, (seat, _) in enumerate(choices) if n > 20 and seat == 1)
    done = play("strain", "--resume", str(first), "--at", str(then), "--record", str(file), typed="1\n" * 4)
    assert (done.code, done.err) == (0, "")
    kept = read_record(file.read_text(encoding="utf-8"))
    assert kept.choices[0][0] == 1
    assert kept.start is not None
    assert kept.chance != "seed 3"
    before = replay(first.read_text(encoding="utf-8"), until=then)
    assert replay(file.read_text(encoding="utf-8"), until=0).view(1) == before.view(1)


def test_whoever_goes_on_from_the_middle_of_a_game_plays_alone(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    play("strife", "--seats", "random,random", "--option", "rounds=1", "--record", str(file))
    kept = ["strife", "--resume", str(file), "--at"]
    for words, said in (
        ([*kept, "4", "--seats", "human,human"], "name one human and bots"),
        ([*kept, "4000"], "the game was over after"),
        (["strife", "--at", "4"], "--at goes with --resume FILE"),
    ):
        done = play(*words)
        assert (done.code, done.out) == (2, "")
        assert said in done.err


@pytest.mark.parametrize("game", ["strife", "rrd"])
def test_a_game_that_is_killed_is_kept_up_to_the_last_choice(tmp_path: Path, game: str) -> None:
    file = tmp_path / "game.json"
    words = ["play", game, "--seed", "3", "--plain", "--record", str(file)]
    running = subprocess.Popen(
        [sys.executable, "-m", "ludotheque", *words],
        stdin=subprocess.PIPE, stdout=subprocess.PIPE, env=ENVIRONMENT, text=True,
    )  # fmt: skip
    assert running.stdin is not None
    assert running.stdout is not None
    for _ in range(2):
        read_until(running.stdout, "(? for help):")
        running.stdin.write("1\n")
        running.stdin.flush()
    read_until(running.stdout, "(? for help):")
    running.kill()
    running.communicate(timeout=60)
    mine = [text for seat, text in json.loads(file.read_text(encoding="utf-8"))["choices"] if seat == 0]
    assert len(mine) == 2
    assert "is recorded in" in play(game, "--resume", str(file), "--record", str(file)).out


def read_until(stream: IO[str], sign: str) -> None:
    while sign not in stream.readline():
        pass


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["strive"], "there is no game 'strive'; did you mean 'strife'?"),
        (["strife", "--seats", "human"], "strife is for 2 players, not for 1"),
        (["strife", "--seats", "human,greedie"], "nobody called 'greedie' can take a seat; did you mean 'greedy'?"),
        (["strife", "--option", "round=1"], "there is no option 'round'; did you mean 'rounds'?"),
        (["strife", "--option", "rounds=4"], "option 'rounds' cannot be 4; it may be 1, 2, 3, 5"),
        (["strife", "--option", "rounds"], "an option is written name=value, not 'rounds'"),
        (["strife", "--seed", "-1"], "-1"),
        (["strife", "--lang", "it"], "it"),
        (["strife", "--name", "Ann,Bob"], "there are 2 names for 1 people"),
        (["strife", "--name", "x" * 40], "a name has 1 to 20 letters"),
        (["strife", "--resume", "/nowhere/game.json"], "/nowhere/game.json"),
        (["strife", "--record", "/nowhere/game.json"], "/nowhere/game.json: there is no folder to write it to"),
        (["strife", "--resume", "x", "--seed", "1"], "a game that is resumed keeps its seed and its options"),
    ],
)
def test_bad_input_is_one_clear_line_and_code_2(words: list[str], said: str) -> None:
    done = play(*words)
    assert done.code == 2
    assert done.out == ""
    assert len(done.err.splitlines()) == 1
    assert said in done.err


def test_a_record_of_something_else_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    file.write_text("{}", encoding="utf-8")
    done = play("strife", "--resume", str(file))
    assert done.code == 2
    assert len(done.err.splitlines()) == 1


def a_window() -> Match:
    """Bob may answer Ann's virus, which is aimed at him."""
    position: Data = {
        "organism": [["yeast"], ["yeast"]],
        "membrane": [["cytosol"], ["cytosol"]],
        "hand": [["influenza", "influenza"], ["antibody"]],
    }
    match = Match(setup("strain", position, 2), ["random", "human"])
    match.choose(0, "infect influenza b1")
    return match


def test_a_pass_can_stand_until_it_is_taken_back(capsys: pytest.CaptureFixture[str]) -> None:
    match = a_window()
    Plain(match, "en", answering("order", "order 3"), shared=False).play()
    said = capsys.readouterr().out
    assert "To pass by itself from now on: type order." in said
    assert "1. Ask me every time (so it is now)\n2. Pass unless it targets me\n3. Pass whatever happens\n" in said
    assert "3. Pass whatever happens (so it is now)" in said
    assert "infects your B1 with Influenza." in said
    assert match.orders == {1: "always"}
    Plain(match, "en", answering("order 1"), shared=False).play()
    assert match.orders == {}


def test_an_order_is_no_command_where_a_game_has_none(capsys: pytest.CaptureFixture[str]) -> None:
    said = typed(capsys, "order", "help")
    assert "order: " not in said


def test_whoever_waits_at_a_terminal_for_a_bot_is_told_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("ludotheque.terminal.plain.SILENCE", 0.0)
    match = Match(new_table("strife", seed=3, options={"rounds": 1}), ["human", "novice"], 3)
    for shared in (True, False):
        monkeypatch.setattr(match, "play_on", lambda _: sleep(0.2))
        Plain(match, "en", answering(), shared=shared).let_play(1)
        assert ("Novice bot is thinking" in capsys.readouterr().out) is shared
