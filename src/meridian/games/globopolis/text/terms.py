"""What a coach says: messages for the terms of a bot's evaluation (`-one`: of a single thing), and for what changes."""

from __future__ import annotations

from typing import Final

LABELS: Final = (
    "news-stage-begins",
    "news-stage-begins-point",
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
    "gain-points",
    "gain-money",
    "gain-units",
    "gain-guilds",
    "gain-income",
    "gain-danger",
    "gain-territories",
    "gain-guards",
    "gain-agents",
    "gain-cards",
    "gain-missions",
    "gain-claim",
    "gain-group",
    "gain-group-one",
)
"""The messages of all terms that have an amount, and of what changes the game."""
