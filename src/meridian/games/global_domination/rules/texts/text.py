"""What every card text answers."""

from __future__ import annotations

from meridian.core.action import Refusal
from meridian.games.global_domination.refusals import NO_TEXT
from meridian.games.global_domination.rules.board import CardType
from meridian.games.global_domination.rules.state import State


class CardText:
    """The text of a kind of card. This one stands for cards without a text."""

    def refusal(self, s: State, seat: int, card: CardType) -> Refusal | None:
        """Why the text would change nothing now (GD-033), or cannot be used at all."""
        return NO_TEXT

    def perform(self, s: State, seat: int, card: CardType) -> None:
        """Carry the text out at once, or lay its procedure on the stack."""

    def vp(self, s: State, seat: int, card: CardType) -> int:
        """The VP that it would give now."""
        return 0

    def value_clauses(self) -> str:
        """The clauses about the Build and Attack values of such a card, where there are any."""
        return ""

    def discard_clauses(self, used_text: bool) -> str:
        """The clauses about where such a card goes after a use, where there are any."""
        return ""
