"""The contract over many more games, and games with any options."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.core.game import Game, begin, new_header
from meridian.core.playout import playout
from meridian.testing import contract, random_games, secrecy
from meridian.testing.contract import CHECKS, Check

pytestmark = pytest.mark.soak

TABLES = [(name, seats) for name in games.names() for seats in games.load(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_contract_at_length(name: str, seats: int, check: Check, monkeypatch: pytest.MonkeyPatch) -> None:
    stretch = 4 * contract.DECISIONS
    for module in (contract, random_games, secrecy):
        monkeypatch.setattr(module, "DECISIONS", stretch)
    monkeypatch.setattr(contract, "GAME_COUNT", 5 * contract.GAME_COUNT)
    check(games.load(name), seats)


def any_options(game: Game, random: Random) -> dict[str, Any]:
    """Some value for every option."""
    chosen: dict[str, Any] = {}
    for option in game.settings:
        kind = option.kind()
        if kind == "number":
            chosen[option.name] = random.randrange(option.low or 0, (option.high or 0) + 1)
        elif kind == "list":
            chosen[option.name] = random.choice([option.default, random.sample(option.words, option.pick)])
        else:
            chosen[option.name] = random.choice([True, False] if kind == "switch" else list(option.words))
    return chosen


@pytest.mark.parametrize("name", games.names())
def test_any_options_play(name: str) -> None:
    game = games.load(name)
    random = Random(name)
    for number in range(300):
        seats = random.choice(list(game.seats))
        p = begin(game, new_header(game, seats, any_options(game, random)))
        pieces = None
        for _ in range(40):
            playout(p, Random(number), 50)
            pieces = pieces or game.rules.pieces(p)
            assert game.rules.pieces(p) == pieces
            if p.over:
                assert game.rules.result(p).winners
                break
