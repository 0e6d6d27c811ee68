"""Dice: chances prepared once for every kind of die."""

from __future__ import annotations

from typing import Final

from meridian.core.action import Action
from meridian.core.chance import Chances
from meridian.core.position import EVERYBODY
from meridian.core.values import ones
from meridian.games.globopolis.rules.ready_answers import DICE

_FACES: Final[list[list[Action]]] = [[*DICE[1 : sides + 1]] for sides in range(101)]
_MADE: Final[dict[str, list[Chances | None]]] = {}


def die(sides: int, clauses: str) -> Chances:
    """What a die of this many sides may show. A 0 on the d10 is called 10 (GP-148)."""
    made = _MADE.get(clauses)
    if made is None:
        made = [None] * len(_FACES)
        _MADE[clauses] = made
    found = made[sides]
    if found is None:
        found = Chances(_FACES[sides], ones(sides), clauses, EVERYBODY, True, True)
        made[sides] = found
    return found
