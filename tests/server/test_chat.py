"""Chat at a table online: who may write, who reads it, what is kept."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.online import BOT, Client, Message, Server, me, shortest

GD = "global-domination"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


class Room:
    """Three people and a spectator at a table."""

    def __init__(self, server: Server, **more: str | bool) -> None:
        seats = [me("Ann"), me("Ben"), me("Cleo"), BOT]
        self.server = server
        self.table, self.tokens = server.begun(GD, seats, options=shortest(GD), **more)
        self.ann, self.ben, self.cleo = (server.play(self.table, token) for token in self.tokens)
        self.watching = server.play(self.table, None)

    def __enter__(self) -> Room:
        return self

    def __exit__(self, *_: object) -> None:
        for client in (self.ann, self.ben, self.cleo, self.watching):
            client.close()


def heard(client: Client) -> list[str]:
    """All lines a client has been told by now: a request that comes back has overtaken none of them."""
    client.say("look")
    return [line["text"] for line in client.lines]


@pytest.mark.parametrize(
    ("policy", "player", "spectator", "read"),
    [
        ("everybody", "told", "told", ["from Ann", "from outside"]),
        ("players", "told", "refused", ["from Ann"]),
        ("among-players", "told", "refused", []),
        ("off", "refused", "refused", []),
    ],
)
def test_the_host_decides_who_writes_and_who_reads(
    server: Server, policy: str, player: str, spectator: str, read: list[str]
) -> None:
    with Room(server, chat=policy) as room:
        assert room.ann.say("say", text="from Ann")["type"] == player
        assert room.watching.say("say", text="from outside")["type"] == spectator
        written = [text for text, done in (("from Ann", player), ("from outside", spectator)) if done == "told"]
        for client in (room.ann, room.ben, room.cleo):
            assert heard(client) == written
        assert heard(room.watching) == read
        with server.play(room.table, None) as later:
            assert heard(later) == read


def test_a_line_says_who_wrote_it_and_lines_are_numbered(server: Server) -> None:
    with Room(server, chat="everybody") as room:
        assert room.ben.say("say", text="  Hello!  ")["data"] == 1
        assert room.watching.say("say", text="Grüße 🙂\nfrom outside")["data"] == 2
        heard(room.ann)
        told = [(line["number"], line["seat"], line["text"], line["to"]) for line in room.ann.lines]
        assert told == [(1, 1, "Hello!", None), (2, None, "Grüße 🙂\nfrom outside", None)]


def test_a_whisper_is_read_by_those_it_is_for(server: Server) -> None:
    with Room(server) as room:
        assert room.ann.say("say", text="psst", to=[1])["type"] == "told"
        assert heard(room.ann) == ["psst"]
        assert heard(room.ben) == ["psst"]
        assert heard(room.cleo) == []
        assert heard(room.watching) == []
        for client in (room.cleo, room.watching):
            assert not any("psst" in frame for frame in client.frames)
        for token, read in zip([*room.tokens, None], [["psst"], ["psst"], [], []], strict=True):
            with server.play(room.table, token) as later:
                assert heard(later) == read


def test_a_whisper_that_cannot_be_is_refused(server: Server) -> None:
    with Room(server) as room:
        assert room.ann.say("say", text="psst", to=[7])["type"] == "refused"
    with Room(server, whispers=False, chat="everybody") as room:
        assert room.ann.say("say", text="psst", to=[1])["type"] == "refused"
        assert room.ann.say("say", text="aloud")["type"] == "told"
        assert room.watching.say("say", text="psst", to=[1])["type"] == "refused"
        assert heard(room.ben) == ["aloud"]


@pytest.mark.parametrize("text", ["   ", "bell \a", "turn \u202e round", "x" * 1001])
def test_what_cannot_be_read_is_not_written(server: Server, text: str) -> None:
    with Room(server) as room:
        refused = room.ann.say("say", text=text)
        assert refused["type"] == "refused"
        assert refused["text"]
        assert heard(room.ben) == []


def test_what_was_said_survives_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        with Room(server) as room:
            lines: list[Message] = [room.ann.say("say", text=f"line {number}") for number in range(3)]
            assert all(line["type"] == "told" for line in lines)
            room.ben.say("say", text="for Ann", to=[0])
            server.kill()
        server.start()
        with server.play(room.table, room.tokens[0]) as ann, server.play(room.table, room.tokens[2]) as cleo:
            assert heard(ann) == ["line 0", "line 1", "line 2", "for Ann"]
            assert heard(cleo) == ["line 0", "line 1", "line 2"]
            assert cleo.say("say", text="again")["data"] == 5
