"""Minds: other processes that think about the same decision, each with a tree and a chance of its own.

They are sent what the seat can imagine, and what came of each choice is added up. They end with whoever started them.
"""

from __future__ import annotations

import atexit
import json
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from itertools import count
from threading import Lock
from typing import Any, Final

from ludotheque.bots.search.tree import Arm
from ludotheque.kernel.choice import Choice

START: Final = "from ludotheque.bots.search.along import think_along; think_along()"
NAMES: Final = count()  # of bots that think together with others
Question = dict[str, Any]


class Mind:
    """One process that thinks along. It is asked, and answers in its time."""

    def __init__(self) -> None:
        paths = {"PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        self._process = subprocess.Popen(
            [sys.executable, "-c", START],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            env=os.environ | paths,
        )
        atexit.register(self.close)

    def ask(self, question: Question) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(question) + "\n")
        self._process.stdin.flush()

    def answer(self) -> dict[Choice, Arm]:
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        if not line:
            raise RuntimeError("a process that thought along has ended")
        return dict(arm_of(*told) for told in json.loads(line))

    def close(self) -> None:
        """It ends when nothing more can come."""
        self._process.communicate()


class Minds:
    """So many processes besides this one. One question is asked at a time."""

    def __init__(self, number: int) -> None:
        self._minds = [Mind() for _ in range(number)]
        self._asking = Lock()

    def think(self, questions: list[Question], alone: Callable[[], dict[Choice, Arm]]) -> list[dict[Choice, Arm]]:
        """What came of the questions, one for each mind; and meanwhile what this process thinks alone."""
        with self._asking:
            for mind, question in zip(self._minds, questions, strict=True):
                mind.ask(question)
            own = alone()
            return [own, *(mind.answer() for mind in self._minds)]


@cache
def minds(number: int) -> Minds:
    """All bots of this process that think on so many cores share them."""
    return Minds(number)


def told(choice: Choice, arm: Arm) -> list[Any]:
    return [list(choice), arm.offered, arm.taken, arm.worth, arm.policy]


def arm_of(choice: list[int], offered: int, taken: int, worth: float, policy: float) -> tuple[Choice, Arm]:
    verb, what, where = choice
    arm = Arm()
    arm.offered, arm.taken, arm.worth, arm.policy = offered, taken, worth, policy
    return (verb, what, where), arm


def together(found: list[dict[Choice, Arm]]) -> dict[Choice, Arm]:
    """What came of each choice in all trees."""
    sums: dict[Choice, Arm] = {}
    for arms in found:
        for choice, arm in arms.items():
            whole = sums.setdefault(choice, Arm())
            whole.offered += arm.offered
            whole.taken += arm.taken
            whole.worth += arm.worth
            whole.policy += arm.policy
    return sums
