"""Imagined hands of Global Domination come up as often as chance would deal them.

Each case is small enough to go through all that chance could do. All ways that look the same to the
viewer are weighed, and the share of each true position among them is what `imagine` must come to. Of a
card that is used, `imagine` assumes no plan: any slot of the hand could have been the one.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.core.codec import words_for
from meridian.core.game import Game
from meridian.core.playout import weighted
from meridian.core.position import CHANCE, Position

GAME = games.load("global-domination")
SAMPLES = 4000

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


def leaves(game: Game, p: Position) -> list[tuple[Fraction, Position]]:
    """All ways in which chance can go on until a seat is asked, with their probabilities."""
    if p.over or game.who(p) != [CHANCE]:
        return [(Fraction(1), p)]
    chances = game.chances(p)
    total = sum(chances.weights)
    found = []
    for outcome, weight in zip(chances.outcomes, chances.weights, strict=True):
        after = game.copy(p)
        game.play(after, CHANCE, outcome)
        found += [(Fraction(weight, total) * share, leaf) for share, leaf in leaves(game, after)]
    return found


@pytest.mark.parametrize("case", CASES)
def test_frequencies(case: str) -> None:
    players, lines = CASES[case]
    start = {"moment": "start", "first_player": "p1", "turn": 0, "players": {"p1": {"logistics": 0}, **players}}
    header = GAME.header(2, {"log_min": 0, "reaction_windows": "scoring_only", "first_player": "fixed"}, start)
    words = words_for(GAME, header)
    groups: dict[str, list[tuple[Fraction, Position]]] = defaultdict(list)
    for share, leaf in leaves(GAME, GAME.begin(header)):
        weight = share * used_share(leaf, lines)
        for line in lines if weight else ():
            GAME.play(leaf, words.read_actor(line.split()[0]), words.read(line.partition(" ")[2]))
        if weight:
            groups[GAME.digest(GAME.view(leaf, 0))].append((weight, leaf))
    assert groups
    for group in groups.values():
        compare(group)


def used_share(p: Position, lines: list[str]) -> Fraction:
    """How likely it is that a slot of p2's hand, taken blindly, holds the card that is used."""
    if not lines:
        return Fraction(1)
    hand = GAME.show(p)["players"]["p2"]["hand"]
    return Fraction(hand.count(lines[0].split()[2]), len(hand))


def compare(group: list[tuple[Fraction, Position]]) -> None:
    """Chi-square of what `imagine` draws against what the ways of chance weigh."""
    wanted: dict[str, Fraction] = defaultdict(Fraction)
    for share, leaf in group:
        wanted[GAME.digest(leaf)] += share
    total = sum(wanted.values())
    random = Random(1)
    view = GAME.view(group[0][1], 0)
    found = Counter(GAME.digest(GAME.imagine(view, lambda weights: weighted(random, weights))) for _ in range(SAMPLES))
    assert set(found) == set(wanted), "imagine finds just the positions that can be"
    chi = sum((found[key] - SAMPLES * share / total) ** 2 / (SAMPLES * share / total) for key, share in wanted.items())
    assert float(chi) < 3 * len(wanted) + 12
