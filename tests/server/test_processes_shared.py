"""What server processes share: limits that hold over all of them together, and their figures on one page."""

from __future__ import annotations

import os
import socket
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from meridian.server.http.metrics_together import together
from meridian.server.http.rate_limits import TOO_FAST, Gate, Limited
from meridian.server.ops.metrics import Metrics
from meridian.server.processes.shared_memory import WAYS
from meridian.server.processes.siblings import MAX_HEAD, Family, Siblings, home_of
from meridian.server.settings import Limits, Rate
from tests.server.test_limits import Clock

TIGHT = Limits(requests=Rate(per_second=0.5, burst=4), sockets_per_address=3, sockets_per_seat=2, rate_keys=64)


Make = Callable[[Limits], list[Siblings]]


@pytest.fixture
def family(tmp_path: Path) -> Iterator[Make]:
    """Makes three processes with these limits, as each of them sees the others."""
    with ExitStack() as made:

        def make(limits: Limits) -> list[Siblings]:
            found = made.enter_context(closing(Family(3, "one", limits, tmp_path)))
            return [Siblings(found, index) for index in range(3)]

        yield make


def forked(work: Callable[[], int], times: int) -> list[int]:
    """What each of so many processes at once finds, as its exit status."""
    pids = []
    for _ in range(times):
        pid = os.fork()
        if pid == 0:
            os._exit(work())
        pids.append(pid)
    return [os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]) for pid in pids]


def test_a_burst_is_shared_and_so_is_what_comes_back(family: Make) -> None:
    clock = Clock()
    gates = [Gate(TIGHT, clock, one) for one in family(TIGHT)]
    assert [gates[at % 3].request("192.0.2.1") is None for at in range(6)] == [True] * 4 + [False] * 2
    assert gates[2].request("192.0.2.1") == Limited(TOO_FAST, 2.0)
    assert gates[2].request("192.0.2.2") is None, "another address"
    clock.now += 2.0
    assert gates[0].request("192.0.2.1") is None
    assert gates[1].request("192.0.2.1") is not None


def test_a_burst_is_exact_when_processes_take_at_the_same_time(family: Make) -> None:
    limits = Limits(requests=Rate(per_second=0.001, burst=100))
    gate = Gate(limits, siblings=family(limits)[0])
    assert sum(forked(lambda: sum(gate.request("192.0.2.1") is None for _ in range(200)), 4)) == 100


def test_one_key_more_than_a_set_holds_forgets_the_one_that_was_not_used_longest(family: Make) -> None:
    clock = Clock()
    limits = Limits(requests=Rate(per_second=0.001, burst=1), rate_keys=WAYS)
    gate = Gate(limits, clock, family(limits)[0])
    for number in range(WAYS + 1):
        clock.now += 1
        assert gate.request(f"192.0.2.{number}") is None
    assert [gate.request(f"192.0.2.{number}") is None for number in (WAYS, 1)] == [False, False]
    assert gate.request("192.0.2.0") is None


def test_places_are_shared_and_those_of_a_dead_process_are_free(family: Make) -> None:
    siblings = family(TIGHT)
    one, two, _ = (Gate(TIGHT, siblings=each) for each in siblings)
    assert [gate.enter("192.0.2.1", "t", None) is None for gate in (one, two, two, one)] == [True, True, True, False]
    one.leave("192.0.2.1", "t", None)
    assert one.enter("192.0.2.1", "t", None) is None
    again = Gate(TIGHT, siblings=Siblings(siblings[0].family, 1))
    assert [again.enter("192.0.2.1", "t", None) is None for _ in range(3)] == [True, True, False]


def test_a_full_set_of_places_lets_nobody_in_uncounted(family: Make) -> None:
    limits = Limits(rate_keys=WAYS)
    gate = Gate(limits, siblings=family(limits)[0])
    assert [gate.enter(f"192.0.2.{at}", "t", None) is None for at in range(WAYS + 1)] == [True] * WAYS + [False]
    gate.leave("192.0.2.0", "t", None)
    assert gate.enter("192.0.2.99", "t", None) is None


def test_a_connection_is_handed_over_with_what_was_read(family: Make) -> None:
    one, two, _ = family(TIGHT)
    client, accepted = socket.socketpair()
    with client:
        with accepted:
            assert one.hand_over(1, b"GET / HTTP/1.1\r\n\r\n", accepted.fileno())
            assert not one.hand_over(1, bytes(MAX_HEAD + 1), accepted.fileno())
        handed = two.handed_over()
        assert handed is not None
        assert handed[0] == b"GET / HTTP/1.1\r\n\r\n"
        with handed[1] as there:
            there.sendall(b"hello")
        assert client.recv(16) == b"hello"
    assert two.handed_over() is None


def test_a_mailbox_that_is_full_says_so(family: Make) -> None:
    one, two, _ = family(TIGHT)
    client, accepted = socket.socketpair()
    with client, accepted:
        put = 0
        while one.hand_over(1, bytes(MAX_HEAD // 2), accepted.fileno()):
            put += 1
        assert put > 0
        for _ in range(put):
            handed = two.handed_over()
            assert handed is not None
            handed[1].close()
    assert two.handed_over() is None


def test_homes_are_spread_and_stay(family: Make) -> None:
    siblings = family(TIGHT)
    tables = [f"table{number}" for number in range(300)]
    homes = [home_of(table, 3) for table in tables]
    assert all(70 < homes.count(index) < 130 for index in range(3))
    assert [siblings[0].home_node(table) for table in tables] == [f"one.{home + 1}" for home in homes]


def test_the_figures_of_all_processes_are_one_page() -> None:
    pages = []
    for _ in range(2):
        metrics = Metrics("one")
        metrics.refused('a "brace" } and { more')
        metrics.appended("globopolis", 3, 0.001)
        pages.append(metrics.page()[0].decode())
    lines = together(enumerate(pages)).decode().splitlines()
    assert 'meridian_entries_total{process="1",game="globopolis"} 3.0' in lines
    assert 'meridian_entries_total{process="2",game="globopolis"} 3.0' in lines
    assert 'meridian_append_seconds_count{process="2"} 1.0' in lines
    heads = [line for line in lines if line.startswith("# TYPE")]
    assert len(heads) == len(set(heads))
    assert sum(not line.startswith("#") for line in lines) == 2 * sum(
        not line.startswith("#") for line in pages[0].splitlines()
    )
