"""Tables for more than two: people, friends by link and bots in any seat, from the lobby to the last look back."""

from __future__ import annotations

from typing import Any

import pytest

from ..counts import FULL, at_least
from .playing import (
    Party,
    closed_with,
    frames_seen_by,
    guests,
    hear_out,
    party,
    play_all,
    sheet_of,
)
from .serving import ME, OPEN, RANDOM_BOT, serving
from .test_games_over_sockets import GREEDY_BOT, check_ended

SOME = at_least(12, 60)  # choices, where a whole game would take too long
LONG = 1  # the seed of a battle that goes on for longer than that
SHORTER = {"strain": 60, "legends": 3, "rrd": 94}  # seeds of games for two with which it is not far to the end
BETWEEN_TWO = [("strain", 2), ("legends", 2), ("rrd", 2)]
FOR_MANY = ["strain", "legends", "rrd"]


@pytest.mark.parametrize(
    ("game", "seats"), [*BETWEEN_TWO, ("strain", 3), ("legends", 4), ("rrd", 3)] if FULL else BETWEEN_TWO
)
async def test_friends_play_a_whole_game_by_link(sqlite_url: str, game: str, seats: int) -> None:
    async with serving(sqlite_url, pause=0.0) as address, party(address, seats, game, seed=SHORTER[game]) as at:
        await play_all(at.sockets)
        await check_ended(at.people[0], at.table)
        assert all(socket.facts["ending"] == at.sockets[0].facts["ending"] for socket in at.sockets)
        fair = await at.people[-1].get(f"/api/tables/{at.table}/fair")
        assert (fair["matches"], fair["replays"]) == (True, True)


@pytest.mark.parametrize(
    ("game", "seats"), [*BETWEEN_TWO, ("strain", 7), ("legends", 8), ("rrd", 4)] if FULL else BETWEEN_TWO[1:2]
)
async def test_bots_play_among_themselves(sqlite_url: str, game: str, seats: int) -> None:
    async with serving(sqlite_url, pause=0.0) as address, guests(address, "Ann") as [ann]:
        table = await ann.new_table(*[RANDOM_BOT] * seats, game=game)
        async with ann.at(table) as socket:
            while not socket.over:
                await socket.hear()
        await check_ended(ann, table)
        frames = await frames_seen_by(ann, table, str(seats - 1))
        assert frames[-1]["views"][0]["you"] == seats - 1
        await ann.get(f"/api/tables/{table}/replay?seen_by={seats}", 404)


async def test_people_and_bots_sit_wherever_they_were_put(sqlite_url: str) -> None:
    chairs = [RANDOM_BOT, ME, GREEDY_BOT, OPEN, {"kind": "me", "name": "Bea"}, OPEN, RANDOM_BOT]
    async with serving(sqlite_url) as address, guests(address, "Ann", "Ben", "Cleo") as [ann, ben, cleo]:
        table = await ann.new_table(*chairs, game="strain", private=False)
        [line] = await ben.get("/api/tables")
        assert [chair["kind"] for chair in line["chairs"]].count("open") == 2
        await ben.post(f"/api/tables/{table}/sit", {"seat": 5})
        assert (await cleo.post(f"/api/tables/{table}/sit", {"seat": 5}, 409))["code"] == "seat-taken"
        facts = await cleo.post(f"/api/tables/{table}/sit", {"seat": 3})
        assert facts["phase"] == "playing"
        assert [chair["name"] for chair in facts["chairs"]] == ["", "Ann", "", "Cleo", "Bea", "Ben", ""]
        assert (await ann.get(f"/api/tables/{table}"))["yours"] == [1, 4]
        for seat in range(7):
            found = await ann.http.get(f"/api/tables/{table}/sheet?seat={seat}")
            assert found.status_code == (200 if seat in (1, 4) else 403)


@pytest.mark.parametrize(
    ("game", "seats", "allowed"),
    [
        *(("strain", seats, "2, 3, 4, 5, 6, 7") for seats in (1, 8)),
        *(("legends", seats, "2, 4, 6, 8") for seats in (1, 3, 7, 10)),
        ("rrd", 5, "1, 2, 3, 4"),
    ],
)
async def test_a_table_has_as_many_seats_as_the_game_allows(server: str, game: str, seats: int, allowed: str) -> None:
    async with guests(server, "Ann") as [ann]:
        refused = await ann.post("/api/tables", {"game": game, "chairs": [ME] * seats}, 400)
        assert refused["code"] == "bad-chairs"
        assert refused["params"]["seats"] == allowed


@pytest.mark.parametrize("game", FOR_MANY)
async def test_nobody_sees_or_plays_anothers_seat(server: str, game: str) -> None:
    async with party(server, 4, game) as at, guests(server, "Eve") as [eve]:
        await at.go_on(SOME)
        for intruder, own in [*zip(at.people, range(4)), (eve, None)]:
            for seat in set(range(4)) - {own}:
                await check_kept_out(intruder, at.table, seat)


async def check_kept_out(intruder: Any, table: str, seat: int) -> None:
    async with intruder.at(table, seat) as socket:
        assert (await closed_with(socket))[0] == 4403
    await intruder.get(f"/api/tables/{table}/sheet?seat={seat}", 403)
    for path, data in (("choices", {"at": "0.0", "choice": "pass"}), ("deeds", {"deed": "resign"})):
        await intruder.post(f"/api/tables/{table}/{path}", {"seat": seat, **data}, 403)


async def resign(at: Party, winners: list[int]) -> None:
    """The second player gives up after some choices, and everybody hears who wins."""
    await at.go_on(SOME)
    await at.sockets[1].answer("do", deed="resign")
    for socket in at.sockets:
        while not socket.over:
            await socket.hear()
        ending = {"how": "resigned", "winners": winners, "scores": None, "by": 1, "told": None}
        assert socket.facts["ending"] == ending


@pytest.mark.parametrize("seats", [3, 4, 7])
async def test_who_resigns_loses_and_the_others_win_together(server: str, seats: int) -> None:
    others = [seat for seat in range(seats) if seat != 1]
    async with party(server, seats) as at:
        await resign(at, others)
        for seat in range(seats):
            frames = await frames_seen_by(at.people[0], at.table, str(seat))
            views = [frame["views"][0] for frame in frames]
            assert all(view["you"] == seat for view in views)
            assert all(
                view["seats"][other]["hand"] is None for view in views for other in range(seats) if other != seat
            )


@pytest.mark.parametrize("seats", [2, 4, 8])
async def test_who_resigns_in_legends_loses_with_the_allies(server: str, seats: int) -> None:
    """[Legends A67] The other side wins, and nobody learns more of it than they had seen."""
    async with party(server, seats, "legends", seed=LONG) as at:
        await resign(at, list(range(0, seats, 2)))
        for seat in range(seats):
            frames = await frames_seen_by(at.people[0], at.table, str(seat))
            assert all(frame["views"][0]["you"] == seat for frame in frames)
            strange = [unit for unit in frames[0]["views"][0]["units"] if unit["team"] != seat % 2]
            assert len(strange) == 15 * seats
            assert all(unit["unit"] is unit["strength"] is None for unit in strange)


async def test_a_rematch_begins_when_all_want_it_and_moves_the_chairs_round(server: str) -> None:
    async with party(server, 3) as at:
        await at.sockets[0].answer("do", deed="abort")
        for n, socket in enumerate(at.sockets):
            assert (await at.people[0].get(f"/api/tables/{at.table}"))["next"] is None
            await socket.answer("do", deed="rematch")
            assert (await at.people[0].get(f"/api/tables/{at.table}"))["rematch"] == list(range(n + 1))
        next_table = (await at.people[0].get(f"/api/tables/{at.table}"))["next"]
        facts = await at.people[0].get(f"/api/tables/{next_table}")
        assert [chair["name"] for chair in facts["chairs"]] == ["Ben", "Cleo", "Ann"]
        assert facts["phase"] == "playing"


async def test_lists_tell_nobody_but_the_asked_whose_turn_it_is(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address, party(address, 4, private=False) as at:
        await at.go_on(SOME)
        for socket in at.sockets:
            await hear_out(socket)
        for guest, seat in zip(at.people, range(4)):
            sheet = (await sheet_of(guest, at.table, seat))["sheet"]
            for path in ("/api/me/tables", "/api/tables"):
                [line] = await guest.get(path)
                assert line["your_turn"] == bool(sheet["menu"] and sheet["sealed"] is None)


async def test_whose_time_is_up_loses_to_all_the_others(sqlite_url: str) -> None:
    clock = {"kind": "move", "seconds": 5}
    first: dict[str, Any] = {"options": {"start": "first"}, "clock": clock, "absent": "loses"}
    async with serving(sqlite_url, grace=0) as address, party(address, 3, **first) as at:
        while not at.sockets[0].over:
            await at.sockets[0].hear()
        ending = at.sockets[0].facts["ending"]
        assert (ending["how"], ending["by"], ending["winners"]) == ("flagged", 0, [1, 2])
