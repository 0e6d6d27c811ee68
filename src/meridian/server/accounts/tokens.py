"""Bearer tokens in links: for a seat, a spectator, a feed, an account, or the e-mails of one.

Two kinds: drawn tokens are random and looked up by their hash; signed tokens carry their content and are verified
without a lookup. An invalid token reads as None, so that callers cannot tell why it is invalid.
"""

from __future__ import annotations

import binascii
import hashlib
import hmac
import re
import secrets
import time
from enum import StrEnum

import msgspec

from meridian.server.accounts.base64url import from_text, to_text
from meridian.server.accounts.server_key import ServerKey

DRAWN = "mrd_"
SIGNED = "mrs_"
LONGEST = 400  # characters; longer tokens are rejected unread


class TokenKind(StrEnum):
    """What a token opens."""

    SEAT = "seat"
    HOST = "host"
    WATCH = "watch"
    FEED = "feed"
    SIGN_IN = "signin"
    SESSION = "session"
    CONFIRM = "confirm"
    UNSUBSCRIBE = "stop"
    TURN = "turn"
    DEVICE = "device"
    PASSKEY = "passkey"


_DRAWN_SHAPE = {kind: re.compile(rf"{DRAWN}{kind}_[A-Za-z0-9_-]{{43}}", re.ASCII) for kind in TokenKind}
_SIGNED_SHAPE = re.compile(rf"{SIGNED}([A-Za-z0-9_-]+)\.([A-Za-z0-9_-]{{43}})", re.ASCII)


class SignedToken(msgspec.Struct, frozen=True, array_like=True, forbid_unknown_fields=True):
    """The content of a signed token. `generation` says for which holder of the seat it was made: others' tokens are
    void.

    The signature only proves that this server wrote it; the table knows the current generation of the seat. Without a
    seat, `table` may name something else that the kind is about: an account or a notification.
    """

    kind: TokenKind
    table: str
    seat: int | None = None
    generation: int = 0
    expires: int | None = None


# Drawn


def draw_token(kind: TokenKind) -> str:
    """A new token with 32 random bytes. Only its hash may be stored."""
    return f"{DRAWN}{kind}_{secrets.token_urlsafe(32)}"


def derived_token(kind: TokenKind, key: bytes, *about: object) -> str:
    """A token in the shape of a drawn one that a secret of the server gives for a thing, the same each time."""
    return f"{DRAWN}{kind}_{to_text(hmac.digest(key, msgspec.json.encode([str(one) for one in about]), 'sha256'))}"


def hash_of(token: object, kind: TokenKind) -> str | None:
    """The hash of a drawn token, as stored; None if it is not a token of this kind."""
    if not isinstance(token, str) or len(token) > LONGEST or not _DRAWN_SHAPE[kind].fullmatch(token):
        return None
    return hashlib.sha256(token.encode()).hexdigest()


def is_token(token: object, kind: TokenKind, stored: str) -> bool:
    """Whether this is the token of a stored hash, compared in constant time."""
    found = hash_of(token, kind)
    return found is not None and hmac.compare_digest(found.encode(), stored.encode())


# Signed


def generation_of(*words: object) -> int:
    """A generation derived from values that must not change after signing. It reveals nothing about them."""
    return int.from_bytes(hashlib.sha256(msgspec.json.encode([str(word) for word in words])).digest()[:6])


class Signer:
    """Signs and reads tokens with its own key, derived from the server key."""

    __slots__ = ("_key",)

    def __init__(self, key: ServerKey) -> None:
        self._key = key.derive("tokens")

    def sign(self, what: SignedToken) -> str:
        """The signed token with this content."""
        body = to_text(msgspec.msgpack.encode(what))
        token = f"{SIGNED}{body}.{self._mac(body)}"
        if len(token) > LONGEST:
            raise ValueError("a table id is too long for a token")
        return token

    def read(self, token: object, kind: TokenKind, now: float | None = None) -> SignedToken | None:
        """The content of a token, if this server signed it for this use and it has not expired."""
        if not isinstance(token, str) or len(token) > LONGEST or not (parts := _SIGNED_SHAPE.fullmatch(token)):
            return None
        body, mac = parts.groups()
        if not hmac.compare_digest(self._mac(body).encode(), mac.encode()):
            return None
        try:
            said = msgspec.msgpack.decode(from_text(body), type=SignedToken)
        except (msgspec.MsgspecError, binascii.Error):
            return None
        if said.kind != kind or (said.expires is not None and said.expires <= (time.time() if now is None else now)):
            return None
        return said

    def _mac(self, body: str) -> str:
        return to_text(hmac.digest(self._key, body.encode(), hashlib.sha256))
