"""A club in the browser: founded, joined by its link, talked in, left."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_competitions import signed_in
from tests.server.online import Server


def test_friends_meet_in_a_club(visit: Visit, server: Server) -> None:
    anna, _ = signed_in(visit, server, "Anna")
    ben, _ = signed_in(visit, server, "Ben", size=(360, 740), settings={"lang": "de", "name": "Ben"})
    anna.go("clubs")
    anna.page.get_by_label("Name of the club").fill("Friday people")
    anna.button("Found a club").click()
    expect(anna.find("h1")).to_have_text("Friday people")
    anna.button("Change").click()
    anna.page.get_by_label("House rules").last.fill("Be kind.")
    anna.page.get_by_label("New tables begin with").select_option("globopolis")
    anna.page.get_by_label("Variant").select_option("quick")
    anna.find("#club-rules ~ form > label select").last.select_option("day")
    anna.button("Save").click()
    expect(anna.find("#club-rules ~ .text")).to_have_text("Be kind.")
    expect(anna.find("#club-rules ~ p").nth(1)).to_have_text("Globopolis")
    link = anna.page.get_by_label("Invitation").input_value()

    ben.page.goto(link)
    ben.button("Beitreten").click()
    ben.page.get_by_label("Eine Zeile an den Club").fill("Wer spielt heute?")
    ben.button("Senden").click()
    expect(ben.find("#club-chat ~ ul li")).to_contain_text("Wer spielt heute?")
    assert ben.page.evaluate("document.documentElement.scrollWidth") <= 360
    ben.button("Tisch für den Club eröffnen").click()
    ben.find("main[data-page=table]").wait_for()

    anna.page.reload()
    expect(anna.find("#club-tables ~ ul li")).to_have_count(1)
    expect(anna.find("#club-chat ~ ul li")).to_contain_text("Ben")
    anna.button("Leave the club").click()
    anna.find("dialog .button.main").click()
    expect(anna.find("main[data-page=clubs] li")).to_contain_text("You are in no club yet")
