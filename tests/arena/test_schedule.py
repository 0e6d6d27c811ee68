"""Who meets whom: evenly, in all seats, and the same whenever it is asked."""

from __future__ import annotations

from collections import Counter, defaultdict
from math import comb

import pytest
from hypothesis import given
from hypothesis import strategies as st

from meridian.arena.schedule import PERMUTATIONS, ROTATIONS, Pairing, lineups, schedule, seatings

SIZES = st.tuples(st.integers(1, 7), st.integers(2, 6))


def by_group(pairings: list[Pairing]) -> list[list[Pairing]]:
    groups: dict[int, list[Pairing]] = defaultdict(list)
    for pairing in pairings:
        groups[pairing.group].append(pairing)
    return list(groups.values())


@given(SIZES)
def test_every_choice_is_there_once_and_fills_the_table_evenly(size: tuple[int, int]) -> None:
    players, seats = size
    found = lineups(players, seats)
    assert len(set(found)) == len(found) == comb(players, seats if players >= seats else seats % players)
    for lineup in found:
        counts = Counter(lineup)
        assert sum(counts.values()) == seats
        least = 0 if players > seats else seats // players
        assert all(least <= counts[player] <= least + 1 for player in range(players))


@given(SIZES, st.integers(1, 60), st.integers(0, 5))
def test_whole_groups_in_which_everybody_sits_everywhere(size: tuple[int, int], games: int, seed: int) -> None:
    players, seats = size
    pairings = schedule(players, seats, games, seed)
    groups = by_group(pairings)
    assert [pairing.match for pairing in pairings] == list(range(len(pairings)))
    assert games <= len(pairings) < games + len(groups[-1])
    for group in groups:
        lineup = Counter(group[0].players)
        assert len({pairing.players for pairing in group}) == len(group)
        for seat in range(seats):
            here = Counter(pairing.players[seat] for pairing in group)
            assert {player: times * seats for player, times in here.items()} == {
                player: times * len(group) for player, times in lineup.items()
            }


@given(SIZES, st.integers(1, 40))
def test_more_games_begin_with_the_same_ones(size: tuple[int, int], games: int) -> None:
    assert schedule(*size, games + 20, 3)[:games] == schedule(*size, games, 3)[:games]


def test_the_seed_decides_and_each_line_up_comes_once_before_any_comes_again() -> None:
    one, other = schedule(5, 3, 60, 1), schedule(5, 3, 60, 2)
    assert one != other
    first = [frozenset(group[0].players) for group in by_group(one)][:10]
    assert len(set(first)) == len(lineups(5, 3)) == 10


def test_neighbours_change_from_group_to_group() -> None:
    circles = set()
    for group in by_group(schedule(4, 4, 240, 1)):
        start = group[0].players.index(0)
        circles.add((*group[0].players[start:], *group[0].players[:start]))
    assert len(circles) == 6


@pytest.mark.parametrize(
    ("players", "seating", "number"),
    [((0, 1, 2), ROTATIONS, 3), ((0, 1, 2), PERMUTATIONS, 6), ((0, 1, 0, 1), ROTATIONS, 2), ((0, 0, 0), ROTATIONS, 1)],
)
def test_no_seating_is_played_twice_with_the_same_dice(players: tuple[int, ...], seating: str, number: int) -> None:
    assert len(seatings(players, seating)) == number
