"""People, tables, their chairs and logs, talk, and the keys of the server."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    make_people()
    make_tables()
    make_chairs_and_log()
    make_talk()


def at_table() -> sa.Column[str]:
    return sa.Column("table_id", sa.Text(), nullable=False)


def of_tables(name: str) -> sa.ForeignKeyConstraint:
    return sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name=f"fk_{name}_table_id", ondelete="CASCADE")


def make_people() -> None:
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("login", sa.Text()),
        sa.Column("password", sa.Text()),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("login", name="uq_people_login"),
    )
    op.create_table(
        "mutes",
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("person", "other", name="pk_mutes"),
    )
    op.create_table(
        "keys",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_keys"),
    )


def make_tables() -> None:
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("version", sa.Integer(), nullable=False),
        sa.Column("content", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("settings", sa.JSON(), nullable=False),
        sa.Column("secret", sa.Text(), nullable=False),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("absent", sa.Text(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("host", sa.Text(), nullable=False),
        sa.Column("phase", sa.Text(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger()),
        sa.Column("ended", sa.BigInteger()),
        sa.Column("ending", sa.JSON()),
        sa.Column("next", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_tables"),
    )
    op.create_index("ix_tables_phase_private_created", "tables", ["phase", "private", "created"])
    op.create_index("ix_tables_host_created", "tables", ["host", "created"])
    op.create_index("ix_tables_created", "tables", ["created"])


def make_chairs_and_log() -> None:
    op.create_table(
        "chairs",
        at_table(),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("person", sa.Text()),
        sa.Column("bot", sa.Text()),
        sa.Column("name", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_chairs"),
        of_tables("chairs"),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
    op.create_table(
        "log",
        at_table(),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_log"),
        of_tables("log"),
        sqlite_with_rowid=False,
    )


def make_talk() -> None:
    op.create_table(
        "wishes",
        at_table(),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "seat", name="pk_wishes"),
        of_tables("wishes"),
    )
    op.create_table(
        "said",
        at_table(),
        sa.Column("n", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "n", name="pk_said"),
        of_tables("said"),
    )
    op.create_table(
        "removed",
        at_table(),
        sa.Column("person", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "person", name="pk_removed"),
        of_tables("removed"),
    )
