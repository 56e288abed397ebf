"""Seating: tables are set up, people sit down and get up, and a finished game begins anew as a rematch."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from ludotheque.bots import BOTS
from ludotheque.kernel.game import BadSettings, Game, Setting, Settings, content_hash
from ludotheque.server import wire
from ludotheque.server.fairness import secret_of
from ludotheque.server.hall import Hall
from ludotheque.server.limit_store import Quota
from ludotheque.server.people import free_name
from ludotheque.server.refusal import BadOptions, Refusal, find
from ludotheque.server.sent_away import keeps_out
from ludotheque.server.store import StoredChair, StoredPerson, StoredTable
from ludotheque.server.table import RunningTable

SHORTEST_MOVE: Final = 5  # seconds


async def set_up(hall: Hall, person: StoredPerson, caller: str, asked: wire.NewTable) -> RunningTable:
    """A new table; it starts at once where no chair is open."""
    game = find(asked.game)
    if len(asked.chairs) not in game.seats:
        raise Refusal("bad-chairs", game=game.id, seats=", ".join(map(str, game.seats)))
    check_clock(asked.clock)
    stored = new_table(hall, game, asked, asked.options, len(asked.chairs), person.id)
    if asked.seed is not None:
        stored.secret = secret_of(asked.seed)
    stored.address = caller if person.login is None else None
    chairs = [await new_chair(hall, seat, chair, person) for seat, chair in enumerate(asked.chairs)]
    await add(hall, stored, chairs)
    return await started(hall, stored.id)


def new_table(
    hall: Hall, game: Game, like: wire.NewTable | StoredTable, options: Mapping[str, Setting], seats: int, host: str
) -> StoredTable:
    settings = agreed(game, options)
    return StoredTable(
        id=hall.sources.token(),
        game=game.id,
        version=game.version,
        content=content_hash(game, settings),
        seats=seats,
        settings=settings,
        secret=hall.sources.secret(),
        clock=like.clock,
        absent=like.absent,
        private=like.private,
        host=host,
        phase="open",
        created=hall.sources.now(),
        many_chairs=like.many_chairs,
    )


def agreed(game: Game, asked: Mapping[str, Setting]) -> Settings:
    try:
        return game.settings(asked)
    except BadSettings as bad:
        raise BadOptions(game.id, bad) from None


async def new_chair(hall: Hall, seat: int, asked: wire.NewChair, person: StoredPerson) -> StoredChair:
    if asked.kind == "me":
        name = await free_name(hall, asked.name, person.id) if asked.name else person.name
        return StoredChair(seat, "person", person.id, None, name)
    if asked.kind == "open":
        return StoredChair(seat, "open", None, None, "")
    if asked.bot not in BOTS:
        raise Refusal("no-such-bot", bot=asked.bot)
    return StoredChair(seat, "bot", None, asked.bot, "")


def check_clock(clock: wire.Clock) -> None:
    if clock.kind != "none" and clock.seconds < SHORTEST_MOVE:
        raise Refusal("bad-clock", seconds=SHORTEST_MOVE)


async def add(hall: Hall, stored: StoredTable, chairs: list[StoredChair]) -> None:
    """A host has so many tables open or in play; and so have the guests of one address: guests are easily made."""
    quotas = [Quota("host", stored.host, hall.settings.tables_per_person)]
    if stored.address is not None:
        quotas.append(Quota("address", stored.address, hall.settings.tables_per_address))
    if exceeded := await hall.store.add_table(stored, chairs, quotas):
        raise Refusal("too-many-tables", most=exceeded.most)


async def started(hall: Hall, id: str) -> RunningTable:
    """The table, in play where all chairs are taken."""
    begins = await hall.store.start(id, hall.sources.now())
    table = await hall.table(id)
    if begins:
        async with table.lock:
            await table.begin()
    return table


async def sit(hall: Hall, table: RunningTable, person: StoredPerson, caller: str, seat: int) -> None:
    """Take an open chair; the last one starts the game."""
    check_seat(table, seat)
    if keeps_out(table, person, caller):
        raise Refusal("removed")
    if not await hall.store.sit(table.id, seat, person.id, person.name):
        await table.refresh()
        second = table.chairs[seat].kind == "open" and bool(table.seats_of(person.id))
        raise Refusal("one-chair" if second else "seat-taken")
    await table.refresh()
    await started(hall, table.id)
    hall.attendants.tell(table, "facts")


async def leave(hall: Hall, table: RunningTable, person: StoredPerson) -> None:
    """Get up before the game has started; where the host does, the table is gone.

    A game in play whose rules are gone is left by agreeing that it ends without a winner.
    """
    if table.leftover is not None and table.seats_of(person.id):
        await table.do(table.seats_of(person.id)[0], "abort")
        return
    if table.stored.phase != "open":
        raise Refusal("already-started")
    if not table.seats_of(person.id) and person.id != table.stored.host:
        raise Refusal("not-your-seat")
    if person.id == table.stored.host:
        await hall.store.finish(table.id, "aborted", None, hall.sources.now())
    else:
        for seat in table.seats_of(person.id):
            await hall.store.stand(table.id, seat, person.id)
    await table.refresh()
    hall.attendants.tell(table, "facts")


async def remove(hall: Hall, table: RunningTable, host: StoredPerson, seat: int) -> None:
    """The host sends away who sits there, from all their chairs and for good, before the game has started."""
    check_seat(table, seat)
    other = table.chairs[seat].person
    if host.id != table.stored.host:
        raise Refusal("only-host")
    if table.stored.phase != "open":
        raise Refusal("already-started")
    if other is None or other == host.id:
        raise Refusal("cannot")
    stood = [await hall.store.stand(table.id, own, other) for own in table.seats_of(other)]
    if any(stood):
        await hall.store.remove(table.id, other)
    await table.refresh()
    hall.attendants.tell(table, "facts")
    if not any(stood):
        raise Refusal("already-started")


def check_seat(table: RunningTable, seat: int) -> None:
    if seat not in range(table.stored.seats):
        raise Refusal("no-such-seat", seat=seat)


def check_own_seat(table: RunningTable, person: StoredPerson | None, seat: int) -> None:
    """A seat is a fact of the server: nobody can claim one."""
    check_seat(table, seat)
    if person is None or table.chairs[seat].person != person.id:
        raise Refusal("not-your-seat")


async def wish_rematch(hall: Hall, table: RunningTable, seat: int) -> None:
    """Once every person wants it, the same table is set up again, with the chairs moved round by one."""
    if table.stored.phase not in ("over", "aborted"):
        raise Refusal("not-over")
    person = table.chairs[seat].person
    for own in table.seats_of(person):
        await hall.store.wish(table.id, own)
    wishes = await hall.store.wishes(table.id)
    people = [chair.seat for chair in table.chairs if chair.kind == "person"]
    if table.stored.next is None and set(people) <= set(wishes):
        await begin_rematch(hall, table, table.chairs[1:] + table.chairs[:1])
    await table.refresh()
    hall.attendants.tell(table, "facts")


async def play_again(hall: Hall, table: RunningTable, seat: int) -> None:
    """Whoever is the only person there sets the same table up again, and stays on the same chair."""
    if table.stored.phase not in ("over", "aborted"):
        raise Refusal("not-over")
    if {chair.person for chair in table.chairs if chair.kind == "person"} != {table.chairs[seat].person}:
        raise Refusal("cannot")
    if table.stored.next is None:
        await begin_rematch(hall, table, table.chairs)
    await table.refresh()
    hall.attendants.tell(table, "facts")


async def begin_rematch(hall: Hall, table: RunningTable, sitting: Sequence[StoredChair]) -> None:
    old = table.stored
    new = new_table(hall, find(old.game), old, old.settings, old.seats, old.host)
    new.address = old.address
    chairs = [chair._replace(seat=seat) for seat, chair in enumerate(sitting)]
    await add(hall, new, chairs)
    if await hall.store.link_next(old.id, new.id):
        await started(hall, new.id)
    else:  # another process was first
        await hall.store.finish(new.id, "aborted", None, hall.sources.now())
