"""The alembic environment, which only renders SQL. A store runs it on its own connection in its own transaction."""

from __future__ import annotations

from alembic import context

from meridian.server.stores.schema.competitions_and_clubs import METADATA

asked = context.config.attributes
context.configure(
    dialect_name=asked["dialect"],
    output_buffer=asked["output"],
    target_metadata=METADATA,
    # The store writes BEGIN and COMMIT.
    transactional_ddl=False,
)
context.run_migrations()
