"""`meridian doctor` on a machine where all is well, and where each thing is wrong."""

from __future__ import annotations

import json
import socket
import sqlite3
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from threading import Thread

import pytest

from meridian.cli import main
from meridian.server.stores.migrate import NEWEST
from tests.server.online import Server

FINDINGS = [
    "program", "client", "games", "data", "key", "database", "bus", "port", "public_url", "mail", "open files",
]  # fmt: skip


def examined(capsys: pytest.CaptureFixture[str], *args: str) -> tuple[int, dict[str, dict[str, str]]]:
    status = main(["doctor", "--json", *args])
    return status, {found["what"]: found for found in json.loads(capsys.readouterr().out)}


def test_a_server_can_start(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("MERIDIAN_DATA", str(tmp_path / "new"))
    monkeypatch.setenv("MERIDIAN_PORT", "0")
    monkeypatch.setenv("MERIDIAN_SERVICE_HOST", "10.0.0.7")
    status, found = examined(capsys)
    assert status == 0
    assert list(found) == [*FINDINGS[:2], "environment", *FINDINGS[2:]]
    assert found["database"]["text"] == "SQLite, empty; the tables are created at the first start"
    assert "MERIDIAN_SERVICE_HOST" in found["environment"]["text"]
    assert not (tmp_path / "new").exists()
    assert main(["doctor"]) == 0
    said = capsys.readouterr().out
    assert "!!  public_url: not set\n      links in mails" in said
    assert "ok  bus: one node\n" in said


@pytest.fixture
def stranger() -> Iterator[int]:
    """The port of another program's server."""
    with HTTPServer(("127.0.0.1", 0), BaseHTTPRequestHandler) as server:
        thread = Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


def test_everything_that_is_wrong_is_said(
    tmp_path: Path, stranger: int, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "other.db").write_bytes(b"no database " * 100)
    (tmp_path / "server.key").write_text("0" * 64)
    (tmp_path / "server.key").chmod(0o644)
    with socket.create_server(("127.0.0.1", 0)) as closed:
        nowhere = closed.getsockname()[1]
    settings = {
        "DATA": str(tmp_path),
        "DATABASE": f"sqlite:///{tmp_path / 'other.db'}",
        "PORT": str(stranger),
        "BUS": f"redis://127.0.0.1:{nowhere}/0",
        "PUBLIC_URL": "http://games.example.org",
        "MAIL_HOST": "127.0.0.1",
        "MAIL_PORT": str(nowhere),
        "MAIL_SENDER": "table@games.example.org",
    }
    for name, value in settings.items():
        monkeypatch.setenv(f"MERIDIAN_{name}", value)
    status, found = examined(capsys)
    assert status == 1
    wrong = {what: one["text"] for what, one in found.items() if one["state"] == "error"}
    assert set(wrong) == {"key", "database", "bus", "port", "mail"}
    assert wrong["key"].endswith("chmod 600 makes it safe")
    assert wrong["database"].endswith("file is not a database")
    assert found["public_url"]["state"] == "warning"
    assert all(one["remedy"] for one in found.values() if one["state"] != "ok")


def test_beside_a_running_server(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with Server(tmp_path) as server:
        monkeypatch.setenv("MERIDIAN_DATA", str(tmp_path))
        monkeypatch.setenv("MERIDIAN_PORT", server.address.rpartition(":")[2])
        status, found = examined(capsys)
    assert status == 0
    assert found["database"]["text"] == f"SQLite, schema {NEWEST}"
    assert found["port"]["text"].startswith("a Meridian server answers on 127.0.0.1:")
    with sqlite3.connect(next(tmp_path.glob("*.db"))) as database:
        database.execute("UPDATE alembic_version SET version_num = '0001'")
    database.close()
    assert "backup" in examined(capsys)[1]["database"]["remedy"]
