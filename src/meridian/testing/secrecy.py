"""What nobody may learn from others' answers: checks of the contract."""

from __future__ import annotations

from random import Random

from meridian.core.action import Action
from meridian.core.facts import collect
from meridian.core.game import Game, begin, digest
from meridian.core.position import Position
from meridian.testing.random_games import DECISIONS, positions, random_journal

SECRECY_GAMES = 8
"""Random games searched for moments that few games have."""


def sealed_answers_do_not_show(game: Game, seats: int) -> None:
    """While others must still answer, nobody can tell who has, nor what."""
    random = Random(19)
    for seed in range(SECRECY_GAMES):
        for p in positions(game, seats, seed):
            for seat in p.who() if len(p.who()) > 1 else ():
                after = game.rules.copy(p)
                after.recording = True
                after.play_checked(seat, random.choice(p.options(seat)))
                left = [other for other in p.who() if other in after.who()]
                if not left or after.question_id(left[0]) != p.question_id(left[0]):
                    continue  # it was settled
                told = collect(after)
                for other in [None, *(other for other in range(seats) if other in left or other not in p.who())]:
                    assert after.asked(other) == p.asked(other)
                    assert digest(game, game.rules.view(after, other)) == digest(game, game.rules.view(p, other))
                    assert not any(fact.heard_by(other) for fact in told)


def orders_do_not_show(game: Game, seats: int) -> None:
    """A seat's secret action changes nothing for the others, then or later."""
    random = Random(23)
    for seed in range(SECRECY_GAMES):
        journal, _ = random_journal(game, seats, seed, DECISIONS)
        plain, ordered = (begin(game, journal.header, recording=True) for _ in range(2))
        given: set[int] = set()
        for number, (actor, action) in enumerate(journal.entries):
            plain.play_checked(actor, action)
            assert ordered.refusal(actor, action) is None, "an order changes what others may say"
            ordered.play_checked(actor, action)
            seat = random.randrange(seats)
            if given <= {seat} and (order := _order(game, ordered, seat, random)) is not None:
                ordered.play_checked(seat, order)
                given.add(seat)
            one, two = collect(plain), collect(ordered)
            for other in [None, *(other for other in range(seats) if other not in given)]:
                assert [fact for fact in one if fact.heard_by(other)] == [fact for fact in two if fact.heard_by(other)]
                assert plain.asked(other) == ordered.asked(other)
                if number % 5 == 0:
                    assert digest(game, game.rules.view(plain, other)) == digest(game, game.rules.view(ordered, other))
        if not given:
            return  # a game without orders


def _order(game: Game, p: Position, seat: int, random: Random) -> Action | None:
    """An unasked-for action of a seat that no other seat learns of."""
    orders = p.interjections(seat)
    if not orders:
        return None
    order, alone = random.choice(orders), game.rules.copy(p)
    alone.recording = True
    alone.play_checked(seat, order)
    return order if all(fact.audience == 1 << seat for fact in collect(alone)) else None
