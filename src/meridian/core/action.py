"""What can be said: actions, and the reason why one is refused."""

from __future__ import annotations

import msgspec

Rows = tuple[tuple[int, ...], ...]
"""A list in a field of an action, such as what lies on several places; `Game.rows` names its columns."""


class Action(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Base of everything a seat, chance or the clock can write into a journal.

    A field's name tells what its number means: `card`, `area`, `seat`, ... (see `EditionRules.names`). A field is a
    number, or rows of numbers.
    """


class Late(Action, frozen=True, tag="late"):
    """The clock: this seat's time is up, so its default answer is taken."""

    seat: int


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not legal: a message key and the clauses behind it, separated by blanks.

    The message may use the fields of the refused action as arguments.
    """

    key: str
    clauses: str
