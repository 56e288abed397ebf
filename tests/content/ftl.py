"""What the Fluent files say, and of which ids the rules and the sources speak."""

from __future__ import annotations

import inspect
import re
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from ludotheque.content.words import LANGUAGES, PACKAGE, text_folders
from ludotheque.games import GAMES, part_of
from ludotheque.games.speech import speech_of
from ludotheque.kernel.game import said
from ludotheque.kernel.notation import kebab
from ludotheque.kernel.step import Ask, AskAll
from ludotheque.lessons.lesson import read_lesson, taught

BROWSER = Path(__file__).parents[2] / "web" / "src"
# told-reveals.seat: You reveal
TO_READER = re.compile(r"(?:(?:told|step|forecast|highlight|ask)-.*|place)\..*|unit-.*\.short")
TITLE = {"game-name", "game-subtitle", "game-about", "game-rights"}


class Variables(Visitor):
    """The placeholders of a message, those that only select among variants included."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)


def variables(pattern: object) -> set[str]:
    visitor = Variables()
    visitor.visit(pattern)
    return visitor.found


# Files; those of the platform are of no game


def files(game: str | None, language: str) -> list[Path]:
    return sorted(text_folders(game)[-1].glob(f"*.{language}.ftl"))


@cache
def messages(path: Path) -> list[Message]:
    entries = FluentParser().parse(path.read_text(encoding="utf-8")).body
    assert [entry.content for entry in entries if isinstance(entry, Junk)] == []
    return [entry for entry in entries if isinstance(entry, Message)]


@cache
def placeholders(game: str | None, language: str) -> dict[str, set[str]]:
    """Every id of a game in a language, attributes too, with its placeholders."""
    found: dict[str, set[str]] = {}
    for path in files(game, language):
        for entry in messages(path):
            if entry.value is not None:
                found[entry.id.name] = variables(entry.value)
            found |= {f"{entry.id.name}.{a.id.name}": variables(a.value) for a in entry.attributes}
    return found


# Rules


def questions(game: str) -> list[str]:
    """Every step that asks."""
    return [kebab(step.__name__) for step in asking(game)]


def asking(game: str) -> list[type[Ask[Any]] | type[AskAll[Any]]]:
    """The steps that ask; not those that only others are made from, which do not say what may be chosen."""
    found = [step for step in GAMES[game].steps.values() if issubclass(step, (Ask, AskAll))]
    return [
        step for step in found if not any(is_open(getattr(step, part, None)) for part in ("menu", "offers", "pick"))
    ]


def is_open(method: object) -> bool:
    return inspect.isfunction(method) and "NotImplementedError" in inspect.getsource(method)


def ruled(game: str, asked: list[str]) -> set[str]:
    """The ids that follow from the lists of the rules."""
    speech = speech_of(game)
    ids = [f"told-{event}" for event in speech.event_forms()] + [f"ask-{question}" for question in asked]
    ids += [f"step-{said(step)}" for step in GAMES[game].steps.values()] + [f"choice-{word}" for word in speech.verbs()]
    ids += [f"option-{option.name}{end}" for option in GAMES[game].options for end in ("", ".about")]
    ids += [f"option-{o.name}-{value}" for o in GAMES[game].options for value in o.values if isinstance(value, str)]
    ids += [f"order-{order}" for order in GAMES[game].orders]
    ids += [f"why-{obstacle}" for obstacle in part_of(game, "obstacles").OBSTACLES]
    ids += [f"forecast-{sentence}" for sentence in part_of(game, "foresight").FORECASTS]
    ids += [f"account-{sentence}" for sentence in part_of(game, "account").ACCOUNTS]
    ids += [f"highlight-{id}{end}" for id in part_of(game, "highlights").SENTENCES for end in ("", "-title")]
    ids += [id for id, soft in (("game-first", GAMES[game].first), ("game-at-once", GAMES[game].at_once)) if soft]
    return {*ids, *TITLE, *(read_lesson(game).ids() if game in taught() else [])}


def for_reader(id: str) -> bool:
    """Whether it is a form that speaks to its reader, or a name in short; which ones a language needs differs."""
    return TO_READER.fullmatch(id) is not None


def optional(game: str, asked: list[str]) -> set[str]:
    """Words for a choice that fit one question better, why a lesson awaits another, forms that speak to the reader."""
    why = {f"{id}.other" for id in read_lesson(game).ids()[:-1]} if game in taught() else set()
    to_reader = {id for language in LANGUAGES for id in placeholders(game, language) if for_reader(id)}
    choices = {f"choice-{word}-{question}" for word in speech_of(game).verbs() for question in asked}
    return choices | why | to_reader


def missing_and_unused(game: str, language: str, needed: set[str], elsewhere: tuple[str, ...]) -> list[str]:
    """Ids that a language lacks, and ids that nobody says; those that begin so are put together elsewhere."""
    ids, drawn = set(placeholders(game, language)), {id for id in placeholders(game, "en") if id.startswith(elsewhere)}
    return sorted(needed - ids) + sorted(ids - needed - optional(game, questions(game)) - literal() - drawn)


# Sources


@cache
def browser_source() -> str:
    paths = [*BROWSER.rglob("*.ts"), *BROWSER.rglob("*.svelte")]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths)


@cache
def literal() -> set[str]:
    """Every text between quotation marks in the source that could be an id, the browser's source included."""
    source = "\n".join([*(path.read_text(encoding="utf-8") for path in PACKAGE.rglob("*.py")), browser_source()])
    return set(re.findall(r"""["'`]([a-z]+(?:-[a-z_]+)*(?:\.[a-z]+)?)["'`]""", source))
