"""What is drawn of a table, and what stands on the screen of a running app, as text."""

from __future__ import annotations

import asyncio
import random
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from html import unescape

from rich.console import Console
from textual.pilot import Pilot

from ludotheque.content.words import Words
from ludotheque.kernel.game import Data, Setting
from ludotheque.table import Table, new_table
from ludotheque.terminal.app import TableApp
from ludotheque.terminal.face import Face
from ludotheque.terminal.match import Match

LINE = re.compile(r'<text[^>]*clip-path="url\(#[^)]*-line-(\d+)\)">(.*?)</text>', re.DOTALL)


def lines_of(
    face: Face,
    every: Mapping[str, Words],
    names: list[str],
    view: Data,
    width: int = 79,
    height: int = 24,
    lang: str = "en",
) -> list[str]:
    """The board as lines; none is longer than it may be."""
    console = Console(width=width + 40, color_system=None)
    with console.capture() as capture:
        console.print(face.board(every[lang], view, names[: len(view["seats"])], width, height))
    lines = [line.rstrip() for line in capture.get().splitlines()]
    assert max(map(len, lines)) <= width
    return lines


def played(game: str, seats: int, seed: int, choices: int, **options: Setting) -> Table:
    """A game played by lot for a while."""
    table, dice = new_table(game, seats, seed, options), random.Random(seed)
    for _ in range(choices):
        if table.over:
            break
        seat = table.deciders()[0]
        table.choose(seat, dice.choice(table.menu(seat)))
    return table


def an_app(
    chairs: str = "human,random",
    seed: int = 3,
    lang: str = "en",
    turn: int = 1,
    game: str = "strife",
    **options: Setting,
) -> TableApp:
    """An app that waits for nobody; Strife in one round unless told, played by first choices up to that turn."""
    seats = chairs.split(",")
    table = new_table(game, len(seats), seed, options if game != "strife" else {"rounds": 1, **options})
    while table.view()["turn"] < turn:
        seat = table.deciders()[0]
        table.choose(seat, table.menu(seat)[0])
    return TableApp(Match(table, seats, seed), lang, pace=0)


async def seen(pilot: Pilot[None]) -> str:
    """The screen line by line, spaces as they are."""
    await pilot.pause()
    lines: dict[int, str] = {}
    for number, text in LINE.findall(pilot.app.export_screenshot()):
        lines[int(number)] = lines.get(int(number), "") + unescape(text).replace("\xa0", " ")
    return "\n".join(lines[number] for number in sorted(lines))


def squeezed(text: str) -> str:
    """Without the breaks of lines, for sentences that are longer than one."""
    return " ".join(text.replace("│", " ").split())


async def settled(pilot: Pilot[None]) -> None:
    """Until something is asked, or something else lies over the table."""
    app = pilot.app
    assert isinstance(app, TableApp)
    for _ in range(12_000):  # a minute
        if app.prompt is not None or app.screen is not app.front:
            return
        await asyncio.sleep(0.005)
    raise AssertionError("nothing is asked")


@asynccontextmanager
async def on_a_screen(app: TableApp, size: tuple[int, int]) -> AsyncIterator[Pilot[None]]:
    """The app runs, and the first question is there."""
    async with app.run_test(size=size) as pilot:
        await settled(pilot)
        yield pilot


async def press(pilot: Pilot[None], *keys: str) -> None:
    for key in keys:
        await pilot.press(key)
        await settled(pilot)
