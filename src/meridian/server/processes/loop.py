"""The inside of a worker process: requests come in over its standard input, one at a time, and replies go out.

The process ends when the server closes its input, also if the server is killed during a request.
"""

from __future__ import annotations

import faulthandler
import logging
import os
import signal
import sys
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import BinaryIO

from meridian.server.ops.logs import set_up_logs
from meridian.server.processes.frames import LENGTH_BYTES, framed, length_of

log = logging.getLogger(__name__)

LOGS = "MERIDIAN_LOGS_OF_WORKERS"
"""The variable that tells a worker in which form it writes its logs: as the server does."""
GRACE_SECONDS = 2.0
"""Time beyond the longest request. After it the server must be dead: it would have ended this process."""


def answer_requests(answer: Callable[[bytes], bytes], niceness: int, longest: float) -> None:
    """Answers requests until the server is gone. `longest` is the most seconds the server waits for a reply."""
    for ordered in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ordered, signal.SIG_IGN)  # meant for the server, which ends its workers in order
    set_up_logs("json" if os.environ.get(LOGS) == "json" else "human")
    sys.excepthook = lambda kind, error, trace: log.critical("a worker has failed", exc_info=(kind, error, trace))
    be_nice(niceness)
    server, replies = _taken_streams()
    requests: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_hear, args=(server, requests), daemon=True).start()
    with suppress(OSError):  # the server was killed: the listening thread ends this process
        _send(replies, b"")
    while True:
        request = requests.get()
        # Compiled code may hold the GIL and starve the listening thread; this watchdog does not need the GIL.
        faulthandler.dump_traceback_later(longest + GRACE_SECONDS, exit=True)
        told = answer(request)
        faulthandler.cancel_dump_traceback_later()
        try:
            _send(replies, told)
        except OSError:
            return  # the server was killed


def be_nice(niceness: int) -> None:
    """Lets others go first, where the system knows of that."""
    if hasattr(os, "nice"):
        os.nice(niceness)


def _taken_streams() -> tuple[BinaryIO, BinaryIO]:
    """Where requests come from and replies go to. What is printed here goes to the log, not between the replies."""
    requests, replies = os.fdopen(os.dup(0), "rb"), os.fdopen(os.dup(1), "wb")
    os.dup2(2, 1)
    with open(os.devnull, "rb") as nothing:
        os.dup2(nothing.fileno(), 0)
    return requests, replies


def _send(replies: BinaryIO, told: bytes) -> None:
    replies.write(framed(told))
    replies.flush()


def _hear(server: BinaryIO, requests: SimpleQueue[bytes]) -> None:
    """Reads requests while one is worked on, so that the process notices at once when the server is gone."""
    try:
        while True:
            requests.put(_exactly(server, length_of(_exactly(server, LENGTH_BYTES))))
    except OSError:
        os._exit(0)


def _exactly(server: BinaryIO, length: int) -> bytes:
    data = server.read(length)
    if len(data) < length:
        raise ConnectionError("the server is gone")
    return data
