"""Made-up actions, for checks that look for answers nobody has thought of."""

from __future__ import annotations

from random import Random

from meridian.core.action import TEXT, Action, Late, Rows
from meridian.core.game import Game


def fuzzed(game: Game, random: Random) -> Action:
    """Some action with some numbers in it."""
    kinds: list[type[Action]] = [*game.actions, Late]
    kind = random.choice(kinds)
    return kind(*(fuzzed_field(game, field, random) for field in kind.__struct_fields__))


def fuzzed_field(game: Game, field: str, random: Random) -> int | Rows | str:
    """Some number, some rows where the field holds rows, or some words where it holds text."""
    if field == TEXT:
        return random.choice(("", "", "my word", '"§" \\ & ü'))
    columns = game.rows.get(field)
    if columns is None:
        return random.choice((-1, random.randrange(30), 99))
    number = random.choice((-1, random.randrange(3), random.randrange(40)))
    return tuple(tuple(max(number, random.randrange(-1, 6)) for _ in columns) for _ in range(random.randrange(3)))
