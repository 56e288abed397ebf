"""What is drawn for a given view of Strife, and how the same is said."""

from __future__ import annotations

from functools import partial

import pytest

from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games.strife import terminal as face
from ludotheque.kernel.game import Data, Question
from ludotheque.table import new_table, setup
from tests.terminal.seeing import lines_of

NAMES = ["Ann", "Bob"]
EVERY = {lang: words_for("strife", lang, strict=True) for lang in LANGUAGES}
WORDS = EVERY["en"]

drawn = partial(lines_of, face, EVERY, NAMES)


def a_view(seat: int | None = 0, **changes: object) -> Data:
    """Shadow Keep in the middle of things."""
    position = {
        "row": ["shadow_keep", "nethil_yara", "pit_of_souls"],
        "discard": ["baladons_rock", "ravagers_wastes"],
        "pile": [["monk", "paladin"], ["druid"]],
        "points": [4, 7],
        "holder": 1,
        "stone": 3,
        "turn": 4,
    }
    return setup("strife", {**position, **changes}).view(seat)


def a_fight(**changes: object) -> Data:
    """Wizard against Assassin; Ann has been strengthened, Bob is stopped and protected."""
    fight = {
        "battle": ["mage", "assassin"], "gain": [4, 0], "bonus": [0, 6], "battle_block": [-1, -2],
        "shield": [0, 4], "bounty": [3, 0], "agenda": [],
    }  # fmt: skip
    return a_view(0, **{**fight, **changes})


def test_the_row_shows_points_bonus_and_where_the_battle_is() -> None:
    lines = drawn(a_view())
    assert " ► Shadow Keep   2 VP, +2 Assassin   (battle here)" in lines
    assert "   Nethil Yara   3 VP, +2 Druid" in lines
    assert any(line.endswith("Location deck: 5 · Discard: 2 ──") for line in lines)


def test_an_event_changes_what_a_location_is_worth() -> None:
    view = a_view(calendar=["opening_of_the_trade_routes"], settings={"events": True, "rounds": 1})
    assert any("4 VP (+2 event), +2 Assassin" in line for line in drawn(view))
    assert face.headline(WORDS, view, NAMES).endswith("Event: Opening of the Trade Routes")


def test_the_seat_that_looks_sits_at_the_bottom() -> None:
    for seat, below in ((0, "Ann"), (1, "Bob"), (None, "Ann")):
        bars = [line for line in drawn(a_view(seat)) if line.startswith("── ")]
        assert bars[-1].startswith(f"── {below} ─")


def test_a_pile_is_fanned_from_bottom_to_top_with_its_top_marked() -> None:
    assert " Legacy  0 Monk › ▲ 4 Paladin" in drawn(a_view())


def test_points_and_the_fatestone_stand_with_their_player() -> None:
    lines = drawn(a_view())
    assert any(line.startswith("── Bob ─") and line.endswith("─ 7 VP · ◆ Fatestone 3 ──") for line in lines)
    assert any(line.startswith("── Ann ─") and line.endswith("─ 4 VP ──") for line in lines)


def test_while_a_fight_is_on_totals_show_their_parts_and_marks() -> None:
    lines = drawn(a_fight())
    assert " Battle  7 = 3 Wizard +4 battle ability · +3 VP for a victory" in lines
    assert " Battle  10 = 2 Assassin +6 legacy and relic +2 location" in lines
    assert "         · battle ability blocked · protected: narrow defeat = tie" in lines


def test_a_champion_at_the_paladins_side_and_cards_set_aside_are_shown() -> None:
    lines = drawn(
        a_fight(battle=["paladin", "assassin"], support=["ranger", None], aside=[["knight"], []], pile=[[], []])
    )
    assert any("(At the Paladin’s side: 5 Ranger)" in line for line in lines)
    assert " Set aside  8 Knight" in lines


def test_a_relic_is_shown_in_the_row_and_before_its_owner() -> None:
    view = a_view(row=["garwood_peak"], relic=["ager_pugno", None], settings={"relics": True}, agenda=[])
    lines = drawn(view)
    assert " ► Garwood Peak  1 VP, Relic   (battle here)" in lines
    assert " Relic   Ager Pugno" in lines


def test_a_hidden_hand_is_a_number_and_a_hidden_card_is_its_owners() -> None:
    position = {
        "hidden": ["monk", "knight"], "hand": [["mage"], ["druid", "ranger"]], "pile": [[], []], "agenda": [],
        "calendar": ["ceremony_of_the_wyrm"], "settings": {"events": True, "rounds": 1},
    }  # fmt: skip
    text = "\n".join(drawn(a_view(0, **position)))
    assert "2 champions, hidden" in text
    assert "Wyrm  0 Monk (face down)" in text
    assert "Wyrm  face down" in text
    assert "Knight" not in text
    public = "\n".join(drawn(a_view(None, **position)))
    assert "1 champion, hidden" in public
    assert "Monk" not in public


def test_deck_and_discard_are_laid_open_where_there_is_room() -> None:
    low, high = "\n".join(drawn(a_view())), "\n".join(drawn(a_view(), height=40))
    assert "Temple of Shin Ti Lal" not in low
    assert "Temple of Shin Ti Lal" in high
    assert "Baladon’s Rock · Ravager’s Wastes" in high


def test_the_table_leaves_room_for_a_menu_in_80_by_24() -> None:
    for seed in range(4):
        table = new_table("strife", seed=seed, options={"rounds": 1, "relics": True, "events": True})
        while not table.over:
            seat = table.deciders()[0]
            view = table.view(seat)
            assert all(len(drawn(view, lang=lang)) <= 17 for lang in LANGUAGES)
            table.choose(seat, table.menu(seat)[-1])


def test_the_table_is_said_without_signs_and_nothing_is_left_out() -> None:
    said = face.spoken(WORDS, a_fight(), NAMES)
    assert "Shadow Keep: 2 VP, +2 Assassin, battle here" in said
    assert "Discard: Baladon’s Rock, Ravager’s Wastes" in said
    assert "Fatestone: Bob, 3 VP" in said
    assert "Legacy pile, from bottom to top: 0 Monk, 4 Paladin" in said
    assert not set("►▲◆─") & set("".join(said))


@pytest.mark.parametrize(
    ("text", "by", "kind", "card"),
    [
        ("select monk", None, "champion", "monk"),
        ("move shadow_keep", "knight", "champion", "shadow_keep"),
        ("use", "ranger", "champion", "ranger"),
        ("pass", "monk", "champion", "monk"),
        ("use", "garwood_peak", "location", "garwood_peak"),
        ("keep", "fatestone", "stone", None),
    ],
)
def test_a_choice_speaks_of_the_card_it_names_or_the_card_that_asks(
    text: str, by: str | None, kind: str, card: str | None
) -> None:
    assert face.subject(text, Question("ask-anything", {"by": by}, {"by": kind})) == card


def test_the_sums_follow_the_totals_in_the_log() -> None:
    view = a_fight()
    assert face.remarks(WORDS, {"name": "totals", "first": 7, "second": 10}, view, NAMES) == [
        "Ann: 7 = 3 Wizard +4 battle ability",
        "Bob: 10 = 2 Assassin +6 legacy and relic +2 location",
    ]
    assert face.remarks(WORDS, {"name": "turn", "turn": 1}, view, NAMES) == []
