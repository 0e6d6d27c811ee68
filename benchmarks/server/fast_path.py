"""What the fast path of sockets gains: a server with it beside one without it.

They run side by side and take turns at the same load, so that a machine that becomes slower slows both of them.
"""

from __future__ import annotations

from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median

from benchmarks.server.load import throughput
from benchmarks.server.process import RAISED, Served, meridian
from benchmarks.server.report import Plan
from benchmarks.server.seats import leave, people, sit_down

SETTINGS = {"with": "true", "without": "false"}


async def report_fast_path(folder: Path, game: str, plan: Plan) -> None:
    """Moves per second of the server's CPU with the fast path and without it."""
    with ExitStack() as running:
        served = {
            name: running.enter_context(meridian(folder / name, limits={**RAISED, "MERIDIAN_FAST_PATH": setting}))
            for name, setting in SETTINGS.items()
        }
        for view in (False, True):
            found: dict[str, list[float]] = {name: [] for name in served}
            for number in range(plan.rounds + 1):
                for name, server in served.items():
                    moves = await _per_core(server, game, plan, view, number)
                    if number > 0:  # the first fills the caches
                        found[name].append(moves)
            print(f"{game}, {'views' if view else 'facts only'}, {plan.tables} tables, median of {plan.rounds} rounds")
            for name, rounds in found.items():
                ratios = [one / other for one, other in zip(rounds, found["with"], strict=True)]
                spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
                print(f"  {name:8}{median(rounds):9,.0f} moves/s per core{median(ratios):7.2f} ({spread})", flush=True)


async def _per_core(served: Served, game: str, plan: Plan, view: bool, number: int) -> float:
    tables = await sit_down(served, await people(served, game, plan.tables), view, Random(number))
    found = await throughput(served, tables, plan.moves)
    leave(tables)
    return found.per_core
