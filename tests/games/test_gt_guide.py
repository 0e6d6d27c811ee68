"""What a search knows of Globetrotters: chances to win, answers worth a look, and a quick sound player."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

import pytest

from meridian import games
from meridian.core.game import begin, new_header
from meridian.core.position import CHANCE
from meridian.games.globetrotters.bots.guide import SteadyGuide
from meridian.games.globetrotters.bots.quick import QuickBot, Shelf
from meridian.games.globetrotters.bots.steady import SteadyBot
from meridian.games.globetrotters.rules.move_on import MoveOn
from meridian.games.globetrotters.rules.state import ON_MAP, State

GAME = games.load("globetrotters")


def positions(seats: int, seed: int, every: int) -> Iterator[State]:
    """Positions of a game between sound players in which somebody has a choice, and the end."""
    random = Random(seed)
    bot = SteadyBot(Random(seed))
    p = begin(GAME, new_header(GAME, seats))
    assert isinstance(p, State)
    asked = 0
    while not p.over:
        actor = p.stack[-1].who(p)[0]
        if actor == CHANCE:
            p.play(actor, p.stack[-1].chances(p).drawn(random.random))
            continue
        options = p.stack[-1].options(p, actor)
        if len(options) > 1:
            asked += 1
            if asked % every == 0:
                yield p
        p.play(actor, options[0] if len(options) == 1 else bot.choose(p, actor, options))
    yield p


def guide() -> SteadyGuide:
    made = GAME.players.guide()
    assert isinstance(made, SteadyGuide)
    return made


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_chances_add_up_and_are_certain_at_the_end(seats: int) -> None:
    judge = guide()
    seen = 0
    for p in positions(seats, 3, 7):
        chances = judge.chances(p)
        seen += 1
        assert len(chances) == seats
        assert abs(sum(chances) - 1.0) < 1e-9
        if p.over:
            assert chances == [1.0 if seat == p.winner else 0.0 for seat in range(seats)]
        else:
            assert all(0.0 < chance < 1.0 for chance in chances)
    assert seen > 10


def test_a_key_that_changes_hands_moves_the_chances() -> None:
    judge = guide()
    seen = better = worse = 0
    for p in positions(4, 5, 11):
        held = [key for key in range(p.board.city_keys) if p.holder[key] >= 0]
        if p.over or not held:
            continue
        before = judge.chances(p)
        loser = p.holder[held[0]]
        gainer = (loser + 1) % 4
        after = p.copy()
        after.holder[held[0]] = gainer
        moved = judge.chances(after)
        better += moved[gainer] > before[gainer]
        worse += moved[loser] < before[loser]
        seen += 1
    assert seen > 5
    # Now and then a KEY is no help: who already leads may have farther to go home.
    assert better >= 0.8 * seen
    assert worse >= 0.8 * seen


def test_whoever_leads_alone_in_the_race_home_is_the_favourite() -> None:
    judge = guide()
    shares = []
    for seed in range(4):
        for p in positions(4, seed, 3):
            keys = sorted(p.keys_of(seat) for seat in range(4))
            if not p.over and ON_MAP not in p.holder and keys[-1] > keys[-2] + 1:
                leader = max(range(4), key=p.keys_of)
                shares.append(judge.chances(p)[leader])
    assert len(shares) > 5
    assert sum(shares) / len(shares) > 0.5


def test_what_the_policy_would_do_comes_first_and_all_are_options() -> None:
    judge = guide()
    policy = judge.policy(Random(1))
    compared = 0
    for p in positions(4, 7, 3):
        if p.over:
            break
        seat = p.stack[-1].who(p)[0]
        options = p.stack[-1].options(p, seat)
        first = policy.choose(p, seat, options)
        ranked = judge.ranked(p, seat, options, first)
        assert ranked[0] == first
        assert len(set(ranked)) == len(ranked)
        assert set(ranked) <= set(options)
        compared += len(ranked) > 1
    assert compared > 20


def test_the_quick_player_answers_as_the_sound_one() -> None:
    quick, sound = QuickBot(Random(1), Shelf()), SteadyBot(Random(1))
    same = asked = 0
    for p in positions(4, 9, 2):
        # A bumped player's new place apart: there the sound player may spend a Special Memory first.
        if p.over or isinstance(p.stack[-1], MoveOn):
            continue
        seat = p.stack[-1].who(p)[0]
        options = p.stack[-1].options(p, seat)
        same += quick.choose(p, seat, options) == sound.choose(p, seat, options)
        asked += 1
    assert asked > 50
    assert same >= 0.97 * asked
