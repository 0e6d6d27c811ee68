"""A record played again with the rules: chance was asked just what they ask, in the periods they have, and what came up
is the journal. A host free to choose weights, order, audience, chain or period could pick the rolls it likes."""

from __future__ import annotations

import msgspec

from meridian.core.action import Action
from meridian.core.codec import words_for
from meridian.core.errors import BadInput, Refused
from meridian.core.facts import Fact, collect, unique
from meridian.core.game import Game, begin
from meridian.core.journal import Entry, Header, Journal
from meridian.core.position import CHANCE, Position
from meridian.core.replay import check_header, replay
from meridian.fair.declared import DeclaredSource
from meridian.fair.duplicate import stream_of
from meridian.fair.record import TABLE, Record, RollRecord, record_header
from meridian.fair.source import WHYS, ChanceQuestion, question, typed
from meridian.fair.terms import CLOSED, DECLARED_BY, OPEN, TYPED, Heard, audience_words
from meridian.fair.verifiable import canonical_order

SNAPSHOT_EVERY = 32
"""One position in this many entries is cached, to go back to."""

Facts = dict[int, list[Fact]]
"""What each roll led to, by its number."""


def facts_of(record: Record, game: Game, journal: Journal) -> Facts:
    """What each roll of a record led to; a record that is not the journal's, or not what the rules ask, is refused.
    Nothing comes back of a running game in which rolls were taken back: only its end tells which."""
    _check_header(record, journal.header)
    if not record.over:
        return _so_far(record, game, journal)
    return _Replay(record, game, journal).facts()


def _check_header(record: Record, header: Header) -> None:
    head = record.header
    if head != record_header(head.table, header, head.periods, head.secrets, head.rescued, head.duplicate):
        raise BadInput("the record of rolls is not that of this journal: their headers differ")
    if (head.secrets == TYPED) != (header.chance == DeclaredSource.kind):
        raise BadInput("journal and record of rolls differ in who rolled the dice")


class _Replay:
    """Plays everything a closed record holds, lines of play that were taken back among it."""

    def __init__(self, record: Record, game: Game, journal: Journal) -> None:
        self.record, self.game, self.journal = record, game, journal
        self.words = words_for(game, journal.header)
        self.declared = journal.header.chance == DeclaredSource.kind
        self.entries: list[Entry] = []
        self.snapshots: dict[int, Position] = {}
        check_header(game, journal)
        self.p = begin(game, journal.header, recording=True)
        collect(self.p)
        self.snapshots[0] = game.rules.copy(self.p)
        self.places = _Periods() if record.header.duplicate is not True else _Streams(record.header.seats)
        for actor, action in journal.entries[: record.header.rescued]:
            self.play(actor, action)

    def facts(self) -> Facts:
        found: Facts = {}
        for roll in self.record.rolls:
            for entry in roll.heard or []:
                self.hear(entry)
            self.check(roll)
            found[roll.number] = self.play(CHANCE, self.words.read(str(roll.outcome)))
        for entry in self.record.closing.heard if self.record.closing else []:
            self.hear(entry)
        self.compare()
        return found

    def play(self, actor: int, action: Action) -> list[Fact]:
        number = len(self.entries) + 1
        try:
            self.p.play_checked(actor, action)
        except Refused as refused:
            raise BadInput(f"entry {number} of the record of rolls is not legal: {refused}") from None
        self.entries.append((actor, action))
        told = collect(self.p)
        if number % SNAPSHOT_EVERY == 0:
            self.snapshots[number] = self.game.rules.copy(self.p)
        return told

    def hear(self, entry: Heard) -> None:
        number, actor, said = entry
        if actor == TABLE:
            if said in WHYS:
                self.go_back(number)
            return
        if number != len(self.entries) + 1:
            raise BadInput(f"entry {number} of the record of rolls stands where entry {len(self.entries) + 1} should")
        if actor.startswith(DECLARED_BY):
            if not (self.declared and CHANCE in self.p.who() and typed(self.p.chances())):
                raise BadInput(f"entry {number} was declared, but the rules asked for no die there")
            self.play(CHANCE, self.words.read(said))
        else:
            self.play(self.words.read_actor(actor), self.words.read(said))

    def go_back(self, kept: int) -> None:
        if not self.record.header.rescued <= kept < len(self.entries):
            raise BadInput(f"a take-back to entry {kept}, where the journal had {len(self.entries)}")
        near = max(number for number in self.snapshots if number <= kept)
        again = self.entries[near:kept]
        self.p = self.game.rules.copy(self.snapshots[near])
        self.p.recording = True  # a copy is not
        self.snapshots = {number: p for number, p in self.snapshots.items() if number <= near}
        del self.entries[near:]
        for actor, action in again:
            self.play(actor, action)

    def check(self, roll: RollRecord) -> None:
        """The rules ask chance just this, in this period, from this chain."""
        number = len(self.entries) + 1
        if CHANCE not in self.p.who() or roll.step != number:
            raise BadInput(f"roll {roll.number} stands where the rules asked nothing of chance (entry {number})")
        chances = self.p.chances()
        if self.declared and typed(chances):
            raise BadInput(f"roll {roll.number} was made by the server, but the players roll this die")
        draw = question(self.game, self.words, self.p, chances, number)
        _check_question(roll, draw, self.record.header.seats, self.places.chain(draw))
        self.places.check(roll, draw)

    def compare(self) -> None:
        """With all take-backs carried out, the record is the journal entry by entry."""
        theirs = self.journal.entries
        for at in range(max(len(self.entries), len(theirs))):
            if self.entries[at : at + 1] != theirs[at : at + 1]:
                raise BadInput(f"entry {at + 1} of the journal is not what the record of rolls holds")
        closing = self.record.closing
        if closing is not None and closing.ended == "over" and not self.p.over:
            raise BadInput("the record of rolls is closed as over, but the game goes on")


class _Periods:
    """The period and place of every roll, by the rules and the take-backs noted."""

    def __init__(self) -> None:
        self.period, self.shift = 1, 0
        self.places = {OPEN: 0, CLOSED: 0}

    def chain(self, draw: ChanceQuestion) -> str:
        """The chain that a roll uses."""
        return OPEN if draw.public() else CLOSED

    def check(self, roll: RollRecord, draw: ChanceQuestion) -> None:
        """One roll after the other; its period and place are those of the game."""
        period = self.period + roll.taken_back
        if roll.taken_back:
            self.shift = period - draw.period
        period = max(period, draw.period + self.shift)
        if period != self.period:
            self.period, self.places = period, {OPEN: 0, CLOSED: 0}
        self.places[roll.chain] += 1
        if roll.period != self.period:
            raise BadInput(f"roll {roll.number} was made in period {roll.period}; by the rules it was {self.period}")
        if roll.place != self.places[roll.chain]:
            raise BadInput(f"roll {roll.number} has place {roll.place}; by the rules it is {self.places[roll.chain]}")


class _Streams:
    """The stream and place of every roll of a duplicate set, by the rules."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.places: dict[tuple[int, str], int] = {}

    def chain(self, draw: ChanceQuestion) -> str:
        """The chain that a roll uses."""
        return CLOSED

    def check(self, roll: RollRecord, draw: ChanceQuestion) -> None:
        """One roll after the other; its numbers are those of the seat that the rules let roll."""
        stream = stream_of(draw, self.seats)
        if roll.stream != stream:
            raise BadInput(f"roll {roll.number} uses stream {roll.stream}; by the rules it is {stream}")
        at = (stream, " ".join(roll.clauses))
        self.places[at] = self.places.get(at, 0) + 1
        if roll.place != self.places[at]:
            raise BadInput(f"roll {roll.number} has place {roll.place}; by the rules it is {self.places[at]}")


def _check_question(roll: RollRecord, draw: ChanceQuestion, seats: int, chain: str) -> None:
    """The rules asked chance just this; other weights would be loaded dice."""
    told = (roll.audience, roll.clauses, roll.chain)
    right = told == (audience_words(draw.audience, seats), unique(draw.clauses), chain)
    if right and roll.outcomes is not None:
        order = canonical_order(tuple(draw.outcomes))
        asked = ([draw.outcomes[at] for at in order], [draw.weights[at] for at in order])
        right = (roll.outcomes, roll.weights) == asked
    if not right:
        raise BadInput(f"roll {roll.number} is not what the rules asked of chance in entry {draw.number}")


class _Drawn(msgspec.Struct):
    """A draw of the journal: its question, what came up, and what it led to."""

    draw: ChanceQuestion
    outcome: str
    facts: list[Fact]


def _so_far(record: Record, game: Game, journal: Journal) -> Facts:
    """Of a running game the record tells no steps: rolls and chance entries are matched in their order.

    After a take-back the record holds more rolls than the journal; then nothing can be matched.
    """
    drawn = _draws(game, journal, record.header.rescued)
    if len(drawn) > len(record.rolls):
        raise BadInput(f"the journal holds {len(drawn)} rolls and draws, its record only {len(record.rolls)}")
    if len(drawn) < len(record.rolls):
        return {}
    periods = _Periods()
    for found, roll in zip(drawn, record.rolls, strict=True):
        if roll.outcome not in (None, found.outcome):
            raise BadInput(f"entry {found.draw.number} of the journal is not what the record of rolls holds")
        _check_question(roll, found.draw, record.header.seats, periods.chain(found.draw))
        periods.check(roll, found.draw)
    return {roll.number: found.facts for found, roll in zip(drawn, record.rolls, strict=True)}


def _draws(game: Game, journal: Journal, rescued: int) -> list[_Drawn]:
    words = words_for(game, journal.header)
    declared = journal.header.chance == DeclaredSource.kind
    asked: ChanceQuestion | None = None
    found: list[_Drawn] = []
    for number, entry, facts, p in replay(game, journal):
        if entry is not None and entry[0] == CHANCE and asked is not None and number > rescued:
            found.append(_Drawn(asked, words.say(entry[1]), facts))
        asked = None
        if CHANCE in p.who():
            chances = p.chances()
            if not (declared and typed(chances)):
                asked = question(game, words, p, chances, number + 1)
    return found
