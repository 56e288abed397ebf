"""Who comes and tries how often, where guests' tables come from, and when people were last seen."""

from __future__ import annotations

from alembic import op
from sqlalchemy import BigInteger, Column, Integer, Text

from ludotheque.server.columns import filled, key

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    op.add_column("people", Column("seen", BigInteger))
    op.add_column("tables", Column("address", Text))
    op.create_index("ix_tables_address", "tables", ["address"])
    op.create_table("attempts", *key(name=Text), *filled(failed=Integer, last=BigInteger))
    op.create_table("visits", *key(node=Text, name=Text), *filled(taken=BigInteger, at=BigInteger))
