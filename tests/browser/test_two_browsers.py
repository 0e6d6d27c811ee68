"""Two people with a browser each, and a bot, play a game to its end by clicking what is offered."""

from __future__ import annotations

from random import Random

from tests.browser.conftest import Visit
from tests.browser.visitor import OVER, briskly, play

GAME = "global-domination"


def test_two_browsers_and_a_bot_play_to_the_end(visit: Visit) -> None:
    host, guest = visit(settings={"name": "Ann"}), visit(settings={"name": "Bea"}, size=(900, 800))
    host.go(f"new/{GAME}")
    host.find("ol li").nth(3).get_by_role("button", name="Remove seat 4").click()
    host.find("ol li").nth(2).locator("select").last.select_option("random")
    host.find("input[name=preset][value=quick]").check()
    host.button("Open the table").click()

    guest.page.goto(host.find(".address").input_value())
    guest.button("Sit here").click()
    host.find("ol li", "Bea").wait_for()
    host.button("Start the game").click()

    given = play([host, guest], Random(7), choose=briskly)
    assert given > 2
    for visitor in (host, guest):
        visitor.find(OVER).wait_for()
        assert "The game is over." in visitor.find("#prompt").inner_text()
    assert host.find("#prompt").inner_text() == guest.find("#prompt").inner_text()
