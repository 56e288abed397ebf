"""What came of a game is told in parts, and the parts add up to the result."""

from __future__ import annotations

import pytest

from ludotheque.content.words import LANGUAGES, words_for
from ludotheque.games import GAMES
from ludotheque.games.account import Account, account_of, in_words
from ludotheque.games.speech import speech_of
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.game import Game
from ludotheque.kernel.laws import some_settings
from ludotheque.table import Table, new_table, replay, setup

from ..counts import at_least

PLAYED = {"strife": at_least(24, 200), "strain": at_least(8, 60), "legends": at_least(6, 40), "rrd": at_least(8, 40)}
NAMES = ["Ann", "Bob", "Cem", "Dora", "Eve", "Finn", "Gus", "Hal"]
ALL = [pytest.param(game, seed, id=f"{game.id}-{seed}") for game in GAMES.values() for seed in range(PLAYED[game.id])]


def at_random(table: Table, seed: int) -> Table:
    """The same table at its end."""
    dice = SeededDice(seed)
    while not table.over:
        seat = table.deciders()[0]
        menu = table.menu(seat)
        table.choose(seat, menu[dice.below(len(menu), len(table.made), 0)])
    return table


def some_game(game: Game, seed: int) -> Table:
    seats = game.seats[seed % len(game.seats)]
    return at_random(new_table(game.id, seats, seed, some_settings(game, seed)), seed)


def numbers(account: Account, id: str) -> list[int]:
    """The figures of this line; nothing for anybody where it is not told."""
    lines = [line for part in account.breakdowns for line in part.lines if line.sentence.id == f"account-{id}"]
    return lines[0].numbers if lines else [0] * 8


@pytest.mark.parametrize("game, seed", ALL)
def test_the_parts_of_an_account_add_up_to_the_result(game: Game, seed: int) -> None:
    table = some_game(game, seed)
    result, account = table.result, table.account()
    assert result is not None
    summed = [part for part in account.breakdowns if part.total]
    for part in summed:
        assert part.total == [sum(line.numbers[seat] for line in part.lines) for seat in range(table.seats)]
        assert part.total == result.scores
    sums = {"strife": 2, "strain": 1, "legends": int(table.settings.get("battles") != 1)}
    assert len(summed) == sums.get(game.id, 0)
    for language in LANGUAGES:
        words = words_for(game.id, language, strict=True)
        assert all("{" not in line for line in in_words(account, words, speech_of(game.id), NAMES[: table.seats]))


def test_an_account_is_the_same_of_a_copy_and_of_a_record() -> None:
    table = some_game(GAMES["strife"], 3)
    assert table.copy().account() == table.account() == replay(table.record().dumps()).account()


def test_what_a_table_began_with_is_told_where_it_was_set_up() -> None:
    table = at_random(setup("strife", {"round": 3, "points": [3, 5]}), 1)
    first, second = table.account().breakdowns[:2]
    assert table.result is not None
    assert (first.lines[0].sentence.id, first.lines[0].numbers) == ("account-before", [3, 5])
    assert first.total == second.total == table.result.scores


@pytest.mark.parametrize("seed", range(4))
def test_every_attack_of_legends_ends_in_one_way(seed: int) -> None:
    account = at_random(new_table("legends", seed=seed), seed).account()
    made, won, both = (numbers(account, f"attacks-{how}") for how in ("made", "won", "both"))
    repelled = numbers(account, "attacks-repelled")
    assert all(won[team] + both[team] + repelled[1 - team] <= made[team] for team in (0, 1))
    assert sum(made) > 0


def test_a_journey_is_told_place_by_place_to_its_end() -> None:
    table = at_random(new_table("rrd", 1, seed=5), 5)
    story = table.account().story
    arrivals = [event["place"] for event in table.events() if event["name"] == "arrives"]
    assert [chapter.title.params["place"] for chapter in story[1:]] == arrivals
    last = story[-1].told[-1].event
    assert last is not None
    assert last["name"] in GAMES["rrd"].decisive


def test_a_duel_is_told_pass_by_pass_and_what_each_did_in_it_is_counted() -> None:
    table = at_random(new_table("rrd", 2, 5, {"mode": "duel"}), 5)
    account, events = table.account(), table.events()
    passes = [event["n"] for event in events if event["name"] == "pass_begins"]
    assert [chapter.title.params["n"] for chapter in account.story[1:]] == passes
    for id, name in (("plays", "plays"), ("counters", "plays_counter")):
        done = [sum(event["name"] == name and event["who"] == seat for event in events) for seat in range(2)]
        assert any(done)
        assert numbers(account, id) == done
    lost = [event["n"] for event in events if event["name"] == "loses_hp"]
    assert sum(numbers(account, "lost")) == sum(lost)


def test_a_game_that_is_not_over_is_told_as_far_as_it_has_come() -> None:
    table = new_table("strife", seed=1)
    assert repr(table.account()) == "<account of strife: by-source [0, 0], by-round [0, 0], counted>"


def test_playing_again_leaves_the_table_as_it_was() -> None:
    table = at_random(new_table("legends", seed=2), 2)
    before = len(table.events())
    table.account()
    assert len(table.events()) == before
    assert account_of(table.game, replay(table.record().dumps(), until=0).state, table.made) == table.account()
