"""Limits in the store: who tried to sign in how often, who comes how often, and how many tables are open at once."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from sqlalchemy import delete, func, select, text, update
from sqlalchemy.ext.asyncio import AsyncConnection

from ludotheque.server.ledger import ATTEMPTS, TABLES, VISITS
from ludotheque.server.people_store import PeopleStore

FORGOTTEN: Final = 3_600_000  # milliseconds after which tries are forgotten
STALE: Final = 600_000  # milliseconds after which what a server said of visits is


class Tries(NamedTuple):
    """Somebody who tries to sign in, or is tried; and what tries that come to nothing cost them."""

    name: str
    free: int  # so many cost nothing
    longest: int  # seconds that one may have to wait


class Quota(NamedTuple):
    """So many tables may be open or in play with this host, or of guests at this address."""

    column: str
    value: str
    most: int


def wait_after(failed: int, one: Tries) -> int:
    """Seconds between one try and the next: none at first, then each twice the last."""
    return 0 if failed < one.free else int(min(2 ** min(failed - one.free, 20), one.longest))


class LimitStore(PeopleStore):
    async def try_to_sign_in(self, tries: Sequence[Tries], now: int) -> int:
        """Count one more try for each, before it is known to be wrong; or the seconds that it is too soon by."""
        async with self.writing() as connection:
            await self.in_turn(connection, [one.name for one in tries])
            counted = {one: await tried(connection, one.name, now) for one in tries}
            ends = [last + 1000 * wait_after(failed, one) for one, (failed, last) in counted.items()]
            if max(ends) > now:
                return -((now - max(ends)) // 1000)
            for one, (failed, _) in counted.items():
                await connection.execute(delete(ATTEMPTS).where(ATTEMPTS.c.name == one.name))
                await connection.execute(ATTEMPTS.insert().values(name=one.name, failed=failed + 1, last=now))
        return 0

    async def welcome_back(self, login: Tries, address: Tries) -> None:
        """The password was right: nothing is held against the account, nor this one try against the address."""
        here = update(ATTEMPTS).where(ATTEMPTS.c.name == address.name).values(failed=ATTEMPTS.c.failed - 1)
        await self.write(delete(ATTEMPTS).where(ATTEMPTS.c.name == login.name), here)

    async def tell_visits(self, node: str, taken: Mapping[str, int], now: int) -> None:
        """What this server knows, in the place of what it said before."""
        rows = [{"node": node, "name": name, "taken": count, "at": now} for name, count in taken.items()]
        async with self.writing() as connection:
            await connection.execute(delete(VISITS).where((VISITS.c.node == node) | (VISITS.c.at < now - STALE)))
            if rows:
                await connection.execute(VISITS.insert(), rows)

    async def visits_elsewhere(self, node: str) -> dict[tuple[str, str], int]:
        elsewhere = select(VISITS.c.node, VISITS.c.name, VISITS.c.taken).where(VISITS.c.node != node)
        return {(other, name): taken for other, name, taken in await self.read(elsewhere)}

    async def in_turn(self, connection: AsyncConnection, names: Sequence[str]) -> None:
        """Whoever counts the same things waits here; SQLite has one writer anyway."""
        if self.kind == "postgresql":
            for name in sorted(names):
                await connection.execute(text("SELECT pg_advisory_xact_lock(hashtext(:name))"), {"name": name})

    async def exceeded(self, connection: AsyncConnection, quotas: Sequence[Quota]) -> Quota | None:
        """The quota that one table more would exceed; nobody else counts until this transaction is over."""
        await self.in_turn(connection, [f"tables {quota.value}" for quota in quotas])
        for quota in quotas:
            held = select(func.count()).where(
                TABLES.c[quota.column] == quota.value, TABLES.c.phase.in_(("open", "playing"))
            )
            if (await connection.execute(held)).scalar_one() >= quota.most:
                return quota
        return None


async def tried(connection: AsyncConnection, name: str, now: int) -> tuple[int, int]:
    """How often and when last; what is long ago is forgotten."""
    known = select(ATTEMPTS.c.failed, ATTEMPTS.c.last).where(ATTEMPTS.c.name == name, ATTEMPTS.c.last > now - FORGOTTEN)
    found = (await connection.execute(known)).one_or_none()
    return (0, 0) if found is None else (found[0], found[1])
