"""Services that fail: a Redis server to kill, a connection to cut."""

from __future__ import annotations

import asyncio
import re
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable
from contextlib import suppress

from tests.server.conftest import HERE, held_port, program
from tests.server.patience import PATIENCE

__all__ = ["FaultProxy", "RedisServer", "held_port"]


def wait_for(ready: Callable[[], bool], what: str) -> None:
    """Wait until a condition holds. Looking takes no more than half of the time, so that what is waited for comes."""
    end = time.monotonic() + PATIENCE
    while True:
        looked = time.monotonic()
        if ready():
            return
        now = time.monotonic()
        if now > end:
            raise TimeoutError(f"waited in vain for {what}")
        time.sleep(max(0.02, now - looked))


def answers(port: int, said: bytes = b"", reply: bytes = b"") -> bool:
    """Whether a port accepts connections (and replies as expected)."""
    with suppress(OSError), socket.create_connection((HERE, port), timeout=1) as line:
        line.sendall(said)
        return not reply or line.recv(len(reply)) == reply
    return False


class RedisServer:
    """A Redis server without persistence that can be killed and restarted on the same port."""

    def __init__(self) -> None:
        self.port = held_port()
        self.url = f"redis://{HERE}:{self.port}/0"
        self.folder = tempfile.mkdtemp(prefix="meridian-redis-")
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    def start(self) -> None:
        """Start it, or start it again."""
        self.process = subprocess.Popen(
            [program("redis-server", []), "--port", str(self.port), "--bind", HERE, "--save", "", "--dir", self.folder],
            stdout=subprocess.DEVNULL,
        )
        wait_for(lambda: answers(self.port, b"PING\r\n", b"+PONG"), "Redis")

    def kill(self) -> None:
        """Kill it."""
        if self.process is not None:
            self.process.send_signal(signal.SIGKILL)
            self.process.wait()
            self.process = None

    def remove(self) -> None:
        """End it and remove its folder."""
        self.kill()
        shutil.rmtree(self.folder)


class FaultProxy:
    """A proxy to a service that can be cut (and refuse connections), or fall silent without being cut.

    It breaks once, before it forwards data that contain `breaks_at`; `broken` counts that.
    """

    def __init__(self, port: int) -> None:
        self.target = port
        self.port = held_port()
        self.silent = False
        self.breaks_at: re.Pattern[bytes] | None = None
        self.broken = 0
        self._server: asyncio.Server | None = None
        self._writers: set[asyncio.StreamWriter] = set()

    async def open(self) -> FaultProxy:
        """Accept connections, on the same port as before."""
        self._server = await asyncio.start_server(self._call, HERE, self.port)
        return self

    async def cut(self) -> None:
        """Break every connection and refuse new ones."""
        if self._server is not None:
            self._server.close()
        for writer in list(self._writers):
            writer.transport.abort()
        while self._writers:
            await asyncio.sleep(0.005)

    async def _call(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        far_reader, far_writer = await asyncio.open_connection(HERE, self.target)
        await asyncio.gather(self._pump(reader, far_writer), self._pump(far_reader, writer))

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._writers.add(writer)
        with suppress(OSError):
            while data := await reader.read(65536):
                if self.breaks_at is not None and self.breaks_at.search(data):
                    self.breaks_at = None
                    self.broken += 1
                    break
                if not self.silent:
                    writer.write(data)
                    await writer.drain()
        writer.close()
        with suppress(OSError):
            await writer.wait_closed()
        self._writers.discard(writer)
