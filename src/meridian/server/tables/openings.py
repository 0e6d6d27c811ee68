"""How the seats of a game began: their first decisions."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meridian.server.tables.session import TableSession

OPENING_DECISIONS: Final = 3
MAX_OPENING_ENTRIES: Final = 400  # of the journal are searched for them


class Openings:
    """Finds the first decisions of every seat in one replay. An answer without an alternative is no decision."""

    def __init__(self, session: TableSession) -> None:
        self._session = session
        self._entries = session.entries[:MAX_OPENING_ENTRIES]
        self.found: list[list[str]] = [[] for _ in range(session.header.seats)]

    def steps(self) -> Iterator[None]:
        """Search in steps, for `in_slices`."""
        choosing: set[int] = set()
        for number, (_, p) in enumerate(self._session.happened(self._entries)):
            if number:
                actor, action = self._entries[number - 1]
                if actor in choosing:
                    self.found[actor].append(self._session.words.say(action))
            wanted = {seat for seat, found in enumerate(self.found) if len(found) < OPENING_DECISIONS}
            if not wanted or p.over:
                return
            choosing = {seat for seat in p.who() if seat in wanted and p.only_answer(seat) is None}
            yield
