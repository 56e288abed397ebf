"""Where people are signed in, how their names look, tables where one may take many chairs.

Cookies of before name a person and no device: each person has one device under their own id, which those cookies mean.
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

from ludotheque.server.columns import filled, key, unset
from ludotheque.server.names import looks

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.create_table(
        "devices",
        *key(id=sa.Text),
        *filled(person=sa.Text, about=sa.Text, since=sa.BigInteger, seen=sa.BigInteger),
    )
    op.create_index("ix_devices_person", "devices", ["person"])
    op.execute(
        "INSERT INTO devices (id, person, about, since, seen) "
        "SELECT id, id, '', created, COALESCE(seen, created) FROM people"
    )
    op.add_column("people", sa.Column("looks", sa.Text()))
    op.create_index("ix_people_looks", "people", ["looks"])
    look_at_names()
    op.add_column("tables", unset("many_chairs"))


def look_at_names() -> None:
    people = sa.table("people", sa.column("id"), sa.column("name"), sa.column("looks"))
    for id, name in op.get_bind().execute(sa.select(people.c.id, people.c.name)).all():
        op.execute(people.update().where(people.c.id == id).values(looks=looks(name)))
