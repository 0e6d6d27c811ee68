"""Competitions, clubs and duplicate sets in the schema. With them METADATA is complete."""

from __future__ import annotations

from sqlalchemy import (
    BigInteger,
    CheckConstraint,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

from meridian.server.stores.schema.metadata import METADATA, of_account

__all__ = ["METADATA"]

Table(
    "competitions",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("organiser", Text, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("round", Integer, nullable=False),
    Column("due", Double),
    Column("plan", Text, nullable=False),
    CheckConstraint("status IN ('open', 'running', 'over', 'closed')", name="competitions_status"),
    Index("competitions_created", "created", "id"),
    Index("competitions_organiser", "organiser"),
)


def of_competition() -> Column[str]:
    """A foreign key to a competition; deleting the competition deletes the row."""
    return Column("competition", Text, ForeignKey("competitions.id", ondelete="CASCADE"), nullable=False)


# A bot has a name of its own; a person is known by account only, as in results.
Table(
    "entrants",
    METADATA,
    of_competition(),
    Column("number", Integer, nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    Column("entered", Double, nullable=False),
    Column("has_left", Integer, nullable=False),
    PrimaryKeyConstraint("competition", "number"),
    Index("entrants_account", "account", "competition", unique=True),
)

# No foreign key to the table: the pairing is stored first, and stays when the table is removed.
Table(
    "pairings",
    METADATA,
    of_competition(),
    Column("round", Integer, nullable=False),
    Column("number", Integer, nullable=False),
    Column("table_id", Text),
    Column("entrants", Text, nullable=False),
    Column("result", Text),
    PrimaryKeyConstraint("competition", "round", "number"),
    Index(
        "pairings_waiting",
        "competition",
        sqlite_where=text("result IS NULL"),
        postgresql_where=text("result IS NULL"),
    ),
)


def of_club() -> Column[str]:
    """A foreign key to a club; dissolving the club deletes the row."""
    return Column("club", Text, ForeignKey("clubs.id", ondelete="CASCADE"), nullable=False)


# The member who has been there longest owns a club. `chats` counts its lines of chat.
Table(
    "clubs",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("code", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("chats", BigInteger, nullable=False),
)

Table(
    "club_members",
    METADATA,
    of_club(),
    of_account(),
    Column("joined", Double, nullable=False),
    PrimaryKeyConstraint("club", "account"),
    Index("club_members_account", "account"),
)

Table(
    "club_chat",
    METADATA,
    of_club(),
    Column("number", BigInteger, nullable=False),
    of_account(),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    PrimaryKeyConstraint("club", "number"),
    Index("club_chat_account", "account"),
)

Table(
    "club_tables",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    of_club(),
    Index("club_tables_club", "club"),
)

Table(
    "club_competitions",
    METADATA,
    Column("competition", Text, ForeignKey("competitions.id", ondelete="CASCADE"), primary_key=True),
    of_club(),
    Index("club_competitions_club", "club"),
)

# `progress` holds what changes: entrants, the agreement, results. A writer names the version that was read.
Table(
    "duplicates",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("status", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("organiser", Text, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("version", BigInteger, nullable=False),
    Column("plan", Text, nullable=False),
    Column("progress", Text, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    CheckConstraint("status IN ('open', 'agreeing', 'running', 'over')", name="duplicates_status"),
    Index("duplicates_organiser", "organiser"),
    Index("duplicates_status_created", "status", "created"),
)

# The tables that a set waits for, written once all are open.
Table(
    "duplicate_tables",
    METADATA,
    Column("duplicate", Text, ForeignKey("duplicates.id", ondelete="CASCADE"), nullable=False),
    Column("table_id", Text, nullable=False),
    PrimaryKeyConstraint("duplicate", "table_id"),
)
