"""Duplicate sets."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds a table."""
    op.create_table(
        "duplicates",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("organiser", sa.Text(), nullable=True),
        sa.Column("version", sa.BigInteger(), nullable=False),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.Column("progress", sa.Text(), nullable=False),
        sa.Column("secret", sa.LargeBinary(), nullable=False),
        sa.CheckConstraint("status IN ('open', 'agreeing', 'running', 'over')", name="duplicates_status"),
        sa.ForeignKeyConstraint(["organiser"], ["accounts.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("duplicates_organiser", "duplicates", ["organiser"], unique=False)
    op.create_index("duplicates_status_created", "duplicates", ["status", "created"], unique=False)
