"""Ledger: the tables of the database. The log of a table is the truth about its game; times are milliseconds."""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    UniqueConstraint,
    false,
)

METADATA = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)


def at_table() -> Column[str]:
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


PEOPLE = Table(
    "people",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text),
    Column("password", Text),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger),  # to the day; empty before they came a second time
    Column("looks", Text),  # the same for all names that look alike
    UniqueConstraint("login"),
    Index(None, "looks"),
)

DEVICES = Table(
    "devices",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("person", Text, nullable=False),
    Column("about", Text, nullable=False),
    Column("since", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),  # to the day
    Index(None, "person"),
)

TABLES = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("content", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("settings", JSON, nullable=False),
    Column("secret", Text, nullable=False),
    Column("clock", JSON, nullable=False),
    Column("absent", Text, nullable=False),
    Column("private", Boolean, nullable=False),
    Column("host", Text, nullable=False),
    Column("phase", Text, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("ending", JSON(none_as_null=True)),
    Column("next", Text),
    Column("address", Text),  # of a host who is a guest, as a hash
    Column("many_chairs", Boolean, nullable=False, server_default=false()),
    Index(None, "phase", "private", "created"),
    Index(None, "host", "created"),
    Index(None, "created"),
    Index(None, "address"),
)

CHAIRS = Table(
    "chairs",
    METADATA,
    at_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("person", Text),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index(None, "person"),
)

LOG = Table(
    "log",
    METADATA,
    at_table(),
    Column("n", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("told", BigInteger),
    PrimaryKeyConstraint("table_id", "n"),
    sqlite_with_rowid=False,  # one tree to write to for each row instead of two
)

WISHES = Table(
    "wishes",
    METADATA,
    at_table(),
    Column("seat", Integer, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
)

SAID = Table(
    "said",
    METADATA,
    at_table(),
    Column("n", Integer, nullable=False),
    Column("person", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "n"),
)

MUTES = Table(
    "mutes",
    METADATA,
    Column("person", Text, nullable=False),
    Column("other", Text, nullable=False),
    PrimaryKeyConstraint("person", "other"),
)

REMOVED = Table(
    "removed",
    METADATA,
    at_table(),
    Column("person", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "person"),
)

FILMS = Table(
    "films",
    METADATA,
    at_table(),
    Column("made", Text, nullable=False),
    Column("steps", Integer, nullable=False),
    Column("told", BigInteger, nullable=False),
    Column("words", JSON, nullable=False),
    Column("keepsake", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "made"),
)

REELS = Table(
    "reels",
    METADATA,
    at_table(),
    Column("made", Text, nullable=False),
    Column("page", Integer, nullable=False),
    Column("packed", LargeBinary, nullable=False),
    PrimaryKeyConstraint("table_id", "made", "page"),
)

VOLUMES = Table(
    "volumes",
    METADATA,
    Column("digest", Text, primary_key=True),
    Column("packed", LargeBinary, nullable=False),
)

KEYS = Table(
    "keys",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
)

ATTEMPTS = Table(
    "attempts",
    METADATA,
    Column("name", Text, primary_key=True),
    Column("failed", Integer, nullable=False),
    Column("last", BigInteger, nullable=False),
)

VISITS = Table(
    "visits",
    METADATA,
    Column("node", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("taken", BigInteger, nullable=False),
    Column("at", BigInteger, nullable=False),
    PrimaryKeyConstraint("node", "name"),
)

NODES = Table(
    "nodes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("since", BigInteger, nullable=False),
    Column("until", BigInteger, nullable=False),
    Column("ahead", BigInteger, nullable=False),
)

OWNERS = Table(
    "owners",
    METADATA,
    at_table(),
    Column("node", Text, nullable=False),
    PrimaryKeyConstraint("table_id"),
)
