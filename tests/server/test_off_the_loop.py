"""What takes long is never done in the process that serves players, whoever asks for it."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from meridian import games
from meridian.core import codec, edition, edition_file
from meridian.fair import report
from meridian.fair.page import Page
from meridian.server import json_edition
from tests.server.in_process import PATIENCE, Served, codes, recorded, served
from tests.server.online import BOT, shortest

SLOW = codes(
    report.make_report,
    report.to_bytes,
    Page.html,
    codec.to_lines,
    edition_file.parsed,
    edition_file.lines_of,
    json_edition.parsed_json,
    edition.overlaid,
)
"""Functions that take more than five milliseconds, of a long game or of a large edition."""


async def played(server: Served, game: str) -> str:
    """A table that bots have played to its end."""
    wish = {"game": game, "seats": [BOT, BOT], "options": shortest(game), "start": True}
    table: str = (await server.http.post("/api/tables", json=wish)).json()["table"]
    async with asyncio.timeout(PATIENCE):
        while (await server.http.get(f"/api/tables/{table}")).json()["status"] != "over":
            await asyncio.sleep(0.05)
    return table


ABOUT_A_TABLE = ["report", "report.html", "report?lang=de", "journal"]


@pytest.mark.asyncio
async def test_nothing_slow_runs_where_players_are_served(tmp_path: Path) -> None:
    game = games.names()[0]
    own: dict[str, Any] = {"name": "own.toml", "text": "[players]\nmin = 1\n"}
    with recorded() as called:
        async with served(tmp_path) as server:
            table = await played(server, game)
            for path in ABOUT_A_TABLE:
                answer = await server.http.get(f"/api/tables/{table}/{path}")
                assert answer.status_code == 200, (path, answer.text)
                assert answer.content
            for name in ("own.toml", "own.json"):
                checked = await server.http.post(f"/api/games/{game}/edition/check", json={**own, "name": name})
                assert checked.status_code in (200, 422)
    found = [name for code, name in SLOW.items() if code in called]
    assert not found, f"called in the process that serves: {found}"


@pytest.mark.asyncio
async def test_who_asks_again_gets_the_same_without_work(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        table = await played(server, games.names()[0])
        for path in ABOUT_A_TABLE:
            first, second = [await server.http.get(f"/api/tables/{table}/{path}") for _ in range(2)]
            assert first.content == second.content
            assert first.headers["content-security-policy"] == second.headers["content-security-policy"]
        page = server.node.metrics.page()[0].decode()
    done = [line for line in page.splitlines() if line.startswith("meridian_background_total{")]
    assert sum(float(line.split()[-1]) for line in done if '"done"' in line) == len(ABOUT_A_TABLE)
    assert sum(float(line.split()[-1]) for line in done if '"cached"' in line) == len(ABOUT_A_TABLE)


@pytest.mark.asyncio
async def test_a_table_that_plays_on_has_a_new_report(tmp_path: Path) -> None:
    """The cache goes by entries: what was reported a move ago is not what is reported now."""
    async with served(tmp_path) as server:
        game = games.names()[0]
        wish = {"game": game, "seats": [{"kind": "me", "name": "Ann"}, BOT], "start": True}
        opened = (await server.http.post("/api/tables", json=wish)).json()
        table = opened["table"]
        live = await server.node.hall.find(table)
        async with asyncio.timeout(PATIENCE):
            while live.sitting.asked() != [0]:
                await asyncio.sleep(0.01)
        before = (await server.http.get(f"/api/tables/{table}/report")).json()
        while live.sitting.rolls == len(before["rolls"]):
            option = live.game.options(live.sitting.p, live.sitting.asked()[0])[0]
            await live.play(live.sitting.asked()[0], option)  # type: ignore[attr-defined]
        after = (await server.http.get(f"/api/tables/{table}/report")).json()
        assert len(after["rolls"]) > len(before["rolls"])
