"""Ratings: strengths are found again in simulated games, whatever the seats, and the sums come out."""

from __future__ import annotations

import math
import random
from itertools import permutations
from statistics import correlation

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meridian.core.errors import BadInput
from meridian.ratings import NEW, Rating, aged, conservative, fit, interval, rate, rate_sides, win_probabilities
from meridian.ratings.linear import inverse_diagonal, solve
from meridian.ratings.ratings import MU, SIGMA, SPREAD

PEOPLE = st.builds(Rating, mu=st.floats(-20, 70), sigma=st.floats(0.3, SIGMA), games=st.integers(0, 500))
GAMES = st.lists(st.tuples(PEOPLE, st.integers(1, 6)), min_size=2, max_size=6)


def finish(strengths: list[float], chance: random.Random) -> list[int]:
    """Places by performance: strength plus chance."""
    shown = [strength - SPREAD * math.log(chance.expovariate(1.0)) for strength in strengths]
    return [1 + sum(other > mine for other in shown) for mine in shown]


def pool(seed: int, players: int = 12, games: int = 300) -> tuple[list[float], list[list[tuple[str, int]]]]:
    """Players of known strength around the middle, and games of two to six of them."""
    chance = random.Random(seed)
    drawn = [chance.gauss(MU, SIGMA) for _ in range(players)]
    truth = [strength - sum(drawn) / players + MU for strength in drawn]
    played = []
    for _ in range(games):
        who = chance.sample(range(players), chance.randint(2, 6))
        places = finish([truth[one] for one in who], chance)
        played.append([(str(one), place) for one, place in zip(who, places, strict=True)])
    return truth, played


def one_by_one(played: list[list[tuple[str, int]]]) -> dict[str, Rating]:
    """Ratings as a server keeps them: after every game."""
    found: dict[str, Rating] = {}
    for game in played:
        after = rate([(found.get(name, NEW), place) for name, place in game])
        found |= {name: rating for (name, _), rating in zip(game, after, strict=True)}
    return found


def misses(truth: list[float], found: dict[str, Rating]) -> list[float]:
    """By how many sigma each is missed; the level of a pool as a whole is arbitrary."""
    ratings = [found[str(at)] for at in range(len(truth))]
    level = sum(rating.mu for rating in ratings) / len(ratings) - MU
    return [(rating.mu - level - strength) / rating.sigma for rating, strength in zip(ratings, truth, strict=True)]


# Strength is found again


def test_strengths_are_found_again_after_every_game() -> None:
    missed: list[float] = []
    for seed in range(6):
        truth, played = pool(seed)
        found = one_by_one(played)
        missed += misses(truth, found)
        assert max(rating.sigma for rating in found.values()) < SIGMA / 4
        assert correlation(truth, [found[str(at)].mu for at in range(12)]) > 0.95
    assert sum(abs(miss) < 1.96 for miss in missed) / len(missed) > 0.85


def test_all_games_at_once_tell_more() -> None:
    missed: list[float] = []
    for seed in range(6):
        truth, played = pool(seed)
        missed += misses(truth, fit(played))
    assert 0.88 < sum(abs(miss) < 1.96 for miss in missed) / len(missed) < 1.0
    assert 0.7 < math.sqrt(sum(miss * miss for miss in missed) / len(missed)) < 1.2


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_stronger_rises_whatever_the_number_of_seats(seats: int) -> None:
    chance = random.Random(seats)
    truth = [MU + 3.0 * at for at in range(seats)]
    found = [NEW] * seats
    for _ in range(150):
        found = rate(list(zip(found, finish(truth, chance), strict=True)))
    gaps = [found[at + 1].mu - found[at].mu for at in range(seats - 1)]
    assert sum(gaps) / len(gaps) == pytest.approx(3.0, abs=1.2)
    assert all(rating.games == 150 for rating in found)


def test_the_order_of_games_does_not_matter_when_fitted_at_once() -> None:
    _, played = pool(1, games=80)
    shuffled = played[:]
    random.Random(3).shuffle(shuffled)
    first, second = fit(played), fit([game[::-1] for game in shuffled])
    assert first.keys() == second.keys()
    for name, rating in first.items():
        assert second[name].mu == pytest.approx(rating.mu)
        assert second[name].sigma == pytest.approx(rating.sigma)


def test_one_game_fitted_is_one_game_rated() -> None:
    by_name = fit([[("a", 2), ("b", 1), ("c", 2)]])
    in_row = rate([(NEW, 2), (NEW, 1), (NEW, 2)], drift=0)
    for name, rating in zip("abc", in_row, strict=True):
        assert by_name[name].mu == pytest.approx(rating.mu)
        assert by_name[name].sigma ** 2 + SIGMA**2 / 3 == pytest.approx(rating.sigma**2)
        assert by_name[name].games == 1
    assert sum(rating.mu for rating in by_name.values()) == pytest.approx(3 * MU)


def test_a_bot_in_several_seats_is_one_bot() -> None:
    chance = random.Random(8)
    names, truth = ["a", "a", "a", "b"], [MU, MU, MU, MU + 6]
    found = fit([list(zip(names, finish(truth, chance), strict=True)) for _ in range(400)])
    assert found["b"].mu - found["a"].mu == pytest.approx(6, abs=1)
    assert found["a"].games == found["b"].games == 400
    alone = fit([[("a", 1), ("a", 2), ("a", 2)]])
    assert alone["a"].mu == pytest.approx(MU)
    assert alone["a"].games == 1


# Sums, signs, ties


@given(GAMES)
@settings(max_examples=60)
def test_what_some_win_others_lose(rows: list[tuple[Rating, int]]) -> None:
    """Changes in units of what was not known sum to nothing."""
    after = rate(rows, drift=0)
    moved = [(new.mu - old.mu) / old.sigma**2 for new, (old, _) in zip(after, rows, strict=True)]
    assert sum(moved) == pytest.approx(0, abs=1e-9)


@given(GAMES)
@settings(max_examples=60)
def test_every_game_tells_something(rows: list[tuple[Rating, int]]) -> None:
    for new, (old, _) in zip(rate(rows, drift=0), rows, strict=True):
        assert 0 < new.sigma <= old.sigma
        assert new.games == old.games + 1


@given(GAMES, st.randoms(use_true_random=False))
@settings(max_examples=40)
def test_who_sits_where_does_not_matter(rows: list[tuple[Rating, int]], chance: random.Random) -> None:
    order = list(range(len(rows)))
    chance.shuffle(order)
    after, shuffled = rate(rows), rate([rows[at] for at in order])
    for place, at in enumerate(order):
        assert shuffled[place].mu == pytest.approx(after[at].mu)
        assert shuffled[place].sigma == pytest.approx(after[at].sigma)


@given(PEOPLE, st.integers(2, 6))
@settings(max_examples=30)
def test_a_tie_of_equals_changes_nothing_but_certainty(rating: Rating, seats: int) -> None:
    for after in rate([(rating, 1)] * seats, drift=0):
        assert after.mu == pytest.approx(rating.mu)
        assert after.sigma < rating.sigma


def test_a_tie_is_half_a_win_and_half_a_defeat() -> None:
    weak, strong = Rating(20, 4), Rating(30, 4)
    after_weak, after_strong = rate([(weak, 1), (strong, 1)])
    assert weak.mu < after_weak.mu < rate([(weak, 1), (strong, 2)])[0].mu
    assert rate([(weak, 1), (strong, 2)])[1].mu < after_strong.mu < strong.mu


def test_a_shared_place_lies_between_the_orders_it_stands_for() -> None:
    shared = rate([(NEW, 1), (NEW, 2), (NEW, 2), (NEW, 4)])
    first, second = rate([(NEW, 1), (NEW, 2), (NEW, 3), (NEW, 4)]), rate([(NEW, 1), (NEW, 3), (NEW, 2), (NEW, 4)])
    assert shared[1].mu == pytest.approx(shared[2].mu)
    assert first[1].mu > shared[1].mu > second[1].mu
    assert shared[0].mu == pytest.approx(first[0].mu, abs=0.3)


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_better_the_place_the_better_the_rating(seats: int) -> None:
    after = [rating.mu for rating in rate([(NEW, place) for place in range(1, seats + 1)])]
    assert after == sorted(after, reverse=True)
    assert after[0] > MU > after[-1]


def test_gaps_between_places_do_not_matter() -> None:
    assert rate([(NEW, 1), (NEW, 2), (NEW, 3)]) == rate([(NEW, -5), (NEW, 0), (NEW, 100)])


def test_beating_the_strong_is_worth_more() -> None:
    strong, weak = Rating(35, 2), Rating(15, 2)
    assert rate([(NEW, 1), (strong, 2)])[0].mu > rate([(NEW, 1), (weak, 2)])[0].mu > NEW.mu


def test_extreme_ratings_stay_finite() -> None:
    for rows in ([(Rating(1e4, 0.1), 2), (Rating(-1e4, 0.1), 1)], [(Rating(0, 1e-6), 1), (Rating(0, 1e3), 2)]):
        assert all(math.isfinite(rating.mu) and 0 < rating.sigma < 1e3 for rating in rate(rows))


@given(GAMES)
@settings(max_examples=20)
def test_the_same_game_gives_the_same_bits(rows: list[tuple[Rating, int]]) -> None:
    assert rate(rows) == rate(list(rows))


def test_a_known_game() -> None:
    """Pinned: who changes this changes everybody's rating."""
    after = rate([(NEW, 1), (Rating(28, 3, 10), 2), (Rating(22, 5, 4), 2)])
    known = [(30.8381, 6.1477, 1), (26.9505, 2.8119, 11), (22.8111, 4.2907, 5)]
    assert [(round(r.mu, 4), round(r.sigma, 4), r.games) for r in after] == known


# Sides


def test_a_side_of_one_is_a_player() -> None:
    rows = [(NEW, 1), (Rating(28, 3, 10), 2)]
    assert [one for (one,) in rate_sides([([rating], place) for rating, place in rows])] == rate(rows)


def test_who_was_known_less_moves_more() -> None:
    known, unknown = Rating(25, 1), Rating(25, 8)
    (winners, losers) = rate_sides([([known, unknown], 1), ([known, unknown], 2)])
    assert winners[1].mu - 25 > 10 * (winners[0].mu - 25) > 0
    assert losers[1].mu - 25 == pytest.approx(-(winners[1].mu - 25))
    assert winners[1].sigma < 8


def test_a_side_tells_less_about_each_of_its_members() -> None:
    (alone, _) = rate([(NEW, 1), (NEW, 2)])
    ((member, _), _) = rate_sides([([NEW, NEW], 1), ([NEW, NEW], 2)])
    assert NEW.mu < member.mu < alone.mu
    assert alone.sigma < member.sigma < NEW.sigma


# What is made of a rating


def test_a_new_player_is_worth_nothing_yet() -> None:
    assert conservative(NEW) == pytest.approx(0)
    assert conservative(Rating(25, 1)) == 22


def test_intervals() -> None:
    assert interval(Rating(25, 2)) == pytest.approx((21.08, 28.92))
    assert interval(Rating(25, 2), z=1) == (23, 27)


def test_time_makes_less_sure_but_not_less_than_new() -> None:
    rating = Rating(30, 1, 50)
    ages = [aged(rating, days) for days in (0, 30, 365, 3650, 36500)]
    assert ages[0] == rating
    assert [one.sigma for one in ages] == sorted(one.sigma for one in ages)
    assert ages[-1].sigma == SIGMA
    assert all((one.mu, one.games) == (30, 50) for one in ages)
    assert aged(Rating(30, 12), 100).sigma == 12
    assert aged(aged(rating, 100), 50).sigma == pytest.approx(aged(rating, 150).sigma)
    with pytest.raises(BadInput, match="cannot age by -1 days"):
        aged(rating, -1)


def test_what_is_no_game_is_refused() -> None:
    with pytest.raises(BadInput, match="at least two sides"):
        rate([(NEW, 1)])
    with pytest.raises(BadInput, match="each with a player"):
        rate_sides([([NEW], 1), ([], 2)])
    with pytest.raises(BadInput, match="at least two players"):
        fit([[("a", 1)]])
    assert fit([]) == {}


# Predictions


@given(st.lists(PEOPLE, min_size=2, max_size=6))
@settings(max_examples=15)
def test_somebody_wins(ratings: list[Rating]) -> None:
    wins = win_probabilities(ratings)
    assert sum(wins) == pytest.approx(1)
    assert all(0 <= win <= 1 for win in wins)


@pytest.mark.parametrize("seats", range(2, 7))
def test_equals_win_equally(seats: int) -> None:
    assert win_probabilities([Rating(31, 2)] * seats) == pytest.approx([1 / seats] * seats)


def test_known_strengths_give_the_odds_of_the_model() -> None:
    mus = [20.0, 25.0, 32.0]
    odds = [math.exp(mu / SPREAD) for mu in mus]
    wins = win_probabilities([Rating(mu, 0.01) for mu in mus])
    assert wins == pytest.approx([odd / sum(odds) for odd in odds], abs=2e-3)


def test_what_is_not_known_makes_predictions_careful() -> None:
    sure = win_probabilities([Rating(30, 0.5), Rating(20, 0.5)])[0]
    unsure = win_probabilities([Rating(30, 8), Rating(20, 8)])[0]
    assert 0.5 < unsure < sure - 0.1


def test_predictions_come_true() -> None:
    chance = random.Random(5)
    ratings = [Rating(30, 6), Rating(25, 2), Rating(22, 8), Rating(27, 4)]
    games, won = 6000, [0] * 4
    for _ in range(games):
        places = finish([chance.gauss(rating.mu, rating.sigma) for rating in ratings], chance)
        won[places.index(1)] += 1
    assert [win / games for win in won] == pytest.approx(win_probabilities(ratings), abs=0.02)


# The linear algebra under it


def test_systems_are_solved() -> None:
    matrix = [[4.0, 1.0, -1.0], [1.0, 3.0, 0.5], [-1.0, 0.5, 5.0]]
    for right in permutations([1.0, -2.0, 3.0]):
        found = solve(matrix, right)
        assert [sum(a * x for a, x in zip(row, found, strict=True)) for row in matrix] == pytest.approx(list(right))
    diagonal = [solve(matrix, [float(row == at) for row in range(3)])[at] for at in range(3)]
    assert inverse_diagonal(matrix) == pytest.approx(diagonal)
