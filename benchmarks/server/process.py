"""Server processes of one's own, and what the kernel says they cost."""

from __future__ import annotations

import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Self

import httpx

TICKS = os.sysconf("SC_CLK_TCK")
PAGE = os.sysconf("SC_PAGE_SIZE")
MANY = "1000000"
RAISED = {
    **{f"MERIDIAN_LIMITS_{what}_PER_SECOND": MANY for what in ("REQUESTS", "TABLES", "ANSWERS")},
    **{f"MERIDIAN_LIMITS_{what}_BURST": MANY for what in ("REQUESTS", "TABLES", "ANSWERS")},
    "MERIDIAN_LIMITS_SOCKETS_PER_ADDRESS": MANY,
    "MERIDIAN_LIMITS_CONNECTIONS_PER_ADDRESS": MANY,
    "MERIDIAN_LIMITS_RATE_KEYS": MANY,
    "MERIDIAN_BOT_PAUSE_SECONDS": "0",
    "MERIDIAN_WINDOW_WAIT_MOST_SECONDS": "0",
    "MERIDIAN_ANSWER_FOR_ME": "false",
}
"""All load comes from one address here, and bots are not to be watched."""
_BYTECODE = tempfile.TemporaryDirectory(prefix="meridian-bytecode-")
INSTALLED = {"PYTHONDONTWRITEBYTECODE": "", "PYTHONPYCACHEPREFIX": _BYTECODE.name}
"""An installed server has its bytecode, whatever the place it is measured in allows."""
PLAIN = ["-c", "import sys; from meridian.cli import main; sys.exit(main())"]


def raise_file_limit() -> None:
    """Thousands of sockets need as many open files, here and in the processes started from here."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


class Served:
    """A process that says where it listens in its first line, as JSON. It ends with the block."""

    def __init__(self, command: list[str], limits: dict[str, str] | None = None) -> None:
        self.begun = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, *command],
            env={**os.environ, **(RAISED if limits is None else limits), **INSTALLED},
            stdout=subprocess.PIPE,
        )
        assert self._process.stdout is not None
        first = self._process.stdout.readline()
        if not first:
            raise RuntimeError(f"the server did not start: exit code {self._process.wait()}")
        self.listening = time.perf_counter() - self.begun
        self.url: str = json.loads(first)["url"]
        self.pid = self._process.pid
        self.healthy = self._wait_for_health()
        self._siblings = children_of(self.pid) if "--processes" in command else []

    def _wait_for_health(self) -> float:
        # The connection waits in the backlog of the socket until the server accepts.
        assert httpx.get(f"{self.url}/health", timeout=60).status_code == 200
        return time.perf_counter() - self.begun

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.send_signal(signal.SIGINT)
        try:
            self._process.wait(60)
        except subprocess.TimeoutExpired:
            self._process.kill()
            self._process.wait()
        assert self._process.stdout is not None
        self._process.stdout.close()

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.url.rpartition(":")[2])

    def cpu(self) -> float:
        """Seconds of CPU it has used so far, user and system, all its threads; with several server processes all of
        them, and what they need between them."""
        return sum(map(cpu_of, (self.pid, *self._siblings)))

    def memory(self) -> int:
        """Bytes it holds in memory."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * PAGE

    def counted(self, name: str) -> float:
        """A figure of its own metrics, summed over labels."""
        page = httpx.get(f"{self.url}/metrics", timeout=60).text
        lines = [line for line in page.splitlines() if line.partition("{")[0].partition(" ")[0] == name]
        return sum(float(line.rpartition(" ")[2]) for line in lines)


def meridian(folder: Path, *more: str, run: list[str] | None = None, limits: dict[str, str] | None = None) -> Served:
    """`meridian serve` with an SQLite file in `folder`; `run` is how it is run when somebody looks into it. Limits are
    raised, unless others are given as variables."""
    said = ["serve", "--port", "0", "--json", "--data", str(folder), "--log-level", "warning", *more]
    return Served([*(run or PLAIN), *said], limits)


def children_of(pid: int) -> list[int]:
    """The processes that a process has started."""
    return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]


def cpu_of(pid: int) -> float:
    """Seconds of CPU a process has used, without its children."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / TICKS
