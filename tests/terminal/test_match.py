"""A match at a terminal: slow motion, handing over, names, records."""

from __future__ import annotations

from pathlib import Path

import pytest

from ludotheque.bots import bot
from ludotheque.content.rules import chosen_rules, read_rules
from ludotheque.content.words import LANGUAGES, spaced, words_for
from ludotheque.kernel.game import Data, Result, Setting
from ludotheque.table import new_table, replay, setup
from ludotheque.terminal.match import Match, check_chairs
from ludotheque.terminal.prompts import KEYS, RESERVED
from ludotheque.terminal.saving import free_path, save_record
from ludotheque.terminal.voice import names_of

EVERYTHING = {"rounds": 2, "relics": True, "events": True}


@pytest.mark.parametrize("seer", [0, 1, None])
@pytest.mark.parametrize(("game", "seats", "options"), [("strife", 2, EVERYTHING), ("strain", 3, {}), ("rrd", 2, {})])
def test_slow_motion_tells_what_really_happens_and_ends_where_it_ends(
    game: str, seats: int, options: dict[str, Setting], seer: int | None
) -> None:
    match = Match(new_table(game, seats, seed=8, options=options), ["random"] * seats)
    match.seer = seer
    match.log.clear()
    began = len(match.table.events(seer))
    told: list[Data] = []
    while not match.table.over:
        seat = match.decider()
        seen = match.play_on(seat)
        told += [event for moment in seen for event in moment.events]
    assert match.table.events(seer, began) == told == [line.event for line in match.log]


def test_slow_motion_shows_the_fight_before_the_table_is_cleaned_up() -> None:
    match = Match(new_table("strife", seed=8, options={"rounds": 1}), ["random", "random"])
    while not match.table.over:
        match.play_on(match.decider())
    for told in match.log:
        if told.event["name"] == "totals":
            assert [side["total"] for side in told.view["seats"]] == [told.event["first"], told.event["second"]]


def test_bots_answer_first_and_their_answer_is_not_seen() -> None:
    match = Match(new_table("strife", seed=1), ["human", "greedy"])
    before = match.table.view(0)
    assert match.decider() == 1
    assert match.play_on(1) == []
    assert match.table.view(0) == before
    assert match.decider() == 0


def test_one_person_never_hands_over() -> None:
    match = Match(new_table("strife"), ["human", "random"])
    assert not match.must_hand_over(0)


def test_people_hand_over_for_secret_answers_only() -> None:
    match = Match(new_table("strife"), ["human", "human"])
    assert match.must_hand_over(0)
    assert not match.must_hand_over(0)  # still alone at the screen
    assert match.must_hand_over(1)


def a_window() -> Match:
    """Four people at one screen; Ann's virus may be answered by two of the three whom the window is put to."""
    tiles = ["cytosol cytosol"]
    position: Data = {
        "seats": 4,
        "organism": [["bacillus"], ["yeast"], ["coccus"], ["euglena"]],
        "membrane": [tiles] * 4,
        "hand": [["influenza"], ["antibody"], ["ribosome"], ["apoptosis", "antibody"]],
        "active": 0,
    }
    return Match(setup("strain", position, 4), ["human"] * 4)


def test_in_a_window_the_screen_goes_to_those_alone_who_have_something_to_choose() -> None:
    match = a_window()
    assert match.decider() == 0
    assert match.must_hand_over(0)
    for text in ("infect influenza b1", "use cytosol a1"):
        if text in match.table.menu(0):
            match.choose(0, text)
    assert match.table.state.addressed() == [1, 2, 3]
    assert match.table.deciders() == [1, 3]
    assert match.decider() == 1
    assert match.must_hand_over(1)
    assert match.choose(1, "pass") == []  # sealed: nothing is seen of it
    assert match.decider() == 3
    assert match.must_hand_over(3)
    seen = match.choose(3, "pass")
    assert [event["name"] for moment in seen for event in moment.events] == ["infects"]
    assert match.decider() == 0
    assert match.must_hand_over(0)


def test_who_has_said_so_passes_until_they_take_it_back() -> None:
    """[Strain A50] Bob is the target, Dan is not."""
    match = a_window()
    match.stand(1, "untargeted")
    match.stand(3, "untargeted")
    assert not match.plays_by_itself(0)  # what is no window is asked
    for text in ("infect influenza b1", "use cytosol a1"):
        if text in match.table.menu(0):
            match.choose(0, text)
    assert match.table.deciders() == [1, 3]
    assert match.decider() == 3
    match.play_on(3)
    assert match.decider() == 1
    assert not match.plays_by_itself(1)
    match.stand(1, "always")
    assert match.plays_by_itself(1)
    match.stand(1, None)
    assert not match.plays_by_itself(1)
    match.choose(1, "answer antibody 1")
    assert "answers" in [told.event["name"] for told in match.log]


def test_one_person_among_bots_is_asked_only_where_there_is_a_choice() -> None:
    match = Match(new_table("strain", 4, seed=2), ["human", "random", "random", "random"])
    for _ in range(300):
        seat = match.decider()
        menu = match.table.menu(seat)
        if seat:
            match.play_on(seat)
        else:
            assert not match.must_hand_over(0)
            assert match.table.question(0) is not None
            match.choose(0, menu[-1])


def test_an_answer_that_stays_face_down_is_secret_even_when_one_alone_is_asked() -> None:
    position: Data = {
        "row": ["shadow_keep", "nethil_yara"], "pile": [["monk"], ["druid"]], "relic": ["garwood_peak", None],
        "calendar": ["festival_of_the_sphinx"], "settings": {"relics": True, "events": True, "rounds": 1},
    }  # fmt: skip
    match = Match(setup("strife", position), ["human", "human"])
    assert match.decider() == 0
    assert not match.must_hand_over(0)  # whether to use Garwood Peak is open
    match.choose(0, "use")
    assert match.decider() == 1
    assert match.must_hand_over(1)  # the champion lies face down while it is guessed
    match.choose(1, match.table.menu(1)[0])
    assert match.must_hand_over(0)


def test_people_and_bots_are_called_by_name() -> None:
    words = words_for("strife", "en")
    assert names_of(words, ["human", "greedy"], []) == ["Player 1", "Greedy bot"]
    assert names_of(words, ["human", "human"], ["Ann"]) == ["Ann", "Player 2"]
    assert names_of(words, ["random", "random"], []) == ["Random bot 1", "Random bot 2"]


def test_nobody_unknown_takes_a_seat() -> None:
    with pytest.raises(ValueError, match=r"nobody called 'hooman' can take a seat; did you mean 'human'\?"):
        check_chairs(["hooman"])


def test_no_key_means_two_things() -> None:
    assert len(set(KEYS)) == len(KEYS)
    assert not set(KEYS) & set(RESERVED)


def test_a_resumed_match_tells_the_whole_game() -> None:
    match = Match(new_table("strife", seed=2, options={"rounds": 1}), ["random", "greedy"], seed=2)
    while not match.table.over:
        match.play_on(match.decider())
    text = match.table.record().dumps()
    again = Match(replay(text, 0), ["human", "greedy"])
    again.play_again(replay(text).record().choices)
    assert again.log == [line._replace(view={**line.view, "you": 0}) for line in again.log]
    assert [line.event for line in again.log] == [line.event for line in match.log]


def test_a_record_is_there_whole_or_not_at_all(tmp_path: Path) -> None:
    table = new_table("strife")
    path = free_path("strife", tmp_path)
    save_record(table, path)
    assert path.name == "strife-1.json"
    assert replay(path.read_text(encoding="utf-8")).view() == table.view()
    assert free_path("strife", tmp_path).name == "strife-2.json"
    (tmp_path / "folder").mkdir()
    with pytest.raises(OSError):
        save_record(table, tmp_path / "folder")
    assert sorted(entry.name for entry in tmp_path.iterdir()) == ["folder", "strife-1.json"]


def test_the_rules_are_the_same_in_every_language() -> None:
    numbers = [[rule.number for rule in read_rules("strife", language)] for language in LANGUAGES]
    assert numbers[0] == numbers[1] == numbers[2]
    assert len(numbers[0]) > 300
    rules = read_rules("strife", "en")
    assert [rule.number for rule in chosen_rules(rules, "1.2")] == ["1.2"]
    assert {rule.heading for rule in chosen_rules(rules, "9")} == {"9 The Fatestone"}
    with pytest.raises(ValueError, match="there is no game 'chess'"):
        read_rules("chess", "en")


def test_a_bot_plays_as_itself() -> None:
    match = Match(new_table("strife", seed=1), ["human", "greedy"], seed=5)
    assert match.bots[1].choose(match.table.seat(1)) == bot("strife", "greedy", 7).choose(match.table.seat(1))


@pytest.mark.parametrize(
    ("language", "winners", "said"),
    [
        ("en", [0], "Ann wins."),
        ("en", [], "Ann has lost."),
        ("fr", [], "Défaite : Ann."),
        ("de", [], "Ann hat verloren."),
    ],
)
def test_who_plays_alone_wins_or_loses_and_is_compared_with_nobody(
    language: str, winners: list[int], said: str
) -> None:
    match = Match(new_table("rrd", 1, seed=1), ["human"], 0, ["Ann"])
    assert match.voice(language).ending(Result([len(winners)], winners)) == [spaced(language, said)]
