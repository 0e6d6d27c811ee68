"""What others do is played before one's eyes: a caption or a scene over the board, as long as it matters."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

import pytest
from playwright.sync_api import expect

from meridian import games
from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.online import Client, Server, any_of, me, play_on

MOST_MOVES = 3000
SCENES = [
    ("global-domination", "used-build", "card"),
    ("global-domination", "scoring", "tally"),
    ("globetrotters", "adventure-read", "postcard"),
    ("globopolis", "card-played", "card"),
]

COUNT_SCENES = """() => {
  window.scenes = 0;
  const count = () => (window.scenes += document.querySelectorAll(".scene:not(.docked)").length);
  new MutationObserver(count).observe(document.body, { childList: true, subtree: true });
}"""
"""Counts the scenes that come and go; what stays docked while a question belongs to it is none."""
STAGED = 3
"""From this weight on an act has a scene: see web/src/table/Frame.svelte."""
AWAY = """(look) => {
  const button = document.querySelector(`.scene[data-look='${look}'] .does button`);
  button?.click();
  return button !== null && button.innerText === "Look at the board";
}"""


def said(client: Client, key: str) -> bool:
    return any(fact["key"] == key for fact in client.facts)


def until(clients: list[Client], key: str, choose: Callable[[Client], str]) -> None:
    """Let clients play until something has happened."""
    for _ in range(MOST_MOVES):
        for client in clients:
            client.drain()
        if said(clients[0], key):
            return
        assert play_on(clients, choose, moves=1)
    raise AssertionError(f"there is no {key}")


def watching(visit: Visit, server: Server, table: str, speed: str) -> Visitor:
    """Somebody who watches a table and sees what happens at this speed."""
    visitor = visit(size=(1280, 720), settings={"speed": speed})
    visitor.go(f"table/{table}")
    visitor.find("#prompt").wait_for()
    visitor.find("#board svg").first.wait_for()
    return visitor


@pytest.mark.slow
@pytest.mark.parametrize(("name", "key", "look"), SCENES)
def test_a_scene_lies_over_the_board(visit: Visit, server: Server, name: str, key: str, look: str) -> None:
    table, tokens = server.begun(name, [me("Ann"), me("Ben")])
    clients = [server.play(table, token) for token in tokens]
    random = any_of(Random(4))
    # The first may come late; whoever watches from then on sees the next.
    until(clients, key, random)
    for client in clients:
        client.facts.clear()
    visitor = watching(visit, server, table, "slow")
    until(clients, key, random)
    # As soon as it is there one looks at the board instead: it may not last until a pointer has come to the button.
    visitor.page.wait_for_function(AWAY, arg=look)
    expect(visitor.find(f".scene[data-look='{look}']")).to_have_count(0, timeout=PATIENCE)
    visitor.page.keyboard.press("s")
    expect(visitor.find(".scene")).to_have_count(0, timeout=PATIENCE)
    for client in clients:
        client.close()


@pytest.mark.parametrize(
    ("name", "key"),
    [
        *[(name, key) for name, key, _ in SCENES],
        ("global-domination", "game-turn"),
        ("globetrotters", "last-key-out"),
        ("globopolis", "bonus-earned"),
        ("globopolis", "final-round"),
    ],
)
def test_what_has_a_scene_weighs_enough_for_it(name: str, key: str) -> None:
    """The last Game Turn had one that was never shown."""
    assert games.load(name).acts[key].weight >= STAGED


@pytest.mark.parametrize("name", games.shipped())
def test_at_once_means_at_once(visit: Visit, server: Server, name: str) -> None:
    """Without delay there is no scene, but a caption tells what was last."""
    table, tokens = server.begun(name, [me("Ann"), me("Ben")])
    clients = [server.play(table, token) for token in tokens]
    visitor = watching(visit, server, table, "instant")
    visitor.page.evaluate(COUNT_SCENES)
    play_on(clients, any_of(Random(1)), moves=30)
    with server.play(table, None) as spectator:
        visitor.find(f"#board[data-step='{spectator.number}']").wait_for()
    assert visitor.page.evaluate("window.scenes") == 0
    visitor.open_page("Log")
    visitor.find(".log li.heading").first.wait_for()
    # One line an act: what follows from it folds out.
    more = visitor.find(".log .more").first
    more.click()
    expect(visitor.find(".log .detail").first).to_be_visible()
    for client in clients:
        client.close()
