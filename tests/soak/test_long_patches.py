"""Whole games as steps: what a client makes of every patch in a row is the view at the end."""

from __future__ import annotations

from random import Random

import pytest

from meridian import games
from meridian.core.codec import words_for
from meridian.core.game import begin, new_header
from meridian.core.patches import Showing, applied
from meridian.core.playout import playout

pytestmark = pytest.mark.soak

GAMES = 200
SEATS = 3
VIEWERS = (0, SEATS - 1, None)
LONGEST = 20_000


@pytest.mark.parametrize("name", games.shipped())
def test_steps_replay_to_the_final_view(name: str) -> None:
    game = games.load(name)
    header = new_header(game, SEATS)
    words = words_for(game, header)
    for seed in range(GAMES):
        p, random = begin(game, header), Random(seed)
        before = Showing(game.schema, game.rules.copy(p), words)
        views = {viewer: before.view(viewer) for viewer in VIEWERS}
        for _ in range(LONGEST):
            if p.over:
                break
            playout(p, random, 1)
            now = Showing(game.schema, game.rules.copy(p), words, before)
            views = {viewer: applied(now.patch(before, viewer), view) for viewer, view in views.items()}
            now.settle()
            before = now
        assert views == {viewer: game.rules.show(game.rules.view(p, viewer)) for viewer in VIEWERS}, seed
