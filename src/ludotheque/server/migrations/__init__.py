"""Migrations: the database, brought from any earlier form to this one."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from ludotheque.server.trouble import StoreTrouble

UPGRADE_LOCK = 6_042_024_907  # PostgreSQL's advisory lock: one node upgrades, the others wait
VERSIONS = Path(__file__).parent / "versions"  # each file is named by its number, which is its revision


def upgrade(connection: Connection) -> None:
    """Run what is missing, inside the caller's transaction; most starts find nothing missing."""
    found = revision_in(connection)
    if found == newest():
        return
    if found is not None and found not in known():
        raise StoreTrouble(
            f"the database is of a newer version ({found}); this one knows {newest()}: install the newer one, "
            "or restore a backup from before"
        )
    from alembic import command  # slow to load
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")


def revision_in(connection: Connection) -> str | None:
    """Where a database is; None where nothing was ever done to it."""
    if not inspect(connection).has_table("alembic_version"):
        return None
    found: str | None = connection.scalar(text("SELECT version_num FROM alembic_version"))
    return found


def newest() -> str:
    return max(known())


def known() -> set[str]:
    return {file.name.partition("_")[0] for file in VERSIONS.glob("[0-9]*.py")}
