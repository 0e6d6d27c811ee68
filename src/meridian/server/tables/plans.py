"""Planned answers: plans that a seat leaves on the server, and standing orders of the rules."""

from __future__ import annotations

import asyncio
import time

import msgspec
from msgspec import UnsetType

from meridian.server.stores.state import SeatPrivate, StoredPlan
from meridian.server.tables.owned import OwnedTable
from meridian.server.tables.pace import Pace
from meridian.server.tables.protocol import Accepted, Plan, Reply
from meridian.server.tables.refusals import NotHere

EARLY_SECONDS = 0.005  # an answer may be given this early


class Plans:
    """The plans of one table; each is known only to its own seat. Planned answers are delayed so that others cannot
    tell them from a bot's: see `pace`."""

    def __init__(self, owner: OwnedTable) -> None:
        self.owner = owner
        self.pace = Pace(owner.services.settings.bot_pause_seconds)
        self._alarm: asyncio.TimerHandle | None = None

    def stop(self) -> None:
        """Cancel the alarm for the next planned answer."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    async def keep(self, seat: int, said: Plan, reply: Reply) -> None:
        """Store a seat's plan in place of the previous one; each answer must be readable."""
        read = self.owner.session.words.read
        for words in (*said.answers, *said.standing.values()):
            if not words.strip():
                raise NotHere("empty-answer")
            read(words)
        for question in said.standing:
            if question not in self.owner.game.questions:
                raise NotHere("no-such-question")
        await self._keep(seat, StoredPlan(said.answers, said.standing))
        reply(Accepted(key=said.key))
        self.owner.audience.tell(self.owner.planned(seat), to={seat})

    async def _keep(self, seat: int, plan: StoredPlan) -> None:
        store = self.owner.services.store
        await store.set_private(self.owner.id, seat, SeatPrivate(plan=plan), self.owner.fence)
        row = self.owner.seats[seat]
        self.owner.seats[seat] = msgspec.structs.replace(row, private=msgspec.structs.replace(row.private, plan=plan))

    # Answering

    def answers(self, seat: int) -> bool:
        """Whether a seat's question has a planned answer or a standing order."""
        p = self.owner.session.p
        return p.ordered(seat) is not None or self._planned(seat) is not None

    def waits_for(self, seat: int) -> bool:
        """Whether the table waits for the person at a seat that is asked: there is no planned answer, and no bot
        plays."""
        return not self.owner.is_bot(seat) and not self.answers(seat)

    async def answer(self) -> bool:
        """Play a planned answer to an open question. False if there is none or it is not due yet; then an alarm
        continues play in time."""
        owner = self.owner
        p = owner.session.p
        early: list[float] = []
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
        standing = plan.standing.get(owner.session.p.question(seat).key)
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
            await self._keep(seat, StoredPlan(plan.answers[1:] if possible else [], plan.standing))
            owner.audience.tell(owner.planned(seat, None if possible else said), to={seat})
        if possible:
            await owner.play(seat, action)
        return possible

    # Pace

    def paced(self) -> bool:
        """Whether answers that no person gives are delayed. If only bots play, no person can learn from their
        timing."""
        return self.pace.pause > 0 and bool(self.owner.persons())

    def _left(self, seat: int) -> float:
        """How many seconds the planned answer of a seat has to wait."""
        if not self.paced():
            return 0.0
        owner = self.owner
        key = (owner.row.branch, *owner.session.p.question_id(seat))
        left = self.pace.due(key) - self.pace.now()
        clocks = owner.clocks_here()
        running = clocks.state.seats[seat].running if clocks is not None else None
        if running is not None and running.deadline is not None:
            left = min(left, (running.deadline / 1000 - time.time()) / 2)  # a planned answer never misses the deadline
        return left
