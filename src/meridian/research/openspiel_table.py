"""A position behind OpenSpiel's states: what is asked, what each player has heard and said, and worlds that fit it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from meridian.core.action import Action
from meridian.core.chance import Chances, place
from meridian.core.errors import BadInput
from meridian.core.game import begin
from meridian.core.position import CHANCE, EVERYBODY, Position
from meridian.research.encoding import Encoding
from meridian.research.openspiel_memory import MemoryDigest, digest, told
from meridian.research.rewards import rewards

OVER = -4
"""Nobody is asked any more: OpenSpiel's TERMINAL."""
DRAWS_AT_LEAST = 1_000
DRAWS_EACH = 10
"""OpenSpiel wants to know how often chance may be asked. No rule book says it, so a game is cut off after this
number of draws, plus a number for each decision it may take: several times what random games were seen to need."""


class SpielTable:
    """A game between two decisions. Forced answers play themselves where that is wished."""

    def __init__(self, encoding: Encoding, limit: int, play_forced: bool) -> None:
        self.encoding = encoding
        self.limit = limit
        self.play_forced = play_forced
        self.decisions = 0
        self.draws = 0
        self.played: list[int] | None = []
        self.actor = OVER
        self._options: dict[int, Action] | None = None
        self.memories = [MemoryDigest() for _ in range(encoding.header.seats)]
        self.p: Position = begin(encoding.game, encoding.header, recording=True)
        self._listen()
        self._ask()

    def __deepcopy__(self, memo: dict[int, object]) -> SpielTable:
        """OpenSpiel copies states; encodings are shared."""
        played = None if self.played is None else list(self.played)
        return self._with(self.encoding.game.rules.copy(self.p), [memory.copy() for memory in self.memories], played)

    def __reduce__(self) -> tuple[Any, ...]:
        """Stored is what was played, by number."""
        if self.played is None:
            raise BadInput("a resampled state cannot be stored: it has no history")
        return replayed, (self.encoding, self.limit, self.play_forced, self.played)

    def asked(self) -> int:
        """Who must answer: a seat, CHANCE, or nobody because it is over."""
        return self.actor

    def options(self) -> dict[int, Action]:
        """The answers of the seat that is asked, by number."""
        if self._options is None:
            self._options = self.encoding.options(self.p, self.actor) if self.actor >= 0 else {}
        return self._options

    def chances(self) -> Chances:
        """What chance may decide now."""
        return self.p.stack[-1].chances(self.p)

    def play(self, number: int) -> None:
        """The outcome or answer with this number."""
        actor = self.actor
        if self.played is not None:
            self.played.append(number)
        if actor == CHANCE:
            self.draws += 1
            self._play(CHANCE, self.chances().outcomes[number])
        else:
            action = self.options()[number]
            self.memories[actor].note(self.encoding.game.rules.view(self.p, actor))
            self.memories[actor].note(self.encoding.actions.words.say(action))
            self.decisions += 1
            self._play(actor, action)
        self._ask()

    def returns(self) -> list[float]:
        """What the game is worth, summing to zero; nothing to anybody if it was broken off."""
        return rewards(self.encoding.game, self.p, self.encoding.header.seats, "zero-sum")

    def seen(self, seat: int) -> str:
        """What a player sees now, as text."""
        return told(self.encoding.game, self.encoding.game.rules.view(self.p, seat))

    def mark(self, seat: int) -> bytes:
        """A digest of all that a player remembers."""
        return self.memories[seat].mark(self.encoding.game)

    def known(self, seat: int) -> str:
        """What a player sees now and all it remembers: its information state."""
        return f"p{seat + 1} {self.mark(seat).hex()} {self.seen(seat)}"

    def imagined(self, seat: int, draw: Callable[[], float]) -> SpielTable:
        """A table that this player cannot tell from the true one; what others remember is not carried over."""
        game = self.encoding.game
        world = game.rules.imagine(game.rules.view(self.p, seat), lambda weights: place(draw, weights))
        others = digest(self.mark(seat), "imagined")
        memories = [memory.copy() if at == seat else MemoryDigest(others) for at, memory in enumerate(self.memories)]
        return self._with(world, memories, None)

    def _with(self, p: Position, memories: list[MemoryDigest], played: list[int] | None) -> SpielTable:
        new = SpielTable.__new__(SpielTable)
        new.encoding, new.limit, new.play_forced = self.encoding, self.limit, self.play_forced
        new.decisions, new.memories, new.played, new.p = self.decisions, memories, played, p
        new.actor, new.draws, new._options = self.actor, self.draws, None
        p.recording = True
        return new

    def _ask(self) -> None:
        """Find out who is asked, after forced answers."""
        self._options = None
        p = self.p
        while not p.over and self.decisions < self.limit and self.draws < most_draws(self.limit):
            frame = p.stack[-1]
            self.actor = frame.who(p)[0]
            if self.actor == CHANCE or not self.play_forced:
                return
            options = frame.options(p, self.actor)
            if len(options) > 1:
                return
            self._play(self.actor, options[0])
        self.actor = OVER

    def _play(self, actor: int, action: Action) -> None:
        self.p.play(actor, action)
        self._listen()

    def _listen(self) -> None:
        """Everybody remembers what was told to it."""
        facts, self.p.facts = self.p.facts, []
        for kind, _, args, audience in facts:
            said = f"{kind.key} {args}"
            for seat, memory in enumerate(self.memories):
                if audience == EVERYBODY or (audience >> seat) & 1:
                    memory.note(said)


def most_draws(limit: int) -> int:
    """How often chance is asked at most in a game of at most this many decisions."""
    return DRAWS_AT_LEAST + DRAWS_EACH * limit


def replayed(encoding: Encoding, limit: int, play_forced: bool, played: list[int]) -> SpielTable:
    """A table out of what was played on it."""
    table = SpielTable(encoding, limit, play_forced)
    for number in played:
        table.play(number)
    return table
