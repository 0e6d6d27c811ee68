"""Descriptions of games for clients: players, options, messages and names."""

from __future__ import annotations

from importlib.resources import files
from typing import Any

import msgspec

from meridian.bots import suggested
from meridian.core.action import Action, Late
from meridian.core.acts import MILLIS, Opener
from meridian.core.game import Game, edition_of
from meridian.core.messages import LANGUAGES, bundle
from meridian.core.words import tag_of
from meridian.server.characters import strength_of


class OptionInfo(msgspec.Struct, frozen=True, kw_only=True):
    """An option of a game: its default, its values in words, and the clauses it is about."""

    name: str
    default: Any
    values: str
    clauses: list[str]


class GameInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A game: what it is called and about, by language; for how many, with which options, presets and bots (weakest
    first, with their strengths of 1 to 5); whether dice are rolled; how many minutes it takes, how hard it is (1 to 5),
    and whether newcomers should begin with it. `guided` is the preset of a first game with a coach; empty if there is
    none."""

    name: str
    title: dict[str, str]
    about: dict[str, str]
    seats: list[int]
    options: list[OptionInfo]
    presets: dict[str, dict[str, Any]]
    bots: list[str]
    strengths: list[int]
    questions: list[str]
    dice: bool
    minutes: tuple[int, int] | None = None
    weight: int | None = None
    first: bool = False
    guided: str = ""


class Staging(msgspec.Struct, frozen=True, kw_only=True):
    """How what happens is shown: milliseconds by weight, and the facts that begin an act."""

    millis: list[int]
    openers: dict[str, Opener]


class Example(msgspec.Struct, frozen=True, kw_only=True):
    """A step of a lesson that shows a clause on the board."""

    lesson: str
    step: int


class Texts(msgspec.Struct, frozen=True, kw_only=True):
    """Everything a client needs to speak: Fluent messages, what the ids of an edition are called, the fields of each
    action in order, the columns of those that hold rows, and how what happens is shown."""

    messages: list[str]
    ids: dict[str, list[str]]
    titles: dict[str, list[str]]
    actions: dict[str, list[str]]
    rows: dict[str, list[str]]
    staging: Staging


def game_info(game: Game) -> GameInfo:
    """The description of a game."""
    return GameInfo(
        name=game.name,
        title={lang: _text(game, lang) for lang in LANGUAGES},
        about={lang: _text(game, lang, "help") for lang in LANGUAGES},
        seats=list(game.seats),
        options=[
            OptionInfo(name=o.name, default=o.default, values=o.values(), clauses=o.clauses.split())
            for o in game.settings
        ],
        presets=game.presets,
        bots=suggested(game),
        strengths=[strength_of(bot) for bot in suggested(game)],
        questions=list(game.questions),
        dice=game.dice,
        minutes=game.minutes,
        weight=game.weight,
        first=game.first,
        guided=game.guided,
    )


def _text(game: Game, lang: str, attribute: str = "") -> str:
    """A message of a game about itself."""
    words = bundle(game.package, lang)
    message = words.get_message(f"game-{game.name}")
    pattern = message.attributes[attribute] if attribute else message.value
    return str(words.format_pattern(pattern)[0]) if pattern is not None else game.name


def texts_of(game: Game, overlay: dict[str, Any] | None, lang: str) -> Texts:
    """The texts of a game in a language, with the names of an edition."""
    edition = edition_of(game, overlay)
    bundle(game.package, lang)
    kinds: list[type[Action]] = [*game.actions, Late]
    found = [files(place).joinpath("messages", f"{lang}.ftl") for place in ("meridian", game.package)]
    return Texts(
        messages=[text.read_text(encoding="utf-8") for text in found],
        ids=game.edition.names(edition),
        titles=game.edition.titles(edition, lang),
        actions={tag_of(kind): list(kind.__struct_fields__) for kind in kinds},
        rows={field: list(columns) for field, columns in game.rows.items()},
        staging=Staging(millis=list(MILLIS), openers=game.acts),
    )
