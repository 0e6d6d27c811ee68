"""Boards are shared by the tables that play them, and not kept for ever."""

from __future__ import annotations

from meridian import games
from meridian.core.board_cache import BOARD_CACHE_SIZE, BoardCache
from meridian.core.edition import Edition
from meridian.core.game import edition_of, new_header
from meridian.core.journal import Header


def test_tables_alike_share_a_board_and_old_ones_are_dropped() -> None:
    game = games.load("globetrotters")
    edition = edition_of(game)
    made: list[object] = []

    def make(header: Header, edition: Edition) -> object:
        made.append(object())
        return made[-1]

    cache = BoardCache(make)
    headers = [new_header(game, 2, {"round_limit": limit}) for limit in range(1, BOARD_CACHE_SIZE + 2)]
    first = cache.of(headers[0], edition)
    assert cache.of(new_header(game, 3, {"round_limit": 1}), edition) is first
    for header in headers:
        cache.of(header, edition)
    assert len(made) == len(headers)
    assert cache.of(headers[0], edition) is not first
