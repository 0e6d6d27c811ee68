"""A seat gets another holder: whoever held it before is shut out at once, from every socket, on every node."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from random import Random

import msgspec
import pytest
from websockets.exceptions import ConnectionClosed
from websockets.frames import CloseCode

from meridian.cli import main
from meridian.core.messages import LANGUAGES
from meridian.server.lobby.seating import draw_table_id
from meridian.server.stores import store_for
from meridian.server.tables.client_messages import Answer
from meridian.server.tables.owner import Owner
from meridian.server.tables.protocol import Refused
from tests.server.inside import inside
from tests.server.nodes import Node
from tests.server.online import BOT, Client, Message, Server, any_of, asked_of, me, play_on, shortest
from tests.server.test_nodes import Cluster

GD = "global-domination"
FORBIDDEN = {"en": "this seat has another holder by now", "de": "Dieser Platz gehört inzwischen jemand anderem."}


SOON_NOTICED = {"MERIDIAN_RENEW_SECONDS": "0.25"}
"""For tests that wait until a node has noticed what an operator did."""


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server"), **SOON_NOTICED) as found:
        yield found


def admin(server: Server, capsys: pytest.CaptureFixture[str], *words: str) -> Message:
    """What `meridian admin` says when it writes to the server's database, from a process of its own as it were."""
    database = server.options[server.options.index("--database") + 1] if "--database" in server.options else ""
    found = database or f"sqlite:///{server.folder}/meridian.db"
    capsys.readouterr()
    assert main(["admin", *words, "--database", found, "--json"]) == 0
    told: Message = json.loads(capsys.readouterr().out)
    return told


def new_token(server: Server, capsys: pytest.CaptureFixture[str], table: str, seat: int) -> str:
    return str(admin(server, capsys, "seat", table, str(seat), "--new-token")["token"])


def shut_out(server: Server, client: Client, lang: str = "en", spoke: bool = False) -> list[Message]:
    """Everything a socket hears until it is closed; it is told why, and cannot come back. If it speaks in the very
    moment the table changes hands it is only told that the table has moved, or sent away to come back; and if it speaks
    into a connection that is closed by then, that may be reset, and with it the last message."""
    before = client.rest()
    last = before.pop() if before and before[-1]["type"] in ("trouble", "refused") else None
    code = client.socket.close_code
    if not (spoke and last is None and code in (CloseCode.GOING_AWAY, CloseCode.ABNORMAL_CLOSURE)):
        assert last is not None, f"closed with {code} after {before[-1:]}"
        assert last["type"] == "trouble" or (spoke and last["reason"] == "moved")
        if not spoke or last["reason"] != "moved":
            assert (last["reason"], last["again"], last["text"]) == ("forbidden", False, FORBIDDEN[lang])
    client.close()
    with Client(server, client.table, client.token) as again:
        (refused,) = again.rest()
        assert (refused["type"], refused["reason"], refused["again"]) == ("trouble", "forbidden", False)
    assert not [message for message in before if message["type"] == "accepted" or message.get("facts")]
    return before


def settled(clients: list[Client]) -> Client:
    """The one who is asked, when nothing happens any more, and all have heard everything."""
    asked = asked_of(clients)
    for client in clients:
        client.looked()
    return asked


def try_to_say(client: Client, **said: object) -> None:
    """Say something, if the socket is not closed yet."""
    with suppress(ConnectionClosed):
        client.send(said)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_old_socket_is_closed_when_a_seat_gets_a_new_token(
    server: Server, capsys: pytest.CaptureFixture[str], lang: str
) -> None:
    table, tokens = server.begun(GD, [me("Ann"), me("Ben")], options=shortest(GD))
    clients = [server.play(table, token, lang=lang) for token in tokens]
    play_on(clients, any_of(Random(1)), moves=4)
    seat = clients.index(settled(clients))
    old, other = clients[seat], clients[1 - seat]
    facts, question = old.number, old.question
    assert question is not None
    token = new_token(server, capsys, table, seat)
    # Whatever the old holder says from now on is refused: it finds the table taken, or is shut out already.
    try_to_say(old, type="answer", key="too late", action=question["options"][0], question=question["id"])
    shut_out(server, old, lang, spoke=True)
    with server.play(table, token) as new:
        assert (new.number, new.options()) == (facts, question["options"])
        assert new.answer(new.options()[0])["type"] == "accepted"
        other.wait_for(lambda client: client.situation["seats"][seat]["here"])  # everybody else has stayed
        play_on([new, other], any_of(Random(2)), moves=4)
    other.close()


def test_the_new_holder_need_not_wait_until_the_node_has_noticed(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    table, (token,) = server.begun(GD, [me("Ann"), BOT], options=shortest(GD))
    for _ in range(3):
        old = settled([server.play(table, token)])
        token = new_token(server, capsys, table, 0)
        with server.play(table, token) as new:
            shut_out(server, old)
            assert new.looked()
        old.close()


def test_the_old_socket_is_closed_when_a_bot_takes_the_seat(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    table, tokens = server.begun(GD, [me("Ann"), me("Ben")], options=shortest(GD))
    clients = [server.play(table, token) for token in tokens]
    seat = clients.index(settled(clients))
    old, other = clients[seat], clients[1 - seat]
    admin(server, capsys, "seat", table, str(seat), "--bot", "random")
    shut_out(server, old)
    assert other.options()  # the bot has played on
    assert other.situation["seats"][seat]["kind"] == "bot"
    other.close()


def test_nothing_is_said_in_the_name_of_a_seat_that_was_lost(
    server: Server, capsys: pytest.CaptureFixture[str]
) -> None:
    table, tokens = server.begun(GD, [me("Ann"), me("Ben")], options=shortest(GD))
    old, other = clients = [server.play(table, token) for token in tokens]
    settled(clients)
    new_token(server, capsys, table, 0)
    for number in range(3):
        try_to_say(old, type="say", key=f"line {number}", text="it is me")
    assert not [message for message in shut_out(server, old, spoke=True) if message["type"] in ("told", "line")]
    assert other.say("say", text="who was that?")["data"] == 1  # the first line of this table
    old.close()
    other.close()


def test_it_is_noticed_at_a_table_that_is_over_and_has_no_owner(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(tmp_path, **SOON_NOTICED) as server:
        table, (token,) = server.begun(GD, [me("Ann"), BOT], options=shortest(GD))
        with server.play(table, token) as client:
            play_on([client], any_of(Random(3)))
            client.wait_for(lambda client: client.situation["status"] == "over")
        server.stop()
        server.start()
        old = server.play(table, token)
        token = new_token(server, capsys, table, 0)
        shut_out(server, old)
        old.close()
        with server.play(table, token) as new:
            assert new.over


@pytest.mark.parametrize("told", [True, False], ids=["told by the bus", "found out by the fence"])
def test_old_sockets_are_closed_on_every_node(
    tmp_path: Path,
    postgres_url: str,
    redis_url: str,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
    told: bool,
) -> None:
    """Two sockets of one seat, at the node that owns the table and at one that follows it; the other seat stays."""
    if told:
        monkeypatch.setenv("MERIDIAN_BUS", redis_url)
    cluster = Cluster(tmp_path, postgres_url, redis_url, **SOON_NOTICED)
    try:
        (one,) = cluster.start("one")
        table, tokens = one.begun(GD, [me("Ann"), me("Ben")], options=shortest(GD))
        _, two = cluster.start("two")
        assert cluster.owner(table) is one
        nodes: list[Node] = [one, two]
        clients = [[node.play(table, token) for node in nodes] for token in tokens]
        seat = [mine[0] for mine in clients].index(settled([mine[0] for mine in clients]))
        settled([mine[1] for mine in clients])
        old, others = clients[seat], clients[1 - seat]
        question = old[1].question
        assert question is not None
        token = new_token(two, capsys, table, seat)
        for node, client in zip(nodes, old, strict=True):
            try_to_say(client, type="answer", key="late", action=question["options"][0], question=question["id"])
            shut_out(node, client, spoke=True)
        for node in nodes:
            with node.play(table, token) as new:
                assert new.options() == question["options"]
        for client in (*old, *others):
            client.close()
    finally:
        cluster.close()


@pytest.mark.asyncio
async def test_an_owner_refuses_what_another_node_passes_on_for_an_old_token(tmp_path: Path, postgres_url: str) -> None:
    """The node that passes it on may not have heard yet that the seat has another holder."""
    async with (
        inside(tmp_path, postgres_url, "a", postgres_url) as a,
        inside(tmp_path, postgres_url, "b", postgres_url) as b,
    ):
        table, _, _ = await a.open([me("Ann"), me("Ben")], start=True)
        by_node = {(await here.node.registry.find(table)): other.node for here, other in ((a, b), (b, a))}
        live, elsewhere = next((live, node) for live, node in by_node.items() if isinstance(live, Owner))
        await live.inbox.run_exclusive(live.advance)
        seat = live.session.asked()[0]
        action = live.session.words.say(live.session.p.options(seat)[0])
        said = Answer(key="k", action=action)
        before = len(live.session.entries)
        for token_hash in ("0" * 64, None):
            reply = await elsewhere.far(table, seat, said, "en", token_hash)
            assert isinstance(reply, Refused)
            assert len(live.session.entries) == before
        reply = await elsewhere.far(table, seat, said, "en", live.seats[seat].token_hash)
        assert not isinstance(reply, Refused)


def test_spectators_leave_a_table_that_is_for_nobody_by_now(server: Server, capsys: pytest.CaptureFixture[str]) -> None:
    """Not only seats: whoever watches is looked at again with every change an operator makes."""
    open_hands, _ = server.begun(GD, [me("Ann"), BOT], options=shortest(GD), watch="open-hands")
    public, _ = server.begun(GD, [me("Ann"), BOT], options=shortest(GD))
    watching = [server.play(table, None) for table in (open_hands, public)]

    async def close_doors(table: str) -> None:
        async with store_for(f"sqlite:///{server.folder}/meridian.db") as store:
            row = await store.table(table)
            assert row is not None
            await store.revise_table(table, row.header, msgspec.structs.replace(row.settings, watch="nobody"))

    for table, spectator in zip((open_hands, public), watching, strict=True):
        asyncio.run(close_doors(table))
        admin(server, capsys, "seat", table, "1", "--bot", "random")
        last = spectator.rest()[-1]
        assert (last["type"], last["text"]) == ("trouble", "this table is not for watching")
        spectator.close()


def test_the_name_of_a_table_is_never_taken_for_an_option(monkeypatch: pytest.MonkeyPatch) -> None:
    """An operator writes it on the command line, where a word with a dash before it is an option."""
    drawn = iter(["-t351siZRKJI", "--abcdefghij", "t-351siZRKJI"])
    monkeypatch.setattr(secrets, "token_urlsafe", lambda _: next(drawn))
    assert draw_table_id() == "t-351siZRKJI"
