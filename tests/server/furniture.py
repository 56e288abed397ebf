"""Tables and chairs to put into a store."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from random import Random

from ludotheque.games import find_game
from ludotheque.kernel.game import Setting, content_hash
from ludotheque.server import wire
from ludotheque.server.ledger import LOG
from ludotheque.server.play import Play
from ludotheque.server.proof import told_before
from ludotheque.server.store import Row, Store, StoredChair, StoredTable

SECRET = "5a" * 32
OPTIONS: dict[str, dict[str, Setting]] = {"strife": {"rounds": 1, "relics": True}}
ANN = StoredChair(0, "person", "ann", None, "Ann")
BEN = StoredChair(1, "person", "ben", None, "Ben")
NOBODY = StoredChair(1, "open", None, None, "")
GREEDY = StoredChair(1, "bot", None, "greedy", "")


def a_table(
    id: str = "t1", created: int = 1000, private: bool = False, host: str = "ann", game_id: str = "strife",
    seats: int = 2, secret: str = SECRET,
) -> StoredTable:  # fmt: skip
    game = find_game(game_id)
    settings = game.settings(OPTIONS.get(game_id, {}))
    return StoredTable(
        id=id,
        game=game_id,
        version=game.version,
        content=content_hash(game, settings),
        seats=seats,
        settings=settings,
        secret=secret,
        clock=wire.Clock("bank", 600, 5),
        absent="bot",
        private=private,
        host=host,
        phase="open",
        created=created,
    )


def a_row(n: int, seat: int = 0, text: str = "legacy monk", kind: str = "choose") -> Row:
    return Row(n, seat, kind, text, 5000 + n)


def lay_out(url: str) -> None:
    """Empty tables, where there are none."""

    async def opened_and_closed() -> None:
        await (await Store.open(url)).close()

    asyncio.run(opened_and_closed())


async def write(store: Store, id: str, rows: list[Row]) -> None:
    """The log of a table, all at once."""
    assert all(await asyncio.gather(*(store.append(id, row) for row in rows)))


async def begun(store: Store, id: str = "t1", chair: StoredChair = GREEDY) -> StoredTable:
    """A table in play, with nothing chosen yet."""
    await store.add_table(a_table(id), [ANN, chair])
    assert await store.start(id, 2000)
    table = await store.table(id)
    assert table is not None
    return table


def never(play: Play) -> bool:
    return False


async def played(store: Store, id: str = "t1", seed: int = 1, until: Callable[[Play], bool] = never) -> Play:
    """A random game in the store: to its end, unless it is left earlier."""
    play = Play(await begun(store, id))
    chance = Random(seed)
    while not play.over and not until(play):
        seat = play.state.deciders()[0]
        row = a_row(play.length, seat, chance.choice(play.menu(seat)))
        assert await store.append(id, row)
        play.apply(row)
    if play.over:
        assert await store.finish(id, "over", play.ending, 9000)
    return play


async def long_game(store: Store, id: str, game_id: str, seats: int, choices: int) -> Play:
    """A game of so many random choices that ends then at the latest, put into the store at once."""
    chairs = [ANN, *(StoredChair(seat, "person", "ben", None, f"Ben {seat}") for seat in range(1, seats))]
    await store.add_table(a_table(id, game_id=game_id, seats=seats), chairs)
    assert await store.start(id, 2000)
    stored = await store.table(id)
    assert stored is not None
    play, chance, rows = Play(stored), Random(1), list[Row]()
    while len(rows) < choices and not play.over:
        play.settle()
        seat = play.state.deciders()[0]
        rows.append(Row(play.length, seat, "choose", chance.choice(play.menu(seat)), 3000, told_before(play, seat)))
        play.apply(rows[-1])
    if not play.over:
        rows.append(Row(play.length, 0, "resign", "", 3000))
        play.apply(rows[-1])
    async with store.writing() as connection:
        await connection.execute(LOG.insert(), [{"table_id": id, **row._asdict()} for row in rows])
    assert await store.finish(id, "over", play.ending, 9000)
    return play
