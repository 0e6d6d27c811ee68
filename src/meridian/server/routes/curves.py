"""How chances to win changed over a finished game."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get

from meridian.advice import Luck, Point
from meridian.core.journal import Journal
from meridian.server.node import node_of
from meridian.server.routes.moments import recital

Ask = Request[Any, Any, Any]


class CurveNow(msgspec.Struct, frozen=True):
    """The curve of a finished game as far as it is worked out: `done` goes from 0 to 1, and there are no points before
    it is 1; none then either where nobody can estimate. `playouts` is how many games were played on from each point."""

    done: float
    playouts: int = 0
    points: list[Point] = []
    luck: list[Luck] = []


@get("/api/tables/{table:str}/curve")
async def curve(table: str, request: Ask) -> CurveNow:
    """The chances to win of all seats over a finished game, and what of their change was luck. The first who asks has
    it begun: ask again until `done` is 1."""
    node = node_of(request)
    found = await recital(node, table)
    story = node.stories.begin(table, found.branch, Journal(found.header, found.entries))
    if story.curve is None:
        return CurveNow(story.done)
    return CurveNow(1.0, story.curve.playouts, story.curve.points, story.curve.luck)


ROUTES = [curve]
