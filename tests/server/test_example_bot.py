"""The example bot of the documentation joins a table over the network and plays a whole game, in thirty-odd lines."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from typing import Any

from .playing import guests, play_all
from .serving import ME, OPEN

FILE = Path(__file__).parents[2] / "docs" / "examples" / "network_bot.py"


def example() -> Any:
    spec = spec_from_file_location("network_bot", FILE)
    assert spec is not None
    assert spec.loader is not None
    module = module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


async def test_the_example_plays_a_whole_game_against_a_guest(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, OPEN)
        async with ann.at(table) as socket:
            await socket.until("table")
            winners, _ = await asyncio.gather(example().play(server, table), play_all([socket]))
        ending = (await ann.get(f"/api/tables/{table}"))["ending"]
        assert ending["how"] == "played"
        assert winners == ending["winners"]


async def test_the_example_is_a_command_too(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        table = await ann.new_table({"kind": "bot", "bot": "random"}, OPEN)
        ended = await asyncio.to_thread(
            subprocess.run, [sys.executable, str(FILE), server, table], capture_output=True, text=True, check=True
        )
        ending = (await ann.get(f"/api/tables/{table}"))["ending"]
        assert ended.stdout == f"winners: {ending['winners']}\n"
        assert ended.stderr == ""


def test_the_example_can_be_read_at_one_glance() -> None:
    assert len(FILE.read_text(encoding="utf-8").splitlines()) <= 40
