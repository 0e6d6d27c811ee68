"""The roll check in the browser: a report is worked out again, and one that was changed is refused."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.browser.conftest import Visit
from tests.server.online import BOT, Server, me, play_on, shortest

GAME = "globetrotters"


@pytest.fixture(scope="module")
def finished(server: Server) -> str:
    """A table whose game is over."""
    table, (token,) = server.begun(GAME, [me(), BOT], options=shortest(GAME))
    with server.play(table, token) as client:
        play_on([client])
    return table


def changed(report: bytes, number: int) -> bytes:
    """The same report, but another outcome of one roll."""
    found: dict[str, Any] = json.loads(report)
    roll = found["rolls"][number - 1]
    roll["outcome"] = next(one for one in roll["outcomes"] if one != roll["outcome"])
    return json.dumps(found, indent=1).encode()


def test_a_report_is_verified(visit: Visit, server: Server, finished: str) -> None:
    rolls = json.loads(server.read(f"/api/tables/{finished}/report"))["rolls"]
    visitor = visit()
    visitor.go(f"check/{finished}")
    verdict = visitor.find(".verdict")
    verdict.wait_for()
    assert f"✓ All {len(rolls)} rolls and draws are in order" in verdict.inner_text()
    assert visitor.find("tbody tr").count() == min(len(rolls), 300)
    assert visitor.find("td.waiting").count() == 0


def test_a_tampered_report_is_refused_and_the_entry_named(visit: Visit, server: Server, finished: str) -> None:
    report = server.read(f"/api/tables/{finished}/report")
    number = next(roll["number"] for roll in json.loads(report)["rolls"][3:] if len(roll["outcomes"] or []) > 1)
    visitor = visit()
    visitor.go("check")
    file = visitor.find("input[type=file]")
    file.set_input_files({"name": "report.json", "mimeType": "application/json", "buffer": report})
    visitor.find(".verdict:not(.bad)", "are in order").wait_for()
    tampered = changed(report, number)
    file.set_input_files({"name": "report.json", "mimeType": "application/json", "buffer": tampered})
    verdict = visitor.find(".verdict.bad")
    verdict.wait_for()
    assert f"roll {number}:" in verdict.inner_text()
    assert visitor.find("tbody tr").count() == 0


def test_players_of_a_table_that_is_not_for_watching_read_all_of_it(visit: Visit, server: Server) -> None:
    """Report, its page to print, replay and journal open for who has a seat, and for nobody else."""
    table, (token,) = server.begun(GAME, [me(), BOT], options=shortest(GAME), watch="nobody")
    with server.play(table, token) as client:
        play_on([client])
        client.wait_for(lambda one: one.situation.get("status") == "over")
    player, stranger = visit(), visit()
    player.keep_seat(table, token)
    player.go(f"check/{table}")
    player.find(".verdict", "are in order").wait_for()
    player.find("a[href*='report.html'][href*='watch=']").wait_for()
    with player.context.expect_page() as printed:
        player.find("a[href*='report.html']").click()
    printed.value.get_by_role("heading", level=1).wait_for()
    with player.page.expect_download() as report:
        player.find("a[download]").click()
    assert report.value.suggested_filename == f"{table}.report.json"
    player.go(f"replay/{table}")
    player.find("#board > *").first.wait_for()
    player.find("a[href*='/journal'][href*='watch=']").wait_for()
    with player.page.expect_download() as journal:
        player.find("a[download]").click()
    assert journal.value.suggested_filename == f"{table}.jsonl"
    player.find("button.main", "Play on").click()
    player.page.wait_for_url("**/#/table/*")
    for page in (f"check/{table}", f"replay/{table}"):
        stranger.go(page)
        stranger.find("[role=alert]", "not for watching").wait_for()
    stranger.settled()
    stranger.forgive("status of 403")
