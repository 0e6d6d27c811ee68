"""The four parts of Globopolis."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, Final

from meridian.core.action import Action
from meridian.core.board_cache import BoardCache
from meridian.core.datum import Fault
from meridian.core.edition import Edition
from meridian.core.facts import Fact
from meridian.core.flaws import Flaw
from meridian.core.inquiry import Inquiry
from meridian.core.journal import Header
from meridian.core.messages import Message
from meridian.core.option import Option
from meridian.core.parts import EditionRules, GameText, Players, Rules, Written
from meridian.core.players import BotMaker, Temper
from meridian.core.records import DataFact, Result, Section, WeightedChoice
from meridian.core.speaker import Speaker
from meridian.core.timers import Timer
from meridian.core.words import Words, words_with
from meridian.games.globopolis import position_checks
from meridian.games.globopolis.actions import ACTIONS, ROWS, Deploy, LayOut
from meridian.games.globopolis.bots.evaluation import evaluate
from meridian.games.globopolis.bots.exploiter import Exploiter
from meridian.games.globopolis.bots.guide import SteadyGuide
from meridian.games.globopolis.bots.steady import SteadyBot
from meridian.games.globopolis.edition import contradictions, names
from meridian.games.globopolis.edition.checks import OPTIONAL, faults
from meridian.games.globopolis.edition.data_facts import data_facts
from meridian.games.globopolis.edition.names import MOST_SEATS
from meridian.games.globopolis.edition.options import OPTIONS
from meridian.games.globopolis.facts import POINTS
from meridian.games.globopolis.hidden import imagine, pieces
from meridian.games.globopolis.position import POSITION, arrange
from meridian.games.globopolis.queries.answers import queries
from meridian.games.globopolis.queries.deals import deal_effects
from meridian.games.globopolis.queries.drafts import agent_effects, layout_effects
from meridian.games.globopolis.rules.bare import bare
from meridian.games.globopolis.rules.board import Board
from meridian.games.globopolis.rules.constants import CAUSES
from meridian.games.globopolis.rules.course import PREPARE, Globopolis
from meridian.games.globopolis.rules.deal_terms import parties
from meridian.games.globopolis.rules.deals import addressed
from meridian.games.globopolis.rules.state import State
from meridian.games.globopolis.rules.timers import timers
from meridian.games.globopolis.rules.winning import result
from meridian.games.globopolis.text import inquiries
from meridian.games.globopolis.text.details import detail
from meridian.games.globopolis.text.odds import odds
from meridian.games.globopolis.text.portrait import portrait
from meridian.games.globopolis.text.prospects import prospects
from meridian.games.globopolis.text.warnings import warning
from meridian.games.globopolis.text.written import written


class GlobopolisRules(Rules[State]):
    """Territories, resources, Guilds, deals, Agents and dice battles: govern the world to the victory mark."""

    def __init__(self) -> None:
        super().__init__(POSITION, words_of)
        self._boards = BoardCache(board_of)

    def opening(self, header: Header, edition: Edition) -> State:
        board = self._boards.of(header, edition)
        if header.start is not None:
            return arrange(board, header.seats, words_with(ACTIONS, board.names, header.seats, ROWS), header.start)
        s = bare(board, header.seats)
        s.call(Globopolis(PREPARE))
        return s

    def flaws(self, p: State, start: dict[str, Any] | None = None) -> Iterable[Flaw]:
        return position_checks.flaws(p)

    def imagine(self, view: State, draw: WeightedChoice) -> State:
        return imagine(view, draw)

    def queries(self, p: State, seat: int | None, names: Collection[str] | None = None) -> dict[str, Any]:
        return queries(p, seat, names)

    def pieces(self, p: State) -> dict[str, int]:
        return pieces(p)

    def timers(self, p: State, options: dict[str, Any]) -> list[Timer]:
        return timers(p, options)

    def talks(self, p: State) -> list[tuple[int, int]]:
        sides = {
            (min(offer.side, side), max(offer.side, side))
            for offer in p.offers
            for side in range(len(p.sides))
            if addressed(p, offer, side)
        }
        return sorted(
            (min(a, b), max(a, b)) for one, two in sides for a in p.members(one) for b in p.members(two) if a != b
        )

    def offered(self, before: State, after: State, *, openly: bool) -> list[int]:
        known = {offer.number for offer in before.offers}
        everybody = (1 << len(after.sides)) - 1
        sides = {
            side
            for offer in after.offers
            if offer.number not in known
            and (not openly or parties(after, offer) | offer.to | 1 << offer.side == everybody)
            for side in range(len(after.sides))
            if addressed(after, offer, side)
        }
        return sorted(seat for side in sides for seat in after.members(side))

    def result(self, p: State) -> Result:
        return result(p)

    def sources(self, p: State, facts: Iterable[Fact]) -> list[dict[str, int]]:
        return sources(p, facts)

    def period_of(self, p: State) -> int:
        """A new chance period with every turn, so that rolls can be checked soon after."""
        return 1 + p.turns

    def round_of(self, p: State) -> int:
        return p.rounds


def board_of(header: Header, edition: Edition) -> Board:
    """An edition under the options of a table."""
    return Board(edition.data, header.options, names.names(edition))


def words_of(p: State) -> Words:
    """The words of a position's edition."""
    return words_with(ACTIONS, p.board.names, p.seats(), ROWS)


SOURCES: Final = {
    "title": "titles",
    "guild": "guilds",
    "level": "levels",
    "suspended": "levels",
    "restored": "levels",
    "bonus": "groups",
    "mission": "missions",
    "points-trade": "bought",
    "switzerland": "bought",
    "insolvency": "bought",
    "deal": "deals",
    "battle": "battles",
    "card": "cards",
    "moonshot": "moonshot",
    "backward": "backward",
}
"""Causes of CR points, with the name of the source; what is not named here is `other`."""
OTHER_SOURCE: Final = "other"


def sources(p: State, facts: Iterable[Fact]) -> list[dict[str, int]]:
    """The CR points of each seat by source; those of a side count for each of its members."""
    found = [dict.fromkeys([*SOURCES.values(), OTHER_SOURCE], 0) for _ in p.sides]
    for fact in facts:
        if fact.key == POINTS.key:
            source = SOURCES.get(CAUSES[fact.args["cause"]], OTHER_SOURCE)
            found[fact.args["seat"]][source] += fact.args["change"]
    return [found[p.side_of(seat)] for seat in range(p.seats())]


class GlobopolisEdition(EditionRules):
    """What an edition of Globopolis holds."""

    optional_data = OPTIONAL

    def faults(self, edition: Edition) -> list[Fault]:
        return faults(edition.data)

    def options(self, edition: Edition) -> tuple[Option, ...]:
        return OPTIONS

    def seats(self, edition: Edition, options: dict[str, Any]) -> range:
        if options.get("teams"):
            return range(options["teams"] + 1, MOST_SEATS + 1)
        return super().seats(edition, options)

    def sides(self, edition: Edition, seats: int, options: dict[str, Any]) -> list[int]:
        return [seat % options["teams"] for seat in range(seats)] if options.get("teams") else []

    def contradiction(self, edition: Edition, seats: int, options: dict[str, Any]) -> Message | None:
        return contradictions.contradiction(edition.data, seats, options)

    def names(self, edition: Edition) -> dict[str, list[str]]:
        return names.names(edition)

    def titles(self, edition: Edition, lang: str) -> dict[str, list[str]]:
        return names.titles(edition, lang)

    def data_facts(self, edition: Edition) -> dict[str, DataFact]:
        return data_facts(edition)


class GlobopolisText(GameText[State]):
    """Views of Globopolis in sentences."""

    def portrait(self, view: State, seat: int | None, speaker: Speaker) -> list[Section]:
        return portrait(view, seat, speaker)

    def odds(self, view: State, seat: int, speaker: Speaker) -> list[Section]:
        return odds(view, seat, speaker)

    def detail(self, view: State, seat: int, action: Action, speaker: Speaker) -> str:
        return detail(view, seat, action, speaker)

    def warning(self, view: State, seat: int, action: Action, speaker: Speaker) -> str:
        return warning(view, seat, action, speaker)

    def effects(self, view: State, seat: int, action: Action) -> dict[str, Any] | None:
        if isinstance(action, LayOut):
            return layout_effects(view, seat, action)
        if isinstance(action, Deploy):
            return agent_effects(view, seat, action)
        return deal_effects(view, seat, action)

    def written(self, p: State, standing: Written, text: str, facts: list[Fact]) -> tuple[list[Fact], Written]:
        return written(p, standing, text, facts)

    def inquiries(self) -> dict[str, Inquiry]:
        return inquiries.INQUIRIES

    def lines(self, inquiry: str, answer: dict[str, Any], speaker: Speaker) -> list[str]:
        return inquiries.lines(answer, speaker)


class GlobopolisPlayers(Players[State]):
    """Bots that know Globopolis."""

    def bots(self) -> dict[str, BotMaker]:
        return {"steady": SteadyBot}

    def tempered(self, temper: Temper) -> dict[str, BotMaker]:
        return {"steady": lambda random: SteadyBot(random, temper)}

    def sparring(self) -> dict[str, BotMaker]:
        return {"exploiter": Exploiter}

    def evaluate(self, view: State, seat: int) -> float:
        return evaluate(view, seat)

    def prospects(self, view: State, seat: int, action: Action) -> dict[str, Any] | None:
        return prospects(view, seat, action)

    def pressing(self, p: State) -> list[int]:
        waiting = 0
        for offer in p.offers:
            for side in range(len(p.sides)):
                answered = (offer.accepted | offer.declined) >> side & 1
                if addressed(p, offer, side) and not answered and not p.sides[side].gone:
                    waiting |= 1 << side
        seats = [side for side in range(len(p.sides)) if (waiting >> side) & 1]
        return seats if p.overlap < 0 or p.overlap in seats else [*seats, p.overlap]

    def guide(self) -> SteadyGuide:
        return SteadyGuide(State.copy, evaluate, lambda p: result(p).winners, imagine)
