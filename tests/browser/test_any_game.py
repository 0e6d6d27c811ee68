"""A game without a board of its own: its cards, counters and map are drawn from its position."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from pathlib import Path

import pytest

from meridian.cli import new_game
from tests.browser.conftest import Visit, started
from tests.server.online import BOT, Server, me

MAPPED = "map-poker"


def square(place: str, west: float, south: float) -> dict[str, object]:
    """A place of ten degrees on the map."""
    corners = [[west, south], [west, south + 10], [west + 10, south + 10], [west + 10, south], [west, south]]
    return {"type": "Feature", "id": place, "geometry": {"type": "Polygon", "coordinates": [corners]}}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that has Kuhn Poker, and a game that began as it and has a map: whoever passes or bets stands there."""
    folder = tmp_path_factory.mktemp("games")
    before = Path.cwd()
    os.chdir(folder)
    try:
        new_game.run(MAPPED)
    finally:
        os.chdir(before)
    package = folder / MAPPED / "map_poker"
    (package / "drawing.toml").write_text('stacks = ["deck"]\nmap = "map.geojson"\n', encoding="utf-8")
    places = [square("pass", -40, 0), square("bet", -15, 5), square("fold", 10, 0)]
    (package / "map.geojson").write_text(
        json.dumps({"type": "FeatureCollection", "features": places}), encoding="utf-8"
    )
    named = os.pathsep.join([os.environ["MERIDIAN_GAMES"], str(folder / MAPPED)])
    with started(tmp_path_factory.mktemp("server"), MERIDIAN_GAMES=named) as server:
        yield server


def test_cards_and_counters(visit: Visit, server: Server) -> None:
    table, (token,) = server.begun("kuhn-poker", [me(), BOT])
    visitor = visit()
    visitor.sit(table, token)
    own = visitor.find(".generic .mine")
    own.locator(".card").first.wait_for()
    assert own.locator(".card").first.inner_text() in ("Jack", "Queen", "King")
    assert visitor.find(".generic .card.back").count() == 2
    assert visitor.find(".generic", "In the pot").count() == 1


def test_a_map(visit: Visit, server: Server) -> None:
    table, (token,) = server.begun(MAPPED, [me(), BOT])
    visitor = visit()
    visitor.sit(table, token)
    visitor.find(".sheet path[data-place='bet']").wait_for()
    visitor.give("bet")
    visitor.find(".sheet .place circle").first.wait_for()
