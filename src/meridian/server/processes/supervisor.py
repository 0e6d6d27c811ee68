"""The parent of several server processes: it forks them, starts again whichever dies, and passes signals on.

It has neither an event loop nor threads nor connections, so it can fork at any time. Its children notice when it is
killed, and end in order.
"""

from __future__ import annotations

import logging
import os
import select
import signal
import socket
import sys
import time
from collections.abc import Callable
from contextlib import suppress
from threading import Thread
from types import FrameType
from typing import Final, NoReturn

import msgspec

from meridian.core.errors import BadInput

HUNG_SECONDS: Final = 60.0  # a process without a sign of life for so long is killed
SHORT_LIFE: Final = 10.0  # seconds; a process that lives shorter is restarted with growing delays
FIRST_REST, LONGEST_REST = 0.5, 10.0
LOOK_SECONDS: Final = 1.0  # between two looks at the processes
EXTRA_SECONDS: Final = 2.0  # beyond the time in which the processes end by themselves
ORDERS: Final = (signal.SIGTERM, signal.SIGINT)
UP: Final = b"up"
MAX_COMPLAINT: Final = 1 << 16

log = logging.getLogger(__name__)

Work = Callable[[Callable[[], None]], None]
"""What a process does. It calls its argument when it is up; BadInput says why it cannot start."""


class Process(msgspec.Struct, eq=False):
    """A process that is to run as long as its parent."""

    name: str
    work: Work
    pid: int | None = None
    begun: float = 0.0
    rest: float = 0.0
    due: float = 0.0
    status: int = 0


class Supervisor:
    """Runs processes until a signal ends them. `helpers` end after the others; `hung` names those of the `workers`,
    by their places, that have given no sign of life for this time."""

    def __init__(
        self, workers: list[Process], helpers: list[Process], seconds: float, hung: Callable[[float], list[int]]
    ) -> None:
        self._workers, self._helpers = workers, helpers
        self._seconds = seconds
        self._hung = hung
        self._signals, self._wakes = socket.socketpair()
        self._alive, self._lifeline = os.pipe()
        self._ordered: list[int] = []
        self._before: dict[int, Callable[[int, FrameType | None], object] | int | None] = {}

    def run(self, on_up: Callable[[], None]) -> None:
        """Start all, call `on_up`, and look after them until a signal comes; then end all, and the parent by the same
        signal. Raises BadInput if one cannot start."""
        self._listen()
        try:
            for process in (*self._helpers, *self._workers[:1]):
                self._bring_up([process])
            self._bring_up(self._workers[1:])
            if not self._ordered:
                on_up()
            while not self._ordered:
                self._wait(LOOK_SECONDS)
                self._look_after()
        finally:
            self._end()
        signal.raise_signal(self._ordered[0])

    # Starting

    def _bring_up(self, processes: list[Process]) -> None:
        """Start processes for the first time and wait until they are up. One that fails ends all of them."""
        waiting = {self._start(process): process for process in processes}
        while waiting and not self._ordered:
            ready = select.select([self._signals.fileno(), *waiting], [], [], LOOK_SECONDS)[0]
            self._drain()
            for reads in set(ready) & set(waiting):
                self._heard(waiting.pop(reads), reads)
        for reads in waiting:
            os.close(reads)

    def _heard(self, process: Process, reads: int) -> None:
        with os.fdopen(reads, "rb") as told:
            said = told.read(MAX_COMPLAINT)
        if said != UP and not self._ordered:
            raise BadInput(said.decode() or f"process {process.name} does not start; the log may say why")

    def _start(self, process: Process) -> int:
        """Fork a process. The result is a pipe that ends with `up`, or with what is wrong."""
        reads, writes = os.pipe()
        signal.pthread_sigmask(signal.SIG_BLOCK, ORDERS)  # a signal must not find the child with the parent's handlers
        sys.stdout.flush()
        sys.stderr.flush()
        pid = os.fork()
        if pid == 0:
            os.close(reads)
            self._become(process, writes)
        signal.pthread_sigmask(signal.SIG_UNBLOCK, ORDERS)
        os.close(writes)
        process.pid, process.begun = pid, time.monotonic()
        return reads

    def _become(self, process: Process, writes: int) -> NoReturn:
        """The life of a child."""
        status = 1
        try:
            with suppress(OSError):
                os.setsid()  # Ctrl-C is for the parent
            signal.set_wakeup_fd(-1)
            for number in (*ORDERS, signal.SIGCHLD):
                signal.signal(number, self._before[number])
            os.close(self._lifeline)
            self._signals.close()
            self._wakes.close()
            Thread(target=_end_with_parent, args=(self._alive, self._seconds + EXTRA_SECONDS), daemon=True).start()
            signal.pthread_sigmask(signal.SIG_UNBLOCK, ORDERS)
            told = _Once(writes)
            try:
                process.work(told.up)
                status = 0
            except BadInput as error:
                if not told.say(str(error).encode()):
                    log.error("%s", error)
                status = 2
            except KeyboardInterrupt:
                status = 130
        except BaseException:
            log.exception("a process has failed")
        finally:
            with suppress(Exception):
                sys.stdout.flush()
                sys.stderr.flush()
            os._exit(status)

    # Looking after them

    def _look_after(self) -> None:
        for index in self._hung(HUNG_SECONDS):
            process = self._workers[index]
            if process.pid is not None and time.monotonic() - process.begun > HUNG_SECONDS:
                log.error("process %s does not answer any more and is killed", process.name)
                _send(process, signal.SIGKILL)
        for process in self._reap():
            log.warning("process %s has ended; it is started again", process.name)
        for process in (*self._helpers, *self._workers):
            if process.pid is None and time.monotonic() >= process.due:
                os.close(self._start(process))

    def _reap(self) -> list[Process]:
        """The processes that have ended."""
        ended = []
        for process in (*self._helpers, *self._workers):
            if process.pid is None or os.waitpid(process.pid, os.WNOHANG) == (0, 0):
                continue
            lived = time.monotonic() - process.begun
            rest = min(process.rest * 2 or FIRST_REST, LONGEST_REST)
            process.pid, process.rest = None, rest if lived < SHORT_LIFE else 0.0
            process.due = time.monotonic() + process.rest
            ended.append(process)
        return ended

    # Signals and the end

    def _listen(self) -> None:
        for end in (self._signals, self._wakes):
            end.setblocking(False)
        for number in (*ORDERS, signal.SIGCHLD):
            self._before[number] = signal.signal(number, self._note)
        signal.set_wakeup_fd(self._wakes.fileno(), warn_on_full_buffer=False)

    def _note(self, number: int, _: FrameType | None) -> None:
        if number in ORDERS:
            self._ordered.append(number)

    def _wait(self, seconds: float) -> None:
        select.select([self._signals], [], [], seconds)
        self._drain()

    def _drain(self) -> None:
        with suppress(BlockingIOError):
            while self._signals.recv(1 << 12):
                pass

    def _end(self) -> None:
        """End the workers in the time they have, then the helpers."""
        passed_on = 0
        limit = time.monotonic() + self._seconds + EXTRA_SECONDS
        while any(process.pid is not None for process in self._workers):
            orders = self._ordered[passed_on:] or ([signal.SIGTERM] if not passed_on else [])
            passed_on += len(orders)
            for order in orders:
                for process in self._workers:
                    _send(process, order)
            if time.monotonic() > limit:
                for process in self._workers:
                    _send(process, signal.SIGKILL)
            self._wait(min(LOOK_SECONDS, 0.2))
            self._reap()
        for process in self._helpers:
            _send(process, signal.SIGKILL)
            if process.pid is not None:
                os.waitpid(process.pid, 0)
        signal.set_wakeup_fd(-1)
        for number, before in self._before.items():
            signal.signal(number, before)


class _Once:
    """Tells the parent one thing, and then nothing more. A process that is started again has nobody to tell."""

    def __init__(self, writes: int) -> None:
        self._writes: int | None = writes

    def up(self) -> None:
        """The process is up."""
        self.say(UP)

    def say(self, what: bytes) -> bool:
        """Whether the parent hears it."""
        if self._writes is None:
            return False
        writes, self._writes = self._writes, None
        with suppress(OSError), os.fdopen(writes, "wb", buffering=0) as pipe:
            pipe.write(what[:MAX_COMPLAINT])
            return True
        return False


def _send(process: Process, number: int) -> None:
    if process.pid is not None:
        with suppress(ProcessLookupError):
            os.kill(process.pid, number)


def _end_with_parent(alive: int, seconds: float) -> None:
    """End this process when its parent is gone, in order if it does so in time. The other end of the pipe is closed
    then."""
    with suppress(OSError):
        os.read(alive, 1)
    os.kill(os.getpid(), signal.SIGTERM)
    time.sleep(seconds)
    os._exit(1)
