"""A table under way on this node: one sequential worker, one inbox for answers, bots and sockets."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable
from random import Random, SystemRandom
from typing import Any, TypeVar

from meridian import games
from meridian.bots import maker
from meridian.bots.bot import Bot
from meridian.core.action import Action
from meridian.core.edition import Edition
from meridian.core.errors import BadInput
from meridian.core.facts import Fact
from meridian.core.messages import Speaker
from meridian.core.position import Position
from meridian.fair.vault import Commitment
from meridian.fair.verifiable import NONCE, Verifiable
from meridian.server import journaling
from meridian.server.stores import Store, StoreError
from meridian.server.stores.records import SeatRow, TableRow
from meridian.server.wire import Accepted, Answer, Asked, FactLine, Facts, Refused, Rewound, ToClient, Undo, Welcome
from meridian.table.table import Table

T = TypeVar("T")

BACKLOG = 512
"""How many messages may wait for a slow socket; with one more it is closed, and may come back and resume."""
REMEMBERED = 64
"""How many replies are kept for each seat, so that a retry gets the answer it got before."""

log = logging.getLogger("meridian.table")


class Watcher:
    """A socket at the table: whose eyes it has, and what waits to be sent to it."""

    def __init__(self, seat: int | None) -> None:
        self.seat = seat
        self.queue: asyncio.Queue[ToClient | None] = asyncio.Queue(BACKLOG)
        self.number = 0

    def end(self) -> None:
        """No more will come."""
        while self.queue.full():
            self.queue.get_nowait()
        self.queue.put_nowait(None)

    def tell(self, message: ToClient) -> bool:
        """Queue a message; False if the socket is too slow."""
        try:
            self.queue.put_nowait(message)
        except asyncio.QueueFull:
            return False
        return True


class LiveTable:
    """Plays one table. Everything that changes it goes through the inbox, one at a time; an answer is told to anybody
    only after it is durable."""

    def __init__(self, store: Store, row: TableRow, seats: list[SeatRow], fence: int) -> None:
        self.store = store
        self.row = row
        self.seats = seats
        self.fence = fence
        self.game = games.load(row.game)
        self.actions = journaling.Actions(self.game)
        self.watchers: list[Watcher] = []
        self.replies: dict[int, dict[str, ToClient]] = {}
        self.bots: dict[int, Bot] = {
            seat.seat: maker(self.game, seat.bot)(Random(SystemRandom().random()))
            for seat in seats
            if seat.kind == "bot" and seat.bot
        }
        self._inbox: asyncio.Queue[Callable[[], Awaitable[None]]] = asyncio.Queue()
        self._worker: asyncio.Task[None] | None = None
        self._speakers: dict[str, Speaker] = {}
        self.table: Table
        self.source: Verifiable

    # Life

    async def open(self) -> None:
        """Bring the table up from its store and begin to work."""
        await self._load()
        self._worker = asyncio.create_task(self._work(), name=f"table {self.row.id}")
        await self._do(self._move_on)

    async def close(self) -> None:
        """Finish the job under way and stop."""
        if self._worker is not None:
            self._worker.cancel()
            await asyncio.gather(self._worker, return_exceptions=True)
        for watcher in self.watchers:
            watcher.end()

    async def _load(self) -> None:
        secret = await self.store.secret(self.row.id)
        if secret is None:
            raise BadInput(f"table {self.row.id} has no chance secrets")
        stored = await self.store.entries(self.row.id, self.row.branch)
        self.source = Verifiable.restored(secret.body, self._nonces)
        header = journaling.read_header(self.row.header)
        self.table = Table(self.game, header, self.source, self.actions.entries(stored))
        journaling.brought_up_to_date(self.table, self.source)

    def _nonces(self, published: Commitment) -> list[bytes]:
        """Chains that follow the first take nonces of the server: their seats have given theirs already."""
        return [SystemRandom().randbytes(NONCE) for _ in range(self.table.header.seats)]

    async def _work(self) -> None:
        while True:
            job = await self._inbox.get()
            await job()

    async def _do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Put a job into the inbox and wait until the worker has done it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                result = await job()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
            else:
                if not done.done():
                    done.set_result(result)

        await self._inbox.put(run)
        return await done

    # Sockets

    async def enter(self, seat: int | None, after: int | None = None, branch: int | None = None) -> Watcher:
        """Take a socket in: it gets the view, or the facts it has missed if it was here before on this branch."""

        async def job() -> Watcher:
            watcher = Watcher(seat)
            heard = self._heard(seat, self.table.facts)
            watcher.number = len(heard)
            if after is not None and branch == self.row.branch and 0 <= after <= len(heard):
                missed = [self._line(number, fact) for number, fact in enumerate(heard[after:], start=after + 1)]
                watcher.tell(self._facts(seat, missed))
            else:
                watcher.tell(self._welcome(seat, len(heard)))
            self.watchers.append(watcher)
            return watcher

        return await self._do(job)

    def leave(self, watcher: Watcher) -> None:
        """A socket has gone."""
        if watcher in self.watchers:
            self.watchers.remove(watcher)

    # What seats say

    async def answer(self, seat: int, said: Answer) -> ToClient:
        """Play an answer: Accepted when it is durable, or Refused with the reason; the same key, the same reply."""
        return await self._do(lambda: self._once(seat, said.key, lambda: self._answer(seat, said)))

    async def undo(self, seat: int, said: Undo) -> ToClient:
        """Take back the seat's last answer."""
        return await self._do(lambda: self._once(seat, said.key, lambda: self._undo(seat, said)))

    async def _once(self, seat: int, key: str, act: Callable[[], Awaitable[ToClient]]) -> ToClient:
        kept = self.replies.setdefault(seat, {})
        if key not in kept:
            reply = await act()
            kept[key] = reply
            while len(kept) > REMEMBERED:
                del kept[next(iter(kept))]
            if isinstance(reply, Accepted):
                await self._move_on()
        return kept[key]

    async def _answer(self, seat: int, said: Answer) -> ToClient:
        game, p = self.game, self.table.p
        try:
            action = self.table.words.read(said.action) if said.action.strip() else None
        except BadInput as error:
            return Refused(said.key, "unreadable", str(error))
        if action is None:
            return Refused(said.key, "unreadable", "an answer has a kind and its words")
        if said.question is not None and seat in game.who(p) and game.question(p, seat).id != said.question:
            return Refused(said.key, "stale", "this question is not asked any more")
        refusal = game.refusal(p, seat, action)
        if refusal is not None:
            text = self._speaker("en").refusal(refusal, action)
            return Refused(said.key, refusal.key, text, refusal.clauses.split())
        await self._play(seat, action)
        return Accepted(said.key, len(self.table.entries))

    async def _undo(self, seat: int, said: Undo) -> ToClient:
        before = len(self.table.entries)
        if not self.table.take_back(seat):
            return Refused(said.key, "no-undo", "something new was learnt since, or it was not your answer")
        kept = len(self.table.entries)
        self.row = await self._branch(kept)
        self._tell_rewound()
        log.info("undo", extra={"table": self.row.id, "seat": seat, "from": before, "to": kept})
        return Accepted(said.key, kept)

    async def _branch(self, kept: int) -> TableRow:
        """From here on play is on a new branch; the old one stays in the store."""
        branch = await self.store.start_branch(self.row.id, kept, self.fence, self.source.kept())
        return TableRow(
            id=self.row.id,
            game=self.row.game,
            header=self.row.header,
            settings=self.row.settings,
            status=self.row.status,
            branch=branch,
            created=self.row.created,
            touched=self.row.touched,
            fence=self.fence,
        )

    # Playing

    async def _play(self, seat: int, action: Action) -> None:
        """Play in memory, store, and only then tell; if the store fails, memory goes back to what is stored."""
        await self._write(lambda: self.table.answer(seat, action))

    async def _write(self, change: Callable[[], None]) -> None:
        entries = len(self.table.entries)
        told = len(self.table.facts)
        chains = self.source.periods_left()
        change()
        if self.table.p.over:
            self.source.end()
        new = journaling.rows(self.row.id, self.row.branch, entries + 1, self.table.entries[entries:])
        secret = self.source.kept() if self.source.periods_left() > chains or self.table.p.over else None
        try:
            await self.store.append(self.row.id, self.row.branch, entries + 1, new, self.fence, secret)
        except StoreError:
            await self._load()
            raise
        if self.table.p.over:
            await self.store.set_status(self.row.id, "over", self.fence)
        self._tell(self.table.facts[told:])

    async def _move_on(self) -> None:
        """Chance decides what it is asked, then bots answer, one after the other, until a person is asked."""
        if self.table.draw() is not None:
            await self._write(self.table.let_chance_decide)
        while not self.table.p.over:
            seat, action = await self._bot_word()
            if action is None:
                return
            await self._play(seat, action)

    async def _bot_word(self) -> tuple[int, Action | None]:
        game, p = self.game, self.table.p
        for seat in game.who(p):
            if seat in self.bots:
                options = game.options(p, seat)
                view = game.view(p, seat)
                if len(options) == 1:
                    return seat, options[0]
                return seat, await asyncio.to_thread(self.bots[seat].choose, view, seat, options)
        for seat in game.pressing(p):
            options = game.interjections(p, seat)
            if seat in self.bots and options:
                said = await asyncio.to_thread(self.bots[seat].interject, game.view(p, seat), seat, options)
                if said is not None:
                    return seat, said
        return 0, None

    # What is told to whom

    def _heard(self, seat: int | None, facts: list[tuple[int, Fact]]) -> list[Fact]:
        return [fact for _, fact in facts if fact.heard_by(seat)]

    def _line(self, number: int, fact: Fact) -> FactLine:
        return FactLine(number, fact.key, self.table.words.args(fact.args), fact.clauses)

    def _asked(self) -> list[str]:
        return [self.table.words.actor(seat) for seat in self.game.who(self.table.p)]

    def _question(self, view: Position, seat: int | None) -> Asked | None:
        if seat is None or seat not in self.game.who(view):
            return None
        question = self.game.question(view, seat)
        options = [self.table.words.say(option) for option in self.game.options(view, seat)]
        return Asked(question.id, question.key, dict(self.table.words.args(question.args)), options)

    def _unasked(self, seat: int | None) -> list[str]:
        if seat is None:
            return []
        return [self.table.words.say(said) for said in self.game.interjections(self.table.p, seat)]

    def _welcome(self, seat: int | None, number: int) -> Welcome:
        view = self.game.view(self.table.p, seat)
        return Welcome(
            table=self.row.id,
            seat=seat,
            branch=self.row.branch,
            number=number,
            view=self.game.show(view),
            asked=self._asked(),
            question=self._question(view, seat),
            unasked=self._unasked(seat),
            over=self.table.p.over,
        )

    def _facts(self, seat: int | None, lines: list[FactLine]) -> Facts:
        view = self.table.p if seat is None else self.game.view(self.table.p, seat)
        return Facts(lines, self._asked(), self._question(view, seat), self._unasked(seat), self.table.p.over)

    def _tell(self, facts: list[tuple[int, Fact]]) -> None:
        """Tell every socket what its seat may know; whoever is too slow is dropped and may resume."""
        ready: dict[int | None, Facts] = {}
        for watcher in list(self.watchers):
            heard = self._heard(watcher.seat, facts)
            if watcher.seat not in ready:
                lines = [self._line(watcher.number + at, fact) for at, fact in enumerate(heard, start=1)]
                ready[watcher.seat] = self._facts(watcher.seat, lines)
            watcher.number += len(heard)
            if not watcher.tell(ready[watcher.seat]):
                self.leave(watcher)
                watcher.end()

    def _tell_rewound(self) -> None:
        for watcher in list(self.watchers):
            watcher.number = len(self._heard(watcher.seat, self.table.facts))
            if not watcher.tell(Rewound(self._welcome(watcher.seat, watcher.number))):
                self.leave(watcher)
                watcher.end()

    def _speaker(self, lang: str) -> Speaker:
        if lang not in self._speakers:
            edition: Edition = self.game.edition(self.table.header.overlay)
            self._speakers[lang] = Speaker(self.game, edition, lang, [seat.name for seat in self.seats])
        return self._speakers[lang]

    def report(self) -> Any:
        """The roll record as it may be known now."""
        return self.source.record()
