"""Tables online, through the real server on loopback: open, join, play, refuse, resume, survive a kill."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest

from meridian import games
from meridian.core.codec import from_lines, words_for
from meridian.core.game import begin
from meridian.core.position import CHANCE
from meridian.core.replay import replay
from meridian.fair.verify import verify
from meridian.fair.verifying import verify_report
from tests.any_game import early
from tests.server.online import BOT, OPEN, Client, Message, Server, any_of, asked_of, me, play_on, shortest
from tests.server.services import wait_for

GREEDY: Message = {"kind": "bot", "bot": "greedy"}
GD = "global-domination"
GP = "globopolis"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


# Opening, joining, starting


def test_a_table_is_joined_by_link_and_started_by_its_host(server: Server) -> None:
    table, host, _ = server.open(GD, [OPEN, OPEN, OPEN], title="Friday")
    info = server.get(f"/api/tables/{table}")
    assert (info["title"], info["status"]) == ("Friday", "open")
    chosen = server.post(f"/api/tables/{table}/join", {"name": "Ada", "seat": 1, "gives_nonce": True})
    assert chosen["seat"] == 1
    assert server.post(f"/api/tables/{table}/join", {"name": "Bo", "seat": 1}, 409)["error"] == "seat 1 is taken"
    any_free = server.post(f"/api/tables/{table}/join", {"name": "Bo"})
    assert any_free["seat"] == 0
    assert "open" in server.post(f"/api/tables/{table}/start", {"host": host}, 409)["error"]
    server.post(f"/api/tables/{table}/start", {"host": chosen["token"], "fill": "random"}, 403)
    frozen = server.post(f"/api/tables/{table}/start", {"host": host, "fill": "random"})
    assert (frozen["status"], frozen["agreement"]["stage"]) == ("open", "hashes")
    begun = server.give_nonces(table, {chosen["token"]: "a" * 64})
    assert begun["status"] == "running"
    characters: Any = server.get("/api/characters")
    assert begun["seats"][2]["name"] in [each["name"] for each in characters]
    assert [(seat["kind"], seat["name"], seat["nonce_by"]) for seat in begun["seats"]] == [
        ("person", "Bo", "server"), ("person", "Ada", "client"), ("bot", begun["seats"][2]["name"], "server")
    ]  # fmt: skip
    assert "begun" in server.post(f"/api/tables/{table}/join", {"name": "Cy"}, 409)["error"]
    with server.play(table, chosen["token"]) as client:
        assert client.situation["status"] == "running"


def test_the_host_fills_and_empties_seats(server: Server) -> None:
    table, host, _ = server.open(GD, [me(), OPEN, BOT])
    at = f"/api/tables/{table}/seats"
    filled = server.post(at, {"host": host, "seat": 1, "kind": "bot", "bot": "greedy"})
    assert [seat["kind"] for seat in filled["seats"]] == ["person", "bot", "bot"]
    emptied = server.post(at, {"host": host, "seat": 2, "kind": "open"})
    assert [seat["kind"] for seat in emptied["seats"]] == ["person", "bot", "open"]
    assert "no bot 'clever'" in server.post(at, {"host": host, "seat": 2, "kind": "bot", "bot": "clever"}, 422)["error"]
    assert "no seat 3" in server.post(at, {"host": host, "seat": 3, "kind": "open"}, 422)["error"]
    server.post(at, {"host": "mrd_host_nonsense", "seat": 2, "kind": "open"}, 403)
    assert server.get(f"/api/tables/{table}")["status"] == "open"


def test_a_table_starts_by_itself_when_the_last_seat_is_taken(server: Server) -> None:
    table, host, _ = server.open(GD, [OPEN, OPEN, OPEN], start=True)
    server.post(f"/api/tables/{table}/join", {"name": "Ada"})
    server.post(f"/api/tables/{table}/join", {"name": "Bo"})
    assert server.get(f"/api/tables/{table}")["status"] == "open"
    filled = server.post(f"/api/tables/{table}/seats", {"host": host, "seat": 2, "kind": "bot", "bot": "random"})
    assert filled["status"] == "running"


def test_drawn_seats_cannot_be_chosen(server: Server) -> None:
    seats = set()
    for _ in range(12):
        table, _, _ = server.open(GD, [OPEN] * 6, order="drawn")
        seats.add(server.post(f"/api/tables/{table}/join", {"name": "Ada", "seat": 0})["seat"])
    assert len(seats) > 1


def test_tables_for_anyone_are_listed_others_are_not(server: Server) -> None:
    mine, _, _ = server.open(GP, [OPEN, OPEN], join="anyone")
    other, _, _ = server.open(GP, [OPEN, OPEN], join="link")
    listed = [found["table"] for found in server.get("/api/tables?status=open&game=" + GP)["tables"]]
    assert mine in listed
    assert other not in listed


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"game": "chess", "seats": [OPEN]}, "there is no game 'chess'"),
        ({"game": GP, "seats": [BOT]}, "globopolis is for 2 to 5 players, not 1 (GP-001)"),
        ({"game": GP, "seats": [BOT, {"kind": "bot", "bot": "depp"}]}, "there is no bot 'depp'"),
        ({"game": GP, "seats": [BOT, {"kind": "bot"}]}, "seats[1].bot: which bot?"),
        ({"game": GP, "seats": [BOT, BOT], "options": {"sma_requires_ns": True}}, "needs SMA"),
        ({"game": GP, "seats": [BOT, BOT], "clock": "hourglass"}, "there is no clock 'hourglass'"),
        ({"game": GP, "seats": [BOT, BOT], "preset": "quik"}, "there is no preset 'quik'"),
        ({"game": GP, "seats": [BOT, BOT], "colour": "red"}, "colour"),
    ],
)
def test_a_table_that_cannot_be_gets_one_line(server: Server, body: Message, said: str) -> None:
    error = server.post("/api/tables", body, 422)["error"]
    assert said in error
    assert "\n" not in error


# Playing


@pytest.mark.parametrize("bot", ["random", "greedy"])
@pytest.mark.parametrize("game", games.names())
def test_a_whole_game_with_bots(server: Server, game: str, bot: str) -> None:
    nonce = "5eed" * 16
    seats = [me(gives_nonce=True), *[{"kind": "bot", "bot": bot}] * (games.load(game).seats[0] - 1)]
    table, _, (token,) = server.open(game, seats, options=shortest(game), start=True)
    assert server.give_nonces(table, {token: nonce})["status"] == "running"
    with server.play(table, token) as client:
        told_before = client.number
        play_on([client], any_of(Random(game + bot)))
        client.wait_for(lambda client: client.situation["status"] == "over")
        assert client.question is None
        assert client.asked == []
        assert len(client.facts) == client.number - told_before
        assert server.get(f"/api/tables/{table}")["status"] == "over"
        check_records(server, client, game, nonce)


def check_records(server: Server, client: Client, name: str, nonce: str) -> None:
    """The journal replays to what the client has seen and heard, and the report is sound."""
    game = games.load(name)
    journal = from_lines(game, server.read(f"/api/tables/{client.table}/journal").decode())
    words, facts, p = words_for(game, journal.header), list[Message](), begin(game, journal.header)
    for _, _, told, position in replay(game, journal):
        heard = [fact for fact in told if fact.heard_by(0)]
        facts += [{"key": f.key, "args": words.args(f.args), "clauses": f.clauses} for f in heard]
        p = position
    assert p.over
    assert game.rules.result(p).winners
    assert client.number == len(facts)
    assert client.facts == plain(facts[len(facts) - len(client.facts) :])
    assert client.encoded_view() == plain(game.rules.show(game.rules.view(p, 0)))
    report = server.read(f"/api/tables/{client.table}/report")
    found = verify_report(report, game, journal)
    assert (found["over"], found["given"], found["signatures"], found["journal"]) == (True, [0], "checked", True)
    rolled = json.loads(report)
    assert rolled["agreement"]["nonces"][0] == nonce
    assert client.sealed[-1]["hash"] == found["hash"]
    by_number = {roll["number"]: roll["hash"] for roll in rolled["rolls"]}
    assert all(by_number[sealed["rolls"]] == sealed["hash"] for sealed in client.sealed[:-1])
    drawn = [words.say(action) for actor, action in journal.entries if actor == CHANCE]
    assert [roll["outcome"] for roll in rolled["rolls"]] == drawn


def plain(value: Any) -> Any:
    """A value as it comes out of JSON."""
    return json.loads(msgspec.json.encode(value))


@pytest.mark.parametrize("game", games.names())
def test_before_the_end_report_and_journal_give_nothing_away(server: Server, game: str) -> None:
    seats = games.load(game).seats[0]
    table, (token,) = server.begun(game, [me(), *[BOT] * (seats - 1)])
    with server.play(table, token) as client:
        play_on([client], moves=early(games.load(game), 2 * seats, seats) // seats)
        asked_of([client])  # cards were dealt before
        assert "over" in server.get(f"/api/tables/{table}/journal", 403)["error"]
        report = server.read(f"/api/tables/{table}/report")
        assert not verify(report)["over"]
        told = json.loads(report)
        assert told["agreement"]["closed_values"] == []
        hidden = [roll for roll in told["rolls"] if roll["chain"] == "closed"]
        assert hidden
        for roll in hidden:
            assert [roll[name] for name in ("outcomes", "weights", "outcome", "salt", "heard", "step")] == [None] * 6
        assert token not in report.decode()


def test_two_seats_on_one_device(server: Server) -> None:
    table, tokens = server.begun(GD, [me("Ann"), me("Ben"), BOT], options=shortest(GD))
    with server.play(table, tokens[0]) as ann, server.play(table, tokens[1]) as ben:
        play_on([ann, ben], any_of(Random(1)))
        assert ann.over
        assert ben.over
        ben.wait_for(lambda client: client.situation["status"] == "over")
        bot = server.get(f"/api/tables/{table}")["seats"][2]["name"]
        assert [seat["name"] for seat in ben.situation["seats"]] == ["Ann", "Ben", bot]


def test_a_question_is_told_once_and_taken_back_when_it_is_answered(server: Server) -> None:
    """`question` is there only when it has changed; null says that one is not asked any more."""
    table, tokens = server.begun(GD, [me("Ann"), me("Ben")], options=shortest(GD))
    with server.play(table, tokens[0]) as ann, server.play(table, tokens[1]) as ben:
        play_on([ann, ben], any_of(Random(2)), moves=30)
        for client, seat in ((ann, "p1"), (ben, "p2")):
            known: list[int] | None = None
            for message in (message for frame in client.frames for message in json.loads(frame)):
                if message["type"] in ("welcome", "facts") and "question" in message:
                    question = message["question"]
                    told = None if question is None else question["id"]
                    assert message["type"] == "welcome" or told != known
                    known = told
                if message["type"] in ("welcome", "facts"):
                    assert (known is not None) == (seat in message["asked"])


# Refusals


def test_what_is_not_possible_is_refused_with_a_reason_and_changes_nothing(server: Server) -> None:
    table, (token,) = server.begun(GP, [me(), GREEDY])
    with server.play(table, token) as client, server.play(table, None) as watching:
        client.options()
        question = client.question
        assert question is not None
        before, number, seen = client.looked(), client.number, watching.looked()
        assert client.answer("dance")["reason"] == "unreadable"
        assert client.answer("  ")["reason"] == "empty-answer"
        assert client.answer(question["options"][0], question=[0, 0, 0])["reason"] == "stale"
        assert client.answer(question["options"][0], question=[question["id"][0], 1, 1])["reason"] == "stale"
        illegal = client.answer("agent-build VEN")
        assert illegal["type"] == "refused"
        assert illegal["text"]
        assert watching.answer(question["options"][0], question=question["id"])["reason"] == "spectator"
        assert (client.looked(), client.number, watching.looked()) == (before, number, seen)
        assert client.question == question


def test_a_refusal_names_its_clauses_in_the_language_of_the_socket(server: Server) -> None:
    table, (token,) = server.begun(GD, [me(), BOT], options=shortest(GD))
    with server.play(table, token) as english, server.play(table, token, lang="de") as german:
        play_on([english], until=lambda client: any(item["reason"] for item in client.say("menu")["data"]))
        grey = next(item for item in english.say("menu")["data"] if item["reason"])
        refused = english.answer(grey["action"])
        assert (refused["reason"], refused["text"]) == (grey["reason"], grey["text"])
        assert refused["clauses"] == grey["clauses"]
        assert all(clause.startswith("GD-") for clause in refused["clauses"])
        german.options()
        assert german.answer(grey["action"])["text"] not in ("", refused["text"])


def test_nobody_answers_for_another_seat(server: Server) -> None:
    asked, other = server.pair(GD)
    with asked, other:
        assert asked.question is not None
        action, question = asked.question["options"][0], asked.question["id"]
        before = other.looked()
        assert other.answer(action, question=question)["reason"] == "stale"
        assert other.say("answer", action=action)["reason"] == "not-asked"
        assert other.looked() == before
        assert asked.answer(action)["type"] == "accepted"


@pytest.mark.parametrize(
    ("said", "reason"),
    [
        ("not json", "bad-message"),
        ('{"type": "dance", "key": "a"}', "bad-message"),
        ('{"type": "answer", "key": "a"}', "bad-message"),
        ('{"type": "answer", "key": "", "action": "pass"}', "bad-message"),
        ('{"type": "look", "key": "a", "seat": 1}', "bad-message"),
        ('{"type": "hello"}', "bad-message"),
    ],
)
def test_a_malformed_message_ends_the_socket_with_one_line(server: Server, said: str, reason: str) -> None:
    client, other = server.pair(GD)
    with client, other:
        before = other.looked()
        client.socket.send(said)
        trouble = client.rest()[-1]
        assert (trouble["type"], trouble["reason"], trouble["again"]) == ("trouble", reason, False)
        assert "\n" not in trouble["text"]
        assert other.looked() == before


def test_foreign_tokens_open_nothing(server: Server) -> None:
    table, _ = server.begun(GP, [me(), BOT])
    _, (other,) = server.begun(GP, [me(), BOT])
    for token in (other, "mrd_seat_nonsense", ""):
        with Client(server, table, token) as client:
            (trouble,) = client.rest()
            assert trouble["reason"] == "forbidden"
            assert trouble["text"] == "this token opens no seat at this table"
    with Client(server, "none", None) as client:
        assert client.rest()[0]["reason"] == "no-such-table"
    server.get("/api/tables/none", 404)
    waiting, _, _ = server.open(GP, [OPEN, OPEN])
    with Client(server, waiting, None) as client:
        assert client.rest()[0]["text"] == "this table has not begun"


# Again: retries, sockets that come back, servers that were killed


def test_the_same_key_gets_the_same_reply_and_is_played_once(server: Server) -> None:
    client, other = server.pair(GD)
    with client, other:
        question = settled(client)
        reply = client.answer(question["options"][0], "once")
        assert client.until("facts")["facts"]
        number, before = client.number, client.looked()
        assert client.answer(question["options"][0], "once", question["id"]) == reply
        assert client.answer(question["options"][-1], "once", question["id"]) == reply
        assert client.looked() == before
        assert client.number == number


def test_a_socket_that_comes_back_gets_just_what_it_has_missed(server: Server) -> None:
    table, (token,) = server.begun(GP, [me(), GREEDY, GREEDY])
    with server.play(table, token) as client:
        play_on([client], moves=5)
        seen, branch = client.number, client.branch
    with server.play(table, token) as other:
        play_on([other], moves=3)
        other.options()
        with server.play(table, token, after=seen, branch=branch) as again:
            level(again, other)
            assert again.welcomes == 0
            assert again.facts[-len(other.facts) :] == other.facts
            assert again.question == other.question
        with server.play(table, token, log=1000) as whole:
            assert whole.welcomes == 1
            level(whole, other)


def level(one: Client, two: Client) -> None:
    """Hear until two sockets of a seat know the same: a bot may say something while the other looks."""
    wait_for(lambda: one.looked() == two.looked() and one.number == two.number, "the same at both")


@pytest.mark.parametrize("hello", [{"after": 3, "branch": 7}, {"after": 10**6, "branch": 1}, {"after": 3}])
def test_who_comes_back_with_what_cannot_be_is_welcomed_anew(server: Server, hello: Message) -> None:
    table, (token,) = server.begun(GD, [me(), BOT], options=shortest(GD))
    with Client(server, table, token, **hello) as client:
        assert client.hear()["type"] == "welcome"


def test_every_acknowledged_answer_survives_a_kill(tmp_path: Path) -> None:
    """Four times: play, kill, start, come back; the same key gets the same reply, and nothing is lost or told twice."""
    with Server(tmp_path) as server:
        table, (token,) = server.begun(GP, [me(), GREEDY, GREEDY])
        client = server.play(table, token)
        for at in range(4):
            play_on([client], moves=4)
            key = f"before kill {at}"
            while (reply := client.answer(settled(client)["options"][0], key))["type"] != "accepted":
                assert reply["reason"] == "stale", "a bot has said something unasked"
            client.until("facts")
            seen, branch = client.number, client.branch
            server.kill()
            client.close()
            server.start()
            client = server.play(table, token, after=seen, branch=branch)
            assert client.welcomes == 0
            again = client.say("answer", key, action="anything", question=[1, 1, 1])
            assert again == {"type": "accepted", "key": key}
        play_on([client], any_of(Random(4)), moves=10)
        told = client.number
        client.close()
        with server.play(table, token, log=1000) as whole:
            assert whole.number >= told
        assert not verify(server.read(f"/api/tables/{table}/report"))["over"]


def settled(client: Client) -> Message:
    """The question a client is asked."""
    client.options()
    assert client.question is not None
    return client.question


def test_a_server_that_is_told_to_end_says_goodbye_and_goes_on_later(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, (token,) = server.begun(GD, [me(), BOT], options=shortest(GD))
        with server.play(table, token) as client:
            play_on([client], moves=3)
            settled(client)
            before, seen, branch = client.looked(), client.number, client.branch
            server.stop()
            client.rest()
        server.start()
        with server.play(table, token, after=seen, branch=branch) as back:
            assert back.welcomes == 0
            assert back.looked() == before
            assert play_on([back], any_of(Random(5))) > 0
            assert back.over


# Undo


def test_an_undo_goes_back_to_the_last_choice(server: Server) -> None:
    client, other = server.pair(GD)
    with client, other, server.play(client.table, None) as watching:
        question, before, number = settled(client), client.looked(), client.number
        assert client.answer("build domination")["type"] == "accepted"
        assert client.answer(client.options()[0])["type"] == "accepted"
        for _ in range(2):
            assert client.say("undo")["type"] == "accepted"
            client.until("rewound")
        assert client.branch == 3
        assert settled(client)["options"] == question["options"]
        assert (client.encoded_view(), client.number) == (before, number)
        for branch in (2, 3):
            assert watching.until("rewound")["welcome"]["branch"] == branch
        assert client.say("undo")["reason"] == "no-undo"
        assert client.answer("build domination")["type"] == "accepted"


def test_nothing_is_undone_once_something_was_learnt(server: Server) -> None:
    client, other = server.pair(GP)
    with client, other:
        before = client.looked()
        reply = client.say("undo")
        assert (reply["type"], reply["reason"]) == ("refused", "no-undo")
        assert (client.looked(), client.branch) == (before, 1)


def test_what_is_over_stays_over(tmp_path: Path) -> None:
    """Whoever comes to a finished table, even after a restart, sees its end, and nothing can be added to it."""
    with Server(tmp_path) as server:
        table, (token,) = server.begun(GD, [me(), BOT], options=shortest(GD))
        with server.play(table, token) as client:
            play_on([client], any_of(Random(6)))
            client.wait_for(lambda client: client.situation["status"] == "over")
            assert client.answer("pass")["type"] == "refused"
            assert client.say("undo")["type"] == "refused"
            assert client.say("take-back")["type"] == "refused"
            view, journal = client.encoded_view(), server.read(f"/api/tables/{table}/journal")
        server.kill()
        server.start()
        with server.play(table, token) as back:
            assert back.over
            assert back.looked() == view
            for kind in ("undo", "take-back", "resign", "return"):
                assert back.say(kind)["reason"] == "game-is-over"
            assert back.answer("pass")["reason"] == "game-is-over"
        assert server.read(f"/api/tables/{table}/journal") == journal
        assert verify(server.read(f"/api/tables/{table}/report"))["over"]
