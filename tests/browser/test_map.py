"""The map of Globetrotters: names and tickets are pressed like the rings."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit


@pytest.mark.parametrize("pressed", ["#board [data-name]", "[data-panel=tickets] button[data-action^='choose-home']"])
def test_a_home_is_chosen_by_its_name_and_by_its_ticket(visit: Visit, pressed: str) -> None:
    visitor = visit()
    visitor.play_now("Globetrotters")
    asked = visitor.find("#prompt").inner_text()
    visitor.page.wait_for_function("() => document.querySelectorAll('#board .target').length > 0")
    visitor.find(pressed).first.click()
    expect(visitor.find("#prompt")).not_to_have_text(asked)
