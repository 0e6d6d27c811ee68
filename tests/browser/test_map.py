"""The maps: names of Globetrotters are pressed like the rings, and names are read beside rings and at edges."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.server.online import BOT, Client, Server, any_of, me, play_on

MANY = 12
"""A question with so many answers on the map rings much of it."""
CROSSED = """() => {
  const rings = [...document.querySelectorAll("#board .place .ring.under")].map((one) => one.getBoundingClientRect());
  const names = [...document.querySelectorAll("#board .names tspan")].map((one) => [
    one.textContent, one.getBoundingClientRect()]);
  const crosses = ({ left, right, top, bottom, height }) => rings.some((ring) => {
    const [x, y] = [ring.left + ring.width / 2, ring.top + ring.height / 2];
    // The box of a text is higher than its letters.
    const [above, below] = [top + 0.2 * height, bottom - 0.2 * height];
    const away = Math.hypot(Math.max(left - x, 0, x - right), Math.max(above - y, 0, y - below));
    return away < ring.width / 2 - 1;
  });
  return [rings.length, names.length, names.filter(([, box]) => crosses(box)).map(([name]) => name)];
}"""
"""How many rings and names there are, and which names lie on a ring."""
CUT = """() => {
  const edge = document.querySelector("#board").getBoundingClientRect();
  const all = [...document.querySelectorAll("#board .names text")].map((one) => [
    one.textContent, one.getBoundingClientRect()]);
  const seen = all.filter(([, { left, right, top, bottom }]) =>
    right > edge.left && left < edge.right && bottom > edge.top && top < edge.bottom);
  const cut = seen.filter(([, { left, right }]) => left < edge.left - 1 || right > edge.right + 1);
  return [seen.length, cut.map(([name]) => name)];
}"""
"""How many names are seen, and which of them the edge of the board cuts."""


@pytest.mark.parametrize("pressed", ["#board [data-name]", "[data-panel=tickets] button[data-action^='choose-home']"])
def test_a_home_is_chosen_by_its_name_and_by_its_ticket(visit: Visit, pressed: str) -> None:
    visitor = visit()
    visitor.play_now("Globetrotters")
    asked = visitor.find("#prompt").inner_text()
    visitor.page.wait_for_function("() => document.querySelectorAll('#board .target').length > 0")
    visitor.find(pressed).first.click()
    expect(visitor.find("#prompt")).not_to_have_text(asked)


def rings_much(client: Client) -> bool:
    assert client.question is not None
    return len(client.options()) > MANY and client.question["key"].startswith("spend")


def test_names_can_be_read_beside_rings(visit: Visit, server: Server) -> None:
    table, (token,) = server.begun("global-domination", [me(), BOT, BOT, BOT])
    with server.play(table, token) as client:
        play_on([client], any_of(Random(5)), until=rings_much)
    visitor = visit(size=(1280, 720))
    visitor.sit(table, token)
    assert visitor.answers()
    for wide, high, least in ((1280, 720, 20), (1920, 1080, 20), (390, 844, 5)):
        visitor.resize(wide, high)
        visitor.settled()
        rings, names, crossed = visitor.page.evaluate(CROSSED)
        assert rings > MANY // 2
        assert names > least
        assert crossed == [], (wide, high)


def test_no_name_is_cut_at_the_edge_of_a_small_map(visit: Visit, server: Server) -> None:
    table, (token,) = server.begun("globetrotters", [me(), BOT, BOT])
    visitor = visit(size=(390, 844), has_touch=True, is_mobile=True, reduced_motion="reduce")
    visitor.sit(table, token)
    for _ in range(4):
        visitor.changes(lambda: visitor.give_unseen(visitor.answers()[0]))
        visitor.answers()
        visitor.page.wait_for_function(f"() => {{ const [seen, cut] = ({CUT})(); return seen > 10 && !cut.length; }}")
