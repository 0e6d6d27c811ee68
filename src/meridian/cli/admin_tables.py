"""Tables as `meridian admin` shows them to an operator."""

from __future__ import annotations

import time
from typing import Any

from rich.console import Console
from rich.table import Table
from rich.text import Text


def tables(told: dict[str, Any]) -> None:
    """A list of tables."""
    grid = _grid("table", "game", "title", "status", "seats", "touched", "node")
    for row in told["tables"]:
        seats = ", ".join(row["seats"])
        _add(grid, row["table"], row["game"], row["title"], row["status"], seats, _moment(row["touched"]), row["node"])
    console = Console()
    console.print(grid)
    if told["next"] is not None:
        console.print(Text(f'more: --after "{told["next"]}"'))


def table(told: dict[str, Any]) -> None:
    """One table."""
    console = Console()
    lease = told["lease"]
    facts = {
        "table": told["table"],
        "game": told["game"],
        "title": told["title"],
        "status": told["status"],
        "created": _moment(told["created"]),
        "touched": _moment(told["touched"]),
        "owner": "nobody" if lease is None else f"{lease['node']} until {_moment(lease['until'])}",
        "fence": told["fence"],
        "clock": _pairs(told["clock"] or {}),
        "state": ", ".join(told["state"]),
        "entries": f"{told['entries']} on branch {told['branch']} ({_pairs(told['entries_by'])})",
    }
    for name, value in facts.items():
        console.print(Text(f"{name:8} {value}"))
    seats = _grid("seat", "kind", "name", "bot", "substitute", "token", "account", "joined")
    for seat in told["seats"]:
        marks = ["yes" if seat[mark] else "" for mark in ("token", "account")]
        joined = _moment(seat["joined"]) if seat["joined"] else ""
        _add(seats, seat["seat"], seat["kind"], seat["name"], seat["bot"], seat["substitute"], *marks, joined)
    branches = _grid("branch", "parent", "starts after", "written")
    for branch in told["branches"]:
        _add(branches, branch["branch"], branch["parent"] or "", branch["start"], branch["written"])
    console.print(seats, branches)


def _grid(*columns: str) -> Table:
    return Table(*columns, box=None, pad_edge=False, header_style="bold")


def _add(grid: Table, *cells: object) -> None:
    """As plain text: titles and names are other people's words, not markup."""
    grid.add_row(*(Text("" if cell is None else str(cell)) for cell in cells))


def _pairs(values: dict[str, Any]) -> str:
    return ", ".join(f"{name} {value}" for name, value in values.items())


def _moment(at: float) -> str:
    return time.strftime("%Y-%m-%d %H:%M:%SZ", time.gmtime(at))
