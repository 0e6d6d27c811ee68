"""A list of answers says that it is a selection, and has a form for what it leaves out."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_deal import to_trade
from tests.server.online import Server


def test_points_are_sold_that_no_list_holds(visit: Visit, server: Server) -> None:
    table, tokens, first = to_trade(server, "Ann", "Ben")
    ann = visit()
    ann.sit(table, tokens[first], first)
    ann.open_list()
    forms = ann.find("#answers .forms")
    expect(forms).to_contain_text("This list is a selection")
    assert "sell-points 3" not in ann.answers()
    sale = forms.locator("[data-form='sell-points']")
    sale.locator("summary").click()
    expect(sale).to_contain_text("sell-points number")
    sale.locator("input[type='number']").fill("3")
    sale.locator("input[type='number']").blur()
    sale.locator("button.main").click()
    ann.open_page("log")
    expect(ann.find(".log")).to_contain_text("3 CR points")
