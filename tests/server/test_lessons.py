"""Lessons over sockets: each is played to its end, goes on with a bot, is come back to, and leaves nothing behind."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from random import Random
from typing import Any

import pytest
from websockets.asyncio.client import connect

from ludotheque.content.words import LANGUAGES
from ludotheque.lessons.lesson import read_lesson, taught
from ludotheque.server.archive import Archive
from ludotheque.server.bookshelf import Bookshelf
from ludotheque.server.classroom import OF_ONE, Classroom
from ludotheque.server.connection import Connection
from ludotheque.server.house import House
from ludotheque.server.lesson import LessonTable, lesson_table
from ludotheque.server.metrics import Metrics
from ludotheque.server.refusal import Refusal
from ludotheque.server.settings import Settings
from ludotheque.server.store import Store, StoredPerson

from .serving import PATIENCE, Guest, Socket, serving
from .test_loop import LONGEST, watched
from .twins import Lent

FREE = 3  # choices after a lesson
ANN, BEN = StoredPerson("ann", "Ann", None, None), StoredPerson("ben", "Ben", None, None)


@asynccontextmanager
async def learning(server: str, game: str, key: str = "k", done: int = 0, cookie: str = "") -> AsyncIterator[Socket]:
    """Somebody's socket in a lesson; without a cookie, of somebody whom nobody knows."""
    address = f"{server.replace('http', 'ws', 1)}/api/lessons/{game}/play?key={key}&done={done}"
    headers = {"Cookie": cookie} if cookie else {}
    async with connect(address, additional_headers=headers, max_queue=None, open_timeout=PATIENCE) as connection:
        yield Socket(connection)


async def made(learner: Socket, choice: str) -> dict[str, Any]:
    """What the lesson says after a choice, when it is the learner's turn again."""
    await learner.send("choose", at=learner.sheet["at"], choice=choice)
    kinds: list[str] = []
    while (message := await learner.hear())["type"] != "lesson":
        assert message["type"] != "refused", message
        kinds.append(message["type"])
    assert "update" in kinds
    return message


@pytest.mark.parametrize("game", taught())
async def test_a_lesson_is_played_to_its_end_and_on_against_a_bot(server: str, game: str) -> None:
    lesson, chance = read_lesson(game), Random(1)
    async with learning(server, game, f"all-{game}") as learner:
        said = await learner.until("lesson")
        for n, step in enumerate(lesson.steps):
            assert said == {
                "type": "lesson", "says": f"lesson-{step.says}", "step": n + 1, "steps": len(lesson.steps) + 1,
                "shows": step.shows, "awaits": step.awaits,
            }  # fmt: skip
            assert step.awaits in learner.sheet["menu"]
            said = await made(learner, step.awaits)
        assert (said["says"], said["awaits"]) == (f"lesson-{lesson.ends}", "")
        for _ in range(FREE):
            said = await made(learner, chance.choice(learner.sheet["menu"]))
            assert (said["says"], said["awaits"]) == ("", "")
        assert learner.sheet["can"] == learner.sheet["orders"] == []


async def test_every_language_has_words_for_another_choice_and_it_changes_nothing(server: str) -> None:
    for language in LANGUAGES:
        async with learning(server, "strife", f"other-{language}&lang={language}") as learner:
            await learner.until("lesson")
            before = learner.sheet["at"]
            refused = await learner.choose("select monk")
            assert refused["problem"]["code"] == "lesson-other"
            assert refused["problem"]["text"]
            assert (await learner.choose("jump"))["problem"]["code"] == "illegal"
            assert learner.sheet["at"] == before
            assert (await made(learner, "select druid"))["step"] == 2


async def test_a_lesson_knows_nothing_but_choosing(server: str) -> None:
    async with learning(server, "strain", "deeds") as learner:
        await learner.until("lesson")
        for kind, fields in (("do", {"deed": "resign"}), ("say", {"text": "hello"}), ("stand", {"order": "pass"})):
            assert (await learner.answer(kind, **fields))["problem"]["code"] == "cannot"


async def test_whoever_comes_back_is_where_they_were_and_may_begin_at_any_step(server: str) -> None:
    async with Guest(server) as guest:
        cookie = (await guest.named("Ann")).cookie()
        async with learning(server, "strife", "mine", cookie=cookie) as learner:
            await learner.until("lesson")
            await made(learner, "select druid")
            events = learner.sheet["at"]
        async with learning(server, "strife", "mine", cookie=cookie) as learner:
            assert (await learner.until("lesson"))["step"] == 2
            assert learner.sheet["at"] == events
            assert learner.facts["yours"] == [0]
        async with learning(server, "strife", "mine") as stranger:  # the name alone opens nobody's lesson
            assert (await stranger.until("lesson"))["step"] == 1
        for done, step in ((1, 2), (5, 6), (99, 6)):
            async with learning(server, "strife", f"at-{done}", done, cookie) as learner:
                assert (await learner.until("lesson"))["step"] == step


async def test_a_free_game_in_a_lesson_comes_to_an_end(server: str) -> None:
    chance = Random(2)
    async with learning(server, "strife", "end", done=5) as learner:
        await learner.until("lesson")
        while not learner.over:
            await made(learner, chance.choice(learner.sheet["menu"]))
        assert learner.facts["ending"]["how"] == "played"


async def test_a_lesson_is_nowhere_in_the_lists_and_in_no_store(sqlite_url: str) -> None:
    async with serving(sqlite_url, tables_per_person=1) as server, Guest(server) as guest:
        cookie = (await guest.named("Ann")).cookie()
        async with learning(server, "legends", cookie=cookie) as learner:
            await learner.until("lesson")
            await guest.get(f"/api/tables/{learner.facts['id']}", 404)
            assert await guest.get("/api/me/tables") == []
            await guest.new_table({"kind": "me"}, {"kind": "open"})


async def test_a_server_that_goes_down_says_so_in_lessons_too(sqlite_url: str) -> None:
    async with AsyncExitStack() as stack:
        async with asyncio.timeout(PATIENCE), serving(sqlite_url, shutdown=60) as server:
            learner = await stack.enter_async_context(learning(server, "strife"))
            await learner.until("lesson")
        await learner.connection.wait_closed()
        assert learner.connection.close_code == 1012


async def test_where_nothing_is_taught_the_socket_says_so(server: str) -> None:
    async with learning(server, "goose") as learner:
        async with asyncio.timeout(PATIENCE):
            await learner.connection.wait_closed()
        assert learner.connection.close_code == 4404


async def test_the_list_of_games_says_which_can_be_learnt_by_playing(server: str) -> None:
    async with Guest(server) as guest:
        games = await guest.get("/api/games")
        assert [game["id"] for game in games if game["lesson"]] == taught()


# Who holds how many, in a house whose time is lent


@pytest.fixture
async def house(sqlite_url: str, tmp_path: Path) -> AsyncIterator[House]:
    store = await Store.open(sqlite_url)
    archive = Archive(store, Bookshelf(tmp_path))
    house = House(Settings(tables_per_address=OF_ONE + 1), store, Lent(), Metrics(), archive)
    yield house
    house.bots.close()
    await house.end_work()
    await archive.close()
    await store.close()


async def test_one_more_lesson_takes_the_place_of_the_oldest_that_was_left(house: House) -> None:
    room = Classroom(house)
    lessons = [await room.lesson(lesson_table, "strife", f"k{n}", 0, ANN, "here") for n in range(OF_ONE)]
    connections = [Connection(ANN, 0, "en") for _ in lessons]
    for table, connection in zip(lessons, connections):
        await table.join(connection)
    with pytest.raises(Refusal, match="too-many-tables"):
        await room.lesson(lesson_table, "strife", "more", 0, ANN, "here")
    lessons[1].part(connections[1])
    more = await room.lesson(lesson_table, "strife", "more", 0, ANN, "here")
    assert await room.lesson(lesson_table, "strife", "k0", 0, ANN, "here") is lessons[0]
    assert await room.lesson(lesson_table, "strife", "more", 0, ANN, "here") is more
    lessons[0].part(connections[0])
    assert await room.lesson(lesson_table, "strife", "k1", 0, ANN, "here") is not lessons[1]


async def test_all_guests_of_an_address_have_so_many_lessons(house: House) -> None:
    room, most = Classroom(house), OF_ONE + 1
    people = [StoredPerson(f"guest{n}", "Guest", None, None) for n in range(most + 1)]
    held = [await occupied(room, person) for person in people[:-1]]
    with pytest.raises(Refusal, match="too-many-tables"):
        await room.lesson(lesson_table, "strife", "k", 0, people[-1], "here")
    assert await room.lesson(lesson_table, "strife", "k", 0, people[-1], "there")
    assert len(held) == most


async def occupied(room: Classroom, person: StoredPerson) -> LessonTable:
    table = await room.lesson(lesson_table, "strife", "k", 0, person, "here")
    await table.join(Connection(person, 0, "en"))
    return table


async def test_a_lesson_that_nobody_comes_back_to_is_forgotten(house: House) -> None:
    room, connection, again = Classroom(house), Connection(ANN, 0, "en"), Connection(ANN, 0, "en")
    table = await room.lesson(lesson_table, "strife", "k", 0, ANN, "here")
    await table.join(connection)
    assert isinstance(house.sources, Lent)
    table.part(connection)
    house.sources.time += 1
    await table.join(again)
    house.sources.end_pauses()
    assert await room.lesson(lesson_table, "strife", "k", 0, ANN, "here") is table
    table.part(again)
    house.sources.end_pauses()
    assert await room.lesson(lesson_table, "strife", "k", 0, ANN, "here") is not table


@pytest.mark.parametrize("game", taught())
async def test_nobody_waits_for_somebody_else_to_begin_a_lesson(house: House, game: str) -> None:
    room = Classroom(house)
    await room.lesson(lesson_table, game, "warm", 0, BEN, "there")  # the file is read once
    async with watched() as turns:
        await asyncio.sleep(0)
        table = await room.lesson(lesson_table, game, "k", 99, ANN, "here")
        await table.join(Connection(ANN, 0, "en"))
        await asyncio.sleep(0.02)
    assert turns.longest < LONGEST
