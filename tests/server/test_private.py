"""What a server keeps is for its owner alone, whatever the umask."""

from __future__ import annotations

import io
import os
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

from meridian.cli import main
from meridian.core.errors import BadInput
from meridian.server.ops.private_files import tighten
from tests.server.online import BOT, OPEN, Server, me

GAME = "global-domination"
UMASKS = (0o000, 0o022)
STORE = {"meridian.db", "meridian.db-wal", "meridian.db-shm"}


@contextmanager
def umask(mask: int) -> Iterator[None]:
    before = os.umask(mask)
    try:
        yield
    finally:
        os.umask(before)


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


def modes(folder: Path) -> dict[str, int]:
    """The modes of what a server keeps; the log beside it is the test's."""
    return {path.name: mode(path) for path in folder.iterdir() if path.name != "server.log"}


@pytest.mark.parametrize("mask", UMASKS)
def test_the_files_of_a_server_are_its_owners_alone(tmp_path: Path, mask: int) -> None:
    home = tmp_path / "home" / "data"
    server = Server(tmp_path)
    server.options[server.options.index("--data") + 1] = str(home)
    with umask(mask), server:
        server.open(GAME, [me(), BOT])
        assert modes(home) == dict.fromkeys({*STORE, "server.key"}, 0o600)
        assert mode(home) == 0o700
        backups = [tmp_path / "backup.jsonl", tmp_path / "backup.db"]
        for backup in backups:
            assert main(["admin", "backup", str(backup), "--database", f"sqlite:///{home}/meridian.db"]) == 0
            assert mode(backup) == 0o600
        new = tmp_path / "new" / "restored.db"
        assert main(["admin", "restore", str(backups[0]), "--database", f"sqlite:///{new}"]) == 0
        assert set(modes(new.parent).values()) == {0o600}
        assert mode(new.parent) == 0o700


def test_files_of_an_earlier_release_are_closed_to_others(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.open(GAME, [OPEN, BOT])
        server.kill()
        for name in STORE:
            (tmp_path / name).chmod(0o644)
        tmp_path.chmod(0o755)
        server.start()
        assert modes(tmp_path) == dict.fromkeys({*STORE, "server.key"}, 0o600)
        assert mode(tmp_path) == 0o755, "a folder that was there is its owner's affair"


def test_admin_closes_them_too(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        server.stop()
    (tmp_path / "meridian.db").chmod(0o644)
    assert main(["admin", "list", "--database", f"sqlite:///{tmp_path}/meridian.db"]) == 0
    assert mode(tmp_path / "meridian.db") == 0o600


def test_a_file_behind_a_link_is_closed_to_others(tmp_path: Path) -> None:
    real, link = tmp_path / "real.db", tmp_path / "link.db"
    with umask(0):
        real.touch()
        link.symlink_to(real)
        with Server(tmp_path, "--database", f"sqlite:///{link}") as server:
            server.open(GAME, [OPEN, BOT])
            assert {mode(path) for path in tmp_path.glob("real.db*")} == {0o600}


def test_play_keeps_its_tables_to_its_owner(tmp_path: Path) -> None:
    code = "import os, sys; os.umask(0); from meridian.cli import main; sys.exit(main())"
    command = [sys.executable, "-c", code, "play", "--data", str(tmp_path / "data"), "--port", "0", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as process:
        assert process.stdout is not None
        try:
            assert process.stdout.readline().startswith(b"meridian: http://127.0.0.1:")
            assert modes(tmp_path / "data") == dict.fromkeys({*STORE, "server.key"}, 0o600)
            assert mode(tmp_path / "data") == 0o700
        finally:
            process.terminate()


def test_a_saved_game_is_for_its_owner(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.jsonl"
    monkeypatch.setattr("sys.stdin", io.StringIO())
    with umask(0):
        main(["play", GAME, "--text", "--save", str(path)])
    assert mode(path) == 0o600


def test_what_cannot_be_closed_to_others_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "file"
    path.touch()
    path.chmod(0o644)
    tighten(tmp_path / "nothing")
    with pytest.raises(BadInput, match=r"open to others, and cannot be closed to them: .+") as told:
        tighten(Path("/proc/self/status"))
    assert "\n" not in str(told.value)
