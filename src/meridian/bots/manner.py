"""How long to search, and how."""

from __future__ import annotations


class Limits:
    """How much thinking is allowed: seconds, or a number of playouts, whichever ends first."""

    __slots__ = ("playouts", "seconds")

    def __init__(self, seconds: float, playouts: int) -> None:
        self.seconds = seconds
        self.playouts = playouts


class Manner:
    """How to search, apart from how long."""

    __slots__ = ("curiosity", "doubt", "most", "paranoid", "width")

    def __init__(
        self,
        most: int = 12,
        doubt: float = 0.7,
        curiosity: float = 0.15,
        width: float = 8.0,
        paranoid: bool = False,
    ) -> None:
        # So many answers are compared at the root.
        self.most = most
        # So many standard errors must an answer be better than the policy's to be preferred.
        self.doubt = doubt
        self.curiosity = curiosity
        self.width = width
        self.paranoid = paranoid
