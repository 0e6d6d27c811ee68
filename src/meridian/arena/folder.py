"""The folder of a tournament: its plan, written first, and parts that are only ever added."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

import msgspec
import polars as pl

from meridian.arena import frames
from meridian.arena.interrupts import later
from meridian.arena.tournament import Played, Tournament
from meridian.core.errors import BadInput

PLAN: Final = "tournament.json"
PARTS: Final = "part-*.parquet"
LOCK: Final = ".lock"
JOURNALS: Final = "journals"
DAMAGED: Final = ".damaged"
FORMAT: Final = 1


class Folder:
    """Where a tournament is kept. What was damaged is set aside and told in `complaints`, a line each."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.complaints: list[str] = []

    # The plan

    def begin(self, plan: Tournament) -> None:
        """Write the plan, or see that it is the one already here. More games may be asked of the same plan."""
        self._make()
        if (self.path / PLAN).exists():
            old = self.plan()
            if difference := _differing(old, plan):
                key, before, now = difference
                raise BadInput(f"{self.path}: another tournament is here: {key} is {before} there, {now} here")
        elif any(self.path.glob(PARTS)):
            raise BadInput(f"{self.path}: has results, but its plan {PLAN} is missing")
        self._write(PLAN, json.dumps({"format": FORMAT, **msgspec.to_builtins(plan)}, indent=1, ensure_ascii=False))

    def plan(self) -> Tournament:
        """The plan that lies here."""
        path = self.path / PLAN
        try:
            data = json.loads(path.read_bytes())
            if data.pop("format") != FORMAT:
                raise BadInput(f"{path}: written by another version of Meridian")
            return msgspec.convert(data, Tournament)
        except OSError as error:
            raise BadInput(f"{path}: {error.strerror}") from None
        except (ValueError, KeyError, AttributeError, TypeError):
            raise BadInput(f"{path}: not the plan of a tournament") from None

    @contextmanager
    def alone(self) -> Iterator[None]:
        """Nobody else plays into this folder meanwhile, where the system can tell."""
        self._make()
        try:
            import fcntl
        except ImportError:  # pragma: no cover
            yield
            return
        with (self.path / LOCK).open("wb") as held:
            try:
                fcntl.flock(held, fcntl.LOCK_EX | fcntl.LOCK_NB)
            except OSError:
                raise BadInput(f"{self.path}: this tournament is being played by another process") from None
            yield

    # Parts

    @later()
    def parts(self) -> pl.DataFrame:
        """All matches played so far, each once. Damaged parts are set aside: their matches are played again."""
        found = [pl.DataFrame(schema=frames.SCHEMA)]
        for path in sorted(self.path.glob(PARTS)):
            try:
                found.append(frames.read_part(path))
            except BadInput as error:
                aside = path.with_name(path.name + DAMAGED)
                path.replace(aside)
                self.complaints.append(f"{error}; set aside as {aside.name}")
        return pl.concat(found).unique("match", keep="first").sort("match")

    @later()
    def add(self, played: Sequence[Played]) -> None:
        """Write a part, and journals where they were kept."""
        if not played:
            return
        for match in played:
            if match.journal:
                (self.path / JOURNALS).mkdir(exist_ok=True)
                self._write(f"{JOURNALS}/match-{match.match + 1:06}.jsonl", match.journal)
        taken = [int(path.name[5:10]) for path in self.path.glob("part-[0-9][0-9][0-9][0-9][0-9].parquet*")]
        frames.write(frames.part(played), self.path / f"part-{max(taken, default=0) + 1:05}.parquet")

    @later()
    def finish(self, parts: pl.DataFrame) -> None:
        """Write the tables that are made of all parts."""
        for name, table in frames.FINAL.items():
            frames.write(table(parts), self.path / f"{name}.parquet")

    def _make(self) -> None:
        try:
            self.path.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise BadInput(f"{self.path}: {error.strerror}") from None

    def _write(self, name: str, text: str) -> None:
        path = self.path / name
        half = path.with_name(f".{path.name}.half")
        try:
            half.write_text(text, encoding="utf-8")
            half.replace(path)
        except OSError as error:
            raise BadInput(f"{path}: {error.strerror}") from None


def _differing(old: Tournament, new: Tournament) -> tuple[str, Any, Any] | None:
    """The first key in which two plans differ; the number of games may grow."""
    a, b = (_flat(msgspec.to_builtins(plan)) for plan in (old, new))
    for key in sorted(a.keys() | b.keys()):
        if a.get(key) != b.get(key) and not (key == "games" and new.games > old.games):
            return key, a.get(key), b.get(key)
    return None


def _flat(data: dict[str, Any], before: str = "") -> dict[str, Any]:
    """Keys within keys with dots between them, and values as they are written."""
    found: dict[str, Any] = {}
    for key, value in data.items():
        name = f"{before}{key}"
        found.update(_flat(value, f"{name}.") if isinstance(value, dict) else {name: json.dumps(value)})
    return found
