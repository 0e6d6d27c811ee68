"""The waiting room when people go: a host who leaves or stays away is followed by a guest; a chair is free again."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import APIResponse, Browser, Route, expect

from tests.browser.conftest import Visit, started
from tests.browser.visitor import LOOK_AGAIN, PATIENCE, Visitor
from tests.server.online import BOT, OPEN, Server, me

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


class Held:
    """Requests of a page that are kept back, or with `unsent` not even sent, until `release`."""

    def __init__(self, visitor: Visitor, address: str, method: str, unsent: bool = False) -> None:
        self.visitor, self.address, self.method, self.unsent = visitor, address, method, unsent
        self.kept: list[tuple[Route, APIResponse | None]] = []
        visitor.page.route(address, self._keep)

    def _keep(self, route: Route) -> None:
        if route.request.method != self.method:
            route.continue_()
        else:
            self.kept.append((route, None if self.unsent else route.fetch()))

    def wait(self) -> None:
        """Wait until something is kept."""
        for _ in range(PATIENCE // LOOK_AGAIN):
            if self.kept:
                return
            self.visitor.page.wait_for_timeout(LOOK_AGAIN)
        raise AssertionError(f"nobody asks for {self.address}")

    def release(self) -> None:
        """Let go what was kept; nothing more is."""
        self.method = ""
        for route, answer in self.kept:
            if answer is None:
                route.continue_()
            else:
                route.fulfill(response=answer)


def test_who_sits_down_plays_though_the_game_begins_before_the_seat_is_told(browser: Browser, tmp_path: Path) -> None:
    """The table waits for the dice of a device only so long: it may run when the answer with the seat comes."""
    with Server(tmp_path, MERIDIAN_NONCE_SECONDS="0.001") as server:
        table, _, _ = server.open(GAME, [OPEN, BOT], start=True)
        ann = Visitor(browser, server.address)
        ann.go(f"table/{table}")
        held = Held(ann, f"**/api/tables/{table}/join", "POST")
        # The page hears that the game has begun and goes to the table, as somebody who would watch.
        with ann.page.expect_websocket():
            ann.button("Sit here").click()
        held.release()
        expect(ann.find("section.tray")).to_be_visible()
        assert ann.answers()
        ann.close()
        assert ann.faults == []


def test_who_leaves_while_the_table_is_looked_at_may_sit_down_again(visit: Visit, server: Server) -> None:
    """What was asked for has the key of a seat that is given up meanwhile: nobody was sent away."""
    table, _, _ = server.open(GAME, [me("Eve"), OPEN])
    ann = visit()
    ann.go(f"table/{table}")
    ann.button("Sit here").click()
    expect(ann.button("Leave this table")).to_be_enabled()
    held = Held(ann, f"**/api/tables/{table}/chat", "GET", unsent=True)
    held.wait()
    left = Held(ann, f"**/api/tables/{table}/leave", "POST")
    ann.button("Leave this table").click()
    ann.page.get_by_role("dialog").get_by_role("button", name="Leave this table").click()
    left.wait()
    # The table knows, this page does not yet.
    with ann.page.expect_response(f"**/api/tables/{table}/chat") as refused:
        held.release()
    assert refused.value.status == 403
    left.release()
    expect(ann.page.get_by_text("You have left this table.")).to_be_visible()
    expect(ann.page.get_by_text("sent you away")).to_have_count(0)
    ann.button("Sit here").click()
    ann.button("Leave this table").wait_for()
    ann.forgive("status of 403")


def test_who_sits_down_comes_to_the_table_though_a_number_for_the_dice_is_lost(visit: Visit) -> None:
    ann = visit()
    lost: list[Route] = []

    def lose(route: Route) -> None:
        if lost:
            route.continue_()
        else:
            lost.append(route)
            route.abort()

    ann.page.route("**/api/tables/*/nonce", lose)
    ann.play_now("Globetrotters")
    assert ann.answers()
    assert lost
    ann.forgive("net::ERR_FAILED")
