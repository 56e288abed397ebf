"""The system's Chromium: found, or installed where we may; else one line says what is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import Final

VARIABLE: Final = "LUDOTHEQUE_CHROMIUM"
LIGHT: Final = "chromium-headless-shell"  # the same engine without windows: the tests take half the time
NAMES: Final = (LIGHT, "chromium", "chromium-browser", "google-chrome")
NONE_SPARE: Final = "--renderer-process-limit=1"  # none is started for a next page; every context has its own anyway
UPDATING: Final = ["apt-get", "update"]
INSTALLING: Final = ["apt-get", "install", "-y", "--no-install-recommends"]
MISSING: Final = (
    f"no Chromium was found: the browser tests are left out (install chromium, or name one with {VARIABLE})"
)
ROOT: Final = hasattr(os, "geteuid") and os.geteuid() == 0


def found() -> str | None:
    """The path of a Chromium: the one that was named, else the first on the PATH."""
    named = os.environ.get(VARIABLE)
    return next(filter(None, map(shutil.which, [named] if named else NAMES)), None)


def provide() -> None:
    """Install the light one where there is none, and in CI; only root may, and only where apt-get does it."""
    enough = shutil.which(LIGHT) if is_expected() else found()
    if enough or os.environ.get(VARIABLE) or not ROOT or not shutil.which("apt-get"):
        return
    if done(UPDATING) and not done([*INSTALLING, LIGHT]) and not found():
        done([*INSTALLING, "chromium"])


def done(command: list[str]) -> bool:
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    return subprocess.run(command, env=quiet, capture_output=True).returncode == 0


def is_expected() -> bool:
    """In CI a missing browser is a failure."""
    return bool(os.environ.get("CI"))
