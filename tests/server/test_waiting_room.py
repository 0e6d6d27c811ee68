"""The waiting room: people say that they are ready and write to each other, and a full table begins by itself."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.online import BOT, OPEN, Message, Server, me

GAME = "globetrotters"
NOTE = "Beginners are welcome."


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), MERIDIAN_LIMITS_CHAT_LETTERS="40") as found:
        yield found


def ready(server: Server, table: str, token: str, is_ready: bool = True) -> Message:
    return server.post(f"/api/tables/{table}/ready", {"token": token, "ready": is_ready})


def ticks(told: Message) -> list[bool]:
    """Who is ready."""
    return [seat["ready"] for seat in told["seats"]]


def test_a_table_begins_when_its_seats_are_full_and_everybody_is_ready(server: Server) -> None:
    table, host, (ann,) = server.open(GAME, [me("Ann"), OPEN, BOT], note=NOTE)
    assert server.get(f"/api/tables/{table}")["note"] == NOTE
    # Whoever is ready alone waits; one may change one's mind.
    assert ticks(ready(server, table, ann)) == [True, False, False]
    assert ticks(ready(server, table, ann, False)) == [False, False, False]
    ready(server, table, ann)
    ben = server.post(f"/api/tables/{table}/join", {"name": "Ben"})["token"]
    waiting = server.get(f"/api/tables/{table}")
    assert (waiting["status"], ticks(waiting)) == ("open", [True, False, False])
    assert ready(server, table, ben)["status"] == "running"
    assert "begun" in server.post(f"/api/tables/{table}/ready", {"token": ben}, 409)["error"]
    server.post(f"/api/tables/{table}/ready", {"token": "mrd_seat_nonsense"}, 403)
    assert host


def test_a_code_leads_to_a_table_that_waits_and_guesses_are_limited(server: Server) -> None:
    table, _, (ann,) = server.open(GAME, [me("Ann"), OPEN])
    code = server.get(f"/api/tables/{table}/invitation")["code"]
    assert code == server.get(f"/api/tables/{table}/invitation")["code"]
    for typed in (code, code.lower().replace("-", " "), code.replace("0", "O").replace("1", "l")):
        assert server.post("/api/join-codes", {"code": typed}) == {"table": table}
    ready(server, table, ann)
    ben = server.post(f"/api/tables/{table}/join", {"name": "Ben"})["token"]
    assert ready(server, table, ben)["status"] == "running"
    assert "has begun" in server.post("/api/join-codes", {"code": code}, 404)["error"]
    assert server.get(f"/api/tables/{table}/invitation")["code"] == ""
    guesses = [server.http.post(server.url("/api/join-codes"), json={"code": "zzz-zzz"}) for _ in range(40)]
    assert guesses[-1].status_code == 429


def test_the_last_chair_taken_by_a_bot_begins_a_table_of_people_who_are_ready(server: Server) -> None:
    table, host, (ann,) = server.open(GAME, [me("Ann"), OPEN])
    ready(server, table, ann)
    taken = server.post(f"/api/tables/{table}/seats", {"host": host, "seat": 1, "kind": "bot", "character": "Ida"})
    assert taken["status"] == "running"


def test_people_write_to_each_other_before_the_game_and_read_it_at_the_table(server: Server) -> None:
    table, host, (ann,) = server.open(GAME, [me("Ann"), OPEN], chat="among-players")
    said = server.post(f"/api/tables/{table}/chat", {"token": ann, "text": "  Who is next? "})
    assert [(line["seat"], line["text"]) for line in said["lines"]] == [(0, "Who is next?")]
    assert server.get(f"/api/tables/{table}/chat") == {"lines": []}
    assert server.get(f"/api/tables/{table}/chat", token=ann) == said
    for text, error in (("x" * 41, "at most 40 letters"), (" \n ", "has letters"), ("a\0b", "cannot be printed")):
        assert error in server.post(f"/api/tables/{table}/chat", {"token": ann, "text": text}, 422)["error"]
    server.post(f"/api/tables/{table}/chat", {"token": "mrd_seat_nonsense", "text": "Hello"}, 403)
    server.post(f"/api/tables/{table}/start", {"host": host, "fill": "random"})
    server.post(f"/api/tables/{table}/chat", {"token": ann, "text": "Too late"}, 409)
    assert server.get(f"/api/tables/{table}/chat")["lines"] == []
    with server.play(table, ann) as client:
        client.wait_for(lambda client: bool(client.lines))
        assert [line["text"] for line in client.lines] == ["Who is next?"]


def test_a_table_without_chat_has_none_before_the_game_either(server: Server) -> None:
    table, _, (ann,) = server.open(GAME, [me("Ann"), OPEN], chat="off")
    assert "no chat" in server.post(f"/api/tables/{table}/chat", {"token": ann, "text": "Hello"}, 403)["error"]


@pytest.mark.parametrize("note", ["two\nlines", "x" * 201, "\u202e"])
def test_a_note_is_one_line_that_shows_all_it_holds(server: Server, note: str) -> None:
    server.post("/api/tables", {"game": GAME, "seats": [me(), BOT], "note": note}, 422)


@pytest.mark.parametrize("name", ["Me", "me", "ICH", "Ich", "you", "Du", "A", "x" * 17])
def test_people_have_names_of_two_to_sixteen_letters_that_the_log_does_not_use(server: Server, name: str) -> None:
    table, _, _ = server.open(GAME, [me("Ann"), OPEN])
    error = server.post(f"/api/tables/{table}/join", {"name": name}, 422)["error"]
    assert ("is not a name" if 1 < len(name) < 17 else "2 to 16 letters") in error
    server.post("/api/tables", {"game": GAME, "seats": [me(name), BOT]}, 422)
