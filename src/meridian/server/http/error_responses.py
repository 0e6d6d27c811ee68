"""One line of JSON for every request that fails by its own fault, in the language of the request."""

from __future__ import annotations

import math
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from meridian.core.errors import BadInput
from meridian.core.messages import LANGUAGES
from meridian.server.errors import LONGEST_TEXT, UNPROCESSABLE, HttpError, text_of
from meridian.server.texts import one_line, say

BODY = "data"
"""How litestar names the whole body of a request."""


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """What is answered to a request that failed by its own fault: for BadInput and HTTPException."""
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if isinstance(error, HttpError) and error.retry_after:
        headers["Retry-After"] = str(math.ceil(error.retry_after))
    return Response({"error": line_of(error, language_of(request))}, status_code=status_of(error), headers=headers)


def status_of(error: Exception) -> int:
    """The status of a problem. A body that is not what was asked for is unusable like any other bad input."""
    if isinstance(error, HTTPException) and not isinstance(error, ValidationException):
        return error.status_code
    found: int = getattr(error, "status", UNPROCESSABLE)
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
    if isinstance(error, BadInput):
        return text_of(error, lang)
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        said = str(first.get("message", error.detail))
        if said == f"'{BODY}'":  # as a KeyError says it
            return say(lang, "problem-no-body")
        if first.get("key") not in (None, BODY):
            said = f"{first['key']}: {said}"
    else:
        said = error.detail if isinstance(error, HTTPException) else str(error)
    return one_line(said, LONGEST_TEXT)
