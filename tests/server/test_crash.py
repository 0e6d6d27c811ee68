"""Servers killed at any moment: what was accepted stays, nothing happens twice, every table goes on."""

from __future__ import annotations

import asyncio
import json
import shutil
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random
from threading import Event

import pytest

from meridian import games
from meridian.fair.verify import verify
from meridian.fair.verifying import verify_report
from meridian.server.stores import store_for
from tests.server import format1
from tests.server.nodes import Person, check_kept, children
from tests.server.online import BOT, Server, me, shortest
from tests.server.patience import PATIENCE
from tests.server.services import wait_for
from tests.server.test_chains import count

HOT_SEAT, SHORT_CHAINS = "hot seat", "short chains"
LONG, LONG_OPTIONS = "globetrotters", {"round_limit": 5}
"""A game that always passes several chains, however it is played."""
LULL = 0.4
"""A kill comes so many seconds, at most, after the first answer of a life."""
AT_ONCE = 6
"""Every so many kills one comes while the tables are still being taken up."""
PARTS, KILLS_A_PART = 3, 10
"""The kills are dealt out to tests that run side by side."""


class Club:
    """Tables that are always under way, whatever happens to their server: one for each game, one without bots, and one
    of the first format of chance, whose chains last two periods."""

    def __init__(self, server: Server, seed: int) -> None:
        self.server = server
        self.random = Random(seed)
        self.tables: dict[str, list[Person]] = {}
        self.accepted = 0
        self.finished = 0
        self.chains = 0
        self.lengths: dict[str, list[int]] = {}

    def fill(self) -> None:
        """Open what is missing, and verify what is over."""
        for name, people in list(self.tables.items()):
            if all(person.over for person in people):
                self._verify(people[0].table)
                self.accepted += sum(len(person.accepted) for person in people)
                del self.tables[name]
        for name in [*games.shipped(), HOT_SEAT, SHORT_CHAINS]:
            if name not in self.tables:
                self.tables[name] = self._opened(name)

    def _opened(self, name: str) -> list[Person]:
        alone = name in games.shipped()
        game = LONG if name == SHORT_CHAINS else name if alone else self.random.choice(games.shipped())
        seats = [me("Ann"), BOT if alone else me("Ben")]
        if name == SHORT_CHAINS:
            database = f"sqlite:///{self.server.folder}/meridian.db"
            table, *tokens = format1.begun(self.server, database, game, seats, options=LONG_OPTIONS)
        else:
            table, tokens = self.server.begun(game, seats, options=shortest(game))
        return [Person(table, at, token, self.random.randrange(1 << 30)) for at, token in enumerate(tokens)]

    def _verify(self, table: str) -> None:
        report = self.server.read(f"/api/tables/{table}/report")
        verify_report(report)
        self.chains = max(self.chains, len(json.loads(report).get("chains", [])))
        wait_for(lambda: self.server.get(f"/api/tables/{table}")["status"] == "over", "the end")
        self.finished += 1

    def people(self) -> list[Person]:
        return [person for people in self.tables.values() for person in people if not person.over]

    def live_and_die(self, at_once: bool) -> None:
        """One life of the server: everybody comes back and plays, until it is killed."""
        answered = Event()
        people = self.people()
        with ThreadPoolExecutor(len(people)) as pool:
            playing = [pool.submit(person.sit, self.server, answered.set) for person in people]
            if not at_once:
                assert answered.wait(PATIENCE), "no table goes on"
            time.sleep(self.random.uniform(0.0, LULL))
            assert self.server.process is not None
            thinking = children(self.server.process.pid)
            self.server.kill()
            for done in playing:
                done.result(PATIENCE)
        wait_for(lambda: not any(Path(f"/proc/{pid}").exists() for pid in thinking), "the end of the bots")

    def play_to_the_end(self) -> None:
        """Every table goes on, and ends."""
        people = self.people()
        with ThreadPoolExecutor(len(people)) as pool:
            for done in [pool.submit(person.sit, self.server) for person in people]:
                done.result()
        assert not self.people()

    async def check(self, folder: Path) -> None:
        """Look at a copy of what is left on the disk: the server itself must find it as it was."""
        shutil.rmtree(folder, ignore_errors=True)
        folder.mkdir()
        for file in self.server.folder.glob("meridian.db*"):
            shutil.copy(file, folder)
        async with store_for(f"sqlite:///{folder}/meridian.db") as store:
            for people in self.tables.values():
                for person in people:
                    length = await check_kept(store, person)
                    self.lengths.setdefault(person.table, []).append(length)
            assert await store.integrity() == []


def survive(tmp_path: Path, kills: range, seed: int) -> None:
    home = tmp_path / "server"
    home.mkdir()
    with Server(home) as server:
        club = Club(server, seed)
        for kill in kills:
            club.fill()
            club.live_and_die(at_once=kill % AT_ONCE == 0)
            asyncio.run(club.check(tmp_path / "copy"))
            server.start()
        club.fill()  # all may have ended with the last life
        club.play_to_the_end()
        club.fill()
    assert club.finished >= len(club.tables)
    assert club.accepted > 3 * len(kills)
    assert club.chains > 2, "no table has passed several chains"
    assert all(lengths == sorted(lengths) for lengths in club.lengths.values())


@pytest.mark.slow
@pytest.mark.parametrize("part", range(PARTS))
def test_whatever_was_accepted_survives_thirty_kills(tmp_path: Path, part: int) -> None:
    first = 1 + part * KILLS_A_PART
    survive(tmp_path, range(first, first + KILLS_A_PART), 7 + part)


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(10))
def test_whatever_was_accepted_survives_a_thousand_kills(tmp_path: Path, seed: int) -> None:
    survive(tmp_path, range(1, 101), 100 + seed)


def has_more(server: Server, table: str, before: int) -> bool:
    """Whether a table is played on, or has come to its end."""
    return asyncio.run(count(server, table)) > before or server.get(f"/api/tables/{table}")["status"] == "over"


@pytest.mark.slow
def test_a_table_of_bots_goes_on_by_itself_after_a_kill(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        table, _ = server.begun("globopolis", [BOT, BOT, BOT])
        for _ in range(2):
            # Only what happens in this life counts: nobody sits here, so nobody wakes it.
            before = asyncio.run(count(server, table))
            wait_for(partial(has_more, server, table, before), "the bots")
            server.kill()
            server.start()
        before = asyncio.run(count(server, table))
        wait_for(partial(has_more, server, table, before), "the bots after a kill")


def test_a_game_whose_end_was_cut_short_ends_after_the_restart(tmp_path: Path) -> None:
    """The last entry is written, and the server dies before it has noted that the table is over."""

    async def as_before() -> None:
        async with store_for(f"sqlite:///{tmp_path}/meridian.db") as store:
            await store.set_status(table, "running")

    with Server(tmp_path) as server:
        table, (token,) = server.begun("global-domination", [me(), BOT], options=shortest("global-domination"))
        person = Person(table, 0, token)
        person.sit(server)
        assert person.over
        wait_for(lambda: server.get(f"/api/tables/{table}")["status"] == "over", "the end")
        server.kill()
        asyncio.run(as_before())
        server.start()
        wait_for(lambda: server.get(f"/api/tables/{table}")["status"] == "over", "the end after the restart")
        verify(server.read(f"/api/tables/{table}/report"))


def test_the_answer_that_ended_a_game_gets_its_reply_after_a_restart(tmp_path: Path) -> None:
    """Its reply was lost with the server: whoever sends it again is told that it counted."""
    with Server(tmp_path) as server:
        table, (token,) = server.begun("global-domination", [me(), BOT], options=shortest("global-domination"))
        person = Person(table, 0, token)
        person.sit(server)
        assert person.over
        key, action = list(person.accepted.items())[-1]
        for life in ("the same", "another"):
            with closing(server.play(table, token)) as client:
                reply = client.say("answer", key, action=action, question=[0, 0, 0])
                assert reply["type"] == "accepted", life
                assert client.say("answer", "new", action=action, question=[0, 0, 0])["type"] == "refused", life
            server.kill()
            server.start()
