"""A server in several processes, and connections that are accepted by a chosen one."""

from __future__ import annotations

import json
import os
import signal
import socket
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from http.client import HTTPConnection
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from websockets.sync.client import ClientConnection, connect

from meridian.server.processes.siblings import home_of
from tests.server.nodes import Seat, children
from tests.server.online import Message, Server, bearing
from tests.server.patience import PATIENCE, UNHURRIED


class Processes(Server):
    """`meridian serve --processes N`."""

    def __init__(self, folder: Path, **variables: str) -> None:
        super().__init__(folder, "--processes", "2", **variables)
        self.count = 2
        self.bus_pid = 0
        self.pids: list[int] = []
        self._lines = ExitStack()

    def start(self, port: int = 0) -> None:
        super().start(port)
        self.look()

    def look(self) -> None:
        """Find the processes, in the order in which they were started."""
        assert self.process is not None
        self.bus_pid, *self.pids = children(self.process.pid)

    def __exit__(self, kind: type[BaseException] | None, *rest: object) -> None:
        self._lines.close()
        super().__exit__(kind, *rest)

    def nodes(self) -> list[str]:
        return [f"one.{number + 1}" for number in range(self.count)]

    @contextmanager
    def only(self, index: int) -> Iterator[None]:
        """Nobody else accepts connections meanwhile."""
        others = [pid for at, pid in enumerate(self.pids) if at != index]
        for pid in others:
            os.kill(pid, signal.SIGSTOP)
        try:
            yield
        finally:
            for pid in others:
                os.kill(pid, signal.SIGCONT)

    def accepted_by(self, index: int) -> HTTPConnection:
        """A connection that one of the processes has accepted."""
        at = urlsplit(self.address)
        line = HTTPConnection(at.hostname or "", at.port, timeout=PATIENCE)
        self._lines.callback(line.close)
        with self.only(index):
            assert _asked(line, "GET", "/health/live")["node"] == self.nodes()[index]
        return line

    def asked(self, index: int, method: str, path: str, body: Message | None = None, token: str | None = None) -> Any:
        """What one of the processes answers."""
        line = self.accepted_by(index)
        try:
            return _asked(line, method, path, body, token)
        finally:
            line.close()

    def at_home(self, index: int, game: str, seats: list[Message], **more: Any) -> tuple[str, list[str]]:
        """A table under way that is at home at one of the processes, and the tokens of its people."""
        while True:
            table, tokens = self.begun(game, seats, **more)
            if home_of(table, self.count) == index:
                return table, tokens

    def figure(self, name: str, process: int, labels: str = "") -> float:
        """A figure of one process, from the page of all."""
        page = self.http.get(self.url("/metrics")).text
        begins = f'{name}{{process="{process + 1}"{"," if labels else ""}{labels}}} '
        found = [line for line in page.splitlines() if line.startswith(begins)]
        return float(found[0].removeprefix(begins)) if found else 0.0


class Through(Seat):
    """A socket whose connection one of the processes has accepted, whichever holds the table."""

    def __init__(self, server: Processes, index: int, table: str, token: str | None, **hello: Any) -> None:
        self._line = server.accepted_by(index)
        super().__init__(server, table, token, **hello)

    def connected(self, address: str) -> ClientConnection:
        line = self._line.sock
        assert isinstance(line, socket.socket)
        line.settimeout(None)
        opened: ClientConnection = connect(address, sock=line, max_queue=None, compression=None, **UNHURRIED)
        return opened


def _asked(
    line: HTTPConnection, method: str, path: str, body: Message | None = None, token: str | None = None
) -> dict[str, Any]:
    line.request(method, path, None if body is None else json.dumps(body), bearing(token))
    answer = line.getresponse()
    told = answer.read()
    assert answer.status < 300, told
    found: dict[str, Any] = json.loads(told)
    return found
