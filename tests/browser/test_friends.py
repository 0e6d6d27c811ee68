"""Friends in a minute: `meridian play` listens on loopback, the page lets the network in and shows the way."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from meridian.server.http.local_network import qr_rows
from tests.browser.test_competitions import scanned
from tests.browser.visitor import Visitor
from tests.cli.test_play_in_browser import playing


def test_the_host_lets_the_network_in_and_a_friend_sits_down_with_a_name(browser: Browser, tmp_path: Path) -> None:
    with playing(tmp_path, "--address", "127.0.0.2") as lines:
        url = lines[0].split()[1].rstrip("/")
        theirs = url.replace("127.0.0.1", "127.0.0.2")
        host = Visitor(browser, url)
        friend = Visitor(browser, theirs, size=(360, 740), settings={"lang": "de", "name": ""})
        host.go("new/globetrotters")
        host.settled()
        host.button("Open the table").click()
        # A clear question first, with what a router needs.
        host.button("Let friends in this network in").press("Enter")
        invite = host.find("section", "Invite")
        expect(invite).to_contain_text("Everybody in your network will be able to open this server until you end it.")
        expect(invite).to_contain_text("it must forward the port of this server to this computer")
        host.button("Let them in").press("Enter")
        link = f"{theirs}/#/table/{host.table}"
        expect(host.find(".address")).to_have_value(link)
        assert scanned(host, link) == list(qr_rows(link))

        friend.page.goto(link)
        friend.button("Hier sitzen").first.click()
        friend.page.get_by_role("textbox", name="Wie sollen wir dich nennen?").fill("Bea")
        friend.page.keyboard.press("Enter")
        expect(host.find("ol li", "Bea")).to_be_visible()
        assert friend.page.evaluate("document.documentElement.scrollWidth") <= 360
        for visitor in (host, friend):
            visitor.close()
            assert visitor.faults == []
