"""`meridian play` without --text: a server for this machine alone, its tables in one file."""

from __future__ import annotations

import signal
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from meridian.cli import main

CODE = "import sys; from meridian.cli import main; sys.exit(main())"
TIMEOUT = 120.0  # seconds; only a fault takes that long


def opened(client: httpx.Client) -> str:
    """A table that has begun."""
    seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "random"}]
    name = client.get("/api/games").json()[0]["name"]
    answer = client.post("/api/tables", json={"game": name, "seats": seats, "start": True})
    assert answer.status_code == 201, answer.text
    table: str = answer.json()["table"]
    return table


def test_it_serves_on_loopback_and_keeps_its_tables(tmp_path: Path) -> None:
    command = [sys.executable, "-c", CODE, "play", "--port", "0", "--data", str(tmp_path), "--no-browser"]
    tables: list[str] = []
    for _ in range(2):
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
            assert server.stdout is not None
            word, url = server.stdout.readline().split()
            try:
                assert (word, url.startswith("http://127.0.0.1:")) == ("meridian:", True)
                with httpx.Client(base_url=url, transport=httpx.HTTPTransport(retries=20), timeout=TIMEOUT) as client:
                    if not tables:
                        tables.append(opened(client))
                    assert client.get(f"/api/tables/{tables[0]}").json()["status"] == "running"
            finally:
                server.send_signal(signal.SIGINT)
    assert (tmp_path / "meridian.db").exists()


@pytest.mark.parametrize(
    ("said", "line"),
    [
        (["play", "global-domination", "--seats", "me,random"], "--seats is for the table in the terminal: add --text"),
        (["play", "--text"], "play --text: which game?"),
        (["play", "no-such-game"], "there is no game 'no-such-game'"),
        (["play", "global-domination", "--text", "--port", "1"], "leave out --text"),
    ],
)
def test_what_does_not_go_together_is_told(said: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(said) == 2
    assert line in capsys.readouterr().err
