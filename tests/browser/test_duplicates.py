"""Duplicate tables in the browser: from the form to two tables with the same dice, and to their comparison."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import Browser, expect

from meridian.cli import main
from tests.browser.conftest import Visit, started
from tests.browser.visitor import Visitor, play
from tests.server.online import Server
from tests.server.test_duplicates import played_differently

ANSWERED = "(table) => JSON.parse(localStorage[`meridian.fair.${table}`]).answers[0]?.length === 1"
"""Whether this device knows that its answer was taken."""


SIZES = ((1280, 720), (1920, 1080), (390, 844))


def close(server: Server, table: str) -> None:
    """Close a table as an administrator, in a thread: Playwright has an event loop in this one."""
    asked = ["admin", "close", table, "--database", f"sqlite:///{server.folder}/meridian.db"]
    with ThreadPoolExecutor(1) as pool:
        assert pool.submit(main, asked).result() == 0


def test_duplicate_tables_from_the_form_to_the_comparison(visit: Visit, server: Server) -> None:
    anna = visit(settings={"name": "Anna"})
    ben = visit(size=(360, 740), settings={"name": "Ben", "lang": "de"})
    anna.go("competitions")
    anna.find("a", "Duplicate tables").click()
    anna.page.get_by_label("Title").fill("Friday duel")
    anna.find("form select").first.select_option("global-domination")
    anna.button("Open").click()
    anna.button("Join").wait_for()
    ben.page.goto(anna.page.url)
    ben.button("Mitmachen").click()
    expect(ben.find("ol .mine")).to_have_text("Ben")
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= 360
    expect(anna.find("ol li")).to_have_text(["Ben"])
    anna.button("Join").click()
    expect(anna.find("ol .mine")).to_have_text("Anna")
    ben.button("Aussteigen").click()
    expect(ben.find("ol li")).to_have_text(["Anna"])
    expect(anna.find("ol li")).to_have_text(["Anna"])
    expect(anna.button("Begin")).to_be_disabled()
    ben.button("Mitmachen").click()
    expect(anna.find("ol li")).to_have_text(["Anna", "Ben"])

    ben.go()  # any page of the server does this device's part in the dice
    anna.button("Begin").click()
    duplicate = anna.page.url.split("#/duplicate/")[1]
    anna.find("a", "To my table").click()
    ben.find("a[href^='#/table/']", "Friday duel").first.click()
    for visitor in (anna, ben):
        visitor.find("#prompt").wait_for()
    assert anna.table != ben.table
    found = server.get(f"/api/duplicates/{duplicate}")
    assert [table["table"] for table in found["tables"]] == [anna.table, ben.table]
    play([anna], Random(1), moves=1)
    anna.page.wait_for_function(ANSWERED, arg=anna.table)

    for table in (anna.table, ben.table):
        close(server, table)
    for visitor, words in ((anna, "given up"), (ben, "aufgegeben")):
        visitor.go(f"duplicate/{duplicate}")
        expect(visitor.find("tbody tr", words)).to_have_count(4)
    anna.find("a", "Check the dice").click()
    expect(anna.find(".verdict")).to_contain_text("at 2 tables")
    expect(anna.find(".verdict .same")).to_contain_text("one answer given here")
    ben.find("a", "Würfel prüfen").click()
    for words in ("die Zahl, die dieses Gerät dazugab", "an Tisch 2"):
        expect(ben.find(".verdict .same")).to_contain_text(words)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_comparison_of_tables_that_went_differently(browser: Browser, tmp_path: Path, lang: str) -> None:
    with started(tmp_path, MERIDIAN_CHANCE_SEED="compared") as server:
        found = played_differently(server)
        rows = found.info()["comparison"]
        assert all(row["difference"] for row in rows)
        said = [f"{row['difference']:+}".removesuffix(".0") for row in rows]
        for size in SIZES:
            visitor = Visitor(browser, server.address, size=size, settings={"lang": lang})
            visitor.go(f"duplicate/{found.id}")
            told = visitor.find("tbody td:last-child")
            expect(told).to_have_text([one.replace(".", "," if lang == "de" else ".") for one in said])
            better = visitor.find("tbody td.better").all_inner_texts()
            assert better == [one for one in told.all_inner_texts() if one.startswith("+")]
            assert visitor.page.evaluate("document.documentElement.scrollWidth") <= size[0]
            visitor.close()
            assert visitor.faults == []
