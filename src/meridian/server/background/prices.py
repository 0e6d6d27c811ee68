"""The price of a response that is not in the cache, in plain requests of `limits.requests`, and its time limit.

docs/operations.md lists the prices for operators.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final, NamedTuple

from meridian.server.errors import HttpError, Overloaded, Unusable
from meridian.server.settings import Limits


def background_seconds(limits: Limits) -> float:
    """The time limit of most background work."""
    return limits.background_seconds


def edition_seconds(limits: Limits) -> float:
    """The time limit for checking a file that a user has sent."""
    return limits.edition_seconds


class Price(NamedTuple):
    """The work (a label in the metrics), its price in requests, its time limit in seconds, and the error after it.

    Shared work is the same for all visitors: it is charged to none of them, and finished even if nobody waits for it.
    """

    what: str
    requests: int
    seconds: Callable[[Limits], float] = background_seconds
    overdue: type[HttpError] = Overloaded
    shared: bool = False


REPORT: Final = Price("report", 20)
JOURNAL: Final = Price("journal", 10)
JOURNAL_FILE: Final = Price("journal file", 20, edition_seconds, Unusable)
EDITION: Final = Price("edition", 20, edition_seconds, Unusable)
EFFECT: Final = Price("effect", 60, background_seconds, Unusable)
TIMELINE: Final = Price("timeline", 5)
MOMENTS: Final = Price("moments", 5)
QUERIES: Final = Price("queries", 2)
PORTRAIT: Final = Price("portrait", 2)
TEXTS: Final = Price("texts", 10)
SHIPPED: Final = Price("shipped", 1, shared=True)
CURVE_REQUESTS: Final = 20
"""The price of a win curve, which has its own processes."""
WAKING_REQUESTS: Final = 5
"""The price of a socket at a table that is not in memory: its journal is replayed once."""
ASLEEP_REQUESTS: Final = 2
"""The price of asking whose turn it is at a table that is not in memory. It is low because one request may name twenty
tables, and people who play by correspondence ask often."""
RECALL_REQUESTS: Final = 10
"""The price of a socket that wants more of the log than is in memory: the journal is replayed once more."""
LOOKUP_REQUESTS: Final = 5
"""The price of a new address of a webhook, messenger or push service: its name is looked up."""
