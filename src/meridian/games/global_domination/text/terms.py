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
    "gain-vp",
    "gain-forces",
    "gain-region",
    "gain-region-one",
    "gain-resource",
    "gain-resource-one",
    "gain-draws",
    "gain-kept",
    "gain-order",
)
"""The messages of all terms that have an amount."""
