"""Impossible positions of Kuhn Poker."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meridian.core.flaws import Flaw, Laws

from .rules.hand import to_answer
from .rules.state import ANSWERS, NOBODY, State

LAWS: Final = Laws(__package__ or "")
LABELS: Final = ("flaw-nobody-asked",)
"""The messages used here."""


def flaws(s: State) -> Iterator[Flaw]:
    """Why a position is impossible: during the hand a player must be asked."""
    if not s.over and to_answer(s) == NOBODY:
        first, second = (ANSWERS[player.answer] for player in s.players)
        yield LAWS.broken("players", "nobody-asked", "KP-005 KP-006", first=first, second=second)
