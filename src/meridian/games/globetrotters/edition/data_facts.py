"""What can be read off an edition of Globetrotters, with the clauses that ask for it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from meridian.core.edition import Edition
from meridian.core.records import DataFact


def data_facts(edition: Edition) -> dict[str, DataFact]:
    """Counts and values of the edition, by name."""
    data = edition.data
    return {**_board(data), **_cards(data), **_money(data)}


def _board(data: dict[str, Any]) -> dict[str, DataFact]:
    kinds = Counter(place["kind"] for place in data["locations"].values())
    return {
        "places": DataFact(len(data["locations"]), "GT-004"),
        "kinds": DataFact(dict(sorted(kinds.items())), "GT-004 GT-005"),
        "overland_routes": DataFact(len(data["overland"]), "GT-006"),
        "water_routes": DataFact(len(data["water"]), "GT-006 GT-074"),
        "city_keys": DataFact(len(data["keys"]["city_keys"]), "GT-003 GT-171"),
        "continent_keys": DataFact(len(data["keys"]["continent_keys"]), "GT-003 GT-171"),
        "chart": DataFact(kinds["continental"], "GT-007"),
        "players": DataFact([data["players"]["min"], data["players"]["max"]], "GT-002 GT-014 GT-A01"),
    }


def _cards(data: dict[str, Any]) -> dict[str, DataFact]:
    return {
        "tickets": DataFact(len(data["tickets"]), "GT-002 GT-009 GT-A49"),
        "places_per_ticket": DataFact(sorted({len(t["places"]) for t in data["tickets"].values()}), "GT-009"),
        "adventures": DataFact(len(data["adventures"]), "GT-002 GT-101"),
        "die_faces": DataFact(
            [*(str(n) for n in data["dice"]["overland_numbers"]), *data["dice"]["overland_symbols"]], "GT-056 GT-A17"
        ),
    }


def _money(data: dict[str, Any]) -> dict[str, DataFact]:
    amounts = [
        *data["income"].values(),
        *data["expenses"].values(),
        data["start"]["cash"],
        data["jackpot"]["cash"],
        data["fares"]["full"],
        data["fares"]["discount"],
        data["fares"]["refund"],
        data["challenge"]["fee"],
    ]
    numbers = [amount for amount in amounts if isinstance(amount, int)]
    return {
        "odd_amounts": DataFact([amount for amount in numbers if amount >= 10 and amount % 100], "GT-008"),
        "expenses": DataFact({k: v for k, v in data["expenses"].items() if k != "provenance"}, "GT-080 GT-092"),
        "unlimited_supply": DataFact("unlimited", "GT-A03"),
    }
