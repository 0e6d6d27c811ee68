"""An exercise as it is written in its file: a table, the entries up to a question, and what each answer is worth."""

from __future__ import annotations

import json
import tomllib
from functools import cached_property
from pathlib import Path
from typing import Annotated, Any, Final, Literal

import msgspec
from msgspec import Meta

from meridian import games
from meridian.bots.advice import Reason
from meridian.core.codec import words_for
from meridian.core.errors import BadInput
from meridian.core.game import Game, begin, new_header
from meridian.core.journal import Entry, Header, Journal
from meridian.core.option import settle
from meridian.core.position import Position
from meridian.core.replay import final
from meridian.core.words import Words

Kind = Literal["best", "odds", "battle"]
"""Find the best answer; say how likely you are to win the game; say who wins the battle under way."""
Chance = Annotated[float, Meta(ge=0.0, le=1.0)]

MOST_ANSWERS: Final = 6
NOBODY: Final = "nobody"
"""The defender in a battle against a territory that belongs to no player."""
LINE_WIDTH: Final = 100
SEPARATOR: Final = "; "
HEAD: Final = "# Made by `meridian practice make`, which docs/practice.md explains. Not written by hand.\n"


class Answer(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An answer to choose: in words, the chance that goes with it, the 95 % interval of that chance, and why it is
    worse than the best.

    An answer to `odds` is a whole percentage, an answer to `battle` a player, the aggressor first."""

    say: str
    chance: Chance
    interval: tuple[Chance, Chance]
    reason: list[Reason] = []


class ExerciseFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The keys of a file. `playouts` is how often each answer was tried (0: its chances are exact), `source` the
    moment of a game from which it comes. `reason` is why the best answer is better than the others."""

    id: Annotated[str, Meta(pattern="^[a-z0-9-]{3,40}$")]
    game: str
    question: Kind
    asked: str
    seat: str
    theme: str
    difficulty: Annotated[int, Meta(ge=1, le=3)]
    clauses: list[str]
    playouts: int
    source: str
    players: int
    answer: Annotated[list[Answer], Meta(min_length=2, max_length=MOST_ANSWERS)]
    entries: list[str]
    reason: list[Reason] = []
    options: dict[str, Any] = {}


class Exercise:
    """An exercise that can be set up: its file, its game, its table and its entries."""

    def __init__(self, file: ExerciseFile) -> None:
        self.file = file
        self.game: Game = games.load(file.game)
        self.header: Header = new_header(self.game, file.players, file.options)
        self.words: Words = words_for(self.game, self.header)
        self.seat = self.words.read_actor(file.seat)
        if self.seat < 0:
            raise BadInput(f"seat: {file.seat} is not a player")

    @cached_property
    def entries(self) -> list[Entry]:
        """The entries up to the question."""
        found: list[Entry] = []
        for line in self.file.entries:
            actor, _, said = line.partition(" ")
            seat = self.words.read_actor(actor)
            found += [(seat, self.words.read(action)) for action in said.split(SEPARATOR)]
        return found

    def position(self) -> Position:
        """The position in which the question is asked."""
        return final(self.game, Journal(self.header, self.entries))

    def begin(self) -> Position:
        """The position before the first entry."""
        return begin(self.game, self.header, recording=True)


def parse(text: str, where: str) -> Exercise:
    """The exercise of a TOML text."""
    try:
        return Exercise(msgspec.convert(tomllib.loads(text), ExerciseFile))
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, BadInput) as error:
        raise BadInput(f"{where}: {error}") from None


def read(path: Path) -> Exercise:
    """The exercise of a file."""
    try:
        return parse(path.read_text(encoding="utf-8"), str(path))
    except OSError as error:
        raise BadInput(f"{path}: {error.strerror}") from None


def written(file: ExerciseFile) -> str:
    """A file as text: keys, answers, then the entries, one line for each run of an actor."""
    plain: dict[str, Any] = msgspec.to_builtins(file)
    answers, entries, options = plain.pop("answer"), plain.pop("entries"), plain.pop("options")
    reasons = plain.pop("reason")
    lines = [HEAD, *(f"{key} = {_value(value)}" for key, value in plain.items())]
    lines += ["entries = [", *(f"    {_value(line)}," for line in entries), "]"]
    if options:
        lines += ["", "[options]", *(f"{key} = {_value(value)}" for key, value in options.items())]
    for answer in answers:
        against = answer.pop("reason")
        lines += _row("answer", answer)
        lines += [line for reason in against for line in _row("answer.reason", reason)]
    lines += [line for reason in reasons for line in _row("reason", reason)]
    return "\n".join(lines) + "\n"


def _row(table: str, row: dict[str, Any]) -> list[str]:
    return ["", f"[[{table}]]", *(f"{key} = {_value(value)}" for key, value in row.items())]


def _value(value: Any) -> str:
    """A plain value in TOML: what JSON writes of strings, numbers, switches and lists of them is TOML, too."""
    return json.dumps(value, ensure_ascii=False)


def lines_of(words: Words, entries: list[Entry]) -> list[str]:
    """Entries as lines: what one actor says in a row shares a line as long as there is room."""
    lines: list[str] = []
    last: int | None = None
    for actor, action in entries:
        said = words.say(action)
        if actor == last and len(lines[-1]) + len(said) < LINE_WIDTH:
            lines[-1] += f"{SEPARATOR}{said}"
        else:
            lines.append(f"{words.actor(actor)} {said}")
        last = actor
    return lines


def changed_options(game: Game, header: Header) -> dict[str, Any]:
    """The options of a table that differ from their defaults."""
    default = settle(game.settings, {})
    return {name: value for name, value in header.options.items() if default.get(name) != value}
