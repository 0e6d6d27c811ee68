"""The reference for `imagine`: an enumeration of all outcomes of chance."""

from __future__ import annotations

from collections import Counter, defaultdict
from fractions import Fraction
from random import Random

from meridian.core.chance import weighted
from meridian.core.game import Game, digest
from meridian.core.position import CHANCE, Position

SAMPLES = 4000


def leaves(game: Game, p: Position) -> list[tuple[Fraction, Position]]:
    """All sequences of chance outcomes until a seat is asked, with their probabilities."""
    if p.over or p.who() != [CHANCE]:
        return [(Fraction(1), p)]
    chances = p.chances()
    total = sum(chances.weights)
    found = []
    for outcome, weight in zip(chances.outcomes, chances.weights, strict=True):
        after = game.rules.copy(p)
        after.play_checked(CHANCE, outcome)
        found += [(Fraction(weight, total) * share, leaf) for share, leaf in leaves(game, after)]
    return found


def compare(game: Game, group: list[tuple[Fraction, Position]]) -> None:
    """Chi-square of the samples of `imagine` against the enumerated probabilities."""
    wanted: dict[str, Fraction] = defaultdict(Fraction)
    for share, leaf in group:
        wanted[digest(game, leaf)] += share
    total = sum(wanted.values())
    random = Random(1)
    view = game.rules.view(group[0][1], 0)
    found = Counter(
        digest(game, game.rules.imagine(view, lambda weights: weighted(random, weights))) for _ in range(SAMPLES)
    )
    assert set(found) == set(wanted), "imagine finds just the positions that can be"
    chi = sum((found[key] - SAMPLES * share / total) ** 2 / (SAMPLES * share / total) for key, share in wanted.items())
    assert float(chi) < 3 * len(wanted) + 12
