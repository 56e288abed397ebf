"""Tables for one: they begin at once, can be lost, given up and played again, and can be dealt from a chosen seed."""

from __future__ import annotations

import json
from random import Random

import pytest

import ludotheque
from ludotheque.server.fairness import SEEDS, chance_of, secret_of, seed_in

from .playing import choose_any, guests, play_to_the_end, sheet_of, until_asked
from .serving import ME, OPEN, RANDOM_BOT, Socket, serving
from .test_more_seats import check_kept_out

SOME = 12  # choices


async def go_on(socket: Socket) -> None:
    for n in range(SOME):
        await until_asked(socket)
        await choose_any(socket, Random(n))


async def test_a_run_alone_begins_at_once_and_ends_won_or_lost(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address, guests(address, "Ann", "Ben") as [ann, ben]:
        table = await ann.new_table(ME, game="rrd")
        assert (await ann.get(f"/api/tables/{table}"))["phase"] == "playing"
        async with ann.at(table) as socket:
            await play_to_the_end(socket, Random(1))
        facts = await ben.get(f"/api/tables/{table}")
        ending = facts["ending"]
        won, told = ending["winners"] == [0], ending["told"]
        assert (ending["how"], ending["scores"], ending["by"]) == ("played", [int(won)], None)
        assert (told["name"], told["seat"]) == ("holds_fragment" if won else "is_lost", 0)
        assert told["cycle"] >= 1
        [line] = await ann.get("/api/me/tables")
        assert line["ending"] == facts["ending"]
        fair = await ben.get(f"/api/tables/{table}/fair")
        assert (fair["matches"], fair["replays"]) == (True, True)


async def test_who_gives_up_alone_has_lost_and_may_try_again(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, game="rrd")
        async with ann.at(table) as socket:
            await go_on(socket)
            await socket.answer("do", deed="resign")
            while not socket.over:
                await socket.hear()
            assert socket.facts["ending"] == {"how": "resigned", "winners": [], "scores": None, "by": 0, "told": None}
            await socket.answer("do", deed="rematch")
        facts = await ann.get(f"/api/tables/{table}")
        anew = await ann.get(f"/api/tables/{facts['next']}")
        assert (anew["phase"], anew["yours"], anew["seed"]) == ("playing", [0], None)


async def test_a_choice_that_has_shown_nothing_can_be_taken_back_alone(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, game="rrd", seed=3)
        async with ann.at(table) as socket:
            await until_asked(socket)
            while "takeback" not in socket.sheet["can"]:
                before = socket.sheet
                await choose_any(socket, Random(1))
                await until_asked(socket)
            await socket.answer("do", deed="takeback")
        after = (await sheet_of(ann, table, 0))["sheet"]
        assert (after["view"], after["menu"]) == (before["view"], before["menu"])


async def test_others_may_watch_a_run_but_neither_see_the_cards_nor_play(server: str) -> None:
    async with guests(server, "Ann", "Eve") as [ann, eve]:
        table = await ann.new_table(ME, game="rrd", private=False)
        async with ann.at(table) as socket:
            await go_on(socket)
        await check_kept_out(eve, table, 0)
        seen = (await sheet_of(eve, table, None))["sheet"]["view"]["seats"][0]
        assert (seen["deck"], seen["satchel"], seen["offered"]) == (None, None, None)


async def test_a_bot_plays_alone_too(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        table = await ann.new_table(RANDOM_BOT, game="rrd")
        async with ann.at(table) as socket:
            while not socket.over:
                await socket.hear()
        assert (await ann.get(f"/api/tables/{table}"))["phase"] == "over"


# Seeds


@pytest.mark.parametrize("game", ["rrd", "strife"])
async def test_the_same_seed_deals_the_same_game_here_and_everywhere(server: str, game: str) -> None:
    chairs = [ME] * ludotheque.GAMES[game].usual_seats
    async with guests(server, "Ann", "Ben") as [ann, ben]:
        tables = [await guest.new_table(*chairs, game=game, seed=41, options={}) for guest in (ann, ben)]
        views = [(await sheet_of(guest, table, 0))["sheet"]["view"] for guest, table in zip((ann, ben), tables)]
        assert views == [ludotheque.new_table(game, seed=41).view(0)] * 2


async def test_everybody_is_told_a_seed_that_was_chosen_and_nobody_one_that_was_drawn(server: str) -> None:
    async with guests(server, "Ann", "Ben") as [ann, ben]:
        chosen = await ann.new_table(ME, OPEN, game="rrd", seed=0)
        drawn = await ann.new_table(ME, OPEN, game="rrd")
        facts = [await ben.get(f"/api/tables/{table}") for table in (chosen, drawn)]
        assert [one["seed"] for one in facts] == [0, None]
        assert [one["secret"] for one in facts] == [None, None]


async def test_a_game_from_a_seed_is_recorded_with_it(sqlite_url: str) -> None:
    async with serving(sqlite_url) as address, guests(address, "Ann") as [ann]:
        table = await ann.new_table(ME, game="rrd", seed=19)
        async with ann.at(table) as socket:
            await play_to_the_end(socket, Random(2))
            last = socket.sheet["view"]
        record = (await ann.http.get(f"/api/tables/{table}/record")).text
        assert json.loads(record)["chance"] == "seed 19"
        assert ludotheque.replay(record).view(0) == last


@pytest.mark.parametrize("seed", [-1, SEEDS, 1.5, "seven"])
async def test_a_seed_is_a_number_of_some_size(server: str, seed: object) -> None:
    async with guests(server, "Ann") as [ann]:
        refused = await ann.post("/api/tables", {"game": "rrd", "chairs": [ME], "seed": seed}, 400)
        assert refused["code"] == "bad-input"


def test_a_seed_and_a_secret_are_never_taken_for_each_other() -> None:
    assert [seed_in(secret_of(seed)) for seed in (0, 7, SEEDS - 1)] == [0, 7, SEEDS - 1]
    secret = "0" * 53 + "1" + "0" * 10  # the smallest that is none
    assert seed_in(secret) is None
    assert (chance_of(secret), chance_of(secret_of(7))) == (f"secret {secret}", "seed 7")
