"""Questions to a position of Global Domination: the scoring line by line, and where the next point should go."""

from __future__ import annotations

from typing import Any

import pytest

from meridian import games
from meridian.core.codec import words_for
from meridian.core.game import begin, edition_of, new_header
from meridian.games.global_domination.rules.state import State
from meridian.testing.random_games import positions

GAME = games.load("global-domination")
START: dict[str, Any] = {
    "on_turn": "p1",
    "areas": {
        "CAN": "p1 struggling", "USA": "p1 full", "MEX": "p1 struggling", "NAT": "p1 full", "SCO": "p1 struggling",
        "WAU": "p2 full", "EAU": "p2 struggling", "IND": "p2 struggling",
    },
    "players": {"p1": {"logistics": 5, "hand": ["domination"]}, "p2": {"logistics": 6, "hand": ["domination"]}},
}  # fmt: skip


def began(start: dict[str, Any] = START, options: dict[str, Any] | None = None) -> State:
    p = begin(GAME, new_header(GAME, 2, options, start))
    assert isinstance(p, State)
    return p


def test_the_scoring_is_told_line_by_line() -> None:
    first, second = GAME.rules.queries(began(), None, ["scoring"])["scoring"]
    assert first == {
        "forces": {
            "land-full": {"count": 1, "vp": 2},
            "land-struggling": {"count": 3, "vp": 3},
            "sea-full": {"count": 1, "vp": 4},
            "sea-struggling": {"count": 0, "vp": 0},
        },
        "regions": ["north_america"],
        "region_vp": 6,
        "fogged_by": [],
        "resources": [],
        "vp": 15,
        "logistics": 5,
        "unsupplied": ["SCO"],
    }
    assert (second["regions"], second["vp"], second["unsupplied"]) == (["australia"], 10, [])


def test_fog_of_others_takes_the_vp_of_regions() -> None:
    p = began()
    p.fog = 1 << 1
    first, second = GAME.rules.queries(p, None, ["scoring"])["scoring"]
    assert (first["region_vp"], first["fogged_by"], first["vp"]) == (0, ["p2"], 9)
    assert (second["region_vp"], second["fogged_by"], second["vp"]) == (6, [], 10)


@pytest.mark.parametrize("options", [{}, {"logistics": "recomputed"}, {"log_max": 6}])
def test_the_rules_score_what_the_query_told(options: dict[str, Any]) -> None:
    """Whatever the track and the way to count: VP and the Logistical marker."""
    areas = dict.fromkeys(edition_of(GAME).data["areas"], "p1 full")
    p = began({"moment": "scoring", "areas": areas, "players": START["players"]}, options)
    told = GAME.rules.queries(p, None, ["scoring"])["scoring"][0]
    turn, before = p.turn, p.players[0].vp
    while p.turn == turn and not p.over:
        seat = p.who()[0]
        p.play_checked(seat, p.stack[-1].default(p, seat))
    assert p.players[0].vp - before == told["vp"]
    assert p.players[0].logistics == told["logistics"] > 5


def test_the_next_point_is_an_answer_of_the_seat_that_is_asked() -> None:
    told = 0
    for seed in range(4):
        words = words_for(GAME, new_header(GAME, 3))
        for p in positions(GAME, 3, seed):
            for seat in range(3):
                said = GAME.rules.queries(GAME.rules.view(p, seat), seat, ["next_point"])["next_point"]
                if said is not None:
                    told += 1
                    assert seat in p.who()
                    assert said in [words.say(option) for option in p.stack[-1].options(p, seat)]
                    assert GAME.rules.queries(GAME.rules.view(p, None), None, ["next_point"]) == {"next_point": None}
    assert told > 20


@pytest.mark.parametrize("seed", range(3))
def test_a_question_says_how_many_points_are_left(seed: int) -> None:
    seen: set[str] = set()
    before: tuple[str, int, int] | None = None
    for p in positions(GAME, 3, seed):
        seat = p.who()[0] if not p.over else -1
        question = p.question(seat) if seat >= 0 else None
        if question is None or "left" not in question.args or "made" not in question.args:
            before = None
            continue
        left, made = question.args["left"], question.args["made"]
        assert left > 0
        if before is not None and made:
            assert (left, made) == (before[1] - 1, before[2] + 1)
        before = (question.key, left, made)
        seen.add(question.key)
    assert {"spend-builds", "spend-reductions"} <= seen
