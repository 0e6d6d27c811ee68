"""Answers are given where things are: on the board, on the shelf, in the tray, at a plate, in the bar. The list of all
answers is only the last resort, and counted as such."""

from __future__ import annotations

import json
import re
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any, NamedTuple

from tests.browser.visitor import LOOK_AGAIN, PATIENCE, Visitor

A_MOMENT = 15_000
"""Milliseconds after which a press that changed nothing counts as missed."""
AT_ONCE = 12
"""So often one looks whether a press has brought something."""
SURE = ".bar .primary[data-sure]"
LIST = "list"
COMPOSED = ("offer", "counter")
"""Deals are put together in the trade tray: `test_deal.py`."""
GESTURES = ("roll", "roll-back", "deploy", "lay-out")
"""Answers that are put together: dice, Agents and units are chosen first, and then the golden button is pressed."""
PULLS = ("#board .edge.left", "#board .edge.right")
"""On small screens these pull the map to targets that lie beyond its edge, and say how many there are."""
NEW = 0.5
"""So often an answer of a kind not given yet goes before others."""

SEEN = """
const home = (one) => {
  const rooms = [["#answers, #drawer", "list"], [".bar", "bar"], ["#board", "board"], [".tray", "tray"],
    [".shelf", "shelf"], [".strip", "plate"], [".tools", "tools"], [".stage, .notes", "over"]];
  const table = one.closest(".at-table");
  const inside = (room) => room && table?.contains(room);
  return rooms.find(([what]) => inside(one.closest(what)))?.[1] ?? "over";
};
// The map means the place nearest to the finger: there another place does not cover one.
const alike = (one, hit) => ["data-target", "data-area"].some((name) => one.closest(`[${name}]`)
  && hit.closest(`[${name}]`) && one.closest("svg") === hit.closest("svg"));
const spot = (one) => {
  if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) return null;
  const box = one.getBoundingClientRect();
  if (!box.width || !box.height) return null;
  const within = [[0.5, 0.5], [0.5, 0.25], [0.25, 0.5], [0.75, 0.5], [0.5, 0.75], [0.1, 0.1], [0.1, 0.9]];
  for (const [across, down] of within) {
    const [x, y] = [box.left + box.width * across, box.top + box.height * down];
    if (x < 0 || y < 0 || x >= innerWidth || y >= innerHeight) continue;
    const hit = document.elementFromPoint(x, y);
    if (hit && (one.contains(hit) || alike(one, hit))) return [x, y];
  }
  return null;
};
const found = (what) => [...document.querySelectorAll(what)].flatMap((one) => {
  const room = home(one);
  const at = room === "list" || one.disabled ? null : spot(one);
  return at ? [[room, ...at, one.matches("[data-target]")]] : [];
});
"""
"""Where the elements of a selector can be pressed: the room they lie in, and a point that nothing covers. Those of the
list and the drawer do not count."""
FOUND = f"(what) => {{ {SEEN} return found(what); }}"
DIRECT = f"""(actions) => {{ {SEEN} return actions.filter((action) => {{
  const quoted = JSON.stringify(action);
  return found(`[data-action=${{quoted}}], [data-do=${{quoted}}], [data-gives=${{quoted}}]`).length > 0;
}}); }}"""
"""Those of some answers that can be pressed as the page is now."""
SWIPE = """(what) => {
  for (const one of document.querySelectorAll(what)) {
    if (one.closest("#answers, #drawer")) continue;
    for (let room = one.parentElement; room && room.closest(".at-table"); room = room.parentElement) {
      const { overflowX, overflowY } = getComputedStyle(room);
      const [outer, inner] = [room.getBoundingClientRect(), one.getBoundingClientRect()];
      const middle = (from, to) => (from + to) / 2;
      if (/auto|scroll/.test(overflowX) && (inner.left < outer.left || inner.right > outer.right))
        room.scrollLeft += middle(inner.left, inner.right) - middle(outer.left, outer.right);
      if (/auto|scroll/.test(overflowY) && (inner.top < outer.top || inner.bottom > outer.bottom))
        room.scrollTop += middle(inner.top, inner.bottom) - middle(outer.top, outer.bottom);
    }
    return;
  }
}"""
"""Pull what can be pulled by hand, such as the tray, until something is seen."""


class Point(NamedTuple):
    home: str
    x: float
    y: float
    place: bool
    """A place of a map, where a finger points first and a second tap chooses."""


def named(action: str) -> str:
    quoted = json.dumps(action)
    return f"[data-action={quoted}], [data-do={quoted}], [data-gives={quoted}]"


def openers(action: str) -> list[str]:
    """What may be pressed to come to an answer: a menu of the bar that holds its kind, a card, place or Guild that it
    names, or on small screens the edge of the map and the shelf."""
    kind, *fields = re.split(r"[ :,]", action)
    words = [word for word in fields if word]
    things = [
        f"[data-{what}={json.dumps(word)}]" for word in words for what in ("card", "target", "place", "field", "guild")
    ]
    return [f"[data-opens~={kind}]", *things, *PULLS, ".tools [data-tool=shelf]"]


class Hand:
    """Somebody's hand at a table: finds answers on the screen and presses them there."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.taps = 0

    def points(self, what: str) -> list[Point]:
        found: list[list[Any]] = self.page.evaluate(FOUND, what)
        return [Point(*one) for one in found]

    def press(self, at: Point, what: str = "") -> None:
        """Press a point. What rises or grows under the pointer may lie over what was to be pressed, or carry it away:
        whoever sees that follows it there, so `what` is looked for again before the button goes down."""
        self.taps += 1
        if self.visitor.has_touch:
            self.page.touchscreen.tap(at.x, at.y)
            return
        self.page.mouse.move(at.x, at.y)
        if what and (now := self.wait_for(what)):
            at = now
        self.page.mouse.click(at.x, at.y)

    def state(self) -> str:
        """What is asked and what may be answered, with what is drafted."""
        prompt = self.page.evaluate("() => document.querySelector('#prompt')?.outerHTML ?? ''")
        return f"{prompt} {self.visitor.look()}"

    def changed(self, before: str, moment: int, sooner: Callable[[], bool] = lambda: False) -> bool:
        """Wait until the question, its answers or the draft have changed; false after a moment."""
        for _ in range(moment // LOOK_AGAIN):
            if self.state() != before:
                self.still()
                return True
            if sooner():
                return False
            self.page.wait_for_timeout(LOOK_AGAIN)
        return False

    def still(self) -> None:
        """Wait until what is asked stays the same for a while: a draft is told of twice."""
        before = ""
        for _ in range(A_MOMENT // LOOK_AGAIN):
            now = self.state()
            if now == before:
                return
            before = now
            self.page.wait_for_timeout(LOOK_AGAIN)

    def close(self) -> None:
        """Close whatever lies open, and let the pointer rest where nothing is."""
        for sheet in (".laying h2 button", "#board .card.sheet .head button"):
            if cross := self.points(sheet):
                self.press(cross[0])
        if not self.visitor.has_touch:
            self.page.mouse.move(1, 1)
        elif question := self.points("#prompt"):
            self.press(question[0])
        self.page.keyboard.press("Escape")
        self.page.keyboard.press("Escape")

    def wait_for(self, what: str) -> Point | None:
        """Where something can be pressed, once it is there and lies still; none if it does not come."""
        before: list[Point] = []
        for _ in range(A_MOMENT // LOOK_AGAIN):
            now = self.points(what)
            if now and now[:1] == before[:1]:
                return now[0]
            before = now
            self.page.wait_for_timeout(LOOK_AGAIN)
        return None

    def route(self, action: str) -> tuple[Point, str] | None:
        """Come so near to an answer that one more press gives it: that point, and where one pressed first."""
        self.page.evaluate(SWIPE, named(action))
        if direct := self.wait_still(named(action)):
            return direct, direct.home
        for opener in openers(action):
            self.page.evaluate(SWIPE, opener)
            for at in self.points(opener)[:1]:
                self.press(at)
                if inner := self.wait_short(named(action)):
                    return inner, inner.home
                self.close()
        return None

    def wait_still(self, what: str) -> Point | None:
        """As `wait_for`, for what should be there already."""
        return self.wait_for(what) if self.points(what) else None

    def wait_short(self, what: str) -> Point | None:
        """As `wait_for`, for what a press brings at once or not at all."""
        for _ in range(AT_ONCE):
            if self.points(what):
                return self.wait_for(what)
            self.page.evaluate(SWIPE, what)
            self.page.wait_for_timeout(LOOK_AGAIN)
        return None

    def confirm(self) -> None:
        if sure := self.points(SURE):
            self.press(sure[0])

    def give(self, action: str) -> str | None:
        """Give an answer where it is at home: the name of that home; none if it cannot be given outside the list."""
        before = self.state()
        kind = action.split(" ", 1)[0]
        way = self.gesture(action, kind) if kind in GESTURES else None
        way = way or self.route(action)
        if way is None:
            return None
        at, home = way
        self.press(at, "" if kind in GESTURES else named(action))
        if at.place and self.visitor.has_touch:
            # A finger first learns what a place costs.
            inner = self.wait_short(f":is({named(action)}):not([data-target])")
            if inner is not None:
                self.press(inner)
        given = self.changed(before, A_MOMENT, lambda: bool(self.points(SURE)))
        if not given:
            self.confirm()
            given = self.changed(before, A_MOMENT)
        if not given or kind == "lay-out":
            self.close()
        return home if given else None

    def gesture(self, action: str, kind: str) -> tuple[Point, str] | None:
        if kind in ("roll", "roll-back"):
            return self.dice(action)
        if kind == "deploy":
            return self.agents(action)
        return self.units(action)

    def dice(self, action: str) -> tuple[Point, str] | None:
        """Choose the dice and press the golden button. On small screens a tap leads to the next number of dice."""
        golden = f".bar .primary[data-action={json.dumps(action)}]"
        for _ in range(8):
            if at := self.wait_still(golden):
                return at, at.home
            chosen = self.points(f"[data-chooses={json.dumps(action)}]") or self.points(
                "[data-chooses][aria-pressed=true]"
            )
            if not chosen:
                return None
            self.press(chosen[0])
            self.page.wait_for_timeout(LOOK_AGAIN)
        return None

    def agents(self, action: str) -> tuple[Point, str] | None:
        """Put Agents on their lands with the buttons of the card of each, and press the golden button."""
        if again := self.points(".bar [data-do=reset]:enabled"):
            self.press(again[0])
        for title, number in re.findall(r"([A-Z][\w-]*):(\d+)", action):
            if not self.one_post(title, int(number)):
                return None
        at = self.wait_for(f".bar .primary[data-action={json.dumps(action)}]")
        return at and (at, "board")

    def one_post(self, title: str, number: int) -> bool:
        for what in ("place", "field"):
            place = f"[data-{what}={json.dumps(title)}]"
            self.page.evaluate(SWIPE, place)
            for at in self.points(place)[:1]:
                self.press(at)
                if self.wait_short("#board .card .agents output"):
                    break
            else:
                continue
            break
        else:
            return False
        for _ in range(20):
            now = int(self.visitor.find("#board .card .agents output").inner_text())
            if now == number:
                self.close()
                return True
            button = self.points("#board .card .agents button")
            wanted = self.points(f"#board .card .agents button:{'last' if now < number else 'first'}-of-type")
            if not button or not wanted:
                return False
            self.press(wanted[0])
            self.page.wait_for_timeout(LOOK_AGAIN)
        return False

    def units(self, action: str) -> tuple[Point, str] | None:
        """Open the table of units, take the idea of the answer and press its button."""
        self.page.evaluate(SWIPE, "[data-tool=game-layout]")
        if not (tool := self.wait_still("[data-tool=game-layout]")):
            return None
        self.press(tool)
        idea = self.wait_short(f"[data-idea={json.dumps(action)}]")
        if idea is None:
            return None
        self.press(idea)
        at = self.wait_short(".laying [data-do=lay-out]:enabled")
        return at and (at, "tray")


def evenly(random: Random, answers: list[str]) -> str:
    """Any answer, each kind as likely as another."""
    kinds = sorted({one.split(" ", 1)[0] for one in answers})
    kind = random.choice(kinds)
    return random.choice([one for one in answers if one.split(" ", 1)[0] == kind])


class Played(NamedTuple):
    """What became of a game: answers by kind of question, kind of answer and home; those that had none."""

    given: Counter[tuple[str, str, str]]
    homeless: dict[tuple[str, str], list[str]]
    taps: int
    ended: bool


def at_home(visitor: Visitor, random: Random, key: Callable[[], str], most: int = 10_000) -> Played:
    """Play to the end, or `most` answers, and give each where it is at home; often one of a new kind."""
    hand = Hand(visitor)
    given: Counter[tuple[str, str, str]] = Counter()
    homeless: dict[tuple[str, str], list[str]] = {}
    idle = 0
    while given.total() < most:
        look = visitor.look()
        if look is None:
            return Played(given, homeless, hand.taps, ended=True)
        if not look:
            idle += 1
            assert idle * LOOK_AGAIN < PATIENCE, "nobody is asked"
            visitor.page.wait_for_timeout(LOOK_AGAIN)
            continue
        idle = 0
        assert not visitor.refused(), visitor.refused()
        look = [one for one in look if one.split(" ", 1)[0] not in COMPOSED]
        asked = key()
        fresh = [one for one in look if not any(asked == was and one.split(" ")[0] == kind for was, kind, _ in given)]
        action = random.choice(fresh) if fresh and random.random() < NEW else evenly(random, look)
        kind = action.split(" ", 1)[0]
        home = None if (asked, kind) in homeless else hand.give(action)
        if home is None:
            hand.close()
            if action not in (visitor.look() or []):
                continue
            homeless.setdefault((asked, kind), []).append(action)
            home = LIST
            visitor.give(action)
            hand.close()
        given[asked, kind, home] += 1
    return Played(given, homeless, hand.taps, ended=False)


def unreachable(visitor: Visitor, actions: list[str]) -> list[str]:
    """Answers that no two taps lead to outside the list: each menu, card, place and shelf is opened once."""
    hand = Hand(visitor)
    left = [one for one in actions if one.split(" ")[0] not in GESTURES]

    def look() -> None:
        there = set(visitor.page.evaluate(DIRECT, left))
        left[:] = [one for one in left if one not in there]

    look()
    tried: set[str] = set()
    for action in list(left):
        if action in left:
            visitor.page.evaluate(SWIPE, named(action))
            look()
        for opener in openers(action):
            if action not in left:
                break
            if opener in tried:
                continue
            visitor.page.evaluate(SWIPE, opener)
            points = hand.points(opener)
            if not points:
                continue
            if opener not in PULLS:
                tried.add(opener)
            hand.press(points[0])
            hand.wait_short(named(action))
            look()
            hand.close()
    return left
