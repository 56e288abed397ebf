"""How far something has come, on the error output, where somebody sees it."""

from __future__ import annotations

from rich.console import Console
from rich.progress import Progress


def progress_bar(wanted: bool = True) -> Progress:
    console = Console(stderr=True)
    return Progress(console=console, transient=True, disable=not wanted or not console.is_terminal)
