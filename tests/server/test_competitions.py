"""Leagues and cups on a real server: played through by people and characters, killed at the worst moment, refused."""

from __future__ import annotations

import asyncio
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from meridian.arena.meetings import Meeting
from meridian.server.competitions.keeper import table_id
from meridian.server.stores import store_for
from meridian.server.stores.competition_rows import PairingRow
from tests.server.nodes import Person
from tests.server.online import Message, Server, bearing, shortest
from tests.server.services import wait_for

GAME = "global-domination"
CHARACTERS = ("Marco", "Isabella")
"""Characters that answer at once."""
PASSWORD = "a good password"


class Player:
    """A person with an account, who plays whatever tables a competition gives them."""

    def __init__(self, server: Server, name: str) -> None:
        self.server, self.name = server, name
        self.session = server.post("/api/profiles", {"name": name, "password": PASSWORD})["session"]

    def ask(self, method: str, path: str, body: Message | None = None, status: int = 200) -> Any:
        got = self.server.http.request(
            method, self.server.url(f"/api/competitions{path}"), json=body, headers=bearing(self.session)
        )
        assert got.status_code == status, got.text
        return got.json()

    def create(self, **wanted: Any) -> str:
        plan = {"title": "Friday", "format": "swiss", "game": GAME, "options": shortest(GAME), **wanted}
        return str(self.ask("POST", "", plan, 201)["id"])

    def play(self, competition: str) -> int:
        """Play every table of a competition until it is over; returns the number of tables."""
        played: set[str] = set()
        while True:
            found = self.ask("GET", f"/{competition}")
            if found["status"] != "running":
                return len(played)
            if found["my_table"] is None or found["my_table"] in played:
                time.sleep(0.05)
                continue
            seated = self.ask("POST", f"/{competition}/seat")
            person = Person(seated["table"], seated["seat"], seated["token"], seed=len(played))
            person.sit(self.server)
            played.add(seated["table"])


def characters(number: int) -> list[str]:
    return [CHARACTERS[at % len(CHARACTERS)] for at in range(number)]


def test_a_league_of_sixteen_characters_and_four_people(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        people = [Player(server, name) for name in ("Anna", "Ben", "Cleo", "Dora")]
        host = people[0]
        league = host.create(size=5, rounds=2, most=20, clock="standard", note="Two rounds.\nBe kind.")
        for name in characters(16):
            host.ask("POST", f"/{league}/bots", {"character": name})
        for one in people:
            one.ask("POST", f"/{league}/entry")
        late = Player(server, "Emil")
        assert "full" in late.ask("POST", f"/{league}/entry", status=409)["error"]
        assert host.ask("POST", f"/{league}/start")["round"] == 1
        with ThreadPoolExecutor(len(people)) as pool:
            assert [done.result() for done in [pool.submit(one.play, league) for one in people]] == [2] * 4
        found = server.get(f"/api/competitions/{league}")
    assert found["status"] == "over"
    assert [len(one["tables"]) for one in found["rounds"]] == [4, 4]
    for one in found["rounds"]:
        seated = Counter(seat["entrant"] for table in one["tables"] for seat in table["seats"])
        assert seated == dict.fromkeys(range(1, 21), 1)
    assert {entrant["name"] for entrant in found["people"]} >= {"Anna", "Marco", "Marco 2", "Isabella 8"}
    standings = found["standings"]
    assert [one["rank"] for one in standings] == sorted(one["rank"] for one in standings)
    assert [one["points"] for one in standings] == sorted((one["points"] for one in standings), reverse=True)
    assert sum(one["points"] for one in standings) == pytest.approx(2 * 4 * 2.5, abs=0.05)
    assert all(one["played"] == 2 and one["forfeits"] == 0 for one in standings)


def test_a_kill_between_two_rounds_neither_loses_nor_doubles_a_table(tmp_path: Path) -> None:
    """Killed after the pairings of a round are stored and before its tables are opened, and again while they are."""

    async def next_round_is_stored() -> list[str]:
        """What the server does first when a round is over, and nothing of what it does next."""
        async with store_for(f"sqlite:///{tmp_path}/meridian.db") as store:
            found = await store.competition(cup)
            assert found is not None
            await store.set_next_round(cup, 1, time.time() + 3600)
            tables = [(1, 2), (3, 4)]
            rows = [
                PairingRow(competition=cup, round=2, number=at, table=table_id(cup, 2, at), meeting=Meeting(pair))
                for at, pair in enumerate(tables, 1)
            ]
            assert await store.open_round(found, rows)
            assert not await store.open_round(found, rows), "another node was first"
            return [row.table or "" for row in rows]

    async def all_tables() -> list[str]:
        async with store_for(f"sqlite:///{tmp_path}/meridian.db") as store:
            return sorted(row.id for row in (await store.tables())[0])

    with Server(tmp_path) as server:
        host = Player(server, "Anna")
        cup = host.create(format="round-robin", rounds=3, break_minutes=60)
        for name in characters(4):
            host.ask("POST", f"/{cup}/bots", {"character": name})
        host.ask("POST", f"/{cup}/start")
        wait_for(lambda: host.ask("GET", f"/{cup}")["due"] is not None, "the break after the first round")
        server.kill()
        opened = asyncio.run(next_round_is_stored())
        server.start()
        wait_for(lambda: any(_is_there(server, table) for table in opened), "a table")
        server.kill()  # while the tables are opened and played
        server.start()
        wait_for(lambda: all(one["over"] for one in _round(host, cup, 2)), "the results of the second round")
        assert [one["table"] for one in _round(host, cup, 2)] == opened
        rounds = host.ask("GET", f"/{cup}")["rounds"]
        tables = sorted(one["table"] for each in rounds for one in each["tables"])
        assert len(rounds) == 2
        assert asyncio.run(all_tables()) == tables


def _is_there(server: Server, table: str) -> bool:
    return server.http.get(server.url(f"/api/tables/{table}")).status_code == 200


def _round(player: Player, competition: str, number: int) -> list[Message]:
    rounds: list[Message] = player.ask("GET", f"/{competition}")["rounds"]
    tables: list[Message] = rounds[number - 1]["tables"]
    return tables


def test_whoever_leaves_forfeits_and_whoever_may_not_is_told_so(tmp_path: Path) -> None:
    async def stored_notice(key: str) -> Message:
        async with store_for(f"sqlite:///{tmp_path}/meridian.db") as store:
            found = await store.notice(key)
            assert found is not None
            return found.body

    with Server(tmp_path, MERIDIAN_ALLOW_PRIVATE_WEBHOOKS="true") as server:
        anna, ben, cleo = (Player(server, name) for name in ("Anna", "Ben", "Cleo"))
        for wrong, why in (
            ({"clock": "none"}, "needs a clock"),
            ({"size": 7}, ""),
            ({"game": "chess"}, ""),
            ({"note": "a\u202eb"}, "visible"),
            ({"preset": "blitz"}, ""),
        ):
            plan = {"title": "Friday", "format": "swiss", "game": GAME, **wrong}
            assert why in anna.ask("POST", "", plan, 422)["error"]
        cup = anna.create(format="knock-out", clock={"preset": "standard", "lates": 1})
        assert anna.ask("POST", f"/{cup}/start", status=422)["error"].startswith("a competition needs 2")
        assert ben.ask("POST", f"/{cup}/start", status=403)["error"].startswith("only the organiser")
        for one in (anna, ben, cleo):
            one.ask("POST", f"/{cup}/entry")
        ben.ask("POST", f"/{cup}/entry", status=409)
        cleo.ask("DELETE", f"/{cup}/entry")
        assert [one["name"] for one in anna.ask("GET", f"/{cup}")["people"]] == ["Anna", "Ben"]
        anna.ask("POST", f"/{cup}/seat", status=409)
        hook = {"webhook": "http://127.0.0.1:9/hook"}
        assert server.http.patch(server.url("/api/me"), json=hook, headers=bearing(ben.session)).status_code == 200
        anna.ask("POST", f"/{cup}/start")
        cleo.ask("POST", f"/{cup}/entry", status=409)
        cleo.ask("POST", f"/{cup}/seat", status=409)
        seat = ben.ask("POST", f"/{cup}/seat")
        assert ben.ask("POST", f"/{cup}/seat") == seat, "each device gets the same token"
        notice = asyncio.run(stored_notice(f"{seat['table']}/{seat['seat']}/round-1/round/webhook"))
        assert notice["link"].endswith(f"/#/competition/{cup}/play")
        with server.play(seat["table"], seat["token"]) as client:
            assert client.say("resign")["type"] == "accepted"
        assert anna.play(cup) == 1
        notice = asyncio.run(stored_notice(f"{seat['table']}/{seat['seat']}/standings/competition/webhook"))
        assert notice["link"].endswith(f"/#/competition/{cup}")
        found = anna.ask("GET", f"/{cup}")
        assert [(one["entrant"], one["forfeits"], one["points"]) for one in found["standings"]] == [
            (1, 0, 1),
            (2, 1, 0),
        ]
        again = [anna.create() for _ in range(5)]
        anna.ask("POST", "", {"title": "More", "format": "swiss", "game": GAME}, 409)
        assert anna.ask("POST", f"/{again[0]}/close")["status"] == "closed"
        anna.ask("POST", f"/{again[0]}/close", status=409)
        mine = server.get("/api/me/competitions", token=anna.session)["competitions"]
        assert [one["id"] for one in mine] == again[1:]
        assert server.get("/api/competitions?status=over")["competitions"][0]["id"] == cup
        server.get("/api/competitions/nothing", status=404)


def test_the_invitation_is_a_link_with_a_square_code(tmp_path: Path) -> None:
    with Server(tmp_path, MERIDIAN_PUBLIC_URL="https://play.example") as server:
        league = Player(server, "Ann").create()
        told = server.get(f"/api/competitions/{league}/invitation")
        (link,) = told["links"]
        assert (link["url"], told["only_here"]) == (f"https://play.example/#/competition/{league}", False)
        assert {len(row) for row in link["qr"]} == {len(link["qr"])}
        server.get("/api/competitions/nothing/invitation", 404)
