"""Two people trade at their own browsers: an offer, a counter-offer, and the deal."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.online import Server, me, play_on

GAME = "globopolis"


def to_trade(server: Server) -> tuple[str, list[str]]:
    """A table where it is time to trade, and the keys of its two seats."""
    table, tokens = server.begun(GAME, [me("Ann"), me("Ben")])
    clients = [server.play(table, token) for token in tokens]
    play_on(clients, until=lambda client: client.question is not None and client.question["key"] == "option-phase")
    for client in clients:
        client.close()
    return table, tokens


def do(visitor: Visitor, what: str) -> None:
    """Click something in the dock for deals."""
    visitor.find(f".deals [data-do='{what}']").click()


def test_an_offer_is_countered_and_the_counter_offer_accepted(visit: Visit, server: Server) -> None:
    table, tokens = to_trade(server)
    ann, ben = visit(), visit(size=(900, 800))
    for seat, (visitor, token) in enumerate(zip((ann, ben), tokens, strict=True)):
        visitor.sit(table, token, seat)
        visitor.open_page("Deals")

    do(ann, "new-offer")
    do(ann, "you-give")
    do(ann, "they-give")
    goods = ann.find(".deals form select.good").nth(1)
    # What Ben has is up to the dice: a good of which he has several says so in brackets.
    label = goods.locator("optgroup").nth(1).locator("option").first.inner_text()
    good = label.split(" (")[0]
    goods.select_option(label=label)
    do(ann, "send-offer")

    ben.find(".deals article", good).wait_for()
    do(ben, "counter 1")
    ben.find(".deals form input[type=number]").first.fill("25")
    do(ben, "send-offer")

    ann.find(".deals article", "Answers offer 1").wait_for()
    do(ann, "accept 2")
    # The first offer stands until somebody takes it back; the second has become a deal.
    for visitor in (ann, ben):
        expect(visitor.find(".deals article", "Answers offer 1")).to_have_count(0, timeout=PATIENCE)
        visitor.find(".deals summary").click()
        done = visitor.find(".deals details li").all_inner_texts()
        assert "Offer 2 of Ben becomes a deal." in done
        assert "Offer 2: Ann gives Ben 25 EU." in done
        assert f"Offer 2: Ben gives Ann 1 × {good}." in done
        assert not visitor.refused()
