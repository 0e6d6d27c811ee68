"""The messages that tell the terms of a bot's evaluation as reasons; `-one` is that of a single thing."""

from __future__ import annotations

from typing import Final

LABELS: Final = (
    "term-key",
    "term-key-one",
    "term-lead",
    "term-home",
    "term-goals",
    "term-continent",
    "term-continent-one",
    "term-money",
    "term-tickets",
    "term-specials",
    "term-adventure",
    "term-trouble",
    "gain-key",
    "gain-key-one",
    "gain-lead",
    "gain-home",
    "gain-goals",
    "gain-continent",
    "gain-continent-one",
    "gain-money",
    "gain-tickets",
    "gain-specials",
    "gain-adventure",
    "gain-trouble",
)
"""The messages of all terms that have an amount."""
