"""One game under way for learners: chance draws, forced answers play themselves, everybody else is asked in turn."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

from meridian import games
from meridian.core import edition_file
from meridian.core.action import Action
from meridian.core.errors import BadInput
from meridian.core.facts import Fact, collect
from meridian.core.game import Game, begin, edition_of, new_header
from meridian.core.journal import Entry, Header
from meridian.core.playout import drawn
from meridian.core.position import CHANCE, Position
from meridian.research.encoding import Encoding

Hear = Callable[[list[Fact]], None]


class Episode:
    """Plays a table up to its next decision. Several seats that are asked at once are asked one after another."""

    def __init__(self, encoding: Encoding, max_decisions: int, play_forced: bool = True) -> None:
        if max_decisions < 1:
            raise BadInput(f"max_decisions {max_decisions}: must be at least 1")
        self.encoding = encoding
        self.max_decisions = max_decisions
        self.play_forced = play_forced
        self.hear: Hear | None = None
        self.p: Position
        self.random: Random
        self.decisions = 0
        self.seat = CHANCE
        self.options: dict[int, Action] = {}
        self.entries: list[Entry] = []

    def begin(self, random: Random) -> None:
        """A new game with chance of its own."""
        self.random = random
        self.p = begin(self.encoding.game, self.encoding.header, recording=self.hear is not None)
        self.decisions = 0
        self.entries = []
        self._listen()
        self._go_on()

    def answer(self, number: int) -> None:
        """The seat that is asked gives the answer with this number; what is not listed is refused."""
        action = self.options.get(number)
        if action is None:
            label = self.encoding.actions.label(number)
            raise BadInput(f"answer {number} ({label}) is not legal for player_{self.seat} now")
        self.say(action)

    def say(self, action: Action) -> None:
        """The seat that is asked says something legal, listed or not."""
        self.decisions += 1
        self.p.play(self.seat, action)
        self.entries.append((self.seat, action))
        self._listen()
        self._go_on()

    def interject(self, seat: int, action: Action) -> None:
        """Something a seat says without being asked."""
        self.p.play_checked(seat, action)
        self.entries.append((seat, action))
        self._listen()
        self._go_on()

    def finished(self) -> bool:
        """Whether the game is over by its rules."""
        return self.p.over

    def cut_off(self) -> bool:
        """Whether it has taken too many decisions and is broken off."""
        return not self.p.over and self.decisions >= self.max_decisions

    def _go_on(self) -> None:
        """Let chance draw and forced answers be given, up to the next decision."""
        p, draw, play, write = self.p, self.random.random, self.p.play, self.entries.append
        recording, play_forced = self.hear is not None, self.play_forced
        while not p.over and self.decisions < self.max_decisions:
            frame = p.stack[-1]
            actor = frame.who(p)[0]
            if actor == CHANCE:
                action = drawn(draw, frame.chances(p))
            else:
                options = frame.options(p, actor)
                if len(options) > 1 or not play_forced:
                    self.seat = actor
                    self.options = self.encoding.actions.numbered(actor, options)
                    return
                action = options[0]
            play(actor, action)
            write((actor, action))
            if recording:
                self._listen()
        self.options = {}

    def _listen(self) -> None:
        if self.hear is not None:
            self.hear(collect(self.p))


def header_for(game: Game, seats: int, options: dict[str, Any] | None, edition: str | Path | None) -> Header:
    """The header of a table; `edition` is a file with a user's own data, options may name a preset."""
    data = edition_file.read(Path(edition)).edition(game) if edition is not None else edition_of(game)
    chosen = dict(options or {})
    preset = chosen.pop("preset", None)
    if preset is not None and preset not in game.presets:
        raise BadInput(f"there is no preset {preset!r} (presets: {', '.join(game.presets)})")
    known = game.presets[preset] if preset is not None else {}
    return new_header(game, seats, {**known, **chosen}, overlay=data.overlay)


def encoding_for(
    game: str, seats: int, options: dict[str, Any] | None = None, edition: str | Path | None = None
) -> Encoding:
    """The encoding of a table, from what a user says of it."""
    found = games.load(game)
    return Encoding(found, header_for(found, seats, options, edition))
