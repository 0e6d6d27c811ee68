"""A worker process: questions come in over a socket, one at a time, and answers go out.

    python -m meridian.server.thinking.worker DESCRIPTOR TABLES PATIENCE MAKERS

It ends when the other end of the socket is closed, also if the server was killed while a bot was thinking.
"""

from __future__ import annotations

import faulthandler
import os
import signal
import socket
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread

import msgspec

from meridian.server.thinking.frames import LENGTH, framed, length_of
from meridian.server.thinking.mind import Mind, makers_at
from meridian.server.thinking.thought import Ask

NICENESS = 5
"""Bots leave the server what it needs."""
GRACE = 2.0
"""Seconds beyond its patience after which the server cannot live any more: it would have ended this process."""


def main(descriptor: int, tables: int, patience: float, makers: str) -> None:
    """Answer until the server is gone."""
    for ordered in (signal.SIGINT, signal.SIGTERM):
        signal.signal(ordered, signal.SIG_IGN)  # meant for the server: it ends its workers in order
    os.nice(NICENESS)
    server = socket.socket(fileno=descriptor)
    mind = Mind(tables, makers_at(makers))
    questions: SimpleQueue[bytes] = SimpleQueue()
    Thread(target=_hear, args=(server, questions), daemon=True).start()
    with suppress(OSError):  # the server was killed meanwhile: the thread that listens ends this process
        server.sendall(framed(b""))
    decoder = msgspec.msgpack.Decoder(Ask)
    while True:
        ask = decoder.decode(questions.get())
        # Compiled code may keep the thread that listens from running; this watch needs no Python.
        faulthandler.dump_traceback_later(patience + GRACE, exit=True)
        told = msgspec.msgpack.encode(mind.answer(ask))
        faulthandler.cancel_dump_traceback_later()
        try:
            server.sendall(framed(told))
        except OSError:
            return  # the server was killed while the bot thought


def _hear(server: socket.socket, questions: SimpleQueue[bytes]) -> None:
    """Take questions in while the bot thinks, so that the end of the server is noticed at once."""
    try:
        while True:
            questions.put(_exactly(server, length_of(_exactly(server, LENGTH))))
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


if __name__ == "__main__":
    main(int(sys.argv[1]), int(sys.argv[2]), float(sys.argv[3]), sys.argv[4])
