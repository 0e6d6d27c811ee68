"""Why a request is turned away: each problem with its status, and one line of JSON for all of them."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import Any, ClassVar, Self

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from meridian.core.errors import BadInput
from meridian.core.messages import LANGUAGES, in_words
from meridian.server.http.rate_limits import Limited
from meridian.server.notifications.texts import one_line, say

UNUSABLE = 422
"""The status of what cannot be used, unless a problem has one of its own."""

LONGEST = 900
"""Letters of a line at most: problems repeat what was said, and a message takes no more than 1,000 of that."""

BODY = "data"
"""How litestar names the whole body of a request."""


class Turned(BadInput):
    """A request that is turned away with a status of its own. If it says why by a key, it can be told in the language
    of whoever asks; as an exception it speaks English."""

    status: ClassVar[int] = UNUSABLE
    retry_after = 0.0

    @classmethod
    def because(cls, key: str, /, **about: Any) -> Self:
        """A problem of which there is a text in both languages."""
        return cls(_text("en", key, about), key, **about)


class Unusable(Turned):
    """What was said cannot be used."""


class NotSignedIn(Turned):
    """This needs a session or a token, and there is none that counts."""

    status = 401


class Forbidden(Turned):
    """Whoever asks is known, and may not."""

    status = 403


class NotFound(Turned):
    """There is no such thing, or none that this request may know of."""

    status = 404


class Conflicting(Turned):
    """It does not fit what the table or its seats have become by now."""

    status = 409


class TooMany(Turned):
    """Too many requests of this kind; in `retry_after` seconds the next one may come."""

    status = 429


class Overloaded(Turned):
    """The server cannot do this now, and has no part in it whose request it was."""

    status = 503
    retry_after = 5.0


class HungUp(Turned):
    """Nobody is there any more to be answered."""

    status = 499


def within(limited: Limited | None) -> None:
    """Turn a request away that a limit has refused."""
    if limited is not None:
        error = TooMany.because("too-many", seconds=math.ceil(limited.wait))
        error.retry_after = limited.wait
        raise error


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """What is answered to a request that failed by its own fault: for BadInput and HTTPException."""
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if isinstance(error, Turned) and error.retry_after:
        headers["Retry-After"] = str(math.ceil(error.retry_after))
    return Response({"error": line_of(error, language_of(request))}, status_code=status_of(error), headers=headers)


def status_of(error: Exception) -> int:
    """The status of a problem. A body that is not what was asked for is unusable like any other bad input."""
    if isinstance(error, HTTPException) and not isinstance(error, ValidationException):
        return error.status_code
    found: int = getattr(error, "status", UNUSABLE)
    return found


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language a request wants its answer in: as its address says (`lang`), else as the browser does."""
    said = request.query_params.get("lang", "")
    if said in LANGUAGES:
        return str(said)
    wishes = [wish.strip().partition(";q=") for wish in request.headers.get("accept-language", "").split(",")]
    ranked = sorted(wishes, key=lambda wish: -_weight(wish[2]))
    return next((lang for tag, _, _ in ranked if (lang := tag[:2].lower()) in LANGUAGES), "en")


def _weight(said: str) -> float:
    try:
        return float(said or 1)
    except ValueError:
        return 0.0


def line_of(error: Exception, lang: str = "en") -> str:
    """A problem in one line. What has no key, as what is wrong with an edition, is told in English."""
    if isinstance(error, BadInput) and error.key:
        return one_line(_text(lang, error.key, error.about), LONGEST)
    if isinstance(error, BadInput):
        return say(lang, "problem-other", text=one_line(str(error), LONGEST))
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        said = str(first.get("message", error.detail))
        if said == f"'{BODY}'":  # as a KeyError says it
            return say(lang, "problem-no-body")
        if first.get("key") not in (None, BODY):
            said = f"{first['key']}: {said}"
    else:
        said = error.detail if isinstance(error, HTTPException) else str(error)
    return one_line(said, LONGEST)


def _text(lang: str, key: str, about: Mapping[str, Any]) -> str:
    """The text of a problem. If a word was mistyped, `near` is the one that was meant. What a game says of it is a
    message among the arguments."""
    hint = say(lang, "problem-near", near=about["near"]) if about.get("near") else ""
    words = {name: one_line(word) if isinstance(word, str) else word for name, word in in_words(about, lang).items()}
    return say(lang, f"problem-{key}", **words, hint=hint)
