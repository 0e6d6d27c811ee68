"""What takes long is never done in the process that serves players, whoever asks for it."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from meridian import games
from meridian.core import codec, edition, edition_bounds, edition_file, toml_lines
from meridian.core.game import edition_of
from meridian.fair import report
from meridian.fair.page import ReportPage
from meridian.owners import answers, effect
from meridian.owners.pages import owner_pages
from meridian.server.background import pool
from meridian.server.background.prices import Price
from meridian.server.http import game_texts, json_edition
from meridian.server.http.routes import editions
from meridian.server.tables import protocol_schema
from meridian.server.tables.replay import Replay
from tests.server.in_process import Served, codes, recorded, served
from tests.server.online import BOT, Message, me, shortest
from tests.server.patience import PATIENCE
from tests.server.test_background import ENDLESS

GAME = games.shipped()[0]
SLOW = codes(
    report.make_report,
    report.to_bytes,
    ReportPage.html,
    codec.to_lines,
    codec.to_bytes,
    edition_file.parsed,
    toml_lines.key_lines,
    json_edition.parsed_json,
    Replay.__init__,
    Replay.moments,
    Replay.query,
    Replay.portrait,
    game_texts.texts_of,
    game_texts.game_info,
    owner_pages,
    answers.draft,
    answers.merged,
    effect.effect,
    protocol_schema.schema,
    protocol_schema.asyncapi,
)
"""Functions that take more than five milliseconds, of a long game or of a large edition."""
ABOUT_A_TABLE = [
    "report", "report.html", "report?lang=de", "journal", "timeline", "moments/3?eyes=all", "moments?first=0",
    "moments/3/queries?name=x", "moments/3/portrait/de?seat=1", "texts/en", "edition", "curve",
]  # fmt: skip
SHIPPED = [
    "/api/games", f"/api/games/{GAME}/texts/de", f"/api/games/{GAME}/edition", f"/api/games/{GAME}/rules",
    f"/api/games/{GAME}/edition/pages/de",
    "/api/schema/openapi.json", "/api/schema/socket", "/api/schema/asyncapi.json",
]  # fmt: skip


async def opened(server: Served, seats: list[Message], **more: Any) -> Message:
    """A table under way."""
    answer = await server.http.post("/api/tables", json={"game": GAME, "seats": seats, "start": True, **more})
    assert answer.status_code == 201, answer.text
    told: Message = answer.json()
    return told


async def played(server: Served, **more: Any) -> str:
    """A table that bots have played to its end."""
    table: str = (await opened(server, [BOT, BOT], options=shortest(GAME), **more))["table"]
    async with asyncio.timeout(PATIENCE):
        while (await server.http.get(f"/api/tables/{table}")).json()["status"] != "over":
            await asyncio.sleep(0.05)
    return table


@pytest.mark.asyncio
async def test_nothing_slow_runs_where_players_are_served(tmp_path: Path) -> None:
    own = {"players": edition_of(games.load(GAME)).data["players"], "edition": {"name": "own"}}
    with recorded() as called:
        async with served(tmp_path) as server:
            table = await played(server, overlay=own)
            for path in [f"/api/tables/{table}/{about}" for about in ABOUT_A_TABLE] + SHIPPED:
                answer = await server.http.get(path)
                assert answer.status_code == 200, (path, answer.text)
                assert answer.content
            for name in ("own.toml", "own.json"):
                body = {"name": name, "text": "[players]\nmin = 1\n"}
                checked = await server.http.post(f"/api/games/{GAME}/edition/check", json=body)
                assert checked.status_code in (200, 422)
            own_answers = {"values": {"players.max": "3"}}
            files = {"answers": own_answers, "file": {"name": "own.toml", "text": ""}}
            for what, sent in {"draft": own_answers, "effect": own_answers, "merge": files}.items():
                made = await server.http.post(f"/api/games/{GAME}/edition/{what}/en", json=sent)
                assert made.status_code in (200, 422), made.text
            running = (await opened(server, [me(), BOT]))["table"]
            copy = await server.http.post(f"/api/tables/{running}/clone", json={"moment": 1})
            assert copy.status_code == 201, copy.text
    found = [name for code, name in SLOW.items() if code in called]
    assert not found, f"called in the process that serves: {found}"


@pytest.mark.asyncio
async def test_who_asks_again_gets_the_same_without_work(tmp_path: Path) -> None:
    asked = [about for about in ABOUT_A_TABLE if about not in ("texts/en", "edition", "curve")]
    async with served(tmp_path) as server:
        table = await played(server)
        for path in asked:
            first, second = [await server.http.get(f"/api/tables/{table}/{path}") for _ in range(2)]
            assert first.content == second.content
            assert first.headers["content-security-policy"] == second.headers["content-security-policy"]
        assert counted(server, "done") == counted(server, "cached") == len(asked)


def counted(server: Served, result: str) -> float:
    """How much background work had this result."""
    lines = server.node.metrics.page()[0].decode().splitlines()
    rows = [line for line in lines if line.startswith("meridian_background_total{")]
    return sum(float(row.split()[-1]) for row in rows if f'"{result}"' in row)


@pytest.mark.asyncio
async def test_a_table_that_plays_on_has_a_new_report(tmp_path: Path) -> None:
    """The cache goes by entries: what was reported a move ago is not what is reported now."""
    async with served(tmp_path) as server:
        table = (await opened(server, [me(), BOT]))["table"]
        live = await server.node.registry.find(table)
        async with asyncio.timeout(PATIENCE):
            while live.session.asked() != [0]:
                await asyncio.sleep(0.01)
        before = (await server.http.get(f"/api/tables/{table}/report")).json()
        while live.session.rolls == len(before["rolls"]):
            option = live.session.p.options(live.session.asked()[0])[0]
            await live.play(live.session.asked()[0], option)  # type: ignore[attr-defined]
        after = (await server.http.get(f"/api/tables/{table}/report")).json()
        assert len(after["rolls"]) > len(before["rolls"])


LONG = 30_000
TOO_MUCH: dict[str, Message] = {
    "keys": {"overlay": {f"k{number}": 1 for number in range(LONG)}},
    "values": {"overlay": {"a": [1] * LONG}},
    "options": {"options": {"turns": [[]] * LONG}},
    "a number": {"overlay": {"players": {"min": 10**1000}}},
    "levels": {"overlay": {"a": json.loads("[" * 60 + "]" * 60)}},
}


@pytest.mark.asyncio
@pytest.mark.parametrize("what", TOO_MUCH)
async def test_a_table_with_too_large_an_edition_is_refused_in_one_line(tmp_path: Path, what: str) -> None:
    with recorded() as called:
        async with served(tmp_path) as server:
            body = {"game": GAME, "seats": [BOT, BOT], **TOO_MUCH[what]}
            answers = [await server.http.post(f"/api/tables?lang={lang}", json=body) for lang in ("en", "de")]
            assert [answer.status_code for answer in answers] == [422, 422]
            english, german = [answer.json()["error"] for answer in answers]
            assert english != german
            assert "\n" not in english
    assert not called.intersection(codes(edition.overlaid, edition_bounds.check_bounds))


@pytest.mark.asyncio
async def test_only_editions_may_be_large(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        answer = await server.http.post("/api/turns", json={"tokens": ["x" * 10] * 10_000})
        assert answer.status_code == 413


@pytest.mark.asyncio
async def test_a_client_that_hangs_up_ends_its_work(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "LINGER_SECONDS", 0.1)
    monkeypatch.setattr(editions, "EDITION", Price("edition", 1, lambda _: 1e6))
    path = f"/api/games/{GAME}/edition/check"
    async with served(tmp_path) as server:
        assert (await server.http.post(path, json={"name": "own.toml", "text": ""})).status_code == 200
        (worker,) = server.node.background.pids()
        hangs = asyncio.create_task(server.http.post(path, json={"name": "own.toml", "text": ENDLESS}))
        async with asyncio.timeout(PATIENCE):
            while not server.node.background.working():
                await asyncio.sleep(0.01)
            waits = asyncio.create_task(server.http.post(path, json={"name": "own.toml", "text": "a = 1"}))
            while not server.node.background.waiting():
                await asyncio.sleep(0.01)
            hangs.cancel()
            assert (await waits).status_code == 200, "the next one has its turn"
        assert server.node.background.pids() != [worker]
        await asyncio.gather(hangs, return_exceptions=True)
