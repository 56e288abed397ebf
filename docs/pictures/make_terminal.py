"""Makes docs/pictures/terminal.svg: a game of Strife at the terminal, as the running app draws it.

Run it in a checkout: PYTHONPATH=src .venv/bin/python docs/pictures/make_terminal.py
"""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

from ludotheque.bots import bot
from ludotheque.table import new_table
from ludotheque.terminal.app import TableApp
from ludotheque.terminal.match import Match

PICTURE = Path(__file__).with_name("terminal.svg")
SIZE = (112, 34)
SEED = 16
TURN = 4
FONTS = "Fira Code, DejaVu Sans Mono, Menlo, Consolas, monospace"
NAMESPACE = "http://www.w3.org/2000/svg"


def a_match() -> Match:
    """Ann against the greedy bot, up to a question in the middle of a fight."""
    match = Match(new_table("strife", seed=SEED), ["human", "greedy"], SEED, ["Ann"])
    stand_in = bot("strife", "greedy", SEED)
    while True:
        view = match.table.view(0)
        seat = match.decider()
        if seat in match.bots:
            match.play_on(seat)
        elif view["turn"] >= TURN and view["seats"][0]["total"] is not None:
            return match
        else:
            match.choose(0, stand_in.choose(match.table.seat(0)))


async def picture() -> str:
    app = TableApp(a_match(), "en", pace=0)
    async with app.run_test(size=SIZE) as pilot:
        app.new = len(app.match.log) - 4
        app.draw()
        await pilot.pause()
        return app.export_screenshot(title="ludotheque play strife --name Ann")


def without_links(svg: str) -> str:
    """The fonts would come from elsewhere; whoever looks has one of their own."""
    svg = re.sub(r"@font-face\s*{.*?}\s*", "", svg, flags=re.DOTALL)
    svg = svg.replace("font-family: Fira Code, monospace", f"font-family: {FONTS}")
    svg = svg.replace("<!-- Generated with Rich https://www.textualize.io -->", "")
    assert "http" not in svg.replace(NAMESPACE, "")
    return svg


if __name__ == "__main__":
    PICTURE.write_text(without_links(asyncio.run(picture())), encoding="utf-8")
