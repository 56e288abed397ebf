"""The journal: appends that share a commit, on one database or from several servers."""

from __future__ import annotations

import asyncio

import pytest

from ludotheque.server.journal import LARGEST_BATCH, Batch, Entry, Journal, Won
from ludotheque.server.store import Row, Store, StoreTrouble

from .furniture import a_row, begun


class Paper:
    """A commit that can be watched: what came together, and what is written."""

    def __init__(self) -> None:
        self.batches: list[Batch] = []
        self.written: dict[tuple[str, int], Entry] = {}
        self.torn = False

    async def __call__(self, batch: Batch) -> Won:
        self.batches.append(batch)
        await asyncio.sleep(0.01)
        if self.torn:
            raise OSError("no paper")
        won = {entry[:2] for entry in batch if entry[:2] not in self.written}
        self.written |= {entry[:2]: entry for entry in batch if entry[:2] in won}
        return won


def entry(n: int, table: str = "t1", text: str = "pass") -> Entry:
    return Entry(table, n, 0, "choose", text, 1)


async def test_what_is_appended_during_a_commit_shares_the_next_one() -> None:
    paper = Paper()
    journal = Journal(paper)
    first = asyncio.create_task(journal.append(entry(0)))
    await asyncio.sleep(0.005)
    assert all(await asyncio.gather(*(journal.append(entry(n)) for n in range(1, 9))))
    assert await first
    assert [len(batch) for batch in paper.batches] == [1, 8]
    assert [e.n for batch in paper.batches for e in batch] == list(range(9))


async def test_of_one_number_in_one_batch_the_first_is_stored() -> None:
    paper = Paper()
    journal = Journal(paper)
    got = await asyncio.gather(
        *(journal.append(entry(n, text=text)) for n, text in [(0, "a"), (0, "b"), (1, "c"), (0, "a")])
    )
    assert got == [True, False, True, False]
    assert [e.text for e in paper.written.values()] == ["a", "c"]


async def test_a_batch_that_fails_fails_for_everybody_in_it_and_the_next_goes_on() -> None:
    paper = Paper()
    journal = Journal(paper)
    paper.torn = True
    told = await asyncio.gather(*(journal.append(entry(n)) for n in range(3)), return_exceptions=True)
    assert [type(trouble) for trouble in told] == [StoreTrouble] * 3
    assert paper.written == {}
    paper.torn = False
    assert await journal.append(entry(0))


async def test_who_goes_away_does_not_disturb_the_others() -> None:
    paper = Paper()
    journal = Journal(paper)
    gone, stays = (asyncio.create_task(journal.append(entry(n))) for n in range(2))
    await asyncio.sleep(0.005)
    gone.cancel()
    assert await stays
    with pytest.raises(asyncio.CancelledError):
        await gone
    assert await journal.append(entry(2))


async def test_closing_waits_for_what_was_appended() -> None:
    paper = Paper()
    journal = Journal(paper)
    late = [asyncio.create_task(journal.append(entry(n))) for n in range(LARGEST_BATCH + 1)]
    await asyncio.sleep(0)
    await journal.close()
    assert len(paper.written) == LARGEST_BATCH + 1
    assert all(await asyncio.gather(*late))
    assert [len(batch) for batch in paper.batches] == [LARGEST_BATCH, 1]


async def test_many_tables_at_once_keep_each_its_order(store: Store) -> None:
    tables = [f"t{n}" for n in range(8)]
    for id in tables:
        await begun(store, id)

    async def play(id: str) -> None:
        for n in range(25):
            assert await store.append(id, a_row(n, text=f"{id} {n}"))

    await asyncio.gather(*map(play, tables))
    for id in tables:
        assert [row.text for row in await store.rows(id)] == [f"{id} {n}" for n in range(25)]


async def test_two_servers_never_both_store_a_row(store: Store, store_url: str) -> None:
    other = await Store.open(store_url)
    await begun(store)
    won: list[tuple[int, str]] = []

    async def race(server: Store, name: str) -> None:
        for n in range(40):
            if await server.append("t1", Row(n, 0, "choose", name, n)):
                won.append((n, name))

    await asyncio.gather(race(store, "a"), race(other, "b"), race(other, "c"))
    assert sorted(won) == [(row.n, row.text) for row in await store.rows("t1")]
    assert [n for n, _ in sorted(won)] == list(range(40))
    await other.close()


async def test_a_number_that_is_taken_stays_as_it_is(store: Store) -> None:
    await begun(store)
    assert await store.append("t1", a_row(0, text="first"))
    assert not await store.append("t1", a_row(0, text="second"))
    assert not await store.append("t1", a_row(0, text="first"))
    assert await store.rows("t1") == [a_row(0, text="first")]


async def test_a_closed_store_stores_nothing(store_url: str) -> None:
    store = await Store.open(store_url)
    await begun(store)
    await store.close()
    with pytest.raises(StoreTrouble):
        await store.append("t1", a_row(0))
    again = await Store.open(store_url)
    assert await again.rows("t1") == []
    await again.close()
