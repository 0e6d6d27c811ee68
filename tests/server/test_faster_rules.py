"""A server that started interpreted says when compiled rules are ready, to the person at its own machine."""

from __future__ import annotations

from pathlib import Path

from tests.server.online import Server

GUEST = {"x-forwarded-for": "203.0.113.7"}


def state(server: Server, headers: dict[str, str] | None = None) -> str:
    answer = server.http.get(server.url("/api/faster-rules"), headers=headers)
    assert answer.status_code == 200
    told: dict[str, str] = answer.json()
    assert told.keys() == {"state"}
    return told["state"]


def test_the_page_learns_when_faster_rules_are_ready(tmp_path: Path) -> None:
    outcome = tmp_path / "faster-rules"
    with Server(tmp_path, MERIDIAN_FASTER_RULES=str(outcome), MERIDIAN_TRUSTED_PROXIES="127.0.0.1") as server:
        assert (state(server), state(server, GUEST)) == ("coming", "none")
        outcome.write_text("ready")
        assert (state(server), state(server, GUEST)) == ("ready", "none")
        outcome.write_text("failed")
        assert state(server) == "none"


def test_a_server_that_compiles_nothing_has_nothing_to_tell(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        assert state(server) == "none"
