"""What the engine says about questions with one possible answer: checks of the contract."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from meridian.core.action import Action, Late, number_fields
from meridian.core.chance import weighted
from meridian.core.game import Game
from meridian.core.position import Position
from meridian.core.schema import UNDER_WAY_KEY
from meridian.testing.fuzz import fuzzed
from meridian.testing.random_games import GAME_COUNT, positions

EACH_QUESTION = 12
"""How many questions of a kind with one answer are searched for another one."""
HIGHEST = 130
"""Actions with one number are tried with all numbers up to this one."""
FUZZED = 300
KEPT_OF_A_LIST = 6
WORLDS = 3
SAMPLED = 0.03
"""Of questions with a choice, this part is looked at through the eyes of others."""


def one_answer_is_the_only_one(game: Game, seats: int) -> None:
    """A question has one answer exactly if no other legal one does anything, whether listed or not."""
    random = Random(29)
    said: dict[Action, None] = {}
    searched: Counter[str] = Counter()
    for seed in range(GAME_COUNT):
        for p in positions(game, seats, seed):
            for seat in p.who():
                options, only, key = p.options(seat), p.only_answer(seat), p.question(seat).key
                if len(options) > 1:
                    assert only is None
                    said.update(dict.fromkeys(random.sample(options, min(KEPT_OF_A_LIST, len(options)))))
                    continue
                other = p.stack[-1].unlisted(p, seat)
                if only is None:
                    assert other is not None
                    assert other not in options
                    assert p.refusal(seat, other) is None
                    assert does_something(game, p, seat, other), f"{key}: {other}"
                    continue
                assert [only] == options
                assert other is None
                searched[key] += 1
                if searched[key] <= EACH_QUESTION:
                    for action in attempts(game, said, random):
                        found = action != only and p.stack[-1].refusal(p, seat, action) is None
                        assert not (found and does_something(game, p, seat, action)), f"{key}: {action}"


def attempts(game: Game, said: dict[Action, None], random: Random) -> Iterator[Action]:
    """Actions that might be legal: all that was listed before, also with one number changed, and made-up ones."""
    yield from said
    for action in said:
        yield from near(game, action, random)
    for kind in game.actions:
        fields = kind.__struct_fields__
        if not fields:
            yield kind()
        elif len(fields) == 1 and fields[0] not in game.rows and kind is not Late:
            yield from (kind(number) for number in range(-1, HIGHEST))
    for _ in range(FUZZED):
        yield fuzzed(game, random)


def near(game: Game, action: Action, random: Random) -> Iterator[Action]:
    """An action with one of its numbers changed by one."""
    fields = type(action).__struct_fields__
    values = [getattr(action, field) for field in fields]
    for at, field in enumerate(number_fields(type(action))):
        step = random.choice((-1, 1))
        if field not in game.rows:
            changed = values[at] + step
        elif values[at]:
            rows = [list(row) for row in values[at]]
            row = random.choice(rows)
            row[random.randrange(len(row))] += step
            changed = tuple(tuple(row) for row in rows)
        else:
            continue
        yield type(action)(*[*values[:at], changed, *values[at + 1 :]])


def does_something(game: Game, p: Position, seat: int, action: Action) -> bool:
    """Whether an answer changes anything but the count of answers: the position, what is asked, or more than numbers
    of the procedures under way."""
    after = game.rules.copy(p)
    after.play_checked(seat, action)
    if after.over or after.who() != p.who() or after.question(seat).key != p.question(seat).key:
        return True
    before, now = ({**shown, UNDER_WAY_KEY: shape(shown[UNDER_WAY_KEY])} for shown in map(game.rules.show, (p, after)))
    return before != now


def shape(shown: Any) -> Any:
    """Plain data without its numbers."""
    if isinstance(shown, dict):
        return {name: shape(part) for name, part in shown.items()}
    if isinstance(shown, list | tuple):
        return [shape(part) for part in shown]
    return 0 if isinstance(shown, int) else shown


def lone_answers_are_no_secret(game: Game, seats: int) -> None:
    """Whether a seat has a choice is known to all, or the question says that it is not (`Frame.covers`,
    `Frame.shows_hand`)."""
    random = Random(31)
    for seed in range(GAME_COUNT):
        for p in positions(game, seats, seed):
            if p.is_covered() or p.stack[-1].shows_hand(p):
                continue
            for seat in p.who():
                only = p.only_answer(seat)
                if only is None and random.random() > SAMPLED:
                    continue
                view = game.rules.view(p, None)
                for _ in range(WORLDS):
                    imagined = game.rules.imagine(view, lambda weights: weighted(random, weights))
                    assert (imagined.only_answer(seat) is None) == (only is None), p.question(seat).key
