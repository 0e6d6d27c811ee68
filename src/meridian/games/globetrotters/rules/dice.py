"""The two ordinary dice: for the first turn, the Jackpot and challenges."""

from __future__ import annotations

from meridian.core.chance import Chances
from meridian.core.position import EVERYBODY
from meridian.core.values import ones
from meridian.games.globetrotters.rules.ready_answers import DICE


def die_chances(clauses: str) -> Chances:
    """One die; two dice are two of these."""
    return Chances(DICE, ones(6), clauses, EVERYBODY, True, True)


def succeeds(first: int, second: int) -> bool:
    """7, 11 or doubles (GT-152, GT-183)."""
    return first == second or first + second in (7, 11)
