"""Facts from TOML into typed values. An error names the file, the entry and the nearest known name."""

from __future__ import annotations

import hashlib
import re
import tomllib
from functools import cache
from pathlib import Path
from typing import Annotated, Any, Final, TypeVar

import msgspec
from msgspec import Meta

from ludotheque.kernel.notation import nearest

Fact = TypeVar("Fact", bound=msgspec.Struct)
Amount = Annotated[int, Meta(ge=0, le=99)]
Entries = dict[str, Any]  # of a file, by name
Named = str | dict[str, Amount]  # a verb, or a verb with its number: "disguise", { pillage = 3 }

# What a validator calls the kinds of values, in words.
KINDS: Final = {
    "int": "a number",
    "float": "a fraction",
    "str": "a word",
    "bool": "true or false",
    "object": "a table",
    "array": "a list",
}


class BadContent(ValueError):
    """A content file that cannot be used; the message says which, where and why."""


def load_facts(path: Path, kind: type[Fact]) -> dict[str, Fact]:
    """Every entry of a TOML file as a value of this kind, in the order of the file."""
    return {name: load_fact(path.name, name, entry, kind) for name, entry in read_entries(path).items()}


def read_entries(path: Path) -> Entries:
    """Every entry of a TOML file as it stands there."""
    try:
        return parsed(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadContent(f"{path.name}: cannot be read ({error.strerror})") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadContent(f"{path.name}: is not TOML: {error}") from None


@cache
def parsed(text: str) -> Entries:
    """The entries of a text, once: facts and their hash are both made of them. Nobody writes on them."""
    return tomllib.loads(text)


def load_fact(file: str, name: str, entry: object, kind: type[Fact]) -> Fact:
    known_keys = keys_in(kind)
    if not isinstance(entry, dict):
        raise BadContent(f"{file}: {name!r} stands alone; write it in an entry [name]")
    for key in entry:
        if key not in known_keys:
            raise BadContent(f"{file}: [{name}] has an unknown key {key!r}{nearest(key, known_keys)}")
    try:
        return msgspec.convert(entry, kind)
    except msgspec.ValidationError as error:
        raise BadContent(f"{file}: [{name}] {spoken(str(error), kind)}") from None


def spoken(error: str, kind: type[msgspec.Struct]) -> str:
    """The validator's message in words, with the place written as a key and the nearest key of a nested table."""
    message, _, where = error.partition(" - at `$")
    place = where.rstrip("`").lstrip(".").replace("[...]", "")
    at = f"{place}: " if place else ""
    if missing := re.search(r"missing required field `(\w+)`", message):
        return f"{at}the key {missing[1]!r} is missing"
    if unknown := re.search(r"unknown field `(\w+)`", message):
        return f"{at}unknown key {unknown[1]!r}{nearest(unknown[1], keys_of(kind, place))}"
    message = re.sub(r"`([^`]*)`", kinds_in_words, message)
    message = re.sub(r" matching regex .*", " of small letters and _", message)
    return at + message.replace("Expected", "expected").replace("<=", "of at most").replace(">=", "of at least")


def kinds_in_words(found: re.Match[str]) -> str:
    """`int | null` -> a number"""
    return " or ".join(KINDS.get(word, word) for word in found[1].split(" | ") if word != "null")


def keys_of(kind: type[msgspec.Struct], place: str) -> list[str]:
    """The keys of the table that stands at this key."""
    nested = next(field.type for field in msgspec.structs.fields(kind) if field.encode_name == place)
    options = [option for option in getattr(nested, "__args__", (nested,)) if isinstance(option, type)]
    return [key for table in options if issubclass(table, msgspec.Struct) for key in keys_in(table)]


@cache
def keys_in(kind: type[msgspec.Struct]) -> list[str]:
    """The keys of an entry of this kind; asked for once, because finding them out takes long."""
    return [field.encode_name for field in msgspec.structs.fields(kind)]


def one_of(file: str, name: str, key: str, value: str, known: tuple[str, ...] | list[str]) -> int:
    """The number of a name in a closed list."""
    names = [word for word in known if word]
    if value not in names:
        raise BadContent(f"{file}: [{name}] {key}: there is no {value!r}{nearest(value, names)}")
    return list(known).index(value)


def verb_and_amount(
    file: str, name: str, key: str, value: Named, known: tuple[str, ...], numbered: tuple[str, ...]
) -> tuple[int, int]:
    """The number of a verb, and its amount where it must have one."""
    if isinstance(value, str):
        verb = one_of(file, name, key, value, known)
        if value in numbered:
            raise BadContent(f"{file}: [{name}] {key}: {value!r} needs a number: {{ {value} = 3 }}")
        return verb, 0
    if len(value) != 1:
        example = f"{{ {numbered[0]} = 3 }}" if numbered else f'"{known[-1]}"'
        raise BadContent(f"{file}: [{name}] {key}: write one name, as in {example}")
    word, amount = next(iter(value.items()))
    verb = one_of(file, name, key, word, known)
    if word not in numbered:
        raise BadContent(f'{file}: [{name}] {key}: {word!r} takes no number; write "{word}"')
    return verb, amount


def fingerprint(entries: Entries) -> str:
    """A short hash of the facts of one kind, the same for the same values however a file is laid out.

    The order of the entries counts: they are numbered by it, and what is drawn by lot is drawn by number.
    """
    return hashlib.sha256(msgspec.json.encode(list(entries.items()), order="sorted")).hexdigest()[:16]
