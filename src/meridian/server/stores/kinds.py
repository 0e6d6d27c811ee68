"""The kinds of rows in a backup, and the defaults for what earlier schemas lack."""

from __future__ import annotations

from typing import Any, NamedTuple


class RowKind(NamedTuple):
    """The columns of a kind of row, and its primary key."""

    columns: tuple[str, ...]
    key: tuple[str, ...]


class Earlier(NamedTuple):
    """What an earlier schema lacks: whole kinds, and the last columns of other kinds with their default values."""

    kinds: frozenset[str]
    columns: dict[str, tuple[Any, ...]]


# Parents come before children: restoring inserts in this order, and foreign keys must hold.
KINDS = {
    "accounts": RowKind(("id", "name", "email_hash", "email", "created", "wishes", "name_key"), ("id",)),
    "passwords": RowKind(("account", "hash"), ("account",)),
    "passkeys": RowKind(("id", "account", "public_key", "sign_count", "label", "created", "used"), ("id",)),
    "codes": RowKind(("code_hash", "account", "kind", "expires"), ("code_hash",)),
    "invitations": RowKind(("code_hash", "mark", "uses", "created", "expires"), ("code_hash",)),
    "tables": RowKind(("id", "game", "settings", "status", "created", "header"), ("id",)),
    "heads": RowKind(("table_id", "branch", "last", "fence", "touched", "chats"), ("table_id",)),
    "states": RowKind(("table_id", "body"), ("table_id",)),
    "branches": RowKind(("table_id", "branch", "parent", "start"), ("table_id", "branch")),
    "entries": RowKind(
        ("table_id", "branch", "number", "actor", "action", "at", "note"), ("table_id", "branch", "number")
    ),
    "seats": RowKind(
        ("table_id", "seat", "kind", "name", "bot", "token_hash", "account", "joined", "private"), ("table_id", "seat")
    ),
    "secrets": RowKind(("table_id", "body"), ("table_id",)),
    "chat": RowKind(("table_id", "number", "seat", "at", "text", "readers"), ("table_id", "number")),
    "notices": RowKind(
        ("key", "table_id", "seat", "kind", "target", "body", "due", "attempts", "done", "error"), ("key",)
    ),
    "sessions": RowKind(("token_hash", "account", "expires"), ("token_hash",)),
    "ratings": RowKind(("account", "game", "mu", "sigma", "games"), ("account", "game")),
    "learned": RowKind(("account", "lesson", "version", "step", "done"), ("account", "lesson")),
    "results": RowKind(("table_id", "seat", "game", "ended", "place", "account", "bot", "name"), ("table_id", "seat")),
    "rated": RowKind(("table_id", "changes"), ("table_id",)),
    "relations": RowKind(("account", "other", "kind", "since"), ("account", "other")),
    "suspensions": RowKind(("account", "since", "until", "why"), ("account",)),
    "reports": RowKind(
        (
            "id",
            "at",
            "reporter",
            "table_id",
            "seat",
            "account",
            "name",
            "reason",
            "text",
            "lines",
            "resolved",
            "resolution",
        ),
        ("id",),
    ),
    "audit": RowKind(("id", "at", "actor", "who", "action", "account", "table_id", "about"), ("id",)),
    "competitions": RowKind(("id", "status", "created", "organiser", "round", "due", "plan"), ("id",)),
    "entrants": RowKind(
        ("competition", "number", "account", "bot", "name", "entered", "has_left"), ("competition", "number")
    ),
    "pairings": RowKind(
        ("competition", "round", "number", "table_id", "entrants", "result"), ("competition", "round", "number")
    ),
    "result_details": RowKind(("table_id", "title", "pace", "openings", "chances"), ("table_id",)),
    "join_codes": RowKind(("code", "table_id"), ("code",)),
    "clubs": RowKind(("id", "name", "created", "code", "rules", "chats"), ("id",)),
    "club_members": RowKind(("club", "account", "joined"), ("club", "account")),
    "club_chat": RowKind(("club", "number", "account", "at", "text"), ("club", "number")),
    "club_tables": RowKind(("table_id", "club"), ("table_id",)),
    "club_competitions": RowKind(("competition", "club"), ("competition",)),
    "duplicates": RowKind(("id", "status", "created", "organiser", "version", "plan", "progress", "secret"), ("id",)),
    "duplicate_tables": RowKind(("duplicate", "table_id"), ("duplicate", "table_id")),
}
DUPLICATE_TABLES = frozenset({"duplicate_tables"})
DUPLICATES = DUPLICATE_TABLES | {"duplicates"}
CLUBS = DUPLICATES | {"clubs", "club_members", "club_chat", "club_tables", "club_competitions"}
HISTORY = CLUBS | {"result_details", "join_codes"}
COMPETITIONS = HISTORY | {"competitions", "entrants", "pairings"}
MODERATION = COMPETITIONS | {"relations", "suspensions", "reports", "audit"}
PROFILES = MODERATION | {"passwords", "passkeys", "codes", "invitations", "results"}
UNTOLD: dict[str, tuple[Any, ...]] = {"rated": ("[]",)}
EARLIER = {
    "0001": Earlier(
        frozenset({"states", "learned"}) | PROFILES, {"accounts": ("{}", None), "seats": ("{}",), **UNTOLD}
    ),
    "0002": Earlier(frozenset({"learned"}) | PROFILES, {"accounts": (None,), **UNTOLD}),
    "0003": Earlier(PROFILES, {"accounts": (None,), **UNTOLD}),
    "0004": Earlier(MODERATION, UNTOLD),
    "0005": Earlier(COMPETITIONS, UNTOLD),
    "0006": Earlier(HISTORY, UNTOLD),
    "0007": Earlier(CLUBS, UNTOLD),
    "0008": Earlier(DUPLICATES, UNTOLD),
    "0009": Earlier(DUPLICATE_TABLES, UNTOLD),
    "0010": Earlier(frozenset(), UNTOLD),
}
"""By schema version. Backups with these schemas can still be restored."""
