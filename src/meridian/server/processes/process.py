"""A worker process as the server sees it. It is spoken to over its standard streams, which every system has."""

from __future__ import annotations

import asyncio
import logging
import os
import subprocess
import sys
from contextlib import suppress
from typing import Any

from meridian.server.ops.logs import form_of_logs
from meridian.server.processes.frames import LENGTH_BYTES, framed, length_of
from meridian.server.processes.loop import LOGS

START_TIMEOUT = 60.0  # seconds until a new process is ready
END_TIMEOUT = 1.0  # seconds to end, before it is killed

log = logging.getLogger(__name__)


class Died(Exception):
    """A worker process has ended without an answer."""


class WorkerProcess:
    """A process that runs a module; the module calls `loop.answer_requests`."""

    def __init__(self, module: str, words: list[str]) -> None:
        self._module = module
        self._words = words
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> None:
        """Starts it and waits until it is ready, or raises Died."""
        self._process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-P", "-m", self._module, *self._words),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            env=environment(),
            **out_of_reach(),
        )
        try:
            async with asyncio.timeout(START_TIMEOUT):
                await self._hear()
        except TimeoutError:
            raise Died("a worker process does not start") from None
        log.debug("worker process %d runs %s", self._process.pid, self._module)

    async def ask(self, request: bytes) -> bytes:
        """The reply, without a time limit, or Died. Only one request at a time."""
        assert self._process is not None
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(framed(request))
            await self._process.stdin.drain()
        except OSError as error:
            raise Died(str(error)) from None
        return await self._hear()

    async def _hear(self) -> bytes:
        assert self._process is not None
        assert self._process.stdout is not None
        reader = self._process.stdout
        try:
            return await reader.readexactly(length_of(await reader.readexactly(LENGTH_BYTES)))
        except (asyncio.IncompleteReadError, OSError):
            raise Died("a worker process has ended by itself") from None

    def alive(self) -> bool:
        """Whether it can take requests."""
        return self._process is not None and self._process.returncode is None

    def pid(self) -> int | None:
        """Its process id while it runs."""
        return self._process.pid if self._process is not None and self.alive() else None

    async def end(self, immediately: bool = False) -> None:
        """Ends it, whatever it is doing; `immediately` kills it."""
        if self._process is None:
            return
        log.debug("worker process %d is %s", self._process.pid, "killed" if immediately else "told to end")
        if immediately:
            self._kill()
        assert self._process.stdin is not None
        self._process.stdin.close()
        with suppress(OSError):
            await self._process.stdin.wait_closed()
        try:
            await asyncio.wait_for(self._process.wait(), END_TIMEOUT)
        except TimeoutError:
            self._kill()
            await self._process.wait()

    def _kill(self) -> None:
        assert self._process is not None
        with suppress(ProcessLookupError):
            self._process.kill()


def out_of_reach() -> dict[str, Any]:
    """How to start a process that Ctrl-C does not reach: it is meant for the server, also while the process starts."""
    if sys.platform == "win32":
        return {"creationflags": subprocess.CREATE_NEW_PROCESS_GROUP}
    return {"start_new_session": True}


def environment() -> dict[str, str]:
    """The environment of a process that must find its modules where the server finds them."""
    path = os.pathsep.join(os.path.abspath(folder) for folder in sys.path)  # an empty one is the server's directory
    return {**os.environ, "PYTHONPATH": path, LOGS: form_of_logs()}
