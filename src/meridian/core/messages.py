"""Texts for people: one Fluent catalogue in English and German."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache
from importlib.resources import files
from typing import TYPE_CHECKING, Any

import msgspec

from meridian.core.errors import BadInput

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.runtime.resolver import Pattern

LANGUAGES = {"en": "en-US", "de": "de-DE"}


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
