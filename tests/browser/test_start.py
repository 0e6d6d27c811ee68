"""The start page of somebody who has tables: it tells where one is awaited."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE
from tests.server.online import Server

GAME = "globetrotters"
NAMES = {"p1": "Ann", "p2": "Ben"}


def test_my_tables_tell_whose_turn_it_is(visit: Visit, server: Server) -> None:
    asked, other = server.pair(GAME)
    waits = ", ".join(NAMES[seat] for seat in asked.asked)
    for client in (asked, other):
        assert client.token is not None
        visitor = visit()
        visitor.keep_seat(client.table, client.token)
        visitor.go()
        line = visitor.find(f"li:has(a[href$='{client.table}'])")
        told = "your turn" if client.question else f"turn of {waits}"
        expect(line).to_contain_text(told, timeout=PATIENCE)
        # Where one is awaited stands first, with the faces of the others.
        going_on = visitor.find("section", "Your turn in Globetrotters")
        expect(going_on).to_have_count(1 if client.question else 0, timeout=PATIENCE)
        if client.question:
            expect(going_on.locator(".portrait")).to_have_count(1, timeout=PATIENCE)
            going_on.get_by_role("link", name="Continue").click()
            visitor.find("#prompt.mine").wait_for()
        client.close()
