"""The figures of a report: against known values, over many dice, and over decks."""

from __future__ import annotations

import math
from itertools import groupby, product

import pytest

from meridian.fair.record import RollRecord
from meridian.fair.statistics import RollStatistics, chi_square_tail, statistics
from tests.fair.tables import DECK, FACES, card, die, source

QUANTILES = [
    (3.841459, 1, 0.05),
    (5.991465, 2, 0.05),
    (11.070498, 5, 0.05),
    (15.086272, 5, 0.01),
    (0.554298, 5, 0.99),
    (43.772972, 30, 0.05),
    (140.169489, 100, 0.005),
]


def made(outcomes: list[str], weights: list[int], shown: list[str]) -> list[RollRecord]:
    return [
        RollRecord(number=at, period=1, chain="open", place=at, taken_back=0, audience="everybody", clauses=["GP-160"],
             outcomes=outcomes, weights=weights, outcome=outcome, said="", hash="")
        for at, outcome in enumerate(shown, start=1)
    ]  # fmt: skip


def one(rolls: list[RollRecord]) -> RollStatistics:
    (tally,) = statistics(rolls)
    return tally


@pytest.mark.parametrize(("square", "freedom", "p"), QUANTILES)
def test_the_tail_of_chi_square_is_that_of_the_tables(square: float, freedom: int, p: float) -> None:
    assert chi_square_tail(square, freedom) == pytest.approx(p, abs=1e-6)


def test_for_dice_it_is_pearsons_sum() -> None:
    shown = [face for face, times in zip(FACES, (16, 18, 16, 14, 12, 12), strict=True) for _ in range(times)]
    tally = one(made(FACES, [1] * 6, shown))
    n = len(shown)
    pearson = sum((count - n / 6) ** 2 / (n / 6) for count in tally.counts.values())
    assert tally.chi_square == pytest.approx(pearson, abs=1e-3)
    assert tally.freedom == 5


def test_many_dice_are_fair() -> None:
    chance = source(periods=256)
    for number in range(1, 6001):
        chance.pick(die(number, 1 + number // 50))
    tally = one(chance.record().rolls)
    assert tally.rolls == 6000
    assert sum(tally.counts.values()) == 6000
    assert tally.freedom == 5
    assert tally.p is not None
    assert tally.p > 0.01
    run = tally.longest_run
    assert run is not None
    assert 3 <= run.length <= 8


def test_pairs_of_dice_are_independent() -> None:
    chance = source()
    shown = [chance.pick(die(number)) for number in range(1, 7201)]
    pairs = [first * 6 + second for first, second in zip(shown[::2], shown[1::2], strict=True)]
    square = sum((pairs.count(pair) - 100) ** 2 / 100 for pair in range(36))
    assert chi_square_tail(square, 35) > 0.01


def test_weights_are_kept_to() -> None:
    chance = source()
    for number in range(1, 3001):
        chance.pick(card(number))
    chance.end()
    tally = one(chance.record().rolls)
    assert tally.expected == {"draw fog": 750.0, "draw peace": 1875.0, "draw storm": 375.0}
    assert tally.p is not None
    assert tally.p > 0.01


def test_a_loaded_die_is_noticed() -> None:
    tally = one(made(FACES, [1] * 6, [FACES[5]] * 60 + FACES * 40))
    assert tally.p is not None
    assert tally.p < 0.0001


def test_a_plain_modulo_would_be_noticed() -> None:
    """Five bits modulo 20 favour the low outcomes: the figures see what rejection sampling avoids."""
    outcomes = [f"roll {face}" for face in range(20)]
    modulo = one(made(outcomes, [1] * 20, [outcomes[word % 20] for word in range(32)] * 30))
    rejected = one(made(outcomes, [1] * 20, [outcomes[word % 20] for word in range(32) if word < 20] * 30))
    assert modulo.p is not None
    assert rejected.p is not None
    assert modulo.p < 0.0001
    assert rejected.p > 0.9


def test_small_samples_get_no_probability() -> None:
    tally = one(made(FACES, [1] * 6, FACES * 5))
    assert (tally.chi_square, tally.freedom, tally.p) == (None, None, None)
    assert one(made(FACES, [1] * 6, FACES * 6)).p is not None


def test_certain_draws_count_but_prove_nothing() -> None:
    tally = one(made(["draw last"], [3], ["draw last"] * 500))
    assert tally.counts == {"draw last": 500}
    assert (tally.p, tally.longest_run) == (None, None)


def test_whole_decks_drawn_again_and_again_are_no_surprise() -> None:
    """A deck of two cards, in either order: the second card is certain, and that is no evidence of anything."""
    rolls: list[RollRecord] = []
    for order in (["draw a", "draw b"], ["draw b", "draw a"]) * 100:
        rolls += made(["draw a", "draw b"], [1, 1], order[:1]) + made(order[1:], [1], order[1:])
    tally = one(rolls)
    assert tally.counts == {"draw a": 200, "draw b": 200}
    assert tally.expected == {"draw a": 200.0, "draw b": 200.0}
    assert (tally.freedom, tally.p) == (1, 1.0)
    assert tally.longest_run is None


def test_the_expected_number_of_runs_is_exact() -> None:
    """Against going through all sequences of six throws of an uneven coin."""
    outcomes, weights, n = ["flip heads", "flip tails"], [2, 1], 6
    for length in range(1, n + 1):
        expected = 0.0
        for throws in product((0, 1), repeat=n):
            chance = math.prod(weights[throw] / 3 for throw in throws)
            expected += chance * sum(len(list(group)) >= length for _, group in groupby(throws))
        shown = ([outcomes[0]] * length + [outcomes[1], outcomes[0]] * n)[:n]
        run = one(made(outcomes, weights, shown)).longest_run
        assert run is not None
        assert run.length == length
        assert run.expected == pytest.approx(expected, abs=1e-4)


def test_kinds_are_told_apart() -> None:
    chance = source()
    chance.pick(die(1))
    chance.pick(card(2))
    assert [tally.kind for tally in statistics(chance.record().rolls)] == ["roll"]
    chance.end()
    kinds = statistics(chance.record().rolls)
    assert [(tally.kind, tally.clauses) for tally in kinds] == [("draw", ["GD-018"]), ("roll", ["GP-160", "GP-A01"])]
    assert set(kinds[0].counts) == set(DECK)
