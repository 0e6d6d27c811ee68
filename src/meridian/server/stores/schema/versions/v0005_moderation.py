"""Moderation: whom accounts mute or block, reports, suspensions, the audit trail."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds tables; they are empty."""
    op.create_table(
        "relations",
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("other", sa.Text(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.CheckConstraint("kind IN ('mute', 'block')", name="relations_kind"),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other"], ["accounts.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account", "other"),
    )
    op.create_index("relations_other", "relations", ["other"], unique=False)
    op.create_table(
        "suspensions",
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("since", sa.Double(), nullable=False),
        sa.Column("until", sa.Double(), nullable=True),
        sa.Column("why", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("account"),
    )
    op.create_table(
        "reports",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("reporter", sa.Text(), nullable=True),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("account", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("reason", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("resolved", sa.Double(), nullable=True),
        sa.Column("resolution", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["reporter"], ["accounts.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("reports_at", "reports", ["at"], unique=False)
    op.create_table(
        "audit",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("actor", sa.Text(), nullable=False),
        sa.Column("who", sa.Text(), nullable=False),
        sa.Column("action", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=True),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("about", sa.Text(), nullable=False),
        sa.CheckConstraint("actor IN ('admin', 'host', 'person', 'system')", name="audit_actor"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("audit_at", "audit", ["at", "id"], unique=False)
