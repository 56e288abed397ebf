"""Tables that begin where another game stood."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, Column

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.add_column("tables", Column("beginning", JSON(none_as_null=True)))
