"""The agreement on the dice before a table begins (commit and reveal). The seats are frozen; each client sends the hash
of its nonce, gets the signed list of all hashes, and reveals its nonce. So no client can choose a nonce that depends on
another."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import sha256
from typing import Any, Literal, NamedTuple, Self

import msgspec
from msgspec import UnsetType

from meridian.fair.record import Player
from meridian.fair.signing import Signatory, nonces_statement
from meridian.fair.vault import listed_hash
from meridian.server.errors import Conflicting, Unusable
from meridian.server.journals import chance
from meridian.server.lobby.requests import AgreementInfo
from meridian.server.stores.records import SeatRow, TableRow
from meridian.server.stores.state import given

KEY = "agreement"
"""The key of the agreement in the state of a table that has not begun."""


class Committed(NamedTuple):
    """What an agreement is about: the id of a table or a duplicate set, and the hash of its commitment."""

    table: str
    hash: str

    @classmethod
    def of(cls, row: TableRow) -> Self:
        """That of a table."""
        return cls(row.id, given(row.settings.commitment, {}).get("hash", ""))


class DiceAgreement(msgspec.Struct, frozen=True, kw_only=True):
    """The progress of an agreement. `waits_for` are the seats whose clients take part; `ends` is when the current stage
    times out (Unix seconds)."""

    stage: Literal["hashes", "nonces"]
    ends: float
    players: list[Player]
    waits_for: list[int]
    nonce_hashes: list[str | None]
    nonces: list[str | None]
    hash: str | None = None
    signature: str | None = None

    @classmethod
    def of(cls, row: TableRow) -> Self | None:
        """The agreement under way at a table; None if its seats are not frozen."""
        told = row.state.agreement
        return None if isinstance(told, UnsetType) else msgspec.convert(told, cls)

    def stored(self) -> dict[str, Any]:
        """Convert for the table's state."""
        return dict(msgspec.to_builtins(self))

    def info(self) -> AgreementInfo:
        """The public part."""
        return AgreementInfo(
            stage=self.stage,
            ends=self.ends,
            players=self.players,
            nonce_hashes=self.nonce_hashes,
            hash=self.hash,
            signature=self.signature,
        )

    # Messages of clients

    def with_hash(self, seat: int, hashed: str) -> Self:
        """Add the hash of a seat's nonce. A hash cannot change, and no new one is accepted after the hashes are
        published."""
        if seat not in self.waits_for:
            raise Conflicting.because("no-nonce-here")
        known = self.nonce_hashes[seat]
        if known not in (None, hashed):
            raise Conflicting.because("one-nonce")
        if known is None and self.stage != "hashes":
            raise Conflicting.because("too-late-for-nonce")
        return msgspec.structs.replace(self, nonce_hashes=_put(self.nonce_hashes, seat, hashed))

    def with_nonce(self, seat: int, nonce: str) -> Self:
        """Add a revealed nonce."""
        if self.stage != "nonces":
            raise Conflicting.because("nonce-too-early")
        if self.nonce_hashes[seat] is None:
            raise Conflicting.because("no-nonce-here")
        if sha256(bytes.fromhex(nonce)).hexdigest() != self.nonce_hashes[seat]:
            raise Unusable.because("not-that-nonce")
        return msgspec.structs.replace(self, nonces=_put(self.nonces, seat, nonce))

    # Stages

    def onward(self, committed: Committed, now: float, wait_seconds: float, signatory: Signatory) -> Self | None:
        """The agreement itself, or its next stage if this one is complete or timed out; None if the agreement is
        complete."""
        late = now >= self.ends
        if self.stage == "hashes":
            if not late and any(self.nonce_hashes[seat] is None for seat in self.waits_for):
                return self
            if not any(self.nonce_hashes):
                return None
            return self._listed(committed, now + wait_seconds, signatory)
        missing = [seat for seat, hashed in enumerate(self.nonce_hashes) if hashed and self.nonces[seat] is None]
        return self if missing and not late else None

    def _listed(self, committed: Committed, ends: float, signatory: Signatory) -> Self:
        listed = listed_hash(committed.hash, self.players, self.nonce_hashes)
        signature = signatory.sign(nonces_statement(committed.table, listed))
        return msgspec.structs.replace(self, stage="nonces", ends=ends, hash=listed, signature=signature)

    def take_in(self, agree: Callable[[list[Player], list[str | None], list[bytes | None]], None]) -> None:
        """Pass the result to the table's chance source."""
        nonces = [None if nonce is None else bytes.fromhex(nonce) for nonce in self.nonces]
        agree(self.players, self.nonce_hashes, nonces)


def frozen(seats: list[SeatRow], ends: float, format_1: bool = False) -> DiceAgreement:
    """Freeze the seats and start an agreement. At a table of format 1 the nonces came earlier, with the seats."""
    none: list[str | None] = [None] * len(seats)
    return DiceAgreement(
        stage="hashes",
        ends=ends,
        players=chance.players_of(seats),
        waits_for=[] if format_1 else [seat.seat for seat in seats if seat.private.gives_nonce],
        nonce_hashes=none,
        nonces=none,
    )


def _put(values: list[str | None], at: int, value: str) -> list[str | None]:
    return [value if place == at else other for place, other in enumerate(values)]
