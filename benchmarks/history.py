"""What earlier runs measured, so that a slower one is seen: benchmarks/history.jsonl, one line for each run.

Only ratios are kept. Both sides of a ratio are measured in one run, so lines of different machines can be compared.
"""

from __future__ import annotations

import os
import platform
import subprocess
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

import msgspec

FILE: Final = Path(__file__).parent / "history.jsonl"
WORSE: Final = 0.9
"""A ratio below this share of the best one is marked."""


class Ratio(msgspec.Struct, frozen=True):
    """Something measured beside something else in the same run. `less`: smaller is better."""

    name: str
    value: float
    aim: float | None = None
    less: bool = False

    def beats(self, other: float) -> bool:
        """Whether this is better than another value."""
        return self.value < other if self.less else self.value > other


class Run(msgspec.Struct, frozen=True):
    """One run: when, of which commit, on which machine, and its ratios by name."""

    date: str
    commit: str
    machine: str
    ratios: dict[str, float]


def runs(file: Path = FILE) -> list[Run]:
    """All earlier runs, oldest first."""
    lines = file.read_bytes().splitlines() if file.is_file() else []
    return [msgspec.json.decode(line, type=Run) for line in lines]


def record(ratios: list[Ratio], file: Path = FILE) -> None:
    """Add this run."""
    values = {ratio.name: round(ratio.value, 3) for ratio in ratios}
    run = Run(datetime.now(UTC).date().isoformat(), commit(), machine(), values)
    with file.open("ab") as kept:
        kept.write(msgspec.json.encode(run) + b"\n")


def commit() -> str:
    """The commit that is measured, marked if files have changed since."""
    done = subprocess.run(
        ["git", "describe", "--always", "--dirty"], capture_output=True, text=True, check=False, cwd=FILE.parent
    )
    return done.stdout.strip() or "unknown"


def machine() -> str:
    """The machine in a few words, with its load before the run."""
    load = os.getloadavg()[2]
    return f"{os.cpu_count()} cores {platform.machine()}, CPython {platform.python_version()}, load {load:.0f}"


def table(ratios: list[Ratio], before: list[Run]) -> list[str]:
    """A line for each ratio: now, in the last run, the best so far, and the aim."""
    width = max(len(ratio.name) for ratio in ratios)
    lines = [f"{'ratios of this run':{width}}{'now':>9}{'last':>9}{'best':>9}{'aim':>9}"]
    for ratio in ratios:
        known = [run.ratios[ratio.name] for run in before if ratio.name in run.ratios]
        best = (min(known) if ratio.less else max(known)) if known else None
        cells = [ratio.value, known[-1] if known else None, best, ratio.aim]
        line = f"{ratio.name:{width}}" + "".join(f"{'' if cell is None else f'{cell:.2f}':>9}" for cell in cells)
        lines.append(line + ("   slower than it was" if best is not None and regressed(ratio, best) else ""))
    return lines


def regressed(ratio: Ratio, best: float) -> bool:
    """Whether a ratio is worse than the best one by more than noise."""
    return ratio.value * WORSE > best if ratio.less else ratio.value < best * WORSE
