"""A separate server process on loopback, and clients for it."""

from __future__ import annotations

import itertools
import json
import os
import time
from collections import deque
from collections.abc import Callable, Collection
from contextlib import ExitStack, suppress
from hashlib import sha256
from pathlib import Path
from random import Random
from typing import Any, Self

import httpx
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from meridian import games
from meridian.core.patches import applied
from tests.server.nursery import Forked, launched
from tests.server.patience import LEASE_SECONDS, PATIENCE, TIMES, UNHURRIED
from tests.server.shared import WITHOUT_TLS

SRC = Path(__file__).parents[2] / "src"
RETRY_DELAY = 0.05
"""Seconds before a client retries."""
AWAY = ("unreachable", "moved", "not-durable")
"""Refusals after which a command may be repeated: nothing has happened, or the key will reveal it."""
GENEROUS = {
    f"MERIDIAN_LIMITS_{what}": "100000"
    for kind in ("REQUESTS", "TABLES", "ANSWERS", "CHAT")
    for what in (f"{kind}_PER_SECOND", f"{kind}_BURST")
}
"""Tests send more requests per second than people do."""
PATIENT = {
    **{f"MERIDIAN_LIMITS_{name.upper()}": str(seconds) for name, seconds in TIMES.items()},
    "MERIDIAN_LEASE_SECONDS": str(LEASE_SECONDS),
}
HURRIED = {
    **GENEROUS,
    **PATIENT,
    "MERIDIAN_BOT_PAUSE_SECONDS": "0",
    "MERIDIAN_WINDOW_WAIT_MOST_SECONDS": "0",
    "MERIDIAN_ANSWER_FOR_ME": "false",
}
"""By default tests do not wait for the pause of bots, and people answer every question themselves."""

SEEDED = {"MERIDIAN_CHANCE_SEED": "tests"}
"""Dice are the same each time a test runs."""
KEY = "5e" * 32

Message = dict[str, Any]
OPEN: Message = {"kind": "open"}
BOT: Message = {"kind": "bot", "bot": "random"}
SHORTEST = {"turns": 4, "round_limit": 2, "mark_percent": 10}


def me(name: str = "Ann", **more: Any) -> Message:
    """A seat of the opener's own."""
    return {"kind": "me", "name": name, **more}


def bearing(token: str | None) -> dict[str, str]:
    """The request header for a token."""
    return {} if token is None else {"authorization": f"Bearer {token}"}


def shortest(game: str) -> Message:
    """Options for a short game."""
    known = {option.name for option in games.load(game).settings}
    return {name: value for name, value in SHORTEST.items() if name in known}


class Server:
    """`meridian serve` as a process; `kill` sends SIGKILL. It keeps its name and data when started again."""

    def __init__(self, folder: Path, *options: str, **variables: str) -> None:
        self.folder = folder
        self._put_key()
        self.options = ["--data", str(folder), "--node", "one", "--bot-workers", "1", *options]
        self.variables = {**HURRIED, **SEEDED, **variables}
        self.process: Forked | None = None
        self.address = ""
        self.http = self._client()

    def _client(self) -> httpx.Client:
        return httpx.Client(timeout=PATIENCE, verify=WITHOUT_TLS)

    def reconnect(self) -> None:
        """Use new connections from now on: whoever accepted the old ones may have stopped."""
        self.http.close()
        self.http = self._client()

    def _put_key(self) -> None:
        """Bots derive their random numbers from the key; it is the same each time, like the dice."""
        key = self.folder / "server.key"
        if not key.exists():
            key.touch(mode=0o600)
            key.write_text(KEY)

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        self.kill()
        self.http.close()
        # Errors in the log are failures too.
        assert kind is not None or "Traceback" not in self.log(), self.log()

    def start(self, port: int = 0) -> None:
        """Start it and wait until it answers; by default on any port that is free."""
        path = os.pathsep.join([str(SRC), os.environ.get("PYTHONPATH", "")])
        environment = {**os.environ, **self.variables, "PYTHONPATH": path}
        with (self.folder / "server.log").open("ab") as log:
            self.process = launched(["serve", "--port", str(port), "--json", *self.options], environment, log)
        said = self.process.stdout.readline()
        assert said, self.log()
        self.address = json.loads(said)["url"]
        assert self.http.get(self.url("/health")).status_code == 200

    def kill(self) -> None:
        """Kill it, as a power failure would."""
        if self.process is not None:
            self.process.kill()
            self.ended()

    def stop(self) -> None:
        """Send SIGTERM and wait for its end."""
        assert self.process is not None
        self.process.terminate()
        self.ended()

    def ended(self) -> None:
        """Wait for the end of the process."""
        assert self.process is not None
        self.process.wait(PATIENCE)
        self.process.stdout.close()
        self.process = None

    def log(self) -> str:
        """What it has written to its log."""
        return (self.folder / "server.log").read_text()

    def give_nonces(self, table: str, nonces: dict[str, str]) -> Message:
        """Let devices take part in the dice of a table that is about to begin: each token with its nonce."""
        for token, nonce in nonces.items():
            hashed = sha256(bytes.fromhex(nonce)).hexdigest()
            self.post(f"/api/tables/{table}/nonce", {"token": token, "hash": hashed})
        for token, nonce in nonces.items():
            told = self.post(f"/api/tables/{table}/nonce", {"token": token, "nonce": nonce})
        return told

    # HTTP

    def url(self, path: str) -> str:
        return self.address + path

    def post(self, path: str, body: Message, status: int = 0) -> Message:
        """What a request is answered, and that its status is this one (0: good)."""
        return self._checked(self.http.post(self.url(path), json=body), status).json()  # type: ignore[no-any-return]

    def get(self, path: str, status: int = 0, token: str | None = None) -> Message:
        """What a request is answered, and that its status is this one (0: good)."""
        answer = self.http.get(self.url(path), headers=bearing(token))
        return self._checked(answer, status).json()  # type: ignore[no-any-return]

    def rolls(self, table: str) -> int:
        """The number of rolls at a table; it grows while the game is played."""
        return len(json.loads(self.read(f"/api/tables/{table}/report"))["rolls"])

    def read(self, path: str, token: str | None = None) -> bytes:
        """The bytes of a response."""
        return self._checked(self.http.get(self.url(path), headers=bearing(token)), 0).content

    def _checked(self, answer: httpx.Response, status: int) -> httpx.Response:
        good = answer.status_code < 300 if status == 0 else answer.status_code == status
        assert good, f"{answer.status_code}: {answer.text}"
        return answer

    # Tables

    def open(self, game: str, seats: list[Message], **more: Any) -> tuple[str, str, list[str]]:
        """A new table, the host's token, and the tokens of the host's own seats."""
        opened = self.post("/api/tables", {"game": game, "seats": seats, **more})
        return opened["table"], opened["host"], [seat["token"] for seat in opened["seats"]]

    def begun(self, game: str, seats: list[Message], **more: Any) -> tuple[str, list[str]]:
        """A table under way, and the tokens of its people: seats of kind `me`."""
        table, _, tokens = self.open(game, seats, start=True, **more)
        return table, tokens

    def pair(self, game: str, **more: Any) -> tuple[Client, Client]:
        """Two people at a new table: the one who is asked first, and the other."""
        table, tokens = self.begun(game, [me("Ann"), me("Ben")], options=shortest(game), **more)
        clients = [self.play(table, token) for token in tokens]
        asked = asked_of(clients)
        return asked, clients[1] if asked is clients[0] else clients[0]

    def play(self, table: str, token: str | None, **hello: Any) -> Client:
        """A socket at a table that has been welcomed."""
        client = Client(self, table, token, **hello)
        client.until("situation")
        return client


class Gone(Exception):
    """The server has closed a socket."""


class Client:
    """One socket at a table. It stores what it receives, and checks that facts are in order."""

    def __init__(self, server: Server, table: str, token: str | None, **hello: Any) -> None:
        self.table, self.token = table, token
        self.number: int = hello.get("after") or 0
        self.branch: int = hello.get("branch") or 0
        self.question: Message | None = None
        self.asked: list[str] = []
        self.unasked: list[str] = []
        self.over = False
        self.welcomes = 0
        self.facts: list[Message] = []
        self.lines: list[Message] = []
        self.view: Message = {}
        self.stale = True
        self.situation: Message = {}
        self.sealed: list[Message] = []
        self.frames: list[str] = []
        self._waiting: deque[Message] = deque()
        self._keys = itertools.count(1)
        self._stack = ExitStack()
        address = server.address.replace("http", "ws", 1) + f"/api/tables/{table}/socket"
        self.socket: ClientConnection = self._stack.enter_context(self.connected(address))
        self.send({"type": "hello", "token": token, **hello})

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def connected(self, address: str) -> ClientConnection:
        """A socket that reads everything immediately."""
        socket: ClientConnection = connect(address, max_queue=None, compression=None, **UNHURRIED)
        return socket

    def close(self) -> None:
        self._stack.close()

    # Hearing

    def hear(self, timeout: float = PATIENCE) -> Message:
        """The next message, which is stored. Raises TimeoutError, or Gone when the socket is closed."""
        while not self._waiting:
            try:
                frame = self.socket.recv(timeout=timeout)
            except ConnectionClosed as error:
                raise Gone(str(error)) from None
            assert isinstance(frame, str)
            self.frames.append(frame)
            self._waiting.extend(json.loads(frame))
        message = self._waiting.popleft()
        self._note(message)
        return message

    def _note(self, message: Message) -> None:
        kind = message["type"]
        if kind == "welcome":
            self._welcomed(message)
        elif kind == "rewound":
            self._welcomed(message["welcome"])
        elif kind == "facts":
            assert message["first"] == self.number + 1, (message["first"], self.number)
            self.number += len(message["facts"])
            self.facts += message["facts"]
            self.asked, self.over = message["asked"], message["over"]
            self.question = message.get("question", self.question)
            self.unasked = message.get("unasked", self.unasked)
            self.stale = "steps" not in message
            for step in message.get("steps", ()):
                self.view = applied(step["patch"], self.view)
        elif kind == "seen":
            assert message["number"] == self.number
            self.stale = False
            self.view = message["view"] if message["whole"] else {**self.view, **message["view"]}
        elif kind == "situation":
            self.situation = message
        elif kind == "sealed":
            self.sealed.append(message)
        elif kind == "line":
            self.lines.append(message)

    def _welcomed(self, message: Message) -> None:
        self.welcomes += 1
        self.stale = True
        self.number, self.branch = message["number"], message["branch"]
        self.asked, self.over = message["asked"], message["over"]
        self.question, self.unasked = message["question"], message["unasked"]

    def until(self, wanted: str | Callable[[Message], bool]) -> Message:
        """The next message of a kind; others before it are stored."""
        limit = time.monotonic() + PATIENCE
        while time.monotonic() < limit:
            message = self.hear()
            if message["type"] == wanted if isinstance(wanted, str) else wanted(message):
                return message
        raise TimeoutError(f"{wanted} did not come")

    def drain(self) -> None:
        """Store everything received so far."""
        with suppress(TimeoutError):
            while True:
                self.hear(0)

    def wait_for(self, there: Callable[[Client], bool]) -> None:
        """Read until a condition holds."""
        while not there(self):
            self.hear()

    def rest(self) -> list[Message]:
        """All messages until the server closes the socket."""
        heard: list[Message] = []
        try:
            while True:
                heard.append(self.hear())
        except Gone:
            return heard

    # Speaking

    def send(self, message: Message) -> None:
        self.socket.send(json.dumps(message))

    def say(self, kind: str, key: str | None = None, **fields: Any) -> Message:
        """Send a command and wait for the reply."""
        key = key or f"{kind} {self.number} {next(self._keys)}"
        self.send({"type": kind, "key": key, **fields})
        return self.until(lambda message: message.get("key") == key)

    def answer(self, action: str, key: str | None = None, question: list[int] | None = None) -> Message:
        """Answer the current question, or another, and wait for the reply."""
        if question is None and self.question is not None:
            question = self.question["id"]
        reply = self.say("answer", key, action=action, question=question)
        if reply["type"] == "accepted":
            # The next question comes with the facts.
            self.question = None
        return reply

    def encoded_view(self) -> Message:
        """The position as this socket received it; views may come a moment after the facts."""
        self.wait_for(lambda client: not client.stale)
        return self.view

    def looked(self) -> Message:
        """The position as this seat may know it, by request."""
        return self.say("look")["data"]  # type: ignore[no-any-return]

    def options(self) -> list[str]:
        """The answers to the current question; waits for one."""
        self.wait_for(lambda client: client.question is not None)
        assert self.question is not None
        found: list[str] = self.question["options"]
        return found


def asked_of(clients: list[Client]) -> Client:
    """The first of these clients with a question; waits for one."""
    found = _next_asked(clients)
    assert found is not None, "the game is over"
    return found


def _next_asked(clients: list[Client]) -> Client | None:
    limit = time.monotonic() + PATIENCE
    while time.monotonic() < limit:
        for client in clients:
            client.drain()
            if client.question is not None:
                return client
        if all(client.over for client in clients):
            return None
        # With several clients another one may receive the message.
        with suppress(TimeoutError):
            clients[0].hear(0.02)
    raise TimeoutError("nobody is asked")


def any_of(random: Random) -> Callable[[Client], str]:
    """Answers with any listed option."""
    return lambda client: random.choice(client.options())


def first(client: Client) -> str:
    """Answers with the first option."""
    return client.options()[0]


def play_on(
    clients: list[Client],
    choose: Callable[[Client], str] = first,
    moves: int = 20_000,
    until: Callable[[Client], bool] = lambda _: False,
    retried: Collection[str] = (),
) -> int:
    """Let clients answer whenever they are asked: `moves` times, until one that is asked meets a condition, or to the
    end. An answer refused for one of the `retried` reasons is sent again. Returns the number of accepted answers."""
    done = 0
    while done < moves and (asked := _next_asked(clients)) is not None:
        if until(asked):
            return done
        reply = asked.answer(choose(asked))
        if reply.get("reason") in retried:
            time.sleep(RETRY_DELAY)
            continue
        # An offer may change the question while an answer is on its way.
        assert reply["type"] == "accepted" or reply["reason"] == "stale", reply
        done += reply["type"] == "accepted"
    return done
