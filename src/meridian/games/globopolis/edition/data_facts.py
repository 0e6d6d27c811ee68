"""What can be read off an edition of Globopolis, with the clauses that ask for it."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from meridian.core.edition import Edition
from meridian.core.game import identity
from meridian.core.records import DataFact
from meridian.games.globopolis.edition.options import OPTIONS
from meridian.games.globopolis.rules.board import good_names
from meridian.games.globopolis.rules.constants import DUE, PROMISES, RESOURCES

SORTS: Final = ("ops", "missions", "influences")
PLAYERS: Final = range(2, 6)


def data_facts(edition: Edition) -> dict[str, DataFact]:
    """Counts and values of the edition, by name."""
    data = edition.data
    return {
        **_board(data),
        **_groups(data),
        **_titles(data),
        **_guilds(data),
        **_cards(data),
        **_start(data),
        **_pieces(data),
        **_numbers(data),
        **_table(),
    }


def _board(data: dict[str, Any]) -> dict[str, DataFact]:
    fields = data["ring"]["fields"]
    sections = ("territories", "independents", "guilds", "bases", "specials")
    kinds = {name: section for section in sections for name in data[section]}
    quarter = len(fields) // len(data["quadrants"])
    parts = {name: fields[n * quarter : (n + 1) * quarter] for n, name in enumerate(data["quadrants"])}
    return {
        "fields": DataFact(len(fields), "GP-086"),
        "field_kinds": DataFact(dict(Counter(kinds.get(name, name) for name in fields)), "GP-086"),
        "fields_per_quadrant": DataFact({name: len(part) for name, part in parts.items()}, "GP-085 GP-086"),
        "territories_per_quadrant": DataFact(
            {name: sum(field in data["territories"] for field in part) for name, part in parts.items()}, "GP-085 GP-086"
        ),
        "bases": DataFact([n for n, name in enumerate(fields) if name in data["bases"]], "GP-082 GP-084 GP-085"),
        "teleport": DataFact(fields.index("TELEPORT"), "GP-005 GP-081"),
        "specials": DataFact(list(data["specials"]), "GP-086"),
        "usa_and_canada": DataFact(
            [next(name for name, part in parts.items() if field in part) for field in ("USA", "CAN")], "GP-144"
        ),
        "goods": DataFact({name: row["sells"] for name, row in data["independents"].items()}, "GP-092 GP-099"),
        "point_ring": DataFact(data["box"]["point_ring"], "GP-006 GP-073"),
    }


def _groups(data: dict[str, Any]) -> dict[str, DataFact]:
    members: dict[str, list[str]] = {group: [] for group in data["groups"]}
    for name, row in data["territories"].items():
        members[row["group"]].append(name)
    sizes = {group: len(names) for group, names in members.items()}
    factor = data["points"]["bonus_factor"]
    return {
        "groups": DataFact(len(members), "GP-065 GP-086 GP-113"),
        "group_names": DataFact(sorted(row["name"]["en"] for row in data["groups"].values()), "GP-113"),
        "group_members": DataFact(members, "GP-065 GP-100 GP-131 GP-172"),
        "group_sizes": DataFact(sizes, "GP-065"),
        "group_bonuses": DataFact({group: factor * size for group, size in sizes.items()}, "GP-065"),
    }


def _titles(data: dict[str, Any]) -> dict[str, DataFact]:
    territories = data["territories"]
    units = {name: [row["units"][resource] for resource in RESOURCES] for name, row in territories.items()}
    values = {name: row["value"] for name, row in territories.items()}
    return {
        "titles": DataFact(len(territories) + len(data["guilds"]), "GP-011 GP-A08"),
        "territories": DataFact(len(territories), "GP-011 GP-086"),
        "resources": DataFact(list(RESOURCES), "GP-044"),
        "values": DataFact(values, "GP-017 GP-062"),
        "units": DataFact(units, "GP-013 GP-087"),
        "premiums": DataFact({name: row["premium"] for name, row in territories.items()}, "GP-045 GP-046 GP-049"),
        "conference": DataFact({name: row["conference"] for name, row in territories.items()}, "GP-051 GP-090"),
        "kinds_above_two": DataFact(
            {
                name: [r for r, n in zip(RESOURCES, row, strict=True) if n > 2]
                for name, row in units.items()
                if max(row) > 2
            },
            "GP-014",
        ),
        "titles_with_a_full_set": DataFact([name for name, row in units.items() if min(row) > 0], "GP-044"),
    }


def _guilds(data: dict[str, Any]) -> dict[str, DataFact]:
    guilds = data["guilds"]
    associates = {
        guild: [name for name, territory in data["territories"].items() if territory["group"] == row["group"]]
        for guild, row in guilds.items()
    }
    return {
        "guilds": DataFact(len(guilds), "GP-011 GP-086 GP-100"),
        "guild_resources": DataFact({name: row["resource"] for name, row in guilds.items()}, "GP-100"),
        "guild_values": DataFact({name: row["value"] for name, row in guilds.items()}, "GP-017 GP-062 GP-064 GP-101"),
        "guild_stocks": DataFact({name: row["stock"] for name, row in guilds.items()}, "GP-016 GP-101"),
        "guild_prices": DataFact({name: row["prices"] for name, row in guilds.items()}, "GP-106 GP-A68"),
        "associates": DataFact(associates, "GP-100 GP-106"),
        "guild_trade": DataFact([data["guild_trade"]["free"], data["guild_trade"]["sale"]], "GP-104 GP-105 GP-A67"),
    }


def _cards(data: dict[str, Any]) -> dict[str, DataFact]:
    with_agents = {sort: [name for name, card in data[sort].items() if card["needs_agents"]] for sort in SORTS}
    opportunities = [card for card in data["ops"].values() if card["kind"] == "opportunity"]
    rows = {len(card[row]) for card in opportunities for row in ("attackers", "targets")}
    pairs = [(source, target) for card in opportunities for source in card["attackers"] for target in card["targets"]]
    left = {sort: len(data[sort]) for sort in SORTS}
    moments: dict[str, list[str]] = {}
    for name, card in data["influences"].items():
        moments.setdefault(card["moment"], []).append(name)
    stacks = {
        str(n): {
            "ops-mission": sum(left[sort] - n * data["start"][sort] for sort in ("ops", "missions")),
            "influence": left["influences"] - n * data["start"]["influences"],
        }
        for n in PLAYERS
    }
    return {
        "cards": DataFact(left, "GP-009 GP-010 GP-112"),
        "ops_kinds": DataFact(dict(Counter(card["kind"] for card in data["ops"].values())), "GP-112"),
        "groups_per_row": DataFact(sorted(rows), "GP-113"),
        "opportunity_rows": DataFact(
            {
                name: {"from": card["attackers"], "against": card["targets"]}
                for name, card in data["ops"].items()
                if card["kind"] == "opportunity"
            },
            "GP-113 GP-114 GP-143",
        ),
        "opportunity_pairs": DataFact({"in_all": len(pairs), "different": len(set(pairs))}, "GP-113"),
        "operations_moments": DataFact(
            {name: card["moment"] for name, card in data["ops"].items() if card["kind"] == "operations"},
            "GP-112 GP-205",
        ),
        "cards_with_agents": DataFact(with_agents, "GP-007 GP-118 GP-A10"),
        "cards_without_agents": DataFact(
            {sort: left[sort] - len(with_agents[sort]) for sort in SORTS}, "GP-118 GP-A10"
        ),
        "stacks": DataFact(stacks, "GP-010"),
        "missions_that_win": DataFact(
            [name for name, card in data["missions"].items() if card["reward"] == "victory"], "GP-116 GP-177"
        ),
        "missions_that_pay": DataFact(
            {name: card["points"] for name, card in data["missions"].items() if card["reward"] == "points"},
            "GP-116 GP-177 GP-A58",
        ),
        "influence_moments": DataFact(moments, "GP-037 GP-115"),
        "missions_by_players": DataFact(
            {name: card["by_players"] for name, card in data["missions"].items() if "by_players" in card}, "GP-116"
        ),
        "market_shuttle": DataFact(
            [card["name"]["en"] for card in data["influences"].values() if card["effect"] == "market_shuttle"],
            "GP-097 GP-A25",
        ),
        "hand_limit": DataFact(data["hand"]["limit"], "GP-111 GP-117"),
    }


def _start(data: dict[str, Any]) -> dict[str, DataFact]:
    start = data["start"]
    marks = {str(n): data["victory"][f"mark_{n}"] for n in PLAYERS}
    each = {str(n): start[f"titles_{n}"] for n in PLAYERS}
    there = len(data["territories"]) + len(data["guilds"])
    return {
        "players": DataFact([data["players"]["min"], data["players"]["max"]], "GP-001"),
        "colours": DataFact(len(data["colours"]["list"]), "GP-001"),
        "marks": DataFact(marks, "GP-002 GP-176"),
        "buying_ends_above": DataFact({n: mark - data["points"]["buy_margin"] for n, mark in marks.items()}, "GP-069"),
        "start_money": DataFact({str(n): start[f"money_{n}"] for n in PLAYERS}, "GP-008"),
        "start_titles": DataFact(each, "GP-011"),
        "titles_dealt": DataFact({n: int(n) * number for n, number in each.items()}, "GP-011"),
        "titles_left": DataFact({n: there - int(n) * number for n, number in each.items()}, "GP-012"),
        "start_cards": DataFact({sort: start[sort] for sort in SORTS}, "GP-009"),
        "start_agents": DataFact(start["agents"], "GP-003 GP-A37"),
    }


def _pieces(data: dict[str, Any]) -> dict[str, DataFact]:
    pieces, box, colours = data["pieces"], data["box"], len(data["colours"]["list"])
    needed = {
        resource: sum(row["units"][resource] for row in data["territories"].values())
        + sum(row["stock"] for row in data["guilds"].values() if row["resource"] == resource)
        for resource in RESOURCES
    }
    polygons = {data["teleport"]["base_die"], data["teleport"]["field_die"]}
    polygons |= {data["battle"]["aggressor_polygon"], data["battle"]["defender_polygon"]}
    polygons |= {*data["cleaning"]["infiltrator"], *data["cleaning"]["owner"]}
    return {
        "unit_pieces": DataFact(pieces["units"] * len(RESOURCES), "GP-044 GP-A26"),
        "pieces_per_resource": DataFact(pieces["units"], "GP-A26"),
        "units_of_all_titles": DataFact(needed, "GP-A26"),
        "units_left_over": DataFact({resource: pieces["units"] - n for resource, n in needed.items()}, "GP-A26"),
        "eds": DataFact(pieces["eds"], "GP-A27"),
        "base_plates": DataFact(pieces["base_plates"] * colours, "GP-003 GP-A28"),
        "base_plates_per_colour": DataFact(pieces["base_plates"], "GP-003 GP-A28"),
        "agent_pieces": DataFact(
            {"single": box["single_agents"] * colours, "double": box["double_agents"] * colours}, "GP-004 GP-122 GP-A29"
        ),
        "agents_per_colour": DataFact(pieces["agents"], "GP-004 GP-122 GP-130 GP-A29"),
        "reserve_agents": DataFact(pieces["agents"] - data["start"]["agents"], "GP-004 GP-A30"),
        "notes": DataFact({"count": box["notes"], "values": box["note_values"]}, "GP-008"),
        "polygons": DataFact(sorted(polygons), "GP-081 GP-133 GP-147 GP-148 GP-A70"),
        "d6": DataFact(2 * pieces["dice"], "GP-153"),
    }


def _numbers(data: dict[str, Any]) -> dict[str, DataFact]:
    points, money, battle, clock = data["points"], data["money"], data["battle"], data["clock"]
    return {
        "level_points": DataFact(points["level"], "GP-050 GP-067"),
        "point_price": DataFact(points["price"], "GP-068 GP-071"),
        "points_bought_in_a_turn": DataFact(points["buy_most"], "GP-068"),
        "fixed_points": DataFact(
            {"switzerland": points["switzerland"], "moonshot": points["moonshot"], "backward": -points["backward"]},
            "GP-072 GP-076 GP-098 GP-140",
        ),
        "teleport_money": DataFact(money["teleport"], "GP-077"),
        "switzerland_money": DataFact(money["switzerland"], "GP-098"),
        "market_price": DataFact(money["market_price"], "GP-093"),
        "guide_price": DataFact(money["guide_price"], "GP-039"),
        "bribe": DataFact(money["bribe"], "GP-182"),
        "units_placed": DataFact(data["units"]["placed"], "GP-014 GP-087"),
        "ns_limit": DataFact(data["units"]["ns_limit"], "GP-059 GP-060"),
        "market_dice": DataFact(data["market"]["dice"], "GP-093"),
        "academy": DataFact(data["academy"]["gains"], "GP-137 GP-138"),
        "agents_per_territory": DataFact(data["agents"]["per_territory"], "GP-121"),
        "superiority_dice": DataFact(data["agents"]["superiority_die"], "GP-126"),
        "cleaning_dice": DataFact(
            {"infiltrator": data["cleaning"]["infiltrator"], "owner": data["cleaning"]["owner"]}, "GP-133 GP-A40"
        ),
        "cleaning_wins": DataFact(data["cleaning"]["wins"], "GP-134"),
        "aggressor": DataFact([battle["aggressor_polygon"], battle["aggressor_dice"]], "GP-147"),
        "defender": DataFact([battle["defender_polygon"], battle["defender_dice"]], "GP-148"),
        "most_dice": DataFact(data["pieces"]["dice"], "GP-153 GP-A44"),
        "teleport_dice": DataFact([data["teleport"]["base_die"], data["teleport"]["field_die"]], "GP-081"),
        "movement_dice": DataFact(data["movement"]["dice"], "GP-074"),
        "rolls_to_card_stop": DataFact(data["movement"]["rolls_to_card_stop"], "GP-110"),
        "option_seconds": DataFact(clock["option_seconds"], "GP-023 GP-A71"),
        "deploy_seconds": DataFact(clock["deploy_seconds"], "GP-022"),
        "reaction_seconds": DataFact(clock["reaction_seconds"], "GP-A34 GP-A71"),
    }


def _table() -> dict[str, DataFact]:
    """What can be agreed on and what can be traded, whatever the edition."""
    presets = identity("meridian.games.globopolis").presets
    learning = {name: settings for name, settings in presets.items() if name.startswith("learning")}
    return {
        "options": DataFact(len(OPTIONS), "GP-200"),
        "presets": DataFact(list(presets), "GP-200"),
        "learning_presets": DataFact(learning, "GP-201 GP-202 GP-203 GP-204"),
        # The term of a payment is none by itself.
        "goods_of_a_deal": DataFact(
            [good for good in good_names(["NZL"], {"FWG": "water"}, ["I01"]) if good != PROMISES[DUE]],
            "GP-038 GP-041 GP-A65",
        ),
    }
