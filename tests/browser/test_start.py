"""The start page of somebody who has tables: it tells where one is awaited."""

from __future__ import annotations

from playwright.sync_api import expect

from meridian.lessons.course import lessons_of
from tests.browser.conftest import Visit
from tests.browser.visitor import PATIENCE
from tests.server.online import Server

GAME = "globetrotters"
NAMES = {"p1": "Ann", "p2": "Ben"}


def test_my_tables_tell_whose_turn_it_is(visit: Visit, server: Server) -> None:
    asked, other = server.pair(GAME)
    waits = ", ".join(NAMES[seat] for seat in asked.asked)
    for client in (asked, other):
        assert client.token is not None
        visitor = visit()
        visitor.keep_seat(client.table, client.token)
        visitor.go()
        line = visitor.find(f"li:has(a[href$='{client.table}'])")
        told = "your turn" if client.question else f"turn of {waits}"
        expect(line).to_contain_text(told, timeout=PATIENCE)
        # Where one is awaited stands first, with the faces of the others.
        going_on = visitor.find("section", "Your turn in Globetrotters")
        expect(going_on).to_have_count(1 if client.question else 0, timeout=PATIENCE)
        if client.question:
            expect(going_on.locator(".portrait")).to_have_count(1, timeout=PATIENCE)
            going_on.get_by_role("link", name="Continue").click()
            visitor.find("#prompt.mine").wait_for()
        client.close()


def test_a_newcomer_is_led_on_from_lesson_to_lesson(visit: Visit) -> None:
    game, title = "global-domination", "Global Domination"
    first, second, third = lessons_of(game)[:3]
    assert first.head.first_game
    assert second.head.first_game
    assert not third.head.first_game
    kept = {
        f"Learn · {first.head.minutes} min": {},
        f"Go on: lesson 1, step 4 of {len(first.steps)}": {first: 4},
        f"Lesson 2 · {second.head.minutes} min": {first: 0},
        f"Go on: lesson 2, step 3 of {len(second.steps)}": {first: 0, second: 3},
        "Your first game, with a coach": {first: 0, second: 0},
        f"Go on: lesson 3, step 2 of {len(third.steps)}": {first: 0, second: 0, third: 2},
    }
    visitor = visit()
    visitor.go()
    for words, known in kept.items():
        progress = {
            lesson.head.id: {"version": lesson.head.version, "step": step or 1, "done": step == 0}
            for lesson, step in known.items()
        }
        visitor.page.evaluate("(all) => localStorage.setItem('meridian.lessons', JSON.stringify(all))", progress)
        visitor.page.reload()
        expect(visitor.find(".games article", title).locator(".primary")).to_contain_text(words)
    # A half done lesson is gone on with.
    visitor.find(".games article", title).locator(".primary").click()
    expect(visitor.find("aside.bubble")).to_have_attribute("data-step", "2")
