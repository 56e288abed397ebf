"""Bad input ends with one clear line and exit code 2; a closed pipe ends quietly."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

import ludotheque
from ludotheque.content.words import LANGUAGES, words_for

from .command import ENVIRONMENT, ROOT, recorded, run


def complaint(*words: str) -> str:
    """The one line that is said about bad input."""
    done = run(*words)
    assert done.code == 2
    assert done.out == ""
    assert done.err.startswith("ludotheque: ")
    assert done.err.endswith("\n")
    assert done.err.count("\n") == 1
    return done.err.removeprefix("ludotheque: ").strip()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("plai strife", "there is no command 'plai'; did you mean 'play'?"),
        (
            "dance",
            "there is no command 'dance'; known: play, learn, puzzle, puzzles, simulate, replay, review, "
            "analyse, explain, rules, cards, conformance, train, exploit, bench, serve, admin, army",
        ),
        ("simulate strive", "there is no game 'strive'; did you mean 'strife'?"),
        ("cards chess", f"there is no game 'chess'; known: {', '.join(ludotheque.GAMES)}"),
        ("rules strive", "there is no game 'strive'; did you mean 'strife'?"),
        ("bench --game strive", "there is no game 'strive'; did you mean 'strife'?"),
        ("play strive", "there is no game 'strive'; did you mean 'strife'?"),
        ("simulate strife -o round=1", "there is no option 'round'; did you mean 'rounds'?"),
        ("simulate strife -o rounds=4", "option 'rounds' cannot be 4; it may be 1, 2, 3, 5"),
        ("simulate strife -o relics=yes", "option 'relics' cannot be yes; it may be false, true"),
        ("simulate strife -o rounds", "an option is written name=value, not 'rounds'"),
        ("simulate strife -o =1", "an option is written name=value, not '=1'"),
        (
            "simulate strife -o edition=cube -o relics=true",
            "the cube edition has no relics and no events; choose edition v3g or custom for them",
        ),
        ("simulate strife --seats random,gredy", "there is no bot 'gredy'; did you mean 'greedy'?"),
        ("simulate strife --seats random", "strife is for 2 players, not for 1"),
        ("simulate strife --seats random,random,random", "strife is for 2 players, not for 3"),
        ("play strife -o rounds=4", "option 'rounds' cannot be 4; it may be 1, 2, 3, 5"),
        ("cards strife munk", "there is no card 'munk'; did you mean 'monk'?"),
        ("rules strife 10.55", "there is no rule '10.55'; there are sections 1 to 16, and rules such as 1.1"),
        ("replay no-such-file.json", "no-such-file.json: No such file or directory"),
        ("analyse no-such-file.json", "no-such-file.json: No such file or directory"),
        ("exploit strain", "strain says nothing of its endings, so none can be solved"),
        ("train strife", "strife has no features to learn from"),
        ("train strain --seats 9", "strain is for 2 or 3 or 4 or 5 or 6 or 7 players, not for 9"),
        ("explain no-such-file.json", "no-such-file.json: No such file or directory"),
        ("replay tests", "tests: Is a directory"),
        ("explain tests", "tests: Is a directory"),
        ("play strife --duel", "there is no single duel in strife"),
        ("play rrd --duel -o mode=adventure", "--duel is the same as --option mode=duel, not mode=adventure"),
        ("play rrd -o enemy=mist_wolf", "an enemy is named for a duel only: say mode=duel"),
        ("play rrd --duel --resume x.json", "a game that is resumed keeps its seed and its options"),
        ("replay pyproject.toml", "the record is not whole: Expecting value: line 1 column 2 (char 1)"),
    ],
)
def test_bad_input_is_answered_in_one_line(words: str, said: str) -> None:
    assert complaint(*words.split()) == said


@pytest.mark.parametrize(
    ("words", "named"),
    [
        ("cards", "GAME"),
        ("replay", "FILE"),
        ("cards strife monk druid", "druid"),
        ("cards strife --lang es", "'es' is not one of 'en', 'fr', 'de'"),
        ("rules strife --lang xx", "'xx' is not one of 'en', 'fr', 'de'"),
        ("cards strife --bogus", "--bogus"),
        ("simulate strife --games 0", "--games"),
        ("simulate strife --games many", "many"),
        ("simulate strife --seed -1", "--seed"),
        ("simulate strife --seed 99999999999999999999", "--seed"),
        ("replay pyproject.toml --at -1", "--at"),
        ("bench --rounds 0", "--rounds"),
        ("rules strife nonsense", "there is no rule 'nonsense'; there are sections 1 to 16"),
        ("conformance strife", "strife"),
    ],
)
def test_bad_words_are_named(words: str, named: str) -> None:
    assert named in complaint(*words.split())


def test_a_file_that_is_not_text_is_named(tmp_path: Path) -> None:
    path = tmp_path / "noise.bin"
    path.write_bytes(b"\xff\xfe\x00")
    assert complaint("replay", str(path)) == f"{path}: is not a text file"


def test_a_broken_record_says_what_is_wrong(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    recorded(path)
    text = path.read_text(encoding="utf-8")
    rows = json.loads(text)["choices"]
    for broken, said in {
        text[:500]: "the record is not whole: ",
        text.replace(rows[0][1], "legacy munk", 1): "choice 0 of the record: there is no champion 'munk'",
        text.replace('"chance": "seed 7"', '"chance": "seven"'): "chance must be 'seed' and a number below 2**63",
        "[" * 100_000: "the record is not whole: it goes too deep",
    }.items():
        path.write_text(broken, encoding="utf-8")
        for command in ("replay", "explain"):
            assert complaint(command, str(path)).startswith(said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_record_of_other_rules_is_told_with_a_line_that_says_so(tmp_path: Path, language: str) -> None:
    """Played again where it tells the same; else as it was kept, or as far as these rules can. None is gone on with.

    What came of it is told only where it is played again.
    """
    path = tmp_path / "game.json"
    recorded(path)
    data = {**json.loads(path.read_text(encoding="utf-8")), "version": 1}
    words, number = words_for(None, language), len(data["choices"])
    told = []
    for other, said in (
        ({}, ""),
        ({"told": 7}, words.text("app-record-kept", rules=1)),
        ({"told": 7, "keepsake": "?"}, words.text("app-record-cut", rules=1, number=number, choices=number)),
    ):
        path.write_text(json.dumps({**data, **other}), encoding="utf-8")
        done = run("replay", str(path), "--lang", language)
        assert (done.code, done.err.strip()) == (0, said)
        told.append(done.out)
    again, kept, cut = told
    assert kept == cut
    assert again.startswith(f"{kept}\n{words_for('strife', language).text('account-by-source')}\n")
    assert complaint("explain", str(path)).startswith("the record was made with strife rules 1; these are rules 2")


@pytest.mark.parametrize(
    "words", ["cards strife", "rules strife", "rules strife --json", "cards strife --lang fr --json"]
)
def test_a_closed_pipe_ends_quietly(words: str) -> None:
    with subprocess.Popen(
        [sys.executable, "-m", "ludotheque", *words.split()],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
        env=ENVIRONMENT,
    ) as command:
        assert command.stdout is not None
        assert command.stderr is not None
        assert command.stdout.readline()
        command.stdout.close()
        assert command.stderr.read() == b""
        assert command.wait(timeout=60) == 0
