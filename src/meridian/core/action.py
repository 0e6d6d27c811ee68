"""What can be said: actions, and the reason why one is refused."""

from __future__ import annotations

from typing import Annotated, Final

import msgspec

TEXT: Final = "text"
"""The field of an action that holds what its writer put into words; no rule reads more of it than whether it is there.
It is the last field, and may be empty."""
MOST_LETTERS: Final = 120
"""The longest text in an action."""
Text = Annotated[str, msgspec.Meta(max_length=MOST_LETTERS)]

Rows = tuple[tuple[int, ...], ...]
"""A list in a field of an action, such as what lies on several places; `Game.rows` names its columns."""


class Action(msgspec.Struct, frozen=True, array_like=True, tag=True):
    """Base of everything a seat, chance or the clock can write into a journal.

    A field's name tells what its number means: `card`, `area`, `seat`, ... (see `EditionRules.names`). A field is a
    number, or rows of numbers; only `text` is plain text.
    """


def number_fields(kind: type[Action]) -> tuple[str, ...]:
    """The fields of a kind of action that hold numbers or rows."""
    fields = kind.__struct_fields__
    return fields[:-1] if fields and fields[-1] == TEXT else fields


def text_in(action: Action) -> str:
    """What the writer of an action put into words; empty for nearly all."""
    found: str = getattr(action, TEXT, "")
    return found


def is_plain(text: str) -> bool:
    """Whether a text may stand in an action: short, printable, without blanks around it."""
    return len(text) <= MOST_LETTERS and text.isprintable() and text == text.strip()


class Late(Action, frozen=True, tag="late"):
    """The clock: this seat's time is up, so its default answer is taken."""

    seat: int


class Refusal(msgspec.Struct, frozen=True):
    """Why an action is not legal: a message key and the clauses behind it, separated by blanks.

    The message may use the fields of the refused action as arguments.
    """

    key: str
    clauses: str
