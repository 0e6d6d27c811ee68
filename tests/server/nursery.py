"""Server processes that start immediately.

A server takes more than a second of a core to import itself, and half a second to set up its routes and to read a
game. Tests start hundreds of them, so one process per pytest worker does all that once and forks. A forked process runs
the same `main`, with its own arguments, environment, folder and umask.
"""

from __future__ import annotations

import array
import gc
import json
import os
import select
import signal
import socket
import subprocess
import sys
from collections.abc import Mapping
from contextlib import suppress
from functools import cache
from threading import Lock
from typing import IO, NoReturn

PRELOADED = (
    "meridian.cli",
    "meridian.cli.serve",
    "meridian.server.app",
    "meridian.server.http.connections",
    "meridian.server.processes.loop",
    "meridian.server.stores.sqlite",
    "uvicorn.loops.auto",
    "uvloop",
)
AT_IMPORT = ("MERIDIAN_PURE", "MERIDIAN_GAMES", "MERIDIAN_LANGUAGES", "PYTHONPATH", "LD_PRELOAD", "DISK_FAULT")
"""Variables that are read when a process starts or modules are imported: servers that differ
in them have different nurseries."""
ORDER_BYTES = 1 << 20
DESCRIPTORS = 3
SHORTEST_SECONDS = 1e-6
"""0 would turn off the time-out of a socket."""


class Forked:
    """A forked process, with the part of `subprocess.Popen` that tests use."""

    def __init__(self, pid: int, stdout: IO[bytes], status: socket.socket) -> None:
        self.pid = pid
        self.stdout = stdout
        self.returncode: int | None = None
        self._status = status

    def poll(self) -> int | None:
        """The exit status, if it has ended."""
        with suppress(subprocess.TimeoutExpired):
            self.wait(0)
        return self.returncode

    def wait(self, timeout: float | None = None) -> int:
        """Wait for its end and return the exit status, or the negative signal."""
        if self.returncode is None:
            self._status.settimeout(timeout or SHORTEST_SECONDS)
            try:
                self.returncode = int(self._status.recv(16))
            except (TimeoutError, BlockingIOError):
                raise subprocess.TimeoutExpired(f"server {self.pid}", timeout or 0) from None
            self._status.close()
        return self.returncode

    def send_signal(self, number: int) -> None:
        """Send a signal, if it runs."""
        if self.poll() is None:
            with suppress(ProcessLookupError):
                os.kill(self.pid, number)

    def terminate(self) -> None:
        """Send SIGTERM."""
        self.send_signal(signal.SIGTERM)

    def kill(self) -> None:
        """Send SIGKILL."""
        self.send_signal(signal.SIGKILL)


class Nursery:
    """The forking process, as seen by the tests. It ends with them, when the other end of its socket is closed."""

    def __init__(self, environment: Mapping[str, str]) -> None:
        self._lock = Lock()
        self._orders, theirs = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        with theirs:
            self.process = subprocess.Popen(
                [sys.executable, "-P", __file__, str(theirs.fileno())],
                env=environment,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.DEVNULL,
                pass_fds=[theirs.fileno()],
            )

    def fork(self, arguments: list[str], environment: Mapping[str, str], log: IO[bytes]) -> Forked:
        """A new process that runs `meridian` with these arguments; its errors go to the log."""
        reads, writes = os.pipe()
        here, there = socket.socketpair(socket.AF_UNIX, socket.SOCK_SEQPACKET)
        mask = os.umask(0)
        os.umask(mask)
        order = {"arguments": arguments, "environment": dict(environment), "folder": os.getcwd(), "umask": mask}
        with self._lock:
            socket.send_fds(self._orders, [json.dumps(order).encode()], [writes, log.fileno(), there.fileno()])
            pid = int(self._orders.recv(16))
        os.close(writes)
        there.close()
        return Forked(pid, os.fdopen(reads, "rb"), here)


@cache
def _nursery(at_import: tuple[str | None, ...]) -> Nursery:
    given = {name: value for name, value in zip(AT_IMPORT, at_import, strict=True) if value is not None}
    others = {name: value for name, value in os.environ.items() if not name.startswith("MERIDIAN_")}
    return Nursery({**others, **given})


def launched(arguments: list[str], environment: Mapping[str, str], log: IO[bytes]) -> Forked:
    """A process that runs `meridian` with these arguments."""
    return _nursery(tuple(environment.get(name) for name in AT_IMPORT)).fork(arguments, environment, log)


# What follows runs in the nursery itself.


def forked_forever(orders: socket.socket) -> None:
    """Fork for every request, and report every exit; returns only in a forked process."""
    living: dict[int, tuple[int, socket.socket]] = {}
    while True:
        ready, _, _ = select.select([orders.fileno(), *living], [], [])
        for watched in ready:
            if watched in living:
                pid, status = living.pop(watched)
                code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
                os.close(watched)
                with suppress(OSError), status:
                    status.send(str(code).encode())
        if orders.fileno() not in ready:
            continue
        order, descriptors = received(orders)
        if not order:
            os._exit(0)
        pid = os.fork()
        if pid == 0:
            orders.close()
            for watched, (_, status) in living.items():
                os.close(watched)
                status.close()
            become(json.loads(order), *descriptors)
            return
        living[os.pidfd_open(pid)] = pid, socket.socket(fileno=descriptors[2])
        for descriptor in descriptors[:2]:
            os.close(descriptor)
        orders.send(str(pid).encode())


def received(orders: socket.socket) -> tuple[bytes, list[int]]:
    """The next request with its descriptors: standard output, the log, and the pipe for the exit status."""
    descriptors = array.array("i")
    order, told, _, _ = orders.recvmsg(ORDER_BYTES, socket.CMSG_LEN(DESCRIPTORS * descriptors.itemsize))
    for _, _, data in told:
        descriptors.frombytes(data[: DESCRIPTORS * descriptors.itemsize])
    return order, list(descriptors)


def become(order: dict[str, object], stdout: int, log: int, status: int) -> None:
    """Become the requested process, as if it had been started directly."""
    os.close(status)
    for descriptor, standard in ((stdout, 1), (log, 2)):
        os.dup2(descriptor, standard)
        os.close(descriptor)
    arguments, environment, folder, umask = (order[name] for name in ("arguments", "environment", "folder", "umask"))
    assert isinstance(arguments, list)
    assert isinstance(environment, dict)
    assert isinstance(umask, int)
    os.environ.clear()
    os.environ.update(environment)
    os.chdir(str(folder))
    os.umask(umask)
    signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell's background job hands down that it is ignored
    sys.argv[1:] = arguments


def prepare_routes() -> None:
    """Build the application once: it is the same for every server with the default size of requests, and each forked
    process has it to itself."""
    from meridian.server import app
    from meridian.server.http.application import routed
    from meridian.server.settings import Settings

    usual = Settings()
    built = routed(usual)
    same = usual.limits.body_bytes
    vars(app)["routed"] = lambda settings: built if settings.limits.body_bytes == same else routed(settings)


def prepare_games() -> None:
    """Load the games with their editions and texts, as a server does when their first tables are opened. What cannot be
    loaded is for the server to say."""
    from meridian import games
    from meridian.core.codec import words_for
    from meridian.core.errors import BadInput
    from meridian.core.game import begin, edition_of, new_header, speaker_for

    with suppress(BadInput):
        for name in games.names():
            game = games.load(name)
            header = new_header(game, game.seats.start)
            begin(game, header)
            words_for(game, header)
            speaker_for(game, edition_of(game), "en")


def run() -> NoReturn:
    sys.path.insert(0, "")  # as with python -c
    for name in PRELOADED:
        __import__(name)
    prepare_routes()
    prepare_games()
    # What is prepared stays: no forked process looks through it for garbage, and so copies its pages.
    gc.collect()
    gc.freeze()
    forked_forever(socket.socket(fileno=int(sys.argv[1])))
    from meridian.cli import main

    sys.exit(main())


if __name__ == "__main__":
    run()
