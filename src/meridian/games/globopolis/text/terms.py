"""The messages that tell the terms of a bot's evaluation as reasons; `-one` is that of a single thing."""

from __future__ import annotations

from typing import Final

LABELS: Final = (
    "term-points",
    "term-money",
    "term-units",
    "term-guilds",
    "term-income",
    "term-danger",
    "term-territories",
    "term-guards",
    "term-agents",
    "term-cards",
    "term-missions",
    "term-claim",
    "term-group",
    "term-group-one",
)
"""The messages of all terms that have an amount."""
