"""Texts for people: one Fluent catalogue in English and German."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from meridian.core.action import Action, Refusal, Rows
from meridian.core.codec import tag_of
from meridian.core.edition import Edition
from meridian.core.errors import BadInput
from meridian.core.facts import Fact
from meridian.core.game import Game
from meridian.core.position import CHANCE, CLOCK
from meridian.core.records import Question

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LANGUAGES = {"en": "en-US", "de": "de-DE"}
SEAT_FIELDS = ("seat", "other", "owner")
ANYBODY = "any"
"""The id by which an action may name whichever player takes it up."""


@cache
def bundle(package: str, lang: str) -> FluentBundle:
    """The messages of the shell and of one game."""
    if lang not in LANGUAGES:
        raise BadInput(f"there is no language {lang!r} (languages: {', '.join(LANGUAGES)})")
    from meridian.core.lazy_bundle import LazyBundle  # loads much, and many commands say nothing

    found = LazyBundle(LANGUAGES[lang])
    for place in ("meridian", package):
        file = files(place).joinpath("messages", f"{lang}.ftl")
        if not file.is_file():
            raise BadInput(f"{place} has no messages/{lang}.ftl")
        found.add_text(file.read_text(encoding="utf-8"))
    return found


def has_message(found: FluentBundle, key: str) -> bool:
    """Whether there is a message with this id; `key.attribute` for an attribute."""
    return _pattern(found, key) is not None


def _pattern(found: FluentBundle, key: str) -> Pattern | None:
    name, _, attribute = key.partition(".")
    if not found.has_message(name):
        return None
    message = found.get_message(name)
    return message.attributes.get(attribute) if attribute else message.value


def said(found: FluentBundle, key: str, args: Mapping[str, Any]) -> str:
    """A message by its id; `key.attribute` for an attribute."""
    pattern = _pattern(found, key)
    if pattern is None:
        raise BadInput(f"there is no message {key} in {found.locales[0].partition('-')[0]}.ftl")
    text, errors = found.format_pattern(pattern, dict(args))
    if errors:
        raise ValueError(f"message {key}: {errors[0]}")
    return str(text)


class Message(msgspec.Struct, frozen=True):
    """Something that can be said in every language: a message of a package, and its arguments, which may be messages
    themselves."""

    package: str
    key: str
    args: dict[str, Any]

    def say(self, lang: str) -> str:
        """The message in a language."""
        return said(bundle(self.package, lang), self.key, in_words(self.args, lang))


def in_words(args: Mapping[str, Any], lang: str) -> dict[str, Any]:
    """Arguments of a message, those that are messages said in a language."""
    return {name: value.say(lang) if isinstance(value, Message) else value for name, value in args.items()}


class Speaker:
    """Says a game's facts, questions, actions and refusals in one language."""

    def __init__(self, game: Game, edition: Edition, lang: str, players: list[str] | None = None) -> None:
        self.game = game
        self.lang = lang
        self.bundle = bundle(game.package, lang)
        self.ids = game.names(edition)
        self.titles = game.titles(edition, lang)
        self.players = players or []

    def text(self, key: str, /, **args: Any) -> str:
        """A message by its id; `key.attribute` for an attribute."""
        return said(self.bundle, key, args)

    def seat(self, seat: int) -> str:
        """A player's name, or the label of the seat."""
        if seat in (CHANCE, CLOCK):
            return self.text("actor-chance" if seat == CHANCE else "actor-clock")
        return self.players[seat] if seat < len(self.players) else self.text("seat-label", number=seat + 1)

    def args(self, args: Mapping[str, int | Rows]) -> dict[str, str | int]:
        """Arguments as people say them."""
        return {field: self._arg(field, value) for field, value in args.items()}

    def _arg(self, field: str, value: int | Rows) -> str | int:
        if isinstance(value, tuple):
            return self.rows(field, value)
        if field in SEAT_FIELDS:
            ids = self.ids.get(field, [])
            return self.text("actor-anybody") if value < len(ids) and ids[value] == ANYBODY else self.seat(value)
        names = self.titles.get(field) or self.ids.get(field)
        return names[value] if names is not None and 0 <= value < len(names) else value

    def rows(self, field: str, rows: Rows) -> str:
        """A list inside an action, row by row."""
        columns = self.game.rows[field]
        said = (self.text(f"row-{field}", **self.args(dict(zip(columns, row, strict=True)))) for row in rows)
        return "; ".join(said) or "-"

    def fact(self, fact: Fact) -> str:
        """A line of the log."""
        return self.text(f"fact-{fact.key}", **self.args(fact.args))

    def question(self, question: Question) -> str:
        """What a player is asked."""
        return self.text(f"question-{question.key}", **self.args(question.args))

    def action(self, action: Action) -> str:
        """An action as a line of a menu."""
        fields = _fields(action)
        return self.text(f"action-{tag_of(type(action))}", **self.args(fields), **lengths(fields))

    def refusal(self, refusal: Refusal, action: Action) -> str:
        """Why an action is not possible, with the clauses behind it."""
        text = self.text(f"refusal-{refusal.key}", **self.args(_fields(action)))
        return f"{text} ({', '.join(refusal.clauses.split())})" if refusal.clauses else text


def lengths(fields: Mapping[str, int | Rows]) -> dict[str, int]:
    """How long the lists of an action are (`cards_count`): its message may say nothing of an empty one."""
    return {f"{field}_count": len(value) for field, value in fields.items() if isinstance(value, tuple)}


def _fields(action: Action) -> dict[str, int | Rows]:
    return {field: getattr(action, field) for field in type(action).__struct_fields__}
