"""Clubs: their members, chat and tables."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds tables."""
    op.create_table(
        "clubs",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("rules", sa.Text(), nullable=False),
        sa.Column("chats", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id"),
    )
    op.create_table(
        "club_members",
        sa.Column("club", sa.Text(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("joined", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("club", "account"),
    )
    op.create_index("club_members_account", "club_members", ["account"], unique=False)
    op.create_table(
        "club_chat",
        sa.Column("club", sa.Text(), nullable=False),
        sa.Column("number", sa.BigInteger(), nullable=False),
        sa.Column("account", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["account"], ["accounts.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("club", "number"),
    )
    op.create_index("club_chat_account", "club_chat", ["account"], unique=False)
    op.create_table(
        "club_tables",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("club", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table_id"),
    )
    op.create_index("club_tables_club", "club_tables", ["club"], unique=False)
    op.create_table(
        "club_competitions",
        sa.Column("competition", sa.Text(), nullable=False),
        sa.Column("club", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["club"], ["clubs.id"], ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["competition"], ["competitions.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("competition"),
    )
    op.create_index("club_competitions_club", "club_competitions", ["club"], unique=False)
