"""Ledger: the tables of the database. The log of a table is the truth about its game; times are milliseconds."""

from __future__ import annotations

from sqlalchemy import JSON, BigInteger, Boolean, Index, Integer, LargeBinary, MetaData, Table, Text, UniqueConstraint

from ludotheque.server.columns import at_table, filled, key, optional, unset

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

PEOPLE = Table(
    "people",
    METADATA,
    *key(id=Text),
    *filled(name=Text),
    *optional(login=Text, password=Text),
    *filled(created=BigInteger),
    *optional(seen=BigInteger),  # to the day; empty before they came a second time
    *optional(looks=Text),  # the same for all names that look alike
    UniqueConstraint("login"),
    Index(None, "looks"),
)

DEVICES = Table(
    "devices",
    METADATA,
    *key(id=Text),
    *filled(person=Text, about=Text, since=BigInteger),
    *filled(seen=BigInteger),  # to the day
    Index(None, "person"),
)

TABLES = Table(
    "tables",
    METADATA,
    *key(id=Text),
    *filled(game=Text, version=Integer, content=Text, seats=Integer, settings=JSON, secret=Text, clock=JSON),
    *filled(absent=Text, private=Boolean, host=Text, phase=Text, created=BigInteger),
    *optional(started=BigInteger, ended=BigInteger, ending=JSON(none_as_null=True), next=Text),
    *optional(address=Text),  # of a host who is a guest, as a hash
    unset("many_chairs"),
    *optional(beginning=JSON(none_as_null=True)),  # of a table that goes on from another one
    Index(None, "phase", "private", "created"),
    Index(None, "host", "created"),
    Index(None, "created"),
    Index(None, "address"),
)

CHAIRS = Table(
    "chairs",
    METADATA,
    *at_table(seat=Integer),
    *filled(kind=Text),
    *optional(person=Text, bot=Text),
    *filled(name=Text),
    Index(None, "person"),
)

LOG = Table(
    "log",
    METADATA,
    *at_table(n=Integer),
    *filled(seat=Integer, kind=Text, text=Text, at=BigInteger),
    *optional(told=BigInteger),
    sqlite_with_rowid=False,  # one tree to write to for each row instead of two
)

WISHES = Table("wishes", METADATA, *at_table(seat=Integer))
SAID = Table("said", METADATA, *at_table(n=Integer), *filled(person=Text, name=Text, text=Text, at=BigInteger))
MUTES = Table("mutes", METADATA, *key(person=Text, other=Text))
REMOVED = Table("removed", METADATA, *at_table(person=Text))
FILMS = Table(
    "films", METADATA, *at_table(made=Text), *filled(steps=Integer, told=BigInteger, words=JSON, keepsake=Text)
)
REELS = Table("reels", METADATA, *at_table(made=Text, page=Integer), *filled(packed=LargeBinary))
REVIEWS = Table("reviews", METADATA, *at_table(), *filled(packed=LargeBinary))
VOLUMES = Table("volumes", METADATA, *key(digest=Text), *filled(packed=LargeBinary))
KEYS = Table("keys", METADATA, *key(name=Text), *filled(value=Text))
ATTEMPTS = Table("attempts", METADATA, *key(name=Text), *filled(failed=Integer, last=BigInteger))
VISITS = Table("visits", METADATA, *key(node=Text, name=Text), *filled(taken=BigInteger, at=BigInteger))
NODES = Table("nodes", METADATA, *key(id=Text), *filled(since=BigInteger, until=BigInteger, ahead=BigInteger))
OWNERS = Table("owners", METADATA, *at_table(), *filled(node=Text))
