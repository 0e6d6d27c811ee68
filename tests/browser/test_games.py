"""Each game from the start page: two clicks to a table, a board that is drawn, and some moves."""

from __future__ import annotations

import re
from random import Random

import pytest

from meridian import games
from tests.browser.conftest import Visit
from tests.browser.visitor import OVER, Visitor, briskly, play
from tests.server.online import BOT, Message, Server, me, shortest

DRAWN = "#board svg :is(path, circle, rect, text, use, polygon, line, ellipse)"
SHAPES = 150
"""A board has more shapes than that: coastlines, places, pieces."""
LASTING = {"mark_percent": 25}
"""With the least a game may be over before people have done much."""
every_game = pytest.mark.parametrize("name", games.shipped())


def title_of(server: Server, name: str) -> str:
    """What a game is called on the start page."""
    title: str = next(game for game in server.get("/api/games") if game["name"] == name)["title"]["en"]  # type: ignore[index]
    return title


def newest_line(visitor: Visitor) -> int:
    """The number of the last line of the log; how many lines stand there is limited."""
    visitor.open_page("Log")
    return int(visitor.find(".log li").last.get_attribute("data-line") or 0)


def lasting(name: str) -> Message:
    """Options with which a game is soon over, but not at once."""
    options = shortest(name)
    return {**options, **{option: value for option, value in LASTING.items() if option in options}}


@every_game
def test_two_clicks_and_some_moves(visit: Visit, server: Server, name: str) -> None:
    visitor = visit()
    visitor.play_now(title_of(server, name))
    assert visitor.answers()
    # The coastlines may come after the question.
    visitor.page.wait_for_function(f"() => document.querySelectorAll('{DRAWN}').length > {SHAPES}")
    told = visitor.find(".seats > li > p").all_inner_texts()
    assert len(told) == visitor.find(".seats > li").count() > 1, "what matters of each player"
    assert all(re.search(r"\d", said) for said in told)
    newest = newest_line(visitor)
    assert play([visitor], Random(3), moves=6) == 6
    visitor.answers()
    assert newest_line(visitor) > newest


@pytest.mark.soak
@pytest.mark.parametrize(("desk", "phone"), [((1280, 720), (390, 844)), ((1920, 1080), (360, 640))])
@every_game
def test_a_whole_game_by_clicking(
    visit: Visit, server: Server, name: str, desk: tuple[int, int], phone: tuple[int, int]
) -> None:
    """One player at a desk, the other one at a telephone."""
    seats = [me("Ann"), me("Ben"), BOT, BOT]
    table, tokens = server.begun(name, seats, options=lasting(name))
    visitors = [visit(size=desk), visit(size=phone, has_touch=True, is_mobile=True)]
    for seat, (visitor, token) in enumerate(zip(visitors, tokens, strict=True)):
        visitor.sit(table, token, seat)
    assert play(visitors, Random(5), choose=briskly) > 0
    for visitor in visitors:
        visitor.find(OVER).wait_for()
