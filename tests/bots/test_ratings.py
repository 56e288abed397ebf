"""Ratings follow from matches between neighbouring levels."""

from __future__ import annotations

import ludotheque
from ludotheque.bots.levels import LEVELS
from ludotheque.bots.ratings import LOWEST, Match, matches, rated, ratings


def test_ten_wins_for_each_loss_are_four_hundred_points() -> None:
    found = rated([Match("any", "easy", "novice", 10_000, 11_000)])
    assert found["novice"].rating == LOWEST
    assert found["easy"].rating == LOWEST + 400


def test_a_rating_is_the_less_certain_the_fewer_games_and_the_more_steps_it_rests_on() -> None:
    few = rated([Match("any", "easy", "novice", 15, 20)])
    many = rated([Match("any", "easy", "novice", 150, 200), Match("any", "medium", "easy", 150, 200)])
    width = {name: found.high - found.low for name, found in many.items()}
    assert few["easy"].high - few["easy"].low > width["medium"] > width["easy"] > width["novice"] == 0


def test_a_level_that_was_not_measured_has_no_rating() -> None:
    found = rated([Match("any", "easy", "novice", 15, 20), Match("any", "hard", "medium", 15, 20)])
    assert list(found) == ["novice", "easy"]
    assert ratings("no-such-game") == {}


def test_matches_are_of_our_games_and_of_levels_next_to_each_other() -> None:
    names = list(LEVELS)
    for match in matches():
        assert match.game in ludotheque.GAMES
        assert names.index(match.higher) == names.index(match.lower) + 1
        assert 0 < match.wins <= match.games
    for game in {match.game for match in matches()}:
        assert len(ratings(game)) > 1
