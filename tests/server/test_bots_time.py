"""Bots at a server: the time they take tells nothing, they fall back in how far they think, and they think on."""

from __future__ import annotations

import asyncio
import math
import time
from collections.abc import Callable
from types import SimpleNamespace
from typing import TYPE_CHECKING, cast

import pytest

from ludotheque.bots import bot
from ludotheque.server import thinking
from ludotheque.server.botkeeper import STRETCH, BotKeeper, task_for
from ludotheque.server.metrics import Metrics
from ludotheque.server.pausekeeper import BEAT, PauseKeeper
from ludotheque.server.pauses import is_window
from ludotheque.server.play import Play
from ludotheque.server.settings import Settings
from ludotheque.server.sources import Sources
from ludotheque.server.store import Row, StoredTable
from ludotheque.table import Seat

from .furniture import a_table
from .serving import ME, Guest, serving
from .twins import Lent

if TYPE_CHECKING:
    from ludotheque.server.house import House

PAUSE = 700  # milliseconds
TABLES = 40  # of each kind
THREE_SECONDS = 3000
SOME = 400  # choices
CHANCE = 3  # standard deviations from what a guess would give


class Clock(Lent):
    """Time goes on only while somebody waits for it."""

    def after(self, seconds: float, call: Callable[[], None]) -> asyncio.TimerHandle:
        self.time += round(seconds * 1000)
        return Sources.after(self, 0, call)


async def taken(secret: str, milliseconds: int, ponders: bool = True) -> int:
    """How long a bot takes that thinks for so long."""
    clock = Clock()
    clock.time = 0
    keeper = PauseKeeper(cast("House", SimpleNamespace(sources=clock, pause=PAUSE)))

    async def choose() -> str:
        clock.time += milliseconds
        return "choice"

    assert await keeper.in_time(Play(a_table(secret=secret), PAUSE), choose(), ponders) == "choice"
    return clock.time


@pytest.mark.parametrize("secret", ["5a" * 32, "a5" * 32])
async def test_a_bot_takes_the_same_time_however_long_it_thinks(secret: str) -> None:
    times = {await taken(secret, thought) for thought in (0, 1, 20, 300, PAUSE)}
    assert len(times) == 1
    assert PAUSE <= times.pop() <= PAUSE * 5 // 4


async def test_whoever_sees_what_to_do_at_a_glance_takes_a_beat_for_it() -> None:
    times = {await taken("5a" * 32, thought, ponders=False) for thought in (0, 1, 20, BEAT)}
    assert times == {BEAT}
    assert {await taken("5a" * 32, late, ponders=False) for late in (BEAT + 1, BEAT + 100, 2 * BEAT)} == {2 * BEAT}


async def test_a_bot_that_is_late_takes_whole_pauses_more() -> None:
    usual = await taken("5a" * 32, 0)
    assert {await taken("5a" * 32, late) - usual for late in (usual + 1, usual + 100, usual + PAUSE)} == {PAUSE}
    assert await taken("5a" * 32, usual + PAUSE + 1) - usual == 2 * PAUSE


async def seconds_taken(n: int, thought: float) -> float:
    keeper = PauseKeeper(cast("House", SimpleNamespace(sources=Sources(), pause=PAUSE)))
    begun = time.monotonic()
    await keeper.in_time(Play(a_table(secret=f"{n:02x}" * 32), PAUSE), asyncio.sleep(thought, "choice"))
    return time.monotonic() - begun


async def test_nobody_can_guess_by_time_whether_a_bot_had_to_think() -> None:
    """By the clock of the wall: a guess, the longer or the shorter, is right as often as one by a coin."""
    thoughts = [0.0, 0.25] * TABLES
    times = await asyncio.gather(*(seconds_taken(n, thought) for n, thought in enumerate(thoughts)))
    quick, slow = times[::2], times[1::2]
    right = sum(one > other for one in slow for other in quick) / TABLES**2
    deviation = math.sqrt((2 * TABLES + 1) / (12 * TABLES * TABLES))
    assert abs(right - 0.5) < CHANCE * deviation, f"guessed right in {right:.2f} of all pairs"


def test_many_bots_at_once_share_the_time_of_one() -> None:
    keeper = BotKeeper(2, 0.5, Metrics())
    shares = []
    for keeper._thinking in (0, 1, 2, 4, 20):
        shares.append(keeper.share())
    keeper.close()
    assert shares == [0.5, 0.5, 0.5, 0.25, 0.05]


def test_a_level_thinks_no_longer_than_it_may() -> None:
    task = a_task("expert", seconds=0.05)
    begun = time.thread_time()
    assert thinking.think(task) in Play(a_table()).menu(task.seat)
    assert time.thread_time() - begun < 0.5


def test_a_process_remembers_what_it_thought_of_a_table_and_forgets_the_oldest() -> None:
    thinking.KNOWN.clear()
    thinking.ponder(a_task("hard", seconds=0.05))
    [[name, bot]] = thinking.KNOWN.items()
    assert name == ("t1", 1, "hard")
    assert bot.kept is not None
    grown = bot.kept.growth.root.visits
    assert grown
    thinking.ponder(a_task("hard", seconds=0.01))
    [again] = thinking.KNOWN.values()
    assert again.kept is not None
    assert again.kept.growth.root.visits > grown
    for n in range(thinking.MOST):
        thinking.bot_for(a_task("easy", seconds=0.01)._replace(table=f"other {n}"))
    assert len(thinking.KNOWN) == thinking.MOST
    assert name not in thinking.KNOWN


def test_whoever_has_little_time_is_done_by_the_clock_of_the_wall() -> None:
    """However busy the machine is: a bot that is late would tell by it what it had to think about."""
    begun = time.monotonic()
    assert thinking.think(a_task("expert", seconds=30.0, until=begun)) in Play(a_table()).menu(1)
    assert time.monotonic() - begun < 10


def a_task(level: str, seconds: float, until: float = math.inf) -> thinking.Task:
    """The second seat's, which is asked at the same time as the first."""
    stored = a_table()
    return task_for(stored, Play(stored), 1, level, 7, seconds, until)


async def test_bots_think_while_people_choose_where_the_server_allows_it(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once at each moment, and for as long as they may."""
    pondered: list[str] = []

    async def ponder(self: BotKeeper, table: StoredTable, play: Play, seat: int, level: str, seed: int) -> bool:
        pondered.append(level)
        return level != "greedy"

    monkeypatch.setattr(BotKeeper, "ponder", ponder)
    assert Settings().ponder == 0
    async with serving(sqlite_url, ponder=2.5 * STRETCH) as address, Guest(address) as ann:
        await ann.named("Ann")
        for bot in ("novice", "greedy"):
            await ann.new_table(ME, {"kind": "bot", "bot": bot}, game="strain", options={"start": "first"})
        await ann.get("/api/me")
        while len(pondered) < 4:
            await asyncio.sleep(0.01)
    assert pondered == ["novice"] * 3 + ["greedy"]


async def test_nobody_ponders_where_somebody_waits_or_there_is_nothing_to_ponder_with() -> None:
    keeper, stored = BotKeeper(1, 0.5, Metrics()), a_table()
    try:
        assert not await keeper.ponder(stored, Play(stored), 1, "greedy", 1)
        assert await keeper.ponder(stored, Play(stored), 1, "novice", 1)
        keeper._thinking = 1
        assert not await keeper.ponder(stored, Play(stored), 1, "novice", 1)
    finally:
        keeper.close()


def waited_for(play: Play, keeper: PauseKeeper, ponders: bool) -> list[int]:
    """A game of greedy players: how many milliseconds its one person waits, each time, until openly asked again. How
    they choose is no matter: a bot takes as long as others of its kind.
    """
    game, waits, players = play.game, [0], [bot(play.game.id, "greedy", n) for n in range(play.seats)]
    while not play.over and play.length < SOME:
        g = play.state
        if 0 in g.addressed() and not is_window(g):
            waits.append(0)
        elif is_window(g):
            waits[-1] += play.while_open
        else:
            waits[-1] += keeper.time_for(play, ponders)[0]
        if play.paused:
            play.go_on()
            continue
        seat = g.deciders()[0]
        chosen = players[seat].choose(Seat(game, g, seat, play.settings))
        play.apply(Row(play.length, seat, "choose", chosen, play.pause_ends))
    return waits


@pytest.mark.parametrize("secret", ["5a" * 32, "a5" * 32])
@pytest.mark.parametrize("ponders", [False, True])
def test_one_person_waits_no_three_seconds_for_the_turns_of_three_bots(secret: str, ponders: bool) -> None:
    """However strong they are and however many moves they make, up to sixty in a row."""
    keeper = PauseKeeper(cast("House", SimpleNamespace(sources=Clock(), pause=PAUSE)))
    table = a_table(game_id="strain", seats=4, secret=secret)
    assert max(waited_for(Play(table, PAUSE, alone=0), keeper, ponders)) <= THREE_SECONDS


def test_where_several_people_wait_pauses_are_as_long_as_ever() -> None:
    keeper = PauseKeeper(cast("House", SimpleNamespace(sources=Clock(), pause=PAUSE)))
    table = a_table(game_id="strain", seats=4, secret="5a" * 32)
    alone, together = (max(waited_for(Play(table, PAUSE, alone=who), keeper, ponders=False)) for who in (0, None))
    assert together > 3 * alone
