"""Without a mouse: from the start page to a table and an answer by keys alone."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE, Visitor

SEEN = "#answers [data-action]:visible"


def test_from_the_start_page_to_an_answer(visit: Visit) -> None:
    visitor = visit()
    visitor.go()
    visitor.find(".games article").first.wait_for()
    visitor.tab_to(".games article button[data-play]")
    visitor.page.keyboard.press("Enter")
    visitor.find(".games .set").wait_for()
    # Where the first button was is the next one now, and it has the focus.
    expect(visitor.find(".games .set + .flow button.main")).to_be_focused(timeout=PATIENCE)
    visitor.page.keyboard.press("Enter")
    visitor.find("#prompt").wait_for()

    assert visitor.answers()
    # The key of the list goes there, from there back to the question, and there again.
    visitor.page.keyboard.press("l")
    expect(visitor.find("#answers :focus")).to_have_count(1)
    visitor.page.keyboard.press("l")
    expect(visitor.find("#prompt")).to_be_focused()
    expect(visitor.find("#answers")).to_be_hidden()
    visitor.page.keyboard.press("l")
    expect(visitor.find("#answers :focus")).to_have_count(1)
    first = visitor.find(SEEN).first.get_attribute("data-action")
    visitor.page.keyboard.press("1")
    expect(visitor.find("#answers [data-action]:focus")).to_have_attribute("data-action", first or "", timeout=PATIENCE)
    visitor.changes(lambda: answer_by_key(visitor))
    assert not visitor.refused()


def test_whoever_has_answered_goes_on_from_the_bar(visit: Visit) -> None:
    """The button that was pressed is gone with its question: the focus must not fall to the body."""
    visitor = visit()
    visitor.play_now("Global Domination")
    assert visitor.answers()
    visitor.page.keyboard.press("1")
    expect(visitor.find(".bar [data-action]:focus")).to_have_count(1)
    visitor.changes(lambda: answer_by_key(visitor))
    visitor.answers()
    assert visitor.page.evaluate("() => document.activeElement?.closest('.bar') !== null")


def answer_by_key(visitor: Visitor) -> None:
    """Give the answer that has the focus, and say yes if one is asked whether one really wants this."""
    visitor.page.keyboard.press("Enter")
    if visitor.find(".primary[data-sure]:focus").count():
        visitor.page.keyboard.press("Enter")


def test_the_list_of_keys_opens_and_closes_by_keys(visit: Visit) -> None:
    visitor = visit()
    visitor.play_now("Globetrotters")
    visitor.answers()
    visitor.page.keyboard.press("?")
    visitor.find("dialog[open]", "1 to 9 go to an answer").wait_for()
    visitor.page.keyboard.press("Escape")
    visitor.find("dialog[open]").wait_for(state="detached")
