"""Small and large screens: pages are no wider than the window, and a table fills it."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from meridian import games
from tests.browser.conftest import Visit
from tests.browser.visitor import TWO_FRAMES, Visitor
from tests.server.online import BOT, Server, any_of, me, play_on

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


FRAMES = [(1280, 720), (1920, 1080), (390, 844), (360, 640), (768, 1024), (2560, 1440)]
WITH_DRAWER = FRAMES[0], FRAMES[2]
SCROLLS = (
    "() => [document.scrollingElement.scrollHeight - innerHeight, document.scrollingElement.scrollWidth - innerWidth]"
)
OUTSIDE = """() => {
  const parts = [".bar", "#board", ".tray", ".strip", ".primary", "#prompt"];
  const boxes = parts.map((part) => [part, document.querySelector(`.at-table ${part}`)?.getBoundingClientRect()]);
  return boxes.filter(([, box]) => box && (box.left < -1 || box.top < -1 || box.right > innerWidth + 1
    || (box.bottom > innerHeight + 1))).map(([part]) => part);
}"""
"""Parts of the frame that reach beyond the window."""
COVERED = """() => [...document.querySelectorAll(".bar .does button, .bar .does a")].filter((one) => {
  const box = one.getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  return box.width < 24 || box.height < 24 || !one.contains(document.elementFromPoint(x, y));
}).map((one) => one.innerText)"""
"""Answers of the bar that cannot be pressed where they stand."""
SHIFTS = """() => {
  window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.shifted += entry.value;
  }).observe({ type: "layout-shift" });
}"""
MOST_SHIFT = 0.02
"""Of a single move, at most. 0.1 is what browsers call good."""
MOVES = 12
MANY_MOVES = 60
BOARD_SHARES = {(1280, 720): 0.6, (2560, 1440): 0.48}
"""The board has at least so much of a window; in the large one the drawer stands beside it."""


def the_drawer_lies_over_the_board(visitor: Visitor) -> None:
    """It opens and closes, and the board does not move."""
    assert not visitor.find("#drawer").is_visible()
    before = visitor.find("#board").bounding_box()
    visitor.open_page("Log")
    visitor.find(".log li").first.wait_for()
    assert visitor.find("#board").bounding_box() == before
    visitor.page.keyboard.press("Escape")
    visitor.find("#drawer").wait_for(state="hidden")


@pytest.mark.parametrize("name", games.shipped())
def test_a_table_fills_the_window_and_nothing_scrolls(visit: Visit, server: Server, name: str) -> None:
    """Question, golden button, board and tray lie inside the window at every size, and can be pressed. The drawer lies
    over the board, at a desk and on a phone."""
    table, (token,) = server.begun(name, [me(), BOT, BOT, BOT])
    visitor = visit(size=FRAMES[0])
    visitor.sit(table, token)
    assert visitor.answers()
    visitor.find("#board svg").first.wait_for()
    for wide, high in FRAMES:
        visitor.resize(wide, high)
        assert visitor.page.evaluate(SCROLLS) == [0, 0], (wide, high)
        assert visitor.page.evaluate(OUTSIDE) == [], (wide, high)
        assert visitor.page.evaluate(COVERED) == [], (wide, high)
        assert visitor.find(".bar .primary").count() == 1, (wide, high)
        if (wide, high) in WITH_DRAWER:
            the_drawer_lies_over_the_board(visitor)
    for (wide, high), share in BOARD_SHARES.items():
        visitor.resize(wide, high)
        if (wide, high) == FRAMES[-1]:
            visitor.open_page("Log")
        box = visitor.find("#board").bounding_box()
        assert box is not None
        assert box["width"] * box["height"] >= share * wide * high, (wide, high)


def jumps(visit: Visit, server: Server, name: str, moves: int) -> None:
    """Moves of one's own and of bots shift the layout by less than a fiftieth each. Browsers forgive what follows a
    click within half a second; here that counts too, or the result would depend on the speed of the machine."""
    table, (token,) = server.begun(name, [me(), BOT, BOT, BOT])
    visitor = visit(size=(1280, 720))
    visitor.sit(table, token)
    assert visitor.answers()
    visitor.settled()
    visitor.page.evaluate(SHIFTS)
    random = Random(2)
    for _ in range(moves):
        answers = visitor.answers()
        if not answers:
            break
        visitor.changes(partial(visitor.give_unseen, random.choice(answers)))
    visitor.answers()
    shifted: float = visitor.page.evaluate("() => window.shifted")
    assert 0 < shifted < MOST_SHIFT * moves


STILL = 0.001
"""Rounded, nothing."""


def others(visit: Visit, server: Server, name: str, moves: int) -> None:
    """What others do moves nothing for somebody who watches."""
    table, tokens = server.begun(name, [me("Ann"), me("Ben"), me("Cleo")])
    clients = [server.play(table, token) for token in tokens]
    visitor = visit(size=(1280, 720))
    visitor.go(f"table/{table}")
    visitor.find("#board svg").first.wait_for()
    visitor.settled()
    visitor.page.evaluate(SHIFTS)
    play_on(clients, any_of(Random(5)), moves=moves)
    with server.play(table, None) as spectator:
        visitor.find(f"#board[data-step='{spectator.number}']").wait_for()
    visitor.page.evaluate(TWO_FRAMES)
    shifted: float = visitor.page.evaluate("() => window.shifted")
    assert shifted < STILL
    for client in clients:
        client.close()


@pytest.mark.parametrize("name", games.shipped())
def test_nothing_jumps_while_others_move(visit: Visit, server: Server, name: str) -> None:
    others(visit, server, name, MOVES)


@pytest.mark.soak
@pytest.mark.parametrize("name", games.shipped())
def test_nothing_jumps_while_others_move_for_long(visit: Visit, server: Server, name: str) -> None:
    others(visit, server, name, MANY_MOVES)


@pytest.mark.parametrize("name", games.shipped())
def test_nothing_jumps(visit: Visit, server: Server, name: str) -> None:
    jumps(visit, server, name, MOVES)


@pytest.mark.soak
@pytest.mark.parametrize("name", games.shipped())
def test_nothing_jumps_for_long(visit: Visit, server: Server, name: str) -> None:
    jumps(visit, server, name, MANY_MOVES)
