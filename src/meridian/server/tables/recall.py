"""The whole log of a table, for clients that request more of it than memory holds."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

from meridian.server.slices import in_slices
from meridian.server.tables.client_messages import Hello
from meridian.server.tables.rolls import Viewer
from meridian.server.tables.session import TableSession

LOG_CACHE_SIZE = 16  # tables with their whole log in memory

_kept: OrderedDict[int, TableSession] = OrderedDict()
_running: dict[int, asyncio.Task[None]] = {}


def wanted(session: TableSession, viewer: Viewer, branch: int, hello: Hello) -> int:
    """How many facts a joining client gets."""
    if hello.after is not None and hello.branch == branch:
        return max(0, session.number(viewer) - hello.after)
    return hello.log


async def recall(session: TableSession) -> None:
    """Replay the journal in slices, once for all who wait, and cache the whole log. If play goes back meanwhile,
    nothing is cached."""
    key = id(session)
    if key not in _running:
        _running[key] = asyncio.create_task(_recalled(session))
        _running[key].add_done_callback(lambda _: _running.pop(key))
    await asyncio.shield(_running[key])


async def _recalled(session: TableSession) -> None:
    await in_slices(session.recalling())
    _kept[id(session)] = session
    _kept.move_to_end(id(session))
    while len(_kept) > LOG_CACHE_SIZE:
        _kept.popitem(last=False)[1].forget()
