"""Errors for clients: each has an HTTP status, and most have a text in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from meridian.core.errors import BadInput
from meridian.core.messages import in_words
from meridian.server.texts import one_line, say

UNPROCESSABLE = 422  # the status of errors without one of their own

LONGEST_TEXT = 900  # characters: errors quote the request, and a message takes at most 1,000 of a quote


class HttpError(BadInput):
    """Refuses a request with an HTTP status. An error with a key has a text in the language of the request; as an
    exception, its text is English."""

    status: ClassVar[int] = UNPROCESSABLE
    retry_after = 0.0

    @classmethod
    def because(cls, key: str, /, **about: Any) -> Self:
        """An error that has a text in both languages."""
        return cls(_text("en", key, about), key, **about)


class Unusable(HttpError):
    """422: the request cannot be used."""


class NotSignedIn(HttpError):
    """401: a session or token is needed, and there is no valid one."""

    status = 401


class Forbidden(HttpError):
    """403: signed in, but not allowed."""

    status = 403


class NotFound(HttpError):
    """404: there is no such thing, or none that this request may know of."""

    status = 404


class Conflicting(HttpError):
    """409: the table or its seats have changed meanwhile."""

    status = 409


class TooMany(HttpError):
    """429: too many requests of this kind; the next one may come in `retry_after` seconds."""

    status = 429


class Overloaded(HttpError):
    """503: the server cannot do this now; the request is not at fault."""

    status = 503
    retry_after = 5.0


class HungUp(HttpError):
    """499: the client has closed the connection."""

    status = 499


def status_of(error: Exception) -> int:
    """The HTTP status of an error; bad input is 422 by default."""
    found: int = getattr(error, "status", UNPROCESSABLE)
    return found


def text_of(error: BadInput, lang: str = "en") -> str:
    """An error in one line. An error without a key, such as a fault of an edition, is in English."""
    if error.key:
        return one_line(_text(lang, error.key, error.about), LONGEST_TEXT)
    return say(lang, "problem-other", text=one_line(str(error), LONGEST_TEXT))


def _text(lang: str, key: str, about: Mapping[str, Any]) -> str:
    """The text of an error. For a mistyped name, `near` is the closest valid one. An argument may itself be a message
    of a game."""
    hint = say(lang, "problem-near", near=about["near"]) if about.get("near") else ""
    words = {name: one_line(word) if isinstance(word, str) else word for name, word in in_words(about, lang).items()}
    return say(lang, f"problem-{key}", **words, hint=hint)
