"""Prints what a server of tables can do, for every game, with yardsticks of the same run.

python -m benchmarks.server [GAME ...] [--quick] [--profile | --fast-path | --processes N]
"""

from __future__ import annotations

import argparse
import gc
import sys
import tempfile
from pathlib import Path

import uvloop

from benchmarks.reporting import exit_status
from benchmarks.server.fast_path import report_fast_path
from benchmarks.server.process import raise_file_limit
from benchmarks.server.processes import report_processes
from benchmarks.server.profile import profile
from benchmarks.server.report import Plan, report_game, report_start
from meridian import games

QUICK = Plan(moves=40, rounds=1, seconds=3.0, many=300, starts=3)


async def measure(names: list[str], plan: Plan) -> None:
    """Every game in turn, then the start."""
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            await report_game(Path(folder) / name, name, plan)
        report_start(Path(folder) / "start", plan)


async def look_inside(names: list[str], plan: Plan) -> None:
    """Where the CPU goes, for every game, without and with views."""
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            for view in (False, True):
                inside = Path(folder) / f"{name}-{view}"
                inside.mkdir()
                found, lines = await profile(inside, name, plan.tables, view, plan.moves)
                print(f"{name}, {'views' if view else 'facts only'}: {found.per_core:,.0f} moves/s per core, sampled")
                print("\n".join(lines), flush=True)


async def leave_out(names: list[str], plan: Plan) -> None:
    """What the fast path gains."""
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            await report_fast_path(Path(folder) / name, name, plan)


async def side_by_side(names: list[str], plan: Plan, processes: int) -> None:
    """What several server processes cost and gain."""
    with tempfile.TemporaryDirectory() as folder:
        for name in names:
            await report_processes(Path(folder) / name, name, plan, processes)


def main() -> int:
    """Read the command line and measure."""
    parser = argparse.ArgumentParser(prog="benchmarks.server", description="Load on a server of tables, on loopback.")
    parser.add_argument("games", nargs="*", help="games to measure (all of them)")
    parser.add_argument("--quick", action="store_true", help="fewer moves and tables: a look, not a figure")
    instead = parser.add_mutually_exclusive_group()
    instead.add_argument("--profile", action="store_true", help="show where the server's CPU goes instead")
    instead.add_argument("--fast-path", action="store_true", help="show what the fast path gains instead")
    instead.add_argument("--processes", type=int, metavar="N", help="compare N server processes with one instead")
    said = parser.parse_args()
    if said.processes is not None and said.processes < 2:
        parser.error("--processes: 2 or more are compared with one")
    names, plan = said.games or games.names(), QUICK if said.quick else Plan()
    raise_file_limit()
    gc.disable()  # pauses of the driver would count as the server's

    def measure_all() -> None:
        for name in names:
            games.load(name)
        what = look_inside if said.profile else leave_out if said.fast_path else measure
        uvloop.run(side_by_side(names, plan, said.processes) if said.processes else what(names, plan))

    return exit_status(measure_all)


if __name__ == "__main__":
    sys.exit(main())
