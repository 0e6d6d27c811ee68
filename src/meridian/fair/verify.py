"""Checks a roll report without trusting its author.

This file and its neighbours verify_*.py share no code with the rest of Meridian, on purpose: they can be read, copied
and run alone. What they check is described in docs/fairness.md.
"""

from __future__ import annotations

from typing import Any, NoReturn

from meridian.fair.verify_figures import wrong_figure
from meridian.fair.verify_hashes import canonical, committed, hmac_sha, is_signed, link, outcome_of, sha, unhex
from meridian.fair.verify_read import Failure, checked

__all__ = ["Failure", "verify"]

ROLL_REPORT = "roll report"
FORMAT = 2
PERIODS = 65536
TOP = [
    "meridian", "format", "over", "header", "agreement", "signed", "rolls", "closing", "effects", "statistics", "lang",
    "not_proven", "seal",
]  # fmt: skip
HEADER = [
    "table", "game", "rules_version", "edition", "edition_hash", "overlay", "options", "seats", "sides", "started",
    "rescued", "periods", "secrets", "hash",
]  # fmt: skip
AGREEMENT = [
    "open", "closed", "committed", "players", "nonce_hashes", "listed", "nonces", "hash", "open_values",
    "closed_values",
]  # fmt: skip
SIGNED = ["key", "commitment", "nonce_hashes", "rolls"]
ROLL = [
    "number", "period", "chain", "place", "taken_back", "audience", "clauses", "outcomes", "weights", "outcome",
    "commitment", "salt", "said", "said_salt", "heard", "step", "hash",
]  # fmt: skip
CLOSING = ["ended", "taken_back", "said", "said_salt", "heard", "step", "hash"]
NEVER_PROVEN = ["host-foresees", "host-chooses", "host-aborts", "withheld", "published-first", "players-talk"]
SIMULATED = "derived from a seed, for simulation"
TYPED = "random; dice are typed in by the players"


def verify(data: bytes) -> dict[str, Any]:
    """Check a report. What was checked comes back as numbers and names; anything wrong raises `Failure`."""
    return checked(data, ROLL_REPORT, FORMAT, TOP, _verified)


def _verified(report: dict[str, Any]) -> dict[str, Any]:
    found = ReportCheck(report).all()
    if wrong := wrong_figure(report):
        raise Failure(wrong)
    return found


class ReportCheck:
    """One pass over a report in the order it was written: header, agreement, rolls, closing."""

    header_keys = HEADER
    roll_keys = ROLL

    def __init__(self, report: dict[str, Any]) -> None:
        self.report = report
        self.header: dict[str, Any] = report["header"]
        self.agreement: dict[str, Any] = report["agreement"]
        self.table = self.header["table"]
        self.over = report["over"]
        self.last = ""
        self.period = 1
        self.floor = self.step = 0
        self.places = {"open": 0, "closed": 0}
        self.proven = {"open": 0, "closed": 0}
        self.waiting = {"open": 0, "closed": 0}
        self.given: list[int] = []
        self.withheld: list[int] = []
        self.take_backs = 0

    def all(self) -> dict[str, Any]:
        self.check_header()
        self.guarded("agreement", self.check_agreement)
        for number, roll in enumerate(self.report["rolls"], start=1):
            self.guarded(f"roll {number}", self.check_roll, number, roll)
        self.guarded("closing", self.check_closing)
        self.guarded("agreement", self.check_reveals)
        self.guarded("signed", self.check_signatures)
        self.guarded("not_proven", self.check_texts)
        return {
            "format": FORMAT,
            "table": self.table,
            "over": self.over,
            "ended": self.report["closing"]["ended"] if self.over else None,
            "secrets": self.header["secrets"],
            "rolls": len(self.report["rolls"]),
            "open": self.proven["open"],
            "closed": self.proven["closed"],
            "open_waiting": self.waiting["open"],
            "closed_waiting": self.waiting["closed"],
            "periods": self.period,
            "take_backs": self.take_backs,
            "players": self.agreement["players"],
            "given": self.given,
            "withheld": self.withheld,
            "chain_length": self.header["periods"],
            "standard_length": self.header["periods"] == PERIODS,
            "signatures": self.signatures,
            "rescued": self.header["rescued"],
            "journal": False,
            "hash": self.last,
        }

    def wrong(self, where: str, why: str) -> NoReturn:
        raise Failure(f"{where}: {why}")

    def guarded(self, where: str, check: Any, *args: Any) -> None:
        """Run a check; whatever does not even have the right shape is wrong too, and named."""
        try:
            check(where, *args)
        except (KeyError, TypeError, ValueError, IndexError, AttributeError):
            self.wrong(where, "something is missing, or not what should stand there")

    def keys(self, where: str, thing: Any, names: list[str]) -> None:
        if not isinstance(thing, dict) or list(thing) != names:
            self.wrong(where, "a field is missing, new or renamed")

    def whole(self, where: str, *numbers: Any) -> None:
        """1.0 and true are equal to 1 in some languages, but other bytes: a host that may choose could roll again."""
        if any(type(number) is not int for number in numbers):
            self.wrong(where, "something else stands where a whole number should")

    def check_header(self) -> None:
        self.keys("header", self.header, self.header_keys)
        self.whole("header", *(self.header[name] for name in ("rules_version", "seats", "rescued", "periods")))
        if self.over is not True and self.over is not False:
            self.wrong("over", "neither true nor false")
        told = {name: value for name, value in self.header.items() if name != "hash"}
        if sha(canonical(told)).hex() != self.header["hash"]:
            self.wrong("header", "changed: it does not fit its hash")

    # What host and seats agreed on

    def check_agreement(self, where: str) -> None:
        told = self.agreement
        self.keys(where, told, AGREEMENT)
        seats = self.parties()
        if not len(told["players"]) == len(told["nonce_hashes"]) == len(told["nonces"]) == seats:
            self.wrong(where, "it does not name each seat once")
        bound = link("commitment", self.header["hash"], self.header["periods"], told["open"], told["closed"])
        listed = link("nonce hashes", bound, told["players"], told["nonce_hashes"])
        self.last = link("nonces", listed, told["nonces"])
        if [bound, listed, self.last] != [told["committed"], told["listed"], told["hash"]]:
            self.wrong(where, "changed: it does not fit its hashes")
        for seat in range(seats):
            self.check_nonce(f"nonce of seat {seat + 1}", seat)
        for which in ("open", "closed"):
            self.check_values(where, which)
        self.mixed = b"".join(unhex(nonce) for nonce in told["nonces"])

    def parties(self) -> int:
        """How many agree on the chance of a report: all seats."""
        return int(self.header["seats"])

    def check_nonce(self, where: str, seat: int) -> None:
        """A nonce is the one whose hash was given first, or the fixed one of a seat that gave none."""
        told = self.agreement
        player, hashed, nonce = told["players"][seat], told["nonce_hashes"][seat], unhex(told["nonces"][seat])
        fixed = sha(canonical(["fixed nonce", self.table, told["open"], told["closed"], seat]))
        if player not in ("person", "bot") or (player == "bot" and hashed is not None):
            self.wrong(where, "a bot gives no nonce of its own")
        if hashed is None and nonce != fixed:
            self.wrong(where, "a seat that gave no hash has another nonce than its fixed one")
        if hashed is not None and sha(nonce) == unhex(hashed):
            self.given.append(seat)
        elif hashed is not None:
            if nonce != fixed:
                self.wrong(where, "not the nonce whose hash was given")
            self.withheld.append(seat)

    def check_values(self, where: str, which: str) -> None:
        below = unhex(self.agreement[which])
        if len(self.agreement[f"{which}_values"]) > self.header["periods"]:
            self.wrong(where, f"more values of the {which} chain than it has")
        for at, text in enumerate(self.agreement[f"{which}_values"], start=1):
            value = unhex(text)
            if sha(value) != below:
                self.wrong(where, f"value {at} of the {which} chain does not lead back to its commitment")
            below = value

    def check_reveals(self, where: str) -> None:
        """What must be revealed is, and of a running game nothing else: a key too many would open hidden draws."""
        if len(self.agreement["open_values"]) < self.period - (not self.over):
            self.wrong(where, "the value of a period that has ended is not revealed")
        if not self.over and self.agreement["closed_values"]:
            self.wrong(where, "values of the closed chain before the end of the game")

    # Rolls

    def check_roll(self, where: str, number: int, roll: dict[str, Any]) -> None:
        self.keys(where, roll, self.roll_keys)
        self.check_place(where, number, roll)
        drawn = [roll["outcomes"], roll["weights"], roll["outcome"]]
        fixed = drawn if roll["chain"] == "open" else roll["commitment"]
        names = ("number", "period", "chain", "place", "taken_back", "audience", "clauses")
        more = [roll["stream"]] if "stream" in self.roll_keys else []
        self.last = link("roll", self.last, *(roll[name] for name in names), fixed, roll["said"], *more)
        if self.last != roll["hash"]:
            self.wrong(where, "changed: it does not fit its hash")
        self.check_said(where, roll, roll["period"], number)
        self.check_drawn(where, roll, drawn)
        self.check_outcome(where, roll)

    def check_place(self, where: str, number: int, roll: dict[str, Any]) -> None:
        """A period moves on by the rules, or by one for each take-back; places are counted within it."""
        back, period, chain = roll["taken_back"], roll["period"], roll["chain"]
        self.whole(where, roll["number"], period, roll["place"], back, *(roll["weights"] or []))
        if chain not in ("open", "closed") or (chain == "open" and roll["audience"] != "everybody"):
            self.wrong(where, "drawn from the wrong chain")
        if roll["number"] != number or back < 0 or period < self.period or period > self.header["periods"]:
            self.wrong(where, "out of order")
        if back and period != self.period + back:
            self.wrong(where, f"after {back} take-backs its period should be {self.period + back}, not {period}")
        if period != self.period:
            self.period, self.places = period, {"open": 0, "closed": 0}
        self.places[chain] += 1
        if roll["place"] != self.places[chain]:
            self.wrong(where, f"its place in the period should be {self.places[chain]}, not {roll['place']}")
        self.take_backs += back

    def check_said(self, where: str, told: dict[str, Any], period: int, number: int) -> None:
        """What the seats wrote since the roll before is what was committed to, with a salt that nobody chose."""
        if not self.over:
            if (told["said_salt"], told["heard"], told["step"]) != (None, None, None):
                self.wrong(where, "what the seats wrote is shown before the end of the game")
            return
        self.whole(where, told["step"], *(entry for entry, _, _ in told["heard"]))
        if committed(told["said_salt"], [told["step"], told["heard"]]) != told["said"]:
            self.wrong(where, "what the seats wrote before it is not what was committed to")
        self.check_salt(where, "said", told["said_salt"], period, number)
        back = 0
        for entry, who, words in told["heard"]:
            if who == "table" and words in ("take-back", "rewind", "undo"):
                if entry >= self.step:
                    self.wrong(where, f"there was nothing after entry {entry} to take back")
                if words != "undo":
                    back += 1
                    self.floor = min(self.floor, entry)
                elif entry < self.floor:
                    self.wrong(where, f"an undo to entry {entry} crosses the roll of entry {self.floor}")
            elif who == "table":
                if not words.startswith("start "):
                    self.wrong(where, f"the table notes {words!r}, which nobody knows")
                continue
            self.step = entry
        if back != told["taken_back"]:
            self.wrong(where, f"it counts {told['taken_back']} take-backs, but {back} were noted")
        self.floor = self.step = told["step"]

    def check_salt(self, where: str, purpose: str, salt: str, period: int, number: int) -> None:
        """Salts follow from the closed chain too."""
        if unhex(salt) != hmac_sha(self.key("closed", period), canonical([purpose, self.table, period, number])):
            self.wrong(where, f"the salt of what was {purpose} does not follow from the closed chain")

    def check_drawn(self, where: str, roll: dict[str, Any], drawn: list[Any]) -> None:
        if roll["chain"] == "open":
            if roll["commitment"] is not None or roll["salt"] is not None:
                self.wrong(where, "an open roll needs no commitment")
        elif not self.over:
            if drawn != [None, None, None] or roll["salt"] is not None:
                self.wrong(where, "a hidden draw is shown before the end of the game")
        else:
            if committed(roll["salt"], drawn) != roll["commitment"]:
                self.wrong(where, "the outcome is not what was committed to")
            self.check_salt(where, "salt", roll["salt"], roll["period"], roll["number"])

    def check_outcome(self, where: str, roll: dict[str, Any]) -> None:
        which, period = roll["chain"], roll["period"]
        if roll["outcomes"] is not None:
            order = [canonical(outcome) for outcome in roll["outcomes"]]
            if order != sorted(set(order)):
                self.wrong(where, "its outcomes do not stand in their order")
        if not self.over and period > len(self.agreement[f"{which}_values"]):
            self.waiting[which] += 1
            return
        if (
            outcome_of(self.key(which, period), self.number_of(roll), roll["outcomes"], roll["weights"])
            != roll["outcome"]
        ):
            self.wrong(where, "another outcome should have come up")
        self.proven[which] += 1

    def number_of(self, roll: dict[str, Any]) -> list[Any]:
        """What is hashed with the key for the number of a roll."""
        return [self.table, roll["period"], roll["chain"], roll["place"]]

    def key(self, which: str, period: int) -> bytes:
        values = self.agreement[f"{which}_values"]
        if period > len(values):
            self.wrong("agreement", f"the value of period {period} in the {which} chain is not revealed")
        return sha(unhex(values[period - 1]) + self.mixed)

    # The end

    def check_closing(self, where: str) -> None:
        closing = self.report["closing"]
        if not self.over:
            if closing is not None:
                self.wrong(where, "a running game has no end")
            return
        self.keys(where, closing, CLOSING)
        self.whole(where, closing["taken_back"])
        if closing["ended"] not in ("over", "abandoned") or closing["taken_back"] < 0:
            self.wrong(where, "it says neither that the game is over nor that it was given up")
        self.last = link("end", self.last, closing["ended"], closing["taken_back"], closing["said"])
        if self.last != closing["hash"]:
            self.wrong(where, "changed: it does not fit its hash")
        self.period += closing["taken_back"]
        self.take_backs += closing["taken_back"]
        self.check_said(where, closing, self.period, len(self.report["rolls"]) + 1)

    def check_signatures(self, where: str) -> None:
        told, rolls = self.report["signed"], len(self.report["rolls"])
        self.keys(where, told, SIGNED)
        self.signatures = "none"
        if told["key"] is None:
            if any(told.values()):
                self.wrong(where, "a signature without a key")
            return
        statements = {
            "commitment": ["meridian", "commitment", self.table, self.agreement["committed"]],
            "nonce_hashes": ["meridian", "nonce hashes", self.table, self.agreement["listed"]],
            "rolls": ["meridian", "rolls", self.table, rolls, self.period, self.last],
        }
        for name, statement in statements.items():
            right = is_signed(told["key"], told[name], statement)
            if right is False:
                self.wrong(where, f"the signature of the {name.replace('_', ' ')} is not that of the key")
            self.signatures = "not checked" if right is None else "checked"

    def check_texts(self, where: str) -> None:
        """What is not proven follows from the rest; effects belong to rolls, in their order."""
        header = self.header
        also = {
            "hidden-later": not self.over,
            "simulated": header["secrets"] == SIMULATED,
            "declared": header["secrets"] == TYPED,
            "rescued": header["rescued"] > 0,
            "chain-length": header["periods"] != PERIODS,
            "unsigned": self.report["signed"]["key"] is None,
        }
        if self.report["not_proven"] != [*NEVER_PROVEN, *(key for key, holds in also.items() if holds)]:
            self.wrong(where, "it does not name just what this report leaves open")
        numbers = [number for number, _ in self.report["effects"]]
        if numbers != sorted({number for number in numbers if 1 <= number <= len(self.report["rolls"])}):
            self.wrong("effects", "they do not belong to the rolls")
