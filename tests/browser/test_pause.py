"""Two who negotiate let the clock stand: one asks for it, the other agrees, and either lets it run again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.test_deal import do
from tests.browser.visitor import PATIENCE
from tests.server.online import Server, me, play_on

GAME = "globopolis"
CLOCK = {"kind": "bank", "bank": 1800, "increment": 10}


def test_the_clock_stands_while_both_want_it(visit: Visit, server: Server) -> None:
    table, tokens = server.begun(GAME, [me("Ann"), me("Ben")], clock=CLOCK)
    clients = [server.play(table, token) for token in tokens]
    play_on(clients, until=lambda client: client.question is not None and client.question["key"] == "option-phase")
    for client in clients:
        client.close()
    ann, ben = visit(), visit()
    for seat, (visitor, token) in enumerate(zip((ann, ben), tokens, strict=True)):
        visitor.sit(table, token, seat)
        assert not visitor.find(".pause [data-do=pause]").count()
    do(ann, "trade").click()
    ann.find(".half [data-add='eu 5']").first.click()
    # A gift is asked twice.
    for label in ("As a gift", "A gift · sure?"):
        expect(do(ann, "send-offer")).to_have_text(label)
        do(ann, "send-offer").click()

    # The offer stands between both, so either may ask; what is left for pauses is told.
    asks = ann.find(".pause [data-do=pause]")
    expect(asks).to_contain_text("Ben (10:00 left)", timeout=PATIENCE)
    asks.click()
    expect(ann.find(".pause")).to_contain_text("You have asked Ben", timeout=PATIENCE)
    expect(ben.find(".pause")).to_contain_text("Ann would like the clock to stand", timeout=PATIENCE)
    # The sign of deals says that an offer waits.
    expect(ben.find("[data-tool=game-deals]:visible")).to_contain_text("1")
    ben.find(".pause [data-do=agree]").click()
    for visitor, other in ((ann, "Ben"), (ben, "Ann")):
        expect(visitor.find(".pause")).to_contain_text(f"You and {other} let the clock stand", timeout=PATIENCE)
    ann.find(".pause [data-do=run]").click()
    for visitor in (ann, ben):
        expect(visitor.find(".pause [data-do=pause]")).to_have_count(1, timeout=PATIENCE)
        assert not visitor.refused()
