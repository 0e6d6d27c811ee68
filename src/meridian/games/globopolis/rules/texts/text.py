"""What every card text of the Option Phase answers."""

from __future__ import annotations

from meridian.core.action import Action
from meridian.games.globopolis.rules.card import Card
from meridian.games.globopolis.rules.ready_answers import PLAY
from meridian.games.globopolis.rules.state import State


class InfluenceText:
    """A text for the Option Phase. This one stands for cards that are played at other moments."""

    def plays(self, s: State, side: int, card: int) -> list[Action]:
        """All ways in which the card can be played now."""
        return []

    def perform(self, s: State, seat: int, card: Card, action: Action) -> None:
        """Carry out one of these ways; the card is shown and put away already."""
        raise NotImplementedError


class PlainText(InfluenceText):
    """A text that needs no choice."""

    def plays(self, s: State, side: int, card: int) -> list[Action]:
        return [PLAY[card]]
