"""A model of an honest device: what it stores of a table, what it compares, and its objections by name.

The names are those of the browser (web/src/fair/device.ts and compare.ts).
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Callable
from typing import Any

import msgspec

from meridian.fair.verify_hashes import is_signed, link


class Commitment(msgspec.Struct, frozen=True):
    """What a server publishes before any nonce is sent."""

    table: str
    header: str
    periods: int
    open: str
    closed: str
    hash: str
    key: str
    signature: str
    format: int = 2


class Listed(msgspec.Struct, frozen=True):
    """The frozen seats and the hashes of all nonces."""

    players: list[str]
    nonce_hashes: list[str | None]
    hash: str
    signature: str


class Sealed(msgspec.Struct, frozen=True):
    """The newest hash of a period that has ended, or of the end."""

    period: int
    rolls: int
    hash: str
    signature: str


class Kept(msgspec.Struct):
    """All that a device stores of one table."""

    commitment: Commitment | None = None
    listed: Listed | None = None
    nonce: bytes | None = None
    revealed: bool = False
    answers: list[str] = []
    newest: Sealed | None = None
    end: Sealed | None = None
    began: bool = False
    objections: list[str] = []


class Device:
    """A device at one seat. It sends only one nonce per table, and nothing to a table it objects to."""

    def __init__(self, seat: int, draw: Callable[[], bytes]) -> None:
        self.seat = seat
        self._draw = draw
        self.key: str | None = None
        self.tables: dict[str, Kept] = {}

    def of(self, table: str) -> Kept:
        return self.tables.setdefault(table, Kept())

    def object(self, table: str, what: str) -> None:
        if what not in self.of(table).objections:
            self.of(table).objections.append(what)

    def willing(self, table: str) -> bool:
        return self.of(table).commitment is not None and not self.of(table).objections

    @property
    def never_began(self) -> list[str]:
        """Tables that took its nonce or the hash of it, and never began."""
        return [name for name, kept in self.tables.items() if kept.nonce is not None and not kept.began]

    # Before the first roll

    def meet(self, table: str, told: Commitment) -> None:
        """Checks and stores it the first time, compares it from then on."""
        kept = self.of(table)
        if kept.commitment is not None:
            if kept.commitment != told:
                self.object(table, "commitment-changed")
            return
        statement = ["meridian", "commitment", table, told.hash]
        if told.table != table:
            self.object(table, "commitment-table")
        elif told.hash != link("commitment", told.header, told.periods, told.open, told.closed):
            self.object(table, "commitment-hash")
        elif not is_signed(told.key, told.signature, statement):
            self.object(table, "commitment-signature")
        elif self.key not in (None, told.key):
            self.object(table, "key-changed")
        else:
            self.key, kept.commitment = told.key, told

    def hash(self, table: str) -> str | None:
        """SHA-256 of its nonce, which is drawn once; later calls return the same."""
        kept = self.of(table)
        if not self.willing(table):
            return None
        if kept.listed is not None:
            self.object(table, "list-changed")
            return None
        if kept.nonce is None:
            kept.nonce = self._draw()
        return hashlib.sha256(kept.nonce).hexdigest()

    def reveal(self, table: str, told: Listed) -> bytes | None:
        """Its nonce, once it has seen its own hash in the signed list of all of them."""
        why = self._fault(table, told)
        if why is not None:
            self.object(table, why)
        if not self.willing(table):
            return None
        kept = self.of(table)
        kept.listed, kept.revealed = told, True
        return kept.nonce

    def _fault(self, table: str, told: Listed) -> str | None:
        kept = self.of(table)
        if kept.commitment is None or kept.nonce is None:
            return "too-early"
        if kept.listed is not None and kept.listed.hash != told.hash:
            return "list-changed"
        if told.hash != link("nonce hashes", kept.commitment.hash, told.players, told.nonce_hashes):
            return "list-hash"
        if not is_signed(kept.commitment.key, told.signature, ["meridian", "nonce hashes", table, told.hash]):
            return "list-signature"
        own = hashlib.sha256(kept.nonce).hexdigest()
        return None if told.nonce_hashes[self.seat : self.seat + 1] == [own] else "own-hash"

    # While the game is played

    def begins(self, table: str) -> None:
        self.of(table).began = True

    def accepted(self, table: str, words: str) -> None:
        """The server has accepted an answer of this device."""
        self.of(table).answers.append(words)

    def sealed(self, table: str, told: Sealed) -> None:
        """A hash binds everything before it: there is only one for a number of rolls, and one more for the end."""
        kept = self.of(table)
        statement = ["meridian", "rolls", table, told.rolls, told.period, told.hash]
        if kept.commitment is None:
            return
        newest = kept.newest
        if not is_signed(kept.commitment.key, told.signature, statement):
            self.object(table, "sealed-signature")
        elif newest is None or told.rolls > newest.rolls:
            if newest is not None and (told.period < newest.period or kept.end is not None):
                self.object(table, "sealed-changed")
            else:
                kept.newest = told
        elif told.rolls < newest.rolls:
            if told.period > newest.period:
                self.object(table, "sealed-changed")
        elif told.hash not in (newest.hash, kept.end.hash if kept.end else newest.hash):
            if kept.end is not None or told.period < newest.period:
                self.object(table, "sealed-changed")
            else:
                kept.end = told

    # The report

    def compare(self, table: str, data: bytes) -> tuple[list[str], list[str]]:
        """What agrees with the records of this device, and its objections."""
        kept, report = self.of(table), json.loads(data)
        if report["format"] != 2:
            return [], ["report-format", *kept.objections]
        header, agreement = report["header"], report["agreement"]
        checks: dict[str, bool | None] = {"table": header["table"] == table}
        if kept.commitment is not None:
            told = kept.commitment
            bound = (agreement["open"], agreement["closed"], header["periods"], agreement["committed"])
            checks["key"] = report["signed"]["key"] == self.key
            checks["commitment"] = (told.open, told.closed, told.periods, told.hash) == bound
            checks["header"] = told.header == header["hash"]
        if kept.listed is not None:
            seen = (kept.listed.hash, kept.listed.players, kept.listed.nonce_hashes)
            checks["list"] = seen == (agreement["listed"], agreement["players"], agreement["nonce_hashes"])
        if kept.revealed and kept.nonce is not None:
            checks["number"] = agreement["nonces"][self.seat] == kept.nonce.hex()
        if kept.answers and report["over"]:
            checks["answers"] = self._answers(report, kept.answers)
        if kept.newest is not None:
            last = kept.end or kept.newest
            checks["cut"] = len(report["rolls"]) >= last.rolls
            checks["newest"] = self._stands(report, kept)
        return (
            [name for name, right in checks.items() if right],
            [*(f"report-{name}" for name, right in checks.items() if not right), *kept.objections],
        )

    def _answers(self, report: dict[str, Any], own: list[str]) -> bool:
        """Its answers must be in the report in their order; others of its seat, such as a bot's, may be between."""
        parts = [*report["rolls"], report["closing"]]
        heard = iter([words for part in parts for _, who, words in part["heard"] if who == f"p{self.seat + 1}"])
        return all(words in heard for words in own)

    def _stands(self, report: dict[str, Any], kept: Kept) -> bool:
        newest, end, closing = kept.newest, kept.end, report["closing"]
        assert newest is not None
        hashes = [report["agreement"]["hash"], *(roll["hash"] for roll in report["rolls"])]
        over = closing is not None and len(report["rolls"]) == newest.rolls and closing["hash"] == newest.hash
        if not over and hashes[newest.rolls : newest.rolls + 1] != [newest.hash]:
            return False
        return end is None or (closing is not None and closing["hash"] == end.hash)
