"""What docs/operations.md and docs/server.md print is done: an operator's commands in order, and servers start."""

from __future__ import annotations

import json
import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.guides import COMMAND, ROOT, done, printed, small
from tests.server.stored_place import Place


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    """The home of an operator: the database lies where a server puts it by itself."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("HOME", str(tmp_path))
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    data = tmp_path / ".local" / "share" / "meridian"
    data.mkdir(parents=True)
    (tmp_path / "backup").mkdir()
    place = Place(f"sqlite:///{data}/meridian.db")
    place.do(place.fill)
    place.do(lambda store: place.fill_table(store, "-abc"))
    place.do(place.report)
    return place


def test_commands_of_an_operator_run_in_order(home: Place, postgres_url: str) -> None:
    marks: list[str] = []
    instead = {"NAME": "Ada", "TABLE": "t1", "REPORT": "r1", "120": "20", "postgresql://meridian@db/new": postgres_url}
    for line in printed("operations.md"):
        words = [instead.get(word, word) for word in small(line)]
        if words[0] == "mv":
            moved = [os.path.expanduser(word) for word in words]
            subprocess.run(moved, check=True)
            continue
        words = [word.removeprefix("/") if word.startswith("/backup/") else word for word in words]
        told = done([marks[0] if word == "7k2m" else word for word in words])
        if words[1:] == ["admin", "invitations"]:
            marks = re.findall(r"^(\w{4})\b", told, re.MULTILINE)


def printed_servers() -> list[str]:
    text = (ROOT / "docs" / "server.md").read_text(encoding="utf-8")
    return [line for line in COMMAND.findall(text) if line.startswith("meridian serve")]


@pytest.mark.slow
def test_printed_servers_start(tmp_path: Path, postgres_url: str, redis_url: str) -> None:
    lines = printed_servers()
    assert any("--bus" in line for line in lines)
    for number, line in enumerate(lines):
        words = shlex.split(line, comments=True)[2:]
        instead = {"postgresql://meridian@db/meridian": postgres_url, "redis://cache/0": redis_url, "4": "2"}
        words = [instead.get(word, word) for word in words]
        command = [sys.executable, "-m", "meridian", "serve", *words]
        command += ["--port", "0", "--data", str(tmp_path / str(number)), "--json", "--log-level", "error"]
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=tmp_path) as server:
            assert server.stdout is not None
            try:
                assert json.loads(server.stdout.readline())["url"].startswith("http://"), line
            finally:
                server.terminate()
