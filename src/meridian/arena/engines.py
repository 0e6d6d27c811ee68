"""Where games are played: in this process, on all cores, or (see `cluster`) on many machines. Bytes go in and out."""

from __future__ import annotations

import logging
import os
from collections.abc import Callable, Generator, Iterator
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import active_children, get_context
from typing import Final, Protocol

from meridian.arena.interrupts import deaf_children
from meridian.core.errors import BadInput

Work = Callable[[bytes], bytes]
"""A function of a module, so that other processes find it; rules objects cannot be pickled, so it is given bytes."""

AHEAD: Final = 2
"""Tasks given out for each worker: one to do, and one to take up next."""

log = logging.getLogger(__name__)


class Engine(Protocol):
    """Does tasks and gives their results as they come, in any order. A task is asked for when it is needed."""

    jobs: int

    def run(self, work: Work, tasks: Iterator[bytes]) -> Generator[bytes]:
        """Do all tasks. Closing the iterator gives up what is under way."""
        ...


class InProcess:
    """One task after another in this process."""

    jobs = 1

    def run(self, work: Work, tasks: Iterator[bytes]) -> Generator[bytes]:
        """Do all tasks, in their order."""
        yield from map(work, tasks)


class ProcessPool:
    """Processes on this machine. They are started afresh, not forked: threads of this one would not survive that."""

    def __init__(self, jobs: int | None = None) -> None:
        self.jobs = jobs or cores()

    def run(self, work: Work, tasks: Iterator[bytes]) -> Generator[bytes]:
        """Do all tasks; a process that dies ends it all with one line."""
        strangers = set(active_children())
        pool = ProcessPoolExecutor(self.jobs, mp_context=get_context("spawn"))
        try:
            with deaf_children():
                waiting: set[Future[bytes]] = {pool.submit(work, task) for task in islice(tasks, AHEAD * self.jobs)}
            log.debug("%d worker processes, %d tasks given out", self.jobs, len(waiting))
            while waiting:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                for future in done:
                    result = future.result()
                    waiting |= {pool.submit(work, task) for task in islice(tasks, 1)}
                    yield result
        except BrokenProcessPool:
            raise BadInput("a process that played games was ended from outside (too little memory?)") from None
        finally:
            children = set(active_children()) - strangers
            pool.shutdown(wait=False, cancel_futures=True)
            for child in children:
                child.terminate()
            log.debug("%d worker processes ended", len(children))


def cores() -> int:
    """How many cores this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
