"""Bots of one's own at a table: they get the view of their seat in words, and say one of the legal answers."""

from __future__ import annotations

import logging
import time
from random import Random
from typing import Any, Final

from meridian.core.action import Action
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.players import Bot
from meridian.core.position import Position
from meridian.own_bots.child import PROTOCOL, BotTable
from meridian.own_bots.process import START_SECONDS, BotFailed
from meridian.own_bots.running import RUNNING, Lease
from meridian.own_bots.spec import Code

MAX_FAILURES: Final = 3
"""A bot that fails as often as that in a game is not asked again in it."""

log = logging.getLogger(__name__)


class WordsBot(Bot):
    """A bot that is asked in words: what every seat may be told, and nothing else."""

    def __init__(self, random: Random, game: Game) -> None:
        super().__init__(random)
        self.game = game
        self.seed = f"{random.getrandbits(64):016x}"

    def choose(self, view: Position, seat: int, options: list[Action]) -> Action:
        said = self.said(view, seat, options, unasked=False)
        return view.default(seat) if said is None else said

    def interject(self, view: Position, seat: int, options: list[Action]) -> Action | None:
        return self.said(view, seat, options, unasked=True) if options else None

    def said(self, view: Position, seat: int, options: list[Action], unasked: bool) -> Action | None:
        """What the bot says in a position; None if it says nothing."""
        raise NotImplementedError

    def start(self, view: Position, seat: int) -> dict[str, Any]:
        """The message with which a game begins for a bot."""
        seats = self.game.rules.words_of(view).seats
        return start_message(self.game, seats, seat, self.seed)

    def question(self, view: Position, seat: int, options: list[Action], unasked: bool) -> dict[str, Any]:
        """What is asked, in words."""
        words = self.game.rules.words_of(view)
        asked = None if unasked else view.question(seat)
        return {
            "type": "question",
            "unasked": unasked,
            "question": "" if asked is None else asked.key,
            "args": {} if asked is None else words.args(asked.args),
            "options": [words.say(option) for option in options],
            "view": self.game.rules.show(view),
        }

    def read(self, answer: Any, view: Position, seat: int, options: list[Action], unasked: bool) -> Action | None:
        """The action that an answer stands for, or BotFailed."""
        if answer is None and unasked:
            return None
        if not isinstance(answer, str):
            raise BotFailed(f"its answer is {answer!r:.60}, not one of the options")
        try:
            action = self.game.rules.words_of(view).read(answer)
        except BadInput as error:
            raise BotFailed(f"its answer {answer!r:.60} means nothing: {error}") from None
        listed = action in options
        if listed or (not unasked and type(action) in view.forms(seat) and view.answers(seat, action)):
            return action
        raise BotFailed(f"its answer {answer!r:.60} is not legal")


class LocalBot(WordsBot):
    """A class of the program that plays: it is trusted as that program is, and its errors are that program's."""

    def __init__(self, random: Random, game: Game, kind: type) -> None:
        super().__init__(random, game)
        self.kind = kind
        self.table: BotTable | None = None

    def said(self, view: Position, seat: int, options: list[Action], unasked: bool) -> Action | None:
        if self.table is None:
            self.table = BotTable(self.kind, self.start(view, seat), seeds_module=False)
        answer = self.table.answer(self.question(view, seat, options, unasked))
        try:
            return self.read(answer, view, seat, options, unasked)
        except BotFailed as error:
            raise BadInput(f"bot {self.kind.__name__} (p{seat + 1}): {error}") from None


class OwnBot(WordsBot):
    """A bot in a process of its own. When it fails, one line is logged and the game answers for it. `seconds` are those
    of its answers, `complaints` what was wrong."""

    def __init__(self, random: Random, game: Game, code: Code) -> None:
        super().__init__(random, game)
        self.code = code
        self.lease = Lease(code)
        self.complaints: list[str] = []
        self.seconds: list[float] = []

    def __del__(self) -> None:
        RUNNING.release(self.lease)

    def said(self, view: Position, seat: int, options: list[Action], unasked: bool) -> Action | None:
        if len(self.complaints) >= MAX_FAILURES:
            return None
        try:
            return self._said(view, seat, options, unasked)
        except BotFailed as error:
            RUNNING.end(self.lease)
            self.complaints.append(str(error))
            rest = ", for the rest of this game" if len(self.complaints) == MAX_FAILURES else ""
            log.warning("bot %s (p%d): %s; the game answers for it%s", self.code.title, seat + 1, error, rest)
            return None

    def _said(self, view: Position, seat: int, options: list[Action], unasked: bool) -> Action | None:
        process, new = RUNNING.process(self.lease)
        if new:
            begin(self.lease, self.start(view, seat))
        number = len(self.seconds) + 1
        question = self.question(view, seat, options, unasked)
        asked = time.perf_counter()
        told = process.ask({**question, "id": number}, self.code.seconds)
        self.seconds.append(time.perf_counter() - asked)
        if told.get("id") != number or "answer" not in told:
            raise BotFailed(f'it should answer {{"id": {number}, "answer": ...}}')
        return self.read(told["answer"], view, seat, options, unasked)


def start_message(game: Game, seats: int, seat: int, seed: str) -> dict[str, Any]:
    """The first line of a game."""
    return {"type": "start", "protocol": PROTOCOL, "game": game.name, "seats": seats, "seat": seat, "seed": seed}


def begin(lease: Lease, start: dict[str, Any]) -> None:
    """Tell the process of a lease that a game begins, or raise BotFailed."""
    process, _ = RUNNING.process(lease)
    ready = process.ask({**start, "seconds": lease.code.seconds}, START_SECONDS)
    if ready.get("type") != "ready" or ready.get("protocol") != PROTOCOL:
        raise BotFailed(f'it should begin with {{"type": "ready", "protocol": {PROTOCOL}}}')
