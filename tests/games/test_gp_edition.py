"""Editions of Globopolis: each check sees its fault, what is printed is there, and whatever passes can be played."""

from __future__ import annotations

import re
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.core.datum import Key, leaves
from meridian.core.edition import changes, marks_of
from meridian.core.errors import BadInput
from meridian.core.game import begin, edition_of, new_header, speaker_for
from meridian.core.messages import LANGUAGES
from meridian.core.position import CHANCE
from meridian.core.rulebook import rulebook
from meridian.games.globopolis.edition import card_checks
from meridian.games.globopolis.edition import checks as edition_checks
from meridian.games.globopolis.rules.constants import CONDITIONS, EFFECTS, RESOURCES
from meridian.games.globopolis.rules.state import State
from meridian.scenarios.run import ScenarioRun
from meridian.scenarios.scenario import Scenario, Step
from tests.games.editions import faults, overlay, plays_and_replays

GAME = games.load("globopolis")
BASE = edition_of(GAME)
DATA = BASE.data
FACTS = {name: fact.value for name, fact in GAME.edition.data_facts(BASE).items()}
FIELDS: list[str] = DATA["ring"]["fields"]
COLOURS: list[dict[str, Any]] = DATA["colours"]["list"]
AGENTS_MOST = ("agents", "per_territory")
CLAUSE = re.compile(r"GP-A?\d+")
COMPLAINT = re.compile(r'[a-z-]+: [a-z_]+(\.[A-Za-z0-9_"-]+)* (is|has|have|names) [^\n]+ \(GP-A?\d+( GP-A?\d+)*\)')
"""The check, the datum, what is wrong with it, and the clauses."""


def ring(changed: dict[int, str]) -> dict[str, Any]:
    """The ring with something else on some of its fields."""
    return overlay("ring.fields", [changed.get(at, name) for at, name in enumerate(FIELDS)])


def grouped(group: str, *territories: str) -> dict[str, Any]:
    """Territories that join another group."""
    return {"territories": {name: {"group": group} for name in territories}}


def constant(key: Key, value: int) -> dict[str, Any]:
    """Another constant, with what must change beside it: room in the hand, Agents in the box, tables of dice."""
    changed = overlay(".".join(key), value)
    if key == AGENTS_MOST:
        changed["cleaning"] = {"infiltrator": [8] * value, "owner": [8] * (value + 1)}
    elif key == ("start", "agents"):
        changed["pieces"] = {"agents": 60}
    elif key == ("pieces", "agents"):
        changed["start"] = {"agents": 1}
    elif key == ("hand", "limit"):
        changed["start"] = dict.fromkeys(card_checks.COUNTS, 1)
    elif key[0] == "start":
        changed["hand"] = {"limit": 20}
    return changed


RING: list[tuple[dict[str, Any], str]] = [
    (overlay("ring.fields", FIELDS[:63]), "ring: ring.fields has 63 fields, not 64 (GP-086)"),
    (overlay("ring.fields", [*FIELDS, "influence"]), "ring: ring.fields has 65 fields, not 64 (GP-086)"),
    (ring({2: "UKR"}), "ring: ring.fields has UKR twice, not once (GP-086)"),
    (ring({2: "UKR"}), "ring: ring.fields has POL nowhere, not once (GP-086)"),
    (ring({3: "influence"}), "ring: ring.fields has influence 9 times, not 8 times (GP-086)"),
    (ring({3: "influence"}), "ring: ring.fields has ops-mission 7 times, not 8 times (GP-086)"),
    (ring({38: "CHM"}), 'ring: ring.fields names "CHM", which is no field; did you mean CHN? (GP-086)'),
    (
        ring({0: "UKR", 1: "ORSS-A"}),
        "quadrants: ring.fields has bases on the fields 1, 16, 32, 48, not 0, 16, 32, 48 (GP-085 GP-086)",
    ),
    (overlay("territories.NZL.lon", 180.5), "places: territories.NZL.lon is 180.5, not a number from -180 to 180 (GP-"),
    (overlay("guilds.FWG.lat", -91), "places: guilds.FWG.lat is -91.0, not a number from -90 to 90 (GP-086)"),
    (overlay("independents.CHE.lat", float("nan")), "places: independents.CHE.lat is nan, not a number from -90 to 90"),
    (overlay("bases.ORSS-A.lon", 181), "places: bases.ORSS-A.lon is 181.0, not a number from -180 to 180 (GP-086)"),
]

GROUPS: list[tuple[dict[str, Any], str]] = [
    (
        grouped("EEV", "UKR"),
        'group-members: territories.UKR.group is "EEV", which is no group; did you mean EEU? (GP-065 GP-100)',
    ),
    (overlay("guilds.FWG.group", "X"), 'group-members: guilds.FWG.group is "X", which is no group (GP-065 GP-100)'),
    (grouped("WEU", "UKR"), "group-sizes: groups.EEU has 1 Territories, not two to four: POL (GP-065 GP-100)"),
    (grouped("WEU", "UKR", "POL"), "group-sizes: groups.EEU has 0 Territories, not two to four (GP-065 GP-100)"),
    (grouped("SA", "MEX"), "groups.SA has 5 Territories, not two to four: MEX, VEN, ECU, BRA, ARG (GP-065 GP-100)"),
    (
        grouped("SCA", "UKR"),
        "guilds.FWG.group is SCA, which has 3 Territories: a Guild has two Associated ones (GP-065 GP-100)",
    ),
    (overlay("guilds.FWG.group", "NA"), "guilds.FWG.group is NA, which has 3 Territories: a Guild has two Associated"),
    (overlay("guilds.FWG.group", "SAF"), "group-sizes: guilds.WWG.group is SAF, the group of FWG too (GP-065 GP-100)"),
    (
        overlay("groups.NA.colour", "blue"),
        'group-looks: groups.NA.colour is "blue", not a colour such as #1f4e9c (GP-113)',
    ),
    (overlay("groups.SA.colour", "#1f4e9c"), 'groups.SA.colour is "#1f4e9c", the colour of NA too (GP-113)'),
    (
        overlay("groups.NA.letter", "Na"),
        'group-looks: groups.NA.letter is "Na", not one or two capital letters (GP-113)',
    ),
    (overlay("groups.SA.letter", "NA"), 'group-looks: groups.SA.letter is "NA", the letter of NA too (GP-113)'),
]

TITLES: list[tuple[dict[str, Any], str]] = [
    (overlay("territories.USA.value", 5), "titles: territories.USA.value is 5, not a number from 1 to 4 (GP-013 GP-"),
    (overlay("territories.USA.value", 0), "titles: territories.USA.value is 0, not a number from 1 to 4"),
    (overlay("territories.USA.units.food", 21), "titles: territories.USA.units.food is 21, not a number from 0 to 20"),
    (overlay("territories.USA.units.ucp", -1), "titles: territories.USA.units.ucp is -1, not a number from 0 to 20"),
    (
        overlay("territories.USA.units.ns", 3),
        "titles: territories.USA.units.ns is 3, more than an undeveloped Territory may hold (2)",
    ),
    (
        overlay("units.ns_limit", [1, 3, 4]),
        "territories.USA.units.ns is 2, more than an undeveloped Territory may hold",
    ),
    (
        overlay("territories.USA.premium", [25, 20]),
        "titles: territories.USA.premium is [25, 20], not 2 numbers from 0 to 1000 that never fall",
    ),
    (overlay("territories.USA.premium", [20]), "territories.USA.premium is [20], not 2 numbers from 0 to 1000"),
    (
        overlay("territories.USA.conference", [20, 40]),
        "titles: territories.USA.conference is [20, 40], not 3 numbers from 0 to 1000 that never fall",
    ),
    (overlay("territories.USA.conference", [-5, 40, 65]), "territories.USA.conference is [-5, 40, 65], not 3 numbers"),
    (
        overlay("territories.USA.conference", [20, 40, 1001]),
        "conference is [20, 40, 1001], not 3 numbers from 0 to 1000",
    ),
    (
        overlay("guilds.FWG.resource", "watr"),
        'guilds: guilds.FWG.resource is "watr", which is no resource; did you mean water? (GP-100 GP-106 GP-A68)',
    ),
    (overlay("guilds.FWG.value", 0), "guilds: guilds.FWG.value is 0, not a number from 1 to 20"),
    (overlay("guilds.FWG.value", 21), "guilds: guilds.FWG.value is 21, not a number from 1 to 20"),
    (overlay("guilds.FWG.stock", 0), "guilds: guilds.FWG.stock is 0, not a number from 1 to 200"),
    (overlay("guilds.FWG.stock", 201), "guilds: guilds.FWG.stock is 201, not a number from 1 to 200"),
    (
        overlay("guilds.FWG.prices", [5, 4, 10]),
        "guilds: guilds.FWG.prices is [5, 4, 10], not 3 numbers from 0 to 1000 that never fall (GP-100",
    ),
    (overlay("guilds.FWG.prices", [5, 7, 10, 12]), "guilds.FWG.prices is [5, 7, 10, 12], not 3 numbers"),
    (overlay("independents.RUS.broker", True), "independents: independents have 2 brokers, not one (GP-092 GP-099)"),
    (overlay("independents.CHE.broker", False), "independents: independents have 0 brokers, not one (GP-092 GP-099)"),
    (
        overlay("independents.CHE.broker", False),
        'independents.CHE.sells is ["broker"], not one or two of water, food, energy, ucp, ns (GP-092 GP-099)',
    ),
    (overlay("independents.CHE.sells", ["food"]), 'independents.CHE.sells is ["food"], not ["broker"] (GP-092 GP-099)'),
    (overlay("independents.RUS.sells", ["ucp", "ucp"]), 'independents.RUS.sells is ["ucp", "ucp"], not one or two of'),
    (overlay("independents.RUS.sells", ["gold"]), 'independents.RUS.sells is ["gold"], not one or two of water'),
    (overlay("independents.RUS.sells", ["ucp", "ns", "food"]), "independents.RUS.sells is"),
]

CARDS: list[tuple[dict[str, Any], str]] = [
    (
        overlay("ops.OP01.kind", "spying"),
        'card-counts: ops.OP01.kind is "spying", not opportunity or operations (GP-112)',
    ),
    (
        overlay("ops.OP01.kind", "operations"),
        'card-counts: ops.OP01.kind is "operations", but the card is of the other kind (GP-112)',
    ),
    (overlay("ops.OP13.kind", "opportunity"), 'ops.OP13.kind is "opportunity", but the card is of the other kind'),
    (
        overlay("ops.OP01.attackers", ["NA", "WEU", "SCO"]),
        'opportunities: ops.OP01.attackers names "SCO", which is no group; did you mean SCA? (GP-113)',
    ),
    (overlay("ops.OP01.targets", ["SEA", "SEA", "SAI"]), "opportunities: ops.OP01.targets names SEA twice (GP-113)"),
    (overlay("ops.OP01.targets", ["SEA", "SAI"]), "opportunities: ops.OP01.targets has 2 groups, not 3 (GP-113)"),
    (
        overlay("ops.OP13.effect", "own_dice"),
        'card-effects: ops.OP13.effect is "own_dice", which the rules do not know; did you mean own_die? (GP-037 GP-',
    ),
    (overlay("ops.OP13.effect", "take_money"), 'ops.OP13.effect is "take_money", which the rules do not know'),
    (overlay("influences.I08.effect", "own_die"), 'influences.I08.effect is "own_die", which the rules do not know'),
    (
        overlay("ops.OP13.moment", "round"),
        'card-effects: ops.OP13.moment is "round", but own_die is for the moment assess (GP-037 GP-112 GP-115)',
    ),
    (overlay("ops.OP13.amount", 7), "card-effects: ops.OP13.amount is 7, not a number from 1 to 6 (GP-037"),
    (overlay("ops.OP15.amount", 1), "card-effects: ops.OP15.amount is 1, not 0 (GP-037"),
    (overlay("influences.I07.amount", 3), "card-effects: influences.I07.amount is 3, not 2 (GP-037"),
    (overlay("influences.I08.amount", 0), "card-effects: influences.I08.amount is 0, not a number from 1 to 1000"),
    (
        overlay("influences.I08.effect", "royalties"),
        'influences.I08.effect is "royalties", which goes with most; this card has none (GP-037 GP-112 GP-115)',
    ),
    (
        overlay("influences.I02.effect", "take_money"),
        'influences.I02.effect is "take_money", which goes with no parameters; this card has resource',
    ),
    (
        overlay("influences.I02.resource", "ice"),
        'card-effects: influences.I02.resource names "ice", which is no resource (GP-037 GP-112 GP-115)',
    ),
    (overlay("influences.I19.resources", ["food", "food"]), "influences.I19.resources names food twice (GP-037"),
    (
        overlay("influences.I19.resources", ["food", "ns", "ucp"]),
        "card-effects: influences.I19.resources has 3 resources, more than 2 (GP-037 GP-112 GP-115)",
    ),
    (overlay("influences.I09.most", 0), "card-effects: influences.I09.most is 0, not a number from 1 to 1000"),
    (overlay("influences.I14.price", 101), "card-effects: influences.I14.price is 101, not a number from 0 to 100"),
    (overlay("influences.I32.other", 21), "card-effects: influences.I32.other is 21, not a number from 0 to 20"),
    (overlay("influences.I01.also", "option"), 'card-effects: influences.I01.also is "option", not "landing" (GP-037'),
    (
        overlay("influences.I29.needs_agents", False),
        "card-agents: influences.I29.needs_agents is false, but the card is about Agents (GP-118 GP-A10)",
    ),
    (
        overlay("ops.OP01.needs_agents", True),
        "card-agents: ops.OP01.needs_agents is true, but the card is not about Agents (GP-118 GP-A10)",
    ),
    (overlay("missions.M11.needs_agents", False), "missions.M11.needs_agents is false, but the card is about Agents"),
    (
        overlay("ops.OP01.text.en", ""),
        'card-texts: ops.OP01.text.en is "", not a text of 1 to 300 letters on one line (GP-115)',
    ),
    (overlay("missions.M01.text.de", "a\nb"), "card-texts: missions.M01.text.de is"),
    (overlay("influences.I01.text.de", "x" * 301), "not a text of 1 to 300 letters on one line (GP-115)"),
]

MISSIONS: list[tuple[dict[str, Any], str]] = [
    (
        overlay("missions.M04.condition", "owns_of"),
        'missions: missions.M04.condition is "owns_of", which the rules do not know; did you mean own_of? (GP-116',
    ),
    (
        overlay("missions.M04.condition", "vault"),
        'missions.M04.condition is "vault", which goes with eu, eu_of_two, guilds; this card has of, need (GP-116',
    ),
    (
        overlay("missions.M04.when", "turn_start"),
        'missions.M04.when is "turn_start", but own_of is for the moment turn',
    ),
    (
        overlay("missions.M04.reward", "money"),
        'missions.M04.reward is "money", not victory or points (GP-116 GP-177 GP',
    ),
    (overlay("missions.M04.points", 5), "missions.M04.points is 5, not 0, as the reward is victory (GP-116"),
    (overlay("missions.M01.points", 0), "missions: missions.M01.points is 0, not a number from 1 to 100 (GP-116"),
    (overlay("missions.M01.points", 101), "missions: missions.M01.points is 101, not a number from 1 to 100"),
    (overlay("missions.M01.reward", "victory"), "missions.M01.points is 20, not 0, as the reward is victory"),
    (overlay("missions.M04.need", 8), "missions: missions.M04.need is 8, but 7 are listed (GP-116"),
    (overlay("missions.M04.need", 0), "missions: missions.M04.need is 0, not a number from 1 to 32"),
    (
        overlay("missions.M04.of", ["USA", "CANA"]),
        'missions: missions.M04.of names "CANA", which is no Territory; did you mean CAN? (GP-116',
    ),
    (overlay("missions.M04.of", ["USA", "USA", "CAN"]), "missions: missions.M04.of names USA twice"),
    (overlay("missions.M03.of", ["SWE", "FWG"]), 'missions.M03.of names "FWG", which is no Territory'),
    (overlay("missions.M03.guild", "SWE"), 'missions: missions.M03.guild names "SWE", which is no Guild'),
    (overlay("missions.M02.guilds", ["CEG", "WWW"]), 'missions.M02.guilds names "WWW", which is no Guild; did you'),
    (overlay("missions.M12.guilds", 5), "missions: missions.M12.guilds is 5, not a number from 0 to 4"),
    (overlay("missions.M01.least", 5), "missions: missions.M01.least is 5, not a number from 1 to 4"),
    (overlay("missions.M09.per_quadrant", 9), "missions: missions.M09.per_quadrant is 9, not a number from 1 to 8"),
    (overlay("missions.M10.ns", 5), "missions: missions.M10.ns is 5, not a number from 1 to 4"),
    (overlay("missions.M11.territories", 33), "missions: missions.M11.territories is 33, not a number from 1 to 32"),
    (overlay("missions.M11.opponents", 0), "missions: missions.M11.opponents is 0, not a number from 1 to 4"),
    (overlay("missions.M11.opponents_of_two", 2), "missions: missions.M11.opponents_of_two is 2, not 1 (GP-116"),
    (overlay("missions.M12.eu", -1), "missions: missions.M12.eu is -1, not a number from 0 to 5000"),
    (overlay("missions.M12.eu_of_two", 5001), "missions: missions.M12.eu_of_two is 5001, not a number from 0 to 5000"),
    (
        overlay("missions.M08.by_players", [7, 6, 5]),
        "missions.M08.by_players is [7, 6, 5], not 4 numbers from 1 to 32, for 2 to 5 players (GP-116 GP-177 GP-A57)",
    ),
    (overlay("missions.M08.by_players", [7, 6, 5, 0]), "missions.M08.by_players is [7, 6, 5, 0], not 4 numbers from 1"),
    (overlay("missions.M09.by_players", [33, 6, 5, 4]), "missions.M09.by_players is [33, 6, 5, 4], not 4 numbers"),
]

NUMBERS: list[tuple[dict[str, Any], str]] = [
    (
        overlay("units.ns_limit", [2, 4]),
        "lists: units.ns_limit is [2, 4], not 3 numbers from 0 to 20 that never fall (GP-059 GP-133 GP-137)",
    ),
    (overlay("units.ns_limit", [2, 4, 3]), "lists: units.ns_limit is [2, 4, 3], not 3 numbers"),
    (
        overlay("academy.gains", [1, 2, 3, 4, 5, 21]),
        "lists: academy.gains is [1, 2, 3, 4, 5, 21], not 6 numbers from 0",
    ),
    (overlay("cleaning.infiltrator", [8, 10]), "lists: cleaning.infiltrator is [8, 10], not 3 numbers from 4 to 20"),
    (overlay("cleaning.owner", [3, 8, 10, 12]), "lists: cleaning.owner is [3, 8, 10, 12], not 4 numbers from 4 to 20"),
    (overlay("agents.per_territory", 2), "lists: cleaning.owner is [8, 10, 12, 12], not 3 numbers from 4 to 20"),
    (overlay("agents.per_territory", 0), "lists: cleaning.infiltrator is [8, 10, 12], not 0 numbers from 4 to 20"),
    (
        overlay("box.note_values", [1, 5, 10]),
        "constants: box.note_values is [1, 5, 10], but the rules know only [1, 5,",
    ),
    (overlay("players", {"min": 4, "max": 3}), "constants: players.max is 3, less than players.min (4) (GP-001)"),
    (overlay("pieces.agents", 14), "constants: pieces.agents is 14, less than start.agents (15) (GP-003 GP-004)"),
    (overlay("start.missions", 4), "constants: hand.limit is 3, less than start.missions (4) (GP-009 GP-111)"),
    (overlay("start.ops", 4), "constants: hand.limit is 3, less than start.ops (4) (GP-009 GP-111)"),
    (overlay("hand.limit", 2), "constants: hand.limit is 2, less than start.influences (3) (GP-009 GP-111)"),
    (overlay("pieces.units", 50), "supplies: pieces.units is 50, but the Titles need 51 of water (GP-A26)"),
    (overlay("guilds.SSG.stock", 17), "supplies: pieces.units is 55, but the Titles need 56 of energy (GP-A26)"),
    (
        overlay("territories.USA.units.food", 18),
        "supplies: pieces.units is 55, but the Titles need 56 of food (GP-A26)",
    ),
    (overlay("start.titles_5", 8), "supplies: start.titles_5 is 8, too many for 5 players: there are 36 (GP-011)"),
    (
        {"start": {"ops": 4}, "hand": {"limit": 4}},
        "supplies: start.ops is 4, too many: without Agents there are 19 for all players (GP-009 GP-118)",
    ),
    (overlay("start.missions", 3), "supplies: start.missions is 3, too many: without Agents there are 11 for all"),
    (
        {"start": {"influences": 6}, "hand": {"limit": 6}},
        "supplies: start.influences is 6, too many: without Agents there are 27 for all players (GP-009 GP-118)",
    ),
    (overlay("colours.list", COLOURS[:4]), "supplies: colours.list has 4 colours for up to 5 players (GP-001)"),
    (overlay("colours.list", COLOURS[:1] * 5), "supplies: colours.list has two colours of one id, or one without"),
]

NAMES: list[tuple[dict[str, Any], str]] = [
    (overlay("territories.USA.name.en", "canada"), 'names: territories.USA.name.en is "canada", the name of CAN too'),
    (overlay("guilds.FWG.name.de", " "), 'names: guilds.FWG.name.de is " ", not a name of 1 to 40 letters on one line'),
    (overlay("independents.CHE.name.en", "x" * 41), "not a name of 1 to 40 letters on one line (GP-086)"),
    (overlay("bases.ORSS-A.name.de", "a\nb"), "names: bases.ORSS-A.name.de is"),
    (overlay("specials.NSA.name.de", "NIA"), 'names: specials.NIA.name.de is "NIA", the name of NSA too (GP-086)'),
    (overlay("quadrants.Q1.name.en", ""), 'names: quadrants.Q1.name.en is "", not a name of 1 to 40'),
    (overlay("groups.EEU.name.de", "Westeuropa"), 'names: groups.WEU.name.de is "Westeuropa", the name of EEU too'),
    (overlay("ops.OP01.name.en", "Cape Cable"), 'names: ops.OP02.name.en is "Cape Cable", the name of OP01 too'),
    (overlay("missions.M01.name.de", ""), 'names: missions.M01.name.de is ""'),
    (overlay("influences.I32.name.en", "Embargo"), 'names: influences.I32.name.en is "Embargo", the name of I16 too'),
]

BROKEN = [*RING, *GROUPS, *TITLES, *CARDS, *MISSIONS, *NUMBERS, *NAMES]


@pytest.mark.parametrize(("changed", "complaint"), BROKEN)
def test_a_check_sees_its_fault(changed: dict[str, Any], complaint: str) -> None:
    found = faults(GAME, changed)
    assert any(complaint in fault for fault in found), found
    assert [fault for fault in found if not COMPLAINT.fullmatch(fault)] == []


def test_every_check_has_a_name_and_can_fail() -> None:
    names = [check.name for check in edition_checks.CHECKS]
    assert len(set(names)) == len(names)
    assert {fault.partition(":")[0] for changed, _ in BROKEN for fault in faults(GAME, changed)} == set(names)


def test_every_clause_of_a_check_is_in_the_rule_book() -> None:
    cited = [check.clauses for check in edition_checks.CHECKS]
    cited += [clauses for _, clauses in edition_checks.FIXED.values()]
    cited += [clauses for _, _, clauses in (*edition_checks.RANGES.values(), *edition_checks.ORDERS)]
    cited += [" ".join(CLAUSE.findall(fault)) for changed, _ in BROKEN for fault in faults(GAME, changed)]
    assert {clause for clauses in cited for clause in clauses.split() if clause not in rulebook(GAME.package)} == set()


def test_every_constant_has_a_check() -> None:
    listed = {("ring", "fields"), ("colours", "list"), ("units", "ns_limit"), ("academy", "gains")}
    listed |= {("cleaning", "infiltrator"), ("cleaning", "owner")}
    constants = {key for key, _ in leaves(DATA) if len(key) == 2}
    assert constants == set(edition_checks.FIXED) | set(edition_checks.RANGES) | listed
    assert not set(edition_checks.FIXED) & set(edition_checks.RANGES)


@pytest.mark.parametrize("key", edition_checks.RANGES, ids=".".join)
def test_a_constant_out_of_its_range_is_named_with_its_clauses(key: Key) -> None:
    low, high, clauses = edition_checks.RANGES[key]
    assert low < high
    assert low <= DATA[key[0]][key[1]] <= high
    for value in (low - 1, high + 1) if key != AGENTS_MOST else (high + 1,):
        changed = constant(key, value)
        wanted = f"constants: {'.'.join(key)} is {value}, not a number from {low} to {high} ({clauses})"
        assert wanted in faults(GAME, changed)


@pytest.mark.parametrize("key", edition_checks.FIXED, ids=".".join)
def test_what_the_rules_do_in_one_way_only_cannot_be_changed(key: Key) -> None:
    wanted, clauses = edition_checks.FIXED[key]
    assert DATA[key[0]][key[1]] == wanted
    other = wanted + 1 if isinstance(wanted, int) else wanted[:-1]
    complaint = f"constants: {'.'.join(key)} is {other}, but the rules know only {wanted} ({clauses})"
    assert faults(GAME, overlay(".".join(key), other)) == [complaint]


def test_no_datum_goes_unchecked() -> None:
    """Whatever the datum, there is something it cannot be, and the complaint names it or what does not fit it."""
    absurd: dict[type, Any] = {int: -1, float: 1e9, str: "\n", list: ["?"]}
    unseen: list[Key] = []
    for key, value in leaves(DATA):
        other = not value if isinstance(value, bool) else absurd[type(value)]
        if isinstance(value, list):
            other = [999] if isinstance(value[0], int) else value[:1] * 99
        if not faults(GAME, overlay(".".join(key), other)):
            unseen.append(key)
    assert unseen == []


def test_too_few_of_anything_are_seen() -> None:
    for section, number in {**edition_checks.COUNTS, **card_checks.COUNTS}.items():
        data = deepcopy(DATA)
        data[section].popitem()
        what, cites = ("cards", "GP-112") if section in card_checks.COUNTS else ("entries", "GP-086")
        found = [str(fault) for fault in edition_checks.faults(data)]
        assert f"{section} has {number - 1} {what}, not {number} ({cites})" in found


def test_the_checks_know_every_effect_and_condition_of_the_rules() -> None:
    assert {"opportunity", *card_checks.OPERATIONS, *card_checks.INFLUENCES} == set(EFFECTS)
    assert set(card_checks.CONDITIONS) == set(CONDITIONS)
    assert not set(card_checks.OPERATIONS) & set(card_checks.INFLUENCES)


def test_the_data_are_not_changed_by_checking_them() -> None:
    before = deepcopy(DATA)
    assert GAME.edition.faults(BASE) == []
    for changed, _ in BROKEN:
        faults(GAME, changed)
    assert before == DATA


# What is printed


PRINTED = {
    "NZL": (2, [1, 1, 1, 2, 0], [10, 15]),
    "CAN": (3, [3, 2, 0, 1, 1], [15, 20]),
    "JPN": (3, [1, 0, 1, 2, 2], [15, 20]),
    "COD": (1, [0, 0, 1, 1, 1], [5, 10]),
}
"""The four Territory Titles that the books show: value, units, premiums (EX-018 to EX-021)."""


@pytest.mark.parametrize("name", PRINTED)
def test_the_printed_titles(name: str) -> None:
    row = DATA["territories"][name]
    assert (row["value"], [row["units"][kind] for kind in RESOURCES], row["premium"]) == PRINTED[name]


def test_only_the_printed_titles_are_marked_so() -> None:
    marks = marks_of(BASE, BASE)
    whole = {
        name
        for name in DATA["territories"]
        if {mark for key, mark in marks.items() if key[:2] == ("territories", name) and key[2] in
            ("value", "units", "premium")} == {"printed"}
    }  # fmt: skip
    assert whole == set(PRINTED)
    assert {guild for guild in DATA["guilds"] if marks["guilds", guild, "stock"] == "printed"} == {"FWG"}
    assert {marks["guilds", guild, "value"] for guild in DATA["guilds"]} == {"printed"}
    assert {marks["territories", name, "conference"] for name in DATA["territories"]} == {"reconstructed"}


def test_the_printed_guilds() -> None:
    guilds = DATA["guilds"]
    assert (guilds["FWG"]["value"], guilds["FWG"]["stock"], guilds["FWG"]["resource"]) == (4, 15, "water")
    assert guilds["WWG"]["value"] == 4
    assert FACTS["guild_resources"] == {"FWG": "water", "CEG": "energy", "WWG": "energy", "SSG": "energy"}
    assert {guild: set(names) for guild, names in FACTS["associates"].items()} == {
        "FWG": {"SWE", "NOR"}, "CEG": {"ALA", "NUN"}, "WWG": {"TZA", "ZAF"}, "SSG": {"SAU", "IRN"},
    }  # fmt: skip


def test_the_four_titles_of_the_example_are_worth_eleven_points() -> None:
    values = [DATA["guilds"]["WWG"]["value"], *(DATA["territories"][name]["value"] for name in ("CAN", "COD", "JPN"))]
    assert values == [4, 3, 1, 3]
    run = ScenarioRun(GAME, scenario({}, {"players": {"p1": {"titles": ["WWG", "CAN", "COD", "JPN"]}}}))
    assert GAME.rules.show(run.p)["players"]["p1"]["points"] == 11


def test_australia_has_more_than_two_of_a_kind() -> None:
    assert max(DATA["territories"]["AUS"]["units"].values()) > 2


def test_the_printed_counts() -> None:
    assert (len(DATA["territories"]), len(DATA["guilds"])) == (32, 4)
    assert FACTS["cards"] == {"ops": 21, "missions": 12, "influences": 32}
    assert FACTS["notes"] == {"count": 120, "values": [1, 5, 10, 20]}
    assert (FACTS["polygons"], FACTS["d6"], FACTS["most_dice"]) == ([8, 10, 12, 20], 12, 6)
    assert (FACTS["unit_pieces"], FACTS["eds"], FACTS["base_plates"], FACTS["colours"]) == (275, 44, 75, 5)
    assert FACTS["agent_pieces"] == {"single": 50, "double": 25}
    assert FACTS["point_ring"] == 100
    box = DATA["box"]
    assert (DATA["pieces"]["base_plates"], box["single_agents"], box["double_agents"]) == (15, 10, 5)
    assert box["single_agents"] + 2 * box["double_agents"] == DATA["pieces"]["agents"] == 20
    assert (DATA["start"]["agents"], FACTS["reserve_agents"]) == (9 + 2 * 3, 1 + 2 * 2)
    assert {colour["id"] for colour in COLOURS} > {"blue", "green", "red", "yellow"}


def test_the_printed_ring() -> None:
    kinds = {"territories": 32, "ops-mission": 8, "influence": 8}
    kinds |= dict.fromkeys(("independents", "guilds", "bases", "specials"), 4)
    assert FACTS["field_kinds"] == kinds
    assert FACTS["fields"] == sum(kinds.values()) == 64
    assert set(FACTS["territories_per_quadrant"].values()) == {8}
    assert set(FACTS["specials"]) == {"TELEPORT", "NSA", "NIA", "MOONSHOT"}
    assert FACTS["usa_and_canada"][0] != FACTS["usa_and_canada"][1]


def test_the_printed_groups() -> None:
    assert set(FACTS["group_names"]) == {
        "North America", "Southeast Asia", "North Africa/Turkey", "Western Europe", "South America", "Southern Africa",
        "Saudi Arabia/Iran", "Scandinavia", "Australia/New Zealand", "Central Africa", "Eastern Europe",
        "Alaska/Nunavut",
    }  # fmt: skip
    assert FACTS["groups"] == 12
    assert set(FACTS["group_sizes"].values()) == {2, 3, 4}
    assert {FACTS["group_bonuses"][group] / size for group, size in FACTS["group_sizes"].items()} == {2}
    assert FACTS["groups_per_row"] == [3]
    assert set(FACTS["group_members"]["ANZ"]) == {"AUS", "NZL"}
    assert {"USA", "CAN"} < set(FACTS["group_members"]["NA"])


def test_the_printed_markets_and_special_fields() -> None:
    goods = {name: set(sells) for name, sells in FACTS["goods"].items()}
    assert goods == {"ISR": {"food"}, "RUS": {"ucp", "ns"}, "IND": {"ucp", "food"}, "CHE": {"broker"}}
    assert (FACTS["market_price"], FACTS["market_dice"]) == (5, 2)
    assert (FACTS["switzerland_money"], FACTS["fixed_points"]["switzerland"]) == (10, 5)
    assert FACTS["fixed_points"]["moonshot"] == 10
    assert FACTS["option_seconds"] == 90
    assert FACTS["market_shuttle"] == ["Off to the Market Shuttle"]
    assert FACTS["missions_that_pay"]["M01"] == 20


NOTES = {2: [5, 7, 7, 7], 3: [5, 7, 6, 5], 4: [5, 5, 4, 4], 5: [5, 5, 4, 4]}
"""How many notes of 1, 5, 10 and 20 EU each of so many players is given (EX-011 to EX-013)."""


def begun(seats: int, changed: dict[str, Any] | None = None) -> dict[str, Any]:
    """A table after the deal, when the first turn begins, with the default answers."""
    p = begin(GAME, new_header(GAME, seats, overlay=changed))
    random = Random(seats)
    while GAME.rules.round_of(p) == 0:
        actor = p.who()[0]
        p.play_checked(actor, random.choice(p.chances().outcomes) if actor == CHANCE else p.default(actor))
    return GAME.rules.show(p)


@pytest.mark.parametrize(
    ("seats", "mark", "money", "titles", "left", "ops_missions", "influences"),
    [
        (2, 150, 250, 10, 16, 25, 26),
        (3, 125, 200, 7, 15, 21, 23),
        (4, 100, 150, 5, 16, 17, 20),
        (5, 75, 150, 4, 16, 13, 17),
    ],
)
def test_the_printed_set_up(
    seats: int, mark: int, money: int, titles: int, left: int, ops_missions: int, influences: int
) -> None:
    assert FACTS["marks"][str(seats)] == mark
    assert sum(n * value for n, value in zip(NOTES[seats], DATA["box"]["note_values"], strict=True)) == money
    shown = begun(seats)
    for player in shown["players"].values():
        assert (player["eu"], len(player["titles"]), player["agents"], player["reserve"]) == (money, titles, 15, 5)
        assert [len(player[sort]) for sort in ("mission", "influence", "ops")] == [1, 3, 3]
    assert sum(title["owner"] == "none" for title in shown["titles"].values()) == left
    assert shown["stacks"]["ops"]["left"] + shown["stacks"]["mission"]["left"] == ops_missions
    assert shown["stacks"]["influence"]["left"] == influences
    assert {governor["field"] for governor in shown["governors"].values()} == {"TELEPORT"}


# Editions of one's own


def scenario(changed: dict[str, Any], position: dict[str, Any]) -> Scenario:
    return Scenario(title="", game=GAME.name, clauses=[], players=2, edition=changed, position=position)


def told(changed: dict[str, Any], position: dict[str, Any], *lines: str) -> list[list[str]]:
    """What happens on a position: in words, in English and in German."""
    run = ScenarioRun(GAME, scenario(changed, position))
    run.play(Step(play=list(lines), stop=True))
    speakers = [speaker_for(GAME, edition_of(GAME, changed), lang) for lang in LANGUAGES]
    return [[run.say(fact) for fact in run.facts], *([speaker.fact(f) for f in run.facts] for speaker in speakers)]


def test_a_changed_conference_cost_is_owed() -> None:
    visit = {"moment": "landing", "players": {"p1": {"field": "USA", "eu": 100}, "p2": {"titles": ["USA"]}}}
    assert "conference-due p1 USA 20" in told({}, visit, "p1 pay")[0]
    facts, english, german = told(overlay("territories.USA.conference", [33, 40, 65]), visit, "p1 pay")
    assert {"conference-due p1 USA 33", "money p1 -33 67 conference"} < set(facts)
    assert "P1 owes 33 EU of Conference Costs for USA." in english
    assert any("33 EU" in line and "USA" in line for line in german)


def test_a_changed_premium_is_paid() -> None:
    ready = {"players": {"p1": {"titles": ["NZL"], "eu": 30}}, "titles": {"NZL": {"units": [1, 1, 1, 2, 1]}}}
    assert "money p1 -10 20 premium" in told({}, ready, "p1 develop NZL")[0]
    facts, english, german = told(overlay("territories.NZL.premium", [12, 15]), ready, "p1 develop NZL")
    assert "money p1 -12 18 premium" in facts
    assert any("-12 EU" in line for line in english)
    assert any("-12 EU" in line for line in german)


def test_changed_units_come_with_the_title() -> None:
    arrival = {"moment": "landing", "players": {"p1": {"field": "NZL"}}}
    assert "units p1 water 1 title" in told({}, arrival)[0]
    changed = overlay("territories.NZL.units", {"water": 2, "ucp": 0})
    facts, english, german = told(changed, arrival)
    assert [fact for fact in facts if fact.startswith("units")] == [
        "units p1 water 2 title", "units p1 food 1 title", "units p1 energy 1 title",
    ]  # fmt: skip
    assert any("2 × Water" in line for line in english)
    assert any("2 × Wasser" in line for line in german)
    assert begun(2, changed)["supply"]["water"] == begun(2)["supply"]["water"] - 1


def test_a_changed_card_pays_what_it_says() -> None:
    position = {"players": {"p1": {"hand": ["I08"], "eu": 4}}}
    changed = overlay("influences.I08", {"amount": 30, "text": {"en": "Take 30 EU.", "de": "Nimm 30 EU."}})
    assert "money p1 25 29 card" in told({}, position, "p1 play I08")[0]
    facts, english, german = told(changed, position, "p1 play I08")
    assert "money p1 30 34 card" in facts
    assert any("30 EU" in line for line in english)
    assert any("30 EU" in line for line in german)
    at = GAME.edition.names(BASE)["card"].index("I08")
    texts = [speaker_for(GAME, edition_of(GAME, changed), lang).titles["card_text"][at] for lang in LANGUAGES]
    assert texts == ["Take 30 EU.", "Nimm 30 EU."]


def test_another_order_of_the_ring_leads_elsewhere() -> None:
    start = {"moment": "roll", "players": {"p1": {"field": "ORSS-A"}}}
    roll = ("p1 roll 1", "chance die 1")
    changed = ring({1: "POL", 2: "UKR"})
    assert {"moved p1 UKR 1", "title-taken p1 UKR"} < set(told({}, start, *roll)[0])
    facts, english, german = told(changed, start, *roll)
    assert {"moved p1 POL 1", "title-taken p1 POL"} < set(facts)
    assert "P1 lands on Poland." in english
    assert any("Polen" in line for line in german)


@pytest.mark.parametrize("price", [*edition_checks.RANGES["money", "market_price"][:2], 7])
def test_a_changed_market_price_is_paid(price: int) -> None:
    changed = overlay("money.market_price", price)
    shopping = {"moment": "landing", "players": {"p1": {"field": "ISR", "eu": 200}}}
    lines = ("p1 business ISR", "chance die 1", "chance die 1", "p1 buy-goods 2 0")
    facts, english, german = told(changed, shopping, *lines)
    assert "units p1 food 2 market" in facts
    assert [fact for fact in facts if fact.endswith(" market") and fact.startswith("money")] == (
        [f"money p1 {-2 * price} {200 - 2 * price} market"] if price else []
    )
    if price:
        assert any(f"{-2 * price} EU" in line for line in english)
        assert any(f"{-2 * price} EU" in line for line in german)


def test_quadrants_follow_the_order_of_the_ring() -> None:
    """Mexico and Poland change places: now Mexico can be attacked from Ukraine, and Poland cannot."""
    changed = ring({2: "MEX", 18: "POL"})
    position = {
        "moment": "landing", "players": {"p1": {"field": "UKR", "titles": ["UKR"]}, "p2": {"titles": ["MEX", "POL"]}},
    }  # fmt: skip
    runs = [ScenarioRun(GAME, scenario(edition, position)) for edition in ({}, changed)]
    attacks = []
    for run in runs:
        run.play(Step(play=["chance sort ops", "chance draw OP01"]))
        attacks.append([option for option in run.options("p1") if option.startswith("attack ")])
    assert attacks == [["attack UKR POL"], ["attack UKR MEX"]]


def test_changed_names_are_spoken() -> None:
    names = {"en": "Aotearoa", "de": "Land der weißen Wolke"}
    changed = {
        "territories": {"NZL": {"name": names}},
        "groups": {"ANZ": {"name": {"en": "Oceania", "de": "Ozeanien"}}},
        "independents": {"CHE": {"name": {"en": "Helvetia", "de": "Helvetien"}}},
        "influences": {"I08": {"name": {"en": "Windfall", "de": "Geldregen"}}},
    }
    arrival = {"moment": "landing", "players": {"p1": {"field": "NZL", "titles": ["AUS"]}}}
    before, after = told({}, arrival), told(changed, arrival)
    assert before[0] == after[0]
    assert "P1 takes the Title of New Zealand." in before[1]
    assert "P1 takes the Title of Aotearoa." in after[1]
    assert any("Oceania" in line for line in after[1])
    assert any("Land der weißen Wolke" in line for line in after[2])
    assert any("Ozeanien" in line for line in after[2])
    played = told(changed, {"players": {"p1": {"hand": ["I08"]}}}, "p1 play I08")
    assert "P1 plays Windfall." in played[1]
    assert any("Geldregen" in line for line in played[2])
    assert GAME.edition.titles(edition_of(GAME, changed), "de")["independent"][0] == "Helvetien"


@pytest.mark.parametrize(("players", "wrong"), [({"max": 4}, 5), ({"min": 3}, 2), ({"min": 3, "max": 3}, 4)])
def test_the_number_of_players_follows_the_edition(players: dict[str, int], wrong: int) -> None:
    low, high = players.get("min", 2), players.get("max", 5)
    with pytest.raises(Exception, match=f"is for {low} to {high} players, not {wrong} "):
        new_header(GAME, wrong, overlay={"players": players})
    for seats in (low, high):
        assert len(begun(seats, {"players": players})["players"]) == seats


@pytest.mark.parametrize(("players", "teams"), [({"min": 3}, 2), ({"max": 3}, 4)])
def test_teams_are_sides_of_an_edition_or_refused(players: dict[str, int], teams: int) -> None:
    """Where an edition is not for so many sides, one line says so; else the game can be played."""
    options = {"teams": teams, "start_ops": 1, "start_influences": 1}
    try:
        header = new_header(GAME, 2 * teams, options, overlay={"players": players})
    except BadInput:
        return
    plays_and_replays(GAME, header, Random(teams))


def test_marks_money_and_titles_follow_the_edition() -> None:
    changed = {"start": {"money_2": 99, "titles_2": 3, "ops": 1, "agents": 4}, "victory": {"mark_2": 60}}
    players = begun(2, changed)["players"]
    assert [(p["eu"], len(p["titles"]), len(p["ops"]), p["agents"]) for p in players.values()] == [(99, 3, 1, 4)] * 2
    assert GAME.edition.data_facts(edition_of(GAME, changed))["marks"].value["2"] == 60


def test_a_change_is_one_change() -> None:
    own = edition_of(GAME, overlay("territories.NZL.premium", [12, 15]))
    assert [(change.key, change.before, change.after) for change in changes(BASE, own)] == [
        (("territories", "NZL", "premium"), [10, 15], [12, 15])
    ]


@pytest.mark.parametrize("end", [0, 1], ids=["least", "most"])
@pytest.mark.parametrize("key", edition_checks.RANGES, ids=".".join)
def test_a_constant_can_be_played_at_both_ends_of_its_range(key: Key, end: int) -> None:
    """Unless there are not enough pieces, Titles or cards for it."""
    least, most, _ = edition_checks.RANGES[key]
    value = most if end else least
    changed = constant(key, value)
    found = faults(GAME, changed)
    if found:
        assert any(fault.startswith("supplies: ") for fault in found), found
        return
    seats = value if key[0] == "players" else int(key[1][-1]) if key[1][-1].isdigit() else 3
    options = {"mark_percent": 10 if key[0] == "victory" else 60}
    plays_and_replays(GAME, new_header(GAME, seats, options, overlay=changed), Random(seats))


def within(random: Random, low: int, high: int) -> int:
    """A number of a range: often one of its ends, else mostly a small one."""
    return random.choice((low, random.randint(low, min(low + 6, high)), random.randint(low, high), high))


def rising(random: Random, length: int, low: int, high: int) -> list[int]:
    return sorted(within(random, low, high) for _ in range(length))


def random_numbers(random: Random) -> dict[str, Any]:
    """Constants, with as many cards, Titles and Agents to begin with as there are."""
    changed: dict[str, Any] = {}
    for (part, key), (low, high, _) in edition_checks.RANGES.items():
        changed.setdefault(part, {})[key] = within(random, low, high)
    most, start = random.randint(2, 5), changed["start"]
    changed["players"] = {"min": 2, "max": most}
    for seats in edition_checks.PLAYERS:
        changed["victory"][f"mark_{seats}"] = random.randint(10, 80)
        start[f"titles_{seats}"] = random.randint(0, 36 // seats)
    for sort in card_checks.COUNTS:
        usable = sum(not card["needs_agents"] for card in DATA[sort].values())
        start[sort] = random.randint(0, min(changed["hand"]["limit"], usable // most))
    start["agents"] = random.randint(0, changed["pieces"]["agents"])
    changed["pieces"]["units"] = 500
    agents = changed["agents"]["per_territory"]
    changed["cleaning"]["infiltrator"] = rising(random, agents, 4, 20)
    changed["cleaning"]["owner"] = rising(random, agents + 1, 4, 20)
    changed["units"] = {"ns_limit": rising(random, 3, 2, 20)}
    changed["academy"] = {"gains": rising(random, 6, 0, 20)}
    return changed


def random_board(random: Random) -> dict[str, Any]:
    """Another ring, with other groups, Titles, Guilds and markets."""
    rest = [name for name in FIELDS if name not in DATA["bases"]]
    random.shuffle(rest)
    groups = [row["group"] for row in DATA["territories"].values()]
    random.shuffle(groups)
    broker = random.choice(list(DATA["independents"]))
    return {
        "ring": {"fields": [name if name in DATA["bases"] else rest.pop() for name in FIELDS]},
        "territories": {
            name: {
                "group": group,
                "value": random.randint(1, 4),
                "units": {kind: random.randint(0, 2 if kind == "ns" else 9) for kind in RESOURCES},
                "premium": rising(random, 2, 0, random.choice((20, 1000))),
                "conference": rising(random, 3, 0, random.choice((40, 1000))),
            }
            for name, group in zip(DATA["territories"], groups, strict=True)
        },
        "guilds": {
            name: {
                "resource": random.choice(RESOURCES),
                "value": within(random, 1, 20),
                "stock": within(random, 1, 50),
                "prices": rising(random, 3, 0, random.choice((10, 1000))),
            }
            for name in DATA["guilds"]
        },
        "independents": {
            name: {
                "broker": name == broker,
                "sells": ["broker"] if name == broker else random.sample(RESOURCES, random.randint(1, 2)),
            }
            for name in DATA["independents"]
        },
    }


def random_cards(random: Random) -> dict[str, Any]:
    """Cards with the effects they have, but other amounts, resources, colours, conditions and rewards."""
    groups, territories = list(DATA["groups"]), list(DATA["territories"])
    changed: dict[str, Any] = {sort: {name: {} for name in DATA[sort]} for sort in card_checks.COUNTS}
    deeds = {**card_checks.OPERATIONS, **card_checks.INFLUENCES, **card_checks.CONDITIONS}
    for sort in card_checks.COUNTS:
        for name, card in DATA[sort].items():
            row = changed[sort][name]
            for parameter in card:
                if parameter in ("attackers", "targets"):
                    row[parameter] = random.sample(groups, 3)
                elif parameter == "amount":
                    row[parameter] = within(random, deeds[card["effect"]].least, deeds[card["effect"]].most)
                elif parameter == "resource":
                    row[parameter] = random.choice(RESOURCES)
                elif parameter == "resources":
                    row[parameter] = random.sample(RESOURCES, random.randint(1, 2))
                elif parameter == "of":
                    row[parameter] = random.sample(territories, random.randint(1, 9))
                elif parameter == "need":
                    row[parameter] = random.randint(1, len(row["of"]))
                elif parameter == "by_players":
                    row[parameter] = [random.randint(1, 32) for _ in card[parameter]]
                elif parameter == "reward":
                    row[parameter] = random.choice(("victory", "points"))
                elif parameter == "points":
                    row[parameter] = random.randint(1, 100) if row["reward"] == "points" else 0
                elif parameter in card_checks.NUMBERS and isinstance(card[parameter], int):
                    row[parameter] = within(random, *card_checks.NUMBERS[parameter])
    return changed


@pytest.mark.parametrize("seed", range(20))
def test_whatever_passes_the_checks_can_be_played(seed: int) -> None:
    random = Random(seed)
    changed = random_numbers(random) | random_board(random) | random_cards(random)
    changed["missions"]["M10"]["ns"] = random.randint(1, changed["units"]["ns_limit"][-1])
    assert faults(GAME, changed) == []
    header = new_header(GAME, random.randint(2, changed["players"]["max"]), overlay=changed)
    plays_and_replays(GAME, header, random)


@pytest.mark.parametrize(("seats", "teams", "sides"), [(4, 2, [0, 1, 0, 1]), (5, 2, [0, 1, 0, 1, 0]), (3, 0, [])])
def test_a_header_says_the_side_of_each_seat(seats: int, teams: int, sides: list[int]) -> None:
    """Ratings and reports read them there."""
    assert new_header(GAME, seats, {"teams": teams}).sides == sides


@pytest.mark.parametrize("people", range(3, 11))
def test_titles_are_left_to_land_on_however_many_play_in_teams(people: int) -> None:
    p = begin(GAME, new_header(GAME, people, {"teams": 2}))
    assert isinstance(p, State)
    dealt = p.board.titles_for_each(people) * people
    assert p.board.titles_for_each(people) >= 1
    assert p.board.titles - dealt >= 15
