"""What the store keeps, on every kind of database."""

from __future__ import annotations

import asyncio
import sqlite3
import threading
from pathlib import Path

import pytest

from ludotheque.server import wire
from ludotheque.server.database import OLDEST, check_sqlite
from ludotheque.server.store import Store, StoredChair, StoredPerson, StoreTrouble

from .furniture import ANN, BEN, GREEDY, NOBODY, a_row, a_table, begun


async def test_what_is_stored_can_be_read_by_its_owner_only(sqlite_url: str, tmp_path: Path) -> None:
    (tmp_path / "tables.db").touch(mode=0o644)
    store = await Store.open(sqlite_url)
    await begun(store)
    assert await store.append("t1", a_row(0))
    await store.backup(tmp_path / "copy.db")
    files = {file.name: oct(file.stat().st_mode & 0o777) for file in tmp_path.iterdir()}
    await store.close()
    assert files == dict.fromkeys(("tables.db", "tables.db-wal", "tables.db-shm", "copy.db"), "0o600")


async def test_whoever_asks_how_it_is_waits_for_no_connection_to_be_opened(sqlite_url: str) -> None:
    """A server that reads its games one after the other has little time to open one."""
    store = await Store.open(sqlite_url)
    opened = threading.active_count()  # every connection is a thread
    async with store.reading(), store.writing():
        assert await store.ready()
    assert threading.active_count() == opened
    await store.close()


async def test_a_guest_has_a_name_that_can_change(store: Store) -> None:
    await store.add_person("p1", "Ann", 1)
    await store.rename_person("p1", "Anna")
    assert await store.person("p1") == StoredPerson("p1", "Anna", None, None, 1)
    assert await store.person("p2") is None


async def test_an_account_has_a_login_that_nobody_else_has(store: Store) -> None:
    await store.add_person("p1", "Ann", 1)
    await store.add_person("p2", "Ben", 2)
    assert await store.give_account("p1", "ann", "hash")
    assert not await store.give_account("p2", "ann", "other")
    assert not await store.give_account("p1", "anna", "hash")
    assert not await store.give_account("nobody", "zoe", "hash")
    assert await store.person_by_login("ann") == StoredPerson("p1", "Ann", "ann", "hash", 1)
    assert await store.person_by_login("anna") is None
    assert await store.give_account("p2", "ben", "other")


async def test_of_two_who_want_one_login_one_gets_it(store: Store) -> None:
    for n in range(6):
        await store.add_person(f"p{n}", "Ann", n)
    got = await asyncio.gather(*(store.give_account(f"p{n}", "ann", "hash") for n in range(6)))
    assert sorted(got) == [False] * 5 + [True]


async def test_a_table_comes_back_as_it_was_stored(store: Store) -> None:
    table = a_table()
    await store.add_table(table, [ANN, GREEDY])
    assert await store.table("t1") == table
    assert await store.chairs("t1") == [ANN, GREEDY]
    assert await store.table("t2") is None
    assert await store.chairs("t2") == []


async def test_the_chairs_of_several_tables_come_together(store: Store) -> None:
    await store.add_table(a_table("t1"), [ANN, NOBODY])
    await store.add_table(a_table("t2"), [ANN, GREEDY])
    assert await store.chairs_of(["t1", "t2", "t3"]) == {"t1": [ANN, NOBODY], "t2": [ANN, GREEDY]}


async def test_an_open_chair_is_taken_once(store: Store) -> None:
    await store.add_table(a_table(), [ANN, NOBODY])
    got = await asyncio.gather(*(store.sit("t1", 1, f"p{n}", f"Name {n}") for n in range(8)))
    assert sorted(got) == [False] * 7 + [True]
    n = got.index(True)
    assert (await store.chairs("t1"))[1] == StoredChair(1, "person", f"p{n}", None, f"Name {n}")
    assert not await store.sit("t1", 0, "ben", "Ben")
    assert not await store.sit("t1", 5, "ben", "Ben")
    assert not await store.sit("t2", 1, "ben", "Ben")


async def test_who_stands_up_leaves_an_open_chair(store: Store) -> None:
    await store.add_table(a_table(), [ANN, BEN])
    assert not await store.stand("t1", 1, "ann")
    assert await store.stand("t1", 1, "ben")
    assert await store.chairs("t1") == [ANN, NOBODY]


async def test_a_table_starts_once_and_with_everybody(store: Store) -> None:
    await store.add_table(a_table(), [ANN, NOBODY])
    assert not await store.start("t1", 2000)
    assert await store.sit("t1", 1, "ben", "Ben")
    started = await asyncio.gather(*(store.start("t1", 2000 + n) for n in range(5)))
    assert sorted(started) == [False] * 4 + [True]
    table = await store.table("t1")
    assert table is not None
    assert (table.phase, table.started) == ("playing", 2000 + started.index(True))
    assert not await store.stand("t1", 1, "ben")
    assert not await store.sit("t1", 1, "zoe", "Zoe")


async def test_nobody_leaves_a_table_while_it_starts(store: Store) -> None:
    for n in range(12):
        await store.add_table(a_table(f"t{n}"), [ANN, BEN])
        started, left = await asyncio.gather(store.start(f"t{n}", 1), store.stand(f"t{n}", 1, "ben"))
        assert started != left


async def test_a_table_ends_once(store: Store) -> None:
    await begun(store)
    ending = wire.Ending("played", [1], [3, 8], None)
    got = await asyncio.gather(*(store.finish("t1", "over", ending, 7000) for _ in range(4)))
    assert sorted(got) == [False, False, False, True]
    assert not await store.finish("t1", "aborted", None, 8000)
    table = await store.table("t1")
    assert table is not None
    assert (table.phase, table.ending, table.ended) == ("over", ending, 7000)


async def test_an_open_table_can_be_given_up(store: Store) -> None:
    await store.add_table(a_table(), [ANN, NOBODY])
    assert await store.finish("t1", "aborted", None, 3000)
    table = await store.table("t1")
    assert table is not None
    assert (table.phase, table.ending, table.ended) == ("aborted", None, 3000)
    assert not await store.sit("t1", 1, "ben", "Ben")


async def test_there_is_one_rematch(store: Store) -> None:
    await begun(store)
    assert await store.wishes("t1") == []
    for seat in (1, 0, 1):
        await store.wish("t1", seat)
    assert await store.wishes("t1") == [0, 1]
    got = await asyncio.gather(*(store.link_next("t1", f"next{n}") for n in range(4)))
    assert sorted(got) == [False, False, False, True]
    table = await store.table("t1")
    assert table is not None
    assert table.next == f"next{got.index(True)}"


async def test_a_log_is_read_in_order_and_from_any_row(store: Store) -> None:
    await begun(store)
    rows = [a_row(n, seat=n % 2, text=f"choice {n} «é»") for n in range(12)]
    for row in rows:
        assert await store.append("t1", row)
    assert await store.rows("t1") == rows
    assert await store.rows("t1", since=9) == rows[9:]
    assert await store.rows("t2") == []


async def test_a_table_of_people_who_wait_for_each_other_does_not_run_by_itself(store: Store) -> None:
    for n, (absent, chair) in enumerate([("wait", BEN), ("loses", BEN), ("wait", GREEDY)]):
        table = a_table(f"t{n}", created=1000 + n)
        table.absent = absent  # type: ignore[assignment]  # a literal out of a list
        await store.add_table(table, [ANN, chair])
        await store.start(table.id, 2000)
    assert await store.self_running_ids() == ["t1", "t2"]


async def test_lists_are_newest_first_and_keep_private_tables_to_themselves(store: Store) -> None:
    for n, (private, chairs) in enumerate(
        [
            (False, [ANN, NOBODY]),
            (True, [ANN, NOBODY]),
            (False, [ANN, GREEDY]),
            (True, [ANN, GREEDY]),
            (False, [ANN, BEN]),
        ]
    ):
        await store.add_table(a_table(f"t{n}", created=1000 + n, private=private), chairs)
        await store.start(f"t{n}", 2000)
    await store.add_table(
        a_table("t9", created=900, host="zoe"), [StoredChair(0, "person", "zoe", None, "Zoe"), GREEDY]
    )
    assert [t.id for t in await store.public_tables("open", 10)] == ["t9", "t0"][::-1]
    assert [t.id for t in await store.public_tables("playing", 10)] == ["t4", "t2"]
    assert [t.id for t in await store.public_tables("playing", 1)] == ["t4"]
    assert await store.self_running_ids() == ["t2", "t3", "t4"]
    assert [t.id for t in await store.all_tables(2, 1)] == ["t3", "t2"]
    assert [t.id for t in await store.tables_of("ann")] == ["t4", "t3", "t2", "t1", "t0"]
    assert [t.id for t in await store.tables_of("ann", limit=2)] == ["t4", "t3"]
    assert [t.id for t in await store.tables_of("ben")] == ["t4"]
    assert [t.id for t in await store.tables_of("zoe")] == ["t9"]
    assert await store.tables_of("nobody") == []


async def test_what_is_said_is_numbered_and_the_last_lines_are_read(store: Store) -> None:
    await begun(store)
    numbers = await asyncio.gather(*(store.say("t1", "ann", "Ann", f"line {n}", 1_000) for n in range(10)))
    assert sorted(numbers) == list(range(1, 11))
    assert await store.say("t1", "ben", "Ben", "Ça va ? 🙂", 1_772_366_400_000) == 11
    lines = await store.said("t1", limit=3)
    assert [line.n for line in lines] == [9, 10, 11]
    assert lines[-1] == wire.Said(11, "ben", "Ben", "Ça va ? 🙂", "2026-03-01T12:00:00Z")


async def test_people_are_muted_and_heard_again(store: Store) -> None:
    for other in ("zoe", "ben", "zoe"):
        await store.mute("ann", other, True)
    await store.mute("ben", "ann", True)
    assert await store.muted("ann") == ["ben", "zoe"]
    await store.mute("ann", "zoe", False)
    await store.mute("ann", "nobody", False)
    assert await store.muted("ann") == ["ben"]


async def test_whom_the_host_sent_away_stays_away(store: Store) -> None:
    await begun(store)
    for person in ("zoe", "zoe", "max"):
        await store.remove("t1", person)
    assert await store.removed("t1") == ["max", "zoe"]


async def test_the_first_key_stays(store: Store, store_url: str) -> None:
    other = await Store.open(store_url)
    values = await asyncio.gather(
        *(s.key("cookies", f"{i}{n}") for n in range(4) for i, s in enumerate((store, other)))
    )
    assert len(set(values)) == 1
    assert await other.key("cookies", "late") == values[0]
    assert await other.key("other", "made") == "made"
    await other.close()


async def test_everything_is_there_after_opening_again(store_url: str) -> None:
    store = await Store.open(store_url)
    await begun(store)
    assert await store.append("t1", a_row(0))
    await store.close()
    again = await Store.open(store_url)
    assert await again.ready()
    assert await again.rows("t1") == [a_row(0)]
    await again.close()


async def test_an_sqlite_database_is_copied_while_games_go_on(sqlite_url: str, tmp_path: Path) -> None:
    store = await Store.open(sqlite_url)
    await begun(store)
    copying = asyncio.gather(*(store.append("t1", a_row(n)) for n in range(50)))
    await store.backup(tmp_path / "copy.db")
    assert all(await copying)
    await store.backup(tmp_path / "copy.db")
    await store.close()
    assert sorted(path.name for path in tmp_path.glob("copy*")) == ["copy.db"]
    connection = sqlite3.connect(tmp_path / "copy.db")
    assert connection.execute("PRAGMA integrity_check").fetchone() == ("ok",)
    connection.close()
    copy = await Store.open(f"sqlite:///{tmp_path}/copy.db")
    assert await copy.rows("t1") == [a_row(n) for n in range(50)]
    await copy.close()


async def test_postgres_is_backed_up_by_its_own_tool(postgres_url: str, tmp_path: Path) -> None:
    store = await Store.open(postgres_url)
    with pytest.raises(ValueError, match="pg_dump"):
        await store.backup(tmp_path / "copy.db")
    await store.close()


@pytest.mark.parametrize("url", ["mysql://root@localhost/x", "nonsense", "sqlite://", "sqlite:///:memory:", ""])
async def test_other_databases_are_refused_in_words(url: str) -> None:
    with pytest.raises(ValueError, match="database is written sqlite:///FILE"):
        await Store.open(url)


def test_a_sqlite_that_is_too_old_is_said_in_one_line_with_its_remedy() -> None:
    """Long-lived systems bring a Python with an old one, which would fail at the first choice."""
    check_sqlite(OLDEST)
    check_sqlite(sqlite3.sqlite_version_info)
    with pytest.raises(StoreTrouble, match=r"^Python's SQLite is 3\.34\.1, and 3\.35 is needed: .+$"):
        check_sqlite((3, 34, 1))
