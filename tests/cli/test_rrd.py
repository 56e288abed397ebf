"""The commands of RR&D: a single duel, files of one's own that are checked, and a whole set of one's own."""

from __future__ import annotations

import json
import re
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from .command import ENVIRONMENT, HOME, ROOT, run, well

HOWTO = (ROOT / "docs" / "howto" / "add-a-place.md").read_text(encoding="utf-8")
PLACE = """
[salt_chapel]
zone = "real"
rarity = "common"
copies = [2, 2, 3]
mist = 1
events = [{ colour = "red", does = "fight mist_wolf 2" }]
"""


def typed(lines: str, *words: str, **variables: Any) -> str:
    """What a game in lines prints when these are typed."""
    done = run(*words, "--plain", "--lang", "en", "--seed", "3", typed=lines, **variables)
    assert (done.code, done.err) == (0, "")
    return done.out


def complaint(*words: str) -> str:
    """The one line that is said about bad input."""
    done = run(*words)
    assert (done.code, done.out, done.err.count("\n")) == (2, "", 1)
    return done.err.removeprefix("ludotheque: ").strip()


# Alone, and a single duel


def test_alone_one_plays_at_once() -> None:
    out = typed("archetypes fury\n", "play", "rrd")
    assert "From which archetypes do you draw your cards?" in out
    assert "You draw cards of these archetypes: Fury." in out
    assert "10 cards go back to their piles: which ones?" in out


def test_a_run_that_is_kept_in_a_duel_goes_on_there(tmp_path: Path) -> None:
    kept = str(tmp_path / "run.json")
    typed("become kroan\nwield veil_bow\narchetypes fury\n", "play", "rrd", "-o", "mode=duel", "-o", "enemy=mist_wolf",
          "--seats", "human", "--record", kept)  # fmt: skip
    before = json.loads(well("replay", kept, "--json"))
    assert before["view"]["duels"][0]["passe"] == 1
    done = run("play", "rrd", "--plain", "--resume", kept, "--record", kept, typed="pass\n")
    assert "Your turn: play a card or pass; free actions come first." in done.out
    after = json.loads(well("replay", kept, "--json"))
    assert after["events"][: len(before["events"])] == before["events"]
    assert len(after["events"]) > len(before["events"])


def test_a_duel_is_one_of_two_heroes_unless_an_enemy_is_named() -> None:
    choices = "become kroan\nwield veil_bow\narchetypes fury\n"
    assert re.search("(You and Greedy bot|Greedy bot and you) meet in a duel", typed(choices, "play", "rrd", "--duel"))
    alone = typed(choices, "play", "rrd", "--duel", "--option", "enemy=bone_servant", "--option", "bodies=2")
    assert "You fight: 2 × Bone Servant." in alone
    assert "Pass of arms 1 begins." in alone


def test_an_unknown_enemy_is_said_with_those_there_are() -> None:
    assert complaint("play", "rrd", "--duel", "-o", "enemy=wulf").startswith(
        "option 'enemy' cannot be wulf; it may be nobody, mist_wolf, "
    )


# Files of one's own


def test_a_file_that_is_right_is_said_to_be(tmp_path: Path) -> None:
    path = tmp_path / "places.toml"
    path.write_text(PLACE, encoding="utf-8")
    assert well("cards", "rrd", "--check", str(path)) == "places.toml: 1 entry, which is right.\n"
    assert well("cards", "rrd", "--check", str(path), "--lang", "fr") == "places.toml\u00a0: 1 entrée, qui est juste.\n"
    assert json.loads(well("cards", "rrd", "--check", str(path), "--json")) == {"file": "places.toml", "entries": 1}


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (PLACE.replace("fight", "figt"), "[salt_chapel] event 1, does: there is no verb 'figt'; did you mean 'fight'?"),
        (
            PLACE.replace("mist_wolf", "mist_wulf"),
            "[salt_chapel] event 1, does: there is no enemy 'mist_wulf'; did you mean 'mist_wolf'? "
            "(after 'fight mist_wulf')",
        ),
        ("[salt_chapel", "is not TOML: Expected ']' at the end of a table declaration (at end of document)"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(tmp_path: Path, wrong: str, said: str) -> None:
    path = tmp_path / "places.toml"
    path.write_text(wrong, encoding="utf-8")
    assert complaint("cards", "rrd", "--check", str(path)) == f"places.toml: {said}"


def test_a_file_that_is_missing_or_called_otherwise_is_said(tmp_path: Path) -> None:
    assert complaint("cards", "rrd", "--check", str(tmp_path / "cards.toml")) == "cards.toml: there is no such file"
    other = complaint("cards", "rrd", "--check", str(tmp_path / "place.toml"))
    assert other == "place.toml: a file is called after what it holds; did you mean 'places.toml'?"
    assert complaint("cards", "rrd", "quick_slash", "--check", "cards.toml") == (
        "say the name of a card or --check FILE, not both"
    )
    assert complaint("cards", "strife", "--check", "cards.toml") == (
        "there are no cards of one's own in strife; --check is for games whose cards are loaded as sets"
    )


# A set of one's own


@pytest.fixture(scope="module")
def copied(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package with the set that the howto makes beside the original one."""
    home = tmp_path_factory.mktemp("copied")
    left_out = shutil.ignore_patterns("static", "__pycache__", "*.so", "*.pyd")  # what is compiled knows where it was
    shutil.copytree(HOME / "ludotheque", home / "ludotheque", ignore=left_out)
    game = home / "ludotheque" / "games" / "rrd"
    (game / "content" / "mine").mkdir()
    for name, text in re.findall(r"In `content/mine/(\w+\.toml)`.*?```toml\n(.*?)```", HOWTO, re.DOTALL):
        (game / "content" / "mine" / name).write_text(text, encoding="utf-8")
    names = re.search(r"```\n(card-salt_kiss.*?)```", HOWTO, re.DOTALL)
    assert names is not None
    (game / "text" / "mine.en.ftl").write_text(names[1], encoding="utf-8")
    return home


def test_the_files_of_the_howto_are_right_and_its_answers_true(copied: Path, tmp_path: Path) -> None:
    folder = copied / "ludotheque" / "games" / "rrd" / "content" / "mine"
    assert sorted(path.name for path in folder.iterdir()) == ["cards.toml", "enemies.toml", "places.toml"]
    for path in folder.iterdir():
        said = well("cards", "rrd", "--check", str(path)).strip()
        assert "right" in said
        assert path.name != "cards.toml" or f"`{said}`" in HOWTO
    wrong = tmp_path / "cards.toml"
    wrong.write_text(
        (folder / "cards.toml").read_text(encoding="utf-8").replace("bleeding", "bleding"), encoding="utf-8"
    )
    assert f"`ludotheque: {complaint('cards', 'rrd', '--check', str(wrong))}`" in HOWTO


def test_a_set_of_ones_own_is_printed_and_played(copied: Path) -> None:
    home = str(copied)
    printed = well("cards", "rrd", "salt_chapel", PYTHONPATH=home)
    assert printed.startswith("Salt Chapel (salt_chapel)\n  Real plane, common\n  Passing it gives 1 mist.\n")
    assert "The hound at the altar (compulsory): Fight: Salt Hound." in printed
    assert "Drawn by Blood: Force +1 if the target is bleeding." in well("cards", "rrd", "salt_hound", PYTHONPATH=home)
    choices = "become kroan\nwield veil_bow\narchetypes bulwark\ntable\n"
    out = typed(
        choices, "play", "rrd", "--duel", "--option", "set=mine", "--option", "enemy=salt_hound", PYTHONPATH=home
    )
    assert "You fight: Salt Hound." in out
    assert "HP 12/12" in out
    figures = json.loads(
        well("simulate", "rrd", "--games", "1", "-o", "set=mine", "--seats", "random", "--json", PYTHONPATH=home)
    )
    assert figures["settings"]["set"] == "mine"


def test_an_enemy_of_another_set_is_not_met_in_the_original_one(copied: Path) -> None:
    done = run("play", "rrd", "--duel", "-o", "enemy=salt_hound", PYTHONPATH=str(copied))
    assert done.code == 2
    assert done.err == "ludotheque: there is no enemy 'salt_hound' in the set 'original'\n"


def test_the_scenario_of_the_howto_holds(copied: Path, tmp_path: Path) -> None:
    found = re.search(r"```\n(rule R21.*?)```", HOWTO, re.DOTALL)
    assert found is not None
    path = tmp_path / "mine.scn"
    path.write_text(found[1], encoding="utf-8")
    program = (
        "import sys; from pathlib import Path; from ludotheque.lab.scenario import play, read_scenarios\n"
        "print(len([play('rrd', scenario) for scenario in read_scenarios(Path(sys.argv[1]))]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(path)], capture_output=True, text=True, timeout=120,
        env={**ENVIRONMENT, "PYTHONPATH": str(copied)},
    )  # fmt: skip
    assert (done.returncode, done.stdout, done.stderr) == (0, "1\n", "")


# Words that are looked up


def test_rules_are_found_by_a_word_in_every_language() -> None:
    assert "W1  Soul test n" in well("rules", "rrd", "soul", "test")
    assert "W1  Épreuve d'âme n" in well("rules", "rrd", "epreuve d'ame", "--lang", "fr")
    assert "W1  Seelenprobe n" in well("rules", "rrd", "seelenprobe", "--lang", "de")
    assert [rule["number"] for rule in json.loads(well("rules", "rrd", "w1", "--json"))] == ["W1"]
