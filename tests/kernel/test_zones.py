"""A table that is its zones: what follows from the declaration obeys the laws, and betrays nothing."""

from __future__ import annotations

from collections import Counter

import pytest

from ludotheque.kernel.dice import Dice, SeededDice
from ludotheque.kernel.game import Question
from ludotheque.kernel.laws import LawBroken, check_game
from ludotheque.kernel.views import Nth, Shape
from ludotheque.kernel.zones import NOTHING, Zone, everybody, imagine, its_owner, nobody, weighed

from .faced import CARDS, FORMS, GAME, PLAIN, Toy, when_shown


def dealt(seed: int = 1) -> Toy:
    g = GAME.deal(2, {}, SeededDice(seed), True)
    assert isinstance(g, Toy)
    return g


def test_all_laws_hold_on_random_games() -> None:
    assert sum(check_game(GAME, 2, {}, seed) for seed in range(100)) > 500


def test_a_view_shows_each_zone_to_those_who_may_see_it() -> None:
    g = dealt()
    laid = CARDS[g.menu(0)[0][1]]
    g.choose(0, g.menu(0)[0])
    mine, theirs, nobodys = (GAME.view(g, seat) for seat in (0, 1, -1))
    assert mine["seats"][0]["hand"] == [CARDS[card] for card in g.hand[0]]
    assert (mine["seats"][0]["laid"], theirs["seats"][0]["laid"], mine["seats"][1]["laid"]) == (laid, True, False)
    assert theirs["seats"][0]["hand"] == nobodys["seats"][0]["hand"] == 2
    assert (mine["stock"], mine["turn"], mine["last"], mine["gone"]) == (2, 1, None, [])
    assert (mine["you"], nobodys["you"], mine["asked"], theirs["asked"]) == (0, None, False, True)


def test_a_zone_may_be_seen_by_a_rule_of_the_game() -> None:
    g = dealt()
    assert [when_shown(g, 0, seat) for seat in (-1, 0, 1)] == [False, True, False]
    g.shown = 1
    assert [when_shown(g, 0, seat) for seat in (-1, 0, 1)] == [True, True, True]


@pytest.mark.parametrize("seat", [-1, 0, 1])
def test_what_is_not_seen_is_imagined_as_anything_it_can_be(seat: int) -> None:
    """Every card that lies hidden is met at every hidden place, about as often."""
    g = dealt()
    g.choose(0, g.menu(0)[0])
    hidden = {card for owner in (0, 1) if owner != seat for card in [*g.hand[owner], g.laid[owner]]} - {NOTHING}
    hidden |= set(g.stock)
    top = Counter(imagine(g, seat, SeededDice(seed)).stock[-1] for seed in range(600))
    assert set(top) == hidden
    assert min(top.values()) > 600 / len(hidden) / 2
    first = Counter(imagine(g, seat, SeededDice(seed)).hand[1][0] for seed in range(50))
    assert (len(first) == 1) == (seat == 1)


def test_a_view_that_shows_more_than_the_zones_is_found_out() -> None:
    game = GAME._replace(view=lambda g, seat: {**GAME.view(g, seat), "stock": g.stock[:]})
    with pytest.raises(LawBroken, match="sees no more than it may"):
        check_game(game, 2, {}, 1)


def test_an_imagination_that_changes_what_is_seen_is_found_out() -> None:
    def otherwise(g: Toy, seat: int, dice: Dice) -> Toy:
        h = imagine(g, seat, dice)
        assert isinstance(h, Toy)
        h.points[0] += 1
        return h

    game = GAME._replace(imagine=otherwise, view=lambda _, __: {})
    with pytest.raises(LawBroken, match="what seat -1 sees is not imagined anew"):
        check_game(game, 2, {}, 1)


def test_a_hidden_number_needs_an_imagination_of_its_own() -> None:
    class Secret(Toy):
        zones = (*Toy.zones[:-1], Zone("points", seen=nobody, each=True))

    g = Secret(2, {}, SeededDice(1))
    g.clear()
    with pytest.raises(ValueError, match="zone points of number> is hidden and no piece: its game needs an `imagine`"):
        imagine(g, 0, SeededDice(1))


def test_a_position_in_words_names_what_is_not_empty() -> None:
    g = PLAIN.arrange({"seats": 2, "hand": [["ace"], ["king"]], "last": "ten", "turn": 1}, SeededDice(1))
    assert isinstance(g, Toy)
    assert (g.hand, g.last, g.laid, g.stock) == ([[0], [1]], 4, [NOTHING, NOTHING], [])
    assert g.menu(0) == [(1, 0, 0)]
    with pytest.raises(ValueError, match="a position has no 'hands'; did you mean 'hand'"):
        PLAIN.arrange({"seats": 2, "hands": []}, SeededDice(1))


def test_a_question_speaks_of_what_lies_single_and_open_in_the_middle() -> None:
    assert GAME.question(dealt(), 0) == Question("ask-lay", {"shown": 0, "seat": 0, "card": None})


def test_pieces_are_counted_for_each_seat_where_no_common_zone_holds_them() -> None:
    assert (FORMS.sets(), FORMS.own_sets()) == (["card"], [])
    assert sorted(GAME.places(dealt())) == sorted(GAME.cards_in_play(dealt())) == sorted(f"card {c}" for c in CARDS)


def test_a_zone_may_lie_along_something_else_than_the_seats() -> None:
    slots = Zone("slots", "card", each=True, along=lambda g: 3 * g.seats)
    assert (slots.owners(dealt()), slots.empty(dealt())) == (6, [NOTHING] * 6)


def test_single_pieces_are_shown_of_open_zones_only() -> None:
    with pytest.raises(ValueError, match="zone hand of card> is not for everybody"):
        Shape("One", FORMS, [Nth("hand")])


def test_who_sees_what_is_nobodys() -> None:
    g = dealt()
    assert [its_owner(g, -1, -1), nobody(g, 0, 0), everybody(g, -1, -1)] == [False, False, True]


def test_what_weighs_more_is_drawn_more_often() -> None:
    drawn = Counter(weighed(dealt(seed), [1, 0, 6, 3]) for seed in range(2000))
    assert drawn.keys() == {0, 2, 3}
    assert [drawn[n] / 2000 for n in (0, 2, 3)] == pytest.approx([0.1, 0.6, 0.3], abs=0.04)
