"""The bots that run for this program: a bounded number of processes, reused from game to game."""

from __future__ import annotations

import os
from threading import RLock
from typing import Final

from meridian.own_bots.process import BotChild
from meridian.own_bots.spec import Code

MAX_PROCESSES: Final = 32
"""Beyond that the process that was asked longest ago ends; its bot gets a new one with its next question."""


class Lease:
    """The process of one bot at one table, while it has one."""

    def __init__(self, code: Code) -> None:
        self.code = code
        self.process: BotChild | None = None


class RunningBots:
    """Hands out processes. A bot shares its process with no other; when its game is over, the next game of the same
    code may have it."""

    def __init__(self, most: int = MAX_PROCESSES) -> None:
        self.most = most
        self._lock = RLock()  # a bot that is given up may release its lease at any moment, here too
        self._idle: list[BotChild] = []
        self._leased: dict[Lease, None] = {}
        if hasattr(os, "register_at_fork"):
            os.register_at_fork(after_in_child=self._forget)

    def process(self, lease: Lease) -> tuple[BotChild, bool]:
        """The process of a lease, and whether it has it only now."""
        with self._lock:
            found = lease.process
            if found is not None:
                del self._leased[lease]  # to be the last one again
            else:
                found = lease.process = self._idle_one(lease.code) or self._new(lease.code)
                self._leased[lease] = None
                return found, True
            self._leased[lease] = None
            return found, False

    def release(self, lease: Lease) -> None:
        """The game of this lease is over: its process is free for another."""
        with self._lock:
            if lease in self._leased:
                del self._leased[lease]
                assert lease.process is not None
                self._idle.append(lease.process)
                lease.process = None

    def end(self, lease: Lease) -> None:
        """End the process of a lease."""
        with self._lock:
            if lease in self._leased:
                del self._leased[lease]
                assert lease.process is not None
                lease.process.end()
                lease.process = None

    def _idle_one(self, code: Code) -> BotChild | None:
        for at, idle in enumerate(self._idle):
            if idle.code == code:
                return self._idle.pop(at)
        return None

    def _new(self, code: Code) -> BotChild:
        while len(self._idle) + len(self._leased) >= self.most:
            if self._idle:
                self._idle.pop(0).end()
            else:
                self.end(next(iter(self._leased)))
        return BotChild(code)

    def _forget(self) -> None:
        """A forked process has nothing to do with the bots of the one it came from."""
        self._idle.clear()
        for lease in self._leased:
            lease.process = None
        self._leased.clear()


RUNNING: Final = RunningBots()
