"""Goofspiel, installed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .installing import EXAMPLE, install, installed_here


@pytest.fixture(scope="package")
def there(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(EXAMPLE, tmp_path_factory.mktemp("goofspiel"))


@pytest.fixture
def here(there: Path) -> Iterator[None]:
    with installed_here(there):
        yield
