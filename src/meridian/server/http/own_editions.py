"""Requests that may carry an edition of the sender's own are checked in the background: a worker process can be killed
if the file was built to take for ever."""

from __future__ import annotations

import hashlib
from typing import Any

from litestar import Request

from meridian.server.background.jobs import NewTableJob
from meridian.server.background.prices import EDITION
from meridian.server.background.service import PreparedJob
from meridian.server.http.services import node_of


async def check_own_edition(request: Request[Any, Any, Any], overlay: dict[str, Any] | None) -> None:
    """Refuse a request whose edition cannot be played, in one line."""
    if overlay:
        await check_body(request)


async def check_body(request: Request[Any, Any, Any]) -> None:
    """Refuse a request that holds too much, or an edition that cannot be played."""
    body = await request.body()
    key = ("new table", hashlib.sha256(body).digest())

    async def prepare() -> PreparedJob:
        return PreparedJob(key, NewTableJob(body))

    await node_of(request).background.answer(request, EDITION, key, prepare)
