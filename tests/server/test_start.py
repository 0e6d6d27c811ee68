"""A server that cannot start says why in one line and ends; it never starts on something it would make worse."""

from __future__ import annotations

import os
import socket
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from meridian.cli import main
from tests.server.conftest import HERE, held_port
from tests.server.online import BOT, SRC, Server, me
from tests.server.patience import PATIENCE

GAME = "global-domination"
LOCKED = Path("/sys/kernel/meridian")
"""Where nobody can make a file, not even root."""


def fails(folder: Path, *options: str, command: str = "serve", **variables: str) -> str:
    """The one line a failed start says; it says nothing else, and ends with a status that tells of the failure."""
    code = "import sys; from meridian.cli import main; sys.exit(main())"
    port = [] if "--port" in options else ["--port", "0"]
    ended = subprocess.run(
        [sys.executable, "-c", code, command, *port, "--data", str(folder), *options],
        env={**os.environ, "PYTHONPATH": str(SRC), **variables},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
        cwd="/",
    )
    assert (ended.returncode, ended.stdout) == (2, ""), ended
    (line,) = ended.stderr.splitlines()
    assert line.startswith("meridian: ")
    return line.removeprefix("meridian: ")


def test_a_file_that_is_no_database(tmp_path: Path) -> None:
    path = tmp_path / "meridian.db"
    path.write_text("this is a letter, not a database\n" * 100)
    assert fails(tmp_path) == f"cannot use {path} as a database: file is not a database"
    assert path.read_text().startswith("this is a letter"), "nobody's file is overwritten"


def test_the_database_of_another_program(tmp_path: Path) -> None:
    path = tmp_path / "meridian.db"
    with closing(sqlite3.connect(path)) as db:
        db.execute("CREATE TABLE recipes (name TEXT)")
    assert fails(tmp_path) == f"cannot use {path} as a database: it is the database of another program"
    with closing(sqlite3.connect(path)) as db:
        assert db.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]


def test_a_folder_where_a_file_should_be(tmp_path: Path) -> None:
    (tmp_path / "meridian.db").mkdir()
    assert fails(tmp_path) == f"cannot use {tmp_path}/meridian.db as a database: unable to open database file"


def test_a_folder_that_is_not_there(tmp_path: Path) -> None:
    path = tmp_path / "nowhere" / "m.db"
    told = fails(tmp_path, "--database", f"sqlite:///{path}")
    assert told == f"cannot use {path} as a database: No such file or directory"


@pytest.mark.parametrize("command", ["serve", "play"])
def test_a_folder_that_cannot_be_written(tmp_path: Path, command: str) -> None:
    told = fails(LOCKED, command=command)
    assert told.startswith(f"the server key {LOCKED}/server.key cannot be written: ")


def test_a_backup_that_cannot_be_restored_there(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["admin", "restore", str(tmp_path / "none.jsonl"), "--database", f"sqlite:///{LOCKED}/m.db"]) == 2
    (line,) = capsys.readouterr().err.splitlines()
    assert line.startswith(f"meridian: cannot make the folder {LOCKED}: ")


def test_a_database_that_cannot_be_written(tmp_path: Path) -> None:
    path = LOCKED.with_name("meridian.db")
    assert fails(tmp_path, "--database", f"sqlite:///{path}").startswith(f"cannot use {path} as a database: ")


@pytest.mark.parametrize("at", ["first page", "in the middle"])
def test_a_damaged_file_is_not_played_on(tmp_path: Path, at: str) -> None:
    with Server(tmp_path) as server:
        for _ in range(5):
            server.open(GAME, [me(), BOT], start=True)
        server.stop()
    path = tmp_path / "meridian.db"
    data = bytearray(path.read_bytes())
    page = int.from_bytes(data[16:18])
    pages = len(data) // page
    begin, end = (100, page) if at == "first page" else (pages // 3 * page, pages * 2 // 3 * page)
    data[begin:end] = b"\xa5" * (end - begin)
    path.write_bytes(data)
    told = fails(tmp_path)
    assert str(path) in told
    assert "damaged" in told or "malformed" in told
    assert path.read_bytes() == data


def test_a_port_in_use(tmp_path: Path) -> None:
    with socket.create_server((HERE, 0)) as other:
        port = other.getsockname()[1]
        assert fails(tmp_path, "--port", str(port)) == f"cannot listen on {HERE}:{port}: Address already in use"


def test_an_address_that_is_none(tmp_path: Path) -> None:
    assert fails(tmp_path, "--host", "a" * 300).startswith(f"cannot listen on {'a' * 300}:0: ")
    assert fails(tmp_path, "--host", "256.1.1.1").startswith("cannot listen on 256.1.1.1:0: ")


def test_a_setting_that_cannot_be(tmp_path: Path) -> None:
    assert fails(tmp_path, MERIDIAN_LIMITS_HEAD_SECONDS="soon").startswith("environment: MERIDIAN_LIMITS_HEAD_SECONDS:")
    assert fails(tmp_path, MERIDIAN_LIMITS_HEAD_SECONDS="0").startswith("environment: MERIDIAN_LIMITS_HEAD_SECONDS:")
    config = tmp_path / "meridian.toml"
    config.write_text('database = "sqlite:////tmp/\\u0000.db"\n')
    assert fails(tmp_path, "--config", str(config)) == f"{config}: database: holds a NUL character"


def test_a_database_and_a_bus_that_cannot_be_reached(tmp_path: Path) -> None:
    port = held_port()
    told = fails(tmp_path, "--database", f"postgresql://meridian:secret@{HERE}:{port}/m")
    assert told.startswith(f"cannot use the database postgresql://{HERE}:{port}/m: ")
    assert "secret" not in told
    told = fails(tmp_path, "--bus", f"redis://:secret@{HERE}:{port}/0")
    assert f"{HERE}:{port}" in told
    assert "secret" not in told
