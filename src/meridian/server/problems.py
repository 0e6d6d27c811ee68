"""Why a request is turned away: each problem with its status, and one line of JSON for all of them."""

from __future__ import annotations

import math
from typing import Any, ClassVar

from litestar import Request, Response
from litestar.exceptions import HTTPException, ValidationException

from meridian.core.errors import BadInput
from meridian.server.limits import Limited

UNUSABLE = 422
"""The status of what cannot be used, unless a problem has one of its own."""

BODY = "data"
"""How litestar names the whole body of a request."""


class Turned(BadInput):
    """A request that is turned away with a status of its own."""

    status: ClassVar[int] = UNUSABLE


class NotSignedIn(Turned):
    """This needs a session or a token, and there is none that counts."""

    status = 401


class Forbidden(Turned):
    """Whoever asks is known, and may not."""

    status = 403


class NotFound(Turned):
    """There is no such thing, or none that this request may know of."""

    status = 404


class TooMany(Turned):
    """Too many requests of this kind; in `retry_after` seconds the next one may come."""

    status = 429

    def __init__(self, line: str, retry_after: float = 0.0) -> None:
        super().__init__(line)
        self.retry_after = retry_after


def within(limited: Limited | None) -> None:
    """Turn a request away that a limit has refused."""
    if limited is not None:
        raise TooMany(f"too many requests: try again in {math.ceil(limited.wait)} seconds", limited.wait)


def answer(_: Request[Any, Any, Any], error: Exception) -> Response[dict[str, str]]:
    """What is answered to a request that failed by its own fault: for BadInput and HTTPException."""
    headers = dict(error.headers or {}) if isinstance(error, HTTPException) else {}
    if isinstance(error, TooMany) and error.retry_after:
        headers["Retry-After"] = str(math.ceil(error.retry_after))
    return Response({"error": line_of(error)}, status_code=status_of(error), headers=headers)


def status_of(error: Exception) -> int:
    """The status of a problem. A body that is not what was asked for is unusable like any other bad input."""
    if isinstance(error, HTTPException) and not isinstance(error, ValidationException):
        return error.status_code
    found: int = getattr(error, "status", UNUSABLE)
    return found


def line_of(error: Exception) -> str:
    """A problem in one line."""
    if isinstance(error, ValidationException) and isinstance(error.extra, list) and error.extra:
        first = error.extra[0]
        said = str(first.get("message", error.detail))
        if first.get("key") not in (None, BODY):
            said = f"{first['key']}: {said}"
    else:
        said = error.detail if isinstance(error, HTTPException) else str(error)
    return " ".join(said.split())
