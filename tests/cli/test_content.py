"""Content from a folder of one's own, and which recorded games a change of content leaves as they were."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from random import Random

import pytest

import ludotheque
from ludotheque.content.folder import content_folder
from ludotheque.games import GAMES
from ludotheque.kernel.game import Setting

from .command import ROOT, run, well

HOWTO = (ROOT / "docs" / "howto" / "add-a-card.md").read_text(encoding="utf-8")
# Cards with names that nobody will give to one of the package.
RELIC = "\n[nobodys_cave]\npoints = 1\npower  = { strengthen = 2 }\n"
EVENT = "\n[nobodys_night]\nfog = true\n"
LOCATION = "\n[nobodys_flats]\npoints = 2\n"
MEEK = "\n[nobodys_amoeba]\nkind = 'organism'\ncopies = 3\npoints = 1\nneeds = 2\nresistance = 1\n"
FLU = "\n[nobodys_flu]\nkind = 'virus'\ncopies = 5\ncost = 2\nimmunity = 2\n"
UNIT = "\n[nobodys_rider]\nnumber = 999\ncolour = 'green'\ntype = 'elf'\nstrength = 4\n"
PLACE = """
[nobodys_chapel]
zone = "real"
rarity = "common"
copies = [3, 3, 3]
mist = 1
events = [{ colour = "white", does = "mist +2" }]
"""
CARD = """
[nobodys_kiss]
archetype = "shade"
type = "assault"
soul = 1
copies = 3
slots = ["arm*", "torso"]
value = 1
"""
WEAPON = "\n[nobodys_knife]\nhands = 1\nbase = []\nmemory = 1\nlines = []\n"

DUEL: dict[str, Setting] = {"mode": "duel"}
RELICS: dict[str, Setting] = {"relics": True}
EVENTS: dict[str, Setting] = {"events": True}


@pytest.fixture
def mine(tmp_path: Path) -> Path:
    """A copy of all content, to be changed."""
    for game in GAMES:
        shutil.copytree(content_folder(game), tmp_path / "mine" / game)
    return tmp_path / "mine"


def recorded(game: str, options: dict[str, Setting]) -> ludotheque.Table:
    """The first choices of a random game, with the content of the package."""
    chance = Random(3)
    table = ludotheque.new_table(game, seed=3, options=options)
    for _ in range(150):
        if table.over:
            break
        seat = table.deciders()[0]
        table.choose(seat, chance.choice(table.menu(seat)))
    return table


def add(mine: Path, file: str, entry: str) -> None:
    path = mine / f"{file}.toml"
    path.parent.mkdir(exist_ok=True)
    before = path.read_text(encoding="utf-8") if path.is_file() else ""
    path.write_text(before + entry, encoding="utf-8")


@pytest.mark.parametrize(
    ("game", "options", "file", "entry"),
    [
        ("strife", {}, "relics", RELIC),
        ("strife", EVENTS, "relics", RELIC),
        ("strife", {}, "events", EVENT),
        ("strife", RELICS, "events", EVENT),
        ("strain", {}, "mine", MEEK + FLU),
        ("rrd", {}, "mine/places", PLACE),
        ("rrd", {}, "mine/cards", CARD),
        ("rrd", DUEL, "mine/cards", CARD),
        ("rrd", DUEL, "original/places", PLACE),
    ],
)
def test_a_game_goes_on_that_cannot_meet_what_is_new(
    mine: Path, game: str, options: dict[str, Setting], file: str, entry: str
) -> None:
    table = recorded(game, options)
    path = mine / "record.json"
    path.write_text(table.record().dumps(), encoding="utf-8")
    add(mine / game, file, entry)
    again = json.loads(well("replay", str(path), "--json", LUDOTHEQUE_CONTENT=str(mine)))
    assert again["view"] == json.loads(json.dumps(table.view()))
    assert again["events"] == json.loads(json.dumps(table.events()))


@pytest.mark.parametrize(
    ("game", "options", "file", "entry"),
    [
        ("strife", RELICS, "relics", RELIC),
        ("strife", EVENTS, "events", EVENT),
        ("strife", {}, "locations", LOCATION),
        ("strain", {}, "original", FLU),
        ("legends", {}, "units", UNIT),
        ("rrd", {}, "original/places", PLACE),
        ("rrd", {}, "mine/weapons", WEAPON),
        ("rrd", DUEL, "original/cards", CARD),
    ],
)
def test_a_game_is_refused_that_could_have_met_what_is_new(
    mine: Path, game: str, options: dict[str, Setting], file: str, entry: str
) -> None:
    """Unless what was told shows that it has not: then it is played on."""
    record = recorded(game, options).record()
    record.told = None
    path = mine / "record.json"
    path.write_text(record.dumps(), encoding="utf-8")
    add(mine / game, file, entry)
    done = run("explain", str(path), LUDOTHEQUE_CONTENT=str(mine))
    made = f"{game} rules {record.version}, content {record.content}"
    said = f"ludotheque: the record was made with {made}; with its settings the"
    assert (done.code, done.out) == (2, "")
    assert re.fullmatch(f"{re.escape(said)} content here is [0-9a-f]{{16}}\n", done.err)


def test_a_duel_goes_on_where_journeys_have_changed(mine: Path) -> None:
    """Difficulties are those of a journey."""
    table = recorded("rrd", DUEL)
    path = mine / "record.json"
    path.write_text(table.record().dumps(), encoding="utf-8")
    difficulties = mine / "rrd" / "original" / "difficulties.toml"
    text = difficulties.read_text(encoding="utf-8")
    difficulties.write_text(re.sub(r"(?m)^mist *= *", "mist = 1", text), encoding="utf-8")
    assert difficulties.read_text(encoding="utf-8") != text
    assert json.loads(well("replay", str(path), "--json", LUDOTHEQUE_CONTENT=str(mine)))["view"] == table.view()


def test_what_lies_in_ones_own_folder_is_read_instead(tmp_path: Path) -> None:
    """As the howto says it; a game without a folder there is as it was."""
    own = shutil.copytree(content_folder("strife"), tmp_path / "mine" / "strife")
    new, old = re.findall(r"`(power  = \d+)`", HOWTO)
    champions = own / "champions.toml"
    text = champions.read_text(encoding="utf-8")
    assert text.count(old) == 1
    champions.write_text(text.replace(old, new), encoding="utf-8")
    commands = re.findall(r"^LUDOTHEQUE_CONTENT=mine ludotheque (.*)$", HOWTO, re.MULTILINE)
    card, simulation = (command.split() for command in commands)
    assert "Power 10" in well(*card, folder=tmp_path, LUDOTHEQUE_CONTENT="mine")
    assert "Power 9" in well(*card, folder=tmp_path)
    few = ["4" if word == "200" else word for word in simulation]
    here, there = (
        json.loads(well(*few, "--json", folder=tmp_path, LUDOTHEQUE_CONTENT=named)) for named in ("", "mine")
    )
    assert here["content"] != there["content"]
    tile = ("cards", "strain", "mycoplasma")
    assert well(*tile, folder=tmp_path, LUDOTHEQUE_CONTENT="mine") == well(*tile)


def test_a_folder_that_is_not_there_is_said_in_one_line(tmp_path: Path) -> None:
    done = run("cards", "strife", folder=tmp_path, LUDOTHEQUE_CONTENT="mien")
    assert (done.code, done.out, done.err) == (2, "", "ludotheque: LUDOTHEQUE_CONTENT: there is no folder 'mien'\n")


@pytest.mark.parametrize("game", GAMES)
def test_a_folder_that_lacks_a_file_is_said_in_one_line(tmp_path: Path, game: str) -> None:
    (tmp_path / game).mkdir()
    done = run("cards", game, LUDOTHEQUE_CONTENT=str(tmp_path))
    assert (done.code, done.out) == (2, "")
    assert re.fullmatch(r"ludotheque: [\w/]+\.toml: cannot be read \(No such file or directory\)\n", done.err)
