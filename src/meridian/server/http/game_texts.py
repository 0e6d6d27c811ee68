"""Descriptions of games for clients: players, options, messages and names."""

from __future__ import annotations

from typing import Any

import msgspec

from meridian.bots import suggested
from meridian.core.action import Action, Late, number_fields
from meridian.core.acts import MILLIS, Opener
from meridian.core.game import Game, edition_of, titles_of
from meridian.core.languages import language, languages
from meridian.core.messages import bundle, texts
from meridian.core.words import tag_of
from meridian.server.characters import strength_of
from meridian.translations.catalogues import web_texts


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
    none; `guided_orders` are the standing answers it begins with, and `guided_until` the fact with which they end."""

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
    guided_orders: dict[str, str] = {}
    guided_until: str = ""


class LanguageInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A language: its code, what it is called in itself, and its locale."""

    code: str
    name: str
    locale: str


class LanguageTexts(msgspec.Struct, frozen=True, kw_only=True):
    """The browser client's messages in a language that does not come with it, by room. What is missing is English."""

    code: str
    name: str
    locale: str
    rooms: dict[str, str]


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
        title={lang: _text(game, lang) for lang in languages()},
        about={lang: _text(game, lang, "help") for lang in languages()},
        seats=list(game.seats),
        options=[
            OptionInfo(name=o.name, default=o.default, values=o.values(), clauses=o.clauses.split())
            for o in game.settings
        ],
        presets=game.presets,
        bots=suggested(game),
        strengths=[strength_of(bot, game.name) for bot in suggested(game)],
        questions=list(game.questions),
        dice=game.dice,
        minutes=game.minutes,
        weight=game.weight,
        first=game.first,
        guided=game.guided,
        guided_orders=game.guided_orders,
        guided_until=game.guided_until,
    )


def _text(game: Game, lang: str, attribute: str = "") -> str:
    """A message of a game about itself."""
    words = bundle(game.package, lang)
    message = words.get_message(f"game-{game.name}")
    pattern = message.attributes[attribute] if attribute else message.value
    return str(words.format_pattern(pattern)[0]) if pattern is not None else game.name


def client_texts(lang: str) -> LanguageTexts:
    """The browser client's messages in a language; none for those that come with it."""
    told = language(lang)
    rooms = web_texts(told) if told.folder else {}
    return LanguageTexts(code=told.code, name=told.name, locale=told.locale, rooms=rooms)


def texts_of(game: Game, overlay: dict[str, Any] | None, lang: str) -> Texts:
    """The texts of a game in a language, with the names of an edition."""
    edition = edition_of(game, overlay)
    found = texts(game.package, language(lang))
    kinds: list[type[Action]] = [*game.actions, Late]
    return Texts(
        messages=[*found[2:], *found[:2]],  # for clients the last of two messages with the same id counts
        ids=game.edition.names(edition),
        titles=titles_of(game, edition, lang),
        actions={tag_of(kind): list(number_fields(kind)) for kind in kinds},
        rows={field: list(columns) for field, columns in game.rows.items()},
        staging=Staging(millis=list(MILLIS), openers=game.acts),
    )
