"""What can be read off an edition of Global Domination, with the clauses that ask for it."""

from __future__ import annotations

from collections import Counter
from typing import Any

from meridian.core.edition import Edition
from meridian.core.records import DataFact


def data_facts(edition: Edition) -> dict[str, DataFact]:
    """Counts and values of the edition, by name."""
    data = edition.data
    return {**_board(data), **_borders(data), **_cards(data), **_tracks(data)}


def _board(data: dict[str, Any]) -> dict[str, DataFact]:
    areas = data["areas"]
    land = {name: area for name, area in areas.items() if area["kind"] == "land"}
    sea = {name: area for name, area in areas.items() if area["kind"] == "sea"}
    return {
        "land_areas": DataFact(len(land), "GD-002 GD-A02 GD-097"),
        "sea_areas": DataFact(len(sea), "GD-002 GD-093 GD-A38"),
        "areas_per_region": DataFact(dict(Counter(area["region"] for area in land.values())), "GD-092"),
        "areas_per_resource": DataFact(dict(Counter(area["resource"] for area in land.values())), "GD-070 GD-A33"),
        "resources": DataFact({name: area["resource"] for name, area in land.items()}, "GD-070 GD-A33"),
        "regions": DataFact({name: area["region"] for name, area in land.items()}, "GD-092"),
        "seas_in_a_region": DataFact(sum("region" in area for area in sea.values()), "GD-092 GD-A31"),
        "seas_with_a_resource": DataFact(sum("resource" in area for area in sea.values()), "GD-070"),
        "whole_map_vp": DataFact(_whole_map(data, len(land), len(sea)), "GD-069 GD-A32"),
    }


def _whole_map(data: dict[str, Any], land: int, sea: int) -> int:
    scoring = data["scoring"]
    monopolies = len(data["regions"]) * scoring["region_monopoly"]
    return int(land * scoring["land_full"] + sea * scoring["sea_full"] + monopolies)


def _borders(data: dict[str, Any]) -> dict[str, DataFact]:
    pairs = [border.split("-") for border in data["borders"]]
    return {
        "borders": DataFact(dict(sorted(Counter(data["borders"].values()).items())), "GD-094 GD-A39 GD-A02"),
        "areas_beside_themselves": DataFact(sum(a == b for a, b in pairs), "GD-094"),
        "borders_named_twice": DataFact(len(pairs) - len({frozenset(pair) for pair in pairs}), "GD-094"),
    }


def _cards(data: dict[str, Any]) -> dict[str, DataFact]:
    cards = data["cards"]
    printed = "GD-098 GD-A44"
    return {
        "action_types": DataFact(len(cards) - 1, "GD-011 GD-014 GD-A10"),
        "card_types": DataFact(sorted(cards), "GD-014 GD-A10"),
        "build_values": DataFact({name: card["build"] for name, card in cards.items()}, printed),
        "attack_values": DataFact({name: card["attack"] for name, card in cards.items()}, printed),
        "cards_without_text": DataFact([name for name, card in cards.items() if "text" not in card], "GD-103"),
        "cards_that_cost_a_step": DataFact(
            [name for name, card in cards.items() if card["price_steps"]], "GD-044 GD-148 GD-155"
        ),
        "domination_cards": DataFact(data["domination"]["total"], "GD-009"),
        "domination_per_player": DataFact(data["domination"]["per_player"], "GD-009 GD-104"),
        "copies_per_stack": DataFact(data["actions"]["copies"], "GD-012 GD-A08"),
    }


def _tracks(data: dict[str, Any]) -> dict[str, DataFact]:
    return {
        "players": DataFact([data["players"]["min"], data["players"]["max"]], "GD-001 GD-A01"),
        "forces_per_colour": DataFact(data["tokens"]["forces"], "GD-003 GD-A03"),
        "markers_per_colour": DataFact(data["tokens"]["markers"], "GD-003"),
        "game_turns": DataFact(data["turns"]["default"], "GD-017 GD-A11"),
        "logistics_track": DataFact(
            [data["logistics"]["min"], data["logistics"]["start"], data["logistics"]["max"]],
            "GD-005 GD-A35 GD-A36",
        ),
        "vp_squares": DataFact(data["vp"]["squares"], "GD-068 GD-A32"),
    }
