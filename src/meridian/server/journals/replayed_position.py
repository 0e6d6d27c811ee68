"""Positions from journals, including those of practice tables that began as an imagined copy of an unfinished table."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

import msgspec

from meridian.core.action import Action
from meridian.core.chance import weighted
from meridian.core.codec import words_for
from meridian.core.errors import BadInput, Refused
from meridian.core.facts import Fact, collect
from meridian.core.game import Game, begin
from meridian.core.journal import Entry, Header, Journal
from meridian.core.position import Position
from meridian.core.replay import Step, check_header
from meridian.core.writing import Writing


class Imagined(msgspec.Struct, frozen=True, array_like=True):
    """How a copy of an unfinished table begins: after the first `number` entries, an imagined position replaces the
    true one. It agrees with what a seat (None: a spectator) knew. The view and the seed determine it completely."""

    number: int
    seat: int | None
    seed: str


class ReplayedPosition:
    """A position that follows its journal. `told` holds the facts of the last entry, if the position records facts."""

    def __init__(
        self,
        game: Game,
        header: Header,
        imagined: Imagined | None = None,
        recording: bool = False,
        writing: Writing | None = None,
    ) -> None:
        check_header(game, Journal(header, []))
        self.game = game
        self.header = header
        self.imagined = imagined
        self.number = 0
        self.p: Position = begin(game, header, recording=recording)
        self.writing = Writing(game) if writing is None else writing
        self.told: list[Fact] = []
        self._settle(None)

    def play(self, actor: int, action: Action) -> None:
        """Play the next entry; raises BadInput, with nothing changed, if it is not legal."""
        try:
            self.p.play_checked(actor, action)
        except Refused as refused:
            said = words_for(self.game, self.header).say(action)
            raise BadInput(f"entry {self.number + 1} ({said}) is not legal: {refused}") from None
        self.number += 1
        self._settle(action)

    def begun(self) -> None:
        """Refuse a copy that ends before its position was imagined: it would show the true position."""
        if self.imagined is not None and self.number < self.imagined.number:
            raise BadInput(f"this copy begins after entry {self.imagined.number}, not after {self.number}")

    def _settle(self, action: Action | None) -> None:
        self.told = collect(self.p)
        if action is not None and self.p.recording:
            self.told = self.writing.told(action, self.told, self.p)
        how = self.imagined
        if how is not None and self.number <= how.number:
            # The copy must not show facts of the true game that only other seats know.
            self.told = [fact for fact in self.told if fact.heard_by(how.seat)]
        if how is not None and self.number == how.number:
            self.writing.begins_for(how.seat)
            self.p = _imagined(self.game, self.p, how)


def steps_of(
    game: Game,
    header: Header,
    entries: Iterable[Entry],
    imagined: Imagined | None = None,
    recording: bool = True,
    writing: Writing | None = None,
) -> Iterator[Step]:
    """Like `core.replay.replay`, for any table: number, entry, facts and position, from the start."""
    replayed = ReplayedPosition(game, header, imagined, recording, writing)
    yield 0, None, replayed.told, replayed.p
    for actor, action in entries:
        replayed.play(actor, action)
        yield replayed.number, (actor, action), replayed.told, replayed.p


def position_of(game: Game, header: Header, entries: Iterable[Entry], imagined: Imagined | None = None) -> Position:
    """The position at the end of a journal."""
    replayed = ReplayedPosition(game, header, imagined)
    for actor, action in entries:
        replayed.play(actor, action)
    replayed.begun()
    return replayed.p


def _imagined(game: Game, p: Position, how: Imagined) -> Position:
    """A position that this seat cannot tell from the true one."""
    random = Random(how.seed)
    made = game.rules.imagine(game.rules.view(p, how.seat), lambda weights: weighted(random, weights))
    made.recording = p.recording
    return made
