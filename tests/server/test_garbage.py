"""Garbage is looked for little by little: however many play, nobody waits while everything is looked through."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import weakref
from collections.abc import Iterator

import pytest
import uvicorn

from ludotheque.cli.serve import listen, run_server, uvicorn_config
from ludotheque.server.app import create_app
from ludotheque.server.garbage import MANY, Garbage
from ludotheque.server.logs import RequestLog
from ludotheque.server.settings import Settings

from .playing import two_at_a_table
from .serving import client_of


class Thing:
    """Something that refers to itself, if told so."""

    def __init__(self, itself: bool) -> None:
        self.other = self if itself else None


@pytest.fixture(autouse=True)
def as_it_was() -> Iterator[None]:
    gc.collect()
    gc.disable()
    yield
    gc.unfreeze()
    gc.enable()


def is_looked_through(thing: object) -> bool:
    return any(each is thing for each in gc.get_objects())


def test_what_has_outlived_a_look_is_set_aside_and_gone_once_nothing_refers_to_it() -> None:
    thing = Thing(itself=False)
    assert is_looked_through(thing)
    Garbage(set()).look()
    assert not is_looked_through(thing)
    trace = weakref.ref(thing)
    del thing
    assert trace() is None


def test_what_refers_to_itself_is_found_at_the_next_look() -> None:
    trace = weakref.ref(Thing(itself=True))
    assert trace() is not None
    Garbage(set()).look()
    assert trace() is None


async def test_what_was_set_aside_is_found_once_many_have_been_under_way() -> None:
    under_way: set[asyncio.Task[bool]] = set()
    garbage, thing = Garbage(under_way), Thing(itself=True)
    garbage.look()
    trace = weakref.ref(thing)
    del thing
    under_way |= {asyncio.create_task(asyncio.Event().wait()) for _ in range(MANY - 1)}
    garbage.look()
    garbage.look()  # who is still under way counts once
    assert trace() is not None
    under_way.add(asyncio.create_task(asyncio.Event().wait()))
    garbage.look()
    assert trace() is None
    for task in under_way:
        task.cancel()


async def test_every_socket_is_under_way(sqlite_url: str) -> None:
    listening = listen("127.0.0.1", 0)
    settings = Settings(database=sqlite_url, bot_workers=1, books=os.environ["LUDOTHEQUE_BOOKS"])
    server = uvicorn.Server(uvicorn_config(settings, RequestLog(await create_app(settings))))
    running = asyncio.create_task(server.serve([listening]))
    async with two_at_a_table(f"http://127.0.0.1:{listening.getsockname()[1]}"):
        assert len(server.server_state.tasks) == 2
    server.should_exit = True
    await running


async def test_a_server_looks_for_garbage_in_place_of_python(sqlite_url: str) -> None:
    gc.enable()
    listening = listen("127.0.0.1", 0)
    settings = Settings(database=sqlite_url, bot_workers=1, books=os.environ["LUDOTHEQUE_BOOKS"])
    address = f"http://127.0.0.1:{listening.getsockname()[1]}"
    heard = {number: signal.getsignal(number) for number in (signal.SIGINT, signal.SIGTERM)}
    running = asyncio.create_task(run_server(settings, listening, opens=False))
    try:
        async with client_of(address) as client:
            assert (await client.get("/health")).status_code == 200
        assert not gc.isenabled()
        assert gc.get_freeze_count() > 0
        signal.raise_signal(signal.SIGTERM)
        await running
    finally:
        for number, handler in heard.items():
            signal.signal(number, handler)
