"""The pictures of README and docs: lobby, tables, phone and replay, the same in every run.

Written anew by: python -m tests.browser.pictures
"""

from __future__ import annotations

import asyncio
import os
import sys
import tempfile
import threading
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from typing import Any, Final

from playwright.sync_api import Browser, expect, sync_playwright

from ludotheque.server.sources import Sources
from tests.server.serving import serving

from . import chromium
from .device import DRAW
from .palette import with_palette
from .person import Person
from .playing import ME, OPEN, RANDOM_BOT, is_asked, never, new_table, play_until, two_at_a_table, wait_for_question

FOLDER: Final = Path(__file__).parents[2] / "docs" / "pictures"
DESKTOP: Final = (1280, 800)
PHONE: Final = (360, 740)
EVENING: Final = 1_767_283_200_000  # the first of January 2026, 16:00 UTC
SEED: Final = 5
GAMES: Final = 5  # in which a moment is looked for
TURN: Final = 5
STEP: Final = 30
REVEALED: Final = 3  # units of each side


class SeededSources(Sources):
    """Bots begin to think in the order of the seats, each with the next seed."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self._chance = Random(seed)

    def seed(self) -> int:
        return self._chance.randrange(1 << 60)


class FixedSources(SeededSources):
    """Time stands still, and chance is known beforehand."""

    def now(self) -> int:
        return EVENING

    def token(self) -> str:
        return self._chance.randbytes(8).hex()

    def secret(self) -> str:
        return self._chance.randbytes(32).hex()


@contextmanager
def fixed_server(sources: Sources) -> Iterator[str]:
    """A server with such sources, in a thread of its own; its address."""
    ready, done = threading.Event(), threading.Event()
    addresses: list[str] = []

    async def serve(folder: str) -> None:
        async with serving(f"sqlite:///{folder}/tables.db", sources) as address:
            addresses.append(address)
            ready.set()
            while not done.is_set():
                await asyncio.sleep(0.05)

    with tempfile.TemporaryDirectory() as folder:
        thread = threading.Thread(target=asyncio.run, args=(serve(folder),))
        thread.start()
        try:
            assert ready.wait(60), "the server did not start"
            yield addresses[0]
        finally:
            done.set()
            thread.join()


def in_the_middle(sheet: dict[str, Any]) -> bool:
    """Ann is asked in a fight, with some turns behind her."""
    return is_asked(sheet) and sheet["view"]["turn"] >= TURN and sheet["view"]["seats"][0]["total"] is not None


def well_grown(sheet: dict[str, Any]) -> bool:
    """Ann is asked what to build, with two organisms on their way and tiles in hand."""
    view = sheet["view"]
    own = view["seats"][0]
    growing = [organism for organism in own["organisms"] if organism and organism["slots"]]
    return is_asked(sheet) and view["phase"] == "evolve" and len(growing) > 1 and own["hand_size"] > 3


def in_battle(sheet: dict[str, Any]) -> bool:
    """Ann is asked what to do, under a curse, with some units of both sides revealed."""
    view = sheet["view"]
    seen = Counter(unit["team"] for unit in view["units"] if unit["seen"])
    in_turn = is_asked(sheet) and any(text.startswith("move") for text in sheet["menu"])
    return in_turn and view["curse"] is not None and view["fight"] is None and min(seen[0], seen[1]) >= REVEALED


class Studio:
    """Ann and Ben before the camera."""

    def __init__(self, browser: Browser, server: str, folder: Path) -> None:
        self.folder = folder
        self._browser = browser
        self._server = server
        self._blank = browser.new_page()
        self.ann, self.ben, self.cleo = (self.person(name) for name in ("Ann", "Ben", "Cleo"))
        self.people = [self.ann, self.ben, self.cleo]

    def person(self, name: str, **how: Any) -> Person:
        return Person(self._browser, self._server, name, color_scheme="dark", timezone_id="UTC", **how)

    def take(self, name: str, person: Person) -> None:
        """When everything has come, fonts included; without the pointer and the focus."""
        person.page.mouse.move(0, 0)
        person.page.evaluate(DRAW)
        person.page.evaluate("document.activeElement?.blur(); document.fonts.ready")
        expect(person.page.locator(".waiting")).to_have_count(0)
        picture = person.page.screenshot(animations="disabled", caret="hide")
        (self.folder / f"{name}.png").write_bytes(with_palette(picture, self._blank))

    def tables(self) -> tuple[str, str]:
        """One table in play and one that is over, with others around them."""
        chance = Random(SEED)
        over = two_at_a_table(self.ann, self.ben, private=False)
        play_until([self.ann, self.ben], over, never, chance)
        playing = two_at_a_table(self.ann, self.ben, options={"relics": True}, private=False)
        assert play_until([self.ann, self.ben], playing, in_the_middle, chance), "no such moment; choose another SEED"
        new_table(self.ben, ME, OPEN, options={}, private=False)
        two_at_a_table(self.ben, self.cleo, private=False)
        return playing, over

    def at_a_moment(self, moment: Callable[[dict[str, Any]], bool], *bots: dict[str, Any], game: str) -> str:
        """A table of Ann and these bots, in the first of some games that comes to such a moment."""
        for seed in range(SEED, SEED + GAMES):
            table = new_table(self.ann, ME, *bots, game=game)
            if play_until([self.ann], table, moment, Random(seed)):
                return table
        raise AssertionError("no such moment; choose another SEED")

    def lobby(self) -> None:
        self.ann.goto("/")
        expect(self.ann.page.locator("section[aria-labelledby=open] li")).to_have_count(1)
        self.take("lobby", self.ann)

    def table(self, table: str) -> None:
        self.ben.goto(f"/table/{table}")
        self.ann.goto(f"/table/{table}")
        assert wait_for_question(self.ann)
        expect(self.ann.page.locator(".presence.here")).to_have_count(2)
        self.take("table", self.ann)

    def strain(self) -> None:
        """A table of Strain: Ann and three bots."""
        self.ann.goto(f"/table/{self.at_a_moment(well_grown, *[RANDOM_BOT] * 3, game='strain')}")
        assert wait_for_question(self.ann)
        self.take("strain", self.ann)

    def legends(self) -> None:
        """A battle of Stratego Legends: Ann, who has picked her foremost unit, and a bot."""
        self.ann.goto(f"/table/{self.at_a_moment(in_battle, RANDOM_BOT, game='legends')}")
        assert wait_for_question(self.ann)
        self.ann.page.locator(".space.lit").first.click()
        self.take("legends", self.ann)

    def phone(self, table: str) -> None:
        """The same moment on Ann's phone."""
        phone = self.person("", size=PHONE, device_scale_factor=2, has_touch=True, is_mobile=True)
        phone.becomes(self.ann)
        phone.goto(f"/table/{table}")
        assert wait_for_question(phone)
        expect(phone.page.locator(".presence.here")).to_have_count(2)
        self.take("phone", phone)
        self.people.append(phone)

    def replay(self, table: str) -> None:
        self.ann.goto(f"/replay/{table}?step={STEP}")
        expect(self.ann.page.get_by_role("slider")).to_have_value(str(STEP))
        self.take("replay", self.ann)

    def leave(self) -> list[str]:
        self._blank.close()
        return [problem for person in self.people for problem in person.leave()]


def take_pictures(browser: Browser, folder: Path, everything: bool = True) -> None:
    """All of them, or those for which no moment has to be looked for in games against bots."""
    with fixed_server(FixedSources(SEED)) as server:
        studio = Studio(browser, server, folder)
        playing, over = studio.tables()
        studio.lobby()
        studio.table(playing)
        studio.phone(playing)
        studio.replay(over)
        if everything:
            studio.strain()
            studio.legends()
        assert studio.leave() == []


def main() -> None:
    path = chromium.found()
    if path is None:
        sys.exit(chromium.MISSING)
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as books:
        os.environ.setdefault("LUDOTHEQUE_BOOKS", books)
        browser = playwright.chromium.launch(executable_path=path, chromium_sandbox=not chromium.ROOT)
        take_pictures(browser, FOLDER)
        browser.close()


if __name__ == "__main__":
    main()
