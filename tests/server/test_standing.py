"""Standing: what somebody has played, won and drawn, game by game."""

from __future__ import annotations

from ludotheque.server import wire
from ludotheque.server.standing import standing
from ludotheque.server.table_store import PlayedSeat

from .playing import guests
from .serving import ME, RANDOM_BOT


def played(table: str, seat: int, *winners: int, game: str = "strife", seats: int = 2) -> PlayedSeat:
    return PlayedSeat(table, game, seats, {"winners": list(winners)}, seat, {})


def test_won_lost_and_drawn_games_are_told_apart() -> None:
    seats = [played("a", 0, 0), played("b", 1, 0), played("c", 0, 0, 1), played("d", 1, 1)]
    assert standing(seats) == [wire.Played("strife", 4, 2, 1)]


def test_whoever_wins_alone_has_won() -> None:
    assert standing([played("a", 0, 0, game="rrd", seats=1)]) == [wire.Played("rrd", 1, 1, 0)]


def test_a_team_wins_together() -> None:
    assert standing([played("a", 2, 0, 2, game="legends", seats=4)]) == [wire.Played("legends", 1, 1, 0)]


def test_several_seats_at_one_table_do_not_count() -> None:
    assert standing([played("a", 0, 0), played("a", 1, 0)]) == []


def test_what_was_played_most_comes_first() -> None:
    seats = [played("a", 0, 1), played("b", 0, 1, game="strain"), played("c", 0, 0, game="strain")]
    assert [line.game for line in standing(seats)] == ["strain", "strife"]


async def test_a_person_finds_their_own_standing(server: str) -> None:
    async with guests(server, "Ann", "Ben") as [ann, ben]:
        table = await ann.new_table(ME, RANDOM_BOT)
        await ann.post(f"/api/tables/{table}/deeds", {"seat": 0, "deed": "resign"})
        assert await ann.get("/api/me/standing") == [{"game": "strife", "games": 1, "won": 0, "drawn": 0}]
        assert await ben.get("/api/me/standing") == []
