"""A table as a server holds it: position, entries, and the last facts, numbered for every hearer."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

import msgspec
from msgspec import Raw

from meridian.core.action import Action
from meridian.core.facts import Fact, collect
from meridian.core.game import Game
from meridian.core.journal import Header
from meridian.core.playout import Entry
from meridian.core.position import CHANCE, EVERYBODY, Position
from meridian.fair.source import Draw, Source, question
from meridian.server.thinking.position import steps_of
from meridian.server.thinking.thought import Imagined
from meridian.table.table import Table

REMEMBERED = 24
"""How many facts are kept in memory; older ones are found again by playing the journal once more."""
EVERYTHING = -3
"""Hears every fact: a spectator with open hands."""

Line = tuple[int, Raw]
"""A fact as it goes over the wire, and its audience."""
Hearer = int | None
"""A seat, None for a spectator, or EVERYTHING."""

ENTRIES = 50_000
"""So many different entries are shared between tables."""

_ENCODER = msgspec.json.Encoder()
_ENTRIES: dict[Entry, Entry] = {}


class NoChance(Source):
    """The source of a copy: chance is decided where the table is owned."""

    kind = "none"

    def pick(self, draw: Draw) -> int:
        raise AssertionError("a copy of a table never draws")

    def heard(self, number: int, actor: str, said: str) -> None:
        """Nothing to do."""

    def taken_back(self, kept: int, undo: bool = False) -> None:
        """Nothing to do."""


class Draft:
    """Entries that are played but not yet stored: the position after them, and what they led to."""

    def __init__(self, p: Position) -> None:
        self.p = p
        self.entries: list[Entry] = []
        self.facts: list[Fact] = []
        self.last = 0

    def write(self, actor: int, action: Action) -> None:
        """Note an entry that was just played, with its facts; `last` is where those of the last entry begin."""
        self.entries.append((actor, action))
        self.last = len(self.facts)
        self.facts += collect(self.p)


class Sitting(Table):
    """A game under way on a server. Facts are kept as they go over the wire, and the oldest are forgotten."""

    def __init__(
        self, game: Game, header: Header, source: Source, entries: list[Entry], imagined: Imagined | None = None
    ) -> None:
        self.imagined = imagined
        self.lines: list[Line] = []
        self.hearers: list[Hearer] = [None, EVERYTHING, *range(header.seats)]
        self.numbers: dict[Hearer, int] = {}
        super().__init__(game, header, source, entries)

    def restore(self, entries: list[Entry]) -> None:
        """Set the table to the end of these entries; chance is not asked again."""
        self.numbers = dict.fromkeys(self.hearers, 0)
        recent: deque[Fact] = deque(maxlen=REMEMBERED)
        facts: list[Fact] = []
        for facts, position in self._told(entries):
            self._count(facts)
            recent.extend(facts)
            self.p = position
        self.lines = [self._line(fact) for fact in recent]
        self.entries = [self._shared(entry) for entry in entries]
        self.facts = [(len(entries), fact) for fact in facts]

    def _told(self, entries: list[Entry]) -> Iterator[tuple[list[Fact], Position]]:
        """What each entry led to; of a practice table nothing from before it was imagined."""
        for number, _, facts, position in steps_of(self.game, self.header, entries, self.imagined):
            hidden = self.imagined is not None and number <= self.imagined.number
            yield [] if hidden else facts, position

    def _shared(self, entry: Entry) -> Entry:
        """The same entry as other tables have it: most are said again and again, and there may be thousands of them."""
        if len(_ENTRIES) >= ENTRIES:
            _ENTRIES.clear()
        return _ENTRIES.setdefault(entry, entry)

    # Playing: on a copy first, so that what anybody can see is always durable

    def draft(self, actor: int | None, action: Action | None) -> Draft:
        """What an entry leads to, chance decided (None: chance alone is asked). Raises Refused; nothing has changed
        here, but the source has heard of it."""
        p = self.game.copy(self.p)
        p.loud = True
        draft = Draft(p)
        if actor is not None and action is not None:
            self.game.play(p, actor, action)
            draft.write(actor, action)
            self.source.heard(len(self.entries) + 1, self.words.actor(actor), self.words.say(action))
        while CHANCE in self.game.who(p):
            chances = self.game.chances(p)
            number = len(self.entries) + len(draft.entries) + 1
            outcome = chances.outcomes[self.source.pick(question(self.game, self.words, p, chances, number))]
            self.game.play(p, CHANCE, outcome)
            draft.write(CHANCE, outcome)
        return draft

    def copied(self, entries: list[Entry]) -> Draft:
        """What entries lead to that were decided and stored elsewhere."""
        p = self.game.copy(self.p)
        p.loud = True
        draft = Draft(p)
        for actor, action in entries:
            self.game.play(p, actor, action)
            draft.write(actor, action)
        return draft

    def commit(self, draft: Draft) -> list[Line]:
        """Let a draft be what has happened; its facts as they are told."""
        self.p = draft.p
        self.entries += map(self._shared, draft.entries)
        new = [self._line(fact) for fact in draft.facts]
        self._count(draft.facts)
        self.lines += new
        if len(self.lines) > 2 * REMEMBERED:
            del self.lines[:-REMEMBERED]
        # Undo looks at the facts of the last entry alone.
        self.facts = [(len(self.entries), fact) for fact in draft.facts[draft.last :]]
        return new

    # What hearers were told

    def number(self, hearer: Hearer) -> int:
        """How many facts this hearer has been told so far."""
        return self.numbers[hearer]

    def since(self, hearer: Hearer, number: int) -> list[Raw] | None:
        """What a hearer has been told after fact `number`; None if there is no such fact."""
        missed = self.numbers[hearer] - number
        return self.last(hearer, missed) if number >= 0 and missed >= 0 else None

    def last(self, hearer: Hearer, count: int) -> list[Raw]:
        """The last facts of a hearer; what is not remembered is found by playing the journal again."""
        count = min(count, self.numbers[hearer])
        heard = [line for audience, line in self.lines if hears(hearer, audience)]
        if len(heard) < count:
            told = (fact for facts, _ in self._told(self.entries) for fact in facts)
            heard = [self._line(fact)[1] for fact in told if hears(hearer, fact.audience)]
        return heard[len(heard) - count :]

    def _count(self, facts: list[Fact]) -> None:
        hidden = [fact.audience for fact in facts if fact.audience != EVERYBODY]
        for hearer in self.hearers:
            self.numbers[hearer] += len(facts) - len(hidden) + sum(hears(hearer, audience) for audience in hidden)

    def _line(self, fact: Fact) -> Line:
        said: dict[str, Any] = {"key": fact.key, "args": self.words.args(fact.args), "clauses": fact.clauses}
        return fact.audience, Raw(_ENCODER.encode(said))

    def waits_for_chance(self) -> bool:
        """Whether chance must decide before anybody else can."""
        return CHANCE in self.game.who(self.p)


def hears(hearer: Hearer, audience: int) -> bool:
    """Whether a hearer is among those who may know something."""
    return audience == EVERYBODY or hearer == EVERYTHING or (hearer is not None and (audience >> hearer) & 1 == 1)
