"""What the numbers in actions and facts of Globetrotters stand for."""

from __future__ import annotations

from typing import Any, Final

from meridian.core.edition import Edition
from meridian.core.former_ids import former_of
from meridian.core.words import FORMER
from meridian.games.globetrotters.rules.board import INSTRUCTIONS, REASONS

MAX_SEATS: Final = 6


def names(edition: Edition) -> dict[str, list[str]]:
    """For each field that names something: the ids its numbers stand for."""
    data = edition.data
    seats = [f"p{seat + 1}" for seat in range(MAX_SEATS)]
    return {
        "place": list(data["locations"]),
        f"place{FORMER}": _former(data),
        "ticket": list(data["tickets"]),
        "key": [*data["keys"]["city_keys"], *data["keys"]["continent_keys"]],
        "continent": list(data["continents"]),
        "adventure": list(data["adventures"]),
        "face": _told_apart(_faces(data)),
        "instruction": INSTRUCTIONS,
        "reason": REASONS,
        "seat": seats,
        "other": seats,
        "owner": seats,
    }


def _former(data: dict[str, Any]) -> list[str]:
    """The old id of each place, or nothing."""
    old = {new: old for old, new in former_of(data).items()}
    return [old.get(place, "") for place in data["locations"]]


def titles(edition: Edition, lang: str) -> dict[str, list[str]]:
    """The same as people call them."""
    data = edition.data
    place = {name: found["name"][lang] for name, found in data["locations"].items()}
    continent = {name: found["name"][lang] for name, found in data["continents"].items()}
    keys = data["keys"]
    return {
        "place": list(place.values()),
        "continent": list(continent.values()),
        "adventure": [found["text"][lang] for found in data["adventures"].values()],
        "ticket": [" / ".join(place[p] for p in ticket["places"]) for ticket in data["tickets"].values()],
        "key": [*map(place.__getitem__, keys["city_keys"]), *map(continent.__getitem__, keys["continent_keys"])],
        "face": _faces(data),
    }


def _faces(data: dict[str, Any]) -> list[str]:
    """The faces of the overland die in words."""
    return [*(str(number) for number in data["dice"]["overland_numbers"]), *data["dice"]["overland_symbols"]]


def _told_apart(words: list[str]) -> list[str]:
    """The same words, with a count behind those that come again: an id means one thing."""
    return [f"{word}-{words[:at].count(word) + 1}" if word in words[:at] else word for at, word in enumerate(words)]
