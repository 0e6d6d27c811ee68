"""What players write into their answers: carried along a journal, told as facts, kept as long as it stands.

A text is part of its action, and so of the journal. No rule reads it: the game's texts say to what it belongs.
"""

from __future__ import annotations

from meridian.core.action import Action, text_in
from meridian.core.facts import Fact
from meridian.core.game import Game
from meridian.core.parts import Written
from meridian.core.position import Position


class Writing:
    """The texts of a game under way; `standing` are those that stand after the last entry."""

    def __init__(self, game: Game, standing: Written = ()) -> None:
        self.game = game
        self.standing = standing

    def told(self, action: Action, facts: list[Fact], p: Position) -> list[Fact]:
        """The facts of an entry that was just played, with those that tell what was written."""
        text = text_in(action)
        if text or self.standing:
            facts, self.standing = self.game.text.written(p, self.standing, text, facts)
        return facts

    def begins_for(self, seat: int | None) -> None:
        """Keep only what a seat (None: a spectator) may know."""
        self.standing = texts_for(self.standing, seat)


def texts_for(written: Written, seat: int | None) -> Written:
    """The texts that a seat (None: a spectator) may read."""
    return tuple(fact for fact in written if fact.heard_by(seat))
