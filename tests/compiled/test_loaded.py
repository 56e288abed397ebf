"""The modules that are loaded are the ones that are meant: Python quietly falls back to the source otherwise."""

from __future__ import annotations

import runpy
from contextlib import chdir
from importlib import import_module
from pathlib import Path

import pytest

from tests.test_layers import outsiders

HERE = Path(__file__).parents[2]
AT_HAND_WHEN_BUILDING = {"mypy_extensions", "msgspec"}  # of build-system.requires in pyproject.toml


def compiled_modules() -> list[str]:
    """The files that setup.py hands to the compiler, as it names them: relative to the repository."""
    setup = runpy.run_path(str(HERE / "setup.py"), run_name="setup")
    with chdir(HERE):
        return [str(path) for path in setup["compiled_modules"]()]


def module_name(path: str) -> str:
    return ".".join(Path(path).relative_to("src").with_suffix("").parts)


MODULES = compiled_modules()


@pytest.mark.parametrize("path", MODULES)
def test_kernel_and_rules_are_compiled(path: str) -> None:
    assert Path(str(import_module(module_name(path)).__file__)).suffix == ".so"


@pytest.mark.parametrize("path", MODULES)
def test_what_is_compiled_needs_nothing_that_is_missing_while_building(path: str) -> None:
    assert sorted(outsiders(HERE / path) - AT_HAND_WHEN_BUILDING) == []
