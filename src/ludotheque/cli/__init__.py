"""The command line: one file for each command."""

from __future__ import annotations

import ast
import gc
import os
import sys
from contextlib import suppress
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import NamedTuple

import rich_click as click
from click.exceptions import Abort, Exit

from ludotheque import __version__
from ludotheque.cli.common import language_option
from ludotheque.content.homes import home_folder, homes
from ludotheque.kernel.notation import nearest

COMMANDS = (
    "play", "learn", "puzzle", "puzzles", "simulate", "replay", "review", "analyse", "explain", "rules", "cards",
    "conformance", "train", "exploit", "bench", "serve", "admin",
)  # fmt: skip


class Commands(click.RichGroup):
    """A command is loaded when it is used, so that each starts quickly; a list of them says only what each does."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(every_command())

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in every_command():
            return None
        function = functions_in(every_command()[cmd_name].file)[cmd_name]
        return click.RichCommand(name=cmd_name, help=ast.get_docstring(function))

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        name, *rest = args
        known = every_command()
        if name not in known:
            raise click.UsageError(f"there is no command {name!r}{nearest(name, list(known))}")
        gc.disable()  # what is loaded is there to stay; looking for what could go takes a fifth of the time
        command: click.Command = getattr(import_module(known[name].module), name)
        gc.freeze()
        gc.enable()
        return name, command if name in COMMANDS else language_option(command), rest


class Found(NamedTuple):
    """Where a command is."""

    module: str
    file: Path


@cache
def every_command() -> dict[str, Found]:
    """Ours, then what games bring: the first function of a game's `command.py`."""
    ours = {name: Found(f"{__name__}.{name}", Path(__file__).with_name(f"{name}.py")) for name in COMMANDS}
    return ours | {next(iter(functions_in(found.file))): found for found in brought()}


def brought() -> list[Found]:
    """A game that is not there brings nothing; whoever asks for it is told so."""
    found: list[Found] = []
    for id, home in homes().items():
        with suppress(ValueError):
            found.append(Found(f"{home.module}.command", home_folder(id) / "command.py"))
    return [one for one in found if one.file.is_file()]


@cache
def functions_in(file: Path) -> dict[str, ast.FunctionDef]:
    """By name, read without what they need."""
    body = ast.parse(file.read_text(encoding="utf-8")).body
    return {node.name: node for node in body if isinstance(node, ast.FunctionDef)}


@click.group(cls=Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="ludotheque")
def commands() -> None:
    """Ludotheque: tabletop games with their rules complete and enforced.

    Example: ludotheque play strife
    """


def main() -> None:
    """Run a command. Bad input ends with one clear line and code 2; a closed pipe ends quietly.

    Click's own `main` would answer a closed pipe itself, with code 1.
    """
    try:
        with commands.make_context("ludotheque", sys.argv[1:] or ["--help"]) as context:
            commands.invoke(context)
        sys.stdout.flush()
    except Exit as stop:
        sys.exit(stop.exit_code)
    except (Abort, KeyboardInterrupt):
        sys.exit(130)
    except click.ClickException as error:
        said(error.format_message())
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except (ValueError, ImportError, OSError) as error:
        said(spoken(error))


def spoken(error: Exception) -> str:
    if isinstance(error, OSError) and error.filename is not None:
        return f"{error.filename}: {error.strerror}"
    return str(error)


def said(message: str) -> None:
    print("ludotheque: " + " ".join(message.split()), file=sys.stderr)
    sys.exit(2)
