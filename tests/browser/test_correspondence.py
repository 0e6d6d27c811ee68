"""Games by correspondence in two browsers: vacations, a whole turn taken back, what happened since one's turn."""

from __future__ import annotations

from datetime import date, timedelta

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.online import Server

GAME = "global-domination"
LETTERS = {"preset": "three-days", "vacation_days": 10}
PHONE = (360, 740)
CARD = "build domination"


def build(visitor: Visitor) -> None:
    """A turn with one card: forces wherever it is possible."""
    visitor.give(CARD)
    while True:
        answers = visitor.answers()
        if CARD in answers:
            break
        visitor.give(next((one for one in answers if one.startswith("build-in")), answers[-1]))
    visitor.changes(lambda: visitor.give("end-turn"))


def test_a_vacation_stops_the_clock_and_a_turn_is_taken_back(visit: Visit, server: Server) -> None:
    clients = server.pair(GAME, clock=LETTERS)
    assert clients[0].question is not None
    first: int = clients[0].question["id"][1]
    seats = first, 1 - first
    visitors: list[Visitor] = [visit(size=PHONE), visit(settings={"lang": "de"})]
    for client, visitor, seat in zip(clients, visitors, seats, strict=True):
        client.close()
        visitor.sit(client.table, str(client.token), seat)
    asked, other = visitors

    # Vacation, by keyboard on a small screen: the others see it in their language.
    def menu(visitor: Visitor, what: str) -> None:
        visitor.find(".strip .globe").focus()
        visitor.page.keyboard.press("Enter")
        visitor.find(what).focus()
        visitor.page.keyboard.press("Enter")

    menu(asked, "[data-do=vacation]")
    expect(asked.find("dialog")).to_contain_text("You have 10 days of vacation left this year.")
    back = date.today() + timedelta(4)
    asked.find("dialog input").fill(f"{back}")
    asked.find("dialog input").press("Tab")
    asked.button("Go on vacation").press("Enter")
    plate = f"li[data-seat=p{seats[0] + 1}] .holiday"
    expect(other.find(plate)).to_contain_text("zurück am")
    expect(asked.find(plate)).to_be_visible()
    menu(asked, "[data-do=vacation]")
    expect(asked.find("dialog")).to_contain_text("You have 6 days of vacation left this year.")
    asked.find("dialog [data-do=back]").press("Enter")
    expect(other.find(plate)).to_have_count(0)

    # The turn is over and the other is asked: undo is not possible, the others are.
    prompt = asked.find("#prompt").inner_text()
    build(asked)
    other.answers()
    # Whoever comes back is shown what happened meanwhile in pictures, and steps through them by arrow keys.
    build(other)
    asked.go()
    asked.go(f"table/{clients[0].table}")
    asked.answers()
    picture = asked.find(".recap .card .picture svg").first
    expect(picture).to_be_attached()
    asked.find(".recap .card:has(.picture)").last.press("Enter")
    expect(asked.find("dialog .map svg").first).to_be_visible()
    title = asked.find("#look-back-title").inner_text()
    number, of = int(title.split()[-3]), int(title.split()[-1])
    assert number == of
    asked.page.keyboard.press("ArrowLeft")
    expect(asked.find("#look-back-title")).to_contain_text(f"{max(1, number - 1)} of {of}")
    asked.page.keyboard.press("Escape")
    expect(asked.find("dialog")).to_have_count(0)

    asked.button("Undo").click()
    asked.find("[data-do=take-back-turn]").click()
    expect(other.find(".proposal")).to_contain_text("möchte den ganzen Zug zurücknehmen")
    other.button("Zustimmen").click()
    expect(asked.find("#prompt")).to_have_text(prompt)
    for visitor, said in ((asked, "took back a whole turn"), (other, "hat einen ganzen Zug zurückgenommen")):
        visitor.open_page("Log" if visitor is asked else "Verlauf")
        expect(visitor.find("[data-taken-back]")).to_contain_text(said)
    assert CARD in asked.answers()
