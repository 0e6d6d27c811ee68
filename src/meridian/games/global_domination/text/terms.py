"""The messages that tell the terms of a bot's evaluation as reasons; `-one` is that of a single thing."""

from __future__ import annotations

from typing import Final

LABELS: Final = (
    "term-vp",
    "term-forces",
    "term-region",
    "term-region-one",
    "term-resource",
    "term-resource-one",
    "term-draws",
    "term-kept",
    "term-order",
)
"""The messages of all terms that have an amount."""
