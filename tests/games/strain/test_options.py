"""Options of Strain: what may be agreed, what is refused, and tile sets out of other files."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import ludotheque
from ludotheque.content.loader import BadContent
from ludotheque.games.strain.effects import EFFECTS, ORGANISM
from ludotheque.games.strain.facts import SETS, load_sets
from ludotheque.games.strain.options import ORIGINAL, Options
from ludotheque.games.strain.table import Cards, Strain
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Setting
from tests.laws.counting import FROZEN

GAME = ludotheque.GAMES["strain"]
CARDS = SETS[ORIGINAL]
RULES = Path(__file__).parents[3] / "docs" / "rules" / "strain.md"
FLU = "[flu]\nkind = 'virus'\ncopies = 1\ncost = 2\nimmunity = 2\n"
PUMP = "[pump]\nkind = 'organelle'\ncopies = 1\ncost = 2\nresistance = 1\n"


def agreed(**asked: Setting) -> dict[str, Setting]:
    """The settings of a table for which this was asked."""
    return dict(ludotheque.new_table("strain", options=asked).settings)


def overlaid(folder: Path, text: str) -> dict[str, Cards]:
    """The tile sets of a folder with the original one, as it was frozen, and another, called 'mine'."""
    shutil.copy(FROZEN / "strain" / f"{ORIGINAL}.toml", folder)
    (folder / "mine.toml").write_text(text, encoding="utf-8")
    return load_sets(folder, (ORIGINAL, "mine"))


def test_the_usual_game_has_the_defaults_of_the_rules() -> None:
    """12 points, a random start, printed resistance, the original tiles. [Strain A51, A52]"""
    assert agreed() == {"points": 12, "start": "random", "dormant_resistance": "printed", "tiles": "original"}


def test_the_options_and_their_values_are_those_of_the_rules() -> None:
    """Every option and every value is named in the paragraphs about them. [Strain A51, A52]"""
    text = RULES.read_text(encoding="utf-8")
    paragraphs = " ".join(line for line in text.splitlines() if line.startswith(("**A51**", "**A52**")))
    assert [option.name for option in GAME.options] == ["points", "start", "dormant_resistance", "tiles"]
    for option in GAME.options:
        assert f"`{option.name}`" in paragraphs
        for value in option.values:
            assert str(value) in paragraphs


@pytest.mark.parametrize("asked, nearest", [("point", "points"), ("tile", "tiles"), ("begin", "")])
def test_an_unknown_option_is_refused_with_the_nearest_name(asked: str, nearest: str) -> None:
    """Only the options of the rules can be agreed. [Strain A52]"""
    hint = f"did you mean '{nearest}'" if nearest else "known: points, start, dormant_resistance, tiles"
    with pytest.raises(ValueError, match=f"no option '{asked}'; {hint}"):
        agreed(**{asked: 12})


@pytest.mark.parametrize(
    "name, value, values",
    [
        ("points", 13, "12, 14"),
        ("points", "12", "12, 14"),
        ("start", "second", "random, first"),
        ("dormant_resistance", "none", "printed, lower"),
        ("tiles", "official", "original"),
    ],
)
def test_an_unknown_value_is_refused_with_the_values_there_are(name: str, value: Setting, values: str) -> None:
    """An option has the values of the rules and no other. [Strain A51, A52]"""
    with pytest.raises(ValueError, match=f"'{name}' cannot be .*; it may be {values}$"):
        agreed(**{name: value})


@pytest.mark.parametrize("goal", [12, 14])
@pytest.mark.parametrize("points", [9, 10, 11, 12])
def test_a_game_ends_at_its_goal(goal: int, points: int) -> None:
    """Two points more are enough or not. [Strain A52, R2, R34]"""
    position = {
        "settings": {"points": goal},
        "organism": [["coccus"]],
        "membrane": [["cytosol cytosol"]],
        "points": [points, 0],
    }
    table = ludotheque.setup("strain", position, seats=2)
    assert table.view()["goal"] == goal
    table.choose(0, "end")
    table.choose(0, "score a1")
    assert table.over == (points + 2 >= goal)


@pytest.mark.parametrize("seats", [2, 3, 7])
def test_the_first_seat_begins_where_that_is_agreed(seats: int) -> None:
    """Else anybody may begin. [Strain A42, A52]"""
    for start, first in (("first", {0}), ("random", set(range(seats)))):
        tables = [ludotheque.new_table("strain", seats, seed, {"start": start}) for seed in range(60)]
        assert {table.view()["active"] for table in tables} == first
        assert all(table.deciders() == [table.view()["active"]] for table in tables)


@pytest.mark.parametrize(
    "tile, printed, lower", [("vacuole", 1, 1), ("cytosol", 2, 1), ("cytoskeleton", 3, 2), ("cell_membrane", 4, 3)]
)
def test_a_dormant_tile_is_weaker_where_that_is_agreed(tile: str, printed: int, lower: int) -> None:
    """One less, never below 1; active tiles and the organism itself have what is printed. [Strain A51, A17, R21]"""
    for option, expected in (("printed", printed), ("lower", lower)):
        position = {
            "settings": {"dormant_resistance": option},
            "organism": [["diatom"]],
            "membrane": [[f"~{tile} {tile}"]],
        }
        organism = ludotheque.setup("strain", position, seats=2).view()["seats"][0]["organisms"][0]
        assert organism["resistance"] == 3
        assert [slot["resistance"] for slot in organism["slots"]] == [expected, printed]
        assert organism["defence"] == 3 + expected + printed


# Tile sets


def test_another_file_changes_the_tiles_it_names_and_no_others(tmp_path: Path) -> None:
    """The original set with a new tile, a changed one and one taken out. [Strain A52]"""
    sets = overlaid(
        tmp_path,
        """
        [ribosome]
        kind = "organelle"
        copies = 1
        cost = 7
        resistance = 3
        dormant_resistance = 1
        does = { draws = 2 }

        [influenza]
        kind = "virus"
        copies = 0
        cost = 1
        immunity = 2

        [peroxisome]
        kind = "organelle"
        copies = 2
        cost = 3
        atp = 1
        resistance = 1
        """,
    )
    original, mine = sets[ORIGINAL], sets["mine"]
    assert original.names == mine.names
    assert [name for name in mine.names if name not in CARDS.names] == ["peroxisome"]
    ribosome, influenza, peroxisome = (mine.names.index(name) for name in ("ribosome", "influenza", "peroxisome"))
    assert (mine.cost[ribosome], mine.copies[ribosome], mine.amount[ribosome]) == (7, 1, 2)
    assert (mine.resistance[ribosome], mine.dormant[ribosome]) == (3, 1)
    assert (original.cost[ribosome], original.copies[ribosome], original.dormant[ribosome]) == (4, 4, 2)
    assert (original.copies[influenza], mine.copies[influenza]) == (5, 0)
    assert (original.copies[peroxisome], mine.copies[peroxisome]) == (0, 2)
    changed = [ribosome, influenza, peroxisome]
    printed = [name for name in dir(mine) if isinstance(getattr(mine, name), (list, bytes))]  # compiled: no vars
    assert len(printed) == 16
    for name in printed:
        kept = [value for tile, value in enumerate(getattr(mine, name)) if tile not in changed]
        assert kept == [value for tile, value in enumerate(getattr(original, name)) if tile not in changed]


def test_a_table_is_dealt_from_its_set(tmp_path: Path) -> None:
    """The piles hold the copies of the set. [Strain A52, R1]"""
    sets = overlaid(tmp_path, '[diatom]\nkind = "organism"\ncopies = 3\npoints = 8\nneeds = 8\nresistance = 3\n')
    for name, organisms in ((ORIGINAL, 40), ("mine", 41)):
        g = Strain(sets[name], Options(GAME.settings({})), 3, SeededDice(1))
        g.clear()
        assert [len(pile) for pile in g.pile] == [organisms, 80, 110]


@pytest.mark.parametrize(
    "text, says",
    [
        (
            "[ribosome]\nkind = 'organele'\ncopies = 1",
            "[ribosome] kind: there is no 'organele'; did you mean 'organelle'?",
        ),
        ("[ribosome]\nkind = 'organelle'\ncopys = 1", "[ribosome] has an unknown key 'copys'; did you mean 'copies'?"),
        ("[ribosome]\nkind = 'organelle'", "[ribosome] the key 'copies' is missing"),
        (
            "[ribosome]\nkind = 'organelle'\ncopies = 1\ncost = 4",
            "[ribosome] the key 'resistance' is missing: every organelle has one",
        ),
        (
            "[yeast]\nkind = 'organism'\ncopies = 1\nneeds = 4\nresistance = 2",
            "[yeast] the key 'points' is missing: every organism has one",
        ),
        ("[flu]\nkind = 'virus'\ncopies = 1\ncost = 2", "[flu] the key 'immunity' is missing: every virus has one"),
        (
            "[boost]\nkind = 'catalyst'\ncopies = 1\ncost = 2",
            "[boost] the key 'does' is missing: every catalyst has one",
        ),
        (FLU + "atp = 1", "[flu] only building tiles have atp, toxin or resistance"),
        (FLU + "does = 'stun'", "[flu] does: there is no 'stun'; did you mean 'stuns'?"),
        (FLU + "does = 'draws'", "[flu] does: there is no 'draws'; did you mean 'fewer_draws'?"),
        (FLU + "does = 'wastes'", "[flu] does: 'wastes' needs a number: { wastes = 3 }"),
        (FLU + "does = { stuns = 2 }", "[flu] does: 'stuns' takes no number; write \"stuns\""),
        (
            "[flu]\nkind = 'virus'\ncopies = 'many'\ncost = 2\nimmunity = 2",
            "[flu] copies: expected a number, got a word",
        ),
        ("[flu]\nkind = 'virus'\ncopies = 1\ncost = 21\nimmunity = 2", "[flu] cost: expected a number of at most 20"),
        (PUMP + "dormant_resistance = 0", "[pump] dormant_resistance: expected a number of at least 1"),
        (
            "[hum]\nkind = 'chain_reaction'\ncopies = 1\ncost = 2\ndoes = { wakes = 3 }",
            "[hum] does: wakes at least 1 and at most 2 tiles",
        ),
        (
            PUMP + "toxin = 1\ndoes = { venom = 1 }",
            "[pump] a tile with venom makes no atp or toxin itself, else paying could get stuck",
        ),
        (
            "[ribosome]\nkind = 'virus'\ncopies = 1\ncost = 2\nimmunity = 3",
            "[ribosome] is of kind 'organelle' in another tile set, not 'virus'",
        ),
        ("ribosome = 3", "'ribosome' stands alone; write it in an entry [name]"),
    ],
)
def test_a_bad_file_is_refused_in_one_sentence(tmp_path: Path, text: str, says: str) -> None:
    """File, entry, what is wrong, and the nearest name. [Strain A52]"""
    with pytest.raises(BadContent) as refused:
        overlaid(tmp_path, text)
    assert str(refused.value) == f"mine.toml: {says}"


def test_a_file_that_is_no_toml_or_is_not_there_is_refused(tmp_path: Path) -> None:
    """The file is named. [Strain A52]"""
    with pytest.raises(BadContent, match=r"^mine\.toml: is not TOML: "):
        overlaid(tmp_path, "[ribosome")
    with pytest.raises(BadContent, match=r"^yours\.toml: cannot be read \(No such file or directory\)$"):
        load_sets(tmp_path, (ORIGINAL, "yours"))


def test_a_set_without_organisms_is_refused(tmp_path: Path) -> None:
    """Without organisms there is no game. [Strain A52]"""
    organisms = [name for name, kind in zip(CARDS.names, CARDS.kind, strict=True) if kind == ORGANISM]
    text = "\n".join(
        f"[{name}]\nkind = 'organism'\ncopies = 0\npoints = 2\nneeds = 2\nresistance = 1" for name in organisms
    )
    with pytest.raises(BadContent, match=r"^mine\.toml: there must be at least 1 organism tile$"):
        overlaid(tmp_path, text)


def test_every_effect_is_on_a_tile_of_the_original_set() -> None:
    """No effect is there for nothing. [Strain R28]"""
    assert {EFFECTS[effect] for effect in CARDS.effect} == set(EFFECTS)
