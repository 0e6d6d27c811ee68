"""What every game offers: the one protocol behind table, bots, simulation and adapters."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable, Collection, Iterable
from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from meridian.core.action import Action, Refusal
from meridian.core.datum import BadEdition, Fault
from meridian.core.edition import Edition, overlaid, shipped
from meridian.core.errors import BadInput
from meridian.core.journal import Header
from meridian.core.option import Option, settle
from meridian.core.position import FactKind, Position
from meridian.core.rulebook import Rulebook, rulebook
from meridian.core.timers import Timer

if TYPE_CHECKING:
    from meridian.core.flaws import Flaw
    from meridian.core.messages import Message, Speaker
from meridian.core.inquiry import Inquiry, plain_lines
from meridian.core.records import DataFact, Result, Section

WeightedChoice = Callable[[list[int]], int]
"""Picks an index with integer weights: where `imagine` takes its chance from."""

_EDITIONS: dict[tuple[str, str], Edition] = {}
"""Overlaid editions that were checked, by game and overlay: every journal of a series asks for its own again."""
_EDITIONS_KEPT = 64


class Game:
    """A game: what it is made of, and how its positions are begun, asked, played and shown."""

    name: str
    package: str
    prefix: str
    rules_version: int
    older_rules: tuple[int, ...] = ()
    """Earlier versions of the rules that can still be played: journals written under them replay as they were."""
    seats: range
    actions: tuple[type[Action], ...]
    facts: tuple[FactKind, ...]
    refusals: tuple[Refusal, ...]
    questions: tuple[str, ...]
    settings: tuple[Option, ...]
    players_clause: str
    """The clause that says for how many players the game is."""
    presets: ClassVar[dict[str, dict[str, Any]]] = {"standard": {}}
    """Named sets of options; what a preset does not name has its default."""
    labels: tuple[str, ...] = ()
    """Further messages of the game, for the texts it writes itself."""
    dice = False
    """Whether dice are rolled, so that people may roll real ones."""
    turn_questions: tuple[str, ...] = ()
    """Questions with which a turn begins: people see the position again before them."""
    key_facts: tuple[str, ...] = ()
    """Facts that people will remember of a game: they get a mark when it is looked at again."""
    use_questions: tuple[str, ...] = ()
    """Questions at which nothing is half done: whoever answers for somebody else stops before them."""
    rows: ClassVar[dict[str, tuple[str, ...]]] = {}
    """Fields of actions that hold rows, with what the columns of a row mean."""
    meanings: ClassVar[dict[str, str]] = {}
    """What numbers and lists in positions mean where the field's name does not say it (`meridian.research.layout`)."""
    keyed: ClassVar[dict[str, str]] = {}
    """Tables of a shown position that hold only what is there, such as `players.*.debt`, and what their keys name."""
    optional_data: ClassVar[dict[str, type]] = {}
    """Data that an edition may have or lack, with their types, by patterns such as `borders.*`."""

    # What a game says of itself

    def edition(self, overlay: dict[str, Any] | None = None) -> Edition:
        """The edition to play with: the shipped one, or what an overlay makes of it, merged and checked."""
        if not overlay:
            return shipped(self.package)
        key = (self.package, json.dumps(overlay, default=repr))
        if key not in _EDITIONS:
            edition = overlaid(shipped(self.package), overlay, self.name, self.optional_data)
            faults = self.edition_faults(edition)
            if faults:
                raise BadEdition(faults)
            if len(_EDITIONS) >= _EDITIONS_KEPT:
                _EDITIONS.clear()
            _EDITIONS[key] = edition
        return _EDITIONS[key]

    def edition_faults(self, edition: Edition) -> list[Fault]:
        """What makes an edition unplayable: every check of this game over its data."""
        return []

    def settings_of(self, edition: Edition) -> tuple[Option, ...]:
        """The options of a table that plays with this edition; `settings` are those of the shipped one."""
        return self.settings

    def seats_of(self, edition: Edition, options: dict[str, Any]) -> range:
        """How many may play with this edition and these options."""
        players = edition.data["players"]
        return range(players["min"], players["max"] + 1)

    def contradiction(self, edition: Edition, seats: int, options: dict[str, Any]) -> Message | None:
        """Why options cannot go together, with their names and the clauses; None if nothing contradicts. The message
        is one of `labels`."""
        return None

    def rulebook(self) -> Rulebook:
        """The rule book in our words."""
        return rulebook(self.package)

    def names(self, edition: Edition) -> dict[str, list[str]]:
        """For each field of actions and facts that names something: the ids its numbers stand for."""
        raise NotImplementedError

    def titles(self, edition: Edition, lang: str) -> dict[str, list[str]]:
        """The same things as people call them in a language, where the edition names them."""
        raise NotImplementedError

    def bots(self) -> dict[str, Any]:
        """Bots that know this game, by name: makers that take a generator."""
        return {}

    def guide(self) -> Any:
        """What a search knows of this game; None if there is nothing for `deep` to go by."""
        return None

    def data_facts(self, edition: Edition) -> dict[str, DataFact]:
        """What can be read off an edition, by name, with clauses: for data checks in scenarios."""
        raise NotImplementedError

    def header(
        self,
        seats: int,
        options: dict[str, Any] | None = None,
        start: dict[str, Any] | None = None,
        overlay: dict[str, Any] | None = None,
    ) -> Header:
        """A header for a new table; `overlay` is what a user's own edition changes."""
        edition = self.edition(overlay)
        settled = settle(self.settings_of(edition), options or {})
        allowed = self.seats_of(edition, settled)
        if seats not in allowed:
            low, high = allowed[0], allowed[-1]
            line = f"{self.name} is for {low} to {high} players, not {seats} ({self.players_clause})"
            about = {"game": self.name, "low": str(low), "high": str(high), "seats": str(seats)}
            raise BadInput(line, "players", **about, clause=self.players_clause)
        clash = self.contradiction(edition, seats, settled)
        if clash is not None:
            raise BadInput(f"options: {clash.say('en')}", "options-clash", reason=clash)
        header = Header(
            game=self.name,
            rules_version=self.rules_version,
            edition=edition.name,
            edition_hash=edition.hash,
            seats=seats,
            options=settled,
            overlay=edition.overlay,
            start=start,
        )
        if start is not None:
            self.started(header)
        return header

    # Positions

    def begin(self, header: Header, recording: bool = False, count: bool = False) -> Position:
        """The position before the first answer; `recording` keeps its facts, `count` its citations."""
        p = self.started(header)
        p.recording = recording
        p.cited = {} if count else None
        p.run()
        return p

    def started(self, header: Header) -> Position:
        """The opening; a start that cannot be is refused, wherever it comes from."""
        p = self.opening(header)
        for flaw in () if header.start is None else self.flaws(p, header.start):
            raise flaw.complaint()
        return p

    def opening(self, header: Header) -> Position:
        """The position as it lies before anything has happened: as for a new game, or as its start is told."""
        raise NotImplementedError

    def flaws(self, p: Position, start: dict[str, Any] | None = None) -> Iterable[Flaw]:
        """Why a position cannot be, by the rules and by what lies in the box; nothing for one that play can lead to.
        Of what `start` does not tell, more is let pass: the rest of it was filled in."""
        return ()

    def copy(self, p: Position) -> Position:
        """An independent copy of a position."""
        raise NotImplementedError

    def view(self, p: Position, seat: int | None) -> Position:
        """The position as a seat (None: a spectator) may know it, its other slots UNKNOWN."""
        raise NotImplementedError

    def imagine(self, view: Position, draw: WeightedChoice) -> Position:
        """A full position that agrees with a view, its unknown slots drawn as chance would."""
        raise NotImplementedError

    def evaluate(self, view: Position, seat: int) -> float:
        """How good a position looks for a seat; only differences matter."""
        raise NotImplementedError

    def queries(self, p: Position, seat: int | None) -> dict[str, Any]:
        """What can be asked of a position beyond playing, by name."""
        return {}

    def query(self, p: Position, seat: int | None, names: Collection[str]) -> dict[str, Any]:
        """The answers to some of these queries; names that are none are left out. Games whose answers cost something
        work out only these."""
        return {name: answer for name, answer in self.queries(p, seat).items() if name in names}

    def inquiries(self) -> dict[str, Inquiry]:
        """What can be asked without a position, by name."""
        return {}

    def lines(self, inquiry: str, answer: dict[str, Any], speaker: Speaker) -> list[str]:
        """The answer to an inquiry in sentences."""
        return plain_lines(answer)

    def pieces(self, p: Position) -> dict[str, int]:
        """What a game is made of and no play can change, counted: cards, tokens, money."""
        raise NotImplementedError

    def result(self, p: Position) -> Result:
        """The result of a finished game."""
        raise NotImplementedError

    def show(self, p: Position) -> dict[str, Any]:
        """A position or view as plain data in words: for wires, digests and scenarios."""
        raise NotImplementedError

    def period_of(self, p: Position) -> int:
        """The chance period: 1 in set-up, a new one whenever a turn ends; it never decreases."""
        return self.round_of(p) + 1

    def round_of(self, p: Position) -> int:
        """How many rounds have begun: the length of a game as players count it."""
        raise NotImplementedError

    # In text, for people; each is given a view

    def portrait(self, view: Position, seat: int | None, speaker: Speaker) -> list[Section]:
        """A view in words, in a stable order."""
        return []

    def odds(self, view: Position, seat: int, speaker: Speaker) -> list[Section]:
        """What can be worked out from a view: projections and exact chances."""
        return []

    def detail(self, view: Position, seat: int, action: Action, speaker: Speaker) -> str:
        """What a person would look up before giving this answer; may be empty."""
        return ""

    def warning(self, view: Position, seat: int, action: Action, speaker: Speaker) -> str:
        """What a person should confirm before giving this answer; empty if nothing."""
        return ""

    def pressing(self, p: Position) -> list[int]:
        """Seats that nobody asks, but for whom something stands that a bot should answer, such as an offer."""
        return []

    def timers(self, p: Position, options: dict[str, Any]) -> list[Timer]:
        """The rule book's own timers that matter now, at a table with these settled options; decided by what everybody
        knows."""
        return []

    def talks(self, p: Position) -> list[tuple[int, int]]:
        """Pairs of seats between which an offer stands, the smaller first: they may agree to let the clock stand."""
        return []

    def digest(self, p: Position) -> str:
        """A hash over all that a position holds."""
        return hashlib.sha256(msgspec.json.encode(self.show(p))).hexdigest()
