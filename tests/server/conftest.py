"""Real PostgreSQL and Redis servers, started by the tests on free loopback ports, and stopped by them."""

from __future__ import annotations

import os
import secrets
import shutil
import signal
import socket
import subprocess
import tempfile
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import redis

from tests.server.patience import PATIENCE

HERE = "127.0.0.1"
ROLE = "meridian"
POSTGRES = Path("/usr/lib/postgresql")
"""Debian's folders for the programs of PostgreSQL, by version."""


def held_port() -> int:
    """A port that no one else is given as long as this process runs, even while its server is restarted.

    A socket stays bound to it and never listens. Servers bind with SO_REUSEADDR, so they may listen there all the same;
    where none does, connections are refused.
    """
    holder = socket.socket()
    holder.bind((HERE, 0))
    holder.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    port: int = holder.getsockname()[1]
    holder.detach()
    return port


@contextmanager
def running(command: list[str | Path], answers: Callable[[], bool], user: str | None = None) -> Iterator[None]:
    """A server process that answers; it is always stopped in the end, by its process id."""
    with tempfile.TemporaryFile() as said:
        server = subprocess.Popen(command, stdout=said, stderr=said, user=user, cwd="/")
        try:
            patience = time.monotonic() + PATIENCE
            while not answers():
                if server.poll() is not None or time.monotonic() > patience:
                    said.seek(0)
                    pytest.fail(f"{Path(command[0]).name} does not start: {said.read().decode(errors='replace')}")
                time.sleep(0.02)
            yield
        finally:
            server.send_signal(signal.SIGINT)  # both stop immediately, even with open connections
            try:
                server.wait(PATIENCE)
            except subprocess.TimeoutExpired:
                server.kill()
                server.wait()


def program(name: str, folders: list[Path]) -> Path:
    """A program in one of these folders or on the path; a test that needs it fails without it, it is not skipped."""
    path = os.pathsep.join([*map(str, folders), os.environ.get("PATH", os.defpath)])
    found = shutil.which(name, path=path)
    if found is None:
        pytest.fail(f"{name} is not installed: the tests of the server need PostgreSQL and Redis")
    return Path(found)


def postgres_program(name: str) -> Path:
    """A program of the newest PostgreSQL here."""
    versions = sorted(POSTGRES.glob("[0-9]*"), key=lambda folder: float(folder.name), reverse=True)
    return program(name, [folder / "bin" for folder in versions])


@pytest.fixture(scope="session")
def postgres_server() -> Iterator[str]:
    """The address of a PostgreSQL server, without the name of a database. It refuses to run as root."""
    user = "postgres" if os.geteuid() == 0 else None
    with tempfile.TemporaryDirectory(prefix="meridian-postgres-") as folder:
        if user:
            shutil.chown(folder, user)
        data = Path(folder, "data")
        initdb: list[str | Path] = [postgres_program("initdb"), "--pgdata", data, "--username", ROLE]
        initdb += ["--auth", "trust", "--encoding", "UTF8", "--no-locale", "--no-sync"]
        made = subprocess.run(initdb, check=False, user=user, cwd="/", capture_output=True, text=True)
        assert made.returncode == 0, made.stderr
        port = held_port()
        ready: list[str | Path] = [postgres_program("pg_isready"), "--quiet", "--host", HERE, "--port", str(port)]
        # Without fsync a killed server loses nothing, only a power failure does; databases are created faster.
        settings = [f"port={port}", f"listen_addresses={HERE}", "unix_socket_directories=", "fsync=off"]
        options = [word for setting in settings for word in ("-c", setting)]
        command: list[str | Path] = [postgres_program("postgres"), "-D", data, *options]
        with running(command, lambda: subprocess.run(ready, check=False).returncode == 0, user):
            yield f"postgresql://{ROLE}@{HERE}:{port}"


@contextmanager
def database(server: str) -> Iterator[str]:
    """The address of a new, empty database on a server; it is dropped in the end, even with open connections."""
    name = f"test_{secrets.token_hex(6)}"
    to: list[str | Path] = ["--maintenance-db", f"{server}/postgres", name]
    subprocess.run([postgres_program("createdb"), *to], check=True)
    try:
        yield f"{server}/{name}"
    finally:
        subprocess.run([postgres_program("dropdb"), "--force", *to], check=True)


@pytest.fixture
def postgres_url(postgres_server: str) -> Iterator[str]:
    """The address of an empty database for this test only."""
    with database(postgres_server) as url:
        yield url


@pytest.fixture(scope="session")
def redis_server() -> Iterator[str]:
    """The address of a Redis server without persistence."""
    port = held_port()
    with tempfile.TemporaryDirectory(prefix="meridian-redis-") as folder:
        options = ["--bind", HERE, "--port", str(port), "--dir", folder, "--save", "", "--appendonly", "no"]
        url = f"redis://{HERE}:{port}/0"
        command: list[str | Path] = [program("redis-server", []), *options]
        with redis.Redis.from_url(url) as client, running(command, lambda: pings(client)):
            yield url


def pings(client: redis.Redis) -> bool:
    """Whether a Redis server answers."""
    try:
        return bool(client.ping())
    except redis.ConnectionError:
        return False


@pytest.fixture
def redis_url(redis_server: str) -> str:
    """The address of an empty Redis server."""
    with redis.Redis.from_url(redis_server) as client:
        client.flushall()
    return redis_server
