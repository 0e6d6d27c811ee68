"""Kuhn Poker behind the protocol that all games share."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, ClassVar

from meridian.core.codec import words_for, words_with
from meridian.core.datum import Fault
from meridian.core.edition import Edition
from meridian.core.flaws import Flaw
from meridian.core.game import Game, WeightedChoice
from meridian.core.journal import Header
from meridian.core.messages import Speaker
from meridian.core.position import UNKNOWN, FactKind, Position
from meridian.core.records import DataFact, Result, Section

from . import facts as fact_kinds
from . import position_checks, refusals, view, words
from .actions import ACTIONS
from .edition import checks as edition_checks
from .rules.hand import Ante, Betting, Deal
from .rules.state import ANSWERS, SEATS, Board, State
from .text import portrait


class KuhnPokerGame(Game):
    """Three cards, two players, one bet."""

    name = "kuhn-poker"
    package = __package__ or ""
    prefix = "KP"
    players_clause = "KP-001"
    rules_version = 1
    seats = range(SEATS, SEATS + 1)
    actions = ACTIONS
    facts = tuple(kind for kind in vars(fact_kinds).values() if isinstance(kind, FactKind))
    refusals = refusals.REFUSALS
    questions = ("pass-or-bet", "against-bet")
    turn_questions = questions
    use_questions = questions
    key_facts = ("folded", "won")
    settings = ()
    meanings: ClassVar[dict[str, str]] = {"hand": "card", "deck": "card", "winner": "seat"}
    labels = (*portrait.LABELS, *position_checks.LABELS)

    def __init__(self) -> None:
        self._boards: dict[str, Board] = {}

    # The edition

    def edition_faults(self, edition: Edition) -> list[Fault]:
        return edition_checks.faults(edition.data)

    def names(self, edition: Edition) -> dict[str, list[str]]:
        seats = [f"p{seat + 1}" for seat in range(SEATS)]
        return {"card": list(edition.data["cards"]), "answer": list(ANSWERS), "seat": seats}

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

    def board(self, header: Header) -> Board:
        """The numbers of an edition, made once for all its games."""
        if header.edition_hash not in self._boards:
            edition = self.edition(header.overlay)
            stakes = edition.data["stakes"]
            self._boards[header.edition_hash] = Board(self.names(edition), stakes["ante"], stakes["bet"])
        return self._boards[header.edition_hash]

    # Positions

    def opening(self, header: Header) -> State:
        board = self.board(header)
        if header.start is not None:
            return words.arrange(board, words_for(self, header), header.start)
        s = State(board)
        for frame in (Betting(), Deal(), Ante()):
            s.call(frame)
        return s

    def flaws(self, p: Position, start: dict[str, Any] | None = None) -> Iterable[Flaw]:
        return position_checks.flaws(state(p))

    def copy(self, p: Position) -> State:
        return state(p).copy()

    def view(self, p: Position, seat: int | None) -> State:
        return view.view(state(p), seat)

    def imagine(self, view_: Position, draw: WeightedChoice) -> State:
        return view.imagine(state(view_), draw)

    def evaluate(self, view: Position, seat: int) -> float:
        """What a seat has won, or may expect to win: a King wins, a Jack loses, a Queen may do either."""
        s = state(view)
        if s.over:
            return float(self.result(s).scores[seat])
        cards = s.players[seat].hand.cards
        middle = (s.board.cards - 1) / 2
        return (cards[0] - middle) * s.paid(seat) if cards and cards[0] != UNKNOWN else 0.0

    def pieces(self, p: Position) -> dict[str, int]:
        s = state(p)
        return {"cards": sum(s.deck.pool) + sum(len(player.hand.cards) for player in s.players)}

    def result(self, p: Position) -> Result:
        s = state(p)
        loser = 1 - s.winner
        scores = [s.paid(loser) if seat == s.winner else -s.paid(loser) for seat in range(SEATS)]
        return Result(scores, [s.winner], [s.winner, loser])

    def show(self, p: Position) -> dict[str, Any]:
        s = state(p)
        return words.show(s, words_with(self, s.board.names, SEATS))

    def portrait(self, view: Position, seat: int | None, speaker: Speaker) -> list[Section]:
        return portrait.portrait(state(view), speaker)

    def round_of(self, p: Position) -> int:
        """The cards are dealt before the only round begins."""
        return int(isinstance(p.stack[-1], Betting))


def state(p: Position) -> State:
    """A position of this game."""
    assert isinstance(p, State)
    return p
