"""How far a seat may undo, found in one replay of the journal."""

from __future__ import annotations

from collections.abc import Iterator

from meridian.core.facts import Fact
from meridian.core.position import Position
from meridian.server.live.sitting import Sitting


class UndoSearch:
    """Looks for what `Table.undo_target` finds. That one plays the journal again for every answer it goes back."""

    def __init__(self, sitting: Sitting, seat: int) -> None:
        self._sitting = sitting
        self._entries = list(sitting.entries)
        self._seat = seat
        self.found: int | None = None

    def steps(self) -> Iterator[None]:
        """Search step by step, for `in_slices`; then `found` tells how many entries stay, None if there is no undo."""
        first = len(self._entries)
        while first and self._entries[first - 1][0] == self._seat:
            first -= 1
        positions: dict[int, Position] = {}
        facts: dict[int, list[Fact]] = {}
        for number, (happened, position) in enumerate(self._sitting.happened(self._entries)):
            if number >= first:
                positions[number], facts[number] = self._sitting.game.copy(position), happened.facts
            yield
        for number in range(len(self._entries), first, -1):
            if not all(fact.heard_by(self._seat) for fact in facts[number]):
                return
            if self._is_choice(positions[number - 1]):
                self.found = number - 1
                return
            yield

    def _is_choice(self, p: Position) -> bool:
        game = self._sitting.game
        return self._seat not in game.who(p) or len(game.options(p, self._seat)) > 1
