"""Finds how far a seat may undo, in one replay of the journal."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from meridian.core.facts import Fact
from meridian.core.game import digest
from meridian.core.journal import Entry
from meridian.core.position import Position
from meridian.server.tables.runs import Span, whole
from meridian.server.tables.session import TableSession

MAX_FOREIGN_ENTRIES: Final = 64  # entries of other actors that an undo may skip


def may_undo(session: TableSession, seat: int) -> bool:
    """Whether a search can succeed: the last entry is the seat's own, or showed it nothing."""
    if not session.entries:
        return False
    actor, told = session.entries[-1][0], [fact for _, fact in session.facts]
    return actor == seat or (actor >= 0 and not any(fact.heard_by(seat) for fact in told))


class UndoSearch:
    """Finds the same as `Session.undo_target`, which replays the journal once per answer it goes back.

    Entries of others that the seat could not notice, such as a standing order or a sealed answer, do not prevent an
    undo: a refusal would reveal them. They are collected in `unnoticed`, to be played again. A run (see `runs`) is
    undone as a whole.
    """

    def __init__(self, session: TableSession, seat: int, runs: Sequence[Span] = ()) -> None:
        self._session = session
        self._entries = list(session.entries)
        self._seat = seat
        self._runs = runs
        self.found: int | None = None
        self.unnoticed: list[Entry] = []

    def steps(self) -> Iterator[None]:
        """Search in steps, for `in_slices`. Then `found` is the number of entries that stay, or None if there is no
        undo."""
        last = first = len(self._entries)
        others = 0
        while first and others < MAX_FOREIGN_ENTRIES and self._entries[first - 1][0] >= 0:
            first -= 1
            others += self._entries[first][0] != self._seat
        positions: dict[int, Position] = {}
        facts: dict[int, list[Fact]] = {}
        for number, (happened, position) in enumerate(self._session.happened(self._entries)):
            if number >= first:
                positions[number], facts[number] = self._session.game.rules.copy(position), happened.facts
            yield
        for number in range(last, first, -1):
            entry = self._entries[number - 1]
            if entry[0] != self._seat:
                if not self._is_unnoticed(positions[number - 1], positions[number], facts[number]):
                    return
                self.unnoticed.insert(0, entry)
            elif not self._knows_all(facts[number]):
                return
            elif self._is_choice(positions[number - 1]):
                kept = whole(self._runs, number - 1)
                if all(self._knows_all(facts[earlier]) for earlier in range(kept + 1, number)):
                    self.found = kept
                return
            yield

    def _knows_all(self, facts: list[Fact]) -> bool:
        return all(fact.heard_by(self._seat) for fact in facts)

    def _is_choice(self, p: Position) -> bool:
        return self._seat not in p.who() or p.only_answer(self._seat) is None

    def _is_unnoticed(self, before: Position, after: Position, facts: list[Fact]) -> bool:
        """Whether this seat could not notice the entry."""
        game, seat = self._session.game, self._seat
        if any(fact.heard_by(seat) for fact in facts) or before.asked(seat) != after.asked(seat):
            return False
        return digest(game, game.rules.view(before, seat)) == digest(game, game.rules.view(after, seat))
