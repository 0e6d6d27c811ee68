"""Whoever plays while the rules are compiled reads quietly that they are ready, and may send the line away."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.conftest import started
from tests.browser.visitor import PATIENCE, Visitor

TEXTS = {
    "en": ("Faster rules are ready: restart when you like.", "Close"),
    "de": ("Schnellere Regeln sind bereit: starte neu, wann du magst.", "Schließen"),
}
A_MINUTE = 60_000  # milliseconds; the page asks more often than that


@pytest.fixture
def outcome(tmp_path: Path) -> Path:
    return tmp_path / "faster-rules"


@pytest.fixture
def address(tmp_path: Path, outcome: Path) -> Iterator[str]:
    server = started(tmp_path)
    server.variables["MERIDIAN_FASTER_RULES"] = str(outcome)
    with server:
        yield server.address


@pytest.mark.parametrize("lang", TEXTS)
def test_a_quiet_line_says_that_faster_rules_are_ready(
    browser: Browser, address: str, outcome: Path, lang: str
) -> None:
    line, close = TEXTS[lang]
    visitor = Visitor(browser, address, settings={"lang": lang})
    visitor.page.clock.install()
    visitor.go()
    note = visitor.page.get_by_role("status").filter(has_text=line)
    expect(note).to_have_count(0)
    outcome.write_text("ready")
    visitor.page.clock.run_for(A_MINUTE)
    expect(note).to_be_visible(timeout=PATIENCE)
    note.get_by_role("button", name=close).click()
    expect(note).to_have_count(0)
    visitor.close()
    assert not visitor.faults
