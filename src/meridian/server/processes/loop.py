"""The inside of a worker process: requests come in over a socket, one at a time, and answers go out.

It ends when the other end of the socket is closed, also if the server was killed while a request was under way.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import socket
from collections.abc import Callable
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

from meridian.server.processes.frames import LENGTH_BYTES, framed, length_of

GRACE_SECONDS = 2.0
"""Beyond the longest request; then the server cannot live any more: it would have ended this process."""


def answer_requests(descriptor: int, answer: Callable[[bytes], bytes], niceness: int, longest: float) -> None:
    """Answer until the server is gone. `longest` is how many seconds the server waits for an answer at most."""
    for ordered in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ordered, signal.SIG_IGN)  # meant for the server: it ends its workers in order
    os.nice(niceness)
    server = socket.socket(fileno=descriptor)
    requests: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_hear, args=(server, requests), daemon=True).start()
    with suppress(OSError):  # the server was killed meanwhile: the thread that listens ends this process
        server.sendall(framed(b""))
    while True:
        request = requests.get()
        # Compiled code may keep the thread that listens from running; this watch needs no Python.
        faulthandler.dump_traceback_later(longest + GRACE_SECONDS, exit=True)
        told = answer(request)
        faulthandler.cancel_dump_traceback_later()
        try:
            server.sendall(framed(told))
        except OSError:
            return  # the server was killed meanwhile


def _hear(server: socket.socket, requests: SimpleQueue[bytes]) -> None:
    """Take requests in while one is worked on, so that the end of the server is noticed at once."""
    try:
        while True:
            requests.put(_exactly(server, length_of(_exactly(server, LENGTH_BYTES))))
    except OSError:
        os._exit(0)


def _exactly(server: socket.socket, length: int) -> bytes:
    data = bytearray()
    while len(data) < length:
        part = server.recv(length - len(data))
        if not part:
            raise ConnectionError("the server is gone")
        data += part
    return bytes(data)
