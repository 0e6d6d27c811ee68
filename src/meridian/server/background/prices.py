"""The price of a response that is not in the cache, in plain requests of `limits.requests`, and its time limit.

docs/operations.md lists the prices for operators.
"""

from __future__ import annotations

from typing import NamedTuple

from meridian.server.errors import HttpError, Overloaded, Unusable


class Price(NamedTuple):
    """The work (a label in the metrics), its price in requests, its time limit in seconds, and the error after it."""

    what: str
    requests: int
    seconds: float
    overdue: type[HttpError] = Overloaded


LONGEST_SECONDS = 30.0
REPORT = Price("report", 20, LONGEST_SECONDS)
JOURNAL = Price("journal", 10, LONGEST_SECONDS)
EDITION = Price("edition", 20, 10.0, Unusable)
TIMELINE = Price("timeline", 5, LONGEST_SECONDS)
MOMENTS = Price("moments", 5, LONGEST_SECONDS)
QUERIES = Price("queries", 2, LONGEST_SECONDS)
PORTRAIT = Price("portrait", 2, LONGEST_SECONDS)
TEXTS = Price("texts", 10, LONGEST_SECONDS)
SHIPPED = Price("shipped", 1, 120.0)  # the same for everybody: no visitor can make it longer
CURVE_REQUESTS = 20
"""The price of a win curve, which has its own processes."""
WAKING_REQUESTS = 5
"""The price of a socket at a table that is not in memory: its journal is replayed once."""
ASLEEP_REQUESTS = 2
"""The price of asking whose turn it is at a table that is not in memory. It is low because one request may name twenty
tables, and people who play by correspondence ask often."""
RECALL_REQUESTS = 10
"""The price of a socket that wants more of the log than is in memory: the journal is replayed once more."""
