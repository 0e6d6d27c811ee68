"""Globopolis: the exact odds of an engagement, against the printed cases, known figures and counting by hand."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from functools import cache
from itertools import product
from typing import Any

import pytest

from meridian.core.errors import BadInput
from meridian.games.globopolis.rules.odds import (
    AGGRESSOR,
    DEFENDER,
    NOBODY,
    EngagementOdds,
    aggressor_wins_round,
    multiplier,
    multiplier_of_counts,
    odds_for,
    patterns,
    roll_value,
    roll_values,
)
from meridian.games.globopolis.text.inquiries import INQUIRIES

RULES = [False, True]
UP_TO_SIX = list(product(range(7), repeat=2))
SMALL = list(product(range(4), repeat=2))


# The roll


@pytest.mark.parametrize(
    ("faces", "matched", "printed"),
    [
        ([], 1, 1),
        ([4], 1, 1),
        ([1, 2], 1, 1),
        ([3, 3], 2, 2),
        ([1, 6, 6], 2, 2),
        ([5, 5, 5], 3, 3),
        ([1, 2, 3, 4], 1, 1),
        ([2, 5, 5, 5], 3, 3),
        ([2, 2, 5, 5], 4, 4),
        ([2, 2, 2, 2], 4, 4),
        ([1, 2, 2, 5, 5], 4, 4),
        ([1, 2, 2, 2, 2], 4, 4),
        ([2, 2, 5, 5, 5], 5, 5),
        ([3, 3, 3, 3, 3], 5, 5),
        ([1, 2, 3, 4, 5, 6], 1, 1),
        ([1, 2, 2, 4, 5, 5], 4, 4),
        ([1, 2, 2, 5, 5, 5], 5, 5),
        ([1, 5, 5, 5, 5, 5], 5, 5),
        ([2, 2, 4, 4, 6, 6], 6, 4),
        ([1, 1, 1, 5, 5, 5], 6, 5),
        ([3, 3, 3, 3, 2, 2], 6, 5),
        ([6, 6, 6, 6, 6, 6], 6, 5),
        ([1, 1, 2, 2, 3, 3, 4, 4], 8, 4),
        ([1, 1, 1, 1, 2, 2, 2], 7, 5),
        ([1, 1, 1, 1, 2, 3, 4], 4, 4),
    ],
)
def test_multipliers_of_every_pattern(faces: list[int], matched: int, printed: int) -> None:
    assert multiplier(faces, False) == matched
    assert multiplier(faces, True) == printed
    counts = [faces.count(face) for face in range(1, 7)]
    assert multiplier_of_counts(counts, False) == matched
    assert multiplier_of_counts(counts, True) == printed


@pytest.mark.parametrize(
    ("polygon", "faces", "value"),
    [
        (4, [6, 6, 1], 8),
        (8, [5, 5, 5, 1], 24),
        (4, [4], 8),
        (4, [3], 4),
        (10, [5], 10),
        (7, [], 7),
        (4, [4, 1], 4),
    ],
)
def test_roll_values_of_the_examples(polygon: int, faces: list[int], value: int) -> None:
    assert roll_value(polygon, faces, False) == value


@pytest.mark.parametrize(
    ("dice", "printed", "frequencies"),
    [
        (0, False, [1]),
        (2, False, [30, 6]),
        (3, False, [120, 90, 6]),
        (4, False, [360, 720, 120, 96]),
        (5, False, [720, 3600, 1200, 1950, 306]),
        (6, False, [720, 10800, 7200, 18000, 7380, 2556]),
        (6, True, [720, 10800, 7200, 19800, 8136]),
    ],
)
def test_how_often_each_multiplier_comes(dice: int, printed: bool, frequencies: list[int]) -> None:
    found: Counter[int] = Counter()
    for groups, rolls in patterns(dice):
        found[multiplier_of_counts(groups, printed)] += rolls
    assert found == Counter(dict(enumerate(frequencies, start=1)))
    assert sum(frequencies) == 6**dice


@pytest.mark.parametrize("dice", range(13))
def test_no_pattern_is_missing(dice: int) -> None:
    assert sum(rolls for _, rolls in patterns(dice)) == 6**dice
    assert sum(roll_values(8, dice, False)) == 8 * 6**dice


def test_who_wins_a_round() -> None:
    assert aggressor_wins_round(9, 3, 8, 1)
    assert not aggressor_wins_round(8, 1, 9, 3)
    assert aggressor_wins_round(8, 1, 8, 2)
    assert not aggressor_wins_round(8, 2, 8, 1)
    assert not aggressor_wins_round(8, 2, 8, 2)
    assert not aggressor_wins_round(8, 0, 8, 0)


# Counting by hand: every die of both sides


@cache
def rolled(polygon: int, dice: int) -> dict[int, int]:
    """Roll Values with their frequencies, die by die and in other words than the rules."""
    found: Counter[int] = Counter()
    for shown in range(1, polygon + 1):
        for faces in product(range(1, 7), repeat=dice):
            matched = sum(count for count in Counter(faces).values() if count > 1)
            lucky = dice == 1 and faces[0] == shown
            found[shown * (2 if lucky else max(matched, 1))] += 1
    return dict(found)


def rolls(a: int, d: int) -> list[tuple[int, int, Fraction]]:
    """Every pair of Roll Values with its chance."""
    mine, theirs = rolled(8, a), rolled(10, d)
    of = sum(mine.values()) * sum(theirs.values())
    return [(x, y, Fraction(n * m, of)) for x, n in mine.items() for y, m in theirs.items()]


def won(a: int, d: int, x: int, y: int) -> bool:
    return x > y if x != y else a < d


@cache
def by_hand(a: int, d: int) -> Fraction:
    if a < 0 or d < 0:
        return Fraction(d < 0)
    p = sum((chance for x, y, chance in rolls(a, d) if won(a, d, x, y)), Fraction(0))
    return p * by_hand(a, d - 1) + (1 - p) * by_hand(a - 1, d)


@cache
def by_hand_with_reroll(a: int, d: int, side: int) -> Fraction:
    """Every pair of rolls is either kept or repeated, whichever is better for the holder of the card."""
    if a < 0 or d < 0:
        return Fraction(d < 0)
    total = Fraction(0)
    best = max if side == AGGRESSOR else min
    again = rolled(8, a) if side == AGGRESSOR else rolled(10, d)
    for x, y, chance in rolls(a, d):
        keep = by_hand_with_reroll(*((a, d - 1) if won(a, d, x, y) else (a - 1, d)), side)
        repeat = Fraction(0)
        for z, n in again.items():
            wins = won(a, d, z, y) if side == AGGRESSOR else won(a, d, x, z)
            repeat += Fraction(n, sum(again.values())) * by_hand(*((a, d - 1) if wins else (a - 1, d)))
        total += chance * best(keep, repeat)
    return total


def by_hand_with_retreat(a: int, d: int, below: Fraction) -> tuple[Fraction, Fraction, Fraction]:
    p = sum((chance for x, y, chance in rolls(a, d) if won(a, d, x, y)), Fraction(0))
    zero, one = Fraction(0), Fraction(1)
    after_win = by_hand_with_retreat(a, d - 1, below) if d else (one, zero, zero)
    if a == 0:
        after_loss = (zero, one, zero)
    elif by_hand(a - 1, d) < below:
        after_loss = (zero, zero, one)
    else:
        after_loss = by_hand_with_retreat(a - 1, d, below)
    win, lose, none = (p * good + (1 - p) * bad for good, bad in zip(after_win, after_loss, strict=True))
    return win, lose, none


@pytest.mark.parametrize(("a", "d"), [*SMALL, (4, 3), (2, 5)])
def test_rounds_and_engagements_by_hand(a: int, d: int) -> None:
    odds = odds_for(False)
    wins, of = odds.round_odds(a, d)
    assert of == 80 * 6 ** (a + d)
    assert Fraction(wins, of) == sum(chance for x, y, chance in rolls(a, d) if won(a, d, x, y))
    assert odds.exact(a, d) == by_hand(a, d)


@pytest.mark.parametrize("side", [AGGRESSOR, DEFENDER])
@pytest.mark.parametrize(("a", "d"), SMALL)
def test_second_wave_by_hand(a: int, d: int, side: int) -> None:
    assert odds_for(False).with_reroll(a, d, side) == by_hand_with_reroll(a, d, side)


@pytest.mark.parametrize("below", [Fraction(0), Fraction(1, 10), Fraction(1, 4), Fraction(1)])
@pytest.mark.parametrize(("a", "d"), SMALL)
def test_orderly_retreat_by_hand(a: int, d: int, below: Fraction) -> None:
    assert odds_for(False).with_retreat(a, d, below) == by_hand_with_retreat(a, d, below)


# Known figures


@pytest.mark.parametrize(("a", "d", "chance"), [(0, 0, (7, 20)), (1, 1, (23, 64)), (1, 2, (1283, 2880))])
def test_known_chances_of_a_round(a: int, d: int, chance: tuple[int, int]) -> None:
    assert Fraction(*odds_for(False).round_odds(a, d)) == Fraction(*chance)


@pytest.mark.parametrize(("a", "d", "chance"), [(0, 0, 0.35), (1, 2, 0.1711), (3, 3, 0.2749), (6, 6, 0.2810)])
def test_known_chances_of_an_engagement(a: int, d: int, chance: float) -> None:
    assert odds_for(False).win(a, d) == pytest.approx(chance, abs=5e-5)


def test_six_against_six_takes_long() -> None:
    mean, chances = odds_for(False).rounds(6, 6)
    assert float(mean) == pytest.approx(9.4, abs=0.05)
    assert len(chances) - 1 == 13
    assert chances[13] > 0


# What must hold everywhere


@pytest.mark.parametrize("printed", RULES)
@pytest.mark.parametrize(("a", "d"), UP_TO_SIX)
def test_all_ends_of_an_engagement_make_one(a: int, d: int, printed: bool) -> None:
    odds = odds_for(printed)
    mine, theirs = odds.remaining(a, d)
    mean, chances = odds.rounds(a, d)
    assert (len(mine), len(theirs)) == (a + 1, d + 1)
    assert sum(mine) == odds.exact(a, d)
    assert sum(mine) + sum(theirs) == sum(chances) == 1
    assert not any(chances[: min(a, d) + 1])
    assert min(a, d) + 1 <= mean <= a + d + 1
    assert odds.win(a, d) == float(odds.exact(a, d))


@pytest.mark.parametrize(("a", "d"), UP_TO_SIX)
def test_second_wave_never_hurts_its_holder(a: int, d: int) -> None:
    odds = odds_for(False)
    assert odds.with_reroll(a, d, AGGRESSOR) > odds.exact(a, d) > odds.with_reroll(a, d, DEFENDER)
    for side in (AGGRESSOR, DEFENDER):
        assert odds.course(a, d, side, Fraction(0)).win() == odds.with_reroll(a, d, side)
        assert 0 <= odds.reroll_above(a, d, side) < 1


def test_second_wave_is_used_in_the_last_round_whenever_it_can_help() -> None:
    odds = odds_for(False)
    assert odds.reroll_above(0, 3, AGGRESSOR) == 0
    assert odds.reroll_chance(0, 0, AGGRESSOR, 5) == Fraction(3, 8)
    assert odds.reroll_chance(0, 0, DEFENDER, 5) == Fraction(6, 10)
    assert odds.reroll_chance(0, 0, AGGRESSOR, 99) == 0


@pytest.mark.parametrize("side", [NOBODY, AGGRESSOR, DEFENDER])
@pytest.mark.parametrize(("a", "d"), [(0, 4), (3, 3), (6, 2), (6, 6)])
def test_retreat_gives_up_wins_to_avoid_losses(a: int, d: int, side: int) -> None:
    odds = odds_for(False)
    before = odds.course(a, d, side, Fraction(0))
    for percent in (5, 15, 40, 100):
        now = odds.course(a, d, side, Fraction(percent, 100))
        assert now.win() + now.lose() + now.retreat == sum(now.rounds) == 1
        assert now.win() <= before.win()
        assert now.lose() <= before.lose()
        before = now
    assert before.retreat > 0 or a == 0


@pytest.mark.parametrize(("a", "d"), list(product(range(9), repeat=2)))
def test_the_multiplier_rule_matters_from_six_dice_on(a: int, d: int) -> None:
    same = odds_for(False).round_odds(a, d) == odds_for(True).round_odds(a, d)
    assert same == (max(a, d) < 6)
    if max(a, d) < 6:
        assert odds_for(False).exact(a, d) == odds_for(True).exact(a, d)


def test_more_dice_than_a_set_has() -> None:
    odds = EngagementOdds(False)
    assert odds.win(3, 12) < odds.win(3, 6)
    assert odds.win(12, 3) > odds.win(6, 3)
    assert odds.exact(6, 6) == odds_for(False).exact(6, 6)
    assert odds.with_reroll(0, 20, AGGRESSOR) == odds.exact(0, 20) == 0  # the polygon alone cannot win a round
    assert EngagementOdds(True).exact(12, 12) == odds_for(True).exact(12, 12)


def test_a_side_that_is_beaten() -> None:
    odds = odds_for(False)
    assert odds.exact(-1, 0) == 0
    assert odds.exact(2, -1) == 1
    assert (odds.win(-1, 0), odds.win(2, -1)) == (0.0, 1.0)


def test_tables_are_shared() -> None:
    assert odds_for(True) is odds_for(True)
    assert odds_for(True) is not odds_for(False)
    assert odds_for(False, 10, 10) is not odds_for(False)
    assert odds_for(False, 10, 10).exact(0, 0) == Fraction(45, 100)


# The inquiry


def ask(options: dict[str, Any] | None = None, **asked: Any) -> dict[str, Any]:
    values = {"second_wave": "none", "retreat_below": 0, **asked}
    return INQUIRIES["odds"].answer({"multiplier": "matched", "dice_cap": 6, **(options or {})}, values)


def test_the_inquiry_answers_the_plain_case() -> None:
    answer = ask(aggressor=0, defender=0)
    assert (answer["win"], answer["exact"], answer["percent"]) == (0.35, "7/20", 35.0)
    assert (answer["lose"], answer["no_result"]) == (0.65, 0.0)
    assert answer["left"] == {"aggressor": [0.35], "defender": [0.65]}
    assert answer["rounds"] == {"mean": 1.0, "chances": [0.0, 1.0]}
    assert answer["round"] == answer["without_cards"] == {"win": 0.35, "exact": "7/20", "percent": 35.0}
    assert "GP-165" in answer["clauses"]


def test_the_inquiry_with_cards_and_options() -> None:
    plain = ask(aggressor=6, defender=6)
    assert plain["percent"] == 28.1
    helped = ask(aggressor=6, defender=6, second_wave="aggressor")
    assert helped["win"] > plain["win"] == helped["without_cards"]["win"]
    careful = ask(aggressor=6, defender=6, retreat_below=10)
    assert careful["no_result"] > 0
    assert careful["win"] + careful["lose"] + careful["no_result"] == pytest.approx(1)
    assert ask({"multiplier": "printed_max5"}, aggressor=6, defender=6)["win"] != plain["win"]


def test_the_inquiry_knows_how_many_dice_there_are() -> None:
    with pytest.raises(BadInput, match=r"aggressor: 7 d6 are more than option dice_cap=6 allows \(GP-153"):
        ask(aggressor=7, defender=2)
    assert "GP-A44" in ask({"dice_cap": 0}, aggressor=7, defender=2)["clauses"]
