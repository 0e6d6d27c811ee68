"""A table as one node knows it: it follows the journal and sends each connection what its seat may know."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Awaitable

import msgspec
from msgspec import UNSET, UnsetType

from meridian import games
from meridian.bots import bounded
from meridian.core.game import edition_of, speaker_for
from meridian.core.languages import language
from meridian.core.position import Position
from meridian.core.speaker import Speaker
from meridian.core.timers import Timer
from meridian.fair.source import Source
from meridian.server.accounts.tokens import TokenKind, hash_of
from meridian.server.bot_workers.request import BotRequest
from meridian.server.characters import strength_of
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
from meridian.server.tables.client_messages import Hello, Said
from meridian.server.tables.clock_state import shown
from meridian.server.tables.protocol import ClockNow, DiceAsked, LessonNow, Planned, Proposal, Reply, SeatNow, Situation
from meridian.server.tables.recall import recall, wanted
from meridian.server.tables.rolls import Viewer, numbering
from meridian.server.tables.services import Services
from meridian.server.tables.session import TableSession
from meridian.server.tables.subscriber import Subscriber


class LiveTable(ABC):
    """The common part of all copies of a table. Subclasses decide how commands change it."""

    def __init__(self, services: Services, row: TableRow, seats: list[SeatRow]) -> None:
        self.services = services
        self.keep_row(row)
        self.seats = seats
        self.game = games.load(row.game)
        self.header = journaling.read_header(row.header)
        self.actions = journaling.actions_of(self.game)
        self.plan = msgspec.convert(row.settings.clock, ClockPlan)
        self.presence: dict[str, tuple[list[int], int]] = {}
        self.lesson_now: LessonNow | None = None
        self.session: TableSession
        self.audience: Audience
        self._speakers: dict[str, Speaker] = {}
        self.chat = Chat(self)
        self._rows: tuple[int, list[tuple[int, bytes]]] = (0, [])

    def keep_row(self, row: TableRow) -> None:
        """Set the table's row; equal headers share one object across tables."""
        self.row = msgspec.structs.replace(row, header=journaling.shared_header(row.header))
        if hasattr(self, "audience"):
            self.audience.taken_back = given(row.state.taken_back, [])

    @property
    def id(self) -> str:
        """The table's id in URLs."""
        return self.row.id

    @property
    def position(self) -> Position:
        """The position at the end of the journal."""
        return self.session.p

    @property
    def entry_count(self) -> int:
        """The number of entries in the journal."""
        return len(self.session.entries)

    @property
    def is_lesson(self) -> bool:
        """Whether a lesson is taught at this table."""
        return self.row.settings.lesson is not UNSET

    @property
    def imagined(self) -> Imagined | None:
        """How this table began, if it is a practice copy of an unfinished one."""
        return journaling.imagined_of(self.row)

    @property
    def prelude(self) -> int:
        """The number of entries that this table's own chance did not decide."""
        return journaling.decided(self.row)

    async def played(self, row: TableRow, source: Source, stored: list[EntryRow]) -> TableSession:
        """Replay a stored journal in slices; the table itself does not change."""
        counted = numbering(stored, row.branch, given(row.state.rolls_ahead, {}), journaling.decided(row))
        session = TableSession(self.game, self.header, source, [], self.imagined, counted)
        await in_slices(session.restoring(self.actions.entries(stored)))
        if hasattr(self, "audience") and self.audience.branch == row.branch:
            # The current subscribers will get the facts they missed, so these must be in memory.
            here = self.audience.subscribers
            while any(session.lacks(one.viewer, session.number(one.viewer) - one.number) for one in here):
                await recall(session)
        return session

    def set_to(self, session: TableSession) -> None:
        """Switch to a replayed session and keep the current subscribers."""
        before = self.audience if hasattr(self, "audience") else None
        self.session = session
        self.audience = Audience(session, self.row.branch, self.id)
        self.audience.taken_back = given(self.row.state.taken_back, [])
        if before is not None:
            self.adopt(before)

    # Seats

    def keep_seats(self, seats: list[SeatRow]) -> None:
        """Set the seats, and end connections whose token is not valid any more."""
        self.seats = seats
        self._speakers = {}
        if hasattr(self, "audience"):
            self.audience.subscribers = self._admitted(self.audience.subscribers)

    def admits(self, subscriber: Subscriber) -> bool:
        """Whether a connection may stay: its token opens its seat, or spectators are allowed."""
        if subscriber.seat is None:
            return self.row.settings.watch != "nobody"
        return self.seats[subscriber.seat].token_hash == subscriber.token_hash

    def _admitted(self, subscribers: list[Subscriber]) -> list[Subscriber]:
        for subscriber in (one for one in subscribers if not self.admits(one)):
            subscriber.shut_out()
        return [one for one in subscribers if not one.ended.done()]

    def adopt(self, other: Audience) -> None:
        """Take over the subscribers of another copy of this table, if they may stay."""
        subscribers, other.subscribers = other.subscribers, []
        self.audience.adopt(self._admitted(subscribers), other.branch)

    # Connections

    async def enter(self, seat: int | None, hello: Hello) -> Subscriber:
        """Add a subscriber: send the welcome, the situation, its plan and the last chat lines."""
        while self.lacks(seat, hello):
            await recall(self.session)
        backlog, token_hash = self.services.settings.limits.backlog, hash_of(hello.token, TokenKind.SEAT)
        viewer = self.viewer(seat)
        subscriber = Subscriber(viewer, seat, hello.lang, hello.view, backlog, token_hash, hello.steps)
        if not self.admits(subscriber):
            raise Forbidden.because("seat-changed")
        self.audience.enter(subscriber, hello.after, hello.branch, hello.log)
        subscriber.tell(self.situation())
        if self.lesson_now is not None:
            subscriber.tell(self.lesson_now)
        if seat is not None and self._has_plans(seat):
            subscriber.tell(self.planned(seat))
        await self.chat.enter(subscriber)
        await self.announce()
        return subscriber

    def lacks(self, seat: int | None, hello: Hello) -> bool:
        """Whether a client requests more of the log than memory holds."""
        viewer = self.viewer(seat)
        return self.session.lacks(viewer, wanted(self.session, viewer, self.audience.branch, hello))

    def viewer(self, seat: int | None) -> Viewer:
        """The viewer for a seat or a spectator."""
        return seat

    async def leave(self, subscriber: Subscriber) -> None:
        """Remove a subscriber whose connection is closed."""
        self.audience.leave(subscriber)
        await self.announce()

    async def announce(self) -> None:
        """Send the presence to all subscribers and nodes if it has changed."""
        here = sorted(self.audience.seats_here()), self.audience.watching()
        if self.presence.get(self.services.name) != here:
            self.presence[self.services.name] = here
            self.audience.tell(self.situation())
            await self.publish_presence()

    async def publish_presence(self) -> None:
        """Send this node's presence to the other nodes."""
        if self.services.name in self.presence:
            await self.publish_to_all(news.Here(self.services.name, *self.presence[self.services.name]))

    def here(self) -> set[int]:
        """The seats with a connection, on any node."""
        return {seat for seats, _ in self.presence.values() for seat in seats}

    async def hear_of(self, said: news.Here) -> None:
        """Take over the presence of another node; a node that is new here gets ours in return."""
        if said.node == self.services.name:
            return
        new = said.node not in self.presence
        self.presence[said.node] = said.seats, said.watching
        self.audience.tell(self.situation())
        if new:
            await self.publish_presence()

    async def publish(self, said: news.AnyNews, number: int = 0) -> None:
        """Publish news to the nodes that follow this table."""
        if self.services.several:
            await self.services.bus.publish(news.of_table(self.id), news.write(said), number)

    async def publish_to_all(self, said: news.AnyNews) -> None:
        """Publish news to all other nodes, including the owner."""
        await self.publish(said)

    # Commands

    @property
    def crowded(self) -> bool:
        """Whether a sender must wait for its command. Always true where another node decides."""
        return True

    @abstractmethod
    def submit(self, seat: int, said: Said, lang: str, reply: Reply) -> Awaitable[None] | None:
        """Submit a command of a seat; the owner decides. The result is None, or an awaitable that the sender must await
        before its next command; it is always None if the table is not crowded."""

    @abstractmethod
    async def close(self) -> None:
        """Stop this copy and end its subscribers."""

    # Questions and bots

    def asked_now(self, seat: int | None) -> tuple[int, tuple[int, int, int]] | None:
        """The branch and id of a seat's open question; None if it has none, or a standing order answers it already."""
        p = self.session.p
        if seat is None or seat not in p.who() or p.ordered(seat) is not None:
            return None
        return self.row.branch, p.question_id(seat)

    def negotiation(self) -> Negotiation:
        """The proposals to pause the clock, as stored with the table's last entry."""
        kept = self.row.state.clock
        here = self.row.branch, len(self.session.entries)
        if isinstance(kept, UnsetType) or (kept.branch, kept.number) != here:
            return Negotiation()
        return Negotiation.from_note(kept.talk)

    def bot_request(self, seat: int, bot: str, most: float, unasked: bool = False) -> BotRequest:
        """A request to a bot about the current position; the bot may take up to `most` seconds."""
        return BotRequest(
            table=self.id,
            branch=self.row.branch,
            header=self.row.header,
            entries=self.journal_rows(),
            seat=seat,
            bot=bounded(bot, most),
            seed=self.services.seed(given(self.row.settings.duplicate, self.id)),
            unasked=unasked,
            imagined=self.imagined,
        )

    def journal_rows(self) -> list[tuple[int, bytes]]:
        """The encoded journal; only new entries are encoded."""
        entries, known = self.session.entries, self._rows
        if known[0] != self.row.branch or len(known[1]) > len(entries):
            known = (self.row.branch, [])
        rows = known[1]
        rows += [(actor, journaling.action_bytes(action)) for actor, action in entries[len(rows) :]]
        self._rows = known
        return list(rows)

    # Public state beside the position

    def situation(self) -> Situation:
        """Seats, clock, proposals, spectators, rematch and real dice."""
        state, here = self.row.state, self.here()
        return Situation(
            status=self.row.status,
            seats=[self._seat_now(seat, here) for seat in self.seats],
            clock=self.clock_now(),
            proposals=[
                Proposal(
                    id=one.id,
                    seat=one.seat,
                    what=one.what,
                    asked=one.asked,
                    agreed=one.agreed,
                    declined=given(one.declined, []),
                    seconds=given(one.seconds, 0),
                )
                for one in given(state.proposals, [])
            ],
            watching=sum(watching for _, watching in self.presence.values()),
            rematch=given(state.rematch, None),
            dice=self.dice_asked(),
        )

    def dice_asked(self) -> DiceAsked | None:
        """The real die that a person must read out now. The host's seats may do so, or any person if a substitute plays
        each of the host's seats."""
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
        """The substitute of a seat and its reason; None if there is none."""
        return given(self.row.state.substitutes, {}).get(str(seat))

    def _seat_now(self, seat: SeatRow, here: set[int]) -> SeatNow:
        stands_in = self.stand_in(seat.seat)
        bot = stands_in.bot if stands_in else seat.bot
        return SeatNow(
            name=seat.name,
            kind=seat.kind,
            bot=bot,
            strength=None if bot is None else strength_of(bot, self.row.game),
            substitute=stands_in is not None,
            resigned=bool(stands_in and stands_in.why == "resigned"),
            here=seat.seat in here,
        )

    def clocks_here(self) -> Clocks | None:
        """The clocks as this copy knows them; None if none run."""
        return None

    def clock_now(self) -> ClockNow | None:
        """The current clocks for the wire; None if none run."""
        clocks = self.clocks_here()
        return None if clocks is None else shown(clocks, time.time())

    def deadline_of(self, seat: int) -> float | None:
        """The deadline of a seat's question (Unix seconds)."""
        clock = self.clock_now()
        return None if clock is None else clock.deadlines.get(str(seat))

    def timers(self, p: Position) -> list[Timer]:
        """The rule book's timers for this position."""
        return self.game.rules.timers(p, self.header.options)

    def planned(self, seat: int, dropped: str | None = None) -> Planned:
        """The planned answers of a seat."""
        private = self.seats[seat].private
        plan, silence = given(private.plan, StoredPlan()), given(private.silence, None)
        return Planned(
            answers=plan.answers,
            standing=plan.standing,
            dropped=dropped,
            given=[one.at for one in given(plan.given, []) if one.branch == self.row.branch] or UNSET,
            answer_for_me=private.answer_for_me,
            silence=UNSET if silence is None else silence.where,
        )

    def _has_plans(self, seat: int) -> bool:
        private = self.seats[seat].private
        return bool(private.plan or private.silence) or private.answer_for_me is not UNSET

    def speaker(self, lang: str) -> Speaker:
        """The speaker for a language, with the names of the players."""
        language(lang)
        if lang not in self._speakers:
            edition = edition_of(self.game, self.header.overlay)
            self._speakers[lang] = speaker_for(self.game, edition, lang, [seat.name for seat in self.seats])
        return self._speakers[lang]
