"""Tournament games a second: one process against all cores, and what a Ray cluster costs beyond that.

`python -m benchmarks.arena [GAME] [GAMES]`. Games a second are by the wall clock, since that is what several cores are
for, so the machine should be otherwise idle. CPU seconds (of this process and its children; Ray's workers are not
among them) hardly depend on that: they tell what handing games over costs. Every way must give the same digests.
"""

from __future__ import annotations

import os
import sys
import time
from collections.abc import Callable
from multiprocessing import active_children
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import NamedTuple

from benchmarks.reporting import exit_status
from meridian import bots, games
from meridian.arena.cluster import RayCluster
from meridian.arena.engines import Engine, InProcess, ProcessPool, cores
from meridian.arena.folder import Folder
from meridian.arena.match import digest_of
from meridian.arena.runner import run_tournament
from meridian.arena.tournament import Tournament
from meridian.core.errors import BadInput
from meridian.core.game import new_header

GAMES = 200
AIM = 1.8
"""How much faster two cores should be than one."""


class Timed(NamedTuple):
    """Seconds to get ready and for all games, CPU seconds for both, and the digest of the results."""

    start: float
    seconds: float
    cpu: float
    digest: str


def timed(engine: Callable[[], Engine], plan: Tournament) -> Timed:
    """Play a plan from the beginning in a folder of its own."""
    with TemporaryDirectory() as place:
        folder = Folder(Path(place))
        folder.begin(plan)
        before = cpu()
        start = time.perf_counter()
        made = engine()
        ready = time.perf_counter()
        matches = run_tournament(plan, folder, made)
        done = time.perf_counter()
        for child in active_children():
            child.join()
        return Timed(ready - start, done - ready, cpu() - before, digest_of(matches["digest"].to_list()))


def cpu() -> float:
    """CPU seconds of this process and of its children that have ended."""
    return sum(os.times()[:4])


def report(name: str, number: int) -> None:
    """One game in all three ways."""
    game = games.load(name)
    bots.maker(game, "steady")
    plan = Tournament(new_header(game, min(4, game.seats[-1])), ["greedy", "steady", "random"], number, 1)
    jobs = cores()
    ways: dict[str, Callable[[], Engine]] = {
        "one process": InProcess,
        f"{jobs} processes": lambda: ProcessPool(jobs),
        f"Ray, {jobs} workers": lambda: RayCluster(None, jobs),
    }
    print(f"{name}: {len(plan.pairings())} games of {plan.header.seats} among {', '.join(plan.players)}; wall time")
    print(f"  {'':20}{'start, s':>10}{'games/s':>10}{'ratio':>8}{'CPU, s':>10}")
    first: Timed | None = None
    for way, engine in ways.items():
        found = timed(engine, plan)
        first = first or found
        rate = len(plan.pairings()) / found.seconds
        print(f"  {way:20}{found.start:10.1f}{rate:10.1f}{first.seconds / found.seconds:8.2f}{found.cpu:10.1f}")
        if found.digest != first.digest:
            raise BadInput(f"{way}: other results than in one process")
    print(f"  the aim is a ratio of {AIM} on two cores")


def main() -> int:
    """Measure one game, or every game."""
    arguments = sys.argv[1:]

    def measure_all() -> None:
        for name in arguments[:1] or games.names():
            report(name, int(arguments[1]) if len(arguments) > 1 else GAMES)

    return exit_status(measure_all)


if __name__ == "__main__":
    sys.exit(main())
