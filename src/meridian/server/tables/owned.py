"""An owned table as its parts (bots, clocks, plans, courtesies, ending) see it: play, go back, change state."""

from __future__ import annotations

import logging
import time
from abc import abstractmethod
from collections.abc import Callable, Sequence
from itertools import chain
from typing import Any, Final, Protocol, Unpack

import msgspec

from meridian.core.action import Action
from meridian.core.errors import BadInput
from meridian.core.facts import Fact
from meridian.core.journal import Entry
from meridian.core.position import CHANCE, Position
from meridian.fair import first
from meridian.fair.recorded import Newest, Recorded
from meridian.fair.signing import rolls_statement
from meridian.fair.source import Why
from meridian.server.clocks import Clocks, Negotiation
from meridian.server.journals import journaling
from meridian.server.slices import in_slices
from meridian.server.stores import StoreError
from meridian.server.stores.errors import Fenced
from meridian.server.stores.records import EntryRow, SeatRow, TableRow
from meridian.server.stores.state import StateParts, StoredTakeBack, given
from meridian.server.tables import news, runs
from meridian.server.tables.inbox import Inbox
from meridian.server.tables.pace import Pace
from meridian.server.tables.protocol import Rest, Sealed
from meridian.server.tables.rolls import ahead_on
from meridian.server.tables.services import Services
from meridian.server.tables.session import Draft
from meridian.server.tables.table import LiveTable

MAX_TAKE_BACKS_SHOWN: Final = 50  # in the log of a table

log = logging.getLogger(__name__)


class BotsPart(Protocol):
    """The bots, as other parts see them."""

    def think(self) -> None: ...
    def stop(self) -> None: ...


class ClockworkPart(Protocol):
    """The clocks, as other parts see them."""

    running: bool
    clocks: Clocks
    talk: Negotiation

    def stop(self) -> None: ...
    def substitute(self) -> str: ...
    def returned(self, seat: int) -> StateParts: ...
    def voted(self, seconds: int) -> StateParts: ...
    def gone_back(self) -> None: ...
    def note(self, before: Position, after: Position, answered: int | None, facts: list[Fact]) -> Any: ...


class CourtesiesPart(Protocol):
    """Take-backs, votes, resigning and substitutes, as other parts see them."""

    async def substitute(self, seat: int, bot: str, why: str) -> None: ...
    async def pause_over(self) -> None: ...


class PlansPart(Protocol):
    """Planned answers, as other parts see them."""

    pace: Pace

    def paced(self) -> bool: ...
    def covered(self) -> bool: ...
    def held(self, seat: int, action: Action) -> float: ...
    def waits_for(self, seat: int) -> bool: ...


class EndingPart(Protocol):
    """The end of a game, as other parts see it."""

    async def over(self) -> None: ...
    async def abandoned(self) -> None: ...


class OwnedTable(LiveTable):
    """A table that this node may write to. Every change is a job in its inbox."""

    bots: BotsPart
    clockwork: ClockworkPart
    courtesies: CourtesiesPart
    plans: PlansPart
    ending: EndingPart
    source: Recorded

    def __init__(
        self, services: Services, row: TableRow, seats: list[SeatRow], fence: int, away_since: float | None = None
    ) -> None:
        super().__init__(services, row, seats)
        self.fence = fence
        self.away_since = away_since
        self.lost = False
        self.inbox = Inbox(self.on_error)
        self.runs: list[runs.Span] = []

    @abstractmethod
    def on_error(self, error: Exception) -> bool:
        """Handle a job's exception; False ends the worker."""

    def on_played(self, entries: list[Entry]) -> None:
        """Entries were played and stored."""

    def on_gone_back(self) -> None:
        """Entries were taken back."""

    @abstractmethod
    async def advance(self) -> None:
        """Play chance, plans, forced answers and bots until the table waits for people."""

    @abstractmethod
    async def reload(self) -> None:
        """Read everything from the store again."""

    # Playing

    async def play(
        self,
        actor: int | None,
        action: Action | None,
        key: str = "",
        reply: Callable[[], None] | None = None,
        reader: int | None = None,
        then: Sequence[Action] = (),
        rest: Rest | None = None,
    ) -> None:
        """Play an entry (None: only chance), store it, and only then send it. `reader` is the seat that read out a real
        die. A run goes on with `then`, of which `rest` was left out. Raises Refused, before anything has changed, if
        the entry is not legal."""
        started = time.perf_counter()
        before, chains = self.source.newest(), self.source.chains
        draft = self.session.draft(actor, action, "" if reader is None else journaling.read_out(reader), then)
        note: dict[str, Any] = {"key": key, "seat": actor if reader is None else reader} if key else {}
        first = len(self.session.entries) + 1
        span = (first, first + len(then)) if then else None
        if span is not None or rest is not None:
            note |= runs.note_of(span, rest)
        rows = self._entry_rows(draft, actor, note)
        if reader is not None:
            rows = journaling.with_reader(rows, reader)
        if draft.p.over and not self.is_lesson:
            self.source.end()
        # A new chain holds secrets that cannot be derived from anything else, so they are stored with the first entry
        # that needs them.
        secret = self.source.to_bytes() if self.source.ended or self.source.chains != chains else None
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
        new = self.session.commit(draft)
        self.on_played(draft.entries)
        if span is not None:
            self.runs.append(span)
        self.audience.tell_facts(new, self.clock_now())
        if self.session.declared:
            self.audience.tell(self.situation())
        await self.publish(news.Added(self.row.branch, rows), first)
        await self.seal_period(before)
        if self.session.p.over:
            await self.ending.over()

    async def seal_period(self, before: Newest) -> None:
        """At the end of a period or of the game, sign the record of rolls. Every client keeps the signature and
        compares it later."""
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

    def _entry_rows(self, draft: Draft, actor: int | None, note: dict[str, Any]) -> list[EntryRow]:
        """The rows of a draft. The last row gets the note, with the clocks as the answers leave them."""
        now = time.time()
        answered = draft.answered or [False]
        between = draft.earlier[: len(answered) - 1]
        facts = [step.facts for step in draft.steps]
        told = [*facts[: len(between)], list(chain(*facts[len(between) :]))]
        for earlier, later, answers, happened in zip(
            [self.session.p, *between], [*between, draft.p], answered, told, strict=True
        ):
            clock = self.clockwork.note(earlier, later, actor if answers else None, happened)
            if clock is not None:
                note["clock"] = clock
        first = len(self.session.entries) + 1
        return journaling.rows(self.id, self.row.branch, first, draft.entries, now, note or None)

    async def undo_to(self, kept: int, reply: Callable[[], None], why: Why, by: tuple[int, bool] | None = None) -> None:
        """Go back to `kept` entries on a new branch; the old branch stays in the store. Chance starts a new period
        unless this is an undo. The branch is stored before it is sent, and sent as soon as it is visible. `by` is the
        seat that takes something back with the others' consent, and whether that is a whole turn."""
        try:
            self.source.taken_back(kept, why)
            branch = await self.services.store.start_branch(self.id, kept, self.fence, self.source.to_bytes())
            if why != "undo" and not self.prelude:
                await self.count_rolls(branch, kept)
        except Fenced:
            raise
        except (StoreError, BadInput):
            await self.reload()
            raise
        await in_slices(self.session.restoring(self.session.entries[:kept]))
        self.runs = [span for span in self.runs if span[1] <= kept]
        self.row = msgspec.structs.replace(self.row, branch=branch)
        self.audience.branch = branch
        await self._note_taken_back(kept, by)
        self.clockwork.gone_back()
        self.on_gone_back()
        reply()
        self.audience.tell_rewound()
        await self.publish(news.Branched(branch))
        log.info("play goes back", extra={"table": self.id, "kept": kept, "branch": branch})

    async def _note_taken_back(self, kept: int, by: tuple[int, bool] | None) -> None:
        """Store who took something back, for the log; what was said of entries that are gone now goes too."""
        before = given(self.row.state.taken_back, [])
        after = [one for one in before if one.kept <= kept]
        if by is not None:
            heard = [self.session.number(seat) for seat in range(self.header.seats)]
            new = StoredTakeBack(seat=by[0], turn=by[1], kept=kept, heard=heard, public=self.session.number(None))
            after = [*after, new][-MAX_TAKE_BACKS_SHOWN:]
        if after != before:
            state = self.row.state.changed(taken_back=after)
            await self.services.store.set_state(self.id, state, self.fence)
            self.keep_row(msgspec.structs.replace(self.row, state=state))

    def rolls_ahead(self) -> int:
        return ahead_on(self.row.branch, given(self.row.state.rolls_ahead, {}))

    async def count_rolls(self, branch: int, kept: int) -> None:
        """Store how far the report's roll numbers on this branch are ahead of the journal's: rolls that were taken back
        stay in the report."""
        ahead = self.source.rolled - sum(actor == CHANCE for actor, _ in self.session.entries[:kept])
        known = {**given(self.row.state.rolls_ahead, {}), str(branch): ahead}
        state = self.row.state.changed(rolls_ahead=known)
        await self.services.store.set_state(self.id, state, self.fence)
        self.row = msgspec.structs.replace(self.row, state=state)
        self.session.numbering.gone_back(kept, ahead)

    # Who plays

    def is_bot(self, seat: int) -> bool:
        """Whether a bot answers for this seat now."""
        return self.bot_of(seat) is not None

    def has_bots(self) -> bool:
        """Whether a bot answers for any seat."""
        if self.row.state.substitutes:
            return True
        return bool([seat for seat in self.seats if seat.bot is not None])  # runs at every move; faster than any()

    def bot_of(self, seat: int) -> str | None:
        """The bot that answers for a seat: its own, or a substitute."""
        stands_in = self.stand_in(seat)
        return stands_in.bot if stands_in else self.seats[seat].bot

    def persons(self) -> set[int]:
        """The seats that people play now."""
        return {seat.seat for seat in self.seats if seat.kind == "person" and not self.is_bot(seat.seat)}

    def waits_for(self, seat: int) -> bool:
        """Whether the table waits for the person at a seat that is asked."""
        return self.plans.waits_for(seat)

    def clocks_here(self) -> Clocks | None:
        return self.clockwork.clocks if self.clockwork.running else None

    def negotiation(self) -> Negotiation:
        return self.clockwork.talk

    async def change_state(self, **parts: Unpack[StateParts]) -> None:
        """Change the table's state, store it, and send it to all subscribers and nodes."""
        state = self.row.state.changed(**parts)
        await self.services.store.set_state(self.id, state, self.fence)
        self.row = msgspec.structs.replace(self.row, state=state)
        self.audience.tell(self.situation())
        await self.publish(news.Changed())
        await self.publish_presence()
