"""A table as one node knows it: it follows the journal and tells the sockets here what their seats may know."""

from __future__ import annotations

import time
from abc import ABC, abstractmethod
from collections.abc import Callable
from typing import Any

import msgspec

from meridian import games
from meridian.bots import maker
from meridian.core.errors import BadInput
from meridian.core.messages import LANGUAGES, Speaker
from meridian.core.position import Position
from meridian.core.timers import Timer
from meridian.fair.source import Source
from meridian.server import journaling
from meridian.server.clocks import ClockPlan, Clocks
from meridian.server.live import news
from meridian.server.live.audience import Audience, Watcher
from meridian.server.live.clockwork import shown
from meridian.server.live.refusals import refused
from meridian.server.live.services import Services
from meridian.server.live.sitting import Hearer, Sitting
from meridian.server.recent import Recent
from meridian.server.stores.records import ChatRow, EntryRow, SeatRow, TableRow
from meridian.server.thinking.thought import Imagined, Thought
from meridian.server.wire import (
    AnyToClient,
    Asking,
    ClockNow,
    Hello,
    Hint,
    Line,
    Look,
    Menu,
    MenuItem,
    Planned,
    Portrait,
    Proposal,
    Query,
    Refused,
    Said,
    Say,
    SeatNow,
    Situation,
    Told,
)

LINES_KNOWN = 100
"""So many keys of lines are remembered, so that a retry says nothing twice."""
CHAT_SHOWN = 50
"""How many lines of chat a new socket is told."""

Reply = Callable[[AnyToClient], None]
"""Where the answer to what somebody said goes."""


class LiveTable(ABC):
    """What every copy of a table can do. Subclasses say what happens to what changes it."""

    def __init__(self, services: Services, row: TableRow, seats: list[SeatRow]) -> None:
        self.services = services
        self.row = row
        self.seats = seats
        self.game = games.load(row.game)
        self.header = journaling.read_header(row.header)
        self.actions = journaling.actions_of(self.game)
        self.plan = msgspec.convert(row.settings["clock"], ClockPlan)
        self.presence: dict[str, tuple[list[int], int]] = {}
        self.sitting: Sitting
        self.audience: Audience
        self._speakers: dict[str, Speaker] = {}
        self._lines_said: Recent[tuple[int | None, str], int] = Recent(LINES_KNOWN)
        self._rows: tuple[int, list[tuple[int, bytes]]] = (0, [])

    @property
    def id(self) -> str:
        """The table's name in addresses."""
        return self.row.id

    @property
    def imagined(self) -> Imagined | None:
        """How this table began, if it is a practice copy of one that was under way."""
        found = self.row.settings.get("imagined")
        return msgspec.convert(found, Imagined) if found is not None else None

    @property
    def prelude(self) -> int:
        """How many of its entries come from the table this one is a copy of."""
        return int(self.row.settings.get("prelude", 0))

    def set_to(self, source: Source, stored: list[EntryRow]) -> None:
        """Set the table to the end of a stored journal; the sockets that were here come along."""
        before = self.audience if hasattr(self, "audience") else None
        self.sitting = Sitting(self.game, self.header, source, self.actions.entries(stored), self.imagined)
        self.audience = Audience(self.sitting, self.row.branch, self.id)
        if before is not None:
            self.audience.adopt(before.watchers, before.branch)

    # Sockets

    async def enter(self, seat: int | None, hello: Hello) -> Watcher:
        """Take a socket in."""
        watcher = Watcher(self.hearer(seat), seat, hello.lang, hello.view, self.services.settings.limits.backlog)
        self.audience.enter(watcher, hello.after, hello.branch, hello.log)
        watcher.tell(self.situation())
        if seat is not None and self.seats[seat].private.get("plan"):
            watcher.tell(self.planned(seat))
        for line in await self.services.store.last_chat(self.id, CHAT_SHOWN):
            if self._reads(seat, line):
                watcher.tell(line_of(line))
        await self.announce()
        return watcher

    def hearer(self, seat: int | None) -> Hearer:
        """What a seat or a spectator hears."""
        return seat

    async def leave(self, watcher: Watcher) -> None:
        """A socket has gone."""
        self.audience.leave(watcher)
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
            await self.publish(news.Here(self.services.name, *self.presence[self.services.name]))

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

    # What changes something

    @abstractmethod
    async def hear(self, seat: int, said: Said, lang: str, reply: Reply) -> None:
        """A seat says something that changes the table; whoever owns it decides."""

    @abstractmethod
    async def close(self) -> None:
        """Let go of the table."""

    # What changes nothing

    async def tell(self, seat: int | None, asking: Asking, lang: str) -> AnyToClient:
        """The answer to something that changes nothing, from what this seat may know."""
        game, sitting = self.game, self.sitting
        if isinstance(asking, Look):
            _, picture = self.audience.picture(seat)
            return Told(key=asking.key, data=picture)
        if isinstance(asking, Query):
            answers = game.queries(game.view(sitting.p, seat), seat)
            if asking.name not in answers:
                return refused(asking.key, "no-such-query", lang)
            return Told(key=asking.key, data=answers[asking.name])
        if isinstance(asking, Portrait):
            return Told(key=asking.key, data=game.portrait(game.view(sitting.p, seat), seat, self.speaker(lang)))
        if seat is None or seat not in game.who(sitting.p):
            return Refused(key=asking.key, reason="not-asked", text=self.speaker(lang).text("refusal-not-asked"))
        if isinstance(asking, Menu):
            return Told(key=asking.key, data=self._menu(seat, lang))
        return await self._hint(seat, asking, lang)

    def _menu(self, seat: int, lang: str) -> list[MenuItem]:
        game, speaker, words = self.game, self.speaker(lang), self.sitting.words
        view = game.view(self.sitting.p, seat)
        items: list[MenuItem] = []
        for action, refusal in game.menu(view, seat):
            said = words.say(action)
            if refusal is None:
                detail, warning = game.detail(view, seat, action, speaker), game.warning(view, seat, action, speaker)
                items.append(MenuItem(action=said, detail=detail, warning=warning))
            else:
                text = speaker.refusal(refusal, action)
                items.append(MenuItem(action=said, reason=refusal.key, text=text, clauses=refusal.clauses.split()))
        return items

    async def _hint(self, seat: int, asking: Hint, lang: str) -> AnyToClient:
        if not self.row.settings["hints"]:
            return refused(asking.key, "no-hints", lang)
        maker(self.game, asking.bot)
        word = await self.services.thinkers.think(self.thought(seat, asking.bot))
        action = self.actions.read(word.action) if word.action is not None else None
        return Told(key=asking.key, data=None if action is None else self.sitting.words.say(action))

    def thought(self, seat: int, bot: str, unasked: bool = False) -> Thought:
        """A question to a bot, about the table as it is now."""
        return Thought(
            table=self.id,
            branch=self.row.branch,
            header=self.row.header,
            entries=self.journal_rows(),
            seat=seat,
            bot=bot,
            seed=self.services.seed(self.id),
            unasked=unasked,
            imagined=self.imagined,
        )

    def journal_rows(self) -> list[tuple[int, bytes]]:
        """The journal in bytes; what was there before is not encoded again."""
        entries, known = self.sitting.entries, self._rows
        if known[0] != self.row.branch or len(known[1]) > len(entries):
            known = (self.row.branch, [])
        rows = known[1]
        rows += [(actor, journaling.action_bytes(action)) for actor, action in entries[len(rows) :]]
        self._rows = known
        return list(rows)

    # Chat

    async def say(self, seat: int | None, said: Say, lang: str) -> AnyToClient:
        """A line of chat, by the policy of the table; it is stored before anybody reads it."""
        before = self._lines_said.get((seat, said.key))
        if before is not None:
            return Told(key=said.key, data=before)
        why = self._may_say(seat, said)
        if why:
            return refused(said.key, why, lang)
        to = None if said.to is None else sorted({*said.to, *([] if seat is None else [seat])})
        line = await self.services.store.say(self.id, seat, time.time(), said.text.strip(), to)
        self._lines_said.put((seat, said.key), line.number)
        self.tell_line(line)
        await self.publish(news.Spoke(line.number))
        return Told(key=said.key, data=line.number)

    def tell_line(self, line: ChatRow) -> None:
        """Tell a line of chat to the sockets here that may read it."""
        readers = {seat for seat in range(self.header.seats) if self._reads(seat, line)}
        self.audience.tell(line_of(line), to=None if self._reads(None, line) else readers)

    def _may_say(self, seat: int | None, said: Say) -> str:
        policy = self.row.settings["chat"]
        if policy == "off":
            return "no-chat"
        if seat is None and policy != "everybody":
            return "chat-players-only"
        if not said.text.strip() or not said.text.replace("\n", " ").isprintable():
            return "chat-unprintable"
        if said.to is None:
            return ""
        if seat is None or not self.row.settings["whispers"]:
            return "no-whispers"
        return "" if all(0 <= to < self.header.seats for to in said.to) else "no-such-seat"

    def _reads(self, seat: int | None, line: ChatRow) -> bool:
        if line.to is not None:
            return seat in line.to
        return seat is not None or self.row.settings["chat"] != "among-players"

    # What is public beside the position

    def situation(self) -> Situation:
        """Seats, clock, proposals, spectators, a rematch."""
        state, here = self.row.state, self.here()
        return Situation(
            status=self.row.status,
            seats=[self._seat_now(seat, here) for seat in self.seats],
            clock=self.clock_now(),
            proposals=[msgspec.convert(proposal, Proposal) for proposal in state.get("proposals", [])],
            watching=sum(watching for _, watching in self.presence.values()),
            rematch=state.get("rematch"),
        )

    def stand_in(self, seat: int) -> dict[str, str] | None:
        """The bot that plays for the person of a seat, and why; None if nobody does."""
        found: dict[str, str] | None = self.row.state.get("substitutes", {}).get(str(seat))
        return found

    def _seat_now(self, seat: SeatRow, here: set[int]) -> SeatNow:
        stands_in = self.stand_in(seat.seat)
        return SeatNow(
            name=seat.name,
            kind=seat.kind,
            bot=stands_in["bot"] if stands_in else seat.bot,
            substitute=stands_in is not None,
            resigned=bool(stands_in and stands_in["why"] == "resigned"),
            here=seat.seat in here,
        )

    def clocks_here(self) -> Clocks | None:
        """The clocks as this copy knows them; None where none run."""
        return None

    def clock_now(self) -> ClockNow | None:
        """The clocks as they stand, for everybody to see; None where none run."""
        clocks = self.clocks_here()
        return None if clocks is None else shown(clocks, time.time())

    def timers(self, p: Position) -> list[Timer]:
        """The rule book's own timers that matter now."""
        return self.game.timers(p, self.header.options)

    def planned(self, seat: int, dropped: str | None = None) -> Planned:
        """The answers to come of a seat."""
        plan: dict[str, Any] = self.seats[seat].private.get("plan", {})
        return Planned(answers=plan.get("answers", []), standing=plan.get("standing", {}), dropped=dropped)

    def speaker(self, lang: str) -> Speaker:
        """Says things in a language, with the names of the players."""
        if lang not in LANGUAGES:
            raise BadInput(f"there is no language {lang!r}")
        if lang not in self._speakers:
            edition = self.game.edition(self.header.overlay)
            self._speakers[lang] = Speaker(self.game, edition, lang, [seat.name for seat in self.seats])
        return self._speakers[lang]


def line_of(row: ChatRow) -> Line:
    """A stored line of chat as it goes over the wire."""
    return Line(number=row.number, seat=row.seat, at=row.at, text=row.text, to=row.to)
