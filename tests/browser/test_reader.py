"""The rule reader: how a turn goes, search over clauses, questions and words, glossary cards, the reference card."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE

GAME = "global-domination"


def test_the_reader_begins_with_a_turn_and_finds_words_and_questions(visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"rules/{GAME}")
    expect(visitor.find(".book h2").first).to_have_text("How a turn goes", timeout=PATIENCE)
    term = visitor.find("article .term").first
    word = term.inner_text()
    term.click()
    card = visitor.page.get_by_role("dialog")
    expect(card).to_be_focused()
    expect(card.locator("strong")).to_contain_text(word[:4])
    visitor.page.keyboard.press("Escape")
    expect(card).to_have_count(0)
    expect(term).to_be_focused()

    visitor.find("input[type=search]").fill("struggling")
    expect(visitor.find("h2", "Words that fit")).to_be_visible()
    expect(visitor.find(".terms dt").first).to_contain_text("Struggling")
    visitor.find("input[type=search]").fill("")
    visitor.find("a.example").first.click()
    visitor.find(".bubble").wait_for()

    # At the table, R opens the card with the numbers of that table.
    visitor.page.keyboard.press("r")
    shown = visitor.page.get_by_role("dialog", name="Reference card")
    expect(shown).to_contain_text("Scoring, in VP", timeout=PATIENCE)
    visitor.page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    visitor.go(f"reference/{GAME}")
    expect(visitor.button("Print")).to_be_visible()
    assert visitor.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
