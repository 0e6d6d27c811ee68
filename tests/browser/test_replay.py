"""A finished game in the browser: wound back and forth on its board, seen with anybody's eyes, played on."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from meridian import games
from tests.browser.conftest import Visit
from tests.browser.test_access import AXE, grave
from tests.browser.visitor import Visitor
from tests.server.online import BOT, Server, me, play_on, shortest

GAME = games.shipped()[1]
SIZES, LIGHTS, LANGS = (360, 2560, 1280), ("light", "dark", "dark"), ("de", "en", "de")
each_game = pytest.mark.parametrize("name", games.shipped())
_finished: dict[tuple[str, str], str] = {}


def finished(server: Server, name: str) -> str:
    """A table whose game is over; the same one for every test of this module."""
    if (server.address, name) not in _finished:
        table, (token,) = server.begun(name, [me(), BOT, BOT], options=shortest(name))
        with server.play(table, token) as client:
            play_on([client])
            client.wait_for(lambda one: one.situation.get("status") == "over")
        _finished[server.address, name] = table
    return _finished[server.address, name]


def told(curve: Any) -> Callable[[Route], None]:
    """Answers with these chances."""
    return lambda route: route.fulfill(body=json.dumps(curve), content_type="application/json")


def timeline(server: Server, table: str) -> Any:
    return server.get(f"/api/tables/{table}/timeline")


def turns(line: Any) -> list[int]:
    """Where the turns begin that one can go to from the beginning."""
    return [turn["number"] for turn in line["turns"] if turn["number"] > 0]


def opened(visitor: Visitor, table: str, *where: str | int) -> None:
    """Open the replay, and wait until its board is there."""
    visitor.go("/".join(["replay", table, *map(str, where)]))
    visitor.find("#board > *").first.wait_for()


AT = "() => Number(document.querySelector('input[type=range]')?.value ?? -1)"
"""The entry after which one is."""


def at(visitor: Visitor) -> int:
    """The entry after which one is."""
    found: int = visitor.page.evaluate(AT)
    return found


def arrives(visitor: Visitor, number: int) -> None:
    """Wait until the moment after an entry is shown, in the page and in its address."""
    visitor.page.wait_for_function(f"() => ({AT})() === {number} && location.hash.split('/')[3] === '{number}'")


@each_game
def test_a_game_is_wound_back_and_forth(visit: Visit, server: Server, name: str) -> None:
    table = finished(server, name)
    line = timeline(server, table)
    visitor = visit()
    opened(visitor, table)
    assert at(visitor) == 0
    visitor.button("One step on").click()
    visitor.page.wait_for_function(f"() => ({AT})() > 0")
    stepped = at(visitor)
    told = server.get(f"/api/tables/{table}/moments/{stepped}?eyes=all")
    assert told["facts"] or stepped == line["entries"]
    visitor.button("To the end").click()
    arrives(visitor, line["entries"])
    assert visitor.button("Play on from here").is_disabled()
    visitor.button("One step back").click()
    visitor.page.wait_for_function(f"() => ({AT})() < {line['entries']}")
    visitor.button("To the beginning").click()
    arrives(visitor, 0)
    for number in turns(line)[:3]:
        visitor.button("To the next turn").click()
        arrives(visitor, number)


def test_keys_alone_wind_it(visit: Visit, server: Server) -> None:
    table = finished(server, GAME)
    line = timeline(server, table)
    visitor = visit(reduced_motion="reduce")
    opened(visitor, table, 5)
    press = visitor.page.keyboard.press
    press("End")
    arrives(visitor, line["entries"])
    press("Home")
    arrives(visitor, 0)
    first, second = turns(line)[:2]
    press("Shift+ArrowRight")
    arrives(visitor, first)
    press("PageDown")
    arrives(visitor, second)
    press("Shift+ArrowLeft")
    arrives(visitor, first)
    press("ArrowRight")
    visitor.page.wait_for_function(f"() => ({AT})() > {first}")
    # The space bar plays, quickly: the last turn to its end.
    press("End")
    arrives(visitor, line["entries"])
    press("PageUp")
    visitor.page.wait_for_function(f"() => ({AT})() < {line['entries']}")
    visitor.find("select").first.select_option("8")
    visitor.find("h1").click()
    press("Space")
    arrives(visitor, line["entries"])
    expect(visitor.button("Play")).to_have_count(1)


def test_eyes_see_what_they_saw(visit: Visit, server: Server) -> None:
    """The log of a seat holds what that seat was told, and no more; the link leads others to the same moment."""
    table = finished(server, GAME)
    entries = timeline(server, table)["entries"]
    visitor = visit()
    opened(visitor, table, entries, "p1")
    logs = {}
    for eyes in ("p1", "p2", "spectator", "all"):
        visitor.find(".controls select").last.select_option(eyes)
        visitor.page.wait_for_function("(eyes) => location.hash.endsWith('/' + eyes)", arg=eyes)
        asked = {"p1": "seat=0", "p2": "seat=1", "spectator": "", "all": "eyes=all"}[eyes]
        moment = server.get(f"/api/tables/{table}/moments/{entries}?{asked}")
        number = moment["first"] + len(moment["facts"]) - 1
        visitor.find(f".log [data-line='{number}']").wait_for()
        assert not visitor.find(f".log [data-line='{number + 1}']").count()
        logs[eyes] = number
    assert logs["all"] > logs["p1"] > logs["spectator"]
    visitor.button("Copy a link to this moment").click()
    address = visitor.find("label.copied input").input_value()
    assert address == f"{server.address}/#/replay/{table}/{entries}/all"
    other = visit()
    other.page.goto(address)
    arrives(other, entries)
    assert other.find(".controls select").last.input_value() == "all"


def test_key_events_lead_there(visit: Visit, server: Server) -> None:
    table = finished(server, GAME)
    events = timeline(server, table)["events"]
    assert events
    visitor = visit()
    opened(visitor, table)
    visitor.page.get_by_role("tab", name="Key events").click()
    visitor.find(".events li button").last.click()
    arrives(visitor, events[-1]["number"])


def test_play_on_from_here(visit: Visit, server: Server) -> None:
    table = finished(server, GAME)
    moment = turns(timeline(server, table))[0]
    visitor = visit()
    opened(visitor, table, moment)
    visitor.button("Play on from here").click()
    visitor.find("#prompt").wait_for()
    assert visitor.table != table
    assert visitor.answers()


CURVE = {
    "done": 1.0,
    "playouts": 50,
    "points": [{"number": number, "chances": [0.2 + number / 100, 0.5 - number / 100, 0.3]} for number in range(20)],
    "luck": [{"seat": 0, "luck": 0.12, "skill": 0.05, "others": -0.1}],
}


def test_chances_are_drawn_and_told(visit: Visit, server: Server) -> None:
    table = finished(server, GAME)
    visitor = visit()
    half = {**CURVE, "done": 0.5, "points": CURVE["points"][:5], "luck": []}  # type: ignore[index]
    answers = [half, CURVE]

    def estimate(route: Route) -> None:
        route.fulfill(body=json.dumps(answers.pop(0)), content_type="application/json")

    visitor.page.route("**/curve", estimate)
    opened(visitor, table)
    visitor.find("li", "the dice gave +12%, decisions +5%, those of others -10%").wait_for()
    assert visitor.find(".curve > svg > path[fill]").count() == 3
    visitor.find("summary", "The chances as a table").click()
    assert visitor.find("details table tbody tr").count() == len(CURVE["points"])  # type: ignore[arg-type]
    assert not answers


def test_a_roll_mark_leads_to_its_check(visit: Visit, server: Server) -> None:
    """From a line of the log to how its dice follow; at a running table what is not revealed yet is said so."""
    table = finished(server, GAME)
    visitor = visit()
    opened(visitor, table, timeline(server, table)["entries"], "all")
    mark = visitor.find(".log a[aria-label^='Roll']").first
    name = mark.get_attribute("aria-label") or ""
    number = int(name.split()[1].rstrip(":"))
    mark.click()
    detail = visitor.find(f"#roll-{number}")
    detail.wait_for()
    roll = json.loads(server.read(f"/api/tables/{table}/report"))["rolls"][number - 1]
    assert roll["outcome"] in detail.locator("h2").inner_text()
    assert "✓" in detail.locator(".verdict").inner_text()
    assert roll["hash"] in detail.inner_text()
    running, (token,) = server.begun(GAME, [me(), BOT])
    sitting = visit()
    sitting.sit(running, token)
    sitting.answers()
    sitting.open_page("Log")
    sitting.find(".log a[aria-label^='Roll']").last.click()
    sitting.find(".roll .verdict").last.wait_for()


def test_a_running_game_is_not_shown(visit: Visit, server: Server) -> None:
    table, _ = server.begun(GAME, [me(), BOT])
    visitor = visit()
    visitor.go(f"replay/{table}")
    visitor.find("[role=alert]", "when it is over").wait_for()
    visitor.forgive("403")


@pytest.mark.parametrize(
    ("name", "wide", "light", "lang"), list(zip(games.shipped(), SIZES, LIGHTS, LANGS, strict=True))
)
def test_nothing_grave_and_no_overflow(
    visit: Visit, server: Server, name: str, wide: int, light: str, lang: str
) -> None:
    table = finished(server, name)
    visitor = visit(
        size=(wide, 900), color_scheme=light, reduced_motion="reduce", bypass_csp=True, settings={"lang": lang}
    )
    visitor.page.route("**/curve", told(CURVE))
    opened(visitor, table, timeline(server, table)["entries"] // 2)
    axe = AXE.read_text(encoding="utf-8")
    for page in ("", f"check/{table}/3"):
        if page:
            visitor.go(page)
            visitor.find(".roll").wait_for()
        assert grave(visitor, axe) == []
        assert not visitor.page.evaluate("() => document.documentElement.scrollWidth > innerWidth")


@contextmanager
def page_elsewhere(body: str) -> Iterator[str]:
    """A page of another origin."""

    class Blog(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(200 if self.path == "/" else 204)
            self.send_header("content-type", "text/html")
            self.end_headers()
            self.wfile.write(body.encode() if self.path == "/" else b"")

        def log_message(self, format: str, *args: Any) -> None:
            """Say nothing."""

    with ThreadingHTTPServer(("127.0.0.1", 0), Blog) as blog:
        thread = Thread(target=blog.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{blog.server_port}/"
        blog.shutdown()
        thread.join()


def test_a_journal_is_dropped_sent_in_a_link_and_shown_in_a_frame(visit: Visit, server: Server) -> None:
    table = finished(server, GAME)
    journal = server.read(f"/api/tables/{table}/journal")
    visitor = visit(size=(390, 844), settings={"lang": "de"})
    visitor.go("journal")
    assert grave(visitor, AXE.read_text(encoding="utf-8")) == []
    choose = visitor.find("input[type=file]")
    cut = journal[: len(journal) // 2].rpartition(b"\n")[0]
    choose.set_input_files({"name": "half.jsonl", "mimeType": "text/plain", "buffer": cut})
    visitor.find("[role=alert]", "half.jsonl: ").wait_for()
    visitor.forgive("422")
    choose.set_input_files({"name": "game.jsonl", "mimeType": "text/plain", "buffer": journal})
    visitor.find("#board > *").first.wait_for()
    assert "#/replay/journal-" in visitor.page.url
    assert visitor.find("a[href^='https://app.bgstatsapp.com/']").count() == 1
    visitor.button("Link kopieren, der das Spiel enthält").click()
    copied = visitor.find("label.copied input")
    expect(copied).to_have_value(re.compile("^http"))
    whole = copied.input_value()
    visitor.button("Rahmen für eine Webseite kopieren").click()
    expect(copied).to_have_value(re.compile("^<iframe"))
    frame = copied.input_value()
    # Another device opens the link, and a page of another host shows the frame: to look at, and nothing else.
    other = visit()
    other.page.goto(whole)
    other.find("#board > *").first.wait_for()
    blog = visit()
    with page_elsewhere(frame) as address:
        blog.page.goto(address)
        shown = blog.page.frame_locator("iframe")
        shown.locator("#board > *").first.wait_for()
    assert shown.get_by_role("banner").count() == shown.get_by_role("button", name="Play on from here").count() == 0
    shown.get_by_role("button", name="One step on", exact=True).click()
    expect(shown.locator("input[type=range]")).not_to_have_value("0")
    blog.page.goto(f"{server.address}/embed#/account")
    blog.page.get_by_role("heading").first.wait_for()
    assert blog.find("main").get_attribute("data-page") == "account"
    assert blog.find("form").count() == 0
