"""Win curves: the chances to win over a finished game."""

from __future__ import annotations

from typing import Any

import msgspec
from litestar import Request, get

from meridian.bots.advice import Judged, Luck, Point
from meridian.server.background.prices import CURVE_REQUESTS
from meridian.server.http.client_address import caller_of, household
from meridian.server.http.rate_limits import within
from meridian.server.http.routes.replay import finished
from meridian.server.http.services import node_of

Ask = Request[Any, Any, Any]


class CurveNow(msgspec.Struct, frozen=True):
    """The win curve of a finished game. `done` goes from 0 to 1; there are no points before it is 1, and none at all
    for a game without an estimate. `playouts` is the number of games that were played on from each point. `judged` says
    later for how many answers of each seat nothing surely better was found; null while that is being worked out."""

    done: float
    playouts: int = 0
    points: list[Point] = []
    luck: list[Luck] = []
    judged: list[Judged] | None = None


@get("/api/tables/{table:str}/curve")
async def curve(table: str, request: Ask) -> CurveNow:
    """The chances to win of all seats over a finished game, and which part of the changes was luck. The first request
    starts the computation; repeat it until `done` is 1, and until `judged` is there if the answers matter."""
    node = node_of(request)
    row = await finished(node, table)
    story = node.win_curves.get(table, row.branch)
    if story is None:
        caller = caller_of(request)
        if not node.win_curves.room(household(caller)):
            return CurveNow(0.0)
        within(node.gate.request(caller, CURVE_REQUESTS - 1))
        _, stored = await node.table_work.stored(await node.table_work.version(row))
        story = node.win_curves.begin(table, row.branch, stored, household(caller))
    if story.curve is None:
        return CurveNow(story.done, judged=story.judged)
    return CurveNow(1.0, story.curve.playouts, story.curve.points, story.curve.luck, story.judged)


ROUTES = [curve]
