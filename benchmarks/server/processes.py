"""What several server processes cost and gain: a server with so many beside one with one.

They run side by side and take turns at the same load, so that a machine that becomes slower slows both of them.
"""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median

from benchmarks.server.load import Throughput, throughput
from benchmarks.server.process import Served, meridian
from benchmarks.server.report import Plan
from benchmarks.server.seats import leave, people, sit_down


async def report_processes(folder: Path, game: str, plan: Plan, processes: int) -> None:
    """Moves per second of CPU of all server processes together, with one and with so many, and per second of time."""
    with ExitStack() as running:
        served = {
            count: running.enter_context(meridian(folder / str(count), "--processes", str(count)))
            for count in (1, processes)
        }
        for view in (False, True):
            found: dict[int, list[Throughput]] = {count: [] for count in served}
            for number in range(plan.rounds + 1):
                for count, server in served.items():
                    moves = await _throughput(server, game, plan, view, number)
                    if number > 0:  # the first fills the caches
                        found[count].append(moves)
            print(f"{game}, {'views' if view else 'facts only'}, {plan.tables} tables, median of {plan.rounds} rounds")
            for count, rounds in found.items():
                _print_row(count, rounds, found[1])


async def _throughput(served: Served, game: str, plan: Plan, view: bool, number: int) -> Throughput:
    tables = await sit_down(served, await people(served, game, plan.tables), view, Random(number))
    found = await throughput(served, tables, plan.moves)
    leave(tables)
    return found


def _print_row(count: int, rounds: list[Throughput], alone: list[Throughput]) -> None:
    ratios = [one.per_core / other.per_core for one, other in zip(rounds, alone, strict=True)]
    per_core, clock = median(one.per_core for one in rounds), median(one.per_second for one in rounds)
    name = "1 process" if count == 1 else f"{count} processes"
    print(
        f"  {name:14}{per_core:9,.0f} moves/s per core{median(ratios):7.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
        f"{clock:9,.0f} moves/s in all",
        flush=True,
    )
