"""What the commands of the server share: where settings and the database come from."""

from __future__ import annotations

import os
from pathlib import Path

import rich_click as click

from ludotheque.server.settings import Settings, read_settings

config_option = click.option(
    "--config", type=click.Path(path_type=Path), metavar="FILE", help="Settings in TOML (or LUDOTHEQUE_CONFIG)."
)
database_option = click.option(
    "--database", metavar="URL", help="sqlite:///FILE or postgresql://… (default: a file in your data folder)."
)


def settings_from(config: Path | None, **flags: object) -> Settings:
    """Flags beat the environment, which beats the file."""
    return read_settings(config, os.environ, flags)
