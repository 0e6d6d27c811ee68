"""Runs the clocks of a table: when time is up, the clock writes an entry or the notifier sends a reminder."""

from __future__ import annotations

import asyncio
import time
from datetime import date
from typing import Any

from msgspec import UnsetType

from meridian.bots import makers
from meridian.core.action import Action, Late
from meridian.core.acts import begins_turn, shown_millis
from meridian.core.errors import BadInput, Refused
from meridian.core.facts import Fact
from meridian.core.frames import Sealed
from meridian.core.position import CLOCK, Position
from meridian.server.clocks import (
    Clocks,
    Event,
    Excused,
    Negotiation,
    PauseOver,
    Reminder,
    Substitute,
    TimerUp,
    TimeUp,
    substitute_among,
)
from meridian.server.notifications.quiet_hours import zone_of
from meridian.server.stores.records import EntryRow
from meridian.server.stores.state import StateParts, StoredClock
from meridian.server.tables.client_messages import Excuse, Pause, Shown, Vacation
from meridian.server.tables.clock_state import noted
from meridian.server.tables.owned import OwnedTable
from meridian.server.tables.protocol import Accepted, Reply
from meridian.server.tables.refusals import NotHere

RETRY_SECONDS = 5.0  # before a table whose store failed tries again
EARLY_SECONDS = 0.005  # added to each alarm, which may otherwise fire this early by the wall clock


class Clockwork:
    """Updates the clocks after every entry and handles their events. The clocks' state is stored in each entry's note;
    changes between two entries are stored in the table's state."""

    def __init__(self, owner: OwnedTable) -> None:
        self.owner = owner
        self.running = owner.plan.kind != "none" or owner.plan.phases
        self.clocks = Clocks(owner.plan, owner.header.seats if self.running else 0)
        self.talk = Negotiation()
        self._alarm: asyncio.TimerHandle | None = None
        self._offered: set[int] = set()

    def substitute(self) -> str:
        """The bot that substitutes for absent players at this table."""
        return substitute_among(self.owner.plan, list(makers(self.owner.game)))

    # Starting and stopping

    def restore(self, stored: list[EntryRow]) -> None:
        """Restore the clocks as last stored. Time while the server was down is not charged to any player."""
        if not self.running:
            return
        owner, now = self.owner, time.time()
        timers = owner.timers(owner.session.p)
        note = noted(owner.row, stored)
        if note is None:
            return
        kept = owner.row.state.clock
        if not isinstance(kept, UnsetType) and kept.note == note:
            self.talk = Negotiation.from_note(kept.talk)
        self.clocks = Clocks.from_note(owner.plan, note, timers)
        if owner.away_since is not None:
            self.clocks.after_restart(now, max(0.0, now - owner.away_since))
            owner.away_since = None

    def stop(self) -> None:
        """Cancel the alarm."""
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None

    def due(self) -> float | None:
        """When the next clock event is due (Unix seconds); None if none is."""
        return self.clocks.due() if self.running and not self.owner.session.p.over else None

    # After every entry

    def note(self, before: Position, after: Position, answered: int | None, facts: list[Fact]) -> Any:
        """Update the clocks after an entry with its facts, and return their state for its note. `answered` is the seat
        that answered what it was asked."""
        away = self._persons() - self.owner.here()
        if away and not self.owner.is_lesson:
            self._offered |= away.intersection(self.owner.game.rules.offered(before, after, openly=False))
        if not self.running:
            return None
        for seat in self._persons():
            self.clocks.happened(seat, shown_millis(self.owner.game.acts, facts, seat), answered == seat)
        if begins_turn(self.owner.game.acts, facts):
            self.clocks.turned()
        for seat in self._persons().intersection(self.owner.game.rules.offered(before, after, openly=True)):
            self.clocks.offered(seat, time.time())
        self._asked(after, answered)
        if self.talk.heard(self.owner.game.rules.talks(after), answered):
            self.clocks.resume(time.time())
        return self.clocks.to_note()

    def _asked(self, p: Position, answered: int | None = None) -> None:
        questions = {seat: p.question_id(seat) for seat in p.who() if seat >= 0}
        frame = None if p.over else p.stack[-1]
        sealed = (frame.serial, frame.times) if isinstance(frame, Sealed) else None
        self.clocks.asked(time.time(), questions, self._persons(), answered, self.owner.timers(p), sealed)

    def _persons(self) -> set[int]:
        return {seat.seat for seat in self.owner.seats if seat.kind == "person"}

    async def look(self) -> None:
        """Set the alarm for the next clock event, and notify the players who are asked."""
        self.stop()
        if self.running and len(self.owner.session.entries) <= self.owner.prelude:
            self._asked(self.owner.session.p)
        due = self.due()
        if due is not None:
            loop = asyncio.get_running_loop()
            self._alarm = loop.call_later(max(0.0, due - time.time() + EARLY_SECONDS), self.owner.inbox.put, self._ring)
        if not self.owner.is_lesson:
            await self.owner.services.notifier.asked(self.owner)
            offered, self._offered = self._offered, set()
            await self.owner.services.notifier.offered(self.owner, offered)

    def try_again(self) -> None:
        """Retry after RETRY_SECONDS because the store failed."""
        self.stop()
        self._alarm = asyncio.get_running_loop().call_later(RETRY_SECONDS, self.owner.inbox.put, self.owner.advance)

    def gone_back(self) -> None:
        """Restart the clocks after answers were taken back: a question asked again keeps the time it had left."""
        if self.running:
            self.clocks.gone_back()
            self._asked(self.owner.session.p)

    # Clock events

    async def _ring(self) -> None:
        events = self.clocks.ring(time.time())
        for event in events:
            await self._do(event)
        if events:
            await self._keep()
        await self.owner.advance()

    async def _do(self, event: Event) -> None:
        owner = self.owner
        if isinstance(event, TimeUp):
            await self._write(Late(event.seat))
        elif isinstance(event, TimerUp):
            await self._write(event.timer.entry)
        elif isinstance(event, Substitute):
            await owner.courtesies.substitute(event.seat, self.substitute(), "late")
            await owner.services.notifier.substituted(owner, event.seat)
        elif isinstance(event, PauseOver):
            self.talk.over()
            await owner.courtesies.pause_over()
        elif isinstance(event, Reminder):
            await owner.services.notifier.remind(owner, event.seat, event.part)
        else:
            assert isinstance(event, Excused)

    async def _write(self, entry: Action) -> None:
        owner = self.owner
        try:
            await owner.play(CLOCK, entry)
        except Refused:
            self._asked(owner.session.p)

    async def _keep(self) -> None:
        await self.owner.change_state(clock=self._kept())

    def _kept(self) -> StoredClock:
        row, number = self.owner.row, len(self.owner.session.entries)
        note, talk = self.clocks.to_note(), self.talk.to_note()
        return StoredClock(branch=row.branch, number=number, note=note, talk=talk)

    async def put_away(self) -> None:
        """Store the clocks and the current time before the server stops."""
        if self.running and self.clocks.due() is not None and not self.owner.lost:
            await self._keep()
            await self.owner.change_state(away=time.time())

    # Commands about the clock

    async def hear(self, seat: int, said: Pause | Excuse | Vacation | Shown, reply: Reply) -> None:
        """Excuse a delay, take vacation, pause the clock during a negotiation, or start it because everything has been
        shown."""
        if not self.running:
            raise NotHere("no-clock")
        if isinstance(said, Excuse):
            self.clocks.excuse(seat, time.time())
        elif isinstance(said, Vacation):
            self.clocks.vacate(seat, time.time(), _day(said.back), zone_of(said.zone), _day(said.first))
        elif isinstance(said, Shown):
            if not self._seen(seat, said):
                reply(Accepted(key=said.key))
                return
        elif not said.on:
            if self.talk.end(seat):
                self.clocks.resume(time.time())
        else:
            self._pause(seat, said.other)
        await self._keep()
        reply(Accepted(key=said.key))
        await self.look()

    def _seen(self, seat: int, said: Shown) -> bool:
        p = self.owner.session.p
        if seat not in p.who() or p.question_id(seat) != said.question:
            raise NotHere("stale")
        return self.clocks.seen(seat, time.time())

    def voted(self, seconds: int) -> StateParts:
        """Pause the clock for some seconds because the table has voted for it, or let it run again (0); the result is
        the state to store."""
        self.talk.over()
        if seconds:
            self.clocks.pause_table(time.time(), seconds)
        else:
            self.clocks.resume(time.time())
        return {"clock": self._kept()}

    def _pause(self, seat: int, other: int | None) -> None:
        if self.clocks.state.until is not None:
            raise BadInput("pause: the clocks are paused already", "pause-already")
        offers = self.owner.game.rules.talks(self.owner.session.p)
        parties = [one + two - seat for one, two in offers if seat in (one, two)]
        if other is None:
            waiting = [who for who, whom in self.talk.proposed if whom == seat]
            other = (waiting or parties or [seat])[0]
        if self.talk.propose(seat, other, offers):
            self.clocks.pause(time.time())

    def returned(self, seat: int) -> StateParts:
        """Restart the clock of a seat whose player returns; the result is the state to store."""
        if not self.running or seat not in self.clocks.substituted():
            return {}
        self.clocks.returned(seat)
        self._asked(self.owner.session.p)
        return {"clock": self._kept()}


def _day(said: str | None) -> date | None:
    try:
        return None if said is None else date.fromisoformat(said)
    except ValueError:
        raise BadInput(f"vacation: {said} is not a day", "vacation-day", day=said) from None
