"""Who sits where: people with names, bots by kind."""

from __future__ import annotations

from typing import Any

import msgspec

from meridian import bots, own_bots
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.speaker import Speaker
from meridian.own_bots.spec import is_path, label, split_name

PERSON = "me"
LONGEST = 24


class Chair(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One seat: `me` or the kind of a bot, and a name; an empty name becomes that of the seat."""

    kind: str
    name: str = ""

    def person(self) -> bool:
        """Whether a person at the keyboard sits here."""
        return self.kind == PERSON


def read_seats(game: Game, text: str) -> list[Chair]:
    """Seats written like me,me:Ben,steady,mybots.py:Trader:Cleo."""
    chairs = []
    for word in text.split(","):
        if is_path(word):
            kind, name = split_name(word)
        else:
            kind, _, name = word.strip().partition(":")
        chairs.append(Chair(kind.strip(), name.strip()))
    return check_seats(game, chairs, f"--seats {text}")


def check_seats(game: Game, chairs: list[Chair], where: str) -> list[Chair]:
    """The same chairs, if each can be taken and all names differ."""
    if len(chairs) not in game.seats:
        low, high = game.seats[0], game.seats[-1]
        raise BadInput(f"{where}: {game.name} is for {low} to {high} players, not {len(chairs)}")
    for chair in chairs:
        if not chair.person():
            try:
                own_bots.check(game, chair.kind)
            except BadInput as error:
                raise BadInput(f"{where}: {error}; {PERSON} is you") from None
        if len(chair.name) > LONGEST or not chair.name.isprintable():
            raise BadInput(f"{where}: a name has at most {LONGEST} printable characters, not {chair.name[:40]!r}")
    if not any(chair.person() for chair in chairs):
        raise BadInput(f"{where}: nobody sits at the keyboard ({PERSON}); meridian simulate is for bots alone")
    given = [chair.name.casefold() for chair in chairs if chair.name]
    if len(set(given)) != len(given):
        raise BadInput(f"{where}: two players have the same name")
    return chairs


def names(chairs: list[Chair], speaker: Speaker) -> list[str]:
    """What to call everybody, each in their own way."""
    called: list[str] = []
    for number, chair in enumerate(chairs, start=1):
        name = chair.name
        if not name:
            name = speaker.text("play-person", number=number) if chair.person() else f"{label(chair.kind)}-{number}"
        while name.casefold() in [other.casefold() for other in [*called, *(c.name for c in chairs if c != chair)]]:
            name += "*"
        called.append(name)
    return called


def plain(chairs: list[Chair]) -> list[Any]:
    """The chairs as they are noted in a file."""
    return [msgspec.to_builtins(chair) for chair in chairs]


def default_seats(game: Game, seats: int | None = None) -> list[Chair]:
    """You, and a bot in every other seat: four seats, if the game allows it."""
    number = seats or min(max(4, game.seats[0]), game.seats[-1])
    return [Chair(PERSON)] + [Chair(best(game))] * (number - 1)


def best(game: Game) -> str:
    """The bot that gives hints and fills seats: steady, or else the last one of the list."""
    known = list(bots.makers(game))
    return "steady" if "steady" in known else known[-1]
