"""Armies that people put together: the army table, their text, and how they come to a table."""

from __future__ import annotations

from collections import Counter

import pytest

import ludotheque
from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games.legends.army import EITHER, KEEP, RANKS, STAR, TABLE, counts, faults, may_join, rank, required
from ludotheque.games.legends.facts import CARDS, UNITS
from ludotheque.games.legends.kinds import SIDES
from ludotheque.games.legends.options import PACKS
from ludotheque.games.legends.roster import (
    FORM,
    LONGEST_NAME,
    MIXED,
    Roster,
    Unreadable,
    choices,
    misread,
    random_army,
    ranks,
    read,
    ready_army,
    sentences,
    side_named,
    side_of,
    written,
)
from ludotheque.games.legends.table import ARMY
from ludotheque.games.legends.verbs import RECRUIT
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Setting

BEIGE, GREY = range(2)
G4 = CARDS.packs[PACKS.index("G4")]
CELESTIAL = CARDS.packs[PACKS.index("celestial")]
ENGLISH = words_for("legends", "en", strict=True)
CASTLES = [design for design in range(len(UNITS)) if rank(CARDS, design) == KEEP and CARDS.side[design] == BEIGE]


def unit(name: str) -> int:
    return UNITS.index(name)


def of_rank(one: int, side: int = BEIGE) -> list[int]:
    """The ordinary units of a rank."""
    here = [design for design in range(len(UNITS)) if rank(CARDS, design) == one and CARDS.side[design] == side]
    return [design for design in here if not CARDS.levy[design]]


def plain_army() -> list[int]:
    """As the army table asks, every unit once."""
    return [design for one in RANKS for design in of_rank(one)[: TABLE[one]]]


def levied(name: str) -> list[int]:
    """A plain army with this unit and five of the strength below in the place of three and three."""
    lower = CARDS.levy[unit(name)]
    others = [design for design in plain_army() if rank(CARDS, design) not in (lower, lower + 1)]
    return [*others, unit(name), *of_rank(lower)[:5]]


def wrong(units: list[int], side: int = BEIGE, copies: int = 5) -> list[tuple[str, int, int]]:
    return faults(CARDS, units, side, copies)


def mustered(units: list[int], side: int, copies: int, sides: str = "apart") -> list[int]:
    """The army that a table has after the answers that the roster gives."""
    options: dict[str, Setting] = {"beige": "custom", "grey": "custom", "start": "first", "first_army": SIDES[side]}
    table = ludotheque.new_table("legends", 2, 1, {**options, "copies": copies, "sides": sides})
    for choice in choices(CARDS, units):
        table.choose(0, table.game.text(choice))
    assert table.deciders() == [1]
    found = table.position()["mustered"][0]
    return sorted(unit(name) for name in found)


# The army table


def test_an_army_has_thirty_units_in_the_numbers_of_the_table() -> None:
    """[Legends R50]"""
    assert TABLE == {10: 1, 9: 1, 8: 3, 7: 3, 6: 3, 5: 3, 4: 3, 3: 3, 2: 3, 1: 1, STAR: 5, KEEP: 1}
    assert sum(TABLE.values()) == ARMY
    assert wrong(plain_army()) == []


@pytest.mark.parametrize("one", RANKS)
def test_what_is_missing_and_what_is_too_many_is_said_for_every_rank(one: int) -> None:
    """[Legends R50]"""
    army, extra = plain_army(), of_rank(one)[TABLE[one]]
    gone = next(design for design in army if rank(CARDS, design) == one)
    assert wrong([design for design in army if design != gone]) == [("missing", one, 1)]
    assert wrong([*army, extra]) == [("surplus", one, 1)]


def test_an_empty_army_misses_everything() -> None:
    assert wrong([]) == [("missing", one, TABLE[one]) for one in RANKS]


@pytest.mark.parametrize("copies", [1, 2, 3, 5])
def test_an_army_holds_as_many_of_one_unit_as_was_agreed(copies: int) -> None:
    """[Legends A59, A65]"""
    others = [design for design in plain_army() if rank(CARDS, design) != STAR]
    first, *rest = of_rank(STAR)
    for times in range(1, 6):
        army = [*others, *[first] * times, *rest[: 5 - times]]
        assert wrong(army, copies=copies) == ([("copies", first, times)] if times > copies else [])


def test_units_serve_on_their_own_side_unless_the_sides_mix() -> None:
    """[Legends A60, A65]"""
    army = plain_army()
    stranger = of_rank(10, GREY)[0]
    army[0] = stranger
    assert wrong(army) == [("side", stranger, GREY)]
    assert wrong(army, EITHER) == []
    assert [what for kind, what, _ in wrong(army, GREY) if kind == "side"] == sorted(army[1:])


@pytest.mark.parametrize("name", ["zanofor_bowdode", "wyatt_yarg"])
def test_two_units_bring_five_of_the_strength_below(name: str) -> None:
    """[Legends R50, A59]"""
    army = levied(name)
    lower = CARDS.levy[unit(name)]
    assert len(army) == ARMY
    assert wrong(army) == []
    assert required(CARDS, army) == {**TABLE, lower + 1: 1, lower: 5}
    assert wrong([design for design in army if design != of_rank(lower)[0]]) == [("missing", lower, 1)]
    without = [of_rank(lower + 1)[0] if design == unit(name) else design for design in army]
    assert wrong(without) == [("missing", lower + 1, 2), ("surplus", lower, 2)]


@pytest.mark.parametrize("name", ["zanofor_bowdode", "wyatt_yarg"])
def test_they_may_serve_in_an_army_of_the_usual_mix_too(name: str) -> None:
    """[Legends R50]"""
    army = plain_army()
    army[army.index(of_rank(CARDS.levy[unit(name)] + 1)[0])] = unit(name)
    assert wrong(army) == []
    assert mustered(army, BEIGE, 5) == sorted(army)


@pytest.mark.parametrize("pack", range(len(PACKS)))
def test_every_ready_army_is_legal(pack: int) -> None:
    """[Legends R50]"""
    army = CARDS.packs[pack]
    assert wrong(army, side_of(CARDS, army)) == []
    assert side_of(CARDS, army) == (BEIGE if pack < 7 else GREY)


def test_whoever_may_join_makes_nothing_wrong_but_what_is_still_missing() -> None:
    """[Legends R50, A59, A60]"""
    for seed in range(20):
        army: list[int] = []
        while len(army) < ARMY:
            joining = may_join(CARDS, army, BEIGE, 2)
            army.append(joining[SeededDice(seed).below(len(joining), 0, len(army))])
            assert {kind for kind, _, _ in wrong(army, copies=2)} <= {"missing"}
        assert wrong(army, copies=2) == []


# Their text


def test_an_army_is_written_in_the_order_of_numbers() -> None:
    text = written(CARDS, Roster("Mine", [unit("high_elf"), unit("landor"), unit("high_elf")]))
    assert text == "# Mine\n1 landor\n2 high_elf\n"


@pytest.mark.parametrize("pack", range(len(PACKS)))
def test_an_army_is_read_as_it_was_written(pack: int) -> None:
    army = ready_army(words_for("legends", "en"), CARDS, pack)
    assert read(ENGLISH, CARDS, written(CARDS, army)) == army


def test_numbers_names_blank_lines_and_any_order_are_read_too() -> None:
    number = CARDS.number[unit("high_elf")]
    text = f"\n  # Elves and others \n2 {number}\n\n1 Landor\n1\thigh elf\n1 MIGOL'S royal Guard\n# a remark\n"
    name, units = read(ENGLISH, CARDS, text)
    assert name == "Elves and others"
    assert Counter(units) == {unit("high_elf"): 3, unit("landor"): 1, unit("migols_royal_guard"): 1}
    assert read(ENGLISH, CARDS, "1 landor") == Roster("", [unit("landor")])


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_unit_is_read_by_its_name_in_the_language_that_is_spoken(language: str) -> None:
    """With its accents or without, and with any apostrophe."""
    words = words_for("legends", language, strict=True)
    names = [words.text(f"unit-{id}") for id in UNITS]
    for said in (names, [name.upper() for name in names], [name.replace("’", "'") for name in names], UNITS):
        found = read(words, CARDS, "\n".join(f"1 {name}" for name in said)).units
        assert [UNITS[design] for design in found] == list(UNITS)
    if language == "fr":
        assert read(words, CARDS, "1 tiera\n1 Tiéra\n1 TIÉRA").units == [unit("tiera")] * 3


def test_a_name_that_is_nearly_right_in_the_language_is_understood() -> None:
    with pytest.raises(Unreadable) as trouble:
        read(words_for("legends", "fr"), CARDS, "2 Sorcier squelete")
    assert trouble.value.near == "skeleton_warlock"


def test_a_name_stays_in_one_line() -> None:
    text = written(CARDS, Roster("one\ntwo " + "x" * 200, []))
    assert text.startswith("# one two xxx")
    assert len(text) == len("# \n") + LONGEST_NAME


@pytest.mark.parametrize(
    ("line", "said", "near"),
    [
        ("3 high_elv", "high_elv", "high_elf"),
        ("1 zzzzzz", "zzzzzz", None),
        ("1 999", "999", UNITS[-1]),
        ("1 0", "0", UNITS[0]),
        ("landor", "landor", ""),
        ("1", "1", ""),
        ("0 landor", "0 landor", ""),
        ("31 landor", "31 landor", ""),
        ("-1 landor", "-1 landor", ""),
        ("9999999999999999999999 landor", "9999999999999999999999 landor", ""),
    ],
)
def test_a_line_that_cannot_be_read_is_named_with_the_nearest_unit(line: str, said: str, near: str | None) -> None:
    with pytest.raises(Unreadable) as trouble:
        read(ENGLISH, CARDS, f"# Mine\n\n{line}\n")
    assert (trouble.value.line, trouble.value.said) == (3, said)
    assert trouble.value.near in UNITS if near is None else trouble.value.near == near
    assert str(trouble.value).startswith("line 3: ")
    for language in LANGUAGES:
        words = words_for("legends", language, strict=True)
        assert said in misread(words, trouble.value)
        assert (FORM in misread(words, trouble.value)) == (near == "")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_fault_has_a_sentence_in_every_language(language: str) -> None:
    words = words_for("legends", language, strict=True)
    castles = Roster("", [*CASTLES[:3], *[unit("kralc")] * 3, *of_rank(STAR)[:7], *of_rank(2)[:4]])
    found = sentences(words, CARDS, castles, BEIGE, 2)
    assert len(found) == len(set(found)) == 12 + 2
    assert len(sentences(words, CARDS, Roster("", []), BEIGE, 5)) == len(RANKS)
    assert sentences(words, CARDS, Roster("", G4), BEIGE, 1) == []
    assert words.text("army-complete")


def test_the_table_says_how_many_there_are_and_how_many_are_due() -> None:
    """[Legends R50]"""
    assert ranks(CARDS, [unit("landor"), CASTLES[0]]) == [
        ("10", 1, 1), ("9", 0, 1), *[(str(one), 0, 3) for one in range(8, 1, -1)], ("1", 0, 1), ("magic", 0, 5),
        ("castle", 1, 1),
    ]  # fmt: skip


# By lot, and at a table


@pytest.mark.parametrize("copies", [1, 2, 3, 5])
@pytest.mark.parametrize("allegiance", [*SIDES, MIXED])
def test_armies_by_lot_are_legal_and_can_be_mustered(allegiance: str, copies: int) -> None:
    """[Legends R50, A68]"""
    side = side_named(allegiance)
    own = side_of(CARDS, []) if side == EITHER else side
    for seed in range(17):
        army = random_army(CARDS, side, copies, SeededDice(1000 * copies + seed))
        assert wrong(army, side, copies) == []
        assert mustered(army, own, copies, "mixed" if side == EITHER else "apart") == army


def test_armies_by_lot_differ_and_some_of_them_are_levied() -> None:
    armies = [random_army(CARDS, BEIGE, 5, SeededDice(seed)) for seed in range(300)]
    assert len({tuple(army) for army in armies}) == 300
    assert {counts(CARDS, army)[7] for army in armies} == {3, 5}
    assert {counts(CARDS, army)[4] for army in armies} == {3, 5}


def test_both_levies_of_one_army_can_be_mustered() -> None:
    """[Legends R50, A68]"""
    assert mustered(CELESTIAL, BEIGE, 5) == sorted(CELESTIAL)
    assert [what for _, what, _ in choices(CARDS, CELESTIAL)[2:8]] == [unit("zanofor_bowdode"), *[unit("adellin")] * 5]


def test_the_answers_are_recruits_in_the_order_of_the_army_table() -> None:
    """[Legends A68]"""
    found = choices(CARDS, G4)
    assert {verb for verb, _, _ in found} == {RECRUIT}
    order = [RANKS.index(rank(CARDS, design)) for _, design, _ in found]
    assert order == sorted(order)
    assert sorted(design for _, design, _ in found) == sorted(G4)


# Between two battles


def after_a_battle(grey: str = "custom") -> ludotheque.Table:
    """Ann has won the first battle of two with an army of her own, and everybody has looked at it; she begins."""
    position = {
        "settings": {"battles": 2, "campaign": "points", "start": "first", "beige": "custom", "grey": grey},
        "units": [["hunter@d4", "woodland_tower@a1"], ["titan_castle@d5", "golladus@h8"]],
        "mustered": [
            [UNITS[design] for design in levied("wyatt_yarg")],
            [UNITS[d] for d in CARDS.packs[PACKS.index("E5")]],
        ],
        "starter": 1,
    }
    table = ludotheque.setup("legends", position)
    table.choose(0, "move d4 d5")
    table.choose(0, "pass")
    table.choose(1, "pass")
    return table


def test_the_army_of_the_last_battle_can_be_kept() -> None:
    """[Legends R52, A68]"""
    table = after_a_battle()
    assert table.deciders() == [0]
    assert table.menu(0)[0] == "keep"
    table.choose(0, "keep")
    assert table.deciders() == [1]
    table.choose(1, "keep")
    assert [unit["unit"] is None for unit in table.view(0)["units"] if unit["team"] == 1] == [True] * ARMY
    fielded = [unit(one["unit"]) for one in table.view(0)["units"] if one["team"] == 0]
    assert sorted(fielded) == sorted(levied("wyatt_yarg"))


@pytest.mark.parametrize("first", ["pack G1", "fill", "recruit vellec"])
def test_another_army_is_mustered_from_nothing(first: str) -> None:
    """[Legends R52, A68]"""
    table = after_a_battle("E5")
    table.choose(0, first)
    if first == "recruit vellec":
        assert table.view(0)["seats"][0]["army"] == ["vellec"]
        assert "keep" not in table.menu(0)
        table.choose(0, "fill")
    army = [unit(name) for name in table.view(0)["seats"][0]["army"]]
    assert wrong(army) == []
    assert sorted(army) != sorted(levied("wyatt_yarg"))


def test_there_is_nothing_to_keep_before_the_first_battle() -> None:
    """[Legends A68]"""
    table = ludotheque.new_table("legends", 2, 1, {"beige": "custom", "start": "first"})
    assert "keep" not in table.menu(0)


def test_nobody_else_sees_what_could_be_kept() -> None:
    """[Legends A54]"""
    table = after_a_battle()
    for looking in (1, None):
        assert table.view(looking)["seats"][0] == {**table.view(looking)["seats"][0], "army": None, "mustered": None}
    for seed in range(5):
        imagined = table.seat(1).imagine(seed)
        assert table.game.view(imagined, 1) == table.view(1)
        assert imagined.menu(0)[0] == table.state.menu(0)[0]
