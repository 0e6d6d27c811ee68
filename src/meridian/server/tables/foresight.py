"""What a seat would be asked after some answers of its own, without giving them: for drafts of a run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from meridian.core.action import Action
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.core.position import Position
from meridian.core.words import Words
from meridian.server.tables.audience import asked_of
from meridian.server.tables.client_messages import MAX_RUN
from meridian.server.tables.protocol import Asked
from meridian.server.tables.runs import NEWS, UNREADABLE, RunEnd, moment, unplayable
from meridian.server.tables.shared_values import read_answer

BY_DEFAULT: Final = "default"


class Foresight:
    """Plays answers of a seat on the view of that seat, `p`, up to the first that is not possible or to anything that
    the seat cannot foresee."""

    def __init__(self, game: Game, words: Words, p: Position, seat: int) -> None:
        self.p = p
        self.played: list[str] = []
        self.questions: list[Asked] = []
        """What the seat was asked before each of these answers."""
        self.question: Asked | None = None
        """What it would be asked after them; None if another seat or chance would be."""
        self.left: list[str] = []
        self.stop: RunEnd | None = None
        self._game = game
        self._words = words
        self._seat = seat

    def playing(self, actions: list[str], fill: str | None) -> Iterator[None]:
        """Play in steps, for `in_slices`."""
        self._ask()
        for said in actions:
            self._play(said)
            if self.stop is not None:
                self.left = actions[len(self.played) :]
                return
            yield
        while fill is not None and self.stop is None and len(self.played) < MAX_RUN:
            filled = self._filled(fill)
            if filled is None:
                return
            self._play(filled)
            yield
        self.stop = None  # an answer that was filled in is nobody's wish

    def _filled(self, fill: str) -> str | None:
        """The next answer to fill up with; None if there is none."""
        if self.question is None:
            return None
        if fill == BY_DEFAULT:
            like = not self.questions or self.question.key == self.questions[0].key
            return self._words.say(self.p.default(self._seat)) if like else None
        said = self._game.rules.queries(self.p, self._seat, [fill]).get(fill)
        return said if isinstance(said, str) else None

    def _ask(self) -> None:
        ended = moment(self.p, self._seat)
        self.question = None if ended else asked_of(self._game, self._words, self.p, self._seat)

    def _play(self, said: str) -> None:
        if self.question is None:
            self.stop = moment(self.p, self._seat)
            return
        try:
            action = read_answer(self._words, said)
        except BadInput as error:
            self.stop = RunEnd(UNREADABLE, text=str(error))
            return
        self.stop = unplayable(self.p, self._seat, action) or self._step(action)
        if self.stop is None:
            self.questions.append(self.question)
            self.played.append(said)
            self._ask()

    def _step(self, action: Action) -> RunEnd | None:
        p = self._game.rules.copy(self.p)
        try:
            p.play(self._seat, action)  # it is judged already
        except Exception:  # rules may fail in any way on a card that the seat does not know
            return RunEnd(NEWS)
        self.p = p
        return None
