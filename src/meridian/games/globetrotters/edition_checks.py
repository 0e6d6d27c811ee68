"""What the data of Globetrotters must keep, whoever wrote them: nothing is played on an edition that breaks it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any, Final

import msgspec

from meridian.core.datum import Fault, Key, quoted
from meridian.core.plain import closest
from meridian.core.provenance import WORDS
from meridian.games.globetrotters.rules.tables import KINDS

OPTIONAL: Final[dict[str, type]] = {"overland.*": str}
"""Overland routes may be added, with a mark as their value, or taken away with "none"."""

LANGUAGES: Final = ("en", "de")
LONGEST_NAME: Final = 40
LONGEST_STORY: Final = 240
RED_DOT: Final = ("key", "continental")
CHEQUE: Final = 100
MAX_SEATS: Final = 6
FARTHEST: Final = 12

FIXED: Final[dict[Key, tuple[Any, str]]] = {
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

MONEY: Final[dict[Key, tuple[int, int, str]]] = {
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

RANGES: Final[dict[Key, tuple[int, int, str]]] = {
    ("players", "min"): (2, MAX_SEATS, "GT-A01"),
    ("players", "max"): (2, MAX_SEATS, "GT-A01"),
    ("fares", "discount_tickets"): (1, 20, "GT-141"),
    ("jackpot", "tickets"): (0, 20, "GT-012 GT-155"),
    ("memories", "for_continent_key"): (1, 20, "GT-172"),
    ("moving_on", "rejected_tickets"): (1, 100, "GT-A70"),
    ("drawing", "cut"): (-180, 180, "GT-006"),
}
"""Every other number of that kind."""

AMOUNT: Final = re.compile(r"(cash|tickets|key|special)([+-])([0-9]{1,4})")
AMOUNTS: Final = {
    "cash+": range(100, 2001, CHEQUE),
    "cash-": range(100, 2001, CHEQUE),
    "tickets+": range(1, 11),
    "tickets-": range(1, 11),
    "key-": range(1, 2),
    "special+": range(1, 4),
    "special-": range(1, 2),
}
"""What an Adventure may give and take."""
MOVES: Final = ("goto", "switch", "back", "home", "bonus", "bonus_world")
ENDS: Final = ("day", "weekend")
PLAIN: Final = ("exchange", *MOVES[1:], *ENDS)

Data = dict[str, Any]
Seen = tuple[Key, str, tuple[Key, ...]]
"""The datum, what is wrong with it, and other data that may be to blame."""


class Check(msgspec.Struct, frozen=True):
    """One thing the data must keep, with the clauses that ask for it."""

    name: str
    clauses: str
    look: Callable[[Data], Iterator[Fault | Seen]]


def faults(data: Data) -> list[Fault]:
    """All that is wrong. What the later checks build on is looked at first; if that is broken, it stops there."""
    found: list[Fault] = []
    for checks in (FIRST, THEN):
        for check in checks:
            for seen in check.look(data):
                found.append(seen if isinstance(seen, Fault) else _fault(check, seen))
        if found:
            break
    return found


def _fault(check: Check, seen: Seen) -> Fault:
    key, complaint, also = seen
    return Fault(key, complaint, check.name, check.clauses, also)


def _strange(place: str, data: Data) -> str:
    """A complaint about a place that is not on the map; nothing if it is."""
    if place in data["locations"]:
        return ""
    return f"names {quoted(place)}, which is no place{closest(place, list(data['locations']))}"


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
        for path in (("lon",), ("lat",), ("draw", "lon"), ("draw", "lat")):
            yield from _on_globe(("locations", name, *path), place if len(path) == 1 else place.get("draw", {}))


def _on_globe(key: Key, row: dict[str, float]) -> Iterator[Seen]:
    most = 180 if key[-1] == "lon" else 90
    value = row.get(key[-1], 0.0)
    if not -most <= value <= most:
        yield key, f"is {value}, not a number from -{most} to {most}", ()


def overland_ends(data: Data) -> Iterator[Seen]:
    """Overland routes join two different places that exist, each pair once; the value is their mark."""
    seen: dict[frozenset[str], str] = {}
    for route, mark in data["overland"].items():
        key = ("overland", route)
        ends = route.split("--")
        strange = [complaint for end in ends if (complaint := _strange(end, data))]
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
    strange = [complaint for place in named if (complaint := _strange(place, data))]
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
    reached, todo = set(), list(near)[:1]
    while todo:
        here = todo.pop()
        if here not in reached:
            reached.add(here)
            todo += near[here]
    cut_off = [name for name in near if name not in reached]
    if cut_off:
        pairs = ((a, b) for a in cut_off for b in near)
        also: tuple[Key, ...] = tuple(("overland", route) for a, b in pairs for route in (f"{a}--{b}", f"{b}--{a}"))
        also += tuple(("water", cruise, "ends") for cruise in data["water"])
        yield ("overland",), f"leaves places cut off by land and water: {', '.join(cut_off)}", also


# KEYs, Memories and Adventures


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


def packs(data: Data) -> Iterator[Seen]:
    """Every continent has a pack that exists, and a pack has cards."""
    for continent, row in data["continents"].items():
        if row["pack"] not in data["packs"]:
            hint = closest(row["pack"], list(data["packs"]))
            yield ("continents", continent, "pack"), f"is {quoted(row['pack'])}, which is no pack{hint}", ()
    for pack, row in data["packs"].items():
        if not 1 <= row["cards"] <= 99:
            yield ("packs", pack, "cards"), f"is {row['cards']}, not a number from 1 to 99", ()


def adventure_cities(data: Data) -> Iterator[Seen]:
    """Every red-dot city has one Adventure on every card of its pack, and nothing else has any."""
    sizes = {
        name: data["packs"][data["continents"][place["continent"]]["pack"]]["cards"]
        for name, place in data["locations"].items()
        if place["kind"] in RED_DOT
    }
    seen: dict[tuple[str, int], str] = {}
    for adventure, row in data["adventures"].items():
        here, city, card = ("adventures", adventure), row["city"], row["card"]
        if city not in sizes:
            hint = closest(city, list(sizes))
            yield (*here, "city"), f"is {quoted(city)}, which is no red-dot city{hint}", (("locations", city, "kind"),)
        elif not 1 <= card <= sizes[city]:
            yield (*here, "card"), f"is {card}, but the pack has the cards 1 to {sizes[city]}", _of_pack(city, data)
        elif (city, card) in seen:
            other = ("adventures", seen[city, card], "card")
            yield (*here, "card"), f"is {card}, the card of {other[1]} too", (other, (*here, "city"))
        seen.setdefault((city, card), adventure)
    for city, size in sizes.items():
        missing = [str(card) for card in range(1, size + 1) if (city, card) not in seen]
        if missing:
            yield ("adventures",), f"have none for {city} on card {', '.join(missing)}", _of_pack(city, data)


def _of_pack(city: str, data: Data) -> tuple[Key, ...]:
    """The data that say which cards a city is on."""
    continent = data["locations"][city]["continent"]
    pack = data["continents"][continent]["pack"]
    there = ("packs", pack, "cards"), ("continents", continent, "pack")
    return *there, ("locations", city, "kind"), ("locations", city, "continent")


def effects(data: Data) -> Iterator[Seen]:
    """An Adventure does what the rules know, and moves the player at most once."""
    for adventure, row in data["adventures"].items():
        parts = row["effect"].split("&")
        heads = [part.partition(":")[0] for part in parts]
        complaint = next(filter(None, (_effect(part, row["city"], data) for part in parts)), "")
        if not complaint and max(sum(head in group for head in heads) for group in (MOVES, ENDS)) > 1:
            complaint = "moves the player, or ends the turn, more than once"
        if not complaint and len(set(parts)) < len(parts):
            complaint = "says the same thing twice"
        if complaint:
            yield ("adventures", adventure, "effect"), f"is {quoted(row['effect'])}: {complaint}", ()


def _effect(part: str, city: str, data: Data) -> str:
    """What is wrong with one part of an effect."""
    amount = AMOUNT.fullmatch(part)
    if amount:
        allowed = AMOUNTS.get(f"{amount[1]}{amount[2]}", range(0))
        if int(amount[3]) in allowed:
            return ""
        return f"{part} is more, less or other than the rules know"
    head, _, place = part.partition(":")
    if head == "goto" and place:
        if place == city:
            return "it leads nowhere"
        kind = data["locations"].get(place, {}).get("kind")
        return "it leads to a Cruise Island" if kind == "cruise" else _strange(place, data)
    return "" if part in PLAIN else f"the rules do not know {quoted(part)}{closest(part, [*PLAIN, *AMOUNTS, 'goto:'])}"


# Constants and names


def constants(data: Data) -> Iterator[Fault | Seen]:
    """Every number makes sense, money comes in cheques, and what the rules do in one way only says so."""
    for key, (wanted, clauses) in FIXED.items():
        value = data[key[0]][key[1]]
        if value != wanted:
            complaint = f"is {quoted(value)}, but the rules know only {quoted(wanted)}"
            yield Fault(key, complaint, "constants", clauses)
    for key, (low, high, clauses) in {**RANGES, **MONEY}.items():
        value = data[key[0]][key[1]]
        if not low <= value <= high:
            yield Fault(key, f"is {value}, not a number from {low} to {high}", "constants", clauses)
        elif key in MONEY and value % CHEQUE:
            yield Fault(key, f"is {value}, not a multiple of {CHEQUE}", "constants", f"{clauses} GT-008")
    least, most = data["players"]["min"], data["players"]["max"]
    if least > most:
        complaint = f"is {most}, less than players.min ({least})"
        yield Fault(("players", "max"), complaint, "constants", "GT-A01", (("players", "min"),))


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
    colours = data["colours"]["list"]
    if len(colours) < most:
        yield ("colours", "list"), f"has {len(colours)} colours for up to {most} players", (("players", "max"),)
    for field in ("id", "letter", "shape"):
        values = [colour[field] for colour in colours]
        if len(set(values)) < len(values) or not all(values):
            yield ("colours", "list"), f"has two colours of one {field}, or one without", ()


def names(data: Data) -> Iterator[Seen]:
    """Everything is named in both languages, on one line, and no two things of a kind have one name."""
    for kind in ("locations", "continents", "packs"):
        for lang in LANGUAGES:
            seen: dict[str, str] = {}
            for row, thing in data[kind].items():
                key, name = (kind, row, "name", lang), thing["name"][lang]
                if not _is_line(name, LONGEST_NAME):
                    yield key, f"is {quoted(name)}, not a name of 1 to {LONGEST_NAME} letters on one line", ()
                elif name.casefold() in seen:
                    other = seen[name.casefold()]
                    yield key, f"is {quoted(name)}, the name of {other} too", ((kind, other, "name", lang),)
                else:
                    seen[name.casefold()] = row


def stories(data: Data) -> Iterator[Seen]:
    """Every Adventure has its story in both languages, on one line."""
    for adventure, row in data["adventures"].items():
        for lang in LANGUAGES:
            if not _is_line(row["text"][lang], LONGEST_STORY):
                wanted = f"a story of 1 to {LONGEST_STORY} letters on one line"
                yield ("adventures", adventure, "text", lang), f"is {quoted(row['text'][lang])}, not {wanted}", ()


def _is_line(text: str, longest: int) -> bool:
    return text == text.strip() and text.isprintable() and 1 <= len(text) <= longest


FIRST: Final = (
    Check("places", "GT-004", places),
    Check("overland-ends", "GT-006 GT-052", overland_ends),
    Check("water-ends", "GT-006 GT-074", water_ends),
    Check("ticket-places", "GT-009 GT-066", ticket_places),
    Check("packs", "GT-002 GT-101", packs),
)
THEN: Final = (
    Check("route-kinds", "GT-006 GT-055 GT-070", route_kinds),
    Check("connected", "GT-006", connected),
    Check("keys", "GT-003 GT-171", keys),
    Check("chart", "GT-007 GT-172", chart),
    Check("adventure-cities", "GT-005 GT-101", adventure_cities),
    Check("effects", "GT-103 GT-A43", effects),
    Check("constants", "", constants),
    Check("die", "GT-056 GT-A17", die),
    Check("supplies", "GT-002 GT-003 GT-014", supplies),
    Check("names", "GT-004 GT-007", names),
    Check("stories", "GT-103", stories),
)
CHECKS: Final = FIRST + THEN
"""Every check, in the order in which they are made."""
