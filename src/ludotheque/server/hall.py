"""Hall: the tables that this process holds, and what ties them together: store, bots, clocks, and other processes."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from typing import Any, Final

import structlog

from ludotheque.kernel.choice import PASSING
from ludotheque.server.archive import Archive
from ludotheque.server.between import Between
from ludotheque.server.botkeeper import BotKeeper
from ludotheque.server.breath import Breath
from ludotheque.server.caretaker import Caretaker
from ludotheque.server.clockkeeper import ClockKeeper
from ludotheque.server.doubts import Doubts
from ludotheque.server.facts import changeable
from ludotheque.server.hosts import Hosts
from ludotheque.server.leftover import catch_up
from ludotheque.server.metrics import Metrics
from ludotheque.server.notices import Notices
from ludotheque.server.owners import Owners
from ludotheque.server.passwords import Passwords
from ludotheque.server.pausekeeper import PauseKeeper
from ludotheque.server.refusal import Refusal
from ludotheque.server.sent_away import send_away
from ludotheque.server.settings import Settings
from ludotheque.server.sources import Sources
from ludotheque.server.store import Store, StoreTrouble
from ludotheque.server.table import RunningTable
from ludotheque.server.veil import Veil
from ludotheque.server.visits import Visits
from ludotheque.server.watchdog import Watchdog

SWEEP: Final = 5.0  # seconds between looks at what may have been missed
LOST_SWEEP: Final = 1.0  # the same while nothing is heard from other processes
IDLE: Final = 600_000  # milliseconds after which a table that nobody looks at leaves memory
IDLE_HERE: Final = 30_000  # the same where other processes may have to do with it
AGAIN: Final = 1.0  # seconds until a bot tries a store again that was in trouble
GONE_ON: Final = ("stale", "not-asked")  # why a choice is refused that came too late
PATIENCE: Final = 5_000  # milliseconds after which a bot that came to nothing is woken again

log = structlog.get_logger("ludotheque.server")


class Hall:
    """All tables of this process. A table is read from the store when somebody asks for it."""

    def __init__(
        self, settings: Settings, store: Store, sources: Sources, metrics: Metrics, notices: Notices | None,
        archive: Archive, veil: Veil,
    ) -> None:  # fmt: skip
        self.settings = settings
        self.store = store
        self.sources = sources
        self.metrics = metrics
        self.archive = archive
        self.node = store.node
        self.started = sources.now()
        self.tables: dict[str, RunningTable] = {}
        self.bots = BotKeeper(settings.bot_workers, metrics)
        self.clocks = ClockKeeper(self, settings.grace * 1000)
        self.pauses = PauseKeeper(self, round(settings.pause * 1000))
        self.doubts = Doubts(self)
        self.veil = veil
        self.visits = Visits(settings)
        self.hosts = Hosts(settings.hosts)
        self.callers: Counter[str] = Counter()  # open sockets by address
        self.sending = Breath()  # of all who are sent something
        self.passwords = Passwords()
        self.watchdog = Watchdog(metrics)
        self.closing = False
        self.between = Between(self, notices)
        self.owners = Owners(self, notices is None)
        self._shared = notices is not None
        self._tasks: set[asyncio.Task[None]] = set()
        self._looked: dict[str, int] = {}

    # Life

    async def open(self) -> None:
        self.watchdog.start()
        self.between.open()
        self.spawn(self.bots.warm_up())
        self.spawn(self._sweep())
        self.spawn(self._begin())
        self.spawn(self.archive.keep_what_was_left())
        self.spawn(Caretaker(self).go_round())

    async def _begin(self) -> None:
        """After a start, tables with bots or clocks go on by themselves; among several processes, each at one."""
        if not self._shared:
            await self.resume(await self.store.self_running_ids())
            return
        await self.owners.join()
        await self.owners.keep()

    async def close(self) -> None:
        """Sockets are told that the server goes down; what was acknowledged is stored already."""
        self.closing = True
        for table in self.tables.values():
            for timer in (table.timer, table.pause):
                if timer is not None:
                    timer.cancel()
            for connection in table.connections:
                connection.close(1012)
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        await self.between.close()
        await self.owners.leave()
        self.bots.close()
        self.archive.close()
        self.passwords.close()
        self.watchdog.stop()
        await self.store.close()

    def spawn(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that nobody waits for; what goes wrong there is logged, never lost."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def carry_through(self, work: Coroutine[Any, Any, None]) -> None:
        """Work that somebody waits for, and that goes on where they cannot wait any longer."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            log.error("background", error=repr(error), exc_info=error)

    # Tables

    async def table(self, id: str) -> RunningTable:
        """The table of that id, read from the store where it is not in memory."""
        if id not in self.tables:
            await self.between.follow(id)
            table = await self._read(id)
            if self.tables.setdefault(id, table) is table:  # nobody else has read it meanwhile
                self.between.ask_who(table)
                try:
                    await self.clocks.give_grace(table, self.started)
                finally:
                    self.attend(table)
        self._looked[id] = self.sources.now()
        return self.tables[id]

    async def _read(self, id: str) -> RunningTable:
        stored = await self.store.table(id) if id.isprintable() else None
        if stored is None:
            raise Refusal("no-such-table")
        table = RunningTable(self, stored, await self.store.chairs(id))
        await table.open()
        return table

    def attend(self, table: RunningTable) -> None:
        """After every change: time is kept and bots that are asked think, where this process looks after the table."""
        if table.goes_on_by_itself():
            self.owners.want(table)
        self.keep_time(table)
        self.wake_bots(table)

    def keep_time(self, table: RunningTable) -> None:
        if not self.closing:
            self.clocks.keep(table)
            self.pauses.keep(table)

    def wake_bots(self, table: RunningTable) -> None:
        play = table.play
        if play is None or play.over or self.closing or not self.owners.looks_after(table):
            return
        for seat in play.state.deciders():
            if table.answers_by_itself(seat) and seat not in table.thinking:
                table.thinking.add(seat)
                self.spawn(self._think(table, seat))

    async def _think(self, table: RunningTable, seat: int) -> None:
        """A bot's whole deciding. Where it comes to nothing, the bot is woken again: at once if the table has gone on
        meanwhile, after a while if the store is in trouble, else by the sweep.
        """
        try:
            await self._choose_for(table, seat)
        except Refusal as refusal:
            log.info("bot_refused", table=table.id, seat=seat, reason=str(refusal))
            if refusal.code not in GONE_ON:
                return
        except StoreTrouble as trouble:
            log.info("bot_waits", table=table.id, seat=seat, reason=str(trouble)[:200])
            await asyncio.sleep(AGAIN)
        finally:
            table.thinking.discard(seat)
        self.wake_bots(table)

    async def _choose_for(self, table: RunningTable, seat: int) -> None:
        play = table.game()
        level, at = table.bot_in(seat), play.moment(seat)
        if level is not None:
            thinking = self.bots.choose(table.stored, play, seat, level, self.sources.seed())
            text = await self.pauses.in_time(play, thinking)
            await table.choose(seat, at, text)
        elif play.passes(seat):
            await table.choose(seat, at, play.game.text(PASSING))  # refused where the order was taken back meanwhile

    # What is looked up

    async def refresh(self, table: RunningTable) -> None:
        """Chairs, wishes or the phase may have changed; whoever looks is told if so."""
        async with table.lock:
            before = changeable(table)
            stored = await self.store.table(table.id)
            if stored is None:
                return
            table.take_chairs(await self.store.chairs(table.id))
            table.wishes = await self.store.wishes(table.id)
            table.stored, table.removed = stored, await self.store.removed(table.id)
            if table.leftover is not None:
                await catch_up(table, table.leftover)
            elif table.play is None and stored.phase == "playing":
                await table.begin()
            if changeable(table) != before:
                table.send_facts()
                if table.leftover is not None:
                    await table.send_table()
                await send_away(table)

    async def resume(self, ids: list[str]) -> None:
        """Tables that go on by themselves are read, one after the other."""
        for id in ids:
            try:
                await self.table(id)
            except Refusal as refusal:
                log.warning("cannot_resume", table=id, code=refusal.code)
            except Exception as error:  # one broken table must not hold up the others
                log.error("cannot_resume", table=id, error=repr(error), exc_info=error)

    async def _sweep(self) -> None:
        """What was missed between processes is looked up, sleeping bots are woken, idle tables leave memory."""
        while True:
            await asyncio.sleep(LOST_SWEEP if self.between.lost else SWEEP)
            breath = Breath()
            try:
                if self._shared:
                    await self.between.sweep()
                for table in list(self.tables.values()):
                    await breath.taken()
                    await self._look_after(table)
            except StoreTrouble:
                continue
            except Exception as error:
                log.error("sweep", error=repr(error), exc_info=error)

    async def _look_after(self, table: RunningTable) -> None:
        now = self.sources.now()
        play = table.play
        if play is not None and not play.over:
            if table.unsure:
                await table.read_on()
            if now - play.last_row_at > PATIENCE and table.goes_on_by_itself():
                self.attend(table)
        idle = IDLE_HERE if self._shared else IDLE
        if now - self._looked.get(table.id, now) > idle and not table.in_use():
            await self._forget(table)

    async def _forget(self, table: RunningTable) -> None:
        self.tables.pop(table.id, None)
        self._looked.pop(table.id, None)
        self.owners.release(table)
        await self.between.leave(table.id)
