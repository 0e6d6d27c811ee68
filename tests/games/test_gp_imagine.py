"""Imagined hands of Globopolis come up as often as chance would deal them, given what lies open."""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest

from meridian import games
from meridian.core.codec import words_for
from meridian.core.game import begin, digest, edition_of, new_header
from meridian.core.position import Position
from tests.games.imagining import compare, leaves

GAME = games.load("globopolis")
IDS = GAME.edition.names(edition_of(GAME))["card"]


def all_but(*left: str) -> list[str]:
    """Every other card lies under its stack, known to all."""
    return [card for card in IDS if card not in left]


CASES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "one draw of INFLUENCE": (
        {"under": all_but("I02", "I08", "I19"), "players": {"p2": {"field": "influence-5"}}},
        [],
    ),
    "a draw of the mixed stack shows its sort": (
        {"under": all_but("OP01", "OP13", "M01", "M04", "M08"), "players": {"p2": {"field": "ops-mission-3"}}},
        [],
    ),
    "a draw beside a hidden hand": (
        {"under": all_but("I02", "I08", "I19", "I22"), "players": {"p2": {"field": "influence-5", "hand": ["I22"]}}},
        [],
    ),
    "a card played openly is known to lie under its stack": (
        {"under": all_but("I02", "I27", "I19"), "players": {"p2": {"field": "influence-5", "hand": ["I27"]}}},
        ["p2 play I27"],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_frequencies(case: str) -> None:
    said, lines = CASES[case]
    start = {"moment": "landing", "on_turn": "p2", **said}
    header = new_header(GAME, 2, {}, start)
    words = words_for(GAME, header)
    groups: dict[str, list[tuple[Fraction, Position]]] = defaultdict(list)
    for share, leaf in leaves(GAME, begin(GAME, header)):
        for line in lines:
            leaf.play_checked(words.read_actor(line.split()[0]), words.read(line.partition(" ")[2]))
        for weight, dealt in as_p1_sees_it(header, leaf, share):
            groups[digest(GAME, GAME.rules.view(dealt, 0))].append((weight, dealt))
    assert groups
    for group in groups.values():
        compare(GAME, group)


def as_p1_sees_it(header: Any, leaf: Position, share: Fraction) -> list[tuple[Fraction, Position]]:
    """The hand p2 began with is as hidden from p1 as the card drawn: it may have been any of the unseen ones."""
    hidden = header.start["players"]["p2"].get("hand", [])
    if not hidden or hidden == ["I27"]:
        return [(share, leaf)]
    found = []
    for card in ("I02", "I08", "I19", "I22"):
        other = {**header.start, "players": {"p2": {"field": "influence-5", "hand": [card]}}}
        for weight, dealt in leaves(GAME, begin(GAME, new_header(GAME, 2, {}, other))):
            found.append((share * weight / 4, dealt))
    return found
