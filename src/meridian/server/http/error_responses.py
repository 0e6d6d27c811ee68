"""Error responses: one line of JSON for a failed request, in the language of the request."""

from __future__ import annotations

import math
from typing import Any

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from meridian.core.errors import BadInput
from meridian.core.languages import languages
from meridian.server.errors import LONGEST_TEXT, HttpError, status_of, text_of
from meridian.server.texts import one_line, say

BODY = "data"
"""litestar's name for the body of a request."""


def answer(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """The response to a request that failed by its own fault: for BadInput and HTTPException."""
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if isinstance(error, HttpError) and error.retry_after:
        headers["Retry-After"] = str(math.ceil(error.retry_after))
    return Response({"error": line_of(error, language_of(request))}, status_code=_status_of(error), headers=headers)


def _status_of(error: Exception) -> int:
    """The HTTP status of an error. A body of the wrong shape is 422, like any other bad input."""
    if isinstance(error, HTTPException) and not isinstance(error, ValidationException):
        return error.status_code
    return status_of(error)


def language_of(request: Request[Any, Any, Any]) -> str:
    """The language of a response: from the query parameter `lang`, otherwise from Accept-Language."""
    said = request.query_params.get("lang", "")
    known = languages()
    if said in known:
        return str(said)
    wishes = [wish.strip().partition(";q=") for wish in request.headers.get("accept-language", "").split(",")]
    ranked = sorted(wishes, key=lambda wish: -_weight(wish[2]))
    by_tag = {code.lower(): code for code in known}
    tags = (tag.strip().lower() for tag, _, _ in ranked)
    found = (by_tag.get(tag) or by_tag.get(tag.partition("-")[0]) for tag in tags)
    return next(filter(None, found), "en")


def _weight(said: str) -> float:
    try:
        return float(said or 1)
    except ValueError:
        return 0.0


def line_of(error: Exception, lang: str = "en") -> str:
    """An error in one line. An error without a key, such as a fault of an edition, is in English."""
    if isinstance(error, BadInput):
        return text_of(error, lang)
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        said = str(first.get("message", error.detail))
        if said == f"'{BODY}'":  # the text of a KeyError
            return say(lang, "problem-no-body")
        if first.get("key") not in (None, BODY):
            said = f"{first['key']}: {said}"
    else:
        said = error.detail if isinstance(error, HTTPException) else str(error)
    return one_line(said, LONGEST_TEXT)
