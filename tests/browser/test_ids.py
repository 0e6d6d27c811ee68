"""No id of a thing, no label of a seat is read anywhere at a table, in both languages."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest

from meridian import games
from tests.browser.conftest import Visit
from tests.browser.test_director import IDS
from tests.browser.visitor import Visitor, anything
from tests.server.online import BOT, Server, me

MOVES = 6
TEXTS = """() => {
  const named = [...document.querySelectorAll("[title], [aria-label], [placeholder], [alt]")].flatMap((one) =>
    ["title", "aria-label", "placeholder", "alt"].map((name) => one.getAttribute(name) ?? ""));
  return [document.body.innerText, ...named].join("\\n");
}"""
"""Everything on a page that can be read, seen or heard."""


def ids(visitor: Visitor) -> list[str]:
    """What is read and should not be, with what stands around it."""
    text = visitor.page.evaluate(TEXTS)
    return [text[max(0, found.start() - 30) : found.end() + 30] for found in IDS.finditer(text)]


@pytest.mark.parametrize("name", games.shipped())
@pytest.mark.parametrize("lang", ["en", "de"])
def test_no_ids_are_read_anywhere(visit: Visit, server: Server, name: str, lang: str) -> None:
    table, (token,) = server.begun(name, [me("Ann"), BOT, BOT])
    visitor = visit(size=(1920, 1080), settings={"lang": lang})
    visitor.sit(table, token)
    visitor.find("#board svg").first.wait_for()
    random = Random(6)
    tabs = visitor.find("#drawer [role=tab]:visible")
    for move in range(MOVES):
        answers = visitor.answers()
        assert ids(visitor) == []
        tabs.nth(move % tabs.count()).click()
        assert ids(visitor) == []
        visitor.changes(partial(visitor.give_unseen, anything(random, answers)))
