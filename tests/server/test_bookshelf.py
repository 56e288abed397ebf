"""Books on their shelf: made once and elsewhere, kept in a folder that nobody relies on, sent as they are kept."""

from __future__ import annotations

import asyncio
import gzip
import os
import shutil
import time
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import httpx
import msgspec
import pytest

from ludotheque.content.folder import OWN, content_folder
from ludotheque.content.words import LANGUAGES
from ludotheque.server import volume, wire_book
from ludotheque.server.book import make_book, platform_messages, rule_book
from ludotheque.server.bookshelf import NICENESS, Bookshelf
from ludotheque.server.volume import Title, bound, every_title, making, path_of, put, taken, taken_or_written

from .processes import listed
from .serving import client_of, serving

STRIFE = Title("book", "strife", "en")
SHORT = Title("rules", "strain", "fr")
SHORT_URL = "/api/games/strain/rules/fr"
PATIENCE = 60.0  # seconds
LONGER_THAN_A_BOOK = 0.5


@asynccontextmanager
async def shelf_in(folder: Path) -> AsyncIterator[Bookshelf]:
    shelf = Bookshelf(folder)
    await shelf.open()
    try:
        yield shelf
    finally:
        await shelf.close()


def workers() -> set[int]:
    """The processes that do the work of servers in this one: they are forked from one that it has started."""
    everybody = listed()
    started = {pid for pid, parent, _ in everybody if parent == os.getpid()}
    below = {pid for pid, parent, state in everybody if parent in started and not state.startswith("Z")}
    return {pid for pid in below if b"forkserver" in command_of(pid)}


def command_of(pid: int) -> bytes:
    with suppress(FileNotFoundError, ProcessLookupError):  # it has just ended
        return Path(f"/proc/{pid}/cmdline").read_bytes()
    return b""


async def until(is_so: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not is_so():
            await asyncio.sleep(0.02)


def fill(folder: Path) -> None:
    """A folder with a file for each book, as if they had been made."""
    for title in every_title():
        put(folder, title, bound(repr(title).encode()))


# Files


def test_a_book_is_kept_as_it_is_sent(tmp_path: Path) -> None:
    made = taken_or_written(tmp_path, SHORT)
    assert taken(tmp_path, SHORT) == made
    assert msgspec.json.decode(made.unpacked, type=wire_book.RuleBook) == rule_book("strain", "fr")
    assert [path.name for path in tmp_path.iterdir()] == [f"strain.fr.rules.{volume.made_of('strain')}.json.gz"]


def test_what_is_kept_is_not_made_again(tmp_path: Path) -> None:
    put(tmp_path, SHORT, bound(b"kept"))
    assert taken_or_written(tmp_path, SHORT).unpacked == b"kept"


def test_a_book_that_another_server_makes_is_waited_for_and_taken(tmp_path: Path) -> None:
    with ThreadPoolExecutor(1) as pool:
        with making(tmp_path, SHORT):
            found = pool.submit(taken_or_written, tmp_path, SHORT)
            time.sleep(LONGER_THAN_A_BOOK)
            put(tmp_path, SHORT, bound(b"made by the other"))
        assert found.result(PATIENCE).unpacked == b"made by the other"
    assert [path.name for path in tmp_path.iterdir()] == [path_of(tmp_path, SHORT).name]


def test_a_book_of_an_earlier_version_gives_way_to_the_new_one_and_no_other_does(tmp_path: Path) -> None:
    put(tmp_path, Title("rules", "strain", "de"), bound(b"another"))
    old = tmp_path / "strain.fr.rules.0123.json.gz"
    unfinished = tmp_path / "strain.fr.rules.0123.json.gz.1.part"
    for path in (old, unfinished):
        path.write_bytes(gzip.compress(b"old"))
    assert taken(tmp_path, SHORT) is None
    taken_or_written(tmp_path, SHORT)
    assert not old.exists()
    assert not unfinished.exists()
    assert len(list(tmp_path.iterdir())) == 2


def test_the_name_of_a_book_follows_from_everything_it_is_made_of(tmp_path: Path) -> None:
    one, other = tmp_path / "one", tmp_path / "other"
    one.write_text("a")
    other.write_text("b")
    digests = [volume.digest_of_files(files) for files in ([one], [one, other], [other, one], [])]
    assert len(set(digests)) == 4
    other.write_text("c")
    assert volume.digest_of_files([one, other]) not in digests
    assert volume.made_of("strife") != volume.made_of("strain")


def test_cards_of_ones_own_make_a_book_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or a server without them would send what one with them has kept."""
    usual = volume.made_of("strife"), volume.made_of("strain")
    shutil.copytree(content_folder("strife"), tmp_path / "strife")
    champions = tmp_path / "strife" / "champions.toml"
    champions.write_text(champions.read_text(encoding="utf-8").replace("power  = 9", "power  = 8"), encoding="utf-8")
    monkeypatch.setenv(OWN, str(tmp_path))
    volume.made_of.cache_clear()
    own = volume.made_of("strife"), volume.made_of("strain")
    volume.made_of.cache_clear()
    assert own[0] != usual[0]
    assert own[1] == usual[1]


@pytest.mark.parametrize(
    "kept",
    [b"", b"no gzip", gzip.compress(b"a book cut off" * 20)[:-9], b"\x1f\x8b\x08" + b"x" * 40],
    ids=["nothing", "something else", "cut off", "garbled"],
)
def test_a_file_that_cannot_be_read_is_made_again(tmp_path: Path, kept: bytes) -> None:
    path_of(tmp_path, SHORT).write_bytes(kept)
    assert taken(tmp_path, SHORT) is None
    taken_or_written(tmp_path, SHORT)
    assert taken(tmp_path, SHORT) is not None


def test_a_folder_that_cannot_be_written_costs_nothing_but_time(tmp_path: Path) -> None:
    in_the_way = tmp_path / "books"
    in_the_way.write_text("a file")
    made = taken_or_written(in_the_way, SHORT)
    assert msgspec.json.decode(made.unpacked, type=wire_book.RuleBook) == rule_book("strain", "fr")
    assert in_the_way.read_text() == "a file"


# The shelf


async def test_a_book_that_two_wait_for_is_made_once_and_in_another_process(tmp_path: Path) -> None:
    fill(tmp_path)
    path_of(tmp_path, STRIFE).unlink()
    make_book.cache_clear()
    async with shelf_in(tmp_path) as shelf:
        one, other = await asyncio.gather(shelf.book(STRIFE), shelf.book(STRIFE))
        assert one is other
        assert await shelf.book(STRIFE) is one
    assert make_book.cache_info().misses == 0  # nothing was made here
    assert msgspec.json.decode(one.unpacked, type=wire_book.Book) == make_book("strife", "en")
    assert taken(tmp_path, STRIFE) == one


async def test_where_nothing_is_missing_no_process_begins(tmp_path: Path) -> None:
    fill(tmp_path)
    before = workers()
    async with shelf_in(tmp_path) as shelf:
        for title in every_title():
            assert (await shelf.book(title)).unpacked == repr(title).encode()
        assert workers() <= before  # those of other tests may end meanwhile


async def test_what_is_missing_is_made_in_the_background_by_a_process_that_lets_others_go_first(tmp_path: Path) -> None:
    fill(tmp_path)
    before = workers()
    missing = [Title("rules", "strain", language) for language in LANGUAGES]
    for title in missing:
        path_of(tmp_path, title).unlink()
    async with shelf_in(tmp_path):
        await until(lambda: bool(workers() - before))
        [worker] = workers() - before
        await until(lambda: not Path(f"/proc/{worker}").exists() or os.getpriority(os.PRIO_PROCESS, worker) >= NICENESS)
        await until(lambda: all(path_of(tmp_path, title).exists() for title in missing))
        await until(lambda: worker not in workers())  # it is not needed any more


async def test_a_shelf_that_is_closed_in_mid_book_leaves_nobody_behind(tmp_path: Path) -> None:
    before = workers()
    async with shelf_in(tmp_path):
        await until(lambda: bool(workers() - before))
    await until(lambda: workers() <= before)


async def test_books_that_cannot_be_kept_are_in_memory(tmp_path: Path) -> None:
    in_the_way = tmp_path / "books"
    in_the_way.write_text("a file")
    async with shelf_in(in_the_way) as shelf:
        assert await shelf.book(SHORT) is await shelf.book(SHORT)


# Over the network


@asynccontextmanager
async def visitor(folder: Path) -> AsyncIterator[httpx.AsyncClient]:
    async with (
        serving(f"sqlite:///{folder}/tables.db") as server,
        client_of(server) as client,
    ):
        yield client


async def test_a_book_is_sent_as_it_is_kept_or_unpacked(tmp_path: Path) -> None:
    async with visitor(tmp_path) as client:
        packed = await client.get(SHORT_URL, headers={"accept-encoding": "br, gzip"})
        plain = await client.get(SHORT_URL, headers={"accept-encoding": "gzip;q=0"})
    assert packed.headers["content-encoding"] == "gzip"
    assert int(packed.headers["content-length"]) == len(bound(plain.content).packed)
    assert "content-encoding" not in plain.headers
    assert packed.content == plain.content
    assert msgspec.json.decode(plain.content, type=wire_book.RuleBook) == rule_book("strain", "fr")
    for answer in (packed, plain):
        assert answer.headers["content-type"] == "application/json"
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["vary"] == "Accept-Encoding"
    assert packed.headers["etag"] != plain.headers["etag"]


@pytest.mark.parametrize("url", [SHORT_URL, "/api/games/strife/book/de", "/api/words/en"])
async def test_whoever_has_it_is_not_sent_it_again(tmp_path: Path, url: str) -> None:
    async with visitor(tmp_path) as client:
        first = await client.get(url)
        tag = first.headers["etag"]
        assert tag.startswith('"')
        for known in (tag, f"W/{tag}", f'"another", {tag}', "*"):
            again = await client.get(url, headers={"if-none-match": known})
            assert (again.status_code, again.content, again.headers["etag"]) == (304, b"", tag)
        assert (await client.get(url, headers={"if-none-match": '"another"'})).content == first.content


@pytest.mark.parametrize("language", LANGUAGES)
async def test_the_words_around_every_game_are_plain_text(tmp_path: Path, language: str) -> None:
    async with visitor(tmp_path) as client:
        answer = await client.get(f"/api/words/{language}")
    assert answer.headers["content-type"] == "text/plain; charset=utf-8"
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.text == platform_messages(language)


async def test_there_is_no_book_of_another_game_or_language(tmp_path: Path) -> None:
    async with visitor(tmp_path) as client:
        for url in ("/api/games/chess/book/en", "/api/games/strife/book/it", "/api/words/it"):
            answer = await client.get(url)
            assert (answer.status_code, "etag" in answer.headers) == (404, False)
