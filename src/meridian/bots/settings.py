"""How long to search."""

from __future__ import annotations


class SearchLimits:
    """How much thinking is allowed: seconds, or a number of playouts, whichever ends first."""

    __slots__ = ("playouts", "seconds")

    def __init__(self, seconds: float, playouts: int) -> None:
        self.seconds = seconds
        self.playouts = playouts
