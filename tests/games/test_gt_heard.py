"""Nobody at a table of Globetrotters knows what an Adventure says that was not read out: neither bots nor the aids.

Twins are two editions that differ only in entries that nobody has heard: each city's stories and effects stand on other
cards. Whoever knows only what was read out cannot tell them apart."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meridian import bots, games
from meridian.core.chance import weighted
from meridian.core.game import begin, edition_of, new_header, speaker_for
from meridian.core.position import Position
from meridian.games.globetrotters.bots.planner import Planner
from meridian.games.globetrotters.rules.heard import says
from meridian.games.globetrotters.rules.state import State

GAME = games.load("globetrotters")
ENTRIES: dict[str, Any] = edition_of(GAME).data["adventures"]
CITIES = ("los_angeles", "miami", "rio_de_janeiro", "paris", "hong_kong")
ROUND_IN_ORDER = [[3, 1, 2, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14], [5, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11, 12, 13, 14]]
HALF_READ = [[3, 1, 2, 4, 5, 6, 7, 8], [5, 1, 2, 3, 4, 6, 7, 8]]
READ_OUT = ["AA03-miami", "AA08-los_angeles", "AA12-los_angeles", "EO07-paris"]


def entries(city: str) -> list[str]:
    return [name for name, entry in ENTRIES.items() if entry["city"] == city]


def twin(read_out: list[str], turned: int, cities: tuple[str, ...] = ()) -> dict[str, Any]:
    """An overlay that moves every entry nobody has heard to another card of its city."""
    changed: dict[str, Any] = {}
    for city in cities or sorted({entry["city"] for entry in ENTRIES.values()}):
        unheard = [name for name in entries(city) if name not in read_out]
        for at, name in enumerate(unheard):
            other = ENTRIES[unheard[(at + turned) % len(unheard)]]
            changed[name] = {"effect": other["effect"], "text": dict(other["text"])}
    return {"adventures": changed}


def position(
    city: str, cards: list[list[int]], overlay: dict[str, Any] | None, read_out: list[str] = READ_OUT, **player: Any
) -> Position:
    """p1 in a city where an Adventure may be had; of cards in their old order everybody knows which comes next."""
    start = {
        "on_turn": "p1",
        "adventure_cards": cards,
        "read_out": read_out,
        "players": {
            "p1": {"home": "winnipeg", "place": city, "cash": 300, "adventure": "open", "tickets": ["TK004"], **player},
            "p2": {"home": "manila", "place": "manila"},
        },
    }
    options = {"packs": "cycle"} if cards == ROUND_IN_ORDER else {}
    return begin(GAME, new_header(GAME, 2, options, start, overlay))


def answer(bot: str, p: Position, seed: int) -> str:
    view = GAME.rules.view(p, 0)
    options = view.stack[-1].options(view, 0)
    return repr(bots.maker(GAME, bot)(Random(seed)).choose(view, 0, options))


@pytest.mark.parametrize("cards", [ROUND_IN_ORDER, HALF_READ], ids=["known-order", "half-read"])
@pytest.mark.parametrize("bot", ["steady", "greedy", "deep:playouts=60"])
def test_bots_answer_alike_whatever_was_not_read_out(bot: str, cards: list[list[int]]) -> None:
    for city in CITIES:
        told = answer(bot, position(city, cards, None), 7)
        for turned in (1, 5):
            assert answer(bot, position(city, cards, twin(READ_OUT, turned)), 7) == told, (city, turned)


def test_the_twins_do_differ() -> None:
    """What comes next is something else, and a bot that has heard it knows: the test above can fail."""
    told, effects = set(), set()
    for turned in range(6):
        overlay = twin(READ_OUT, turned, ("los_angeles",))
        heard = position("los_angeles", ROUND_IN_ORDER, overlay, [*READ_OUT, "AA03-los_angeles"])
        assert isinstance(heard, State)
        effects.add(tuple(heard.board.effects_of(3, heard.players[0].place)))
        told.add(Planner(heard, 0).adventure(heard.players[0].place))
    assert len(effects) == len(told) > 2


def test_a_guess_may_be_any_entry_that_nobody_has_heard() -> None:
    """In imagined games each of them comes up in a city, no other does, and no two cards have the same."""
    p = position("los_angeles", ROUND_IN_ORDER, None)
    assert isinstance(p, State)
    random = Random(3)
    place = p.players[0].place
    unheard = {name for name in entries("los_angeles") if name not in READ_OUT}
    seen: dict[str, int] = {}
    for _ in range(600):
        world = GAME.rules.imagine(GAME.rules.view(p, 0), lambda weights: weighted(random, weights))
        assert isinstance(world, State)
        dealt = [says(world, card, place) for card in range(1, 15)]
        assert sorted(dealt) == list(range(1, 15))
        assert (dealt[8 - 1], dealt[12 - 1]) == (8, 12)
        name = world.board.names["adventure"][world.board.entry_of(dealt[3 - 1], place)]
        seen[name] = seen.get(name, 0) + 1
    assert set(seen) == unheard
    assert max(seen.values()) < 3 * min(seen.values())


@pytest.mark.parametrize("lang", ["en", "de"])
@pytest.mark.parametrize("cards", [ROUND_IN_ORDER, HALF_READ], ids=["known-order", "half-read"])
def test_the_aids_show_only_what_was_read_out(cards: list[list[int]], lang: str) -> None:
    for city in CITIES:
        shown: list[list[Any]] = []
        for overlay in (None, twin(READ_OUT, 1), twin(READ_OUT, 5)):
            p = GAME.rules.view(position(city, cards, overlay), 0)
            speaker = speaker_for(GAME, edition_of(GAME, overlay), lang)
            listed = p.stack[-1].options(p, 0)
            shown.append([
                GAME.rules.queries(p, 0), GAME.text.odds(p, 0, speaker), GAME.text.portrait(p, 0, speaker),
                [GAME.text.detail(p, 0, action, speaker) for action in listed],
            ])  # fmt: skip
        assert shown[0] == shown[1] == shown[2], city
        names = {entry["adventure"] for aid in shown[0][0]["adventures"].values() for entry in aid["heard"]}
        assert names <= set(READ_OUT)
        told = "\n".join(line for section in shown[0][1] for line in section.lines)
        stories = {name for name in ENTRIES if ENTRIES[name]["text"][lang] in told}
        assert stories == {name for name in names if ENTRIES[name]["city"] == city}
