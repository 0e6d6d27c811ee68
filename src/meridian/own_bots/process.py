"""A bot in a process of its own, as Meridian sees it: one line goes in, one line comes out, both bounded.

The process has no environment, no descriptors but its three streams, and an empty folder to work in.
"""

from __future__ import annotations

import atexit
import logging
import os
import signal
import subprocess
import sys
import tempfile
from contextlib import suppress
from pathlib import Path
from queue import Empty, SimpleQueue
from threading import Thread
from typing import Any, Final
from weakref import WeakSet

import msgspec

from meridian.own_bots import child
from meridian.own_bots.spec import Code

MEMORY_BYTES: Final = 1 << 30
START_SECONDS: Final = 30.0  # to start and to import what it needs
LINE_BYTES: Final = 1 << 16  # the longest answer
ERROR_BYTES: Final = 4096  # what is looked at of what a bot wrote as errors

log = logging.getLogger(__name__)

_RUNNING: WeakSet[BotChild] = WeakSet()


class BotFailed(Exception):
    """A bot gave no answer that can be used; the message says why, in one line."""


class BotChild:
    """A running bot. It is started when it is first told something."""

    def __init__(self, code: Code) -> None:
        self.code = code
        self._parent = os.getpid()
        self._lines: SimpleQueue[bytes] = SimpleQueue()
        self._told: SimpleQueue[bytes] = SimpleQueue()
        self._folder = tempfile.TemporaryDirectory(prefix="meridian-bot-", ignore_cleanup_errors=True)
        self._work = Path(self._folder.name) / "work"
        self._work.mkdir()
        self._errors = (Path(self._folder.name) / "errors").open("a+b")
        self._process = self._started()
        log.debug("bot %s runs in process %d", code.title, self._process.pid)
        _RUNNING.add(self)
        Thread(target=self._exchange, name="bot", daemon=True).start()

    def ask(self, message: dict[str, Any], seconds: float) -> dict[str, Any]:
        """The reply to a message, or BotFailed. After a failure the process is of no more use."""
        self._lines.put(msgspec.json.encode(message) + b"\n")
        try:
            line = self._told.get(timeout=seconds)
        except Empty:
            raise BotFailed(f"no answer within {seconds:g} s") from None
        return self._read(line)

    def end(self) -> None:
        """End the process and all that it started; its folder goes with it."""
        _RUNNING.discard(self)
        if self._parent != os.getpid():
            return  # this is a fork: the bot belongs to the process that started it
        if os.name == "posix":
            with suppress(ProcessLookupError, PermissionError):
                os.killpg(self._process.pid, signal.SIGKILL)
        self._process.kill()
        self._lines.put(b"")
        self._process.wait()
        log.debug("bot %s: process %d has ended", self.code.title, self._process.pid)
        self._errors.close()
        self._folder.cleanup()

    def errors(self) -> str:
        """The end of what the bot wrote to its standard error."""
        size = os.fstat(self._errors.fileno()).st_size
        self._errors.seek(max(0, size - ERROR_BYTES))
        return self._errors.read(ERROR_BYTES).decode("utf-8", "replace")

    def _started(self) -> subprocess.Popen[bytes]:
        return subprocess.Popen(
            _command(self.code),
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=self._errors,
            cwd=self._work,
            env={"SYSTEMROOT": os.environ["SYSTEMROOT"]} if os.name == "nt" else {},
            start_new_session=os.name == "posix",  # Ctrl-C is for Meridian alone, and all that it starts can be ended
        )

    def _exchange(self) -> None:
        """Writes a line and reads one, in a thread of its own: a bot that neither reads nor writes blocks only this."""
        stdin, stdout = self._process.stdin, self._process.stdout
        assert stdin is not None
        assert stdout is not None
        while line := self._lines.get():
            with suppress(OSError):  # it has ended: there is nothing to read either
                stdin.write(line)
                stdin.flush()
            self._told.put(stdout.readline(LINE_BYTES + 1))
        with suppress(OSError):  # what it did not take
            stdin.close()
        stdout.close()

    def _read(self, line: bytes) -> dict[str, Any]:
        if not line:
            raise BotFailed(self._why_it_ended())
        if len(line) > LINE_BYTES:
            raise BotFailed(f"its answer is longer than {LINE_BYTES} bytes")
        try:
            told = msgspec.json.decode(line, type=dict[str, Any])
        except msgspec.DecodeError:
            shown = line[:40].decode("utf-8", "replace").strip()
            raise BotFailed(f"its answer is not a JSON object in one line: {shown!r}") from None
        if told.get("type") == "error":
            raise BotFailed(_one_line(told.get("message")))
        return told

    def _why_it_ended(self) -> str:
        try:
            status = self._process.wait(1.0)
        except subprocess.TimeoutExpired:
            return "it closed its output"
        last = _one_line((self.errors().strip().splitlines() or [""])[-1])
        ended = f"it was ended by signal {-status}" if status < 0 else f"it ended with status {status}"
        return f"{ended}: {last}" if last else ended


def _command(code: Code) -> list[str]:
    """How a bot's process is started: by a runner that bounds it, and becomes the program where the system can."""
    if code.kind == "program" and os.name == "nt":
        return [word for word in (code.where, code.name) if word]
    runner = [sys.executable, "-I", "-B", str(Path(child.__file__)), str(MEMORY_BYTES)]
    return [*runner, code.kind, code.where, code.name, code.folder]


def _one_line(text: object) -> str:
    return " ".join(str(text).split())[:200]


@atexit.register
def _end_all() -> None:
    for one in list(_RUNNING):
        one.end()
