"""Journal files: a game that was played elsewhere is replayed and played on from, and bad files are refused."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import httpx
import pytest

from meridian import games
from meridian.core.codec import from_lines, to_lines
from meridian.core.game import begin, new_header
from meridian.core.journal import Entry, Journal
from meridian.core.playout import playout
from meridian.server.journals.journal_file import MAX_ENTRIES
from tests.any_game import seats_of
from tests.server.online import Message, Server, play_on, shortest
from tests.server.patience import PATIENCE


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with Server(tmp_path_factory.mktemp("server")) as found:
        yield found


def journal(name: str) -> Journal:
    """A short game, played to its end at random."""
    game = games.load(name)
    header = new_header(game, seats_of(game), shortest(name))
    entries: list[Entry] = []
    playout(begin(game, header), Random(name), MAX_ENTRIES, entries)
    return Journal(header, entries)


def sent(server: Server, text: str, status: int = 201, **more: str) -> Message:
    return server.post("/api/journals", {"name": "game.jsonl", "text": text, **more}, status)


@pytest.mark.parametrize("name", games.names())
def test_a_file_is_replayed_and_played_on_from(server: Server, name: str) -> None:
    game, played = games.load(name), journal(name)
    text = to_lines(game, played)
    table = sent(server, text, lang="de")["table"]
    assert sent(server, text, lang="de")["table"] == table
    info = server.get(f"/api/tables/{table}")
    assert [seat["name"] for seat in info["seats"]] == [f"Spieler {at + 1}" for at in range(played.header.seats)]
    timeline = server.get(f"/api/tables/{table}/timeline")
    assert timeline["entries"] == len(played.entries)
    assert server.get(f"/api/tables/{table}/moments/{len(played.entries)}?eyes=all")["over"]
    kept = from_lines(game, server.read(f"/api/tables/{table}/journal").decode())
    assert kept.entries == played.entries
    assert table not in {one["table"] for one in server.get("/api/tables?status=over")["tables"]}
    middle = len(played.entries) // 2
    copy = server.post(f"/api/tables/{table}/clone", {"moment": middle, "seat": 0, "name": "Ann"})
    with server.play(copy["table"], copy["seats"][0]["token"]) as client:
        play_on([client])
        assert client.over


def test_names_are_kept_and_a_game_may_be_unfinished(server: Server) -> None:
    name = games.shipped()[0]
    game, whole = games.load(name), journal(name)
    half = Journal(whole.header, whole.entries[: len(whole.entries) // 2])
    players = [f"Player\u202e {at}" for at in range(whole.header.seats)]
    table = sent(server, to_lines(game, half, {"table": "x", "players": players}))["table"]
    info = server.get(f"/api/tables/{table}")
    assert info["status"] == "closed"
    assert [seat["name"] for seat in info["seats"]] == [f"Player {at}" for at in range(whole.header.seats)]
    assert server.get(f"/api/tables/{table}/timeline")["scores"] == []
    assert "practice" in server.get(f"/api/tables/{table}/report", 422)["error"]


def test_bad_files_are_refused_in_one_line(server: Server) -> None:
    name = games.shipped()[0]
    lines = to_lines(games.load(name), journal(name)).splitlines()
    head = json.loads(lines[0])
    deep: list[object] = []
    for _ in range(100):
        deep = [deep]
    head["header"]["options"] = {"deep": deep}
    for text, why in (
        ("not a journal", "game.jsonl: line 1: not the header of a Meridian journal"),
        ("\n".join(lines[:-1]), "cut short: the closing line is missing"),
        ("\n".join([lines[0], lines[2], *lines[1:]]), "line 2: changed after it was written"),
        (lines[0].replace(name, "chess", 1), "chess"),
        ("\n".join([json.dumps(head), *lines[1:]]), "header"),
    ):
        refusal = sent(server, text, 422)["error"]
        assert why in refusal
        assert "\n" not in refusal
    assert "game.jsonl" in sent(server, "x" * (1 << 19), 422)["error"]


def test_only_a_replay_may_be_framed(server: Server) -> None:
    for path, allowed in (("/embed", True), ("/", False), ("/embed/x", False), ("/api/games", False)):
        headers = httpx.get(server.url(path), timeout=PATIENCE).headers
        assert ("x-frame-options" not in headers) is allowed
        assert ("frame-ancestors *" in headers["content-security-policy"]) is allowed
