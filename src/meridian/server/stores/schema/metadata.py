"""All tables of a store as SQLAlchemy metadata."""

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
    MetaData,
    PrimaryKeyConstraint,
    Table,
    Text,
    text,
)

METADATA = MetaData()


def of_table() -> Column[str]:
    """A foreign key to a table; deleting the table deletes the row."""
    return Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), nullable=False)


def of_account() -> Column[str]:
    """A foreign key to an account; deleting the account deletes the row."""
    return Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False)


Table(
    "accounts",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("email_hash", Text),
    Column("email", Text),
    Column("created", Double, nullable=False),
    Column("wishes", Text, nullable=False, server_default="{}"),
    Column("name_key", Text),
    Index("accounts_email", "email_hash", unique=True),
    Index("accounts_name", "name_key", unique=True),
)

Table(
    "passwords",
    METADATA,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("hash", Text, nullable=False),
)

Table(
    "passkeys",
    METADATA,
    Column("id", Text, primary_key=True),
    of_account(),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", Text, nullable=False),
    Column("created", Double, nullable=False),
    Column("used", Double, nullable=False),
    Index("passkeys_account", "account"),
)

# Codes that sign in once: recovery codes, links to another device, links from the operator.
Table(
    "codes",
    METADATA,
    Column("code_hash", Text, primary_key=True),
    of_account(),
    Column("kind", Text, nullable=False),
    Column("expires", Double),
    Index("codes_account", "account"),
)

Table(
    "invitations",
    METADATA,
    Column("code_hash", Text, primary_key=True),
    Column("mark", Text, nullable=False),
    Column("uses", Integer, nullable=False),
    Column("created", Double, nullable=False),
    Column("expires", Double, nullable=False),
)

Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("settings", Text, nullable=False),
    Column("status", Text, nullable=False),
    Column("created", Double, nullable=False),
    # Last, because it is long: SQLite can read the columns before it without reading it.
    Column("header", LargeBinary, nullable=False),
    CheckConstraint("status IN ('open', 'running', 'over', 'closed')", name="tables_status"),
    Index("tables_created", "created", "id"),
)

# Every append changes only this short row; otherwise it would rewrite the table's header. It has no index but the key,
# and half of each page stays free, so that PostgreSQL can place the new row version on the same page (HOT update).
Table(
    "heads",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("branch", BigInteger, nullable=False),
    Column("last", BigInteger, nullable=False),
    Column("fence", BigInteger, nullable=False),
    Column("touched", Double, nullable=False),
    Column("chats", BigInteger, nullable=False),
    postgresql_with={"fillfactor": "50"},
)

# Not in the table's row for the same reason as the head; not in the head because most appends do not change it.
Table(
    "states",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", Text, nullable=False),
)

Table(
    "branches",
    METADATA,
    of_table(),
    Column("branch", BigInteger, nullable=False),
    Column("parent", BigInteger, nullable=False),
    Column("start", BigInteger, nullable=False),
    PrimaryKeyConstraint("table_id", "branch"),
    CheckConstraint("parent < branch AND start >= 0", name="branches_order"),
)

# No foreign key: an append has just updated the table's head, so the table exists. The check would cost a lock.
Table(
    "entries",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("branch", BigInteger, nullable=False),
    Column("number", BigInteger, nullable=False),
    Column("actor", Integer, nullable=False),
    Column("action", LargeBinary, nullable=False),
    Column("at", Double, nullable=False),
    Column("note", Text),
    PrimaryKeyConstraint("table_id", "branch", "number"),
    CheckConstraint("number >= 1", name="entries_number"),
    sqlite_with_rowid=False,
)

Table(
    "seats",
    METADATA,
    of_table(),
    Column("seat", Integer, nullable=False),
    Column("kind", Text, nullable=False),
    Column("name", Text, nullable=False),
    Column("bot", Text),
    Column("token_hash", Text),
    Column("account", Text, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("joined", Double, nullable=False),
    Column("private", Text, nullable=False, server_default="{}"),
    PrimaryKeyConstraint("table_id", "seat"),
    CheckConstraint("kind IN ('open', 'person', 'bot')", name="seats_kind"),
    Index("seats_token", "token_hash", unique=True),
    Index("seats_account", "account"),
)

Table(
    "secrets",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("body", LargeBinary, nullable=False),
)

Table(
    "chat",
    METADATA,
    of_table(),
    Column("number", BigInteger, nullable=False),
    Column("seat", Integer),
    Column("at", Double, nullable=False),
    Column("text", Text, nullable=False),
    Column("readers", Text),
    PrimaryKeyConstraint("table_id", "number"),
)

Table(
    "notices",
    METADATA,
    Column("key", Text, primary_key=True),
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE")),
    Column("seat", Integer),
    Column("kind", Text, nullable=False),
    Column("target", Text, nullable=False),
    Column("body", Text, nullable=False),
    Column("due", Double, nullable=False),
    Column("attempts", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    Column("error", Text),
    Index("notices_due", "due", sqlite_where=text("done = 0"), postgresql_where=text("done = 0")),
    Index("notices_table", "table_id"),
)

Table(
    "sessions",
    METADATA,
    Column("token_hash", Text, primary_key=True),
    of_account(),
    Column("expires", Double, nullable=False),
    Index("sessions_account", "account"),
)

Table(
    "ratings",
    METADATA,
    of_account(),
    Column("game", Text, nullable=False),
    Column("mu", Double, nullable=False),
    Column("sigma", Double, nullable=False),
    Column("games", Integer, nullable=False),
    PrimaryKeyConstraint("account", "game"),
    Index("ratings_game", "game", "mu"),
)

# How far accounts have come in the lessons.
Table(
    "learned",
    METADATA,
    of_account(),
    Column("lesson", Text, nullable=False),
    Column("version", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Column("done", Integer, nullable=False),
    PrimaryKeyConstraint("account", "lesson"),
)

# Results of finished games. They stay when their table is removed, as long as one of its players has an account.
Table(
    "results",
    METADATA,
    Column("table_id", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("game", Text, nullable=False),
    Column("ended", Double, nullable=False),
    Column("place", Integer, nullable=False),
    Column("account", Text, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("bot", Text),
    Column("name", Text, nullable=False),
    PrimaryKeyConstraint("table_id", "seat"),
    Index("results_account", "account", "ended"),
)

# What the history tells of a finished game beside its results: the title of the table, whether it was played live or by
# letters, the first decisions of each seat, and the chances of each seat at half time once they are known.
Table(
    "result_details",
    METADATA,
    Column("table_id", Text, primary_key=True),
    Column("title", Text, nullable=False),
    Column("pace", Text, nullable=False),
    Column("openings", Text, nullable=False),
    Column("chances", Text),
)

# Short codes that lead to tables which have not begun.
Table(
    "join_codes",
    METADATA,
    Column("code", Text, primary_key=True),
    of_table(),
    Index("join_codes_table", "table_id", unique=True),
)

# Tables whose result the ratings already include, and what they changed.
Table(
    "rated",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("changes", Text, nullable=False, server_default="[]"),
)

# How one account treats another: it mutes or blocks it.
Table(
    "relations",
    METADATA,
    of_account(),
    Column("other", Text, ForeignKey("accounts.id", ondelete="CASCADE"), nullable=False),
    Column("kind", Text, nullable=False),
    Column("since", Double, nullable=False),
    PrimaryKeyConstraint("account", "other"),
    CheckConstraint("kind IN ('mute', 'block')", name="relations_kind"),
    Index("relations_other", "other"),
)

# Accounts that an operator has shut out.
Table(
    "suspensions",
    METADATA,
    Column("account", Text, ForeignKey("accounts.id", ondelete="CASCADE"), primary_key=True),
    Column("since", Double, nullable=False),
    Column("until", Double),
    Column("why", Text, nullable=False),
)

# What people report of others. It stays when the table is removed: an operator may come later.
Table(
    "reports",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("reporter", Text, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("table_id", Text, nullable=False),
    Column("seat", Integer),
    Column("account", Text, ForeignKey("accounts.id", ondelete="SET NULL")),
    Column("name", Text, nullable=False),
    Column("reason", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("lines", Text, nullable=False),
    Column("resolved", Double),
    Column("resolution", Text, nullable=False),
    Index("reports_at", "at"),
)

# Who did what to whom; rows are added and, after their time, removed, never changed. Accounts are named by their id
# without a foreign key, so that the trail outlives them without their names.
Table(
    "audit",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("at", Double, nullable=False),
    Column("actor", Text, nullable=False),
    Column("who", Text, nullable=False),
    Column("action", Text, nullable=False),
    Column("account", Text),
    Column("table_id", Text),
    Column("about", Text, nullable=False),
    CheckConstraint("actor IN ('admin', 'host', 'person', 'system')", name="audit_actor"),
    Index("audit_at", "at", "id"),
)

Table(
    "leases",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("node", Text, nullable=False),
    Column("fence", BigInteger, nullable=False),
    Column("until", Double, nullable=False),
    Index("leases_node", "node"),
)
