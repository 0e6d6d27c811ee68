"""Games by correspondence in two browsers: vacations, a whole turn taken back, what happened since one's turn."""

from __future__ import annotations

import json
from datetime import UTC, date, datetime, timedelta
from random import Random

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.online import BOT, OPEN, Server, any_of, bearing, me, play_on, shortest

GAME = "global-domination"
LETTERS = {"preset": "three-days", "vacation_days": 10}
PHONE = (360, 740)
CARD = "build domination"


def noon_zone() -> str:
    """A time zone in which it is about noon, so that no day ends during a test. The day is that of UTC."""
    return f"Etc/GMT{datetime.now(UTC).hour - 12:+d}"


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
    visitors: list[Visitor] = [visit(size=PHONE, timezone_id=noon_zone()), visit(settings={"lang": "de"})]
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
    leaves, back = asked.find("dialog [name=first]"), asked.find("dialog [name=back]")
    today = date.fromisoformat(leaves.input_value())
    plate = f"li[data-seat=p{seats[0] + 1}] .holiday"
    leaves.fill(f"{today + timedelta(20)}")
    back.fill(f"{today + timedelta(22)}")
    asked.button("Plan this vacation").press("Enter")
    expect(other.find(plate)).to_contain_text("weg ab")
    menu(asked, "[data-do=vacation]")
    expect(asked.find("dialog")).to_contain_text("You have 10 days of vacation left this year.")
    expect(asked.button("Drop the plan")).to_be_visible()
    leaves.fill(f"{today}")
    back.fill(f"{today + timedelta(4)}")
    back.press("Tab")
    asked.button("Go on vacation").press("Enter")
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
    last = asked.find(".recap .card").last
    expect(last.locator(".picture svg").first).to_be_attached()
    last.evaluate("(card) => card.click()")
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

    # An answer for now and later is given at once, stands in one's own list, and is removed there.
    asked.open_page("Plan")
    asked.find("[data-do=standing-answer]").select_option("pass")
    asked.changes(lambda: asked.button("Keep it").press("Enter"))
    expect(asked.find("#drawer ul li", "Pass")).to_be_visible()
    asked.find("#drawer ul li", "Pass").get_by_role("button", name="Remove").click()
    expect(asked.find("#drawer ul li", "Pass")).to_have_count(0)
    assert not asked.refused()


def test_a_code_leads_to_the_table_and_a_finished_game_to_the_history(visit: Visit, server: Server) -> None:
    host, guest = visit(), visit(size=PHONE, settings={"lang": "de"})
    table, _, (token,) = server.open("globetrotters", [me("Ann"), OPEN])
    host.keep_seat(table, token)
    host.go(f"table/{table}")
    code = host.find(".code strong").inner_text()
    guest.go()
    field = guest.page.get_by_role("textbox", name="Link oder Code des Tisches")
    field.fill("zzz-zzz")
    field.press("Enter")
    expect(guest.find("[role=alert]")).to_contain_text("Auf diesen Code wartet kein Tisch")
    guest.forgive("404")
    field.fill(code.lower())
    field.press("Enter")
    guest.page.wait_for_url(f"**/#/table/{table}")

    # A game of somebody with a profile ends; their history finds it by its filters.
    session = server.post("/api/profiles", {"name": "Cleo", "password": "correct horse"})["session"]
    seats = [me("Cleo"), {**BOT, "name": "Marco"}]
    body = {"game": GAME, "seats": seats, "options": shortest(GAME), "start": True, "title": "Friday night"}
    opened = server.http.post(server.url("/api/tables"), json=body, headers=bearing(session)).json()
    with server.play(opened["table"], opened["seats"][0]["token"]) as cleo:
        play_on([cleo], any_of(Random(3)))
        cleo.wait_for(lambda client: client.situation["status"] == "over")
    guest.sign_in(session)
    guest.page.goto("about:blank")
    guest.go("history")
    game = guest.find(f"li[data-table={json.dumps(opened['table'])}]")
    expect(game).to_contain_text("Friday night")
    expect(game).to_contain_text("Marco")
    expect(guest.find("#openings-title")).to_be_visible()
    expect(guest.find("table tbody tr")).to_have_count(1)
    for name, value, there in (
        ("pace", "letters", 0), ("pace", "live", 1), ("against", "people", 0), ("against", "characters", 1),
    ):  # fmt: skip
        guest.find(f"[data-filter={name}]").select_option(value)
        expect(game).to_have_count(there)
    guest.find("input[type=search]").fill("nobody")
    expect(guest.find(".found")).to_have_text("Keine Partie passt dazu.")
    guest.find("input[type=search]").fill("MARC")
    expect(game).to_be_visible()
