"""What a finished game needs to be looked at under later rules, and what was told before each choice."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("log", sa.Column("told", sa.BigInteger()))
    op.create_table(
        "films",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("made", sa.Text(), nullable=False),
        sa.Column("steps", sa.Integer(), nullable=False),
        sa.Column("told", sa.BigInteger(), nullable=False),
        sa.Column("words", sa.JSON(), nullable=False),
        sa.Column("keepsake", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "made", name="pk_films"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_films_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "reels",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("made", sa.Text(), nullable=False),
        sa.Column("page", sa.Integer(), nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("table_id", "made", "page", name="pk_reels"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_reels_table_id", ondelete="CASCADE"),
    )
    op.create_table(
        "volumes",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("packed", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("digest", name="pk_volumes"),
    )
