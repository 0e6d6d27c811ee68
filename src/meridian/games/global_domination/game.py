"""Global Domination behind the protocol that all games share."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, ClassVar

from meridian.core.action import Action
from meridian.core.codec import words_for, words_with
from meridian.core.datum import Fault
from meridian.core.edition import Edition
from meridian.core.flaws import Flaw
from meridian.core.game import Game, WeightedChoice
from meridian.core.journal import Header
from meridian.core.messages import Speaker
from meridian.core.option import Option
from meridian.core.position import FactKind, Position
from meridian.core.records import DataFact, Result, Section
from meridian.games.global_domination import facts as fact_kinds
from meridian.games.global_domination import position_checks, queries, refusals
from meridian.games.global_domination.actions import ACTIONS, MAX_SEATS
from meridian.games.global_domination.bots.evaluation import evaluate
from meridian.games.global_domination.bots.guide import SteadyGuide
from meridian.games.global_domination.bots.steady import SteadyBot
from meridian.games.global_domination.edition.checks import OPTIONAL, faults
from meridian.games.global_domination.edition.data_facts import data_facts
from meridian.games.global_domination.edition.options import options
from meridian.games.global_domination.rules.board import WHERE, Board
from meridian.games.global_domination.rules.game_turn import BEGIN, GlobalDomination
from meridian.games.global_domination.rules.state import State
from meridian.games.global_domination.text import advice
from meridian.games.global_domination.text.portrait import LABELS, portrait
from meridian.games.global_domination.view import imagine, pieces, view
from meridian.games.global_domination.words import ASK_ME, arrange, bare, show


class GlobalDominationGame(Game):
    """Build Forces, buy cards, hold Regions and Resources; most Victory Points win."""

    name = "global-domination"
    package = "meridian.games.global_domination"
    prefix = "GD"
    players_clause = "GD-001"
    rules_version = 2
    older_rules = (1,)
    seats = range(2, MAX_SEATS + 1)
    actions = ACTIONS
    facts = tuple(kind for kind in vars(fact_kinds).values() if isinstance(kind, FactKind))
    refusals = refusals.REFUSALS
    presets: ClassVar[dict[str, dict[str, Any]]] = {
        "standard": {},
        "quick": {"turns": 4, "reaction_windows": "scoring_only"},
        "close": {"logistics": "recomputed", "vp_rider": True},
        "correspondence": {"reaction_windows": "between_turns"},
    }
    questions = (
        "use-card", "use-another", "spend-points", "spend-builds", "spend-reductions", "second-card", "take-card",
        "insurgents", "supply-depots", "surrender", "global-disruption", "megastorm", "bio-weapons", "bio-chain",
        "bad-leadership", "out-of-supply", "window", "scoring-window",
    )  # fmt: skip
    labels = (*LABELS, *position_checks.LABELS)
    turn_questions = ("use-card",)
    key_facts = (
        "all-struggle", "all-struggling-gone", "storm-strikes", "fog-falls", "region-monopoly", "resource-monopoly",
        "logistics-moved", "end-square", "won", "shared",
    )  # fmt: skip
    use_questions = ("use-card", "use-another", "window", "scoring-window")
    optional_data = OPTIONAL
    keyed: ClassVar[dict[str, str]] = {"areas": "area", "market": "card"}
    meanings: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("touched", "cleared", "hit"), "bits area"),
        **dict.fromkeys(("fog", "had_turn"), "seats"),
        **dict.fromkeys(("hand", "deck"), "card"),
        "first": "seat",
        "regions": "bits region",
    }

    def __init__(self) -> None:
        self.settings = options(self.edition())
        self._boards: dict[str, Board] = {}

    def edition_faults(self, edition: Edition) -> list[Fault]:
        return faults(edition.data)

    def settings_of(self, edition: Edition) -> tuple[Option, ...]:
        return options(edition)

    def names(self, edition: Edition) -> dict[str, list[str]]:
        data = edition.data
        seats = [f"p{seat + 1}" for seat in range(MAX_SEATS)]
        return {
            "card": list(data["cards"]),
            "area": list(data["areas"]),
            "region": list(data["regions"]),
            "resource": list(data["resources"]),
            "when": list(ASK_ME),
            "where": list(WHERE),
            "seat": seats,
            "other": seats,
            "owner": seats,
        }

    def titles(self, edition: Edition, lang: str) -> dict[str, list[str]]:
        data = edition.data
        return {
            "card": [card["name"][lang] for card in data["cards"].values()],
            "area": [area["name"][lang] for area in data["areas"].values()],
            "region": [region["name"][lang] for region in data["regions"].values()],
            "resource": [resource["name"][lang] for resource in data["resources"].values()],
        }

    def data_facts(self, edition: Edition) -> dict[str, DataFact]:
        return data_facts(edition)

    def opening(self, header: Header) -> State:
        board = self.board(header)
        if header.start is None:
            s = bare(board, header.seats)
            dealt = [0] * len(board.cards)
            dealt[board.domination] = board.domination_each
            for player in s.players:
                player.deck = player.deck.shuffled(dealt)
            s.call(GlobalDomination(BEGIN))
        else:
            s = arrange(board, header.seats, words_for(self, header), header.start)
        return s

    def flaws(self, p: Position, start: dict[str, Any] | None = None) -> Iterable[Flaw]:
        assert isinstance(p, State)
        return position_checks.flaws(p, start)

    def board(self, header: Header) -> Board:
        """The board of an edition under the options of a table, made once for all its games."""
        key = f"{header.edition_hash}{header.options!r}{header.rules_version}"
        if key not in self._boards:
            edition = self.edition(header.overlay)
            self._boards[key] = Board(edition.data, header.options, self.names(edition))
            self._boards[key].declined_at_once = header.rules_version == 1
        return self._boards[key]

    def copy(self, p: Position) -> State:
        assert isinstance(p, State)
        return p.copy()

    def view(self, p: Position, seat: int | None) -> State:
        assert isinstance(p, State)
        return view(p, seat)

    def imagine(self, view: Position, draw: WeightedChoice) -> State:
        assert isinstance(view, State)
        return imagine(view, draw)

    def evaluate(self, view: Position, seat: int) -> float:
        assert isinstance(view, State)
        return evaluate(view, seat)

    def bots(self) -> dict[str, Any]:
        return {"steady": SteadyBot}

    def guide(self) -> SteadyGuide:
        return SteadyGuide(self.copy, self.evaluate, lambda p: self.result(p).winners)

    def queries(self, p: Position, seat: int | None) -> dict[str, Any]:
        assert isinstance(p, State)
        return queries.query(p, seat, words_with(self, p.board.names, len(p.players)))

    def query(self, p: Position, seat: int | None, names: Collection[str]) -> dict[str, Any]:
        assert isinstance(p, State)
        return queries.query(p, seat, words_with(self, p.board.names, len(p.players)), names)

    def portrait(self, view: Position, seat: int | None, speaker: Speaker) -> list[Section]:
        assert isinstance(view, State)
        return portrait(view, seat, speaker)

    def odds(self, view: Position, seat: int, speaker: Speaker) -> list[Section]:
        assert isinstance(view, State)
        return advice.odds(view, seat, speaker)

    def detail(self, view: Position, seat: int, action: Action, speaker: Speaker) -> str:
        assert isinstance(view, State)
        return advice.detail(view, action, speaker)

    def warning(self, view: Position, seat: int, action: Action, speaker: Speaker) -> str:
        assert isinstance(view, State)
        return advice.warning(view, seat, action, speaker)

    def pieces(self, p: Position) -> dict[str, int]:
        assert isinstance(p, State)
        return pieces(p)

    def result(self, p: Position) -> Result:
        assert isinstance(p, State)
        scores = [player.vp for player in p.players]
        best = max(scores)
        order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], -p.players[seat].logistics, seat))
        return Result(scores, [seat for seat, vp in enumerate(scores) if vp == best], order)

    def show(self, p: Position) -> dict[str, Any]:
        assert isinstance(p, State)
        return show(p, words_with(self, p.board.names, len(p.players)))

    def round_of(self, p: Position) -> int:
        assert isinstance(p, State)
        return p.turn
