"""A game as everything outside it sees it: its identity, its catalogues and its four parts."""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import asdict, dataclass, field, fields
from functools import cached_property
from importlib.resources import files
from types import ModuleType
from typing import Annotated, Any, cast

import msgspec

from meridian.core.action import Action, Refusal
from meridian.core.acts import Opener
from meridian.core.books import named_in
from meridian.core.datum import BadEdition
from meridian.core.edition import Edition, overlaid, shipped
from meridian.core.errors import BadInput
from meridian.core.journal import Header
from meridian.core.languages import language
from meridian.core.messages import bundle
from meridian.core.option import Option, pinned, settle
from meridian.core.parts import EditionRules, GameText, Players, Rules
from meridian.core.position import FactKind, P, Position
from meridian.core.schema import Schema
from meridian.core.speaker import Speaker

IDENTITY = "game.toml"
EDITION_CACHE_SIZE = 64

_EDITIONS: dict[tuple[str, str], Edition] = {}
"""Overlaid editions that were checked, by game and overlay: every journal of a series asks for its own again."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Identity:
    """What a game says of itself in its `game.toml`."""

    name: str
    prefix: str
    """The two letters with which the ids of its clauses begin."""
    rules_version: int
    older_rules: tuple[int, ...] = ()
    """Earlier versions of the rules that can still be played: journals written under them replay as they were."""
    players_clause: str
    """The clause that says for how many players the game is."""
    dice: bool = False
    """Whether dice are rolled, so that people may roll real ones."""
    minutes: tuple[int, int] | None = None
    """How long people play it, from and to; None if nobody has said."""
    weight: Annotated[int, msgspec.Meta(ge=1, le=5)] | None = None
    """How hard it is to learn, from 1 to 5."""
    first: bool = False
    """Whether newcomers should begin with this game."""
    presets: dict[str, dict[str, Any]]
    """Named sets of options; what a preset does not name has its default."""
    guided: str = ""
    """The preset of a newcomer's first game, which a coach accompanies: small and kind. None if it is empty."""
    guided_orders: dict[str, str] = field(default_factory=dict)
    """Standing answers with which a newcomer's seat begins that game: what nobody can judge before having played. A
    message `settled-QUESTION` tells what was settled."""
    guided_until: str = ""
    """The fact with which these end."""
    questions: tuple[str, ...]
    turn_questions: tuple[str, ...] = ()
    """Questions with which a turn begins: people see the position again before them."""
    use_questions: tuple[str, ...] = ()
    """Questions at which nothing is half done: a bot that answers for a player stops before them."""
    turn_facts: tuple[str, ...] = ()
    """Facts that sum up another player's turn in the terminal; the rest is in the log. None: all facts are shown."""
    key_facts: tuple[str, ...] = ()
    """Facts that people will remember of a game: they get a mark when it is looked at again."""
    table_parts: tuple[str, ...] = ()
    """Panels, tracks and dice that a lesson may point at, such as `panel-market`; messages call them
    `point-panel-market`."""
    basic_clauses: tuple[str, ...] = ()
    """The clauses of the basic game, which lessons teach: the first and the last of each range, `GD-005..GD-156`."""
    acts: dict[str, Opener] = field(default_factory=dict)
    """Facts that begin an act, with its weight; every other fact belongs to the act before it."""


@dataclass(frozen=True, eq=False, kw_only=True)
class Game(Identity):
    """A game: its identity, its catalogues and its four parts. See `make_game`."""

    package: str
    actions: tuple[type[Action], ...]
    facts: tuple[FactKind, ...]
    refusals: tuple[Refusal, ...]
    labels: tuple[str, ...]
    """Further messages of the game, for the texts it writes itself."""
    rows: dict[str, tuple[str, ...]]
    """Fields of actions that hold rows, with what the columns of a row mean."""
    schema: Schema
    """The fields of its positions: what they are, who may know them, how they are said."""
    rules: Rules[Position]
    edition: EditionRules
    text: GameText[Position]
    players: Players[Position]

    @cached_property
    def seats(self) -> range:
        """How many may play the shipped edition."""
        return self.edition.seats(shipped(self.package), {})

    @cached_property
    def settings(self) -> tuple[Option, ...]:
        """The options of a table that plays the shipped edition."""
        return self.edition.options(shipped(self.package))


def make_game(
    package: str,
    *,
    rules: Rules[P],
    edition: EditionRules,
    text: GameText[P],
    players: Players[P],
    actions: tuple[type[Action], ...],
    facts: ModuleType,
    refusals: tuple[Refusal, ...] = (),
    labels: tuple[str, ...] = (),
    rows: dict[str, tuple[str, ...]] | None = None,
    written: tuple[FactKind, ...] = (),
) -> Game:
    """A game out of the `game.toml` in its package, its parts and its catalogues; `facts` is a module of them. Those in
    `written` tell what players wrote: its texts tell them, not its rules.

    Its parts take positions of its own kind; callers hold plain positions. That is safe because a position goes back
    only to the game it came from: the casts below stand for that.

    Raises TypeError if a procedure has a field of which no kind is declared.
    """
    rules.schema.procedures().check(package)
    return Game(
        **asdict(identity(package)),
        package=package,
        actions=actions,
        facts=(*(kind for kind in vars(facts).values() if isinstance(kind, FactKind)), *written),
        refusals=refusals,
        labels=(*labels, *text.labels()),
        rows=rows or {},
        schema=rules.schema,
        rules=cast("Rules[Position]", rules),
        edition=edition,
        text=cast("GameText[Position]", text),
        players=cast("Players[Position]", players),
    )


def identity(package: str) -> Identity:
    """What a game says of itself."""
    told = tomllib.loads(files(package).joinpath(IDENTITY).read_text(encoding="utf-8"))
    unknown = sorted(told.keys() - {each.name for each in fields(Identity)})
    if unknown:
        raise BadInput(f"{package}: {IDENTITY}: there is no {unknown[0]!r}")
    try:
        return msgspec.convert(told, Identity)
    except msgspec.ValidationError as error:
        raise BadInput(f"{package}: {IDENTITY}: {error}") from None


def edition_of(game: Game, overlay: dict[str, Any] | None = None) -> Edition:
    """The edition to play with: the shipped one, or what an overlay makes of it, merged and checked."""
    if not overlay:
        return shipped(game.package)
    key = (game.package, json.dumps(overlay, default=repr))
    if key not in _EDITIONS:
        edition = overlaid(shipped(game.package), overlay, game.name, game.edition.optional_data)
        faults = game.edition.faults(edition)
        if faults:
            raise BadEdition(faults)
        if len(_EDITIONS) >= EDITION_CACHE_SIZE:
            _EDITIONS.clear()
        _EDITIONS[key] = edition
    return _EDITIONS[key]


def new_header(
    game: Game,
    seats: int,
    options: dict[str, Any] | None = None,
    start: dict[str, Any] | None = None,
    overlay: dict[str, Any] | None = None,
) -> Header:
    """A header for a new table; `overlay` is what a user's own edition changes."""
    edition = edition_of(game, overlay)
    settled = settle(game.edition.options(edition), options or {})
    allowed = game.edition.seats(edition, settled)
    if seats not in allowed:
        low, high = allowed[0], allowed[-1]
        line = f"{game.name} is for {low} to {high} players, not {seats} ({game.players_clause})"
        about = {"game": game.name, "low": str(low), "high": str(high), "seats": str(seats)}
        raise BadInput(line, "players", **about, clause=game.players_clause)
    clash = game.edition.contradiction(edition, seats, settled)
    if clash is not None:
        raise BadInput(f"options: {clash.say('en')}", "options-clash", reason=clash)
    header = Header(
        game=game.name,
        rules_version=game.rules_version,
        edition=edition.name,
        edition_hash=edition.hash,
        seats=seats,
        options=settled,
        overlay=edition.overlay,
        sides=game.edition.sides(edition, seats, settled),
        start=start,
    )
    if start is not None:
        started(game, header)
    return header


def begin(game: Game, header: Header, recording: bool = False, count: bool = False) -> Position:
    """The position before the first answer; `recording` keeps its facts, `count` its citations."""
    p = started(game, header)
    p.recording = recording
    p.cited = {} if count else None
    p.run()
    return p


def started(game: Game, header: Header) -> Position:
    """The opening; a start that cannot be is refused, wherever it comes from. Options that were added after the game
    was stored have the value that was played before."""
    edition = edition_of(game, header.overlay)
    options = pinned(game.edition.options(edition), header.options)
    if len(options) > len(header.options):
        header = msgspec.structs.replace(header, options=options)
    p = game.rules.opening(header, edition)
    for flaw in () if header.start is None else game.rules.flaws(p, header.start):
        raise flaw.complaint()
    return p


def digest(game: Game, p: Position) -> str:
    """A hash over all that a position holds."""
    return hashlib.sha256(msgspec.json.encode(game.rules.show(p))).hexdigest()


def speaker_for(game: Game, edition: Edition, lang: str, players: list[str] | None = None) -> Speaker:
    """Says what happens in a game in one language, with the names of its edition and of the players."""
    texts = bundle(game.package, lang)
    names, titles = game.edition.names(edition), titles_of(game, edition, lang)
    return Speaker(texts, lang, names, titles, game.rows, players or [])


def titles_of(game: Game, edition: Edition, lang: str) -> dict[str, list[str]]:
    """What people call the ids of an edition, in a language; English where it is not translated."""
    return game.edition.titles(edition_in(game, edition, lang), lang)


def edition_in(game: Game, edition: Edition, lang: str) -> Edition:
    """An edition whose names are given in this language, too."""
    if not language(lang).folder:
        return edition
    return msgspec.structs.replace(edition, data=named_in(game.package, edition.data, lang))
