"""Owners of an original in a browser: pages to look up, a wrong value refused as it is typed, what changes, its effect
and the file; then another owner's file, and where the two disagree."""

from __future__ import annotations

import tomllib
from pathlib import Path

import pytest
from playwright.sync_api import expect

from meridian import games
from meridian.core.game import edition_of
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.online import Server

GAME = "global-domination"
DATUM = "cards.insurgents.build"
FITS = "document.documentElement.scrollWidth <= innerWidth"
FIELD = "[data-key='KEY']"
SIZES = [(360, 740), (1920, 1080)]


def page_of(server: Server, key: str, game: str = GAME) -> int:
    """The number of the page that asks for a datum."""
    pages = server.get(f"/api/games/{game}/edition/pages/en")["pages"]
    return next(at for at, page in enumerate(pages, 1) if any(datum["key"] == key for datum in page["data"]))


def opened(visitor: Visitor, number: int, game: str = GAME) -> None:
    visitor.go(f"owner/{game}/{number}")
    visitor.find(f"[data-page-number='{number}']").wait_for()


def test_a_correction_goes_from_a_page_to_a_file_and_meets_another_one(
    visit: Visit, server: Server, tmp_path: Path
) -> None:
    visitor = visit()
    visitor.go(f"new/{GAME}")
    visitor.find("details", "Title, dice, edition").locator("summary").click()
    visitor.page.get_by_role("link", name="You own the original?").first.click()
    visitor.find(f"[data-begin='{GAME}']").click()

    # The first pages are guessed numbers; what is looked at is ringed on the board.
    expect(visitor.find(".walk")).to_have_attribute("data-page-number", "1")
    expect(visitor.find(".walk .about")).to_contain_text("Guessed, and play depends on it")
    opened(visitor, page_of(server, "areas.CAN.kind"))
    expect(visitor.find(".walk h2")).to_have_text("Canada")
    expect(visitor.find(".walk h2")).to_be_focused()
    expect(visitor.find("[data-rings]")).not_to_have_attribute("data-rings", "0")
    expect(visitor.find(".mark").first).to_have_text("our guess")
    visitor.button("It says the same").click()
    expect(visitor.find(".walk h2")).to_have_text("United States")
    expect(visitor.find(".jump [role=status]")).to_contain_text("0 corrected, 3 confirmed")
    visitor.button("Skip").click()
    expect(visitor.find(".walk h2")).to_have_text("Mexico")

    # A wrong value is refused while it is typed; a good one can be saved by Enter.
    number = page_of(server, DATUM)
    opened(visitor, number)
    field = visitor.find(FIELD.replace("KEY", DATUM))
    before = edition_of(games.load(GAME)).data["cards"]["insurgents"]["build"]
    assert field.input_value() == str(before)
    field.fill("many")
    expect(visitor.find(".field .warn")).to_contain_text("not a whole number")
    expect(field).to_have_attribute("aria-invalid", "true")
    expect(visitor.button("Save and go on")).to_be_disabled()
    field.press("Enter")
    field.fill("99")
    expect(visitor.find(".field .warn")).to_contain_text("20")
    field.fill(str(before + 1))
    expect(visitor.find(".checked")).to_have_text("Fits.")
    field.press("Enter")
    expect(visitor.find(".walk")).to_have_attribute("data-page-number", str(number + 1))

    # It is kept on the device, and the result tells it.
    visitor.page.reload()
    visitor.go(f"owner/{GAME}/result")
    row = visitor.find(f"[data-change='{DATUM}']")
    expect(row).to_contain_text("Insurgents: Build points")
    assert row.locator("td").all_inner_texts() == [str(before), str(before + 1)]
    visitor.page.get_by_label("Name of your edition").fill("first printing")
    visitor.button("Play and compare").click()
    expect(visitor.find("[data-effect] tbody tr").first).to_contain_text("Rounds in a game")
    text = downloaded(visitor)
    own = tomllib.loads(text)
    assert own["cards"] == {"insurgents": {"build": before + 1}}
    assert own["edition"] == {"game": GAME, "name": "first printing"}
    assert own["provenance"]["areas"]["CAN"]["kind"] == "printed"

    # Another owner's file: one answer more, and one disagreement.
    theirs = tmp_path / "theirs.toml"
    theirs.write_text(f"{DATUM} = {before + 2}\ncards.surrender.attack = 2\n")
    visitor.find("input[type=file]").set_input_files(theirs)
    asked = visitor.find(f"[data-disagreement='{DATUM}']")
    expect(asked).to_contain_text(f"Yours: {before + 1}")
    expect(visitor.find("[aria-labelledby=merge] [role=status]")).to_contain_text(
        "One answer is added from theirs.toml"
    )
    asked.get_by_label(f"Theirs: {before + 2}").check()
    expect(row.locator("td").last).to_have_text(str(before + 2))
    expect(visitor.find("[data-changes]")).to_have_attribute("data-changes", "2")
    both = tomllib.loads(downloaded(visitor))
    assert both["cards"] == {"insurgents": {"build": before + 2}, "surrender": {"attack": 2}}

    # A file that is none is refused in one line, and changes nothing.
    theirs.write_text("a = = 1\n")
    visitor.find("input[type=file]").set_input_files(theirs)
    expect(visitor.find("[aria-labelledby=merge] .warn")).to_contain_text("theirs.toml: not TOML")
    expect(visitor.find("[data-changes]")).to_have_attribute("data-changes", "2")
    visitor.forgive("422")


def downloaded(visitor: Visitor) -> str:
    """The text of the file that the page writes."""
    with visitor.page.expect_download() as coming:
        visitor.button("Download the file").click()
    assert coming.value.suggested_filename == f"{GAME}-edition.toml"
    return Path(coming.value.path()).read_text()


@pytest.mark.parametrize("game", games.shipped())
def test_pages_fit_every_screen_and_point_at_boards_and_cards(visit: Visit, server: Server, game: str) -> None:
    visitor = visit(settings={"lang": "de"}, color_scheme="dark")
    pages = server.get(f"/api/games/{game}/edition/pages/de")["pages"]
    firsts = {page["section"]: at for at, page in reversed(list(enumerate(pages, 1)))}
    shown = list(firsts.values())[:6]
    for wide, high in SIZES:
        visitor.resize(wide, high)
        for number in shown:
            opened(visitor, number, game)
            expect(visitor.find(".walk h2")).to_have_text(pages[number - 1]["title"])
            expect(visitor.find(".shown figure:not(.gone)").first).to_be_visible()
            assert visitor.page.evaluate(FITS), (game, number, wide)
        visitor.go(f"owner/{game}/result")
        expect(visitor.find("#changes")).to_be_visible()
        assert visitor.page.evaluate(FITS), (game, wide)


def test_by_keys_alone(visit: Visit, server: Server) -> None:
    visitor = visit()
    number = page_of(server, DATUM)
    opened(visitor, number)
    visitor.tab_to(FIELD.replace("KEY", DATUM))
    visitor.page.keyboard.press("Control+A")
    visitor.page.keyboard.type("4")
    expect(visitor.find(".checked")).to_have_text("Fits.")
    visitor.tab_to("button.main")
    visitor.page.keyboard.press("Enter")
    expect(visitor.find(".walk")).to_have_attribute("data-page-number", str(number + 1))
    expect(visitor.find(".walk h2")).to_be_focused()
    visitor.tab_to("a.button.bare")
    visitor.page.keyboard.press("Enter")
    expect(visitor.find(FIELD.replace("KEY", DATUM))).to_have_value("4")
    expect(visitor.find(".done")).to_have_text("✓ You corrected this")
