"""Chairs: one for each person unless the host allows more; whom the host sends away stays out; known chance is told."""

from __future__ import annotations

import asyncio

from .playing import closed_with, guests, two_at_a_table
from .serving import ME, OPEN, RANDOM_BOT, Guest
from .test_people import PASSWORD, new_login


async def test_one_person_takes_one_chair(server: str) -> None:
    async with guests(server, "Ann", "Ben") as [ann, ben]:
        table = await ann.new_table(ME, OPEN, OPEN, OPEN, game="strain")
        tries = [ben.http.post(f"/api/tables/{table}/sit", json={"seat": seat}) for seat in (1, 2, 3)]
        answers = await asyncio.gather(*tries)
        assert sorted(answer.status_code for answer in answers) == [200, 409, 409]
        assert {answer.json().get("code") for answer in answers} == {None, "one-chair"}
        facts = await ann.get(f"/api/tables/{table}")
        assert [chair["kind"] for chair in facts["chairs"]].count("open") == 2
        free = [chair["kind"] for chair in facts["chairs"]].index("open")
        assert (await ann.post(f"/api/tables/{table}/sit", {"seat": free}, 409))["code"] == "one-chair"


async def test_the_host_may_allow_more_chairs(server: str) -> None:
    async with guests(server, "Ann", "Ben") as [ann, ben]:
        table = await ann.new_table(ME, OPEN, OPEN, game="strain", many_chairs=True)
        assert (await ben.post(f"/api/tables/{table}/sit", {"seat": 1}))["many_chairs"] is True
        assert (await ben.post(f"/api/tables/{table}/sit", {"seat": 2}))["yours"] == [1, 2]


async def test_several_at_the_hosts_screen_leave_one_chair_to_everybody_else(server: str) -> None:
    async with guests(server, "Ann", "Ben") as [ann, ben]:
        table = await ann.new_table(ME, {"kind": "me", "name": "Zoe"}, OPEN, OPEN, game="strain")
        await ben.post(f"/api/tables/{table}/sit", {"seat": 2})
        assert (await ben.post(f"/api/tables/{table}/sit", {"seat": 3}, 409))["code"] == "one-chair"


async def test_the_host_sends_a_sitter_away_before_the_start(server: str) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as [ann, ben, cleo]:
        table = await ann.new_table(ME, OPEN, OPEN, game="strain")
        await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        path = f"/api/tables/{table}/remove"
        async with ben.at(table) as socket:
            await socket.until("table")
            for other in (ben, cleo):
                assert (await other.post(path, {"seat": 1}, 403))["code"] == "only-host"
            assert (await ann.post(path, {"seat": 0}, 409))["code"] == "cannot"  # the host leaves
            assert (await ann.post(path, {"seat": 2}, 409))["code"] == "cannot"  # nobody sits there
            facts = await ann.post(path, {"seat": 1})
            assert [chair["kind"] for chair in facts["chairs"]] == ["person", "open", "open"]
            assert (await closed_with(socket))[0] == 4403
        assert (await ben.post(f"/api/tables/{table}/sit", {"seat": 1}, 403))["code"] == "removed"


async def test_nobody_is_sent_from_a_game_in_play(server: str) -> None:
    async with two_at_a_table(server) as pair:
        answer = await pair.ann.post(f"/api/tables/{pair.table}/remove", {"seat": 1}, 409)
        assert answer["code"] == "already-started"


async def test_whoever_was_sent_away_stays_out_under_every_name(server: str) -> None:
    async with two_at_a_table(server) as pair, guests(server, "Cleo") as [cleo], Guest(server) as nobody:
        who = (await cleo.get("/api/me"))["id"]
        async with cleo.at(pair.table) as beside:
            await beside.until("table")
            assert (await pair.sockets[0].answer("remove", person=who))["type"] == "done"
            assert (await closed_with(beside))[0] == 4403
        await cleo.post("/api/sign-out")
        for disguise in (cleo, nobody, await nobody.named("Quite Another")):
            async with disguise.at(pair.table) as again:
                assert await closed_with(again) == (4403, "The host has closed this table to you.")
            assert (await disguise.get(f"/api/tables/{pair.table}/sheet", 403))["code"] == "removed"
        async with pair.ben.at(pair.table) as player, pair.ann.at(pair.table, "watch") as host:
            assert (await player.until("table"))["seat"] == 1
            assert (await host.until("table"))["seat"] is None


async def test_accounts_of_the_same_house_may_still_watch(server: str) -> None:
    async with two_at_a_table(server) as pair, guests(server, "Cleo", "Dora") as [cleo, dora]:
        who = (await cleo.get("/api/me"))["id"]
        async with cleo.at(pair.table) as beside:
            await beside.until("table")
            await pair.sockets[0].answer("remove", person=who)
            await closed_with(beside)
        await dora.post("/api/me/account", {"login": new_login(), "password": PASSWORD})
        async with dora.at(pair.table) as again:
            assert (await again.until("table"))["seat"] is None


async def test_a_table_whose_chance_is_known_says_so_in_the_lobby(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        known = await ann.new_table(ME, OPEN, private=False, seed=7)
        secret = await ann.new_table(ME, OPEN, private=False)
        lines = {line["id"]: line for line in await ann.get("/api/tables")}
        assert (lines[known]["seed"], lines[secret]["seed"]) == (7, None)
        unsaid = {"game": "strife", "chairs": [ME, RANDOM_BOT], "seed": 7}
        assert (await ann.post("/api/tables", unsaid))["private"] is True


async def test_whoever_gets_up_keeps_no_socket_at_that_seat(server: str) -> None:
    async with guests(server, "Ann", "Ben", "Cleo", "Dora") as [ann, ben, cleo, dora]:
        table = await ann.new_table(ME, OPEN, OPEN, game="strain")
        await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        async with ben.at(table, 1) as socket:
            await socket.until("table")
            await ben.post(f"/api/tables/{table}/leave")
            await cleo.post(f"/api/tables/{table}/sit", {"seat": 1})
            await dora.post(f"/api/tables/{table}/sit", {"seat": 2})
            begun = await socket.until("table")
            assert (begun["seat"], begun["sheet"]["menu"]) == (None, [])
            answer = await socket.answer("do", deed="resign")
            assert answer["problem"]["code"] == "not-your-seat"
