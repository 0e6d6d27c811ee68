"""The arithmetic of verifiable chance: canonical bytes, chains, keys, outcomes and commitments.

The verifier has its own copy of all this and never imports it; tests/fair/vectors2.json holds both to the same numbers.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any

import msgspec

from meridian.core.errors import BadInput

_JSON = json.JSONEncoder(sort_keys=True, separators=(",", ":"), ensure_ascii=False)
_PLAIN = msgspec.json.Encoder()
WORDS = 2**32
"""Outcomes are taken from the eight 32-bit words of a digest."""


def canonical(value: Any) -> bytes:
    """JSON without blanks, keys sorted, in UTF-8: one form for one value, in every language."""
    return _JSON.encode(value).encode()


def plain(value: list[Any]) -> bytes:
    """The same bytes for a list of texts, whole numbers and lists of them, in a fraction of the time: nearly all that
    is hashed while a game is played."""
    return _PLAIN.encode(value)


def sha(data: bytes) -> bytes:
    """SHA-256."""
    return hashlib.sha256(data).digest()


def fingerprint(value: Any) -> str:
    """The hash of a value in canonical form, as people read it."""
    return sha(plain(value) if type(value) is list else canonical(value)).hex()


def chain(end: bytes, length: int) -> list[bytes]:
    """The values s_0 to s_N, each the hash of the next; `end` is s_N."""
    values = [end]
    for _ in range(length):
        values.append(sha(values[-1]))
    return values[::-1]


def key(value: bytes, nonces: list[bytes]) -> bytes:
    """The key of a period: its chain value, then the nonces of all seats in order."""
    return sha(value + b"".join(nonces))


def hmac_sha(secret: bytes, data: bytes) -> bytes:
    """HMAC-SHA-256."""
    return hmac.digest(secret, data, "sha256")


def mac(secret: bytes, value: list[Any]) -> bytes:
    """HMAC-SHA-256 over a value in canonical form."""
    return hmac_sha(secret, plain(value))


def picked(secret: bytes, question: list[Any], weights: list[int]) -> int:
    """The index that comes up: the first word of the digest that favours no outcome (a plain modulo would)."""
    total = sum(weights)
    if min(weights, default=-1) < 0 or not 0 < total <= WORDS:
        raise BadInput(f"chance cannot choose with the weights {weights}")
    fair = WORDS - WORDS % total
    attempt = 0
    while True:
        digest = mac(secret, [*question, attempt])
        for at in range(0, len(digest), 4):
            word = int.from_bytes(digest[at : at + 4], "big")
            if word < fair:
                return _holding(weights, word % total)
        attempt += 1


def _holding(weights: list[int], rest: int) -> int:
    for at, weight in enumerate(weights):
        rest -= weight
        if rest < 0:
            return at
    raise ValueError("the rest is not below the sum of the weights")


def commitment(salt: bytes, value: list[Any]) -> str:
    """What binds to a value without telling it."""
    return sha(salt + plain(value)).hex()
