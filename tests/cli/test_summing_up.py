"""Turns of others are summed up in a few lines, the log has the rest, and cards are offered with their texts."""

from __future__ import annotations

import io
import re

import pytest

from meridian import games
from meridian.cli.terminal import saved
from meridian.cli.terminal.game_loop import step
from meridian.cli.terminal.screen import Screen
from meridian.cli.terminal.seating import Chair
from meridian.cli.terminal.summary import TURN_LINES, shortened
from meridian.cli.terminal.terminal import Terminal
from meridian.core.facts import Fact
from meridian.core.game import new_header
from tests.cli.terminal_games import ANN, BEN, START, position, printed

QUIET = [
    "insurgents", "megastorm", "surrender", "military_base", "bad_leadership", "supply_depots", "nuclear_winter",
    "ore_control", "show_of_force", "propaganda_war",
]  # fmt: skip
"""A market without cards that are played out of turn."""
MORE = re.compile(r"Summed up; (\d+) lines? more: type log (\d+)\.")


@pytest.mark.parametrize("name", ["global-domination", "globetrotters", "globopolis"])
def test_what_sums_up_a_turn_exists(name: str) -> None:
    game = games.load(name)
    kinds = {kind.key for kind in game.facts}
    assert game.turn_facts
    assert set(game.turn_facts) <= kinds
    assert set(game.key_facts) <= set(game.turn_facts)
    assert game.acts.keys() <= kinds
    assert any(opener.heading for opener in game.acts.values())


def test_a_turn_of_somebody_else_is_summed_up_and_the_log_has_the_rest() -> None:
    start = {**START, "on_turn": "p2", "areas": {"CAN": "p1 full"}}
    start["players"] = {"p1": {"hand": ["domination"]}, "p2": {"hand": ["domination", "domination"]}}
    said, terminal = printed(position([ANN, Chair("steady", "Bot")], start, market=QUIET), ["log 60"])
    told, _, log = said.partition("> log 60")
    found = MORE.search(told)
    assert found is not None, told
    assert int(found.group(1)) >= 3
    placed = [fact for _, fact in terminal.session.facts if fact.key == "force-placed"]
    assert len(placed) >= 3
    for fact in placed:
        line = terminal.speaker.fact(fact)
        assert line not in told
        assert line in log


def test_an_answer_that_is_none_in_a_window_is_refused_in_words() -> None:
    start = {**START, "on_turn": "p2"}
    said, _ = printed(position([ANN, BEN], start), ["", "build domination", "MEX", "done", "yes", "", "pass"])
    assert "decline if you play nothing" in said


def test_what_others_do_to_a_player_is_told_in_full() -> None:
    _, terminal = printed(position([ANN, BEN], START), [])
    struck = Fact("force-reduced", {"owner": 1, "area": 0, "seat": 0}, ["GD-026"], -1)
    assert terminal.worth_telling(1, struck, 1)


def test_the_market_and_its_answers_show_card_texts() -> None:
    said, _ = printed(position([ANN, Chair("random", "Bot")], START), ["board market"])
    market = said.split("Stacks")[-1]
    assert market.count("Text: ") >= 8


@pytest.mark.parametrize("name", ["globetrotters", "global-domination"])
@pytest.mark.parametrize("seed", range(2))
def test_a_turn_of_a_bot_is_told_in_six_lines(name: str, seed: int) -> None:
    """Of four steady bots one reads on; what is done to it is told besides."""
    game = games.load(name)
    chairs = [Chair("steady", f"Bot {seat}") for seat in range(4)]
    options = {"round_limit": 6} if name == "globetrotters" else {"turns": 4}
    terminal = Terminal(
        saved.new(game, new_header(game, 4, options), chairs, str(seed), "seeded"),
        Screen(io.StringIO(), io.StringIO()),
        "en",
    )
    while not terminal.session.p.over:
        step(terminal)
    news = [one for one in terminal.news(0) if terminal.worth_telling(*one, 0)]
    told = shortened(game, news, 0, lambda one: terminal.concerns(*one, 0))
    lines, longest, owner = 0, 0, 0
    for number, fact in told:
        opener = game.acts.get(fact.key)
        if opener is not None and (opener.heading or "seat" not in fact.args):
            lines, owner = 0, fact.args.get("seat", 0) if opener.heading else 0
        if owner != 0 and not terminal.concerns(number, fact, 0):
            lines += 1
            longest = max(longest, lines)
    assert longest == TURN_LINES
    assert len(told) < len(news)
    # Nothing that matters is left out of a turn before what does not.
    kept = {fact.key for _, fact in told}
    assert kept & set(game.key_facts) == {fact.key for _, fact in news} & set(game.key_facts)
