"""What a search knows of Global Domination: chances, candidates, and the outline of a Game Turn."""

from __future__ import annotations

from random import Random

import pytest

from meridian import games
from meridian.bots import guide_of
from meridian.core.action import Action
from meridian.core.game import new_header, started
from meridian.core.players import Bot
from meridian.core.position import CHANCE
from meridian.games.global_domination.bots.guide import SteadyGuide
from meridian.games.global_domination.bots.parameters import SteadyParameters
from meridian.games.global_domination.bots.sketch import Sketch
from meridian.games.global_domination.bots.steady import SteadyBot
from meridian.games.global_domination.rules.player_turn import PlayerTurn
from meridian.games.global_domination.rules.state import State

GAME = games.load("global-domination")


def guide() -> SteadyGuide:
    found = GAME.players.guide()
    assert isinstance(found, SteadyGuide)
    return found


def advance(s: State, bot: Bot, random: Random) -> None:
    """One entry more: a roll, or what the bot says."""
    frame = s.stack[-1]
    actor = frame.who(s)[0]
    if actor == CHANCE:
        s.play(actor, frame.chances(s).drawn(random.random))
        return
    options = frame.options(s, actor)
    s.play(actor, options[0] if len(options) == 1 else bot.choose(s, actor, options))


def opened(seats: int) -> State:
    s = started(GAME, new_header(GAME, seats))
    assert isinstance(s, State)
    s.run()
    return s


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_chances_are_chances_all_through_a_game_and_certain_at_its_end(seats: int) -> None:
    random = Random(seats)
    bot = SteadyBot(random)
    s = opened(seats)
    step = 0
    while not s.over:
        advance(s, bot, random)
        step += 1
        if step % 25 == 0:
            for position in (s, GAME.rules.view(s, 0), GAME.rules.view(s, None)):
                before = GAME.rules.show(s)
                chances = guide_of(GAME).chances(position)
                assert len(chances) == seats
                assert sum(chances) == pytest.approx(1.0)
                assert min(chances) >= 0.0
                assert GAME.rules.show(s) == before
    winners = GAME.rules.result(s).winners
    assert guide().chances(s) == [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def test_a_lead_decides_late_but_not_early() -> None:
    random = Random(3)
    bot = SteadyBot(random)
    s = opened(4)
    found: dict[int, float] = {}
    while not s.over:
        advance(s, bot, random)
        if not s.over and isinstance(s.stack[-1], PlayerTurn) and s.turn not in found:
            found[s.turn] = sum(lead_of(s, seat) for seat in range(4)) / 4
    assert 0.25 < found[1] < found[s.board.turns]
    assert found[s.board.turns] > 0.75


def lead_of(s: State, seat: int) -> float:
    """The chances of a seat that is 60 VP ahead of everybody."""
    level = s.copy()
    for at, player in enumerate(level.players):
        player.vp = 110 if at == seat else 50
    return guide().chances(level)[seat]


def test_the_policys_choice_comes_first_and_only_options_follow() -> None:
    random = Random(5)
    bot = SteadyBot(random)
    s = opened(4)
    seen: set[str] = set()
    while not s.over:
        frame = s.stack[-1]
        actor = frame.who(s)[0]
        if actor != CHANCE:
            options: list[Action] = frame.options(s, actor)
            if len(options) > 1:
                first = bot.choose(s, actor, options)
                ranked = guide().ranked(s, actor, options, first)
                assert ranked[0] == first
                assert len(set(ranked)) == len(ranked)
                assert all(option in options for option in ranked)
                if len(ranked) > 1:
                    seen.add(frame.question(s, actor))
        advance(s, bot, random)
    assert {"use-card", "use-another", "take-card"} <= seen


def test_an_outline_ends_after_the_scoring_step_and_keeps_every_card() -> None:
    random = Random(7)
    bot = SteadyBot(random)
    s = opened(4)
    outlined = 0
    while not s.over:
        advance(s, bot, random)
        if s.over or not isinstance(s.stack[-1], PlayerTurn):
            continue
        scratch = s.copy()
        Sketch(scratch, SteadyParameters(), random if outlined % 2 else None).play()
        for player, before in zip(scratch.players, s.players, strict=True):
            assert player.vp >= before.vp
            held = len(player.hand.cards) + player.deck.left + sum(player.discard)
            assert held == len(before.hand.cards) + before.deck.left + sum(before.discard)
        assert sum(player.vp for player in scratch.players) > sum(player.vp for player in s.players)
        outlined += 1
    assert outlined > 50
