"""`meridian play` without --text: a server for this machine alone, its tables in one file."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from meridian.cli import main
from tests.server.online import PATIENT

CODE = "import sys; from meridian.cli import main; sys.exit(main())"
TRADER = Path(__file__).parents[2] / "examples" / "bots" / "trader.py"
TIMEOUT = 120.0  # seconds; only a fault takes that long
ENVIRONMENT = {**os.environ, **PATIENT}


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
        with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as server:
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


@contextmanager
def playing(folder: Path, *options: str) -> Iterator[list[str]]:
    """A server of `meridian play`; what it prints until it is up, line by line."""
    with serving("play", "--data", str(folder), *options) as lines:
        yield lines


@contextmanager
def serving(*options: str) -> Iterator[list[str]]:
    """A command that serves until it is interrupted; what it prints until it is up, line by line."""
    command = [sys.executable, "-c", CODE, *options, "--port", "0", "--no-browser"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=ENVIRONMENT) as server:
        assert server.stdout is not None
        try:
            last = "docs/operations.md" if "--lan" in options else "Ctrl-C"
            lines: list[str] = []
            while last not in (line := server.stdout.readline()):
                assert line, lines
                lines.append(line.strip())
            yield lines
        finally:
            server.send_signal(signal.SIGINT)


def client_at(url: str, **headers: str) -> httpx.Client:
    return httpx.Client(base_url=url, transport=httpx.HTTPTransport(retries=20), timeout=TIMEOUT, headers=headers)


def test_a_bot_of_ones_own_is_met_there_and_plays(tmp_path: Path) -> None:
    with playing(tmp_path, "--bot", f"trader={TRADER}:Trader") as lines, client_at(lines[0].split()[1]) as host:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "trader"}]
        answer = host.post("/api/tables", json={"game": "global-domination", "seats": seats, "start": True})
        assert answer.status_code == 201, answer.text
        sitting = host.get(f"/api/tables/{answer.json()['table']}").json()["seats"]
        assert [(seat["kind"], seat["name"]) for seat in sitting] == [("person", "Ann"), ("bot", "Trader")]


def test_friends_in_the_network_are_let_in_and_shown_the_way(tmp_path: Path) -> None:
    with playing(tmp_path, "--lan", "--yes", "--address", "127.0.0.2") as lines:
        url = lines[0].split()[1].rstrip("/")
        theirs = url.replace("127.0.0.1", "127.0.0.2")
        assert f"Friends in this network open {theirs}" in lines
        assert any("▄▄▄▄▄" in line for line in lines), "there is no QR code"
        with client_at(url) as host, client_at(theirs) as guest:
            table = opened(host)
            found = host.get(f"/api/tables/{table}/invitation").json()
            assert guest.get(f"/api/tables/{table}/invitation").json() == found
            (link,) = found["links"]
            assert (link["url"], found["can_open"]) == (f"{theirs}/#/table/{table}", False)
            assert {len(row) for row in link["qr"]} == {len(link["qr"])}
            assert link["qr"][0].startswith("11111110")
            assert link["qr"][0].endswith("01111111")


def test_only_the_person_at_the_machine_lets_friends_in(tmp_path: Path) -> None:
    with playing(tmp_path, "--address", "127.0.0.2") as lines:
        url = lines[0].split()[1].rstrip("/")
        theirs = url.replace("127.0.0.1", "127.0.0.2")
        with client_at(url) as host, client_at(url, host="evil.test") as rebound, client_at(theirs) as guest:
            table = opened(host)
            alone = host.get(f"/api/tables/{table}/invitation").json()
            assert (alone["only_here"], alone["can_open"]) == (True, True)
            assert [link["url"] for link in alone["links"]] == [f"{url}/#/table/{table}"]
            refused = rebound.post(f"/api/tables/{table}/invitation/open", json={})
            assert (refused.status_code, "machine" in refused.json()["error"]) == (403, True)
            with pytest.raises(httpx.ConnectError):
                httpx.get(theirs)
            for _ in range(2):  # once is enough, twice does no harm
                found = host.post(f"/api/tables/{table}/invitation/open", json={}).json()
                assert [link["url"] for link in found["links"]] == [f"{theirs}/#/table/{table}"]
                assert (found["only_here"], found["can_open"]) == (False, False)
            assert guest.get(f"/api/tables/{table}").json()["status"] == "running"


def test_an_owner_of_an_original_is_asked_in_the_browser(tmp_path: Path) -> None:
    with serving("edition", "new", "globopolis", "--browser", "--data", str(tmp_path)) as lines:
        assert [line.partition("/#/")[2] for line in lines] == ["owner/globopolis/1"]
        with client_at(lines[0].split()[1].partition("#")[0]) as client:
            assert client.get("/api/games/globopolis/edition/pages/en").status_code == 200
    assert not list(tmp_path.glob("*.toml"))


@pytest.mark.parametrize(
    ("said", "line"),
    [
        (["play", "global-domination", "--seats", "me,random"], "--seats is for the table in the terminal: add --text"),
        (["play", "--text"], "play --text: which game?"),
        (["play", "--yes"], "--yes is for friends in this network: add --lan"),
        (["play", "--lan", "--address", "127.0.0.2"], "play --lan lets others in: add --yes"),
        (["play", "--lan", "--yes", "--address", "192.0.2.99"], "play --lan: cannot listen at 192.0.2.99"),
        (["play", "--address", "home"], "'home' does not appear to be an IPv4 or IPv6 address"),
        (["play", "no-such-game"], "there is no game 'no-such-game'"),
        (["play", "global-domination", "--text", "--port", "1"], "leave out --text"),
        (["edition", "new", "globopolis"], "edition new: name the file to be written, or add --browser"),
        (["edition", "new", "globopolis", "x.toml", "--browser"], "--browser: leave out the file"),
        (["edition", "new", "globopolis", "x.toml", "--port", "1"], "--port and --data are for --browser"),
    ],
)
def test_what_does_not_go_together_is_told(said: list[str], line: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(said) == 2
    assert line in capsys.readouterr().err
