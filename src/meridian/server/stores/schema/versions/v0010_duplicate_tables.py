"""The tables that a duplicate set waits for."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds a table. A set that was begun before has no rows there, and is looked at each time."""
    op.create_table(
        "duplicate_tables",
        sa.Column("duplicate", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["duplicate"], ["duplicates.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("duplicate", "table_id"),
    )
