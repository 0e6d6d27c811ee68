"""The frame of a table at every question of a game: nothing scrolls at any size, every answer can be pressed, targets
are large enough, and it can be played by keys alone. Some questions of each game here, whole games in `make soak`."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from meridian import games
from tests.browser.conftest import Visit
from tests.browser.touring import by_keys
from tests.browser.visitor import OVER, Visitor, briskly, play
from tests.server.online import BOT, Server, any_of, me, play_on, shortest

SIZES = [(1280, 720), (1440, 900), (1920, 1080), (2560, 1440), (768, 1024), (390, 844), (360, 640)]
PRESSED_AT = (1280, 720), (360, 640)
QUESTIONS = 2
BY_KEYS = 6
"""In Global Domination the fifth answer goes into a draft: there the question stays and the list changes."""
WHOLE = 10_000
TOUCH = 44
MOUSE = 23
"""A side field of the ring of Globopolis is 24 px high with the line to its neighbour."""
every_game = pytest.mark.parametrize("name", games.shipped())

SCROLLS = (
    "() => [document.scrollingElement.scrollHeight - innerHeight, document.scrollingElement.scrollWidth - innerWidth]"
)
LISTED = "#answers > .actions:first-child button[data-action]"
NOT_PRESSABLE = """(listed) => [...document.querySelectorAll(listed)].filter((one) => {
  const group = one.closest("details");
  const folded = group && !group.open;
  if (folded) group.open = true;
  one.scrollIntoView({ block: "nearest" });
  const box = one.getBoundingClientRect();
  const inside = box.left >= 0 && box.top >= 0 && box.right <= innerWidth + 1 && box.bottom <= innerHeight + 1;
  const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2);
  const found = !inside || !one.contains(hit);
  if (folded) group.open = false;
  return found;
}).map((one) => one.dataset.action)"""
"""Answers of the open list that lie outside the window, or under something, once one has come to them."""
TOO_SMALL = """([least, what]) => [...document.querySelectorAll(what)].filter((one) => {
  if (one.disabled || !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return false;
  const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
  const seen = width > 0 && right > 0 && bottom > 0 && left < innerWidth && top < innerHeight;
  return seen && (width < least - 0.5 || height < least - 0.5);
}).map((one) => one.outerHTML.slice(0, 120))"""
CONTROLS = ".at-table :is(button, a[href], select, input)"
ON_TOUCH = f"{CONTROLS}:not(.pass *)"
"""The lines of a ticket are lower: what they do is also done by its place on the map."""
SIGNS = """() => [...document.querySelectorAll(".at-table > .tools .tool")].map((one) => {
  const word = one.querySelector("small").getBoundingClientRect();
  const box = one.getBoundingClientRect();
  const inside = word.height > 0 && word.left >= box.left && word.right <= box.right && word.bottom <= box.bottom;
  return [one.innerText.split("\\n")[0], one.getAttribute("aria-label"), inside];
})"""
"""The signs in the row above the question: the word, the name, and whether the word has its room."""
ON_A_PLATE = """() => [...document.querySelectorAll(".seats > li")].flatMap((plate) => {
  const lies = [...plate.querySelectorAll(":scope > time, :scope > .away")].map((one) => one.getBoundingClientRect());
  const under = ({ left, right, top, bottom }) => lies.some((box) =>
    left < box.right - 1 && right > box.left + 1 && top < box.bottom - 3 && bottom > box.top + 3);
  // What does not fit into the line of small numbers is not shown.
  const shown = (one) => one.getBoundingClientRect().top < one.parentElement.getBoundingClientRect().bottom - 2;
  const parts = [...plate.querySelectorAll(":scope > p > *, .big b")].filter(shown);
  return parts.filter((one) => under(one.getBoundingClientRect())).map((one) => one.textContent);
})"""
"""Numbers of plates that lie under a clock, or under the word that somebody is away."""
SAYS = """() => [...document.querySelectorAll("[data-panel=hand] .says p")].map((one) => {
  const { height } = one.getBoundingClientRect();
  const line = parseFloat(getComputedStyle(one).lineHeight);
  return [getComputedStyle(one).visibility === "visible", Math.abs(height / line - Math.round(height / line)) < 0.1];
})"""
"""Of each text of a card in the hand: whether it is seen, and whether in whole lines."""
FOCUS_IS_LOST = "() => document.activeElement === document.body"


def questions(visitor: Visitor, server: Server, name: str, most: int) -> int:
    """Sit down to a short game and look at the frame before each answer; returns how many questions there were."""
    table, (token,) = server.begun(name, [me(), BOT, BOT], options=shortest(name))
    visitor.sit(table, token)
    visitor.answers()

    def choose(random: Random, answers: list[str]) -> str:
        look_at(visitor)
        return briskly(random, answers)

    return play([visitor], Random(7), moves=most, choose=choose)


def look_at(visitor: Visitor) -> None:
    """Nothing scrolls at any size, and at two of them every answer can be pressed."""
    for wide, high in SIZES:
        visitor.resize(wide, high)
        assert visitor.page.evaluate(SCROLLS) == [0, 0], (wide, high)
        if (wide, high) in PRESSED_AT:
            visitor.open_list()
            assert visitor.page.evaluate(NOT_PRESSABLE, LISTED) == [], (wide, high)


@every_game
def test_nothing_scrolls_and_every_answer_can_be_pressed(visit: Visit, server: Server, name: str) -> None:
    assert questions(visit(size=SIZES[0]), server, name, QUESTIONS) == QUESTIONS


@pytest.mark.soak
@every_game
def test_nothing_scrolls_in_a_whole_game(visit: Visit, server: Server, name: str) -> None:
    assert questions(visit(size=SIZES[0]), server, name, WHOLE)


@every_game
def test_targets_are_large_enough(visit: Visit, server: Server, name: str) -> None:
    """For a mouse everything that can be pressed, for a finger all but what lies on the map: there the nearest place is
    meant."""
    table, (token,) = server.begun(name, [me(), BOT, BOT, BOT])
    desk = visit(size=(1280, 720))
    phone = visit(size=(390, 844), has_touch=True, is_mobile=True)
    for visitor, least, what in ((desk, MOUSE, f"{CONTROLS}, .at-table [role=button]"), (phone, TOUCH, ON_TOUCH)):
        visitor.sit(table, token)
        assert visitor.answers()
        visitor.settled()
        assert visitor.page.evaluate(TOO_SMALL, [least, what]) == []


@pytest.mark.parametrize("locale", ["en-US", "de-DE"])
@every_game
def test_signs_have_words_on_phones(visit: Visit, server: Server, name: str, locale: str) -> None:
    """Below each sign stands its word, whole, and the name of its button contains it."""
    table, (token,) = server.begun(name, [me(), BOT, BOT], chat="players")
    visitor = visit(size=(360, 640), has_touch=True, is_mobile=True, locale=locale)
    visitor.sit(table, token)
    visitor.answers()
    signs = visitor.page.evaluate(SIGNS)
    assert len(signs) > 4
    for said, named, fits in signs:
        assert fits, said
        assert said.lower() in named.lower()


def by_keys_alone(visitor: Visitor, server: Server, name: str, most: int) -> None:
    """Play without a pointer: after each answer the focus is somewhere on the table."""
    table, (token,) = server.begun(name, [me(), BOT, BOT], options=shortest(name))
    visitor.sit(table, token)
    random = Random(5)
    for _ in range(most):
        answers = visitor.answers()
        if not answers:
            break
        visitor.changes(lambda: by_keys(visitor, briskly(random, answers)))  # noqa: B023 - called at once
        assert not visitor.page.evaluate(FOCUS_IS_LOST)


@every_game
def test_some_answers_by_keys_alone(visit: Visit, server: Server, name: str) -> None:
    by_keys_alone(visit(size=(1280, 720)), server, name, BY_KEYS)


@pytest.mark.soak
@every_game
def test_a_whole_game_by_keys_alone(visit: Visit, server: Server, name: str) -> None:
    visitor = visit(size=(1280, 720))
    by_keys_alone(visitor, server, name, WHOLE)
    visitor.find(OVER).wait_for()


@every_game
def test_no_number_of_a_plate_is_covered(visit: Visit, server: Server, name: str) -> None:
    clock = server.get("/api/clocks")["slow"]
    table, (token, _) = server.begun(name, [me(), me("Ben"), BOT, BOT], clock=clock)
    visitor = visit(size=(390, 844), has_touch=True, is_mobile=True)
    visitor.sit(table, token)
    expect(visitor.find(".seats time")).to_have_count(4)
    expect(visitor.find(".seats .away")).to_have_count(1)
    for size in ((390, 844), (360, 640), (1280, 720)):
        visitor.resize(*size)
        assert visitor.page.evaluate(ON_A_PLATE) == [], size


def test_a_drawer_beside_the_board_stays_as_it_was_left(visit: Visit, server: Server) -> None:
    """It is open where there is room, until somebody closes it; elsewhere it is closed and remembers nothing."""
    table, (token,) = server.begun(games.shipped()[0], [me(), BOT])
    visitor = visit(size=(1920, 1080))
    drawer = visitor.find("#drawer")
    visitor.sit(table, token)
    expect(drawer).to_be_visible()
    for left_open in (False, True):
        if left_open:
            visitor.open_page("Log")
        else:
            drawer.get_by_role("button", name="Close").click()
        visitor.page.reload()
        assert visitor.answers()
        expect(drawer).to_be_visible(visible=left_open)
    visitor.resize(1280, 720)
    visitor.page.reload()
    assert visitor.answers()
    expect(drawer).to_be_hidden()
    visitor.open_page("Log")
    visitor.page.keyboard.press("Escape")
    visitor.resize(1920, 1080)
    visitor.page.reload()
    expect(drawer).to_be_visible()


def test_cards_say_what_they_do_where_they_lie_whole(visit: Visit, server: Server) -> None:
    table, (token,) = server.begun("global-domination", [me(), BOT])
    with server.play(table, token) as client:
        # A hand that is not all Domination.
        play_on(
            [client], any_of(Random(3)), until=lambda one: len(set(one.encoded_view()["players"]["p1"]["hand"])) > 2
        )
    visitor = visit(size=(1440, 900))
    visitor.sit(table, token)
    assert visitor.answers()
    texts = visitor.page.evaluate(SAYS)
    assert texts
    assert all(seen and whole for seen, whole in texts), texts
    visitor.resize(1280, 720)
    assert not any(seen for seen, _ in visitor.page.evaluate(SAYS))


def test_a_card_that_is_tapped_is_read_whole_on_a_phone(visit: Visit, server: Server) -> None:
    """Also the last one of a hand that has been pulled along."""
    table, (token,) = server.begun("global-domination", [me(), BOT])
    with server.play(table, token) as client:
        play_on(
            [client], any_of(Random(3)), until=lambda one: len(set(one.encoded_view()["players"]["p1"]["hand"])) > 2
        )
    visitor = visit(size=(360, 640), has_touch=True, is_mobile=True)
    visitor.sit(table, token)
    assert visitor.answers()
    card = visitor.find("[data-panel=hand] [data-card]").last
    card.locator(".face").tap()
    expect(card.locator(".says")).to_be_visible()
    box = card.locator(".card").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= 360
    assert box["y"] >= 0
    assert box["y"] + box["height"] <= 640
