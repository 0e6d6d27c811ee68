"""Reference cards on paper."""

from __future__ import annotations

import re
from pathlib import Path

from playwright.sync_api import Browser

from meridian import games
from meridian.cli import rules
from meridian.core.messages import LANGUAGES

SIDES_OF_A_SHEET = 2
SMALLER_PAPER = "Letter"  # A4 has more room


def test_a_reference_card_fits_on_one_sheet(tmp_path: Path, browser: Browser) -> None:
    page = browser.new_page()
    for game in games.shipped():
        for lang in LANGUAGES:
            file = tmp_path / f"{game}-{lang}.html"
            rules.run(game, card=True, html=file, lang=lang)
            page.goto(file.as_uri())
            sides = len(re.findall(rb"/Type\s*/Page\b", page.pdf(format=SMALLER_PAPER)))
            assert 1 <= sides <= SIDES_OF_A_SHEET, (game, lang)
