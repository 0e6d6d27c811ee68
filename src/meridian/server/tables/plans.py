"""Answers that the table gives for a seat: plans, standing orders, and what the seat could only answer in one way."""

from __future__ import annotations

import asyncio
import time
from typing import Any

import msgspec
from msgspec import UNSET, UnsetType

from meridian.core.action import Action
from meridian.server.stores.state import SeatPrivate, StoredGiven, StoredPlan, StoredSilence, given
from meridian.server.tables.client_messages import Plan, Wish
from meridian.server.tables.inbox import Excuse, Job
from meridian.server.tables.owned import OwnedTable
from meridian.server.tables.pace import Pace
from meridian.server.tables.protocol import Accepted, Reply
from meridian.server.tables.refusals import NotHere
from meridian.server.tables.standing import check_key, standing_answer
from meridian.server.tables.unasked import Unasked
from meridian.server.tables.waits import Waits
from meridian.server.tables.wording import check_texts

MAX_GIVEN = 100  # standing answers that the log marks, the newest
EARLY_SECONDS = 0.005  # an answer may be given this early


class Plans:
    """The plans of one table; each is known only to its own seat. Answers are delayed so that others cannot tell who or
    what gave them: see `pace` and `waits`."""

    def __init__(self, owner: OwnedTable) -> None:
        settings = owner.services.settings
        self.owner = owner
        self.pace = Pace(settings.bot_pause_seconds)
        self.waits = Waits(settings.window_wait, owner.row.settings.rated)
        self.unasked = Unasked(owner)
        self._alarm: asyncio.TimerHandle | None = None
        self._held: list[tuple[float, Job, Excuse]] = []

    def stop(self) -> None:
        """Cancel the alarm for the next planned answer."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def close(self) -> None:
        """Cancel the alarm, and excuse the commands that are held back."""
        self.stop()
        held, self._held = self._held, []
        for _, _, excuse in held:
            excuse()

    async def keep(self, seat: int, said: Plan, reply: Reply) -> None:
        """Store a seat's plan in place of the previous one; each answer must be readable."""
        read = self.owner.session.words.read
        for words in (*said.answers, *said.standing.values()):
            if not words.strip():
                raise NotHere("empty-answer")
            read(words)
        await check_texts(self.owner, seat, (*said.answers, *said.standing.values()))
        for key in said.standing:
            check_key(self.owner.game, key)
        await self._keep(seat, answers=said.answers, standing=said.standing)
        reply(Accepted(key=said.key))
        self.owner.audience.tell(self.owner.planned(seat), to={seat})

    async def wish(self, seat: int, said: Wish, reply: Reply) -> None:
        """Store what the table shall answer for a seat by itself."""
        silence: StoredSilence | UnsetType | None = UNSET
        if said.silence is None or isinstance(said.silence, str):
            silence = self.unasked.silence(said.silence)
        await self._store(seat, SeatPrivate(answer_for_me=said.answer_for_me, silence=silence))
        reply(Accepted(key=said.key))
        self.owner.audience.tell(self.owner.planned(seat), to={seat})

    async def _keep(self, seat: int, **parts: Any) -> None:
        plan = given(self.owner.seats[seat].private.plan, StoredPlan())
        await self._store(seat, SeatPrivate(plan=msgspec.structs.replace(plan, **parts)))

    async def _store(self, seat: int, private: SeatPrivate) -> None:
        owner = self.owner
        await owner.services.store.set_private(owner.id, seat, private, owner.fence)
        row = owner.seats[seat]
        owner.seats[seat] = msgspec.structs.replace(row, private=row.private.merged(private))

    # Answering

    def answers(self, seat: int) -> bool:
        """Whether the table answers a seat's question by itself."""
        p = self.owner.session.p
        return p.ordered(seat) is not None or self._planned(seat) is not None or self.unasked.answer(seat) is not None

    def waits_for(self, seat: int) -> bool:
        """Whether the table waits for the person at a seat that is asked: there is no planned answer, and no bot
        plays."""
        return not self.owner.is_bot(seat) and not self.answers(seat)

    async def answer(self) -> bool:
        """Play a planned answer to an open question. False if there is none or it is not due yet; then an alarm
        continues play in time."""
        owner = self.owner
        p = owner.session.p
        early = self._release()
        if self.covered():
            for seat in p.who():  # every wait begins with the question
                self.waits.due(owner.row.branch, p.question_id(seat))
        for seat in p.who():
            if seat < 0 or not self.answers(seat):
                continue
            left = self._left(seat)
            if left > EARLY_SECONDS:
                early.append(left)
            elif (action := p.ordered(seat)) is not None:
                await owner.play(seat, action)
                return True
            elif await self._answered(seat):
                return True
            elif (action := self.unasked.answer(seat)) is not None:
                await owner.play(seat, action)
                return True
        self.stop()
        if early:
            self._alarm = asyncio.get_running_loop().call_later(min(early), owner.inbox.put, owner.advance)
        return False

    def _planned(self, seat: int) -> tuple[str, bool] | None:
        """The planned answer of a seat, and whether it is a standing one."""
        owner = self.owner
        plan = owner.seats[seat].private.plan
        if isinstance(plan, UnsetType) or owner.is_bot(seat):
            return None
        standing = None
        if plan.standing:
            asked = owner.session.p.question(seat)
            standing = standing_answer(plan.standing, asked.key, owner.session.words.args(asked.args))
        said = standing or next(iter(plan.answers), None)
        return None if said is None else (said, standing is not None)

    async def _answered(self, seat: int) -> bool:
        """Play the planned answer of a seat. If it is not legal any more, the plan ends and the seat gets an event."""
        owner, planned = self.owner, self._planned(seat)
        plan = owner.seats[seat].private.plan
        if planned is None or isinstance(plan, UnsetType):
            return False
        said, standing = planned
        action = owner.session.words.read(said)
        possible = owner.session.p.refusal(seat, action) is None
        if not standing:
            # Stored before it is played: a crash may lose a planned answer, but never plays it twice.
            await self._keep(seat, answers=plan.answers[1:] if possible else [])
            owner.audience.tell(owner.planned(seat, None if possible else said), to={seat})
        if possible:
            before = StoredGiven(owner.row.branch, owner.session.number(seat))
            await owner.play(seat, action)
            # An answer that nobody hears of has no line in the log: the mark would stand at what others did next.
            if standing and owner.session.number(seat) > before.at:
                await self._keep(seat, given=[*given(plan.given, []), before][-MAX_GIVEN:])
                owner.audience.tell(owner.planned(seat), to={seat})
        return possible

    # Pace

    def paced(self) -> bool:
        """Whether answers that no person gives are delayed. If only bots play, no person can learn from their
        timing."""
        return self.pace.pause > 0 and bool(self.owner.persons())

    def covered(self) -> bool:
        """Whether each "no" to the present question is held back."""
        return self.waits.on() and self.owner.session.p.is_covered() and bool(self.owner.persons())

    def held(self, seat: int, action: Action) -> float:
        """How many seconds an answer has to wait because it is a "no" to a question that is covered."""
        p = self.owner.session.p
        if not self.covered() or seat not in p.who() or action != p.default(seat):
            return 0.0
        return self._in_time(seat, self.waits.left(self.owner.row.branch, p.question_id(seat)))

    def hold(self, seconds: float, job: Job, excuse: Excuse) -> None:
        """Run a command later; `excuse` is called instead if the table is closed before."""
        self._held.append((self.waits.now() + seconds, job, excuse))
        self.owner.inbox.put(self.owner.advance)

    def _release(self) -> list[float]:
        """Queue the commands that were held back long enough; returns how many seconds each of the others has left."""
        now, held = self.waits.now(), self._held
        self._held = [one for one in held if one[0] - now > EARLY_SECONDS]
        for due, job, excuse in held:
            if due - now <= EARLY_SECONDS:
                self.owner.inbox.put(job, excuse)
        return [due - now for due, _, _ in self._held]

    def note_decline(self, seat: int, action: Action) -> None:
        """Remember what a seat has declined by hand."""
        p = self.owner.session.p
        if p.is_covered() and seat in p.who() and action == p.default(seat):
            self.unasked.note_decline(seat)

    def _left(self, seat: int) -> float:
        """How many seconds an answer that the table gives for a seat has to wait."""
        owner = self.owner
        p, branch, left = owner.session.p, owner.row.branch, 0.0
        if self.paced():
            left = self.pace.due((branch, *p.question_id(seat))) - self.pace.now()
        if self.covered() or (self.waits.on() and not self._is_said(seat)):
            left = max(left, self.waits.left(branch, p.question_id(seat)))
        return self._in_time(seat, left)

    def _is_said(self, seat: int) -> bool:
        """Whether a seat has said the answer beforehand."""
        return self.owner.session.p.ordered(seat) is not None or self._planned(seat) is not None

    def _in_time(self, seat: int, left: float) -> float:
        clocks = self.owner.clocks_here()
        running = clocks.state.seats[seat].running if clocks is not None else None
        if running is not None and running.deadline is not None:
            left = min(left, (running.deadline / 1000 - time.time()) / 2)  # a planned answer never misses the deadline
        return left
