"""Who comes and tries how often, where guests' tables come from, and when people were last seen."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", sa.Column("seen", sa.BigInteger()))
    op.add_column("tables", sa.Column("address", sa.Text()))
    op.create_index("ix_tables_address", "tables", ["address"])
    op.create_table(
        "attempts",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("failed", sa.Integer(), nullable=False),
        sa.Column("last", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_attempts"),
    )
    op.create_table(
        "visits",
        sa.Column("node", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("taken", sa.BigInteger(), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("node", "name", name="pk_visits"),
    )
