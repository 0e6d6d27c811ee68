"""Stores: tables, journals, accounts and notifications in SQLite or PostgreSQL."""

from __future__ import annotations

from pathlib import Path

from meridian.core.errors import BadInput
from meridian.server.stores.errors import (
    Fenced,
    Full,
    Missing,
    NameTaken,
    NotDurable,
    NotInvited,
    StoreConflict,
    StoreError,
    Unreachable,
)
from meridian.server.stores.scripts.journal import Whole
from meridian.server.stores.scripts.lobby import Seating
from meridian.server.stores.store import Store

__all__ = [
    "Fenced",
    "Full",
    "Missing",
    "NameTaken",
    "NotDurable",
    "NotInvited",
    "Seating",
    "Store",
    "StoreConflict",
    "StoreError",
    "Unreachable",
    "Whole",
    "open_store",
    "store_for",
]
SQLITE = "sqlite://"
POSTGRES = ("postgresql://", "postgres://")


def store_for(url: str, turns: Path | None = None) -> Store:
    """The store for a database URL. It is not open yet. `turns` is a file for processes that share an SQLite file."""
    if url.startswith(SQLITE):
        from meridian.server.stores.sqlite import SqliteStore

        rest = url.removeprefix(SQLITE)
        if rest and (not rest.startswith("/") or rest in ("/", "//")):
            raise BadInput(f"{url!r} names no file: write sqlite:///file.db, or sqlite:////folder/file.db")
        return SqliteStore(Path(rest[1:]) if rest else None, turns)
    if url.startswith(POSTGRES):
        from meridian.server.stores.postgres import PostgresStore

        return PostgresStore(url)
    scheme = url.partition("://")[0] if "://" in url else url
    raise BadInput(f"{scheme!r} is no database: write sqlite:///file.db or postgresql://user@host/database")


async def open_store(url: str, turns: Path | None = None) -> Store:
    """Opens the store for a database URL and migrates it to the newest schema."""
    store = store_for(url, turns)
    await store.open()
    return store
