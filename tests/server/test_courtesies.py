"""What people do for each other at a table online: take-backs, resigning, coming back, plans, hints, a rematch."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from meridian import games
from meridian.core.codec import from_lines
from meridian.core.game import begin, new_header
from meridian.fair.verify import verify
from meridian.server.tables.standing import standing_answer
from tests.any_game import SEARCHED
from tests.server.online import BOT, Client, Message, Server, any_of, asked_of, bearing, me, play_on, shortest
from tests.server.patience import PATIENCE
from tests.server.people import token_in
from tests.server.receivers import Inbox, smtp_server
from tests.server.services import wait_for

GD = "global-domination"
GP = "globopolis"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


def proposed(client: Client) -> Message:
    """The proposal that stands at the table; waits for one."""
    client.wait_for(lambda client: bool(client.situation["proposals"]))
    found: Message = client.situation["proposals"][0]
    return found


def until_both_have_answered(one: Client, two: Client) -> None:
    """Play until each has given an answer, and somebody is asked again."""
    seen: set[str | None] = set()
    while len(seen) < 2:
        asked = asked_of([one, two])
        assert asked.answer(asked.options()[-1])["type"] == "accepted"
        seen.add(asked.token)
    asked_of([one, two])


def rolls(server: Server, table: str) -> list[Message]:
    """The rolls of a table, as its report tells them now; the report is sound."""
    report = server.read(f"/api/tables/{table}/report")
    verify(report)
    found: list[Message] = json.loads(report)["rolls"]
    return found


# Take-back by consent


def test_a_take_back_needs_everybody_else(server: Server) -> None:
    table, tokens = server.begun(GD, [me("Ann"), me("Ben"), me("Cleo"), BOT], options=shortest(GD))
    clients = [server.play(table, token) for token in tokens]
    asked = asked_of(clients)
    seat = clients.index(asked)
    first, second = [at for at in range(3) if at != seat]
    before, number = asked.looked(), asked.number
    asked.answer(asked.options()[0])
    assert asked.say("take-back")["type"] == "accepted"
    proposal = proposed(clients[first])
    assert proposal == {
        "id": 1, "seat": seat, "what": "take-back", "asked": [first, second], "agreed": [], "declined": [], "seconds": 0
    }  # fmt: skip
    assert clients[first].say("consent", proposal=1, yes=True)["type"] == "accepted"
    clients[second].wait_for(lambda client: client.situation["proposals"] != [])
    clients[second].wait_for(lambda client: client.situation["proposals"][0]["agreed"] == [first])
    assert asked.say("consent", proposal=1, yes=True)["reason"] == "no-proposal"
    assert clients[second].say("consent", proposal=1, yes=True)["type"] == "accepted"
    for client in clients:
        client.until("rewound")
        client.wait_for(lambda client: client.situation["proposals"] == [])
        assert client.branch == 2
    assert (asked.looked(), asked.number) == (before, number)
    assert asked.say("consent", proposal=1, yes=True)["reason"] == "no-proposal"
    assert asked.answer(asked.options()[-1])["type"] == "accepted"
    for client in clients:
        client.close()


def test_one_who_declines_is_enough(server: Server) -> None:
    asked, other = server.pair(GD)
    with asked, other:
        asked.answer(asked.options()[0])
        asked.say("take-back")
        proposal = proposed(other)
        before = asked.looked()
        assert other.say("consent", proposal=proposal["id"], yes=False)["type"] == "accepted"
        asked.wait_for(lambda client: client.situation["proposals"] != [])
        asked.wait_for(lambda client: client.situation["proposals"] == [])
        assert asked.branch == 1
        assert asked.looked() == before
        assert other.say("consent", proposal=proposal["id"], yes=True)["reason"] == "no-proposal"


def test_bots_let_everything_be_taken_back_and_chance_begins_a_new_period(tmp_path: Path) -> None:
    """The roll after a take-back is drawn from another key; a kill in between changes nothing of it."""
    with Server(tmp_path) as server:
        table, (token,) = server.begun("globetrotters", [me(), BOT], options=shortest("globetrotters"))
        client = server.play(table, token)
        rolled = 0
        while True:
            client.options()
            rolled = len(rolls(server, table))
            before, question = client.looked(), client.question
            client.answer(client.options()[0])
            client.options()
            if len(rolls(server, table)) > rolled:
                break
        assert client.say("take-back")["type"] == "accepted"
        client.until("rewound")
        assert client.looked() == before
        assert question is not None
        assert client.question is not None
        assert client.question["options"] == question["options"]
        behind = rolls(server, table)
        client.close()
        server.kill()
        server.start()
        assert rolls(server, table) == behind
        with server.play(table, token) as again:
            assert again.looked() == before
            again.answer(again.options()[0])
            again.options()
            after = rolls(server, table)
            assert after[: len(behind)] == behind
            assert after[len(behind)]["period"] > behind[-1]["period"]
            play_on([again], any_of(Random(1)))
        assert verify(server.read(f"/api/tables/{table}/report"))["over"]


def test_a_take_back_crosses_what_an_undo_does_not(server: Server) -> None:
    asked, other = server.pair(GD)
    with asked, other:
        before = asked.looked()
        until_both_have_answered(asked, other)
        assert asked.say("undo")["reason"] == "no-undo"
        while asked.say("take-back")["type"] == "accepted":
            other.say("consent", proposal=proposed(other)["id"], yes=True)
            other.wait_for(lambda client: client.situation["proposals"] == [])
            asked.until("rewound")
        assert asked.looked() == before


def test_who_has_answered_since_is_asked_again(server: Server) -> None:
    """Somebody agrees, plays on, and only then the last one agrees: the answer in between was not given away."""
    table, tokens = server.begun(GD, [me("Ann"), me("Ben"), me("Cleo")], options=shortest(GD))
    clients = [server.play(table, token) for token in tokens]
    asked = asked_of(clients)
    assert asked.answer(asked.options()[0])["type"] == "accepted"
    assert asked.say("take-back")["type"] == "accepted"
    others = [client for client in clients if client is not asked]
    proposal = proposed(asked_of(clients))["id"]
    while asked_of(clients) not in others:
        assert asked.answer(asked.options()[0])["type"] == "accepted"
    early = asked_of(others)
    (last,) = [client for client in others if client is not early]
    assert early.say("consent", proposal=proposal, yes=True)["type"] == "accepted"
    assert early.answer(early.options()[0])["type"] == "accepted"
    assert last.say("consent", proposal=proposal, yes=True)["type"] == "accepted"
    last.looked()
    assert (last.branch, last.situation["proposals"][0]["agreed"]) == (1, [clients.index(last)])
    assert early.say("consent", proposal=proposal, yes=True)["type"] == "accepted"
    asked.until("rewound")
    for client in clients:
        client.close()


def test_who_has_resigned_is_not_asked(server: Server) -> None:
    """Nobody returns from that: what is left of the game belongs to the others."""
    one, two = server.pair(GD)
    with one, two:
        until_both_have_answered(one, two)
        assert two.say("resign")["type"] == "accepted"
        one.wait_for(lambda client: any(seat["resigned"] for seat in client.situation["seats"]))
        assert one.say("take-back")["type"] == "accepted"
        one.until("rewound")


def test_some_tables_take_nothing_back(server: Server) -> None:
    asked, other = server.pair(GD, take_backs=False)
    with asked, other:
        asked.answer(asked.options()[0])
        assert asked.say("take-back")["reason"] == "no-take-backs"
    asked, other = server.pair(GD)
    with asked, other:
        assert asked.say("take-back")["reason"] == "nothing-to-take-back"


def test_nothing_is_taken_back_at_a_rated_table(tmp_path: Path) -> None:
    with smtp_server() as inbox:
        mail = ["--mail-host", "127.0.0.1", "--mail-port", str(inbox.port), "--mail-tls", "none"]
        sender = ["--mail-sender", "tables@meridian.example", "--public-url", "http://play.example"]
        with Server(tmp_path, *mail, *sender) as server:
            people = [signed_in(server, inbox, name) for name in ("ann", "ben")]
            body = {"game": GD, "seats": [{"kind": "open"}] * 2, "rated": True, "hints": False, "start": True}
            table = as_person(server, people[0], "/api/tables", body)["table"]
            assert "sign in" in server.post(f"/api/tables/{table}/join", {"name": "Eve"}, 403)["error"]
            tokens = [as_person(server, who, f"/api/tables/{table}/join", {"name": "Ann"})["token"] for who in people]
            clients = [server.play(table, token) for token in tokens]
            asked = asked_of(clients)
            asked.answer(asked.options()[0])
            assert asked.say("take-back")["reason"] == "no-take-backs"
            assert asked_of(clients).say("hint")["reason"] == "no-hints"
            server.post(f"/api/tables/{table}/clone", {"token": asked.token}, 403)
            for client in clients:
                client.close()


def signed_in(server: Server, inbox: Inbox, name: str) -> str:
    """A session of somebody new."""
    before = len(inbox.letters)
    server.post("/api/sign-in", {"email": f"{name}@meridian.example"})
    wait_for(lambda: len(inbox.letters) > before, "a letter")
    link = token_in(inbox.letters[-1], "http://play.example/#/sign-in/")
    found: str = server.post("/api/session", {"token": link})["session"]
    return found


def as_person(server: Server, session: str, path: str, body: Message) -> Message:
    """What a request of somebody who is signed in is answered."""
    got = server.http.post(server.url(path), json=body, headers=bearing(session))
    assert got.status_code < 300, got.text
    found: Message = got.json()
    return found


# Leaving


def test_who_resigns_is_played_by_a_labelled_bot_to_the_end(server: Server) -> None:
    asked, other = server.pair(GD)
    with asked, other:
        assert asked.say("resign")["type"] == "accepted"
        other.wait_for(lambda client: any(seat["substitute"] for seat in client.situation["seats"]))
        (left,) = [seat for seat in other.situation["seats"] if seat["substitute"]]
        assert (left["kind"], left["bot"], left["resigned"]) == ("person", "steady", True)
        assert asked.say("return")["reason"] == "has-resigned"
        play_on([other], any_of(Random(3)))
        assert other.over


def test_a_seat_resigns_by_the_rules_where_they_know_it(server: Server) -> None:
    table, tokens = server.begun(GP, [me("Ann"), me("Ben")], options={**shortest(GP), "bitter_end": True})
    clients = [server.play(table, token) for token in tokens]

    def may_resign(client: Client) -> bool:
        return "resign" in [*client.options(), *client.unasked]

    play_on(clients, until=may_resign)
    asked = asked_of(clients)
    assert asked.say("resign")["type"] == "accepted"
    for client in clients:
        client.wait_for(lambda client: client.situation["status"] == "over")
        assert "resigned" in [fact["key"] for fact in client.facts]
        assert not any(seat["substitute"] for seat in client.situation["seats"])
        assert client.say("resign")["reason"] == "game-is-over"
        client.close()


def test_a_table_that_everybody_has_left_is_closed(server: Server) -> None:
    asked, other = server.pair(GD)
    with asked, other:
        asked.say("resign")
        other.say("resign")
        other.wait_for(lambda client: client.situation["status"] == "closed")
    assert server.get(f"/api/tables/{asked.table}")["status"] == "closed"
    journal = from_lines(games.load(GD), server.read(f"/api/tables/{asked.table}/journal").decode())
    assert verify(server.read(f"/api/tables/{asked.table}/report"))["rolls"] > 0
    with server.play(asked.table, asked.token) as again:
        assert again.situation["status"] == "closed"
        assert again.answer("pass")["reason"] == "game-is-over"
        assert again.say("undo")["reason"] == "game-is-over"
    assert from_lines(games.load(GD), server.read(f"/api/tables/{asked.table}/journal").decode()) == journal


def test_nobody_returns_who_has_not_left(server: Server) -> None:
    asked, other = server.pair(GD)
    with asked, other:
        assert asked.say("return")["reason"] == "no-substitute"


# Plans


def test_planned_answers_are_given_when_they_are_asked_for(server: Server) -> None:
    asked, other = server.pair(GD)
    with asked, other:
        planned = ["pass"]
        assert other.say("plan", answers=planned)["type"] == "accepted"
        assert other.until("planned") == {"type": "planned", "answers": planned, "standing": {}, "dropped": None}
        with server.play(other.table, other.token) as device:
            assert device.until("planned")["answers"] == planned
        play_on([asked], lambda _: "pass", moves=1)
        told = other.until("planned")
        assert (told["answers"], told["dropped"]) == ([], None)
        asked_of([asked, other])
        assert not any("planned" in frame for frame in asked.frames)


def test_an_impossible_plan_is_dropped_and_its_owner_told(server: Server) -> None:
    asked, other = server.pair(GD)
    with asked, other:
        other.say("plan", answers=["attack domination", "pass"])
        other.until("planned")
        play_on([asked], lambda _: "pass", moves=1)
        told = other.until("planned")
        assert (told["answers"], told["dropped"]) == ([], "attack domination")
        assert "pass" in other.options()
        assert not any("planned" in frame or "attack" in frame for frame in asked.frames[-1:])


def test_standing_orders_are_kept_until_they_are_changed(server: Server) -> None:
    asked, other = server.pair(GD)
    with asked, other:
        assert other.say("plan", standing={"use-card": "pass"})["type"] == "accepted"
        with server.play(other.table, None) as watching:
            play_on([asked], lambda _: "pass", moves=3)
            asked.options()
            for frame in (*asked.frames, *watching.frames):
                assert "standing" not in frame
        assert not any("options" in frame and '"use-card"' in frame for frame in other.frames)
        with server.play(other.table, other.token) as device:
            told = device.until("planned")
            assert told["standing"] == {"use-card": "pass"}
            assert told["given"], "the log marks what the table answered"
            assert device.number >= max(told["given"])
            assert device.say("plan")["type"] == "accepted"
        play_on([asked], lambda _: "pass", moves=1)
        assert "pass" in other.options()


def test_the_standing_answer_with_the_most_conditions_counts() -> None:
    standing = {"fight-on": "retreat", "fight-on target=BRA": "fight", "fight-on target=BRA seat=p2": "yield"}
    for args, answer in (
        ({"target": "USA", "seat": "p2"}, "retreat"),
        ({"target": "BRA", "seat": "p1"}, "fight"),
        ({"target": "BRA", "seat": "p2"}, "yield"),
    ):
        assert standing_answer(standing, "fight-on", args) == answer
    assert standing_answer(standing, "deploy", {"target": "BRA"}) is None
    assert standing_answer({"fight-on target=BRA": "fight"}, "fight-on", {}) is None


@pytest.mark.parametrize(
    ("plan", "reason"),
    [
        ({"answers": ["dance"]}, "not-possible"),
        ({"answers": [" "]}, "empty-answer"),
        ({"standing": {"dance": "pass"}}, "no-such-question"),
        ({"standing": {"use-card target": "pass"}}, "no-such-condition"),
    ],
)
def test_a_plan_that_says_nothing_is_refused(server: Server, plan: Message, reason: str) -> None:
    asked, other = server.pair(GD)
    with asked, other:
        assert other.say("plan", **plan)["reason"] == reason


# Help


@pytest.mark.parametrize("game", games.names())
def test_who_is_asked_gets_menu_hints_and_answers_about_the_position(server: Server, game: str) -> None:
    asked, other = server.pair(game)
    with asked, other:
        options = asked.options()
        items = asked.say("menu")["data"]
        assert {item["action"] for item in items if item["reason"] is None} >= set(options)
        assert all(item["text"] for item in items if item["reason"] is not None)
        assert asked.say("hint", bot="greedy")["data"]["best"] in options
        weighed = asked.say("hint")["data"]
        if game in SEARCHED:
            # A busy machine may not finish one comparison in the time that a hint has.
            end = time.monotonic() + PATIENCE
            while not weighed["answers"] and time.monotonic() < end:
                weighed = asked.say("hint")["data"]
            assert weighed["best"] == weighed["answers"][0]["action"]
        assert weighed["best"] in options
        assert all(0 <= answer["chance"] <= 1 for answer in weighed["answers"])
        assert asked.say("hint", bot="clever")["type"] == "refused"
        assert asked.say("query", name="nothing")["reason"] == "no-such-query"
        known = games.load(game)
        position = begin(known, new_header(known, 2, shortest(game)))
        for name in known.rules.queries(known.rules.view(position, 0), 0):
            assert asked.say("query", name=name)["type"] == "told"
        several = list(known.rules.queries(known.rules.view(position, 0), 0))[:2]
        assert asked.say("effects", action="no-such-thing 1")["reason"] == "unreadable"
        assert asked.say("effects", action=options[0])["type"] == "told"
        told = {name: asked.say("query", name=name)["data"] for name in several}
        assert not several or asked.say("query", name=several)["data"] == told
        assert asked.say("query", name=[*several, "nothing"])["data"] == told
        assert asked.looked() == asked.encoded_view()
        for kind in ("menu", "hint"):
            assert other.say(kind)["reason"] == "not-asked"
        assert asked.answer(weighed["best"])["type"] == "accepted"


def test_a_table_without_hints_gives_none(server: Server) -> None:
    asked, other = server.pair(GD, hints=False)
    with asked, other:
        assert asked.say("hint")["reason"] == "no-hints"


# Again


def test_a_rematch_moves_everybody_one_seat_and_begins_when_all_have_come(server: Server) -> None:
    table, tokens = server.begun(GD, [me("Ann"), me("Ben"), BOT], options=shortest(GD))
    again = f"/api/tables/{table}/rematch"
    assert "over" in server.post(again, {"token": tokens[0]}, 409)["error"]
    clients = [server.play(table, token) for token in tokens]
    play_on(clients, any_of(Random(5)))
    ben = clients[1]
    ben.wait_for(lambda client: client.situation["status"] == "over")
    first = server.post(again, {"token": tokens[0], "gives_nonce": True})
    ben.wait_for(lambda client: client.situation["rematch"] == first["table"])
    assert "already" in server.post(again, {"token": tokens[0]}, 409)["error"]
    server.post(again, {"token": "mrd_seat_nonsense"}, 403)
    server.post(f"/api/tables/{first['table']}/join", {"name": "Eve"}, 403)
    assert server.get(f"/api/tables/{first['table']}")["status"] == "open"
    second = server.post(again, {"token": tokens[1]})
    assert second["table"] == first["table"]
    info = server.give_nonces(first["table"], {first["token"]: "b" * 64})
    assert info["status"] == "running"
    character = server.get(f"/api/tables/{table}")["seats"][2]["name"]
    assert [seat["name"] for seat in info["seats"]] == ["Ben", character, "Ann"]
    assert (first["seat"], second["seat"]) == (2, 0)
    with server.play(first["table"], first["token"]) as ann, server.play(first["table"], second["token"]) as ben_again:
        play_on([ann, ben_again], any_of(Random(6)))
        assert ann.over
    for client in clients:
        client.close()


@pytest.mark.parametrize("hints", [True, False])
def test_what_bots_think_of_a_deal_is_told_at_tables_with_hints(server: Server, hints: bool) -> None:
    table, tokens = server.begun("globopolis", [me("Ann"), me("Ben")], options=shortest("globopolis"), hints=hints)
    offer, told = "offer p1:p2:eu:1 - 1", None
    with server.play(table, tokens[0]) as ann, server.play(table, tokens[1]) as ben:
        for _ in range(200):
            asked = asked_of([ann, ben])
            told = ann.say("effects", action=offer, prospects=True)["data"]
            if told is not None and told["refusal"] is None:
                break
            assert asked.answer(asked.options()[-1])["type"] == "accepted"
        assert told is not None
        assert told["refusal"] is None
        assert ("prospects" in told) == hints
        assert "prospects" not in ann.say("effects", action=offer)["data"]
