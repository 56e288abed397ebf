"""Log lines: one for each thing, with the request's id, and nothing private."""

from __future__ import annotations

import json
import logging
import subprocess
import sys
from collections.abc import Iterator
from typing import Any

import pytest
import structlog

from ludotheque.server.logs import Message, Receive, RequestLog, Scope, Send, prepare_logs
from ludotheque.server.settings import LogFormat

from .playing import guests
from .serving import ME, OPEN, Guest, ServerProcess

NOWHERE = "not-a-table-of-anybody"  # other tests at the same server ask for others


@pytest.fixture(autouse=True)
def _own_logging() -> Iterator[None]:
    """What a test sets up for logging is gone afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
    structlog.reset_defaults()


def lines(captured: pytest.CaptureFixture[str]) -> list[dict[str, Any]]:
    return [json.loads(line) for line in captured.readouterr().err.splitlines()]


def test_a_line_is_json_for_programs(capsys: pytest.CaptureFixture[str]) -> None:
    prepare_logs("json", "info")
    structlog.get_logger("ludotheque.test").info("seated", table="t1", seat=1)
    [line] = lines(capsys)
    assert line.pop("timestamp").endswith("Z")
    assert line == {"event": "seated", "table": "t1", "seat": 1, "level": "info", "logger": "ludotheque.test"}


@pytest.mark.parametrize("form", ["text", "json"])
def test_private_things_are_left_out_whoever_logs_them(form: LogFormat, capsys: pytest.CaptureFixture[str]) -> None:
    prepare_logs(form, "debug")
    private = {"cookie": "x1", "set_cookie": "x2", "password": "x3", "secret": "x4", "text": "x5", "said": "x6"}
    structlog.get_logger("ludotheque.test").warning("thing", **private, Authorization="x7", seat=1)
    told = capsys.readouterr().err
    assert "thing" in told
    assert not [n for n in range(1, 8) if f"x{n}" in told]


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_line_is_one_line_whatever_somebody_asked_for(form: LogFormat, capsys: pytest.CaptureFixture[str]) -> None:
    """What reads a log may end a line at more signs than one, and a terminal obeys some."""
    prepare_logs(form, "info")
    asked = "/api/\n\r\x0b\x0c\x1c\x1d\x1e\x85\u2028\u2029\x1b[2J/tables/é"
    structlog.get_logger("ludotheque.test").info("request", path=asked)
    told = capsys.readouterr().err
    assert len(told.splitlines()) == 1
    assert "\x1b[2J" not in told
    assert "/tables/é" in told


@pytest.mark.parametrize("form", ["text", "json"])
def test_an_error_is_logged_without_what_was_in_variables(form: LogFormat, capsys: pytest.CaptureFixture[str]) -> None:
    prepare_logs(form, "info")
    try:
        broken("pass" + "word")
    except ZeroDivisionError as error:
        structlog.get_logger("ludotheque.test").error("broken", exc_info=error)
    told = capsys.readouterr().err
    assert "ZeroDivisionError" in told
    assert "in broken" in told
    assert "password" not in told


def broken(word: str) -> float:
    return len(word) / 0


def test_quiet_levels_are_not_written(capsys: pytest.CaptureFixture[str]) -> None:
    prepare_logs("json", "warning")
    structlog.get_logger("ludotheque.test").info("nothing")
    logging.getLogger("uvicorn.error").info("nothing")
    logging.getLogger("uvicorn.error").warning("odd %s", "thing")
    [line] = lines(capsys)
    assert (line["event"], line["logger"]) == ("odd thing", "uvicorn.error")


async def answer(scope: Scope, receive: Receive, send: Send) -> None:
    structlog.get_logger("ludotheque.test").info("answering")
    await send({"type": "http.response.start", "status": 204, "headers": []})


async def requested(path: str, *headers: tuple[bytes, bytes]) -> dict[bytes, bytes]:
    """A request that is answered at once; the headers of the answer."""
    sent: list[Message] = []

    async def send(message: Message) -> None:
        sent.append(message)

    async def receive() -> Message:
        return {"type": "http.disconnect"}

    scope = {"type": "http", "method": "GET", "path": path, "query_string": b"lang=fr", "headers": list(headers)}
    await RequestLog(answer)(scope, receive, send)
    return dict(sent[0]["headers"])


async def test_a_request_has_one_id_in_its_lines_and_its_answer(capsys: pytest.CaptureFixture[str]) -> None:
    prepare_logs("json", "info")
    headers = await requested("/api/me", (b"cookie", b"private"))
    first, second = lines(capsys)
    assert first["request"] == second["request"] == headers[b"x-request-id"].decode()
    assert (second["method"], second["path"], second["status"]) == ("GET", "/api/me", 204)
    assert "private" not in str(first) + str(second)


async def test_lines_name_the_client_and_the_person_by_a_hash(running: ServerProcess) -> None:
    async with guests(running.address, "Logged") as [ann]:
        me = await ann.get("/api/me")
        await ann.get(f"/api/tables/{NOWHERE}", 404)
        table = await ann.new_table(ME, OPEN)
        async with ann.at(table) as socket:
            await socket.until("table")
            await socket.answer("do", deed="resign")
    about = [line for line in running.logged() if line.get("path") == f"/api/tables/{NOWHERE}"]
    assert [line["event"] for line in about] == ["refused", "request"]
    [person] = {line["person"] for line in about}
    assert {line["client"] for line in about} == {"127.0.0.1"}
    [refused] = [line for line in running.logged() if line["event"] == "refused" and line.get("table") == table]
    assert (refused["person"], refused["client"]) == (person, "127.0.0.1")
    assert me["id"] not in running.log.read_text(encoding="utf-8")  # type: ignore[union-attr]  # it has a log


async def test_who_asks_is_believed_about_nothing(running: ServerProcess) -> None:
    """No proxy is trusted there."""
    async with Guest(running.address) as eve:
        await eve.http.get(
            "/api/nowhere-at-all", headers={"x-forwarded-for": "203.0.113.9", "forwarded": "for=203.0.113.9"}
        )
    assert "203.0.113.9" not in running.log.read_text(encoding="utf-8")  # type: ignore[union-attr]  # it has a log


async def test_what_is_refused_over_http_is_counted(server: str) -> None:
    async with Guest(server) as eve:
        await eve.get("/api/tables/nowhere-either", 404)
        counted = (await eve.http.get("/metrics")).text
    assert 'ludotheque_refusals_total{code="no-such-table"}' in counted
    assert 'ludotheque_store_seconds_count{work="read"}' in counted


async def test_the_id_of_a_proxy_is_kept_where_it_is_decent() -> None:
    assert (await requested("/", (b"x-request-id", b"abc-1.2")))[b"x-request-id"] == b"abc-1.2"
    for bad in (b"", b"two words", b"a\nb", b"x" * 65):
        assert (await requested("/", (b"x-request-id", bad)))[b"x-request-id"] != bad


async def test_questions_of_machines_are_not_written_at_level_info(capsys: pytest.CaptureFixture[str]) -> None:
    prepare_logs("json", "info")
    await requested("/health")
    await requested("/metrics")
    assert {line["event"] for line in lines(capsys)} == {"answering"}


OPENING_TOO_MUCH = """
import resource
from ludotheque.server.logs import prepare_logs
from ludotheque.server.openfiles import check_open_files

prepare_logs("json", "info")
check_open_files()
_, most = resource.getrlimit(resource.RLIMIT_NOFILE)
resource.setrlimit(resource.RLIMIT_NOFILE, (40, most))
files = [open("/dev/null") for _ in range(35)]
check_open_files()
try:
    while True:
        files.append(open("/dev/null"))
except OSError:
    check_open_files()
"""


def test_running_out_of_open_files_is_said_before_and_when_it_happens() -> None:
    done = subprocess.run([sys.executable, "-c", OPENING_TOO_MUCH], capture_output=True, text=True, check=True)
    said = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["event"] for line in said] == ["open_files_nearly_run_out", "open_files_run_out"]
    assert {line["limit"] for line in said} == {40}
    assert "LimitNOFILE" in said[1]["remedy"]
