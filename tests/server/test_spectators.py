"""Spectators of a table online: what they see, what they may do, and what happens to whoever does not listen."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random
from urllib.parse import urlsplit

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from meridian import games
from meridian.core.codec import from_lines, words_for
from meridian.core.replay import replay
from tests.server.online import BOT, Client, Message, Server, any_of, asked_of, me, play_on, shortest
from tests.server.patience import UNHURRIED
from tests.server.test_online import plain

GD = "global-domination"
GP = "globopolis"
ASKED = 4000
"""So many answers of some thousand bytes each do not fit into all the buffers on the way."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


@pytest.mark.parametrize("game", games.names())
def test_spectators_see_what_everybody_may_know_and_nothing_else(server: Server, game: str) -> None:
    """What they saw and heard is, in the end, what the journal says of the public view: at every moment."""
    table, tokens = server.begun(game, [me("Ann"), me("Ben")], options=shortest(game))
    clients = [server.play(table, token) for token in tokens]
    with server.play(table, None) as watching:
        begun = watching.number
        seen: dict[int, list[Message]] = {}
        play_on(clients, any_of(Random(game)), moves=40)
        play_on(clients)
        watching.wait_for(lambda client: client.situation["status"] == "over")
        assert watching.question is None
        assert watching.unasked == []
        known = games.load(game)
        journal = from_lines(known, server.read(f"/api/tables/{table}/journal").decode())
        words, facts = words_for(known, journal.header), list[Message]()
        for _, _, told, p in replay(known, journal):
            facts += [
                {"key": f.key, "args": words.args(f.args), "clauses": f.clauses} for f in told if f.heard_by(None)
            ]
            seen.setdefault(len(facts), []).append(plain(known.rules.show(known.rules.view(p, None))))
        assert watching.facts == plain(facts[begun:])
        assert watching.number == len(facts)
        check_pictures(watching, seen)
    for client in clients:
        client.close()


def check_pictures(watching: Client, seen: dict[int, list[Message]]) -> None:
    """Every picture a spectator was shown is that of a moment with as many facts, no part more."""
    view: Message = {}
    pictures = 0
    for message in (message for frame in watching.frames for message in json.loads(frame)):
        if message["type"] == "seen":
            view = message["view"] if message["whole"] else {**view, **message["view"]}
            assert view in seen[message["number"]]
            pictures += 1
    assert pictures > 1


def test_a_spectator_has_no_say(server: Server) -> None:
    asked, other = server.pair(GD)
    with asked, other, server.play(asked.table, None) as watching:
        before = asked.looked()
        action = asked.options()[0]
        assert watching.answer(action)["reason"] == "spectator"
        for kind in ("undo", "take-back", "resign", "return", "excuse"):
            assert watching.say(kind)["reason"] == "spectator"
        assert watching.say("consent", proposal=1, yes=True)["reason"] == "spectator"
        for kind in ("menu", "hint"):
            assert watching.say(kind)["type"] == "refused"
        assert asked.looked() == before
        asked.wait_for(lambda client: client.situation["watching"] == 1)
    with server.play(asked.table, asked.token) as back:
        back.wait_for(lambda client: client.situation["watching"] == 0)


def test_nobody_watches_where_the_host_does_not_want_it(server: Server) -> None:
    asked, other = server.pair(GD, watch="nobody")
    with asked, other, Client(server, asked.table, None) as watching:
        (trouble,) = watching.rest()
        assert (trouble["reason"], trouble["again"]) == ("forbidden", False)
        server.post(f"/api/tables/{asked.table}/clone", {}, 403)


def test_open_hands_are_shown_later(server: Server) -> None:
    """Before the delay is over a spectator knows less than anybody; when the game is over, everything."""
    table, tokens = server.begun(GD, [me("Ann"), me("Ben")], options=shortest(GD), watch="open-hands", delay=60)
    clients = [server.play(table, token) for token in tokens]
    with server.play(table, None) as watching:
        play_on(clients, any_of(Random(4)), moves=10)
        asked_of(clients)
        assert watching.looked() != {}
        assert watching.number < min(client.number for client in clients)
        play_on(clients, any_of(Random(4)))
        watching.wait_for(lambda client: client.over)
        known = games.load(GD)
        journal = from_lines(known, server.read(f"/api/tables/{table}/journal").decode())
        *_, (_, _, _, p) = replay(known, journal)
        assert watching.encoded_view() == plain(known.rules.show(p))
    for client in clients:
        client.close()


# Whoever does not listen


class Deaf(Client):
    """A client that takes in one frame at a time through a narrow ear, and only when it listens."""

    def connected(self, address: str) -> ClientConnection:
        host, _, port = urlsplit(address).netloc.partition(":")
        ear = socket.socket()
        ear.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
        ear.connect((host, int(port)))
        found: ClientConnection = connect(
            address, sock=ear, max_queue=1, compression=None, close_timeout=1, **UNHURRIED
        )
        return found


def test_a_socket_that_never_reads_is_dropped_and_holds_nobody_up(tmp_path: Path) -> None:
    with Server(tmp_path, MERIDIAN_LIMITS_BACKLOG="64") as server:
        table, (token,) = server.begun(GP, [me(), BOT], options={"mark_percent": 100})
        with server.play(table, token) as client:
            client.options()
            with Deaf(server, table, None) as slow:
                slow.until("seen")
                for number in range(ASKED):
                    with suppress(ConnectionClosed):
                        slow.send({"type": "look", "key": f"look {number}"})
                    if number % 20 == 0:
                        assert client.looked()
                assert play_on([client], any_of(Random(2)), moves=20) == 20
                replies = [message for message in slow.rest() if message["type"] == "told"]
                assert len(replies) < ASKED
            with server.play(table, None, after=slow.number, branch=slow.branch) as back:
                assert back.welcomes == 0
                assert back.encoded_view() != {}
        assert "overflows_total 1.0" in server.read("/metrics").decode()
