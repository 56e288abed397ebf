"""Chat: lines at a table, not too many at once; who does not want to read somebody mutes them."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from .playing import choose_any, closed_with, guests, hear_out, play_all, two_at_a_table, whoever_is_asked
from .serving import Guest, serving

SLOW: dict[str, Any] = {"chat_per_second": 0.01, "chat_burst": 3}


async def test_what_is_said_reaches_everybody_at_the_table(server: str) -> None:
    async with two_at_a_table(server) as pair, guests(server, "Cleo") as [cleo], cleo.at(pair.table) as beside:
        await beside.until("table")
        assert (await pair.sockets[0].answer("say", text="  good   luck ✨ "))["type"] == "done"
        assert (await beside.answer("say", text="<b>hi</b>"))["type"] == "done"
        for socket in (*pair.sockets, beside):
            async with pair.ann.at(pair.table) as anew:
                chat = (await anew.until("table"))["chat"]
            said = [message["said"] for message in await hear_out(socket) if message["type"] == "chat"]
            assert [(line["n"], line["name"], line["text"]) for line in chat] == [
                (1, "Ann", "good luck ✨"), (2, "Cleo", "<b>hi</b>")
            ]  # fmt: skip
            assert said == [line for line in chat if line in said]


async def test_who_is_muted_is_not_heard_until_unmuted(server: str) -> None:
    async with two_at_a_table(server) as pair:
        first, second = pair.sockets
        ben = (await pair.ben.get("/api/me"))["id"]
        await first.answer("mute", person=ben, on=True)
        await second.answer("say", text="boo")
        assert [message for message in await hear_out(first) if message["type"] == "chat"] == []
        async with pair.ann.at(pair.table) as anew:
            message = await anew.until("table")
            assert (message["chat"], message["muted"]) == ([], [ben])
        await first.answer("mute", person=ben, on=False)
        await second.answer("say", text="sorry")
        assert (await first.until("chat"))["said"]["text"] == "sorry"


async def test_muting_holds_at_every_socket_of_a_person(server: str) -> None:
    async with two_at_a_table(server) as pair, pair.ann.at(pair.table) as other_tab:
        await other_tab.until("table")
        ben = (await pair.ben.get("/api/me"))["id"]
        await pair.sockets[0].answer("mute", person=ben, on=True)
        await pair.sockets[1].answer("say", text="boo")
        assert [message for message in await hear_out(other_tab) if message["type"] == "chat"] == []


async def test_who_says_too_much_must_wait(store_url: str) -> None:
    async with serving(store_url, **SLOW) as address, two_at_a_table(address) as pair:
        first, second = pair.sockets
        answers = [await first.answer("say", text=f"line {n}") for n in range(5)]
        assert [answer["type"] for answer in answers] == ["done"] * 3 + ["refused"] * 2
        assert answers[-1]["problem"]["code"] == "too-fast"
        async with pair.ann.at(pair.table) as anew:
            await anew.until("table")
            assert (await anew.answer("say", text="with a new socket"))["problem"]["code"] == "too-fast"
        assert (await second.answer("say", text="others may"))["type"] == "done"
        await choose_any(await whoever_is_asked(pair.sockets), Random(1))
        await play_all(pair.sockets)


@pytest.mark.parametrize("text", ["   ", "\n\n", "a\x00b", "\x1b[2J", "\u202eabc"])
async def test_what_cannot_be_read_is_not_said(server: str, text: str) -> None:
    async with two_at_a_table(server) as pair:
        assert (await pair.sockets[0].answer("say", text=text))["problem"]["code"] == "bad-input"


async def test_the_host_sends_a_spectator_away_for_good(server: str) -> None:
    async with two_at_a_table(server) as pair, guests(server, "Cleo") as [cleo]:
        who = (await cleo.get("/api/me"))["id"]
        async with cleo.at(pair.table) as beside:
            await beside.until("table")
            assert (await pair.sockets[1].answer("remove", person=who))["problem"]["code"] == "only-host"
            assert (await pair.sockets[0].answer("remove", person=who))["type"] == "done"
            assert (await closed_with(beside))[0] == 4403
        async with cleo.at(pair.table) as again:
            assert await closed_with(again) == (4403, "The host has closed this table to you.")
        assert (await cleo.get(f"/api/tables/{pair.table}/sheet", 403))["code"] == "removed"
        await play_all(pair.sockets)


async def test_whoever_was_sent_away_cannot_sit_down(server: str) -> None:
    async with guests(server, "Ann", "Cleo") as [ann, cleo]:
        table = await ann.new_table({"kind": "me"}, {"kind": "open"})
        who = (await cleo.get("/api/me"))["id"]
        async with ann.at(table) as host, cleo.at(table) as beside:
            await host.until("table")
            await beside.until("table")
            assert (await host.answer("remove", person=who))["type"] == "done"
        assert (await cleo.post(f"/api/tables/{table}/sit", {"seat": 1}, 403))["code"] == "removed"


async def test_a_player_cannot_be_sent_away(server: str) -> None:
    async with two_at_a_table(server) as pair:
        for who in ((await pair.ben.get("/api/me"))["id"], (await pair.ann.get("/api/me"))["id"], "nobody"):
            assert (await pair.sockets[0].answer("remove", person=who))["problem"]["code"] == "not-watching"
        await play_all(pair.sockets)


async def test_who_has_no_name_can_watch_and_say_nothing(server: str) -> None:
    async with two_at_a_table(server) as pair, Guest(server) as nobody, nobody.at(pair.table) as beside:
        assert (await beside.until("table"))["watchers"] == []
        for answer in (
            await beside.answer("say", text="hi"),
            await beside.answer("mute", person="x", on=True),
            await beside.answer("remove", person="x"),
        ):
            assert answer["problem"]["code"] == "not-signed-in"
