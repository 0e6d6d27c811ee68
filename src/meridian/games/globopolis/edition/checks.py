"""What the data of Globopolis must keep in any edition: nothing is played on an edition that breaks it."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final

from meridian.core import edition_checks
from meridian.core.datum import Fault, Key, quoted
from meridian.core.edition_checks import (
    Bounds,
    Check,
    Data,
    Fixed,
    Seen,
    find_faults,
    not_fixed,
    off_the_globe,
    out_of_order,
    out_of_ranges,
)
from meridian.core.suggestions import closest
from meridian.games.globopolis.edition import card_checks
from meridian.games.globopolis.rules.constants import RESOURCES

OPTIONAL: Final[dict[str, type]] = {}
"""Nothing can be added to an edition or taken away from it."""

FIELDS: Final = 64
QUADRANTS: Final = 4
CARD_FIELDS: Final = ("ops-mission", "influence")
CARD_FIELDS_EACH: Final = 8
COUNTS: Final = {
    "territories": 32,
    "guilds": 4,
    "independents": 4,
    "bases": 4,
    "specials": 4,
    "quadrants": 4,
    "groups": 12,
}
"""How many there are of everything on the board. They have names, and ids that stand in the ring."""
ON_THE_RING: Final = ("territories", "guilds", "independents", "bases", "specials")
GROUP_SIZES: Final = range(2, 5)
BROKER: Final = "broker"
MOST_GOODS: Final = 2
COLOUR: Final = re.compile(r"#[0-9a-f]{6}")
LETTERS: Final = re.compile(r"[A-Z]{1,2}")
MOST_PLAYERS: Final = 5
PLAYERS: Final = range(2, MOST_PLAYERS + 1)

FIXED: Final[dict[Key, Fixed]] = {
    ("box", "notes"): (120, "GP-008"),
    ("box", "note_values"): ([1, 5, 10, 20], "GP-008"),
    ("box", "single_agents"): (10, "GP-004 GP-A29"),
    ("box", "double_agents"): (5, "GP-004 GP-A29"),
    ("box", "point_ring"): (100, "GP-006 GP-073"),
    ("pieces", "base_plates"): (15, "GP-003 GP-A28"),
    ("pieces", "dice"): (6, "GP-153 GP-A44"),
    ("units", "placed"): (2, "GP-014"),
    ("money", "bribe"): (10, "GP-182"),
    ("clock", "option_seconds"): (90, "GP-023 GP-A71"),
    ("clock", "deploy_seconds"): (30, "GP-022"),
    ("clock", "reaction_seconds"): (20, "GP-A34 GP-A82"),
}
"""What the rules carry out in one way only, or an option changes: another value would be a lie."""

RANGES: Final[dict[Key, Bounds]] = {
    ("players", "min"): (2, MOST_PLAYERS, "GP-001"),
    ("players", "max"): (2, MOST_PLAYERS, "GP-001"),
    **{("victory", f"mark_{n}"): (10, 1000, "GP-002") for n in PLAYERS},
    **{("start", f"money_{n}"): (0, 5000, "GP-008") for n in PLAYERS},
    **{("start", f"titles_{n}"): (0, 18, "GP-011 GP-189") for n in PLAYERS},
    ("start", "missions"): (0, 12, "GP-009"),
    ("start", "influences"): (0, 32, "GP-009"),
    ("start", "ops"): (0, 21, "GP-009"),
    ("start", "agents"): (0, 60, "GP-003"),
    ("pieces", "units"): (1, 500, "GP-A26"),
    ("pieces", "eds"): (1, 200, "GP-A27"),
    ("pieces", "agents"): (1, 60, "GP-004"),
    ("hand", "limit"): (1, 20, "GP-111 GP-194"),
    ("points", "level"): (0, 100, "GP-050"),
    ("points", "price"): (1, 100, "GP-068 GP-071"),
    ("points", "buy_most"): (0, 100, "GP-068"),
    ("points", "buy_margin"): (0, 1000, "GP-069"),
    ("points", "switzerland"): (0, 100, "GP-098"),
    ("points", "moonshot"): (0, 100, "GP-140"),
    ("points", "backward"): (0, 100, "GP-076"),
    ("points", "bonus_factor"): (0, 20, "GP-065"),
    ("money", "teleport"): (0, 1000, "GP-077"),
    ("money", "switzerland"): (0, 1000, "GP-098"),
    ("money", "market_price"): (0, 100, "GP-093"),
    ("money", "guide_price"): (1, 100, "GP-039 GP-A02"),
    ("guild_trade", "free"): (0, 55, "GP-104"),
    ("guild_trade", "sale"): (0, 55, "GP-105"),
    ("market", "dice"): (1, 6, "GP-093"),
    ("agents", "per_territory"): (1, 9, "GP-121"),
    ("agents", "superiority_die"): (0, 6, "GP-126"),
    ("cleaning", "wins"): (1, 5, "GP-134"),
    ("battle", "aggressor_polygon"): (4, 20, "GP-147"),
    ("battle", "defender_polygon"): (4, 20, "GP-148"),
    ("battle", "aggressor_dice"): (0, 6, "GP-147"),
    ("battle", "defender_dice"): (0, 6, "GP-148"),
    ("teleport", "base_die"): (4, 20, "GP-081"),
    ("teleport", "field_die"): (4, 20, "GP-081"),
    ("movement", "dice"): (1, 6, "GP-074"),
    ("movement", "rolls_to_card_stop"): (1, 9, "GP-110"),
}
"""Every constant with the numbers it may be, and the clauses it belongs to."""

ORDERS: Final[tuple[tuple[Key, Key, str], ...]] = (
    (("players", "min"), ("players", "max"), "GP-001"),
    (("start", "agents"), ("pieces", "agents"), "GP-003 GP-004"),
    (("start", "missions"), ("hand", "limit"), "GP-009 GP-111"),
    (("start", "influences"), ("hand", "limit"), "GP-009 GP-111"),
    (("start", "ops"), ("hand", "limit"), "GP-009 GP-111"),
)
"""Constants of which the second is never less than the first."""


def faults(data: Data) -> list[Fault]:
    """All that is wrong with the data of an edition."""
    return find_faults(data, FIRST, THEN)


# The ring


def ring(data: Data) -> Iterator[Fault | Seen]:
    """The ring has 64 fields: everything on the board once, and the card fields."""
    key: Key = ("ring", "fields")
    fields = data["ring"]["fields"]
    for section, number in COUNTS.items():
        if len(data[section]) != number:
            yield (section,), f"has {len(data[section])} entries, not {number}", ()
    if len(fields) != FIELDS:
        yield key, f"has {len(fields)} fields, not {FIELDS}", ()
    found = Counter(fields)
    wanted = {name: 1 for section in ON_THE_RING for name in data[section]}
    wanted |= dict.fromkeys(CARD_FIELDS, CARD_FIELDS_EACH)
    for name in found:
        if name not in wanted:
            yield key, f"names {quoted(name)}, which is no field{closest(name, list(wanted))}", ()
    for name, times in wanted.items():
        if found[name] != times:
            yield key, f"has {name} {_times(found[name])}, not {_times(times)}", ()


def _times(number: int) -> str:
    return {0: "nowhere", 1: "once", 2: "twice"}.get(number, f"{number} times")


def quadrants(data: Data) -> Iterator[Seen]:
    """Every quadrant has 16 fields and begins with its base, the first with field 0."""
    wanted = list(range(0, FIELDS, FIELDS // QUADRANTS))
    found = [index for index, name in enumerate(data["ring"]["fields"]) if name in data["bases"]]
    if found != wanted:
        there, here = (", ".join(map(str, places)) for places in (wanted, found))
        yield ("ring", "fields"), f"has bases on the fields {here}, not {there}", ()


def places(data: Data) -> Iterator[Seen]:
    """What is drawn on the map lies on the globe."""
    for section in ("territories", "guilds", "independents", "bases"):
        for name, row in data[section].items():
            for axis in ("lon", "lat"):
                yield from off_the_globe((section, name, axis), row[axis])


# Groups and Titles


def group_members(data: Data) -> Iterator[Seen]:
    """Every Territory and every Guild belongs to a group that exists."""
    for section in ("territories", "guilds"):
        for name, row in data[section].items():
            if row["group"] not in data["groups"]:
                hint = closest(row["group"], list(data["groups"]))
                yield (section, name, "group"), f"is {quoted(row['group'])}, which is no group{hint}", ()


def group_sizes(data: Data) -> Iterator[Seen]:
    """A group has two to four Territories; that of a Guild has two, and one Guild."""
    members: dict[str, list[str]] = {group: [] for group in data["groups"]}
    for name, row in data["territories"].items():
        members[row["group"]].append(name)
    all_groups = tuple(("territories", name, "group") for name in data["territories"])
    operators: dict[str, str] = {}
    for guild, row in data["guilds"].items():
        group, size = row["group"], len(members[row["group"]])
        key = ("guilds", guild, "group")
        if group in operators:
            yield key, f"is {group}, the group of {operators[group]} too", (("guilds", operators[group], "group"),)
        elif size != GROUP_SIZES[0]:
            yield key, f"is {group}, which has {size} Territories: a Guild has two Associated ones", all_groups
        operators.setdefault(group, guild)
    for group, names in members.items():
        if len(names) not in GROUP_SIZES and group not in operators:
            listed = f": {', '.join(names)}" if names else ""
            yield ("groups", group), f"has {len(names)} Territories, not two to four{listed}", all_groups


def group_looks(data: Data) -> Iterator[Seen]:
    """Groups can be told apart by their colours, and without them by their letters."""
    forms = {"colour": (COLOUR, "a colour such as #1f4e9c"), "letter": (LETTERS, "one or two capital letters")}
    for field, (pattern, form) in forms.items():
        seen: dict[str, str] = {}
        for group, row in data["groups"].items():
            key, value = ("groups", group, field), row[field]
            if not pattern.fullmatch(value):
                yield key, f"is {quoted(value)}, not {form}", ()
            elif value in seen:
                yield key, f"is {quoted(value)}, the {field} of {seen[value]} too", (("groups", seen[value], field),)
            seen.setdefault(value, group)


def titles(data: Data) -> Iterator[Seen]:
    """The numbers of a Territory make sense, and its NS-Units may all stand on it."""
    most_ns = data["units"]["ns_limit"][0]
    for name, row in data["territories"].items():
        here = ("territories", name)
        if not 1 <= row["value"] <= 4:
            yield (*here, "value"), f"is {row['value']}, not a number from 1 to 4", ()
        for resource in RESOURCES:
            if not 0 <= row["units"][resource] <= 20:
                yield (*here, "units", resource), f"is {row['units'][resource]}, not a number from 0 to 20", ()
        if row["units"]["ns"] > most_ns:
            complaint = f"is {row['units']['ns']}, more than an undeveloped Territory may hold ({most_ns})"
            yield (*here, "units", "ns"), complaint, (("units", "ns_limit"),)
        yield from _rising((*here, "premium"), row["premium"], 2, 0, 1000)
        yield from _rising((*here, "conference"), row["conference"], 3, 0, 1000)


def guilds(data: Data) -> Iterator[Seen]:
    """A Guild sells one resource, at prices that rise."""
    for name, row in data["guilds"].items():
        here = ("guilds", name)
        if row["resource"] not in RESOURCES:
            hint = closest(row["resource"], RESOURCES)
            yield (*here, "resource"), f"is {quoted(row['resource'])}, which is no resource{hint}", ()
        for field, most in (("value", 20), ("stock", 200)):
            if not 1 <= row[field] <= most:
                yield (*here, field), f"is {row[field]}, not a number from 1 to {most}", ()
        yield from _rising((*here, "prices"), row["prices"], 3, 0, 1000)


def independents(data: Data) -> Iterator[Seen]:
    """One Independent Territory is the broker; the others sell one or two resources."""
    brokers = [name for name, row in data["independents"].items() if row["broker"]]
    if len(brokers) != 1:
        also = tuple(("independents", name, "broker") for name in data["independents"])
        yield ("independents",), f"have {len(brokers)} brokers, not one", also
    for name, row in data["independents"].items():
        key, sells = ("independents", name, "sells"), row["sells"]
        if row["broker"]:
            if sells != [BROKER]:
                yield key, f'is {quoted(sells)}, not ["{BROKER}"]', (("independents", name, "broker"),)
        elif len(set(sells)) < len(sells) or len(sells) > MOST_GOODS or not set(sells) <= set(RESOURCES):
            complaint = f"is {quoted(sells)}, not one or two of {', '.join(RESOURCES)}"
            yield key, complaint, (("independents", name, "broker"),)


def _rising(key: Key, numbers: list[int], length: int, low: int, high: int) -> Iterator[Seen]:
    """A list has this many numbers, none of them less than the one before."""
    if len(numbers) != length or numbers != sorted(numbers) or not low <= numbers[0] <= numbers[-1] <= high:
        yield key, f"is {quoted(numbers)}, not {length} numbers from {low} to {high} that never fall", ()


# Constants, supplies and names


def lists(data: Data) -> Iterator[Seen]:
    """The tables of the rules are as long as they need to be."""
    most = data["agents"]["per_territory"]
    yield from _rising(("units", "ns_limit"), data["units"]["ns_limit"], 3, 0, 20)
    yield from _rising(("academy", "gains"), data["academy"]["gains"], 6, 0, 20)
    for field, length in (("infiltrator", most), ("owner", most + 1)):
        for key, complaint, _ in _rising(("cleaning", field), data["cleaning"][field], length, 4, 20):
            yield key, complaint, (("agents", "per_territory"),)


def constants(data: Data) -> Iterator[Fault | Seen]:
    """Every number makes sense, and what the rules do in one way only says so."""
    yield from not_fixed(data, FIXED)
    yield from out_of_ranges(data, RANGES)
    for low_key, high_key, clauses in ORDERS:
        yield from out_of_order(data, low_key, high_key, clauses)


def supplies(data: Data) -> Iterator[Fault | Seen]:
    """There are units for all Titles, and Titles, cards and colours for all players."""
    pieces = data["pieces"]["units"]
    for resource in RESOURCES:
        needed = sum(row["units"][resource] for row in data["territories"].values())
        needed += sum(row["stock"] for row in data["guilds"].values() if row["resource"] == resource)
        if needed > pieces:
            also: tuple[Key, ...] = tuple(("territories", name, "units", resource) for name in data["territories"])
            also += tuple(("guilds", name, field) for name in data["guilds"] for field in ("stock", "resource"))
            complaint = f"is {pieces}, but the Titles need {needed} of {resource}"
            yield Fault(("pieces", "units"), complaint, "supplies", "GP-A26", also)
    there = len(data["territories"]) + len(data["guilds"])
    for players in PLAYERS:
        each = data["start"][f"titles_{players}"]
        if each * players > there:
            key: Key = ("start", f"titles_{players}")
            yield Fault(key, f"is {each}, too many for {players} players: there are {there}", "supplies", "GP-011")
    for sort in card_checks.COUNTS:
        usable = sum(not card["needs_agents"] for card in data[sort].values())
        dealt = data["start"][sort] * data["players"]["max"]
        if dealt > usable:
            complaint = f"is {data['start'][sort]}, too many: without Agents there are {usable} for all players"
            yield Fault(("start", sort), complaint, "supplies", "GP-009 GP-118")
    yield from edition_checks.colours(data)


def names(data: Data) -> Iterator[Seen]:
    """Everything is named in both languages, on one line, and no two things of a kind have one name."""
    return edition_checks.names(data, *COUNTS, *card_checks.COUNTS)


FIRST: Final = (
    Check("ring", "GP-086", ring),
    Check("group-members", "GP-065 GP-100", group_members),
    Check("card-counts", "GP-112", card_checks.counts),
    Check("lists", "GP-059 GP-133 GP-137", lists),
)
THEN: Final = (
    Check("quadrants", "GP-085 GP-086", quadrants),
    Check("places", "GP-086", places),
    Check("group-sizes", "GP-065 GP-100", group_sizes),
    Check("group-looks", "GP-113", group_looks),
    Check("titles", "GP-013 GP-049 GP-062 GP-090", titles),
    Check("guilds", "GP-100 GP-106 GP-A68", guilds),
    Check("independents", "GP-092 GP-099", independents),
    Check("opportunities", "GP-113", card_checks.opportunities),
    Check("card-effects", "GP-037 GP-112 GP-115", card_checks.effects),
    Check("missions", "GP-116 GP-177 GP-A57", card_checks.missions),
    Check("card-agents", "GP-118 GP-A10", card_checks.agents),
    Check("card-texts", "GP-115", card_checks.texts),
    Check("constants", "", constants),
    Check("supplies", "GP-001", supplies),
    Check("names", "GP-086", names),
)
CHECKS: Final = FIRST + THEN
"""Every check, in the order in which they are made."""
