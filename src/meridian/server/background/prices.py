"""What an answer costs that is not in the cache, in plain requests of `limits.requests`, and how long it may take.

docs/operations.md tells the prices to operators.
"""

from __future__ import annotations

from typing import NamedTuple

from meridian.server.errors import HttpError, Overloaded, Unusable


class Price(NamedTuple):
    """What is asked for (a label of the metrics), its price in requests, its time limit in seconds, and how it is
    refused beyond that."""

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
SHIPPED = Price("shipped", 1, LONGEST_SECONDS)
CURVE_REQUESTS = 20
"""The price of a win curve, which has processes of its own."""
WAKING_REQUESTS = 5
"""The price of a socket at a table that is not in memory: its journal is played once."""
ASLEEP_REQUESTS = 2
"""The price of asking whose turn it is at such a table; there are twenty of them in a request, and people who play by
correspondence ask often."""
RECALL_REQUESTS = 10
"""The price of a socket that wants more of the log than is in memory: the journal is played once more."""
