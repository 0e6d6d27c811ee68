"""Duplicate sets on a real server: agreed on, played at two tables, sealed until the last one has ended, compared."""

from __future__ import annotations

import json
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from hashlib import sha256
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest

from meridian import games
from meridian.cli import main
from meridian.core.action import text_in
from meridian.core.codec import from_lines
from meridian.fair.verify import Failure
from meridian.fair.verify_duplicate import verify_duplicate
from meridian.fair.verifying import verify_set
from tests.server.nodes import Person
from tests.server.online import BOT, OPEN, Client, Message, Server, bearing, play_on, shortest
from tests.server.services import wait_for

GAME = "global-domination"
TRADING = "globopolis"
MARK = "Xanadu"
WORDS = f"No Agents in {MARK}"
TELLING = (
    "report", "report.html", "journal", "timeline", "curve", "moments?first=0", "moments?first=0&eyes=all", "moments/1",
    "moments/1/queries?name=nothing", "moments/1/portrait/en",
)  # fmt: skip
"""Routes that tell how a game went."""
HARMLESS = {"texts/{lang}", "edition", "aids/{lang}", "chat", "pictures", "pass", "reports"}
"""Routes of a table that tell nothing of its game, or a seat what it saw."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


class Set:
    """A duplicate set: one open seat and a character at each table."""

    def __init__(self, server: Server, **wanted: Any) -> None:
        self.server = server
        plan = {"title": "Duel", "game": GAME, "seats": [OPEN, BOT], "options": shortest(GAME), **wanted}
        opened = server.post("/api/duplicates", plan)
        self.id, self.host = opened["duplicate"], opened["host"]
        self.tokens: list[str] = []

    def ask(self, method: str, path: str = "", body: Message | None = None, token: str | None = None) -> httpx.Response:
        url = self.server.url(f"/api/duplicates/{self.id}{path}")
        return self.server.http.request(method, url, json=body, headers=bearing(token))

    def done(self, path: str, body: Message) -> Message:
        answer = self.ask("POST", path, body)
        assert answer.status_code < 300, answer.text
        return dict(answer.json())

    def info(self, token: str | None = None) -> Message:
        return dict(self.ask("GET", token=token).json())

    def enter(self, *names: str, gives_nonce: bool = False) -> None:
        for name in names:
            self.tokens.append(self.done("/entry", {"name": name, "gives_nonce": gives_nonce})["token"])

    def begin(self, nonces: dict[int, str]) -> None:
        """Start, and let some devices take part in the dice."""
        self.done("/start", {"host": self.host})
        for entrant, nonce in nonces.items():
            hashed = sha256(bytes.fromhex(nonce)).hexdigest()
            self.done("/nonce", {"token": self.tokens[entrant], "hash": hashed})
        for entrant, nonce in nonces.items():
            self.done("/nonce", {"token": self.tokens[entrant], "nonce": nonce})
        wait_for(lambda: self.info()["status"] == "running" and self.sitting(0) is not None, "the tables to begin")

    def sitting(self, entrant: int) -> Person | None:
        found = self.info(self.tokens[entrant])
        known = self.server.http.get(self.server.url(f"/api/tables/{found['my_table']}"))
        if known.status_code != 200 or known.json()["status"] == "open":
            return None
        return Person(found["my_table"], found["my_seat"], self.tokens[entrant], seed=entrant)

    def play(self, entrant: int) -> None:
        wait_for(lambda: self.sitting(entrant) is not None, "a table to begin")
        person = self.sitting(entrant)
        assert person is not None
        person.sit(self.server)
        assert person.over


def test_a_set_is_sealed_until_its_last_table_has_ended_and_then_compared(server: Server, tmp_path: Path) -> None:
    found = Set(server)
    found.enter("Ann", "Ben", gives_nonce=True)
    assert found.info()["entrants"] == ["Ann", "Ben"]
    assert found.info()["tables"] == []
    found.begin({0: "5a" * 32, 1: "a5" * 32})
    told = found.info(found.tokens[1])
    assert (told["mine"], told["my_seat"], told["comparison"]) == (2, 0, None)
    tables = [table["table"] for table in told["tables"]]
    assert told["my_table"] == tables[1]
    assert {server.get(f"/api/tables/{table}")["duplicate"] for table in tables} == {found.id}
    assert len({str(server.get(f"/api/tables/{table}")["commitment"]) for table in tables}) == 1

    found.play(0)
    wait_for(lambda: found.info()["ended"] == 1, "the first table to end")
    check_sealed(server, found, tables)

    found.play(1)
    wait_for(lambda: found.info()["status"] == "over", "the set to end")
    check_compared(found)
    report = found.ask("GET", "/report").content
    journals = [server.read(f"/api/tables/{table}/journal").decode() for table in tables]
    read = [from_lines(games.load(GAME), journal) for journal in journals]
    checked = verify_set(report, [(games.load(GAME), journal) for journal in read])
    assert (checked["tables"], checked["given"], checked["journal"]) == (2, [0, 1], True)
    assert (checked["ended"], checked["signatures"]) == (["over", "over"], "checked")
    own = server.http.get(server.url(f"/api/tables/{tables[0]}/report"))
    assert (own.status_code, "one report" in own.json()["error"]) == (422, True)
    for path in ("timeline", "moments?first=0"):
        assert server.http.get(server.url(f"/api/tables/{tables[0]}/{path}")).status_code == 200


def check_sealed(server: Server, found: Set, tables: list[str]) -> None:
    """Neither a player whose table is over nor anybody else learns anything, on any route."""
    for table in tables:
        for token in (None, *found.tokens, found.host):
            for path in TELLING:
                got = server.http.get(server.url(f"/api/tables/{table}/{path}"), headers=bearing(token))
                assert got.status_code == 403, (path, got.text)
                assert "duplicate set" in got.json()["error"]
        for path, methods in server.get("/api/schema/openapi.json")["paths"].items():
            rest = path.removeprefix("/api/tables/{table}/")
            if rest == path or rest.startswith("seat/") or rest in HARMLESS:
                continue
            for method in methods:
                url = server.url(path.format(table=table, number=1, lang="en"))
                got = server.http.request(method, url, json={}, headers=bearing(found.tokens[0]))
                assert got.status_code in (400, 403), (method, path, got.text)
        cloned = server.http.post(server.url(f"/api/tables/{table}/clone"), json={"token": found.tokens[0]})
        assert (cloned.status_code, "duplicate set" in cloned.json()["error"]) == (403, True)
        with Client(server, table, None) as watching:
            (trouble,) = watching.rest()
            assert trouble["reason"] == "forbidden"
    assert found.ask("GET", "/report").status_code == 403
    listed = [table["table"] for status in ("open", "running", "over")
              for table in server.get(f"/api/tables?status={status}")["tables"]]  # fmt: skip
    assert not set(listed) & set(tables)


def check_compared(found: Set) -> None:
    rows = found.info()["comparison"]
    assert [row["seat"] for row in rows] == [0, 0, 1, 1]
    mine = rows[:2]
    assert {(row["name"], row["entrant"], row["table"]) for row in mine} == {("Ann", 1, 1), ("Ben", 2, 2)}
    assert [row["score"] for row in mine] == sorted((row["score"] for row in mine), reverse=True)
    assert sum(row["difference"] for row in mine) == pytest.approx(0)
    assert {row["entrant"] for row in rows[2:]} == {0}
    assert len({row["name"] for row in rows[2:]}) == 1, "the same character at each table"


def played_differently(server: Server) -> Set:
    """A set that two people have played to the end with different answers; on a server with seeded chance they always
    end alike."""
    found = Set(server)
    found.enter("Ann", "Ben", gives_nonce=True)
    found.begin({0: "5a" * 32, 1: "a5" * 32})
    for entrant in (0, 1):
        found.play(entrant)
    wait_for(lambda: found.info()["status"] == "over", "the set to end")
    return found


def test_tables_that_went_differently_differ_from_the_mean_by_nothing_in_all(tmp_path: Path) -> None:
    with Server(tmp_path, MERIDIAN_CHANCE_SEED="compared") as server:
        rows = played_differently(server).info()["comparison"]
        for seat in (0, 1):
            better, worse = [row for row in rows if row["seat"] == seat]
            assert better["score"] > worse["score"]
            assert better["difference"] == -worse["difference"] == (better["score"] - worse["score"]) / 2


def test_people_play_with_people_and_a_table_that_is_closed_counts_as_given_up(tmp_path: Path) -> None:
    """Three entrants at tables for two: the last seat is a bot's. The server is killed while the tables are opened."""
    with Server(tmp_path) as server:
        found = Set(server, seats=[OPEN, OPEN])
        found.enter("Ann", "Ben", "Cleo")
        found.done("/start", {"host": found.host})
        server.kill()
        server.start()
        wait_for(lambda: found.sitting(0) is not None and found.sitting(2) is not None, "the tables to begin")
        told = found.info()
        assert [table["entrants"] for table in told["tables"]] == [[1, 2], [3, 0]]
        with ThreadPoolExecutor(2) as pool:
            assert [done.result() for done in [pool.submit(found.play, at) for at in (0, 1)]] == [None, None]
        database = f"sqlite:///{tmp_path}/meridian.db"
        assert main(["admin", "close", told["tables"][1]["table"], "--database", database]) == 0
        wait_for(lambda: found.info()["status"] == "over", "the set to end")
        scores = {row["name"]: row["score"] for row in found.info()["comparison"]}
        assert scores["Cleo"] is None
        assert None not in (scores["Ann"], scores["Ben"])
        assert verify_duplicate(found.ask("GET", "/report").content)["ended"] == ["over", "abandoned"]


def test_a_promise_in_words_stays_sealed_with_its_table_and_is_proven_with_it(server: Server) -> None:
    """Two tables for two in Globopolis: at the first something is promised in words. Nobody at the other one reads it
    before the set has ended; then the report proves the words and no others, and the replay tells whoever read them."""
    found = Set(server, game=TRADING, seats=[OPEN, OPEN], options={"bitter_end": True})
    found.enter("Ann", "Ben", "Cleo", "Dan")
    found.begin({})
    tables = [table["table"] for table in found.info()["tables"]]
    promise_and_resign(found, 0, WORDS)
    wait_for(lambda: found.info()["ended"] == 1, "the first table to end")
    check_sealed(server, found, tables)
    for token in (None, *found.tokens):
        assert MARK not in found.ask("GET", token=token).text
    promise_and_resign(found, 2, None)
    wait_for(lambda: found.info()["status"] == "over", "the set to end")

    game = games.load(TRADING)
    journals = [server.read(f"/api/tables/{table}/journal").decode() for table in tables]
    assert [journal.count(MARK) for journal in journals] == [1, 0]
    report = found.ask("GET", "/report").content
    checked = verify_set(report, [(game, from_lines(game, journal)) for journal in journals])
    assert (checked["journal"], checked["ended"]) == (True, ["over", "over"])
    changed = [from_lines(game, journal) for journal in journals]
    for at, (actor, said) in enumerate(changed[0].entries):
        if text_in(said) == WORDS:
            changed[0].entries[at] = (actor, msgspec.structs.replace(said, text="Other words"))
    with pytest.raises(Failure, match="is not what the record of rolls holds"):
        verify_set(report, [(game, journal) for journal in changed])
    last = len(changed[0].entries)
    for viewer, reads in (("&seat=0", True), ("&seat=1", True), ("", False)):
        told = server.read(f"/api/tables/{tables[0]}/moments?first={last - 4}&count=5{viewer}").decode()
        assert (MARK in told) == reads


def promise_and_resign(found: Set, entrant: int, words: str | None) -> None:
    """Two people play until it is time to trade, close a deal with a promise in words, and one of them gives up."""
    wait_for(lambda: None not in (found.sitting(entrant), found.sitting(entrant + 1)), "a table to begin")
    people = [found.sitting(at) for at in (entrant, entrant + 1)]
    clients = [found.server.play(person.table, person.token) for person in people if person is not None]
    try:
        play_on(clients, until=trades)
        maker = [trades(client) for client in clients].index(True)
        one, two = f"p{maker + 1}", f"p{2 - maker}"
        text = "" if words is None else f" {json.dumps(words)}"
        offered = clients[maker].say("answer", action=f"offer {one}:{two}:word:3,{two}:{one}:eu:1 - 3{text}")
        assert offered["type"] == "accepted", offered
        assert clients[1 - maker].say("answer", action="accept 1 -")["type"] == "accepted"
        assert clients[maker].say("answer", action="resign")["type"] == "accepted"
        clients[maker].wait_for(lambda client: client.over)
    finally:
        for client in clients:
            client.close()


def trades(client: Client) -> bool:
    """Whether a client is in its Option Phase."""
    return client.question is not None and client.question["key"] == "option-phase"


def test_what_cannot_be_done_is_refused_in_one_line(server: Server) -> None:
    plan = {"game": GAME, "seats": [OPEN, BOT]}
    for wrong, why in (
        ({"clock": "none"}, "clock"),
        ({"seats": [BOT, BOT]}, "open seat"),
        ({"seats": [OPEN, OPEN, OPEN], "most": 3}, "two tables"),
        ({"game": "chess"}, "chess"),
    ):
        assert why in server.post("/api/duplicates", {**plan, **wrong}, 422)["error"]
    found = Set(server, most=2)
    found.enter("Ann")
    assert "at least 2" in found.ask("POST", "/start", {"host": found.host}).json()["error"]
    found.enter("Ben")
    assert "full" in found.ask("POST", "/entry", {"name": "Cleo"}).json()["error"]
    left = found.ask("POST", "/leave", {"token": found.tokens.pop()})
    assert (left.status_code, left.json()["entrants"]) == (200, ["Ann"])
    found.enter("Dora")
    refused = found.ask("POST", "/start", {"host": found.tokens[0]})
    assert (refused.status_code, "opened" in refused.json()["error"]) == (403, True)
    nonce = found.ask("POST", "/nonce", {"token": found.tokens[0], "hash": "5a" * 32})
    assert (nonce.status_code, "nonces" in nonce.json()["error"]) == (409, True)
    found.done("/start", {"host": found.host})
    for path, body in (("/entry", {"name": "Cleo"}), ("/leave", {"token": found.tokens[0]})):
        late = found.ask("POST", path, body)
        assert (late.status_code, "begun" in late.json()["error"]) == (409, True)
    assert server.http.get(server.url("/api/duplicates/nothing")).status_code == 404
