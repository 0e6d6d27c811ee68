"""Errors that a client is told: each has an HTTP status, and most have a text in both languages."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, ClassVar, Self

from meridian.core.errors import BadInput
from meridian.core.messages import in_words
from meridian.server.texts import one_line, say

UNPROCESSABLE = 422  # the status of errors without one of their own

LONGEST_TEXT = 900  # letters: errors repeat what was said, and a message takes at most 1,000 of that


class HttpError(BadInput):
    """A request that is turned away with a status of its own. If it says why by a key, it can be told in the language
    of whoever asks; as an exception it speaks English."""

    status: ClassVar[int] = UNPROCESSABLE
    retry_after = 0.0

    @classmethod
    def because(cls, key: str, /, **about: Any) -> Self:
        """A problem of which there is a text in both languages."""
        return cls(_text("en", key, about), key, **about)


class Unusable(HttpError):
    """What was said cannot be used."""


class NotSignedIn(HttpError):
    """This needs a session or a token, and there is none that counts."""

    status = 401


class Forbidden(HttpError):
    """Whoever asks is known, and may not."""

    status = 403


class NotFound(HttpError):
    """There is no such thing, or none that this request may know of."""

    status = 404


class Conflicting(HttpError):
    """It does not fit what the table or its seats have become by now."""

    status = 409


class TooMany(HttpError):
    """Too many requests of this kind; in `retry_after` seconds the next one may come."""

    status = 429


class Overloaded(HttpError):
    """The server cannot do this now, and has no part in it whose request it was."""

    status = 503
    retry_after = 5.0


class HungUp(HttpError):
    """Nobody is there any more to be answered."""

    status = 499


def text_of(error: BadInput, lang: str = "en") -> str:
    """A problem in one line. What has no key, as what is wrong with an edition, is told in English."""
    if error.key:
        return one_line(_text(lang, error.key, error.about), LONGEST_TEXT)
    return say(lang, "problem-other", text=one_line(str(error), LONGEST_TEXT))


def _text(lang: str, key: str, about: Mapping[str, Any]) -> str:
    """The text of a problem. If a word was mistyped, `near` is the one that was meant. What a game says of it is a
    message among the arguments."""
    hint = say(lang, "problem-near", near=about["near"]) if about.get("near") else ""
    words = {name: one_line(word) if isinstance(word, str) else word for name, word in in_words(about, lang).items()}
    return say(lang, f"problem-{key}", **words, hint=hint)
