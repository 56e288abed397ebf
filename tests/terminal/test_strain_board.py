"""What is drawn for a given view of Strain, and how the same is said."""

from __future__ import annotations

from functools import partial

import pytest

from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games.strain import terminal as face
from ludotheque.games.strain.facts import TILES
from ludotheque.kernel.game import Question
from ludotheque.table import Table, new_table, setup
from tests.terminal.seeing import lines_of

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eve", "Finn", "A name of 20 letters"]
EVERY = {lang: words_for("strain", lang, strict=True) for lang in LANGUAGES}
WORDS = EVERY["en"]
SIGNS = set("►▲◆─☣✓~›•")

drawn = partial(lines_of, face, EVERY, NAMES)


def a_table(seats: int = 4, **changes: object) -> Table:
    """Ann in her Evolve phase; her first organism is half asleep, Bob's is infected."""
    position = {
        "seats": seats,
        "organism": [["bacillus", "coccus"], ["yeast", "euglena"]],
        "membrane": [["cytosol ~cytosol cytosol endoplasmic_reticulum"], ["cytosol influenza", "bare"]],
        "hand": [["antibody", "cytosol", "cytosol", "diatom"], ["ebola", "mitochondrion"]],
        "cytoplasm_discard": ["cytosol", "cytosol", "ectoplasm"],
        "points": [4, 2] + [0] * (seats - 2),
        "scored": [["bacillus"], ["coccus"]],
        "turn": 9,
        "active": 0,
    }
    return setup("strain", {**position, **changes}, seats)


def a_game(seats: int, seed: int, choices: int) -> Table:
    """A game played for a while, as wildly as it gets without luck."""
    table = new_table("strain", seats, seed)
    for n in range(choices):
        if table.over:
            break
        seat = table.deciders()[0]
        menu = table.menu(seat)
        table.choose(seat, menu[(n * 7 + seed) % len(menu)])
    return table


def test_own_organisms_show_every_tile_with_what_it_gives_and_resists() -> None:
    lines = drawn(a_table().view(0))
    assert any(line.startswith(" A1 Bacillus 4/4 ◆11 ✓  2× Cytosol 1A/1T ◆2 · ~Cytosol 1A/1T ◆2") for line in lines)
    assert any("Endoplasmic Reticulum 2A+2T ◆2" in line for line in lines)
    assert " A2 Coccus 0/2 ◆2" in lines
    assert " Hand  Diatom 8 VP · 2× Cytosol 1A/1T · Antibody (1)" in lines


def test_opponents_are_chips_with_their_numbers() -> None:
    lines = drawn(a_table().view(0))
    assert any(line.startswith("── B Bob ─") and "2 VP · hand 2 (2 Petri) · ATP 1 · toxins 1" in line for line in lines)
    assert any(line.startswith(" B1 Yeast 1/4 ◆4 ☣") for line in lines)


def test_the_middle_tells_the_phase_what_may_be_placed_and_the_piles() -> None:
    view = a_table(7).view(0)
    lines = drawn(view)
    assert any(
        line.startswith("── Ann: Evolve ─") and line.endswith("to place: organisms 1, cytoplasms 1 ──")
        for line in lines
    )
    assert any("Cytoplasms 71 (3)" in line for line in lines)
    assert face.headline(WORDS, view, NAMES) == "Strain · Turn 9 · Ann: Evolve · goal 12 VP"


def test_the_seat_that_looks_sits_below_and_the_others_follow_in_the_order_of_play() -> None:
    for seat, order in ((0, "BCDA"), (2, "DABC"), (None, "BCDA")):
        lines = drawn(a_table().view(seat), height=40)
        bars = [line[3] for line in lines if line.startswith("── ") and line[4] == " "]
        assert "".join(bars) == order


def test_the_chain_grows_to_the_right_with_numbers() -> None:
    tiles = ["mitochondrion mitochondrion mitochondrion"]
    table = a_table(hand=[["influenza", "apoptosis"], ["antibody"]], membrane=[tiles, [*tiles, "bare"]])
    table.choose(0, "infect influenza b1")
    while len(table.view()["chain"]) < 2 or len(table.deciders()) > 1 or not table.view(0)["asked"]:
        seat = table.deciders()[-1]
        menu = table.menu(seat)
        table.choose(seat, "answer antibody 1" if "answer antibody 1" in menu else menu[0])
    view = table.view(0)
    events = ["1 Ann: Influenza on B1", "2 Bob: Antibody against Influenza (1)"]
    assert any(" › ".join(events) in line for line in drawn(view))
    assert f"Chain of events: {'; '.join(events)}" in face.spoken(WORDS, view, NAMES)


def a_battle() -> Table:
    """Ann has attacked Bob's Yeast with three toxins, and Bob takes off tokens."""
    table = a_table(membrane=[["toxicyst"], ["cytosol cytosol", "bare"]], hand=[[], []])
    for text in ("attack b1", "use toxicyst a1", "commit 3"):
        table.choose(0, text)
    return table


def test_a_battle_shows_the_tokens_by_slot_and_the_log_tells_them_too() -> None:
    view = a_battle().view(1)
    tokens = ["0 Yeast: 2 tokens", "1 Cytosol: 2 tokens", "2 Cytosol: 2 tokens"]
    assert any(f"B1: 3 tokens come off · {tokens[0]}" in line for line in drawn(view))
    event = {"name": "resists", "seat": 1, "defence": 6, "toxins": 3}
    assert face.remarks(WORDS, event, view, NAMES) == [", ".join(tokens)]
    assert face.remarks(WORDS, {"name": "turn", "seat": 0, "turn": 1}, view, NAMES) == []
    assert face.note(WORDS, "resist 1 2", view) == "Cytosol"


def test_a_line_says_what_lies_where_it_points() -> None:
    view = a_table().view(0)
    assert face.note(WORDS, "attack b1", view) == "Yeast 1/4, defence 4"
    assert face.note(WORDS, "place cytosol a1", view) == "Bacillus 4/4"
    assert face.note(WORDS, "place diatom a3", view) == ""
    assert face.note(WORDS, "use cytosol a1", view) == "1 ATP or 1 toxin"
    assert face.note(WORDS, "end", view) == ""


@pytest.mark.parametrize("height", [24, 60])
def test_what_is_hidden_is_not_shown(height: int) -> None:
    for view, mine in ((a_table().view(0), True), (a_table().view(None), False)):
        for text in ("\n".join(drawn(view, height=height)), "\n".join(face.spoken(WORDS, view, NAMES[:4]))):
            assert "Ebola" not in text
            assert "Mitochondrion" not in text
            assert ("Antibody" in text) == mine


@pytest.mark.parametrize(("seats", "most"), [(2, 15), (4, 16), (7, 21)])
def test_the_table_is_never_too_wide_and_leaves_room_for_a_menu(seats: int, most: int) -> None:
    for seed in range(3):
        for choices in (0, 60, 250, 500):
            table = a_game(seats, seed, choices)
            for view in map(table.view, (0, seats - 1, None)):
                for lang in LANGUAGES:
                    assert len(drawn(view, lang=lang)) <= most
                    drawn(view, width=118, height=50, lang=lang)


def test_more_is_drawn_where_there_is_room() -> None:
    view = a_table(7).view(0)
    low, high = "\n".join(drawn(view)), "\n".join(drawn(view, width=110, height=60))
    assert "☣Influenza 2T" not in low
    assert "☣Influenza 2T" in high
    assert "2× Cytosol · Ectoplasm" in high


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_table_is_said_without_signs_and_nothing_is_left_out(lang: str) -> None:
    words = EVERY[lang]
    for table in (a_table(), a_game(4, 1, 250), a_battle()):
        view = table.view(0)
        said = "\n".join(face.spoken(words, view, NAMES[: table.seats]))
        tiles = [tile for heap in view["discards"].values() for tile in heap] + view["seats"][0]["hand"]
        for own in view["seats"]:
            tiles += own["scored"]
            for organism in filter(None, own["organisms"]):
                assert organism["place"].upper() in said
                tiles += [organism["tile"], *(slot["tile"] for slot in organism["slots"])]
        assert all(words.text(f"tile-{tile}") in said for tile in tiles)
        assert not SIGNS & set(said)


def test_a_dormant_tile_and_a_virus_are_said_in_words() -> None:
    said = face.spoken(WORDS, a_table().view(0), NAMES)
    bacillus = next(
        line for line in said if line.startswith("A1, Bacillus: 4 of 4 building blocks, complete, defence 11")
    )
    assert "; Cytosol (1 ATP or 1 toxin, resistance 2, dormant)" in bacillus
    assert "Endoplasmic Reticulum (2 ATP and 2 toxins, resistance 2)" in bacillus
    assert any("Influenza (virus, immunity 2)" in line for line in said)
    assert "Hand: Organisms 0; Cytoplasms 0; Petri Dish 2" in said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sign_is_explained(lang: str) -> None:
    explained = "\n".join(face.signs(EVERY[lang]))
    for sign in ("◆", "☣", "✓", "~", "!", "1A/2T", "2A+2T"):
        assert sign in explained


@pytest.mark.parametrize(
    ("text", "tile", "card"),
    [
        ("place cytosol a1", None, "cytosol"),
        ("use ~mitochondrion a1", None, "mitochondrion"),
        ("discard ebola", None, "ebola"),
        ("pass", "influenza", "influenza"),
        ("attack b1", None, None),
        ("end", None, None),
    ],
)
def test_a_choice_speaks_of_the_tile_it_names_or_that_is_asked_about(
    text: str, tile: str | None, card: str | None
) -> None:
    assert face.subject(text, Question("ask-respond", {"by": tile}, {"by": "tile"})) == card
    assert card is None or card in TILES
