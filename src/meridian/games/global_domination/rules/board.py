"""The edition and the options of one table as the rules read them: numbers, looked up by id."""

from __future__ import annotations

from typing import Any, Final

ANYWHERE: Final = 0
LAND: Final = 1
SEA: Final = 2
BESIDE_OWN_SEA: Final = 3
BESIDE_OWN_LAND: Final = 4

WHERE: Final = {
    "any": ANYWHERE,
    "land": LAND,
    "sea": SEA,
    "land_beside_own_sea": BESIDE_OWN_SEA,
    "land_beside_own_land": BESIDE_OWN_LAND,
}

NO_TIMING: Final = 0
OWN_TURN: Final = 1
ANY_TIME: Final = 2
AT_SCORING: Final = 3

TIMING: Final = {"none": NO_TIMING, "own_turn": OWN_TURN, "any_time": ANY_TIME, "scoring": AT_SCORING}

NO_EFFECT: Final = 0
VP_PER_RESOURCE_AREA: Final = 1
VP_PER_REGION: Final = 2
MIXED_POINTS: Final = 3
BUILD_AND_REDUCE: Final = 4
BUILDS: Final = 5
MAKES_FULL: Final = 6
STRUGGLE_PLAYER: Final = 7
REDUCTIONS_PER_FULL: Final = 8
BIO_CHAIN: Final = 9
FOG: Final = 10
ONE_PER_REGION: Final = 11
SURRENDERS: Final = 12
INSURGENTS: Final = 13
MEGASTORM: Final = 14
OUT_OF_SUPPLY: Final = 15
REMOVE_STRUGGLING: Final = 16
STRUGGLE_ALL: Final = 17

EFFECTS: Final = {
    "vp_per_resource_area": VP_PER_RESOURCE_AREA,
    "vp_per_region_full_land": VP_PER_REGION,
    "mixed_points": MIXED_POINTS,
    "build_and_reduce": BUILD_AND_REDUCE,
    "builds": BUILDS,
    "make_full": MAKES_FULL,
    "struggle_player": STRUGGLE_PLAYER,
    "reductions_per_full": REDUCTIONS_PER_FULL,
    "bio_chain": BIO_CHAIN,
    "fog": FOG,
    "remove_one_per_region": ONE_PER_REGION,
    "surrender": SURRENDERS,
    "insurgents": INSURGENTS,
    "megastorm": MEGASTORM,
    "out_of_supply": OUT_OF_SUPPLY,
    "remove_all_struggling": REMOVE_STRUGGLING,
    "struggle_all": STRUGGLE_ALL,
}
PARAMETERS: Final = {
    "vp_per_resource_area": "vp",
    "vp_per_region_full_land": "vp",
    "mixed_points": "points",
    "builds": "points",
    "reductions_per_full": "per",
    "bio_chain": "reductions",
    "insurgents": "count",
    "megastorm": "forces_per_reduction",
}
"""The one number that a text of this kind carries."""

EVERY_USE: Final = 0
BETWEEN_TURNS: Final = 1
SCORING_ONLY: Final = 2

WINDOWS: Final = {"every_use": EVERY_USE, "between_turns": BETWEEN_TURNS, "scoring_only": SCORING_ONLY}


class CardType:
    """One kind of card: its two values, its text, when it is played and what it costs."""

    def __init__(self, data: dict[str, Any], resources: list[str]) -> None:
        text: dict[str, Any] = data.get("text", {})
        effect: str = text.get("effect", "")
        self.build: int = data["build"]
        self.attack: int = data["attack"]
        self.timing: int = TIMING[data["timing"]]
        self.price_steps: int = data["price_steps"]
        self.to_stack: bool = data["after_text"] == "stack"
        self.effect: int = EFFECTS[effect] if effect else NO_EFFECT
        self.number: int = text.get(PARAMETERS.get(effect, ""), 0)
        self.where: int = WHERE[text.get("where", "any")]
        self.resource: int = resources.index(text["resource"]) if "resource" in text else -1


class Board:
    """Everything that does not change during a game. Shared by all copies of its positions."""

    def __init__(self, edition: dict[str, Any], options: dict[str, Any], names: dict[str, list[str]]) -> None:
        self.names = names
        self._board(edition, bool(options["straits"]))
        self._cards(edition, options)
        self._tracks(edition, options)
        self.first_seat_begins: bool = options["begins"] == "first_seat"
        self.fixed_first_player: bool = options["first_player"] == "fixed"
        self.recomputed: bool = options["logistics"] == "recomputed"
        self.vp_rider: bool = options["vp_rider"]
        self.text_restricts: bool = options["text_restricts_values"]
        self.storm_up: bool = options["megastorm_rounding"] == "up"
        self.windows: int = WINDOWS[options["reaction_windows"]]
        self.bio_distinct: bool = options["bio_distinct"]
        # Under the first version of these rules a window that a standing order left out was declined unseen.
        self.declined_at_once: bool = False

    def _board(self, edition: dict[str, Any], straits: bool) -> None:
        areas: dict[str, Any] = edition["areas"]
        regions = list(edition["regions"])
        resources = list(edition["resources"])
        names = list(areas)
        self.areas: int = len(names)
        self.sea: list[bool] = [area["kind"] == "sea" for area in areas.values()]
        self.region: list[int] = [_index(regions, area.get("region")) for area in areas.values()]
        self.resource: list[int] = [_index(resources, area.get("resource")) for area in areas.values()]
        self.in_region: list[list[int]] = _members(self.region, len(regions))
        self.in_resource: list[list[int]] = _members(self.resource, len(resources))
        self.neighbours: list[list[int]] = [[] for _ in names]
        for border, kind in edition["borders"].items():
            if kind == ("passage" if straits else "strait") or kind == "none":
                continue
            a, b = border.split("-")
            self.neighbours[names.index(a)].append(names.index(b))
            self.neighbours[names.index(b)].append(names.index(a))
        for near in self.neighbours:
            near.sort()

    def _cards(self, edition: dict[str, Any], options: dict[str, Any]) -> None:
        resources = list(edition["resources"])
        self.cards: list[CardType] = [CardType(card, resources) for card in edition["cards"].values()]
        self.any_time_cards: list[int] = [at for at, c in enumerate(self.cards) if c.timing == ANY_TIME]
        self.scoring_cards: list[int] = [at for at, c in enumerate(self.cards) if c.timing in (ANY_TIME, AT_SCORING)]
        self.domination: int = list(edition["cards"]).index("domination")
        self.domination_total: int = edition["domination"]["total"]
        self.domination_each: int = edition["domination"]["per_player"]
        self.stacks: int = edition["actions"]["stacks"]
        self.copies: int = options["copies_per_stack"]
        chosen: object = options["market"]
        ids = list(edition["cards"])
        self.market: list[int] = [] if isinstance(chosen, str) else sorted(ids.index(c) for c in options["market"])

    def _tracks(self, edition: dict[str, Any], options: dict[str, Any]) -> None:
        self.turns: int = options["turns"]
        self.log_min: int = options["log_min"]
        self.log_start: int = edition["logistics"]["start"]
        self.log_max: int = options["log_max"]
        self.vp_start: int = edition["vp"]["start"]
        scoring: dict[str, int] = edition["scoring"]
        self.land_full: int = scoring["land_full"]
        self.land_struggling: int = scoring["land_struggling"]
        self.sea_full: int = scoring["sea_full"]
        self.sea_struggling: int = scoring["sea_struggling"]
        self.region_vp: int = scoring["region_monopoly"]
        self.resource_steps: int = scoring["resource_monopoly_steps"]


def _index(names: list[str], name: str | None) -> int:
    return -1 if name is None else names.index(name)


def _members(group: list[int], groups: int) -> list[list[int]]:
    return [[at for at, g in enumerate(group) if g == wanted] for wanted in range(groups)]
