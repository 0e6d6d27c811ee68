"""The four parts of Kuhn Poker."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar, Final

from meridian.core.board_cache import BoardCache
from meridian.core.edition import Edition
from meridian.core.flaws import Flaw
from meridian.core.journal import Header
from meridian.core.kinds import Scope
from meridian.core.parts import EditionRules, Players, Rules
from meridian.core.plain_text import PlainGameText
from meridian.core.position import UNKNOWN
from meridian.core.records import Result, WeightedChoice

from . import position_checks
from .hidden import imagine
from .position import POSITION, words_of
from .rules.hand import Ante, Betting, Deal
from .rules.state import ANSWERS, SEATS, Board, State

MOST_CHIPS: Final = 100


class KuhnPokerEdition(EditionRules):
    """Three cards and two numbers."""

    tables: ClassVar = {"card": "cards"}
    words: ClassVar = {"answer": ANSWERS}
    ranges: ClassVar = {
        ("players", "min"): (SEATS, SEATS, "KP-001"),
        ("players", "max"): (SEATS, SEATS, "KP-001"),
        ("stakes", "ante"): (1, MOST_CHIPS, "KP-003"),
        ("stakes", "bet"): (1, MOST_CHIPS, "KP-005"),
    }
    named: ClassVar = {"cards": "KP-002"}


EDITION: Final = KuhnPokerEdition()


def board_of(header: Header, edition: Edition) -> Board:
    """The numbers of an edition."""
    cards, stakes = edition.data["cards"], edition.data["stakes"]
    return Board(EDITION.names(edition), len(cards), stakes["ante"], stakes["bet"])


class KuhnPokerRules(Rules[State]):
    """Three cards, two players, one bet."""

    def __init__(self) -> None:
        super().__init__(POSITION, words_of)
        self._boards = BoardCache(board_of)

    def opening(self, header: Header, edition: Edition) -> State:
        s = State(self._boards.of(header, edition))
        s.call(Betting())
        s.call(Deal())
        if header.start is None:
            s.call(Ante())
        else:
            POSITION.read(s, header.start, Scope(s, words_of(s)))
        return s

    def flaws(self, p: State, start: dict[str, Any] | None = None) -> Iterable[Flaw]:
        return position_checks.flaws(p)

    def imagine(self, seen: State, draw: WeightedChoice) -> State:
        return imagine(seen, draw)

    def pieces(self, p: State) -> dict[str, int]:
        return {"cards": sum(p.deck.pool) + sum(len(player.hand.cards) for player in p.players)}

    def result(self, p: State) -> Result:
        won = p.paid(1 - p.winner)
        return Result(
            [won if seat == p.winner else -won for seat in range(SEATS)], [p.winner], [p.winner, 1 - p.winner]
        )

    def round_of(self, p: State) -> int:
        """The cards are dealt before the only round begins."""
        return int(isinstance(p.stack[-1], Betting))


RULES: Final = KuhnPokerRules()
TEXT: Final = PlainGameText(__package__, RULES)


class KuhnPokerPlayers(Players[State]):
    """What a bot can know of Kuhn Poker."""

    def evaluate(self, view: State, seat: int) -> float:
        """What a seat has won, or may expect to win: a King wins, a Jack loses, a Queen may do either."""
        if view.over:
            return float(RULES.result(view).scores[seat])
        cards = view.players[seat].hand.cards
        middle = (view.board.cards - 1) / 2
        return (cards[0] - middle) * view.paid(seat) if cards and cards[0] != UNKNOWN else 0.0
