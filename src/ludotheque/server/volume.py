"""Volumes: books, rules and words as they are sent, encoded and compressed; and the files in which they are kept."""

from __future__ import annotations

import gzip
import hashlib
import os
import sys
import zlib
from collections.abc import Iterable, Iterator
from contextlib import ExitStack, contextmanager, suppress
from functools import cache
from pathlib import Path
from typing import Final, Literal, NamedTuple

import msgspec

from ludotheque import __version__
from ludotheque.content.folder import content_folder
from ludotheque.content.homes import home_folder
from ludotheque.content.rules import rules_path
from ludotheque.content.words import LANGUAGES, PACKAGE
from ludotheque.games import GAMES
from ludotheque.server.book import make_book, platform_messages, rule_book

Kind = Literal["book", "rules"]
KINDS: Final[tuple[Kind, ...]] = ("book", "rules")
MADE_BY: Final = ("book", "difference", "film", "frames", "wire", "wire_book", "wire_replay")
COMMON: Final = (
    "content/*.py", "games/*.py", "kernel/*.py", "plain/*.py", "text/*.ftl", *(f"server/{one}.py" for one in MADE_BY),
)  # fmt: skip
SUFFIX: Final = ".json.gz"


class Title(NamedTuple):
    """Which book: of a game, in a language."""

    kind: Kind
    game: str
    language: str


class Volume(NamedTuple):
    """What is sent of it: the bytes, compressed, and a digest of what is in them."""

    packed: bytes
    digest: str

    @property
    def unpacked(self) -> bytes:
        return gzip.decompress(self.packed)


def every_title() -> list[Title]:
    """Those of each game that can be played."""
    return [Title(kind, game, language) for language in LANGUAGES for game in GAMES for kind in KINDS]


def bound(content: bytes) -> Volume:
    """The same content is the same volume, whoever binds it: there is no date in it."""
    return Volume(gzip.compress(content, 9, mtime=0), digest_of(content))


def digest_of(content: bytes) -> str:
    return hashlib.sha256(content).hexdigest()[:32]


def written(title: Title) -> Volume:
    """The book, made from nothing. It takes seconds: never where others wait."""
    make = make_book if title.kind == "book" else rule_book
    return bound(msgspec.json.encode(make(title.game, title.language)))


def words_of(language: str) -> Volume:
    """The words around every game: files that are read as they are, in a moment."""
    return bound(platform_messages(language).encode())


# Files


def taken_or_written(folder: Path, title: Title) -> Volume:
    """From the folder, where another server may have put it meanwhile; else made, and put there."""
    with making(folder, title):
        found = taken(folder, title)
        if found is None:
            found = written(title)
            put(folder, title, found)
    return found


@contextmanager
def making(folder: Path, title: Title) -> Iterator[None]:
    """Whoever else on this machine would make the book waits until it is there, unless the folder cannot be written."""
    with ExitStack() as stack:
        if sys.platform != "win32":
            import fcntl

            with suppress(OSError):
                folder.mkdir(mode=0o700, parents=True, exist_ok=True)
                lock = stack.enter_context((folder / f"{stem_of(title)}.making").open("w"))
                fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def taken(folder: Path, title: Title) -> Volume | None:
    """What is kept of this very book; None where it is not there, or cannot be read."""
    try:
        packed = path_of(folder, title).read_bytes()
        content = gzip.decompress(packed)
    except (OSError, EOFError, zlib.error):
        return None
    return Volume(packed, digest_of(content)) if content else None  # no bytes at all count as nothing compressed


def put(folder: Path, title: Title, volume: Volume) -> None:
    """Keep it, in place of what it was before. The file appears under its name once it is whole.

    A folder that cannot be written costs a making at the next start, and nothing else.
    """
    path = path_of(folder, title)
    unfinished = path.with_name(f"{path.name}.{os.getpid()}.part")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        unfinished.write_bytes(volume.packed)
        os.replace(unfinished, path)
        for old in folder.glob(f"{stem_of(title)}.*"):
            if old != path:
                old.unlink(missing_ok=True)
    except OSError:
        return


def path_of(folder: Path, title: Title) -> Path:
    return folder / f"{stem_of(title)}.{made_of(title.game)}{SUFFIX}"


def stem_of(title: Title) -> str:
    return f"{title.game}.{title.language}.{title.kind}"


@cache
def made_of(game_id: str) -> str:
    """A digest of everything that the books and the films of a game are made of."""
    home = home_folder(game_id)
    files = {path for pattern in COMMON for path in PACKAGE.glob(pattern)}
    files |= {path for suffix in ("py", "ftl") for path in home.rglob(f"*.{suffix}")}
    facts = sorted(content_folder(game_id).rglob("*.toml"))
    return digest_of_files([*sorted(files), *facts, *(rules_path(game_id, language) for language in LANGUAGES)])


def digest_of_files(files: Iterable[Path]) -> str:
    digest = hashlib.sha256(__version__.encode())
    for file in files:
        content = file.read_bytes()
        digest.update(f"\n{file.name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()[:32]
