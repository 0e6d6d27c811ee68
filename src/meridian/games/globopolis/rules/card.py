"""Cards as the rules read them."""

from __future__ import annotations

from typing import Any

from meridian.games.globopolis.rules.constants import CONDITIONS, EFFECTS, MISSION, NONE, RESOURCES


class Card:
    """One card as the rules read it; what does not apply to it is 0, -1 or empty."""

    __slots__ = (
        "amount", "attackers", "by_players", "condition", "effect", "eu", "eu_of_two", "guilds", "least", "most",
        "need",
        "needs_agents", "of", "opponents", "opponents_of_two", "other", "per_quadrant", "points", "price", "resource",
        "resources", "sort", "start_only", "targets",
    )  # fmt: skip

    def __init__(self, sort: int, effect: int) -> None:
        self.sort = sort
        self.effect = effect
        self.amount: int = 0
        self.most: int = 0
        self.price: int = 0
        self.other: int = 0
        self.resource: int = NONE
        self.resources: list[int] = []
        self.attackers: int = 0
        self.targets: int = 0
        self.needs_agents: bool = False
        self.condition: int = NONE
        self.start_only: bool = False
        self.points: int = 0
        self.least: int = 0
        self.need: int = 0
        self.guilds: list[int] = []
        self.of: list[int] = []
        self.by_players: list[int] = []
        self.per_quadrant: int = 0
        self.opponents: int = 0
        self.opponents_of_two: int = 0
        self.eu: int = 0
        self.eu_of_two: int = 0


def read_card(sort: int, row: dict[str, Any], groups: list[str], titles: list[str]) -> Card:
    """A card of the edition."""
    effect = "opportunity" if row.get("kind") == "opportunity" else row.get("effect", "")
    card = Card(sort, EFFECTS.index(effect) if effect else NONE)
    card.amount = row.get("amount", 0)
    card.most = row.get("most", 0)
    card.price = row.get("price", 0)
    card.other = row.get("other", 0)
    card.needs_agents = row["needs_agents"]
    if "resource" in row:
        card.resource = RESOURCES.index(row["resource"])
    card.resources = [RESOURCES.index(kind) for kind in row.get("resources", [])]
    for group in row.get("attackers", []):
        card.attackers |= 1 << groups.index(group)
    for group in row.get("targets", []):
        card.targets |= 1 << groups.index(group)
    if sort == MISSION:
        _mission(card, row, titles)
    return card


def _mission(card: Card, row: dict[str, Any], titles: list[str]) -> None:
    card.condition = CONDITIONS.index(row["condition"])
    card.start_only = row["when"] != "turn"
    card.points = row["points"] if row["reward"] == "points" else 0
    card.least = row.get("least", row.get("ns", row.get("territories", 0)))
    card.need = row.get("need", 0)
    if isinstance(row.get("guilds"), list):
        card.guilds = [titles.index(name) for name in row["guilds"]]
    elif "guild" in row:
        card.guilds = [titles.index(row["guild"])]
    else:
        card.need = row.get("guilds", card.need)
    card.of = [titles.index(name) for name in row.get("of", [])]
    card.by_players = list(row.get("by_players", []))
    card.per_quadrant = row.get("per_quadrant", 0)
    card.opponents = row.get("opponents", 0)
    card.opponents_of_two = row.get("opponents_of_two", 0)
    card.eu = row.get("eu", 0)
    card.eu_of_two = row.get("eu_of_two", 0)
