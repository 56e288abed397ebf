"""Builds the package. With LUDOTHEQUE_COMPILED=1 kernel and rules are compiled by mypyc; the rest stays Python."""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).parent
PACKAGE = Path("src/ludotheque")
PLAIN_KERNEL = {"__init__.py", "laws.py"}
PLAIN_GAME = {"__init__.py", "facts.py", "layout.py", "notation.py", "tensor.py", "terminal.py", "words.py", "zones.py"}


class BuildWithRules(build_py):
    """The numbered rules live in docs/rules; an installed package carries them along."""

    def run(self) -> None:
        super().run()
        if not self.editable_mode:
            shutil.copytree(HERE / "docs/rules", Path(self.build_lib, "ludotheque/rules"), dirs_exist_ok=True)


def compiled_modules() -> list[str]:
    """Kernel and rules, without what only reads files, draws or writes words."""
    kernel = [path for path in sorted(Path(PACKAGE, "kernel").glob("*.py")) if path.name not in PLAIN_KERNEL]
    games = [path for path in sorted(Path(PACKAGE, "games").glob("*/*.py")) if path.name not in PLAIN_GAME]
    return [str(path) for path in kernel + games]


def extensions() -> list[object]:
    if os.environ.get("LUDOTHEQUE_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    return list(mypycify(compiled_modules(), opt_level="3", group_name="ludotheque", multi_file=True))


setup(
    cmdclass={"build_py": BuildWithRules},
    ext_modules=extensions(),
    options={"build_ext": {"parallel": os.cpu_count()}},
)
