"""A disk that fails under a running server: nothing is accepted that is not durable, and nothing is told of it."""

from __future__ import annotations

import asyncio
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from meridian.fair.verify import verify
from meridian.server.stores import store_for
from tests.server.nodes import Person, check_kept
from tests.server.online import BOT, Client, Server, asked_of, me, shortest
from tests.server.services import wait_for

GAME = "global-domination"
SHIM = """
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

static int fails(void) {
    const char *fault = getenv("DISK_FAULT");
    if (fault == NULL || access(fault, F_OK) != 0) return 0;
    errno = EIO;
    return 1;
}

int fsync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fsync");
    return fails() ? -1 : real(fd);
}

int fdatasync(int fd) {
    int (*real)(int) = dlsym(RTLD_NEXT, "fdatasync");
    return fails() ? -1 : real(fd);
}
"""
"""Stands between a process and its disk: while the file DISK_FAULT names is there, nothing reaches the disk."""


class Disk:
    """A server on a disk that fails whenever it is told to."""

    def __init__(self, folder: Path) -> None:
        source, shim = folder / "shim.c", folder / "shim.so"
        source.write_text(SHIM)
        subprocess.run(["cc", "-shared", "-fPIC", "-o", shim, source, "-ldl"], check=True)
        self.fault = folder / "fault"
        home = folder / "server"
        home.mkdir()
        self.copy = folder / "copy"
        self.server = Server(home, LD_PRELOAD=str(shim), DISK_FAULT=str(self.fault))

    def fail(self) -> None:
        self.fault.touch()

    def recover(self) -> None:
        self.fault.unlink(missing_ok=True)

    def health(self) -> int:
        return self.server.http.get(self.server.url("/health")).status_code

    def check(self, person: Person) -> int:
        """What is on the disk agrees with what a person was told; how many entries there are."""

        async def look() -> int:
            async with store_for(f"sqlite:///{self.copy}/meridian.db") as store:
                return await check_kept(store, person)

        shutil.rmtree(self.copy, ignore_errors=True)
        self.copy.mkdir()
        for file in self.server.folder.glob("meridian.db*"):
            shutil.copy(file, self.copy)
        return asyncio.run(look())


@pytest.fixture
def disk(tmp_path: Path) -> Iterator[Disk]:
    found = Disk(tmp_path)
    with found.server:
        yield found


def asked_person(disk: Disk) -> tuple[Person, Person]:
    """Two people at a table under way: the one who is asked, and the other."""
    table, tokens = disk.server.begun(GAME, [me("Ann"), me("Ben")], options=shortest(GAME))
    people = [Person(table, seat, token) for seat, token in enumerate(tokens)]
    seats = [person.enter(disk.server) for person in people]
    clients: list[Client] = [*seats]
    first = clients.index(asked_of(clients))
    for person, client in zip(people, seats, strict=True):
        person.leave(client)
    return people[first], people[1 - first]


def test_what_does_not_reach_the_disk_is_refused_and_told_to_nobody(disk: Disk) -> None:
    person, other = asked_person(disk)
    server = disk.server
    with person.enter(server) as client, other.enter(server) as hearing, server.play(person.table, None) as watching:
        assert client.question is not None
        before = client.number, hearing.number, watching.number
        question, action = client.question["id"], client.question["options"][0]
        disk.fail()
        for key in ("first", "first", "second"):
            reply = client.say("answer", key, question=question, action=action)
            assert (reply["type"], reply["reason"]) == ("refused", "not-durable")
        assert disk.health() == 503
        assert server.post("/api/tables", {"game": GAME, "seats": [BOT, BOT]}, 503)["error"]
        for socket in (client, hearing, watching):
            socket.looked()  # whatever was told before would have come before this
        assert (client.number, hearing.number, watching.number) == before
        disk.recover()
        assert client.say("answer", "first", question=question, action=action)["type"] == "accepted"
        wait_for(lambda: disk.health() == 200, "a disk that works")
        hearing.wait_for(lambda client: client.number > before[1])
        watching.wait_for(lambda client: client.number > before[2])
        person.accepted["first"] = action
        person.leave(client)
        other.leave(hearing)
    server.kill()
    disk.check(person)
    server.start()
    finish(disk, [person, other])


def test_a_refused_answer_may_be_said_again_after_a_crash(disk: Disk) -> None:
    """Whether it was written nobody knows: said again with its key it counts once."""
    person, other = asked_person(disk)
    with person.enter(disk.server) as client:
        assert client.question is not None
        said = "again", client.question["id"], client.question["options"][0]
        disk.fail()
        assert client.say("answer", said[0], question=said[1], action=said[2])["reason"] == "not-durable"
        person.leave(client)
    disk.server.kill()
    disk.recover()
    person.unsure = said
    disk.check(person)
    disk.server.start()
    finish(disk, [person, other])
    assert person.accepted["again"] == said[2]


def test_bots_go_on_when_the_disk_does(disk: Disk) -> None:
    table, _ = disk.server.begun("globopolis", [BOT, BOT, BOT])
    disk.fail()
    wait_for(lambda: disk.health() == 503, "a failure")
    stands = disk.server.rolls(table)
    disk.recover()
    wait_for(lambda: disk.server.rolls(table) > stands, "the bots")
    assert disk.health() == 200


def finish(disk: Disk, people: list[Person]) -> None:
    """Play to the end, and verify the report."""
    while not all(person.over for person in people):
        for person in people:
            client = person.enter(disk.server)
            moves = client.question is not None
            person.leave(client)
            if moves:
                person.sit(disk.server, moves=1)
    disk.check(people[0])
    verify(disk.server.read(f"/api/tables/{people[0].table}/report"))
