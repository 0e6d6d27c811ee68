"""Standing orders on the spot: the offer after a turn of Globetrotters is declined from now on."""

from __future__ import annotations

from tests.browser.conftest import Visit
from tests.server.online import Server

GAME = "globetrotters"


def test_the_discount_is_declined_from_now_on(visit: Visit, server: Server) -> None:
    asked, other = server.pair(GAME)
    assert asked.question is not None
    visitor = visit()
    visitor.sit(asked.table, str(asked.token), asked.question["id"][1])
    asked.close()
    home = next(answer for answer in visitor.answers() if answer.startswith("choose-home"))
    visitor.changes(lambda: visitor.give(home))
    visitor.changes(lambda: visitor.give("work"))
    assert "decline" in visitor.answers()
    visitor.changes(lambda: visitor.press(visitor.button("Always so")))
    while not other.question:
        told = other.hear()
        assert "standing" not in str(told), "nobody else can tell"
    assert [fact["key"] for fact in other.facts][-2:] == ["turn-over", "turn-begins"]
    other.close()
