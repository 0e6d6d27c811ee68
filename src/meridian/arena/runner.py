"""Plays a tournament on an engine into its folder: what is done is kept, whatever happens."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from typing import Final

import msgspec
import polars as pl

from meridian.arena.engines import Engine
from meridian.arena.folder import Folder
from meridian.arena.schedule import Pairing
from meridian.arena.tournament import Played, Task, Tournament, read_work, work

TASK_SECONDS: Final = 0.5
"""Seconds of work to put into one task: little is lost when a run is stopped, and handing over costs little."""
MOST: Final = 64
WRITE_INTERVAL: Final = 10.0
"""Seconds after which finished matches are written down."""
Hear = Callable[[Played], None]


def run_tournament(
    plan: Tournament, folder: Folder, engine: Engine, hear: Hear | None = None, keep_journals: bool = False
) -> pl.DataFrame:
    """Play what is not played yet and give all matches; `hear` is called with each new one.

    Interrupted or failed, it writes down what is finished before it says so.
    """
    played = set(folder.parts()["match"])
    wanted = [pairing for pairing in plan.pairings() if pairing.match not in played]
    if wanted:
        notes = _Notes(folder)
        pace = _Pace(engine.jobs)
        try:
            with closing(engine.run(work, _tasks(plan, wanted, pace, keep_journals))) as results:
                for result in results:
                    for match in read_work(result):
                        pace.hear(match)
                        notes.hear(match)
                        if hear is not None:
                            hear(match)
        finally:
            notes.write()
    matches = folder.parts()
    folder.finish(matches)
    return matches


class _Notes:
    """Finished matches, written down every few seconds."""

    def __init__(self, folder: Folder) -> None:
        self.folder = folder
        self.held: list[Played] = []
        self.last = time.monotonic()

    def hear(self, match: Played) -> None:
        self.held.append(match)
        if time.monotonic() - self.last > WRITE_INTERVAL:
            self.write()

    def write(self) -> None:
        held, self.held = self.held, []
        self.folder.add(held)
        self.last = time.monotonic()


class _Pace:
    """How many matches make a task: from what they have taken so far, and fewer towards the end."""

    def __init__(self, jobs: int) -> None:
        self.jobs = jobs
        self.seconds = 0.0
        self.matches = 0

    def hear(self, match: Played) -> None:
        self.seconds += match.seconds
        self.matches += 1

    def size(self, left: int) -> int:
        if not self.matches:
            return 1
        fitting = TASK_SECONDS * self.matches / max(self.seconds, 1e-6)
        return max(1, min(MOST, int(fitting), left // (2 * self.jobs)))


def _tasks(plan: Tournament, wanted: list[Pairing], pace: _Pace, keep_journals: bool) -> Iterator[bytes]:
    at = 0
    while at < len(wanted):
        size = pace.size(len(wanted) - at)
        yield msgspec.msgpack.encode(Task(plan, wanted[at : at + size], keep_journals))
        at += size
