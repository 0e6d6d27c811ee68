"""The report of a duplicate set: one agreement, and the rolls of all its tables."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from meridian.fair.duplicate import ONLY_PERIOD, DuplicateSet, DuplicateTable, PlayedTable
from meridian.fair.explain import NEVER_PROVEN
from meridian.fair.record import Agreement, RecordHeader
from meridian.fair.recorded import Newest
from meridian.fair.report import sealed
from meridian.fair.signing import Signatory, commitment_statement, nonces_statement, rolls_statement
from meridian.fair.terms import DERIVED

FORMAT = 1


class SignedSet(msgspec.Struct, frozen=True, kw_only=True):
    """The host's signatures of the agreement, and the key that checks them; None where no server signs."""

    key: str | None = None
    commitment: str | None = None
    nonce_hashes: str | None = None


class ReportedTable(PlayedTable, frozen=True, kw_only=True):
    """A table with the host's signature of its end."""

    signature: str | None


class DuplicateReport(msgspec.Struct, frozen=True, kw_only=True):
    """Everything about a set whose last table has ended. As a file it is closed by a seal over all its bytes."""

    meridian: str = "duplicate report"
    format: int = FORMAT
    header: RecordHeader
    agreement: Agreement
    signed: SignedSet
    tables: list[ReportedTable]
    not_proven: list[str]


def make_duplicate_report(
    chance: DuplicateSet, tables: Sequence[DuplicateTable], signatory: Signatory | None = None
) -> DuplicateReport:
    """The report of a set and all its tables, in their order. Each of them must have ended."""
    header, agreement = chance.revealed()
    also = {"simulated": header.secrets == DERIVED, "unsigned": signatory is None}
    return DuplicateReport(
        header=header,
        agreement=agreement,
        signed=SignedSet() if signatory is None else _signed(signatory, header.table, agreement),
        tables=[_reported(table.played(), signatory) for table in tables],
        not_proven=[*NEVER_PROVEN, *(key for key, applies in also.items() if applies)],
    )


def _signed(signatory: Signatory, name: str, agreement: Agreement) -> SignedSet:
    return SignedSet(
        key=signatory.key,
        commitment=signatory.sign(commitment_statement(name, agreement.committed)),
        nonce_hashes=signatory.sign(nonces_statement(name, agreement.listed)),
    )


def _reported(table: PlayedTable, signatory: Signatory | None) -> ReportedTable:
    end = Newest(len(table.rolls), ONLY_PERIOD, table.closing.hash)
    signature = None if signatory is None else signatory.sign(rolls_statement(table.table, end))
    return ReportedTable(**msgspec.structs.asdict(table), signature=signature)


def duplicate_bytes(report: DuplicateReport) -> bytes:
    """A report as a file: ASCII, one line for each table, the seal in the last but one."""
    return sealed(report)
