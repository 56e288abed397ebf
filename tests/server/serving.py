"""Servers on real sockets, and people who use them: what the server's tests share."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import signal
import socket
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from multiprocessing.context import ForkServerProcess
from pathlib import Path
from typing import Any

import httpx
import uvicorn
from websockets.asyncio.client import ClientConnection, connect

from ludotheque.cli.serve import listen, uvicorn_config
from ludotheque.kernel.difference import changed
from ludotheque.server.app import create_app
from ludotheque.server.logs import RequestLog
from ludotheque.server.settings import Settings
from ludotheque.server.sources import Sources
from tests.warm import start_warm

ME, OPEN, RANDOM_BOT = {"kind": "me"}, {"kind": "open"}, {"kind": "bot", "bot": "random"}
ONE_ROUND = {"rounds": 1}
SHORT = {"strife": ONE_ROUND}  # options of a short game
PATIENCE = 60.0  # seconds that a test waits for a message: a busy machine may stand still for a while
LONGEST_END = 60.0  # seconds that a server may take to end
MANY = {
    "requests_per_minute": 1_000_000, "sign_ins_per_minute": 1_000_000, "sockets_per_address": 1_000_000,
    "tables_per_person": 1_000_000, "tables_per_address": 1_000_000,
    "messages_per_second": 10_000.0, "message_burst": 10_000.0, "pause": 0.01,
}  # fmt: skip


def client_of(server: str = "", **more: Any) -> httpx.AsyncClient:
    """Somebody's HTTP. It is plain, and the authorities of the whole web take long to read."""
    return httpx.AsyncClient(base_url=server, verify=False, **{"timeout": PATIENCE, **more})


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


@asynccontextmanager
async def serving(database: str, sources: Sources | None = None, **settings: Any) -> AsyncIterator[str]:
    """A server in this process; its address."""
    listening = listen("127.0.0.1", 0)
    port = listening.getsockname()[1]
    settings = {"books": os.environ["LUDOTHEQUE_BOOKS"], **MANY, **settings}
    asked = Settings(database=database, port=port, bot_workers=1, **settings)
    server = uvicorn.Server(uvicorn_config(asked, RequestLog(await create_app(asked, sources))))
    running = asyncio.create_task(server.serve([listening]))
    while not server.started:
        assert not running.done(), "the server did not start"
        await asyncio.sleep(0.01)
    try:
        yield f"http://127.0.0.1:{port}"
    finally:
        server.should_exit = True
        await running


class ServerProcess:
    """`ludotheque serve` in a process of its own, to be killed."""

    def __init__(
        self, database: str, port: int | None = None, log: Path | None = None, python: Path | None = None,
        **environment: str,
    ) -> None:  # fmt: skip
        self.port = port or free_port()
        self.python = python  # another one than this, from nothing
        self.log = log  # the file that its log goes to, line by line as JSON
        self.database = database
        self.address = f"http://127.0.0.1:{self.port}"
        self.environment = {f"LUDOTHEQUE_{name.upper()}": value for name, value in environment.items()}
        self._process: subprocess.Popen[bytes] | ForkServerProcess | None = None

    async def start(self) -> None:
        self._process = self._started()
        async with client_of() as client, asyncio.timeout(PATIENCE):
            while not await self._answers(client):
                assert self.runs, "the server has ended"
                await asyncio.sleep(0.05)

    async def _answers(self, client: httpx.AsyncClient) -> bool:
        with contextlib.suppress(httpx.TransportError):
            return (await client.get(f"{self.address}/health")).status_code == 200
        return False

    def _started(self) -> subprocess.Popen[bytes] | ForkServerProcess:
        words = ("serve", "--no-open", "--port", str(self.port), "--database", self.database, "--log", "json")
        limits = {f"LUDOTHEQUE_{name.upper()}": str(value) for name, value in MANY.items()}
        environment = {**os.environ, **limits, **self.environment}
        nowhere = Path(os.devnull)
        if self.python is None:
            return start_warm(words, Path.cwd(), environment, [nowhere, nowhere, self.log or nowhere])
        return subprocess.Popen(
            [self.python, "-m", "ludotheque", *words],
            env=environment,
            stderr=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
        )

    def logged(self) -> list[dict[str, Any]]:
        assert self.log is not None
        lines = self.log.read_text(encoding="utf-8").splitlines()
        return [json.loads(line) for line in lines if line.startswith("{")]

    @property
    def runs(self) -> bool:
        return self._process is not None and exit_code(self._process) is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        assert self._process.pid is not None
        return self._process.pid

    def kill(self, how: int = signal.SIGKILL) -> int | None:
        """Sends a signal and waits for the end; the exit code."""
        assert self._process is not None
        with contextlib.suppress(ProcessLookupError):
            os.kill(self.pid, how)
        if isinstance(self._process, subprocess.Popen):
            return self._process.wait(LONGEST_END)
        self._process.join(LONGEST_END)
        return self._process.exitcode


def exit_code(process: subprocess.Popen[bytes] | ForkServerProcess) -> int | None:
    return process.poll() if isinstance(process, subprocess.Popen) else process.exitcode


class Guest:
    """Somebody with a cookie."""

    def __init__(self, server: str, language: str = "en") -> None:
        self.server = server
        self.http = client_of(server, headers={"accept-language": language})

    async def __aenter__(self) -> Guest:
        return self

    async def __aexit__(self, *problem: object) -> None:
        await self.http.aclose()

    async def named(self, name: str) -> Guest:
        await self.post("/api/me", {"name": name})
        return self

    async def get(self, path: str, status: int = 200) -> Any:
        answer = await self.http.get(path)
        assert answer.status_code == status, f"{path}: {answer.status_code} {answer.text}"
        return answer.json()

    async def post(self, path: str, data: object = None, status: int | None = None) -> Any:
        answer = await self.http.post(path, json=data)
        expected = (status,) if status else (200, 201, 204)
        assert answer.status_code in expected, f"{path}: {answer.status_code} {answer.text}"
        return answer.json() if answer.content else None

    async def new_table(self, *chairs: object, game: str = "strife", **more: Any) -> str:
        """The id of a new table, of a short game unless told."""
        asked = {"game": game, "chairs": list(chairs), "options": SHORT.get(game, {}), **more}
        return str((await self.post("/api/tables", asked))["id"])

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    @asynccontextmanager
    async def at(self, table: str, seat: int | str | None = None, **more: Any) -> AsyncIterator[Socket]:
        query = "" if seat is None else f"?seat={seat}"
        address = f"{self.server.replace('http', 'ws', 1)}/api/tables/{table}/play{query}"
        headers = {"Cookie": self.cookie(), **more.pop("headers", {})}
        more.setdefault("max_queue", None)  # what nobody reads must not hold up closing
        async with connect(address, additional_headers=headers, open_timeout=PATIENCE, **more) as connection:
            yield Socket(connection)


class Socket:
    """A seat's socket: what was sent, message by message, and the newest sheet."""

    def __init__(self, connection: ClientConnection) -> None:
        self.connection = connection
        self.sheet: dict[str, Any] = {}
        self.facts: dict[str, Any] = {}
        self.watchers: dict[str, str] = {}  # names by id
        self.received: list[str] = []
        self._next = 0

    async def hear(self) -> dict[str, Any]:
        """The next message."""
        async with asyncio.timeout(PATIENCE):
            text = await self.connection.recv()
        assert isinstance(text, str)
        self.received.append(text)
        message: dict[str, Any] = json.loads(text)
        self.sheet = changed(message.get("sheet") or self.sheet, message.get("changes", []))
        if message.get("facts"):
            self.facts = message["facts"]
        self._see(message)
        return message

    def _see(self, message: dict[str, Any]) -> None:
        """Who is there."""
        if message["type"] == "table":
            self.watchers = {watcher["id"]: watcher["name"] for watcher in message["watchers"]}
        if message["type"] == "presence":
            for seat in (*message["here"], *message["away"]):
                self.facts["chairs"][seat]["here"] = seat in message["here"]
            self.watchers |= {watcher["id"]: watcher["name"] for watcher in message["came"]}
            self.watchers = {id: name for id, name in self.watchers.items() if id not in message["left"]}

    async def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; what comes before it is heard too."""
        while (message := await self.hear())["type"] != kind:
            pass
        return message

    async def send(self, kind: str, **fields: object) -> str:
        self._next += 1
        id = str(self._next)
        await self.connection.send(json.dumps({"type": kind, "id": id, **fields}))
        return id

    async def answer(self, kind: str, **fields: object) -> dict[str, Any]:
        """Ask for something, and hear until it is done or refused."""
        id = await self.send(kind, **fields)
        while True:
            message = await self.hear()
            if message["type"] in ("done", "refused") and message["id"] == id:
                return message

    async def choose(self, choice: str) -> dict[str, Any]:
        return await self.answer("choose", at=self.sheet["at"], choice=choice)

    @property
    def asked(self) -> bool:
        """Whether a choice is awaited from this seat."""
        return bool(self.sheet.get("menu")) and self.sheet["sealed"] is None

    @property
    def over(self) -> bool:
        return self.facts.get("phase") in ("over", "aborted")
