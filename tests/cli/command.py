"""Runs `python -m ludotheque` as a person would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any, NamedTuple

import ludotheque
from tests.warm import run_warm

ROOT = Path(__file__).parents[2]
HOME = Path(ludotheque.__file__).parents[1]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(HOME), "LC_ALL": "C.UTF-8", "TERM": "dumb", "COLUMNS": "100"}
WHILE_LOADING = ("PYTHON", "LC_", "LANG", "LUDOTHEQUE_CONTENT")  # what is read then, of the environment
LIMIT = 120.0  # seconds


class Done(NamedTuple):
    code: int
    out: str
    err: str


def run(*words: str, folder: Path = ROOT, typed: str = "", cold: bool = False, **variables: str) -> Done:
    """A command and what is typed into it.

    It starts from nothing where that is asked, or where what is loaded may be another; else a good deal sooner.
    """
    environment = {**ENVIRONMENT, **variables}
    if cold or any(name.startswith(WHILE_LOADING) for name in variables):
        return run_cold(words, folder, environment, typed)
    with TemporaryDirectory() as place:
        pipes = [Path(place) / name for name in ("in", "out", "err")]
        for pipe in pipes:
            pipe.write_text(typed if pipe.name == "in" else "", encoding="utf-8")
        code = run_warm(words, folder, environment, pipes, LIMIT)
        return Done(code, *(pipe.read_text(encoding="utf-8") for pipe in pipes[1:]))


def run_cold(words: tuple[str, ...], folder: Path, environment: dict[str, str], typed: str) -> Done:
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env=environment,
        input=typed,
        timeout=LIMIT,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def well(*words: str, folder: Path = ROOT, cold: bool = False, **variables: str) -> str:
    """What a command prints that ends well."""
    done = run(*words, folder=folder, cold=cold, **variables)
    assert (done.code, done.err) == (0, "")
    return done.out


def data(*words: str) -> Any:
    """What a command prints with --json."""
    return json.loads(well(*words, "--json"))


def recorded(path: Path, seed: int = 7) -> ludotheque.Table:
    """A random game of one round, kept in a file."""
    chance = Random(seed)
    table = ludotheque.new_table("strife", seed=seed, options={"rounds": 1})
    while not table.over:
        seat = table.deciders()[0]
        table.choose(seat, chance.choice(table.menu(seat)))
    path.write_text(table.record().dumps(), encoding="utf-8")
    return table
