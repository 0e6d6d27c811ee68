"""A table on the node that owns it: one sequential worker, one inbox for answers, bots and the clock."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from functools import partial
from typing import TypeVar

import msgspec

from meridian.core.action import Action
from meridian.core.errors import BadInput
from meridian.core.errors import Refused as NotLegal
from meridian.core.journal import Entry
from meridian.core.position import CHANCE
from meridian.fair import first
from meridian.fair.recorded import Newest, Recorded
from meridian.fair.signing import rolls_statement
from meridian.fair.source import Why
from meridian.fair.verifiable import restored
from meridian.server.bus.bus import Subscription
from meridian.server.clocks import Clocks, Negotiation
from meridian.server.journals import journaling
from meridian.server.journals.loading import learnt
from meridian.server.slices import in_slices
from meridian.server.stores import StoreError, Whole
from meridian.server.stores.errors import Fenced
from meridian.server.stores.records import EntryRow, SeatRow, TableRow
from meridian.server.tables import news
from meridian.server.tables.bots import Bots
from meridian.server.tables.clockwork import Clockwork
from meridian.server.tables.courtesies import Courtesies
from meridian.server.tables.ending import Ending
from meridian.server.tables.plans import Plans
from meridian.server.tables.protocol import (
    Accepted,
    Answer,
    AnyToClient,
    Consent,
    Declare,
    Excuse,
    Pause,
    Plan,
    Refused,
    Resign,
    Return,
    Said,
    Sealed,
    TakeBack,
    Undo,
)
from meridian.server.tables.refusals import NotHere, refusal_of, refused
from meridian.server.tables.rolls import ahead_on
from meridian.server.tables.services import Services
from meridian.server.tables.session import Draft
from meridian.server.tables.table import LiveTable, Reply
from meridian.server.tables.undoing import UndoSearch, may_undo

T = TypeVar("T")
Job = Callable[[], Awaitable[None]]

PATIENCE = 10.0
"""So many seconds a closing table may take for the job under way."""
CROWDED = 20
"""If more than so many jobs wait, whoever brings another waits too."""
REMEMBERED = 16
"""Of each seat the keys of so many answers are kept, so that a retry gets the answer it got before."""

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
        self.lost = False
        self.bots = Bots(self)
        self.clockwork = Clockwork(self)
        self.courtesies = Courtesies(self)
        self.plans = Plans(self)
        self.ending = Ending(self)
        self.source: Recorded
        self._accepted: list[list[str]] = [[] for _ in seats]
        self._inbox: list[Job] = []
        self._idle: asyncio.Future[None] | None = None
        self._worker: asyncio.Task[None] | None = None
        self._listening: asyncio.Task[None] | None = None

    # Life

    async def open(self, stored: Whole) -> None:
        """Bring the table up from what is stored, and begin to work."""
        await self._take(stored)
        self._worker = asyncio.create_task(self._work(), name=f"table {self.id}")
        if self.services.several:
            others = await self.services.bus.subscribe(news.of_owner(self.id))
            self._listening = asyncio.create_task(self._listen(others), name=f"others at {self.id}")
        if "away" in self.row.state:
            await self.change_state(away=None)
        if not self.prelude and self.source.rolled - self.sitting.rolls != self._rolls_ahead():
            # The table was taken back while nobody owned it.
            await self._count_rolls(self.row.branch, len(self.sitting.entries))
        # Nodes that follow a table whose owner has died do not know what it did not manage to tell.
        await self.publish(news.Changed())
        self.later(self.go_on)

    async def close(self) -> None:
        """Finish the job under way and stop."""
        self.clockwork.stop()
        self.plans.stop()
        self.bots.stop()
        if self._listening is not None:
            self._listening.cancel()
        if self._worker is not None and not self._worker.done():
            self.later(self._stop)
            await asyncio.wait([self._worker], timeout=PATIENCE)
            self._worker.cancel()
        self.audience.end()

    async def reload(self) -> None:
        """Take everything from the store again."""
        stored = await self.services.store.whole(self.id, secret=True)
        if stored is None:
            raise BadInput(f"table {self.id} is gone")
        await self._take(stored)

    async def _take(self, stored: Whole) -> None:
        if stored.secret is None:
            raise BadInput(f"table {self.id} has no chance secrets")
        source, read_by = restored(stored.secret), journaling.readers(stored.entries)
        sitting = await self.played(stored.row, source, stored.entries)
        await in_slices(
            journaling.replaying_chance(
                self.game, self.header, sitting.entries, source, journaling.decided(stored.row), self.imagined, read_by
            )
        )
        self.keep_row(stored.row)
        self.keep_seats(stored.seats)
        self.source = source
        self.set_to(sitting)
        self._remember(stored.entries)
        self.clockwork.restore(stored.entries)

    def _remember(self, stored: list[EntryRow]) -> None:
        """Replies to what was accepted before a restart: the keys stand in the notes of the entries."""
        for row in stored:
            key = (row.note or {}).get("key")
            if key is not None and row.note is not None:
                self._note_accepted(int(row.note["seat"]), key)

    def _note_accepted(self, seat: int, key: str) -> None:
        keys = self._accepted[seat]
        keys.append(key)
        if len(keys) > REMEMBERED:
            del keys[0]

    async def _listen(self, others: Subscription) -> None:
        """Hear from other nodes who is at the table there, and that somebody there has said something."""
        while True:
            async with others:
                async for item in others:
                    said = news.read(item) if isinstance(item, bytes) else None
                    if isinstance(said, news.Here):
                        await self.hear_of(said)
                    elif isinstance(said, news.Changed):  # somebody has changed it in the store, and taken the lease
                        self.services.wake()
                    else:
                        await self.chat.catch_up()
            others = await self.services.bus.subscribe(news.of_owner(self.id))

    # The inbox

    async def _work(self) -> None:
        while True:
            while not self._inbox:
                self._idle = asyncio.get_running_loop().create_future()
                await self._idle
            job = self._inbox.pop(0)
            try:
                await job()
            except asyncio.CancelledError:
                return
            except Fenced:
                log.info("table lost to another node", extra={"table": self.id})
                self.lost = True
                self.services.wake()
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
        self._inbox.append(job)
        if self._idle is not None and not self._idle.done():
            self._idle.set_result(None)

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

        self.later(run)
        return await done

    # What seats say

    async def hear(self, seat: int, said: Said, lang: str, reply: Reply) -> None:
        """Do what a seat says; the reply comes before anybody is told what it led to. The same key, the same reply.
        Nobody waits for it, unless too much is waiting already."""
        self.hear_at_once(seat, said, lang, reply)
        if self.crowded:
            await self.do(self._nothing)

    def hear_at_once(self, seat: int, said: Said, lang: str, reply: Reply) -> None:
        self.later(partial(self._once, seat, said, lang, reply))

    @property
    def crowded(self) -> bool:
        return len(self._inbox) > CROWDED

    async def _nothing(self) -> None:
        pass

    async def hear_out(self, seat: int, said: Said, lang: str, reply: Reply) -> None:
        """The same for whoever needs the reply to go on."""
        await self.do(lambda: self._once(seat, said, lang, reply))

    async def _once(self, seat: int, said: Said, lang: str, reply: Reply) -> None:
        if said.key in self._accepted[seat]:
            reply(Accepted(key=said.key))
            return

        accepted = False

        def answer(message: AnyToClient) -> None:
            nonlocal accepted
            if isinstance(message, Accepted):
                accepted = True
                self._note_accepted(seat, said.key)
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
        elif isinstance(said, Declare):
            await self._declare(seat, said, reply)
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
            await self.plans.keep(seat, said, reply)
        elif isinstance(said, Pause | Excuse):
            await self.clockwork.hear(seat, said, reply)
        else:
            raise AssertionError(f"not for the owner: {said}")

    async def _answer(self, seat: int, said: Answer, lang: str, reply: Reply) -> None:
        answer = await self._checked(seat, said, lang)
        if isinstance(answer, Refused):
            self.services.metrics.refused(answer.reason)
            reply(answer)
            return
        if self.is_bot(seat):
            await self.courtesies.come_back(seat, said.key, lambda _: None)
        await self.play(seat, answer, said.key, lambda: reply(Accepted(key=said.key)))

    async def _checked(self, seat: int, said: Answer, lang: str) -> Action | Refused:
        """The action an answer means, or why it is not possible."""
        game, p = self.game, self.sitting.p
        if not said.action.strip():
            return refused(said.key, "empty-answer", lang)
        try:
            action = self.sitting.read(said.action)
        except BadInput as error:
            return Refused(key=said.key, reason="unreadable", text=str(error))
        if said.question is not None and (seat not in game.who(p) or game.question_id(p, seat) != said.question):
            return refused(said.key, "stale", lang)
        refusal = game.refusal(p, seat, action)
        if refusal is None:
            return action
        await learnt(game, lang)
        text = self.speaker(lang).refusal(refusal, action)
        return Refused(key=said.key, reason=refusal.key, text=text, clauses=refusal.clauses.split())

    async def _declare(self, seat: int, said: Declare, reply: Reply) -> None:
        """Somebody reads out a real die."""
        asked = self.dice_asked()
        if asked is None:
            raise NotHere("no-die" if self.sitting.declared else "server-rolls")
        if seat not in asked.seats:
            raise NotHere("not-your-die")
        if said.number != asked.number:
            raise NotHere("stale")
        if said.outcome not in asked.outcomes:
            raise NotHere("no-such-face")
        action = self.sitting.words.read(said.outcome)
        await self.play(CHANCE, action, said.key, lambda: reply(Accepted(key=said.key)), reader=seat)

    async def _undo(self, seat: int, said: Undo, reply: Reply) -> None:
        found = await self._undone(seat)
        if found is None or found[0] < self.prelude:
            raise NotHere("no-undo")
        kept, unnoticed = found
        await self.go_back(kept, lambda: reply(Accepted(key=said.key)), "undo")
        for other, action in unnoticed:
            if self.game.refusal(self.sitting.p, other, action) is None:
                await self.play(other, action)

    async def _undone(self, seat: int) -> tuple[int, list[Entry]] | None:
        """How many entries stay if a seat takes back its last answer that was a choice, and what others have said since
        that it could not notice; None if it cannot go back."""
        if not may_undo(self.sitting, seat):
            return None
        search = UndoSearch(self.sitting, seat)
        await in_slices(search.steps())
        return None if search.found is None else (search.found, search.unnoticed)

    # Playing

    async def play(
        self,
        actor: int | None,
        action: Action | None,
        key: str = "",
        reply: Callable[[], None] | None = None,
        reader: int | None = None,
    ) -> None:
        """Play an entry (None: let chance decide), store it, and only then tell it. A real die has its `reader`."""
        started = time.perf_counter()
        before, chains = self.source.newest(), self.source.chains
        try:
            draft = self.sitting.draft(actor, action, "" if reader is None else journaling.read_out(reader))
        except NotLegal as refused:
            raise BadInput(str(refused)) from None
        rows = self._entry_rows(draft, actor, action, {"key": key, "seat": actor if reader is None else reader})
        if reader is not None:
            rows = journaling.with_reader(rows, reader)
        first = len(self.sitting.entries) + 1
        if draft.p.over:
            self.source.end()
        # A new chain holds secrets that nothing else can tell: they are stored with the first entry that needs them.
        secret = self.source.to_bytes() if draft.p.over or self.source.chains != chains else None
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
        if self.sitting.declared:
            self.audience.tell(self.situation())
        await self.publish(news.Added(self.row.branch, rows), first)
        await self.seal_period(before)
        if self.sitting.p.over:
            await self.ending.over()

    async def seal_period(self, before: Newest) -> None:
        """When a period has ended, or the game, sign how far the record is: every device keeps that and compares."""
        newest = self.source.newest()
        if self.source.format == first.FORMAT or (newest.period == before.period and not self.source.ended):
            return
        told = newest if self.source.ended else before
        if not told.rolls:
            return
        signature = self.services.signatory.sign(rolls_statement(self.id, told))
        sealed = Sealed(period=told.period, rolls=told.rolls, hash=told.hash, signature=signature)
        self.audience.tell(sealed)
        await self.publish(news.PeriodSealed(sealed))

    def _entry_rows(
        self, draft: Draft, actor: int | None, action: Action | None, said: dict[str, object]
    ) -> list[EntryRow]:
        """The rows of a draft. With the last goes the key of whoever has `said` what led to them."""
        now = time.time()
        note = said if said["key"] else {}
        clock = self.clockwork.note(self.sitting.p, draft.p, actor, action)
        if clock is not None:
            note["clock"] = clock
        first = len(self.sitting.entries) + 1
        return journaling.rows(self.id, self.row.branch, first, draft.entries, now, note or None)

    async def go_back(self, kept: int, reply: Callable[[], None], why: Why) -> None:
        """Go back to an entry: a new branch, and unless it is an undo a new chance period. The old branch stays. It is
        stored before anybody can see it, and told as soon as it can be seen."""
        try:
            self.source.taken_back(kept, why)
            branch = await self.services.store.start_branch(self.id, kept, self.fence, self.source.to_bytes())
            if why != "undo" and not self.prelude:
                await self._count_rolls(branch, kept)
        except Fenced:
            raise
        except (StoreError, BadInput):
            await self.reload()
            raise
        await in_slices(self.sitting.restoring(self.sitting.entries[:kept]))
        self.row = msgspec.structs.replace(self.row, branch=branch)
        self.audience.branch = branch
        self.clockwork.gone_back()
        reply()
        self.audience.tell_rewound()
        await self.publish(news.Branched(branch))
        log.info("play goes back", extra={"table": self.id, "kept": kept, "branch": branch})

    def _rolls_ahead(self) -> int:
        return ahead_on(self.row.branch, self.row.state.get("rolls_ahead", {}))

    async def _count_rolls(self, branch: int, kept: int) -> None:
        """Rolls that were taken back stay in the report: note how far its numbers are ahead of this line of play's."""
        ahead = self.source.rolled - sum(actor == CHANCE for actor, _ in self.sitting.entries[:kept])
        known = {**self.row.state.get("rolls_ahead", {}), str(branch): ahead}
        state = {**self.row.state, "rolls_ahead": known}
        await self.services.store.set_state(self.id, state, self.fence)
        self.row = msgspec.structs.replace(self.row, state=state)
        self.sitting.numbering.gone_back(kept, ahead)

    async def go_on(self) -> None:
        """Let chance, plans, forced answers and bots do what they must, until people are asked."""
        if self.row.status == "closed":
            return
        if self.source.ended and not self.sitting.p.over:
            # Its chance was revealed when it was given up, and then the server died: it never goes on.
            await self.ending.abandoned()
            return
        if self.sitting.waits_for_chance():
            await self.play(None, None)
        bots = self.has_bots()
        while not self.sitting.p.over:
            if not (await self.plans.answer() or (bots and await self.bots.forced_answer())):
                break
        if not self.sitting.p.over:
            if bots:
                self.bots.think()
        elif self.row.status == "running":
            # The last entry was stored, and then the server died before the rest of the end.
            await self.ending.over()
        await self.clockwork.look()

    # Who plays

    def is_bot(self, seat: int) -> bool:
        """Whether a bot answers for this seat now."""
        return self.bot_of(seat) is not None

    def has_bots(self) -> bool:
        """Whether a bot answers for any seat."""
        if self.row.state.get("substitutes"):
            return True
        return bool([seat for seat in self.seats if seat.bot is not None])  # with every move: quicker than any()

    def bot_of(self, seat: int) -> str | None:
        """The bot that answers for a seat: its own, or a substitute."""
        stands_in = self.stand_in(seat)
        return stands_in["bot"] if stands_in else self.seats[seat].bot

    def persons(self) -> set[int]:
        """The seats that are played by people now."""
        return {seat.seat for seat in self.seats if seat.kind == "person" and not self.is_bot(seat.seat)}

    def waits_for(self, seat: int) -> bool:
        """Whether the person of a seat that is asked has to answer."""
        return self.plans.waits_for(seat)

    def clocks_here(self) -> Clocks | None:
        return self.clockwork.clocks if self.clockwork.running else None

    def negotiation(self) -> Negotiation:
        return self.clockwork.talk

    async def change_state(self, **parts: object) -> None:
        """Change what stands beside the journal, store it, and tell everybody."""
        changed = {**self.row.state, **parts}
        state = {name: value for name, value in changed.items() if value is not None}
        await self.services.store.set_state(self.id, state, self.fence)
        self.row = msgspec.structs.replace(self.row, state=state)
        self.audience.tell(self.situation())
        await self.publish(news.Changed())
        await self.publish_presence()
