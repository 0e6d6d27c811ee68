"""`make play` opens a table first and compiles behind it; without a compiler it goes on as it is."""

from __future__ import annotations

import json
import os
import shutil
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from hashlib import sha256
from pathlib import Path

import httpx
import pytest

from tests.server.online import PATIENT

ROOT = Path(__file__).parents[2]
TIMEOUT = 120.0  # seconds; only a fault takes that long
LOOK_AGAIN = 0.2  # seconds between two questions
CODE = "import sys; from meridian.cli import main; sys.exit(main())"


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A tree with one module to compile, everything installed, and the server of this one."""
    shutil.copytree(ROOT / "tools" / "build", tmp_path / "tools" / "build")
    shutil.copytree(ROOT / "requirements", tmp_path / "requirements")
    package = tmp_path / "src" / "meridian"
    (package / "core").mkdir(parents=True)
    for folder in (package, package / "core"):
        (folder / "__init__.py").touch()
    (package / "core" / "position.py").write_text("def double(number: int) -> int:\n    return 2 * number\n")
    page = package / "web" / "dist" / "index.html"
    page.parent.mkdir(parents=True)
    page.write_text("<!doctype html>")
    commands = tmp_path / ".venv" / "bin"
    commands.mkdir(parents=True)
    for name, words in (("python", '"$@"'), ("meridian", f"-c '{CODE}' \"$@\"")):
        (commands / name).write_text(f"#!/bin/sh\nexec {sys.executable} {words}\n")
        (commands / name).chmod(0o755)
    pinned = {path.stem: sha256(path.read_bytes()).hexdigest() for path in (ROOT / "requirements").glob("*.txt")}
    (tmp_path / ".venv" / ".pinned.json").write_text(json.dumps(pinned))
    return tmp_path


@contextmanager
def playing(tree: Path, **variables: str) -> Iterator[tuple[subprocess.Popen[str], httpx.Client]]:
    """`make play` in a tree, from the first answer on; Ctrl-C ends it."""
    words = ["-m", "tools.build.play", "--port", "0", "--no-browser", "--data", str(tree / "data")]
    own = {**PATIENT, "PYTHONPATH": str(ROOT / "src"), "MERIDIAN_PURE": "0", **variables}
    with subprocess.Popen(
        [sys.executable, *words],
        cwd=tree,
        env={**os.environ, **own},
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        process_group=0,
    ) as play:
        try:
            printed(play, "s  from the start to an open table")
            address = printed(play, "meridian: http").split()[1]
            with httpx.Client(base_url=address, timeout=TIMEOUT) as client:
                yield play, client
        finally:
            os.killpg(play.pid, signal.SIGINT)
    assert play.returncode == 0


def printed(play: subprocess.Popen[str], words: str) -> str:
    """The next line with these words; the server may log others before it."""
    assert play.stdout is not None
    others: list[str] = []
    while words not in (line := play.stdout.readline()):
        assert line, others
        others.append(line)
    return line


def state(client: httpx.Client) -> str:
    return str(client.get("/api/faster-rules").json()["state"])


def settled(client: httpx.Client) -> str:
    """How compiling ended."""
    until = time.monotonic() + TIMEOUT
    while (now := state(client)) == "coming":
        assert time.monotonic() < until
        time.sleep(LOOK_AGAIN)
    return now


@pytest.mark.slow
def test_rules_are_compiled_behind_the_open_table(tree: Path) -> None:
    record = tree / "src" / "meridian" / "_compiled.json"
    with playing(tree) as (play, client):
        assert settled(client) == "ready"
        printed(play, "faster rules")
    assert json.loads(record.read_text())["opt"] == "1"
    written = record.stat().st_mtime_ns
    with playing(tree) as (_, client):
        assert state(client) == "none", "compiled rules are used from the start: nothing comes later"
    assert record.stat().st_mtime_ns == written


def test_without_a_c_compiler_one_line_says_so_and_play_goes_on(tree: Path) -> None:
    with playing(tree, CC="false") as (play, client):
        assert settled(client) == "none"
        printed(play, "meridian: not compiled, plain Python will be used (no working C compiler")
        assert client.get("/health").status_code == 200


def test_play_that_ends_takes_the_compiler_with_it(tree: Path) -> None:
    with playing(tree) as (_, client):
        assert state(client) in ("coming", "ready")
        assert at_work_in(tree)
    until = time.monotonic() + TIMEOUT
    while at_work_in(tree):
        assert time.monotonic() < until
        time.sleep(LOOK_AGAIN)


def at_work_in(folder: Path) -> list[str]:
    """The processes that work in a folder."""
    found = []
    for process in Path("/proc").glob("[0-9]*"):
        with suppress(OSError):
            if (process / "cwd").readlink() == folder:
                found.append(process.name)
    return found
