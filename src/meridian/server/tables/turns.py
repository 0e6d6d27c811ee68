"""Where the turns and rounds of a game begin."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from meridian.core.game import Game
from meridian.core.position import Position
from meridian.server.tables.session import TableSession


class Turn(msgspec.Struct, frozen=True, kw_only=True):
    """The entry after which a seat's turn begins, in which round."""

    number: int
    seat: int
    round: int


class Turns:
    """Finds where turns and rounds begin: a turn begins with a question of `Game.turn_questions`, once per question."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.turns: list[Turn] = []
        self.rounds: list[int] = []
        self._scores: list[list[int]] = []
        self._frame = -1
        self._key = ""

    def note(self, number: int, p: Position) -> None:
        """Process the position after an entry."""
        now = self.game.rules.round_of(p)
        while len(self.rounds) < now:
            if self.rounds:
                self._scores.append(self.game.rules.result(p).scores)
            self.rounds.append(number)
        for seat in p.who():
            if seat < 0:
                continue
            key, frame = p.stack[-1].question(p, seat), p.stack[-1].serial
            # Another turn question to the same seat continues its turn; the same question again begins a new turn.
            same = bool(self.turns) and self.turns[-1].seat == seat and self._key != key
            if key in self.game.turn_questions and frame != self._frame and not same:
                self.turns.append(Turn(number=number, seat=seat, round=now))
                self._frame, self._key = frame, key

    def scores_with(self, last: Position | None) -> list[list[int]]:
        """The points of each seat at the end of each round, the last of which ends with the `last` position."""
        if last is None or not self.rounds:
            return []
        return [*self._scores, self.game.rules.result(last).scores]


class TurnSearch:
    """Finds the first answer of the turn in which a seat has answered last, in one replay of the journal."""

    def __init__(self, session: TableSession, seat: int) -> None:
        self._session = session
        self._entries = list(session.entries)
        self._seat = seat
        self.found: int | None = None

    def steps(self) -> Iterator[None]:
        """Search in steps, for `in_slices`. Then `found` is the number of entries before that answer, or None if the
        seat has given none."""
        own = [number for number, (actor, _) in enumerate(self._entries) if actor == self._seat]
        if not own:
            return
        turns = Turns(self._session.game)
        for number, (_, position) in enumerate(self._session.happened(self._entries[: own[-1]])):
            turns.note(number, position)
            yield
        begins = self._last(turns.turns)
        self.found = next(number for number in own if number >= begins)

    def _last(self, turns: Sequence[Turn]) -> int:
        """The beginning of this seat's last turn; where it never has one of its own, of anybody's."""
        numbers = [turn.number for turn in turns if turn.seat == self._seat] or [turn.number for turn in turns]
        return numbers[-1] if numbers else 0
