"""Garbage is looked for little by little: however many play, nobody waits while everything is looked through."""

from __future__ import annotations

import asyncio
import gc
import os
import signal
import weakref
from collections import Counter
from collections.abc import Iterator

import pytest
from litestar.connection import ASGIConnection
from uvicorn.protocols.http.httptools_impl import RequestResponseCycle

from ludotheque.cli.serve import listen, run_server
from ludotheque.server.doorway import Doorway
from ludotheque.server.garbage import MANY, Garbage
from ludotheque.server.settings import Settings

from .playing import two_at_a_table
from .serving import client_of, serving

PARTS = (Doorway, RequestResponseCycle, ASGIConnection)


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
    Garbage().look()
    assert not is_looked_through(thing)
    trace = weakref.ref(thing)
    del thing
    assert trace() is None


def test_what_refers_to_itself_is_found_at_the_next_look() -> None:
    trace = weakref.ref(Thing(itself=True))
    assert trace() is not None
    Garbage().look()
    assert trace() is None


def test_what_was_set_aside_is_found_once_many_sockets_have_come(monkeypatch: pytest.MonkeyPatch) -> None:
    garbage, thing = Garbage(), Thing(itself=True)
    garbage.look()
    trace = weakref.ref(thing)
    del thing
    monkeypatch.setattr(Doorway, "sockets", Doorway.sockets + MANY - 1)
    garbage.look()
    assert trace() is not None
    monkeypatch.setattr(Doorway, "sockets", Doorway.sockets + 1)
    garbage.look()
    assert trace() is None


async def test_every_socket_is_counted(sqlite_url: str) -> None:
    before = Doorway.sockets
    async with serving(sqlite_url) as server, two_at_a_table(server):
        assert Doorway.sockets == before + 2


async def test_requests_leave_no_garbage(sqlite_url: str) -> None:
    """Else it would be set aside, one day more than there is room for."""
    async with serving(sqlite_url) as server:
        await visit(server)
        before = of_requests()
        for _ in range(3):
            await visit(server)
        assert of_requests() == before


async def visit(server: str) -> None:
    async with client_of(server) as client:
        assert (await client.get("/api/games")).status_code == 200
        assert (await client.get("/api/tables/nowhere")).status_code == 404
    await asyncio.sleep(0.05)


def of_requests() -> Counter[type]:
    """What there is of what they are made of."""
    return Counter(type(each) for each in gc.get_objects() if isinstance(each, PARTS))


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
