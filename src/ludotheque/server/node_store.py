"""Nodes in the store: which server processes are alive, which tables each of them looks after, and what time it is."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

from sqlalchemy import BigInteger, SelectBase, cast, column, delete, exists, func, literal, not_, select, update
from sqlalchemy import table as sql_table
from sqlalchemy.sql.elements import ColumnElement

from ludotheque.server.keeping_store import KeepingStore
from ludotheque.server.ledger import LOG, NODES, OWNERS, REMOVED, SAID, TABLES, WISHES
from ludotheque.server.table_store import RUNNING, SELF_RUNNING

if TYPE_CHECKING:
    from sqlalchemy.dialects.postgresql import Insert

ACTIVITY: Final = sql_table("pg_stat_activity", column("application_name"))  # PostgreSQL's own list of connections
LEASE: Final = 3_000  # milliseconds that a node counts as alive after it has said so


class StoredNode(NamedTuple):
    """A node as another one finds it, by the database's clock."""

    id: str
    since: int
    ahead: int  # how far its time is ahead of the database's
    alive: bool
    connected: bool = True


class Pulse(NamedTuple):
    """How far a table has come in the store: whoever knows less has missed something."""

    id: str
    phase: str
    next: str | None
    rows: int
    said: int
    wishes: int
    removed: int


def living(own: str, nodes: list[StoredNode]) -> list[StoredNode]:
    """A process that was killed has no connection any more, long before its lease is over.

    Whoever does not find its own connections, because something stands between, goes by the leases alone.
    """
    if not any(node.connected for node in nodes if node.id == own):
        return nodes
    return [node._replace(alive=node.alive and node.connected) for node in nodes]


def clock() -> ColumnElement[int]:
    """PostgreSQL's clock in milliseconds."""
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


def of_a_living_node() -> ColumnElement[bool]:
    return OWNERS.c.node.in_(select(NODES.c.id))


def is_alive() -> ColumnElement[bool]:
    """A lease that ends much later than leases do is of before the database's clock was set back."""
    return (NODES.c.until - clock()).between(0, 2 * LEASE)


def is_connected() -> ColumnElement[bool]:
    return exists().where(ACTIVITY.c.application_name == NODES.c.id)


class NodeStore(KeepingStore):
    """What several processes on one PostgreSQL agree on. None of it decides anything about a game: the log does."""

    async def say_alive(self, node: str, now: int) -> tuple[int, list[StoredNode]]:
        """Stay, or become, one of the nodes; the database's time, and all nodes, the eldest first."""
        lease = {"until": clock() + LEASE, "ahead": literal(now, BigInteger) - clock()}
        async with self.writing() as connection:
            if not (await connection.execute(update(NODES).where(NODES.c.id == node).values(lease))).rowcount:
                await connection.execute(NODES.insert().values(id=node, since=clock(), **lease))
        known = select(NODES.c.id, NODES.c.since, NODES.c.ahead, is_alive(), is_connected(), clock())
        found = await self.read(known.order_by(NODES.c.since, NODES.c.id))
        return (found[0][5] if found else now), living(node, [StoredNode(*row[:5]) for row in found])

    async def bury(self, node: str) -> None:
        """A node was not heard of for longer than its lease."""
        await self.write(delete(NODES).where(NODES.c.id == node, not_(is_alive() & is_connected())))

    async def say_farewell(self, node: str) -> None:
        """A node ends: whatever it looked after is free at once."""
        await self.write(delete(NODES).where(NODES.c.id == node))

    async def claim(self, id: str, node: str) -> str:
        """Look after a table that no living node looks after; who does now."""
        async with self.writing() as connection:
            await connection.execute(self._claiming(select(literal(id), literal(node))))
            owner: str = (await connection.execute(select(OWNERS.c.node).where(OWNERS.c.table_id == id))).scalar_one()
        return owner

    async def claim_all(self, node: str) -> list[str]:
        """Look after every table that goes on by itself and that no living node looks after."""
        looked_after = exists().where(OWNERS.c.table_id == TABLES.c.id, of_a_living_node())
        orphans = select(TABLES.c.id, literal(node)).where(RUNNING, SELF_RUNNING, not_(looked_after))
        async with self.writing() as connection:
            return list(await connection.scalars(self._claiming(orphans).returning(OWNERS.c.table_id)))

    def _claiming(self, tables: SelectBase) -> Insert:
        from sqlalchemy.dialects.postgresql import insert  # slow to load

        new = insert(OWNERS).from_select(["table_id", "node"], tables)
        return new.on_conflict_do_update(
            index_elements=[OWNERS.c.table_id], set_={"node": new.excluded.node}, where=not_(of_a_living_node())
        )

    async def release(self, id: str, node: str) -> None:
        """Look after a table no longer."""
        await self.write(delete(OWNERS).where(OWNERS.c.table_id == id, OWNERS.c.node == node))

    async def pulses(self, ids: Sequence[str]) -> list[Pulse]:
        """All of them by one question."""
        rows = select(func.coalesce(func.max(LOG.c.n) + 1, 0)).where(LOG.c.table_id == TABLES.c.id)
        said = select(func.coalesce(func.max(SAID.c.n), 0)).where(SAID.c.table_id == TABLES.c.id)
        wishes = select(func.count()).where(WISHES.c.table_id == TABLES.c.id)
        removed = select(func.count()).where(REMOVED.c.table_id == TABLES.c.id)
        counts = [counted.scalar_subquery() for counted in (rows, said, wishes, removed)]
        known = select(TABLES.c.id, TABLES.c.phase, TABLES.c.next, *counts).where(TABLES.c.id.in_(ids))
        return [Pulse(*row) for row in await self.read(known)]

    # Time

    async def time(self, own: int) -> int:
        """What time to begin with: that of the eldest node, else the database's, else one's own.

        It never lies before what stands in the log of a running game.
        """
        newest = select(LOG.c.at).where(LOG.c.table_id == TABLES.c.id).order_by(LOG.c.n.desc()).limit(1)
        async with self.reading() as connection:
            if self.kind == "postgresql":
                eldest = select(NODES.c.ahead).where(is_alive()).order_by(NODES.c.since, NODES.c.id).limit(1)
                ahead = await connection.scalar(eldest)
                own = (await connection.execute(select(clock()))).scalar_one() + (ahead or 0)
            last = await connection.scalar(select(func.max(newest.scalar_subquery())).where(RUNNING))
        return max(own, last or 0)
