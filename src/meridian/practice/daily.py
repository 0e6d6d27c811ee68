"""The daily position: chosen by the date out of what is shipped, so that it is the same on every server of a release.

The exercises of a game are gone through one a day. When all have had their day they begin again in another order.
"""

from __future__ import annotations

import hashlib
from datetime import date

from meridian.practice.library import exercises_of


def daily(game: str, day: date) -> str | None:
    """The id of a game's exercise of a day; None if the game has no exercises."""
    ids = list(exercises_of(game))
    if not ids:
        return None
    lap, at = divmod(day.toordinal(), len(ids))
    return sorted(ids, key=lambda each: hashlib.sha256(f"{lap}/{each}".encode()).digest())[at]
