"""How a store says no."""

from __future__ import annotations


class StoreError(Exception):
    """A store did not do what it was asked."""


class Missing(StoreError):
    """There is no such table."""


class StoreConflict(StoreError):
    """It does not fit what is there already: a gap, a duplicate, a name taken."""


class Fenced(StoreError):
    """Another node owns the table by now; whoever gets this stops working on it."""


class NotDurable(StoreError):
    """The database cannot say that it was written: it may be there, or not.

    To find out, read again, or append the very same entries once more.
    """


class Unreachable(StoreError):
    """The database does not answer questions either."""
