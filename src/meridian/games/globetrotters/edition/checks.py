"""What the data of Globetrotters must keep in any edition: nothing is played on an edition that breaks it."""

from __future__ import annotations

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
    cut_off,
    find_faults,
    not_fixed,
    off_the_globe,
    out_of_order,
    out_of_range,
    out_of_ranges,
)
from meridian.core.former_ids import former_of
from meridian.core.provenance import WORDS
from meridian.core.suggestions import closest
from meridian.games.globetrotters.edition import adventure_checks
from meridian.games.globetrotters.edition.adventure_checks import CHEQUE, strange_place
from meridian.games.globetrotters.rules.board import KINDS

OPTIONAL: Final[dict[str, type]] = {"overland.*": str, "bends.*": list}
"""Overland routes may be added, with a mark as their value, or taken away with "none"; so may their bends."""

MAX_SEATS: Final = 6
FARTHEST: Final = 12

FIXED: Final[dict[Key, Fixed]] = {
    ("dice", "overland_faces"): (12, "GT-051 GT-056"),
    ("dice", "ordinary"): (2, "GT-022"),
    ("dice", "ordinary_sides"): (6, "GT-022"),
    ("winning_roll", "totals"): ([7, 11], "GT-152 GT-183"),
    ("winning_roll", "doubles"): (True, "GT-152 GT-183"),
    ("components", "cheque"): (CHEQUE, "GT-008"),
    ("components", "ticket_places"): (2, "GT-009"),
    ("start", "tickets"): (1, "GT-021"),
    ("income", "spending_from_turn"): (2, "GT-027 GT-035"),
    ("fares", "full_purchases"): (1, "GT-140"),
    ("fares", "discount_purchases"): (1, "GT-141"),
    ("jackpot", "rolls"): (2, "GT-152"),
    ("jackpot", "tries_per_arrival"): (1, "GT-A50"),
    ("challenge", "per_adventure"): (1, "GT-A67"),
    ("expenses", "cruise"): (0, "GT-089 GT-A85"),
    ("kinds", "red_dot"): (["key", "continental"], "GT-005"),
    ("kinds", "cities"): (["key", "continental", "national", "regional", "gambling"], "GT-A41"),
    ("kinds", "turn_over"): (["regional", "wasteland", "trouble", "cruise"], "GT-032"),
    ("travel", "overland_min"): (1, "GT-054"),
    ("travel", "adventures_per_arrival"): (1, "GT-A31"),
    ("travel", "weekend_lost_turns"): (1, "GT-115"),
    ("memories", "lead_to_take_over"): (1, "GT-175"),
    ("memories", "per_city"): (1, "GT-162"),
    ("memories", "special_per_continent"): (1, "GT-167"),
    ("memories", "special_per_arrival"): (1, "GT-085"),
    ("moving_on", "tickets_shown"): (1, "GT-193"),
}
"""What the rules carry out in one way only: another value would be a lie."""

MONEY: Final[dict[Key, Bounds]] = {
    ("start", "cash"): (0, 5000, "GT-020"),
    ("income", "spending_money"): (0, 5000, "GT-035"),
    ("income", "work"): (0, 5000, "GT-045"),
    ("fares", "full"): (100, 5000, "GT-140"),
    ("fares", "discount"): (100, 5000, "GT-141"),
    ("fares", "refund"): (100, 5000, "GT-143"),
    ("jackpot", "cash"): (0, 5000, "GT-012 GT-155"),
    ("challenge", "fee"): (0, 5000, "GT-181"),
    ("trouble_symbol", "cost"): (0, 5000, "GT-060"),
    ("tie_break", "ticket_value"): (0, 5000, "GT-A92"),
    ("expenses", "key"): (0, 5000, "GT-080"),
    ("expenses", "continental"): (0, 5000, "GT-081"),
    ("expenses", "national"): (0, 5000, "GT-082"),
    ("expenses", "regional"): (0, 5000, "GT-083"),
    ("expenses", "gambling"): (0, 5000, "GT-084"),
    ("expenses", "tropical"): (0, 5000, "GT-085"),
    ("expenses", "trouble"): (0, 5000, "GT-086"),
    ("expenses", "wasteland"): (0, 5000, "GT-087"),
}
"""Every sum of money with what it may be, and the clauses it belongs to."""

RANGES: Final[dict[Key, Bounds]] = {
    ("players", "min"): (2, MAX_SEATS, "GT-A01"),
    ("players", "max"): (2, MAX_SEATS, "GT-A01"),
    ("fares", "discount_tickets"): (1, 20, "GT-141"),
    ("jackpot", "tickets"): (0, 20, "GT-012 GT-155"),
    ("memories", "for_continent_key"): (1, 20, "GT-172"),
    ("moving_on", "rejected_tickets"): (1, 100, "GT-A70"),
    ("drawing", "cut"): (-180, 180, "GT-006"),
}
"""Every other number of that kind."""


def faults(data: Data) -> list[Fault]:
    """All that is wrong with the data of an edition."""
    return find_faults(data, FIRST, THEN)


# The map


def places(data: Data) -> Iterator[Seen]:
    """A place is of a known kind, on the globe, and on a continent unless it is a Cruise Island."""
    for name, place in data["locations"].items():
        kind, continent = place["kind"], place.get("continent")
        if kind not in KINDS:
            yield ("locations", name, "kind"), f"is {quoted(kind)}, not one of {', '.join(KINDS)}", ()
        elif (kind == "cruise") is (continent is not None):
            lies = (
                "a Cruise Island is of no continent" if kind == "cruise" else "only Cruise Islands are of no continent"
            )
            yield ("locations", name, "kind"), f"is {quoted(kind)}, but {lies}", (("locations", name, "continent"),)
        elif continent is not None and continent not in data["continents"]:
            hint = closest(continent, list(data["continents"]))
            yield ("locations", name, "continent"), f"is {quoted(continent)}, which is no continent{hint}", ()
        for where, row in (((), place), (("draw",), place.get("draw", {}))):
            for key in ("lon", "lat"):
                yield from off_the_globe(("locations", name, *where, key), row.get(key, 0.0))


def overland_ends(data: Data) -> Iterator[Seen]:
    """Overland routes join two different places that exist, each pair once; the value is their mark."""
    seen: dict[frozenset[str], str] = {}
    for route, mark in data["overland"].items():
        key = ("overland", route)
        ends = route.split("--")
        strange = [complaint for end in ends if (complaint := strange_place(end, data))]
        if len(ends) != 2:
            yield key, "does not name two places, as in seattle--vancouver", ()
        elif strange:
            yield key, strange[0], ()
        elif ends[0] == ends[1]:
            yield key, "joins a place to itself", ()
        elif frozenset(ends) in seen:
            other = seen[frozenset(ends)]
            yield key, f"is the same route as {other}", (("overland", other),)
        elif mark not in WORDS:
            yield key, f"is {quoted(mark)}, not one of {', '.join(WORDS)}", ()
        seen.setdefault(frozenset(ends), route)


def bends(data: Data) -> Iterator[Seen]:
    """A bend lies between two places and is a list of points on the globe, longitude and latitude in turn. Without a
    route between them it is not drawn."""
    for route, points in data["bends"].items():
        key = ("bends", route)
        if route == "provenance":
            continue
        ends = route.split("--")
        strange = [complaint for end in ends if (complaint := strange_place(end, data))]
        if len(ends) != 2 or strange:
            yield key, strange[0] if strange else "does not name two places, as in kinshasa--lagos", ()
        elif len(points) % 2 or not all(isinstance(number, int | float) for number in points):
            yield key, f"is {quoted(points)}, not longitudes and latitudes in turn", ()
        elif any(abs(lon) > 180 for lon in points[::2]) or any(abs(lat) > 90 for lat in points[1::2]):
            yield key, f"is {quoted(points)}, which is off the globe", ()


def former_ids(data: Data) -> Iterator[Seen]:
    """An old id stands for a place that exists, and no place has it."""
    for old, new in former_of(data).items():
        key = ("former_ids", old)
        if new not in data["locations"]:
            yield key, strange_place(new, data) or f"names {quoted(new)}, which is no place", ()
        elif old in data["locations"]:
            yield key, "is the id of a place", ()


def water_ends(data: Data) -> Iterator[Seen]:
    """A water route has two different ends that exist."""
    for cruise, route in data["water"].items():
        yield from _pair(("water", cruise, "ends"), route["ends"], data)


def ticket_places(data: Data) -> Iterator[Seen]:
    """A ticket names two different places that exist, and no Cruise Island: nobody could sail on from it."""
    for ticket, row in data["tickets"].items():
        key = ("tickets", ticket, "places")
        yield from _pair(key, row["places"], data)
        for place in row["places"]:
            if data["locations"].get(place, {}).get("kind") == "cruise":
                yield key, f"names {place}, a Cruise Island", (("locations", place, "kind"),)


def _pair(key: Key, named: list[str], data: Data) -> Iterator[Seen]:
    strange = [complaint for place in named if (complaint := strange_place(place, data))]
    if len(named) != 2 or named[0] == named[1]:
        yield key, f"is {quoted(named)}, not two different places", ()
    elif strange:
        yield key, strange[0], ()


def route_kinds(data: Data) -> Iterator[Seen]:
    """A water route has one Cruise Island in its middle and none at its ends; no overland route leads to one."""
    kinds = {name: place["kind"] for name, place in data["locations"].items()}
    for name, kind in kinds.items():
        also: tuple[Key, ...] = (("locations", name, "kind"),)
        if (kind == "cruise") is not (name in data["water"]):
            wrong = "is missing: a Cruise Island lies on" if kind == "cruise" else "is no Cruise Island, but has"
            yield ("water", name), f"{wrong} a water route", also
    for cruise, route in data["water"].items():
        for end in route["ends"]:
            if kinds[end] == "cruise":
                yield ("water", cruise, "ends"), f"names {end}, a Cruise Island", (("locations", end, "kind"),)
    for route in data["overland"]:
        for end in route.split("--"):
            if kinds[end] == "cruise":
                yield ("overland", route), f"leads to {end}, a Cruise Island", (("locations", end, "kind"),)


def connected(data: Data) -> Iterator[Seen]:
    """From every place every other one can be reached by land and water, without a ticket."""
    near: dict[str, list[str]] = {name: [] for name in data["locations"]}
    links = [route.split("--") for route in data["overland"]]
    links += [[end, cruise] for cruise, route in data["water"].items() for end in route["ends"]]
    for a, b in links:
        near[a].append(b)
        near[b].append(a)
    lost = cut_off(near)
    if lost:
        pairs = ((a, b) for a in lost for b in near)
        also: tuple[Key, ...] = tuple(("overland", route) for a, b in pairs for route in (f"{a}--{b}", f"{b}--{a}"))
        also += tuple(("water", cruise, "ends") for cruise in data["water"])
        yield ("overland",), f"leaves places cut off by land and water: {', '.join(lost)}", also


# KEYs and Memories


def keys(data: Data) -> Iterator[Seen]:
    """Every KEY City and every continent has one KEY, and nothing else has."""
    cities = [name for name, place in data["locations"].items() if place["kind"] == "key"]
    yield from _keys(("keys", "city_keys"), data["keys"]["city_keys"], cities, "KEY City")
    yield from _keys(("keys", "continent_keys"), data["keys"]["continent_keys"], list(data["continents"]), "continent")


def _keys(key: Key, listed: list[str], wanted: list[str], what: str) -> Iterator[Seen]:
    for name in dict.fromkeys([*listed, *wanted]):
        also = (("locations", name, "kind"),)
        if name not in wanted:
            yield key, f"names {quoted(name)}, which is no {what}{closest(name, wanted)}", also
        elif listed.count(name) != 1:
            yield key, f"{'names' if name in listed else 'leaves out'} {name}{' twice' if name in listed else ''}", also


def chart(data: Data) -> Iterator[Seen]:
    """Every continent has Continental Cities enough to earn its KEY."""
    wanted = data["memories"]["for_continent_key"]
    for continent in data["continents"]:
        there = [name for name, place in data["locations"].items() if place.get("continent") == continent]
        cities = [name for name in there if data["locations"][name]["kind"] == "continental"]
        if len(cities) < wanted:
            also = (("memories", "for_continent_key"), *(("locations", name, "kind") for name in there))
            yield ("continents", continent), f"has {len(cities)} Continental Cities, fewer than {wanted}", also


# Constants and names


def constants(data: Data) -> Iterator[Fault | Seen]:
    """Every number makes sense, money comes in cheques, and what the rules do in one way only says so."""
    yield from not_fixed(data, FIXED)
    yield from out_of_ranges(data, RANGES)
    for key, bounds in MONEY.items():
        value = data[key[0]][key[1]]
        fault = out_of_range(data, key, bounds)
        if fault is not None:
            yield fault
        elif value % CHEQUE:
            yield Fault(key, f"is {value}, not a multiple of {CHEQUE}", "constants", f"{bounds[2]} GT-008")
    yield from out_of_order(data, ("players", "min"), ("players", "max"), "GT-A01")


def die(data: Data) -> Iterator[Seen]:
    """The faces of the overland die are numbers of spaces and the two symbols, twelve in all."""
    numbers, symbols = data["dice"]["overland_numbers"], data["dice"]["overland_symbols"]
    if not all(1 <= number <= FARTHEST for number in numbers):
        yield ("dice", "overland_numbers"), f"is {quoted(numbers)}, not numbers from 1 to {FARTHEST}", ()
    if not set(symbols) <= {"ticket", "trouble"}:
        yield ("dice", "overland_symbols"), f"is {quoted(symbols)}, not of ticket and trouble", ()
    if len(numbers) + len(symbols) != data["dice"]["overland_faces"]:
        faces = f"{len(numbers)} numbers and {len(symbols)} symbols are not {data['dice']['overland_faces']} faces"
        yield ("dice", "overland_numbers"), f"does not fit: {faces}", (("dice", "overland_symbols"),)


def supplies(data: Data) -> Iterator[Seen]:
    """The components are counted right, and there are tickets, pieces and colours for all players."""
    most = data["players"]["max"]
    counts = {
        "city_keys": len(data["keys"]["city_keys"]),
        "continent_keys": len(data["keys"]["continent_keys"]),
        "keys": len(data["keys"]["city_keys"]) + len(data["keys"]["continent_keys"]),
        "tickets": len(data["tickets"]),
        "adventure_packs": len(data["packs"]),
        "pieces": len(data["colours"]["list"]),
    }
    for field, number in counts.items():
        if data["components"][field] != number:
            also: tuple[Key, ...] = (("keys", field), ("colours", "list"))
            yield ("components", field), f"is {data['components'][field]}, but {number} are listed", also
    needed = most * data["start"]["tickets"] + data["jackpot"]["tickets"]
    if needed > len(data["tickets"]):
        of = f"{len(data['tickets'])} tickets and {most} players"
        yield ("jackpot", "tickets"), f"is {data['jackpot']['tickets']}, too many for {of}", (("players", "max"),)
    yield from edition_checks.colours(data)


def names(data: Data) -> Iterator[Seen]:
    """Everything is named in both languages, on one line, and no two things of a kind have one name."""
    return edition_checks.names(data, "locations", "continents", "packs")


FIRST: Final = (
    Check("places", "GT-004", places),
    Check("overland-ends", "GT-006 GT-052", overland_ends),
    Check("bends", "GT-006", bends),
    Check("former-ids", "GT-004", former_ids),
    Check("water-ends", "GT-006 GT-074", water_ends),
    Check("ticket-places", "GT-009 GT-066", ticket_places),
    Check("packs", "GT-002 GT-101", adventure_checks.packs),
)
THEN: Final = (
    Check("route-kinds", "GT-006 GT-055 GT-070", route_kinds),
    Check("connected", "GT-006", connected),
    Check("keys", "GT-003 GT-171", keys),
    Check("chart", "GT-007 GT-172", chart),
    Check("adventure-cities", "GT-005 GT-101", adventure_checks.adventure_cities),
    Check("effects", "GT-103 GT-A43", adventure_checks.effects),
    Check("constants", "", constants),
    Check("die", "GT-056 GT-A17", die),
    Check("supplies", "GT-002 GT-003 GT-014", supplies),
    Check("names", "GT-004 GT-007", names),
    Check("stories", "GT-103", adventure_checks.stories),
)
CHECKS: Final = FIRST + THEN
"""Every check, in the order in which they are made."""
