"""Clocks at running tables: the server owns the time, and the table's own option says what happens when it is up."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from random import Random
from typing import Any

import pytest

from .playing import (
    QUIET,
    LentTime,
    Pair,
    choose_any,
    guests,
    hear_out,
    play_all,
    sheet_of,
    two_at_a_table,
    until_asked,
    whoever_is_asked,
)
from .serving import ME, OPEN, Guest, Socket, serving

MOVE = {"kind": "move", "seconds": 30}
BANK = {"kind": "bank", "seconds": 60, "increment": 5}
DAYS = {"kind": "days", "seconds": 3 * 86_400}
SLACK = 5.0  # seconds that a test may take by itself


@asynccontextmanager
async def timed(store_url: str, **more: Any) -> AsyncIterator[tuple[LentTime, Pair]]:
    """Ann and Ben at a table with a clock, on a server whose time can be put forward."""
    time = LentTime()
    async with serving(store_url, time, grace=1) as address, two_at_a_table(address, **more) as pair:
        yield time, pair


async def run_out(time: LentTime, pair: Pair, seconds: float) -> None:
    """Ann answers; then Ben's time is up but for a blink, which is noticed when she answers anew, if it is not over."""
    ann = pair.sockets[0]
    await choose_any(ann, Random(1))
    time.pass_by(seconds - 0.3)
    await ann.choose(ann.sheet["menu"][0])


def seconds_left(socket: Any) -> list[float]:
    return [milliseconds / 1000 for milliseconds in socket.sheet["clock"]["left"]]


@pytest.mark.parametrize("clock", [MOVE, BANK, DAYS], ids=["move", "bank", "days"])
async def test_whose_time_is_up_loses_where_that_was_agreed(store_url: str, clock: dict[str, Any]) -> None:
    async with timed(store_url, clock=clock, absent="loses") as (time, pair):
        await run_out(time, pair, clock["seconds"])
        first = pair.sockets[0]
        while not first.over:
            await first.hear()
        assert first.facts["ending"] == {"how": "flagged", "winners": [0], "scores": None, "by": 1, "told": None}
        late = await pair.sockets[1].choose(pair.sockets[1].sheet["menu"][0])
        assert late["problem"]["code"] == "game-over"


async def test_a_bot_plays_on_for_whom_is_absent_until_they_return(store_url: str) -> None:
    async with timed(store_url, clock=MOVE, absent="bot") as (time, pair):
        first, second = pair.sockets
        await run_out(time, pair, 30)
        while first.facts["chairs"][1]["bot"] is None:
            await first.hear()
        assert first.facts["chairs"][1] == {**second.facts["chairs"][1], "bot": "greedy"}
        for _ in range(3):
            await until_asked(first)
            await choose_any(first, Random(2))
        await hear_out(second)
        assert "return" in second.sheet["can"]
        assert (await second.answer("do", deed="return"))["type"] == "done"
        while first.facts["chairs"][1]["bot"] is not None:
            await first.hear()
        assert (await second.answer("do", deed="return"))["problem"]["code"] == "cannot"
        await play_all(pair.sockets)
        assert first.facts["ending"]["how"] == "played"


async def test_a_table_may_wait_for_as_long_as_it_takes(store_url: str) -> None:
    async with timed(store_url, clock=MOVE, absent="wait") as (time, pair):
        await run_out(time, pair, 3600)
        assert await hear_out(pair.sockets[1], wait=2 * QUIET) == []
        sheet = (await sheet_of(pair.ben, pair.table, 1))["sheet"]
        assert sheet["clock"]["elapsed"] >= 3_599_000
        await choose_any(pair.sockets[1], Random(1))
        await play_all(pair.sockets)


@asynccontextmanager
async def waiting_for_ben(store_url: str, time: LentTime, grace: int) -> AsyncIterator[tuple[Socket, Guest, str]]:
    """Ann has chosen, and Ben, who loses if he is too late, is not at the table."""
    async with serving(store_url, time, grace=grace) as address, guests(address, "Ann", "Ben") as [ann, ben]:
        table = await ann.new_table(ME, OPEN, clock=MOVE, absent="loses")
        await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        async with ann.at(table) as first:
            await first.until("table")
            await choose_any(first, Random(1))
            yield first, ben, table


async def test_whoever_loses_the_connection_has_a_while_to_come_back(store_url: str) -> None:
    time = LentTime()
    async with waiting_for_ben(store_url, time, grace=60) as (first, ben, table):
        time.pass_by(25)
        async with ben.at(table) as lost:
            await lost.until("table")
        time.pass_by(30)  # his time is up, and he is away
        await first.choose(first.sheet["menu"][0])
        await hear_out(first, wait=QUIET)
        assert not first.over
        async with ben.at(table) as second:
            await second.until("table")
            await first.choose(first.sheet["menu"][1])  # that he is back does not end what he was given
            await hear_out(second, wait=QUIET)
            await choose_any(second, Random(1))
            await play_all([first, second])
        assert first.facts["ending"]["how"] == "played"


async def test_coming_and_going_does_not_make_time(store_url: str) -> None:
    time = LentTime()
    async with waiting_for_ben(store_url, time, grace=3) as (first, ben, table):
        for seconds in (29, 2, 2):
            time.pass_by(seconds)
            async with ben.at(table) as lost:
                await lost.until("table")
        while not first.over:
            await first.hear()
        assert first.facts["ending"]["by"] == 1


async def test_time_for_the_game_is_used_up_and_a_little_comes_back(store_url: str) -> None:
    async with timed(store_url, clock=BANK, absent="loses") as (time, pair):
        first, second = pair.sockets
        assert seconds_left(first) == [60, 60]
        time.pass_by(10)
        await choose_any(first, Random(1))
        time.pass_by(20)
        assert seconds_left(first) == [60, 60], "nobody can tell who has answered"
        await choose_any(second, Random(1))
        await hear_out(first)
        for socket in pair.sockets:
            assert seconds_left(socket) == pytest.approx([55, 35], abs=SLACK)
        assert first.sheet["clock"]["running"] == first.sheet["waiting"]


async def test_times_survive_a_restart_and_nobody_loses_by_it(store_url: str) -> None:
    async with timed(store_url, clock=BANK, absent="loses") as (time, pair):
        for seconds in (8, 4, 6, 2):
            time.pass_by(seconds)
            await choose_any(await whoever_is_asked(pair.sockets), Random(3))
        before = [(await sheet_of(guest, pair.table, seat))["sheet"] for seat, guest in enumerate((pair.ann, pair.ben))]
        cookies = [pair.ann.http.cookies, pair.ben.http.cookies]
    time.pass_by(1000)  # the server is away for longer than anybody's time
    async with serving(store_url, time) as address, Guest(address) as ann, Guest(address) as ben:
        ann.http.cookies, ben.http.cookies = cookies
        for seat, guest in enumerate((ann, ben)):
            sheet = (await sheet_of(guest, pair.table, seat))["sheet"]
            assert sheet["at"] == before[seat]["at"]
            idle = [one for one in (0, 1) if one not in sheet["waiting"]]
            assert [sheet["clock"]["left"][one] for one in idle] == [before[seat]["clock"]["left"][one] for one in idle]
        assert (await ann.get(f"/api/tables/{pair.table}"))["phase"] == "playing"
        async with ann.at(pair.table) as first, ben.at(pair.table) as second:
            await first.until("table")
            await second.until("table")
            asked = await whoever_is_asked([first, second])
            await choose_any(asked, Random(3))


async def test_a_clock_too_short_to_read_a_card_is_refused(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        asked = {"game": "strife", "chairs": [ME, OPEN], "clock": {"kind": "move", "seconds": 1}}
        assert (await ann.post("/api/tables", asked, 400))["code"] == "bad-clock"
