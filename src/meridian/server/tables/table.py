"""A table as one node knows it: it follows the journal and tells the sockets here what their seats may know."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable

import msgspec
from msgspec import UnsetType

from meridian import games
from meridian.bots import bounded
from meridian.core.errors import BadInput
from meridian.core.messages import LANGUAGES, Speaker
from meridian.core.position import Position
from meridian.core.timers import Timer
from meridian.fair.source import Source
from meridian.server.accounts.tokens import TokenKind, hash_of
from meridian.server.bot_workers.request import BotRequest
from meridian.server.clocks import ClockPlan, Clocks, Negotiation
from meridian.server.errors import Forbidden
from meridian.server.journals import journaling
from meridian.server.journals.replayed_position import Imagined
from meridian.server.slices import in_slices
from meridian.server.stores.records import EntryRow, SeatRow, TableRow
from meridian.server.stores.state import StoredPlan, StoredSubstitute, given
from meridian.server.tables import news
from meridian.server.tables.audience import Audience
from meridian.server.tables.chat import Chat
from meridian.server.tables.clock_state import shown
from meridian.server.tables.protocol import (
    ClockNow,
    DiceAsked,
    Hello,
    Planned,
    Proposal,
    Reply,
    Said,
    SeatNow,
    Situation,
)
from meridian.server.tables.recall import recall, wanted
from meridian.server.tables.rolls import Viewer, numbering
from meridian.server.tables.services import Services
from meridian.server.tables.session import TableSession
from meridian.server.tables.subscriber import Subscriber


class LiveTable(ABC):
    """What every copy of a table can do. Subclasses say what happens to what changes it."""

    def __init__(self, services: Services, row: TableRow, seats: list[SeatRow]) -> None:
        self.services = services
        self.keep_row(row)
        self.seats = seats
        self.game = games.load(row.game)
        self.header = journaling.read_header(row.header)
        self.actions = journaling.actions_of(self.game)
        self.plan = msgspec.convert(row.settings.clock, ClockPlan)
        self.presence: dict[str, tuple[list[int], int]] = {}
        self.session: TableSession
        self.audience: Audience
        self._speakers: dict[str, Speaker] = {}
        self.chat = Chat(self)
        self._rows: tuple[int, list[tuple[int, bytes]]] = (0, [])

    def keep_row(self, row: TableRow) -> None:
        """Keep what is stored of the table; tables that are alike share their header."""
        self.row = msgspec.structs.replace(row, header=journaling.shared_header(row.header))

    @property
    def id(self) -> str:
        """The table's name in addresses."""
        return self.row.id

    @property
    def position(self) -> Position:
        """The position at the end of the journal."""
        return self.session.p

    @property
    def entry_count(self) -> int:
        """How many entries the journal has."""
        return len(self.session.entries)

    @property
    def imagined(self) -> Imagined | None:
        """How this table began, if it is a practice copy of one that was under way."""
        return journaling.imagined_of(self.row)

    @property
    def prelude(self) -> int:
        """How many of its entries its own chance has not decided."""
        return journaling.decided(self.row)

    async def played(self, row: TableRow, source: Source, stored: list[EntryRow]) -> TableSession:
        """A stored journal, played to its end a little at a time; nothing is changed here."""
        counted = numbering(stored, row.branch, given(row.state.rolls_ahead, {}), journaling.decided(row))
        session = TableSession(self.game, self.header, source, [], self.imagined, counted)
        await in_slices(session.restoring(self.actions.entries(stored)))
        if hasattr(self, "audience") and self.audience.branch == row.branch:
            # The sockets that are here will be told what they have missed.
            here = self.audience.subscribers
            while any(session.lacks(one.viewer, session.number(one.viewer) - one.number) for one in here):
                await recall(session)
        return session

    def set_to(self, session: TableSession) -> None:
        """Set the table to a journal that was played; the sockets that were here come along."""
        before = self.audience if hasattr(self, "audience") else None
        self.session = session
        self.audience = Audience(session, self.row.branch, self.id)
        if before is not None:
            self.adopt(before)

    # Who sits where

    def keep_seats(self, seats: list[SeatRow]) -> None:
        """Keep who sits where now, and shut out whoever does not any more."""
        self.seats = seats
        self._speakers = {}
        if hasattr(self, "audience"):
            self.audience.subscribers = self._admitted(self.audience.subscribers)

    def admits(self, subscriber: Subscriber) -> bool:
        """Whether a socket may still be here: its token opens its seat, or spectators are welcome."""
        if subscriber.seat is None:
            return self.row.settings.watch != "nobody"
        return self.seats[subscriber.seat].token_hash == subscriber.token_hash

    def _admitted(self, subscribers: list[Subscriber]) -> list[Subscriber]:
        for subscriber in (one for one in subscribers if not self.admits(one)):
            subscriber.shut_out()
        return [one for one in subscribers if not one.ended.done()]

    def adopt(self, other: Audience) -> None:
        """Take over the sockets of another copy of this table, as far as they may be here."""
        subscribers, other.subscribers = other.subscribers, []
        self.audience.adopt(self._admitted(subscribers), other.branch)

    # Sockets

    async def enter(self, seat: int | None, hello: Hello) -> Subscriber:
        """Take a socket in."""
        while self.lacks(seat, hello):
            await recall(self.session)
        backlog, token_hash = self.services.settings.limits.backlog, hash_of(hello.token, TokenKind.SEAT)
        subscriber = Subscriber(self.viewer(seat), seat, hello.lang, hello.view, backlog, token_hash)
        if not self.admits(subscriber):
            raise Forbidden.because("seat-changed")
        self.audience.enter(subscriber, hello.after, hello.branch, hello.log)
        subscriber.tell(self.situation())
        if seat is not None and self.seats[seat].private.plan:
            subscriber.tell(self.planned(seat))
        await self.chat.enter(subscriber)
        await self.announce()
        return subscriber

    def lacks(self, seat: int | None, hello: Hello) -> bool:
        """Whether a socket wants more of the log than is at hand."""
        viewer = self.viewer(seat)
        return self.session.lacks(viewer, wanted(self.session, viewer, self.audience.branch, hello))

    def viewer(self, seat: int | None) -> Viewer:
        """What a seat or a spectator hears."""
        return seat

    async def leave(self, subscriber: Subscriber) -> None:
        """A socket has gone."""
        self.audience.leave(subscriber)
        await self.announce()

    async def announce(self) -> None:
        """Tell everybody, here and elsewhere, who is at the table."""
        here = sorted(self.audience.seats_here()), self.audience.watching()
        if self.presence.get(self.services.name) != here:
            self.presence[self.services.name] = here
            self.audience.tell(self.situation())
            await self.publish_presence()

    async def publish_presence(self) -> None:
        """Tell the other nodes again who is at the table here."""
        if self.services.name in self.presence:
            await self.publish_to_all(news.Here(self.services.name, *self.presence[self.services.name]))

    def here(self) -> set[int]:
        """The seats that have a socket, at this node or another."""
        return {seat for seats, _ in self.presence.values() for seat in seats}

    async def hear_of(self, said: news.Here) -> None:
        """Another node tells who is at the table there; one that is new here is told the same of us."""
        if said.node == self.services.name:
            return
        new = said.node not in self.presence
        self.presence[said.node] = said.seats, said.watching
        self.audience.tell(self.situation())
        if new:
            await self.publish_presence()

    async def publish(self, said: news.AnyNews, number: int = 0) -> None:
        """Tell the other nodes."""
        if self.services.several:
            await self.services.bus.publish(news.of_table(self.id), news.write(said), number)

    async def publish_to_all(self, said: news.AnyNews) -> None:
        """Tell all other nodes, the one that owns the table too."""
        await self.publish(said)

    # What changes something

    @property
    def crowded(self) -> bool:
        """Whether whoever says something must wait until it is heard: always, where another node decides."""
        return True

    @abstractmethod
    def submit(self, seat: int, said: Said, lang: str, reply: Reply) -> Awaitable[None] | None:
        """A seat says something that changes the table; whoever owns it decides. None, or what the sender must wait for
        before it says more; always None where the table is not crowded."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the table."""

    # What bots and others ask of it

    def asked_now(self, seat: int | None) -> tuple[int, tuple[int, int, int]] | None:
        """The branch, and the question that waits there for a seat; None if none does, or it is answered already by an
        order of this seat."""
        game, p = self.game, self.session.p
        if seat is None or seat not in game.who(p) or game.ordered(p, seat) is not None:
            return None
        return self.row.branch, game.question_id(p, seat)

    def negotiation(self) -> Negotiation:
        """Who wants to let the clock stand, as far as it was stored with the table's last entry."""
        kept = self.row.state.clock
        here = self.row.branch, len(self.session.entries)
        if isinstance(kept, UnsetType) or (kept.branch, kept.number) != here:
            return Negotiation()
        return Negotiation.from_note(kept.talk)

    def bot_request(self, seat: int, bot: str, most: float, unasked: bool = False) -> BotRequest:
        """A question to a bot, about the table as it is now; it may think for `most` seconds."""
        return BotRequest(
            table=self.id,
            branch=self.row.branch,
            header=self.row.header,
            entries=self.journal_rows(),
            seat=seat,
            bot=bounded(bot, most),
            seed=self.services.seed(self.id),
            unasked=unasked,
            imagined=self.imagined,
        )

    def journal_rows(self) -> list[tuple[int, bytes]]:
        """The journal in bytes; what was there before is not encoded again."""
        entries, known = self.session.entries, self._rows
        if known[0] != self.row.branch or len(known[1]) > len(entries):
            known = (self.row.branch, [])
        rows = known[1]
        rows += [(actor, journaling.action_bytes(action)) for actor, action in entries[len(rows) :]]
        self._rows = known
        return list(rows)

    # What is public beside the position

    def situation(self) -> Situation:
        """Seats, clock, proposals, spectators, a rematch."""
        state, here = self.row.state, self.here()
        return Situation(
            status=self.row.status,
            seats=[self._seat_now(seat, here) for seat in self.seats],
            clock=self.clock_now(),
            proposals=[
                Proposal(id=one.id, seat=one.seat, what=one.what, asked=one.asked, agreed=one.agreed)
                for one in given(state.proposals, [])
            ],
            watching=sum(watching for _, watching in self.presence.values()),
            rematch=given(state.rematch, None),
            dice=self.dice_asked(),
        )

    def dice_asked(self) -> DiceAsked | None:
        """The real die that somebody must read out now: one of the seats of whoever opened the table, or any person if
        none of these is played by its owner."""
        chances = self.session.real_die()
        if chances is None:
            return None
        persons = [seat.seat for seat in self.seats if seat.kind == "person" and self.stand_in(seat.seat) is None]
        seats = [seat for seat in persons if self.seats[seat].private.host] or persons
        return DiceAsked(
            number=len(self.session.entries) + 1,
            outcomes=[self.session.words.say(outcome) for outcome in chances.outcomes],
            clauses=chances.clauses.split(),
            seats=seats,
        )

    def stand_in(self, seat: int) -> StoredSubstitute | None:
        """The bot that plays for the person of a seat, and why; None if nobody does."""
        return given(self.row.state.substitutes, {}).get(str(seat))

    def _seat_now(self, seat: SeatRow, here: set[int]) -> SeatNow:
        stands_in = self.stand_in(seat.seat)
        return SeatNow(
            name=seat.name,
            kind=seat.kind,
            bot=stands_in.bot if stands_in else seat.bot,
            substitute=stands_in is not None,
            resigned=bool(stands_in and stands_in.why == "resigned"),
            here=seat.seat in here,
        )

    def clocks_here(self) -> Clocks | None:
        """The clocks as this copy knows them; None where none run."""
        return None

    def clock_now(self) -> ClockNow | None:
        """The clocks as they stand, for everybody to see; None where none run."""
        clocks = self.clocks_here()
        return None if clocks is None else shown(clocks, time.time())

    def deadline_of(self, seat: int) -> float | None:
        """When the time of a seat for its question is up (Unix seconds)."""
        clock = self.clock_now()
        return None if clock is None else clock.deadlines.get(str(seat))

    def timers(self, p: Position) -> list[Timer]:
        """The rule book's own timers that matter now."""
        return self.game.timers(p, self.header.options)

    def planned(self, seat: int, dropped: str | None = None) -> Planned:
        """The answers to come of a seat."""
        plan = given(self.seats[seat].private.plan, StoredPlan())
        return Planned(answers=plan.answers, standing=plan.standing, dropped=dropped)

    def speaker(self, lang: str) -> Speaker:
        """Says things in a language, with the names of the players."""
        if lang not in LANGUAGES:
            raise BadInput(f"there is no language {lang!r}")
        if lang not in self._speakers:
            edition = self.game.edition(self.header.overlay)
            self._speakers[lang] = Speaker(self.game, edition, lang, [seat.name for seat in self.seats])
        return self._speakers[lang]
