"""A yardstick: how many entries SQLite alone makes durable in a second, one by one and some together."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path

SECONDS = 1.5
ENTRY = ("table-number-1", 1, b"a few bytes of an action", 1.0, '{"key":"7f3a","seat":2}')


def commits_per_second(folder: Path, together: int) -> float:
    """Commits a second, of so many entries each, as a server's store does them: WAL, synchronous=FULL."""
    db = sqlite3.connect(folder / f"commits-{together}.db", isolation_level=None)
    db.execute("PRAGMA journal_mode=WAL")
    db.execute("PRAGMA synchronous=FULL")
    db.execute("CREATE TABLE entries (number INTEGER PRIMARY KEY, t TEXT, actor INT, action BLOB, at REAL, note TEXT)")
    count = 0
    begun = time.perf_counter()
    while (spent := time.perf_counter() - begun) < SECONDS:
        db.execute("BEGIN IMMEDIATE")
        insert = "INSERT INTO entries (t, actor, action, at, note) VALUES (?, ?, ?, ?, ?)"
        db.executemany(insert, [ENTRY] * together)
        db.execute("COMMIT")
        count += 1
    db.close()
    return count / spent
