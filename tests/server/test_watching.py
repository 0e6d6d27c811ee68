"""Who may know of a game over HTTP: what a table's `watch` says holds for every route under its address."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import httpx
import pytest

from meridian.cli import main
from tests.server.online import BOT, Client, Server, any_of, bearing, me, play_on, shortest

GT = "globetrotters"
WHILE_RUNNING = ("report", "report.html", "texts/en", "edition")
AFTER_THE_END = (
    *WHILE_RUNNING, "journal", "timeline", "curve", "moments?first=0", "moments?first=0&eyes=all", "moments/1",
    "moments/1/queries?name=nothing", "moments/1/portrait/en",
)  # fmt: skip


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


class Private:
    """A table that is not for watching, with its tokens, and one of somebody else."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.table, self.host, (self.token,) = server.open(
            GT, [me(), BOT], options=shortest(GT), start=True, watch="nobody"
        )
        _, self.other_host, (self.other,) = server.open(GT, [me(), BOT])

    def get(self, path: str, token: str | None = None, **params: str) -> httpx.Response:
        url = httpx.URL(self.server.url(f"/api/tables/{self.table}/{path}")).copy_merge_params(params)
        return self.server.http.get(url, headers=bearing(token))

    def check(self, path: str) -> None:
        """It is for whoever holds a token of this table, and for nobody else."""
        for stranger in (None, self.other, self.other_host, "mrd_seat_nonsense", "mrd_session_" + "x" * 43):
            refused = self.get(path, stranger)
            assert refused.status_code == 403, (path, refused.text)
            assert refused.json() == {"error": "this table is not for watching"}
        assert self.get(path, lang="de").json() == {"error": "An diesem Tisch schaut niemand zu."}
        for holder in (self.token, self.host):
            assert self.get(path, holder).status_code == 200, self.get(path, holder).text
        assert self.get(path, watch=self.pass_of(self.token)).status_code == 200
        assert self.get(path, watch=self.pass_of(self.host)).status_code == 200

    def pass_of(self, token: str) -> str:
        url = self.server.url(f"/api/tables/{self.table}/pass")
        answer = self.server.http.post(url, headers=bearing(token))
        assert answer.status_code == 200
        return str(answer.json()["watch"])

    def finished(self) -> None:
        with Client(self.server, self.table, self.token) as client:
            client.until("situation")
            play_on([client], any_of(Random(3)))
            client.wait_for(lambda client: client.situation["status"] == "over")


def test_a_table_for_nobody_is_closed_on_every_route_while_it_runs_and_after(server: Server) -> None:
    private = Private(server)
    for path in WHILE_RUNNING:
        private.check(path)
    assert private.get("journal").status_code == 403
    private.finished()
    for path in AFTER_THE_END:
        private.check(path)
    # What everybody may know of a table is told all the same: whoever has the link learns why there is no more.
    assert server.get(f"/api/tables/{private.table}")["watch"] == "nobody"


def test_no_route_under_a_table_is_forgotten(server: Server) -> None:
    """Whatever can be read by the id of a table is closed to strangers, also what is added later."""
    private = Private(server)
    paths: list[str] = []
    for path, methods in server.get("/api/schema/openapi.json")["paths"].items():
        if path.startswith("/api/tables/{table}/") and "get" in methods:
            paths.append(path.removeprefix("/api/tables/{table}/").format(number=1, lang="en"))
    assert {path.partition("?")[0] for path in AFTER_THE_END} <= set(paths)
    for path in paths:
        got = private.get(path, name="nothing", first="0")
        assert got.status_code in (401, 403), (path, got.text)


def test_a_pass_is_for_one_table_and_not_a_token(server: Server) -> None:
    private = Private(server)
    mine = private.pass_of(private.token)
    for other in (mine[:-1] + ("A" if mine[-1] != "A" else "B"), private.token, private.host, ""):
        assert private.get("report", watch=other).status_code == 403
    assert Private(server).get("report", watch=mine).status_code == 403
    assert private.get("report", token=mine).status_code == 403
    answer = server.http.post(server.url(f"/api/tables/{private.table}/pass"))
    assert (answer.status_code, "token" in answer.json()["error"]) == (401, True)
    server.post(f"/api/tables/{private.table}/clone", {"token": mine}, 403)


def test_a_table_for_everybody_and_one_that_has_not_begun_are_open(server: Server) -> None:
    table, _ = server.begun(GT, [me(), BOT], options=shortest(GT))
    for path in WHILE_RUNNING:
        assert server.http.get(server.url(f"/api/tables/{table}/{path}")).status_code == 200
    waiting, _, _ = server.open(GT, [me(), BOT], watch="nobody")
    for path in ("texts/en", "edition"):
        assert server.http.get(server.url(f"/api/tables/{waiting}/{path}")).status_code == 200


def test_a_pass_ends_with_the_token_it_was_made_for(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        private = Private(server)
        mine = private.pass_of(private.token)
        assert private.get("report", watch=mine).status_code == 200
        database = f"sqlite:///{tmp_path}/meridian.db"
        assert main(["admin", "seat", private.table, "0", "--new-token", "--database", database]) == 0
        assert private.get("report", watch=mine).status_code == 403
        assert private.get("report", private.token).status_code == 403
