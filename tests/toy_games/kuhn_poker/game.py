"""The four parts of Kuhn Poker."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from meridian.core.board_cache import BoardCache
from meridian.core.datum import Fault
from meridian.core.edition import Edition
from meridian.core.flaws import Flaw
from meridian.core.journal import Header
from meridian.core.parts import EditionRules, GameText, Players, Rules
from meridian.core.position import UNKNOWN
from meridian.core.records import DataFact, Result, Section, WeightedChoice
from meridian.core.speaker import Speaker

from . import position_checks
from .edition import checks
from .hidden import imagine
from .position import POSITION, arrange, words_of
from .rules.hand import Ante, Betting, Deal
from .rules.state import ANSWERS, SEATS, Board, State
from .text import portrait


class KuhnPokerRules(Rules[State]):
    """Three cards, two players, one bet."""

    def __init__(self) -> None:
        super().__init__(POSITION, words_of)
        self._boards = BoardCache(board_of)

    def opening(self, header: Header, edition: Edition) -> State:
        board = self._boards.of(header, edition)
        if header.start is not None:
            return arrange(board, header.start)
        s = State(board)
        for frame in (Betting(), Deal(), Ante()):
            s.call(frame)
        return s

    def flaws(self, p: State, start: dict[str, Any] | None = None) -> Iterable[Flaw]:
        return position_checks.flaws(p)

    def copy(self, p: State) -> State:
        return p.copy()

    def imagine(self, seen: State, draw: WeightedChoice) -> State:
        return imagine(seen, draw)

    def pieces(self, p: State) -> dict[str, int]:
        return {"cards": sum(p.deck.pool) + sum(len(player.hand.cards) for player in p.players)}

    def result(self, p: State) -> Result:
        return result(p)

    def round_of(self, p: State) -> int:
        """The cards are dealt before the only round begins."""
        return int(isinstance(p.stack[-1], Betting))


class KuhnPokerEdition(EditionRules):
    """Three cards and two numbers."""

    def faults(self, edition: Edition) -> list[Fault]:
        return checks.faults(edition.data)

    def names(self, edition: Edition) -> dict[str, list[str]]:
        return names(edition)

    def titles(self, edition: Edition, lang: str) -> dict[str, list[str]]:
        return {"card": [card["name"][lang] for card in edition.data["cards"].values()]}

    def data_facts(self, edition: Edition) -> dict[str, DataFact]:
        players, stakes = edition.data["players"], edition.data["stakes"]
        return {
            "players": DataFact([players["min"], players["max"]], "KP-001"),
            "cards": DataFact(list(edition.data["cards"]), "KP-002"),
            "ante": DataFact(stakes["ante"], "KP-003"),
            "bet": DataFact(stakes["bet"], "KP-005"),
        }


class KuhnPokerText(GameText[State]):
    """Views of Kuhn Poker in sentences."""

    def portrait(self, view: State, seat: int | None, speaker: Speaker) -> list[Section]:
        return portrait.portrait(view, speaker)


class KuhnPokerPlayers(Players[State]):
    """What a bot can know of Kuhn Poker."""

    def evaluate(self, view: State, seat: int) -> float:
        """What a seat has won, or may expect to win: a King wins, a Jack loses, a Queen may do either."""
        if view.over:
            return float(result(view).scores[seat])
        cards = view.players[seat].hand.cards
        middle = (view.board.cards - 1) / 2
        return (cards[0] - middle) * view.paid(seat) if cards and cards[0] != UNKNOWN else 0.0


def names(edition: Edition) -> dict[str, list[str]]:
    """What the numbers in actions and facts stand for."""
    seats = [f"p{seat + 1}" for seat in range(SEATS)]
    return {"card": list(edition.data["cards"]), "answer": list(ANSWERS), "seat": seats}


def result(p: State) -> Result:
    """How a game ended."""
    loser = 1 - p.winner
    scores = [p.paid(loser) if seat == p.winner else -p.paid(loser) for seat in range(SEATS)]
    return Result(scores, [p.winner], [p.winner, loser])


def board_of(header: Header, edition: Edition) -> Board:
    """The numbers of an edition."""
    stakes = edition.data["stakes"]
    return Board(names(edition), stakes["ante"], stakes["bet"])
