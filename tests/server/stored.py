"""Rows for the tests of the stores."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec

from meridian.core.journal import Header
from meridian.server.stores.kinds import KINDS
from meridian.server.stores.records import AccountRow, EntryRow, SeatRow, TableRow
from meridian.server.stores.state import TableSettings
from meridian.server.stores.steps import Row, Steps, pages, script

HEADER = msgspec.msgpack.encode(
    Header(game="globopolis", rules_version=1, edition="standard", edition_hash="00", seats=2, options={"a": 1})
)


def a_table(table: str = "t1", **changed: Any) -> TableRow:
    """A table just opened."""
    row = TableRow(
        id=table, game="globopolis", header=HEADER, settings=TableSettings(lang="de"), created=100.0, touched=100.0
    )
    return msgspec.structs.replace(row, **changed)


def a_seat(table: str = "t1", seat: int = 0, **changed: Any) -> SeatRow:
    """A seat with a person in it."""
    row = SeatRow(table=table, seat=seat, kind="person", name=f"Player {seat}", joined=101.0)
    return msgspec.structs.replace(row, **changed)


def an_account(account: str = "ada", **changed: Any) -> AccountRow:
    """An account with an e-mail address."""
    address = f"{account}@example.org"
    row = AccountRow(id=account, name="Ada", email_hash=f"hash of {account}", email=address, created=1.0)
    return msgspec.structs.replace(row, **changed)


def entries(first: int, number: int, table: str = "t1", branch: int = 1, said: str = "said") -> list[EntryRow]:
    """A number of entries, counted from `first`; every third has a note."""
    return [
        EntryRow(
            table=table,
            branch=branch,
            number=at,
            actor=at % 4 - 2,
            action=msgspec.msgpack.encode([said, at]),
            at=200.0 + at,
            note={"why": "ü", "at": at} if at % 3 == 0 else None,
        )
        for at in range(first, first + number)
    ]


@script
def everything() -> Steps[dict[str, list[tuple[Any, ...]]]]:
    """All rows of every kind."""
    found: dict[str, list[tuple[Any, ...]]] = {}
    for name, kind in KINDS.items():

        def add(rows: list[Row], name: str = name) -> None:
            found.setdefault(name, []).extend(map(tuple, rows))

        yield from pages(name, kind.columns, kind.key, add)
        found[name].sort(key=repr)
    return found


def contents(path: Path) -> list[str]:
    """Everything in a file, its schema too."""
    with closing(sqlite3.connect(path)) as db:
        return list(db.iterdump())
