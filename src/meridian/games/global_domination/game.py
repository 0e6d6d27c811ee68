"""The four parts of Global Domination."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, ClassVar, Final

from meridian.core.action import Action
from meridian.core.board_cache import BoardCache
from meridian.core.datum import Fault
from meridian.core.edition import Edition
from meridian.core.facts import Fact
from meridian.core.flaws import Flaw
from meridian.core.journal import Header
from meridian.core.option import Option
from meridian.core.parts import EditionRules, GameText, Players, Rules
from meridian.core.players import BotMaker, Temper
from meridian.core.records import DataFact, Result, Section, WeightedChoice
from meridian.core.speaker import Speaker
from meridian.core.words import Words, words_with
from meridian.games.global_domination import position_checks
from meridian.games.global_domination.actions import ACTIONS
from meridian.games.global_domination.bots.evaluation import evaluate
from meridian.games.global_domination.bots.guide import SteadyGuide
from meridian.games.global_domination.bots.parameters import tempered
from meridian.games.global_domination.bots.steady import SteadyBot
from meridian.games.global_domination.edition.checks import OPTIONAL, faults
from meridian.games.global_domination.edition.data_facts import data_facts
from meridian.games.global_domination.edition.options import options
from meridian.games.global_domination.facts import GAINED_VP, REGION_MONOPOLY, SCORED_FORCES
from meridian.games.global_domination.hidden import imagine, pieces
from meridian.games.global_domination.position import ASK_ME, POSITION, arrange, bare
from meridian.games.global_domination.queries.answers import NAMES, queries
from meridian.games.global_domination.rules.board import WHERE, Board
from meridian.games.global_domination.rules.game_turn import BEGIN, GlobalDomination
from meridian.games.global_domination.rules.state import State
from meridian.games.global_domination.text import advice
from meridian.games.global_domination.text.portrait import portrait


class GlobalDominationRules(Rules[State]):
    """Build Forces, buy cards, hold Regions and Resources; most Victory Points win."""

    def __init__(self) -> None:
        super().__init__(POSITION, words_of)
        self._boards = BoardCache(board_of)

    def opening(self, header: Header, edition: Edition) -> State:
        board = self._boards.of(header, edition)
        if header.start is not None:
            return arrange(board, header.seats, words_with(ACTIONS, board.names, header.seats), header.start)
        s = bare(board, header.seats)
        dealt = [0] * len(board.cards)
        dealt[board.domination] = board.domination_each
        for player in s.players:
            player.deck = player.deck.shuffled(dealt)
        s.call(GlobalDomination(BEGIN))
        return s

    def flaws(self, p: State, start: dict[str, Any] | None = None) -> Iterable[Flaw]:
        return position_checks.flaws(p, start)

    def imagine(self, view: State, draw: WeightedChoice) -> State:
        return imagine(view, draw)

    def queries(self, p: State, seat: int | None, names: Collection[str] | None = None) -> dict[str, Any]:
        return queries(p, seat, words_of(p), NAMES if names is None else names)

    def pieces(self, p: State) -> dict[str, int]:
        return pieces(p)

    def result(self, p: State) -> Result:
        return result(p)

    def sources(self, p: State, facts: Iterable[Fact]) -> list[dict[str, int]]:
        return sources(len(p.players), facts)

    def round_of(self, p: State) -> int:
        return p.turn


def board_of(header: Header, edition: Edition) -> Board:
    """An edition under the options of a table."""
    board = Board(edition.data, header.options, EDITION.names(edition))
    board.declined_at_once = header.rules_version == 1
    return board


def words_of(p: State) -> Words:
    """The words of a position's edition."""
    return words_with(ACTIONS, p.board.names, len(p.players))


def result(p: State) -> Result:
    """How a game ended."""
    scores = [player.vp for player in p.players]
    best = max(scores)
    order = sorted(range(len(scores)), key=lambda seat: (-scores[seat], -p.players[seat].logistics, seat))
    return Result(scores, [seat for seat, vp in enumerate(scores) if vp == best], order)


SOURCES: Final = {SCORED_FORCES.key: "forces", REGION_MONOPOLY.key: "regions", GAINED_VP.key: "cards"}
"""Facts that bring VP, with the name of the source."""


def sources(seats: int, facts: Iterable[Fact]) -> list[dict[str, int]]:
    """The VP of each seat by source."""
    found = [dict.fromkeys(SOURCES.values(), 0) for _ in range(seats)]
    for fact in facts:
        if fact.key in SOURCES:
            found[fact.args["seat"]][SOURCES[fact.key]] += fact.args["number"]
    return found


class GlobalDominationEdition(EditionRules):
    """What an edition of Global Domination holds."""

    optional_data = OPTIONAL
    tables: ClassVar = {"card": "cards", "area": "areas", "region": "regions", "resource": "resources"}
    words: ClassVar = {"when": ASK_ME, "where": tuple(WHERE)}

    def faults(self, edition: Edition) -> list[Fault]:
        return faults(edition.data)

    def options(self, edition: Edition) -> tuple[Option, ...]:
        return options(edition)

    def data_facts(self, edition: Edition) -> dict[str, DataFact]:
        return data_facts(edition)


EDITION: Final = GlobalDominationEdition()


class GlobalDominationText(GameText[State]):
    """Views of Global Domination in sentences."""

    def portrait(self, view: State, seat: int | None, speaker: Speaker) -> list[Section]:
        return portrait(view, seat, speaker)

    def odds(self, view: State, seat: int, speaker: Speaker) -> list[Section]:
        return advice.odds(view, seat, speaker)

    def detail(self, view: State, seat: int, action: Action, speaker: Speaker) -> str:
        return advice.detail(view, action, speaker)

    def warning(self, view: State, seat: int, action: Action, speaker: Speaker) -> str:
        return advice.warning(view, seat, action, speaker)


class GlobalDominationPlayers(Players[State]):
    """Bots that know Global Domination."""

    def bots(self) -> dict[str, BotMaker]:
        return {"steady": SteadyBot}

    def tempered(self, temper: Temper) -> dict[str, BotMaker]:
        return {"steady": lambda random: SteadyBot(random, tempered(temper))}

    def evaluate(self, view: State, seat: int) -> float:
        return evaluate(view, seat)

    def guide(self) -> SteadyGuide:
        return SteadyGuide(State.copy, evaluate, lambda p: result(p).winners)
