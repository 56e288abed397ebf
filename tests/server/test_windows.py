"""Windows that some can only pass: nobody else can tell, and a table at which nobody can answer goes on by itself."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from random import Random
from types import SimpleNamespace
from typing import Any, NamedTuple, cast

import pytest

from ludotheque.games.strain.chain import MayInfect, Respond
from ludotheque.games.strife.selection import AssignLegacy, SelectChampions
from ludotheque.kernel.choice import TABLE
from ludotheque.kernel.dice import SeededDice
from ludotheque.kernel.state import State
from ludotheque.kernel.step import AskAll
from ludotheque.server.clocks import WINDOW, Clocks
from ludotheque.server.connection import ENCODER
from ludotheque.server.house import House
from ludotheque.server.pausekeeper import PauseKeeper
from ludotheque.server.pauses import is_window
from ludotheque.server.play import Play
from ludotheque.server.records import check_game
from ludotheque.server.refusal import Refusal
from ludotheque.server.store import Row, Store, StoredChair, StoredTable
from ludotheque.server.wire import Clock

from ..counts import at_least
from .furniture import SECRET, a_table, write
from .playing import hear_out, sheet_of
from .serving import ME, Guest
from .twins import NOON, Lent, server_with

SEATS = 4
PAUSE = 700  # milliseconds
LONG = 2.0  # seconds, in which a bot could answer easily
GAMES = at_least(1, 5)
IMAGINED = 4  # tables for each audience at each window


def a_strain(secret: str = SECRET, seats: int = SEATS) -> StoredTable:
    return a_table(game_id="strain", seats=seats, secret=secret)


def random_row(play: Play, chance: Random, at: int) -> Row:
    seat = chance.choice(play.state.deciders())
    return Row(play.length, seat, "choose", chance.choice(play.menu(seat)), at)


def rows_until(reached: Callable[[Play], bool], seed: int = 1, seats: int = SEATS) -> list[Row]:
    """A random game up to the moment that was asked for. Time stands still, so that no pause ends by itself."""
    play, chance, rows = Play(a_strain(seats=seats)), Random(seed), list[Row]()
    while not reached(play):
        assert not play.over
        if play.paused:
            play.go_on()
            continue
        rows.append(random_row(play, chance, NOON))
        play.apply(rows[-1])
    return rows


def played(rows: list[Row]) -> Play:
    play = Play(a_strain())
    for row in rows:
        play.apply(row)
    return play


# Which questions are windows


def test_questions_that_leave_somebody_out_unseen_are_windows() -> None:
    """Also where kernel and rules are compiled."""
    play = Play(a_strain())
    windows: list[AskAll[Any]] = [Respond(0, 1), MayInfect(0)]
    for window in windows:
        play.state.agenda = [window]
        assert is_window(play.state)
    for question in (AssignLegacy(0), SelectChampions(0)):
        play.state.agenda = [question]
        assert not is_window(play.state)


# What is seen of a window


def sheet_at(play: Play, state: State, seat: int) -> bytes:
    """The sheet of a seat where this is how the tiles lie."""
    other = Play(a_strain(), PAUSE)
    other.state, other.own = state, play.own
    state.events, state.pausing = play.state.events, True
    other.stop(NOON)
    return ENCODER.encode(other.sheet(seat, NOON + 100))


def test_a_sheet_is_the_same_whether_others_can_answer_or_not() -> None:
    """[Strain A22, A46] Tables that look the same to a seat: on some of them another one can answer, on some nobody."""
    kinds = set[tuple[bool, bool]]()
    for seed in range(GAMES):
        play, chance = Play(a_strain(), PAUSE), Random(seed)
        while not play.over:
            if is_window(play.state) and chance.random() < 0.2:
                kinds |= compared(play, chance)
            if play.paused:
                play.go_on()
            else:
                play.apply(random_row(play, chance, NOON))
    assert (True, False) in kinds
    assert (False, True) in kinds


def compared(play: Play, chance: Random) -> set[tuple[bool, bool]]:
    """Sheets at this window and at imagined ones; whether somebody could answer here, and there."""
    found = set[tuple[bool, bool]]()
    for seat in (TABLE, *range(SEATS)):
        real = sheet_at(play, play.state, seat)
        for _ in range(IMAGINED):
            imagined = play.game.imagine(play.state, seat, SeededDice(chance.randrange(1 << 30)))
            assert sheet_at(play, imagined, seat) == real
            found.add((bool(play.state.asked()), bool(imagined.asked())))
    return found


def test_only_whoever_is_asked_can_run_out_of_time_in_a_window() -> None:
    clocks = Clocks(Clock("bank", 600, 5), 4)
    clocks.open_window([0, 1, 2], [0, 2], 10_000)
    assert [clocks.deadline(seat) for seat in range(4)] == [None, 10_000 + WINDOW, None, None]
    assert [clocks.due(seat) for seat in range(3)] == [10_000 + WINDOW] * 3
    face = clocks.face([0, 1, 2], 15_000)
    assert face is not None
    assert (face.left, face.running, face.elapsed) == ([WINDOW] * 3 + [600_000], [0, 1, 2], 5_000)


def test_no_window_is_charged_to_anybody() -> None:
    for idle in ([], [0], [1, 2], [0, 1, 2]):
        clocks = Clocks(Clock("bank", 600, 5), 4)
        clocks.open_window([0, 1, 2], idle, 0)
        clocks.answered(0, 20_000)
        clocks.resolved(30_000)
        assert clocks.left == [600_000] * 4


def test_a_grace_in_a_window_is_everybodys() -> None:
    faces = []
    for idle in ([0], [1], [0, 1]):
        clocks = Clocks(Clock("move", 30), 3)
        clocks.open_window([0, 1], idle, 0)
        clocks.postpone(100_000)
        faces.append(clocks.face([0, 1], 40_000))
    assert faces[0] == faces[1] == faces[2]


# The log knows no pauses


def test_whoever_pauses_and_whoever_reads_the_log_have_the_same_game() -> None:
    chance, at, rows = Random(3), NOON, list[Row]()
    stored = a_strain()
    pausing, reading = Play(a_strain(), PAUSE), Play(a_strain(), PAUSE)
    while not pausing.over:
        if pausing.paused:
            pausing.go_on()
            continue
        at += chance.randrange(2 * PAUSE)
        rows.append(random_row(pausing, chance, at))
        for play in (pausing, reading):
            play.apply(rows[-1])
        assert pausing.clocks.left == reading.clocks.left
    reading.settle()
    assert reading.ending == pausing.ending
    stored.phase, stored.ending = "over", pausing.ending
    check_game(stored, rows)


def test_nothing_can_be_taken_back_while_a_window_is_open_whoever_it_is_put_to() -> None:
    """Somebody may have answered already, which nobody else may know."""
    play, chance, taken = Play(a_strain(), PAUSE), Random(1), 0
    while not play.over:
        undo = [seat for seat in range(SEATS) if play.may_take_back(seat)]
        assert not (undo and is_window(play.state))
        taken += bool(undo)
        if play.paused:
            play.go_on()
        else:
            play.apply(random_row(play, chance, NOON))
    assert taken > 0


# A window stays open for its time


def rows_until_asked(number: int) -> list[Row]:
    """A game up to a window in which so many are asked, though it is put to more."""

    def reached(play: Play) -> bool:
        return is_window(play.state) and number == len(play.state.asked()) < len(play.state.addressed())

    return rows_until(reached, seed={1: 5, 2: 8}[number])


def arrived(rows: list[Row]) -> Play:
    play = Play(a_strain(), PAUSE)
    for row in rows:
        play.apply(row)
    play.settle()
    return play


def answer(play: Play, seat: int, at: int) -> None:
    play.apply(Row(play.length, seat, "choose", play.menu(seat)[-1], at))


@pytest.mark.parametrize("number", [1, 2])
def test_answers_open_no_window_before_its_time_and_show_to_nobody(number: int) -> None:
    play = arrived(rows_until_asked(number))
    asked, moves, begun = play.state.asked(), play.state.moves, play.clocks.put_at
    others = [seat for seat in (TABLE, *range(SEATS)) if seat not in asked]
    before = [play.sheet(seat, begun + 100) for seat in others]
    for late, seat in enumerate(asked):
        answer(play, seat, begun + 50 + late)
    assert [play.sheet(seat, begun + 100) for seat in others] == before
    assert play.paused
    assert (play.pause_ends, play.state.moves) == (play.window_ends, moves)
    assert not play.settle(play.window_ends)
    assert play.settle(play.window_ends + 1)
    assert play.state.moves > moves


def test_a_late_answer_opens_its_window_at_once() -> None:
    play = arrived(rows_until_asked(1))
    [asked], moves = play.state.asked(), play.state.moves
    answer(play, asked, play.window_ends + 3000)
    assert play.state.moves == moves + 1


def test_who_has_answered_in_a_window_has_answered() -> None:
    """Whether it can still be changed would tell whether the others have answered."""
    play = arrived(rows_until_asked(2))
    first = play.state.asked()[0]
    choice = play.menu(first)[-1]
    answer(play, first, play.clocks.put_at)
    sheet = play.sheet(first, NOON)
    assert (sheet.menu, sheet.question, sheet.sealed) == ([], None, None)
    with pytest.raises(Refusal) as refused:
        play.check_choice(first, sheet.at, choice)
    assert refused.value.code == "not-asked"


def test_how_long_windows_stay_open_varies_by_a_quarter_and_is_the_same_for_every_process() -> None:
    lengths = set[int]()
    for rows in (rows_until_asked(1), rows_until_asked(2), rows_until(lambda play: play.paused)):
        one, other = arrived(rows), arrived(rows)
        assert one.window_ends == other.window_ends
        lengths.add(one.window_ends - one.clocks.put_at)
    assert len(lengths) > 1
    assert PAUSE <= min(lengths) <= max(lengths) <= PAUSE * 5 // 4


async def thought(seconds: float) -> str:
    await asyncio.sleep(seconds)
    return "answer"


@pytest.mark.parametrize(("late", "pause", "chosen"), [(0, PAUSE, "answer"), (900, PAUSE, "pass"), (900, 10, "answer")])
async def test_a_bot_that_thinks_for_longer_than_a_pause_passes(late: int, pause: int, chosen: str) -> None:
    """So many milliseconds after the question was put; where pauses are very short they are not meant to hide it."""
    play, sources = arrived(rows_until_asked(1)), Lent()
    sources.time = play.clocks.put_at + late
    keeper = PauseKeeper(cast("House", SimpleNamespace(sources=sources, pause=pause)))
    assert await keeper.in_time(play, thought(0.02)) == chosen


# At a server


class Paused(NamedTuple):
    """A table at one screen that pauses: its server's sources, whoever plays all seats, and its game."""

    sources: Lent
    guest: Guest
    table: str
    play: Play

    async def sheets(self) -> list[Any]:
        return [(await sheet_of(self.guest, self.table, seat))["sheet"] for seat in range(SEATS)]

    async def do(self, deed: str, seat: int, status: int | None = None) -> Any:
        return await self.guest.post(f"/api/tables/{self.table}/deeds", {"seat": seat, "deed": deed}, status)

    async def rows(self) -> list[Row]:
        store = await Store.open(self.sources.database)
        try:
            return await store.rows(self.table)
        finally:
            await store.close()


@asynccontextmanager
async def paused(database: str, rows: list[Row]) -> AsyncIterator[Paused]:
    sources = Lent()
    sources.next_secret = SECRET
    async with server_with(sources, database) as address, Guest(address) as guest:
        await guest.named("Ann")
        table = await guest.new_table(*[ME] * SEATS, game="strain")
        store = await Store.open(database)
        await write(store, table, rows)
        await store.close()
        found = Paused(sources, guest, table, played(rows))
        assert (await found.do("abort", 0, 409))["code"] == "cannot"  # now the server has read them
        assert found.play.paused
        yield found


async def test_nobody_can_choose_while_a_table_pauses_and_it_goes_on_by_itself(sqlite_url: str) -> None:
    rows = rows_until(lambda play: play.paused and len(play.choices) > 100)
    async with paused(sqlite_url, rows) as at, at.guest.at(at.table, 0) as socket:
        await socket.until("table")
        await hear_out(socket)
        before = await at.sheets()
        for seat, sheet in enumerate(before):
            assert (sheet["menu"], sheet["question"], sheet["waiting"]) == ([], None, at.play.state.addressed())
            choice = {"seat": seat, "at": sheet["at"], "choice": "pass"}
            assert (await at.guest.post(f"/api/tables/{at.table}/choices", choice, 409))["code"] == "not-asked"
        lines = await at.guest.get("/api/me/tables")
        assert [line["your_turn"] for line in lines] == [False]
        assert await hear_out(socket) == []
        while at.play.paused:
            at.play.go_on()
            at.sources.end_pauses()
            assert [message["type"] for message in await hear_out(socket)] == ["update"]
        after = await at.sheets()
        assert [sheet["menu"] for sheet in after] == [at.play.menu(seat) for seat in range(SEATS)]
        assert any(sheet["menu"] for sheet in after)
        assert await at.rows() == rows


async def test_whoever_resigns_in_a_pause_loses_to_all_the_others(sqlite_url: str) -> None:
    async with paused(sqlite_url, rows_until(lambda play: play.paused)) as at:
        await at.do("resign", 2)
        facts = await at.guest.get(f"/api/tables/{at.table}")
        assert facts["ending"] == {"how": "resigned", "winners": [0, 1, 3], "scores": None, "by": 2, "told": None}
        fair = await at.guest.get(f"/api/tables/{at.table}/fair")
        assert (fair["matches"], fair["replays"]) == (True, True)


async def test_a_server_that_ends_in_a_pause_goes_on_after_it(sqlite_url: str) -> None:
    rows = rows_until(lambda play: play.paused and len(play.choices) > 50)
    async with paused(sqlite_url, rows) as at:
        cookies = at.guest.http.cookies
    at.play.settle()
    async with server_with(Lent(), sqlite_url) as address, Guest(address) as guest:
        guest.http.cookies = cookies
        again = at._replace(guest=guest)
        assert [sheet["menu"] for sheet in await again.sheets()] == [at.play.menu(seat) for seat in range(SEATS)]
        assert await again.rows() == rows


async def test_a_bot_at_a_server_answers_and_its_window_stays_open_for_its_time(sqlite_url: str) -> None:
    rows = rows_until_asked(1)
    [asked] = arrived(rows).state.asked()
    chairs = [StoredChair(seat, "person", "ann", None, "Ann") for seat in range(SEATS)]
    chairs[asked] = StoredChair(asked, "bot", None, "random", "")
    store = await Store.open(sqlite_url)
    await store.add_table(a_strain(), chairs)
    assert await store.start("t1", NOON)
    await write(store, "t1", rows)
    sources = Lent()
    async with (
        server_with(sources, sqlite_url, pause=LONG) as address, Guest(address) as guest, guest.at("t1") as socket
    ):  # fmt: skip
        await socket.until("table")
        while len(found := await store.rows("t1")) == len(rows):
            await asyncio.sleep(0.01)
        assert "update" not in [message["type"] for message in await hear_out(socket)]
        sources.end_pauses()
        await socket.until("update")
    assert found[len(rows)].seat == asked
    await store.close()


# Standing orders


def ordered(play: Play, seat: int, order: str) -> None:
    play.check_order(order)
    play.apply(Row(play.length, seat, "order", order, NOON))


def test_a_standing_order_is_known_to_its_own_seat_only_and_can_be_taken_back() -> None:
    """[Strain A50]"""
    rows = rows_until_asked(1)
    play, told = arrived(rows), arrived(rows)
    [asked] = play.state.asked()
    assert play.sheet(asked, NOON).menu != []
    ordered(play, asked, "always")
    sheet = play.sheet(asked, NOON)
    assert (sheet.menu, sheet.question, sheet.order) == ([], None, "always")
    assert play.passes(asked)
    for other in (TABLE, *(seat for seat in range(SEATS) if seat != asked)):
        assert play.sheet(other, NOON) == told.sheet(other, NOON)
    ordered(play, asked, "")
    sheet = play.sheet(asked, NOON)
    assert (sheet.menu, sheet.order) == (told.sheet(asked, NOON).menu, None)


def test_a_standing_order_answers_nothing_but_windows() -> None:
    play = Play(a_strain())
    [active] = play.state.asked()
    ordered(play, active, "always")
    assert not play.passes(active)
    assert play.sheet(active, NOON).menu == play.menu(active)


def test_an_order_that_the_game_does_not_know_is_refused() -> None:
    for play, order in ((Play(a_strain()), "never"), (Play(a_table()), "always")):
        with pytest.raises(Refusal):
            play.check_order(order)


async def test_a_seat_with_a_standing_order_passes_by_itself(sqlite_url: str) -> None:
    rows = rows_until_asked(1)
    [asked] = arrived(rows).state.asked()
    sources = Lent()
    sources.next_secret = SECRET
    async with server_with(sources, sqlite_url, pause=LONG) as address, Guest(address) as guest:
        await guest.named("Ann")
        table = await guest.new_table(*[ME] * SEATS, game="strain")
        store = await Store.open(sqlite_url)
        await write(store, table, rows)
        where = f"/api/tables/{table}/orders"
        assert (await guest.post(where, {"seat": asked, "order": "never"}, 409))["code"] == "cannot"
        sheet = (await guest.post(where, {"seat": asked, "order": "always"}))["sheet"]
        assert (sheet["order"], sheet["menu"]) == ("always", [])
        assert [line["your_turn"] for line in await guest.get("/api/me/tables")] == [False]
        while len(found := await store.rows(table)) < len(rows) + 2:
            await asyncio.sleep(0.01)
        assert [(row.seat, row.kind, row.text) for row in found[len(rows) :]] == [
            (asked, "order", "always"),
            (asked, "choose", "pass"),
        ]
        await store.close()
