"""Globopolis on a phone: the strip is a ring around one's own field, a roll and all points can be seen, and marks
stay in their land."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor
from tests.server.online import BOT, Client, Server, any_of, me, play_on

RING = 64
ROUNDS = 3
"""By then much of the map belongs to somebody."""
MOST_ANSWERS = 20
BESIDE = 6
"""Pixels from its land that the middle of a mark may lie."""
ASTRAY = """(most) => [...document.querySelectorAll(".mark[data-place]")].flatMap((mark) => {
  const land = document.querySelector(`[data-land="${mark.dataset.place}"]`);
  if (!land) return [];
  const box = mark.querySelector(".hit").getBoundingClientRect();
  const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
  const back = land.getScreenCTM().inverse();
  const inside = (px, py) => land.isPointInFill(new DOMPoint(px, py).matrixTransform(back));
  const near = (far) => [...Array(32).keys()].some((at) =>
    inside(x + far * Math.cos((at * Math.PI) / 16), y + far * Math.sin((at * Math.PI) / 16)));
  return inside(x, y) || near(most / 3) || near((2 * most) / 3) || near(most) ? [] : [mark.dataset.place];
})"""
"""Marks whose middle lies further from their land, in pixels of the screen."""
ABOUT = """(field) => {
  const box = (tile) => tile.getBoundingClientRect();
  const tiles = [...document.querySelectorAll("[data-at]")].sort((a, b) => box(a).left - box(b).left);
  const strip = box(tiles[0].parentElement);
  const own = tiles.findIndex((one) => one.dataset.field === field);
  const third = strip.width / 3;
  const { left, right } = box(tiles[own]);
  return {
    middle: left >= strip.left + third - 1 && right <= strip.right - third + 1,
    order: [own - 2, own - 1, own, own + 1, own + 2, own + 12].map((one) => Number(tiles[one]?.dataset.at)),
  };
}"""
"""Whether a field lies in the middle third of the strip, and what lies beside it."""
STILL = """() => new Promise((done) => {
  const strip = document.querySelector("[data-at]").parentElement;
  let last = -1;
  const look = () => {
    if (strip.scrollLeft === last) return done();
    last = strip.scrollLeft;
    requestAnimationFrame(() => requestAnimationFrame(look));
  };
  look();
})"""


def stands(client: Client) -> str:
    """The field of the first player's Governor."""
    field: str = client.encoded_view()["governors"]["p1"]["field"]
    return field


def in_the_middle(visitor: Visitor, field: str) -> None:
    """One's own field lies in the middle third, and the ring goes on to both sides of it."""
    visitor.page.evaluate(STILL)
    about = visitor.page.evaluate(ABOUT, field)
    assert about["middle"], field
    at = about["order"][2]
    assert about["order"] == [(at + by) % RING for by in (-2, -1, 0, 1, 2, 12)]


def until_a_roll(visitor: Visitor) -> None:
    """Answer until one's own roll lies on the map; what is there to roll is rolled, and a phase ends without more."""
    dice = visitor.find("svg.dice")
    for _ in range(MOST_ANSWERS):
        if dice.count():
            break
        answers = visitor.answers()
        wanted = next((one for one in answers if one.startswith(("roll ", "go-on", "pay", "pass"))), answers[0])
        visitor.changes(partial(visitor.give_unseen, wanted))
    expect(dice).to_be_visible()
    visitor.answers()


@pytest.mark.slow
def test_a_phone_shows_the_ring_the_roll_and_the_points(visit: Visit, server: Server) -> None:
    table, (token,) = server.begun("globopolis", [me(), BOT, BOT, BOT], answer_for_me=True)
    with server.play(table, token) as client:
        play_on([client], any_of(Random(4)), until=lambda one: one.encoded_view()["round"] >= ROUNDS)
        visitor = visit(size=(390, 844), has_touch=True, is_mobile=True, settings={"motion": "less"})
        visitor.sit(table, token)
        visitor.answers()
        visitor.settled()
        in_the_middle(visitor, stands(client))
        assert visitor.page.evaluate(ASTRAY, BESIDE) == []
        # Far along the ring a finger turns it, and it has no end.
        strip = visitor.find("[data-at]").first.locator("xpath=..")
        for _ in range(RING // 8):
            strip.evaluate("(one) => one.scrollBy({ left: 82 * 10, behavior: 'instant' })")
            visitor.page.evaluate(STILL)
        assert strip.evaluate("(one) => one.scrollWidth - one.clientWidth - one.scrollLeft") > 0
        until_a_roll(visitor)
        chip = visitor.find("[data-panel=count]")
        expect(chip).to_contain_text(f"Round {client.encoded_view()['round']}")
        chip.tap()
        ring = visitor.find("[role=dialog][aria-label='The whole ring']")
        points = sorted((side["points"] for side in client.encoded_view()["players"].values()), reverse=True)
        assert [int(one) for one in ring.locator("li b").all_inner_texts()] == points
        ring.get_by_role("button", name="Close").tap()
        expect(ring).to_be_hidden()
