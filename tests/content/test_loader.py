"""Content files: a defect is reported in one line with file, entry and the nearest known name."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from ludotheque.content.loader import BadContent, fingerprint, read_entries
from ludotheque.games.strife.facts import load_cards
from tests.laws.counting import FROZEN

CONTENT = FROZEN / "strife"  # its cards and their numbers stay as they are
FILES = ("champions", "locations", "relics", "events")
LEGACIES = (
    "vital_strike, unholy_alliance, power_of_shadows, ethereal_breath, divine_protection, hidden_path, "
    "renewal_of_the_land, lightning_attack, manoeuvre, pillage"
)
CHAMPIONS = "monk, necromancer, assassin, mage, paladin, ranger, druid, warrior, knight, barbarian"


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """A copy of Strife's content to spoil."""
    return Path(shutil.copytree(CONTENT, tmp_path / "content"))


def write_instead(folder: Path, file: str, old: str, new: str) -> None:
    path = folder / f"{file}.toml"
    text = path.read_text(encoding="utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def complaint(folder: Path) -> str:
    with pytest.raises(BadContent) as error:
        load_cards(folder)
    said = str(error.value)
    assert "\n" not in said
    return said


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("power  = 0", "pover = 0", "[monk] has an unknown key 'pover'; did you mean 'power'?"),
        ("power  = 0", "cost = 0", "[monk] has an unknown key 'cost'; known: power, race, battle, legacy"),
        ("power  = 0\n", "", "[monk] the key 'power' is missing"),
        ("power  = 0", 'power = "0"', "[monk] power: expected a number, got a word"),
        ("power  = 0", "power = 0.5", "[monk] power: expected a number, got a fraction"),
        ("power  = 0", "power = true", "[monk] power: expected a number, got true or false"),
        ("power  = 0", "power = 1979-05-27", "[monk] power: expected a number, got date"),
        ("power  = 0", "power = -1", "[monk] power: expected a number of at least 0"),
        ("power  = 0", "power = 100", "[monk] power: expected a number of at most 99"),
        ('"undead"', '"Un Dead"', "[necromancer] race: expected a word of small letters and _"),
        ('"ambush"', '"ambusch"', "[ranger] battle: there is no 'ambusch'; did you mean 'ambush'?"),
        ('"vital_strike"', '"dance"', f"[monk] legacy: there is no 'dance'; known: {LEGACIES}"),
        ("{ pillage = 3 }", "{ pilage = 3 }", "[barbarian] legacy: there is no 'pilage'; did you mean 'pillage'?"),
        ("{ pillage = 3 }", '"pillage"', "[barbarian] legacy: 'pillage' needs a number: { pillage = 3 }"),
        ("{ pillage = 3 }", '{ pillage = "3" }', "[barbarian] legacy: expected a number, got a word"),
        ("{ pillage = 3 }", "{ pillage = -3 }", "[barbarian] legacy: expected a number of at least 0"),
        ("{ pillage = 3 }", "3", "[barbarian] legacy: expected a word or a table, got a number"),
        ("{ pillage = 3 }", '["pillage"]', "[barbarian] legacy: expected a word or a table, got a list"),
        ("{ pillage = 3 }", "{}", "[barbarian] legacy: write one name, as in { power_of_shadows = 3 }"),
        (
            "{ pillage = 3 }",
            "{ pillage = 3, power_of_shadows = 1 }",
            "[barbarian] legacy: write one name, as in { power_of_shadows = 3 }",
        ),
        (
            '"vital_strike"',
            "{ vital_strike = 2 }",
            "[monk] legacy: 'vital_strike' takes no number; write \"vital_strike\"",
        ),
        ('"ambush"', "{ ambush = 3 }", "[ranger] battle: 'ambush' takes no number; write \"ambush\""),
        ('"ambush"', "{}", '[ranger] battle: write one name, as in "ravaging_hordes"'),
        ("[monk]", "lonely = 3\n[monk]", "'lonely' stands alone; write it in an entry [name]"),
    ],
)
def test_a_defect_of_a_champion_is_named(folder: Path, old: str, new: str, said: str) -> None:
    write_instead(folder, "champions", old, new)
    assert complaint(folder) == f"champions.toml: {said}"


@pytest.mark.parametrize(
    ("file", "old", "new", "said"),
    [
        ("locations", "points = 4", "point = 4", "has an unknown key 'point'; did you mean 'points'?"),
        ("locations", "{ monk = 3 }", "{ monnk = 3 }", "bonus: there is no 'monnk'; did you mean 'monk'?"),
        ("locations", "{ monk = 3 }", "{ dragon = 3 }", f"bonus: there is no 'dragon'; known: {CHAMPIONS}"),
        ("locations", "{ monk = 3 }", '{ monk = "3" }', "bonus: expected a number, got a word"),
        ("locations", "{ monk = 3 }", '"monk"', "bonus: expected a table, got a word"),
    ],
)
def test_a_defect_of_a_location_is_named(folder: Path, file: str, old: str, new: str, said: str) -> None:
    write_instead(folder, file, old, new)
    assert complaint(folder) == f"locations.toml: [temple_of_shin_ti_lal] {said}"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ('"see_first"', '"see_last"', "[garwood_peak] power: there is no 'see_last'; did you mean 'see_first'?"),
        ("{ strengthen = 3 }", '"strengthen"', "[ager_pugno] power: 'strengthen' needs a number: { strengthen = 3 }"),
        (
            '"see_first"',
            "{ see_first = 1 }",
            "[garwood_peak] power: 'see_first' takes no number; write \"see_first\"",
        ),
        ("points = 1", "worth = 1", "[primordial_gate] has an unknown key 'worth'; known: points, power"),
    ],
)
def test_a_defect_of_a_relic_is_named(folder: Path, old: str, new: str, said: str) -> None:
    write_instead(folder, "relics", old, new)
    assert complaint(folder) == f"relics.toml: {said}"


@pytest.mark.parametrize(
    ("old", "new", "said"),
    [
        ("fog = true", "fogg = true", "[choking_fog] has an unknown key 'fogg'; did you mean 'fog'?"),
        ("fog = true", "fog = 1", "[choking_fog] fog: expected true or false, got a number"),
        (
            "power_at_most",
            "power_at_mots",
            "[season_of_the_meek] strengthen: unknown key 'power_at_mots'; did you mean 'power_at_most'?",
        ),
        (
            "{ human = false, by = 2 }",
            "{ dwarf = 1, by = 2 }",
            "[blood_moon] strengthen: unknown key 'dwarf'; known: by, human, power_at_most",
        ),
        ("{ human = false, by = 2 }", "{ human = false }", "[blood_moon] strengthen: the key 'by' is missing"),
        ("human = false", 'human = "no"', "[blood_moon] strengthen.human: expected true or false, got a word"),
        ("{ human = false, by = 2 }", "2", "[blood_moon] strengthen: expected a table, got a number"),
        (
            "kingdom_of_astaria",
            "kingdom_of_asteria",
            "[opening_of_the_trade_routes] worth: there is no 'kingdom_of_asteria'; did you mean 'kingdom_of_astaria'?",
        ),
        (
            "nethil_yara = 2",
            "nethil_yara = -2",
            "[splendor_of_spring] worth: expected a number of at least 0",
        ),
    ],
)
def test_a_defect_of_an_event_is_named(folder: Path, old: str, new: str, said: str) -> None:
    write_instead(folder, "events", old, new)
    assert complaint(folder) == f"events.toml: {said}"


def test_a_file_that_is_not_toml_is_named_with_its_line(folder: Path) -> None:
    write_instead(folder, "events", "[choking_fog]", "[choking_fog")
    assert complaint(folder).startswith("events.toml: is not TOML: ")
    assert "(at line 13, column 13)" in complaint(folder)


def test_a_file_that_is_not_text_is_named(folder: Path) -> None:
    (folder / "relics.toml").write_bytes(b"\xff\xfe")
    assert complaint(folder).startswith("relics.toml: is not TOML: ")


@pytest.mark.parametrize("file", FILES)
def test_a_missing_file_is_named(folder: Path, file: str) -> None:
    (folder / f"{file}.toml").unlink()
    assert complaint(folder) == f"{file}.toml: cannot be read (No such file or directory)"


@pytest.mark.parametrize(
    ("file", "kept", "said"),
    [
        ("champions", 2, "there must be 3 to 64 entries, not 2"),
        ("locations", 3, "there must be 4 to 64 entries, not 3"),
        ("relics", 1, "there must be 2 to 54 entries, not 1"),
        ("events", 4, "there must be 5 to 64 entries, not 4"),
        ("champions", 0, "there must be 3 to 64 entries, not 0"),
    ],
)
def test_too_few_entries_are_refused(folder: Path, file: str, kept: int, said: str) -> None:
    path = folder / f"{file}.toml"
    entries = path.read_text(encoding="utf-8").split("\n[")
    path.write_text("\n[".join(entries[: kept + 1]), encoding="utf-8")
    assert complaint(folder) == f"{file}.toml: {said}"


def test_too_many_entries_are_refused(folder: Path) -> None:
    more = "".join(f'\n[relic_{n}]\npoints = 1\npower = "see_first"\n' for n in range(46))
    path = folder / "relics.toml"
    path.write_text(path.read_text(encoding="utf-8") + more, encoding="utf-8")
    assert complaint(folder) == "relics.toml: there must be 2 to 54 entries, not 55"


def test_a_changed_number_changes_the_table(folder: Path) -> None:
    write_instead(folder, "champions", "{ pillage = 3 }", "{ pillage = 5 }")
    write_instead(folder, "champions", "power  = 9", "power  = 10")
    write_instead(folder, "locations", "{ monk = 3 }", "{ monk = 4 }")
    write_instead(folder, "relics", "{ strengthen = 3 }", "{ strengthen = 2 }")
    write_instead(folder, "events", "offering = 3", "offering = 7")
    before, after = load_cards(CONTENT), load_cards(folder)
    barbarian = before.champions.index("barbarian")
    temple = before.locations.index("temple_of_shin_ti_lal")
    pugno = before.locations.index("ager_pugno")
    assert (before.legacy_amount[barbarian], after.legacy_amount[barbarian]) == (3, 5)
    assert (before.power[barbarian], after.power[barbarian]) == (9, 10)
    assert (before.bonus[temple][0], after.bonus[temple][0]) == (3, 4)
    assert (before.relic_amount[pugno], after.relic_amount[pugno]) == (3, 2)
    assert (before.offering[0], after.offering[0]) == (3, 7)


def test_a_new_champion_is_one_more_entry(folder: Path) -> None:
    more = '\n[dancer]\npower = 5\nrace = "elf"\nbattle = "ambush"\nlegacy = { pillage = 1 }\n'
    path = folder / "champions.toml"
    path.write_text(path.read_text(encoding="utf-8") + more, encoding="utf-8")
    cards = load_cards(folder)
    assert cards.champions[-1] == "dancer"
    assert len(cards.bonus[0]) == len(cards.champions) == 11


def test_the_fingerprint_follows_the_facts_and_not_their_layout(folder: Path) -> None:
    def of(place: Path) -> str:
        return fingerprint(read_entries(place / "champions.toml"))

    assert of(folder) == of(CONTENT)
    write_instead(folder, "champions", "power  = 9", "power = 9  # strong")
    assert of(folder) == of(CONTENT)
    write_instead(folder, "champions", "power = 9", "power = 8")
    assert of(folder) != of(CONTENT)


def test_the_fingerprint_follows_the_order_of_the_entries_and_not_that_of_their_keys() -> None:
    """Cards are numbered as they stand there, and drawn by number."""
    here = fingerprint({"monk": {"power": 0, "race": "elf"}, "mage": {"power": 3}})
    assert fingerprint({"monk": {"race": "elf", "power": 0}, "mage": {"power": 3}}) == here
    assert fingerprint({"mage": {"power": 3}, "monk": {"power": 0, "race": "elf"}}) != here
