"""People, tables, their chairs and logs, talk, and the keys of the server."""

from __future__ import annotations

from alembic import op
from sqlalchemy import JSON, BigInteger, Boolean, Integer, Text, UniqueConstraint

from ludotheque.server.columns import at_table, filled, key, optional

revision = "0001"
down_revision = None


def upgrade() -> None:
    make_people()
    make_tables()
    make_chairs_and_log()
    make_talk()


def make_people() -> None:
    op.create_table(
        "people",
        *key(id=Text),
        *filled(name=Text),
        *optional(login=Text, password=Text),
        *filled(created=BigInteger),
        UniqueConstraint("login"),
    )
    op.create_table("mutes", *key(person=Text, other=Text))
    op.create_table("keys", *key(name=Text), *filled(value=Text))


def make_tables() -> None:
    op.create_table(
        "tables",
        *key(id=Text),
        *filled(game=Text, version=Integer, content=Text, seats=Integer, settings=JSON, secret=Text),
        *filled(clock=JSON, absent=Text, private=Boolean, host=Text, phase=Text, created=BigInteger),
        *optional(started=BigInteger, ended=BigInteger, ending=JSON, next=Text),
    )
    op.create_index("ix_tables_phase_private_created", "tables", ["phase", "private", "created"])
    op.create_index("ix_tables_host_created", "tables", ["host", "created"])
    op.create_index("ix_tables_created", "tables", ["created"])


def make_chairs_and_log() -> None:
    op.create_table(
        "chairs",
        *at_table(seat=Integer),
        *filled(kind=Text),
        *optional(person=Text, bot=Text),
        *filled(name=Text),
    )
    op.create_index("ix_chairs_person", "chairs", ["person"])
    op.create_table(
        "log", *at_table(n=Integer), *filled(seat=Integer, kind=Text, text=Text, at=BigInteger), sqlite_with_rowid=False
    )


def make_talk() -> None:
    op.create_table("wishes", *at_table(seat=Integer))
    op.create_table("said", *at_table(n=Integer), *filled(person=Text, name=Text, text=Text, at=BigInteger))
    op.create_table("removed", *at_table(person=Text))
