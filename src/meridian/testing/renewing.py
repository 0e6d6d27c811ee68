"""What the contract says of views made of the view before: they are the views that would be made alone."""

from __future__ import annotations

from typing import Any

from meridian.core.game import Game
from meridian.core.patches import Showing, difference
from meridian.core.position import Position
from meridian.testing.random_games import moments


def renewed_views_are_true(game: Game, seats: int) -> None:
    """What a view takes over from the view before has not changed: each part says all it depends on."""
    before: Showing | None = None
    for _, _, _, played in moments(game, seats, 29):
        p: Position = game.rules.copy(played)
        words = game.rules.words_of(p)
        now = Showing(game.schema, p, words, before)
        for viewer in (*range(seats), None):
            renewed, alone = now.view(viewer), game.schema.show(game.schema.view(p, viewer), words)
            odd = path_to(difference(alone, renewed))
            assert not odd, f"{odd} has changed and is shown as before: see what it `reads`, or the function `same`"
        now.settle()
        before = now


def path_to(patch: dict[str, Any]) -> str:
    """The dotted path to the first difference; nothing if there is none."""
    for key, value in patch.items():
        inner = path_to(value) if isinstance(value, dict) else ""
        return f"{key}.{inner}" if inner else key
    return ""
