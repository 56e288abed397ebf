"""Audience: whoever looks at a table from this process, and what they have been sent."""

from __future__ import annotations

import asyncio
import weakref

from msgspec import structs

from ludotheque.games.highlights import highlights_in
from ludotheque.kernel.difference import difference
from ludotheque.server import wire
from ludotheque.server.connection import ENCODER, TRY_AGAIN, Connection
from ludotheque.server.facts import facts_of, watchers_of
from ludotheque.server.frames import developed, highlight, shown_to
from ludotheque.server.house import House
from ludotheque.server.known import KnownTable
from ludotheque.server.play import Play
from ludotheque.server.presence import Presence, change
from ludotheque.server.store import StoreTrouble


class Audience:
    """The connections of a table. Each is sent what is new to its seat, and nothing else."""

    def __init__(self, house: House, table: KnownTable) -> None:
        self._house = house
        self._table: KnownTable = weakref.proxy(table)  # so that one that leaves memory is gone at once
        self._sent = 0  # events that everybody has been sent
        self.said = 0  # lines of the chat that everybody here has been sent
        self._talking = asyncio.Lock()

    async def welcome(self, connection: Connection) -> None:
        """Everything anew for one connection; the caller makes it one of the table's in the same breath."""
        table = self._table
        said = await self._house.store.said(table.id)
        if not table.connections:
            self.said = said[-1].n if said else 0
        self.send_everything([connection], said)

    def send_everything(self, connections: list[Connection], said: list[wire.Said]) -> None:
        """The table as it is now, and these lines of the chat."""
        table, now = self._table, self._house.sources.now()
        sheets = {seat: table.sheet(seat, now) for seat in {connection.seat for connection in connections}}
        plain = {seat: structs.asdict(sheet) if sheet else None for seat, sheet in sheets.items()}
        for connection in connections:
            seat = connection.seat
            connection.sheet = plain[seat]
            message = wire.TableMessage(
                facts=facts_of(table, connection.person.id if connection.person else None),
                seat=None if connection.watches else seat,
                sheet=sheets[seat],
                events=table.play.events(seat) if table.play else [],
                chat=[line for line in said if line.person not in connection.muted],
                watchers=watchers_of(table),
                muted=connection.muted,
            )
            connection.send(message)

    async def send_table(self) -> None:
        """Where a change is more than one step forward, everybody gets everything anew, and then nothing is news."""
        table = self._table
        try:
            said = await self._house.store.said(table.id)
        except StoreTrouble:
            for connection in table.connections:
                connection.close(TRY_AGAIN)
            return
        if table.leftover is None:
            self.skip()
        self.send_everything(table.connections, said)

    def skip(self) -> None:
        """What has been told so far is no news."""
        play = self._table.game()
        self._sent = len(play.state.events or [])
        play.camera.shots.clear()

    async def hear_said(self) -> None:
        """Send on what was said since; lines come in their order, wherever they were said."""
        table = self._table
        async with self._talking:
            for said in await self._house.store.said(table.id, self.said) if table.connections else []:
                self.said = said.n
                for connection in table.connections:
                    if said.person not in connection.muted:
                        connection.send(wire.ChatMessage(said))

    def send_facts(self) -> None:
        for connection in self._table.connections:
            person = connection.person.id if connection.person else None
            connection.send(wire.FactsMessage(facts_of(self._table, person)))

    def send_change(self, before: Presence) -> None:
        """Who has come and who has gone, and nothing else: it is sent to everybody whenever somebody joins."""
        message = change(before, self._table.present())
        if message is not None:
            encoded = ENCODER.encode(message)
            for connection in self._table.connections:
                connection.send_encoded(encoded)

    def send_update(self, only: int | None = None) -> None:
        """Each seat that knows something new is sent it, and nobody else hears anything at all."""
        play, now = self._table.game(), self._house.sources.now()
        since, self._sent = self._sent, len(play.state.events or [])
        looking: dict[int, list[Connection]] = {}
        for connection in self._table.connections:
            if only is None or connection.seat == only:
                looking.setdefault(connection.seat, []).append(connection)
        seats = sorted(looking)
        views = play.views(seats)
        game, g, shots = play.game, play.state, play.camera.cut(play.game, play.state)
        frames = developed(game, g, shots, seats, views, since) if shots else []
        for n, (seat, view) in enumerate(zip(seats, views)):
            sheet = structs.asdict(play.sheet(seat, now, view))
            heard = play.heard(seat, since)
            own = shown_to(frames, [n], [event is not None for event in heard]) if frames else []
            events = [event for event in heard if event is not None]
            send_news(looking[seat], sheet, events, own, great_moments(play, seat, events, since))


def great_moments(play: Play, seat: int, events: list[wire.Plain], since: int) -> list[wire.Highlight]:
    """What was great for a seat in these events, by nothing but what it has been told."""
    found = highlights_in(play.game, play.seats, seat, events, lambda: play.before(seat, since))
    return [highlight(one) for one in found]


def send_news(
    connections: list[Connection], sheet: wire.Plain, events: list[wire.Plain], frames: list[wire.Frame],
    highlights: list[wire.Highlight],
) -> None:  # fmt: skip
    """What is new since the last sheet, made once for all who were sent the same; time alone is no news."""
    messages: dict[int, bytes] = {}
    for connection in connections:
        before = id(connection.sheet)
        if before not in messages:
            changes = difference(connection.sheet, sheet)
            news = [path for path, *_ in changes] not in ([], [["clock"]])
            messages[before] = ENCODER.encode(wire.UpdateMessage(changes, events, frames, highlights)) if news else b""
        if messages[before]:
            connection.sheet = sheet
            connection.send_encoded(messages[before])
