"""Write the record of one random game for the archive, with the sources of any version.

From the root of this checkout, with the sources of the version that is to be archived first in the path:

    PYTHONPATH=<sources of that version> python tests/archive/write.py strife tests/archive/strife-1.json rounds=1

What a record keeps for later rules is made by this checkout, so that versions that kept nothing can be archived too.
"""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from random import Random
from types import ModuleType

import ludotheque

KERNEL = Path(__file__).parents[2] / "src" / "ludotheque" / "kernel"
SEED = 4


def own(name: str) -> ModuleType:
    """A file of this checkout, whichever sources are in the path."""
    spec = importlib.util.spec_from_file_location(f"own_{name}", KERNEL / f"{name}.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def setting(value: str) -> bool | int | str:
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.isdigit() else value


def main(game: str, path: str, *options: str) -> None:
    keepsake, told = own("keepsake"), own("told")
    agreed = {name: setting(value) for name, _, value in (option.partition("=") for option in options)}
    seats = agreed.pop("seats", None)
    assert seats is None or isinstance(seats, int)
    table = ludotheque.new_table(game, seats, seed=SEED, options=agreed)
    chance, steps = Random(SEED), [table.events()]
    while not table.over:
        heard = len(table.events())
        seat = table.deciders()[0]
        table.choose(seat, chance.choice(table.menu(seat)))
        steps.append(table.events(since=heard))
    record = json.loads(table.record().dumps())
    assert table.result is not None
    record["told"] = told.checksum(table.game, table.state.events)
    record["keepsake"] = keepsake.packed(keepsake.Keepsake(steps, table.view(), table.result._asdict()))
    Path(path).write_text(json.dumps(record, ensure_ascii=False) + "\n", encoding="utf-8")
    print(path, len(record["choices"]), "choices,", Path(path).stat().st_size, "bytes")


if __name__ == "__main__":
    main(*sys.argv[1:])
