"""Tables in the store: their chairs, how they begin and end, and the lists people look at."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

import msgspec
from sqlalchemy import Column, Integer, Select, Update, and_, bindparam, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server import wire
from ludotheque.server.ledger import CHAIRS, OWNERS, PEOPLE, REMOVED, TABLES, WISHES
from ludotheque.server.limit_store import LimitStore, Quota

RUNNING = TABLES.c.phase == "playing"
WITH_BOTS = TABLES.c.id.in_(select(CHAIRS.c.table_id).where(CHAIRS.c.kind == "bot"))
SELF_RUNNING = or_(WITH_BOTS, TABLES.c.absent != "wait")  # a bot chooses there, or a clock runs out
NEWEST_FIRST = (TABLES.c.created.desc(), TABLES.c.id)

ACCOUNT = and_(PEOPLE.c.id == CHAIRS.c.person, PEOPLE.c.name == CHAIRS.c.name, PEOPLE.c.login.is_not(None))
WITH_CHAIRS = (
    select(CHAIRS, PEOPLE.c.id.is_not(None))
    .outerjoin(PEOPLE, ACCOUNT)
    .where(CHAIRS.c.table_id.in_(bindparam("ids", expanding=True)))
    .order_by(CHAIRS.c.table_id, CHAIRS.c.seat)
)
SITS = TABLES.c.id.in_(select(CHAIRS.c.table_id).where(CHAIRS.c.person == bindparam("person")))
MOST = bindparam("most", type_=Integer)
OWN = select(TABLES).where(or_(SITS, TABLES.c.host == bindparam("person"))).order_by(*NEWEST_FIRST).limit(MOST)

PLAYED = (
    select(TABLES.c.id, TABLES.c.game, TABLES.c.seats, TABLES.c.ending, CHAIRS.c.seat, TABLES.c.settings)
    .join(CHAIRS, CHAIRS.c.table_id == TABLES.c.id)
    .where(CHAIRS.c.person == bindparam("person"), TABLES.c.phase == "over", TABLES.c.beginning.is_(None))
    .order_by(*NEWEST_FIRST)
    .limit(MOST)
)


def public_tables() -> Select[Any]:
    """First the newest of everybody, then everybody's second: nobody fills a list alone."""
    public = select(
        TABLES.c.id,
        func.row_number().over(partition_by=TABLES.c.host, order_by=NEWEST_FIRST).label("of_host"),
        func.row_number()
        .over(partition_by=func.coalesce(TABLES.c.address, TABLES.c.host), order_by=NEWEST_FIRST)
        .label("of_address"),
    ).where(TABLES.c.phase == bindparam("phase"), ~TABLES.c.private)
    ranked = public.subquery()
    order = (ranked.c.of_host, ranked.c.of_address, *NEWEST_FIRST)
    return select(TABLES).join(ranked, ranked.c.id == TABLES.c.id).order_by(*order).limit(MOST)


PUBLIC = public_tables()


class StoredChair(NamedTuple):
    seat: int
    kind: str  # person, bot or open
    person: str | None
    bot: str | None
    name: str
    account: bool = False  # whether the name is that of the person's account; read, never written


class PlayedSeat(NamedTuple):
    """Where somebody sat in a game that is over."""

    table: str
    game: str
    seats: int
    ending: dict[str, Any]
    seat: int
    settings: dict[str, Any]


class Beginning(msgspec.Struct):
    """Where a table begins that goes on from another one, after so many choices there; the position is its secret."""

    table: str
    step: int
    position: dict[str, Any]


class StoredTable(msgspec.Struct):
    """A table but for its log. Times are milliseconds; the secret is 64 hex digits."""

    id: str
    game: str
    version: int
    content: str
    seats: int
    settings: dict[str, bool | int | str]
    secret: str
    clock: wire.Clock
    absent: wire.Absent
    private: bool
    host: str
    phase: wire.Phase
    created: int
    started: int | None = None
    ended: int | None = None
    ending: wire.Ending | None = None
    next: str | None = None
    address: str | None = None  # of a host who is a guest, as a hash
    many_chairs: bool = False  # whether one person may take several open chairs
    beginning: Beginning | None = None  # where it is no ordinary deal

    @property
    def start(self) -> dict[str, Any] | None:
        """The position that it began from, where that is no ordinary deal."""
        return self.beginning.position if self.beginning else None


class TableStore(LimitStore):
    """What is known of tables, and the changes to them: each happens wholly or not at all, whoever else tries."""

    async def add_table(
        self, table: StoredTable, chairs: Sequence[StoredChair], quotas: Sequence[Quota] = ()
    ) -> Quota | None:
        """A new table, unless it is one too many: then the quota that it would exceed."""
        async with self.writing() as connection:
            if exceeded := await self.exceeded(connection, quotas):
                return exceeded
            await connection.execute(TABLES.insert().values(msgspec.to_builtins(table)))
            await connection.execute(CHAIRS.insert(), [row_of(table.id, chair) for chair in chairs])
        return None

    async def table(self, id: str) -> StoredTable | None:
        found = await self._tables(select(TABLES).where(TABLES.c.id == id))
        return found[0] if found else None

    async def chairs(self, id: str) -> list[StoredChair]:
        return (await self.chairs_of([id])).get(id, [])

    async def chairs_of(self, ids: Sequence[str]) -> dict[str, list[StoredChair]]:
        """The chairs of several tables, for a list of them."""
        chairs: dict[str, list[StoredChair]] = {}
        for id, *chair in await self.read(WITH_CHAIRS, ids=ids):
            chairs.setdefault(id, []).append(StoredChair(*chair))
        return chairs

    async def sit(self, id: str, seat: int, person: str, name: str) -> bool:
        """Take an open chair at a table that has not begun; one's second only where the host allows it."""
        other = CHAIRS.alias()
        sits = select(other.c.seat).where(other.c.table_id == id, other.c.person == person).exists()
        many = select(TABLES.c.id).where(TABLES.c.id == id, TABLES.c.many_chairs).exists()
        taking = chair(id, seat).where(CHAIRS.c.kind == "open", or_(many, ~sits))
        return await self._before_the_start(id, taking.values(kind="person", person=person, name=name))

    async def stand(self, id: str, seat: int, person: str) -> bool:
        """Leave one's chair to whoever comes, before the start."""
        leaving = chair(id, seat).where(CHAIRS.c.person == person).values(kind="open", person=None, name="")
        return await self._before_the_start(id, leaving)

    async def start(self, id: str, at: int) -> bool:
        """An open table begins, once nobody is missing."""
        missing = select(CHAIRS.c.seat).where(CHAIRS.c.table_id == id, CHAIRS.c.kind == "open").exists()
        return await self._before_the_start(id, one(id).where(~missing).values(phase="playing", started=at))

    async def finish(self, id: str, phase: wire.Phase, ending: wire.Ending | None, at: int) -> bool:
        """A table ends, once: over or aborted; nobody has to look after it any more."""
        still = one(id).where(TABLES.c.phase.in_(("open", "playing")))
        ended = still.values(phase=phase, ending=msgspec.to_builtins(ending), ended=at)
        return await self.write(OWNERS.delete().where(OWNERS.c.table_id == id), ended) == 1

    async def link_next(self, id: str, next_id: str) -> bool:
        """The table of the rematch; the first one stays."""
        return await self.write(one(id).where(TABLES.c.next.is_(None)).values(next=next_id)) == 1

    async def wish(self, id: str, seat: int) -> None:
        await self.write(self.insert_new(WISHES).values(table_id=id, seat=seat))

    async def wishes(self, id: str) -> list[int]:
        """The seats that want a rematch."""
        return await self._listed(WISHES.c.seat, id)

    async def remove(self, id: str, person: str) -> None:
        await self.write(self.insert_new(REMOVED).values(table_id=id, person=person))

    async def removed(self, id: str) -> list[str]:
        """Whom the host sent away."""
        return await self._listed(REMOVED.c.person, id)

    async def _listed(self, what: Column[Any], id: str) -> list[Any]:
        return await self.read_column(select(what).where(what.table.c.table_id == id).order_by(what))

    async def tables_of(self, person: str, limit: int = 50) -> list[StoredTable]:
        """Where this person sits or is the host."""
        return [table_of(row) for row in await self.read(OWN, person=person, most=limit)]

    async def played_by(self, person: str, limit: int = 1_000) -> list[PlayedSeat]:
        """This person's seats in finished games, the newest first."""
        return [PlayedSeat(*row) for row in await self.read(PLAYED, person=person, most=limit)]

    async def public_tables(self, phase: wire.Phase, limit: int = 50) -> list[StoredTable]:
        """Those that wait for players, or that are in play."""
        return [table_of(row) for row in await self.read(PUBLIC, phase=phase, most=limit)]

    async def self_running_ids(self) -> list[str]:
        """Tables in play where something happens by itself."""
        running = select(TABLES.c.id).where(RUNNING, SELF_RUNNING)
        return await self.read_column(running.order_by(TABLES.c.created))

    async def all_tables(self, limit: int = 50, offset: int = 0) -> list[StoredTable]:
        return await self._tables(select(TABLES).limit(limit).offset(offset))

    async def _tables(self, chosen: Select[Any]) -> list[StoredTable]:
        return [table_of(row) for row in await self.read(chosen.order_by(*NEWEST_FIRST))]

    async def _before_the_start(self, id: str, change: Update) -> bool:
        """Chairs and the start of one table change in turn, so that nobody leaves a table while it starts."""
        async with self.writing() as connection:
            if await phase_in_turn(connection, id) != "open":
                return False
            return (await connection.execute(change)).rowcount == 1


async def phase_in_turn(connection: AsyncConnection, id: str) -> str | None:
    """The phase of a table, which nobody else can change until this transaction is over."""
    phase: str | None = await connection.scalar(
        select(TABLES.c.phase).where(TABLES.c.id == id).with_for_update(key_share=True)
    )
    return phase


def one(id: str) -> Update:
    return update(TABLES).where(TABLES.c.id == id)


def chair(id: str, seat: int) -> Update:
    return update(CHAIRS).where(CHAIRS.c.table_id == id, CHAIRS.c.seat == seat)


def row_of(id: str, chair: StoredChair) -> dict[str, Any]:
    return {"table_id": id, **{name: value for name, value in chair._asdict().items() if name != "account"}}


def table_of(row: Sequence[Any]) -> StoredTable:
    return msgspec.convert(dict(zip(StoredTable.__struct_fields__, row)), StoredTable)
