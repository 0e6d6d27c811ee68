"""The errors that stores raise."""

from __future__ import annotations


class StoreError(Exception):
    """The base of all store errors."""


class Missing(StoreError):
    """The table does not exist."""


class StoreConflict(StoreError):
    """The write contradicts what is stored: a gap in the numbers, a duplicate, or a name that is taken."""


class NameTaken(StoreConflict):
    """Another account has this name."""


class NotInvited(StoreConflict):
    """There is no such invitation, it has expired, or it was used up."""


class Full(StoreConflict):
    """There are as many as there may be."""


class Fenced(StoreError):
    """Another node owns the table now. The caller must stop working on it."""


class NotDurable(StoreError):
    """The database did not confirm the write: it may have happened or not.

    To find out, read again, or append exactly the same entries again.
    """


class Unreachable(StoreError):
    """The database does not answer reads either."""
