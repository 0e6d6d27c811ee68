"""A table as a server holds it: position, entries, and the last facts, numbered for every hearer."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import Raw

from meridian.core.action import Action
from meridian.core.facts import Fact, collect
from meridian.core.game import Game
from meridian.core.journal import Header
from meridian.core.playout import Entry
from meridian.core.position import CHANCE, Position
from meridian.fair.source import Draw, Source, question
from meridian.server.thinking.position import steps_of
from meridian.server.thinking.thought import Imagined
from meridian.table.table import Table

REMEMBERED = 400
"""How many facts are kept in memory. Whoever missed more is shown the position anew."""
EVERYTHING = -3
"""Hears every fact: a spectator with open hands."""

Hearer = int | None
"""A seat, None for a spectator, or EVERYTHING."""

_ENCODER = msgspec.json.Encoder()


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
        self.lines: list[tuple[Fact, Raw]] = []
        self.hearers: list[Hearer] = [None, EVERYTHING, *range(header.seats)]
        self.forgotten: dict[Hearer, int] = {}
        super().__init__(game, header, source, entries)

    def restore(self, entries: list[Entry]) -> None:
        """Set the table to the end of these entries; chance is not asked again."""
        self.lines = []
        self.forgotten = dict.fromkeys(self.hearers, 0)
        facts: list[Fact] = []
        for number, _, facts, position in steps_of(self.game, self.header, entries, self.imagined):
            if self.imagined is None or number > self.imagined.number:
                self._keep([(fact, self._line(fact)) for fact in facts])
            self.p = position
        self.entries = list(entries)
        self.facts = [(len(entries), fact) for fact in facts]

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

    def commit(self, draft: Draft) -> list[tuple[Fact, Raw]]:
        """Let a draft be what has happened; its facts as they are told."""
        self.p = draft.p
        self.entries += draft.entries
        new = [(fact, self._line(fact)) for fact in draft.facts]
        self._keep(new)
        # Undo looks at the facts of the last entry alone.
        self.facts = [(len(self.entries), fact) for fact in draft.facts[draft.last :]]
        return new

    # What hearers were told

    def number(self, hearer: Hearer) -> int:
        """How many facts this hearer has been told so far."""
        return self.forgotten[hearer] + sum(1 for fact, _ in self.lines if hears(hearer, fact))

    def since(self, hearer: Hearer, number: int) -> list[Raw] | None:
        """What a hearer has been told after fact `number`; None if that is not remembered."""
        skipped = number - self.forgotten[hearer]
        heard = [line for fact, line in self.lines if hears(hearer, fact)]
        return heard[skipped:] if 0 <= skipped <= len(heard) else None

    def last(self, hearer: Hearer, count: int) -> list[Raw]:
        """The last facts of a hearer, as far as they are remembered."""
        heard = [line for fact, line in self.lines if hears(hearer, fact)]
        return heard[max(0, len(heard) - count) :]

    def _keep(self, lines: list[tuple[Fact, Raw]]) -> None:
        self.lines += lines
        if len(self.lines) > 2 * REMEMBERED:
            for fact, _ in self.lines[:-REMEMBERED]:
                for hearer in self.hearers:
                    self.forgotten[hearer] += hears(hearer, fact)
            del self.lines[:-REMEMBERED]

    def _line(self, fact: Fact) -> Raw:
        said: dict[str, Any] = {"key": fact.key, "args": self.words.args(fact.args), "clauses": fact.clauses}
        return Raw(_ENCODER.encode(said))

    def waits_for_chance(self) -> bool:
        """Whether chance must decide before anybody else can."""
        return CHANCE in self.game.who(self.p)


def hears(hearer: Hearer, fact: Fact) -> bool:
    """Whether a hearer may know a fact."""
    return hearer == EVERYTHING or fact.heard_by(hearer)
