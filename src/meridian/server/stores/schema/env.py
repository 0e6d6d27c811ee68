"""What alembic runs: as SQL only. A store carries it out on its own connection, in one transaction of its own."""

from __future__ import annotations

from alembic import context

from meridian.server.stores.schema.metadata import METADATA

asked = context.config.attributes
context.configure(
    dialect_name=asked["dialect"],
    output_buffer=asked["output"],
    target_metadata=METADATA,
    # BEGIN and COMMIT are the store's.
    transactional_ddl=False,
)
context.run_migrations()
