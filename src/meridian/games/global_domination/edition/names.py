"""What the numbers in actions and facts of Global Domination stand for."""

from __future__ import annotations

from typing import Final

from meridian.core.edition import Edition
from meridian.games.global_domination.actions import MAX_SEATS
from meridian.games.global_domination.position import ASK_ME
from meridian.games.global_domination.rules.board import WHERE

TABLES: Final = {"card": "cards", "area": "areas", "region": "regions", "resource": "resources"}
"""Fields that name something of the edition, and the table it stands in."""
SEATS: Final = [f"p{seat + 1}" for seat in range(MAX_SEATS)]


def names(edition: Edition) -> dict[str, list[str]]:
    """For each field that names something: the ids its numbers stand for."""
    return {
        **{field: list(edition.data[table]) for field, table in TABLES.items()},
        "when": list(ASK_ME),
        "where": list(WHERE),
        **dict.fromkeys(("seat", "other", "owner"), SEATS),
    }


def titles(edition: Edition, lang: str) -> dict[str, list[str]]:
    """The same as people call them."""
    return {field: [each["name"][lang] for each in edition.data[table].values()] for field, table in TABLES.items()}
