"""What a game has to say about itself for its chances to be fitted."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Generic

import msgspec

from meridian.core.position import P

Change = Callable[[P, int, Random], int]
"""Changes one thing of a party in a position: 1 if it has more now, -1 if less, 0 if it cannot be done there."""


class Subject(msgspec.Struct, Generic[P]):
    """A game whose chances are fitted. A party is whoever wins together: a seat, or a side of several."""

    game: str
    names: tuple[str, ...]
    """What is known of a party."""
    rows: Callable[[P], list[list[float]]]
    """For each party those numbers."""
    settled: Callable[[P], bool]
    """Whether a position is one that a search judges."""
    turn: Callable[[P], int]
    """Which turn it is, counted from the beginning of the game."""
    won: Callable[[P], list[float]]
    """What each party has won at the end: shares of one."""
    phase: Callable[[P], tuple[float, bool]]
    """How far the game has come, from 0 to 1, and whether it is in its last part."""
    by_phase: bool
    """Whether everything weighs otherwise as the game goes on, and in its last part."""
    changes: dict[str, Change[P]]
    signs: dict[str, int]
    """Numbers of which more can only help, 1, or only hurt, -1."""
    prior: tuple[float, ...]
    """Weights that earlier games gave, near which those of few games stay; none if it is empty."""
    pair_weight: float
    """How much the effect of a kind of change counts beside the log-loss of the branches. As an observation of its own
    it would count once; but the branches of a game share most of their fate, so each says less than an observation."""
    players: tuple[str, ...]
    """The bots that are mixed at the tables."""
    counts: tuple[int, ...]
    """Numbers of players."""
