"""Questions to a position of Globetrotters: what a stop at each place costs and brings."""

from __future__ import annotations

import json
from itertools import islice
from typing import Any

import pytest

from meridian import games
from meridian.core.game import begin, edition_of, new_header
from meridian.core.position import Position
from meridian.testing.random_games import positions

GAME = games.load("globetrotters")
MOST_BYTES = 30_000
"""An answer about every place of the standard edition is no longer than this."""


def stops(p: Position, seat: int | None) -> dict[str, Any]:
    answer = GAME.rules.queries(GAME.rules.view(p, seat), seat, ["stops"])
    assert list(answer) == ["stops"]
    found: dict[str, Any] = answer["stops"]
    return found


def began(**players: Any) -> Position:
    return begin(GAME, new_header(GAME, 2, None, {"on_turn": "p1", "players": players}))


def test_a_stop_says_what_it_costs_and_brings() -> None:
    home, city, other = "amsterdam", "athens", "berlin"
    p = began(p1={"place": city, "home": home, "memories": [city]}, p2={"place": other, "home": "london"})
    mine, theirs, nobody = stops(p, 0), stops(p, 1), stops(p, None)
    expenses = edition_of(GAME).data["expenses"]
    kinds = {place: one["kind"] for place, one in edition_of(GAME).data["locations"].items()}
    assert mine[home]["cost"] == 0 < theirs[home]["cost"] == nobody[home]["cost"] == expenses[kinds[home]]
    assert mine[other]["bumps"] == "p2"
    assert theirs[city]["bumps"] == nobody[city]["bumps"] == "p1"
    assert mine[city]["prize"] == {"is": "memory-known"}
    assert theirs[city]["prize"] == nobody[city]["prize"] == {"is": "memory", "continent_key": False}
    assert all("steps" not in stop for stop in nobody.values())


def test_one_more_memory_takes_a_key_as_the_rules_give_it() -> None:
    data = edition_of(GAME).data
    continent = data["locations"]["athens"]["continent"]
    first, second = [
        place for place, one in data["locations"].items()
        if one["kind"] == "continental" and one.get("continent") == continent
    ][:2]  # fmt: skip
    p = began(p1={"place": "berlin", "home": "berlin", "memories": [first]}, p2={"place": "london", "home": "london"})
    assert GAME.rules.queries(p, 0, ["continents"]) == {"continents": [continent]}
    assert stops(p, 0)[second]["prize"] == {"is": "memory", "continent_key": True}
    assert GAME.rules.queries(p, 1, ["continents"]) == {"continents": []}
    assert stops(p, 1)[second]["prize"] == {"is": "memory", "continent_key": False}


@pytest.mark.parametrize("seed", range(3))
def test_stops_agree_with_reach_and_are_bounded(seed: int) -> None:
    """The seat on turn is told the same by both; the answer stays small in any position."""
    compared = 0
    for p in positions(GAME, 3, seed):
        seat = p.who()[0]
        all_stops = stops(p, seat)
        assert len(json.dumps(all_stops)) < MOST_BYTES
        answer = GAME.rules.queries(GAME.rules.view(p, seat), seat, ["reach", "on_turn"])
        if answer["on_turn"] == f"p{seat + 1}" and "reach" in answer:
            for told in answer["reach"]["places"]:
                assert {key: all_stops[told["place"]][key] for key in told if key != "place"} == {
                    key: value for key, value in told.items() if key != "place"
                }
                compared += 1
    assert compared > 100


def test_tickets_break_a_tie_of_keys_and_memories() -> None:
    value = edition_of(GAME).data["tie_break"]["ticket_value"]
    rich = {"place": "berlin", "home": "berlin", "cash": value}
    holder = {"place": "london", "home": "london", "cash": 0, "tickets": list(edition_of(GAME).data["tickets"])[:2]}
    p = began(p1=rich, p2=holder)
    assert [one["seat"] for one in GAME.rules.queries(p, None, ["standing"])["standing"]] == ["p2", "p1"]
    assert GAME.rules.result(p).ranking == [1, 0]


@pytest.mark.parametrize("seed", range(2))
def test_the_standing_is_the_result(seed: int) -> None:
    for p in islice(positions(GAME, 3, seed), 120):
        told, result = GAME.rules.queries(p, None, ["standing"])["standing"], GAME.rules.result(p)
        assert [one["seat"] for one in told] == [f"p{seat + 1}" for seat in result.ranking]
        assert [one["place"] for one in told] == [result.places()[seat] for seat in result.ranking]
        assert not any(one["won"] for one in told)
