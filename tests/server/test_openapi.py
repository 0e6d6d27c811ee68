"""What the API says of itself is so: errors as they are answered, tokens as they travel."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest

from meridian.server.http.openapi import PROBLEM
from tests.server.online import BOT, OPEN, Message, Server, me

GAME = "global-domination"
JSON = {"content-type": "application/json"}


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("openapi")) as found:
        yield found


@pytest.fixture(scope="module")
def schema(server: Server) -> Message:
    return server.get("/api/schema/openapi.json")


def test_the_schema_is_made_without_inventing_examples() -> None:
    """A library that invents examples takes longer to load than everything else: no response asks for it."""
    made = "from meridian.server.background import jobs, texts; texts.schema(jobs.SchemaJob('openapi'))"
    looked = "import sys; print(sorted({'faker', 'polyfactory'} & set(sys.modules)))"
    done = subprocess.run([sys.executable, "-c", f"{made}; {looked}"], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def operations(schema: Message) -> Iterator[tuple[str, str, Message]]:
    for path, methods in schema["paths"].items():
        for method, operation in methods.items():
            yield path, method, operation


def resolved(schema: Message, response: Message) -> Message:
    """A response, or the one it refers to."""
    name = response.get("$ref", "").rpartition("/")[2]
    found: Message = schema["components"]["responses"][name] if name else response
    return found


def test_every_error_is_told_as_it_is_answered(schema: Message) -> None:
    told = 0
    for path, method, operation in operations(schema):
        for status, response in operation["responses"].items():
            page = status == "404" and path.startswith("/mail/")  # what a void link leads to
            if status < "400" or path in ("/health", "/health/ready") or page:
                continue
            found = resolved(schema, response)
            wanted = {"application/json": {"schema": {"$ref": f"#/components/schemas/{PROBLEM}"}}}
            assert found["content"] == wanted, (path, method, status)
            assert ("Retry-After" in found.get("headers", {})) == (status in ("429", "503"))
            told += 1
    assert told > 300
    assert schema["components"]["schemas"][PROBLEM]["required"] == ["error"]


def test_every_token_that_opens_something_is_a_scheme(schema: Message) -> None:
    schemes = set(schema["components"]["securitySchemes"])
    named = {name for _, _, operation in operations(schema) for one in operation["security"] for name in one}
    assert named == schemes == {"session", "seat", "host", "watch"}
    guarded = {(method, path) for path, method, operation in operations(schema) if operation["security"]}
    assert ("get", "/api/me") in guarded
    assert ("get", "/api/games") not in guarded


def test_whatever_says_it_needs_a_token_does(server: Server, schema: Message) -> None:
    table, _, (token,) = server.open(GAME, [me("Ann"), OPEN])
    needs_more = {
        ("post", "/api/me/seats"),
        ("post", "/api/me/email"),
        ("put", "/api/me/password"),
        ("post", "/api/me/passkeys"),
        ("put", "/api/me/people"),
        ("post", "/api/tables/{table}/reports"),
        ("post", "/api/competitions"),
        ("post", "/api/clubs"),
        ("put", "/api/clubs/{club}"),
        ("post", "/api/clubs/{club}/members"),
        ("post", "/api/clubs/{club}/chat"),
        ("post", "/api/clubs/{club}/tables"),
        ("post", "/api/clubs/{club}/competitions"),
    }
    tried = 0
    for path, method, operation in operations(schema):
        if not operation["security"] or {} in operation["security"]:
            continue
        address = server.url(path.replace("{table}", table).replace("{number}", "1"))
        got = server.http.request(method, address, json={} if "requestBody" in operation else None)
        assert got.status_code == (422 if (method, path) in needs_more else 401), (path, got.text)
        tried += 1
    assert tried > 10
    seat = server.http.get(server.url(f"/api/tables/{table}/seat/wishes"), headers={"Authorization": f"Bearer {token}"})
    assert seat.status_code == 200


def test_bodies_are_closed_because_unknown_fields_are_refused(server: Server, schema: Message) -> None:
    bodies = schema["components"]["schemas"]
    for name in ("NewTable", "SeatWish", "Join", "SignIn", "EditionText", "SeatTokens"):
        assert bodies[name]["additionalProperties"] is False, name
    assert "additionalProperties" not in bodies["TableInfo"]
    wish = {"game": GAME, "seats": [BOT, BOT], "colour": "red"}
    assert server.post("/api/tables", wish, 422)["error"] == "Object contains unknown field `colour`"


@pytest.mark.parametrize("path", ["/api/tables", "/api/sign-in", "/api/turns", "/api/session"])
def test_a_request_without_its_body_is_told_so(server: Server, path: str) -> None:
    for headers, line in (
        (JSON, "the request has no body: JSON is expected"),
        ({**JSON, "accept-language": "de"}, "Die Anfrage hat keinen Inhalt: Erwartet wird JSON."),
        ({}, "the request has no body: JSON is expected"),
    ):
        got = server.http.post(server.url(path), content=b"", headers=headers)
        assert (got.status_code, got.json()) == (422, {"error": line})


def test_a_foreign_page_is_told_as_everybody_is(server: Server) -> None:
    got = server.http.post(server.url("/api/tables"), json={}, headers={"Origin": "https://evil.example"})
    assert (got.status_code, got.json()) == (403, {"error": "this page may not change anything here"})
