"""Answers where things are: whole games of each title by clicking and tapping, without the list of all answers."""

from __future__ import annotations

from pathlib import Path
from random import Random
from typing import Any

import pytest

from meridian import games
from tests.browser import kinds
from tests.browser.conftest import Visit
from tests.browser.homes import Played, at_home
from tests.browser.visitor import OVER
from tests.browser.watched import Watched
from tests.server.online import BOT, Message, Server, me, shortest

every_game = pytest.mark.parametrize("name", games.shipped())
STILL = {"motion": "less"}
"""A map that glides away under the finger is pressed elsewhere."""
DESK: dict[str, Any] = {"size": (1280, 720), "settings": STILL}
PHONE: dict[str, Any] = {"size": (390, 844), "has_touch": True, "is_mobile": True, "settings": STILL}
on_both = pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])


LONGER = {"round_limit": 8, "mark_percent": 25}
"""Whoever travels for two rounds only has hardly been asked anything."""


def long_enough(name: str) -> Message:
    """Options with which a game is over soon, but not before most kinds of questions have come."""
    options = shortest(name)
    return {**options, **{option: value for option, value in LONGER.items() if option in options}}


def tell(name: str, played: Played) -> None:
    """Print how a game went: `make soak` shows it with `-s`."""
    print(f"\n{name}: {played.given.total()} answers, {played.taps} taps, ended {played.ended}")
    for (key, kind, home), number in sorted(played.given.items()):
        print(f"  {key:24} {kind:18} {home:6} {number}")


@every_game
def test_every_kind_of_question_has_a_home(name: str) -> None:
    assert sorted(kinds.HOMES[name]) == sorted(games.load(name).questions)


def test_the_docs_print_the_homes() -> None:
    """`python -m tests.browser.kinds` prints them."""
    page = Path(__file__).parents[2] / "docs" / "table.md"
    assert kinds.table() in page.read_text()


@pytest.mark.soak
@on_both
@every_game
def test_a_whole_game_where_things_are(visit: Visit, server: Server, name: str, device: dict[str, Any]) -> None:
    """Every kind of question is answered on the board, on the shelf, in the tray, at a plate or in the bar; none with
    only one answer is."""
    visitor = visit(**device)
    watched = Watched(visitor)
    table, (token,) = server.begun(name, [me(), BOT, BOT], options=long_enough(name), answer_for_me=True)
    visitor.sit(table, token)
    visitor.answers()
    visitor.settled()
    played = at_home(visitor, Random(21), lambda: watched.key)
    tell(name, played)
    visitor.find(OVER).wait_for()
    assert not played.homeless, played.homeless
    strange = [one for one in played.given if not kinds.at_home(name, one[0], one[2])]
    assert not strange, "answered elsewhere than at home"
    assert not watched.only & set(watched.answered), "the table answers what has one answer"
