"""The acceptance list of the table at every question of seeded games: nothing scrolls at seven sizes, every answer is
two taps away, the board has its share, targets and letters are large enough. `SOAK_GAMES` says how many games of each
title are played; the design asks for 20."""

from __future__ import annotations

import os
from collections import Counter
from functools import partial
from random import Random
from typing import Any

import pytest

from meridian import games
from tests.browser.conftest import Visit
from tests.browser.homes import COMPOSED, evenly, unreachable
from tests.browser.test_frame import CONTROLS, MOUSE, ON_TOUCH, SCROLLS, SIZES, TOO_SMALL, TOUCH
from tests.browser.test_homes import long_enough
from tests.browser.test_sizes import BOARD_SHARES
from tests.browser.visitor import Visitor
from tests.browser.watched import Watched
from tests.server.online import BOT, Server, me

GAMES = int(os.environ.get("SOAK_GAMES", "1"))
MOST = int(os.environ.get("SOAK_QUESTIONS", "40"))
"""Questions of one game that are looked at."""
LOOKS = 3
"""So often the ways to the answers of a kind of question are gone in a game."""
SMALLEST = 12
"""Letters in pixels; names on a map grow with it and are not measured."""
TINY = """(least) => [...document.querySelectorAll(".at-table *")].filter((one) => {
  if (![...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim())) return false;
  if (one.closest(".unseen, .passport, svg, #answers, #drawer")) return false;
  if (!one.checkVisibility({ visibilityProperty: true })) return false;
  const box = one.getBoundingClientRect();
  if (!box.width || box.right < 0 || box.bottom < 0 || box.left > innerWidth || box.top > innerHeight) return false;
  return Number.parseFloat(getComputedStyle(one).fontSize) < least - 0.1;
}).map((one) => `${one.className}: ${one.textContent.trim().slice(0, 30)}`)"""
"""Texts in smaller letters; stamps of a passport are pictures, which the Chart of Memories tells in words."""
DESK: dict[str, Any] = {"size": (1280, 720)}
PHONE: dict[str, Any] = {"size": (360, 640), "has_touch": True, "is_mobile": True}


class Faults:
    """What was wrong, each thing once, with how often."""

    def __init__(self) -> None:
        self.seen: Counter[str] = Counter()

    def add(self, row: int, what: str) -> None:
        self.seen[f"row {row}: {what}"] += 1


def sizes(visitor: Visitor, faults: Faults) -> None:
    """Rows 1 and 5: nothing scrolls, and the board has its share of the window."""
    home = visitor.page.viewport_size
    assert home is not None
    for wide, high in SIZES:
        visitor.resize(wide, high)
        if visitor.page.evaluate(SCROLLS) != [0, 0]:
            faults.add(1, f"scrolls at {wide}x{high}")
        box = visitor.find("#board").bounding_box()
        share = BOARD_SHARES.get((wide, high), 0)
        if box is None or box["width"] * box["height"] < share * wide * high:
            faults.add(5, f"the board is small at {wide}x{high}")
    visitor.resize(home["width"], home["height"])


def letters(visitor: Visitor, faults: Faults) -> None:
    """Row 6: targets and letters."""
    least, what = (TOUCH, ON_TOUCH) if visitor.has_touch else (MOUSE, f"{CONTROLS}, .at-table [role=button]")
    for small in visitor.page.evaluate(TOO_SMALL, [least, what]):
        faults.add(6, f"small: {small[:90]}")
    for tiny in visitor.page.evaluate(TINY, SMALLEST):
        faults.add(6, f"tiny letters: {tiny}")


def walk(visitor: Visitor, server: Server, name: str, seed: int, faults: Faults, *, resizes: bool) -> int:
    """Look at every question of a game."""
    watched = Watched(visitor)
    table, (token,) = server.begun(name, [me(), BOT, BOT], options=long_enough(name))
    visitor.sit(table, token)
    random = Random(seed)
    looked: Counter[str] = Counter()
    for number in range(MOST):
        answers = visitor.answers()
        if visitor.look() is None:
            return number
        visitor.settled()
        if resizes:
            sizes(visitor, faults)
        letters(visitor, faults)
        looked[watched.key] += 1
        if looked[watched.key] <= LOOKS:
            listed = [one for one in answers if one.split(" ", 1)[0] not in COMPOSED]
            for action in unreachable(visitor, listed):
                faults.add(2, f"{watched.key} {action}")
        if answers := visitor.answers():
            visitor.changes(partial(visitor.give_unseen, evenly(random, answers)))
    return MOST


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(GAMES))
@pytest.mark.parametrize("device", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("name", games.shipped())
def test_every_question_of_a_game(visit: Visit, server: Server, name: str, device: dict[str, Any], seed: int) -> None:
    visitor = visit(**device, settings={"motion": "less"})
    faults = Faults()
    questions = walk(visitor, server, name, seed, faults, resizes=device is DESK)
    print(f"\n{name}: {questions} questions, {faults.seen.total()} faults")
    assert questions
    assert not faults.seen, "\n".join(f"{what} ({times}x)" for what, times in faults.seen.most_common())
