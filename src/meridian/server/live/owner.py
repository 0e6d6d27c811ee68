"""A table on the node that owns it: one sequential worker, one inbox for answers, bots and the clock."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from secrets import token_bytes
from typing import TypeVar

import msgspec

from meridian.core.action import Action
from meridian.core.errors import BadInput
from meridian.core.errors import Refused as NotLegal
from meridian.fair.vault import Commitment
from meridian.fair.verifiable import NONCE, Verifiable
from meridian.server import journaling
from meridian.server.clocks import Clocks
from meridian.server.live import news
from meridian.server.live.bots import Bots
from meridian.server.live.clockwork import Clockwork
from meridian.server.live.courtesies import Courtesies
from meridian.server.live.ending import Ending
from meridian.server.live.refusals import NotHere, refusal_of, refused
from meridian.server.live.services import Services
from meridian.server.live.sitting import Draft
from meridian.server.live.table import LiveTable, Reply
from meridian.server.recent import Recent
from meridian.server.stores import StoreError
from meridian.server.stores.errors import Fenced
from meridian.server.stores.records import EntryRow, SeatRow, TableRow
from meridian.server.wire import (
    Accepted,
    Answer,
    AnyToClient,
    Consent,
    Excuse,
    Pause,
    Plan,
    Refused,
    Resign,
    Return,
    Said,
    TakeBack,
    Undo,
)

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]

PATIENCE = 10.0
"""So many seconds a closing table may take for the job under way."""
CROWDED = 20
"""If more than so many jobs wait, whoever brings another waits too."""
REMEMBERED = 16
"""How many replies are kept for each seat, so that a retry gets the answer it got before."""

log = logging.getLogger(__name__)


class Owner(LiveTable):
    """Plays a table. Everything that changes it goes through the inbox, one at a time. What is played is played on a
    copy, stored, and only then seen or told."""

    def __init__(
        self, services: Services, row: TableRow, seats: list[SeatRow], fence: int, away_since: float | None = None
    ) -> None:
        super().__init__(services, row, seats)
        self.fence = fence
        self.away_since = away_since
        self.lost = asyncio.Event()
        self.bots = Bots(self)
        self.clockwork = Clockwork(self)
        self.courtesies = Courtesies(self)
        self.ending = Ending(self)
        self.source: Verifiable
        self._replies: list[Recent[str, AnyToClient]] = [Recent(REMEMBERED) for _ in seats]
        self._inbox: asyncio.Queue[Job] = asyncio.Queue()
        self._worker: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    # Life

    async def open(self) -> None:
        """Bring the table up from its store and begin to work."""
        await self.reload()
        self._worker = asyncio.create_task(self._work(), name=f"table {self.id}")
        if self.services.several:
            self._listening = asyncio.create_task(self._listen(), name=f"others at {self.id}")
        if "away" in self.row.state:
            await self.change_state(away=None)
        # Nodes that follow a table whose owner has died do not know what it did not manage to tell.
        await self.publish(news.Changed())
        self.later(self.go_on)

    async def close(self) -> None:
        """Finish the job under way and stop."""
        self.clockwork.stop()
        self.bots.stop()
        if self._listening is not None:
            self._listening.cancel()
        if self._worker is not None and not self._worker.done():
            self._inbox.put_nowait(self._stop)
            await asyncio.wait([self._worker], timeout=PATIENCE)
            self._worker.cancel()
        self.audience.end()

    async def reload(self) -> None:
        """Take everything from the store again."""
        store = self.services.store
        row, secret = await store.table(self.id), await store.secret(self.id)
        if row is None or secret is None:
            raise BadInput(f"table {self.id} has no chance secrets")
        self.row, self.seats = row, await store.seats(self.id)
        self.source = Verifiable.restored(secret.body, self._nonces)
        stored = await store.entries(self.id, row.branch)
        self.set_to(self.source, stored)
        journaling.brought_up_to_date(self.sitting, self.source, self.prelude, self.imagined)
        self._remember(stored)
        self.clockwork.restore(stored)

    def _nonces(self, published: Commitment) -> list[bytes]:
        """Chains that follow the first take nonces of the server: their seats have given theirs already."""
        return [token_bytes(NONCE) for _ in range(self.header.seats)]

    def _remember(self, stored: list[EntryRow]) -> None:
        """Replies to what was accepted before a restart: the keys stand in the notes of the entries."""
        for row in stored:
            key = (row.note or {}).get("key")
            if key is not None and row.note is not None:
                self._replies[int(row.note["seat"])].put(key, Accepted(key=key))

    async def _listen(self) -> None:
        """Hear from other nodes who is at the table there."""
        while True:
            async with await self.services.bus.subscribe(news.of_table(self.id)) as others:
                async for item in others:
                    said = news.read(item) if isinstance(item, bytes) else None
                    if isinstance(said, news.Here):
                        await self.hear_of(said)

    # The inbox

    async def _work(self) -> None:
        while True:
            job = await self._inbox.get()
            try:
                await job()
            except asyncio.CancelledError:
                return
            except Fenced:
                log.info("table lost to another node", extra={"table": self.id})
                self.lost.set()
                return
            except (StoreError, BadInput) as error:
                log.error("table stands still: %s", error, extra={"table": self.id})
                self.clockwork.try_again()
            except Exception:
                log.exception("a fault at a table", extra={"table": self.id})

    async def _stop(self) -> None:
        raise asyncio.CancelledError

    def later(self, job: Job) -> None:
        """Do something when everything before it is done."""
        self._inbox.put_nowait(job)

    async def do(self, job: Callable[[], Awaitable[T]]) -> T:
        """Put a job into the inbox and wait until the worker has done it."""
        done: asyncio.Future[T] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                result = await job()
            except Exception as error:
                if not done.done():
                    done.set_exception(error)
                if isinstance(error, Fenced):
                    raise
            else:
                if not done.done():
                    done.set_result(result)

        self._inbox.put_nowait(run)
        return await done

    # What seats say

    async def hear(self, seat: int, said: Said, lang: str, reply: Reply) -> None:
        """Do what a seat says; the reply comes before anybody is told what it led to. The same key, the same reply.
        Nobody waits for it, unless too much is waiting already."""
        self.later(lambda: self._once(seat, said, lang, reply))
        if self._inbox.qsize() > CROWDED:
            await self.do(self._nothing)

    async def _nothing(self) -> None:
        pass

    async def hear_out(self, seat: int, said: Said, lang: str, reply: Reply) -> None:
        """The same for whoever needs the reply to go on."""
        await self.do(lambda: self._once(seat, said, lang, reply))

    async def _once(self, seat: int, said: Said, lang: str, reply: Reply) -> None:
        kept = self._replies[seat].get(said.key)
        if kept is not None:
            reply(kept)
            return

        accepted = False

        def answer(message: AnyToClient) -> None:
            nonlocal accepted
            if isinstance(message, Accepted):
                accepted = True
                self._replies[seat].put(said.key, message)
            reply(message)

        try:
            await self._act(seat, said, lang, answer)
        except (BadInput, StoreError) as error:
            if accepted:  # it is done; what failed came after it, and is tried again
                raise
            answer(self._failed(said.key, error, lang))
            if isinstance(error, Fenced):
                raise
        if accepted:
            await self.go_on()

    def _failed(self, key: str, error: BadInput | StoreError, lang: str) -> Refused:
        if isinstance(error, BadInput):
            return refusal_of(key, error, lang)
        log.error("not durable: %s", error, extra={"table": self.id})
        return refused(key, "moved" if isinstance(error, Fenced) else "not-durable", lang)

    async def _act(self, seat: int, said: Said, lang: str, reply: Reply) -> None:
        if self.row.status == "closed":
            raise NotHere("game-is-over")
        if isinstance(said, Answer):
            await self._answer(seat, said, lang, reply)
        elif isinstance(said, Undo):
            await self._undo(seat, said, reply)
        elif isinstance(said, TakeBack):
            await self.courtesies.take_back(seat, said.key, reply)
        elif isinstance(said, Consent):
            await self.courtesies.consent(seat, said, reply)
        elif isinstance(said, Resign):
            await self.courtesies.resign(seat, said.key, reply)
        elif isinstance(said, Return):
            await self.courtesies.come_back(seat, said.key, reply)
        elif isinstance(said, Plan):
            await self.courtesies.plan(seat, said, reply)
        elif isinstance(said, Pause | Excuse):
            await self.clockwork.hear(seat, said, reply)
        else:
            raise AssertionError(f"not for the owner: {said}")

    async def _answer(self, seat: int, said: Answer, lang: str, reply: Reply) -> None:
        answer = self._checked(seat, said, lang)
        if isinstance(answer, Refused):
            self.services.metrics.refused(answer.reason)
            reply(answer)
            return
        if self.is_bot(seat):
            await self.courtesies.come_back(seat, said.key, lambda _: None)
        await self.play(seat, answer, said.key, lambda: reply(Accepted(key=said.key)))

    def _checked(self, seat: int, said: Answer, lang: str) -> Action | Refused:
        """The action an answer means, or why it is not possible."""
        game, p = self.game, self.sitting.p
        if not said.action.strip():
            return refused(said.key, "empty-answer", lang)
        try:
            action = self.sitting.words.read(said.action)
        except BadInput as error:
            return Refused(key=said.key, reason="unreadable", text=str(error))
        if said.question is not None and (seat not in game.who(p) or game.question_id(p, seat) != said.question):
            return refused(said.key, "stale", lang)
        refusal = game.refusal(p, seat, action)
        if refusal is None:
            return action
        text = self.speaker(lang).refusal(refusal, action)
        return Refused(key=said.key, reason=refusal.key, text=text, clauses=refusal.clauses.split())

    async def _undo(self, seat: int, said: Undo, reply: Reply) -> None:
        kept = self.sitting.undo_target(seat)
        if kept is None or kept < self.prelude:
            raise NotHere("no-undo")
        await self.go_back(kept, lambda: reply(Accepted(key=said.key)), undo=True)

    # Playing

    async def play(
        self, actor: int | None, action: Action | None, key: str = "", reply: Callable[[], None] | None = None
    ) -> None:
        """Play an entry (None: let chance decide), store it, and only then tell it."""
        started = time.perf_counter()
        try:
            draft = self.sitting.draft(actor, action)
        except NotLegal as refused:
            raise BadInput(str(refused)) from None
        rows = self._entry_rows(draft, actor, action, key)
        first = len(self.sitting.entries) + 1
        chains = self.source.periods_left()
        if draft.p.over:
            self.source.end()
        secret = self.source.kept() if draft.p.over or self.source.periods_left() > chains else None
        try:
            await self.services.store.append(self.id, self.row.branch, first, rows, self.fence, secret)
        except Fenced:
            raise
        except StoreError:
            await self.reload()
            raise
        self.services.metrics.appended(self.row.game, len(rows), time.perf_counter() - started)
        if reply is not None:
            reply()
        new = self.sitting.commit(draft)
        self.audience.tell_facts(new, self.clock_now())
        await self.publish(news.Added(self.row.branch, rows), first)
        if self.sitting.p.over:
            await self.ending.over()

    def _entry_rows(self, draft: Draft, actor: int | None, action: Action | None, key: str) -> list[EntryRow]:
        now = time.time()
        note: dict[str, object] = {"key": key, "seat": actor} if key else {}
        clock = self.clockwork.note(self.sitting.p, draft.p, actor, action)
        if clock is not None:
            note["clock"] = clock
        first = len(self.sitting.entries) + 1
        return journaling.rows(self.id, self.row.branch, first, draft.entries, now, note or None)

    async def go_back(self, kept: int, reply: Callable[[], None], undo: bool = False) -> None:
        """Go back to an entry: a new branch, and unless it is an undo a new chance period. The old branch stays. It is
        stored before anybody can see it, and told as soon as it can be seen."""
        try:
            self.source.taken_back(kept, undo=undo)
            branch = await self.services.store.start_branch(self.id, kept, self.fence, self.source.kept())
        except Fenced:
            raise
        except (StoreError, BadInput):
            await self.reload()
            raise
        self.sitting.restore(self.sitting.entries[:kept])
        self.row = msgspec.structs.replace(self.row, branch=branch)
        self.audience.branch = branch
        self.clockwork.gone_back()
        reply()
        self.audience.tell_rewound()
        await self.publish(news.Branched(branch))
        log.info("play goes back", extra={"table": self.id, "kept": kept, "branch": branch})

    async def go_on(self) -> None:
        """Let chance, plans, forced answers and bots do what they must, until people are asked."""
        if self.row.status == "closed":
            return
        if self.sitting.waits_for_chance():
            await self.play(None, None)
        while not self.sitting.p.over:
            if not (await self.courtesies.planned_answer() or await self.bots.forced_answer()):
                break
        if not self.sitting.p.over:
            self.bots.think()
        elif self.row.status == "running":
            # The last entry was stored, and then the server died before the rest of the end.
            await self.ending.over()
        await self.clockwork.look()

    # Who plays

    def is_bot(self, seat: int) -> bool:
        """Whether a bot answers for this seat now."""
        return self.bot_of(seat) is not None

    def bot_of(self, seat: int) -> str | None:
        """The bot that answers for a seat: its own, or a substitute."""
        stands_in = self.stand_in(seat)
        return stands_in["bot"] if stands_in else self.seats[seat].bot

    def persons(self) -> set[int]:
        """The seats that are played by people now."""
        return {seat.seat for seat in self.seats if seat.kind == "person" and not self.is_bot(seat.seat)}

    def clocks_here(self) -> Clocks | None:
        return self.clockwork.clocks if self.clockwork.running else None

    async def change_state(self, **parts: object) -> None:
        """Change what stands beside the journal, store it, and tell everybody."""
        changed = {**self.row.state, **parts}
        state = {name: value for name, value in changed.items() if value is not None}
        await self.services.store.set_state(self.id, state, self.fence)
        self.row = msgspec.structs.replace(self.row, state=state)
        self.audience.tell(self.situation())
        await self.publish(news.Changed())
        await self.publish_presence()
