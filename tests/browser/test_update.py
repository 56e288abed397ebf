"""The rules change while people play: their tables say so, and can be ended; what is over can be looked at."""

from __future__ import annotations

import sqlite3
import sys
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tests.server.serving import ServerProcess
from tests.server.test_update import updated

from .looking import table_shown
from .person import Person
from .playing import ME, new_table, sheet_of
from .test_trouble import BACK, GONE, start

CHOICES = 9
PATIENCE = 60.0  # seconds within which a finished game is kept


@pytest.fixture
def before(web_client: None, tmp_path: Path) -> Iterator[ServerProcess]:
    process = ServerProcess(f"sqlite:///{tmp_path}/tables.db", bot_workers="1")
    start(process)
    yield process
    if process.runs:
        process.kill()


@pytest.fixture
def after(before: ServerProcess, tmp_path: Path) -> Iterator[ServerProcess]:
    """The same server after the update, at the same address."""
    process = ServerProcess(
        before.database, before.port, python=Path(sys.executable), content=str(updated(tmp_path / "mine"))
    )
    yield process
    if process.runs:
        process.kill()


def begun(ann: Person) -> str:
    """Some choices for both seats; the seed is known, so that the change is met."""
    table, chance, chosen = new_table(ann, ME, ME, game="strain", seed=3), Random(2), 0
    while chosen < CHOICES:
        for seat in (0, 1):
            sheet = sheet_of(ann, table, seat)
            if sheet["menu"] and sheet["sealed"] is None and chosen < CHOICES:
                choice = {"seat": seat, "at": sheet["at"], "choice": chance.choice(sheet["menu"])}
                ann.post(f"/api/tables/{table}/choices", choice)
                chosen += 1
    return table


def wait_until_kept(server: ServerProcess) -> None:
    """Until the film of the finished game is in the database."""
    deadline = time.monotonic() + PATIENCE
    with closing(sqlite3.connect(server.database.removeprefix("sqlite:///"))) as database:
        while database.execute("SELECT count(*) FROM films").fetchone() == (0,):
            assert time.monotonic() < deadline
            time.sleep(0.1)


def shown_at(ann: Person, over: str) -> dict[str, Any]:
    ann.goto(f"/replay/{over}?step={CHOICES}")
    expect(ann.page.get_by_role("slider")).to_have_value(str(CHOICES))
    return table_shown(ann.page)


def test_a_game_over_an_update(browser: Browser, before: ServerProcess, after: ServerProcess) -> None:
    ann = Person(browser, before.address, "Ann", game="strain")
    ann.expects(*GONE)
    table, over = begun(ann), begun(ann)
    ann.post(f"/api/tables/{over}/deeds", {"seat": 0, "deed": "resign"})
    shown = shown_at(ann, over)
    wait_until_kept(before)
    ann.goto(f"/table/{table}")
    before.kill()
    start(after)
    expect(ann.page.get_by_text(ann.say("table-older"))).to_be_visible(timeout=BACK)
    assert ann.page.locator("[data-choice]").count() == 0
    ann.button("table-agree").click()
    ann.sees("table-agree-sure")
    ann.page.get_by_role("dialog").get_by_role("button", name=ann.say("table-agree"), exact=True).click()
    ann.sees("table-aborted")
    assert shown_at(ann, over) == shown
    ann.sees("table-replay-older")
    assert ann.leave() == []
