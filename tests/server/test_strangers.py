"""Who may knock at all: origins, floods, odd headers; and that every refusal is a sentence in the reader's language."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from socket import gethostname
from typing import Any
from urllib.parse import urlsplit

import pytest
from websockets.asyncio.client import connect

from ludotheque.games import find_game
from ludotheque.server.hosts import Hosts
from ludotheque.server.refusal import STATUS, Refusal

from .playing import SEATS, Party, closed_with, guests, party, play_all, problem_of, two_at_a_table
from .serving import ME, OPEN, PATIENCE, SHORT, Guest, ServerProcess, Socket, serving
from .test_intruders import logged, unharmed

FOREIGN = [
    "http://evil.example",
    "null",
    "http://[",
    "http://127.0.0.1:1",
    "https://127.0.0.1",
    "",
    "file://",
    "x" * 500,
]
DEFAULTS: dict[str, Any] = {"messages_per_second": 10.0, "message_burst": 30}


# Other pages


async def test_a_foreign_page_opens_no_socket(running: ServerProcess, game: str) -> None:
    async with unharmed(running.address, game) as at:
        for origin in FOREIGN:
            async with at.ann.at(at.table, headers={"Origin": origin}) as socket:
                assert await closed_with(socket) == (4403, "This page may not act for you here.")
        async with at.ann.at(at.table, headers={"Origin": running.address}) as socket:
            await socket.until("table")
        assert logged(running, event="socket_refused", code="foreign-origin", table=at.table)


async def test_a_foreign_page_changes_nothing(running: ServerProcess, game: str) -> None:
    async with unharmed(running.address, game) as at:
        for origin in FOREIGN:
            for path, data in (("/api/me", {"name": "Eve"}), (f"/api/tables/{at.table}/leave", None)):
                answer = await at.ann.http.post(path, json=data, headers={"origin": origin})
                assert (answer.status_code, problem_of(answer)) == (403, "foreign-origin")
        own = await at.ann.http.post("/api/me", json={"name": "Ann"}, headers={"origin": running.address})
        assert own.status_code == 200
        assert logged(running, event="refused", code="foreign-origin", path="/api/me")


async def test_a_name_that_was_made_to_lead_here_is_not_ours(running: ServerProcess) -> None:
    """A page of evil.example, whose name was given our address, would send its own name in both."""
    async with guests(running.address, "Ann") as [ann]:
        table = await ann.new_table(ME, OPEN)
        rebound = {"host": "evil.example:8000", "origin": "http://evil.example:8000"}
        for method, path in (("GET", "/api/me"), ("POST", f"/api/tables/{table}/leave"), ("GET", "/")):
            answer = await ann.http.request(method, path, headers=rebound)
            assert (answer.status_code, problem_of(answer)) == (421, "unknown-host")
        place = f"ws://evil.example/api/tables/{table}/play"
        async with connect(place, host="127.0.0.1", port=running.port) as connection:
            assert (await closed_with(Socket(connection)))[0] == 4403


@pytest.mark.parametrize(
    ("header", "known"),
    [
        ("localhost", True), ("LOCALHOST:8000", True), ("play.localhost", True), ("127.0.0.1:8000", True),
        ("192.168.1.7", True), ("[::1]:8000", True), ("[fe80::1]", True), (f"{gethostname()}.local:8000", True),
        ("play.example.org", True), ("play.example.org.", True), ("evil.example", False), ("", False), ("[", False),
        ("127.0.0.1.evil.example", False), ("localhost.evil.example", False), ("example.org", False), ("a@b", False),
    ],
)  # fmt: skip
def test_a_server_knows_its_names(header: str, known: bool) -> None:
    assert Hosts(["play.example.org"]).know(header) == known
    assert Hosts(["*"]).know(header)


async def test_no_answer_may_be_framed_sniffed_or_read_by_other_pages(server: str) -> None:
    async with Guest(server) as guest:
        for path in ("/", "/api/me", "/api/nowhere", "/health", "/api/openapi.json"):
            headers = (await guest.http.get(path, headers={"origin": "http://evil.example"})).headers
            assert headers["x-content-type-options"] == "nosniff"
            assert "frame-ancestors 'none'" in headers["content-security-policy"]
            assert "access-control-allow-origin" not in headers


# Floods


async def test_a_flood_of_messages_ends_the_socket_and_not_the_game(sqlite_url: str, game: str) -> None:
    async with serving(sqlite_url, **DEFAULTS) as address, party(address, SEATS[game], game) as at:
        async with at.ann.at(at.table) as flood:
            await flood.until("table")
            for _ in range(100):
                await flood.connection.send(json.dumps({"type": "ping"}))
            assert await closed_with(flood) == (4429, "Too much at once; wait a moment.")
        assert (await at.sockets[1].answer("say", text="still here"))["type"] == "done"
    async with serving(sqlite_url) as address, AsyncExitStack() as stack:
        people = [await stack.enter_async_context(Guest(address)) for _ in at.people]
        for guest, before in zip(people, at.people, strict=True):
            guest.http.cookies = before.http.cookies
        sockets = [await stack.enter_async_context(guest.at(at.table)) for guest in people]
        await play_on(Party(at.table, people, sockets), game)


async def play_on(at: Party, game: str) -> None:
    """A short game to its end, a few choices of a long one."""
    await (play_all(at.sockets) if game in SHORT else at.go_on(3))


async def test_who_plays_fast_is_no_flood(sqlite_url: str) -> None:
    async with serving(sqlite_url, **DEFAULTS) as address, two_at_a_table(address) as pair:
        for _ in range(20):
            assert (await pair.sockets[0].choose(pair.sockets[0].sheet["menu"][0]))["type"] == "done"


@pytest.mark.usefixtures("standing_time")
async def test_too_many_requests_are_refused_and_games_go_on(sqlite_url: str, game: str) -> None:
    async with (
        serving(sqlite_url, requests_per_minute=40) as address,
        party(address, SEATS[game], game) as at,
    ):
        at.ann.http.headers["accept-language"] = "fr"
        headers = [
            {"x-forwarded-for": f"10.0.0.{n}", "x-real-ip": f"10.0.0.{n}", "forwarded": "for=1"} for n in range(40)
        ]
        answers = [await at.ann.http.get("/api/me", headers=spoofed) for spoofed in headers]
        assert answers[-1].status_code == 429
        assert problem_of(answers[-1]) == "too-fast"
        assert answers[-1].json()["text"] == Refusal("too-fast").problem("fr").text
        assert (await at.ann.http.get("/health")).status_code == 200
        await play_on(at, game)


async def test_nobody_sets_up_tables_without_end(sqlite_url: str) -> None:
    async with serving(sqlite_url, tables_per_person=12) as address, guests(address, "Ann") as [ann]:
        asked = [{"game": game, "chairs": [ME] + [OPEN] * (seats - 1)} for game, seats in SEATS.items()]
        for n in range(12):
            await ann.post("/api/tables", asked[n % len(asked)])
        for one in asked:
            assert (await ann.post("/api/tables", one, 429))["code"] == "too-many-tables"


async def test_tables_that_are_not_there_take_no_room(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address, Guest(address) as nobody:
        for n in range(50):
            await nobody.get(f"/api/tables/none{n}", 404)
        metrics = (await nobody.http.get("/metrics")).text
        assert "ludotheque_tables 0.0" in metrics


# Odd requests


async def raw(server: str, request: bytes) -> bytes:
    """Bytes as no decent client would send them; what comes back."""
    where = urlsplit(server)
    reader, writer = await asyncio.open_connection(where.hostname, where.port)
    writer.write(request)
    await writer.drain()
    try:
        async with asyncio.timeout(PATIENCE):
            return await reader.read(65_536)
    except (TimeoutError, ConnectionError):
        return b""
    finally:
        writer.close()


ODD_REQUESTS = [
    b"GET /api/me HTTP/1.1\r\nHost:",
    b"GET /api/me HTTP/1.1\r\nNo-Host: localhost",
    b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nCookie: \xff\xfe=\xff; ludotheque=\x80",
    b"GET /api/me HTTP/1.1\r\nHost: localhost\r\nAccept-Language: \xff\xff, ;;q=;, " + b"x," * 500,
    b"GET /api/me?" + b"a=b&" * 500 + b" HTTP/1.1\r\nHost: localhost",
    b"GET /api/tables/x/sheet?seat=\xff HTTP/1.1\r\nHost: localhost",
    b"GET /%ff%fe%00 HTTP/1.1\r\nHost: localhost",
    b"GET /" + b"a" * 300 + b".svg HTTP/1.1\r\nHost: localhost",
    b"GET /..%2f..%2f..%2f..%2fetc%2fpasswd HTTP/1.1\r\nHost: localhost",
    b"GET //evil.example/.. HTTP/1.1\r\nHost: localhost",
    b"GET /assets/..%2f..%2fapp.py HTTP/1.1\r\nHost: localhost",
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: -1",
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: x",
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\nZZ",
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nOrigin: \xff\r\nContent-Length: 0",
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: \xff/\xff; charset=x\r\nContent-Length: 0",
    b'POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Length: 12\r\n\r\n{"name":"\xff"}',
    b"POST /api/sign-in HTTP/1.1\r\nHost: localhost\r\nContent-Length: 4\r\n\r\n\xff\xfe\x00\x80",
    b"GET /api/tables/%00 HTTP/1.1\r\nHost: localhost",
    b"GET /api/tables/a%00b/sheet?seat=0 HTTP/1.1\r\nHost: localhost",
    b"GET /api/games/%00/book/en HTTP/1.1\r\nHost: localhost",
    b"GET /api/tables/x/replay?seen_by=%00 HTTP/1.1\r\nHost: localhost",
    b"GET /a%00b.svg HTTP/1.1\r\nHost: localhost",
    b"GET /assets/%00 HTTP/1.1\r\nHost: localhost",
    b"GET /assets/" + b"a" * 3000 + b" HTTP/1.1\r\nHost: localhost",
    b"DELETE /api/me HTTP/1.1\r\nHost: localhost",
    b"BREW /api/me HTTP/1.1\r\nHost: localhost",
    b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
]


async def test_odd_requests_break_nothing(running: ServerProcess, game: str) -> None:
    async with unharmed(running.address, game):
        for request in ODD_REQUESTS:
            answer = await raw(running.address, request + b"\r\nConnection: close\r\n\r\n")
            assert answer.startswith((b"HTTP/1.1 2", b"HTTP/1.1 4", b"HTTP/1.1 503")), (request, answer)
            assert b"Traceback" not in answer
            assert b"root:" not in answer
    assert [line for line in running.logged() if line["level"] == "error"] == []


@pytest.mark.parametrize("method", ["PUT", "DELETE", "PATCH", "POST"])
async def test_what_cannot_be_done_there_is_refused(server: str, method: str) -> None:
    async with guests(server, "Ann") as [ann]:
        for path in ("/api/games", "/api/tables/x", "/health", "/"):
            answer = await ann.http.request(method, path, json={})
            assert (answer.status_code, problem_of(answer)) == (405, "not-allowed"), path


# Words


async def test_every_refusal_is_said_in_the_language_of_the_reader(server: str) -> None:
    for header, language in (
        ("en", "en"), ("fr-CA,en;q=0.5", "fr"), ("de", "de"), ("tlh, de;q=0.1", "de"), ("xx", "en"), ("", "en"),
    ):  # fmt: skip
        async with Guest(server, header) as guest:
            await guest.named("Ann")
            for method, path, data in (
                ("GET", "/api/tables/nowhere", None), ("GET", "/api/nowhere", None), ("POST", "/api/me", {"name": 1}),
                ("POST", "/api/tables", {"game": "chess", "chairs": [ME]}), ("DELETE", "/api/me", None),
            ):  # fmt: skip
                answer = await guest.http.request(method, path, json=data)
                problem = answer.json()
                assert problem["text"] == Refusal(problem["code"], **problem["params"]).problem(language).text


@pytest.mark.parametrize(
    ("seat", "header", "language"), [("0&lang=fr", "de", "fr"), (0, "de-AT", "de"), ("0&lang=x", "", "en")]
)
async def test_a_socket_speaks_the_language_that_was_asked_for(
    server: str, seat: str, header: str, language: str, game: str
) -> None:
    options = {"start": "first"} if game in ("strain", "legends") else {}  # who is asked, where chance decides it
    async with guests(server, "Ann") as [ann]:
        chairs = [ME] * min(find_game(game).seats)  # alone one is asked first
        table = await ann.new_table(*chairs, game=game, options=options)
        async with ann.at(table, seat, headers={"Accept-Language": header}) as socket:
            await socket.until("table")
            refused = await socket.choose("cheat")
            assert refused["problem"]["text"] == Refusal("illegal", choice="cheat").problem(language).text


PARAMS: dict[str, str | int] = dict.fromkeys(
    ("where", "reason", "seats", "game", "bot", "login", "choice", "options", "option", "value", "values", "text"), "x"
)


def test_every_code_has_its_sentence() -> None:
    for code in STATUS:
        refusal = Refusal(code, **PARAMS, seconds=1, most=1, seat=1)
        texts = [refusal.problem(language).text for language in ("en", "fr", "de")]
        assert len(set(texts)) == 3, code
        assert "{" not in "".join(texts), code
