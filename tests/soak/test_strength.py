"""How strong the bots are, over enough games to tell."""

from __future__ import annotations

import pytest

from meridian import games
from meridian.arena.simulation import SimulationPlan, play, wins
from meridian.core.game import new_header

pytestmark = pytest.mark.soak

GAMES = 500


def rate(name: str, seats: list[str], number: int = GAMES) -> float:
    """The share of games the first bot won, with seats rotated so that none is favoured."""
    game = games.load(name)
    won = 0.0
    for turn in range(len(seats)):
        rotated = seats[turn:] + seats[:turn]
        plan = SimulationPlan(new_header(game, len(seats)), rotated, number // len(seats), 1000 + turn, 50_000)
        matches = play(plan, jobs=2)
        assert all(match.finished for match in matches)
        won += wins(plan, matches)["by_bot"][seats[0]]["wins"]
    return won / (number // len(seats) * len(seats))


@pytest.mark.parametrize("name", games.shipped())
def test_steady_beats_three_greedy(name: str) -> None:
    assert rate(name, ["steady", "greedy", "greedy", "greedy"]) >= 0.40


@pytest.mark.parametrize("name", games.shipped())
def test_greedy_beats_three_random(name: str) -> None:
    assert rate(name, ["greedy", "random", "random", "random"], 100) >= 0.60
