"""Globopolis behind the protocol that all games share."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import Any, ClassVar

from meridian.core.action import Action
from meridian.core.codec import words_for, words_with
from meridian.core.datum import Fault
from meridian.core.edition import Edition
from meridian.core.flaws import Flaw
from meridian.core.game import Game, WeightedChoice
from meridian.core.inquiry import Inquiry
from meridian.core.journal import Header
from meridian.core.messages import Message, Speaker
from meridian.core.position import FactKind, Position
from meridian.core.records import DataFact, Result, Section
from meridian.core.timers import Timer
from meridian.games.globopolis import facts as fact_kinds
from meridian.games.globopolis import position_checks, refusals
from meridian.games.globopolis.actions import ACTIONS, ROWS
from meridian.games.globopolis.bots.evaluation import evaluate
from meridian.games.globopolis.bots.guide import SteadyGuide
from meridian.games.globopolis.bots.steady import SteadyBot
from meridian.games.globopolis.edition import contradictions
from meridian.games.globopolis.edition.checks import OPTIONAL, faults
from meridian.games.globopolis.edition.data_facts import data_facts
from meridian.games.globopolis.edition.options import OPTIONS, PRESETS
from meridian.games.globopolis.queries import queries
from meridian.games.globopolis.rules.assessment import LINES
from meridian.games.globopolis.rules.board import Board, good_names
from meridian.games.globopolis.rules.constants import CAUSES, RESOURCES, SORTS
from meridian.games.globopolis.rules.course import PREPARE, Globopolis
from meridian.games.globopolis.rules.deals import REASONS, addressed
from meridian.games.globopolis.rules.state import State, bare
from meridian.games.globopolis.text import inquiries
from meridian.games.globopolis.text.details import detail
from meridian.games.globopolis.text.odds import odds
from meridian.games.globopolis.text.portrait import LABELS, portrait
from meridian.games.globopolis.text.warnings import warning
from meridian.games.globopolis.timers import timers
from meridian.games.globopolis.view import imagine, pieces, view
from meridian.games.globopolis.words import arrange, show

MOST_SEATS = 10
"""Governors at a table with teams; without teams as many as the edition says."""

RESOURCE_TITLES = {
    "en": ["Water", "Food", "Energy", "UCP", "NS-Unit"],
    "de": ["Wasser", "Nahrung", "Energie", "UCP", "NS-Einheit"],
}
GOOD_TITLES = {
    "en": {"points": "CR points", "agents": "Agents", "hostages": "captured Agents", "bare": "{} without its units",
           "any": "any {} card", "from": "{} from {}"},
    "de": {"points": "CR-Punkte", "agents": "Agenten", "hostages": "gefangene Agenten", "bare": "{} ohne Einheiten",
           "any": "beliebige {}-Karte", "from": "{} von {}"},
}  # fmt: skip
CARD_FIELDS = {"ops-mission": "OPs-MISSION", "influence": "INFLUENCE"}


class GlobopolisGame(Game):
    """Territories, resources, Guilds, deals, Agents and dice battles: govern the world to the victory mark."""

    name = "globopolis"
    package = "meridian.games.globopolis"
    prefix = "GP"
    players_clause = "GP-001"
    rules_version = 1
    seats = range(2, 6)
    actions = ACTIONS
    rows: ClassVar[dict[str, tuple[str, ...]]] = ROWS
    facts = tuple(kind for kind in vars(fact_kinds).values() if isinstance(kind, FactKind))
    refusals = refusals.REFUSALS
    settings = OPTIONS
    presets: ClassVar[dict[str, dict[str, Any]]] = PRESETS
    questions = (
        "draft", "stock-excess", "return-card", "option-phase", "roll", "roll-again", "attack-or-roll", "fly-or-roll",
        "correct-course", "business", "buy-goods", "pay-or-attack", "give-unit", "clean-house", "deploy", "end-turn",
        "summit", "pact", "world-opinion", "safe-house", "second-wave", "orderly-retreat", "side-offer",
        "answer-side-offer", "withdraw-agents", "assess-cards", "ask-for-help", "give-help", "fight-on",
        "continue-aggression",
    )  # fmt: skip
    labels = (*LABELS, *inquiries.LABELS, *contradictions.LABELS, *position_checks.LABELS)
    dice = True
    turn_questions = ("option-phase",)
    key_facts = (
        "bonus-earned", "summit-hosted", "agents-captured", "attack-declared", "engagement-won", "eds-destroyed",
        "eds-taken", "deal-closed", "mission-pays", "final-round", "sudden-death", "time-up", "resigned", "game-won",
    )  # fmt: skip
    use_questions = ("option-phase", "roll", "roll-again", "deploy", "end-turn")
    optional_data = OPTIONAL
    keyed: ClassVar[dict[str, str]] = {
        "players.*.debt": "seat",
        "players.*.hostages": "seat",
        "titles.*.agents": "seat",
        "offers": "number",
    }
    meanings: ClassVar[dict[str, str]] = {
        **dict.fromkeys(("active_seat", "first", "phase", "overlap"), "seat"),
        **dict.fromkeys(("owner", "strikes", "side"), "side"),
        **dict.fromkeys(("claims", "sudden", "winners", "embargo", "accepted", "declined"), "sides"),
        **dict.fromkeys(("made", "agents", "debt", "hostages"), "by-side"),
        "blocked": "by-seat",
        "field": "by-seat field",
        **dict.fromkeys(("hands", "decks"), "card"),
        "raised": "bits title",
        "bonus": "bits group",
        "cashed": "bits 32",
        "terms": "rows 4",
        "offers": "first 4 side accepted declined ends terms",
    }

    def __init__(self) -> None:
        self._boards: dict[str, Board] = {}

    # What it is made of

    def edition_faults(self, edition: Edition) -> list[Fault]:
        return faults(edition.data)

    def seats_of(self, edition: Edition, options: dict[str, Any]) -> range:
        if options.get("teams"):
            return range(2 * options["teams"], MOST_SEATS + 1, options["teams"])
        return super().seats_of(edition, options)

    def contradiction(self, edition: Edition, seats: int, options: dict[str, Any]) -> Message | None:
        return contradictions.contradiction(edition.data, seats, options)

    def names(self, edition: Edition) -> dict[str, list[str]]:
        data = edition.data
        territories, guilds = list(data["territories"]), list(data["guilds"])
        titles = [*territories, *guilds]
        cards = [*data["ops"], *data["missions"], *data["influences"]]
        seats = [*(f"p{seat + 1}" for seat in range(MOST_SEATS)), "any"]
        return {
            **dict.fromkeys(("title", "source", "target", "second_title"), titles),
            **dict.fromkeys(("seat", "other", "owner"), seats),
            "place": [*titles, "stock"],
            "card": cards,
            "field": _told_apart(data["ring"]["fields"]),
            "independent": list(data["independents"]),
            "group": list(data["groups"]),
            "quadrant": list(data["quadrants"]),
            "resource": RESOURCES,
            "second": RESOURCES,
            "sort": SORTS,
            "cause": CAUSES,
            "line": LINES,
            "reason": REASONS,
            "good": good_names(territories, guilds, cards),
        }

    def titles(self, edition: Edition, lang: str) -> dict[str, list[str]]:
        data = edition.data

        def named(*sections: str) -> list[str]:
            return [row["name"][lang] for section in sections for row in data[section].values()]

        territories, titles = named("territories"), named("territories", "guilds")
        cards = named("ops", "missions", "influences")
        sorts = ["OPs", "MISSION", "INFLUENCE"]
        resources, goods = RESOURCE_TITLES[lang], GOOD_TITLES[lang]
        fields = {
            key: row["name"][lang]
            for section in ("territories", "guilds", "independents", "bases", "specials")
            for key, row in data[section].items()
        } | CARD_FIELDS
        return {
            **dict.fromkeys(("title", "source", "target", "second_title"), titles),
            "place": [*titles, {"en": "Personal Stock", "de": "Privatlager"}[lang]],
            "card": cards,
            "card_text": [
                row["text"][lang] for section in ("ops", "missions", "influences") for row in data[section].values()
            ],
            "field": [fields[name] for name in data["ring"]["fields"]],
            "independent": named("independents"),
            "group": named("groups"),
            "quadrant": named("quadrants"),
            "resource": resources,
            "second": resources,
            "sort": sorts,
            "good": [
                "EU", goods["points"], goods["agents"], goods["hostages"], *resources, *titles,
                *(goods["bare"].format(name) for name in territories), *cards,
                *(goods["any"].format(sort) for sort in sorts),
                *(goods["from"].format(kind, name) for name in territories for kind in resources),
            ],
        }  # fmt: skip

    def data_facts(self, edition: Edition) -> dict[str, DataFact]:
        return data_facts(edition)

    def bots(self) -> dict[str, Any]:
        return {"steady": SteadyBot}

    def guide(self) -> SteadyGuide:
        return SteadyGuide(self.copy, self.evaluate, lambda p: self.result(p).winners)

    def inquiries(self) -> dict[str, Inquiry]:
        return inquiries.INQUIRIES

    def lines(self, inquiry: str, answer: dict[str, Any], speaker: Speaker) -> list[str]:
        return inquiries.lines(answer, speaker)

    # Positions

    def board(self, header: Header) -> Board:
        """The board of an edition under the options of a table, made once for all its games."""
        key = header.edition_hash + repr(header.options)
        if key not in self._boards:
            edition = self.edition(header.overlay)
            self._boards[key] = Board(edition.data, header.options, self.names(edition))
        return self._boards[key]

    def opening(self, header: Header) -> State:
        board = self.board(header)
        if header.start is not None:
            return arrange(board, header.seats, words_for(self, header), header.start)
        s = bare(board, header.seats)
        s.call(Globopolis(PREPARE))
        return s

    def flaws(self, p: Position, start: dict[str, Any] | None = None) -> Iterable[Flaw]:
        assert isinstance(p, State)
        return position_checks.flaws(p)

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

    def queries(self, p: Position, seat: int | None) -> dict[str, Any]:
        assert isinstance(p, State)
        return queries(p, seat)

    def query(self, p: Position, seat: int | None, names: Collection[str]) -> dict[str, Any]:
        assert isinstance(p, State)
        return queries(p, seat, names)

    def pieces(self, p: Position) -> dict[str, int]:
        assert isinstance(p, State)
        return pieces(p)

    def pressing(self, p: Position) -> list[int]:
        assert isinstance(p, State)
        waiting = 0
        for offer in p.offers:
            for side in range(len(p.sides)):
                answered = (offer.accepted | offer.declined) >> side & 1
                if addressed(p, offer, side) and not answered and not p.sides[side].gone:
                    waiting |= 1 << side
        seats = [side for side in range(len(p.sides)) if (waiting >> side) & 1]
        return seats if p.overlap < 0 or p.overlap in seats else [*seats, p.overlap]

    def timers(self, p: Position, options: dict[str, Any]) -> list[Timer]:
        assert isinstance(p, State)
        return timers(p, options)

    def talks(self, p: Position) -> list[tuple[int, int]]:
        assert isinstance(p, State)
        sides = {
            (min(offer.side, side), max(offer.side, side))
            for offer in p.offers
            for side in range(len(p.sides))
            if addressed(p, offer, side)
        }
        return sorted(
            (min(a, b), max(a, b)) for one, two in sides for a in p.members(one) for b in p.members(two) if a != b
        )

    def result(self, p: Position) -> Result:
        assert isinstance(p, State)
        scores = [p.sides[p.side_of(seat)].points for seat in range(p.seats())]
        winners = [seat for seat in range(p.seats()) if (p.winners >> p.side_of(seat)) & 1]
        order = sorted(range(p.seats()), key=lambda seat: (seat not in winners, -scores[seat], seat))
        return Result(scores, winners, order)

    def show(self, p: Position) -> dict[str, Any]:
        assert isinstance(p, State)
        return show(p, words_with(self, p.board.names, p.seats()))

    def period_of(self, p: Position) -> int:
        """A new chance period with every turn, so that rolls can be checked soon after."""
        assert isinstance(p, State)
        return 1 + p.turns

    def round_of(self, p: Position) -> int:
        assert isinstance(p, State)
        return p.rounds

    # In text, for people

    def portrait(self, view: Position, seat: int | None, speaker: Speaker) -> list[Section]:
        assert isinstance(view, State)
        return portrait(view, seat, speaker)

    def odds(self, view: Position, seat: int, speaker: Speaker) -> list[Section]:
        assert isinstance(view, State)
        return odds(view, seat, speaker)

    def detail(self, view: Position, seat: int, action: Action, speaker: Speaker) -> str:
        assert isinstance(view, State)
        return detail(view, seat, action, speaker)

    def warning(self, view: Position, seat: int, action: Action, speaker: Speaker) -> str:
        assert isinstance(view, State)
        return warning(view, seat, action, speaker)


def _told_apart(fields: list[str]) -> list[str]:
    """Field ids, with its place in the ring behind a card field: an id means one field."""
    return [f"{name}-{at}" if name in CARD_FIELDS else name for at, name in enumerate(fields)]
