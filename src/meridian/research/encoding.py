"""The encoding of a table: observations as vectors, answers as numbers, both stable under a versioned name."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

import numpy as np
from numpy.typing import NDArray

from meridian import games
from meridian.core.action import Action
from meridian.core.game import Game
from meridian.core.journal import Header
from meridian.core.position import Position
from meridian.research.actions import ActionCode
from meridian.research.observations import ObservationCode, Vector

VERSION: Final = 1
"""Raised whenever a column or a number changes its meaning for the same game, players, options and edition."""

Mask = NDArray[np.int8]


class Encoding:
    """Observations and actions of one kind of table. Encodings of equal headers are equal.

    In `scaled` observations a number stands as its logarithm, so that all are about as large as flags."""

    def __init__(self, game: Game, header: Header, scaled: bool = False) -> None:
        self.game = game
        self.header = header
        self.name = environment_name(game)
        self.actions = ActionCode(game, header)
        self.observations = ObservationCode(game, header, scaled)

    def __reduce__(self) -> tuple[Callable[[str, Header, bool], Encoding], tuple[str, Header, bool]]:
        """Between processes an encoding travels as what it is made from."""
        return _made, (self.game.name, self.header, self.observations.scale.scaled)

    def observe(self, p: Position, seat: int) -> Vector:
        """What a seat may know of a position."""
        return self.observations.vector(p, seat)

    def options(self, p: Position, seat: int) -> dict[int, Action]:
        """The answers a seat may give now, by their numbers."""
        return self.actions.numbered(seat, p.stack[-1].options(p, seat))

    def mask(self, options: dict[int, Action]) -> Mask:
        """One for each number that may be chosen."""
        mask = bytearray(self.actions.size)
        for number in options:
            mask[number] = 1
        return np.frombuffer(mask, dtype=np.int8)


def _made(game: str, header: Header, scaled: bool) -> Encoding:
    return Encoding(games.load(game), header, scaled)


def environment_name(game: Game) -> str:
    """The versioned name of a game as an environment."""
    return f"meridian/{game.name}-v{VERSION}"
