"""A worker process as the server sees it."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from contextlib import suppress

from meridian.server.ops.logs import form_of_logs
from meridian.server.processes.frames import LENGTH_BYTES, framed, length_of
from meridian.server.processes.loop import LOGS

START_TIMEOUT = 60.0  # seconds until a new process is ready
END_TIMEOUT = 1.0  # seconds to end, before it is killed
STDERR = 2


class Died(Exception):
    """A worker process has ended without an answer."""


class WorkerProcess:
    """A process that runs a module; the module calls `loop.answer_requests`."""

    def __init__(self, module: str, words: list[str]) -> None:
        self._module = module
        self._words = words
        self._process: subprocess.Popen[bytes] | None = None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def start(self) -> None:
        """Starts it and waits until it is ready, or raises Died."""
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = _started(self._module, theirs.fileno(), self._words)
        self._streams = await asyncio.open_unix_connection(sock=ours)
        try:
            async with asyncio.timeout(START_TIMEOUT):
                await self._hear()
        except TimeoutError:
            raise Died("a worker process does not start") from None

    async def ask(self, request: bytes) -> bytes:
        """The reply, without a time limit, or Died. Only one request at a time."""
        assert self._streams is not None
        writer = self._streams[1]
        try:
            writer.write(framed(request))
            await writer.drain()
        except OSError as error:
            raise Died(str(error)) from None
        return await self._hear()

    async def _hear(self) -> bytes:
        assert self._streams is not None
        reader = self._streams[0]
        try:
            return await reader.readexactly(length_of(await reader.readexactly(LENGTH_BYTES)))
        except (asyncio.IncompleteReadError, OSError):
            raise Died("a worker process has ended by itself") from None

    def alive(self) -> bool:
        """Whether it can take requests."""
        return self._process is not None and self._process.poll() is None

    def pid(self) -> int | None:
        """Its process id while it runs."""
        return self._process.pid if self._process is not None and self.alive() else None

    async def end(self, immediately: bool = False) -> None:
        """Ends it, whatever it is doing; `immediately` kills it."""
        if self._process is not None:
            if immediately:
                self._process.kill()
            if self._streams is not None:
                self._streams[1].close()
                with suppress(OSError):
                    await self._streams[1].wait_closed()
            await asyncio.to_thread(_reaped, self._process)


def environment() -> dict[str, str]:
    """The environment of a process that must find its modules where the server finds them."""
    path = os.pathsep.join(os.path.abspath(folder) for folder in sys.path)  # an empty one is the server's directory
    return {**os.environ, "PYTHONPATH": path, LOGS: form_of_logs()}


def _started(module: str, descriptor: int, words: list[str]) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-P", "-m", module, str(descriptor), *words],
        stdin=subprocess.DEVNULL,
        stdout=STDERR,
        pass_fds=[descriptor],
        env=environment(),
        process_group=0,  # Ctrl-C must reach only the server, also while this process starts
    )


def _reaped(process: subprocess.Popen[bytes]) -> None:
    try:
        process.wait(END_TIMEOUT)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()
