"""Texts for people: Fluent catalogues in English, German and further languages."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from meridian.core.errors import BadInput
from meridian.core.languages import SHIPPED, Language, catalogue_of, language, translated

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

TEXT_CACHE_SIZE = 8192
"""How many texts are kept in memory: menus and logs say the same again and again, and Babel takes most of the time for
their numbers."""
LANGUAGES = tuple(SHIPPED)
"""The languages that come with Meridian: all its texts exist in them."""


def bundle(package: str, lang: str) -> FluentBundle:
    """The messages of the shell and of one game."""
    return _bundle(package, language(lang))


@cache
def _bundle(package: str, spoken: Language) -> FluentBundle:
    from meridian.core.lazy_bundle import LazyBundle  # loads much, and many commands say nothing

    found = LazyBundle(spoken.locale)
    for text in texts(package, spoken):
        found.add_text(text)
    return found


def texts(package: str, spoken: Language) -> list[str]:
    """The catalogues of the shell and of one game. Of two messages with the same id the first counts: those of a
    further language stand before the English ones."""
    shipped = {place: source(place, "en" if spoken.folder else spoken.code) for place in ("meridian", package)}
    if not spoken.folder:
        return list(shipped.values())
    further = [translated(spoken, catalogue_of(place), text) for place, text in shipped.items()]
    return [*further, *shipped.values()]


def source(package: str, lang: str) -> str:
    """The catalogue of a package in a language that comes with Meridian."""
    file = files(package).joinpath("messages", f"{lang}.ftl")
    if not file.is_file():
        raise BadInput(f"{package} has no messages/{lang}.ftl")
    return file.read_text(encoding="utf-8")


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
    values = tuple(args.values())
    for value in values:
        if type(value) is not str and type(value) is not int:  # 1.0 equals 1, and may be said otherwise
            return _formatted(found, key, dict(args))
    return _cached(found, key, tuple(args), values)


@lru_cache(TEXT_CACHE_SIZE)
def _cached(found: FluentBundle, key: str, names: tuple[str, ...], values: tuple[str | int, ...]) -> str:
    return _formatted(found, key, dict(zip(names, values, strict=True)))


def _formatted(found: FluentBundle, key: str, args: dict[str, Any]) -> str:
    pattern = _pattern(found, key)
    if pattern is None:
        raise BadInput(f"there is no message {key} in {found.locales[0].partition('-')[0]}.ftl")
    text, errors = found.format_pattern(pattern, args)
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
