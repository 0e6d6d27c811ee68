"""The cards and options of Globopolis: none without a scenario, a text in both languages and a use for every effect."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from meridian import games
from meridian.core.game import edition_of, speaker_for
from meridian.core.messages import LANGUAGES
from meridian.games.globopolis.edition.options import OPTIONS
from meridian.games.globopolis.rules.constants import CONDITIONS, EFFECTS

GAME = games.load("globopolis")
DATA = edition_of(GAME).data
CARDS: dict[str, dict[str, Any]] = {**DATA["ops"], **DATA["missions"], **DATA["influences"]}
FOLDER = Path(__file__).parents[1] / "scenarios" / "globopolis"
CARD = re.compile(r"\b(?:OP|M|I)\d\d\b")


@cache
def scenarios() -> list[dict[str, Any]]:
    """All scenarios of Globopolis, as their files tell them."""
    files = [tomllib.loads(path.read_text(encoding="utf-8")) for path in sorted(FOLDER.rglob("*.toml"))]
    return [case for file in files for case in (file, *file.get("case", []))]


def words(value: Any) -> Iterator[str]:
    """All texts of a piece of plain data, keys included."""
    if isinstance(value, dict):
        for key, inner in value.items():
            yield key
            yield from words(inner)
    elif isinstance(value, list):
        for inner in value:
            yield from words(inner)
    elif isinstance(value, str):
        yield value


def test_there_are_65_cards() -> None:
    assert len(CARDS) == 65
    assert all(CARD.fullmatch(name) for name in CARDS)


def test_every_card_is_on_the_table_in_a_scenario() -> None:
    """In a position or a step: a card that only a title or a note speaks of is in no play."""
    told = [text for scenario in scenarios() for part in ("position", "step") for text in words(scenario.get(part, []))]
    named = set(CARD.findall(" ".join(told)))
    assert [name for name in CARDS if name not in named] == []


@pytest.mark.parametrize("name", CARDS)
def test_every_card_has_a_text_in_both_languages(name: str) -> None:
    texts, names = CARDS[name]["text"], CARDS[name]["name"]
    assert set(texts) == set(names) == set(LANGUAGES)
    assert all(text.strip() == text and len(text) > 10 and text[-1] == "." for text in texts.values())
    assert texts["en"] != texts["de"]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_says_its_numbers(lang: str) -> None:
    """An amount, price, limit or number of players' Territories above 1 stands in the text as well."""
    for name, card in CARDS.items():
        numbers = set(re.findall(r"\d+", card["text"][lang]))
        parameters = ("amount", "most", "price", "other", "need", "points", "eu", "eu_of_two", "territories", "ns")
        said = [card[key] for key in parameters if card.get(key, 0) > 1]
        said += card.get("by_players", [])
        assert {str(number) for number in said} <= numbers, name


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_can_be_told(lang: str) -> None:
    speaker = speaker_for(GAME, edition_of(GAME), lang)
    told = [speaker.args({"card": at})["card"] for at in range(len(CARDS))]
    assert told == [card["name"][lang] for card in CARDS.values()]
    assert speaker.titles["card_text"] == [card["text"][lang] for card in CARDS.values()]


def test_every_effect_of_the_rules_is_used_by_a_card() -> None:
    rows = [*DATA["ops"].values(), *DATA["influences"].values()]
    used = {"opportunity" if card.get("kind") == "opportunity" else card["effect"] for card in rows}
    assert used == set(EFFECTS)
    assert len(set(EFFECTS)) == len(EFFECTS)


def test_every_condition_of_the_rules_is_used_by_a_mission() -> None:
    assert {card["condition"] for card in DATA["missions"].values()} == set(CONDITIONS)
    assert len(set(CONDITIONS)) == len(CONDITIONS)


def test_every_option_is_set_in_a_scenario() -> None:
    named = {name for scenario in scenarios() for name in scenario.get("options", {})}
    assert [option.name for option in OPTIONS if option.name not in named] == []


def test_every_preset_is_played_in_a_scenario() -> None:
    """A scenario names a preset by setting all of its options as it does."""
    settings = [scenario.get("options", {}) for scenario in scenarios()]
    played = {
        preset for preset, options in GAME.presets.items() for given in settings if options.items() <= given.items()
    }  # fmt: skip
    assert [preset for preset in GAME.presets if preset not in played] == []
