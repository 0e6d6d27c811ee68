"""Two people with a browser each, and a bot, play a game to its end by clicking what is offered, then check it."""

from __future__ import annotations

import json
import re
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import OVER, PATIENCE, Visitor, briskly, play
from tests.server.online import Server
from tests.server.services import wait_for

GAME = "global-domination"
COMPARED = ("server's key", "bound to", "options", "list of", "the number", "given here", "newest hash")
"""What a device that took part from the beginning can compare with the report, in this order."""


def check_rolls(visitor: Visitor, table: str, rolls: int) -> None:
    """Let a device check the report of the table it played at: it has everything to compare, and nothing to object."""
    visitor.go(f"check/{table}")
    verdict = visitor.find(".verdict")
    expect(verdict).to_contain_text(f"✓ All {rolls} rolls and draws are in order", timeout=PATIENCE)
    same = visitor.find(".same li").all_inner_texts()
    assert len(same) == len(COMPARED), same
    for said, what in zip(same, COMPARED, strict=True):
        assert what in said
    assert visitor.find(".not li, .bad").count() == 0


@pytest.mark.slow
def test_two_browsers_and_a_bot_play_to_the_end(visit: Visit, server: Server) -> None:
    host, guest = visit(settings={"name": "Ann"}), visit(settings={"name": "Bea"}, size=(900, 800))
    host.go(f"new/{GAME}")
    host.find("ol li").nth(3).get_by_role("button", name="Remove seat 4").click()
    host.find(".room .chair").nth(2).click()
    host.find("[data-character=Marco]").click()
    host.find("input[name=preset][value=quick]").check()
    host.button("Open the table").click()

    guest.page.goto(host.find(".address").input_value())
    guest.button("Sit here").click()
    host.find("ol li", "Bea").wait_for()
    # Everybody sees the same table, writes to the others, and it begins by itself.
    for visitor in (host, guest):
        expect(visitor.find("ol li", "Marco")).to_be_visible(timeout=PATIENCE)
        expect(visitor.find("section dl")).to_contain_text("Quick", timeout=PATIENCE)
    guest.page.get_by_label("Write something").fill("Hello Ann!")
    guest.page.keyboard.press("Enter")
    expect(host.find("ol.lines li")).to_contain_text("Hello Ann!", timeout=PATIENCE)
    host.button("I am ready").click()
    guest.find(".tick").wait_for()
    guest.button("I am ready").click()

    given = play([host, guest], Random(7), choose=briskly)
    assert given > 2
    for visitor in (host, guest):
        visitor.find(OVER).wait_for()
        assert "The game is over." in visitor.find("#prompt").inner_text()
    # Chance is real here: a winner is told "You win", others who it is.
    results = [re.findall(r"\d+", visitor.find("#prompt").inner_text()) for visitor in (host, guest)]
    assert results[0] == results[1] != []

    table = host.table
    report = json.loads(server.read(f"/api/tables/{table}/report"))
    assert report["agreement"]["players"] == ["person", "person", "bot"]
    assert [hashed is not None for hashed in report["agreement"]["nonce_hashes"]] == [True, True, False]
    for visitor in (host, guest):
        check_rolls(visitor, table, len(report["rolls"]))

    # The same people again: the next table agrees on its dice anew.
    for visitor in (host, guest):
        visitor.go(f"table/{table}")
        visitor.button("Play again").click()
    for visitor in (host, guest):
        visitor.page.wait_for_function("old => !location.hash.includes(old)", arg=table)
        visitor.find("#prompt").wait_for()
    assert host.table == guest.table != table
    wait_for(lambda: server.get(f"/api/tables/{host.table}")["status"] == "running", "the next game")
    again = json.loads(server.read(f"/api/tables/{host.table}/report"))["agreement"]
    assert sum(hashed is not None for hashed in again["nonce_hashes"]) == 2
    assert again["open"] != report["agreement"]["open"]
