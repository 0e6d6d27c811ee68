"""`meridian export`: journals as a dataset in Parquet files."""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, get_args

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from meridian.cli.arguments import Json
from meridian.core.errors import BadInput
from meridian.core.suggestions import closest
from meridian.research.datasets import Export, Views
from meridian.research.parquet import ParquetFolder
from meridian.session import journals as files

VIEWS = get_args(Views)


def run(
    *journals: Path,
    out: Path,
    views: str = "all",
    seat: list[int] | None = None,
    as_json: Json = False,
) -> int:
    """Write journals with every seat's view, legal answers and result as Parquet files.

    A journal that cannot be read is named in one line and the others go on; the exit status is then 1.

    Parameters
    ----------
    journals
        Journal files, or folders with them: those of `meridian simulate --save`, or as a server gives them.
    out
        A new folder for the dataset: journals, entries, views and results, each a folder with Parquet files.
    views
        Which views to write before every answer: all, asked (only the view of the seat that answers) or none.
    seat
        Only the views of this seat (1, 2, ...), 0 for a spectator; may be given several times.
    as_json
        Print one JSON object instead of a sentence.
    """
    if views not in VIEWS:
        raise BadInput(f"--views {views!r} is not one of {', '.join(VIEWS)}{closest(views, list(VIEWS))}")
    if any(number < 0 for number in seat or []):
        raise BadInput("--seat: seats are counted from 1 (0: a spectator)")
    found = find(list(journals))
    export = Export(views, [number - 1 for number in seat] if seat else None)  # type: ignore[arg-type]
    damaged: list[dict[str, str]] = []
    with ParquetFolder(out) as folder, progress(len(found), as_json) as done:
        for path in found:
            try:
                _add(folder, export, path, done)
            except BadInput as error:
                damaged.append({"journal": str(path), "error": str(error)})
                print(f"meridian: {error}", file=sys.stderr)
            done(path, 1.0)
    _tell(out, folder.counts, damaged, as_json)
    return 1 if damaged else 0


def find(given: list[Path]) -> list[Path]:
    """All journal files, those of a folder by name."""
    if not given:
        raise BadInput("which journals? Name files, or a folder with them")
    found: list[Path] = []
    for path in given:
        inside = sorted(path.glob("*.jsonl")) if path.is_dir() else [path]
        if not inside:
            raise BadInput(f"{path}: there is no journal (*.jsonl) in this folder")
        found += inside
    return list(dict.fromkeys(found))


def _add(folder: ParquetFolder, export: Export, path: Path, done: Callable[[Path, float], None]) -> None:
    game, journal = files.load(path)
    if max(export.seats or [0]) >= journal.header.seats:
        raise BadInput(f"{path}: this table has seats 1 to {journal.header.seats}")
    whole = len(journal.entries) + 1
    try:
        for table, row in export.rows(str(path), game, journal):
            folder.add((table, row))
            if table == "entries":
                done(path, row[1] / whole)
    except BadInput as error:
        raise BadInput(f"{path}: {error}") from None


@contextmanager
def progress(number: int, quiet: bool) -> Iterator[Callable[[Path, float], None]]:
    """A bar with the time left, on standard error, on a terminal."""
    console = Console(stderr=True)
    if quiet or not console.is_terminal:
        yield lambda path, share: None
        return
    columns = (TextColumn("journals"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True) as bar:
        task = bar.add_task("journals", total=number)
        shares: dict[Path, float] = {}

        def done(path: Path, share: float) -> None:
            shares[path] = share
            bar.update(task, completed=sum(shares.values()))

        yield done


def _tell(out: Path, counts: dict[str, int], damaged: list[dict[str, str]], as_json: bool) -> None:
    if as_json:
        told: dict[str, Any] = {"out": str(out), "rows": counts, "damaged": damaged}
        print(json.dumps(told, ensure_ascii=False))
        return
    written = ", ".join(f"{number} {name}" for name, number in counts.items())
    left = f"; {len(damaged)} left out" if damaged else ""
    print(f"{out}: {written}{left}")
