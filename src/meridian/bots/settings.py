"""How long to search, and how."""

from __future__ import annotations


class SearchLimits:
    """How much thinking is allowed: seconds, or a number of playouts, whichever ends first."""

    __slots__ = ("playouts", "seconds")

    def __init__(self, seconds: float, playouts: int) -> None:
        self.seconds = seconds
        self.playouts = playouts


class SearchSettings:
    """How to search, apart from how long."""

    __slots__ = ("exploration", "paranoid", "required_margin", "root_candidates", "width")

    def __init__(
        self,
        root_candidates: int = 12,
        required_margin: float = 0.7,
        exploration: float = 0.15,
        width: float = 8.0,
        paranoid: bool = False,
    ) -> None:
        # How many answers are compared at the root.
        self.root_candidates = root_candidates
        # By how many standard errors an answer must beat the policy's own to be preferred.
        self.required_margin = required_margin
        self.exploration = exploration
        self.width = width
        self.paranoid = paranoid
