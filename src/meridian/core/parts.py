"""The four parts of a game: its rules, its edition, its texts for people, its players.

A part that takes positions is generic over the game's own State, so that a game's methods take a State. Everything
outside a game holds a plain `Game` and gives back only positions that it got from it.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Sequence
from functools import partial
from typing import Any, ClassVar, Generic

from meridian.core.action import Action
from meridian.core.datum import Fault, Key
from meridian.core.edition import Edition
from meridian.core.edition_checks import Bounds, Check, find_faults, names_of, out_of_ranges
from meridian.core.facts import Fact
from meridian.core.flaws import Flaw
from meridian.core.inquiry import Inquiry, plain_lines
from meridian.core.journal import Header
from meridian.core.kinds import SEAT_NAMES
from meridian.core.messages import Message
from meridian.core.option import Option
from meridian.core.players import BotMaker, Guide, Temper
from meridian.core.position import P
from meridian.core.records import DataFact, Result, Section, WeightedChoice
from meridian.core.schema import Schema
from meridian.core.speaker import SEAT_FIELDS, Speaker
from meridian.core.timers import Timer
from meridian.core.words import Words


class Rules(Generic[P]):
    """How positions begin, how they are seen, and how a game ends. Asking and playing are on `Position`."""

    def __init__(self, schema: Schema, words_of: Callable[[P], Words]) -> None:
        self.schema = schema
        self.words_of = words_of

    def opening(self, header: Header, edition: Edition) -> P:
        """The position before anything has happened: of a new game, or as the header's start describes it."""
        raise NotImplementedError

    def flaws(self, p: P, start: dict[str, Any] | None = None) -> Iterable[Flaw]:
        """Why a position cannot be, by the rules and by what lies in the box; nothing for one that play can lead to.
        More is let pass in what `start` does not describe: the rest of it was filled in."""
        return ()

    def copy(self, p: P) -> P:
        """An independent copy of a position."""
        return p.copy()

    def view(self, p: P, seat: int | None) -> P:
        """The position as a seat (None: a spectator) may know it, its other slots UNKNOWN."""
        seen: P = self.schema.view(p, seat)
        return seen

    def imagine(self, view: P, draw: WeightedChoice) -> P:
        """A full position that agrees with a view, its unknown slots drawn as chance would."""
        raise NotImplementedError

    def show(self, p: P) -> dict[str, Any]:
        """A position or view as plain data in words: for wires, digests and scenarios."""
        return self.schema.show(p, self.words_of(p))

    def result(self, p: P) -> Result:
        """The result of a finished game; its points are as they stand before that."""
        raise NotImplementedError

    def sources(self, p: P, facts: Iterable[Fact]) -> list[dict[str, int]]:
        """Where the points of a finished game come from, by seat: names of sources with their points. `facts` is
        everything that happened in it."""
        return []

    def round_of(self, p: P) -> int:
        """How many rounds have begun: the length of a game as players count it."""
        raise NotImplementedError

    def period_of(self, p: P) -> int:
        """The chance period: 1 in set-up, a new one whenever a turn ends; it never decreases."""
        return self.round_of(p) + 1

    def pieces(self, p: P) -> dict[str, int]:
        """What a game is made of and no play can change, counted: cards, tokens, money."""
        raise NotImplementedError

    def queries(self, p: P, seat: int | None, names: Collection[str] | None = None) -> dict[str, Any]:
        """What can be asked of a position beyond playing, by name: these queries, or all. Unknown names are left
        out."""
        return {}

    def timers(self, p: P, options: dict[str, Any]) -> list[Timer]:
        """The rule book's own timers that matter now, at a table with these settled options. Only what everybody
        knows decides them."""
        return []

    def talks(self, p: P) -> list[tuple[int, int]]:
        """Pairs of seats between which an offer stands, the smaller first: they may agree to let the clock stand."""
        return []

    def offered(self, before: P, after: P, *, openly: bool) -> list[int]:
        """Seats to which an offer was made between two positions. `openly`, only offers that everybody knows of count:
        the clocks of these seats wait while they look at one, and no clock tells a secret."""
        return []


class EditionRules:
    """What an edition must hold, and what follows from it: options, numbers of players, names."""

    optional_data: ClassVar[dict[str, type]] = {}
    """Data that an edition may have or lack, with their types, by patterns such as `borders.*`."""

    tables: ClassVar[dict[str, str]] = {}
    """Fields of actions and facts that name something of the edition, and the table of the data it stands in."""
    words: ClassVar[dict[str, Sequence[str]]] = {}
    """Fields that name something else, with the words that their numbers stand for."""
    ranges: ClassVar[dict[Key, Bounds]] = {}
    """Constants of the edition, with the lowest and the highest number each may be and the clauses it belongs to."""

    named: ClassVar[dict[str, str]] = {}
    """Tables of the data whose rows have names, with the clauses they belong to."""

    def faults(self, edition: Edition) -> list[Fault]:
        """What makes an edition unplayable: every check of this game over its data."""
        data = edition.data
        checks = [Check("names", clauses, partial(names_of, kind=table)) for table, clauses in self.named.items()]
        return [*out_of_ranges(data, self.ranges), *find_faults(data, tuple(checks), ())]

    def options(self, edition: Edition) -> tuple[Option, ...]:
        """The options of a table that plays with this edition."""
        return ()

    def seats(self, edition: Edition, options: dict[str, Any]) -> range:
        """How many may play with this edition and these options."""
        players = edition.data["players"]
        return range(players["min"], players["max"] + 1)

    def sides(self, edition: Edition, seats: int, options: dict[str, Any]) -> list[int]:
        """The side of each seat at a table of teams; empty where everybody plays alone."""
        return []

    def contradiction(self, edition: Edition, seats: int, options: dict[str, Any]) -> Message | None:
        """Why options cannot go together, with their names and the clauses; None if nothing contradicts. The message
        is one of the game's labels."""
        return None

    def names(self, edition: Edition) -> dict[str, list[str]]:
        """For each field of actions and facts that names something: the ids its numbers stand for."""
        seats = SEAT_NAMES[: edition.data["players"]["max"]]
        named = {field: list(edition.data[table]) for field, table in self.tables.items()}
        return named | {field: list(words) for field, words in self.words.items()} | dict.fromkeys(SEAT_FIELDS, seats)

    def titles(self, edition: Edition, lang: str) -> dict[str, list[str]]:
        """The same things as people call them in a language, where the edition names them."""
        return {
            field: [thing["name"][lang] for thing in edition.data[table].values()]
            for field, table in self.tables.items()
        }

    def data_facts(self, edition: Edition) -> dict[str, DataFact]:
        """What can be read off an edition, by name, with clauses: for data checks in scenarios."""
        data = edition.data
        constants = {
            ".".join(key): DataFact(data[key[0]][key[1]], clauses) for key, (_, _, clauses) in self.ranges.items()
        }
        return constants | {table: DataFact(list(data[table]), clauses) for table, clauses in self.named.items()}


Written = tuple[Fact, ...]
"""Facts that tell what players wrote, as long as it stands."""


class GameText(Generic[P]):
    """A game in sentences, for people. Each method but `written` is given a view."""

    def labels(self) -> tuple[str, ...]:
        """Messages of the game that its texts need by themselves, beside those that its modules list."""
        return ()

    def portrait(self, view: P, seat: int | None, speaker: Speaker) -> list[Section]:
        """A view in words, in a stable order."""
        return []

    def odds(self, view: P, seat: int, speaker: Speaker) -> list[Section]:
        """What can be worked out from a view: projections and exact chances."""
        return []

    def detail(self, view: P, seat: int, action: Action, speaker: Speaker) -> str:
        """What a person would look up before giving this answer; may be empty."""
        return ""

    def warning(self, view: P, seat: int, action: Action, speaker: Speaker) -> str:
        """What a person should confirm before giving this answer; empty if nothing."""
        return ""

    def effects(self, view: P, seat: int, action: Action) -> dict[str, Any] | None:
        """What an action of a seat would do, in numbers; None where that cannot be told beforehand. The
        action may be illegal now: then it says why."""
        return None

    def written(self, p: P, standing: Written, text: str, facts: list[Fact]) -> tuple[list[Fact], Written]:
        """What players wrote into their answers, told: the facts of an entry with those that tell its own `text`, or
        earlier ones again, and the texts that stand after it, of those that stood before and the new. The position is
        the true one; a fact that tells a text has the audience of what it was written to."""
        return facts, ()

    def inquiries(self) -> dict[str, Inquiry]:
        """What can be asked without a position, by name."""
        return {}

    def lines(self, inquiry: str, answer: dict[str, Any], speaker: Speaker) -> list[str]:
        """The answer to an inquiry in sentences."""
        return plain_lines(answer)


class Players(Generic[P]):
    """Bots that know this game."""

    def bots(self) -> dict[str, BotMaker]:
        """Makers of bots, by name."""
        return {}

    def tempered(self, temper: Temper) -> dict[str, BotMaker]:
        """Makers of the same bots with a temper, by name, for those that can have one."""
        return {}

    def sparring(self) -> dict[str, BotMaker]:
        """Makers of bots that show a weakness of others, by name: for tournaments, not for tables of people."""
        return {}

    def evaluate(self, view: P, seat: int) -> float:
        """How good a position looks for a seat; only differences matter."""
        raise NotImplementedError

    def prospects(self, view: P, seat: int, action: Action) -> dict[str, Any] | None:
        """What bots think of an answer that only takes effect when others agree to it, such as an offer; null for the
        others. `chance` is how likely the seat is to win before and after, `verdict` good, even or bad.
        `agree` says of each other party by name whether a sound player in its place would agree."""
        return None

    def pressing(self, p: P) -> list[int]:
        """Seats that are not asked, but for which something stands that a bot should answer, such as an offer."""
        return []

    def guide(self) -> Guide[P] | None:
        """What a search knows of this game; without a guide `deep` cannot play it."""
        return None

    def search_helps(self) -> bool:
        """Whether games have shown that a search makes a bot stronger here; people are not told so before."""
        return True

    def first_guide(self) -> Guide[P] | None:
        """What the first `deep` knew of this game, by which later ones are measured (`deep@1`)."""
        return self.guide()
