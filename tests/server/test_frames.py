"""Frames: the table on its way, as it lay there; nothing in them hangs on what a seat cannot see."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from ludotheque.games import GAMES
from ludotheque.kernel.audience import told
from ludotheque.kernel.camera import MOST, Camera
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.difference import changed
from ludotheque.kernel.event import Event
from ludotheque.kernel.game import Game, views_of
from ludotheque.kernel.state import State
from ludotheque.server.audience import great_moments
from ludotheque.server.frames import developed, shown_to
from ludotheque.server.play import Play
from ludotheque.server.store import Row
from ludotheque.server.wire import Frame
from tests.counts import at_least

from .furniture import a_table

MOMENTS = at_least(25, 400)  # with frames, at which what a seat cannot see is imagined anew


def sent(game: Game, g: State, looking: list[int], seat: int, choice: Any) -> tuple[bytes, list[Frame]]:
    """What a seat is sent after whoever is asked has chosen this, in bytes, while these look too; and its frames."""
    decider = g.deciders()[0]
    events: list[Event] = []
    g.events, g.watcher = events, Camera()
    g.choose(decider, choice)
    views = views_of(game, g, looking)
    frames = developed(game, g, g.watcher.cut(game, g), looking, views, 0)
    n, heard = looking.index(seat), [event.as_told_to(seat) is not None for event in events]
    known = [views[n], told(game, events, seat)]
    return msgspec.json.encode(known), shown_to(frames, [n], heard)


@pytest.mark.parametrize("id", GAMES)
def test_what_a_seat_cannot_see_changes_no_frame(id: str) -> None:
    game, chance, compared = GAMES[id], Random(id), 0
    while compared < MOMENTS:
        seed, seats = chance.randrange(1 << 30), game.usual_seats
        g = game.deal(seats, game.settings({}), SeededDice(seed), True)
        while not g.over() and compared < MOMENTS:
            decider, seat = g.deciders()[0], chance.randrange(-1, seats)
            choice = chance.choice(g.menu(decider))
            imagined = game.imagine(g, seat, SeededDice(chance.randrange(1 << 30)))
            if decider in imagined.deciders() and choice in imagined.menu(decider):
                imagined.dice = g.dice
                others = [other for other in range(seats) if other != seat]
                known, frames = sent(game, g.copy(g.dice), [*others, seat], seat, choice)
                alike, again = sent(game, imagined, [seat], seat, choice)
                if known == alike:  # else it was shown
                    assert msgspec.json.encode(frames) == msgspec.json.encode(again)
                    assert not [path for frame in frames for path, *_ in frame.changes if path[1] in ("asked", "over")]
                    compared += bool(frames)
            g.choose(decider, choice)


def test_a_table_that_looks_like_the_next_one_is_no_frame() -> None:
    hidden = [Frame(told, [[[0, "hand"], told], [[1, "points"], 0]]) for told in (1, 2)]
    assert shown_to(hidden, [1], [True, True, True]) == [Frame(2, [[[0, "points"], 0]])]
    assert len(shown_to(hidden, [0], [True, True, True])) == 2
    assert shown_to(hidden, [2], [True, True, True]) == []


def test_events_that_a_seat_did_not_hear_do_not_count() -> None:
    assert shown_to([Frame(3, [[[0, "points"], 0]])], [0], [True, False, True, True])[0].told == 2


def test_champions_stand_until_the_location_is_won() -> None:
    """Clean-up comes after what was told of the combat. [Strife 7]"""
    play, chance, won = Play(a_table(), 0, lambda: True), Random(3), 0
    while not play.over:
        begun = len(play.state.events or [])
        seat = play.state.deciders()[0]
        play.apply(Row(play.length, seat, "choose", chance.choice(play.menu(seat)), 5000))
        views, events = play.views([TABLE]), [event for event in play.heard(TABLE, begun) if event]
        game, g = play.game, play.state
        for frame in developed(game, g, play.camera.cut(game, g), [TABLE], views, begun):
            [view] = changed(views, frame.changes)
            if events[frame.told - 1]["name"] == "wins":
                won += 1
                assert all(side["battle"] for side in view["seats"])
    assert won


@pytest.mark.parametrize("id", GAMES)
def test_what_is_shown_again_is_what_would_be_shown_anew(id: str) -> None:
    """A table that lies as it did is not looked at anew, whoever looks and whatever is asked."""
    seats, chance = GAMES[id].usual_seats, Random(id)
    play = Play(a_table(game_id=id, seats=seats), 0, lambda: True)
    for n in range(4 * MOMENTS):
        looking = chance.sample([*range(seats), TABLE], chance.randint(1, seats + 1))
        assert play.views(looking) == views_of(play.game, play.state, looking)
        if play.over:
            break
        if play.paused:
            play.go_on()
            continue
        seat = chance.choice(play.state.deciders())
        play.apply(Row(play.length, seat, "choose", chance.choice(play.menu(seat)), n))
        if play.may_take_back(seat) and chance.random() < 0.3:
            play.apply(Row(play.length, seat, "takeback", "", n))


def test_where_nobody_looks_nothing_is_taken() -> None:
    for looked_at in (False, True):
        play, chance, shots = Play(a_table(), 0, lambda: looked_at), Random(3), 0  # noqa: B023  # asked at once
        while not play.over:
            seat = play.state.deciders()[0]
            play.apply(Row(play.length, seat, "choose", chance.choice(play.menu(seat)), 5000))
            assert len(play.camera.shots) <= MOST
            shots += len(play.camera.cut(play.game, play.state))
        assert bool(shots) == looked_at


def test_what_a_seat_was_not_told_is_no_great_moment_for_it() -> None:
    play = Play(a_table(), 0, lambda: True)
    since = len(play.state.events or [])
    play.state.confide(1, "raises", 1, 3, "keeps_stone", 1)
    found = {
        seat: great_moments(play, seat, told(play.game, play.state.events, seat)[since:], since) for seat in (0, 1)
    }
    assert [one.sentence.id for one in found[1]] == ["highlight-reborn"]
    assert found[0] == []
