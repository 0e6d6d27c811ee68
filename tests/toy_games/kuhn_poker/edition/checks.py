"""Checks of the data of Kuhn Poker."""

from __future__ import annotations

from typing import Final

from meridian.core import edition_checks
from meridian.core.datum import Fault, Key
from meridian.core.edition_checks import Bounds, Check, Data, find_faults, out_of_range

from ..rules.state import SEATS

MOST_CHIPS: Final = 100

BOUNDS: Final[dict[Key, Bounds]] = {
    ("players", "min"): (SEATS, SEATS, "KP-001"),
    ("players", "max"): (SEATS, SEATS, "KP-001"),
    ("stakes", "ante"): (1, MOST_CHIPS, "KP-003"),
    ("stakes", "bet"): (1, MOST_CHIPS, "KP-005"),
}

NAMES: Final = Check("names", "KP-002", lambda data: edition_checks.names(data, "cards"))


def faults(data: Data) -> list[Fault]:
    """The errors of an edition."""
    numbers = [fault for key, bounds in BOUNDS.items() if (fault := out_of_range(data, key, bounds)) is not None]
    return [*numbers, *find_faults(data, (NAMES,), ())]
