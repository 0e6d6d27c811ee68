"""Setting a table up: an edition of one's own with its faults, and sitting down at a table one was sent to."""

from __future__ import annotations

import json

from playwright.sync_api import FilePayload, Locator, expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.online import OPEN, Server, me

GAME = "global-domination"
NAME = "Maple Land"
FAULTY = '{\n "players": {"min": 2},\n "areas": {\n  "CAN": {"name": {"en": "%s"}},\n  "NIX": 3\n }\n}'
EDITION = {"areas": {"CAN": {"name": {"en": NAME}}}}


def file_of(text: str, name: str = "own.json") -> FilePayload:
    """A file as a browser is given it."""
    return {"name": name, "mimeType": "application/json", "buffer": text.encode()}


def edition_field(visitor: Visitor) -> Locator:
    """The part of the set-up page where an edition is chosen, opened."""
    part = visitor.find("details.sheet").filter(has=visitor.find("input[type=file]"))
    part.locator("summary").click()
    return part


def test_an_edition_of_ones_own_is_checked_and_played_with(visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"new/{GAME}")
    part = edition_field(visitor)
    choose = part.locator("input[type=file]")
    choose.set_input_files(file_of(FAULTY.replace("%s", NAME)))
    expect(part.get_by_role("alert")).to_contain_text("line 5: areas.NIX", timeout=PATIENCE)
    choose.set_input_files(file_of('{"areas": {\n "CAN": }}'))
    expect(part.get_by_role("alert")).to_contain_text("line 2", timeout=PATIENCE)
    visitor.forgive("status of 422")
    # The same file, mended: the names in it stand on the board.
    choose.set_input_files(file_of(json.dumps(EDITION, indent=1)))
    expect(part).to_contain_text("own.json will be used", timeout=PATIENCE)
    assert part.get_by_role("alert").count() == 0
    # Everything one needs is in sight: whoever taps a face and the button plays.
    visitor.resize(1280, 720)
    for needed in (visitor.button("Open the table"), visitor.find("[data-character]").last):
        assert needed.evaluate("(one) => one.getBoundingClientRect().bottom") <= 720
    visitor.find("[data-character=Tupaia]").click()
    expect(visitor.find(".room li").nth(1)).to_contain_text("Tupaia")
    visitor.button("Sit down").click()
    visitor.answers()
    expect(visitor.find("#board svg text", NAME).first).to_be_attached(timeout=PATIENCE)


def test_a_name_is_asked_for_once(visit: Visit, server: Server) -> None:
    table, _, _ = server.open(GAME, [me("Eve"), OPEN], note="Beginners are welcome.")
    visitor = visit(settings={"name": ""})
    visitor.go(f"table/{table}")
    expect(visitor.find("blockquote")).to_contain_text("Beginners are welcome.", timeout=PATIENCE)
    visitor.button("Sit here").click()
    field = visitor.page.get_by_role("textbox", name="What shall we call you?")
    expect(field).to_be_focused(timeout=PATIENCE)
    assert len(field.input_value()) > 1
    for name, error in (("Me", "please choose another name"), ("A", "2 to 16 letters")):
        field.fill(name)
        field.press("Enter")
        expect(visitor.find("#name-help")).to_contain_text(error, timeout=PATIENCE)
    field.fill("Lea")
    field.press("Enter")
    expect(visitor.find("ol li").nth(1)).to_contain_text("Lea (you)", timeout=PATIENCE)
    # The next seat is taken without a question, and bots have names of their own.
    visitor.play_now("Global Domination")
    names = visitor.find(".seats strong")
    expect(names.first).to_have_text("Lea", timeout=PATIENCE)
    assert set(names.all_inner_texts()[1:]) <= {"Ida", "Zheng", "Battuta", "Mercator"}


def test_a_device_has_its_part_in_the_dice_wherever_its_player_is(visit: Visit, server: Server) -> None:
    table, host, _ = server.open(GAME, [me("Eve"), OPEN])
    visitor = visit(settings={"name": "Lea"})
    visitor.go(f"table/{table}")
    visitor.button("Sit here").click()
    expect(visitor.find("ol li").nth(1)).to_contain_text("Lea (you)", timeout=PATIENCE)
    visitor.go(f"rules/{GAME}")
    server.post(f"/api/tables/{table}/start", {"host": host})
    visitor.page.wait_for_function(
        "table => JSON.parse(localStorage.getItem(`meridian.fair.${table}`)).began", arg=table
    )
    agreed = json.loads(server.read(f"/api/tables/{table}/report"))["agreement"]
    given = visitor.page.evaluate("table => JSON.parse(localStorage.getItem(`meridian.fair.${table}`)).numbers", table)
    assert agreed["nonces"][1] == given["1"]["nonce"]


def test_the_rules_are_searched(visit: Visit) -> None:
    visitor = visit()
    visitor.go(f"rules/{GAME}")
    visitor.settled()
    everything = visitor.find("article").count()
    seek = visitor.page.get_by_role("searchbox")
    seek.fill("discard pile")
    expect(visitor.find("aside [role=status]")).to_contain_text("clauses with “discard pile”", timeout=PATIENCE)
    assert 0 < visitor.find("article").count() < everything
    assert {word.lower() for word in visitor.find("article mark").all_inner_texts()} == {"discard", "pile"}
    seek.fill("no such words at all")
    expect(visitor.find("aside [role=status]")).to_contain_text("Nothing found", timeout=PATIENCE)
    assert visitor.find("article").count() == 0
