"""A search keeps what it has thought: between its decisions, while others choose, and in several processes at once."""

from __future__ import annotations

from random import Random

import pytest

import ludotheque
from ludotheque import Seat, Table
from ludotheque.bots.search import Search, Thought
from ludotheque.bots.search.minds import arm_of, together, told
from ludotheque.bots.search.tree import Arm
from ludotheque.kernel.choice import Choice

AN_HOUR = 3600.0
KEEPS = Thought(iterations=60, seconds=AN_HOUR)  # whoever is given seconds keeps its tree; the hour is never over


def thoughtful(table: Table, seat: int, bot: Search) -> bool:
    """Plays on at random until this seat has something to think about; whether it comes to that."""
    chance = Random(4)
    while not table.over:
        decider = table.deciders()[0]
        menu = table.menu(decider)
        at = table.seat(seat)
        if decider == seat and len(bot.worthy(at, bot.imagine(at))) > 1:
            return True
        table.choose(decider, chance.choice(menu))
    return False


@pytest.mark.parametrize("game", ["strife", "strain", "legends"])
def test_what_follows_for_certain_has_been_thought_of_already(game: str) -> None:
    """Of the decisions of a few games some are found in the tree of the one before."""
    assert any(found_again(ludotheque.new_table(game, seed=seed)) for seed in range(3, 6))


def found_again(table: Table) -> bool:
    bot = Search(table.game, 1, KEEPS)
    while thoughtful(table, 0, bot):
        node = bot.kept.found(table.seat(0)) if bot.kept else None
        if node is not None and node.visits > 0:
            return True
        table.choose(0, bot.choose(table.seat(0)))
    return False


def test_another_table_is_not_found_in_a_tree() -> None:
    table, other = (ludotheque.new_table("legends", seed=seed) for seed in (3, 4))
    bot = Search(table.game, 1, KEEPS)
    for at in (table, other):
        assert thoughtful(at, 0, bot)
    bot.think(table.seat(0))
    assert bot.kept is not None
    assert bot.kept.found(table.seat(0)) is bot.kept.growth.root
    assert bot.kept.found(other.seat(0)) is None
    assert bot.kept.found(table.seat(1)) is None


def test_a_moment_at_which_some_tables_asked_something_else_is_not_found() -> None:
    """After both champions of Strife are revealed, some tables ask for a power and others go on to the tie."""
    table = ludotheque.new_table("strife", seed=121)
    bots = [ludotheque.bot("strife", "novice", seed=1210 + seat) for seat in range(2)]
    for _ in range(16):
        seat = table.deciders()[0]
        bot = bots[seat]
        assert isinstance(bot, Search)
        bot.thought = bot.thought._replace(seconds=AN_HOUR)
        choice = bot.choose(table.seat(seat))
        assert choice in table.menu(seat)
        table.choose(seat, choice)


def test_whoever_has_only_iterations_thinks_the_same_asked_afresh() -> None:
    table = ludotheque.new_table("legends", seed=3)
    bot = Search(table.game, 1, Thought(iterations=60))
    assert thoughtful(table, 0, bot)
    bot.think(table.seat(0))
    assert bot.kept is None


def test_what_the_other_chooses_has_been_pondered() -> None:
    table = ludotheque.new_table("legends", seed=3)
    bot, opponent = Search(table.game, 1, KEEPS), Search(table.game, 2, Thought(iterations=60))
    found = 0
    for _ in range(6):
        assert thoughtful(table, 1, opponent)
        bot.ponder(table.seat(0))
        table.choose(1, opponent.choose(table.seat(1)))
        assert bot.kept is not None
        found += bot.kept.found(table.seat(0)) is not None
    assert found


@pytest.mark.parametrize("game", list(ludotheque.GAMES))
def test_several_workers_choose_the_same_every_time(game: str) -> None:
    def chosen() -> list[str]:
        table, texts = ludotheque.new_table(game, seed=2), list[str]()
        bot = ludotheque.bot(game, "easy", seed=4, workers=2)
        for _ in range(3):
            if thoughtful(table, 0, bot):  # type: ignore[arg-type]  # a level is a search
                texts.append(bot.choose(table.seat(0)))
                table.choose(0, texts[-1])
        return texts

    first = chosen()
    assert first
    assert first == chosen()


def test_workers_share_the_iterations_and_add_up_what_came_of_them() -> None:
    table = ludotheque.new_table("strife", seed=2)
    search = Search(table.game, 1, Thought(iterations=40))
    search.workers = 2
    arms = search.weigh(table.seat(0))
    assert sum(arm.taken for arm in arms.values()) == 40
    alone = search.think(table.seat(0))
    assert sum(arm.taken for arm in alone.values()) == 20


def test_nothing_is_lost_between_processes() -> None:
    choice: Choice = (3, 1, 4)
    arm = Arm()
    arm.offered, arm.taken, arm.worth, arm.policy = 9, 5, 2.5, 1.25
    same, sent = arm_of(*told(choice, arm))
    assert same == choice
    both = together([{choice: arm}, {same: sent}])[choice]
    assert (both.offered, both.taken, both.worth, both.policy) == (18, 10, 5.0, 2.5)


def test_several_workers_must_know_what_was_agreed() -> None:
    table = ludotheque.new_table("strife", seed=2)
    search = Search(table.game, 1, Thought(iterations=4))
    search.workers = 2
    with pytest.raises(ValueError, match="several workers need the settings"):
        search.weigh(Seat(table.game, table.state, 0))
