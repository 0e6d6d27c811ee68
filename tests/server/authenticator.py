"""A passkey device for the tests: it signs challenges as a browser with WebAuthn does."""

from __future__ import annotations

import base64
import hashlib
import secrets
from typing import Any

import cbor2
import msgspec
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

PRESENT_AND_VERIFIED = 0x05
WITH_CREDENTIAL = 0x40
ES256 = -7


def text(data: bytes) -> str:
    return base64.urlsafe_b64encode(data).rstrip(b"=").decode()


class Authenticator:
    """One passkey, made for a site."""

    def __init__(self, origin: str) -> None:
        self.origin = origin
        self.id = secrets.token_bytes(32)
        self.key = ec.generate_private_key(ec.SECP256R1())
        self.count = 0

    def make(self, options: dict[str, Any]) -> dict[str, Any]:
        """The credential that answers a challenge to make a passkey."""
        numbers = self.key.public_key().public_numbers()
        key = {1: 2, 3: ES256, -1: 1, -2: numbers.x.to_bytes(32), -3: numbers.y.to_bytes(32)}
        credential = bytes(16) + len(self.id).to_bytes(2) + self.id + cbor2.dumps(key)
        data = self._data(options["rp"]["id"], WITH_CREDENTIAL) + credential
        client = self._client("webauthn.create", options["challenge"])
        made = cbor2.dumps({"fmt": "none", "attStmt": {}, "authData": data})
        return self._credential(clientDataJSON=text(client), attestationObject=text(made))

    def sign(self, options: dict[str, Any]) -> dict[str, Any]:
        """The credential that answers a challenge to sign in."""
        self.count += 1
        data = self._data(options["rpId"])
        client = self._client("webauthn.get", options["challenge"])
        signature = self.key.sign(data + hashlib.sha256(client).digest(), ec.ECDSA(hashes.SHA256()))
        return self._credential(
            clientDataJSON=text(client), authenticatorData=text(data), signature=text(signature), userHandle=None
        )

    def _data(self, site: str, flags: int = 0) -> bytes:
        return hashlib.sha256(site.encode()).digest() + bytes([PRESENT_AND_VERIFIED | flags]) + self.count.to_bytes(4)

    def _client(self, kind: str, challenge: str) -> bytes:
        return msgspec.json.encode({"type": kind, "challenge": challenge, "origin": self.origin})

    def _credential(self, **response: Any) -> dict[str, Any]:
        return {"id": text(self.id), "rawId": text(self.id), "type": "public-key", "response": response}
