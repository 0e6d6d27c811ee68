"""Texts that stay the same are sent packed, once, and not again to who has them."""

from __future__ import annotations

import gzip
import json
from collections.abc import Iterator

import pytest

from meridian import games
from meridian.core.game import edition_of
from meridian.server.http.response_cache import accepts_gzip
from tests.server.online import Server, me

GD = "global-domination"
ELSEWHERE = {
    "games": "/api/games",
    "schema": "/api/schema",
    "schema/socket": "/api/schema/socket",
    "asyncapi": "/api/schema/asyncapi.json",
    "openapi": "/api/schema/openapi.json",
}
KINDS = dict.fromkeys(("schema", "openapi"), "application/vnd.oai.openapi+json")


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


def asked(server: Server, path: str, **headers: str) -> tuple[int, bytes, dict[str, str]]:
    """An answer as it travelled, not unpacked."""
    with server.http.stream("GET", server.url(path), headers={"accept-encoding": "identity", **headers}) as answer:
        body = b"".join(answer.iter_raw())
        return answer.status_code, body, dict(answer.headers)


@pytest.mark.parametrize("what", [*ELSEWHERE, "texts/de", "edition", "rules"])
def test_what_stays_the_same_is_packed_and_sent_once(server: Server, what: str) -> None:
    path = ELSEWHERE.get(what, f"/api/games/{GD}/{what}")
    status, plain, told = asked(server, path)
    assert status == 200
    assert "content-encoding" not in told
    assert told["content-type"] == KINDS.get(what, "application/json")
    status, packed, told = asked(server, path, **{"accept-encoding": "br, gzip;q=0.8"})
    assert (status, told["content-encoding"], told["vary"]) == (200, "gzip", "accept-encoding")
    assert gzip.decompress(packed) == plain
    assert len(packed) < len(plain) / 2
    status, nothing, again = asked(server, path, **{"if-none-match": f'"x", W/{told["etag"]}'})
    assert (status, nothing, again["etag"]) == (304, b"", told["etag"])


def test_the_schema_tells_the_routes_and_nothing_else_lies_beside_it(server: Server) -> None:
    told = json.loads(asked(server, "/api/schema/openapi.json")[1])
    assert {"/api/tables", "/api/schema/socket", "/health"} <= told["paths"].keys()
    assert "/api/schema/openapi.json" not in told["paths"]
    assert asked(server, "/api/schema/nothing.json")[0] == 404


def test_a_table_tells_its_own_edition(server: Server) -> None:
    table, _ = server.begun(GD, [me("Ann"), me("Ben")])
    for what in ("edition", "texts/en"):
        _, own, told = asked(server, f"/api/tables/{table}/{what}")
        _, shipped, other = asked(server, f"/api/games/{GD}/{what}")
        assert (own, told["etag"]) == (shipped, other["etag"])
    assert json.loads(asked(server, f"/api/tables/{table}/edition")[1]) == edition_of(games.load(GD)).data


@pytest.mark.parametrize(
    ("said", "accepted"),
    [("gzip", True), ("br,gzip", True), ("*", True), ("gzip;q=0", False), ("gzip; q=0.5", True), ("", False)],
)
def test_who_can_unpack(said: str, accepted: bool) -> None:
    assert accepts_gzip(said) is accepted
