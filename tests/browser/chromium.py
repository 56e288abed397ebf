"""The system's Chromium: found, or installed where we may; else one line says what is missing."""

from __future__ import annotations

import os
import shutil
import subprocess
from typing import Final

VARIABLE: Final = "LUDOTHEQUE_CHROMIUM"
NAMES: Final = ("chromium", "chromium-browser", "google-chrome")
INSTALLING: Final = (["apt-get", "update"], ["apt-get", "install", "-y", "--no-install-recommends", "chromium"])
MISSING: Final = (
    f"no Chromium was found: the browser tests are left out (install chromium, or name one with {VARIABLE})"
)
ROOT: Final = hasattr(os, "geteuid") and os.geteuid() == 0


def found() -> str | None:
    """The path of a Chromium: the one that was named, else the first on the PATH."""
    named = os.environ.get(VARIABLE)
    return next(filter(None, map(shutil.which, [named] if named else NAMES)), None)


def provide() -> None:
    """Install one where there is none, once; only root may, and only where apt-get does it."""
    if found() or os.environ.get(VARIABLE) or not ROOT or not shutil.which("apt-get"):
        return
    for command in INSTALLING:
        quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
        if subprocess.run(command, env=quiet, capture_output=True).returncode:
            return


def is_expected() -> bool:
    """In CI a missing browser is a failure."""
    return bool(os.environ.get("CI"))
