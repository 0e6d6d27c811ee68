"""Two people trade at their own browsers, one at a telephone: the tray, the offer over the board, the deal."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.conftest import Visit
from tests.browser.test_director import stand_still
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.online import Client, Server, me, play_on

GAME = "globopolis"
CLIPPED = """tiles => tiles.flatMap((tile) => {
  const face = tile.querySelector(".face").getBoundingClientRect();
  return [...tile.querySelectorAll(".face > *")].filter((part) => {
    const box = part.getBoundingClientRect();
    const over = part.scrollWidth > part.clientWidth && part.clientWidth > 0;
    return over || box.top < face.top || box.bottom > face.bottom;
  }).map((part) => `${tile.dataset.good}: ${part.textContent}`);
})"""
"""What of the goods in a tray is not seen whole."""
HEARD = """
const made = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.heard = (window.heard ?? 0) + 1;
  return made.call(this);
};
"""
"""Counts the tones that a page makes."""
CLOCK = {"kind": "bank", "bank": 3600, "increment": 0}
PHONE = {"size": (390, 844), "has_touch": True, "is_mobile": True, "reduced_motion": "reduce"}


def trades(client: Client) -> bool:
    """Whether a client is in its Option Phase."""
    return client.question is not None and client.question["key"] == "option-phase"


def to_trade(server: Server, *names: str, **more: Any) -> tuple[str, list[str], int]:
    """A table where it is time to trade, the keys of its seats, and whose Option Phase it is."""
    table, tokens = server.begun(GAME, [me(name) for name in names], clock=CLOCK, **more)
    clients = [server.play(table, token) for token in tokens]
    play_on(clients, until=trades)
    first = [trades(client) for client in clients].index(True)
    for client in clients:
        client.close()
    return table, tokens, first


def do(visitor: Visitor, what: str) -> Locator:
    """A button of the table by what it does."""
    return visitor.find(f"[data-do='{what}']:visible")


def inside(inner: Locator, outer: Locator) -> bool:
    """Whether something lies wholly within something else."""
    a, b = inner.bounding_box(), outer.bounding_box()
    assert a
    assert b
    return (
        a["x"] >= b["x"] - 1
        and a["y"] >= b["y"] - 1
        and a["x"] + a["width"] <= b["x"] + b["width"] + 1
        and a["y"] + a["height"] <= b["y"] + b["height"] + 1
    )


def test_a_title_is_asked_for_countered_and_bought(visit: Visit, server: Server) -> None:
    table, tokens, first = to_trade(server, "Ann", "Ben")
    ann, ben = visit(size=(1280, 720)), visit(settings={"sound": True}, **PHONE)
    shown: list[str] = []

    def listen(socket: Any) -> None:
        socket.on("framesent", lambda said: shown.append(said) if '"shown"' in str(said) else None)

    ann.page.on("websocket", listen)
    ben.page.add_init_script(HEARD)
    ann.sit(table, tokens[first], first)
    ben.sit(table, tokens[1 - first], 1 - first)
    title = ben.page.title()
    # Whoever just sits there has heard nothing yet of an offer.
    ben.page.evaluate("() => (window.heard = 0)")

    # A Title against EU: four taps, "Trade" and "Offer it" among them.
    do(ann, "trade").click()
    expect(do(ann, "send-offer")).to_be_disabled()
    wanted = ann.find(".half >> nth=1").locator("button.deed").first
    good = wanted.get_attribute("data-add")
    name = wanted.inner_text()
    wanted.click()
    # For nothing it is a wish, and that is said twice.
    expect(do(ann, "send-offer")).to_have_text("Ask for it as a gift")
    do(ann, "send-offer").click()
    expect(do(ann, "send-offer")).to_have_text("For nothing · sure?")
    ann.find(".half >> nth=0").locator("[data-add='eu 25']").click()
    expect(ann.find(".tray .effects .own")).to_contain_text("→")
    # What it does to the chance to win, and what a bot thinks of it, if it is asked.
    expect(ann.find(".tray .effects .own")).to_have_text(re.compile(r"→ \d+ EU"))
    expect(ann.find(".tray [data-chance]")).to_have_text(re.compile(r"^[\d.]+% → [\d.]+% to win$"))
    do(ann, "think").click()
    expect(ann.find(".tray [data-thought]")).to_have_text(
        re.compile(r"(for you|not)\. \w+ (should|will hardly) agree\.$")
    )
    # It lies over Ben's board without a wait of the page's own: its time stands still.
    stand_still(ben)
    do(ann, "send-offer").click()
    card = ben.find("[data-offer='1']")
    card.wait_for()
    ben.page.clock.resume()

    # The bar and what is his are left; it is heard, and stands in the title of the window.
    assert inside(card, ben.find("#board"))
    expect(card.locator("[data-chance]")).to_have_count(1)
    expect(card).to_contain_text(name)
    expect(card.locator(".own")).to_contain_text("EU")
    assert ben.page.title() == f"(1) {title}"
    assert ben.page.evaluate("() => window.heard") == 3
    do(ben, "counter 1").click()
    tray = ben.find("section.tray.paper")
    assert inside(tray, ben.find("#board"))
    expect(tray.locator(f".half >> nth=0 >> [data-good='{good}']")).to_be_visible()
    tray.locator(".half >> nth=1 >> [data-shelf=money]").click()
    tray.locator(".half >> nth=1 >> [data-add='eu 10']").click()
    expect(do(ben, "send-offer")).to_have_text("Offer it")
    before = len(shown)
    do(ben, "send-offer").click()

    # Her clock waits while she looks at it. One tap accepts.
    ann.find("[data-offer='2']").wait_for()
    expect(ann.find("[data-offer='2'] .own")).to_contain_text("→")
    assert len(shown) == before
    do(ann, "accept 2").click()
    ann.find(f".deeds .deed:has-text('{name}')").wait_for()
    # The first offer has become impossible; what stands is a chip, and it can be taken back.
    ann.find("[data-chip='1']").click()
    do(ann, "take-back 1").click()
    for visitor in (ann, ben):
        expect(visitor.find("[data-chip]")).to_have_count(0, timeout=PATIENCE)
        visitor.open_page("Deals")
        visitor.find(".deals summary").click()
        done = visitor.find(".deals details li").all_inner_texts()
        assert any("offer 2" in line.lower() and line.endswith("becomes a deal.") for line in done)
        assert any("35 EU" in line for line in done)
        assert not visitor.refused()


def test_a_deal_of_three_begins_at_a_plate(visit: Visit, server: Server) -> None:
    """Who gives whom what is tapped for each pair; all three have to agree."""
    table, tokens, first = to_trade(server, "Ann", "Ben", "Cleo")
    second, third = (first + 1) % 3, (first + 2) % 3
    one, two = f"p{second + 1}", f"p{third + 1}"
    ann = visit(size=(1280, 720))
    ann.sit(table, tokens[first], first)
    ann.find(f".seats li[data-seat={one}] button.name").click()
    do(ann, f"approach {one}").click()
    expect(ann.find(f"[data-partner={one}]")).to_have_attribute("aria-pressed", "true")
    mine, theirs = ann.find(".half >> nth=0"), ann.find(".half >> nth=1")
    mine.locator("[data-add='eu 5']").click()
    ann.find("[data-partner=together]").click()
    ann.find(f"[data-partner={two}]").click()
    # What was tapped for one stays; somebody who neither gives nor gets is not in a deal.
    expect(mine.locator(f"[data-way='me>{one}']")).to_contain_text("1")
    expect(do(ann, "send-offer")).to_be_disabled()
    theirs.locator(f"[data-way='{one}>{two}']").click()
    deed = theirs.locator("button.deed").first
    title = deed.get_attribute("data-add")
    deed.click()
    theirs.locator(f"[data-way='{two}>me']").click()
    theirs.locator("[data-shelf=money]").click()
    theirs.locator("[data-add='eu 10']").click()
    expect(ann.find(".tray .effects .own")).to_contain_text("→")
    expect(do(ann, "send-offer")).to_have_text("Offer it")
    do(ann, "send-offer").click()
    cleo = visit(**PHONE)
    cleo.sit(table, tokens[third], third)
    card = cleo.find("[data-offer='1']")
    card.wait_for()
    expect(card.locator("[data-between]")).to_have_count(1)
    do(cleo, "accept 1").click()
    with server.play(table, tokens[second], view=True) as ben:
        assert ben.say("answer", action="accept 1 -")["type"] == "accepted"
        ben.wait_for(lambda client: client.view["titles"][title]["owner"] == two)


def test_a_promise_in_words_is_written_and_read_by_both(visit: Visit, server: Server) -> None:
    """It is plain text: markup in it is shown, never run."""
    words = 'No Agents in <b id="bold">Xanadu</b>, "promised"'
    table, tokens, first = to_trade(server, "Ann", "Ben", "Cleo")
    second, third = (first + 1) % 3, (first + 2) % 3
    ann, ben, cleo = visit(size=(1280, 720)), visit(**PHONE), visit(size=(1920, 1080))
    for visitor, seat in ((ann, first), (ben, second), (cleo, third)):
        visitor.sit(table, tokens[seat], seat)
    do(ann, "trade").click()
    ann.find(f"[data-partner=p{second + 1}]").click()
    mine, theirs = ann.find(".half >> nth=0"), ann.find(".half >> nth=1")
    mine.locator("[data-shelf=promises]").click()
    expect(ann.find("input[data-words]")).to_have_count(0)
    mine.locator("[data-add='word 1']").click()
    theirs.locator("[data-shelf=money]").click()
    theirs.locator("[data-add='eu 5']").click()
    # What cannot be written is refused in one line, and nothing is lost.
    ann.find("input[data-words]").fill("Xanadu\u202e")
    do(ann, "send-offer").click()
    expect(ann.find(".refused")).to_contain_text("a text has at most 120 letters")
    expect(do(ann, "send-offer")).to_be_disabled()
    ann.find("input[data-words]").fill(f"  {words} ")
    expect(do(ann, "send-offer")).to_have_text("Offer it")
    do(ann, "send-offer").click()

    # Ben reads it in the offer. His counter-offer begins with the same words, and he adds some.
    card = ben.find("[data-offer='1']")
    expect(card.locator("[data-words]")).to_contain_text(words)
    assert inside(card, ben.find("#board"))
    do(ben, "counter 1").click()
    tray = ben.find("section.tray.paper")
    expect(tray.locator("input[data-words]")).to_have_value(words)
    assert inside(tray.locator("input[data-words]"), ben.find("#board"))
    tray.locator("input[data-words]").fill(f"{words} for long")
    do(ben, "send-offer").click()
    expect(ann.find("[data-offer='2'] [data-words]")).to_contain_text(f"{words} for long")
    do(ann, "accept 2").click()

    # Both read it among the promises and in the log; Cleo sees only that something was promised.
    for visitor in (ann, ben, cleo):
        visitor.open_page("Deals")
        visitor.find("[data-promises]").wait_for()
        promises = visitor.find("[data-promises]").inner_text()
        assert (f"{words} for long" in promises) == (visitor is not cleo)
        assert "a word up to round" in promises
        assert ("Xanadu" in visitor.page.content()) == (visitor is not cleo)
        assert visitor.find("#bold").count() == 0
        assert not visitor.refused()
    ann.page.reload()
    ann.open_page("Deals")
    expect(ann.find("[data-promises]")).to_contain_text(f"{words} for long")


@pytest.mark.parametrize("lang", ["en", "de"])
def test_promises_are_read_whole_and_have_no_text_where_nobody_chats(visit: Visit, server: Server, lang: str) -> None:
    """In the tray every kind of promise says what it is, and the field for words is there only where there is chat."""
    table, tokens, first = to_trade(server, "Ann", "Ben", chat="off")
    for wishes in ({"size": (1280, 720)}, {"size": (1920, 1080)}, PHONE):
        ann = visit(settings={"lang": lang}, **wishes)
        ann.sit(table, tokens[first], first)
        do(ann, "trade").click()
        ann.find(f"[data-partner=p{2 - first}]").click()
        mine = ann.find(".half >> nth=0")
        mine.locator("[data-shelf=promises]").click()
        for good in ("free-visits", "half-visits", "peace", "word", "due", "passage"):
            mine.locator(f"[data-add='{good} 1']").click()
        mine.locator("[data-add='note 25']").click()
        tiles = mine.locator("[data-good]")
        expect(tiles).to_have_count(7)
        assert tiles.evaluate_all(CLIPPED) == []
        expect(ann.find("input[data-words]")).to_have_count(0)
        assert not ann.refused()
        ann.close()
