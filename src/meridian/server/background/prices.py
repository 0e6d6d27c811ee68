"""What an answer costs that is not in the cache, in plain requests of `limits.requests`, and how long it may take.

docs/operations.md tells the prices to operators.
"""

from __future__ import annotations

from typing import NamedTuple

from meridian.server.problems import Overloaded, Turned, Unusable


class Price(NamedTuple):
    """What is asked for (a label of the metrics), its price in requests, its time limit in seconds, and how it is
    refused beyond that."""

    what: str
    requests: int
    seconds: float
    overdue: type[Turned] = Overloaded


REPORT = Price("report", 20, 30.0)
JOURNAL = Price("journal", 10, 30.0)
EDITION = Price("edition", 20, 10.0, Unusable)

LONGEST = max(price.seconds for price in (REPORT, JOURNAL, EDITION))
