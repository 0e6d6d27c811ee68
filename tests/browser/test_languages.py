"""A further language through every page: the pseudo-language, in which a text without brackets is not translated."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from meridian import games
from meridian.cli import main
from meridian.lessons.course import lessons_of
from meridian.practice.library import exercises_of
from meridian.translations import catalogues
from meridian.translations.skeleton import ACCENTED, CLOSING, OPENING, accented
from tests.any_game import seats_of
from tests.browser.conftest import BUILT, Visit, started
from tests.browser.test_access import pages_of
from tests.browser.test_deal import do, to_trade
from tests.browser.test_moderation import hosting, open_table, profile
from tests.browser.touring import by_pointer, tour
from tests.browser.visitor import PATIENCE, Visitor
from tests.server.online import BOT, OPEN, Server, me, play_on, shortest

XX = {"lang": "xx"}
NAME = "Pseudo"
LOADED = "() => !/Öñé möméñţ …/.test(document.querySelector('main').innerText)"
SAID = """() => {
  for (const one of document.querySelectorAll("details")) one.open = true;
  const found = [];
  const nodes = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (nodes.nextNode()) {
    const parent = nodes.currentNode.parentElement;
    if (parent.checkVisibility() && !parent.closest("script, style")) found.push(nodes.currentNode.data);
  }
  for (const one of document.querySelectorAll("body *"))
    for (const name of ["aria-label", "placeholder", "title", "alt"])
      if (one.checkVisibility()) found.push(one.getAttribute(name) ?? "");
  return found.map((one) => one.replace(/\\s+/g, " ").trim()).filter((one) => /\\p{L}{3}/u.test(one));
}"""
"""Every text of a page, to the eye or to a screen reader."""
ACCENTS = frozenset(ACCENTED) | {OPENING, CLOSING}
WORD = re.compile(r"[^\W\d_]{3,}")
CODE = re.compile(r"\b[A-Z]{3}\b")
"""A country on a board."""
MOMENT = re.compile(r"\d{1,2} [A-Z][a-z]{2} \d{4}, \d\d:\d\d")
"""A browser writes it, in a language that it knows."""
PEOPLE = f"Ann Xx, Friday, Meridian, English, {NAME}, localhost, https, Be gentle."
"""What tests and languages are called, the beginnings of addresses, and what a host wrote."""
SORTS = "OPs, MISSION, INFLUENCE"
"""Kinds of cards in Globopolis: the original calls them so in every language."""


class Written:
    """What is called the same in every language: people, characters, and what the books say of their sources."""

    def __init__(self, server: Server) -> None:
        characters: Any = server.get("/api/characters")
        names = [PEOPLE, SORTS, *(one["name"] for one in characters)]
        for name in games.names():
            names += [one["source"] for one in server.get(f"/api/games/{name}/rules")["clauses"].values()]
        self.words = {word.casefold() for name in names for word in WORD.findall(name)}

    def has(self, text: str) -> bool:
        """Whether a text is made of such names."""
        return all(word.casefold() in self.words for word in WORD.findall(MOMENT.sub("", CODE.sub("", text))))


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server with the pseudo-language."""
    folder = tmp_path_factory.mktemp("languages")
    assert main(["languages", "new", "xx", "--name", NAME, "--pseudo", "--folder", str(folder)]) == 0
    with started(tmp_path_factory.mktemp("server"), MERIDIAN_LANGUAGES=str(folder)) as server:
        yield server


@pytest.fixture(scope="module")
def written(server: Server) -> Written:
    return Written(server)


def strings(told: Any) -> Iterator[str]:
    """All texts in a response."""
    if isinstance(told, str):
        yield " ".join(told.split())
    elif isinstance(told, dict | list):
        for each in told.values() if isinstance(told, dict) else told:
            yield from strings(each)


def untranslated(visitor: Visitor, written: Written) -> list[str]:
    """Texts of a page that are not in the pseudo-language."""
    visitor.settled()
    visitor.page.wait_for_function(LOADED)
    said: set[str] = set(visitor.page.evaluate(SAID))
    assert any(OPENING in text and CLOSING in text for text in said), said
    plain = {text for text in said if not ACCENTS & set(text)}
    return sorted(text for text in plain if not written.has(text))


def test_pages(visit: Visit, server: Server, written: Written) -> None:
    name = games.shipped()[-1]
    table, _ = server.begun(name, [me(), BOT])
    visitor = visit(settings=XX)
    session = server.post("/api/profiles", {"name": "Ann Xx", "password": "a good password"})["session"]
    visitor.sign_in(session)
    # Values and marks as the file of an edition has them.
    data = strings(server.get(f"/api/games/{name}/edition/pages/xx"))
    written.words |= {word.casefold() for text in data if not ACCENTS & set(text) for word in WORD.findall(text)}
    found = {}
    for path in (*pages_of(server, session, name, table), "ladder", f"learn/{name}", "history", "journal"):
        visitor.go(path)
        found[path] = untranslated(visitor, written)
    assert not any(found.values()), [(path, text) for path, texts in found.items() for text in texts]


@pytest.mark.parametrize("name", games.shipped())
def test_tables(visit: Visit, server: Server, written: Written, name: str) -> None:
    table, (token,) = server.begun(name, [me(), BOT, BOT][: seats_of(games.load(name))], lang="xx")
    visitor = visit(settings=XX)
    visitor.sit(table, token)
    visitor.give(visitor.answers()[0])
    visitor.answers()
    assert untranslated(visitor, written) == []


@pytest.mark.parametrize("name", games.shipped())
def test_lessons(visit: Visit, written: Written, name: str) -> None:
    """A first lesson from its first step to its last sentence, looked at before every answer and at its end."""
    visitor = visit(settings=XX)
    lesson = lessons_of(name)[0]
    found: list[str] = []

    def look_and_give(visitor: Visitor, action: str) -> None:
        found.extend(untranslated(visitor, written))
        by_pointer(visitor, action)

    visitor.go(f"learn/{name}/{lesson.head.id}")
    assert tour(visitor, lesson, look_and_give, listens=False) == []
    assert [*found, *untranslated(visitor, written)] == []


def test_it_is_chosen_in_the_settings_and_the_switch_leads_back(visit: Visit) -> None:
    visitor = visit()
    visitor.go("settings")
    visitor.page.locator("select").first.select_option(label=NAME)
    expect(visitor.find("h1")).to_contain_text(OPENING)
    expect(visitor.find("html")).to_have_attribute("lang", "xx")
    visitor.button("English").click()
    expect(visitor.find("h1")).to_have_text("Settings")
    visitor.button(NAME).click()
    expect(visitor.find("h1")).to_contain_text(OPENING)
    visitor.page.reload()
    expect(visitor.find("h1")).to_contain_text(OPENING)
    expect(visitor.page.locator("select").first).to_have_value("xx")


def test_a_browser_begins_in_its_own_language(visit: Visit) -> None:
    visitor = visit(locale="xx-YY")
    visitor.page.goto(visitor.address)
    expect(visitor.find("html")).to_have_attribute("lang", "xx")


def test_a_language_that_is_gone_is_english(visit: Visit) -> None:
    visitor = visit(settings={"lang": "zz"})
    visitor.go("settings")
    expect(visitor.find("h1")).to_have_text("Settings")
    expect(visitor.page.locator("select").first).to_have_value("en")
    visitor.forgive("/api/languages/zz")


def test_a_wheel_has_the_catalogues_of_the_client(monkeypatch: pytest.MonkeyPatch) -> None:
    """There they lie beside the built client; in a checkout they are read where they are written."""
    assert BUILT.is_file()
    here = catalogues.web_catalogues.__wrapped__()
    monkeypatch.setattr(catalogues, "SOURCES", Path("nowhere"))
    assert catalogues.web_catalogues.__wrapped__() == here


def test_the_end_of_a_game_and_its_replay(visit: Visit, server: Server, written: Written) -> None:
    name = games.shipped()[0]
    table, (token,) = server.begun(name, [me(), BOT, BOT], options=shortest(name), lang="xx")
    with server.play(table, token) as client:
        play_on([client])
        client.wait_for(lambda one: one.situation.get("status") == "over")
    visitor = visit(settings=XX, reduced_motion="reduce")
    visitor.sit(table, token)
    expect(visitor.find(".end .step")).to_have_count(3, timeout=PATIENCE)
    assert untranslated(visitor, written) == []
    visitor.go(f"replay/{table}")
    visitor.find("#board > *").first.wait_for()
    assert untranslated(visitor, written) == []


def test_what_is_not_there(visit: Visit, server: Server, written: Written) -> None:
    visitor = visit(settings=XX, locale="xx-YY")  # a page that the server writes is in the language of the browser
    found = {}
    for path in ("blah", "rules/zzz", "table/none00000000", "check/none00000000", "replay/none00000000"):
        visitor.go(path)
        found[path] = untranslated(visitor, written)
    visitor.page.goto(f"{server.address}/foo/bar")
    found["/foo/bar"] = untranslated(visitor, written)
    assert not any(found.values()), found
    visitor.forgive("404")


@pytest.mark.parametrize("name", games.shipped())
def test_an_exercise_and_its_verdict(visit: Visit, written: Written, name: str) -> None:
    visitor = visit(settings=XX, reduced_motion="reduce")
    exercise = next(iter(exercises_of(name)))
    visitor.go(f"practice/{name}/{exercise}")
    visitor.find("button[data-answer]").first.wait_for()
    found = untranslated(visitor, written)
    visitor.find("button[data-answer]").first.click()
    visitor.find(".verdict").wait_for()
    assert [*found, *untranslated(visitor, written)] == []


def test_the_tray_of_a_trade(visit: Visit, server: Server, written: Written) -> None:
    table, tokens, first = to_trade(server, "Ann", "Ann Xx", lang="xx")
    visitor = visit(settings=XX, reduced_motion="reduce")
    visitor.sit(table, tokens[first])
    do(visitor, "trade").click()
    visitor.find("[data-add]").first.wait_for()
    assert untranslated(visitor, written) == []


def test_getting_along(visit: Visit, server: Server, written: Written) -> None:
    """The question before a guest is sent away, the menu beside a line of chat, and the form of a report."""
    session = profile(server, "Ann")
    host, guest = visit(settings=XX), visit(settings={**XX, "name": "Friday"})
    host.sign_in(session)
    opened = open_table(server, session, [me("Ann"), OPEN], lang="xx")
    hosting(host, opened)
    guest.go(f"table/{opened['table']}")
    guest.find("button", accented("Sit here")).first.click()
    guest.page.get_by_label(re.compile(accented("Write something"))).fill("Friday")
    guest.page.keyboard.press("Enter")
    host.go(f"table/{opened['table']}")
    line = host.find("ol.lines li", "Friday")
    line.locator("button").first.click()
    found = untranslated(host, written)
    host.find("button", accented("Report …")).click()
    host.find("dialog select").wait_for()
    found += untranslated(host, written)
    host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name=re.compile(rf"{accented('Send away')}.*Friday")).click()
    host.page.get_by_role("dialog").wait_for()
    assert [*found, *untranslated(host, written)] == []
