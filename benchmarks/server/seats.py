"""Board full of seats that answer at random, each on a socket of its own."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from random import Random

import httpx
import msgspec
from msgspec import UNSET, UnsetType

from benchmarks.server.frames import PATIENCE, Socket
from benchmarks.server.process import Served

SEATS = 4
TOGETHER = 20
"""So many tables are opened at a time."""


class Asked(msgspec.Struct):
    """What a seat is asked, as far as the driver must know."""

    id: list[int]
    options: list[str]


class Message(msgspec.Struct):
    """Any message of the server, as far as the driver must know."""

    type: str
    question: Asked | UnsetType | None = UNSET
    over: bool = False
    key: str = ""
    reason: str = ""


class Answer(msgspec.Struct, tag_field="type", tag="answer"):
    """What the driver says."""

    key: str
    question: list[int]
    action: str


_DECODER = msgspec.json.Decoder(list[Message])
_ENCODER = msgspec.json.Encoder()


class Move:
    """An answer on its way: when it was due and accepted, and when each socket of the table had heard of it."""

    __slots__ = ("accepted", "arrivals", "due")

    def __init__(self, due: float) -> None:
        self.due = due
        self.accepted: float | None = None
        self.arrivals: list[float] = []


class TableLoad:
    """A table and its sockets. `moved` is called with a move that every socket has heard of."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.seats: list[Seat] = []
        self.over = False
        self.moves = 0
        self.unwanted = 0
        self.refused: dict[str, int] = {}
        self.move: Move | None = None
        self.answer_at_once = False
        self.moved: Callable[[TableLoad, Move], None] = lambda table, move: None

    def begin(self) -> None:
        """From now on every seat answers as soon as it is asked."""
        self.answer_at_once = True
        for seat in self.seats:
            seat.answer()

    def hold(self) -> None:
        """Nobody answers any more."""
        self.answer_at_once = False

    def one_move(self, due: float) -> bool:
        """Let one seat that is asked answer, for a move that was due then; False if nobody is asked, or an answer is on
        its way."""
        asked = next((seat for seat in self.seats if seat.question is not None and seat.question.options), None)
        if asked is None or self.move is not None:
            return False
        self.move = Move(due)
        asked.answer()
        return True

    def heard(self) -> None:
        """A socket has heard facts."""
        if self.move is not None:
            self.move.arrivals.append(time.perf_counter())
            self._look()

    def accepted(self) -> None:
        """An answer was accepted."""
        self.moves += 1
        if self.move is not None:
            self.move.accepted = time.perf_counter()
            self._look()

    def _look(self) -> None:
        move = self.move
        if move is not None and move.accepted is not None and len(move.arrivals) >= len(self.seats):
            self.settle()

    def settle(self) -> None:
        """Whoever was to hear of the move has."""
        move, self.move = self.move, None
        if move is not None and move.arrivals:
            self.moved(self, move)


class Seat(Socket):
    """A seat on its socket: it remembers what it is asked and answers with one of the options."""

    def __init__(self, table: TableLoad, token: str | None, view: bool, random: Random) -> None:
        super().__init__(f"/api/tables/{table.name}/socket")
        self.table = table
        self.question: Asked | None = None
        self.welcomed: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._view = view
        self._hello = _ENCODER.encode({"type": "hello", "token": token, "view": view, "steps": view})
        self._random = random
        self._last: Asked | None = None
        self._count = 0

    async def sit(self, port: int) -> None:
        """Connect, say hello, be welcomed."""
        await self.connect(port)
        self.say(self._hello)
        await asyncio.wait_for(self.welcomed, PATIENCE)

    def hear(self, payload: bytes) -> None:
        facts = False
        for message in _DECODER.decode(payload):
            if message.type == "facts" or message.type == "welcome":
                facts = facts or message.type == "facts"
                if message.question is not UNSET:
                    self.question = message.question
                self.table.over = self.table.over or message.over
                if message.type == "welcome":
                    self.welcomed.set_result(None)
            elif message.type == "accepted":
                self.table.accepted()
            elif message.type == "refused":
                self._refused(message.reason)
            elif message.type == "seen":
                self.table.unwanted += not self._view
            elif message.type == "trouble":
                raise ConnectionError(payload.decode())
        if facts:
            self.table.heard()
        if self.table.answer_at_once:
            self.answer()

    def answer(self) -> None:
        """Answer what is asked, at random; what was answered is not asked any more."""
        asked, self.question = self.question, None
        if asked is None or not asked.options:
            return
        self._last = asked
        self._count += 1
        action = asked.options[int(self._random.random() * len(asked.options))]
        self.say(_ENCODER.encode(Answer(str(self._count), asked.id, action)))

    def _refused(self, reason: str) -> None:
        """A stale answer is replaced by the next question; otherwise something else is said instead."""
        self.table.refused[reason] = self.table.refused.get(reason, 0) + 1
        self.table.move = None
        if reason != "stale" and self.question is None:
            self.question = self._last


Opened = list[tuple[str, list[str]]]
"""Board by name, with the token of each seat."""


async def open_tables(served: Served, game: str, count: int, seat: dict[str, str]) -> Opened:
    """Open tables of a game that begin at once, every seat filled in the same way."""
    places = asyncio.Semaphore(TOGETHER)
    body = {"game": game, "seats": [seat] * SEATS, "start": True}
    async with httpx.AsyncClient(base_url=served.url, timeout=120, verify=False) as client:

        async def one() -> tuple[str, list[str]]:
            async with places:
                answer = await client.post("/api/tables", json=body)
            answer.raise_for_status()
            opened = answer.json()
            return opened["table"], [taken["token"] for taken in opened["seats"]]

        return list(await asyncio.gather(*(one() for _ in range(count))))


async def sit_down(served: Served, opened: Opened, view: bool, random: Random) -> list[TableLoad]:
    """Give every seat of these tables its socket."""
    tables = []
    for name, tokens in opened:
        table = TableLoad(name)
        table.seats = [Seat(table, token, view, random) for token in tokens]
        tables.append(table)
    places = asyncio.Semaphore(TOGETHER)

    async def sit(seat: Seat) -> None:
        async with places:
            await seat.sit(served.port)

    await asyncio.gather(*(sit(seat) for table in tables for seat in table.seats))
    return tables


async def people(served: Served, game: str, count: int) -> Opened:
    """Open tables where people sit."""
    return await open_tables(served, game, count, {"kind": "me", "name": "Driver"})


def leave(tables: list[TableLoad]) -> None:
    """Close every socket."""
    for table in tables:
        table.hold()
        for seat in table.seats:
            seat.close()
