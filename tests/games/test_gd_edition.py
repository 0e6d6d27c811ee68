"""Editions of Global Domination: each check sees its fault, and whatever passes them can be played."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path
from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.core.datum import Key
from meridian.core.edition import changes
from meridian.core.game import begin, edition_of, new_header
from meridian.core.rulebook import rulebook
from meridian.games.global_domination.edition import card_checks
from meridian.games.global_domination.edition import checks as edition_checks
from meridian.games.global_domination.rules import board
from tests.games.editions import faults, overlay, plays_and_replays

GAME = games.load("global-domination")
BASE = edition_of(GAME)


BROKEN: list[tuple[dict[str, Any], str]] = [
    (overlay("areas.CAN.kind", "air"), 'area-kinds: areas.CAN.kind is "air", not land or sea (GD-002'),
    (overlay("areas.CAN.lon", 181), "area-kinds: areas.CAN.lon is 181, not a number from -180 to 180"),
    (overlay("borders.CAN-XXX", "land"), 'border-ends: borders.CAN-XXX names "XXX", which is no area'),
    (overlay("borders.CAN-CAM", "land"), 'names "CAM", which is no area; did you mean CAN?'),
    (overlay("borders.CAN", "land"), "border-ends: borders.CAN does not name two areas"),
    (overlay("borders.CAN-CAN", "land"), "border-ends: borders.CAN-CAN joins an area to itself"),
    (overlay("borders.USA-CAN", "land"), "border-ends: borders.USA-CAN is the same border as CAN-USA (GD-094)"),
    (overlay("borders.CAN-USA", "sea"), 'border-kinds: borders.CAN-USA is "sea", but it joins land and land: land or'),
    (overlay("borders.ARC-CAN", "land"), "but it joins land and sea: coast"),
    (overlay("borders.ARC-NAT", "strait"), "but it joins sea and sea: sea or passage"),
    (overlay("borders.CAN-USA", "bridge"), 'border-kinds: borders.CAN-USA is "bridge"'),
    (
        {"borders": {b: "none" for b in BASE.data["borders"] if "SAS" in b}},
        "connected: borders leaves SAS cut off with strait links",
    ),
    (overlay("areas.CAN.region", "asia"), "regions: regions.asia has 4 land areas, not 3: CAN, NAS, SAS, EAS (GD-092)"),
    (overlay("areas.CAN.region", "asai"), 'areas.CAN.region is "asai", which is no region; did you mean asia?'),
    (overlay("areas.CAN.region", "none"), "regions: areas.CAN.region is missing: a land area has a region"),
    (overlay("areas.ARC.region", "asia"), 'regions: areas.ARC.region is "asia", but a sea area has none'),
    (overlay("areas.CAN.resource", "ore"), "resources: resources.ore has 4 land areas, not 3"),
    (overlay("areas.ARC.resource", "ore"), 'resources: areas.ARC.resource is "ore", but a sea area has none'),
    (overlay("resources.ore.letter", "T"), 'letters: resources.ore.letter is "T", the letter of technology too'),
    (overlay("resources.ore.letter", "OR"), "not one letter"),
    (
        overlay("cards.megastorm.build", 21),
        "card-values: cards.megastorm.build is 21, not a number from 0 to 20 (GD-098",
    ),
    (overlay("cards.megastorm.attack", -1), "card-values: cards.megastorm.attack is -1"),
    (overlay("cards.megastorm", {"build": 0, "attack": 0}), "cards.megastorm.build is 0, but build and attack cannot"),
    (overlay("cards.amphibious_assault.attack", 0), "attack is 0, but its text needs both values"),
    (
        overlay("cards.megastorm.price_steps", 4),
        "card-prices: cards.megastorm.price_steps is 4, not a number from 0 to 3",
    ),
    (overlay("cards.domination.price_steps", 1), "price_steps is 1, not 0: it is never bought"),
    (
        overlay("cards.megastorm.timing", "never"),
        'card-use: cards.megastorm.timing is "never", not own_turn or any_time',
    ),
    (overlay("cards.megastorm.timing", "none"), "card-use: cards.megastorm.timing"),
    (overlay("cards.domination.timing", "own_turn"), 'card-use: cards.domination.timing is "own_turn", not none'),
    (overlay("cards.fog_of_war.timing", "any_time"), 'cards.fog_of_war.timing is "any_time", not scoring'),
    (overlay("cards.megastorm.after_text", "box"), 'after_text is "box", not discard or stack'),
    (
        overlay("cards.megastorm.text.effect", "storm"),
        'card-texts: cards.megastorm.text.effect is "storm", which the rules',
    ),
    (
        overlay("cards.megastorm.text.points", 3),
        'points does not belong to the effect megastorm: take it away with "none"',
    ),
    (overlay("cards.megastorm.text.forces_per_reduction", "none"), "is missing: the effect megastorm needs it"),
    (overlay("cards.megastorm.text.forces_per_reduction", 0), "is 0, not a number from 1 to 25"),
    (overlay("cards.ore_control.text.resource", "gold"), 'resource is "gold", which is no resource'),
    (overlay("cards.insurgents.text.targets", "all"), 'targets is "all", but insurgents always has "any"'),
    (overlay("cards.insurgents.text.mandatory", True), "mandatory is true, but insurgents always has false"),
    (overlay("cards.airborne_forces.text.where", "sea"), 'where is "sea", but mixed_points has land'),
    (overlay("players.max", 7), "constants: players.max is 7, not a number from 2 to 6 (GD-001 GD-A01)"),
    (overlay("players", {"min": 4, "max": 3}), "constants: players.max is 3, less than players.min (4)"),
    (overlay("turns.default", 3), "constants: turns.default is 3, less than turns.min (4) (GD-017"),
    (overlay("logistics.start", 8), "constants: logistics.max is 7, less than logistics.start (8)"),
    (overlay("logistics.start", 0), "logistics.start is 0, not a number from 1 to 30"),
    (overlay("tokens.markers", 3), "constants: tokens.markers is 3, not 2"),
    (overlay("scoring.sea_full", -1), "constants: scoring.sea_full is -1, not a number from 0 to 100 (GD-062)"),
    (overlay("actions.stacks", 25), "constants: actions.types is 24, less than actions.stacks (25)"),
    (overlay("actions.types", 30), "supplies: actions.types is 30, but 24 types of Action cards are listed"),
    (overlay("domination.per_player", 5), "supplies: domination.total is 24, too few to deal 30"),
    (overlay("tokens.forces", 24), "supplies: tokens.forces is 24, too few"),
    (
        overlay("colours.list", BASE.data["colours"]["list"][:5]),
        "supplies: colours.list has 5 colours for up to 6 players",
    ),
    (
        overlay("colours.list", [BASE.data["colours"]["list"][0]] * 6),
        "supplies: colours.list has two colours of one id",
    ),
    (overlay("areas.CAN.name.en", "united states"), 'names: areas.USA.name.en is "United States", the name of CAN too'),
    (overlay("cards.megastorm.name.de", " "), "names: cards.megastorm.name.de is"),
    (overlay("cards.megastorm.name.de", "x" * 41), "not a name of 1 to 40 letters on one line"),
    (overlay("cards.megastorm.name.de", "a\nb"), "not a name of 1 to 40 letters on one line"),
]


@pytest.mark.parametrize(("changed", "complaint"), BROKEN)
def test_a_check_sees_its_fault(changed: dict[str, Any], complaint: str) -> None:
    found = faults(GAME, changed)
    assert any(complaint in fault for fault in found), found
    assert not any("\n" in fault for fault in found)


def test_every_check_has_a_name_and_can_fail() -> None:
    names = [check.name for check in edition_checks.CHECKS]
    assert len(set(names)) == len(names)
    seen = {fault.partition(":")[0] for changed, _ in BROKEN for fault in faults(GAME, changed)}
    assert seen | {"card-types"} == set(names)


def test_every_clause_of_a_check_is_in_the_rule_book() -> None:
    cited = [check.clauses for check in edition_checks.CHECKS]
    cited += [clauses for _, _, clauses in edition_checks.RANGES.values()]
    assert [clause for clauses in cited for clause in clauses.split() if clause not in rulebook(GAME.package)] == []


def test_a_card_too_few_or_without_its_text_is_seen() -> None:
    data = deepcopy(BASE.data)
    del data["cards"]["megastorm"]
    del data["cards"]["insurgents"]["text"]
    found = [str(fault) for fault in edition_checks.faults(data)]
    assert found == [
        "cards has 24 types, not 25 (GD-014 GD-A10 GD-103)",
        "cards.insurgents.text is missing (GD-014 GD-A10 GD-103)",
    ]
    del data["cards"]["domination"]
    assert any("cards.domination is missing" in str(fault) for fault in edition_checks.faults(data))


def test_more_areas_than_actions_can_name_are_seen() -> None:
    data = deepcopy(BASE.data)
    data["areas"].update({f"X{n}": data["areas"]["ARC"] for n in range(60)})
    assert "areas has 85 areas, more than 64" in str(edition_checks.faults(data)[0])


def test_every_constant_has_a_range_and_every_effect_an_operation() -> None:
    numbers = {
        (section, key)
        for section, content in BASE.data.items()
        for key, value in content.items()
        if type(value) is int
    }  # fmt: skip
    assert numbers == set(edition_checks.RANGES)
    assert set(card_checks.OPERATIONS) == set(board.EFFECTS)
    assert set(card_checks.MOST) == set(board.PARAMETERS.values())


def test_two_areas_can_change_their_regions() -> None:
    changed = {"areas": {"CAN": {"region": "asia"}, "NAS": {"region": "north_america"}}}
    assert faults(GAME, changed) == []
    assert "CAN" in GAME.edition.data_facts(edition_of(GAME, changed))["regions"].value


def test_an_effect_can_be_replaced_with_its_parameters() -> None:
    text = {"effect": "insurgents", "count": 3, "forces_per_reduction": "none", "targets": "any", "mandatory": False}
    own = edition_of(GAME, overlay("cards.megastorm.text", text))
    assert own.data["cards"]["megastorm"]["text"] == {
        "effect": "insurgents", "count": 3, "targets": "any", "mandatory": False, "choose_player": False,
    }  # fmt: skip


def neighbours(changed: dict[str, Any]) -> dict[str, list[str]]:
    p = begin(GAME, new_header(GAME, 2, overlay=changed))
    names = GAME.edition.names(BASE)["area"]
    found: list[list[int]] = getattr(p, "board").neighbours  # noqa: B009 - a field only this game's positions have
    return {name: [names[near] for near in found[at]] for at, name in enumerate(names)}


def test_borders_added_and_taken_away_are_played_with() -> None:
    before = neighbours({})
    after = neighbours({"borders": {"CAN-EAS": "land", "USA-MEX": "none"}})
    assert "EAS" in after["CAN"]
    assert "CAN" in after["EAS"]
    assert "MEX" in before["USA"]
    assert "MEX" not in after["USA"]
    assert "USA" not in after["MEX"]


def test_options_follow_the_edition() -> None:
    changed = {"turns": {"default": 10}, "logistics": {"max": 12}, "actions": {"copies": 15}}
    header = new_header(GAME, 2, overlay=changed)
    assert (header.options["turns"], header.options["log_max"], header.options["copies_per_stack"]) == (10, 12, 15)
    assert new_header(GAME, 2, {"turns": 5}, overlay=changed).options["turns"] == 5
    assert new_header(GAME, 2).options["turns"] == 8


def test_the_number_of_players_follows_the_edition() -> None:
    with pytest.raises(Exception, match="is for 2 to 4 players, not 5"):
        new_header(GAME, 5, overlay=overlay("players.max", 4))


def test_the_ranges_of_the_options_are_as_ever_on_the_shipped_edition() -> None:
    ranges = {option.name: (option.low, option.high) for option in GAME.settings if option.kind() == "number"}
    assert ranges == {"turns": (4, 12), "log_min": (0, 1), "log_max": (6, 10), "copies_per_stack": (4, 13)}


def random_overlay(random: Random) -> dict[str, Any]:
    """Any numbers that the checks let pass, ends of their ranges included."""
    cards: dict[str, Any] = {}
    for name, card in BASE.data["cards"].items():
        text = card.get("text", {})
        low = 1 if text.get("effect") == "build_and_reduce" else 0
        build = random.choice((low, 1, 5, 20))
        cards[name] = {"build": build, "attack": random.choice((low if build else 1, 3, 20))}
        if name != "domination":
            cards[name]["price_steps"] = random.randint(0, 3)
            cards[name]["after_text"] = random.choice(("discard", "stack"))
            if text["effect"] != "fog":
                cards[name]["timing"] = random.choice(("own_turn", "any_time", "scoring"))
            cards[name]["text"] = {
                key: random.choice((1, most)) for key, most in card_checks.MOST.items() if key in text
            }  # fmt: skip
    start = random.randint(1, 5)
    return {
        "cards": cards,
        "logistics": {"min": random.randint(0, 1), "start": start, "max": random.randint(start, 8)},
        "turns": {"min": 1, "default": random.randint(1, 3)},
        "actions": {"stacks": random.randint(1, 24), "copies": random.randint(1, 8)},
        "domination": {"per_player": random.randint(1, 4)},
        "scoring": {key: random.randint(0, 9) for key in BASE.data["scoring"] if key != "provenance"},
        "borders": {"CAN-EAS": random.choice(("land", "strait")), "CAN-USA": "none"},
    }


@pytest.mark.parametrize("seed", range(25))
def test_whatever_passes_the_checks_can_be_played(seed: int) -> None:
    random = Random(seed)
    changed = random_overlay(random)
    assert faults(GAME, changed) == []
    header = new_header(GAME, random.randint(2, 6), overlay=changed)
    plays_and_replays(GAME, header, random)


def test_every_number_of_the_data_can_be_changed_alone() -> None:
    """One step up or down is possible almost everywhere; where it is not, a check says why."""
    stuck: list[Key] = []
    for key, value in numbers(BASE.data, ()):
        own = [one for one in (value + 1, value - 1) if not faults(GAME, overlay(".".join(key), one))]
        if not own:
            stuck.append(key)
        else:
            assert len(changes(BASE, edition_of(GAME, overlay(".".join(key), own[0])))) == 1
    assert stuck == [("cards", "domination", "price_steps"), ("actions", "types"), ("tokens", "markers")]


def numbers(data: dict[str, Any], path: Key) -> list[tuple[Key, int]]:
    found: list[tuple[Key, int]] = []
    for key, value in data.items():
        if isinstance(value, dict):
            found += numbers(value, (*path, key))
        elif type(value) is int:
            found.append(((*path, key), value))
    return found


def test_every_check_is_documented() -> None:
    text = (Path(__file__).parents[2] / "docs" / "editions.md").read_text(encoding="utf-8")
    assert [check.name for check in edition_checks.CHECKS if f"`{check.name}`" not in text] == []
