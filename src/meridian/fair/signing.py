"""What a server signs: the commitment of a table, the list of nonce hashes, and how far its record is. Two signed
versions of one table convict the host."""

from __future__ import annotations

from typing import Any, NoReturn

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PrivateKey
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

from meridian.fair.hashes import plain
from meridian.fair.record import Agreement, Signed
from meridian.fair.recorded import Newest

Statement = list[Any]


def commitment_statement(table: str, committed: str) -> Statement:
    """The host is bound to its chains and to the header."""
    return ["meridian", "commitment", table, committed]


def nonces_statement(table: str, listed: str) -> Statement:
    """Seats are frozen, and these are the hashes of all nonces."""
    return ["meridian", "nonce hashes", table, listed]


def rolls_statement(table: str, newest: Newest) -> Statement:
    """So far is the record of a table."""
    return ["meridian", "rolls", table, newest.rolls, newest.period, newest.hash]


class Signatory:
    """Signs with Ed25519. The seed is 32 secret bytes; the same seed gives the same key and the same signatures."""

    def __init__(self, seed: bytes) -> None:
        self._key = Ed25519PrivateKey.from_private_bytes(seed)
        self.key = self._key.public_key().public_bytes(Encoding.Raw, PublicFormat.Raw).hex()

    def sign(self, statement: Statement) -> str:
        """The signature under a statement."""
        return self._key.sign(plain(statement)).hex()

    def signed(self, table: str, agreement: Agreement, newest: Newest) -> Signed:
        """All signatures of a report."""
        return Signed(
            key=self.key,
            commitment=self.sign(commitment_statement(table, agreement.committed)),
            nonce_hashes=self.sign(nonces_statement(table, agreement.listed)),
            rolls=self.sign(rolls_statement(table, newest)),
        )

    def __repr__(self) -> str:
        return f"Signatory({self.key})"

    def __reduce__(self) -> NoReturn:
        raise TypeError("a signatory holds a secret: it is neither copied nor pickled")
