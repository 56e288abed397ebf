"""The pictures of README and docs are made by the browser itself: python -m tests.browser.pictures."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser

from tests.counts import FULL

from .pictures import take_pictures

NAMES = {"lobby.png", "table.png", "phone.png", "replay.png", *(("strain.png", "legends.png") if FULL else ())}
LARGEST = 300_000  # bytes


def test_pictures_can_be_made(browser: Browser, tmp_path: Path) -> None:
    take_pictures(browser, tmp_path, everything=FULL)
    pictures = {path.name: path.read_bytes() for path in tmp_path.iterdir()}
    assert pictures.keys() == NAMES
    assert all(len(picture) < LARGEST for picture in pictures.values())
