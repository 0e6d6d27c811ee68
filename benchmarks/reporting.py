"""How a benchmark ends: what it cannot do is one line."""

from __future__ import annotations

import sys
from collections.abc import Callable

from meridian.core.errors import BadInput


def exit_status(measure: Callable[[], None]) -> int:
    """Measure, and say in one line what was asked for and cannot be measured."""
    try:
        measure()
    except BadInput as error:
        print(f"benchmarks: {error}", file=sys.stderr)
        return 2
    return 0
