"""One game under way, and the encoding of its table, from what a user says of it."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from meridian import games
from meridian.core.action import Action
from meridian.core.errors import BadInput
from meridian.core.facts import Fact, collect
from meridian.core.game import begin
from meridian.core.position import Position
from meridian.research.encoding import Encoding
from meridian.research.numbering import NO_NUMBER
from meridian.research.tables import Table
from meridian.session.headers import table_header

Hear = Callable[[list[Fact]], None]
MAX_DECISIONS = 10_000
"""A game that takes more is broken off, by default."""


class Episode(Table):
    """One game under way at a table, with its journal; a listener hears all facts."""

    def __init__(self, encoding: Encoding, max_decisions: int, play_forced: bool = True) -> None:
        if max_decisions < 1:
            raise BadInput(f"max_decisions {max_decisions}: must be at least 1")
        super().__init__(encoding.actions.numbering, max_decisions, play_forced)
        self.encoding = encoding
        self.hear: Hear | None = None
        self.keeps_journal = True
        self._options: dict[int, Action] | None = None

    def begin(self, random: Random) -> None:
        """A new game with chance of its own."""
        self.entries = []
        self._options = None
        p = begin(self.encoding.game, self.encoding.header, recording=self.hear is not None)
        self._listen(p)
        self.start(p, random.random)

    @property
    def options(self) -> dict[int, Action]:
        """What the seat that is asked may answer, by number."""
        if self._options is None:
            pairs = zip(self.numbers, self.answers, strict=True)
            self._options = {number: action for number, action in pairs if number != NO_NUMBER}
        return self._options

    def answer(self, number: int) -> None:
        """The seat that is asked gives the answer with this number; what is not listed is refused."""
        place = self.place(number)
        if place < 0:
            label = self.encoding.actions.label(number)
            raise BadInput(f"answer {number} ({label}) is not legal for player_{self.seat} now")
        self.say(self.answers[place])

    def note(self, actor: int, action: Action) -> None:
        self._options = None
        super().note(actor, action)
        self._listen(self.p)

    def close(self) -> None:
        self._options = None
        super().close()

    def _listen(self, p: Position) -> None:
        if self.hear is not None:
            self.hear(collect(p))


def encoding_for(
    game: str,
    seats: int,
    options: dict[str, Any] | None = None,
    edition: str | Path | None = None,
    scaled: bool = False,
) -> Encoding:
    """The encoding of a table, from what a user says of it."""
    found = games.load(game)
    return Encoding(found, table_header(found, seats, options, edition), scaled)
