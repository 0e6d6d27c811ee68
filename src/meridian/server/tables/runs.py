"""Runs: several answers of one seat that are played, stored and taken back as one."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Final, NamedTuple

import msgspec

from meridian.core.action import Action, Refusal
from meridian.core.errors import BadInput
from meridian.core.facts import heard
from meridian.core.frames import Sealed
from meridian.core.game import Game, digest
from meridian.core.position import CHANCE, Position
from meridian.core.speaker import Speaker
from meridian.server.tables.protocol import Accepted, Rest
from meridian.server.tables.session import TableSession
from meridian.server.texts import say

CHANCE_DECIDES: Final = "run-chance"
ANOTHER_IS_ASKED: Final = "run-another"
WINDOW_OPENS: Final = "run-window"
NEWS: Final = "run-news"
NOT_AN_ANSWER: Final = "run-no-answer"
GAME_OVER: Final = "game-is-over"
UNREADABLE: Final = "unreadable"

Span = tuple[int, int]
"""The numbers of the first and the last answer of a run in the journal."""


class RunEnd(NamedTuple):
    """Why an answer of a run is not played. `refusal` is the one of the rules, `text` that of the decoder."""

    reason: str
    refusal: Refusal | None = None
    action: Action | None = None
    text: str = ""


class Run:
    """Finds how much of a list of answers can be played at once: its legal beginning, up to the first moment at which
    the seat should look up. The session does not change."""

    def __init__(self, session: TableSession, seat: int, first: Action, then: list[str]) -> None:
        self._session = session
        self._seat = seat
        self._first = first
        self._then = then
        self.played: list[Action] = []
        self.stop: RunEnd | None = None

    @property
    def left(self) -> list[str]:
        """The answers that are not played."""
        return self._then[len(self.played) :]

    def steps(self) -> Iterator[None]:
        """Search in steps, for `in_slices`. Then `played` holds the answers after the first one that can be played
        with it, and `stop` the reason why the next one cannot. A first answer that is not legal raises Refused."""
        game, seat = self._session.game, self._seat
        p = game.rules.copy(self._session.p)
        p.recording = True
        action = self._first
        judged = False
        for said in self._then:
            seen = game.rules.view(p, seat)
            if judged:
                p.play(seat, action)
            else:
                p.play_checked(seat, action)
            self.stop = moment(p, seat) or (None if foreseen(game, seat, seen, action, p) else RunEnd(NEWS))
            if self.stop is None:
                self.stop, action = self._next(p, said)
                judged = True
            if self.stop is not None:
                return
            self.played.append(action)
            yield

    def _next(self, p: Position, said: str) -> tuple[RunEnd | None, Action]:
        try:
            action = self._session.read(said)
        except BadInput as error:
            return RunEnd(UNREADABLE, text=str(error)), self._first
        return unplayable(p, self._seat, action), action


def unplayable(p: Position, seat: int, action: Action) -> RunEnd | None:
    """Why an answer cannot be played here; None if it can."""
    answers, refusal = p.judged(seat, action)
    if refusal is not None:
        return RunEnd(refusal.key, refusal, action)
    return None if answers else RunEnd(NOT_AN_ANSWER)


def moment(p: Position, seat: int) -> RunEnd | None:
    """Why a run ends in this position whatever comes next; None if the seat is simply asked again."""
    if p.over:
        return RunEnd(GAME_OVER)
    asked = p.who()
    if CHANCE in asked:
        return RunEnd(CHANCE_DECIDES)
    if isinstance(p.stack[-1], Sealed) or p.is_covered():
        return RunEnd(WINDOW_OPENS)
    return None if asked == [seat] else RunEnd(ANOTHER_IS_ASKED)


def foreseen(game: Game, seat: int, seen: Position, action: Action, after: Position) -> bool:
    """Whether a seat learns nothing from what its answer has led to: the answer leads from what the seat saw before
    (`seen`, which is used up) to all that it sees and hears now."""
    told = heard(after, seat)
    seen.recording = True
    try:
        seen.play_checked(seat, action)
    except Exception:  # rules may fail in any way on a card that the seat does not know
        return False
    return heard(seen, seat) == told and digest(game, game.rules.view(seen, seat)) == digest(
        game, game.rules.view(after, seat)
    )


def rest_of(left: list[str], stop: RunEnd, speaker: Speaker, lang: str) -> Rest:
    """The answers that were not played, and in words why the first of them was not."""
    if stop.refusal is None or stop.action is None:
        return Rest(actions=left, reason=stop.reason, text=stop.text or say(lang, f"no-{stop.reason}"))
    text, clauses = speaker.refusal(stop.refusal, stop.action), stop.refusal.clauses.split()
    return Rest(actions=left, reason=stop.refusal.key, text=text, clauses=clauses)


# Notes of the journal

RUN, REST = "run", "rest"


def note_of(span: Span | None, rest: Rest | None) -> dict[str, Any]:
    """What the note of a run's last entry holds beside its key."""
    note: dict[str, Any] = {} if span is None else {RUN: list(span)}
    return note if rest is None else {**note, REST: msgspec.to_builtins(rest)}


def span_of(note: dict[str, Any] | None) -> Span | None:
    """The run that a note tells of."""
    if note is None or RUN not in note:
        return None
    first, last = note[RUN]
    return first, last


def accepted(note: dict[str, Any]) -> Accepted:
    """The reply to the command that a note tells of."""
    rest = note.get(REST)
    return Accepted(key=note["key"]) if rest is None else Accepted(key=note["key"], rest=msgspec.convert(rest, Rest))


def whole(spans: Sequence[Span], kept: int) -> int:
    """How many entries stay if no run may be cut at `kept`."""
    for first, last in spans:
        if first <= kept < last:
            return first - 1
    return kept
