"""What is drawn for a given view of Stratego Legends, and how the same is said."""

from __future__ import annotations

from functools import partial

import pytest

from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games.legends import terminal as face
from ludotheque.games.legends.drawing import DOTTED, WHOLE, shorts, widths
from ludotheque.games.legends.facts import UNITS
from ludotheque.kernel.game import Data, Question
from ludotheque.table import Table, new_table, setup
from ludotheque.terminal.match import Match
from ludotheque.terminal.plain import Plain
from tests.terminal.seeing import an_app, lines_of, on_a_screen, played, press, seen

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "A name of 20 letters", "Hal"]
EVERY = {lang: words_for("legends", lang, strict=True) for lang in LANGUAGES}
WORDS = EVERY["en"]
SIGNS = set("►─•[]{}<>^#*~")
FIELD = [  # the far edge first
    "DDDDTMPC",
    "DDTWTTFF",
    "DDPMWTTT",
    "FFPCCTTD",
    "MMMPTMPC",
    "FMCDTCFW",
    "MTWTFFMC",
    "TTTTCMMD",
]
FOREST = [*FIELD[:3], "FFPFCTTD", "MMMPFMPC", *FIELD[5:]]  # on both sides of Tiera

drawn = partial(lines_of, face, EVERY, NAMES)
a_game = partial(played, "legends")


def a_table(**changes: object) -> Table:
    """Ann's Tiera faces a Skeleton Warlock that everybody knows; the rest of Bob's army is hidden."""
    position: Data = {
        "seats": 2,
        "terrain": FIELD,
        "units": [
            ["landor@a1", "tiera@d4/seen", "holy_light@b1", "woodland_tower@c4", "high_elf@h3/moved"],
            ["skeleton_warlock@d5/seen", "murkis@f6", "mummy@g6/moved", "titan_castle@h8", "kralc@destroyed"],
        ],
        "turn": 8,
        "active": 0,
        "quiet": 3,
    }
    return setup("legends", {**position, **changes}, 2)


def rows(lines: list[str]) -> dict[str, str]:
    """The rows of the field by their numbers."""
    return {line[0]: line for line in lines if line[:1].isdigit()}


def test_the_terrain_of_the_rulebook_is_drawn_as_it_lies() -> None:
    lines = rows(drawn(a_table().view(0)))
    letters = ["".join(line[2 + 6 * n] for n in range(8)) for line in lines.values()]
    assert list(lines) == list("87654321")
    assert letters == FIELD
    assert lines["7"][2 + 6 * 3 :].startswith("W~~~~~")


def test_the_far_player_sees_the_field_from_the_other_edge() -> None:
    drawing = drawn(a_table().view(1))
    lines = rows(drawing)
    letters = ["".join(line[2 + 6 * n] for n in range(8)) for line in lines.values()]
    assert list(lines) == list("12345678")
    assert letters == [row[::-1] for row in FIELD[::-1]]
    assert any(line.split() == list("HGFEDCBA") for line in drawing)
    assert drawing[0].startswith("── ► Ann · beige army")


def test_units_are_told_apart_without_colour() -> None:
    lines = rows(drawn(a_table().view(0)))
    assert lines["1"].startswith("1 T[R10]T[*Ho]")
    assert lines["4"].startswith("4 M     M     M[###]P{Cl9}")
    assert lines["5"].startswith("5 F     F     P     C<Sk2>")
    assert "T<?? >T<??^>" in lines["6"]
    assert lines["8"][44:50] == "C<?? >"
    assert rows(drawn(a_table().view(1)))["8"].startswith("8 C[###]")


@pytest.mark.parametrize("height", [24, 60])
def test_hidden_units_are_not_shown(height: int) -> None:
    table = a_table()
    for seer, mine, theirs in ((0, True, False), (1, False, True), (None, False, False)):
        view = table.view(seer)
        for text in ("\n".join(drawn(view, height=height)), "\n".join(face.spoken(WORDS, view, NAMES[:2]))):
            assert ("Murki" in text or "Zo7" in text) == theirs
            assert ("Lando" in text or "R10" in text) == mine
    assert face.note(WORDS, "move h3 h4", table.view(1)) == "unknown, Town"
    assert face.about("move f6 f7", None, table.view(0)) is None


def test_a_fight_shows_both_sums_in_parts() -> None:
    view = a_table().view(0)
    fight = {"kind": "attack", "from": "d4", "space": "d5"}
    view["fight"] = {
        **fight,
        "attacker": {"team": 0, "unit": "tiera", "strength": 4, "parts": [["base", 9], ["terrain", -5]]},
        "defender": {"team": 1, "unit": "skeleton_warlock", "strength": 2, "parts": [["base", 2]]},
    }
    text = "\n".join(drawn(view))
    assert "Attack D4 – D5 (Town)" in text
    assert "[Tiera] 4 = 9 -5 terrain" in text
    assert "<Skeleton Warlock> 2" in text
    assert "Tiera: 4 = 9 -5 terrain" in face.spoken(WORDS, view, NAMES[:2])


def test_the_unit_of_ones_own_is_meant_where_two_fight() -> None:
    view = a_table().view(0)
    attacker = {"team": 0, "unit": "tiera", "strength": 9, "parts": [["base", 9]]}
    defender = {"team": 1, "unit": "skeleton_warlock", "strength": 2, "parts": [["base", 2]]}
    view["fight"] = {"kind": "attack", "from": "d4", "space": "d5", "attacker": attacker, "defender": defender}
    assert face.about("use d5 d5", None, view) == "tiera"
    view["you"] = 1
    assert face.about("use d5 d5", None, view) == "skeleton_warlock"


def test_the_log_tells_how_both_strengths_add_up_before_they_are_compared() -> None:
    match = Match(a_table(terrain=FOREST), ["human", "human"])
    match.choose(0, "move d4 d5")
    voice = match.voice("en")
    lines = [line for told in match.log for line in voice.told_lines(*told)]
    fight = lines.index("Attacker, base strength: 9.")
    assert lines[fight : fight + 5] == [
        "Attacker, base strength: 9.",
        "Attacker, terrain: -5.",
        "Defender, base strength: 2.",
        "The attacker has 4, the defender 2.",
        "Player 2 loses the Skeleton Warlock on D5.",
    ]


def test_the_curse_in_force_is_named_and_explained() -> None:
    units = [["tiera@d4/seen", "woodland_tower@a1"], ["skeleton_warlock@curse", "murkis@f6", "titan_castle@h8"]]
    view = a_table(units=units).view(0)
    assert any("Curse: Skeleton Warlock" in line for line in drawn(view))
    said = face.spoken(WORDS, view, NAMES[:2])
    assert said[said.index("Curse: Skeleton Warlock (Bob)") + 1].endswith(".")
    assert "Curse: none" in face.spoken(WORDS, a_table().view(0), NAMES[:2])


def test_destroyed_units_and_turns_without_progress_are_told() -> None:
    text = "\n".join(drawn(a_table().view(0)))
    assert "<Destroyed 1>" in text
    assert "D10" in text
    assert "No progress: 3/120" in text
    assert "4 units · 3 unknown" in text
    assert "Destroyed: Kralc 10" in face.spoken(WORDS, a_table().view(0), NAMES[:2])


def test_who_watches_is_told() -> None:
    view = a_table(watch=[0, 1]).view(0)
    assert drawn(view)[0].endswith("watches ──")
    assert "Watching: Bob" in face.spoken(WORDS, view, NAMES[:2])


def test_a_campaign_shows_its_battle_and_score() -> None:
    view = a_table(settings={"battles": 2, "campaign": "points"}, battle=1, wins=[1, 0], score=[14, 0]).view(0)
    assert face.headline(WORDS, view, NAMES) == (
        "Stratego Legends · Battle 2 of 2 · beige army 1 (14), grey army 0 · Turn 9 · Ann"
    )


def test_what_is_still_unknown_is_listed_where_the_army_is_open() -> None:
    table = a_game(2, 5, 0)
    said = face.spoken(WORDS, table.view(0), NAMES[:2])
    hidden = next(line for line in said if line.startswith("Still unknown: "))
    assert hidden.count(",") + 1 + sum(int(part[0]) - 1 for part in hidden[15:].split(", ") if "×" in part) == 30
    secret = new_table("legends", 2, 5, {"grey": "custom"})
    while not secret.view()["units"]:
        secret.choose(secret.deciders()[0], "fill")
    assert not any(line.startswith("Still unknown") for line in face.spoken(WORDS, secret.view(0), NAMES[:2]))


def test_an_army_is_shown_while_it_is_mustered_to_its_own_side_alone() -> None:
    table = new_table("legends", 2, 5, {"beige": "custom", "start": "first"})
    table.choose(0, "recruit landor")
    assert any("Landor 10" in line for line in drawn(table.view(0)))
    assert "Army: Landor 10" in face.spoken(WORDS, table.view(0), NAMES[:2])
    assert not any("Landor" in line for line in [*drawn(table.view(1)), *face.spoken(WORDS, table.view(1), NAMES[:2])])


@pytest.mark.parametrize(("seats", "seat"), [(4, 0), (6, 3), (8, 0), (8, 3), (8, 7)])
def test_in_team_games_all_columns_are_seen_and_ones_own_in_full(seats: int, seat: int) -> None:
    table = a_game(seats, 4, 60)
    view = table.view(seat)
    lines = drawn(view)
    field = rows(lines)
    assert len(field) == 8
    wide = widths(range(4 * seats), seat >> 1, 77)
    assert wide[8 * (seat >> 1) : 8 * (seat >> 1) + 8] == [WHOLE] * 8
    assert min(wide) >= DOTTED
    assert sum(wide) <= 77
    assert any("►" in line for line in (lines[0], *lines[9:]))


@pytest.mark.parametrize("seats", [2, 4, 6, 8])
def test_the_table_is_never_too_wide_and_leaves_room_for_a_menu(seats: int) -> None:
    for seed, choices in ((0, 0), (1, 60), (2, 300)):
        table = a_game(seats, seed, choices)
        for view in map(table.view, (0, seats - 1, None)):
            for lang in LANGUAGES:
                assert len(drawn(view, lang=lang)) <= 17
                drawn(view, width=160, height=60, lang=lang)


def test_more_is_drawn_where_there_is_room() -> None:
    view = a_table().view(0)
    low, high = "\n".join(drawn(view)), "\n".join(drawn(view, height=60))
    assert "Kralc 10" not in low
    assert "Kralc 10" in high
    assert " Lando Holy" in high


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_said_without_signs_and_nothing_is_left_out(lang: str) -> None:
    words = EVERY[lang]
    for table in (a_table(), a_game(2, 1, 60), a_game(8, 2, 200)):
        view = table.view(0)
        said = "\n".join(face.spoken(words, view, NAMES[: table.seats]))
        for unit in view["units"]:
            assert unit["space"].upper() in said
            assert unit["unit"] is None or words.text(f"unit-{unit['unit']}") in said
        assert all(words.text(f"unit-{id}") in said for own in view["seats"] for id in own["destroyed"])
        assert not SIGNS & set(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_type_has_two_letters_of_its_own(lang: str) -> None:
    found = shorts(EVERY[lang])
    assert len(set(found)) == len(found)
    explained = "\n".join(face.signs(EVERY[lang]))
    for sign in ("[El6]", "{El6}", "<??>", "<??^>", "[###]", "[*", "D[6", *found[:-2]):
        assert sign in explained


@pytest.mark.parametrize(
    ("text", "unit", "card"),
    [
        ("recruit landor", None, "landor"),
        ("name mummy", "tiera", "mummy"),
        ("target d5", "tiera", "tiera"),
        ("pass", "skeleton_warlock", "skeleton_warlock"),
        ("move d4 d5", None, None),
    ],
)
def test_a_choice_speaks_of_the_unit_it_names_or_that_asks(text: str, unit: str | None, card: str | None) -> None:
    assert face.subject(text, Question("ask-turn", {"by": unit}, {"by": "unit"})) == card
    assert card is None or card in UNITS


def test_a_line_says_with_which_strength_a_unit_will_fight_on_that_space() -> None:
    view = a_table(terrain=FOREST).view(0)
    assert face.note(WORDS, "move d4 d5", view) == "Tiera 4 against Skeleton Warlock 2"
    assert face.note(WORDS, "move d4 e4", view) == "Tiera 4, Forest"
    assert face.note(WORDS, "move h3 h2", view) == "High Elf 6, Town"
    units = [["lawok@d4", "craglor@a1", "woodland_tower@h1"], ["kzzt@d5/seen", "sir_gilbert@e4/seen", "kzzt@a2"]]
    view = a_table(terrain=["PPPPPPPP"] * 8, units=units).view(0)
    assert face.note(WORDS, "move d4 e4", view) == "Lawok 7 against Sir Gilbert 9"
    assert face.note(WORDS, "move d4 d5", view) == "Lawok 6 against Kzz’t 3"
    assert face.note(WORDS, "move a1 a2", view) == "Craglor 8 against unknown"
    units = [["craglor@d4", "frodnaj_archer@a1", "woodland_tower@h1"], ["kzzt@d5/seen", "wannok@a3/seen"]]
    view = a_table(terrain=["FFFFFFFF"] * 8, units=units).view(0)
    assert face.note(WORDS, "move d4 d5", view) == "Craglor 8 against Kzz’t 6"
    assert face.note(WORDS, "strike a1 a3", view) == "Frodnaj Archer 5 against Wannok 7"
    assert a_table(terrain=FOREST).view(1)["prospects"] == {}


async def test_a_swap_starts_from_a_unit_and_marks_the_castle() -> None:
    app = an_app("human,random", turn=0, game="legends", start="first")
    table = app.match.table
    castle = next(unit["space"] for unit in table.view(0)["units"] if unit["unit"] == "woodland_tower")
    assert len(table.menu(0)) == 31
    assert face.note(WORDS, f"swap {castle}", table.view(0)) == "Woodland Tower, Castle"
    async with on_a_screen(app, (80, 24)) as pilot:
        await press(pilot, "slash", *castle)
        assert f"Swap {castle.upper()} (Woodland Tower, Castle)" in await seen(pilot)
        await press(pilot, "enter")
        assert table.record().choices == [(0, f"swap {castle}")]
        assert table.menu(0)[0] == "pass"
        assert len(table.menu(0)) == 30
        assert f"Woodland Tower on {castle.upper()}" in await seen(pilot)


def test_a_line_says_what_is_where_it_points_and_shows_that_card() -> None:
    view = a_table().view(0)
    assert face.note(WORDS, "move d4 d5", view) == "Tiera 9 against Skeleton Warlock 2"
    assert face.note(WORDS, "move d4 e4", view) == "Tiera 9, Mountain"
    assert face.note(WORDS, "target f6", view) == "unknown"
    assert face.note(WORDS, "recruit landor", view) == "10"
    assert face.note(WORDS, "act c4 1", view).startswith("Woodland Tower, Castle: ")
    assert face.note(WORDS, "pass", view) == ""
    assert face.about("move d4 d5", None, view) == "tiera"
    assert face.about("target f6", Question("ask-turn", {"by": "tiera"}, {"by": "unit"}), view) == "tiera"


async def test_a_unit_is_chosen_by_its_space_and_a_move_by_its_notation() -> None:
    app = an_app("human,random", turn=0, game="legends", start="first")
    first = next(text for text in app.match.table.menu(0) if text.startswith("swap"))
    space = first.split()[1]
    async with on_a_screen(app, (80, 24)) as pilot:
        await press(pilot, "slash", *space)
        assert f"Swap {space.upper()} (" in await seen(pilot)
        await press(pilot, "escape", "slash", *["space" if letter == " " else letter for letter in first])
        await press(pilot, "enter")
        assert app.match.table.record().choices[0] == (0, first)


def test_in_lines_a_long_menu_is_told_by_how_it_begins(capsys: pytest.CaptureFixture[str]) -> None:
    units = [["hunter@d4", "hunter@a1", "hunter@g2", "woodland_tower@h1"], ["murkis@f6", "titan_castle@h8"]]
    match = Match(a_table(terrain=["PPPPPPPP"] * 8, units=units), ["human", "random"], 3)
    charges = [text for text in match.table.menu(0) if text.startswith("charge d4 ")]
    typed = ["charge d4", "nonsense", charges[0]]
    Plain(match, "en", lambda _: typed.pop(0) if typed else None, shared=False).play()
    out = capsys.readouterr().out
    assert out.count(". Charge from D4 to") == len(charges)
    assert "charge d4: " in out
    assert f"{len(charges)} choices" in out
    assert "“nonsense” is not one of the choices." in out
    assert match.table.record().choices[0] == (0, charges[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_castle_in_front_is_warned_of_while_it_may_be_swapped(language: str) -> None:
    """Its player reads it, nobody else; no longer once the swaps are over."""
    words = EVERY[language]
    table, space = with_a_castle_in_front()
    warning = words.text("exposed-castle", space=space.upper())
    assert warning in face.brief(words, table.view(0), NAMES[:2])
    assert warning in face.spoken(words, table.view(0), NAMES[:2])
    assert warning not in face.brief(words, table.view(1), NAMES[:2])
    assert warning not in face.brief(words, table.view(), NAMES[:2])
    while "pass" in table.menu(table.deciders()[0]) and table.view()["turn"] == 0:
        table.choose(table.deciders()[0], "pass")
    assert warning not in face.brief(words, table.view(0), NAMES[:2])


def with_a_castle_in_front() -> tuple[Table, str]:
    """The first seat swaps first, and has its Castle in front; and where."""
    for seed in range(50):
        table = new_table("legends", 2, seed, {"start": "first"})
        own = {unit["unit"]: unit["space"] for unit in table.view(0)["units"] if unit["unit"]}
        if own["woodland_tower"][1] in "34":
            return table, own["woodland_tower"]
    raise AssertionError("there is no such table")
