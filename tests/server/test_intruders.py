"""Nobody gets where they do not belong: it is refused with a clear error and logged, and the table is unharmed."""

from __future__ import annotations

import json
import time
from base64 import b64decode, b64encode
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from os import urandom
from typing import Any

import pytest
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from websockets.exceptions import ConnectionClosed

from .playing import SEATS, Party, closed_with, guests, hear_out, party, problem_of
from .serving import Guest, ServerProcess

PROMISED = b"additional_authenticated_data="


@asynccontextmanager
async def unharmed(server: str, game: str) -> AsyncIterator[Party]:
    """A table at which, whatever somebody tries, nothing changes and the game goes on."""
    async with party(server, SEATS[game], game) as at:
        await at.go_on(1)
        await at.possible()  # no pause is under way any more
        before = await at.sheets()
        yield at
        assert await at.sheets() == before
        await at.go_on(2)


def logged(running: ServerProcess, **wanted: object) -> bool:
    return any(all(line.get(key) == value for key, value in wanted.items()) for line in running.logged())


# Cookies


def forged(content: object, key: bytes, expires: object = None) -> str:
    """A cookie as the server makes them, but with another key."""
    promised = json.dumps({"expires_at": round(time.time()) + 1000 if expires is None else expires}).encode()
    nonce = urandom(12)
    sealed = AESGCM(key).encrypt(nonce, json.dumps(content).encode(), promised)
    return b64encode(nonce + sealed + PROMISED + promised).decode()


def bad_cookies(good: str, person: str) -> list[str]:
    raw = b64decode(good)
    return [
        "", "null", "x", "=", "====", "garbage", "%00", "{}", "a" * 5000, good[:-10], good[:24], good[:8], good[::-1],
        good.swapcase(), b64encode(raw[:5] + bytes([raw[5] ^ 1]) + raw[6:]).decode(), b64encode(urandom(80)).decode(),
        forged({"person": person}, urandom(32)), forged({"person": person}, bytes(32)), forged([], bytes(16)),
        *(b64encode(raw[:60] + PROMISED + end).decode() for end in PROMISES),
    ]  # fmt: skip


PROMISES = [b"", b"no json", b"{}", b"[]", b"1", b'{"expires_at": "late"}', b'{"expires_at": null}', b"\xff", b'{"e']


async def test_a_cookie_that_the_server_did_not_make_is_nobodys(running: ServerProcess, game: str) -> None:
    async with unharmed(running.address, game) as at:
        choice = await at.possible()
        victim = at.people[choice["seat"]]
        person = (await victim.get("/api/me"))["id"]
        good = next(iter(victim.http.cookies.values())).strip('"')
        async with Guest(running.address) as thief:
            for cookie in bad_cookies(good, person):
                thief.http.headers["cookie"] = f"ludotheque={cookie}"
                assert await thief.get("/api/me") is None, cookie
                thief.http.headers["cookie"] = f'ludotheque="{cookie}"'
                answer = await thief.http.post(f"/api/tables/{at.table}/choices", json=choice)
                assert (answer.status_code, problem_of(answer)) == (403, "not-your-seat"), cookie
        assert logged(running, event="bad_cookie", level="warning")


async def test_a_cookie_in_odd_pieces_is_nobodys(server: str) -> None:
    async with guests(server, "Ann") as [ann], Guest(server) as thief:
        good = next(iter(ann.http.cookies.values())).strip('"')
        for cookie in (f"ludotheque-0={good[:50]}", "ludotheque-99999999=x"):
            thief.http.headers["cookie"] = cookie
            assert await thief.get("/api/me") is None


async def test_an_expired_cookie_is_nobodys(running: ServerProcess) -> None:
    async with guests(running.address, "Ann") as [ann], Guest(running.address) as thief:
        raw = b64decode(next(iter(ann.http.cookies.values())).strip('"'))
        start = raw.index(PROMISED)
        for late in (b'{"expires_at":1}', b'{"expires_at":99999999999}'):
            thief.http.headers["cookie"] = f"ludotheque={b64encode(raw[:start] + PROMISED + late).decode()}"
            assert await thief.get("/api/me") is None


async def test_a_socket_with_a_forged_cookie_gets_no_seat(server: str, game: str) -> None:
    async with unharmed(server, game) as at, Guest(server) as thief:
        person = (await at.ann.get("/api/me"))["id"]
        for cookie in ("", "garbage", forged({"person": person}, urandom(32)), b64encode(PROMISED + b"{").decode()):
            async with thief.at(at.table, 0, headers={"Cookie": f"ludotheque={cookie}"}) as socket:
                assert (await closed_with(socket))[0] == 4403


# Seats and tables


async def test_nobody_sits_in_anothers_seat(running: ServerProcess, game: str) -> None:
    async with unharmed(running.address, game) as at, guests(running.address, "Zoe") as [zoe]:
        choice = await at.possible()
        seat = choice["seat"]
        for intruder in (*at.people[:seat], *at.people[seat + 1 :], zoe):
            async with intruder.at(at.table, seat) as socket:
                assert await closed_with(socket) == (4403, "That is not your seat.")
            for path, data in (("choices", choice), ("deeds", {"seat": seat, "deed": "resign"})):
                answer = await intruder.http.post(f"/api/tables/{at.table}/{path}", json=data)
                assert (answer.status_code, problem_of(answer)) == (403, "not-your-seat")
            assert (await intruder.get(f"/api/tables/{at.table}/sheet?seat={seat}", 403))["code"] == "not-your-seat"
        assert logged(running, event="socket_refused", code="not-your-seat", table=at.table)
        assert logged(running, event="refused", code="not-your-seat", path=f"/api/tables/{at.table}/choices")


async def test_a_spectator_does_not_play(running: ServerProcess, game: str) -> None:
    async with unharmed(running.address, game) as at, guests(running.address, "Zoe") as [zoe]:
        choice = await at.possible()
        seat = choice.pop("seat")
        async with zoe.at(at.table) as beside, at.people[seat].at(at.table, "watch") as over_the_shoulder:
            for socket in (beside, over_the_shoulder):
                await socket.until("table")
                assert (await socket.answer("choose", **choice))["problem"]["code"] == "not-your-seat"
                for deed in ("resign", "abort", "takeback", "return", "rematch", "again"):
                    assert (await socket.answer("do", deed=deed))["problem"]["code"] == "not-your-seat"
        assert logged(running, event="refused", code="not-your-seat", table=at.table)


async def test_there_are_no_other_seats(server: str, game: str) -> None:
    async with unharmed(server, game) as at:
        for seat in (str(SEATS[game]), "15", "99", "-1", "1.5", "abc", "%C2%B2", "0x0", "", "00000000001", "%00"):
            async with at.ann.at(at.table, seat) as socket:
                assert (await closed_with(socket))[0] == 4403, seat
            answer = await at.ann.http.get(f"/api/tables/{at.table}/sheet?seat={seat}")
            assert answer.status_code in (400, 403, 404), seat
            assert problem_of(answer) in ("bad-input", "no-such-seat", "not-your-seat")


@pytest.mark.parametrize(
    "link", ["nosuchtable", "%00", "a%00b", "x" * 2000, "%F0%9F%A6%8A", "%ff%fe", "..%2f..", "%20", "%27%3B--"]
)
async def test_a_wrong_link_leads_nowhere(running: ServerProcess, link: str) -> None:
    async with guests(running.address, "Ann") as [ann]:
        for path in ("", "/sheet", "/record", "/replay", "/replay/0", "/fair"):
            answer = await ann.http.get(f"/api/tables/{link}{path}")
            assert answer.status_code == 404
            assert problem_of(answer) in ("no-such-table", "no-such-page")
        answer = await ann.http.post(f"/api/tables/{link}/sit", json={"seat": 0})
        assert answer.status_code in (404, 405)
        if "." not in link and "%2f" not in link:
            async with ann.at(link) as socket:
                assert (await closed_with(socket))[0] == 4404


# Messages


MALFORMED: list[str | bytes] = [
    "", "{", "null", "[]", "1", '"choose"', "{}", '{"type":"cheat"}', '{"type":"choose"}', '{"type":null}', "\x00",
    '{"type":"choose","id":"1","at":"0.0","choice":7}', '{"type":"choose","id":1,"at":"0.0","choice":"x"}',
    '{"type":"choose","id":"1","at":"0.0","choice":"x","seat":1}', '{"type":"choose","id":"1","at":"0.0","choice":""}',
    '{"type":"choose","id":"1","at":"0.0","choice":"' + "x" * 101 + '"}', '{"type":"do","id":"1","deed":"win"}',
    '{"type":"say","id":"1","text":"' + "x" * 301 + '"}', '{"type":"mute","id":"1","person":"x","on":"yes"}',
    '{"type":"do","id":"' + "1" * 41 + '","deed":"resign"}', "[" * 4000, '{"a":' * 1000,
    '{"type":"ping"}{"type":"ping"}',
    '{"type":"say","id":"1","text":"\\ud800"}', b'{"type":"ping"}', b"\xff\xfe", b"",
]  # fmt: skip


async def test_a_message_that_cannot_be_read_ends_the_socket_and_nothing_else(
    running: ServerProcess, game: str
) -> None:
    async with unharmed(running.address, game) as at:
        for message in MALFORMED:
            async with at.ann.at(at.table) as socket:
                await socket.until("table")
                await socket.connection.send(message)
                code, reason = await closed_with(socket)
                assert code == 4400, message
                assert reason.startswith("This cannot be read")
        assert logged(running, event="bad_message", table=at.table, level="warning")


async def test_a_frame_that_is_too_large_ends_the_socket(running: ServerProcess, game: str) -> None:
    async with unharmed(running.address, game) as at:
        for message in ("x" * 10_000, "x" * 1_000_000, b"x" * 10_000):
            async with at.ann.at(at.table) as socket:
                await socket.until("table")
                with suppress(ConnectionClosed):  # it may be closed before all of it is sent
                    await socket.connection.send(message)
                assert (await closed_with(socket))[0] == 1009
        assert logged(running, event="bad_message", table=at.table, reason="too large")


BODIES = [
    b"", b"{", b"null", b"[]", b"1", b'"x"', b"{}", b"\xff", b"\x00", b'{"name":1}', b'{"name":null}', b'{"nom":"x"}',
    b'{"name":"x","admin":true}', b'{"name":["x"]}', b"[" * 4000, b'{"name":"\\ud800"}', b"name=x",
]  # fmt: skip


@pytest.mark.parametrize("kind", ["application/json", "text/plain", "application/x-www-form-urlencoded", "x", ""])
async def test_a_request_that_cannot_be_read_is_refused(running: ServerProcess, kind: str) -> None:
    async with guests(running.address, "Ann") as [ann]:
        for path in ("/api/me", "/api/me/account", "/api/sign-in", "/api/tables", "/api/tables/x/sit"):
            for body in BODIES:
                answer = await ann.http.post(path, content=body, headers={"content-type": kind})
                assert answer.status_code in (400, 404), (path, body, answer.text)
                assert problem_of(answer) in ("bad-input", "bad-name", "no-such-table")
        assert (await ann.get("/api/me"))["name"] == "Ann"
    assert logged(running, event="refused", code="bad-input", path="/api/sign-in")


NEW_TABLES: list[tuple[dict[str, Any], str]] = [
    ({"game": "chess"}, "no-such-game"), ({"game": ""}, "no-such-game"), ({"game": 1}, "bad-input"),
    ({"chairs": []}, "bad-input"), ({"chairs": [{"kind": "me"}]}, "bad-chairs"),
    ({"chairs": [{"kind": "me"}] * 3}, "bad-chairs"), ({"chairs": [{"kind": "me"}] * 17}, "bad-input"),
    ({"chairs": [{"kind": "me"}, {"kind": "bot", "bot": "alpha"}]}, "no-such-bot"),
    ({"chairs": [{"kind": "me"}, {"kind": "bot"}]}, "no-such-bot"),
    ({"chairs": [{"kind": "me"}, {"kind": "me", "name": "\x07"}]}, "bad-name"),
    ({"chairs": [{"kind": "me", "person": "x"}, {"kind": "open"}]}, "bad-input"),
    ({"options": {"round": 1}}, "no-such-option"), ({"options": {"rounds": 99}}, "bad-value"),
    ({"options": {"rounds": "x" * 61}}, "bad-input"), ({"options": {"rounds": 2**40}}, "bad-input"),
    ({"options": {"rounds": [1]}}, "bad-input"), ({"options": {"rounds": True}}, "bad-value"),
    ({"game": "strain", "options": {"rounds": 1}}, "no-such-option"),
    ({"game": "strain", "options": {"points": 13}}, "bad-value"),
    ({"game": "strain", "chairs": [{"kind": "me"}] * 8}, "bad-chairs"),
    ({"game": "strain", "chairs": [{"kind": "bot", "bot": "alpha"}] * 4}, "no-such-bot"),
    ({"game": "legends", "options": {"points": 12}}, "no-such-option"),
    ({"game": "legends", "options": {"beige": "E1"}}, "bad-value"),
    ({"game": "legends", "chairs": [{"kind": "me"}] * 3}, "bad-chairs"),
    ({"clock": {"kind": "move"}}, "bad-clock"), ({"clock": {"kind": "sand"}}, "bad-input"),
    ({"clock": {"kind": "bank", "seconds": -1}}, "bad-input"), ({"absent": "dies"}, "bad-input"),
    ({"private": "yes"}, "bad-input"), ({"secret": "00" * 32}, "bad-input"), ({"host": "x"}, "bad-input"),
]  # fmt: skip


async def test_a_table_that_cannot_be_is_refused_with_the_reason(server: str) -> None:
    fine: dict[str, Any] = {"game": "strife", "chairs": [{"kind": "me"}, {"kind": "open"}]}
    async with guests(server, "Ann") as [ann]:
        for wrong, code in NEW_TABLES:
            answer = await ann.http.post("/api/tables", json={**fine, **wrong})
            assert problem_of(answer) == code, (wrong, answer.text)
            assert 400 <= answer.status_code < 500
        assert await ann.get("/api/me/tables") == []


async def test_a_request_that_is_too_large_is_refused(running: ServerProcess, game: str) -> None:
    async with unharmed(running.address, game) as at:
        large = json.dumps({"name": "x" * 20_000}).encode()
        for content in (large, pieces(large)):
            answer = await at.ann.http.post("/api/me", content=content, headers={"content-type": "application/json"})
            assert (answer.status_code, problem_of(answer)) == (413, "too-large")
        assert logged(running, event="refused", code="too-large", path="/api/me")


async def pieces(data: bytes) -> AsyncIterator[bytes]:
    """A body whose length nobody says beforehand."""
    for start in range(0, len(data), 1000):
        yield data[start : start + 1000]


async def test_hearing_goes_on_after_a_refusal(server: str, game: str) -> None:
    async with unharmed(server, game) as at:
        socket = at.sockets[0]
        for asked in ({"at": "x", "choice": "x"}, {"at": "0.0", "choice": "\x00"}, {"at": "0.0", "choice": "é" * 100}):
            assert (await socket.answer("choose", **asked))["type"] == "refused"
        for person in ("nobody", "0"):
            assert (await socket.answer("mute", person=person, on=True))["problem"]["code"] == "no-such-person"
            assert (await socket.answer("remove", person=person))["problem"]["code"] == "not-watching"
        assert await hear_out(socket) == []
