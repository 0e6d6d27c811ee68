"""Chance goes on, whoever takes a table up: chains of two periods change hands in every way there is.

A table of format 1 uses up its chains again and again. What each new one holds is stored before anything of it is told,
so no restart, takeover or restore can lose a game.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from meridian.cli import main
from meridian.fair.first.verify import verify as verify_first
from meridian.fair.verify import verify
from meridian.server.stores import store_for
from meridian.server.stores.records import SecretRow
from tests.server.format1 import begun
from tests.server.nodes import Node
from tests.server.online import AWAY, BOT, Client, Message, Server, any_of, me, play_on, shortest
from tests.server.services import wait_for

GD = "global-domination"


def database(server: Server) -> str:
    return f"sqlite:///{server.folder}/meridian.db"


def report(server: Server, table: str) -> Message:
    data = server.read(f"/api/tables/{table}/report")
    verify_first(data)
    return json.loads(data)  # type: ignore[no-any-return]


def chains(server: Server, table: str) -> int:
    """How many chains were used; the first one with the first roll, which may still be to come."""
    data = server.read(f"/api/tables/{table}/report")
    used = len(json.loads(data)["chains"])
    if used:
        verify_first(data)
    return used


def hand_over(server: Server) -> None:
    """Whoever owned the table is gone without a word, and its copy in memory with it."""
    server.kill()
    server.start()


def to_the_end(server: Server, table: str, tokens: list[str]) -> None:
    """The table goes on to its end, and its report is sound."""
    clients = [server.play(table, token) for token in tokens]
    play_on(clients, any_of(Random(5)), retried=AWAY)
    clients[0].wait_for(lambda client: client.situation["status"] == "over")
    for client in clients:
        client.close()
    assert report(server, table)["over"]


def answers(clients: list[Client], number: int) -> None:
    """`number` answers, whoever is asked; a node that has just taken the table over may ask for one again."""
    play_on(clients, any_of(Random(number)), moves=number, retried=AWAY)


def test_in_play(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, *tokens = begun(server, database(server), GD, [me("Ann"), me("Ben")], options=shortest(GD))
        for reached in (2, 3):
            clients = [server.play(table, token) for token in tokens]
            while chains(server, table) < reached:
                answers(clients, 10)
            hand_over(server)
        to_the_end(server, table, tokens)


def test_at_take_backs(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, *tokens = begun(server, database(server), GD, [me("Ann"), BOT], options=shortest(GD))
        for reached in (2, 3):
            with server.play(table, *tokens) as client:
                while chains(server, table) < reached:
                    answers([client], 3)
                    before = client.branch
                    assert client.say("take-back")["type"] == "accepted"
                    client.wait_for(lambda client, before=before: client.branch != before)  # type: ignore[misc]
            hand_over(server)
        to_the_end(server, table, tokens)


@pytest.mark.slow
def test_at_rewinds(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, *tokens = begun(server, database(server), GD, [me("Ann"), me("Ben")], options=shortest(GD))
        while chains(server, table) < 3:
            clients = [server.play(table, token) for token in tokens]
            answers(clients, 8)
            entries = asyncio.run(count(server, table))
            assert main(["admin", "rewind", table, "--to", str(entries - 2), "--database", database(server)]) == 0
            hand_over(server)
        to_the_end(server, table, tokens)


async def count(server: Server, table: str) -> int:
    """The number of entries of a table."""
    async with store_for(database(server)) as store:
        row = await store.table(table)
        assert row is not None
        return len(await store.entries(table, row.branch))


@pytest.mark.slow
def test_at_time_outs(tmp_path: Path) -> None:
    """Nobody answers: the clock does, and then bots in the place of those who are late."""
    clock = {"kind": "bank", "bank": 10, "increment": 0, "lates": 1, "substitute": "random"}
    with Server(tmp_path) as server:
        table, *_ = begun(server, database(server), GD, [me("Ann"), me("Ben")], options=shortest(GD), clock=clock)
        wait_for(lambda: chains(server, table) >= 2, "a second chain")
        hand_over(server)
        wait_for(lambda: server.get(f"/api/tables/{table}")["status"] != "running", "the end")
        assert report(server, table)["over"]


def test_by_backup_and_restore(tmp_path: Path) -> None:
    (tmp_path / "one").mkdir()
    (tmp_path / "two").mkdir()
    backup = tmp_path / "backup.jsonl"
    with Server(tmp_path / "one") as server:
        table, *tokens = begun(server, database(server), GD, [me("Ann"), me("Ben")], options=shortest(GD))
        clients = [server.play(table, token) for token in tokens]
        while chains(server, table) < 2:
            answers(clients, 10)
        assert main(["admin", "backup", str(backup), "--database", database(server)]) == 0
    new = f"sqlite:///{tmp_path}/two/meridian.db"
    assert main(["admin", "restore", str(backup), "--database", new]) == 0
    assert main(["admin", "check", "--database", new]) == 0
    with Server(tmp_path / "two") as server:
        to_the_end(server, table, tokens)


@pytest.mark.slow
def test_at_another_node_that_followed(tmp_path: Path, postgres_url: str, redis_url: str) -> None:
    """Sockets at a node that only follows see play cross the chains; then the owner dies, and the follower goes on."""
    with (
        Node(tmp_path, "one", postgres_url, redis_url) as one,
        Node(tmp_path, "two", postgres_url, redis_url) as two,
    ):
        table, *tokens = begun(one, postgres_url, GD, [me("Ann"), me("Ben")], options=shortest(GD))
        clients = [node.play(table, token) for node, token in zip((one, two), tokens, strict=True)]
        while chains(one, table) < 2:
            answers(clients, 10)
        one.kill()
        again = [two.play(table, token) for token in tokens]
        while chains(two, table) < 3:
            answers(again, 10)
        one.start()
        two.kill()
        to_the_end(one, table, tokens)


# Tables that an earlier release has hurt


@pytest.fixture
def hurt(tmp_path: Path) -> tuple[Server, str, list[str]]:
    """A table whose second chain was never stored, as it happened in an earlier release."""
    server = Server(tmp_path)
    with server:
        table, *tokens = begun(server, database(server), GD, [me("Ann"), me("Ben")], options=shortest(GD))

        async def secret() -> bytes:
            async with store_for(database(server)) as store:
                found = await store.secret(table)
                assert found is not None
                return found.body

        first = asyncio.run(secret())
        clients = [server.play(table, token) for token in tokens]
        while chains(server, table) < 2:
            answers(clients, 10)

    async def lose() -> None:
        async with store_for(database(server)) as store:
            await store.put_secret(SecretRow(table=table, body=first))

    asyncio.run(lose())
    return Server(tmp_path), table, tokens


Admin = Callable[..., tuple[int, str, str]]


@pytest.fixture
def admin(capsys: pytest.CaptureFixture[str]) -> Admin:
    def run(server: Server, *words: str) -> tuple[int, str, str]:
        capsys.readouterr()
        status = main(["admin", *words, "--database", database(server)])
        return status, *capsys.readouterr()

    return run


def test_a_hurt_table_is_named_and_rescued(hurt: tuple[Server, str, list[str]], admin: Admin) -> None:
    server, table, tokens = hurt
    status, out, _ = admin(server, "check")
    assert status == 1
    (line,) = [line for line in out.splitlines() if table in line]
    assert f"table {table} cannot be taken up: the secrets that entry" in line
    assert f"meridian admin rescue {table}" in line
    status, out, err = admin(server, "rescue", table)
    assert (status, err, "proves nothing before" in out) == (0, "", True)
    assert admin(server, "check")[0] == 0
    status, _, err = admin(server, "rescue", table)
    assert (status, "is not hurt" in err, err.count("\n")) == (2, True, 1)
    entries = asyncio.run(count(server, table))
    with server:
        clients = [server.play(table, token) for token in tokens]
        play_on(clients, any_of(Random(5)))
        clients[0].wait_for(lambda client: client.situation["status"] == "over")
        data = server.read(f"/api/tables/{table}/report")
        found = verify(data)
        assert (found["over"], found["rescued"], found["given"]) == (True, entries, [])
        told = json.loads(data)
        assert "rescued" in told["not_proven"]
        assert min(roll["step"] for roll in told["rolls"]) > entries
        page = server.read(f"/api/tables/{table}/report.html").decode()
        assert f"nothing before entry {entries} of its journal is proven" in page


def test_a_rescued_table_is_not_taken_back_beyond_its_rescue(hurt: tuple[Server, str, list[str]], admin: Admin) -> None:
    server, table, _ = hurt
    assert admin(server, "rescue", table)[0] == 0
    entries = asyncio.run(count(server, table))
    status, _, err = admin(server, "rewind", table, "--to", str(entries - 3))
    assert (status, f"so {entries} to" in err) == (2, True)


def test_rescue_leaves_sound_tables_alone(tmp_path: Path, admin: Admin) -> None:
    with Server(tmp_path) as server:
        table, _ = server.begun(GD, [me("Ann"), BOT], options=shortest(GD))
        assert admin(server, "check")[0] == 0
        assert "is not hurt" in admin(server, "rescue", table)[2]
        assert "no table" in admin(server, "rescue", "nowhere")[2]
