"""Time goes on evenly, and all servers have the same: whoever sets a clock flags nobody."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

from ludotheque.server.sources import Sources
from ludotheque.server.store import Store

from .furniture import begun
from .playing import choose_any, guests, hear_out, play_all, sheet_of, two_at_a_table, whoever_is_asked
from .serving import ME, Guest, serving

HOUR = 3_600_000
MOVE = {"kind": "move", "seconds": 30}
SHORT_MOVE = {"kind": "move", "seconds": 15}
BEATS = 2.5  # seconds in which servers have told each other the time
SLACK = 5_000  # milliseconds that two servers may be apart where the machine is slow


class Lent(Sources):
    """A process whose even clock can be put forward, on a machine whose clock is wrong, and may be set."""

    def __init__(self, wrong_by: int = 0) -> None:
        self.wrong_by = wrong_by
        self.passed = 0
        super().__init__()

    def wall(self) -> int:
        return super().wall() + self.wrong_by

    def even(self) -> int:
        return super().even() + self.passed


def test_setting_the_clock_of_the_machine_moves_no_time() -> None:
    lent = Lent()
    before = lent.now()
    for lent.wrong_by in (HOUR, -HOUR):
        assert 0 <= lent.now() - before < SLACK


def test_time_draws_near_to_that_of_others_slowly() -> None:
    lent = Lent()
    lent.begin(1_000_000)
    lent.passed += 10_000
    lent.agree(1_010_000 + HOUR)
    assert 1_010_090 <= lent.now() < 1_010_100 + SLACK  # a hundredth of what has passed
    lent.agree(lent.now() + HOUR)
    assert lent.now() < 1_010_100 + SLACK, "nothing has passed since"
    for _ in range(20):
        lent.passed += 10_000
        lent.agree(1_000_000 + lent.passed)
    assert abs(lent.now() - 1_000_000 - lent.passed) < SLACK


async def test_a_clock_that_jumps_by_an_hour_flags_nobody(store_url: str) -> None:
    lent = Lent()
    async with (
        serving(store_url, lent, grace=0) as server,
        two_at_a_table(server, clock=MOVE, absent="loses") as pair,
    ):
        for lent.wrong_by in (HOUR, -HOUR, 24 * HOUR):
            asked = await whoever_is_asked(pair.sockets)
            await choose_any(asked, Random(1))
            await hear_out(asked, wait=0.1)
            sheet = (await sheet_of(pair.ann, pair.table, 0))["sheet"]
            assert sheet["clock"]["elapsed"] < 10_000
        assert not any(socket.over for socket in pair.sockets)


async def test_a_server_whose_clock_is_ahead_has_the_time_of_the_others(postgres_url: str) -> None:
    ahead, behind = Lent(20_000), Lent(-20_000)
    async with serving(postgres_url, ahead, grace=0) as one, serving(postgres_url, behind, grace=0) as other:
        assert abs(ahead.now() - behind.now()) < SLACK
        async with two_at_a_table(one, other, clock=SHORT_MOVE, absent="loses") as pair:
            for _ in range(4):
                asked = await whoever_is_asked(pair.sockets)
                await choose_any(asked, Random(1))
                await asyncio.sleep(0.3)
            for guest, seat in ((pair.ann, 0), (pair.ben, 1)):
                assert (await sheet_of(guest, pair.table, seat))["sheet"]["clock"]["elapsed"] < 5_000
            await play_all(pair.sockets)
            assert pair.sockets[0].facts["ending"]["how"] == "played"


async def test_a_server_that_comes_later_takes_the_time_of_the_eldest(postgres_url: str) -> None:
    """Since the eldest came, somebody has set the database's clock: it is an hour ahead now."""
    eldest, later = Lent(), Lent()
    async with serving(postgres_url, eldest):
        eldest.begin(eldest.now() - HOUR)
        await asyncio.sleep(BEATS)
        async with serving(postgres_url, later):
            assert abs(eldest.now() - later.now()) < SLACK
            await asyncio.sleep(BEATS)
            assert abs(eldest.now() - later.now()) < SLACK


async def test_after_a_restart_no_row_lies_in_the_future(sqlite_url: str) -> None:
    """The machine's clock was set back by an hour while the server was away."""
    store = await Store.open(sqlite_url)
    await begun(store)
    async with serving(sqlite_url, Lent()) as server, guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, ME, clock=MOVE, absent="loses")
        await choose_twice(ann, table)
        cookies = ann.http.cookies
    back = Lent(-HOUR)
    async with serving(sqlite_url, back) as server, Guest(server) as ann:
        ann.http.cookies = cookies
        await choose_twice(ann, table)
        rows = await store.rows(table)
        assert [row.at for row in rows] == sorted(row.at for row in rows)
        assert rows[-1].at <= back.now()
        assert rows[-1].at - rows[0].at < 60_000
        assert (await sheet_of(ann, table, 0))["sheet"]["clock"]["elapsed"] < 30_000
    await store.close()


async def choose_twice(ann: Guest, table: str) -> None:
    async with ann.at(table, 0) as first, ann.at(table, 1) as second:
        sockets: list[Any] = [first, second]
        for socket in sockets:
            await socket.until("table")
        for _ in range(2):
            await choose_any(await whoever_is_asked(sockets), Random(1))
