"""State beside the journal, private data of seats, preferences of accounts."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds a table and two columns; existing rows get empty values."""
    op.create_table(
        "states",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.add_column("seats", sa.Column("private", sa.Text(), server_default="{}", nullable=False))
    op.add_column("accounts", sa.Column("wishes", sa.Text(), server_default="{}", nullable=False))
