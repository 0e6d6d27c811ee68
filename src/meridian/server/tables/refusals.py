"""Refusals outside the rules: each reason has a key and a text in both languages."""

from __future__ import annotations

from meridian.core.errors import BadInput
from meridian.server.errors import text_of
from meridian.server.tables.protocol import Refused
from meridian.server.texts import say


class NotHere(BadInput):
    """The table does not offer this, or not now."""

    def __init__(self, reason: str) -> None:
        super().__init__(say("en", f"no-{reason}"))
        self.reason = reason


def refused(key: str, reason: str, lang: str) -> Refused:
    """A refusal of the command with this key."""
    return Refused(key=key, reason=reason, text=say(lang, f"no-{reason}"))


def refusal_of(key: str, error: BadInput, lang: str) -> Refused:
    """A refusal for an exception."""
    if isinstance(error, NotHere):
        return refused(key, error.reason, lang)
    return Refused(key=key, reason="not-possible", text=text_of(error, lang))
