"""Processes as the system knows them: whose children there are, and whether they still run."""

from __future__ import annotations

import asyncio
import subprocess


def listed() -> list[tuple[int, int, str]]:
    """Every process: its id, its parent's and its state."""
    text = subprocess.run(["ps", "-A", "-o", "pid=,ppid=,stat="], capture_output=True, text=True, check=True).stdout
    return [(int(pid), int(parent), state) for pid, parent, state in (line.split() for line in text.splitlines())]


def children_of(pid: int) -> list[int]:
    """Theirs too."""
    below, everybody = {pid}, listed()
    while more := {child for child, parent, _ in everybody if parent in below} - below:
        below |= more
    return sorted(below - {pid})


def running(pids: list[int]) -> list[int]:
    """Those that are still at work; one that only waits to be buried is not."""
    return [pid for pid, _, state in listed() if pid in pids and not state.startswith("Z")]


async def all_gone(pids: list[int], seconds: float) -> bool:
    for _ in range(int(seconds * 10)):
        if not running(pids):
            return True
        await asyncio.sleep(0.1)
    return False
