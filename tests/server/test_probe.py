"""Whether the database can be written to is asked often and tried now and then; a slow disk keeps nobody waiting."""

from __future__ import annotations

import asyncio
import time

import pytest

from ludotheque.server import probe
from ludotheque.server.probe import PATIENCE, Probe


class Disk:
    """Something to write to, which takes its time, stands still or is full."""

    def __init__(self) -> None:
        self.seconds = 0.0
        self.room = True
        self.written = 0
        self.turns = asyncio.Event()
        self.turns.set()

    async def write(self) -> bool:
        await asyncio.sleep(self.seconds)
        await self.turns.wait()
        self.written += 1
        return self.room


async def test_one_write_answers_all_who_ask() -> None:
    disk = Disk()
    asked = Probe(disk.write)
    assert await asyncio.gather(*(asked.sound() for _ in range(50))) == [True] * 50
    assert await asked.sound()
    assert disk.written == 1


async def test_a_slow_write_keeps_nobody_waiting_while_the_last_answer_is_young(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    for kept in ("WRITTEN", "KEPT"):
        monkeypatch.setattr(probe, kept, 0.0)
    disk = Disk()
    asked = Probe(disk.write)
    assert await asked.sound()
    disk.turns.clear()
    disk.room = False
    begun = time.monotonic()
    assert await asked.sound()  # nothing else is known yet
    assert time.monotonic() - begun >= PATIENCE
    assert disk.written == 1
    disk.turns.set()
    while disk.written == 1:
        await asyncio.sleep(0)
    assert not await asked.sound()
    disk.room = True
    assert await asked.sound()  # whoever was told of trouble hears of its end


async def test_before_anything_is_known_and_when_it_is_too_old_only_a_write_tells(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(probe, "WRITTEN", 0.0)
    disk = Disk()
    asked = Probe(disk.write)
    disk.seconds = 0.1
    assert await asked.sound()
    monkeypatch.setattr(probe, "TOO_OLD", 0.0)
    disk.room = False
    assert not await asked.sound()


async def test_nothing_is_tried_any_more_once_it_is_closed() -> None:
    disk = Disk()
    disk.seconds = 60.0
    asked = Probe(disk.write)
    before = asyncio.all_tasks()
    asking = asyncio.create_task(asked.sound())
    await asyncio.sleep(0.01)
    asking.cancel()
    await asked.close()
    await asyncio.wait([asking])
    assert asyncio.all_tasks() - before == set()
    assert disk.written == 0
