"""Globetrotters behind the protocol that all games share."""

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
from meridian.core.position import FactKind, Position
from meridian.core.records import DataFact, Result, Section
from meridian.games.globetrotters import facts as fact_kinds
from meridian.games.globetrotters import position_checks, refusals
from meridian.games.globetrotters.actions import ACTIONS
from meridian.games.globetrotters.bots.evaluation import evaluate
from meridian.games.globetrotters.bots.guide import SteadyGuide
from meridian.games.globetrotters.bots.queries import queries
from meridian.games.globetrotters.bots.steady import SteadyBot
from meridian.games.globetrotters.edition.checks import OPTIONAL, faults
from meridian.games.globetrotters.edition.data_facts import data_facts
from meridian.games.globetrotters.edition.options import OPTIONS
from meridian.games.globetrotters.rules.board import Board
from meridian.games.globetrotters.rules.state import State, bare
from meridian.games.globetrotters.rules.voyage import PREPARE, Globetrotters
from meridian.games.globetrotters.text.portrait import LABELS, detail, odds, portrait
from meridian.games.globetrotters.view import imagine, pieces, view
from meridian.games.globetrotters.words import arrange, show

SEATS = 6


def _faces(data: dict[str, Any]) -> list[str]:
    """The faces of the overland die in words."""
    return [*(str(number) for number in data["dice"]["overland_numbers"]), *data["dice"]["overland_symbols"]]


def _told_apart(words: list[str]) -> list[str]:
    """The same words, with a count behind those that come again: an id means one thing."""
    return [f"{word}-{words[:at].count(word) + 1}" if word in words[:at] else word for at, word in enumerate(words)]


class GlobetrottersGame(Game):
    """Race round the world for KEYs and Memories, and come Home with the most."""

    name = "globetrotters"
    package = "meridian.games.globetrotters"
    prefix = "GT"
    players_clause = "GT-A01"
    rules_version = 1
    seats = range(2, SEATS + 1)
    actions = ACTIONS
    facts = tuple(kind for kind in vars(fact_kinds).values() if isinstance(kind, FactKind))
    refusals = refusals.REFUSALS
    settings = OPTIONS
    questions = (
        "choose-home", "before-arrival", "travel-or-work", "move-to", "send-to", "refund-to-pay", "set-course",
        "give-key", "switch-with", "bonus", "world-bonus", "after-turn",
    )  # fmt: skip
    presets: ClassVar[dict[str, dict[str, Any]]] = {
        "standard": {},
        "family": {"deportation": "arrival_only", "packs": "reshuffle"},
        "ask-or-lose-it": {"forgetting": "ask_all"},
        "online": {"packs": "reshuffle", "round_limit": 40},
    }
    labels = (*LABELS, *position_checks.LABELS)
    dice = True
    turn_questions = ("choose-home", "before-arrival", "travel-or-work")
    key_facts = (
        "home-chosen", "got-key", "key-passes", "lost-key", "challenge-won", "challenge-lost", "jackpot-won",
        "deported", "last-key-out", "won", "round-limit",
    )  # fmt: skip
    use_questions = ("choose-home", "before-arrival", "travel-or-work", "after-turn")
    optional_data = OPTIONAL
    meanings: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("active", "first", "winner", "holder", "losers"), "seat"),
        **dict.fromkeys(("memories", "marks"), "bits 32"),
        "moved": "seats",
        "home": "place",
        "pack": "ticket",
        "adventure": "number",
    }

    def __init__(self) -> None:
        self._boards: dict[str, Board] = {}

    def edition_faults(self, edition: Edition) -> list[Fault]:
        return faults(edition.data)

    def names(self, edition: Edition) -> dict[str, list[str]]:
        data = edition.data
        seats = [f"p{seat + 1}" for seat in range(SEATS)]
        return {
            "place": list(data["locations"]),
            "ticket": list(data["tickets"]),
            "key": [*data["keys"]["city_keys"], *data["keys"]["continent_keys"]],
            "continent": list(data["continents"]),
            "adventure": list(data["adventures"]),
            "face": _told_apart(_faces(data)),
            "seat": seats,
            "other": seats,
            "owner": seats,
        }

    def titles(self, edition: Edition, lang: str) -> dict[str, list[str]]:
        data = edition.data
        place = {name: found["name"][lang] for name, found in data["locations"].items()}
        continent = {name: found["name"][lang] for name, found in data["continents"].items()}
        keys = data["keys"]
        return {
            "place": list(place.values()),
            "continent": list(continent.values()),
            "adventure": [found["text"][lang] for found in data["adventures"].values()],
            "ticket": [" / ".join(place[p] for p in ticket["places"]) for ticket in data["tickets"].values()],
            "key": [*map(place.__getitem__, keys["city_keys"]), *map(continent.__getitem__, keys["continent_keys"])],
            "face": _faces(data),
        }

    def data_facts(self, edition: Edition) -> dict[str, DataFact]:
        return data_facts(edition)

    def board(self, header: Header) -> Board:
        """The board of an edition under the options of a table, made once for all its games."""
        key = header.edition_hash + repr(header.options)
        if key not in self._boards:
            edition = self.edition(header.overlay)
            self._boards[key] = Board(edition.data, header.options, self.names(edition))
        return self._boards[key]

    def opening(self, header: Header) -> State:
        board = self.board(header)
        if header.start is None:
            s = bare(board, header.seats)
            s.call(Globetrotters(PREPARE))
        else:
            s = arrange(board, header.seats, words_for(self, header), header.start)
        return s

    def flaws(self, p: Position, start: dict[str, Any] | None = None) -> Iterable[Flaw]:
        assert isinstance(p, State)
        return position_checks.flaws(p, start)

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
        return queries(p, seat)

    def query(self, p: Position, seat: int | None, names: Collection[str]) -> dict[str, Any]:
        assert isinstance(p, State)
        return queries(p, seat, names)

    def pieces(self, p: Position) -> dict[str, int]:
        assert isinstance(p, State)
        return pieces(p)

    def result(self, p: Position) -> Result:
        assert isinstance(p, State)
        keys = [p.keys_of(seat) for seat in range(len(p.players))]

        def rank(seat: int) -> tuple[int, int, int, int, int]:
            player = p.players[seat]
            worth = player.cash + p.board.ticket_value * len(player.tickets.cards)
            return (seat != p.winner, -keys[seat], -player.memories.bit_count(), -worth, seat)

        order = sorted(range(len(keys)), key=rank)
        best = rank(order[0])[:4]
        return Result(keys, [seat for seat in order if rank(seat)[:4] == best], order)

    def show(self, p: Position) -> dict[str, Any]:
        assert isinstance(p, State)
        return show(p, words_with(self, p.board.names, len(p.players)))

    def portrait(self, view: Position, seat: int | None, speaker: Speaker) -> list[Section]:
        assert isinstance(view, State)
        return portrait(view, seat, speaker)

    def odds(self, view: Position, seat: int, speaker: Speaker) -> list[Section]:
        assert isinstance(view, State)
        return odds(view, seat, speaker)

    def detail(self, view: Position, seat: int, action: Action, speaker: Speaker) -> str:
        assert isinstance(view, State)
        return detail(view, seat, action, speaker)

    def period_of(self, p: Position) -> int:
        """A new chance period with every turn, so that rolls can be checked soon after."""
        assert isinstance(p, State)
        return 1 + sum(player.turns for player in p.players)

    def round_of(self, p: Position) -> int:
        assert isinstance(p, State)
        return p.rounds
