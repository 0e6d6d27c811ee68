"""Checks a roll report without trusting its author.

This file shares no code with the rest of Meridian, on purpose: it can be read, copied and run alone. What it
checks is described in docs/fairness.md.
"""

from __future__ import annotations

import hashlib
import hmac
import json
from typing import Any, NoReturn

FORMAT = 1
TOP = [
    "meridian", "format", "over", "header", "chains", "rolls", "closing", "effects", "statistics", "lang",
    "how_to_check", "not_proven", "seal",
]  # fmt: skip
HEADER = [
    "table", "game", "rules_version", "edition", "edition_hash", "overlay", "options", "seats", "sides", "started",
    "chain_length", "secrets", "hash",
]  # fmt: skip
CHAIN = ["first", "length", "after", "open", "closed", "nonces", "hash", "open_values", "closed_values"]
ROLL = [
    "number", "period", "audience", "clauses", "chain", "outcomes", "weights", "outcome", "commitment", "salt",
    "said", "said_salt", "heard", "step", "hash",
]  # fmt: skip
CLOSING = ["said", "said_salt", "heard", "step", "hash"]


class Failure(Exception):
    """A report is refused; the message names the first entry that is wrong, and why."""


def verify(data: bytes) -> dict[str, Any]:
    """Check a report. What was checked comes back as numbers; anything wrong raises `Failure`."""
    report = _read(data)
    try:
        found = _Check(report).all()
        _check_statistics(report)
    except (KeyError, TypeError, ValueError, IndexError, AttributeError, ArithmeticError, RecursionError) as error:
        raise Failure(f"the report has not the shape of a report ({type(error).__name__})") from None
    _check_seal(data, report)
    return found


def _read(data: bytes) -> dict[str, Any]:
    try:
        report = json.loads(data.decode("ascii"), object_pairs_hook=_object, parse_constant=_object)
    except UnicodeDecodeError as error:
        line = data.count(b"\n", 0, error.start) + 1
        raise Failure(f"line {line}: not a roll report: it holds bytes that none has") from None
    except json.JSONDecodeError as error:
        raise Failure(f"line {error.lineno}: no roll report, or cut short or changed: not JSON") from None
    except (ValueError, RecursionError):
        raise Failure("not JSON that can be read") from None
    if isinstance(report, dict) and report.get("meridian") == "rolls":
        raise Failure("a record of rolls, not yet a report: meridian report makes one of it and its journal")
    if not isinstance(report, dict) or report.get("meridian") != "roll report" or report.get("format") != FORMAT:
        raise Failure(f"not a roll report in format {FORMAT}")
    if list(report) != TOP:
        raise Failure("a part of the report is missing, new or renamed")
    return report


def _object(pairs: Any) -> dict[str, Any]:
    """An object in which no name stands twice: readers would differ in which one counts."""
    found = dict(pairs)
    if len(found) != len(pairs):
        raise ValueError("a name stands twice")
    return found


def _check_seal(data: bytes, report: dict[str, Any]) -> None:
    """The last line seals all bytes before it: texts, effects, figures and layout too."""
    body, _, _ = data.rpartition(b'"seal"')
    seal = hashlib.sha256(body).hexdigest()
    if report["seal"] != seal or data != body + f'"seal": "{seal}"\n}}\n'.encode():
        raise Failure("the seal does not fit: texts, effects, statistics or layout were changed after it was set")


def _check_statistics(report: dict[str, Any]) -> None:
    """Counts are worked out again from the rolls."""
    counts: dict[tuple[str, ...], dict[str, int]] = {}
    for roll in report["rolls"]:
        if roll["outcomes"]:
            kind = counts.setdefault((roll["outcomes"][0].split()[0], *roll["clauses"]), {})
            for outcome in roll["outcomes"]:
                kind[outcome] = kind.get(outcome, 0) + (outcome == roll["outcome"])
    for at, tally in enumerate(report["statistics"], start=1):
        right = counts.pop((tally["kind"], *tally["clauses"]), None)
        if tally["counts"] != right or tally["rolls"] != sum((right or {}).values()):
            raise Failure(f"statistics {at} ({tally['kind']}): the counts are not those of the rolls")
    if counts:
        raise Failure("statistics: a kind of roll is missing")


def _sha(data: bytes) -> bytes:
    return hashlib.sha256(data).digest()


def _hmac(key: bytes, data: bytes) -> bytes:
    return hmac.new(key, data, hashlib.sha256).digest()


def _canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def _link(*parts: Any) -> str:
    return _sha(_canonical(list(parts))).hex()


def _unhex(text: str) -> bytes:
    data = bytes.fromhex(text)
    if data.hex() != text or len(data) != 32:
        raise ValueError("not 32 bytes in hexadecimal")
    return data


def _committed(salt: str, value: Any) -> str:
    return _sha(_unhex(salt) + _canonical(value)).hex()


def _outcome(key: bytes, asked: list[Any], outcomes: list[str], weights: list[int]) -> str:
    """What HMAC says came up: the first 32-bit word that does not favour an outcome, modulo the weights."""
    if len(outcomes) != len(weights) or min(weights, default=-1) < 0 or len(set(outcomes)) != len(outcomes):
        raise ValueError("outcomes and weights do not belong together")
    total = sum(weights)
    if not 0 < total <= 1 << 32:
        raise ValueError("no outcome is possible")
    for attempt in range(1000):
        digest = _hmac(key, _canonical([*asked, attempt]))
        for place in range(8):
            word = int.from_bytes(digest[4 * place : 4 * place + 4], "big")
            if word + (1 << 32) % total < 1 << 32:
                return _at(outcomes, weights, word % total)
    raise ValueError("no fair word in a thousand digests")


def _at(outcomes: list[str], weights: list[int], rest: int) -> str:
    at = 0
    while rest >= weights[at]:
        rest -= weights[at]
        at += 1
    return outcomes[at]


class _Check:
    """One pass over a report in the order it was written: header, chains, rolls, closing."""

    def __init__(self, report: dict[str, Any]) -> None:
        self.report = report
        self.header: dict[str, Any] = report["header"]
        self.over = report["over"]
        self.last = ""
        self.used = 0
        self.period = 1
        self.proven = {"open": 0, "closed": 0}
        self.waiting = {"open": 0, "closed": 0}

    def all(self) -> dict[str, Any]:
        self.check_header()
        self.follow_chains(0)
        if not self.used:
            self.wrong("chain 1", "the report has no chain before its first roll")
        for number, roll in enumerate(self.report["rolls"], start=1):
            self.guarded(f"roll {number}", self.check_roll, number, roll)
            self.follow_chains(number)
        if self.used != len(self.report["chains"]):
            self.wrong(f"chain {self.used + 1}", "it stands where no chain begins")
        self.guarded("closing", self.check_closing)
        self.check_reveals()
        return {
            "table": self.header["table"],
            "over": self.over,
            "secrets": self.header["secrets"],
            "rolls": len(self.report["rolls"]),
            "open": self.proven["open"],
            "closed": self.proven["closed"],
            "open_waiting": self.waiting["open"],
            "closed_waiting": self.waiting["closed"],
            "periods": self.period,
            "chains": self.used,
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

    def check_header(self) -> None:
        self.keys("header", self.header, HEADER)
        if self.over is not True and self.over is not False:
            self.wrong("over", "neither true nor false")
        told = {name: value for name, value in self.header.items() if name != "hash"}
        self.last = _sha(_canonical(told)).hex()
        if self.last != self.header["hash"]:
            self.wrong("header", "changed: it does not fit its hash")

    # Chains

    def follow_chains(self, rolls: int) -> None:
        """Take in the chains that were committed to after this many rolls."""
        chains = self.report["chains"]
        while self.used < len(chains) and chains[self.used].get("after") == rolls:
            self.used += 1
            self.guarded(f"chain {self.used}", self.check_chain, chains[self.used - 1])

    def check_chain(self, where: str, chain: dict[str, Any]) -> None:
        self.keys(where, chain, CHAIN)
        told = [chain[name] for name in ("after", "first", "length", "open", "closed", "nonces")]
        self.last = _link("chain", self.last, *told)
        if self.last != chain["hash"]:
            self.wrong(where, "changed: it does not fit its hash")
        if chain["length"] != self.header["chain_length"] or len(chain["nonces"]) != self.header["seats"]:
            self.wrong(where, "its length or its number of nonces is not that of the header")
        if self.used > 1 and chain["first"] < self.report["chains"][self.used - 2]["first"] + chain["length"]:
            self.wrong(where, "it begins before the chain before it is used up")
        for nonce in chain["nonces"]:
            _unhex(nonce)
        for which in ("open", "closed"):
            self.check_values(where, which, chain)

    def check_values(self, where: str, which: str, chain: dict[str, Any]) -> None:
        below = _unhex(chain[which])
        if len(chain[f"{which}_values"]) > chain["length"]:
            self.wrong(where, f"more values of the {which} chain than it has")
        for at, text in enumerate(chain[f"{which}_values"], start=1):
            value = _unhex(text)
            if _sha(value) != below:
                self.wrong(where, f"value {at} of the {which} chain does not lead back to its commitment")
            below = value

    def check_reveals(self) -> None:
        """What must be revealed is, and of a running game nothing else: a key too many would open hidden draws."""
        for at, chain in enumerate(self.report["chains"], start=1):
            known = len(chain["open_values"])
            due = min(self.period - (not self.over) - chain["first"] + 1, chain["length"])
            if known < due:
                self.wrong(f"chain {at}", "the value of a period that has ended is not revealed")
            if not self.over and chain["closed_values"]:
                self.wrong(f"chain {at}", "values of the closed chain before the end of the game")

    # Rolls

    def check_roll(self, where: str, number: int, roll: dict[str, Any]) -> None:
        self.keys(where, roll, ROLL)
        if roll["number"] != number or roll["period"] < self.period:
            self.wrong(where, "out of order")
        if roll["chain"] not in ("open", "closed") or (roll["chain"] == "open" and roll["audience"] != "everybody"):
            self.wrong(where, "drawn from the wrong chain")
        self.period = roll["period"]
        before = _link("said", self.last, roll["said"])
        drawn = [roll["outcomes"], roll["weights"], roll["outcome"]]
        fixed = drawn if roll["chain"] == "open" else roll["commitment"]
        told = [roll[name] for name in ("number", "period", "audience", "clauses", "chain")]
        self.last = _link("roll", before, *told, fixed)
        if self.last != roll["hash"]:
            self.wrong(where, "changed: it does not fit its hash")
        chain = self.report["chains"][self.used - 1]
        at = roll["period"] - chain["first"]
        if not 0 <= at < chain["length"]:
            self.wrong(where, "its period has no value in the chain in use")
        self.check_said(where, roll)
        self.check_drawn(where, roll, drawn)
        if self.over:
            self.check_salts(where, roll, chain, at)
        self.check_outcome(where, roll, [*drawn[:2], roll["clauses"], before], chain, at)

    def check_said(self, where: str, roll: dict[str, Any]) -> None:
        hidden = (roll["said_salt"], roll["heard"], roll["step"])
        if not self.over:
            if hidden != (None, None, None):
                self.wrong(where, "what the seats wrote is shown before the end of the game")
        elif _committed(roll["said_salt"], [roll["step"], roll["heard"]]) != roll["said"]:
            self.wrong(where, "what the seats wrote before it is not what was committed to")

    def check_drawn(self, where: str, roll: dict[str, Any], drawn: list[Any]) -> None:
        if roll["chain"] == "open":
            if roll["commitment"] is not None or roll["salt"] is not None:
                self.wrong(where, "an open roll needs no commitment")
        elif not self.over:
            if drawn != [None, None, None] or roll["salt"] is not None:
                self.wrong(where, "a hidden draw is shown before the end of the game")
        elif _committed(roll["salt"], drawn) != roll["commitment"]:
            self.wrong(where, "the outcome is not what was committed to")

    def check_salts(self, where: str, roll: dict[str, Any], chain: dict[str, Any], at: int) -> None:
        """Salts follow from the closed chain too: a host free to choose them could try until a roll pleases."""
        key = self.key(where, chain, "closed", at)
        for purpose, name in (("said", "said_salt"), ("salt", "salt")):
            asked = [purpose, self.header["table"], roll["period"], roll["number"]]
            if roll[name] is not None and _unhex(roll[name]) != _hmac(key, _canonical(asked)):
                self.wrong(where, f"its {name} does not follow from the closed chain")

    def check_outcome(self, where: str, roll: dict[str, Any], told: list[Any], chain: dict[str, Any], at: int) -> None:
        which = roll["chain"]
        if not self.over and at >= len(chain[f"{which}_values"]):
            self.waiting[which] += 1
            return
        key = self.key(where, chain, which, at)
        asked = [self.header["table"], roll["period"], roll["number"], *told]
        if _outcome(key, asked, roll["outcomes"], roll["weights"]) != roll["outcome"]:
            self.wrong(where, "another outcome should have come up")
        self.proven[which] += 1

    def key(self, where: str, chain: dict[str, Any], which: str, at: int) -> bytes:
        if at >= len(chain[f"{which}_values"]):
            self.wrong(where, f"the value of its period in the {which} chain is not revealed")
        return _sha(_unhex(chain[f"{which}_values"][at]) + b"".join(_unhex(nonce) for nonce in chain["nonces"]))

    def check_closing(self, where: str) -> None:
        closing = self.report["closing"]
        if not self.over:
            if closing is not None:
                self.wrong(where, "a running game has no end")
            return
        self.keys(where, closing, CLOSING)
        self.last = _link("end", self.last, closing["said"])
        if self.last != closing["hash"]:
            self.wrong(where, "changed: it does not fit its hash")
        if _committed(closing["said_salt"], [closing["step"], closing["heard"]]) != closing["said"]:
            self.wrong(where, "what the seats wrote is not what was committed to")
