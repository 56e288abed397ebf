"""Alembic runs this; the connection comes from whoever asked for the upgrade."""

from __future__ import annotations

from alembic import context

from ludotheque.server.ledger import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
