"""What people see when something is wrong: plain words, and nothing is lost."""

from __future__ import annotations

from playwright.sync_api import Browser, Route

from tests.browser.conftest import Returning, Visit
from tests.browser.visitor import Visitor
from tests.server.online import BOT, OPEN, Server, me

GAME = "globetrotters"
NOTICE = ".above .bar:not(.calm)"


def test_a_table_that_is_not_there(visit: Visit) -> None:
    visitor = visit()
    visitor.go("table/none00000000")
    visitor.find("h1", "There is no such table").wait_for()
    visitor.find("main a", "Start page").click()
    visitor.find(".games article").first.wait_for()
    visitor.forgive("404")


def test_pages_that_are_not_there(visit: Visit, server: Server) -> None:
    """An unknown page, an unknown rule book and an unknown path: each says so, and leads back."""
    visitor = visit()
    visitor.go("blah")
    visitor.find("h1", "This page is not on the map").wait_for()
    visitor.go("rules/zzz")
    visitor.find("h1", "There is no rule book of that name").wait_for()
    visitor.find("main a", "Start page").first.click()
    visitor.find(".games article").first.wait_for()
    found = visitor.page.goto(f"{server.address}/foo/bar")
    assert found is not None
    assert found.status == 404
    visitor.find("h1", "This page is not on the map").wait_for()
    visitor.find("a").click()
    visitor.find(".games article").first.wait_for()
    assert server.http.get(server.url("/foo/bar")).json() == {"error": "Not Found"}
    visitor.forgive("404")


def test_a_seat_that_was_taken_a_moment_ago(visit: Visit, server: Server) -> None:
    table, _, _ = server.open(GAME, [me(), OPEN])
    late, early = visit(settings={"name": "Leo"}), visit(settings={"name": "Eve"})
    late.go(f"table/{table}")
    late.button("Sit here").wait_for()
    # The page looks again and again; it still sees the free seat when it is clicked.
    old = server.read(f"/api/tables/{table}")

    def remember(route: Route) -> None:
        if route.request.method == "GET":
            route.fulfill(body=old, content_type="application/json")
        else:
            route.continue_()

    late.page.route(f"**/api/tables/{table}", remember)
    early.go(f"table/{table}")
    early.button("Sit here").click()
    early.find("ol li", "Eve").wait_for()
    late.button("Sit here").click()
    alert = late.page.get_by_role("alert")
    alert.wait_for()
    assert alert.inner_text().strip()
    late.page.unroute(f"**/api/tables/{table}")
    late.find("ol li", "Eve").wait_for()
    assert late.button("Sit here").count() == 0
    late.forgive("status of 4")


def test_a_key_that_no_longer_opens_its_seat(visit: Visit, server: Server) -> None:
    table, _ = server.begun(GAME, [me(), BOT])
    visitor = visit()
    visitor.keep_seat(table, "not-a-key")
    visitor.go(f"table/{table}")
    visitor.find("h1", "This seat does not open").wait_for()


def test_the_server_stops_and_comes_back(browser: Browser, own_server: Returning) -> None:
    table, (token,) = own_server.begun(GAME, [me(), {**BOT, "name": "Bob"}])
    visitor = Visitor(browser, own_server.address)
    visitor.sit(table, token)
    answers = visitor.answers()
    own_server.stop()
    visitor.find(NOTICE, "Everything you have answered is stored.").wait_for()
    own_server.come_back()
    visitor.find(NOTICE).wait_for(state="detached")
    assert visitor.answers() == answers
    visitor.changes(lambda: visitor.give(answers[0]))
    close(visitor)


def test_sitting_down_while_the_server_is_away(browser: Browser, own_server: Returning) -> None:
    visitor = Visitor(browser, own_server.address)
    visitor.go()
    card = visitor.find(".games article").first
    card.locator("button[data-play]").click()
    card.locator(".set").wait_for()
    visitor.page.wait_for_load_state("networkidle")
    own_server.kill()
    card.locator("button[data-play]").click()
    card.get_by_role("alert").wait_for()
    assert "The server cannot be reached" in card.get_by_role("alert").inner_text()
    own_server.come_back()
    card.locator("button[data-play]").click()
    visitor.find("#prompt").wait_for()
    close(visitor)


def close(visitor: Visitor) -> None:
    """A browser notes in its console that a server is not there; there may be no other fault."""
    visitor.close()
    visitor.forgive("WebSocket connection to")
    visitor.forgive("ERR_CONNECTION_REFUSED")
    assert not visitor.faults, visitor.faults
