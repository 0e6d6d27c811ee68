"""Workers as the server sees them: a process, or a thread if no processes are configured."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from queue import SimpleQueue
from threading import Thread
from typing import Protocol

import msgspec

from meridian.own_bots.hosted import hosted
from meridian.server.bot_workers.bot_process import BotProcess, makers_at
from meridian.server.bot_workers.request import Told, WorkerRequest
from meridian.server.processes.process import WorkerProcess

_DECODER: msgspec.msgpack.Decoder[Told] = msgspec.msgpack.Decoder(Told)


class Worker(Protocol):
    """Answers one request at a time."""

    async def start(self) -> None:
        """Starts the worker and waits until it is ready, or raises Died."""

    async def ask(self, ask: WorkerRequest) -> Told:
        """The reply, without a time limit, or Died."""

    def alive(self) -> bool:
        """Whether it can take requests."""

    def pid(self) -> int | None:
        """Its process id, if it is a process."""

    async def end(self, immediately: bool = False) -> None:
        """Ends it, whatever it is doing."""


class ProcessWorker:
    """A worker in its own process."""

    def __init__(self, tables: int, longest: float, makers: str, niceness: int) -> None:
        offered = msgspec.json.encode(hosted()).decode()
        words = [str(tables), str(longest), makers, str(niceness), offered]
        self._process = WorkerProcess("meridian.server.bot_workers.worker", words)

    async def start(self) -> None:
        await self._process.start()

    async def ask(self, ask: WorkerRequest) -> Told:
        return _DECODER.decode(await self._process.ask(msgspec.msgpack.encode(ask)))

    def alive(self) -> bool:
        return self._process.alive()

    def pid(self) -> int | None:
        return self._process.pid()

    async def end(self, immediately: bool = False) -> None:
        await self._process.end(immediately)


class ThreadWorker:
    """A worker in a thread of the server. A thread that hangs cannot be ended; it stays until the server exits."""

    def __init__(self, tables: int, makers: str) -> None:
        self._mind = BotProcess(tables, makers_at(makers))
        self._asks: SimpleQueue[tuple[WorkerRequest, asyncio.Future[Told]] | None] = SimpleQueue()
        self._thread = Thread(target=self._work, name="thinking", daemon=True)

    async def start(self) -> None:
        self._thread.start()

    async def ask(self, ask: WorkerRequest) -> Told:
        future: asyncio.Future[Told] = asyncio.get_running_loop().create_future()
        self._asks.put((ask, future))
        return await future

    def _work(self) -> None:
        while (job := self._asks.get()) is not None:
            ask, future = job
            told = self._mind.answer(ask)
            with suppress(RuntimeError):  # the loop is closed: no caller waits any more
                future.get_loop().call_soon_threadsafe(_settle, future, told)

    def alive(self) -> bool:
        return self._thread.is_alive()

    def pid(self) -> int | None:
        return None

    async def end(self, immediately: bool = False) -> None:
        self._asks.put(None)


def _settle(future: asyncio.Future[Told], told: Told) -> None:
    if not future.done():
        future.set_result(told)
