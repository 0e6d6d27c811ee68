"""Small and large screens: nothing is wider than the page."""

from __future__ import annotations

import pytest

from meridian import games
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.online import BOT, Server, me

SIZES = [(360, 740), (2560, 1300)]
PAGES = ["", *(f"new/{name}" for name in games.names()), *(f"rules/{name}" for name in games.names()), "settings"]
WIDER = """() => {
  const room = document.scrollingElement;
  if (room.scrollWidth <= innerWidth) return [];
  const all = [...document.querySelectorAll("body *")];
  const out = all.filter((one) => one.getBoundingClientRect().right > innerWidth + 1);
  return [`${room.scrollWidth} > ${innerWidth}`, ...out.slice(0, 5).map((one) => one.outerHTML.slice(0, 120))];
}"""
MOST_OF_IT = 0.4
"""The sheet with the question may take so much of the height of a phone."""
every_size = pytest.mark.parametrize("size", SIZES, ids=["small", "large"])


def wider(visitor: Visitor) -> list[str]:
    """What does not fit the width of the page, once everything has been loaded."""
    visitor.settled()
    found: list[str] = visitor.page.evaluate(WIDER)
    return found


@every_size
def test_pages_fit(visit: Visit, size: tuple[int, int]) -> None:
    visitor = visit(size=size)
    found = {}
    for path in PAGES:
        visitor.go(path)
        found[path] = wider(visitor)
    assert not any(found.values()), found


@every_size
@pytest.mark.parametrize("name", games.shipped())
def test_tables_fit(visit: Visit, server: Server, size: tuple[int, int], name: str) -> None:
    table, (token,) = server.begun(name, [me(), BOT, BOT, BOT])
    visitor = visit(size=size)
    visitor.sit(table, token)
    assert visitor.answers()
    visitor.find("#board svg").first.wait_for()
    assert wider(visitor) == []


@pytest.mark.parametrize("name", games.shipped())
def test_on_a_phone_the_board_stays_in_sight(visit: Visit, server: Server, name: str) -> None:
    """The question lies in a sheet over the lower part of the screen, and can be folded to its sentence."""
    wide, high = SIZES[0]
    table, (token,) = server.begun(name, [me(), BOT, BOT, BOT])
    visitor = visit(size=(wide, high))
    visitor.sit(table, token)
    assert visitor.answers()
    sheet, board = visitor.find(".dock .ask"), visitor.find("#board svg").first
    board.wait_for()
    # However much there is to answer, it scrolls inside of its sheet.
    sheet.evaluate("(sheet) => sheet.append(document.createElement('p')) ?? (sheet.lastChild.style.height = '900px')")
    open_box, board_box = sheet.bounding_box(), board.bounding_box()
    assert open_box is not None
    assert board_box is not None
    assert open_box["height"] <= MOST_OF_IT * high + 1
    assert open_box["y"] + open_box["height"] == pytest.approx(high, abs=1)
    assert board_box["y"] < open_box["y"]
    fold = visitor.button("Show only the question")
    fold.focus()
    visitor.page.keyboard.press("Enter")
    visitor.button("Show the answers").wait_for()
    assert visitor.find("#prompt").is_visible()
    assert not visitor.find("#answers").is_visible()
    visitor.page.keyboard.press("Enter")
    visitor.find("#answers").wait_for()
