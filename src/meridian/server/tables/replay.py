"""Finished games step by step: any moment as one viewer saw it, and a timeline."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, Raw, UnsetType

from meridian.core.facts import Fact
from meridian.core.game import Game
from meridian.core.journal import Entry, Header
from meridian.core.parts import Written
from meridian.core.position import EVERYBODY, Position
from meridian.core.records import Section
from meridian.core.speaker import Speaker
from meridian.server.errors import Unusable
from meridian.server.tables.audience import asked_of, encode_view
from meridian.server.tables.protocol import Asked, Rolled
from meridian.server.tables.rolls import EVERYTHING, FactBatch, FactLine, Numbering, Viewer, heard_by, hears, rolls_for
from meridian.server.tables.session import NoChance, TableSession, encoded_texts, texts_heard
from meridian.server.tables.subscriber import EncodedView, news
from meridian.server.tables.turns import Turn, Turns

KEEP_EVERY = 50  # entries between two cached positions
MAX_MOMENTS = 40  # moments per response
MAX_LOG_LINES = 400  # lines before a moment
MAX_PICTURES = 12  # per response


class Moment(msgspec.Struct, frozen=True, kw_only=True):
    """The position after an entry as a viewer saw it, and what that entry led to: facts from number `first` on.

    `actor` and `action` are null where these eyes saw nothing of the entry. `view` holds all parts of the position
    (`whole`), or those that have changed since the moment told before it.
    """

    number: int
    actor: str | None
    action: str | None
    first: int
    facts: list[Raw]
    rolls: list[Rolled]
    asked: list[str]
    question: Asked | None
    round: int
    over: bool
    whole: bool
    view: dict[str, Raw]
    log: list[Raw] | UnsetType = UNSET
    log_rolls: list[Rolled] | UnsetType = UNSET


class Picture(msgspec.Struct, frozen=True, kw_only=True):
    """The position as a seat saw it when it learnt a fact: the parts that have changed since the picture before."""

    fact: int
    view: dict[str, Raw]


class KeyEvent(msgspec.Struct, frozen=True, kw_only=True):
    """A fact worth a mark, and the entry that led to it."""

    number: int
    fact: Raw


class Timeline(msgspec.Struct, frozen=True, kw_only=True):
    """A whole game at a glance: who wrote each entry (a seat, -1: chance, -2: the clock), where turns begin, what
    everybody will remember. Each entry of `rounds` is the number after which that round has begun.

    `by_round` holds the points of each seat at the end of each round; `seconds` passed from the first entry to the
    last.

    Of a game that was played to its end: the points and the place of each seat (1 the best, equal ones share it), and
    where the points come from, by seat and name of the source."""

    entries: int
    actors: list[int]
    rounds: list[int]
    turns: list[Turn]
    events: list[KeyEvent]
    scores: list[int] = []
    places: list[int] = []
    sources: list[dict[str, int]] = []
    by_round: list[list[int]] = []
    seconds: float = 0.0


class Replay:
    """A finished journal, replayed once. It caches a position every KEEP_EVERY entries, and all facts."""

    def __init__(
        self, game: Game, header: Header, entries: list[Entry], numbering: Numbering, seconds: float = 0.0
    ) -> None:
        """`seconds` passed from the first entry to the last."""
        self.game, self.header, self.entries, self.seconds = game, header, entries, seconds
        self._session = TableSession(game, header, NoChance(), [], None, numbering)
        self.words = self._session.words
        self._told: list[FactBatch] = []
        self._written: list[Written] = []
        self._kept: list[Position] = []
        self._before: dict[Viewer, list[int]] = {viewer: [0] for viewer in self._session.viewers}
        self.timeline = self._play()

    def __len__(self) -> int:
        return len(self.entries)

    def _play(self) -> Timeline:
        game, keys = self.game, set(self.game.key_facts)
        course = Turns(game)
        events: list[KeyEvent] = []
        facts: list[Fact] = []
        last: Position | None = None
        for number, (happened, p) in enumerate(self._session.happened(self.entries)):
            told = self._session.lines_of([happened])
            self._told.append(told)
            self._written.append(happened.written)
            if number % KEEP_EVERY == 0:
                self._kept.append(game.rules.copy(p))
            for viewer, before in self._before.items():
                before.append(before[-1] + len(heard_by(viewer, told)))
            for fact, line in zip(happened.facts, told.lines, strict=True):
                if fact.key in keys and fact.audience == EVERYBODY:
                    events.append(KeyEvent(number=number, fact=line.fact))
            course.note(number, p)
            facts += happened.facts
            last = p
        actors = [actor for actor, _ in self.entries]
        result = game.rules.result(last) if last is not None and last.over else None
        return Timeline(
            entries=len(self.entries),
            actors=actors,
            rounds=course.rounds,
            turns=course.turns,
            events=events,
            scores=result.scores if result else [],
            places=result.places() if result else [],
            sources=game.rules.sources(last, facts) if last is not None and result else [],
            by_round=course.scores_with(last),
            seconds=self.seconds,
        )

    # Moments

    def position(self, number: int) -> Position:
        """The position after an entry (0: the start)."""
        if not 0 <= number <= len(self):
            raise Unusable.because("no-such-moment", entries=len(self))
        p = self.game.rules.copy(self._kept[number // KEEP_EVERY])
        for actor, action in self.entries[number - number % KEEP_EVERY : number]:
            p.play_checked(actor, action)
        return p

    def moments(self, first: int, count: int, eyes: Viewer, log: int = 0) -> list[Moment]:
        """A range of moments. The first holds the whole view and the last log lines before it; the others hold only
        changes."""
        p = self.position(first)
        last = min(first + count - 1, len(self))
        shown = self._encoded_view(first, p, eyes)
        found = [self._moment(first, p, eyes, {}, shown, min(log, MAX_LOG_LINES))]
        for number in range(first + 1, last + 1):
            before = shown
            p.play_checked(*self.entries[number - 1])
            shown = self._encoded_view(number, p, eyes)
            found.append(self._moment(number, p, eyes, before, shown))
        return found

    def _moment(
        self, number: int, p: Position, eyes: Viewer, before: EncodedView, shown: EncodedView, log: int = 0
    ) -> Moment:
        told, first = self._told[number], self._before[eyes][number] + 1
        facts = heard_by(eyes, told)
        whole, view = news(before, shown)
        actor, action = self._entry(number, eyes)
        lines, rolls = self._log(number, eyes, log) if log else (UNSET, UNSET)
        return Moment(
            number=number,
            actor=actor,
            action=action,
            first=first,
            facts=facts,
            rolls=rolls_for(eyes, told, first),
            asked=[self.words.actor(seat) for seat in p.who() if seat >= 0],
            question=self._question(p, eyes),
            round=self.game.rules.round_of(p),
            over=p.over,
            whole=whole,
            view=view,
            log=lines,
            log_rolls=rolls,
        )

    def _entry(self, number: int, eyes: Viewer) -> tuple[str | None, str | None]:
        """The actor and action of an entry, if this viewer saw anything of it."""
        if number == 0:
            return None, None
        actor, action = self.entries[number - 1]
        told = self._told[number]
        rolls = [roll for line in told.lines for roll in line.rolls] + list(told.after)
        if rolls:
            seen = all(hears(eyes, roll.audience) for roll in rolls)
        else:
            seen = eyes in (actor, EVERYTHING) or any(hears(eyes, line.audience) for line in told.lines)
        return (self.words.actor(actor), self.words.say(action)) if seen else (None, None)

    def _log(self, number: int, eyes: Viewer, count: int) -> tuple[list[Raw], list[Rolled]]:
        """The last log lines before an entry, and their rolls."""
        before = self._before[eyes]
        at = number
        while at > 0 and before[number] - before[at] < count:
            at -= 1
        lines: list[FactLine] = []
        after: tuple[Any, ...] = ()
        for told in self._told[at:number]:
            for line in told.lines:
                lines.append(line._replace(rolls=after + line.rolls))
                after = ()
            after += told.after
        whole = FactBatch(lines, after, rolled=True)
        return heard_by(eyes, whole), rolls_for(eyes, whole, before[at] + 1)

    def _question(self, p: Position, eyes: Viewer) -> Asked | None:
        """The question of this viewer's seat; for EVERYTHING, the question of the first seat that is asked."""
        who = [seat for seat in p.who() if seat >= 0]
        seat = who[0] if eyes == EVERYTHING and who else eyes
        return asked_of(self.game, self.words, p, seat) if seat is not None and seat in who else None

    # Queries about a moment

    def _seen(self, p: Position, eyes: Viewer) -> tuple[Position, int | None]:
        return (p, None) if eyes == EVERYTHING else (self.game.rules.view(p, eyes), eyes)

    def _encoded_view(self, number: int, p: Position, eyes: Viewer) -> EncodedView:
        written = encoded_texts(self.words, self._written[number], eyes)
        return encode_view(self.game.rules.show(self._seen(p, eyes)[0]), written)

    def query(self, number: int, eyes: Viewer, names: list[str]) -> dict[str, Any]:
        """The game's queries by name, for the position at a moment; unknown names are left out."""
        return self.game.rules.queries(*self._seen(self.position(number), eyes), names)

    def portrait(self, number: int, eyes: Viewer, speaker: Speaker) -> list[Section]:
        """The position at a moment in full sentences."""
        seen, seat = self._seen(self.position(number), eyes)
        return self.game.text.portrait(seen, seat, speaker.reading(texts_heard(self._written[number], eyes)))
