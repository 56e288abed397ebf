"""What several seats see at once is what each of them sees alone, and of the types that the browser expects."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from ludotheque.games import GAMES, find_game
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.game import views_of
from ludotheque.kernel.record import dice_for
from ludotheque.server.schema import typed

MOMENTS = 60


@pytest.mark.parametrize(("id", "seats"), [(id, seats) for id in GAMES for seats in find_game(id).seats])
def test_several_views_at_once_are_those_of_each_seat(id: str, seats: int) -> None:
    game, chance = find_game(id), Random(f"{id} {seats}")
    g = game.deal(seats, game.settings({}), dice_for("seed 1"), True)
    everybody = [*range(seats), TABLE]
    for _ in range(MOMENTS):
        assert views_of(game, g, everybody) == [game.view(g, seat) for seat in everybody]
        if game.shape is not None:
            views = [msgspec.convert(game.view(g, seat), typed(game.shape)) for seat in everybody]
            assert msgspec.json.decode(msgspec.json.encode(views)) == views_of(game, g, everybody)
        for n, seat in enumerate(everybody):
            assert list(views_of(game, g, everybody)[n]) == list(game.view(g, seat))  # the order tells nothing either
        if g.over():
            return
        for seat in list(g.deciders()):
            if seat in g.deciders():
                g.choose(seat, chance.choice(g.menu(seat)))


def scribble(shown: object) -> None:
    """Whatever somebody may do to what they were shown."""
    inner = list(shown.values()) if isinstance(shown, dict) else list(shown) if isinstance(shown, list) else []
    for part in inner:
        scribble(part)
    if isinstance(shown, dict | list):
        shown.clear()


@pytest.mark.parametrize("id", GAMES)
def test_what_is_done_to_a_view_changes_no_other(id: str) -> None:
    """A view is built from nothing: no table keeps any part of it."""
    game, chance = find_game(id), Random(id)
    g = game.deal(game.usual_seats, game.settings({}), dice_for("seed 2"), True)
    for _ in range(MOMENTS // 2):
        before = msgspec.json.encode(game.view(g, 0))
        scribble(game.view(g, 0))
        assert msgspec.json.encode(game.view(g, 0)) == before
        for seat in list(g.deciders()):
            if seat in g.deciders():
                g.choose(seat, chance.choice(g.menu(seat)))
