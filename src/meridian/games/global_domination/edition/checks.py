"""What the data of Global Domination must keep in any edition: nothing is played on an edition that breaks it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meridian.core import edition_checks
from meridian.core.datum import Fault, Key, quoted
from meridian.core.edition_checks import (
    Bounds,
    Check,
    Data,
    Seen,
    cut_off,
    find_faults,
    off_the_globe,
    out_of_order,
    out_of_ranges,
)
from meridian.core.suggestions import closest
from meridian.games.global_domination.actions import MAX_AREAS, MAX_SEATS
from meridian.games.global_domination.edition import card_checks

OPTIONAL: Final[dict[str, type]] = {
    "borders.*": str,
    "areas.*.region": str,
    "areas.*.resource": str,
    **card_checks.OPTIONAL,
}
"""Data that an edition may add, or take away with "none"."""

GROUPS: Final = 6
AREAS_EACH: Final = 3

BETWEEN: Final = {
    "land": ("land", "land"),
    "strait": ("land", "land"),
    "coast": ("land", "sea"),
    "sea": ("sea", "sea"),
    "passage": ("sea", "sea"),
}
"""The kinds of border, each with the kinds of area it joins."""

RANGES: Final[dict[Key, Bounds]] = {
    ("players", "min"): (2, MAX_SEATS, "GD-001 GD-A01"),
    ("players", "max"): (2, MAX_SEATS, "GD-001 GD-A01"),
    ("domination", "total"): (1, 200, "GD-009"),
    ("domination", "per_player"): (1, 30, "GD-009"),
    ("actions", "types"): (1, 200, "GD-011"),
    ("actions", "stacks"): (1, 200, "GD-011"),
    ("actions", "copies"): (1, 60, "GD-012 GD-A08"),
    ("turns", "min"): (1, 60, "GD-017 GD-A11"),
    ("turns", "default"): (1, 60, "GD-017 GD-A11"),
    ("turns", "max"): (1, 60, "GD-017 GD-A11"),
    ("logistics", "min"): (0, 30, "GD-075 GD-A36"),
    ("logistics", "start"): (1, 30, "GD-005"),
    ("logistics", "max"): (1, 30, "GD-074 GD-A35"),
    ("vp", "start"): (0, 100, "GD-006 GD-A05"),
    ("vp", "squares"): (1, 1000, "GD-068 GD-A32"),
    ("tokens", "forces"): (1, 200, "GD-003 GD-A03"),
    ("tokens", "markers"): (2, 2, "GD-003"),
    ("scoring", "land_full"): (0, 100, "GD-060"),
    ("scoring", "land_struggling"): (0, 100, "GD-061"),
    ("scoring", "sea_full"): (0, 100, "GD-062"),
    ("scoring", "sea_struggling"): (0, 100, "GD-063"),
    ("scoring", "region_monopoly"): (0, 100, "GD-064"),
    ("scoring", "resource_monopoly_steps"): (0, 30, "GD-071"),
}
"""Every constant with the numbers it may be, and the clauses it belongs to."""

ORDERS: Final[tuple[tuple[Key, Key], ...]] = (
    (("players", "min"), ("players", "max")),
    (("turns", "min"), ("turns", "default")),
    (("turns", "default"), ("turns", "max")),
    (("logistics", "min"), ("logistics", "start")),
    (("logistics", "start"), ("logistics", "max")),
    (("actions", "stacks"), ("actions", "types")),
)
"""Constants of which the second is never less than the first."""


def faults(data: Data) -> list[Fault]:
    """All that is wrong with the data of an edition."""
    return find_faults(data, FIRST, THEN)


# The board


def area_kinds(data: Data) -> Iterator[Seen]:
    """Areas are land or sea, no more of them than the actions can name, and on the globe."""
    areas = data["areas"]
    if len(areas) > MAX_AREAS:
        yield ("areas",), f"has {len(areas)} areas, more than {MAX_AREAS}", ()
    for name, area in areas.items():
        if area["kind"] not in ("land", "sea"):
            yield ("areas", name, "kind"), f"is {quoted(area['kind'])}, not land or sea", ()
        for key in ("lon", "lat"):
            yield from off_the_globe(("areas", name, key), area[key])


def border_ends(data: Data) -> Iterator[Seen]:
    """Borders join two different areas that exist, each pair once."""
    seen: dict[frozenset[str], str] = {}
    for border in data["borders"]:
        ends = border.split("-")
        strange = [end for end in ends if end not in data["areas"]]
        if len(ends) != 2:
            yield ("borders", border), "does not name two areas, as in CAN-USA", ()
        elif strange:
            yield (
                ("borders", border),
                f"names {quoted(strange[0])}, which is no area{closest(strange[0], list(data['areas']))}",
                (),
            )
        elif ends[0] == ends[1]:
            yield ("borders", border), "joins an area to itself", ()
        elif frozenset(ends) in seen:
            other = seen[frozenset(ends)]
            yield ("borders", border), f"is the same border as {other}", (("borders", other),)
        else:
            seen[frozenset(ends)] = border


def border_kinds(data: Data) -> Iterator[Seen]:
    """A border is of a kind that fits the areas it joins."""
    areas = data["areas"]
    for border, kind in data["borders"].items():
        here = ("borders", border)
        ends = border.split("-")
        joined = tuple(sorted(areas[end]["kind"] for end in ends))
        fitting = [name for name, between in BETWEEN.items() if between == joined]
        if kind not in fitting:
            yield (
                here,
                f"is {quoted(kind)}, but it joins {' and '.join(joined)}: {' or '.join(fitting)}",
                tuple(("areas", end, "kind") for end in ends),
            )


def connected(data: Data) -> Iterator[Seen]:
    """From every area every other one can be reached, with strait links and without."""
    for closed, mode in (("passage", "with"), ("strait", "without")):
        near: dict[str, list[str]] = {name: [] for name in data["areas"]}
        for border, kind in data["borders"].items():
            if kind != closed:
                a, b = border.split("-")
                near[a].append(b)
                near[b].append(a)
        lost = cut_off(near)
        if lost:
            yield ("borders",), f"leaves {', '.join(lost)} cut off {mode} strait links", _borders_of(data, lost)


def _borders_of(data: Data, areas: list[str]) -> tuple[Key, ...]:
    """All borders these areas could have: those taken away are to blame as well."""
    pairs = ((a, b) for a in areas for b in data["areas"])
    return tuple(("borders", border) for a, b in pairs for border in (f"{a}-{b}", f"{b}-{a}"))


def region_members(data: Data) -> Iterator[Seen]:
    """Six regions of three land areas each, and no sea in any."""
    return _members(data, "region", "regions")


def resource_members(data: Data) -> Iterator[Seen]:
    """Six resources on three land areas each, and none at sea."""
    return _members(data, "resource", "resources")


def _members(data: Data, field: str, groups: str) -> Iterator[Seen]:
    if len(data[groups]) != GROUPS:
        yield (groups,), f"are {len(data[groups])}, not {GROUPS}", ()
    members: dict[str, list[str]] = {group: [] for group in data[groups]}
    for name, area in data["areas"].items():
        here = ("areas", name, field)
        group = area.get(field)
        if area["kind"] == "sea":
            if group is not None:
                yield here, f"is {quoted(group)}, but a sea area has none", (("areas", name, "kind"),)
        elif group is None:
            yield here, f"is missing: a land area has a {field}", (("areas", name, "kind"),)
        elif group not in members:
            yield here, f"is {quoted(group)}, which is no {field}{closest(group, list(members))}", ()
        else:
            members[group].append(name)
    for group, names in members.items():
        if len(names) != AREAS_EACH:
            also = tuple(("areas", name, field) for name in [*names, *data["areas"]])
            listed = f": {', '.join(names)}" if names else ""
            yield (groups, group), f"has {len(names)} land areas, not {AREAS_EACH}{listed}", also


# Constants and names


def constants(data: Data) -> Iterator[Fault | Seen]:
    """Every constant is a number that makes sense, and they fit together."""
    yield from out_of_ranges(data, RANGES)
    for low_key, high_key in ORDERS:
        yield from out_of_order(data, low_key, high_key, RANGES[high_key][2])


def supplies(data: Data) -> Iterator[Seen]:
    """There are enough cards, tokens and colours for all players, and the types are counted right."""
    most = data["players"]["max"]
    dealt = most * data["domination"]["per_player"]
    if dealt > data["domination"]["total"]:
        also: tuple[Key, ...] = (("domination", "per_player"), ("players", "max"))
        yield ("domination", "total"), f"is {data['domination']['total']}, too few to deal {dealt}", also
    types = len(data["cards"]) - 1
    if data["actions"]["types"] != types:
        yield ("actions", "types"), f"is {data['actions']['types']}, but {types} types of Action cards are listed", ()
    if data["tokens"]["forces"] < len(data["areas"]):
        needed = f"one for each of the {len(data['areas'])} areas: the rules let no supply run out"
        yield ("tokens", "forces"), f"is {data['tokens']['forces']}, too few: {needed}", ()
    yield from edition_checks.colours(data)


def names(data: Data) -> Iterator[Seen]:
    """Everything is named in both languages, on one line, and no two things of a kind have one name."""
    return edition_checks.names(data, "areas", "cards", "regions", "resources")


def letters(data: Data) -> Iterator[Seen]:
    """Each resource has a letter of its own."""
    seen: dict[str, str] = {}
    for resource, row in data["resources"].items():
        key, letter = ("resources", resource, "letter"), row["letter"]
        if len(letter) != 1 or not letter.isalpha():
            yield key, f"is {quoted(letter)}, not one letter", ()
        elif letter in seen:
            yield (
                key,
                f"is {quoted(letter)}, the letter of {seen[letter]} too",
                (("resources", seen[letter], "letter"),),
            )
        seen.setdefault(letter, resource)


FIRST: Final = (
    Check("area-kinds", "GD-002 GD-A02 GD-097", area_kinds),
    Check("border-ends", "GD-094", border_ends),
    Check("card-types", "GD-014 GD-A10 GD-103", card_checks.card_types),
)
THEN: Final = (
    Check("border-kinds", "GD-094 GD-A39", border_kinds),
    Check("connected", "GD-094 GD-A39", connected),
    Check("regions", "GD-092", region_members),
    Check("resources", "GD-070 GD-A33", resource_members),
    Check("letters", "GD-070", letters),
    Check("card-values", "GD-098 GD-A44", card_checks.values),
    Check("card-prices", "GD-044", card_checks.prices),
    Check("card-use", "GD-022 GD-130", card_checks.use),
    Check("card-texts", "GD-038 GD-A16", card_checks.texts),
    Check("constants", "", constants),
    Check("supplies", "GD-003 GD-009 GD-011", supplies),
    Check("names", "GD-098 GD-002", names),
)
CHECKS: Final = FIRST + THEN
"""Every check, in the order in which they are made."""
