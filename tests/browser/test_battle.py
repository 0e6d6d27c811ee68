"""A battle on the board: exact odds before it, why so many dice, and each round with every die and the multiplier.

The dice are real ones that are read out, so that it is known beforehand what they show.
"""

from __future__ import annotations

import re
from random import Random

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import LOOK_AGAIN, PATIENCE, Visitor
from tests.server.dice import dice_of, play_with_dice
from tests.server.online import Client, Server, me

GAME = "globopolis"
FACE = "5"
SHOWN = "number => Number(document.querySelector('#board').dataset.step) >= number"
ROLL = re.compile(r"rolls 5 with the polygon (?:and (\d+) d6|alone): × (\d+) = (\d+)\.(?:\s\(([\d, ]*)\))?")


def may_attack(client: Client) -> bool:
    """Whether a client is a guest that may attack without a card instead of paying."""
    asked = client.question
    return (
        asked is not None
        and asked["key"] == "pay-or-attack"
        and any(one.startswith("attack ") for one in asked["options"])
    )


def to_an_attack(server: Server) -> tuple[str, list[str], int]:
    """A table where somebody may attack, the keys of its seats, and who it is."""
    no_cards = {"start_influences": 0, "start_ops": 0}
    table, tokens = server.begun(GAME, [me("Ann"), me("Ben")], dice="declared", options=no_cards)
    clients = [server.play(table, token) for token in tokens]
    play_with_dice(clients, Random(1), until=may_attack)
    seat = next(at for at, client in enumerate(clients) if may_attack(client))
    for client in clients:
        client.close()
    return table, tokens, seat


def midway(battle: Locator) -> None:
    """Between two rounds the scene stays: dice with their products, what they were given for, and the chance now."""
    expect(battle).to_contain_text("your chance now", timeout=PATIENCE)
    expect(battle.locator(".facts li").first).to_be_visible()
    value = battle.locator(".rolls li").first.get_attribute("data-value")
    expect(battle.locator(".rolls li .product b").first).to_have_text(str(value))


def let_go_on(visitors: list[Visitor], reader: Client, battle: Locator) -> None:
    """Decline everything, and let the attacker read out dice, until the battle is over."""
    looked = False
    idle = 0
    while idle * LOOK_AGAIN < PATIENCE:
        reader.drain()
        if die := dice_of(reader):
            battle.page.wait_for_function(SHOWN, arg=reader.number)
            if not looked and battle.locator(".rolls li").count():
                midway(battle)
                looked = True
            assert reader.say("declare", outcome=f"die {FACE}", number=die["number"])["type"] == "accepted"
            reader.until("situation")
            continue
        # A question comes after everything before it is shown: whoever is asked sees that the battle is over.
        asked = [(visitor, look) for visitor in visitors if (look := visitor.look())]
        if looked and not battle.count():
            return
        for visitor, look in asked[:1]:
            visitor.give(next((one for one in look if " " not in one), look[0]))
        if not asked:
            idle += 1
            visitors[0].page.wait_for_timeout(LOOK_AGAIN)
    raise AssertionError("the battle does not end")


def from_the_bar(attacker: Visitor) -> int:
    """The action bar offers to pay, in gold, and the attacks behind one button with the best chance; the one that is
    looked at is drawn on the map. Returns that chance."""
    expect(attacker.find(".bar .primary[data-action=pay]")).to_have_text(re.compile(r"Pay \d+ EU"))
    button = attacker.find(".bar [data-opens~=attack]")
    expect(button).to_have_text(re.compile(r"Attack · \d+ %"))
    button.click()
    offered = [one for one in attacker.answers() if one.startswith("attack")]
    rows = attacker.find(".bar .rows [data-do^=attack]")
    assert sorted(str(row.get_attribute("data-do")) for row in rows.all()) == sorted(offered)
    rows.last.hover()
    chance = rows.last.locator("strong").inner_text()
    expect(attacker.find("#board .chance text")).to_have_text(chance)
    attacker.page.keyboard.press("Escape")
    expect(attacker.find("#board .chance")).to_have_count(0)
    # On a phone the sheet opens above the bar, over the row of tools, uncut.
    attacker.resize(390, 844)
    button.click()
    for row in rows.all():
        row.click(trial=True)
    attacker.page.keyboard.press("Escape")
    attacker.resize(1280, 900)
    return int(button.inner_text().split()[2])


@pytest.mark.slow
def test_a_battle_shows_odds_assessment_dice_and_multiplier(visit: Visit, server: Server) -> None:
    table, tokens, seat = to_an_attack(server)
    visitors = [visit(), visit()]
    for at, (visitor, token) in enumerate(zip(visitors, tokens, strict=True)):
        visitor.sit(table, token, at)
    attacker = visitors[seat]
    chance = from_the_bar(attacker)
    attacker.open_page("Odds")
    rows = attacker.find("details:has([data-do^='attack '])")
    rows.first.wait_for()
    odds = rows.locator("summary strong").all_inner_texts()
    assert all(re.fullmatch(r"\d{1,3}\.\d %", one) for one in odds), odds
    assert abs(max(float(one.split()[0]) for one in odds) - chance) <= 0.5
    row = rows.first
    row.locator("summary").click()
    assert row.locator("tbody tr").count() >= 2
    row.locator("[data-do^='attack ']").click()
    attacker.confirm()

    battle = attacker.find("section.battle")
    battle.locator(".grounds li").first.wait_for()
    # It can be put aside to look at the board, and comes back. The drawer with the odds lies over both.
    attacker.page.keyboard.press("Escape")
    attacker.button("Look at the board").click()
    expect(battle).to_have_count(0)
    attacker.button("Back to the scene").click()
    expect(battle).to_be_visible()
    with server.play(table, tokens[seat]) as reader:
        let_go_on(visitors, reader, battle)
    attacker.open_page("Odds")
    attacker.find("section:has(> h3:has-text('The last conflict')) summary").click()
    # Every die was read out as five: each side multiplies with all its d6, and a single one doubles.
    told = attacker.find(".rounds .side .unseen").all_inner_texts()
    assert len(told) >= 2
    for line in told:
        found = ROLL.search(line)
        assert found, line
        dice, multiplier, value = int(found[1] or 0), int(found[2]), int(found[3])
        assert multiplier == {0: 1, 1: 2}.get(dice, dice)
        assert value == int(FACE) * multiplier
        assert (found[4] or "") == ", ".join([FACE] * dice)
    pips = attacker.find(".rounds .dice svg").count()
    assert pips == sum(1 + int((ROLL.search(line) or [0, 0])[1] or 0) for line in told)
    assert not attacker.refused()
