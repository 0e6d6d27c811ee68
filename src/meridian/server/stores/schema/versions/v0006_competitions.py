"""Leagues and cups: competitions, who entered them, and the tables of their rounds."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds tables."""
    op.create_table(
        "competitions",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("organiser", sa.Text(), nullable=True),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("due", sa.Double(), nullable=True),
        sa.Column("plan", sa.Text(), nullable=False),
        sa.CheckConstraint("status IN ('open', 'running', 'over', 'closed')", name="competitions_status"),
        sa.ForeignKeyConstraint(["organiser"], ["accounts.id"], ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_index("competitions_created", "competitions", ["created", "id"], unique=False)
    op.create_index("competitions_organiser", "competitions", ["organiser"], unique=False)
    op.create_table(
        "entrants",
        sa.Column("competition", sa.Text(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("account", sa.Text(), nullable=True),
        sa.Column("bot", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("entered", sa.Double(), nullable=False),
        sa.Column("has_left", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["competition"], ["competitions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("competition", "number"),
    )
    op.create_index("entrants_account", "entrants", ["account", "competition"], unique=True)
    op.create_table(
        "pairings",
        sa.Column("competition", sa.Text(), nullable=False),
        sa.Column("round", sa.Integer(), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=True),
        sa.Column("entrants", sa.Text(), nullable=False),
        sa.Column("result", sa.Text(), nullable=True),
        sa.ForeignKeyConstraint(["competition"], ["competitions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("competition", "round", "number"),
    )
    op.create_index(
        "pairings_waiting",
        "pairings",
        ["competition"],
        unique=False,
        sqlite_where=sa.text("result IS NULL"),
        postgresql_where=sa.text("result IS NULL"),
    )
