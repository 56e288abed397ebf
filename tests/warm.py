"""A command or a server in a process of its own, forked from one that has already read the games and the libraries.

All else is as in a fresh process: its memory, its folder, its environment, what it reads and writes, how it ends.
"""

from __future__ import annotations

import io
import os
import sys
from multiprocessing import get_context
from multiprocessing.context import ForkServerProcess
from pathlib import Path

from ludotheque.cli import COMMANDS, main
from ludotheque.content.homes import homes

FORKING = get_context("forkserver")
FORKING.set_forkserver_preload(
    [
        *(f"ludotheque.cli.{name}" for name in COMMANDS),
        *(home.module for home in homes().values()),
        "ludotheque.server.app",
        # What a server loads only where it is needed.
        "ludotheque.server.notices_postgres",
        "sqlalchemy.dialects.postgresql",
        "anyio._backends._asyncio",
        "uvicorn.protocols.websockets.websockets_sansio_impl",
        "tests.warmed",
    ]
)


def start_warm(
    words: tuple[str, ...], folder: Path, environment: dict[str, str], pipes: list[Path]
) -> ForkServerProcess:
    """The process; input, output and errors are files, and what is written goes to their end."""
    process = FORKING.Process(target=become, args=(words, folder, environment, pipes))
    process.start()
    return process


def run_warm(words: tuple[str, ...], folder: Path, environment: dict[str, str], pipes: list[Path], limit: float) -> int:
    """The exit code."""
    process = start_warm(words, folder, environment, pipes)
    process.join(limit)
    if process.exitcode is None:
        process.kill()
        raise TimeoutError(f"ludotheque {' '.join(words)}")
    return process.exitcode


def become(words: tuple[str, ...], folder: Path, environment: dict[str, str], pipes: list[Path]) -> None:
    os.chdir(folder)
    os.environ.clear()
    os.environ.update(environment)
    writing = os.O_WRONLY | os.O_APPEND | os.O_CREAT
    for number, (path, how) in enumerate(zip(pipes, (os.O_RDONLY, writing, writing), strict=True)):
        os.dup2(os.open(path, how), number)
    sys.stdin, sys.stdout, sys.stderr = (
        io.TextIOWrapper(open(number, mode, closefd=False), encoding="utf-8", write_through=number == 2)  # noqa: SIM115
        for number, mode in ((0, "rb"), (1, "wb"), (2, "wb"))
    )
    sys.argv = ["ludotheque", *words]
    main()
