"""Web Push for one message: its encryption (RFC 8291) and the proof of who sends it (VAPID, RFC 8292).

Push services of browsers relay what they cannot read: the message is encrypted for the browser that subscribed. The
libraries for this bring an HTTP client of their own, which would go past the checks of `webhook_targets`.
"""

from __future__ import annotations

import os
from typing import Final, NamedTuple

import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from meridian.core.errors import BadInput
from meridian.server.accounts.base64url import from_text, to_text
from meridian.server.accounts.server_key import ServerKey

PURPOSE: Final = "web push"
"""The purpose of the key that signs for push services: made with the server key, at the first start."""
CURVE: Final = ec.SECP256R1()
ORDER: Final = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
RECORD_BYTES: Final = 4096
POINT_BYTES: Final = 65
AUTH_BYTES: Final = 16
TOKEN_SECONDS: Final = 12 * 3600  # push services accept at most 24 hours
LAST_RECORD: Final = b"\x02"


class BrowserKeys(NamedTuple):
    """The keys of a subscription: the browser's public key and the secret it shares."""

    public: bytes
    auth: bytes


def browser_keys(p256dh: str, auth: str) -> BrowserKeys:
    """The keys that a browser gave, checked."""
    try:
        keys = BrowserKeys(from_text(p256dh), from_text(auth))
        _point(keys.public)
    except ValueError:
        raise BadInput("these are not the keys of a push subscription") from None
    if len(keys.auth) != AUTH_BYTES:
        raise BadInput("these are not the keys of a push subscription")
    return keys


def encrypted(
    message: bytes, keys: BrowserKeys, private: ec.EllipticCurvePrivateKey | None = None, salt: bytes | None = None
) -> bytes:
    """A message that only the browser with these keys can read. Key and salt are drawn, but for a test."""
    private = private or ec.generate_private_key(CURVE)
    salt = salt or os.urandom(16)
    sender = public_bytes(private)
    shared = private.exchange(ec.ECDH(), _point(keys.public))
    secret = _hkdf(keys.auth, shared, b"WebPush: info\0" + keys.public + sender, 32)
    key = _hkdf(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _hkdf(salt, secret, b"Content-Encoding: nonce\0", 12)
    head = salt + RECORD_BYTES.to_bytes(4) + bytes([len(sender)]) + sender
    return head + AESGCM(key).encrypt(nonce, message + LAST_RECORD, None)


class Vapid:
    """Signs for push services. The key is derived from the server key, so that all nodes have the same."""

    def __init__(self, key: ServerKey, subject: str) -> None:
        number = int.from_bytes(key.derive(PURPOSE)) % (ORDER - 1) + 1
        self._key = ec.derive_private_key(number, CURVE)
        self.subject = subject
        self.public = to_text(public_bytes(self._key))
        """What browsers subscribe with."""

    def authorization(self, origin: str, now: float) -> str:
        """The header that proves to a push service who sends."""
        head = to_text(msgspec.json.encode({"typ": "JWT", "alg": "ES256"}))
        claims = {"aud": origin, "exp": int(now) + TOKEN_SECONDS, "sub": self.subject}
        signed = f"{head}.{to_text(msgspec.json.encode(claims))}"
        r, s = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(hashes.SHA256())))
        return f"vapid t={signed}.{to_text(r.to_bytes(32) + s.to_bytes(32))}, k={self.public}"


def public_bytes(key: ec.EllipticCurvePrivateKey) -> bytes:
    """The public key of a key as a point."""
    return key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def _point(public: bytes) -> ec.EllipticCurvePublicKey:
    if len(public) != POINT_BYTES:
        raise ValueError("not a point")
    return ec.EllipticCurvePublicKey.from_encoded_point(CURVE, public)


def _hkdf(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
    return HKDF(hashes.SHA256(), length, salt, info).derive(secret)
