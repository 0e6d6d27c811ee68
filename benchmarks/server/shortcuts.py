"""What each shortcut of the fast path gains: servers with all of them, with each one left out, and with none.

The servers run side by side and take turns at the same load, so that a machine that becomes slower slows all of them.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from random import Random
from statistics import median

from benchmarks.server.load import throughput
from benchmarks.server.process import RAISED, Served, meridian
from benchmarks.server.report import Plan
from benchmarks.server.seats import leave, people, sit_down
from meridian.server.settings import SHORTCUTS


def variants() -> Iterator[tuple[str, str]]:
    """What is left out, and the setting for it."""
    yield "nothing", ",".join(SHORTCUTS)
    for left_out in SHORTCUTS:
        yield left_out, ",".join(one for one in SHORTCUTS if one != left_out)
    yield "all", ""


async def report_shortcuts(folder: Path, game: str, plan: Plan) -> None:
    """Moves per second of the server's CPU without each shortcut, beside those with all."""
    with ExitStack() as running:
        served = {
            name: running.enter_context(meridian(folder / name, limits={**RAISED, "MERIDIAN_FAST_PATH": setting}))
            for name, setting in variants()
        }
        for view in (False, True):
            found: dict[str, list[float]] = {name: [] for name in served}
            for number in range(plan.rounds + 1):
                for name, server in served.items():
                    moves = await _per_core(server, game, plan, view, number)
                    if number > 0:  # the first fills the caches
                        found[name].append(moves)
            print(f"{game}, {'views' if view else 'facts only'}, {plan.tables} tables, median of {plan.rounds} rounds")
            whole = found["nothing"]
            for name, rounds in found.items():
                ratios = [one / other for one, other in zip(rounds, whole, strict=True)]
                spread = f"{min(ratios):.2f} to {max(ratios):.2f}"
                print(f"  without {name:10}{median(rounds):9,.0f} moves/s per core{median(ratios):7.2f} ({spread})")
            print(end="", flush=True)


async def _per_core(served: Served, game: str, plan: Plan, view: bool, number: int) -> float:
    tables = await sit_down(served, await people(served, game, plan.tables), view, Random(number))
    found = await throughput(served, tables, plan.moves)
    leave(tables)
    return found.per_core
