"""A table on the node that owns it: one worker and one inbox for commands, bots and the clock."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Awaitable
from functools import partial

from msgspec import UNSET

from meridian.core.action import Action, Refusal
from meridian.core.errors import BadInput
from meridian.core.errors import Refused as NotLegal
from meridian.core.journal import Entry
from meridian.core.position import CHANCE
from meridian.fair.restoring import restored
from meridian.server.bus.bus import Subscription
from meridian.server.errors import text_of
from meridian.server.journals import journaling
from meridian.server.journals.loading import learnt
from meridian.server.slices import in_slices
from meridian.server.stores import StoreError, Whole
from meridian.server.stores.errors import Fenced
from meridian.server.stores.records import EntryRow, SeatRow, TableRow
from meridian.server.tables import lessons, news, runs
from meridian.server.tables.bots import Bots
from meridian.server.tables.client_messages import (
    Answer,
    Consent,
    Declare,
    Excuse,
    Learn,
    Pause,
    Plan,
    Resign,
    Return,
    Said,
    Shown,
    TablePause,
    TakeBack,
    Undo,
    Vacation,
    Wish,
)
from meridian.server.tables.clockwork import Clockwork
from meridian.server.tables.courtesies import Courtesies
from meridian.server.tables.ending import Ending
from meridian.server.tables.owned import OwnedTable
from meridian.server.tables.plans import EARLY_SECONDS, Plans
from meridian.server.tables.protocol import Accepted, AnyToClient, Refused, Reply, Rest
from meridian.server.tables.refusals import NotHere, refusal_of, refused
from meridian.server.tables.replies import ReplyCache
from meridian.server.tables.runs import Run, RunEnd, rest_of
from meridian.server.tables.services import Services
from meridian.server.tables.undoing import UndoSearch, may_undo
from meridian.server.tables.wording import check_texts

log = logging.getLogger(__name__)


class Owner(OwnedTable):
    """Plays a table. All changes go through the inbox, one at a time. An entry is played on a copy, then stored; only
    then does it become visible."""

    bots: Bots
    clockwork: Clockwork
    courtesies: Courtesies
    plans: Plans
    ending: Ending

    def __init__(
        self, services: Services, row: TableRow, seats: list[SeatRow], fence: int, away_since: float | None = None
    ) -> None:
        super().__init__(services, row, seats, fence, away_since)
        self.bots = Bots(self)
        self.clockwork = Clockwork(self)
        self.courtesies = Courtesies(self)
        self.plans = Plans(self)
        self.ending = Ending(self)
        self.lesson = lessons.LessonGuide(self, row.settings.lesson) if isinstance(row.settings.lesson, str) else None
        self._replies = ReplyCache(len(seats))
        self._listening: asyncio.Task[None] | None = None

    # Lifecycle

    async def open(self, stored: Whole) -> None:
        """Restore the table from the store, and start its worker."""
        await self._take(stored)
        self.inbox.start(f"table {self.id}")
        if self.services.several:
            others = await self.services.bus.subscribe(news.of_owner(self.id))
            self._listening = asyncio.create_task(self._listen(others), name=f"others at {self.id}")
        if self.row.state.away is not UNSET:
            await self.change_state(away=UNSET)
        if not self.prelude and not self.is_lesson and self.source.rolled - self.session.rolls != self.rolls_ahead():
            # The table was taken back while no node owned it.
            await self.count_rolls(self.row.branch, len(self.session.entries))
        # The previous owner may have died before it published its last changes, so followers read the store again.
        await self.publish(news.Changed())
        self.inbox.put(self.advance)

    async def close(self) -> None:
        """Finish the queued jobs, and stop."""
        self.clockwork.stop()
        self.plans.close()
        self.bots.stop()
        if self._listening is not None:
            self._listening.cancel()
        await self.inbox.close()
        self.audience.end()

    async def reload(self) -> None:
        """Read everything from the store again."""
        stored = await self.services.store.whole(self.id, secret=True)
        if stored is None:
            raise BadInput(f"table {self.id} is gone")
        await self._take(stored)

    async def _take(self, stored: Whole) -> None:
        if stored.secret is None:
            raise BadInput(f"table {self.id} has no chance secrets")
        source, read_by = restored(stored.secret), journaling.readers(stored.entries)
        session = await self.played(stored.row, source, stored.entries)
        await in_slices(
            journaling.replaying_chance(
                self.game, self.header, session.entries, source, journaling.decided(stored.row), self.imagined, read_by
            )
        )
        self.keep_row(stored.row)
        self.keep_seats(stored.seats)
        self.source = source
        self.set_to(session)
        self._remember(stored.entries)
        self.clockwork.restore(stored.entries)
        self.on_gone_back()

    def on_played(self, entries: list[Entry]) -> None:
        if self.lesson is not None:
            self.lesson.wrote(entries)

    def on_gone_back(self) -> None:
        if self.lesson is not None:
            self.lesson.restore()

    def _remember(self, stored: list[EntryRow]) -> None:
        """Restore the replies to commands accepted before a restart, and the runs: they are in the entries' notes."""
        self._replies.note_stored(stored)
        self.runs = [span for row in stored if (span := runs.span_of(row.note)) is not None]

    def on_error(self, error: Exception) -> bool:
        """Handle a failed job: the table is lost to another node, or it retries later."""
        if isinstance(error, Fenced):
            log.info("table lost to another node", extra={"table": self.id})
            self.lost = True
            self.services.wake()
            return False
        if isinstance(error, StoreError | BadInput | NotLegal):
            log.error("table stands still: %s", error, extra={"table": self.id})
            self.clockwork.try_again()
        else:
            log.error("a fault at a table", exc_info=error, extra={"table": self.id})
        return True

    async def _listen(self, others: Subscription) -> None:
        """Receive presence and new chat lines from other nodes."""
        while True:
            async with others:
                async for item in others:
                    said = news.read(item) if isinstance(item, bytes) else None
                    if isinstance(said, news.Here):
                        await self.hear_of(said)
                    elif isinstance(said, news.Changed):  # changed in the store by the holder of the lease
                        self.services.wake()
                    else:
                        await self.chat.catch_up()
            others = await self.services.bus.subscribe(news.of_owner(self.id))

    # Commands of seats

    @property
    def crowded(self) -> bool:
        return self.inbox.crowded

    def submit(self, seat: int, said: Said, lang: str, reply: Reply) -> Awaitable[None] | None:
        """Queue a command. The reply is sent before the facts it leads to, and a retry with the same key gets the same
        reply. The sender waits only if the inbox is crowded."""
        crowded = self.inbox.crowded
        moved = partial(refused, said.key, "moved", lang)
        self.inbox.put(partial(self._once, seat, said, lang, reply), lambda: reply(moved()))
        return self.inbox.drained() if crowded else None

    async def handle(self, seat: int, said: Said, lang: str, reply: Reply) -> None:
        """Run a command for a sender that waits for the reply."""
        replied: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def answer(message: AnyToClient) -> None:
            reply(message)
            if not replied.done():
                replied.set_result(None)

        await self.inbox.run_exclusive(partial(self._once, seat, said, lang, answer))
        await replied  # a "no" may be held back

    async def _once(self, seat: int, said: Said, lang: str, reply: Reply) -> None:
        if (given := self._replies.of(seat, said.key)) is not None:
            reply(given)
            return

        accepted = False

        def answer(message: AnyToClient) -> None:
            nonlocal accepted
            if isinstance(message, Accepted):
                accepted = True
                self._replies.note(seat, message)
            reply(message)

        try:
            await self._act(seat, said, lang, answer)
        except (BadInput, StoreError) as error:
            if accepted:  # the command is done; the failure came after it and is retried
                raise
            answer(self._failed(said.key, error, lang))
            if isinstance(error, Fenced):
                raise
        if accepted:
            await self.advance()

    def _failed(self, key: str, error: BadInput | StoreError, lang: str) -> Refused:
        if isinstance(error, BadInput):
            return refusal_of(key, error, lang)
        log.error("not durable: %s", error, extra={"table": self.id})
        return refused(key, "moved" if isinstance(error, Fenced) else "not-durable", lang)

    async def _act(self, seat: int, said: Said, lang: str, reply: Reply) -> None:
        if self.row.status == "closed":
            raise NotHere("game-is-over")
        if self.lesson is not None and not isinstance(said, Answer | Learn | Undo | Wish):
            raise NotHere("lesson-table")
        if isinstance(said, Learn):
            if self.lesson is None:
                raise NotHere("no-lesson")
            await self.lesson.hear(said, lang, reply)
        elif isinstance(said, Answer):
            await self._answer(seat, said, lang, reply)
        elif isinstance(said, Declare):
            await self._declare(seat, said, reply)
        elif isinstance(said, Undo):
            await self._undo(seat, said, reply)
        elif isinstance(said, TakeBack):
            await self.courtesies.take_back(seat, said, reply)
        elif isinstance(said, Consent):
            await self.courtesies.consent(seat, said, reply)
        elif isinstance(said, TablePause):
            await self.courtesies.votes.ask(seat, said, reply)
        elif isinstance(said, Resign):
            await self.courtesies.resign(seat, said.key, reply)
        elif isinstance(said, Return):
            await self.courtesies.come_back(seat, said.key, reply)
        elif isinstance(said, Plan):
            await self.plans.keep(seat, said, reply)
        elif isinstance(said, Wish):
            await self.plans.wish(seat, said, reply)
        elif isinstance(said, Pause | Excuse | Vacation | Shown):
            await self.clockwork.hear(seat, said, reply)
        else:
            raise AssertionError(f"not for the owner: {said}")

    async def _answer(self, seat: int, said: Answer, lang: str, reply: Reply) -> None:
        answer = self._read(seat, said, lang)
        if isinstance(answer, Refused):
            self._turn_down(answer, reply)
            return
        await check_texts(self, seat, (said.action, *said.then))
        if self.lesson is not None and (wrong := self.lesson.objection(seat, said.key, answer, lang)) is not None:
            self._turn_down(wrong, reply)
            await self.lesson.tell()
            return
        if self.is_bot(seat):
            # Only a legal answer replaces the substitute by its person; legality is checked before anything changes.
            refusal = self.session.p.refusal(seat, answer)
            if refusal is not None:
                self._turn_down(await self._not_legal(said.key, refusal, answer, lang), reply)
                return
            await self.courtesies.come_back(seat, said.key, lambda _: None)
        held = 0.0 if self.lesson is not None else self.plans.held(seat, answer)
        if held > EARLY_SECONDS:
            moved = partial(refused, said.key, "moved", lang)
            self.plans.hold(held, partial(self._once, seat, said, lang, reply), lambda: reply(moved()))
            return
        if self.lesson is None:
            self.plans.note_decline(seat, answer)
        try:
            if said.then and self.lesson is None:
                await self._run(seat, said, answer, lang, reply)
            else:
                told = lessons.accepted(said, lang) if said.then else Accepted(key=said.key)
                await self.play(seat, answer, said.key, lambda: reply(told))
        except NotLegal as error:
            self._turn_down(await self._not_legal(said.key, error.refusal, answer, lang), reply)

    async def _run(self, seat: int, said: Answer, first: Action, lang: str, reply: Reply) -> None:
        """Play an answer and as much of what follows it as can be played at once."""
        if said.question is None:
            raise NotHere("run-no-answer")
        run = Run(self.session, seat, first, said.then)
        await in_slices(run.steps())
        rest = None if run.stop is None else await self._rest(run.left, run.stop, lang)
        answer = Accepted(key=said.key) if rest is None else Accepted(key=said.key, rest=rest)
        await self.play(seat, first, said.key, lambda: reply(answer), then=run.played, rest=rest)

    async def _rest(self, left: list[str], stop: RunEnd, lang: str) -> Rest:
        await learnt(self.game, lang)
        return rest_of(left, stop, self.speaker(lang), lang)

    def _read(self, seat: int, said: Answer, lang: str) -> Action | Refused:
        """Decode an answer; its legality is checked when it is played."""
        p = self.session.p
        if not said.action.strip():
            return refused(said.key, "empty-answer", lang)
        try:
            action = self.session.read(said.action)
        except BadInput as error:
            return Refused(key=said.key, reason="unreadable", text=text_of(error, lang) if error.key else str(error))
        if said.question is not None and (seat not in p.who() or p.question_id(seat) != said.question):
            return refused(said.key, "stale", lang)
        return action

    def _turn_down(self, answer: Refused, reply: Reply) -> None:
        self.services.metrics.refused(answer.reason)
        reply(answer)

    async def _not_legal(self, key: str, refusal: Refusal, action: Action, lang: str) -> Refused:
        await learnt(self.game, lang)
        text = self.speaker(lang).refusal(refusal, action)
        return Refused(key=key, reason=refusal.key, text=text, clauses=refusal.clauses.split())

    async def _declare(self, seat: int, said: Declare, reply: Reply) -> None:
        """Play the outcome of a real die that a person reads out."""
        asked = self.dice_asked()
        if asked is None:
            raise NotHere("no-die" if self.session.declared else "server-rolls")
        if seat not in asked.seats:
            raise NotHere("not-your-die")
        if said.number != asked.number:
            raise NotHere("stale")
        if said.outcome not in asked.outcomes:
            raise NotHere("no-such-face")
        action = self.session.words.read(said.outcome)
        await self.play(CHANCE, action, said.key, lambda: reply(Accepted(key=said.key)), reader=seat)

    async def _undo(self, seat: int, said: Undo, reply: Reply) -> None:
        found = await self._undone(seat)
        if found is None or found[0] < self.prelude:
            raise NotHere("no-undo")
        kept, unnoticed = found
        await self.undo_to(kept, lambda: reply(Accepted(key=said.key)), "undo")
        for other, action in unnoticed:
            with contextlib.suppress(NotLegal):
                await self.play(other, action)

    async def _undone(self, seat: int) -> tuple[int, list[Entry]] | None:
        """The number of entries that stay if a seat undoes its last real choice, and later entries of others that it
        could not notice; None if no undo is possible."""
        if not may_undo(self.session, seat):
            return None
        search = UndoSearch(self.session, seat, self.runs)
        await in_slices(search.steps())
        return None if search.found is None else (search.found, search.unnoticed)

    async def advance(self) -> None:
        """Play chance, plans, forced answers and bots until the table waits for people."""
        if self.row.status == "closed":
            return
        if self.source.ended and not self.session.p.over:
            # The server died after the chance secrets were revealed, before the table was closed. It must never go on.
            await self.ending.abandoned()
            return
        if self.lesson is not None:
            await self.lesson.advance()
            return
        if self.session.waits_for_chance():
            await self.play(None, None)
        bots = self.has_bots()
        while not self.session.p.over:
            if not (await self.plans.answer() or (bots and await self.bots.forced_answer())):
                break
        if not self.session.p.over:
            if bots:
                self.bots.think()
        elif self.row.status == "running":
            # The server died after the last entry was stored, before the table was ended.
            await self.ending.over()
        await self.clockwork.look()
