"""Server processes that are alive, and the tables that each of them looks after."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Text

from ludotheque.server.columns import at_table, filled, key

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.create_table("nodes", *key(id=Text), *filled(since=BigInteger, until=BigInteger, ahead=BigInteger))
    op.create_table("owners", *at_table(), *filled(node=Text))
