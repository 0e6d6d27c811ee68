"""Imagined hands of Global Domination come up as often as chance would deal them.

Each case is small enough to go through all that chance could do. All ways that look the same to the
viewer are weighed, and the share of each true position among them is what `imagine` must come to. Of a
card that is used, `imagine` assumes no plan: any slot of the hand could have been the one.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from typing import Any

import pytest

from meridian import games
from meridian.core.codec import words_for
from meridian.core.game import begin, digest, new_header
from meridian.core.position import Position
from tests.games.imagining import compare, leaves

GAME = games.load("global-domination")

CASES: dict[str, tuple[dict[str, Any], list[str]]] = {
    "a fresh draw": (
        {"p2": {"logistics": 2, "deck": ["domination", "domination", "insurgents", "megastorm"]}},
        [],
    ),
    "an empty deck gives the hand away, the new deck does not": (
        {
            "p2": {
                "logistics": 3,
                "deck": ["insurgents", "megastorm"],
                "discard": ["domination", "domination", "surrender"],
            }
        },
        [],
    ),
    "a known card in hand": (
        {
            "p2": {
                "logistics": 2,
                "hand": ["surrender"],
                "known": ["surrender"],
                "deck": ["domination", "domination", "surrender"],
            }
        },
        [],
    ),
    "a card played openly leaves the rest": (
        {"p2": {"logistics": 2, "deck": ["domination", "domination", "insurgents", "megastorm"]}},
        ["p2 build domination", "p2 build-in USA", "p2 done"],
    ),
}


@pytest.mark.parametrize("case", CASES)
def test_frequencies(case: str) -> None:
    players, lines = CASES[case]
    start = {"moment": "start", "first_player": "p1", "turn": 0, "players": {"p1": {"logistics": 0}, **players}}
    header = new_header(GAME, 2, {"log_min": 0, "reaction_windows": "scoring_only", "first_player": "fixed"}, start)
    words = words_for(GAME, header)
    groups: dict[str, list[tuple[Fraction, Position]]] = defaultdict(list)
    for share, leaf in leaves(GAME, begin(GAME, header)):
        weight = share * used_share(leaf, lines)
        for line in lines if weight else ():
            leaf.play_checked(words.read_actor(line.split()[0]), words.read(line.partition(" ")[2]))
        if weight:
            groups[digest(GAME, GAME.rules.view(leaf, 0))].append((weight, leaf))
    assert groups
    for group in groups.values():
        compare(GAME, group)


def used_share(p: Position, lines: list[str]) -> Fraction:
    """How likely it is that a slot of p2's hand, taken blindly, holds the card that is used."""
    if not lines:
        return Fraction(1)
    hand = GAME.rules.show(p)["players"]["p2"]["hand"]
    return Fraction(hand.count(lines[0].split()[2]), len(hand))
