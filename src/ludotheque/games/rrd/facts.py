"""The facts of RR&D: from the sets in content/*/*.toml to the books that the rules use."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from ludotheque.content.loader import BadContent, fingerprint, read_entries
from ludotheque.games.rrd.book import Book
from ludotheque.games.rrd.options import CONTENT, DUEL, ORIGINAL, SETS
from ludotheque.games.rrd.scribe import Scribe, Written, sources
from ludotheque.kernel.game import Settings
from ludotheque.kernel.notation import nearest

ORDERED: Final = (  # each file may name what stands in those before it
    "cards", "tokens", "enemies", "accessories", "markers", "weapons", "heroes", "places", "destinies", "difficulties",
    "ready",
)  # fmt: skip
OF_A_JOURNEY: Final = ("places", "destinies", "difficulties")
READY: Final = "ready"
SHARED: Final = ("heroes", "weapons")


def load_sets() -> dict[str, Book]:
    """Every set; what has a name has the same number in all of them."""
    whole = {name: merged(WRITTEN[ORIGINAL], found) for name, found in WRITTEN.items()}
    return {name: Scribe(f"{name}/", found, ORDER).book for name, found in whole.items()}


def entries(folder: Path) -> Written:
    """What is written in the files of a folder; a set that only changes the original one has only some of them."""
    paths = {file: folder / f"{file}.toml" for file in ORDERED}
    whole = folder == CONTENT / ORIGINAL
    return {file: read_entries(path) if whole or path.is_file() else {} for file, path in paths.items()}


def merged(original: Written, changes: Written) -> Written:
    return {file: {**original[file], **changes[file]} for file in ORDERED}


def check_file(path: Path) -> int:
    """The number of entries of a file of one's own; BadContent says what is wrong.

    It changes the original set, together with the other files that lie in its folder.
    """
    if path.stem not in ORDERED:
        names = [f"{name}.toml" for name in ORDERED]
        raise BadContent(f"{path.name}: a file is called after what it holds{nearest(path.name, names)}")
    if not path.is_file():
        raise BadContent(f"{path.name}: there is no such file")
    found = entries(path.parent)
    whole = merged(entries(CONTENT / ORIGINAL), found)
    Scribe("", whole, {file: list(whole[file]) for file in ORDERED})
    return len(found[path.stem])


def all_together() -> Book:
    """What everything is called and says, from whatever set: what stands in the original one, as it stands there."""
    if len(WRITTEN) == 1:
        return BOOKS[ORIGINAL]
    whole = WRITTEN[ORIGINAL]
    for found in WRITTEN.values():
        whole = merged(found, whole)
    return Scribe("", whole, ORDER).book


def in_play(chosen: Settings) -> list[str]:
    """The original set and the chosen one, but for what only a journey needs in a duel, and for ready heroes where
    nobody can take one. Heroes and weapons are chosen among those of all sets.
    """
    sets = (ORIGINAL, str(chosen["set"]))
    left_out: set[str] = set(OF_A_JOURNEY) if chosen["mode"] == DUEL else set()
    if chosen["mode"] == DUEL or not chosen["ready"]:
        left_out.add(READY)
    kinds = [(kind, *kind.split("/")) for kind in HASHES]
    return [kind for kind, name, file in kinds if file not in left_out and (name in sets or file in SHARED)]


WRITTEN: dict[str, Written] = {name: entries(CONTENT / name) for name in SETS}
ORDER: dict[str, list[str]] = {
    file: list(dict.fromkeys(n for found in WRITTEN.values() for n in found[file])) for file in ORDERED
}
BOOKS: dict[str, Book] = load_sets()
BOOK: Book = all_together()  # for words; the numbers that names have are the same in all
SOURCES: list[str] = sources(ORDER)
HASHES: dict[str, str] = {  # by set and file
    f"{name}/{file}": fingerprint(found[file]) for name, found in WRITTEN.items() for file in ORDERED if found[file]
}
