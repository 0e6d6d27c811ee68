"""Editions of Globetrotters: each check sees its fault, the map is as printed, and whatever passes can be played."""

from __future__ import annotations

from copy import deepcopy
from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.core.edition import changes
from meridian.core.game import begin, edition_of, new_header, speaker_for
from meridian.core.messages import LANGUAGES
from meridian.core.rulebook import rulebook
from meridian.games.globetrotters.edition import checks as edition_checks
from meridian.games.globetrotters.rules.board import KINDS, Board
from tests.games.editions import faults, overlay, plays_and_replays

GAME = games.load("globetrotters")
BASE = edition_of(GAME)
DATA = BASE.data


def effect(text: str) -> dict[str, Any]:
    return overlay("adventures.AA01-miami.effect", text)


BROKEN: list[tuple[dict[str, Any], str]] = [
    (overlay("locations.miami.kind", "city"), 'places: locations.miami.kind is "city", not one of key, continental'),
    (overlay("locations.miami.kind", "cruise"), "but a Cruise Island is of no continent (GT-004)"),
    (overlay("locations.crete.kind", "tropical"), "but only Cruise Islands are of no continent"),
    (overlay("locations.miami.continent", "asai"), '"asai", which is no continent; did you mean asia?'),
    (overlay("locations.miami.lon", 180.5), "places: locations.miami.lon is 180.5, not a number from -180 to 180"),
    (overlay("locations.miami.lat", float("nan")), "locations.miami.lat is nan, not a number from -90 to 90"),
    (overlay("locations.zanzibar.draw.lat", -91), "locations.zanzibar.draw.lat is -91.0, not a number from -90"),
    (overlay("overland.miami", "own"), "overland-ends: overland.miami does not name two places"),
    (overlay("overland.miami--atlantis", "own"), 'names "atlantis", which is no place'),
    (overlay("overland.miami--miami", "own"), "overland.miami--miami joins a place to itself"),
    (
        overlay("overland.vancouver--seattle", "own"),
        "overland.vancouver--seattle is the same route as seattle--vancouver",
    ),
    (overlay("overland.seattle--vancouver", "ours"), 'overland.seattle--vancouver is "ours", not one of printed'),
    (overlay("water.crete.ends", ["athens"]), "water-ends: water.crete.ends is"),
    (overlay("water.crete.ends", ["athens", "athens"]), "not two different places"),
    (overlay("water.crete.ends", ["athens", "kairo"]), 'names "kairo", which is no place; did you mean cairo?'),
    (overlay("tickets.TK001.places", ["seattle", "seattle"]), "ticket-places: tickets.TK001.places is"),
    (overlay("tickets.TK001.places", ["seattle", "atlantis"]), 'tickets.TK001.places names "atlantis"'),
    (overlay("tickets.TK001.places", ["seattle", "crete"]), "tickets.TK001.places names crete, a Cruise Island"),
    (overlay("continents.asia.pack", "asia"), 'packs: continents.asia.pack is "asia", which is no pack'),
    (overlay("packs.americas_africa.cards", 0), "packs: packs.americas_africa.cards is 0, not a number from 1"),
    (overlay("water.crete.ends", ["athens", "tobago"]), "route-kinds: water.crete.ends names tobago, a Cruise Island"),
    (overlay("overland.miami--bermuda", "own"), "route-kinds: overland.miami--bermuda leads to bermuda"),
    (overlay("bends.miami--atlantis", [1.0, 2.0]), 'bends: bends.miami--atlantis names "atlantis", which is no place'),
    (overlay("bends.kinshasa--lagos", [1.0]), "bends: bends.kinshasa--lagos is [1.0], not longitudes and latitudes"),
    (overlay("bends.kinshasa--lagos", [200.0, 1.0]), "which is off the globe"),
    (overlay("former_ids.beirut", "atlantis"), "former-ids: former_ids.beirut"),
    (overlay("water.falkland_islands.ends", ["lima", "cuzco"]), "connected: overland leaves places cut off by land"),
    (overlay("overland.tokyo--kyoto", "none"), "connected: overland leaves places cut off by land and water: kyoto"),
    (overlay("locations.toronto.kind", "key"), "keys: keys.city_keys leaves out toronto (GT-003 GT-171)"),
    (overlay("keys.city_keys", ["rome"] * 10), "keys: keys.city_keys names rome twice"),
    (overlay("keys.continent_keys", ["asia"]), "keys: keys.continent_keys leaves out europe"),
    (overlay("keys.continent_keys", ["azia"]), '"azia", which is no continent; did you mean asia?'),
    (overlay("memories.for_continent_key", 4), "chart: continents.oceania has 3 Continental Cities, fewer than 4"),
    (overlay("locations.toronto.kind", "continental"), "adventure-cities: adventures have none for toronto on card 1,"),
    (overlay("packs.americas_africa.cards", 15), "adventures have none for miami on card 15"),
    (overlay("packs.americas_africa.cards", 13), "is 14, but the pack has the cards 1 to 13"),
    (overlay("adventures.AA01-miami.city", "toronto"), 'city is "toronto", which is no red-dot city'),
    (overlay("adventures.AA01-miami.card", 2), "is 2, the card of AA01-miami too"),
    (effect("fun"), 'effects: adventures.AA01-miami.effect is "fun": the rules do not know "fun"'),
    (effect("cash+150"), "cash+150 is more, less or other than the rules know"),
    (effect("cash+0"), "cash+0 is more, less or other than the rules know"),
    (effect("key+1"), "key+1 is more, less or other"),
    (effect("key-2"), "key-2 is more, less or other"),
    (effect("special-2"), "special-2 is more, less or other"),
    (effect("goto:atlantis"), '"atlantis", which is no place'),
    (effect("goto:miami"), "it leads nowhere"),
    (effect("goto:crete"), "it leads to a Cruise Island"),
    (effect("goto"), 'the rules do not know "goto"; did you mean goto:?'),
    (effect("home&bonus"), "moves the player, or ends the turn, more than once"),
    (effect("day&weekend"), "moves the player, or ends the turn, more than once"),
    (effect("cash+100&cash+100"), "says the same thing twice"),
    (effect("cash+100&"), 'the rules do not know ""'),
    (overlay("expenses.key", 150), "constants: expenses.key is 150, not a multiple of 100 (GT-080 GT-008)"),
    (overlay("expenses.key", -100), "constants: expenses.key is -100, not a number from 0 to 5000 (GT-080)"),
    (overlay("fares.refund", 0), "constants: fares.refund is 0, not a number from 100 to 5000 (GT-143)"),
    (overlay("expenses.cruise", 100), "constants: expenses.cruise is 100, but the rules know only 0 (GT-089"),
    (overlay("winning_roll.totals", [7]), "winning_roll.totals is [7], but the rules know only [7, 11]"),
    (overlay("players.max", 7), "constants: players.max is 7, not a number from 2 to 6 (GT-A01)"),
    (overlay("players", {"min": 4, "max": 3}), "constants: players.max is 3, less than players.min (4)"),
    (overlay("dice.overland_numbers", [13] * 10), "die: dice.overland_numbers is"),
    (overlay("dice.overland_symbols", ["ticket", "x"]), 'die: dice.overland_symbols is ["ticket", "x"], not of ticket'),
    (overlay("dice.overland_symbols", ["ticket"]), "does not fit: 10 numbers and 1 symbols are not 12 faces"),
    (overlay("components.tickets", 97), "supplies: components.tickets is 97, but 96 are listed (GT-002"),
    (overlay("colours.list", DATA["colours"]["list"][:5]), "supplies: colours.list has 5 colours for up to 6 players"),
    (overlay("colours.list", DATA["colours"]["list"][:1] * 6), "supplies: colours.list has two colours of one id"),
    (overlay("locations.miami.name.de", "Lima"), 'names: locations.lima.name.de is "Lima", the name of miami too'),
    (overlay("continents.asia.name.en", ""), "names: continents.asia.name.en is"),
    (overlay("packs.americas_africa.name.de", "x" * 41), "not a name of 1 to 40 letters on one line"),
    (overlay("adventures.AA01-miami.text.de", "a\nb"), "stories: adventures.AA01-miami.text.de is"),
]


@pytest.mark.parametrize(("changed", "complaint"), BROKEN)
def test_a_check_sees_its_fault(changed: dict[str, Any], complaint: str) -> None:
    found = faults(GAME, changed)
    assert any(complaint in fault for fault in found), found
    assert not any("\n" in fault for fault in found)


def test_every_check_has_a_name_and_can_fail() -> None:
    names = [check.name for check in edition_checks.CHECKS]
    assert len(set(names)) == len(names)
    assert {fault.partition(":")[0] for changed, _ in BROKEN for fault in faults(GAME, changed)} == set(names)


def test_every_clause_of_a_check_is_in_the_rule_book() -> None:
    cited = [check.clauses for check in edition_checks.CHECKS]
    cited += [clauses for _, clauses in edition_checks.FIXED.values()]
    cited += [clauses for _, _, clauses in (*edition_checks.RANGES.values(), *edition_checks.MONEY.values())]
    assert [clause for clauses in cited for clause in clauses.split() if clause not in rulebook(GAME.package)] == []


def test_every_constant_has_a_check() -> None:
    counted = {("components", key) for key in ("pieces", "keys", "city_keys", "continent_keys")}
    counted |= {("components", "tickets"), ("components", "adventure_packs")}
    numbers = {(part, key) for part, content in DATA.items() for key, value in content.items() if type(value) is int}
    fixed = {key for key, (value, _) in edition_checks.FIXED.items() if type(value) is int}
    assert numbers == fixed | set(edition_checks.RANGES) | set(edition_checks.MONEY) | counted


def test_the_data_are_not_changed_by_checking_them() -> None:
    before = deepcopy(DATA)
    assert GAME.edition.faults(BASE) == []
    assert before == DATA


# The shipped map, as the booklets have it


def board() -> Board:
    found = getattr(begin(GAME, new_header(GAME, 2)), "board")  # noqa: B009 - a field only this game's positions have
    assert isinstance(found, Board)
    return found


def reach(start: str) -> dict[str, int]:
    """The places within an overland roll of 10, with how far they are."""
    ids = list(DATA["locations"])
    rings = board().reach[ids.index(start)]
    return {ids[place]: distance for distance, ring in enumerate(rings) if distance <= 10 for place in ring}


def test_the_limits_of_a_seven_from_seattle() -> None:
    far = reach("seattle")
    assert {place for place, distance in far.items() if distance == 7} == {"winnipeg", "san_diego", "las_vegas"}
    assert far["los_angeles"] == 6
    assert far["vancouver"] == 1
    assert far["san_francisco"] <= 5


def test_what_a_four_from_vancouver_offers() -> None:
    far = reach("vancouver")
    kinds = {
        distance: {DATA["locations"][place]["kind"] for place, d in far.items() if d == distance}
        for distance in (2, 3, 4)
    }
    assert kinds == {2: {"regional"}, 3: {"trouble"}, 4: {"trouble"}}
    assert far["san_francisco"] > 4


@pytest.mark.parametrize(
    ("start", "end", "roll"),
    [("winnipeg", "seattle", 9), ("seattle", "las_vegas", 10), ("las_vegas", "miami", 10)],
)
def test_the_trips_of_the_example_game_are_within_their_rolls(start: str, end: str, roll: int) -> None:
    assert 1 <= reach(start)[end] <= roll


def test_routes_that_the_booklets_tell_of() -> None:
    ids = list(DATA["locations"])
    assert set(DATA["water"]["easter_island"]["ends"]) == {"lima", "tahiti"}
    assert set(DATA["water"]["haida_gwaii"]["ends"]) == {"vancouver", "hawaii"}
    assert board().water[ids.index("seattle")] == []
    assert board().water[ids.index("los_angeles")] == []
    assert board().overland[ids.index("dublin")] == []


def test_the_printed_tickets_are_there_and_all_lead_to_places_that_can_be_a_home() -> None:
    pairs = [frozenset(ticket["places"]) for ticket in DATA["tickets"].values()]
    printed = ["seattle amsterdam", "manila munich", "winnipeg khartoum", "adelaide vancouver", "tripoli lima"]
    assert {frozenset(pair.split()) for pair in [*printed, "singapore florence"]} <= set(pairs)
    assert len(set(pairs)) == len(pairs)
    places = [[DATA["locations"][place] for place in pair] for pair in pairs]
    assert {place["kind"] for pair in places for place in pair} == {
        "key", "continental", "national", "gambling", "tropical",
    }  # fmt: skip
    assert all(a["continent"] != b["continent"] for a, b in places)


def test_how_many_places_of_each_kind_there_are() -> None:
    kinds = [place["kind"] for place in DATA["locations"].values()]
    assert [kinds.count(kind) for kind in KINDS] == [10, 27, 45, 21, 7, 11, 10, 22, 27]
    oceania = [p for p in DATA["locations"].values() if p.get("continent") == "oceania" and p["kind"] == "continental"]
    assert len(oceania) == 3


# Editions of one's own


def test_a_number_with_a_point_may_be_written_without() -> None:
    own = edition_of(GAME, overlay("locations.miami.lat", 26))
    assert [(change.before, change.after) for change in changes(BASE, own)] == [(25.8, 26.0)]
    same = edition_of(GAME, overlay("locations.new_york.lon", -74))
    assert changes(BASE, same) == []
    assert same.hash == BASE.hash


@pytest.mark.parametrize("value", ["x", True, 10**400, [1.0]])
def test_what_is_no_number_is_refused_in_one_line(value: Any) -> None:
    (found,) = faults(GAME, overlay("locations.miami.lat", value))
    assert "locations.miami.lat is" in found
    assert "not a number" in found


def test_routes_added_and_taken_away_are_played_with() -> None:
    changed = {"overland": {"seattle--portland": "none", "seattle--regina": "printed"}}
    assert faults(GAME, changed) == []
    p = begin(GAME, new_header(GAME, 2, overlay=changed))
    ids = list(DATA["locations"])
    near = getattr(p, "board").overland[ids.index("seattle")]  # noqa: B009 - as above
    assert {ids[place] for place in near} == {"vancouver", "regina"}


def test_the_number_of_players_follows_the_edition() -> None:
    with pytest.raises(Exception, match="is for 2 to 4 players, not 5"):
        new_header(GAME, 5, overlay=overlay("players.max", 4))


def test_faces_that_come_twice_are_told_apart_but_called_the_same() -> None:
    own = edition_of(GAME, overlay("dice.overland_numbers", [4, 4, 4, 5, 5, 7, 7, 9, 9, 10]))
    ids = GAME.edition.names(own)["face"]
    assert ids[:5] == ["4", "4-2", "4-3", "5", "5-2"]
    assert len(set(ids)) == 12
    assert GAME.edition.titles(own, "de")["face"][:3] == ["4", "4", "4"]


def random_overlay(random: Random) -> dict[str, Any]:
    """Sums of money, effects, dice and routes that the checks let pass, ends of their ranges included."""
    changed: dict[str, Any] = {}
    for (part, key), (low, high, _) in edition_checks.MONEY.items():
        changed.setdefault(part, {})[key] = random.choice((low, 100, 200, 300, high if random.random() < 0.1 else low))
    plain = ["exchange", "key-1", "special-1", "special+3", "day", "weekend", "switch", "back", "home", "bonus"]
    plain += ["bonus_world", "cash-2000", "cash+100", "tickets-10", "tickets+3", "goto:sahara_desert", "goto:hawaii"]
    ends = ["", "", "&day", "&weekend"]
    changed["adventures"] = {
        name: {"effect": effect + (random.choice(ends) if effect not in ("day", "weekend") else "")}
        for name in DATA["adventures"]
        for effect in [random.choice(plain)]
    }
    changed["dice"] = {"overland_numbers": [random.randint(1, 12) for _ in range(10)]}
    changed["fares"]["discount_tickets"] = random.randint(1, 5)
    changed["jackpot"]["tickets"] = random.randint(0, 9)
    changed["memories"] = {"for_continent_key": random.randint(1, 3)}
    changed["moving_on"] = {"rejected_tickets": random.randint(1, 12)}
    changed["overland"] = {"calgary--regina": "own", "seattle--portland": "none"}
    return changed


@pytest.mark.parametrize("seed", range(8))
def test_whatever_passes_the_checks_can_be_played(seed: int) -> None:
    random = Random(seed)
    changed = random_overlay(random)
    assert faults(GAME, changed) == []
    header = new_header(GAME, random.randint(2, 6), {"round_limit": 40}, overlay=changed)
    plays_and_replays(GAME, header, random)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_adventure_can_be_told(lang: str) -> None:
    speaker = speaker_for(GAME, BASE, lang)
    told = [speaker.args({"adventure": at})["adventure"] for at in range(len(DATA["adventures"]))]
    assert told == [adventure["text"][lang] for adventure in DATA["adventures"].values()]
    entries = [entry for city in board().entry for entry in city if entry >= 0]
    assert sorted(entries) == list(range(len(told)))
