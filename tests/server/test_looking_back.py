"""A finished game is open to whoever has its link: step by step, as a record, and checked for fairness."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random
from typing import Any

import pytest

import ludotheque

from .playing import (
    choose_any,
    frames_seen_by,
    guests,
    play_all,
    problem_of,
    sheet_of,
    two_at_a_table,
    whoever_is_asked,
)
from .serving import ME, OPEN, Guest, serving

LOOKING_BACK = [
    "replay",
    "replay?seen_by=all",
    "replay/0?seen_by=all",
    "replay/0?seen_by=0",
    "record",
    "fair",
    "account",
]


async def test_nothing_is_looked_back_at_before_the_end(server: str) -> None:
    async with two_at_a_table(server) as pair:
        for _ in range(4):
            await choose_any(await whoever_is_asked(pair.sockets), Random(1))
        for path in LOOKING_BACK:
            answer = await pair.ann.http.get(f"/api/tables/{pair.table}/{path}")
            assert (answer.status_code, problem_of(answer)) == (409, "not-over")
        assert pair.sockets[0].facts["secret"] is None
        assert (await pair.ben.get(f"/api/tables/{pair.table}"))["secret"] is None


async def test_each_seat_looks_back_at_what_it_saw(server: str) -> None:
    async with two_at_a_table(server) as pair:
        sheets: list[list[Any]] = [[], []]
        while not any(socket.over for socket in pair.sockets):
            socket = await whoever_is_asked(pair.sockets)
            for seat in (0, 1):
                sheets[seat].append(pair.sockets[seat].sheet["view"])
            await choose_any(socket, Random(1))
            for one in pair.sockets:
                while not one.over and one.sheet == {}:
                    await one.hear()
        for seat, guest in enumerate((pair.ann, pair.ben)):
            frames = await frames_seen_by(guest, pair.table, str(seat))
            views = [frame["views"] for frame in frames]
            assert all([view] in views for view in sheets[seat])
            told = [event for frame in frames for event in frame["events"]]
            assert told == (await sheet_of(guest, pair.table, seat))["events"]
            assert {frame["seat"] for frame in frames} == {None, seat}


async def test_whoever_has_the_link_sees_the_game_with_everything_open(server: str) -> None:
    async with two_at_a_table(server) as pair, Guest(server) as nobody:
        await play_all(pair.sockets)
        record = json.loads((await nobody.http.get(f"/api/tables/{pair.table}/record")).text)
        everything = await frames_seen_by(nobody, pair.table, "all")
        assert [[frame["seat"], frame["choice"]] for frame in everything[1:]] == record["choices"]
        assert all(len(frame["views"]) == 2 for frame in everything)
        watched = await frames_seen_by(nobody, pair.table, "table")
        assert len(watched) == len(everything)
        assert all(frame["choice"] is None and len(frame["views"]) == 1 for frame in watched)
        told = [event for frame in watched for event in frame["events"]]
        assert told == (await sheet_of(nobody, pair.table, None))["events"]


@pytest.mark.parametrize(("seen_by", "status"), [("7", 404), ("nobody", 400), ("-1", 400), ("²", 400), ("", 400)])
async def test_there_is_no_view_of_somebody_who_was_not_there(server: str, seen_by: str, status: int) -> None:
    async with two_at_a_table(server) as pair:
        await pair.sockets[0].answer("do", deed="resign")
        answer = await pair.ann.http.get(f"/api/tables/{pair.table}/replay", params={"seen_by": seen_by})
        assert (answer.status_code, problem_of(answer)) == (status, "no-such-seat" if status == 404 else "bad-input")


async def test_the_deal_was_promised_before_the_first_card(server: str) -> None:
    async with two_at_a_table(server) as pair:
        promised = pair.sockets[0].facts["commitment"]
        await play_all(pair.sockets)
        facts = await pair.ann.get(f"/api/tables/{pair.table}")
        assert facts["commitment"] == promised
        assert sha256(bytes.fromhex(facts["secret"]) + pair.table.encode()).hexdigest() == promised
        fair = await pair.ann.get(f"/api/tables/{pair.table}/fair")
        assert fair == {
            "table": pair.table, "commitment": promised, "secret": facts["secret"], "matches": True, "replays": True,
        }  # fmt: skip
        record = (await pair.ann.http.get(f"/api/tables/{pair.table}/record")).text
        assert json.loads(record)["chance"] == f"secret {facts['secret']}"
        assert ludotheque.replay(record).view(0) == pair.sockets[0].sheet["view"]


async def test_a_record_is_a_file_to_download(server: str) -> None:
    async with two_at_a_table(server) as pair:
        await pair.sockets[0].answer("do", deed="resign")
        answer = await pair.ann.http.get(f"/api/tables/{pair.table}/record")
        assert answer.headers["content-disposition"] == f'attachment; filename="strife-{pair.table}.json"'
        assert not ludotheque.replay(answer.text).over


async def test_a_table_that_never_began_is_not_dealt_after_a_restart(store_url: str) -> None:
    """The host has left it; nobody can choose there, and no bot begins to play."""
    async with serving(store_url) as address, guests(address, "Ann", "Ben") as [ann, ben]:
        table = await ann.new_table(ME, OPEN)
        aside = await ben.new_table(OPEN, {"kind": "bot", "bot": "greedy"})
        await ann.post(f"/api/tables/{table}/leave")
        await ben.post(f"/api/tables/{aside}/leave")
        cookies = ann.http.cookies
    async with serving(store_url) as address, Guest(address) as ann:
        ann.http.cookies = cookies
        for left in (table, aside):
            assert (await sheet_of(ann, left, None))["sheet"] is None
            assert (await ann.get(f"/api/tables/{left}/fair", 409))["code"] == "not-over"
        choice = {"seat": 0, "at": "0.0", "choice": "pass"}
        assert (await ann.post(f"/api/tables/{table}/choices", choice, 409))["code"] == "not-started"
