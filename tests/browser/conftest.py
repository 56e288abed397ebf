"""A server with the built web client, a real Chromium, and people at browsers of their own."""

from __future__ import annotations

import asyncio
import runpy
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.server.serving import ServerProcess

from . import chromium
from .device import Device
from .person import Person
from .playing import finished_table, wait_for_question

REPOSITORY = Path(__file__).parents[2]
HERE = Path(__file__).parent
MOST_SPARE = 6  # each takes some 100 MB


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Without a browser these tests do not run; at the end one line says so. In CI they fail."""
    if chromium.found() or chromium.is_expected():
        return
    ours = [item for item in items if item.path.is_relative_to(HERE)]
    config.hook.pytest_deselected(items=ours)
    items[:] = [item for item in items if item not in ours]


@pytest.fixture(scope="package")
def web_client() -> None:
    """The web client as its sources are now."""
    built = runpy.run_path(str(REPOSITORY / "setup.py"), run_name="setup")
    stamp: Path = built["BUILT_FROM"]
    fresh = stamp.is_file() and stamp.read_text(encoding="utf-8") == built["fingerprint"]()
    if not fresh:
        pytest.fail("the web client is not built from the current sources: run `pip install -e .`", pytrace=False)


@pytest.fixture(scope="package")
def serving(web_client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    process = ServerProcess(f"sqlite:///{tmp_path_factory.mktemp('tables')}/tables.db", bot_workers="1")
    asyncio.run(process.start())
    yield process
    process.kill()


@pytest.fixture(scope="package")
def browser(serving: ServerProcess) -> Iterator[Browser]:
    """Started after the server and gone before other tests: while it runs, its own event loop counts as running."""
    path = chromium.found()
    if path is None:
        pytest.fail(chromium.MISSING, pytrace=False)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=path, chromium_sandbox=not chromium.ROOT, args=[chromium.NONE_SPARE]
        )
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def over(browser: Browser, serving: ServerProcess) -> str:
    """The id of a game that is over, for whoever wants to look back at one: Ann and Bea played it at one screen."""
    ann = Person(browser, serving.address, "Ann")
    table = finished_table(ann, Random(16))
    assert ann.leave() == []
    return table


class Spare:
    """Browsers that nobody uses just now. Whoever comes next has them: a new one takes half a second of work."""

    def __init__(self) -> None:
        self._kept: list[tuple[str, Device]] = []  # what they are like, and they; the latest last

    def take(self, kind: str) -> Device | None:
        found = next((one for one in self._kept if one[0] == kind), None)
        if found is None:
            return None
        self._kept.remove(found)
        return found[1]

    def keep(self, kind: str, device: Device) -> None:
        self._kept.append((kind, device))
        if len(self._kept) > MOST_SPARE:
            self._kept.pop(0)[1].context.close()


@pytest.fixture(scope="package")
def spare(browser: Browser) -> Spare:
    return Spare()


class People:
    """Whoever comes to a test; when it is over, nothing may have gone wrong at any of their browsers."""

    def __init__(self, browser: Browser, server: str, spare: Spare | None = None) -> None:
        self.server = server
        self._browser = browser
        self._spare = spare
        self._all: list[tuple[Person, str]] = []

    def __call__(self, name: str = "Ann", new: bool = False, game: str = "strife", **how: Any) -> Person:
        """Somebody at a browser that others had before, unless it has to be new or will not be the same again."""
        kind = "" if new else f"{self.server} {sorted(how.items())}"
        device = self._spare.take(kind) if self._spare else None
        person = Person(self._browser, self.server, name, game=game, device=device, **how)
        self._all.append((person, kind))
        return person

    def back(self, table: str, cookies: list[Any], **how: Any) -> Person:
        """Somebody who was at a table before comes back to it, at whatever screen."""
        person = self("", **how)
        person.context.add_cookies(cookies)
        person.goto(f"/table/{table}")
        assert wait_for_question(person)
        expect(person.page.locator(".waiting")).to_have_count(0)
        return person

    def leave(self) -> list[str]:
        return [problem for person, kind in self._all for problem in self._see_off(person, kind)]

    def _see_off(self, person: Person, kind: str) -> list[str]:
        if not kind or self._spare is None:
            return person.leave()
        person.device.clear()
        if not person.problems:
            self._spare.keep(kind, person.device)
        return person.problems


@pytest.fixture
def people(browser: Browser, serving: ServerProcess, spare: Spare) -> Iterator[People]:
    people = People(browser, serving.address, spare)
    yield people
    assert people.leave() == []


@pytest.fixture
def ann(people: People) -> Person:
    return people("Ann")
