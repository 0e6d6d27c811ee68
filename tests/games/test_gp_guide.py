"""What a search knows of Globopolis holds together: chances, candidates, deals."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import pytest

from meridian import games
from meridian.bots import guide_of
from meridian.core.chance import weighted
from meridian.core.game import begin, new_header
from meridian.core.players import Bot
from meridian.core.position import CHANCE
from meridian.games.globopolis.actions import Decline, Propose
from meridian.games.globopolis.bots.bargains import Bargains
from meridian.games.globopolis.bots.chances import chance, chances_of_sides
from meridian.games.globopolis.bots.offered import PAUSE, goods_of, partner
from meridian.games.globopolis.bots.outlook import Outlook
from meridian.games.globopolis.bots.steady import SteadyBot
from meridian.games.globopolis.bots.trade import MARGIN, Trade
from meridian.games.globopolis.bots.trader import Trader
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.games.globopolis.rules.state import State

GAME = games.load("globopolis")
TABLES: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"agents": False}),
    (4, {}),
    (5, {"stage": 2}),
    (6, {"teams": 3}),
]


def positions(
    seats: int, options: dict[str, Any], seed: int, bot: Callable[[Random], Bot] = SteadyBot
) -> Iterator[State]:
    """A game between sound players, at each of its questions and at its end."""
    chance_of = Random(seed)
    p = begin(GAME, new_header(GAME, seats, options))
    bots = [bot(Random(seat)) for seat in range(seats)]
    while not p.over:
        frame = p.stack[-1]
        actor = frame.who(p)[0]
        if actor == CHANCE:
            chances = frame.chances(p)
            p.play(actor, chances.outcomes[weighted(chance_of, chances.weights)])
            continue
        assert isinstance(p, State)
        yield p
        listed = frame.options(p, actor)
        p.play(actor, bots[actor].choose(GAME.rules.view(p, actor), actor, listed) if len(listed) > 1 else listed[0])
    assert isinstance(p, State)
    yield p


@pytest.mark.parametrize(("seats", "options"), TABLES)
def test_chances_are_shares_and_certain_at_the_end(seats: int, options: dict[str, Any]) -> None:
    guide = guide_of(GAME)
    last: State | None = None
    for at, p in enumerate(positions(seats, options, seats)):
        last = p
        if at % 7 == 0:
            for look in (p, GAME.rules.view(p, 0), GAME.rules.view(p, None)):
                chances = guide.chances(look)
                assert len(chances) == seats
                assert sum(chances) == pytest.approx(1.0)
                assert all(0.0 <= one <= 1.0 for one in chances)
    assert last is not None
    assert last.over
    winners = GAME.rules.result(last).winners
    assert guide.chances(last) == [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


def test_late_in_the_game_the_leader_has_the_best_chances() -> None:
    seen = 0
    for seed in range(4):
        for p in positions(4, {}, seed):
            points = [side.points for side in p.sides]
            ahead = sorted(points)
            if not p.over and ahead[3] >= 75 and ahead[3] - ahead[2] >= 30 and not any(side.shown for side in p.sides):
                seen += 1
                chances = chances_of_sides(p)
                assert chances.index(max(chances)) == points.index(ahead[3])
    assert seen


def test_more_of_anything_is_better() -> None:
    """Points, money and a MISSION shown raise a chance."""
    p = next(p for p in positions(4, {}, 1) if p.rounds == 4)
    before = chance(p, 2)
    for more in ("points", "eu"):
        after = p.copy()
        setattr(after.sides[2], more, getattr(after.sides[2], more) + 12)
        assert chance(after, 2) > before
    after = p.copy()
    after.final = True
    unshown = chance(after, 2)
    after.sides[2].shown = True
    assert chance(after, 2) > unshown


def test_candidates_begin_with_the_policys_and_are_options() -> None:
    guide = guide_of(GAME)
    bot = SteadyBot(Random(1))
    compared = 0
    for at, p in enumerate(positions(4, {}, 3)):
        if p.over or at % 5:
            continue
        frame = p.stack[-1]
        seat = frame.who(p)[0]
        options = frame.options(p, seat)
        if len(options) == 1:
            continue
        first = bot.choose(p, seat, options)
        ranked = guide.ranked(p, seat, options, first)
        assert ranked[0] == first
        assert all(action in options for action in ranked[1:])
        assert all(ranked.count(action) == 1 for action in ranked)
        compared += len(ranked) > 1
    assert compared > 10


def test_deals_that_are_proposed_are_legal_good_and_welcome() -> None:
    found = 0
    for p in positions(4, {}, 5):
        frame = p.stack[-1] if p.stack else None
        if p.over or not isinstance(frame, OptionPhase) or not p.fresh or p.offers:
            continue
        me = frame.seat
        bargains = Bargains(p, me, chance, None)
        for legs in bargains.best():
            found += 1
            action = Propose(tuple(legs), (), 1)
            assert frame.refusal(p, me, action) is None
            other = next(side for leg in legs for side in leg[:2] if side != me)
            after = p.copy()
            after.play(me, action)
            said = Trade(Outlook(after, other)).answer()
            assert said is not None
            assert Trade(Outlook(p, other)).net(legs) >= MARGIN
            after.interject(other, said)
            assert chance(after, me) > chance(p, me)
        if found > 8:
            return
    pytest.fail("too few deals were found")


@pytest.mark.parametrize("bot", [SteadyBot, Trader])
def test_nobody_is_pestered_with_offers(bot: Callable[[Random], Bot]) -> None:
    """One offer a turn for each of the others, and none that was declined in the last rounds."""
    heard = 0
    for seed in range(12):
        asked: set[tuple[int, int, int]] = set()
        last: dict[tuple[int, ...], int] = {}
        for p in positions(4, {}, seed, bot):
            for offer in list(p.offers):
                other = partner(offer.terms, offer.side)
                assert (p.turns, offer.side, other) not in asked
                asked.add((p.turns, offer.side, other))
                goods = (offer.side, *goods_of(p, other, offer.terms))
                assert last.get(goods, -1000) + PAUSE * p.seats() <= p.turns
                last[goods] = p.turns
                p.interject(other, Decline(offer.number, 0))
        heard += len(asked)
        if heard > 12:
            return
    pytest.fail("too few offers were made")
