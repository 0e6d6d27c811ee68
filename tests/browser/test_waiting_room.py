"""The waiting room when people go: a host who leaves or stays away is followed by a guest; a chair is free again."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.browser.conftest import Visit, started
from tests.browser.visitor import Visitor
from tests.server.online import OPEN, Server, me

GAME = "globetrotters"


def test_whoever_leaves_frees_a_chair_and_may_come_back(visit: Visit, server: Server) -> None:
    ann, ben, cem = visit(), visit(settings={"name": "Ben"}), visit(settings={"name": "Cem", "lang": "de"})
    table, _, _ = server.open(GAME, [OPEN, OPEN, OPEN])
    for visitor in (ann, ben, cem):
        visitor.go(f"table/{table}")
        visitor.find(".free button").first.click()
        expect(visitor.find("li", "(you)" if visitor is not cem else "(du)")).to_be_visible()
    # A guest leaves and comes back; the others see it.
    cem.button("Diesen Tisch verlassen").click()
    cem.page.get_by_role("dialog").get_by_role("button", name="Diesen Tisch verlassen").press("Enter")
    expect(cem.page.get_by_text("Du hast diesen Tisch verlassen.")).to_be_visible()
    expect(ann.find("li", "Cem")).to_have_count(0)
    assert cem.page.evaluate("localStorage.getItem('meridian.tables')") in (None, "[]")
    cem.find(".free button").first.click()
    expect(ann.find("li", "Cem")).to_be_visible()
    expect(cem.page.get_by_text("Du hast diesen Tisch verlassen.")).to_have_count(0)


def test_a_host_who_leaves_passes_the_table_on(visit: Visit) -> None:
    ann, ben = visit(), visit(settings={"name": "Ben"})
    ann.go("new/globetrotters")
    ann.settled()
    ann.button("Open the table").click()
    ann.button("Leave this table").wait_for()
    ben.page.goto(ann.page.url)
    ben.button("Sit here").first.click()
    expect(ann.find("li", "Ben")).to_be_visible()
    expect(ann.find("li", "Ann").get_by_text("host", exact=True)).to_be_visible()
    expect(ben.button("Fill the chairs and start")).to_have_count(0)
    ann.button("Leave this table").click()
    expect(ann.page.get_by_role("dialog")).to_contain_text("Whoever has sat here longest will be the host.")
    ann.page.get_by_role("dialog").get_by_role("button", name="Leave this table").click()
    expect(ben.page.get_by_text("Ben is the host now: Ann has left. You can seat characters")).to_be_visible()
    expect(ann.page.get_by_text("Ben is the host now: Ann has left.")).to_be_visible()
    expect(ann.button("Send away: Ben")).to_have_count(0)
    ben.button("Fill the chairs and start").click()
    expect(ben.find(".at-table")).to_be_visible()


def test_guests_read_that_the_host_is_away_and_one_who_waits_takes_over(browser: Browser, tmp_path: Path) -> None:
    with started(tmp_path, MERIDIAN_HOST_AWAY_SECONDS="0.001") as server:
        table, _, _ = server.open(GAME, [me("Ann"), OPEN])
        ben = Visitor(browser, server.address, settings={"name": "Ben"})
        ben.go(f"table/{table}")
        expect(ben.page.get_by_role("status").filter(has_text="The host, Ann, has been away since")).to_be_visible()
        ben.button("Sit here").click()
        expect(ben.page.get_by_text("Ben is the host now: Ann has been away for too long.")).to_be_visible()
        expect(ben.button("Send away: Ann")).to_be_visible()
        ben.close()
        assert ben.faults == []
