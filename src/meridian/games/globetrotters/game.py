"""The four parts of Globetrotters."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any

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
from meridian.games.globetrotters import position_checks
from meridian.games.globetrotters.actions import ACTIONS
from meridian.games.globetrotters.bots.evaluation import evaluate
from meridian.games.globetrotters.bots.guide import SteadyGuide
from meridian.games.globetrotters.bots.steady import SteadyBot
from meridian.games.globetrotters.edition import names
from meridian.games.globetrotters.edition.checks import OPTIONAL, faults
from meridian.games.globetrotters.edition.data_facts import data_facts
from meridian.games.globetrotters.edition.options import OPTIONS
from meridian.games.globetrotters.hidden import imagine, pieces
from meridian.games.globetrotters.position import POSITION, arrange
from meridian.games.globetrotters.queries.answers import NAMES, queries
from meridian.games.globetrotters.rules.board import Board
from meridian.games.globetrotters.rules.debts import pays_later
from meridian.games.globetrotters.rules.state import State, bare
from meridian.games.globetrotters.rules.voyage import PREPARE, Globetrotters, may_insist
from meridian.games.globetrotters.rules.winning import result
from meridian.games.globetrotters.text.detail import detail
from meridian.games.globetrotters.text.portrait import odds, portrait


class GlobetrottersRules(Rules[State]):
    """Race round the world for KEYs and Memories, and come Home with the most."""

    def __init__(self) -> None:
        super().__init__(POSITION, words_of)
        self._boards = BoardCache(board_of)

    def opening(self, header: Header, edition: Edition) -> State:
        board = self._boards.of(header, edition)
        if header.start is not None:
            return arrange(board, header.seats, words_with(ACTIONS, board.names, header.seats), header.start)
        s = bare(board, header.seats)
        s.call(Globetrotters(PREPARE))
        return s

    def flaws(self, p: State, start: dict[str, Any] | None = None) -> Iterable[Flaw]:
        return position_checks.flaws(p, start)

    def imagine(self, view: State, draw: WeightedChoice) -> State:
        return imagine(view, draw)

    def queries(self, p: State, seat: int | None, names: Collection[str] | None = None) -> dict[str, Any]:
        return queries(p, seat, NAMES if names is None else names)

    def pieces(self, p: State) -> dict[str, int]:
        return pieces(p)

    def result(self, p: State) -> Result:
        return result(p)

    def sources(self, p: State, facts: Iterable[Fact]) -> list[dict[str, int]]:
        return sources(p)

    def period_of(self, p: State) -> int:
        """A new chance period with every turn, so that rolls can be checked soon after."""
        return 1 + sum(player.turns for player in p.players)

    def round_of(self, p: State) -> int:
        return p.rounds


def board_of(header: Header, edition: Edition) -> Board:
    """An edition under the options of a table."""
    return Board(edition.data, header.options, names.names(edition))


def words_of(p: State) -> Words:
    """The words of a position's edition."""
    return words_with(ACTIONS, p.board.names, len(p.players))


def sources(p: State) -> list[dict[str, int]]:
    """The KEYs of each seat: of cities and of continents."""
    found = [{"cities": 0, "continents": 0} for _ in p.players]
    for key, holder in enumerate(p.holder):
        if holder >= 0:
            found[holder]["continents" if key in p.board.key_of_continent else "cities"] += 1
    return found


class GlobetrottersEdition(EditionRules):
    """What an edition of Globetrotters holds."""

    optional_data = OPTIONAL

    def faults(self, edition: Edition) -> list[Fault]:
        return faults(edition.data)

    def options(self, edition: Edition) -> tuple[Option, ...]:
        return OPTIONS

    def names(self, edition: Edition) -> dict[str, list[str]]:
        return names.names(edition)

    def titles(self, edition: Edition, lang: str) -> dict[str, list[str]]:
        return names.titles(edition, lang)

    def data_facts(self, edition: Edition) -> dict[str, DataFact]:
        return data_facts(edition)


class GlobetrottersText(GameText[State]):
    """Views of Globetrotters in sentences."""

    def portrait(self, view: State, seat: int | None, speaker: Speaker) -> list[Section]:
        return portrait(view, seat, speaker)

    def odds(self, view: State, seat: int, speaker: Speaker) -> list[Section]:
        return odds(view, seat, speaker)

    def detail(self, view: State, seat: int, action: Action, speaker: Speaker) -> str:
        return detail(view, seat, action, speaker)


class GlobetrottersPlayers(Players[State]):
    """Bots that know Globetrotters."""

    def bots(self) -> dict[str, BotMaker]:
        return {"steady": SteadyBot}

    def tempered(self, temper: Temper) -> dict[str, BotMaker]:
        return {"steady": lambda random: SteadyBot(random, temper)}

    def evaluate(self, view: State, seat: int) -> float:
        return evaluate(view, seat)

    def pressing(self, p: State) -> list[int]:
        """Bots watch what others owe where nobody is reminded (GT-038)."""
        if p.over or not pays_later(p):
            return []
        seats = range(len(p.players))
        return [seat for seat in seats if any(may_insist(p, seat, other) for other in seats)]

    def search_helps(self) -> bool:
        # Since bots know only Adventures that were read out it won a fair share against sound players.
        return False

    def guide(self) -> SteadyGuide:
        return SteadyGuide(lambda p: p.copy(), evaluate, lambda p: result(p).winners)
