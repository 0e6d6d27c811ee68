"""Where the server's CPU goes for a move: the stacks of a sampled server, added up by function."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from random import Random

from benchmarks.server.load import Throughput, throughput
from benchmarks.server.process import meridian
from benchmarks.server.seats import leave, people, sit_down

SERVING = "Runner.run"
ELSEWHERE = re.compile(r"lifespan|importlib|/lobby\.py|routes/tables\.py")
"""Stacks that belong to starting and opening tables, not to moves."""
SHOWN = 40


async def profile(folder: Path, game: str, tables: int, view: bool, moves: int) -> tuple[Throughput, list[str]]:
    """Play under a sampler: what was done, and lines to print."""
    stacks = folder / "stacks.txt"
    with meridian(folder, run=["-m", "benchmarks.server.sampled", str(stacks)]) as served:
        seated = await sit_down(served, await people(served, game, tables), view, Random(game))
        found = await throughput(served, seated, moves)
        leave(seated)
    return found, summary(stacks.read_text(encoding="utf-8"), 1e6 / found.per_core)


def summary(stacks: str, microseconds: float) -> list[str]:
    """Functions by their share with all they call, and by their own; scaled to the CPU of a move."""
    whole: Counter[str] = Counter()
    own: Counter[str] = Counter()
    for line in stacks.splitlines():
        stack, _, times = line.rpartition(" ")
        if SERVING in stack and not ELSEWHERE.search(stack):
            functions = stack.split(";")
            own[functions[-1]] += int(times)
            for function in set(functions):
                whole[function] += int(times)
    total = sum(own.values())

    def lines(title: str, shares: Counter[str]) -> list[str]:
        found = [(function, times / total) for function, times in shares.most_common() if times < total]
        rows = [f"  {100 * share:5.1f} %  {share * microseconds:6.0f} us  {name}" for name, share in found[:SHOWN]]
        return [f"  {title}", *rows]

    return lines("with all it calls, for each move", whole) + lines("by itself", own)
