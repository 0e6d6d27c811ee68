"""Clubs on a real server: by invitation, with house rules, chat, tables, a ladder, and competitions of their own."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

from tests.server.nodes import Person
from tests.server.online import OPEN, Message, Server, bearing, me, shortest
from tests.server.services import wait_for

GAME = "global-domination"


class Friend:
    """Somebody with an account."""

    def __init__(self, server: Server, name: str) -> None:
        self.server = server
        self.session = server.post("/api/profiles", {"name": name, "password": "a good password"})["session"]

    def ask(self, method: str, path: str, body: Message | None = None, status: int = 200) -> Any:
        got = self.server.http.request(method, self.server.url(f"/api{path}"), json=body, headers=bearing(self.session))
        assert got.status_code == status, got.text
        return got.json() if got.content else None


def test_a_club_from_its_founding_to_its_end(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        anna, ben, cleo = (Friend(server, name) for name in ("Anna", "Ben", "Cleo"))
        club = anna.ask("POST", "/clubs", {"name": "Friday people"}, 201)
        path = f"/clubs/{club['id']}"
        ben.ask("GET", path, status=404)
        ben.ask("POST", f"{path}/members", {"code": "guessed"}, 404)
        ben.ask("GET", f"{path}/invitation?code=guessed", status=404)
        told = ben.ask("GET", f"{path}/invitation?code={club['code']}")
        assert told == {"id": club["id"], "name": "Friday people", "owner": "Anna", "members": 1}
        for friend in (ben, ben, cleo):  # joining twice is joining
            friend.ask("POST", f"{path}/members", {"code": club["code"]})
        rules = {"name": "Friday", "text": "Be kind.\nNo clocks.", "game": GAME, "options": shortest(GAME)}
        rules["overlay"] = {"edition": {"name": "Friday edition"}}
        ben.ask("PUT", path, rules, 403)
        anna.ask("PUT", path, {**rules, "options": {"turns": -5}}, 422)
        anna.ask("PUT", path, {**rules, "game": "chess"}, 422)
        anna.ask("PUT", path, {**rules, "overlay": {"nonsense": 1}}, 422)
        found = anna.ask("PUT", path, rules)
        assert (found["name"], found["text"], [one["name"] for one in found["people"]]) == (
            "Friday", rules["text"], ["Anna", "Ben", "Cleo"]
        )  # fmt: skip
        assert (found["edition"], found["overlay"]) == ("Friday edition", rules["overlay"])
        ben.ask("POST", f"{path}/chat", {"text": "Who plays tonight?"})
        assert [(one["name"], one["text"]) for one in cleo.ask("GET", f"{path}/chat")["lines"]] == [
            ("Ben", "Who plays tonight?")
        ]

        _play_a_game(server, anna, ben, path, found["options"])
        wait_for(lambda: cleo.ask("GET", f"{path}/ladder") != [], "the result")
        (ladder,) = cleo.ask("GET", f"{path}/ladder")
        assert ladder["game"] == GAME
        assert {one["name"] for one in ladder["ladder"]} == {"Anna", "Ben"}
        assert all(one["games"] == 1 for one in ladder["ladder"])

        plan = {"title": "Our cup", "format": "swiss", "game": GAME, "overlay": rules["overlay"]}
        cup = ben.ask("POST", f"{path}/competitions", plan, 201)["id"]
        assert [one["title"] for one in anna.ask("GET", path)["competitions"]] == ["Our cup"]
        assert cleo.ask("POST", f"/competitions/{cup}/entry")["edition"] == "Friday edition"
        (person,) = [one["person"] for one in anna.ask("GET", path)["people"] if one["name"] == "Cleo"]
        ben.ask("DELETE", f"{path}/members/{person}", status=403)
        without = anna.ask("DELETE", f"{path}/members/{person}")
        assert without["code"] != club["code"], "whoever was removed cannot come back by the old invitation"
        cleo.ask("POST", f"{path}/members", {"code": club["code"]}, 404)
        cleo.ask("DELETE", f"/competitions/{cup}/entry")
        assert "members" in cleo.ask("POST", f"/competitions/{cup}/entry", status=403)["error"]

        (told,) = ben.ask("GET", "/me/export")["clubs"]
        assert (told["name"], [text for _, text in told["chat"]]) == ("Friday", ["Who plays tonight?"])
        anna.ask("DELETE", f"{path}/members", status=204)
        assert ben.ask("GET", path)["owned"], "the next one owns it"
        assert [one["name"] for one in ben.ask("GET", "/me/clubs")["clubs"]] == ["Friday"]
        ben.ask("DELETE", path, status=204)
        ben.ask("GET", path, status=404)
        assert ben.ask("GET", "/me/clubs")["clubs"] == []
        assert server.get(f"/api/competitions/{cup}")["status"] == "open"

        own = cleo.ask("POST", "/clubs", {"name": "Cleo's"}, 201)
        anna.ask("POST", f"/clubs/{own['id']}/members", {"code": own["code"]})
        cleo.ask("POST", f"/clubs/{own['id']}/chat", {"text": "Hello"})
        cleo.ask("DELETE", "/me", status=204)
        left = anna.ask("GET", f"/clubs/{own['id']}")
        assert (left["owned"], [one["name"] for one in left["people"]]) == (True, ["Anna"])
        assert anna.ask("GET", f"/clubs/{own['id']}/chat")["lines"] == [], "what she wrote is gone with her account"


def _play_a_game(server: Server, host: Friend, guest: Friend, path: str, options: Message) -> None:
    """A table of the club at which two members play."""
    wish = {"game": GAME, "seats": [me("Anna"), OPEN], "start": True, "options": options}
    opened = host.ask("POST", "/tables", wish, 201)
    guest.ask("POST", f"{path}/tables", {"table": opened["table"], "host": "no token"}, 403)
    listed = host.ask("POST", f"{path}/tables", {"table": opened["table"], "host": opened["host"]})
    assert [one["table"] for one in listed["tables"]] == [opened["table"]]
    joined = guest.ask("POST", f"/tables/{opened['table']}/join", {"name": "Ben"}, 201)
    people = [Person(opened["table"], seat["seat"], seat["token"]) for seat in (*opened["seats"], joined)]
    with ThreadPoolExecutor(len(people)) as pool:
        for done in [pool.submit(person.sit, server) for person in people]:
            done.result()
    wait_for(lambda: server.get(f"/api/tables/{opened['table']}")["status"] == "over", "the end")
