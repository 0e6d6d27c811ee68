"""Standing orders: at the keyboard and on servers an answer is given whenever it is asked for, in every window of every
game, and nothing that others see tells of it."""

from __future__ import annotations

import io
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.cli.terminal import saved, standing
from meridian.cli.terminal.screen import Screen
from meridian.cli.terminal.seating import Chair
from meridian.cli.terminal.terminal import StandingOrder, Terminal
from meridian.core.codec import words_for
from meridian.core.game import Game, begin, digest, new_header
from meridian.core.journal import Header
from meridian.core.playout import playout
from meridian.core.position import Position
from meridian.core.words import tag_of
from meridian.server.tables.standing import check_key, standing_answer
from tests.cli.terminal_games import ANN, BOT, printed, said

TROTTERS = games.load("globetrotters")
NOES = ("decline", "settle", "done", "end-turn", "pass", "stop", "keep")
"""Answers by which nothing is made of an offer."""
TABLES: list[tuple[str, dict[str, Any], list[str]]] = [
    ("global-domination", {}, ["window", "scoring-window"]),
    ("globetrotters", {}, ["before-arrival", "after-turn"]),
    ("globetrotters", {"refund_anytime": True}, ["refund-to-pay"]),
    ("globetrotters", {"forgetting": "ask_all"}, ["lost-turn"]),
    ("globopolis", {}, ["assess-cards", "pact", "withdraw-agents"]),
]
"""Games with options, and windows that must come up in them."""


def trotters(lines: list[str], **player: Any) -> tuple[str, Terminal]:
    """p1 was set down in Paris by somebody else and has a Special Memory in hand: before the arrival p1 is asked."""
    own = {"home": "winnipeg", "place": "paris", "pending": True, "cash": 900, "turns": 1, "specials": 1}
    other = {"home": "manila", "place": "manila", "turns": 1}
    start = {"moment": "turn", "on_turn": "p1", "players": {"p1": {**own, **player}, "p2": other}}
    return printed(saved.new(TROTTERS, new_header(TROTTERS, 2, None, start), [ANN, BOT], "7", "seeded"), lines)


def test_an_arrival_is_settled_by_a_standing_order() -> None:
    told, terminal = trotters(["always settle"])
    assert "From now on: Go on: your arrival counts now." in told
    assert said(terminal)[0] == "p1 settle"
    assert tag_of(type(terminal.standing[0, "before-arrival"].action)) == "settle"


def test_orders_are_listed_and_taken_back() -> None:
    told, terminal = trotters(["always settle", "always", "always off", "always rubbish"])
    assert told.count("Standing orders") == 2
    assert "You are asked everything again." in told
    assert not terminal.standing


def windows(game: Game, options: dict[str, Any]) -> Iterator[tuple[Header, Position, int]]:
    """Positions of random games in which a seat may say no to something."""
    header = new_header(game, 3, options)
    for seed in range(12):
        random = Random(f"standing {game.name} {seed}")
        p = begin(game, header)
        for _ in range(250):
            if p.over:
                break
            playout(p, random, 1)
            for seat in [] if p.over else p.who():
                if seat >= 0 and len(p.options(seat)) > 1 and tag_of(type(p.default(seat))) in NOES:
                    yield header, p, seat


@pytest.mark.parametrize(("name", "options", "wanted"), TABLES, ids=str)
def test_every_window_can_be_answered_beforehand(name: str, options: dict[str, Any], wanted: list[str]) -> None:
    game = games.load(name)
    chairs = [Chair("me", f"P{seat}") for seat in range(3)]
    screen = Screen(io.StringIO(), io.StringIO())
    seen: set[str] = set()
    for header, p, seat in windows(game, options):
        question, no = p.question(seat), p.default(seat)
        if question.key in seen:
            continue
        seen.add(question.key)
        words = words_for(game, header)
        check_key(game, question.key)
        assert standing_answer({question.key: words.say(no)}, question.key, words.args(question.args)) == words.say(no)
        terminal = Terminal(saved.new(game, header, chairs, "7", "seeded"), screen, "en")
        terminal.session.p = p
        others = [other for other in range(3) if other != seat]
        before = [digest(game, game.rules.view(p, other)) for other in others]
        kinds = standing.kinds_of(p.options(seat))
        terminal.standing[seat, question.key] = StandingOrder(no, kinds)
        assert standing.ordered(terminal, seat) == no
        assert before == [
            digest(game, game.rules.view(terminal.session.p, other)) for other in range(3) if other != seat
        ]
        # Somebody who has never been offered this kind of answer is asked.
        terminal.standing[seat, question.key] = StandingOrder(no, kinds - {type(p.options(seat)[0])})
        assert standing.ordered(terminal, seat) is None
    assert seen >= set(wanted)


def test_declining_the_discount_leaves_a_challenge_open() -> None:
    """The order that the browser offers after a turn is for the discount fare, not for a challenge asked for then."""
    order = {"after-turn discount=1": "decline"}
    kinds: dict[bool, int] = {True: 0, False: 0}
    for header, p, seat in windows(TROTTERS, {"forgetting": "ask_all"}):
        question = p.question(seat)
        if question.key == "after-turn":
            answered = standing_answer(order, question.key, words_for(TROTTERS, header).args(question.args))
            offered = {tag_of(type(action)) for action in p.options(seat)}
            assert (answered is not None) == (not offered & {"challenge", "claim"})
            kinds[answered is not None] += 1
    assert all(kinds.values())
