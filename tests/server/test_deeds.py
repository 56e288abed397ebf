"""What a seat can do besides choosing: take back, resign, abort, ask for a rematch; and sitting down and getting up."""

from __future__ import annotations

import asyncio
import json
from random import Random
from typing import Any

from .playing import Pair, choose_any, guests, hear_out, play_all, sheet_of, two_at_a_table, whoever_is_asked
from .serving import ME, OPEN, RANDOM_BOT, Socket


async def do(socket: Socket, deed: str) -> dict[str, Any]:
    return await socket.answer("do", deed=deed)


# Takeback


async def test_what_was_taken_back_was_never_chosen(server: str) -> None:
    async with two_at_a_table(server) as pair:
        socket, before = await a_choice_to_take_back(pair)
        assert (await do(socket, "takeback"))["type"] == "done"
        anew, done = [json.loads(text) for text in socket.received[-2:]]
        assert (anew["type"], done["type"]) == ("table", "done")
        assert {**anew["sheet"], "at": ""} == {**before, "at": ""}
        assert anew["sheet"]["at"] != before["at"], "what was meant for the first time is not for the second"
        await play_all(pair.sockets)
        record = json.loads((await pair.ann.http.get(f"/api/tables/{pair.table}/record")).text)
        rows = await pair.ann.get(f"/api/tables/{pair.table}/replay?seen_by=all")
        assert rows["steps"] == len(record["choices"]) + 1
        assert (await pair.ann.get(f"/api/tables/{pair.table}/fair"))["replays"]


async def a_choice_to_take_back(pair: Pair) -> tuple[Socket, dict[str, Any]]:
    """Play until a choice can be taken back; who made it, and their sheet before it."""
    chance = Random(2)
    while True:
        socket = await whoever_is_asked(pair.sockets)
        before = socket.sheet
        await choose_any(socket, chance)
        await hear_out(socket)
        if "takeback" in socket.sheet["can"]:
            return socket, before


async def test_the_opponent_sees_that_something_was_taken_back(server: str) -> None:
    async with two_at_a_table(server) as pair:
        socket, _ = await a_choice_to_take_back(pair)
        other = next(one for one in pair.sockets if one is not socket)
        await hear_out(other)
        assert (await other.answer("do", deed="takeback"))["problem"]["code"] == "cannot"
        await do(socket, "takeback")
        message = await other.until("table")
        seat = pair.sockets.index(other)
        assert message["events"] == (await sheet_of((pair.ann, pair.ben)[seat], pair.table, seat))["events"]


async def test_nothing_is_taken_back_unless_it_is_offered(server: str) -> None:
    chance = Random(6)
    refused = 0
    async with two_at_a_table(server) as pair:
        while not any(socket.over for socket in pair.sockets):
            for socket in pair.sockets:
                if not socket.over and "takeback" not in socket.sheet["can"]:
                    assert (await do(socket, "takeback"))["problem"]["code"] in ("cannot", "game-over")
                    refused += 1
            if not any(socket.over for socket in pair.sockets):
                await choose_any(await whoever_is_asked(pair.sockets), chance)
                for socket in pair.sockets:
                    await hear_out(socket)
        assert refused > 20


async def test_a_bots_answer_ends_the_time_for_taking_back(server: str) -> None:
    chance = Random(8)
    async with guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, RANDOM_BOT)
        async with ann.at(table) as socket:
            await socket.until("table")
            while not socket.over:
                if socket.asked:
                    await choose_any(socket, chance)
                    can = "takeback" in socket.sheet["can"]
                    answer = await do(socket, "takeback")
                    assert answer["type"] == "refused" or can
                    if answer["type"] == "done":
                        await choose_any(socket, chance)
                else:
                    await socket.hear()
        assert (await ann.get(f"/api/tables/{table}/fair"))["replays"]


# Resign and abort


async def test_whoever_resigns_loses(server: str) -> None:
    async with two_at_a_table(server) as pair:
        first, second = pair.sockets
        assert (await do(second, "resign"))["type"] == "done"
        while not first.over:
            await first.hear()
        assert first.facts["ending"] == {"how": "resigned", "winners": [0], "scores": None, "by": 1, "told": None}
        assert first.facts["secret"] is not None
        assert (await pair.ann.get(f"/api/tables/{pair.table}/fair"))["matches"]
        assert (await pair.ann.get("/api/me/tables"))[0]["phase"] == "over"


async def test_a_game_can_be_aborted_only_before_the_first_question_is_answered(server: str) -> None:
    async with two_at_a_table(server) as pair:
        first, second = pair.sockets
        assert "abort" in first.sheet["can"]
        await first.choose(first.sheet["menu"][0])
        assert "abort" in first.sheet["can"], "nobody can tell that it has been answered by one"
        await second.choose(second.sheet["menu"][0])
        for socket in pair.sockets:
            await hear_out(socket)
            assert "abort" not in socket.sheet["can"]
            assert (await do(socket, "abort"))["problem"]["code"] == "cannot"
        await play_all(pair.sockets)


async def test_an_aborted_game_has_no_winner(server: str) -> None:
    async with two_at_a_table(server) as pair:
        assert (await do(pair.sockets[1], "abort"))["type"] == "done"
        facts = await pair.ann.get(f"/api/tables/{pair.table}")
        assert facts["phase"] == "aborted"
        assert facts["ending"] is None
        answer = await pair.sockets[0].choose(pair.sockets[0].sheet["menu"][0])
        assert answer["problem"]["code"] == "game-over"


# Rematch


async def test_a_rematch_needs_both_and_moves_the_chairs_round(server: str) -> None:
    async with two_at_a_table(server) as pair:
        first, second = pair.sockets
        assert (await do(first, "rematch"))["problem"]["code"] == "not-over"
        await do(first, "resign")
        await do(first, "rematch")
        while second.facts.get("rematch") != [0]:
            await second.hear()
        assert second.facts["next"] is None
        await do(second, "rematch")
        while first.facts["next"] is None:
            await first.hear()
        anew = await pair.ann.get(f"/api/tables/{first.facts['next']}")
        assert anew["phase"] == "playing"
        assert [chair["name"] for chair in anew["chairs"]] == ["Ben", "Ann"]
        assert anew["commitment"] != first.facts["commitment"]
        async with pair.ann.at(anew["id"]) as one, pair.ben.at(anew["id"]) as two:
            await play_all([one, two])


async def test_a_bot_wants_a_rematch_at_once(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, RANDOM_BOT)
        await ann.post(f"/api/tables/{table}/deeds", {"seat": 0, "deed": "resign"})
        answer = await ann.post(f"/api/tables/{table}/deeds", {"seat": 0, "deed": "rematch"})
        anew = await ann.get(f"/api/tables/{answer['facts']['next']}")
        assert [chair["kind"] for chair in anew["chairs"]] == ["bot", "person"]
        assert anew["yours"] == [1]


async def test_whoever_plays_with_bots_alone_may_stay_on_their_chair(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, RANDOM_BOT, options={"rounds": 1})
        path = f"/api/tables/{table}/deeds"
        assert (await ann.post(path, {"seat": 0, "deed": "again"}, 409))["code"] == "not-over"
        await ann.post(path, {"seat": 0, "deed": "resign"})
        answer = await ann.post(path, {"seat": 0, "deed": "again"})
        anew = await ann.get(f"/api/tables/{answer['facts']['next']}")
        assert [chair["kind"] for chair in anew["chairs"]] == ["person", "bot"]
        assert (anew["yours"], anew["options"]["rounds"]) == ([0], 1)


async def test_between_people_nobody_alone_says_that_it_goes_on(server: str) -> None:
    async with two_at_a_table(server) as pair:
        await do(pair.sockets[0], "resign")
        assert (await do(pair.sockets[0], "again"))["problem"]["code"] == "cannot"
        assert pair.sockets[0].facts["next"] is None


async def test_two_wishes_at_once_lead_to_one_rematch(server: str) -> None:
    async with two_at_a_table(server) as pair:
        await do(pair.sockets[0], "resign")
        path = f"/api/tables/{pair.table}/deeds"
        wishes = [{"seat": seat, "deed": "rematch"} for seat in (0, 1)]
        await asyncio.gather(pair.ann.post(path, wishes[0]), pair.ben.post(path, wishes[1]))
        following = (await pair.ann.get(f"/api/tables/{pair.table}"))["next"]
        running = [line["id"] for line in await pair.ann.get("/api/me/tables") if line["phase"] == "playing"]
        assert running == [following]


# Sitting down and getting up


async def test_the_game_starts_when_the_last_chair_is_taken(server: str) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as [ann, ben, cleo]:
        table = await ann.new_table(ME, OPEN)
        async with ann.at(table) as socket:
            message = await socket.until("table")
            assert message["facts"]["phase"] == "open"
            assert message["sheet"] is None
            await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
            while not socket.asked:
                await socket.hear()
            assert socket.facts["phase"] == "playing"
            assert [chair["name"] for chair in socket.facts["chairs"]] == ["Ann", "Ben"]
        late = await cleo.post(f"/api/tables/{table}/sit", {"seat": 1}, 409)
        assert late["code"] == "seat-taken"


async def test_of_two_who_want_the_last_chair_one_gets_it(server: str) -> None:
    async with guests(server, "Ann", "Ben", "Cleo") as [ann, ben, cleo]:
        table = await ann.new_table(ME, OPEN)
        path = f"/api/tables/{table}/sit"
        answers = await asyncio.gather(*(one.http.post(path, json={"seat": 1}) for one in (ben, cleo)))
        assert sorted(answer.status_code for answer in answers) == [200, 409]


async def test_a_guest_can_leave_before_the_start_and_not_after(server: str) -> None:
    async with guests(server, "Ann", "Ben") as [ann, ben]:
        table = await ann.new_table(OPEN, OPEN)
        await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        left = await ben.post(f"/api/tables/{table}/leave")
        assert [chair["kind"] for chair in left["chairs"]] == ["open", "open"]
        assert (await ben.post(f"/api/tables/{table}/leave", status=403))["code"] == "not-your-seat"
        await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        await ann.post(f"/api/tables/{table}/sit", {"seat": 0})
        assert (await ben.post(f"/api/tables/{table}/leave", status=409))["code"] == "already-started"


async def test_a_table_that_its_host_leaves_is_gone(server: str) -> None:
    async with guests(server, "Ann", "Ben") as [ann, ben]:
        table = await ann.new_table(ME, OPEN)
        assert (await ann.post(f"/api/tables/{table}/leave"))["phase"] == "aborted"
        assert (await ben.http.post(f"/api/tables/{table}/sit", json={"seat": 1})).status_code == 409
        assert (await sheet_of(ann, table, 0))["sheet"] is None
