"""Two nodes on PostgreSQL and Redis, and one misfortune after the other: whatever was accepted stays, nothing happens
twice, and every table goes on."""

from __future__ import annotations

import asyncio
import itertools
import json
import signal
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from meridian import games
from meridian.fair.verifying import verify_report
from meridian.server.ops import admin as operations
from meridian.server.stores import store_for
from tests.server import format1
from tests.server.conftest import HERE
from tests.server.nodes import Node, Person
from tests.server.online import me, shortest
from tests.server.services import wait_for
from tests.server.test_nodes import Cluster, Line, Playing

pytestmark = pytest.mark.soak

EVENTS = ("kill", "stop", "pause", "cut")
ANSWERS_AFTER = 4
"""So many answers must be accepted at every table after an event."""


class Series:
    """Tables that are always under way: one for each game, and one of the first format of chance, whose chains last two
    periods."""

    def __init__(self, cluster: Cluster, line: Line, seed: int) -> None:
        self.cluster, self.line = cluster, line
        self.random = Random(seed)
        self.tables: dict[str, Playing] = {}
        self.finished = self.accepted = self.chains = 0

    def fill(self) -> None:
        """Open what is missing, and look at what is over."""
        for name, playing in list(self.tables.items()):
            if all(person.over for person in playing.people):
                self._end(self.tables.pop(name))
        for name in [*games.shipped(), "short chains"]:
            if name not in self.tables:
                self.tables[name] = Playing(self.cluster, self._seated(name))

    def _seated(self, name: str) -> list[Person]:
        node = self.random.choice(self.cluster.alive())
        game = name if name in games.shipped() else "global-domination"
        seats = [me("Ann"), me("Ben")]
        if name == game:
            table, tokens = node.begun(game, seats, options=shortest(game))
        else:
            table, *tokens = format1.begun(node, self.cluster.database, game, seats, options=shortest(game))
        return [Person(table, at, token, self.random.randrange(1 << 30)) for at, token in enumerate(tokens)]

    def _end(self, playing: Playing) -> None:
        playing.finish()
        report = self.cluster.alive()[0].read(f"/api/tables/{playing.people[0].table}/report")
        verify_report(report)
        self.chains = max(self.chains, len(json.loads(report).get("chains", [])))
        self.finished += 1
        self.accepted += sum(len(person.accepted) for person in playing.people)

    def everybody_answers(self) -> None:
        """Every table moves, or has come to its end."""
        for playing in self.tables.values():
            for _ in range(ANSWERS_AFTER):
                wait_for(
                    lambda playing=playing: (  # type: ignore[misc]
                        playing.answers.acquire(timeout=0.01) or all(person.over for person in playing.people)
                    ),
                    "a table to go on",
                )

    def happens(self, event: str) -> None:
        owner = self.cluster.owner(self.random.choice(list(self.tables.values())).people[0].table)
        if event == "kill":
            owner.kill()
            self.everybody_answers()
            owner.start()
        elif event == "stop":
            owner.stop()
            self.everybody_answers()
            owner.start()
        elif event == "pause":
            self._pause(owner)
        else:
            # Nodes that cannot reach each other pass nothing on; whoever sits at the wrong one waits until they can.
            self.line.cut()
            wait_for(lambda: not self._bus(), "the bus to be missed")
            self.line.mend()
            wait_for(self._bus, "the bus to be back")
        self.everybody_answers()

    def _bus(self) -> bool:
        """Whether the node behind the line can reach the others."""
        behind = self.cluster.nodes[0]
        return bool(behind.http.get(behind.url("/health/ready")).json()["bus"])

    def _pause(self, owner: Node) -> None:
        """It stands still until others have taken its tables."""
        owned = [playing.people[0].table for playing in self.tables.values()]
        assert owner.process is not None
        owner.process.send_signal(signal.SIGSTOP)
        try:
            wait_for(lambda: not any(self._owns(owner, table) for table in owned), "another owner")
        finally:
            owner.process.send_signal(signal.SIGCONT)

    def _owns(self, node: Node, table: str) -> bool:
        """Whether a node owns a running table; one that is over needs no other owner."""
        lease = self.cluster.lease(table)
        other = next(one for one in self.cluster.alive() if one is not node)
        running = other.get(f"/api/tables/{table}")["status"] == "running"
        return lease is not None and lease.node == node.name and running

    def close(self) -> None:
        """Play everything to its end."""
        for playing in self.tables.values():
            self._end(playing)


@pytest.fixture
def series(tmp_path: Path, postgres_url: str, redis_url: str) -> Iterator[Series]:
    line = Line(int(redis_url.rpartition(":")[2].partition("/")[0]))
    cluster = Cluster(tmp_path, postgres_url, f"redis://{HERE}:{line.proxy.port}/0")
    cluster.start("one")
    cluster.bus = redis_url
    cluster.start("two")
    yield Series(cluster, line, 11)
    cluster.close()
    line.close()


def test_fourteen_events_lose_nothing_and_double_nothing(series: Series) -> None:
    for event in itertools.islice(itertools.cycle(EVENTS), 14):
        series.fill()
        series.everybody_answers()
        series.happens(event)
    series.close()
    assert series.accepted > 14 * len(series.tables) * ANSWERS_AFTER
    assert series.chains > 2, "no table has passed several chains"

    async def sound() -> list[str]:
        async with store_for(series.cluster.database) as store:
            return await operations.checked(store)

    assert asyncio.run(sound()) == []
