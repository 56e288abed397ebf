"""What a finished game needs to be looked at under later rules, and what was told before each choice."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, BigInteger, Column, Integer, LargeBinary, Text

from ludotheque.server.columns import at_table, filled, key

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("log", Column("told", BigInteger))
    op.create_table("films", *at_table(made=Text), *filled(steps=Integer, told=BigInteger, words=JSON, keepsake=Text))
    op.create_table("reels", *at_table(made=Text, page=Integer), *filled(packed=LargeBinary))
    op.create_table("volumes", *key(digest=Text), *filled(packed=LargeBinary))
