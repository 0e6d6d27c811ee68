"""Several server processes on one machine, over one SQLite file: one server, whichever process accepts a connection,
and whichever is killed."""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import time
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from threading import Semaphore
from urllib.parse import urlsplit

import pytest

from meridian.cli import main
from meridian.fair.verify import verify
from meridian.server.http.connections import TOO_MANY_CONNECTIONS
from meridian.server.processes.siblings import home_of
from meridian.server.stores import store_for
from meridian.server.stores.records import LeaseRow
from tests.server.nodes import Person, check_kept, children
from tests.server.online import BOT, Client, asked_of, first, me, play_on, shortest
from tests.server.patience import PATIENCE
from tests.server.processes import Processes, Through
from tests.server.services import wait_for
from tests.server.test_start import fails

GAME = "global-domination"
SECONDS = 30
"""How long the server may take to end."""


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Processes]:
    with Processes(tmp_path) as found:
        yield found


def check(server: Processes, people: list[Person]) -> None:
    """That everything people were told is there, once, and on one line of play."""

    async def look() -> None:
        async with store_for(f"sqlite:///{server.folder}/meridian.db") as store:
            for person in people:
                await check_kept(store, person)
                assert len(await store.branches(person.table)) == 1
            assert await store.integrity() == []

    asyncio.run(look())


def leases(server: Processes, nodes: list[str]) -> list[LeaseRow]:
    async def look() -> list[LeaseRow]:
        async with store_for(f"sqlite:///{server.folder}/meridian.db") as store:
            return [lease for node in nodes for lease in await store.leases_of(node)]

    return asyncio.run(look())


def somebody_is_asked(server: Processes, index: int, token: str) -> bool:
    """Whether the table of this token, as one process tells it, waits for somebody; for chance, it waits for nobody."""
    (turn,) = server.asked(index, "POST", "/api/turns", {"tokens": [token]})["tables"]
    return bool(turn["waits_for"])


def gone(pids: list[int]) -> bool:
    return not any(Path(f"/proc/{pid}").exists() for pid in pids)


# Play


def test_people_of_one_table_come_through_different_processes(server: Processes) -> None:
    """Their sockets meet at the process where the table is at home: no move crosses to another."""
    for home in range(server.count):
        table, tokens = server.at_home(home, GAME, [me("Ann"), me("Ben")], options=shortest(GAME))
        with ExitStack() as stack:
            clients: list[Client] = [
                stack.enter_context(Through(server, index, table, token)) for index, token in enumerate(tokens)
            ]
            for client in clients:
                client.until("situation")
            sockets = [server.figure("meridian_sockets", index, 'kind="seat"') for index in range(server.count)]
            assert sockets == [2.0 if index == home else 0.0 for index in range(server.count)]
            assert play_on(clients, first) > 0
            assert all(client.over for client in clients)
        wait_for(lambda table=table: server.get(f"/api/tables/{table}")["status"] == "over", "the end")  # type: ignore[misc]
        verify(server.read(f"/api/tables/{table}/report"))
    assert server.figure("meridian_takeovers_total", 0) + server.figure("meridian_takeovers_total", 1) == 0


def test_a_table_is_opened_seen_and_asked_about_at_any_process(server: Processes) -> None:
    body = {"game": GAME, "seats": [me("Ann"), BOT], "options": shortest(GAME), "start": True}
    opened = [server.asked(index, "POST", "/api/tables", body) for index in range(server.count)]
    for found in opened:
        token = found["seats"][0]["token"]
        for index in range(server.count):
            seen = server.asked(index, "GET", f"/api/tables/{found['table']}")
            assert seen["status"] == "running"
            wait_for(lambda index=index, token=token: somebody_is_asked(server, index, token), "a question")  # type: ignore[misc]


def test_a_table_of_bots_begins_at_its_home_wherever_it_was_opened(server: Processes) -> None:
    body = {"game": GAME, "seats": [BOT, BOT], "options": shortest(GAME), "start": True}
    for index in range(server.count):
        homes: set[int] = set()
        while len(homes) < server.count:
            table = server.asked(index, "POST", "/api/tables", body)["table"]
            homes.add(home_of(table, server.count))
            wait_for(lambda table=table: server.get(f"/api/tables/{table}")["status"] == "over", "the end")  # type: ignore[misc]


# Death


def test_a_process_killed_in_the_middle_of_play_loses_nothing(server: Processes) -> None:
    people = []
    for home in range(server.count):
        table, tokens = server.at_home(home, GAME, [me("Ann"), me("Ben"), BOT], options=shortest(GAME))
        people += [Person(table, at, token, at) for at, token in enumerate(tokens)]
    answers = Semaphore(0)
    limit = time.monotonic() + 2 * PATIENCE

    def stay(person: Person) -> None:
        while not person.over:
            assert time.monotonic() < limit, "the game does not go on"
            person.sit(server, answers.release)

    with ThreadPoolExecutor(len(people)) as pool:
        playing = [pool.submit(stay, person) for person in people]
        for pid in server.pids:
            for _ in range(4):
                assert answers.acquire(timeout=PATIENCE), "nobody answers any more"
            os.kill(pid, signal.SIGKILL)
        for done in playing:
            done.result(2 * PATIENCE)
    check(server, people)
    assert server.log().count("it is started again") == len(server.pids)
    wait_for(lambda: server.http.get(server.url("/health")).status_code == 200, "all processes")
    for table in {person.table for person in people}:
        wait_for(lambda table=table: server.get(f"/api/tables/{table}")["status"] == "over", "the end")  # type: ignore[misc]
        verify(server.read(f"/api/tables/{table}/report"))


def test_a_connection_for_a_dead_process_waits_until_it_is_back(server: Processes) -> None:
    """Its socket lies in the mailbox of the process, which outlives it."""
    table, tokens = server.at_home(1, GAME, [me("Ann"), me("Ben")], options=shortest(GAME))
    os.kill(server.pids[1], signal.SIGKILL)
    with ExitStack() as stack:
        clients = [stack.enter_context(server.play(table, token)) for token in tokens]
        assert asked_of(clients).answer(first(asked_of(clients)))["type"] == "accepted"


def test_without_the_bus_play_goes_on_and_it_comes_back(server: Processes) -> None:
    table, tokens = server.at_home(1, GAME, [me("Ann"), me("Ben")], options=shortest(GAME))
    with ExitStack() as stack:
        clients = [stack.enter_context(server.play(table, token)) for token in tokens]
        os.kill(server.bus_pid, signal.SIGKILL)
        assert play_on(clients, first, moves=5) == 5
    wait_for(lambda: "it is started again" in server.log(), "another bus")
    wait_for(lambda: all(server.figure("meridian_bus_up", index) for index in range(2)), "the bus of all")


def test_processes_end_in_order_when_their_parent_is_killed(server: Processes) -> None:
    server.at_home(1, GAME, [me("Ann"), BOT])
    pids = [server.bus_pid, *server.pids]
    server.kill()
    wait_for(lambda: gone(server.pids), "the end of the processes")
    assert leases(server, server.nodes()) == [], "tables are free for whoever comes next"
    assert server.log().count("node is down") == server.count
    server.start()
    assert set(pids).isdisjoint(server.pids)


def test_a_process_that_is_stuck_is_told_by_the_others(tmp_path: Path) -> None:
    with Processes(tmp_path) as server:
        with server.only(0):
            server.reconnect()
            wait_for(lambda: server.http.get(server.url("/health")).status_code == 503, "the silence")
            told = server.get("/health/ready", 503)
            assert told["error"] == "a process does not answer: one.2"
            assert server.get("/health/live")["ok"]
        wait_for(lambda: server.http.get(server.url("/health")).status_code == 200, "its voice")


# The end


@pytest.mark.parametrize("order", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_all_processes_in_time(tmp_path: Path, order: signal.Signals) -> None:
    with Processes(tmp_path, MERIDIAN_SHUTDOWN_SECONDS=str(SECONDS)) as server:
        table, tokens = server.at_home(1, GAME, [me("Ann"), me("Ben")])
        server.at_home(0, GAME, [me("Ann"), BOT])
        process = server.process
        assert process is not None
        with server.play(table, tokens[0]) as client:
            children_of_all = [pid for parent in server.pids for pid in children(parent)]
            process.send_signal(order)
            status = process.wait(SECONDS)
            assert status in (-order, 130), "it was ended by force"
            client.rest()
        assert gone([server.bus_pid, *server.pids])
        wait_for(lambda: gone(children_of_all), "the end of the bots")
        server.ended()
        assert server.log().count("node is down") == server.count
        assert leases(server, server.nodes()) == []


# Limits


def test_requests_are_limited_over_all_processes_together(tmp_path: Path) -> None:
    burst = 24
    tight = {"MERIDIAN_LIMITS_REQUESTS_PER_SECOND": "0.0001", "MERIDIAN_LIMITS_REQUESTS_BURST": str(burst)}
    with Processes(tmp_path, **tight) as server:
        lines = [server.accepted_by(index) for index in range(server.count)]
        answered = [0, 0]
        for _ in range(burst):
            for index, line in enumerate(lines):
                line.request("GET", "/api/clocks")
                answer = line.getresponse()
                answer.read()
                answered[index] += answer.status == 200
        assert answered == [burst / 2, burst / 2]


def test_connections_are_counted_over_all_processes_together(tmp_path: Path) -> None:
    most = 6
    with Processes(tmp_path, MERIDIAN_LIMITS_CONNECTIONS_PER_ADDRESS=str(most)) as server:
        server.http.close()
        wait_for(lambda: _connections_open(server) == 0, "the first connection to be closed")
        lines = [server.accepted_by(at % 2) for at in range(most)]
        assert b" 429 " in greeting(server)
        os.kill(server.pids[1], signal.SIGKILL)
        wait_for(lambda: server.log().count("node is up") == server.count + 1, "the process")
        server.look()
        assert [bool(line.sock) for line in lines] == [True] * most
        free = [server.accepted_by(0) for _ in range(most // 2)]
        assert b" 429 " in greeting(server)
        assert all(line.sock for line in free)
        assert TOO_MANY_CONNECTIONS in server.log()


def greeting(server: Processes) -> bytes:
    """What a connection is told before it says anything, until it is closed."""
    at = urlsplit(server.address)
    with socket.create_connection((at.hostname or "", at.port or 0), timeout=PATIENCE) as line:
        return b"".join(iter(lambda: line.recv(1 << 12), b""))


def _connections_open(server: Processes) -> int:
    """Open descriptors of connections from this machine to the port of the server."""
    port = int(server.address.rpartition(":")[2])
    lines = Path("/proc/net/tcp").read_text().splitlines()[1:]
    fields = [line.split() for line in lines]
    return sum(local.endswith(f":{port:04X}") and state == "01" for _, local, _, state, *_ in fields)


# Operators


def test_an_operator_rewinds_a_table_and_backs_up_beside_several_processes(
    server: Processes, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    table, tokens = server.at_home(1, GAME, [me("Ann"), me("Ben")], options=shortest(GAME))
    database = ["--database", f"sqlite:///{server.folder}/meridian.db"]
    with ExitStack() as stack:
        clients = [stack.enter_context(server.play(table, token)) for token in tokens]
        play_on(clients, first, moves=6)
        assert main(["admin", "rewind", table, "--to", "2", *database]) == 0
        for client in clients:
            client.until("rewound")
        assert play_on(clients, first, moves=4, retried=("unreachable", "moved", "not-durable")) == 4
    backup = tmp_path / "backup.jsonl"
    assert main(["admin", "backup", str(backup), *database]) == 0
    assert main(["admin", "check", *database]) == 0
    assert backup.stat().st_size > 0
    capsys.readouterr()


# What cannot be


@pytest.mark.parametrize(
    ("options", "told"),
    [
        (["--processes", "0"], "--processes: expected int >= 1"),
        (["--processes", "65"], "--processes: expected int <= 64"),
        (
            ["--processes", "2", "--database", "postgresql://meridian@nowhere/meridian"],
            "--processes: several processes share one SQLite file and need no bus;"
            " with PostgreSQL start several nodes instead",
        ),
        (
            ["--processes", "2", "--bus", "redis://nowhere/0"],
            "--processes: several processes share one SQLite file and need no bus;"
            " with PostgreSQL start several nodes instead",
        ),
    ],
)
def test_a_number_of_processes_that_cannot_be_gets_one_line(tmp_path: Path, options: list[str], told: str) -> None:
    assert fails(tmp_path, *options) == told


def test_what_keeps_a_process_from_starting_is_said_once(tmp_path: Path) -> None:
    path = tmp_path / "meridian.db"
    path.write_text("this is a letter, not a database\n" * 100)
    assert fails(tmp_path, "--processes", "3") == f"cannot use {path} as a database: file is not a database"
