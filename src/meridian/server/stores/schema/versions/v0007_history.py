"""Codes that lead to tables that have not begun; what the history of players tells beside results."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None

SETTING = {"sqlite": "json_extract(t.settings, '$.{}')", "postgresql": "(t.settings::json #>> '{{{}}}')"}


def upgrade() -> None:
    """Adds tables. Of finished games whose table is still there it notes the title and the kind of clock."""
    op.create_table(
        "join_codes",
        sa.Column("code", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("code"),
    )
    op.create_index("join_codes_table", "join_codes", ["table_id"], unique=True)
    op.create_table(
        "result_details",
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("title", sa.Text(), nullable=False),
        sa.Column("pace", sa.Text(), nullable=False),
        sa.Column("openings", sa.Text(), nullable=False),
        sa.Column("chances", sa.Text(), nullable=True),
        sa.PrimaryKeyConstraint("table_id"),
    )
    dialect = op.get_context().dialect.name
    title = SETTING[dialect].format("title")
    kind = SETTING[dialect].format("clock.kind" if dialect == "sqlite" else "clock,kind")
    op.execute(
        "INSERT INTO result_details (table_id, title, pace, openings)"
        f" SELECT t.id, coalesce({title}, ''),"
        f" CASE WHEN {kind} = 'correspondence' THEN 'letters' ELSE 'live' END, '[]'"
        " FROM tables t WHERE t.id IN (SELECT table_id FROM results)"
    )
