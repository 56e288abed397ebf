"""An update of the rules closes nothing: games go on where it does not touch them, and can be ended where it does."""

from __future__ import annotations

import asyncio
import shutil
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

from ludotheque.content.folder import content_folder
from ludotheque.server.store import Store

from .playing import choose_by_http, frames_seen_by, guests, sheet_of
from .serving import ME, OPEN, Guest, ServerProcess

CHANGED = {  # what the update changes: a number that nobody has met yet, and a card that every deck holds
    "strife": ("champions.toml", "power  = 9", "power  = 8"),
    "strain": ("original.toml", "copies     = 7", "copies     = 30"),
}
SOON = 60.0  # seconds


def updated(folder: Path) -> Path:
    """The content after the update."""
    for game, (file, old, new) in CHANGED.items():
        shutil.copytree(content_folder(game), folder / game)
        path = folder / game / file
        text = path.read_text(encoding="utf-8")
        assert old in text, f"{file} has changed"
        path.write_text(text.replace(old, new), encoding="utf-8")
    return folder


async def begun(ann: Guest, ben: Guest, game: str, choices: int) -> str:
    table = await ann.new_table(ME, OPEN, game=game, seed=3)  # known, so that the change is met
    await ben.post(f"/api/tables/{table}/sit", {"seat": 1})
    await go_on(ann, ben, table, choices)
    return table


async def go_on(ann: Guest, ben: Guest, table: str, choices: int) -> None:
    chance, left = Random(2), choices
    while left > 0:
        for seat, guest in enumerate((ann, ben)):
            left -= left > 0 and await choose_by_http(guest, table, seat, chance)


async def filmed(url: str, table: str) -> None:
    """Wait until a finished game is kept."""
    store = await Store.open(url)
    async with asyncio.timeout(SOON):
        while not await store.films(table):
            await asyncio.sleep(0.1)
    await store.close()


@asynccontextmanager
async def after_the_update(url: str, folder: Path, *before: Guest) -> AsyncIterator[list[Guest]]:
    """The same people at a server with other content."""
    server = ServerProcess(url, python=Path(sys.executable), content=str(updated(folder)), bot_workers="1")
    await server.start()
    try:
        async with guests(server.address, *(f"Again {n}" for n in range(len(before)))) as again:
            for guest, old in zip(again, before):
                guest.http.cookies = old.http.cookies
            yield again
    finally:
        server.kill()


async def test_games_over_an_update(sqlite_url: str, tmp_path: Path) -> None:
    server = ServerProcess(sqlite_url, bot_workers="1")
    await server.start()
    async with guests(server.address, "Ann", "Ben") as [ann, ben]:
        untouched = await begun(ann, ben, "strife", 2)
        resigned, agreed, left = [await begun(ann, ben, "strain", 9) for _ in range(3)]
        over = await begun(ann, ben, "strain", 9)
        await ann.post(f"/api/tables/{over}/deeds", {"seat": 0, "deed": "resign"})
        frames = {seen: await frames_seen_by(ann, over, seen) for seen in ("all", "1", "table")}
        contents = {id: (await ann.get(f"/api/tables/{id}"))["content"] for id in (untouched, resigned)}
        await filmed(sqlite_url, over)
        server.kill()
        async with after_the_update(sqlite_url, tmp_path / "mine", ann, ben) as [ann_later, ben_later]:
            await it_goes_on(ann_later, ben_later, untouched, contents[untouched])
            await it_can_be_resigned(ann_later, ben_later, resigned)
            await it_can_be_agreed_off(ann_later, ben_later, agreed)
            await it_can_be_left(ann_later, ben_later, left)
            for seen, before in frames.items():
                assert await frames_seen_by(ann_later, over, seen) == before
            await it_is_kept(ann_later, over)


async def it_goes_on(ann: Guest, ben: Guest, table: str, content: str) -> None:
    facts = await ann.get(f"/api/tables/{table}")
    assert (facts["older"], facts["phase"]) == (False, "playing")
    assert facts["content"] != content
    await go_on(ann, ben, table, 2)


async def it_can_be_resigned(ann: Guest, ben: Guest, table: str) -> None:
    """Nothing can be chosen, and the table says why."""
    shown = await sheet_of(ann, table, 0)
    assert shown["facts"]["older"]
    assert (shown["sheet"]["menu"], shown["sheet"]["waiting"], shown["sheet"]["can"]) == ([], [], ["abort", "resign"])
    assert shown["sheet"]["view"]["you"] == 0
    refused = await ann.post(f"/api/tables/{table}/choices", {"seat": 0, "at": "0.0", "choice": "pass"}, 409)
    assert refused["code"] == "other-rules"
    await ben.post(f"/api/tables/{table}/deeds", {"seat": 1, "deed": "resign"})
    ended = await ann.get(f"/api/tables/{table}")
    assert (ended["phase"], ended["ending"]["winners"], ended["ending"]["by"]) == ("over", [0], 1)


async def it_can_be_agreed_off(ann: Guest, ben: Guest, table: str) -> None:
    """By all its people, at their sockets; each hears of the other."""
    async with ann.at(table) as at_ann, ben.at(table) as at_ben:
        assert (await at_ann.until("table"))["facts"]["older"]
        assert (await at_ann.answer("do", deed="abort"))["type"] == "done"
        while at_ben.facts.get("agreed") != [0]:
            await at_ben.hear()
        assert at_ben.facts["phase"] == "playing"
        assert (await at_ann.answer("do", deed="abort"))["problem"]["code"] == "other-rules"
        assert (await at_ben.answer("do", deed="abort"))["type"] == "done"
        while not at_ann.over:
            await at_ann.hear()
    assert (await ann.get(f"/api/tables/{table}"))["phase"] == "aborted"


async def it_can_be_left(ann: Guest, ben: Guest, table: str) -> None:
    assert (await ann.post(f"/api/tables/{table}/leave"))["agreed"] == [0]
    assert (await ben.post(f"/api/tables/{table}/leave"))["phase"] == "aborted"


async def it_is_kept(ann: Guest, table: str) -> None:
    """A finished game is shown as it was, in the words of its time."""
    replay = await ann.get(f"/api/tables/{table}/replay?seen_by=all")
    assert (replay["older"], replay["whole"], set(replay["words"])) == (True, True, {"en", "fr", "de"})
    book = await ann.get(f"/api/books/{replay['words']['fr']}")
    assert (book["game"], book["language"]) == ("strain", "fr")
    await ann.get(f"/api/books/{'0' * 32}", 404)
    fair = await ann.get(f"/api/tables/{table}/fair")
    assert (fair["matches"], fair["replays"]) == (True, None)
