"""Runs `python -m ludotheque` as a person would."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

import ludotheque

ROOT = Path(__file__).parents[2]
HOME = Path(ludotheque.__file__).parents[1]
ENVIRONMENT = {**os.environ, "PYTHONPATH": str(HOME), "LC_ALL": "C.UTF-8", "TERM": "dumb", "COLUMNS": "100"}


class Done(NamedTuple):
    code: int
    out: str
    err: str


def run(*words: str, folder: Path = ROOT, **variables: str) -> Done:
    done = subprocess.run(
        [sys.executable, "-m", "ludotheque", *words],
        capture_output=True,
        text=True,
        encoding="utf-8",
        cwd=folder,
        env={**ENVIRONMENT, **variables},
        stdin=subprocess.DEVNULL,
        timeout=120,
    )
    return Done(done.returncode, done.stdout, done.stderr)


def well(*words: str, folder: Path = ROOT, **variables: str) -> str:
    """What a command prints that ends well."""
    done = run(*words, folder=folder, **variables)
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
