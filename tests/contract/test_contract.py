"""The contract suite over every discovered game."""

from __future__ import annotations

import pytest

from meridian import games
from meridian.testing.contract import CHECKS, Check

TABLES = [(name, seats) for name in games.names() for seats in games.load(name).seats]


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=str)
@pytest.mark.parametrize("check", CHECKS, ids=lambda check: check.__name__)
def test_contract(name: str, seats: int, check: Check) -> None:
    check(games.load(name), seats)
