"""What several commands share: reading options, seeds, records and languages."""

from __future__ import annotations

import json
import os
from typing import NoReturn

import rich_click as click

from ludotheque.content.words import LANGUAGES
from ludotheque.kernel.game import Setting


def fail(message: str) -> NoReturn:
    """One clear line and exit code 2."""
    raise click.UsageError(message)


def parse_options(words: tuple[str, ...] | list[str]) -> dict[str, Setting]:
    """'rounds=1', 'relics=true' -> {'rounds': 1, 'relics': True}; the game itself checks names and values."""
    options: dict[str, Setting] = {}
    for word in words:
        name, equals, value = word.partition("=")
        if not equals or not name or not value:
            fail(f"an option is written name=value, not {word!r}")
        options[name] = setting(value)
    return options


def setting(value: str) -> Setting:
    if value in ("true", "false"):
        return value == "true"
    return int(value) if value.lstrip("-").isdigit() else value


def language_of_environment() -> str:
    """The reader's language, from the environment; English where it is not one of ours."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(name):
            language = os.environ[name][:2].lower()
            return language if language in LANGUAGES else LANGUAGES[0]
    return LANGUAGES[0]


def as_json(data: object) -> str:
    return json.dumps(data, ensure_ascii=False, indent=1)


option_option = click.option(
    "-o", "--option", "options", multiple=True, metavar="NAME=VALUE", help="An option of the game; may be repeated."
)
language_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    default=language_of_environment,
    help="Language (default: the environment's).",
)
json_option = click.option("--json", "wants_json", is_flag=True, help="Print JSON, for programs.")
