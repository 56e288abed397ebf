"""The wheel of `make wheel`, in an environment with nothing else: it is compiled, plays at the terminal, and serves."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import httpx

from tests.server.playing import guests, play_all
from tests.server.serving import ME, RANDOM_BOT, ServerProcess

from .test_loaded import HERE, MODULES, module_name

CLEAN = {name: value for name, value in os.environ.items() if name not in ("PYTHONPATH", "EXPECT_COMPILED")}


async def test_the_wheel_alone_is_compiled_and_plays(tmp_path: Path) -> None:
    """One test, so that what it needs is installed once."""
    installed = environment(tmp_path / "environment")
    what_is_loaded_is_compiled(installed)
    a_game_is_played_at_the_terminal(installed)
    await a_game_is_played_over_the_server(installed, f"sqlite:///{tmp_path}/tables.db")


def environment(folder: Path) -> Path:
    """The Python of a new environment with the wheel and what it depends on."""
    [wheel] = (HERE / "dist").glob("*.whl")
    subprocess.run([sys.executable, "-m", "venv", "--without-pip", folder], check=True)
    python = folder / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--python", str(python), "--disable-pip-version-check"]
    subprocess.run([*pip, "install", "--quiet", "--no-compile", str(wheel)], check=True, env=CLEAN, cwd=folder)
    return python


def run(python: Path, *words: str, typed: str = "") -> str:
    done = subprocess.run(
        [python, *words], input=typed, capture_output=True, text=True, encoding="utf-8", env=CLEAN, cwd=python.parent
    )
    assert (done.returncode, done.stderr) == (0, "")
    return done.stdout


def what_is_loaded_is_compiled(installed: Path) -> None:
    names = list(map(module_name, MODULES))
    said = run(installed, "-c", f"for name in {names}: print(__import__(name, fromlist=['x']).__file__)").splitlines()
    assert len(said) == len(names)
    assert [
        path for path in said if not path.endswith(".so") or not Path(path).is_relative_to(installed.parents[1])
    ] == []


def a_game_is_played_at_the_terminal(installed: Path) -> None:
    said = run(
        installed, "-m", "ludotheque", "play", "strife", "--plain", "--lang", "en", "--seed", "3", "--option",
        "rounds=1", "--seats", "human,greedy", typed="1\n" * 200,
    )  # fmt: skip
    assert "The game is over." in said


async def a_game_is_played_over_the_server(installed: Path, database: str) -> None:
    server = ServerProcess(database, python=installed, bot_workers="1")
    try:
        await server.start()
        async with guests(server.address, "Ann") as [ann]:
            table = await ann.new_table(RANDOM_BOT, ME)
            async with ann.at(table) as socket:
                await play_all([socket])
            assert (await ann.get(f"/api/tables/{table}"))["ending"]["how"] == "played"
        page = httpx.get(f"{server.address}/")
        assert page.status_code == 200
        client = re.findall(r'"(/assets/[^"]+)"', page.text)
        assert [httpx.get(f"{server.address}{path}").status_code for path in client] == [200] * len(client)
        assert len(client) > 1
    finally:
        server.kill()
