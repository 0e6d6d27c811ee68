"""No leak through the queries of a game: at twin tables, whose hidden draws differ, every query is answered alike.

What a query may say is also bounded, so that no client can make the server write without end.
"""

from __future__ import annotations

import json
from itertools import islice

import pytest

from meridian import games
from meridian.core.game import Game, begin
from meridian.core.journal import Journal
from tests.any_game import early
from tests.server.test_leaks_online import pairs

PAIRS = 4
EVERY = 3
"""Queries are compared at every third position after the twins have parted."""
COMPARED = 20
MOST_BYTES = 64 * 1024
"""All queries of a seat together may say no more than this."""
WANTED = {
    "global-domination": {"projected_vp", "scoring", "next_point"},
    "globetrotters": {"jackpot", "challenge", "stops", "continents"},
}
"""Queries that replaced rules of the browser client: they are always answered."""


def answers(game: Game, journal: Journal, first: int, last: int, seat: int | None) -> list[dict[str, str]]:
    """All queries of a seat at positions between two entries, each as it would be sent."""
    p = begin(game, journal.header)
    found: list[dict[str, str]] = []
    for number, entry in enumerate(journal.entries[:last], start=1):
        p.play(*entry)
        if number > first and (number - first) % EVERY == 1 and not p.over:
            said = game.rules.queries(game.rules.view(p, seat), seat)
            found.append({name: json.dumps(answer) for name, answer in said.items()})
    return found


@pytest.mark.slow
@pytest.mark.parametrize("name", games.names())
def test_twins_answer_queries_alike(name: str) -> None:
    game = games.load(name)
    compared = 0
    for twin in islice(pairs(game), PAIRS):
        for seat in (twin.seat, None):
            one, two = (answers(game, journal, twin.first, twin.last, seat) for journal in twin.journals)
            for mine, other in zip(one, two, strict=True):
                assert mine == other
                assert WANTED.get(name, set()) <= mine.keys()
                assert sum(map(len, mine.values())) < MOST_BYTES
            compared += len(one)
    assert compared >= early(game, COMPARED)
