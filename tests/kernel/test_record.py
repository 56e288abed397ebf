"""Records: a game can be played again from its text, and a text that is no record says why in one line."""

from __future__ import annotations

import json
import zlib
from base64 import b64encode
from pathlib import Path
from random import Random

import pytest

import ludotheque
from ludotheque.kernel.game import Data, content_hash
from ludotheque.kernel.keepsake import unpacked
from ludotheque.kernel.record import BadRecord, Record, read_record

GAME = ludotheque.GAMES["strife"]
CONTENT = content_hash(GAME, GAME.settings({}))
EVERYTHING = content_hash(GAME, GAME.settings({}), {})  # for a game that starts from a position


def played(seed: int, choices: int | None = None) -> ludotheque.Table:
    """A random game of one round, or its first choices."""
    chance = Random(seed)
    table = ludotheque.new_table("strife", seed=seed, options={"rounds": 1})
    while not table.over and (choices is None or len(table.record().choices) < choices):
        seat = table.deciders()[0]
        table.choose(seat, chance.choice(table.menu(seat)))
    return table


TEXT = played(5).record().dumps()


def changed(**values: object) -> str:
    """The record with other values; a value of ... is left out."""
    data: Data = {**json.loads(TEXT), **values}
    return json.dumps({key: value for key, value in data.items() if value is not ...})


def complaint(text: str) -> str:
    """What is said about a text that is no record: one line."""
    with pytest.raises(ValueError) as error:
        ludotheque.replay(text)
    said = str(error.value)
    assert "\n" not in said
    return said


def test_a_record_comes_back_from_its_text() -> None:
    record = read_record(TEXT)
    assert (record.game, record.version, record.content, record.seats) == ("strife", GAME.version, CONTENT, 2)
    assert record.settings["rounds"] == 1
    assert record.chance == "seed 5"
    assert record.start is None
    assert record.choices[0][0] == 0
    assert record.dumps() == TEXT


def test_a_record_is_json_with_a_line_for_each_choice() -> None:
    record = read_record(TEXT)
    lines = TEXT.splitlines()
    assert json.loads(TEXT)["choices"] == [list(row) for row in record.choices]
    assert sum(line.startswith("  [") for line in lines) == len(record.choices)


def test_a_record_without_choices_comes_back_too() -> None:
    text = ludotheque.new_table("strife").record().dumps()
    assert read_record(text).choices == []
    assert ludotheque.replay(text).menu(0)[0] == "legacy monk"


def test_the_same_table_stands_again_after_a_replay() -> None:
    for seed in range(20):
        table = played(seed)
        again = ludotheque.replay(table.record().dumps())
        assert again.position() == table.position()
        assert again.events(0) == table.events(0)
        assert again.result == table.result
        assert again.record().dumps() == table.record().dumps()


def test_a_replay_may_stop_anywhere() -> None:
    for choices in (0, 1, 2, 7):
        assert ludotheque.replay(TEXT, choices).position() == played(5, choices).position()


def test_of_a_changed_sealed_answer_both_rows_are_kept_and_the_last_one_counts() -> None:
    table = ludotheque.new_table("strife")
    table.choose(0, "legacy monk")
    table.choose(0, "legacy mage")
    table.choose(1, "legacy druid")
    record = table.record()
    assert record.choices == [(0, "legacy monk"), (0, "legacy mage"), (1, "legacy druid")]
    assert ludotheque.replay(record.dumps()).position() == table.position()


def test_a_record_may_begin_from_a_position() -> None:
    table = ludotheque.setup("strife", {"hand": [["monk", "mage"], ["druid", "knight"]], "row": ["pit_of_souls"]})
    table.choose(0, "select monk")
    again = ludotheque.replay(table.record().dumps())
    assert again.position() == table.position()
    assert again.menu(1) == ["select druid", "select knight"]


def test_a_record_may_begin_in_the_middle_of_an_effect() -> None:
    for choices in (1, 3, 9, 14):
        table = ludotheque.setup("strife", played(5, choices).position(), seed=5)
        seat = table.deciders()[0]
        table.choose(seat, table.menu(seat)[-1])
        assert ludotheque.replay(table.record().dumps()).position() == table.position()


def test_a_record_of_a_secret_table_comes_back() -> None:
    record = Record("strife", GAME.version, CONTENT, 2, GAME.settings({}), "secret " + "5a" * 32, [(0, "legacy monk")])
    table = ludotheque.replay(record.dumps())
    assert table.deciders() == [1]
    assert table.record().chance == "secret " + "5a" * 32


@pytest.mark.parametrize("length", range(0, len(TEXT) - 3, 50))
def test_a_record_that_is_cut_short_is_not_whole(length: int) -> None:
    assert complaint(TEXT[:length]).startswith("the record is not whole: ")


@pytest.mark.parametrize("text", ["", "{", "select monk", "[" * 100_000, "\x00", '{"game": "strife",}'])
def test_what_is_not_json_is_no_record(text: str) -> None:
    assert complaint(text).startswith("the record is not whole: ")


@pytest.mark.parametrize("text", ["null", "7", '"strife"', "[]"])
def test_what_is_no_object_is_no_record(text: str) -> None:
    keys = "game, version, content, seats, settings, chance, choices"
    assert complaint(text) == f"the record is not whole: it should be an object with the keys {keys}"


@pytest.mark.parametrize(
    ("key", "kind", "wrong"),
    [
        ("game", "str", 7),
        ("version", "int", "1"),
        ("version", "int", True),
        ("content", "str", None),
        ("seats", "int", 2.0),
        ("settings", "dict", []),
        ("chance", "str", 5),
        ("choices", "list", {}),
    ],
)
def test_a_record_has_every_key_and_the_right_kind_of_value(key: str, kind: str, wrong: object) -> None:
    said = f"the record has no {key!r} of the right kind ({kind})"
    assert complaint(changed(**{key: ...})) == said
    assert complaint(changed(**{key: wrong})) == said


@pytest.mark.parametrize("row", [7, [], [0], [0, 7], ["0", "select monk"], [True, "select monk"], [0, "pass", 1], None])
def test_a_row_is_a_seat_and_a_text(row: object) -> None:
    rows = json.loads(TEXT)["choices"]
    assert complaint(changed(choices=[*rows[:3], row])) == "choice 3 of the record is not [seat, text]"


@pytest.mark.parametrize(
    ("values", "said"),
    [
        ({"game": "strive"}, "there is no game 'strive'; did you mean 'strife'?"),
        ({"seats": 3}, "strife is for 2 players, not for 3"),
        ({"settings": {"round": 1}}, "there is no option 'round'; did you mean 'rounds'?"),
        ({"settings": {"rounds": 4}}, "option 'rounds' cannot be 4; it may be 1, 2, 3, 5"),
        ({"settings": {"rounds": [1]}}, "the record's setting 'rounds' is not a word, a number, true or false"),
        ({"settings": {"edition": None}}, "the record's setting 'edition' is not a word, a number, true or false"),
        (
            {"chance": "seed x"},
            "chance must be 'seed' and a number below 2**63, or 'secret' and 64 hex digits",
        ),
        ({"start": 7}, "the record's 'start' is not a position"),
        ({"content": EVERYTHING, "start": {"hands": []}}, "a position has no 'hands'; did you mean 'hand'?"),
        (
            {"content": EVERYTHING, "start": {"hand": [["munk"], []]}},
            "there is no champion 'munk'; did you mean 'monk'?",
        ),
        ({"content": EVERYTHING, "start": {"hand": []}}, "this is not a position of strife: list index out of range"),
    ],
)
def test_a_record_that_cannot_be_dealt_says_why(values: dict[str, object], said: str) -> None:
    assert complaint(changed(**values)) == said


@pytest.mark.parametrize("told", [..., 7])
def test_a_record_of_other_rules_or_other_content_is_refused(told: object) -> None:
    """Where it does not say what was told, or where something else is told by these rules."""
    made = "the record was made with strife rules"
    assert complaint(changed(version=1, told=told)) == f"{made} 1; these are rules 2"
    here = f"with its settings the content here is {CONTENT}"
    assert complaint(changed(content="0123", told=told)) == f"{made} 2, content 0123; {here}"


@pytest.mark.parametrize("other", [{"version": 1}, {"content": "0123"}])
def test_a_record_of_other_rules_that_tell_the_same_is_played_again(other: dict[str, object]) -> None:
    assert ludotheque.replay(changed(**other)).record().dumps() == TEXT
    assert len(ludotheque.replay(changed(**other), until=7).record().choices) == 7


def test_what_a_spectator_saw_is_kept_choice_by_choice() -> None:
    record = read_record(TEXT)
    kept = unpacked(record.keepsake or "")
    assert kept is not None
    for until in (0, 1, len(record.choices)):
        so_far = [event for step in kept.events[: until + 1] for event in step]
        assert so_far == ludotheque.replay(TEXT, until).events()
    end = ludotheque.replay(TEXT)
    assert end.result is not None
    assert (kept.view, kept.result) == (end.view(), end.result._asdict())


def test_an_unfinished_game_keeps_nothing_to_look_at() -> None:
    assert ludotheque.replay(TEXT, until=7).record().keepsake is None


@pytest.mark.parametrize(
    "data", [b"", b"{}", b"[]", b"{", b'{"events":[[7]],"view":{}}', b'{"events":[7],"view":{}}', b"[" * 100_000]
)
def test_a_keepsake_that_cannot_be_read_is_none(data: bytes) -> None:
    assert unpacked(b64encode(zlib.compress(data)).decode()) is None
    assert unpacked(data.decode()) is None


@pytest.mark.parametrize(("key", "value"), [("told", "x"), ("told", True), ("keepsake", 7)])
def test_what_is_kept_for_other_rules_is_of_its_kind(key: str, value: object) -> None:
    said = "the record's 'told' is not a number, or its 'keepsake' is not text"
    assert complaint(changed(**{key: value})) == said


def test_a_record_of_other_rules_is_refused_as_such_whatever_was_agreed() -> None:
    """Other rules may know other options."""
    said = "the record was made with strife rules 1; these are rules 2"
    assert complaint(changed(version=1, settings={"dragons": True})) == said


def test_a_record_names_the_content_that_its_game_can_meet() -> None:
    """Without relics a game does not depend on them; one from a position depends on all that can stand there."""
    modules = [{"relics": relics, "events": events} for relics in (False, True) for events in (False, True)]
    assert len({content_hash(GAME, GAME.settings(agreed)) for agreed in modules}) == 4
    assert {content_hash(GAME, GAME.settings(agreed), {}) for agreed in modules} == {EVERYTHING}
    usual = ludotheque.new_table("strife").record()
    relics = ludotheque.new_table("strife", options={"relics": True}).record()
    arranged = ludotheque.setup("strife", {"row": ["garwood_peak"]}).record()
    everything = ludotheque.new_table("strife", options={"relics": True, "events": True}).record()
    assert usual.content == CONTENT != relics.content
    assert arranged.content == everything.content == EVERYTHING


@pytest.mark.parametrize(
    ("row", "said"),
    [
        ([0, "legacy monk"], "seat 0 may not 'legacy monk' there"),
        ([2, "select monk"], "seat 2 may not 'select monk' there"),
        ([-1, "select monk"], "seat -1 may not 'select monk' there"),
        ([0, "select munk"], "there is no champion 'munk'; did you mean 'monk'?"),
        ([0, "selct monk"], "there is no verb 'selct'; did you mean 'select'?"),
        ([0, "select"], "'select' is not a choice; write it as 'select champion'"),
    ],
)
def test_an_illegal_choice_is_named_by_its_row(row: list[object], said: str) -> None:
    rows = json.loads(TEXT)["choices"]
    text = changed(choices=[*rows[:2], row, *rows[3:]])
    assert complaint(text) == f"choice 2 of the record: {said}"
    with pytest.raises(BadRecord):
        ludotheque.replay(text)


def test_choices_after_the_end_are_refused() -> None:
    rows = json.loads(TEXT)["choices"]
    said = f"choice {len(rows)} of the record: seat 0 may not 'pass' there"
    assert complaint(changed(choices=[*rows, [0, "pass"]])) == said


def test_a_record_can_be_kept_in_a_file(tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    path.write_text(TEXT, encoding="utf-8")
    assert ludotheque.replay(path.read_text(encoding="utf-8")).over
