"""Leagues and cups in the browser: two people and a character, from the form to the table and to the standings."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from meridian.server.http.local_network import qr_rows
from tests.browser.conftest import PLAIN_HOST, Visit
from tests.browser.visitor import Visitor
from tests.server.online import Server, bearing, shortest
from tests.server.services import wait_for

GAME = "global-domination"
MODULE = re.compile(r"M(\d+) (\d+)h1v1h-1z")
"""A dark module of a QR code, as it is drawn."""
QUIET = 4  # modules of white that a reader needs on each side


def scanned(visitor: Visitor, link: str) -> list[str]:
    """The modules of the picture that stands beside a link, without its quiet zone: `1` is dark."""
    picture = visitor.page.get_by_role("img", name=link)
    picture.scroll_into_view_if_needed()
    expect(picture).to_be_in_viewport(ratio=1)
    side = int(str(picture.get_attribute("viewBox")).split()[-1]) - 2 * QUIET
    drawn = str(picture.locator("path").get_attribute("d"))
    dark = {(int(x) - QUIET, int(y) - QUIET) for x, y in MODULE.findall(drawn)}
    assert MODULE.sub("", drawn) == ""
    return ["".join("1" if (x, y) in dark else "0" for x in range(side)) for y in range(side)]


def signed_in(visit: Visit, server: Server, name: str, **more: object) -> tuple[Visitor, str]:
    """Somebody with a profile, on a device that is signed in."""
    session = server.post("/api/profiles", {"name": name, "password": "a good password"})["session"]
    visitor = visit(**more)
    visitor.sign_in(session)
    return visitor, session


def test_a_league_from_the_form_to_the_table(visit: Visit, server: Server) -> None:
    anna, _ = signed_in(visit, server, "Anna")
    ben, _ = signed_in(visit, server, "Ben", size=(360, 740), settings={"lang": "de"})
    anna.go("competitions")
    anna.find("a", "New competition").click()
    anna.page.get_by_label("Name").fill("Friday league")
    anna.page.get_by_label("What entrants should know").fill("Be kind.\nHave fun.")
    anna.page.get_by_label("Round robin").check()
    anna.page.get_by_label("Players at a table").select_option("3")
    anna.find("form select").first.select_option(GAME)
    anna.find("summary", "Options").click()
    anna.page.get_by_label("Game Turns").fill("4")
    anna.button("Open for entries").click()
    expect(anna.find(".changed")).to_contain_text("Game Turns: 4")
    anna.button("Let it enter").click()
    expect(anna.find("#entrants ~ ul li")).to_have_count(1)
    anna.button("Enter").click()
    expect(anna.find("#entrants ~ ul .mine")).to_have_text("Anna")

    league = anna.page.url.split("#/competition/")[1]
    expect(anna.find(".address")).to_have_value(f"{anna.address}/#/competition/{league}")
    anna.go("competitions")
    anna.settled()
    expect(anna.find("a", "Friday league")).to_have_count(1)
    anna.find("a", "Friday league").click()
    # Where others can reach the server, the page shows a picture to scan; it leads here.
    ben.address = server.address.replace("127.0.0.1", PLAIN_HOST)
    link = f"{ben.address}/#/competition/{league}"
    ben.go(f"competition/{league}")
    expect(ben.find(".address")).to_have_value(link)
    assert scanned(ben, link) == list(qr_rows(link))
    ben.address = server.address
    ben.go("competitions")
    ben.find("a", "Friday league").click()
    ben.button("Mitspielen").click()
    expect(ben.find("#entrants ~ ul li")).to_have_count(3)
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= 360
    ben.button("Aussteigen").click()
    ben.find("dialog .button.main").click()
    expect(ben.find("#entrants ~ ul li")).to_have_count(2)
    ben.button("Mitspielen").click()
    expect(ben.find("#entrants ~ ul li")).to_have_count(3)

    anna.button("Begin the first round").click()
    expect(anna.find("table tbody tr")).to_have_count(3)
    anna.button("To my table").click()
    anna.find("#prompt").wait_for()
    ben.page.goto("about:blank")
    # The link of the notice: it leads on to the seat.
    ben.page.goto(f"{ben.address}/#/competition/{league}/play")
    ben.find("#prompt").wait_for()
    assert ben.table == anna.table
    ben.forgive("Cross-Origin-Opener-Policy")  # browsers heed it in a secure context only


def test_standings_of_a_league_that_is_over(visit: Visit, server: Server) -> None:
    dora, session = signed_in(visit, server, "Dora")

    def ask(path: str, body: object = None) -> dict[str, object]:
        got = server.http.post(server.url(f"/api/competitions{path}"), json=body, headers=bearing(session))
        assert got.status_code < 300, got.text
        return dict(got.json())

    plan = {"title": "Cup of bots", "format": "knock-out", "game": GAME, "options": shortest(GAME)}
    cup = ask("", plan)["id"]
    for name in ("Marco", "Marco", "Isabella"):
        ask(f"/{cup}/bots", {"character": name})
    ask(f"/{cup}/start")
    wait_for(lambda: server.get(f"/api/competitions/{cup}")["status"] == "over", "the end")
    dora.go(f"competition/{cup}")
    expect(dora.find("table tbody tr")).to_have_count(3)
    expect(dora.find("table thead th")).to_have_text(
        ["Rank", "Name", "Points", "Opposition", "Beaten", "Wins", "Games"]
    )
    expect(dora.find("details.sheet")).to_have_count(2)
    dora.find("details.sheet").nth(1).locator("summary").press("Enter")
    expect(dora.find("details.sheet").nth(1)).to_contain_text("has a bye")
    dora.find("summary", "How points and ties are counted").press("Enter")
    expect(dora.find("details.small li")).to_have_count(5)
