"""The arithmetic of a roll report for its verifier. Like verify.py it shares no code with the rest of Meridian."""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any


def sha(data: bytes) -> bytes:
    """SHA-256."""
    return hashlib.sha256(data).digest()


def hmac_sha(key: bytes, data: bytes) -> bytes:
    """HMAC-SHA-256."""
    return hmac.new(key, data, hashlib.sha256).digest()


def canonical(value: Any) -> bytes:
    """JSON without blanks, keys sorted, in UTF-8."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def link(*parts: Any) -> str:
    """The hash of some parts together, in hexadecimal."""
    return sha(canonical(list(parts))).hex()


def unhex(text: str) -> bytes:
    """Exactly 32 bytes out of lower-case hexadecimal."""
    data = bytes.fromhex(text)
    if data.hex() != text or len(data) != 32:
        raise ValueError("not 32 bytes in hexadecimal")
    return data


def committed(salt: str, value: Any) -> str:
    """The commitment to a value with a salt."""
    return sha(unhex(salt) + canonical(value)).hex()


def is_signed(key: str, signature: str, statement: list[Any]) -> bool | None:
    """Whether a signature is that of the key; None where nothing here can check Ed25519."""
    try:
        from cryptography.exceptions import InvalidSignature
        from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey
    except ImportError:
        return None
    try:
        Ed25519PublicKey.from_public_bytes(unhex(key)).verify(bytes.fromhex(signature), canonical(statement))
    except InvalidSignature:
        return False
    return True


def outcome_of(key: bytes, place: list[Any], outcomes: list[str], weights: list[int]) -> str:
    """What HMAC says came up: the first 32-bit word that does not favour an outcome, modulo the weights."""
    if len(outcomes) != len(weights) or min(weights, default=-1) < 0:
        raise ValueError("outcomes and weights do not belong together")
    total = sum(weights)
    if not 0 < total <= 1 << 32:
        raise ValueError("no outcome is possible")
    for attempt in range(1000):
        digest = hmac_sha(key, canonical([*place, attempt]))
        for at in range(8):
            word = int.from_bytes(digest[4 * at : 4 * at + 4], "big")
            if word + (1 << 32) % total < 1 << 32:
                return _at(outcomes, weights, word % total)
    raise ValueError("no fair word in a thousand digests")


def _at(outcomes: list[str], weights: list[int], rest: int) -> str:
    at = 0
    while rest >= weights[at]:
        rest -= weights[at]
        at += 1
    return outcomes[at]
