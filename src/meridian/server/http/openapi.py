"""The OpenAPI document: litestar's schema, with this server's own error responses and its kinds of tokens.

Litestar describes its default error responses, which this server does not send. A route's possible errors follow from
its path, method and parameters, because one place checks these for all routes; a fuzz test compares them.
"""

from __future__ import annotations

from typing import Any, Final

from litestar import Litestar
from litestar.routes import HTTPRoute

from meridian.server.http.routes.operations import UNLIMITED

Schema = dict[str, Any]
Security = list[dict[str, list[str]]]

PROBLEM: Final = "Problem"
ERRORS: Final = {
    400: ("NotJson", "The body is not JSON"),
    401: ("NotSignedIn", "No valid session or token"),
    403: ("Forbidden", "Signed in, but not allowed; or a change requested by a page of another site"),
    404: ("NotFound", "Not found, or not visible to this request"),
    408: ("TooSlow", "The body did not arrive in time"),
    409: ("Conflict", "The request conflicts with the current state; load it again"),
    413: ("TooLarge", "The body is too large"),
    422: ("Unusable", "The content of the request is not valid"),
    429: ("TooMany", "Too many requests; `Retry-After` says when to try again"),
    500: ("Fault", "An error of the server"),
    503: ("Unavailable", "The server cannot do this now; `Retry-After` says when to try again"),
}
"""Name and description of each error response, by status."""
LATER: Final = (429, 503)
TABLE: Final = "/api/tables/{table}"
SEAT: Final = f"{TABLE}/seat/"
PICTURES: Final = f"{TABLE}/pictures"
JOIN_CODES: Final = "/api/join-codes"
FOR_ACCOUNTS: Final = ("/api/me", "/api/sessions")
COMPETITION: Final = "/api/competitions"
CLUB: Final = "/api/clubs"
DUPLICATE: Final = "/api/duplicates"
MAY_SIGN: Final = (
    ("get", f"{COMPETITION}/{{competition}}"),
    ("post", f"{TABLE}/join"),
    ("post", f"{TABLE}/clone"),
    ("post", "/api/tables"),
    ("post", DUPLICATE),
    ("delete", "/api/session"),
)
"""Routes where a session is optional."""
NAMED: Final = ("table", "game", "token", "passkey", "person", "competition", "club", "duplicate")
"""Parameters that name something which may not be there."""
UNSAFE: Final = ("post", "put", "patch", "delete")
ONLY_ASK: Final = (
    "/api/turns",
    "/api/games/{game}/edition/check",
    "/api/games/{game}/edition/draft/{lang}",
    "/api/games/{game}/edition/merge/{lang}",
    "/api/games/{game}/edition/effect/{lang}",
)
"""POST routes that change nothing."""
UNTIL_BEGUN: Final = ("/api/tables/{table}/chat",)
"""Routes of the waiting room: a table that has begun has none."""
LINKS: Final = "/mail/"
"""Pages behind links in e-mails; an invalid link leads to a page, too."""
SIGN_IN: Final = (
    "/api/profiles",
    "/api/session",
    "/api/session/password",
    "/api/session/recovery",
    "/api/session/passkey",
)
"""POST routes that sign a device in: what opens an account may be wrong."""
CHALLENGES: Final = ("/api/session/passkey/challenge", "/api/me/passkeys/challenge")
"""Routes that refuse a page over plain http, and a person with too many passkeys."""


def _bearer(token: str, about: str) -> Schema:
    return {"type": "http", "scheme": "bearer", "bearerFormat": token, "description": about}


SCHEMES: Final[Schema] = {
    "session": _bearer("mrd_session_...", "The session of an account: `POST /api/session` answers with it."),
    "seat": _bearer(
        "mrd_seat_...",
        "The token of a seat, sent once to the player who takes it. It is `token` in bodies and in a socket's `hello`.",
    ),
    "host": _bearer(
        "mrd_host_...",
        "The token of the player who opened a table, sent once. It is `host` in bodies and opens no seat.",
    ),
    "watch": {
        "type": "apiKey",
        "in": "query",
        "name": "watch",
        "description": "A pass for links that a browser follows: `POST /api/tables/{table}/pass` answers with it.",
    },
}


def described(app: Litestar) -> Schema:
    """The OpenAPI document of an application."""
    schema = app.openapi_schema.to_schema()
    components = schema.setdefault("components", {})
    components["securitySchemes"] = SCHEMES
    components["responses"] = {name: _error(status) for status, (name, _) in ERRORS.items()}
    components.setdefault("schemas", {})[PROBLEM] = {
        "type": "object",
        "title": PROBLEM,
        "description": "Why a request was refused, in one line and in the caller's language.",
        "properties": {"error": {"type": "string"}},
        "required": ["error"],
    }
    topics = _topics(app)
    for path, operations in schema["paths"].items():
        for method, operation in operations.items():
            operation["tags"] = [topics[path, method]]
            operation.pop(
                "summary", None
            )  # the name of the function in other letters; its docstring is the description
            operation["security"] = security(path, method)
            _add_errors(path, method, operation)
            _close(operation.get("requestBody"), components["schemas"])
    return schema


def _topics(app: Litestar) -> dict[tuple[str, str], str]:
    """The topic of each operation: the module that its handler stands in, in words."""
    return {
        (route.path_format, method.lower()): handler.fn.__module__.rpartition(".")[2].replace("_", " ").capitalize()
        for route in app.routes
        if isinstance(route, HTTPRoute)
        for method, (handler, _) in route.route_handler_map.items()
    }


def _close(node: Any, schemas: Schema) -> None:
    """Forbid additional properties in request bodies: the server refuses unknown fields."""
    if isinstance(node, list):
        for part in node:
            _close(part, schemas)
    elif isinstance(node, dict):
        found = schemas.get(str(node.get("$ref", "")).rpartition("/")[2], {})
        if "properties" in found and "additionalProperties" not in found:
            found["additionalProperties"] = False
            _close(found, schemas)
        for part in node.values():
            _close(part, schemas)


def security(path: str, method: str) -> Security:
    """The alternative credentials of a route; an empty one means none is needed."""
    session: dict[str, list[str]] = {"session": []}
    if (method, path) == ("get", f"{CLUB}/{{club}}/invitation"):
        return []
    if path.startswith((*FOR_ACCOUNTS, CLUB)) or (path.startswith(COMPETITION) and method != "get"):
        return [session]
    if path.startswith(SEAT):
        return [{"seat": []}, session]
    if path in (f"{TABLE}/reports", PICTURES):
        return [{"seat": []}, session]
    if path == f"{TABLE}/pass":
        return [{"seat": []}, {"host": []}, session]
    if path.startswith(f"{TABLE}/") and method == "get":
        return [{}, {"seat": []}, {"host": []}, session, {"watch": []}]
    if (method, path) == ("get", f"{DUPLICATE}/{{duplicate}}"):
        return [{}, {"seat": []}]
    return [{}, session] if (method, path) in MAY_SIGN else []


def _add_errors(path: str, method: str, operation: Schema) -> None:
    responses: Schema = operation["responses"]
    responses.pop("400", None)  # litestar's default, which this application's error handlers replace
    for status in sorted(_errors(path, method, operation)):
        if str(status) not in responses:
            responses[str(status)] = {"$ref": f"#/components/responses/{ERRORS[status][0]}"}
    if path.startswith(LINKS):
        responses["404"] = {"description": ERRORS[404][1], "content": responses["200"]["content"]}


def _errors(path: str, method: str, operation: Schema) -> set[int]:
    found = {500}
    if path not in UNLIMITED:
        found |= {429, 503}
    if operation.get("parameters"):
        found |= {422}
    if any(f"{{{name}}}" in path for name in NAMED):
        found |= {404}
    if "requestBody" in operation:
        found |= {400, 408, 413, 422}
    if (operation["security"] and {} not in operation["security"]) or (method == "post" and path in SIGN_IN):
        found |= {401}
    if path in CHALLENGES:
        found |= {422}
    if method in UNSAFE:
        found |= {403} if path in ONLY_ASK else {403, 409}
    if path in UNTIL_BEGUN:
        found |= {409}
    if {"watch": []} in operation["security"] or path in (PICTURES, f"{DUPLICATE}/{{duplicate}}/report"):
        found |= {403}
    if path == JOIN_CODES:
        found |= {404}
    return found


def _error(status: int) -> Schema:
    headers = {"Retry-After": {"schema": {"type": "integer"}, "description": "Seconds"}}
    return {
        "description": ERRORS[status][1],
        "content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{PROBLEM}"}}},
        **({"headers": headers} if status in LATER else {}),
    }
