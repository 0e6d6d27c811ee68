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
TONES = """
const made = AudioContext.prototype.createOscillator;
AudioContext.prototype.createOscillator = function () {
  window.tones = (window.tones ?? 0) + 1;
  return made.call(this);
};
"""
"""Counts the tones that a page makes."""
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
    # A battle that goes on stays over the board.
    expect(visitor.find(".scene:not(.docked)")).to_have_count(0, timeout=PATIENCE)
    for client in clients:
        client.close()


@pytest.mark.parametrize(
    ("name", "key"),
    [
        *[(name, key) for name, key, _ in SCENES],
        ("global-domination", "game-turn"),
        ("globetrotters", "last-key-out"),
        ("globetrotters", "challenge-won"),
        ("globetrotters", "jackpot-roll"),
        ("globetrotters", "deported"),
        ("global-domination", "all-struggle"),
        ("globopolis", "deal-closed"),
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


SEEN = """(what) => {
  window.seen = {};
  const look = () => what.forEach((one) => (window.seen[one] ||= document.querySelector(one) !== null));
  new MutationObserver(look).observe(document.body, { childList: true, subtree: true, attributes: true });
}"""
"""Remembers which of some things have been there, however briefly."""
ONCE = [
    ("global-domination", 3, "nukes", 1, "all-struggle", "makes every Full Force", ["[data-look=banner]", ".front"]),
    ("global-domination", 2, "build", 1, "vp-now", "scoring of Game Turn", ["[data-look=tally]", "[data-scored]"]),
    ("globetrotters", 2, "try-jackpot", 4, "jackpot-won", "for the Jackpot", [".jackpot.won .coin"]),
    ("globetrotters", 2, "try-jackpot", 4, "deported", "is deported to", ["[data-look=banner]"]),
    ("globopolis", 2, "", 4, "final-round", "this round is the final one", ["[data-look=banner]"]),
]
SOONER = {"globopolis": {"mark_percent": 10}}


def wishing(wish: str, seed: int) -> Callable[[Client], str]:
    """Answers that contain a word where there are any, else any answer."""
    random = Random(seed)

    def choose(client: Client) -> str:
        options = client.options()
        wished = [one for one in options if wish and wish in one]
        return random.choice(wished or options)

    return choose


@pytest.mark.parametrize("motion", ["full", "less"])
@pytest.mark.parametrize(("name", "people", "wish", "seed", "key", "said_in_log", "things"), ONCE)
def test_a_scene_is_shown_again_from_the_log(
    visit_own: Visit,
    own_server: Server,
    name: str,
    people: int,
    wish: str,
    seed: int,
    key: str,
    said_in_log: str,
    things: list[str],
    motion: str,
) -> None:
    """With motion, and as a picture that stands still: there nothing runs over the board."""
    seats = [me(one) for one in ("Ann", "Ben", "Cleo")[:people]]
    table, tokens = own_server.begun(name, seats, options=SOONER.get(name, {}))
    clients = [own_server.play(table, token) for token in tokens]
    until(clients, key, wishing(wish, seed))
    visitor = visit_own(size=(1280, 720), settings={"speed": "slow", "motion": motion})
    visitor.go(f"table/{table}")
    visitor.find("#prompt").wait_for()
    visitor.find("#board svg").first.wait_for()
    visitor.page.evaluate(SEEN, things)
    visitor.open_page("Log")
    visitor.find(".log .headline", said_in_log).last.click()
    for thing in things:
        runs = thing == ".front"
        if not runs or motion == "full":
            visitor.page.wait_for_function("(thing) => window.seen[thing]", arg=thing)
    if motion == "less":
        assert not visitor.page.evaluate("() => window.seen['.front']")
    visitor.page.keyboard.press("s")
    for client in clients:
        client.close()


def test_a_trip_goes_by_plane_and_lands(visit: Visit, server: Server) -> None:
    table, tokens = server.begun("globetrotters", [me("Ann"), me("Ben")])
    clients = [server.play(table, token) for token in tokens]
    choose = wishing("fly ", 4)
    play_on(clients, choose, until=lambda one: any(option.startswith("fly ") for option in one.options()))
    visitor = watching(visit, server, table, "slow")
    visitor.page.evaluate(SEEN, ["[data-travels=air]", ".trail path"])
    play_on(clients, choose, moves=1)
    visitor.page.wait_for_function("() => Object.values(window.seen).every(Boolean)")
    # It lands.
    expect(visitor.find("[data-travels]")).to_have_count(0)
    for client in clients:
        client.close()


def test_a_deal_is_seen_by_who_makes_it(visit: Visit, server: Server) -> None:
    table, tokens = server.begun("globopolis", [me("Ann"), me("Ben")])
    clients = [server.play(table, token) for token in tokens]

    def trades(client: Client) -> bool:
        return client.question is not None and client.question["key"] == "option-phase"

    play_on(clients, any_of(Random(2)), until=trades)
    first = [trades(client) for client in clients].index(True)
    giver, taker = f"p{first + 1}", f"p{2 - first}"
    visitor = visit(size=(1280, 720), settings={"speed": "slow"})
    visitor.sit(table, tokens[1 - first], 1 - first)
    visitor.find("#board svg").first.wait_for()
    visitor.page.evaluate(SEEN, [".scene[data-look=swap]"])
    assert clients[first].say("answer", action=f"offer {giver}:{taker}:eu:1 - 4")["type"] == "accepted"
    clients[1 - first].wait_for(lambda client: said(client, "offer-made"))
    assert clients[1 - first].say("answer", action="accept 1 -")["type"] == "accepted"
    visitor.page.wait_for_function("() => Object.values(window.seen).every(Boolean)")
    for client in clients:
        client.close()


def test_a_crown_hangs_over_a_region_that_one_player_holds(visit_own: Visit, own_server: Server) -> None:
    table, tokens = own_server.begun("global-domination", [me("Ann"), me("Ben")])
    clients = [own_server.play(table, token) for token in tokens]
    until(clients, "region-monopoly", wishing("build", 1))
    visitor = watching(visit_own, own_server, table, "instant")
    scores = clients[0].say("query", name="scoring")["data"]
    held = sorted(region for score in scores for region in score["regions"])
    assert held
    crowns = visitor.find("[data-monopoly]")
    expect(crowns).to_have_count(len(held))
    told = sorted(str(one.get_attribute("data-monopoly")) for one in crowns.all())
    assert told == held
    expect(crowns.first).to_contain_text(f"+{max(score['region_vp'] for score in scores)}")
    for client in clients:
        client.close()


def test_the_first_click_asks_for_sounds_once(visit: Visit, server: Server) -> None:
    table, _ = server.begun("globetrotters", [me("Ann"), me("Ben")])
    visitor = visit(size=(390, 844), settings={"soundAsked": False})
    visitor.page.add_init_script(TONES)
    visitor.go(f"table/{table}")
    visitor.find("#prompt").wait_for()
    asks = visitor.find("[data-note=sound]")
    expect(asks).to_have_count(0)
    visitor.find("#prompt").click()
    asks.wait_for()
    asks.locator("[data-sound=on]").click()
    expect(asks).to_have_count(0)
    # It is heard at once, and remembered.
    visitor.page.wait_for_function("() => window.tones > 0")
    visitor.page.reload()
    visitor.find("#prompt").click()
    visitor.find("[data-tool=log]:visible").click()
    visitor.find(".log").wait_for()
    expect(asks).to_have_count(0)
    visitor.go("settings")
    expect(visitor.find("input[type=range]")).to_have_value("70")
