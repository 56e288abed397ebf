"""Before any test: a browser for tests/browser, where that is among what runs, and a place for the servers' books."""

from __future__ import annotations

import gc
import os
from pathlib import Path

import pytest

from tests.browser import chromium

BROWSER = Path(__file__).parent / "browser"
BOOKS = Path(__file__).parent.parent / "build/books"  # all servers share it, from one run to the next

SELDOM = (100_000, 50, 100)  # every choice that can be written is kept in a set, and each collection goes through it


def pytest_configure(config: pytest.Config) -> None:
    """The browser once, in the process that the others are started from; garbage is collected seldom in all of them."""
    gc.set_threshold(*SELDOM)
    os.environ.setdefault("LUDOTHEQUE_BOOKS", str(BOOKS))
    if not hasattr(config, "workerinput") and runs_browser_tests(config):
        chromium.provide()


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter, config: pytest.Config) -> None:
    if runs_browser_tests(config) and not chromium.found() and not chromium.is_expected():
        terminalreporter.write_line(f"the browser tests are left out: {chromium.MISSING}")


def runs_browser_tests(config: pytest.Config) -> bool:
    ignored = [Path(path).resolve() for path in config.getoption("ignore") or []]
    asked = [Path(arg.split("::")[0]).resolve() for arg in config.args]
    wanted = any(BROWSER.is_relative_to(path) or path.is_relative_to(BROWSER) for path in asked)
    return wanted and BROWSER not in ignored
