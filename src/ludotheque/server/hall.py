"""Hall: the tables that this process holds, and what ties them together: store, bots, clocks, and other processes."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections import Counter
from collections.abc import Coroutine
from typing import Any, Final

import msgspec
import structlog
from litestar.channels import ChannelsPlugin

from ludotheque.kernel.choice import PASSING
from ludotheque.server import wire
from ludotheque.server.archive import Archive
from ludotheque.server.botkeeper import BotKeeper
from ludotheque.server.breath import Breath
from ludotheque.server.caretaker import Caretaker
from ludotheque.server.clockkeeper import ClockKeeper
from ludotheque.server.doubts import Doubts
from ludotheque.server.hosts import Hosts
from ludotheque.server.leftover import catch_up
from ludotheque.server.metrics import Metrics
from ludotheque.server.passwords import Passwords
from ludotheque.server.pausekeeper import PauseKeeper
from ludotheque.server.refusal import Refusal
from ludotheque.server.settings import Settings
from ludotheque.server.sources import Sources
from ludotheque.server.store import Store, StoreTrouble
from ludotheque.server.table import RunningTable
from ludotheque.server.trouble import troubles
from ludotheque.server.veil import Veil
from ludotheque.server.visits import Visits
from ludotheque.server.watchdog import Watchdog
from ludotheque.server.wire_between import MISSED, Notice, NoticeKind, Presence

NOTICES: Final = "notices"  # the channel between processes
SWEEP: Final = 5.0  # seconds between looks at what may have been missed
LOST: Final = 3 * SWEEP  # seconds of silence after which another process counts as gone
IDLE: Final = 600_000  # milliseconds after which a table that nobody looks at leaves memory
PATIENCE: Final = 5_000  # milliseconds after which a bot is woken that another process should have asked

log = structlog.get_logger("ludotheque.server")


class Hall:
    """All tables of this process. A table is read from the store when somebody asks for it."""

    def __init__(
        self, settings: Settings, store: Store, sources: Sources, channels: ChannelsPlugin, metrics: Metrics,
        archive: Archive, veil: Veil,
    ) -> None:  # fmt: skip
        self.settings = settings
        self.store = store
        self.sources = sources
        self.channels = channels
        self.metrics = metrics
        self.archive = archive
        self.node = secrets.token_hex(8)
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
        self.passwords = Passwords()
        self.watchdog = Watchdog(metrics)
        self.closing = False
        self._shared = settings.several_nodes  # whether there may be other processes; asked for every row
        self._tasks: set[asyncio.Task[None]] = set()
        self._looked: dict[str, int] = {}
        self._nodes: dict[str, float] = {}  # when each other process was last heard of

    # Life

    async def open(self) -> None:
        self.watchdog.start()
        self.spawn(self._warm_up())
        self.spawn(self._listen())
        self.spawn(self._sweep())
        self.spawn(self._resume())
        self.spawn(self.archive.keep_what_was_left())
        self.spawn(Caretaker(self).go_round())

    async def _warm_up(self) -> None:
        await self.bots.warm_up()

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
            table = await self._read(id)
            if self.tables.setdefault(id, table) is table:  # nobody else has read it meanwhile
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
        """After every change: time is kept, and bots that are asked think, where this process wrote last."""
        self.keep_time(table)
        if table.leads:
            self.wake_bots(table)

    def keep_time(self, table: RunningTable) -> None:
        if not self.closing:
            self.clocks.keep(table)
            self.pauses.keep(table)

    def wake_bots(self, table: RunningTable) -> None:
        play = table.play
        if play is None or play.over or self.closing:
            return
        for seat in play.state.deciders():
            if table.answers_by_itself(seat) and seat not in table.thinking:
                table.thinking.add(seat)
                self.spawn(self._think(table, seat))

    async def _think(self, table: RunningTable, seat: int) -> None:
        """A bot's whole deciding. Where it comes to nothing, the sweep wakes the bot again."""
        try:
            await self._choose_for(table, seat)
        except (Refusal, StoreTrouble) as trouble:
            log.info("bot_refused", table=table.id, seat=seat, reason=str(trouble))
            return
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

    # Other processes

    async def announce(
        self, table: RunningTable, kind: NoticeKind, said: wire.Said | None = None,
        presence: Presence | None = None,
    ) -> None:  # fmt: skip
        """Tell the other processes that there is something new at a table."""
        await self._tell(Notice(self.node, table.id, kind, said, presence))

    async def announce_presence(self, table: RunningTable, kind: NoticeKind = "who") -> None:
        seats = sorted({connection.seat for connection in table.connections if not connection.watches})
        await self.announce(table, kind, presence=Presence(seats, table.watchers_here()))

    async def _tell(self, notice: Notice) -> None:
        """A notice that is lost holds nobody up: what is stored is stored, and the others look it up later."""
        if not self._shared:
            return
        try:
            await self.channels.wait_published(msgspec.json.encode(notice), NOTICES)
        except troubles() as error:
            log.warning("notice_lost", table=notice.table, kind=notice.kind, reason=str(error)[:200])

    async def _listen(self) -> None:
        async with self.channels.start_subscription([NOTICES]) as subscriber:
            async for message in subscriber.iter_events():
                if message == MISSED:
                    self.spawn(self._look_everywhere())
                    continue
                notice = msgspec.json.decode(message, type=Notice)
                if notice.node != self.node:
                    self._nodes[notice.node] = time.monotonic()
                    if notice.table in self.tables:
                        self.spawn(self._hear(self.tables[notice.table], notice))

    async def _hear(self, table: RunningTable, notice: Notice) -> None:
        if notice.kind == "rows" and table.play is not None:
            async with table.lock:
                await table.catch_up_and_send()
        elif notice.kind == "facts":
            await self.refresh(table)
        elif notice.kind == "chat" and notice.said is not None:
            table.send_said(notice.said)
        elif notice.presence is not None:
            self._see_elsewhere(table, notice.node, notice.presence)
            if notice.kind == "who":
                await self.announce_presence(table, "presence")

    def _see_elsewhere(self, table: RunningTable, node: str, presence: Presence) -> None:
        """Who is at another process has changed; whoever is lost there has the same grace as here."""
        before = table.seats_here()
        table.elsewhere[node] = presence
        for seat in before - table.seats_here():
            self.clocks.left(table, seat)
        table.send_facts()

    async def _look_everywhere(self) -> None:
        """Notices may have been missed."""
        for table in list(self.tables.values()):
            await self.refresh(table)
            if table.play is not None:
                async with table.lock:
                    await table.catch_up_and_send()
            await self.announce_presence(table)

    async def _look_for_others(self) -> None:
        """Say that this process is alive, and forget who was at one that says so no more."""
        await self._tell(Notice(self.node, "", "alive"))
        for node in [node for node, heard in self._nodes.items() if time.monotonic() - heard > LOST]:
            del self._nodes[node]
            log.warning("node_lost", node=node)
            for table in [table for table in self.tables.values() if node in table.elsewhere]:
                self._see_elsewhere(table, node, Presence([], []))
                del table.elsewhere[node]

    async def refresh(self, table: RunningTable) -> None:
        """Chairs, wishes or the phase have changed elsewhere."""
        async with table.lock:
            stored = await self.store.table(table.id)
            if stored is None:
                return
            table.chairs, table.wishes = await self.store.chairs(table.id), await self.store.wishes(table.id)
            table.stored, table.removed = stored, await self.store.removed(table.id)
            if table.leftover is not None:
                await catch_up(table, table.leftover)
            elif table.play is None and stored.phase == "playing":
                await table.begin()
            table.send_facts()
            table.send_away()

    async def _resume(self) -> None:
        """After a start, tables with bots or clocks go on by themselves."""
        for id in await self.store.self_running_ids():
            try:
                await self.table(id)
            except Refusal as refusal:
                log.warning("cannot_resume", table=id, code=refusal.code)
            except Exception as error:  # one broken table must not hold up the others
                log.error("cannot_resume", table=id, error=repr(error), exc_info=error)

    async def _sweep(self) -> None:
        """What was missed between processes is looked up, sleeping bots are woken, idle tables leave memory."""
        while True:
            await asyncio.sleep(SWEEP)
            await self._look_for_others()
            breath = Breath()
            for table in list(self.tables.values()):
                await breath.taken()
                try:
                    await self._look_after(table)
                except StoreTrouble:
                    break
                except Exception as error:
                    log.error("sweep", table=table.id, error=repr(error), exc_info=error)

    async def _look_after(self, table: RunningTable) -> None:
        now = self.sources.now()
        play = table.play
        if play is not None and not play.over:
            if table.unsure or (self._shared and table.connections):
                async with table.lock:
                    await table.catch_up_and_send()
            if now - play.last_row_at > PATIENCE:
                self.wake_bots(table)
        if now - self._looked.get(table.id, now) > IDLE and not table.in_use():
            self.tables.pop(table.id, None)
            self._looked.pop(table.id, None)
