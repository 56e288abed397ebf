"""Sockets: a person at a table, message by message."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Awaitable, Callable
from functools import partial
from typing import Any, Final

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect

from ludotheque.content.words import LANGUAGES
from ludotheque.kernel.choice import TABLE
from ludotheque.lessons.lesson import LEARNER
from ludotheque.server import chat, deeds, wire
from ludotheque.server.breath import Breath
from ludotheque.server.classroom import Make
from ludotheque.server.connection import TRY_AGAIN, Connection
from ludotheque.server.devices import ids_in
from ludotheque.server.doubts import honestly
from ludotheque.server.ending import stop
from ludotheque.server.guard import check_host, check_origin
from ludotheque.server.hall import Hall
from ludotheque.server.lesson import LessonTable, lesson_table
from ludotheque.server.people import name_in_log, person_of
from ludotheque.server.puzzle import puzzle_table
from ludotheque.server.refusal import Refusal, preferred_language
from ludotheque.server.routes.asked import GameId, PuzzleId, TableId, TheHall
from ludotheque.server.seating import check_own_seat
from ludotheque.server.sent_away import keeps_out
from ludotheque.server.store import StoredPerson, StoreTrouble
from ludotheque.server.table import RunningTable

CODES: Final = {
    "no-such-table": 4404, "no-such-game": 4404, "no-such-lesson": 4404, "no-such-puzzle": 4404,
    "not-your-seat": 4403, "no-such-seat": 4403, "removed": 4403, "too-fast": 4429, "too-many-tables": 4429,
}  # fmt: skip
BAD_MESSAGE: Final = 4400
FLOOD: Final = CODES["too-fast"]
LAST_WORDS: Final = 5.0  # seconds for a client to take the reason why its socket is closed
BREACHES: Final = {1002: "not a socket's frames", 1007: "not text", 1009: "too large"}
LONGEST_KEY: Final = 40
DECODER: Final = msgspec.json.Decoder(wire.ClientMessage)

Wish = wire.Choose | wire.Do | wire.Stand | wire.Say | wire.Mute | wire.Remove
AnySocket = WebSocket[Any, Any, Any]
AnyTable = RunningTable | LessonTable
FindPlace = Callable[[AnySocket, Hall, str], Awaitable[tuple[AnyTable, Connection]]]

log = structlog.get_logger("ludotheque.sockets")


@websocket("/api/tables/{table_id:str}/play")
async def play_socket(socket: AnySocket, table_id: TableId, hall: TheHall) -> None:
    """A seat at a table, or a place beside it."""
    await open_door(socket, hall, table_id, at_table)


@websocket("/api/lessons/{game_id:str}/play")
async def lesson_socket(socket: AnySocket, game_id: GameId, hall: TheHall) -> None:
    """The learner's seat in the lesson of a game."""
    await open_door(socket, hall, game_id, partial(taught, make=lesson_table))


@websocket("/api/puzzles/{game_id:str}/{puzzle:str}/play")
async def puzzle_socket(socket: AnySocket, game_id: GameId, puzzle: PuzzleId, hall: TheHall) -> None:
    """The solver's seat at a puzzle."""
    await open_door(socket, hall, f"{game_id}/{puzzle}", partial(taught, make=puzzle_table))


async def open_door(socket: AnySocket, hall: Hall, id: str, find_place: FindPlace) -> None:
    """Whoever may come in stays until they go; the others are told why not."""
    try:
        name_in_log(socket, hall)
        check_host(socket, hall.hosts)
        check_origin(socket, hall.settings.origins)
        check_pace(socket, hall)
        table, connection = await find_place(socket, hall, id)
    except Refusal as refusal:
        log.warning("socket_refused", code=refusal.code, table=id)
        hall.metrics.refused(refusal.code)
        await socket.accept()
        await socket.close(CODES.get(refusal.code, 4403), refusal.in_short(language_of(socket)))
        return
    except StoreTrouble as trouble:
        await socket.accept()
        await try_again(socket, hall, id, trouble)
        return
    await socket.accept()
    await attend(socket, hall, table, connection)


async def at_table(socket: AnySocket, hall: Hall, id: str) -> tuple[RunningTable, Connection]:
    table = await hall.table(id)
    return table, await admitted(socket, hall, table)


async def taught(socket: AnySocket, hall: Hall, game: str, make: Make) -> tuple[LessonTable, Connection]:
    """The lesson as its browser left it, or a new one, from the step that the browser knows of. Nobody needs a name."""
    caller, asked = hall.veil.caller(socket), socket.query_params
    learner = await person_of(socket, hall) or StoredPerson(caller, "", None, None)
    done, key = asked.get("done", ""), asked.get("key", "")[:LONGEST_KEY]
    begun = int(done) if done.isascii() and done.isdigit() and len(done) <= 2 else 0
    table = await hall.classroom.lesson(make, game, key, begun, learner, caller)
    return table, Connection(learner, LEARNER, language_of(socket), None, caller)


def check_pace(socket: AnySocket, hall: Hall) -> None:
    """A socket counts like any request, and an address has so many open."""
    caller = hall.veil.caller(socket)
    if not hall.visits.take("request", caller) or hall.callers[caller] >= hall.settings.sockets_per_address:
        raise Refusal("too-fast")


async def try_again(socket: AnySocket, hall: Hall, table_id: str, trouble: StoreTrouble) -> None:
    log.error("store_trouble", table=table_id, reason=str(trouble)[:200])
    hall.metrics.store_trouble.inc()
    await socket.close(TRY_AGAIN, Refusal("store-trouble").in_short(language_of(socket)))


def language_of(socket: AnySocket) -> str:
    asked = socket.query_params.get("lang")
    return asked if asked in LANGUAGES else preferred_language(socket.headers.get("accept-language", ""))


async def admitted(socket: AnySocket, hall: Hall, table: RunningTable) -> Connection:
    """The seat that was asked for, if it is the person's own; else their first seat; else a spectator's place."""
    person = await person_of(socket, hall)
    asked = socket.query_params.get("seat")
    own = table.seats_of(person.id if person else None)
    if asked is not None and asked != "watch":
        if not asked.isascii() or not asked.isdigit() or len(asked) > 2:
            raise Refusal("no-such-seat", seat=asked[:10])
        check_own_seat(table, person, int(asked))
        seat = int(asked)
    else:
        seat = own[0] if own and asked != "watch" else TABLE
    if seat == TABLE and keeps_out(table, person, hall.veil.caller(socket)):
        raise Refusal("removed")
    ids = ids_in(socket)
    device = ids[1] if ids and person else None
    connection = Connection(person, seat, language_of(socket), device, hall.veil.caller(socket))
    if person is not None:
        connection.muted = await hall.store.muted(person.id)
    return connection


async def attend(socket: AnySocket, hall: Hall, table: AnyTable, connection: Connection) -> None:
    """From joining to leaving."""
    caller = hall.veil.caller(socket)
    hall.metrics.sockets.inc()
    hall.callers[caller] += 1
    try:
        await table.join(connection)
        await converse(socket, hall, table, connection)
    except StoreTrouble as trouble:
        await try_again(socket, hall, table.id, trouble)
    finally:
        hall.metrics.sockets.dec()
        hall.callers[caller] -= 1
        hall.callers += Counter()  # without those who have left
        table.part(connection)


async def converse(socket: AnySocket, hall: Hall, table: AnyTable, connection: Connection) -> None:
    """Sending and hearing go on side by side; whichever ends first ends the other."""
    sending = asyncio.create_task(send_all(socket, connection, hall.sending))
    hearing = asyncio.create_task(hear_all(socket, hall, table, connection))
    try:
        done, _ = await asyncio.wait({sending, hearing}, return_when=asyncio.FIRST_COMPLETED)
        if hearing in done and hearing.exception() is None:  # nothing more is heard; the reason is still to be sent
            await asyncio.wait({sending}, timeout=LAST_WORDS)
    finally:  # the server may be in a hurry to end
        await stop([sending, hearing])
    for task in (sending, hearing):
        if not task.cancelled():
            note_end(table, connection, task.exception())


def note_end(table: AnyTable, connection: Connection, result: BaseException | None) -> None:
    """Whoever goes away may do so; what breaks the rules of sockets, or breaks here, is logged."""
    if isinstance(result, WebSocketDisconnect):
        if result.code in BREACHES:
            log.warning("bad_message", table=table.id, seat=connection.seat, reason=BREACHES[result.code])
    elif isinstance(result, Exception) and not isinstance(result, OSError):
        log.error("socket_broken", table=table.id, error=repr(result), exc_info=result)


async def send_all(socket: AnySocket, connection: Connection, breath: Breath) -> None:
    """Where hundreds watch, others have a turn before all of them are served."""
    while (message := await connection.next()) is not None:
        await breath.taken()
        await socket.send_data(message, mode="text")
    await socket.close(connection.code, connection.reason or None)


async def hear_all(socket: AnySocket, hall: Hall, table: AnyTable, connection: Connection) -> None:
    whose = hall.veil.over(connection.person.id) if connection.person else hall.veil.caller(socket)
    while True:
        text = await socket.receive_data(mode="text")
        if not hall.visits.take("message", whose):  # one for all sockets of a person
            log.warning("flood", table=table.id, seat=connection.seat)
            hall.metrics.refused("too-fast")
            connection.close(FLOOD, Refusal("too-fast"))
            return
        try:
            message = DECODER.decode(text)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
            log.warning("bad_message", table=table.id, seat=connection.seat, reason=str(error)[:200])
            hall.metrics.refused("bad-input")
            connection.close(BAD_MESSAGE, Refusal("bad-input", where=str(error)[:60]))
            return
        await hear(hall, table, connection, message)


async def hear(hall: Hall, table: AnyTable, connection: Connection, message: wire.ClientMessage) -> None:
    """What cannot be done is refused with the reason; the socket stays open."""
    if isinstance(message, wire.Ping):
        connection.send(wire.PongMessage())
        return
    try:
        if isinstance(table, LessonTable):
            await teach(hall, table, message)
        else:
            with honestly(table):
                await obey(hall, table, connection, message)
    except Refusal as refusal:
        log.info("refused", code=refusal.code, table=table.id, seat=connection.seat)
        hall.metrics.refused(refusal.code)
        connection.send(wire.RefusedMessage(message.id, refusal.problem(connection.language)))
    except StoreTrouble as trouble:
        log.error("store_trouble", table=table.id, reason=str(trouble)[:200])
        hall.metrics.store_trouble.inc()
        connection.send(wire.RefusedMessage(message.id, Refusal(trouble.code).problem(connection.language)))
    else:
        connection.send(wire.DoneMessage(message.id))


async def teach(hall: Hall, table: LessonTable, message: Wish) -> None:
    """In a lesson one chooses, and nothing else."""
    if not isinstance(message, wire.Choose):
        raise Refusal("cannot")
    with hall.metrics.choosing(table.stored.game):
        await table.choose(message.at, message.choice)


async def obey(hall: Hall, table: RunningTable, connection: Connection, message: Wish) -> None:
    if isinstance(message, wire.Choose):
        check_plays(connection)
        with hall.metrics.choosing(table.stored.game):
            await table.choose(connection.seat, message.at, message.choice)
    elif isinstance(message, wire.Do):
        check_plays(connection)
        await deeds.do(hall, table, connection.seat, message.deed)
    elif isinstance(message, wire.Stand):
        check_plays(connection)
        await table.stand(connection.seat, message.order)
    elif isinstance(message, wire.Say):
        await chat.say(hall, table, known(connection), message.text)
    elif isinstance(message, wire.Mute):
        await chat.mute(hall, table, known(connection), message.person, message.on)
    else:
        await chat.remove(hall, table, known(connection), message.person)


def check_plays(connection: Connection) -> None:
    if connection.watches:
        raise Refusal("not-your-seat")


def known(connection: Connection) -> StoredPerson:
    if connection.person is None:
        raise Refusal("not-signed-in")
    return connection.person
