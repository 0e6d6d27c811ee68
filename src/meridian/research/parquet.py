"""Rows into Parquet files, a part at a time, so that memory stays small however many journals there are."""

from __future__ import annotations

from pathlib import Path
from types import TracebackType
from typing import Any, Final

from meridian.core.errors import BadInput
from meridian.core.optional_imports import not_installed
from meridian.research.dataset_card import CARD_FILE, card
from meridian.research.datasets import COLUMNS, Row

PART_ROWS: Final = 20_000
PART_CHARACTERS: Final = 16_000_000
"""A part is written when it reaches this number of rows, or its longest column this number of characters."""


class ParquetFolder:
    """A folder for each table, in it files part-00000.parquet and so on; beside them a card that describes them."""

    def __init__(self, folder: Path) -> None:
        self.polars: Any = load_polars()
        self.folder = folder
        self.counts = dict.fromkeys(COLUMNS, 0)
        self._rows: dict[str, list[tuple[Any, ...]]] = {name: [] for name in COLUMNS}
        self._weight = dict.fromkeys(COLUMNS, 0)
        self._parts = dict.fromkeys(COLUMNS, 0)
        self._make()

    def __enter__(self) -> ParquetFolder:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        """Write what is left; also after an interruption, so that what was counted is there."""
        for name in COLUMNS:
            self._write(name)
        try:
            (self.folder / CARD_FILE).write_text(card(self.counts), encoding="utf-8")
        except OSError as failed:
            raise BadInput(f"{self.folder / CARD_FILE}: {failed.strerror}") from None

    def add(self, row: Row) -> None:
        """Take a row in."""
        name, values = row
        self._rows[name].append(values)
        self.counts[name] += 1
        if name == "views":
            self._weight[name] += len(values[-1])
        if len(self._rows[name]) >= PART_ROWS or self._weight[name] >= PART_CHARACTERS:
            self._write(name)

    def _make(self) -> None:
        try:
            self.folder.mkdir(parents=True, exist_ok=True)
            if any(self.folder.iterdir()):
                raise BadInput(f"--out {self.folder}: is not empty; a dataset needs a folder of its own")
        except OSError as error:
            raise BadInput(f"--out {self.folder}: {error.strerror}") from None

    def _write(self, name: str) -> None:
        """Write a part; it appears whole or not at all."""
        rows = self._rows[name]
        if not rows and self._parts[name]:
            return
        frame = self.polars.DataFrame(rows, schema=self._schema(name), orient="row")
        path = self.folder / name / f"part-{self._parts[name]:05}.parquet"
        part = path.with_suffix(".writing")
        try:
            path.parent.mkdir(exist_ok=True)
            frame.write_parquet(part)
            part.replace(path)
        except OSError as error:
            raise BadInput(f"{path}: {error.strerror or error}") from None
        self._parts[name] += 1
        self._rows[name] = []
        self._weight[name] = 0

    def _schema(self, name: str) -> dict[str, Any]:
        kinds = {str: self.polars.String, int: self.polars.Int64, bool: self.polars.Boolean}
        return {
            column: self.polars.List(kinds[kind[0]]) if isinstance(kind, list) else kinds[kind]
            for column, kind in COLUMNS[name].items()
        }


def load_polars() -> Any:
    """Polars, which takes long to load and may be missing."""
    try:
        import polars
    except ModuleNotFoundError as error:
        raise not_installed(error, "arena") from None
    return polars
