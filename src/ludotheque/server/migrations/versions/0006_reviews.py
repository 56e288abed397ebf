"""What a bot thinks of each choice of a finished game."""

from __future__ import annotations

from alembic import op
from sqlalchemy import LargeBinary

from ludotheque.server.columns import at_table, filled

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    op.create_table("reviews", *at_table(), *filled(packed=LargeBinary))
