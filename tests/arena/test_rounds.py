"""Rounds and standings of competitions: everybody is seated once a round, nobody twice; ties are broken in order."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meridian.arena.meetings import Meeting, times_in_seat, times_met
from meridian.arena.rounds import Format, RoundPlan, next_round, table_sizes
from meridian.arena.standings import standings

FORMATS: tuple[Format, ...] = ("round-robin", "swiss", "knock-out")
LEAVING = st.dictionaries(st.integers(0, 13), st.integers(0, 5))


def played_through(plan: RoundPlan, entrants: int, left: dict[int, int] | None = None) -> list[list[Meeting]]:
    """All rounds of a competition in which the entrant with the lower number is always better. `left` says after how
    many rounds an entrant leaves."""
    rounds: list[list[Meeting]] = []
    while True:
        gone = frozenset(one for one, after in (left or {}).items() if len(rounds) >= after)
        tables = next_round(plan, range(entrants), gone, rounds)
        if tables is None:
            return rounds
        assert tables == next_round(plan, range(entrants), gone, rounds)
        seated = Counter(one for table in tables for one in table)
        assert max(seated.values()) == 1
        assert not gone & set(seated)
        rounds.append([Meeting(tuple(table), tuple(1 + sorted(table).index(one) for one in table)) for table in tables])
        assert len(rounds) < 100


@given(st.integers(2, 200), st.integers(2, 6))
def test_tables_differ_by_one_seat_and_only_pairs_leave_somebody_over(players: int, size: int) -> None:
    sizes = table_sizes(players, size)
    assert sum(sizes) == players
    assert max(sizes) <= size
    played = [one for one in sizes if one > 1]
    assert max(played) - min(played) <= 1
    assert sizes.count(1) == (players % 2 if size == 2 else 0)


@settings(max_examples=40)
@given(
    st.sampled_from(FORMATS),
    st.integers(2, 14),
    st.integers(2, 6),
    st.dictionaries(st.integers(0, 13), st.integers(0, 5)),
)
def test_every_competition_comes_to_its_end(form: Format, entrants: int, size: int, left: dict[int, int]) -> None:
    plan = RoundPlan(format=form, size=size, seed="a")
    rounds = played_through(plan, entrants, left)
    order = standings(range(entrants), rounds, knock_out=form == "knock-out")
    assert sorted(one.entrant for one in order) == list(range(entrants))
    assert [one.rank for one in order] == sorted(one.rank for one in order)


@pytest.mark.parametrize("entrants", [2, 5, 8, 9])
def test_everybody_meets_everybody_once_at_tables_for_two(entrants: int) -> None:
    rounds = played_through(RoundPlan(format="round-robin", size=2, seed="b"), entrants)
    assert times_met(rounds) == Counter(frozenset(pair) for pair in combinations(range(entrants), 2))
    sat = times_in_seat(rounds)
    assert all(abs(sat[one, 0] - sat[one, 1]) <= 2 for one in range(entrants))


def test_larger_tables_of_a_round_robin_spread_everybody() -> None:
    rounds = played_through(RoundPlan(format="round-robin", size=4, seed="c"), 16)
    met = times_met(rounds)
    assert len(rounds) == 5
    assert max(met.values()) <= 2
    assert len(met) > 0.75 * 120


def test_the_best_wins_a_swiss_competition_and_few_meet_again() -> None:
    rounds = played_through(RoundPlan(format="swiss", size=2, rounds=5, seed="d"), 12)
    assert max(times_met(rounds).values()) == 1
    assert standings(range(12), rounds)[0].entrant == 0
    byes = played_through(RoundPlan(format="swiss", size=2, rounds=4, seed="d"), 7)
    resting = [table.entrants for tables in byes for table in tables if len(table.entrants) == 1]
    assert len(set(resting)) == len(resting) == 4


def test_a_knock_out_keeps_the_better_half_and_ends_with_one_table() -> None:
    rounds = played_through(RoundPlan(format="knock-out", size=4, seed="e"), 20)
    assert [sum(len(table.entrants) for table in tables) for tables in rounds] == [20, 10, 4]
    assert len(rounds[-1]) == 1
    assert [one.entrant for one in standings(range(20), rounds, knock_out=True)[:1]] == [0]
    pairs = played_through(RoundPlan(format="knock-out", size=2, seed="e"), 6)
    assert [len(tables) for tables in pairs] == [3, 2, 1]


def test_a_forfeit_comes_last_and_scores_nothing() -> None:
    table = Meeting((4, 5, 6), (1, 2, 2), frozenset({4}))
    assert [float(table.points(one)) for one in (4, 5, 6)] == [0, 0.75, 0.75]
    assert [table.won(one) for one in (4, 5, 6)] == [False, False, False]
    both = Meeting((1, 2), (1, 2), frozenset({1, 2}))
    assert both.points(1) == both.points(2) == 0


def test_ties_are_broken_by_opposition_then_by_whom_one_beat_then_by_wins() -> None:
    first = [Meeting((0, 1), (1, 2)), Meeting((2, 3), (1, 2))]
    second = [Meeting((0, 2), (1, 2)), Meeting((1, 3), (1, 2))]
    found = standings(range(4), [first, second])
    assert [(one.entrant, one.rank, one.points, one.opposition, one.beaten) for one in found] == [
        (0, 1, 2.0, 2.0, 2.0),
        (1, 2, 1.0, 2.0, 0.0),
        (2, 2, 1.0, 2.0, 0.0),
        (3, 4, 0.0, 2.0, 0.0),
    ]
    third = [*second[:1], Meeting((1, 3), (2, 1))]
    told = standings(range(4), [first, third])
    assert [one.entrant for one in told] == [0, 2, 3, 1]
