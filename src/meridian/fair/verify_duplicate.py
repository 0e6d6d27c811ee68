"""Checks the report of a duplicate set. Like verify.py it shares no code with the rest of Meridian."""

from __future__ import annotations

from typing import Any

from meridian.fair.verify import HEADER, NEVER_PROVEN, ROLL, SIMULATED, ReportCheck
from meridian.fair.verify_hashes import is_signed, link
from meridian.fair.verify_read import Failure, checked

KIND = "duplicate report"
FORMAT = 1
PERIODS = 1
TOP = ["meridian", "format", "header", "agreement", "signed", "tables", "not_proven", "seal"]
SIGNED = ["key", "commitment", "nonce_hashes"]
TABLE = ["table", "number", "entrants", "hash", "rolls", "closing", "signature"]
SET_HEADER = [*HEADER[:-1], "duplicate", "hash"]
SET_ROLL = [*ROLL[:4], "stream", *ROLL[4:]]


def verify_duplicate(data: bytes) -> dict[str, Any]:
    """Check the report of a set. What was checked comes back as numbers and names; anything wrong raises `Failure`."""
    return checked(data, KIND, FORMAT, TOP, lambda report: _SetCheck(report).all())


class _TableCheck(ReportCheck):
    """One pass over a table: its numbers come from the streams of the set."""

    header_keys = SET_HEADER
    roll_keys = SET_ROLL

    def __init__(self, report: dict[str, Any]) -> None:
        super().__init__(report)
        self.duplicate = self.table
        self.streams: dict[str, int] = {}

    def parties(self) -> int:
        """Entrants agree, not seats."""
        return len(self.agreement["players"])

    def check_table(self, told: dict[str, Any], begun: str) -> None:
        """The rolls of a table and its end."""
        self.table = told["table"]
        self.last = begun
        for number, roll in enumerate(told["rolls"], start=1):
            self.guarded(f"table {told['number']}, roll {number}", self.check_roll, number, roll)
        self.guarded(f"table {told['number']}, closing", self.check_closing)

    def check_place(self, where: str, number: int, roll: dict[str, Any]) -> None:
        stream, back = roll["stream"], roll["taken_back"]
        self.whole(where, roll["number"], roll["period"], roll["place"], stream, back, *roll["weights"])
        if roll["number"] != number:
            self.wrong(where, "out of order")
        if (roll["period"], roll["chain"], back) != (PERIODS, "closed", 0):
            self.wrong(where, "a set has one period, draws from its closed chain, and takes nothing back")
        if not 0 <= stream <= self.header["seats"]:
            self.wrong(where, "there is no such stream")
        counted = link(stream, roll["clauses"])
        self.streams[counted] = self.streams.get(counted, 0) + 1
        if roll["place"] != self.streams[counted]:
            self.wrong(where, f"its place in the stream should be {self.streams[counted]}, not {roll['place']}")

    def number_of(self, roll: dict[str, Any]) -> list[Any]:
        return [self.duplicate, "stream", roll["stream"], roll["clauses"], roll["place"]]


class _SetCheck:
    """Header and agreement once, then each table."""

    def __init__(self, report: dict[str, Any]) -> None:
        self.report = report
        self.header, self.agreement = report["header"], report["agreement"]

    def all(self) -> dict[str, Any]:
        tables = self.report["tables"]
        agreed = self.checker({})
        agreed.check_header()
        if self.header["duplicate"] is not True or (self.header["periods"], self.header["rescued"]) != (PERIODS, 0):
            raise Failure("header: not that of a duplicate set")
        agreed.guarded("agreement", agreed.check_agreement)
        if not len(self.agreement["open_values"]) == len(self.agreement["closed_values"]) == PERIODS:
            raise Failure("agreement: a set reveals just one value of each chain")
        agreed.guarded("tables", self.check_seats)
        rolls = [self.check_table(number, told) for number, told in enumerate(tables, start=1)]
        signatures = self.check_signatures()
        also = {"simulated": self.header["secrets"] == SIMULATED, "unsigned": self.report["signed"]["key"] is None}
        if self.report["not_proven"] != [*NEVER_PROVEN, *(key for key, holds in also.items() if holds)]:
            raise Failure("not_proven: it does not name just what this report leaves open")
        return {
            "duplicate": self.header["table"],
            "format": FORMAT,
            "secrets": self.header["secrets"],
            "tables": len(tables),
            "rolls": sum(rolls),
            "entrants": len(self.agreement["players"]),
            "given": agreed.given,
            "withheld": agreed.withheld,
            "ended": [told["closing"]["ended"] for told in tables],
            "signatures": signatures,
            "journal": False,
        }

    def checker(self, told: dict[str, Any]) -> _TableCheck:
        shared = {"header": self.header, "agreement": self.agreement, "over": True}
        return _TableCheck({**shared, "rolls": told.get("rolls"), "closing": told.get("closing")})

    def check_seats(self, where: str) -> None:
        """Every entrant has one seat, and every table stands once."""
        tables, entrants = self.report["tables"], len(self.agreement["players"])
        seated = [one for told in tables for one in told["entrants"]]
        if any(type(one) is not int for one in seated) or sorted(one for one in seated if one) != [
            *range(1, entrants + 1)
        ]:
            raise Failure(f"{where}: not every entrant has just one seat")
        if any(len(told["entrants"]) != self.header["seats"] for told in tables):
            raise Failure(f"{where}: a table has not as many seats as the set says")
        if set(self.agreement["players"]) != {"person"}:
            raise Failure(f"{where}: only people enter a set")
        if len({told["table"] for told in tables}) != len(tables):
            raise Failure(f"{where}: a table stands twice")

    def check_table(self, number: int, told: dict[str, Any]) -> int:
        check = self.checker(told)
        check.keys(f"table {number}", told, TABLE)
        begun = link("table", self.agreement["hash"], told["table"], number, told["entrants"])
        if (told["number"], told["hash"]) != (number, begun):
            check.wrong(f"table {number}", "changed: it does not fit its hash")
        check.check_agreement("agreement")
        check.check_table(told, begun)
        return len(told["rolls"])

    def check_signatures(self) -> str:
        signed, tables = self.report["signed"], self.report["tables"]
        if list(signed) != SIGNED:
            raise Failure("signed: a field is missing, new or renamed")
        signatures = [signed["commitment"], signed["nonce_hashes"], *(told["signature"] for told in tables)]
        if signed["key"] is None:
            if any(signatures):
                raise Failure("signed: a signature without a key")
            return "none"
        name = self.header["table"]
        statements = [
            ["meridian", "commitment", name, self.agreement["committed"]],
            ["meridian", "nonce hashes", name, self.agreement["listed"]],
        ]
        for told in tables:
            end = told["closing"]["hash"]
            statements.append(["meridian", "rolls", told["table"], len(told["rolls"]), PERIODS, end])
        right = [is_signed(signed["key"], *each) for each in zip(signatures, statements, strict=True)]
        if False in right:
            raise Failure(f"signed: {statements[right.index(False)][1]}: the signature is not that of the key")
        return "not checked" if None in right else "checked"
