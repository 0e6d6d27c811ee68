"""Players who reconnect after every crash, and checks that the store holds everything they received."""

from __future__ import annotations

import json
import time
from collections import Counter
from collections.abc import Callable
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import msgspec
from websockets.exceptions import WebSocketException

from meridian import games
from meridian.core.codec import words_for
from meridian.core.journal import Journal
from meridian.core.replay import replay
from meridian.server.journals import journaling
from meridian.server.stores import Store
from meridian.server.stores.records import EntryRow, TableRow
from tests.server.online import AWAY, KEY, RETRY_DELAY, Client, Gone, Message, Server

LOST = (Gone, WebSocketException, OSError)
"""Errors of a client whose server is killed."""


class Node(Server):
    """One of several server processes on one database."""

    def __init__(self, folder: Path, name: str, database: str, bus: str, **variables: str) -> None:
        home = folder / name
        home.mkdir()
        # The nodes of one database share a key: each can verify what another has signed.
        key = folder / "server.key"
        if not key.exists():
            key.touch(mode=0o600)
            key.write_text(KEY)
        shared = {"MERIDIAN_SECRET_FILE": str(key), "MERIDIAN_LEASE_SECONDS": "8", **variables}
        super().__init__(home, "--database", database, "--bus", bus, **shared)
        self.options[self.options.index("--node") + 1] = name
        self.name = name


class Seat(Client):
    """A socket that stores every fact, including those before it connected."""

    def _welcomed(self, message: Message) -> None:
        super()._welcomed(message)
        self.facts = list(message["log"])


class Person:
    """Plays one seat, answers immediately, and reconnects after a crash with its last fact. An answer without a reply
    is sent again with its key."""

    def __init__(self, table: str, seat: int, token: str, seed: int = 0) -> None:
        self.table, self.seat, self.token = table, seat, token
        self.random = Random(seed)
        self.facts: list[Message] = []
        self.branch: int | None = None
        self.accepted: dict[str, str] = {}
        self.unsure: tuple[str, list[int], str] | None = None
        self.seen: tuple[int, Message] | None = None
        self.over = False
        self.said = 0

    def sit(self, server: Server, done: Callable[[], None] = lambda: None, moves: int = 100_000) -> None:
        """Play until the game is over, the server is gone, or `moves` answers are given; `done` is called for each."""
        client: Seat | None = None
        try:
            client = self.enter(server)
            for _ in range(moves):
                if not self._turn(client):
                    break
                done()
        except LOST:
            pass
        finally:
            if client is not None:
                self.leave(client)

    def enter(self, server: Server) -> Seat:
        """Connect or reconnect; no fact is repeated, none is missing."""
        hello: dict[str, Any] = {"log": 1000}
        if self.branch is not None:
            hello = {"after": len(self.facts), "branch": self.branch}
        client = Seat(server, self.table, self.token, **hello)
        try:
            client.until("situation")
            assert client.welcomes == (self.branch is None), "what was told before is not known any more"
            assert self.branch is not None or len(client.facts) == client.number
        except BaseException:
            client.close()
            raise
        self.branch = client.branch
        self._say_again(client)
        return client

    def leave(self, client: Seat) -> None:
        """Store the facts received, and disconnect."""
        self.facts += client.facts
        client.facts = []
        self.over = client.over
        client.close()

    def _say_again(self, client: Seat) -> None:
        if self.unsure is not None:
            key, question, action = self.unsure
            self._heard(client, client.say("answer", key, action=action, question=question))

    def _turn(self, client: Seat) -> bool:
        # The view that belongs to a question comes after it, and on a busy machine in another frame.
        client.wait_for(lambda client: client.over or (client.question is not None and not client.stale))
        client.drain()
        if client.over or client.question is None or client.stale:
            return not client.over
        self.seen = (client.number, dict(client.view))
        self.said += 1
        key = f"{self.seat}.{self.said}"
        self.unsure = key, client.question["id"], self.random.choice(client.question["options"])
        self._heard(client, client.say("answer", key, action=self.unsure[2], question=self.unsure[1]))
        return True

    def _heard(self, client: Seat, reply: Message) -> None:
        assert self.unsure is not None
        key, question, action = self.unsure
        while reply["type"] == "refused" and reply["reason"] in AWAY:
            time.sleep(RETRY_DELAY)
            reply = client.say("answer", key, action=action, question=question)
        if reply["type"] == "accepted":
            self.accepted[key] = action
        else:
            # An offer may change the question while an answer is on its way.
            assert reply["reason"] == "stale", reply
        self.unsure = None
        if client.question is not None and client.question["id"] == question:
            client.question = None


async def check_kept(store: Store, person: Person) -> int:
    """Checks that the store holds everything this player received, exactly once; returns the number of entries."""
    row = await store.table(person.table)
    assert row is not None
    stored = await store.entries(person.table, row.branch)
    assert [entry.number for entry in stored] == list(range(1, len(stored) + 1))
    keys = Counter((entry.note or {})["key"] for entry in stored if _is_of(entry, person.seat))
    assert set(keys.values()) <= {1}, keys
    assert set(person.accepted) <= set(keys), "an accepted answer is not there"
    assert set(keys) <= {*person.accepted, *([person.unsure[0]] if person.unsure else [])}, "nobody accepted this"
    _check_actions(row, stored, person)
    facts, views = retold(row, stored, person)
    assert person.facts == facts[: len(person.facts)], "something was told that did not happen"
    if person.seen is not None:
        number, shown = person.seen
        wrong = [
            {part: (shown.get(part), view[part]) for part in view if shown.get(part) != view[part]} for view in views
        ]
        assert {} in wrong, f"what was shown after fact {number} is not what the journal leads to: {wrong}"
    return len(stored)


def _is_of(entry: EntryRow, seat: int) -> bool:
    return entry.note is not None and entry.note.get("seat") == seat and "key" in entry.note


def _check_actions(row: TableRow, stored: list[EntryRow], person: Person) -> None:
    """The key of an answer is stored with the last entry it led to; the answer is the last entry of that seat."""
    game = games.load(row.game)
    words, actions = words_for(game, journaling.read_header(row.header)), journaling.Actions(game)
    said: bytes | None = None
    for entry in stored:
        if entry.actor == person.seat:
            said = entry.action
        if _is_of(entry, person.seat) and entry.note is not None and entry.note["key"] in person.accepted:
            assert said is not None
            assert actions.read(said) == words.read(person.accepted[entry.note["key"]])


def retold(row: TableRow, stored: list[EntryRow], person: Person) -> tuple[list[Message], list[Message]]:
    """The facts of a seat by the journal alone, and the views it may have had when it was last asked."""
    game, header = games.load(row.game), journaling.read_header(row.header)
    words, entries = words_for(game, header), journaling.Actions(game).entries(stored)
    facts: list[Message] = []
    views: list[Message] = []
    for _, _, told, p in replay(game, Journal(header, entries)):
        heard = [fact for fact in told if fact.heard_by(person.seat)]
        facts += [{"key": fact.key, "args": words.args(fact.args), "clauses": fact.clauses} for fact in heard]
        if person.seen is not None and len(facts) == person.seen[0]:
            views.append(_as_sent(game.rules.show(game.rules.view(p, person.seat))))
    return _as_sent(facts), views


def _as_sent(value: Any) -> Any:
    return json.loads(msgspec.json.encode(value))


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    with suppress(OSError):
        return [int(child) for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split()]
    return []
