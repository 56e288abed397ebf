"""Words: Fluent texts into sentences, in the language of whoever reads them."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from functools import cache, cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Final

from ludotheque.content.homes import home_folder
from ludotheque.kernel.notation import nearest

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES: Final = ("en", "fr", "de")
ENGLISH: Final = "en"
FRENCH: Final = "fr"
PACKAGE: Final = Path(__file__).parent.parent
SPACED_SIGN: Final = re.compile(r"(?<=\S) (?=[:;?!»](?!-))|(?<=«) ")  # not the ruler of a table in the rules
UNBREAKABLE: Final = "\u00a0"
ENTRY: Final = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)  # what follows, up to the next one, is indented
Param = str | int


class MissingWords(LookupError):
    """An id that has no words in a language, or words that lack a parameter; the message says which."""


class Words:
    """The words of one language. A name that a sentence speaks of is made first and passed in.

    A game has a thousand sentences and most readers need a few: an entry is parsed when it is first asked for.
    Where words are missing, a person reads the English ones, marked with their id; a `strict` reader is told so.
    """

    def __init__(self, language: str, folders: Iterable[Path], strict: bool = False) -> None:
        check_language(language)
        self.language = language
        self.strict = strict
        self._folders = list(folders)
        self._known: set[str] = set()
        self._unread: dict[str, str] = {}
        self._names: dict[str, str] = {}  # what is always said alike, and often
        for text in texts(language, self._folders):
            for name, entry in entries_in(text):
                self._unread.setdefault(name, entry)

    @property
    def ids(self) -> set[str]:
        """Every id that there are words for."""
        for name in list(self._unread):
            self._read(name)
        return self._known

    def knows(self, id: str) -> bool:
        """Whether there are words for this id."""
        self._read(id.partition(".")[0])
        return id in self._known

    def find(self, id: str) -> str:
        """The words of this id; nothing where there are none."""
        return self.text(id) if self.knows(id) else ""

    def text(self, id: str, /, **params: Param) -> str:
        """The words of a message, `told-reveals`, or of an attribute of one, `option-rounds.about`."""
        if not params and id in self._names:
            return self._names[id]
        if self.knows(id):
            text = self._formatted(id, params)
            if not params:
                self._names[id] = text
            return text
        if self.strict:
            raise MissingWords(f"{self.language}: there are no words for {id!r}{nearest(id, sorted(self.ids))}")
        if self.language == ENGLISH:
            return f"«{id}»"
        english = Words(ENGLISH, self._folders)
        return f"«{id}» {english.text(id, **params)}" if english.knows(id) else f"«{id}»"

    @cached_property
    def _bundle(self) -> FluentBundle:
        from fluent.runtime import FluentBundle  # slow to load

        return FluentBundle([self.language], use_isolating=False)

    def _read(self, name: str) -> None:
        """An entry, and those that it refers to."""
        entry = self._unread.pop(name, None)
        if entry is None:
            return
        from ludotheque.content.entries import ids_in, references_in, resource_of  # slow to load

        resource = resource_of(entry)
        self._bundle.add_resource(resource)
        self._known.update(ids_in(resource))
        for referred in references_in(resource):
            self._read(referred)

    def _formatted(self, id: str, params: dict[str, Param]) -> str:
        name, _, attribute = id.partition(".")
        message = self._bundle.get_message(name)
        pattern = message.attributes[attribute] if attribute else message.value
        assert pattern is not None  # a message without a value is not known
        text, errors = self._bundle.format_pattern(pattern, params)
        if errors and self.strict:
            raise MissingWords(f"{self.language}: {id!r} cannot be said: {'; '.join(map(str, errors))}")
        return str(text)


def entries_in(text: str) -> Iterator[tuple[str, str]]:
    """The entries of a file by name, not parsed yet; a term's name begins with -."""
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    for start, end in zip(starts, ends, strict=True):
        yield start[1], text[start.start() : end]


def texts(language: str, folders: Iterable[Path], besides: Collection[str] = ()) -> Iterator[str]:
    """Every file of the language in these folders, besides some by name, as it is to be read."""
    check_language(language)
    for folder in folders:
        found = sorted(folder.glob(f"*.{language}.ftl"))
        for path in [path for path in found if path.name.partition(".")[0] not in besides]:
            yield spaced(language, path.read_text(encoding="utf-8"))


def spaced(language: str, text: str) -> str:
    """In French there is a space before a colon or a question mark, and no line is broken there."""
    return SPACED_SIGN.sub(UNBREAKABLE, text) if language == FRENCH else text


def check_language(language: str) -> None:
    if language not in LANGUAGES:
        raise ValueError(f"there is no language {language!r}{nearest(language, list(LANGUAGES))}")


@cache
def words_for(game_id: str | None, language: str, strict: bool = False) -> Words:
    """The words of the platform and, where one is named, of a game; read once."""
    return Words(language, text_folders(game_id), strict)


def text_folders(game_id: str | None) -> list[Path]:
    """Where the words of the platform lie, and those of a game."""
    platform = PACKAGE / "text"
    if game_id is None:
        return [platform]
    return [platform, home_folder(game_id) / "text"]
