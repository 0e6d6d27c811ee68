"""What people organise: how much of it may be unfinished."""

from __future__ import annotations

from meridian.server.stores.errors import Full
from meridian.server.stores.steps import Steps, run


def check_room(kind: str, unfinished: str, organiser: str | None, most_of_organiser: int, most: int) -> Steps[None]:
    """Raises Full if there are as many rows of a kind with `unfinished` statuses as there may be, of this organiser or
    on this server."""
    rows = yield run(f"SELECT organiser FROM {kind} WHERE status IN ({unfinished}) LIMIT $1", most)
    own = sum(one == organiser for (one,) in rows if one is not None)
    if len(rows) >= most or own >= most_of_organiser:
        raise Full(f"too many {kind}")
