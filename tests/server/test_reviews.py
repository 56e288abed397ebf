"""A finished game is looked at again by a strong bot, in a process beside the server, once."""

from __future__ import annotations

import asyncio
from random import Random
from typing import Any

import pytest

import ludotheque
from ludotheque.bots.verdict import Verdict, turning_points
from ludotheque.games import find_game
from ludotheque.server import judging
from ludotheque.server.critic import AT_ONCE, Critic
from ludotheque.server.film import Script
from ludotheque.server.judging import judged, thought_about
from ludotheque.server.refusal import Refusal

from .playing import choose_any, frames_seen_by, guests, problem_of, sheet_of, two_at_a_table, whoever_is_asked
from .serving import ME, RANDOM_BOT, Guest

LONGEST_REVIEW = 180.0  # seconds, where others have the processor


async def reviewed(guest: Guest, table: str, seen_by: str = "all") -> Any:
    async with asyncio.timeout(LONGEST_REVIEW):
        while True:
            found = await guest.get(f"/api/tables/{table}/review?seen_by={seen_by}")
            if found["done"] == found["of"]:
                return found
            await asyncio.sleep(0.1)


async def test_a_review_comes_bit_by_bit_is_kept_and_tells_a_seat_nothing_that_its_replay_does_not(server: str) -> None:
    async with two_at_a_table(server) as pair:
        early = await pair.ann.http.get(f"/api/tables/{pair.table}/review")
        assert (early.status_code, problem_of(early)) == (409, "not-over")
        for _ in range(24):
            await choose_any(await whoever_is_asked(pair.sockets), Random(1))
        await pair.sockets[0].answer("do", deed="resign")
        begun = await pair.ann.get(f"/api/tables/{pair.table}/review")
        assert begun["done"] < begun["of"]
        whole = await reviewed(pair.ann, pair.table)
        steps = await frames_seen_by(pair.ann, pair.table, "all")
        assert whole["of"] == len(steps) - 1
        assert [one["seat"] for one in whole["standings"]] == [0, 1]
        assert sorted(one["points"][-1][1] for one in whole["standings"]) == [0.0, 1.0]
        for seat in (0, 1):
            own = await reviewed(pair.ann, pair.table, str(seat))
            replay = await frames_seen_by(pair.ann, pair.table, str(seat))
            made = {n - 1: step["choice"] for n, step in enumerate(replay) if step["seat"] == seat}
            assert {one["seat"] for one in own["standings"] + own["turns"]} <= {seat}
            assert [step for one in own["standings"] for step, _ in one["points"][:-1] if step not in made] == []
            assert all(made[one["step"]] == one["chosen"] for one in own["turns"])
            assert [one for one in whole["standings"] if one["seat"] == seat] == own["standings"]
        account = await pair.ann.get(f"/api/tables/{pair.table}/account")
        assert account["turn"] == max(whole["turns"], key=lambda one: one["before"] - one["after"], default=None)
        watched = await reviewed(pair.ann, pair.table, "table")
        assert (watched["standings"], watched["turns"]) == ([], [])
        assert (await pair.ann.http.get(f"/api/tables/{pair.table}/review?seen_by=7")).status_code == 404


def a_script(choices: int = 60) -> Script:
    return Script(
        "strife", 2, tuple(find_game("strife").settings({"rounds": 1}).items()), "seed 3", tuple(made(choices))
    )


def made(choices: int) -> list[tuple[int, str]]:
    chance, table = Random(3), ludotheque.new_table("strife", seed=3, options={"rounds": 1})
    while not table.over and len(table.made) < choices:
        seat = table.deciders()[0]
        table.choose(seat, chance.choice(table.menu(seat)))
    return table.made


def test_a_game_that_is_looked_at_in_pieces_is_looked_at_as_a_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(judging, "LONGEST", 0.0)
    script = a_script()
    whole, end = judged(script, 0, 1000, 1)
    pieces: list[Verdict] = []
    done = 0
    while done < len(script.choices):
        found, done = judged(script, done, 0, 1)
        pieces += found
    assert (pieces, done) == (whole, end)
    assert turning_points(pieces)


def test_a_long_game_is_not_looked_at_longer_than_a_short_one() -> None:
    short, long = (a_script(2)._replace(choices=((0, "pass"),) * n) for n in (200, 1000))
    assert thought_about(long, 24_000).iterations * 1000 <= thought_about(short, 24_000).iterations * 200


def test_one_person_has_only_so_many_reviews_under_way() -> None:
    class Nobody:
        """A hall that has work done by nobody."""

        def spawn(self, work: Any) -> None:
            work.close()

    critic = Critic(Nobody())  # type: ignore[arg-type]  # as much of a hall as is asked of it
    for n in range(AT_ONCE):
        critic._begin(f"t{n}", a_script(1), ("house", "ann"))
    with pytest.raises(Refusal, match="too-fast"):
        critic._begin("t9", a_script(1), ("house", "ann"))
    critic._begin("t9", a_script(1), ("house", "ben"))
    critic.close()


async def test_whoever_plays_against_bots_alone_is_told_what_a_strong_bot_would_do(server: str) -> None:
    async with guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, RANDOM_BOT)
        before = await sheet_of(ann, table, 0)
        asked = {"seat": 0, "at": before["sheet"]["at"]}
        hint = await ann.post(f"/api/tables/{table}/hint", asked)
        assert hint["choice"] in before["sheet"]["menu"]
        assert hint["worth"] is None or 0 <= hint["worth"] <= 1
        assert await ann.post(f"/api/tables/{table}/hint", asked) == hint
        assert (await sheet_of(ann, table, 0))["sheet"]["at"] == asked["at"], "nothing was chosen"
        assert before["facts"]["hints"]
        assert (await ann.post(f"/api/tables/{table}/hint", {"seat": 0, "at": "9.9"}, 409))["code"] == "stale"
        async with guests(server, "Ben") as [ben]:
            assert (await ben.post(f"/api/tables/{table}/hint", asked, 403))["code"] == "not-your-seat"
    async with two_at_a_table(server) as pair:
        assert pair.sockets[0].facts["hints"] is False
        asked = {"seat": 0, "at": pair.sockets[0].sheet["at"]}
        assert (await pair.ann.post(f"/api/tables/{pair.table}/hint", asked, 409))["code"] == "no-hints"
