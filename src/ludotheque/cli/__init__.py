"""The command line: one file for each command."""

from __future__ import annotations

import os
import sys
from importlib import import_module

import rich_click as click
from click.exceptions import Abort, Exit

from ludotheque import __version__
from ludotheque.kernel.notation import nearest

COMMANDS = ("play", "simulate", "replay", "explain", "rules", "cards", "army", "conformance", "bench", "serve", "admin")


class Commands(click.RichGroup):
    """Commands are loaded when they are asked for, so that each starts quickly."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(COMMANDS)

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name not in COMMANDS:
            raise click.UsageError(f"there is no command {cmd_name!r}{nearest(cmd_name, list(COMMANDS))}")
        command: click.Command = getattr(import_module(f"ludotheque.cli.{cmd_name}"), cmd_name)
        return command


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
