"""The modules that are loaded are the ones that are meant: Python quietly falls back to the source otherwise."""

from __future__ import annotations

import os
from importlib import import_module
from pathlib import Path

import pytest

EXPECTED = ".so" if os.environ.get("EXPECT_COMPILED") == "1" else ".py"
NAMES = [
    *(
        f"kernel.{name}"
        for name in (
            "audience", "choice", "dice", "event", "game", "notation", "record", "save", "state", "step",
        )
    ),
    *(
        f"games.strife.{name}"
        for name in (
            "ai", "arrange", "battle", "champions", "combat", "events", "fatestone", "legacy", "locations", "may",
            "options", "relics", "round", "selection", "table", "verbs",
        )
    ),
]  # fmt: skip


@pytest.mark.parametrize("name", NAMES)
def test_kernel_and_rules_are_compiled_where_that_is_asked_for(name: str) -> None:
    module = import_module(f"ludotheque.{name}")
    assert Path(str(module.__file__)).suffix == EXPECTED
