"""A server process of one's own on loopback, and clients for it."""

from __future__ import annotations

import json
import os
import socket
import subprocess
import sys
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any, Self

import httpx
from websockets.sync.client import ClientConnection, connect

SRC = Path(__file__).parents[2] / "src"


def free_port() -> int:
    """A port nobody uses now."""
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port: int = probe.getsockname()[1]
        return port


class Server:
    """`meridian serve` as a process; `kill` ends it the hard way."""

    def __init__(self, database: str, port: int | None = None) -> None:
        self.port = port or free_port()
        self.database = database
        self.process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.kill()

    def start(self) -> None:
        """Start it and wait until it answers."""
        code = "import sys; from meridian.cli import main; sys.exit(main())"
        said = ["serve", "--port", str(self.port), "--database", self.database]
        path = os.pathsep.join([str(SRC), os.environ.get("PYTHONPATH", "")])
        self.process = subprocess.Popen(
            [sys.executable, "-c", code, *said], env={**os.environ, "PYTHONPATH": path}, stderr=subprocess.PIPE
        )
        for _ in range(600):
            if self.process.poll() is not None:
                assert self.process.stderr is not None
                raise AssertionError(self.process.stderr.read().decode())
            try:
                if httpx.get(self.url("/health")).status_code == 200:
                    return
            except httpx.TransportError:
                time.sleep(0.05)
        raise AssertionError("the server does not answer")

    def kill(self) -> None:
        """End it without a word, as a power cut would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            assert self.process.stderr is not None
            self.process.stderr.close()
            self.process = None

    def url(self, path: str) -> str:
        return f"http://127.0.0.1:{self.port}{path}"

    def post(self, path: str, body: dict[str, Any]) -> dict[str, Any]:
        answer = httpx.post(self.url(path), json=body)
        assert answer.status_code < 300, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def get(self, path: str) -> dict[str, Any]:
        answer = httpx.get(self.url(path))
        assert answer.status_code == 200, answer.text
        found: dict[str, Any] = answer.json()
        return found

    def open(self, game: str, seats: list[dict[str, Any]], **more: Any) -> tuple[str, str]:
        """A new table and the host's token."""
        opened = self.post("/api/tables", {"game": game, "seats": seats, **more})
        return opened["table"], opened["host"]


class Client:
    """One socket at a table."""

    def __init__(self, server: Server, table: str, token: str | None, **hello: Any) -> None:
        self._stack = ExitStack()
        address = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
        self.socket: ClientConnection = self._stack.enter_context(connect(address))
        self.number = 0
        self.branch = 0
        self.question: dict[str, Any] | None = None
        self.over = False
        self.facts: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}
        self.send({"type": "hello", "token": token, **hello})

    def close(self) -> None:
        self._stack.close()

    def send(self, message: dict[str, Any]) -> None:
        self.socket.send(json.dumps(message))

    def hear(self) -> dict[str, Any]:
        """The next message, noted."""
        message: dict[str, Any] = json.loads(self.socket.recv(timeout=30))
        if message["type"] in ("welcome", "facts"):
            self.question, self.over = message["question"], message["over"]
        if message["type"] == "welcome":
            self.number, self.branch, self.view = message["number"], message["branch"], message["view"]
        if message["type"] == "facts":
            self.facts += message["facts"]
            if message["facts"]:
                assert message["facts"][0]["number"] == self.number + 1
                self.number = message["facts"][-1]["number"]
        return message

    def until(self, kind: str) -> dict[str, Any]:
        """The next message of a kind; others before it are noted."""
        while (message := self.hear())["type"] != kind:
            pass
        return message

    def answer(self, action: str, key: str, question: list[int] | None = None) -> dict[str, Any]:
        """Say something and wait for the reply."""
        self.send({"type": "answer", "key": key, "action": action, "question": question})
        while True:
            message = self.hear()
            if message["type"] in ("accepted", "refused") and message["key"] == key:
                return message
