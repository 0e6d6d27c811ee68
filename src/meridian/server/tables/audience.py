"""The subscribers of a table: which viewer each connection has, and which events it gets."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
from msgspec import UNSET, Raw

from meridian.core.frames import Sealed
from meridian.core.game import Game
from meridian.core.patches import Showing
from meridian.core.position import Position
from meridian.core.words import Words, tag_of
from meridian.server.stores.state import StoredTakeBack
from meridian.server.tables.protocol import AnyToClient, Asked, ClockNow, Facts, Rewound, Step, TakenBack, Welcome
from meridian.server.tables.rolls import EVERYTHING, FactBatch, Viewer, heard_by, hears, rolls_for
from meridian.server.tables.session import Heard, TableSession, encoded_texts
from meridian.server.tables.silence import silences
from meridian.server.tables.subscriber import EncodedView, Subscriber, encode

_ENCODER = msgspec.json.Encoder()

Shared = dict[tuple[int, int], bytes]
"""Encoded messages that several viewers share, by the number of their first fact and the identity of their list of
asked seats."""
Standing = tuple[list[str], tuple[int, int, int] | None, list[str], bool]
"""What a viewer knew after its last event: who is asked, its own question's id, its interjections, whether the game is
over."""


WRITTEN = "written"
"""The part of a view that holds what players wrote, where its viewer may read any of it: facts that tell texts."""


def encode_view(shown: dict[str, Any], written: list[Raw] | None = None) -> EncodedView:
    """Encode a shown position or view for the wire, with the texts that belong to it."""
    parts = {**shown, WRITTEN: written} if written else shown
    return {part: Raw(_ENCODER.encode(value)) for part, value in parts.items()}


def seats_asked(game: Game, p: Position, seat: int | None) -> list[int]:
    """The seats that are asked, as far as one seat (None: a spectator) may know. The list holds that seat itself only
    if it still has to answer."""
    seats = p.asked(seat)
    if seat is None or seat not in seats or p.ordered(seat) is None:
        return seats
    return [one for one in seats if one != seat]


def asked_of(game: Game, words: Words, p: Position, seat: int) -> Asked:
    """The question a seat has to answer now, with its options."""
    # The contract of every game: a view has the same questions and options as the position (meridian.testing.contract).
    question = p.question(seat)
    options = [words.say(option) for option in p.options(seat)]
    alone = len(options) == 1 and p.only_answer(seat) is not None and not p.stack[-1].shows_hand(p)
    return Asked(
        id=question.id,
        key=question.key,
        args=words.args(question.args),
        options=options,
        only=alone or UNSET,
        silences=silences(p) or UNSET,
        forms=[tag_of(kind) for kind in p.forms(seat)] or UNSET,
    )


class Stepped:
    """New facts with the steps between the positions after each of their entries. A viewer who got no fact of an entry
    sees what changed with the next one, or at the end."""

    def __init__(self, new: FactBatch, showings: list[Showing], texts: Callable[[Viewer], dict[str, Any]]) -> None:
        self.new = new
        self.showings = showings
        self.texts = texts
        self._messages: dict[tuple[Viewer, int], bytes] = {}

    def message(self, facts: bytes, viewer: Viewer, before: Showing) -> bytes:
        """A viewer's encoded facts with the steps from the view that the client has."""
        key = viewer, id(before)
        if key not in self._messages:
            steps = _ENCODER.encode(self._steps(viewer, before))
            self._messages[key] = facts[:-1] + b',"steps":' + steps + b"}"
        return self._messages[key]

    def settle(self) -> None:
        """All messages are made. Without this, the position of a table would keep all earlier ones in memory."""
        for showing in self.showings:
            showing.settle()

    def _steps(self, viewer: Viewer, before: Showing) -> list[Step]:
        steps: list[Step] = []
        start = 0
        for end, showing in zip(self.new.ends, self.showings, strict=True):
            heard = sum(hears(viewer, line.audience) for line in self.new.lines[start:end])
            start = end
            if not heard and showing is not self.showings[-1]:
                continue
            patch = showing.patch(before, viewer)
            if showing is self.showings[-1] and (texts := self.texts(viewer)):
                patch = {**patch, **texts}
            before = showing
            if heard or patch:
                steps.append(Step(facts=heard, patch=patch))
        return steps


class Audience:
    """All subscribers of one table on one node."""

    def __init__(self, session: TableSession, branch: int, table: str) -> None:
        self.session = session
        self.branch = branch
        self.table = table
        self.taken_back: list[StoredTakeBack] = []
        self.subscribers: list[Subscriber] = []
        self._standing: dict[Viewer, Standing] = {}
        self._showing: Showing | None = None
        self._shown: Showing | None = None
        """The last position that was shown, of which the next one is made."""
        self._encoded_views: dict[Viewer, EncodedView] = {}
        self._asked_at: Position | None = None
        self._asked: dict[Viewer, tuple[list[int], list[str]]] = {}
        self._readers: set[Viewer] = set()
        """Viewers whose views have held texts: their steps say what is left of them."""

    def __len__(self) -> int:
        return len(self.subscribers)

    # Joining and leaving

    def enter(self, subscriber: Subscriber, after: int | None, branch: int | None, log: int) -> None:
        """Add a subscriber. It gets a welcome, or the facts it missed if it resumes on the current branch."""
        viewer = subscriber.viewer
        number = self.session.number(viewer)
        missed = self.session.since(viewer, after) if after is not None and branch == self.branch else None
        subscriber.number = number
        if missed is None or after is None:
            subscriber.tell(self.welcome(viewer, log))
        else:
            subscriber.tell(self._missed(viewer, after, missed))
        subscriber.forget_view()
        self.subscribers.append(subscriber)
        self._count_steps()

    def leave(self, subscriber: Subscriber) -> None:
        """Remove a subscriber whose connection is closed."""
        if subscriber in self.subscribers:
            self.subscribers.remove(subscriber)
            self._count_steps()

    def adopt(self, others: list[Subscriber], branch: int) -> None:
        """Take over the subscribers of another copy of this table."""
        for subscriber in others:
            missed = self.session.since(subscriber.viewer, subscriber.number) if branch == self.branch else None
            if missed is None:
                subscriber.tell(Rewound(welcome=self.welcome(subscriber.viewer, 0)))
                subscriber.forget_view()
            else:
                message = encode(self._missed(subscriber.viewer, subscriber.number, missed))
                subscriber.pass_on(message, moved=True, urgent=True)
            subscriber.number = self.session.number(subscriber.viewer)
            self.subscribers.append(subscriber)
        self._count_steps()

    def _count_steps(self) -> None:
        self.session.stepping = any(subscriber.steps for subscriber in self.subscribers)

    def end(self) -> None:
        """End all subscribers of this copy."""
        for subscriber in self.subscribers:
            subscriber.end()
        self.subscribers = []

    def seats_here(self) -> set[int]:
        """The seats with an open connection."""
        return {subscriber.seat for subscriber in self.subscribers if subscriber.seat is not None}

    def watching(self) -> int:
        """The number of spectators."""
        return sum(1 for subscriber in self.subscribers if subscriber.seat is None)

    # Sending events

    def tell_facts(self, new: FactBatch, clock: ClockNow | None = None) -> None:
        """Send each subscriber the new facts its viewer may know. A viewer that may know none of them, and for whom
        nothing else changed, gets no message: a message alone would reveal that something happened."""
        self._forget_views()
        asked, over = self.session.asked(), self.session.p.over
        ready: dict[Viewer, tuple[int, bytes | None]] = {}
        # Public facts are encoded once for all viewers that are at the same fact number.
        common: dict[int, Heard] | None = {} if new.open() else None
        same: Shared = {}
        stepped = Stepped(new, self._showings(new), self._patched_texts) if new.positions else None
        for subscriber in self.subscribers:
            viewer, first = subscriber.viewer, subscriber.number + 1
            if viewer not in ready:
                heard = common.get(first) if common is not None else None
                if heard is None:
                    heard = heard_by(viewer, new), rolls_for(viewer, new, first)
                    if common is not None:
                        common[first] = heard
                message = self._facts(viewer, first, heard, clock, same if common is not None else None)
                ready[viewer] = len(heard[0]), message
            count, message = ready[viewer]
            subscriber.number += count
            if message is not None and subscriber.base is not None and stepped is not None:
                subscriber.step_on(stepped.message(message, viewer, subscriber.base), stepped.showings[-1])
            elif message is not None:
                urgent = over or (subscriber.seat is not None and subscriber.seat in asked)
                subscriber.pass_on(message, moved=True, urgent=urgent)
        if stepped is not None:
            stepped.settle()
        self._drop_slow()

    def tell_rewound(self) -> None:
        """Send every subscriber the current state after an undo or take-back."""
        self._forget_views()
        for subscriber in self.subscribers:
            subscriber.number = self.session.number(subscriber.viewer)
            subscriber.tell(Rewound(welcome=self.welcome(subscriber.viewer, 0)))
            subscriber.forget_view()
        self._drop_slow()

    def tell(self, message: AnyToClient, to: set[int] | None = None, spectators: bool = True) -> None:
        """Send a message to all subscribers, or only to some seats."""
        data = encode(message)
        for subscriber in list(self.subscribers):
            if subscriber.seat is None:
                if spectators and to is None:
                    subscriber.pass_on(data)
            elif to is None or subscriber.seat in to:
                subscriber.pass_on(data)
        self._drop_slow()

    def _drop_slow(self) -> None:
        for subscriber in self.subscribers:
            if subscriber.slow:
                self.subscribers = [other for other in self.subscribers if not other.slow]
                return

    # Building events

    def welcome(self, viewer: Viewer, log: int) -> Welcome:
        """The current state for a viewer."""
        asked, question, unasked, over = self._stands(viewer)
        facts, rolls = self.session.last(viewer, log)
        return Welcome(
            table=self.table,
            seat=viewer if viewer is not None and viewer >= 0 else None,
            branch=self.branch,
            number=self.session.number(viewer),
            log=facts,
            asked=asked,
            question=question,
            unasked=unasked,
            over=over,
            rolls=rolls or UNSET,
            taken_back=self._taken_back(viewer) or UNSET,
        )

    def _taken_back(self, viewer: Viewer) -> list[TakenBack]:
        if viewer == EVERYTHING:
            return []
        heard = [(one, one.public if viewer is None else one.heard[viewer]) for one in self.taken_back]
        return [TakenBack(at=at, seat=one.seat, turn=one.turn) for one, at in heard]

    def encoded_view(self, viewer: Viewer) -> tuple[int, EncodedView, Showing]:
        """A viewer's encoded view, the number of facts it includes, and the position it was made from."""
        if self._showing is None:
            self._settle()
            self._shown = self._showing = self._show(self.session.p)
        if viewer not in self._encoded_views:
            self._encoded_views[viewer] = encode_view(self._showing.view(viewer), self._texts(viewer))
        return self.session.number(viewer), self._encoded_views[viewer], self._showing

    def _patched_texts(self, viewer: Viewer) -> dict[str, Any]:
        """What players wrote, as a part of a patch; nothing for a viewer who never had any to read."""
        written = self._texts(viewer)
        return {WRITTEN: written or None} if viewer in self._readers else {}

    def _texts(self, viewer: Viewer) -> list[Raw]:
        """What players wrote that stands now and that a viewer may read, encoded."""
        written = encoded_texts(self.session.words, self.session.writing.standing, viewer)
        if written:
            self._readers.add(viewer)
        return written

    def _forget_views(self) -> None:
        self._showing = None
        self._encoded_views = {}

    def _settle(self) -> None:
        """Let go of what the position shown last was made of, before another is made of it."""
        if self._shown is not None:
            self._shown.settle()

    def _show(self, p: Position) -> Showing:
        return Showing(self.session.game.schema, p, self.session.words, self._shown)

    def _showings(self, new: FactBatch) -> list[Showing]:
        """The positions after each new entry; the last is the current one."""
        self._settle()
        found: list[Showing] = []
        for p in new.positions:
            self._shown = self._show(p)
            found.append(self._shown)
        self._showing = self._shown
        return found

    def _missed(self, viewer: Viewer, after: int, missed: Heard) -> Facts:
        asked, question, unasked, over = self._stands(viewer)
        facts, rolls = missed
        return Facts(
            first=after + 1,
            facts=facts,
            asked=asked,
            over=over,
            question=question,
            unasked=unasked,
            rolls=rolls or UNSET,
        )

    def _facts(
        self,
        viewer: Viewer,
        first: int,
        heard: Heard,
        clock: ClockNow | None,
        same: Shared | None,
    ) -> bytes | None:
        """Encode the facts event for a viewer; None if there is nothing to send. Viewers whose question and
        interjections are unchanged share a message in `same`."""
        before = self._standing.get(viewer)
        asked, question, unasked, over = self._stands(viewer, before)
        after = self._standing[viewer]
        facts, rolls = heard
        if not facts and not rolls and before == after:
            return None
        plain = before is not None and before[1] == after[1] and before[2] == after[2]
        alike = first, id(asked)
        if plain and same is not None and alike in same:
            return same[alike]
        message = encode(
            Facts(
                first=first,
                facts=facts,
                asked=asked,
                over=over,
                question=UNSET if before is not None and before[1] == after[1] else question,
                unasked=UNSET if before is not None and before[2] == after[2] else unasked,
                clock=UNSET if clock is None else clock,
                rolls=rolls or UNSET,
            )
        )
        if plain and same is not None:
            same[alike] = message
        return message

    def _who(self, viewer: Viewer) -> tuple[list[int], list[str]]:
        """The seats that are asked as far as a viewer may know, and their names. Cached per position, and shared by all
        viewers unless the question is sealed."""
        session = self.session
        if self._asked_at is not session.p:
            self._asked_at, self._asked = session.p, {}
        sealed = viewer != EVERYTHING and not session.p.over and isinstance(session.p.stack[-1], Sealed)
        eyes = viewer if sealed else EVERYTHING
        if eyes not in self._asked:
            seats = seats_asked(session.game, session.p, viewer) if sealed else session.asked()
            self._asked[eyes] = seats, [session.words.actor(seat) for seat in seats]
        return self._asked[eyes]

    def _stands(
        self, viewer: Viewer, before: Standing | None = None
    ) -> tuple[list[str], Asked | None, list[str], bool]:
        """Who is asked, and this viewer's question and interjections. The question is not built again if it is the one
        from `before`."""
        session = self.session
        game, p = session.game, session.p
        who, asked = self._who(viewer)
        question: Asked | None = None
        unasked: list[str] = []
        asks = None
        if viewer is not None and viewer >= 0:
            if viewer in who:
                asks = p.question_id(viewer)
                question = asked_of(game, session.words, p, viewer) if before is None or before[1] != asks else None
            unasked = [session.words.say(said) for said in p.interjections(viewer)]
        self._standing[viewer] = (asked, asks, unasked, p.over)
        return asked, question, unasked, p.over
