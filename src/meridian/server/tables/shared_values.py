"""Caches that all tables share: most entries, answers and facts repeat, and there may be thousands of tables.

Equal values share one object, so that each is decoded or encoded once and stored once.
"""

from __future__ import annotations

from functools import lru_cache

import msgspec
from msgspec import Raw

from meridian.core.action import TEXT, Action
from meridian.core.facts import Fact
from meridian.core.journal import Entry
from meridian.core.words import Words

ENTRY_CACHE_SIZE = 50_000  # different entries
ANSWER_CACHE_SIZE = 20_000  # different answers
ENCODED_FACT_CACHE_SIZE = 20_000  # different facts
LONGEST_CACHED_ANSWER = 60  # characters; longer answers hardly ever repeat

_ENCODER = msgspec.json.Encoder()
Arguments = tuple[tuple[str, int], ...]


@lru_cache(ENTRY_CACHE_SIZE)
def shared_entry(entry: Entry) -> Entry:
    """The shared object for an equal entry."""
    return entry


def read_answer(words: Words, said: str) -> Action:
    """Decode an answer."""
    return _read(words, said) if len(said) <= LONGEST_CACHED_ANSWER else words.read(said)


@lru_cache(ENCODED_FACT_CACHE_SIZE)
def encoded_fact(words: Words, key: str, args: Arguments, clauses: tuple[str, ...], text: str = "") -> Raw:
    """Encode a fact for the wire; a text that a player wrote is one of its arguments there."""
    told = words.args(dict(args))
    return Raw(_ENCODER.encode({"key": key, "args": {**told, TEXT: text} if text else told, "clauses": clauses}))


def encoded(words: Words, fact: Fact) -> Raw:
    """Encode a fact for the wire."""
    return encoded_fact(words, fact.key, tuple(fact.args.items()), tuple(fact.clauses), fact.text)


@lru_cache(ANSWER_CACHE_SIZE)
def _read(words: Words, said: str) -> Action:
    return words.read(said)
