"""A game whose rules are gone: it is shown and listed, nothing can be chosen in it, and its people can end it."""

from __future__ import annotations

from random import Random
from typing import Any

from sqlalchemy import update

from ludotheque.server.ledger import LOG, TABLES
from ludotheque.server.store import Store

from .playing import choose_by_http, guests, sheet_of
from .serving import ME, OPEN, RANDOM_BOT, Guest, serving


async def change_the_rules(url: str, **values: Any) -> None:
    """Every table is of other rules from now on, and nothing proves that they were alike."""
    store = await Store.open(url)
    async with store.writing() as connection:
        await connection.execute(update(TABLES).values(values or {"version": 1}))
        await connection.execute(update(LOG).values(told=None))
    await store.close()


async def some_choices(table: str, *seats: Guest) -> None:
    chance = Random(1)
    for _ in range(2):
        for seat, guest in enumerate(seats):
            await choose_by_http(guest, table, seat, chance)


async def test_two_nodes_agree_on_the_end(postgres_url: str) -> None:
    async with serving(postgres_url) as server, guests(server, "Ann", "Ben") as [ann, ben]:
        table = await ann.new_table(ME, OPEN)
        await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
        await some_choices(table, ann, ben)
        cookies = [ann.http.cookies, ben.http.cookies]
    await change_the_rules(postgres_url)
    async with (
        serving(postgres_url) as first,
        serving(postgres_url) as second,
        Guest(first) as ann,
        Guest(second) as ben,
    ):
        ann.http.cookies, ben.http.cookies = cookies
        async with ann.at(table) as at_ann, ben.at(table) as at_ben:
            await at_ben.until("table")
            assert (await at_ann.answer("do", deed="abort"))["type"] == "done"
            while at_ben.facts.get("agreed") != [0]:
                await at_ben.hear()
            assert (await at_ben.answer("do", deed="abort"))["type"] == "done"
            while not at_ann.over:
                await at_ann.hear()


async def test_one_person_ends_what_only_they_play(sqlite_url: str) -> None:
    """At one screen, or against a bot: there is nobody else to agree."""
    async with serving(sqlite_url) as server, guests(server, "Ann") as [ann]:
        hot = await ann.new_table(ME, ME)
        alone = await ann.new_table(ME, RANDOM_BOT)
        await some_choices(hot, ann, ann)
        cookies = ann.http.cookies
    await change_the_rules(sqlite_url)
    async with serving(sqlite_url) as server, Guest(server) as ann:
        ann.http.cookies = cookies
        listed = {line["id"]: line for line in await ann.get("/api/me/tables")}
        assert [(listed[id]["phase"], listed[id]["your_turn"]) for id in (hot, alone)] == [("playing", False)] * 2
        for id in (hot, alone):
            await nothing_else_is_possible(ann, id)
            ended = await ann.post(f"/api/tables/{id}/deeds", {"seat": 0, "deed": "abort"})
            assert ended["facts"]["phase"] == "aborted"
            assert (await ann.get(f"/api/tables/{id}/replay"))["older"]
        again = await ann.post(f"/api/tables/{hot}/deeds", {"seat": 0, "deed": "rematch"})
        assert not (await ann.get(f"/api/tables/{again['facts']['next']}"))["older"]


async def nothing_else_is_possible(ann: Guest, table: str) -> None:
    here = f"/api/tables/{table}"
    for path, asked in (
        ("deeds", {"seat": 0, "deed": "takeback"}), ("orders", {"seat": 0, "order": ""}),
        ("choices", {"seat": 0, "at": "0.0", "choice": "pass"}),
    ):  # fmt: skip
        assert (await ann.post(f"{here}/{path}", asked, 409))["code"] == "other-rules"
    assert (await sheet_of(ann, table, None))["sheet"]["can"] == []
    assert (await ann.get(f"{here}/replay", 409))["code"] == "not-over"


async def test_a_game_with_options_that_are_gone_can_still_be_resigned(sqlite_url: str) -> None:
    """There is no table to show; there are still people at it."""
    async with serving(sqlite_url) as server, guests(server, "Ann") as [ann]:
        table = await ann.new_table(ME, ME)
        cookies = ann.http.cookies
    await change_the_rules(sqlite_url, settings={"dragons": True})
    async with serving(sqlite_url) as server, Guest(server) as ann:
        ann.http.cookies = cookies
        assert (await sheet_of(ann, table, 0))["sheet"] is None
        ended = await ann.post(f"/api/tables/{table}/deeds", {"seat": 1, "deed": "resign"})
        assert ended["facts"]["ending"]["winners"] == [0]
        assert (await ann.get(f"/api/tables/{table}/replay", 409))["code"] == "other-rules"
        refused = await ann.post(f"/api/tables/{table}/deeds", {"seat": 0, "deed": "rematch"}, 400)
        assert refused["code"] == "no-such-option"
