"""What a rated table changed."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Adds a column. What tables have changed that were rated before is not known."""
    op.add_column("rated", sa.Column("changes", sa.Text(), server_default="[]", nullable=False))
