"""The turns of others in a few lines."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from meridian.core.facts import Fact
from meridian.core.game import Game

TURN_LINES: Final = 6
"""The most lines about another player's turn, besides what concerns the reader."""

Line = tuple[int, Fact]
"""A fact with the number of its entry."""


def shortened(game: Game, news: list[Line], seat: int, concerns: Callable[[Line], bool]) -> list[Line]:
    """What a seat reads, with no turn of another player longer than a few lines. A turn goes from its heading to the
    next, or to something that is nobody's doing, such as a scoring."""
    told: list[Line] = []
    turn: list[Line] = []
    others = False
    for one in news:
        opener = game.acts.get(one[1].key)
        if opener is not None and (opener.heading or "seat" not in one[1].args):
            told += _most(game, turn, concerns) if others else turn
            turn = []
            others = opener.heading and one[1].args.get("seat", seat) != seat
        turn.append(one)
    return told + (_most(game, turn, concerns) if others else turn)


def _most(game: Game, turn: list[Line], concerns: Callable[[Line], bool]) -> list[Line]:
    """The heading of a turn and what matters most in it, in order: what the game holds for key, then by weight, then
    the latest."""

    def rank(at: int) -> tuple[bool, bool, int, int]:
        key = turn[at][1].key
        return at == 0, key in game.key_facts, game.acts[key].weight if key in game.acts else 0, at

    free = [at for at in range(len(turn)) if not concerns(turn[at])]
    kept = set(sorted(free, key=rank)[-TURN_LINES:])
    return [one for at, one in enumerate(turn) if at in kept or at not in free]
