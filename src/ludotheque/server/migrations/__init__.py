"""Migrations: the database, brought from any earlier form to this one."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection

UPGRADE_LOCK = 6_042_024_907  # PostgreSQL's advisory lock: one node upgrades, the others wait


def upgrade(connection: Connection) -> None:
    """Run what is missing, inside the caller's transaction."""
    from alembic import command  # slow to load, and needed once
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
