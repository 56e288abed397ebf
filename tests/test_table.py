"""The public face: every line of the example in ARCHITECTURE works as it says."""

from __future__ import annotations

import json
from collections.abc import Callable
from random import Random

import pytest

import ludotheque
from ludotheque import IllegalChoice, Table
from ludotheque.kernel.dice import ScriptedDice
from ludotheque.kernel.game import Data

ROW = ["pit_of_souls", "shadow_keep", "endless_green"]
CHAMPIONS = ["monk", "necromancer", "assassin", "mage", "paladin", "ranger", "druid", "warrior", "knight", "barbarian"]


def opened() -> Table:
    return ludotheque.new_table("strife", seats=2, seed=7, options={"rounds": 1})


def begun() -> Table:
    """The opening is assigned; both select their battle champion."""
    table = opened()
    table.choose(0, "legacy knight")
    table.choose(1, "legacy mage")
    return table


def finished(seed: int = 7) -> Table:
    table = ludotheque.new_table("strife", seed=seed, options={"rounds": 1})
    chance = Random(seed)
    while not table.over:
        seat = table.deciders()[0]
        table.choose(seat, chance.choice(table.menu(seat)))
    return table


def test_the_games_are_known_by_id() -> None:
    assert [ludotheque.GAMES[id].id for id in ludotheque.GAMES] == ["strife", "strain", "legends", "rrd"]
    assert "chess" not in ludotheque.GAMES


def test_a_new_table_waits_for_the_opening_assignment() -> None:
    table = opened()
    assert table.deciders() == [0, 1]
    assert table.menu(0) == [f"legacy {champion}" for champion in CHAMPIONS]
    assert table.settings["rounds"] == 1
    assert not table.over
    assert table.result is None


def test_a_choice_is_made_by_its_text() -> None:
    table = begun()
    assert table.menu(0) == [f"select {champion}" for champion in CHAMPIONS if champion != "knight"]
    table.choose(0, "select monk")
    assert table.deciders() == [1]
    table.choose(1, "select druid")
    assert table.view()["seats"][0]["battle"] == "monk"


def test_an_answer_that_is_still_sealed_may_be_changed() -> None:
    table = begun()
    table.choose(0, "select monk")
    assert "select ranger" in table.menu(0)
    table.choose(0, "select ranger")
    table.choose(1, "select druid")
    assert table.view()["seats"][0]["battle"] == "ranger"


@pytest.mark.parametrize("text", ["select knight", "select dragon", "legacy monk", "", "x", "select monk now"])
def test_an_illegal_choice_says_what_is_legal_and_changes_nothing(text: str) -> None:
    table = begun()
    before = (table.position(), table.record().dumps(), table.events(0))
    with pytest.raises(IllegalChoice) as error:
        table.choose(0, text)
    legal = ", ".join(f"select {champion}" for champion in CHAMPIONS if champion != "knight")
    assert str(error.value) == f"seat 0 may not {text!r}; may: {legal}"
    assert (table.position(), table.record().dumps(), table.events(0)) == before


def test_an_illegal_choice_is_a_value_error() -> None:
    with pytest.raises(ValueError, match="seat 0 may not 'x'"):
        opened().choose(0, "x")


def test_a_seat_that_is_not_asked_is_told_for_whom_the_table_waits() -> None:
    table = ludotheque.setup("strife", {"pile": [["monk"], []], "row": ROW})
    table.choose(0, "select ranger")
    table.choose(1, "select druid")
    assert table.deciders() == [0]
    assert table.menu(1) == []
    assert table.question(1) is None
    with pytest.raises(IllegalChoice) as error:
        table.choose(1, "use")
    assert str(error.value) == "seat 1 may not 'use': the table waits for seat 0"


def test_when_the_game_is_over_nobody_may_do_anything() -> None:
    table = finished()
    assert table.deciders() == []
    assert table.menu(0) == table.menu(1) == []
    with pytest.raises(IllegalChoice) as error:
        table.choose(0, "pass")
    assert str(error.value) == "seat 0 may not 'pass': the game is over"


def test_a_finished_game_has_scores_and_winners() -> None:
    table = finished()
    assert table.over
    result = table.result
    assert result is not None
    assert result.scores == [side["points"] for side in table.view()["seats"]]
    first, second = result.scores
    assert result.winners == ([0] if first > second else [1]) or first == second


def test_a_view_is_plain_data_and_says_whose_it_is() -> None:
    table = begun()
    for seat in (0, 1, None):
        view = table.view(seat)
        assert json.loads(json.dumps(view)) == view
        assert view["you"] == seat
    assert table.view() == table.view(None)


def test_a_view_shows_only_what_the_seat_may_know() -> None:
    table = begun()
    table.choose(0, "select monk")
    mine, theirs, public = (table.view(seat)["seats"][0]["face_down"]["legacy"] for seat in (0, 1, None))
    assert (mine, theirs, public) == ("knight", True, True)


def test_a_view_is_the_callers_own() -> None:
    table = begun()
    view = table.view(0)
    view["row"].clear()
    view["seats"][0]["hand"].clear()
    assert table.view(0)["row"]
    assert table.view(0)["seats"][0]["hand"]


def test_a_question_is_the_id_of_a_sentence_with_its_parameters() -> None:
    question = opened().question(1)
    assert question is not None
    assert question.id == "ask-assign-legacy"
    assert question.params == {}
    asked = begun().question(1)
    assert asked is not None
    assert asked.params == {"location": opened().view()["row"][0]}


@pytest.mark.parametrize(
    ("owner", "whose", "by", "kind"), [(0, "own", "darkwood_abyss", "location"), (1, "other", "druid", "champion")]
)
def test_a_question_says_what_asks_and_whose_things_it_is_about(owner: int, whose: str, by: str, kind: str) -> None:
    position: Data = {
        "settings": {"relics": True},
        "battle": ["druid", "monk"],
        "pile": [["mage", "knight"], ["mage", "knight"]],
        "relic": ["darkwood_abyss", None],
        "row": ROW,
        "agenda": [["ArrangePile", 0, owner, 0]],
    }
    question = ludotheque.setup("strife", position).question(0)
    assert question is not None
    assert question.id == "ask-arrange-pile"
    assert {key: question.params[key] for key in ("owner", "whose", "by")} == {"owner": owner, "whose": whose, "by": by}
    assert question.kind("by") == kind
    assert question.kind("location") == "location"


def test_events_are_told_from_a_number_on() -> None:
    table = begun()
    told = table.events(0)
    assert told[0] == {"name": "round", "round": 1}
    table.choose(0, "select monk")
    assert table.events(0, since=len(told)) == []
    table.choose(1, "select druid")
    new = table.events(0, since=len(told))
    assert {"name": "reveals", "seat": 1, "champion": "druid"} in new
    assert table.events(0) == told + new
    assert json.loads(json.dumps(new)) == new


def test_events_are_told_as_the_seat_may_know_them() -> None:
    position: Data = {
        "settings": {"events": True},
        "calendar": ["ceremony_of_the_wyrm"] * 3,
        "agenda": [["HideOfferings"]],
    }
    table = ludotheque.setup("strife", position)
    table.state.settle([table.game.steps["HideOfferings"]()])
    table.choose(0, "hide monk")
    table.choose(1, "hide mage")
    secret = {"name": "hides", "seat": 0, "champion": "monk"}
    public = {"name": "hides_something", "seat": 0}
    assert secret in table.events(0)
    assert public not in table.events(0)
    for other in (1, None):
        assert public in table.events(other)
        assert secret not in table.events(other)


def test_a_record_replays_to_the_same_table() -> None:
    table = finished()
    again = ludotheque.replay(table.record().dumps())
    assert again.position() == table.position()
    assert again.result == table.result


def test_a_record_is_not_changed_by_what_comes_after() -> None:
    table = begun()
    record = table.record()
    text = record.dumps()
    table.choose(0, "select monk")
    assert record.dumps() == text
    assert len(table.record().choices) == 3


def test_a_table_can_be_set_up_from_a_position() -> None:
    table = ludotheque.setup("strife", {"hand": [["monk", "mage"], None], "pile": [["knight"], []], "row": ROW})
    assert table.menu(0) == ["select monk", "select mage"]
    assert table.menu(1) == [f"select {champion}" for champion in CHAMPIONS]
    assert table.view()["row"] == ROW
    assert len(table.view()["deck"]) == 7


def test_a_position_gives_the_same_table_again() -> None:
    table = begun()
    table.choose(1, "select druid")
    position = table.position()
    assert json.loads(json.dumps(position)) == position
    again = ludotheque.setup("strife", position, seed=7)
    assert again.position() == position
    for copy in (table, again):
        copy.choose(0, "select monk")
    assert again.position() == table.position()


def test_a_table_can_be_set_up_with_chosen_dice() -> None:
    position: Data = {"row": ["pit_of_souls"], "deck": ["shadow_keep", "endless_green"], "agenda": []}
    table = ludotheque.setup("strife", position, dice=ScriptedDice([1]))
    table.state.settle([table.game.steps["LayOut"]()])
    assert table.view()["row"] == ["pit_of_souls", "endless_green", "shadow_keep"]


@pytest.mark.parametrize(
    ("position", "said"),
    [
        ({"hands": []}, "a position has no 'hands'; did you mean 'hand'?"),
        ({"row": ["pit_of_soul"]}, "there is no location 'pit_of_soul'; did you mean 'pit_of_souls'?"),
        ({"pile": [["munk"], []]}, "there is no champion 'munk'; did you mean 'monk'?"),
        ({"settings": {"rounds": 9}}, "option 'rounds' cannot be 9; it may be 1, 2, 3, 5"),
        ({"agenda": [["BreakTies", 0]]}, "strife has no step 'BreakTies'; did you mean 'BreakTie'?"),
        ({"agenda": 7}, "this is not a position of strife: 'int' object is not iterable"),
    ],
)
def test_a_position_that_cannot_be_set_up_says_why(position: Data, said: str) -> None:
    with pytest.raises(ValueError) as error:
        ludotheque.setup("strife", position)
    assert str(error.value) == said


def test_a_copy_goes_its_own_way() -> None:
    table = begun()
    table.choose(0, "select monk")
    before = table.position()
    copy = table.copy()
    assert copy.position() == before
    copy.choose(1, "select druid")
    assert table.position() == before
    assert len(table.record().choices) == 3
    assert len(copy.record().choices) == 4
    table.choose(1, "select druid")
    assert copy.position() == table.position()
    assert ludotheque.replay(copy.record().dumps()).position() == copy.position()


def test_a_seat_has_its_view_and_its_menu() -> None:
    table = begun()
    for number in (0, 1):
        seat = table.seat(number)
        assert seat.view() == table.view(number)
        assert seat.menu() == table.menu(number)
        assert [table.game.text(choice) for choice in seat.choices()] == seat.menu()


def test_a_seat_imagines_tables_that_look_the_same_to_it() -> None:
    table = begun()
    table.choose(0, "select monk")
    seat = table.seat(1)
    assigned = set()
    for seed in range(50):
        imagined = seat.imagine(seed)
        assert table.game.view(imagined, 1) == table.view(1)
        assert imagined.deciders() == [0, 1]
        assigned.add(table.game.position(imagined)["assigned"][0])
    assert assigned == set(CHAMPIONS)
    assert table.position()["assigned"] == ["knight", "mage"]


def test_a_bot_chooses_from_the_menu_of_a_seat() -> None:
    table = begun()
    for name in ("random", "greedy"):
        before = table.position()
        assert ludotheque.bot("strife", name).choose(table.seat(0)) in table.menu(0)
        assert table.position() == before


def test_the_same_seed_deals_the_same_table() -> None:
    assert opened().position() == opened().position()
    rows = {tuple(ludotheque.new_table("strife", seed=seed).view()["row"]) for seed in range(20)}
    assert len(rows) > 10


@pytest.mark.parametrize(
    ("unknown", "said"),
    [
        ("strive", "there is no game 'strive'; did you mean 'strife'?"),
        ("chess", "there is no game 'chess'; known: strife, strain, legends, rrd"),
    ],
)
def test_an_unknown_game_is_refused_with_what_is_known(unknown: str, said: str) -> None:
    with pytest.raises(ValueError) as tabled:
        ludotheque.new_table(unknown)
    with pytest.raises(ValueError) as arranged:
        ludotheque.setup(unknown, {})
    with pytest.raises(ValueError) as played:
        ludotheque.bot(unknown, "random")
    assert [str(error.value) for error in (tabled, arranged, played)] == [said] * 3


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ({"seats": 3}, "strife is for 2 players, not for 3"),
        ({"options": {"round": 1}}, "there is no option 'round'; did you mean 'rounds'?"),
        ({"options": {"rounds": 4}}, "option 'rounds' cannot be 4; it may be 1, 2, 3, 5"),
        ({"seed": -1}, "chance must be 'seed' and a number below 2**63, or 'secret' and 64 hex digits"),
        ({"seed": 1 << 63}, "chance must be 'seed' and a number below 2**63, or 'secret' and 64 hex digits"),
    ],
)
def test_a_table_that_cannot_be_opened_says_why(arguments: Data, said: str) -> None:
    with pytest.raises(ValueError) as error:
        ludotheque.new_table("strife", **arguments)
    assert str(error.value) == said


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_no_other_seat(seat: int) -> None:
    table = begun()
    asks: list[Callable[[int], object]] = [table.menu, table.view, table.events, table.question, table.seat]
    asks.append(lambda number: table.choose(number, "pass"))
    for ask in asks:
        with pytest.raises(ValueError) as error:
            ask(seat)
        assert str(error.value) == f"there is no seat {seat}; seats are 0, 1"


def test_there_is_no_other_bot() -> None:
    with pytest.raises(ValueError, match=r"^there is no bot 'gredy'; did you mean 'greedy'\?$"):
        ludotheque.bot("strife", "gredy")
