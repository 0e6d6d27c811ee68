"""Pages the server writes itself: they keep their style under the policy of the server, in the dark and on phones."""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Browser

from tests.server.online import BOT, Server, any_of, me, play_on, shortest

GAME = "global-domination"
SIZES = [{"width": 1280, "height": 720}, {"width": 390, "height": 844}]
COLOURS = """() => {
  const seen = getComputedStyle(document.body);
  return [seen.color, seen.backgroundColor];
}"""


@pytest.fixture(scope="module")
def paths(server: Server) -> list[str]:
    """The report of a finished game, and a link that is good for nothing."""
    table, (token,) = server.begun(GAME, [me(), BOT], options=shortest(GAME))
    with server.play(table, token) as client:
        play_on([client], any_of(Random(7)))
    return [f"/api/tables/{table}/report.html", "/mail/confirm/nonsense"]


def brightness(colour: str) -> float:
    """How bright a colour is, from 0 to 255; what lets everything through is the white of the browser."""
    red, green, blue, *rest = map(float, re.findall(r"[\d.]+", colour))
    return 255.0 if rest == [0.0] else (red + green + blue) / 3


@pytest.mark.parametrize("size", SIZES, ids=["wide", "phone"])
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_pages_can_be_read(
    browser: Browser, server: Server, paths: list[str], size: dict[str, int], scheme: str
) -> None:
    context = browser.new_context(viewport=size, color_scheme=scheme)  # type: ignore[arg-type]
    page = context.new_page()
    refused: list[str] = []
    page.on("console", lambda said: refused.append(said.text) if "Content Security Policy" in said.text else None)
    for path in paths:
        page.goto(server.url(path))
        ink, paper = map(brightness, page.evaluate(COLOURS))
        assert (ink < 100 and paper > 200) if scheme == "light" else (ink > 200 and paper < 60), path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    context.close()
    assert refused == []
