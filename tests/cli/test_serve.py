"""ludotheque serve: it opens, says where, and ends as it is told."""

from __future__ import annotations

import json
import os
import signal
import socket
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from functools import cached_property
from pathlib import Path
from tempfile import mkdtemp
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from ludotheque.cli.serve import show_to_others
from tests.warm import start_warm

from .command import ENVIRONMENT, ROOT, run

PATIENCE = 60.0


class Serving:
    """A server in a process of its own, which writes into two files."""

    def __init__(self, folder: Path, words: tuple[str, ...], variables: dict[str, str]) -> None:
        self._out, self._log = (Path(mkdtemp(dir=folder), name) for name in ("out", "log"))
        environment = {**ENVIRONMENT, "LUDOTHEQUE_DATA": str(folder), "LUDOTHEQUE_BOT_WORKERS": "1", **variables}
        pipes = [Path(os.devnull), self._out, self._log]
        self.process = start_warm(("serve", "--port", "0", *words), ROOT, environment, pipes)

    @cached_property
    def address(self) -> str:
        until = time.monotonic() + PATIENCE
        while not (self._out.exists() and self._out.read_text(encoding="utf-8").endswith("\n")):
            assert time.monotonic() < until
            assert self.process.is_alive(), self._log.read_text(encoding="utf-8")
            time.sleep(0.02)
        line = self._out.read_text(encoding="utf-8")
        assert line.startswith("Ludotheque is open at http://127.0.0.1:")
        return line.split()[4]

    def tell(self, number: signal.Signals) -> None:
        assert self.process.pid is not None
        with suppress(ProcessLookupError):
            os.kill(self.process.pid, number)

    def end(self, number: signal.Signals) -> tuple[int | None, str]:
        """End it; its code and its log."""
        self.tell(number)
        self.process.join(PATIENCE)
        return self.process.exitcode, self._log.read_text(encoding="utf-8")


@contextmanager
def serving(folder: Path, *words: str, **variables: str) -> Iterator[Serving]:
    server = Serving(folder, words, variables)
    try:
        yield server
    finally:
        server.tell(signal.SIGKILL)


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_answers_until_it_is_told_to_end(tmp_path: Path, number: signal.Signals) -> None:
    with serving(tmp_path, "--no-open") as server:
        assert httpx.get(f"{server.address}/health", timeout=PATIENCE).status_code == 200
        code, log = server.end(number)
    assert code == 0
    assert "Traceback" not in log
    assert (tmp_path / "ludotheque.db").exists()


def test_who_plays_is_told_that_the_server_goes_and_finds_the_table_again(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-open") as server:
        with httpx.Client(base_url=server.address, timeout=PATIENCE) as ann:
            ann.post("/api/me", json={"name": "Ann"}).raise_for_status()
            chairs = [{"kind": "me"}, {"kind": "me", "name": "Ben"}]
            table = ann.post("/api/tables", json={"game": "strife", "chairs": chairs}).raise_for_status().json()["id"]
            place = f"{server.address.replace('http', 'ws')}/api/tables/{table}/play?seat=watch"
            with connect(place, open_timeout=PATIENCE) as socket:
                assert json.loads(socket.recv())["type"] == "table"
                server.tell(signal.SIGTERM)
                assert closing_code(socket) in (1001, 1012)
        assert server.end(signal.SIGTERM)[0] == 0
    with serving(tmp_path, "--no-open") as server:
        assert httpx.get(f"{server.address}/api/tables/{table}", timeout=PATIENCE).json()["phase"] == "playing"


def closing_code(socket: ClientConnection) -> int:
    """What a socket is closed with, after whatever was still on its way."""
    try:
        while True:
            socket.recv(timeout=PATIENCE)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0


def test_log_lines_are_json_where_that_is_asked_for(tmp_path: Path) -> None:
    with serving(tmp_path, "--no-open", "--log", "json") as server:
        answer = httpx.get(f"{server.address}/api/me", headers={"cookie": "ludotheque=private"}, timeout=PATIENCE)
        _, log = server.end(signal.SIGTERM)
    lines = [json.loads(line) for line in log.splitlines()]
    [asked] = [line for line in lines if line["event"] == "request"]
    assert (asked["path"], asked["status"]) == ("/api/me", answer.status_code)
    assert asked["request"] == answer.headers["x-request-id"]
    assert "private" not in log


@pytest.mark.parametrize(("words", "opened"), [((), True), (("--no-open",), False)])
def test_the_browser_is_opened_unless_told_otherwise(tmp_path: Path, words: tuple[str, ...], opened: bool) -> None:
    browser, visited = tmp_path / "browser", tmp_path / "visited"
    browser.write_text(f'#!/bin/sh\necho "$1" > {visited}\n', encoding="utf-8")
    browser.chmod(0o755)
    with serving(tmp_path, *words, BROWSER=f"{browser} %s") as server:
        httpx.get(f"{server.address}/health", timeout=PATIENCE).raise_for_status()
        until = time.monotonic() + PATIENCE
        while opened and not (visited.exists() and visited.read_text()) and time.monotonic() < until:
            time.sleep(0.02)
        server.end(signal.SIGTERM)
        assert visited.exists() == opened
        if opened:
            assert visited.read_text(encoding="utf-8").strip() == server.address


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_it_can_be_ended_while_it_starts(tmp_path: Path, number: signal.Signals) -> None:
    """Its database takes the connection and then says nothing."""
    with socket.create_server(("127.0.0.1", 0)) as silent:
        database = f"postgresql://ann@127.0.0.1:{silent.getsockname()[1]}/tables"
        with serving(tmp_path, "--no-open", "--database", database) as server:
            connection, _ = silent.accept()
            assert server.end(number) == (0, "")
            connection.close()


def complaint(folder: Path, *words: str, **variables: Any) -> str:
    done = run("serve", "--no-open", *words, folder=ROOT, LUDOTHEQUE_DATA=str(folder), **variables)
    assert (done.code, done.out) == (2, "")
    assert done.err.count("\n") == 1
    return done.err.removeprefix("ludotheque: ").strip()


def test_a_port_that_is_taken_is_one_clear_line(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        said = complaint(tmp_path, "--port", str(port))
    assert said == f"port {port} is taken; choose another with --port, or --port 0 for any that is free"


def test_an_address_that_is_not_here_is_one_clear_line(tmp_path: Path) -> None:
    assert complaint(tmp_path, "--host", "192.0.2.1").startswith("cannot listen at 192.0.2.1, port 8000: ")


def test_a_database_that_is_not_there_is_one_clear_line(tmp_path: Path) -> None:
    said = complaint(tmp_path, "--port", "0", "--database", "postgresql://ann:private@127.0.0.1:1/tables")
    assert said.startswith(
        "postgresql+asyncpg://ann:***@127.0.0.1:1/tables: the database cannot store or tell that now: "
    )


def test_mistakes_in_settings_are_one_clear_line(tmp_path: Path) -> None:
    file = tmp_path / "ludotheque.toml"
    file.write_text("prot = 1\n", encoding="utf-8")
    assert complaint(tmp_path, "--config", str(file)) == f"{file}: there is no setting 'prot'; did you mean 'port'?"
    assert complaint(tmp_path, LUDOTHEQUE_GRACE="-1") == "LUDOTHEQUE_GRACE cannot be '-1': Expected `int` >= 0"
    assert complaint(tmp_path, "--database", "tables.db").startswith("--database: a database is written sqlite:///FILE")


def test_others_in_the_network_are_told_where_to_come_in(capsys: pytest.CaptureFixture[str]) -> None:
    """A code for cameras is for people who look at a screen, not for a log."""
    show_to_others("http://192.0.2.7:8000")
    assert capsys.readouterr().out == "Others in your network come in at http://192.0.2.7:8000\n"
