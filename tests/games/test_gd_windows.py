"""The question of a window says what it follows, and whose doing that was."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.core.codec import words_for
from meridian.core.facts import collect
from meridian.core.game import begin, edition_of, new_header, speaker_for
from meridian.core.position import CHANCE, Position

GAME = games.load("global-domination")
NAMES = ["Ann", "Ben", "Cem"]
MARKET = [
    "airborne_forces", "fog_of_war", "insurgents", "megastorm", "surrender", "military_base", "bad_leadership",
    "supply_depots", "nuclear_winter", "ore_control",
]  # fmt: skip
EVENTS = {
    "used-build": "has just used a card", "used-attack": "has just used a card", "used-text": "has just used a card",
    "bought": "has just used a card", "passed": "has passed", "turn-ends": "has ended the turn",
    "scoring": "All have passed", "game-turn": "A Game Turn begins",
}  # fmt: skip
"""What a window may follow, and the words for it."""
PLAYED = "has played out of turn"


def asked(p: Position, seat: int, lang: str = "en") -> str:
    return speaker_for(GAME, edition_of(GAME), lang, NAMES).question(p.question(seat))


@pytest.mark.parametrize("windows", ["every_use", "between_turns"])
def test_windows_name_the_last_event(windows: str) -> None:
    random = Random(f"windows {windows}")
    seen: set[str] = set()
    hands = {seat: {"hand": ["airborne_forces", "fog_of_war", "domination"]} for seat in ("p1", "p2", "p3")}
    start: dict[str, Any] = {"moment": "start", "players": hands}
    p = begin(
        GAME, new_header(GAME, 3, {"turns": 4, "reaction_windows": windows, "market": MARKET}, start), recording=True
    )
    origin, played = "", -1
    doer = 0
    while not p.over:
        for fact in collect(p):
            if fact.key == "played-in-window":
                played = fact.args["seat"]
            elif fact.key in EVENTS and not (fact.key == "used-text" and fact.args["seat"] == played):
                first = GAME.rules.show(p)["first_player"]
                origin, played = fact.key, -1
                doer = fact.args["seat"] if "seat" in fact.args else (int(first[1:]) - 2) % 3
        actor = p.who()[0]
        if actor == CHANCE:
            p.play(actor, p.chances().drawn(random.random))
            continue
        if p.question(actor).key in ("window", "scoring-window"):
            said = asked(p, actor)
            # Who played after an own act is named for the act: asking goes round from there in any case.
            words, seat = (EVENTS[origin], doer) if played in (-1, doer) else (PLAYED, played)
            assert words in said, (origin, played, said)
            assert NAMES[seat] in said or origin in ("game-turn", "scoring")
            assert asked(p, actor, "de") != said
            seen.add(words)
        p.play(actor, random.choice(p.options(actor)))
    assert len(seen) >= 5


def test_a_window_after_a_card_names_who_used_it() -> None:
    start = {
        "on_turn": "p1",
        "market": ["airborne_forces"],
        "areas": {"USA": "p1 full"},
        "players": {"p1": {"hand": ["domination", "domination"]}, "p2": {"hand": ["airborne_forces"]}},
    }
    header = new_header(GAME, 2, None, start)
    p = begin(GAME, header)
    for line in ("build domination", "build-in CAN", "done"):
        p.play_checked(0, words_for(GAME, header).read(line))
    assert asked(p, 1) == "Ann has just used a card: do you play one out of turn?"
    assert asked(p, 1, "de") == "Ann hat eine Karte eingesetzt: Spielst du jetzt eine?"
