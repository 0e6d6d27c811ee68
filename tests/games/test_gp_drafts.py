"""What Globopolis says of units and Agents that a player considers, and of the standing: as the rules then have it."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.core.chance import weighted
from meridian.core.game import begin, new_header
from meridian.core.position import CHANCE
from meridian.games.globopolis.actions import Deploy, LayOut
from meridian.games.globopolis.rules.constants import KINDS, NS
from meridian.games.globopolis.rules.state import State

ANSWERS = 900
GAME = games.load("globopolis")
STARTED = {
    "round": 3,
    "on_turn": "p1",
    "players": {
        "p1": {"eu": 100, "points": 40, "titles": ["USA", "CAN"]},
        "p2": {"eu": 100, "points": 90},
        "p3": {"eu": 100, "points": 40},
    },
}


def moved(s: State, seat: int, random: Random) -> LayOut | None:
    """Some units go between an own Territory and Personal Stock."""
    side = s.side_of(seat)
    own = s.own_territories(side)
    if not own:
        return None
    title = random.choice(own)
    units = s.units[title * KINDS : (title + 1) * KINDS]
    for kind in range(KINDS):
        units[kind] = random.randint(0, units[kind] + s.sides[side].stock[kind])
    return LayOut(((title, *units),))


def asked(key: str, seed: int, options: dict[str, Any] | None = None) -> Iterator[tuple[State, int]]:
    """Positions of a random game in which a seat is asked this."""
    random = Random(f"{seed}/{key}")
    s = begin(GAME, new_header(GAME, 3, options))
    assert isinstance(s, State)
    for _ in range(ANSWERS):
        if s.over:
            return
        actor = s.who()[0]
        if actor == CHANCE:
            chances = s.chances()
            s.play_checked(CHANCE, chances.outcomes[weighted(random, chances.weights)])
            continue
        if s.question(actor).key == key:
            yield s, actor
        s.play_checked(actor, random.choice(s.options(actor)))


@pytest.mark.parametrize("limit", ["status", "complete_sets"])
def test_a_layout_does_what_was_said(limit: str) -> None:
    random, played, refused = Random(5), 0, 0
    for s, seat in asked("option-phase", 4, {"ns_limit_by": limit}):
        action = moved(s, seat, random)
        if action is None:
            continue
        title = action.layout[0][0]
        name = s.board.names["title"][title]
        told = GAME.text.effects(GAME.rules.view(s, seat), seat, action)
        assert told is not None
        refusal = s.refusal(seat, action)
        assert told["refusal"] == (refusal.key if refusal else None)
        row = told["territories"][name]
        assert row["too_many_ns"] == (told["refusal"] == "ns-limit") == (action.layout[0][NS + 1] > row["ns_limit"])
        if refusal is not None:
            refused += 1
            continue
        played += 1
        side = s.side_of(seat)
        points = s.sides[side].points
        after = s.copy()
        after.play_checked(seat, action)
        assert (row["sets"], row["active"], row["ns_limit"]) == (
            after.sets(title), after.active[title], after.ns_limit(title),
        )  # fmt: skip
        assert points + row["points"] == after.sides[side].points
        now = GAME.rules.queries(after, seat, ["territories", "development"])
        assert now["territories"][name] == {"missing": row["missing"], "ready": row["ready"]}
        missing = now["development"][name]["missing"]
        assert {kind: number for kind, number in missing.items() if number} == row["missing"]
        assert row["ready"] == (after.level[title] < 2 and not row["missing"])
    assert played
    assert refused


@pytest.mark.parametrize("guilds", [False, True])
def test_agents_may_stand_where_and_as_many_as_was_said(guilds: bool) -> None:
    tried = 0
    for s, seat in asked("deploy", 2, {"guild_protection": guilds}):
        view = GAME.rules.view(s, seat)
        told = GAME.rules.queries(view, seat, ["posts"])["posts"]
        assert told["hand"] == s.sides[s.side_of(seat)].agents
        for title, name in enumerate(s.board.names["title"]):
            post = told["titles"].get(name)
            for number in range(s.board.agents_most + 2):
                legal = s.refusal(seat, Deploy(((title, number),))) is None
                assert legal == (post is not None and number <= post["most"])
                tried += legal
            if post is not None and post["number"] < post["most"]:
                one = Deploy(((title, post["number"] + 1),))
                effects = GAME.text.effects(view, seat, one)
                assert effects is not None
                assert effects["refusal"] is None
                after = s.copy()
                after.play_checked(seat, one)
                now = GAME.rules.queries(after, seat, ["posts"])["posts"]
                assert effects["posts"] == now
    assert tried


def test_more_agents_than_there_are_is_refused() -> None:
    s, seat = next(asked("deploy", 2))
    view = GAME.rules.view(s, seat)
    titles = list(GAME.rules.queries(view, seat, ["posts"])["posts"]["titles"])
    names = s.board.names["title"]
    everywhere = Deploy(tuple((names.index(name), s.board.agents_most) for name in titles))
    told = GAME.text.effects(view, seat, everywhere)
    assert told is not None
    assert told["refusal"] == "not-enough-agents"
    assert told["posts"]["hand"] < 0
    assert all(post["number"] == post["most"] for post in told["posts"]["titles"].values())


def standing(s: State) -> list[tuple[str, int, bool]]:
    rows = GAME.rules.queries(s, None, ["standing"])["standing"]
    return [(row["seat"], row["place"], row["won"]) for row in rows]


def test_the_standing_is_the_result() -> None:
    s = begin(GAME, new_header(GAME, 3, None, STARTED))
    assert isinstance(s, State)
    assert standing(s) == [("p2", 1, False), ("p1", 2, False), ("p3", 2, False)]
    s.sides[1].gone = True
    assert standing(s)[0] == ("p2", 1, False), "the result does not put who left the game last"
    s.winners = 1 << 2
    s.over = True
    assert standing(s) == [("p3", 1, True), ("p2", 2, False), ("p1", 3, False)]
    assert GAME.rules.result(s).ranking == [2, 1, 0]


def test_sides_are_placed_among_sides() -> None:
    options = {"teams": 2}
    start = {"round": 3, "on_turn": "p1", "players": {"p1": {"points": 50}, "p2": {"points": 60}}}
    s = begin(GAME, new_header(GAME, 4, options, start))
    assert isinstance(s, State)
    assert standing(s) == [("p2", 1, False), ("p1", 2, False)]
    assert GAME.rules.result(s).places() == [3, 1, 3, 1]
