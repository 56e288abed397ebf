"""Whole games over real sockets: by WebSocket and by HTTP, with friends, bots, spectators, or alone at one screen."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import pytest

import ludotheque

from ..counts import at_least
from .playing import (
    QUIET,
    SEATS,
    choose_any,
    choose_by_http,
    guests,
    hear_out,
    party,
    play_all,
    sheet_of,
    two_at_a_table,
    whoever_is_asked,
)
from .serving import ME, OPEN, RANDOM_BOT, Guest

GREEDY_BOT = {"kind": "bot", "bot": "greedy"}


async def check_ended(guest: Guest, table: str) -> None:
    """A finished table tells its result, and its record leads to the same."""
    facts = await guest.get(f"/api/tables/{table}")
    assert facts["phase"] == "over"
    assert facts["ending"]["how"] == "played"
    again = ludotheque.replay((await guest.http.get(f"/api/tables/{table}/record")).text)
    assert again.over
    assert again.result is not None
    assert list(again.result.scores) == facts["ending"]["scores"]
    assert list(again.result.winners) == facts["ending"]["winners"]


@pytest.mark.parametrize("seed", range(at_least(quick=1, full=20)))
async def test_two_guests_play_a_whole_game_by_link(server: str, seed: int) -> None:
    async with two_at_a_table(server) as pair:
        await play_all(pair.sockets, seed)
        await check_ended(pair.ann, pair.table)
        assert pair.sockets[0].facts["ending"] == pair.sockets[1].facts["ending"]


@pytest.mark.parametrize("bot", ["random", "greedy"])
async def test_a_guest_plays_a_whole_game_against_a_bot(server: str, bot: str) -> None:
    async with guests(server, "Ann") as [ann]:
        table = await ann.new_table({"kind": "bot", "bot": bot}, ME)
        async with ann.at(table) as socket:
            await play_all([socket])
        await check_ended(ann, table)


async def test_bots_play_among_themselves_and_the_host_watches(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        table = await ann.new_table(RANDOM_BOT, GREEDY_BOT)
        async with ann.at(table) as socket:
            assert (await socket.until("table"))["seat"] is None
            while not socket.over:
                await socket.hear()
        await check_ended(ann, table)


async def test_a_whole_game_over_http_alone(server: str) -> None:
    chance = Random(4)
    async with guests(server, "Ann", "Ben") as people:
        table = await people[0].new_table(ME, OPEN)
        await people[1].post(f"/api/tables/{table}/sit", {"seat": 1})
        while (await people[0].get(f"/api/tables/{table}"))["phase"] == "playing":
            chosen = [await choose_by_http(guest, table, seat, chance) for seat, guest in enumerate(people)]
            assert any(chosen)
        await check_ended(people[0], table)


async def test_one_person_plays_both_seats_at_one_screen(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, {"kind": "me", "name": "Bea"})
        facts = await ann.get(f"/api/tables/{table}")
        assert facts["yours"] == [0, 1]
        assert [chair["name"] for chair in facts["chairs"]] == ["Ann", "Bea"]
        async with ann.at(table, 0) as first, ann.at(table, 1) as second:
            await play_all([first, second])
        await check_ended(ann, table)


async def test_a_spectator_sees_what_the_table_sees_as_it_happens(server: str) -> None:
    async with two_at_a_table(server) as pair, guests(server, "Cleo") as [cleo], cleo.at(pair.table) as beside:
        assert (await beside.until("table"))["seat"] is None
        assert beside.sheet["menu"] == []
        assert beside.sheet["can"] == []
        assert beside.sheet["view"] == (await sheet_of(cleo, pair.table, None))["sheet"]["view"]
        await play_all(pair.sockets)
        while not beside.over:
            await beside.hear()
        seen = [json.loads(text) for text in beside.received]
        told = [event for message in seen for event in message.get("events", [])]
        assert told == (await sheet_of(cleo, pair.table, None))["events"]
        assert len([message for message in seen if message["type"] == "update"]) > 20


async def test_a_public_table_can_be_found_and_a_private_one_cannot(server: str) -> None:
    async with guests(server, "Ann", "Ben") as [ann, ben]:
        hidden, shown = await ann.new_table(ME, OPEN), await ann.new_table(ME, OPEN, private=False)
        listed = [line["id"] for line in await ben.get("/api/tables")]
        assert shown in listed
        assert hidden not in listed
        assert {line["id"] for line in await ann.get("/api/me/tables")} == {hidden, shown}
        assert (await ben.get(f"/api/tables/{hidden}"))["yours"] == []


async def test_changes_lead_to_the_sheet_on_every_socket(server: str, game: str) -> None:
    """Also on one that came later, to a seat that somebody looked from already."""
    async with party(server, SEATS[game], game) as at:
        await at.go_on(8)
        async with at.people[0].at(at.table) as later:
            await later.until("table")
            await at.go_on(8)
            for seat, socket in [(0, later), *enumerate(at.sockets)]:
                await hear_out(socket)
                assert (await sheet_of(at.people[seat], at.table, seat))["sheet"] == socket.sheet


async def test_after_a_reload_in_the_middle_the_table_is_as_it_was(server: str) -> None:
    chance = Random(3)
    async with two_at_a_table(server) as pair:
        for _ in range(12):
            await choose_any(await whoever_is_asked(pair.sockets), chance)
        for guest, socket in zip((pair.ann, pair.ben), pair.sockets):
            await hear_out(socket)
            async with guest.at(pair.table) as anew:
                message = await anew.until("table")
            assert message["sheet"] == socket.sheet
            told = [event for text in socket.received for event in json.loads(text).get("events", [])]
            assert message["events"] == told
        await play_all(pair.sockets)
        await check_ended(pair.ann, pair.table)


# What is refused, and does no harm


async def test_a_choice_for_another_moment_is_refused(server: str) -> None:
    chance = Random(5)
    async with two_at_a_table(server) as pair:
        socket = pair.sockets[0]
        first = {"at": socket.sheet["at"], "choice": socket.sheet["menu"][0]}
        for _ in range(6):
            await choose_any(await whoever_is_asked(pair.sockets), chance)
        await hear_out(socket)
        before = socket.sheet
        late = await socket.answer("choose", **first)
        assert late["problem"]["code"] in ("stale", "not-asked")
        made_up = await socket.answer("choose", at="99.99", choice=first["choice"])
        assert made_up["problem"]["code"] in ("stale", "not-asked")
        assert await hear_out(socket) == []
        assert socket.sheet == before
        await play_all(pair.sockets)
        await check_ended(pair.ann, pair.table)


async def test_a_choice_sent_twice_is_made_once(server: str) -> None:
    async with two_at_a_table(server) as pair:
        socket = await whoever_is_asked(pair.sockets)
        choice = {"at": socket.sheet["at"], "choice": socket.sheet["menu"][0]}
        ids = [await socket.send("choose", **choice) for _ in range(2)]
        answers = {message["id"]: message for message in await hear_out(socket) if "id" in message}
        assert answers[ids[0]]["type"] == "done"
        assert answers[ids[1]]["problem"]["code"] == "stale"
        await play_all(pair.sockets)
        record = json.loads((await pair.ann.http.get(f"/api/tables/{pair.table}/record")).text)
        assert record["choices"].count([pair.sockets.index(socket), choice["choice"]]) == 1


async def test_what_is_not_on_the_menu_is_refused(server: str) -> None:
    async with two_at_a_table(server) as pair:
        socket = await whoever_is_asked(pair.sockets)
        answer = await socket.choose("win at once")
        assert answer["problem"]["code"] == "illegal"
        assert "win at once" in answer["problem"]["text"]
        by_http = {"seat": 0, "at": pair.sockets[0].sheet["at"], "choice": "win at once"}
        assert (await pair.ann.post(f"/api/tables/{pair.table}/choices", by_http, 409))["code"] == "illegal"
        await play_all(pair.sockets)


async def test_nothing_can_be_chosen_after_the_end(server: str) -> None:
    async with two_at_a_table(server) as pair:
        socket = pair.sockets[0]
        choice = {"at": socket.sheet["at"], "choice": socket.sheet["menu"][0]}
        await socket.answer("do", deed="resign")
        assert (await socket.answer("choose", **choice))["problem"]["code"] == "game-over"
        assert (await socket.answer("do", deed="resign"))["problem"]["code"] == "game-over"


# Sealed answers


async def test_a_sealed_answer_can_be_changed_and_nobody_hears_of_it(server: str) -> None:
    async with two_at_a_table(server) as pair, guests(server, "Cleo") as [cleo], cleo.at(pair.table) as beside:
        first, second = pair.sockets
        await beside.until("table")
        while not second.watchers:  # everybody is told that Cleo is here
            await second.hear()
        for socket in (second, beside):
            await hear_out(socket)
        before = {seat: await sheet_of(pair.ben, pair.table, seat) for seat in (1, None)}
        for choice in first.sheet["menu"][:3]:
            await choose(first, choice)
            assert first.sheet["sealed"] == choice
            assert first.sheet["menu"], "an answer can be changed while it is sealed"
        assert await hear_out(second, wait=QUIET) == []
        assert await hear_out(beside) == []
        assert {seat: await sheet_of(pair.ben, pair.table, seat) for seat in (1, None)} == before
        await choose(second, second.sheet["menu"][0])
        await hear_out(first)
        assert first.sheet["sealed"] is None
        await play_all(pair.sockets)
        record = json.loads((await pair.ann.http.get(f"/api/tables/{pair.table}/record")).text)
        assert [seat for seat, _ in record["choices"][:4]] == [0, 0, 0, 1]
        await check_ended(pair.ann, pair.table)


async def choose(socket: Any, choice: str) -> None:
    assert (await socket.choose(choice))["type"] == "done"
