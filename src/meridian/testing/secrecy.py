"""What nobody may learn from others' answers: checks of the contract."""

from __future__ import annotations

from random import Random

from meridian.core.action import Action
from meridian.core.facts import collect
from meridian.core.game import Game
from meridian.core.position import Position
from meridian.testing.random_games import STRETCH, positions, random_journal

SECRECY_GAMES = 8
"""Random games searched for moments that few games have."""


def sealed_answers_do_not_show(game: Game, seats: int) -> None:
    """While others must still answer, nobody can tell who has, nor what."""
    random = Random(19)
    for seed in range(SECRECY_GAMES):
        for p in positions(game, seats, seed):
            for seat in game.who(p) if len(game.who(p)) > 1 else ():
                after = game.copy(p)
                after.recording = True
                game.play(after, seat, random.choice(game.options(p, seat)))
                left = [other for other in game.who(p) if other in game.who(after)]
                if not left or game.question_id(after, left[0]) != game.question_id(p, left[0]):
                    continue  # it was settled
                told = collect(after)
                for other in [None, *(other for other in range(seats) if other in left or other not in game.who(p))]:
                    assert game.asked(after, other) == game.asked(p, other)
                    assert game.digest(game.view(after, other)) == game.digest(game.view(p, other))
                    assert not any(fact.heard_by(other) for fact in told)


def orders_do_not_show(game: Game, seats: int) -> None:
    """A seat's secret action changes nothing for the others, then or later."""
    random = Random(23)
    for seed in range(SECRECY_GAMES):
        journal, _ = random_journal(game, seats, seed, STRETCH)
        plain, ordered = (game.begin(journal.header, recording=True) for _ in range(2))
        given: set[int] = set()
        for number, (actor, action) in enumerate(journal.entries):
            game.play(plain, actor, action)
            assert game.refusal(ordered, actor, action) is None, "an order changes what others may say"
            game.play(ordered, actor, action)
            seat = random.randrange(seats)
            if given <= {seat} and (order := _order(game, ordered, seat, random)) is not None:
                game.play(ordered, seat, order)
                given.add(seat)
            one, two = collect(plain), collect(ordered)
            for other in [None, *(other for other in range(seats) if other not in given)]:
                assert [fact for fact in one if fact.heard_by(other)] == [fact for fact in two if fact.heard_by(other)]
                assert game.asked(plain, other) == game.asked(ordered, other)
                if number % 5 == 0:
                    assert game.digest(game.view(plain, other)) == game.digest(game.view(ordered, other))
        if not given:
            return  # a game without orders


def _order(game: Game, p: Position, seat: int, random: Random) -> Action | None:
    """An unasked-for action of a seat that no other seat learns of."""
    orders = game.interjections(p, seat)
    if not orders:
        return None
    order, alone = random.choice(orders), game.copy(p)
    alone.recording = True
    game.play(alone, seat, order)
    return order if all(fact.audience == 1 << seat for fact in collect(alone)) else None
