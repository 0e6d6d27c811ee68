"""What is done can be undone, and what was on its way arrives once: undo, a lost line, a server that is killed,
two devices."""

from __future__ import annotations

from playwright.sync_api import Browser, WebSocketRoute, expect

from tests.browser.conftest import Returning, Visit
from tests.browser.visitor import LOOK_AGAIN, PATIENCE, Visitor
from tests.server.online import BOT, Server, me

GAME = "global-domination"
CARD = "build domination"
BAR = ".above .bar:not(.calm)"


def begun(server: Server, visitor: Visitor) -> None:
    """A table where the visitor is asked for a card."""
    table, (token,) = server.begun(GAME, [me(), {**BOT, "name": "Bob"}], options={"reaction_windows": "scoring_only"})
    visitor.sit(table, token)
    assert CARD in visitor.answers()


def lines(visitor: Visitor) -> list[str]:
    """What the log says, as the server tells it to somebody who comes anew."""
    visitor.page.reload()
    visitor.answers()
    visitor.open_page("Log")
    visitor.find(".log li").first.wait_for()
    return visitor.find(".log li").all_inner_texts()


def test_undo(visit: Visit, server: Server) -> None:
    visitor = visit()
    begun(server, visitor)
    prompt = visitor.find("#prompt").inner_text()
    before = visitor.answers()
    visitor.give(CARD)
    expect(visitor.find("#prompt")).not_to_have_text(prompt, timeout=PATIENCE)
    visitor.button("Undo").click()
    expect(visitor.find("#prompt")).to_have_text(prompt, timeout=PATIENCE)
    assert visitor.answers() == before
    assert not visitor.refused()


def test_an_answer_given_while_the_server_is_away_arrives_once(browser: Browser, own_server: Returning) -> None:
    visitor = Visitor(browser, own_server.address)
    begun(own_server, visitor)
    before = lines(visitor)
    prompt = visitor.find("#prompt").inner_text()
    own_server.kill()
    visitor.find(BAR, "The connection is lost.").wait_for()
    visitor.give(CARD)
    visitor.find(BAR, "Your last answer is not confirmed yet").wait_for()
    own_server.come_back()
    # The page tries by itself, too: the button may be gone by now.
    visitor.page.evaluate("(bar) => document.querySelector(`${bar} button`)?.click()", BAR)
    visitor.find(BAR).wait_for(state="detached")
    expect(visitor.find("#prompt")).not_to_have_text(prompt, timeout=PATIENCE)
    assert not visitor.refused()
    new = lines(visitor)[len(before) :]
    assert len(new) == 1, new
    visitor.close()
    visitor.forgive("WebSocket connection to")
    visitor.forgive("ERR_CONNECTION_REFUSED")
    assert not visitor.faults


def test_two_devices_of_one_person_answer_at_once(visit: Visit, server: Server) -> None:
    """The first answer counts; the other device says so in plain words, and nothing is answered twice."""
    asked, other = server.pair(GAME)
    assert asked.question is not None
    seat: int = asked.question["id"][1]
    laptop, phone = visit(), visit(size=(360, 740))
    late: list[tuple[WebSocketRoute, str | bytes]] = []
    heard = True

    def deliver(route: WebSocketRoute) -> None:
        def on_message(frame: str | bytes) -> None:
            if heard:
                route.send(frame)
            else:
                late.append((route, frame))

        route.connect_to_server().on_message(on_message)

    phone.page.route_web_socket("**/*", deliver)
    for visitor in (laptop, phone):
        visitor.sit(asked.table, str(asked.token), seat)
        visitor.answers()
    heard = False  # the phone is slow: it does not learn yet that the question is answered
    laptop.changes(lambda: laptop.give("pass"))
    phone.give("pass")
    while not any("stale" in str(frame) for _, frame in late):
        phone.page.wait_for_timeout(LOOK_AGAIN)
    heard = True
    for route, frame in late:
        route.send(frame)
    expect(phone.find(".refused[data-reason=stale]")).to_contain_text("This question is not asked any more.")
    expect(phone.find("#prompt")).to_have_text(laptop.find("#prompt").inner_text())
    assert phone.look() == laptop.look() == [], "nobody has answered for the other player"
    assert other.options()
    for client in (asked, other):
        client.close()
