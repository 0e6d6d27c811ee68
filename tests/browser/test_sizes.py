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
every_size = pytest.mark.parametrize("size", SIZES, ids=["small", "large"])


def wider(visitor: Visitor) -> list[str]:
    """What does not fit the width of the page, once everything has been loaded."""
    visitor.page.wait_for_load_state("networkidle")
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
@pytest.mark.parametrize("name", games.names())
def test_tables_fit(visit: Visit, server: Server, size: tuple[int, int], name: str) -> None:
    table, (token,) = server.begun(name, [me(), BOT, BOT, BOT])
    visitor = visit(size=size)
    visitor.sit(table, token)
    assert visitor.answers()
    visitor.find("#board svg").first.wait_for()
    assert wider(visitor) == []
