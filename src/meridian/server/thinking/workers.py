"""Those who think, as the server sees them: a process, or a thread where there are no processes to spare."""

from __future__ import annotations

import asyncio
import os
import socket
import subprocess
import sys
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Protocol

import msgspec

from meridian.server.thinking.frames import LENGTH, framed, length_of
from meridian.server.thinking.mind import Mind, makers_at
from meridian.server.thinking.thought import Ask, Told

START = 60.0
"""Seconds a process may take until it can be asked."""
END = 1.0
"""Seconds it may take to end before it is killed."""
STDERR = 2

_DECODER: msgspec.msgpack.Decoder[Told] = msgspec.msgpack.Decoder(Told)


class Died(Exception):
    """A worker has ended without an answer."""


class Worker(Protocol):
    """Answers one question at a time."""

    async def start(self) -> None:
        """Be ready for questions, or raise Died."""

    async def ask(self, ask: Ask) -> Told:
        """The answer, however long it takes, or Died."""

    def alive(self) -> bool:
        """Whether it can be asked."""

    def pid(self) -> int | None:
        """The process it is, if it is one."""

    async def end(self, at_once: bool = False) -> None:
        """End it, whatever it is doing."""


class ProcessWorker:
    """A process of its own."""

    def __init__(self, tables: int, patience: float, makers: str) -> None:
        self._words = [str(tables), str(patience), makers]
        self._process: subprocess.Popen[bytes] | None = None
        self._streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def start(self) -> None:
        ours, theirs = socket.socketpair()
        with theirs:
            self._process = _started(theirs.fileno(), self._words)
        self._streams = await asyncio.open_unix_connection(sock=ours)
        try:
            async with asyncio.timeout(START):
                await self._hear()
        except TimeoutError:
            raise Died("a thinking process does not start") from None

    async def ask(self, ask: Ask) -> Told:
        assert self._streams is not None
        writer = self._streams[1]
        try:
            writer.write(framed(msgspec.msgpack.encode(ask)))
            await writer.drain()
        except OSError as error:
            raise Died(str(error)) from None
        return _DECODER.decode(await self._hear())

    async def _hear(self) -> bytes:
        assert self._streams is not None
        reader = self._streams[0]
        try:
            return await reader.readexactly(length_of(await reader.readexactly(LENGTH)))
        except (asyncio.IncompleteReadError, OSError):
            raise Died("a thinking process has ended by itself") from None

    def alive(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def pid(self) -> int | None:
        return self._process.pid if self._process is not None and self.alive() else None

    async def end(self, at_once: bool = False) -> None:
        if self._process is not None:
            if at_once:
                self._process.kill()
            if self._streams is not None:
                self._streams[1].close()
                with suppress(OSError):
                    await self._streams[1].wait_closed()
            await asyncio.to_thread(_reaped, self._process)


def environment() -> dict[str, str]:
    """For a process that is to find its modules where the server finds them."""
    path = os.pathsep.join(os.path.abspath(folder) for folder in sys.path)  # an empty one is where the server stands
    return {**os.environ, "PYTHONPATH": path}


def _started(descriptor: int, words: list[str]) -> subprocess.Popen[bytes]:
    """A process that thinks."""
    return subprocess.Popen(
        [sys.executable, "-P", "-m", "meridian.server.thinking.worker", str(descriptor), *words],
        stdin=subprocess.DEVNULL,
        stdout=STDERR,
        pass_fds=[descriptor],
        env=environment(),
        process_group=0,  # Ctrl-C is for the server alone, also while this one starts
    )


def _reaped(process: subprocess.Popen[bytes]) -> None:
    try:
        process.wait(END)
    except subprocess.TimeoutExpired:
        process.kill()
        process.wait()


class ThreadWorker:
    """A thread of the server. One that hangs cannot be ended: it is left to itself, and goes with the server."""

    def __init__(self, tables: int, makers: str) -> None:
        self._mind = Mind(tables, makers_at(makers))
        self._asks: SimpleQueue[tuple[Ask, asyncio.Future[Told]] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="thinking", daemon=True)

    async def start(self) -> None:
        self._thread.start()

    async def ask(self, ask: Ask) -> Told:
        future: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._asks.put((ask, future))
        return await future

    def _work(self) -> None:
        while (job := self._asks.get()) is not None:
            ask, future = job
            told = self._mind.answer(ask)
            with suppress(RuntimeError):  # the loop is closed: nobody waits any more
                future.get_loop().call_soon_threadsafe(_settle, future, told)

    def alive(self) -> bool:
        return self._thread.is_alive()

    def pid(self) -> int | None:
        return None

    async def end(self, at_once: bool = False) -> None:
        self._asks.put(None)


def _settle(future: asyncio.Future[Told], told: Told) -> None:
    if not future.done():
        future.set_result(told)
