"""Advice comes from what a seat may know, and the story of a game adds up."""

from __future__ import annotations

from random import Random

import pytest

from meridian import bots, games
from meridian.arena.match import play_match
from meridian.bots.advice import Advice, Estimator, advise, curve, judge
from meridian.bots.advice.judged import is_bettered
from meridian.bots.advice.win_curve import Point, stretches, summary
from meridian.bots.deep import DeepBot
from meridian.bots.settings import SearchLimits
from meridian.core.codec import words_for
from meridian.core.errors import BadInput
from meridian.core.game import Game, begin, digest, new_header
from meridian.core.journal import Journal
from meridian.core.players import SearchSettings
from meridian.core.playout import playout
from meridian.core.position import CHANCE
from meridian.core.replay import final
from meridian.testing.contract import random_journal, twins
from tests.any_game import SEARCHED, bot_of, seats_of
from tests.bots.toy import Take, Toy, ToyGuide, chance, copied

PLAYOUTS = "deep:playouts=12"
STRETCH = 150
"""So many decisions a journal has."""
every_game = pytest.mark.parametrize("name", SEARCHED)


def moment(game: Game, journal: Journal, seat: int, after: int = 0) -> int | None:
    """The first moment after some entries at which a seat has a choice."""
    p = begin(game, journal.header)
    for number, (actor, action) in enumerate(journal.entries):
        if number >= after and seat in p.who() and len(p.options(seat)) > 1:
            return number
        p.play_checked(actor, action)
    return None


def advice_at(game: Game, journal: Journal, number: int, seat: int, spec: str = PLAYOUTS) -> Advice:
    view = game.rules.view(final(game, journal, number), seat)
    return advise(game, words_for(game, journal.header), view, seat, spec, seed=1)


@every_game
def test_advice_names_legal_answers_best_first(name: str) -> None:
    game = games.load(name)
    journal, _ = random_journal(game, seats_of(game), 5, STRETCH)
    number = moment(game, journal, 0, after=20)
    assert number is not None
    found = advice_at(game, journal, number, 0)
    words = words_for(game, journal.header)
    p = final(game, journal, number)
    assert found.best == found.answers[0].action
    assert all(p.refusal(0, words.read(answer.action)) is None for answer in found.answers)
    assert sum(answer.playouts for answer in found.answers) <= 12
    assert all(low <= answer.chance <= high for answer in found.answers for low, high in [answer.interval])
    assert advice_at(game, journal, number, 0) == found


def where_twins_differ(game: Game, journal: Journal, twin: Journal, seat: int) -> int | None:
    """A moment at which a seat has a choice, and hidden cards differ."""
    a, b = begin(game, journal.header), begin(game, twin.header)
    for number, ((actor, action), (_, other)) in enumerate(zip(journal.entries, twin.entries, strict=True)):
        if seat in a.who() and len(a.options(seat)) > 1 and digest(game, a) != digest(game, b):
            return number
        if b.refusal(actor, other) is not None:
            return None
        a.play_checked(actor, action)
        b.play_checked(actor, other)
    return None


@every_game
def test_twins_get_the_same_advice(name: str) -> None:
    """Journals that differ in what a seat cannot see lead to the same words."""
    game = games.load(name)
    compared = 0
    for seed in range(40):
        journal, _ = random_journal(game, seats_of(game), seed, STRETCH)
        for twin in twins(game, journal, 0, Random(seed)):
            number = where_twins_differ(game, journal, twin, 0)
            if number is not None:
                assert advice_at(game, journal, number, 0) == advice_at(game, twin, number, 0)
                compared += 1
        if compared >= 3:
            break
    assert compared >= 3


def test_advice_of_a_bot_that_does_not_search() -> None:
    game = games.load(games.shipped()[0])
    journal, _ = random_journal(game, 3, 5, STRETCH)
    number = moment(game, journal, 0)
    assert number is not None
    found = advice_at(game, journal, number, 0, "steady")
    assert found.answers == []
    assert found.best


def test_who_is_not_asked_gets_no_advice() -> None:
    game = games.load(games.shipped()[0])
    p = begin(game, new_header(game, 3))
    other = next(seat for seat in range(3) if seat not in p.who())
    with pytest.raises(BadInput, match=f"seat {other + 1} is not asked"):
        advise(game, words_for(game, new_header(game, 3)), game.rules.view(p, other), other, "steady", seed=1)


@every_game
def test_estimates(name: str) -> None:
    """They add up to one, are repeated, and are certain in the end."""
    game = games.load(name)
    estimator = Estimator(game, 2, seed=1)
    seats = seats_of(game)
    p = begin(game, new_header(game, seats))
    playout(p, Random(1), 40)
    first = estimator.chances(p)
    assert sum(first) == pytest.approx(1.0)
    assert estimator.chances(p) == first
    playout(p, Random(1), 1_000_000)
    winners = game.rules.result(p).winners
    assert estimator.chances(p) == [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]


@every_game
def test_a_story_adds_up(name: str) -> None:
    """Luck, own answers and those of others lead from the first estimate to the result."""
    game = games.load(name)
    seats = seats_of(game)
    played = play_match(game, new_header(game, seats), [bots.maker(game, bot_of(game))] * seats, 1, 0, 100_000)
    journal = played.journal
    assert journal is not None
    parts: list[float] = []
    found = curve(game, journal, playouts=1, done=parts.append)
    assert [point.number for point in found.points] == [0, *(end for end, _ in stretches(journal))]
    assert parts == sorted(parts)
    assert parts[-1] == 1.0
    for row in found.luck:
        way = found.points[-1].chances[row.seat] - found.points[0].chances[row.seat]
        assert row.luck + row.skill + row.others == pytest.approx(way, abs=0.001)
    assert max(found.points[-1].chances) > 0.3


@every_game
def test_answers_are_judged_where_the_game_was_open(name: str) -> None:
    game = games.load(name)
    seats = seats_of(game)
    journal, _ = random_journal(game, seats, 5, STRETCH)
    half = len(journal.entries) // 2
    closed, even = [1.0, *[0.0] * (seats - 1)], [1 / seats] * seats
    assert judge(game, journal, [Point(0, closed)]) == []
    points = [Point(0, even), Point(half, closed)]
    found = judge(game, journal, points, answers=2 * seats)
    assert found == judge(game, journal, points, answers=2 * seats)
    assert found, "nobody chose anything"
    assert all(0 <= one.good <= one.answers <= 2 for one in found)
    early = Journal(journal.header, journal.entries[:half])
    assert found == judge(game, early, points, answers=2 * seats)


def test_an_answer_is_bettered_by_one_that_wins_more_often() -> None:
    even = chance((1, 0), (1, 1))
    view = Toy((0, [0, 1, even, even]))

    def bettered(answer: int, tree: Toy = view) -> bool:
        settings = SearchSettings(required_margin=0.0)
        bot = DeepBot(Random(1), ToyGuide(), lambda one, draw: copied(one), SearchLimits(1e9, 200), settings)
        return is_bettered(bot, tree, 0, Take(answer))

    assert [bettered(answer) for answer in range(4)] == [False, True, True, True]
    unlucky = Toy((0, [1, even, even]))
    assert [bettered(answer, unlucky) for answer in range(3)] == [True, False, False]


def test_luck_is_what_chance_changes() -> None:
    points = [Point(0, [0.5, 0.5]), Point(2, [0.7, 0.3]), Point(3, [0.6, 0.4]), Point(5, [1.0, 0.0])]
    mine, yours = summary(points, [CHANCE, 1, 0], 2)
    assert (mine.luck, mine.skill, mine.others) == pytest.approx((0.2, 0.4, -0.1))
    assert (yours.luck, yours.skill, yours.others) == pytest.approx((-0.2, 0.1, -0.4))
