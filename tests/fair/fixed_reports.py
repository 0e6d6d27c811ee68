"""Small reports whose bytes never change, for the tests of every implementation: tests/fair/reports.

`python -m tests.fair.fixed_reports` rewrites them; do this only if the format itself has changed.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from pathlib import Path

import msgspec

from meridian.fair.duplicate import DuplicateSet
from meridian.fair.duplicate_report import duplicate_bytes, make_duplicate_report
from meridian.fair.record import PERIODS as STANDARD
from meridian.fair.vault import DuplicateSeating
from meridian.fair.verifiable import Verifiable
from meridian.fair.verify import verify
from meridian.fair.verify_duplicate import verify_duplicate
from tests.fair.tables import HEADER, SIGNATORY, card, die, fixed, nonce, rolled, small_report, source

FOLDER = Path(__file__).parent / "reports"
FOUND = "found.json"
"""What `verify` finds in each of them."""
SET, SET_FOUND = "duplicate.json", "duplicate-found.json"
"""The report of a duplicate set, and what `verify_duplicate` finds in it."""


@cache
def over() -> bytes:
    """A finished game as a server reports it: all nonces given, signed, chains of the standard length."""
    chance = source(periods=STANDARD)
    rolled(chance)
    chance.end()
    return small_report(chance)


@cache
def running() -> bytes:
    """The same game before its end: hidden draws are bound, the last period is not revealed."""
    chance = source(periods=STANDARD)
    rolled(chance)
    return small_report(chance)


@cache
def taken_back() -> bytes:
    """Of four seats p1 gives its nonce, p2 withholds it, p3 takes no part, and p4 is a bot. Begun from a position, two
    take-backs before one roll, words beyond ASCII, abandoned after a rewind, short chains, not signed."""
    start = {"players": {"p1": {"hand": ["fog_of_war"]}}}
    header = msgspec.structs.replace(HEADER, seats=4, start=start)
    chance = Verifiable("Tisch „Äquator“ 🌍", header, secret=fixed, periods=64)
    hashes = [hash_of(0), hash_of(1), None, None]
    chance.agree(["person", "person", "person", "bot"], hashes, [nonce(0), None, None, None])
    chance.pick(die(1))
    for number, seat in ((2, 0), (3, 3)):
        chance.pick(card(number, seat=seat))
    chance.heard(4, "p4", "say „Grüße“ 🌍")
    chance.heard(5, "p1", "build domination")
    chance.taken_back(4, "undo")
    chance.heard(5, "p1", 'say "so\\"')
    chance.pick(die(6, 2))
    chance.heard(7, "p2", "pass")
    chance.taken_back(6, "take-back")
    chance.heard(7, "clock", "late")
    chance.taken_back(2, "rewind")
    chance.pick(card(3, weights=(2, 0, 1)))
    chance.pick(die(4, 3))
    chance.heard(5, "p3", "pass")
    chance.taken_back(3, "rewind")
    chance.end(abandoned=True)
    return small_report(chance, signatory=None)


def hash_of(seat: int) -> str:
    """The hash a device sends before its nonce."""
    return sha256(nonce(seat)).hexdigest()


@cache
def duplicate() -> bytes:
    """A duplicate set of three tables for one entrant and a bot each: one entrant withholds a nonce, one takes no part,
    and the last table is given up. Tables have the same numbers, and differ in what they ask when."""
    chance = DuplicateSet("a set", HEADER, secret=fixed)
    chance.agree(["person"] * 3, [hash_of(0), hash_of(1), None], [nonce(0), None, None])
    tables = [chance.at_table(DuplicateSeating(f"table {at}", at, [at, 0])) for at in (1, 2, 3)]
    for at, table in enumerate(tables, start=1):
        table.pick(msgspec.structs.replace(die(1), seat=0))
        table.heard(2, "p1", "build domination")
        for number in range(3, 3 + at):
            table.pick(msgspec.structs.replace(card(number, seat=0), seat=0))
        table.pick(msgspec.structs.replace(die(3 + at, 2), seat=0))
        table.pick(msgspec.structs.replace(die(4 + at, 2), seat=1))
        table.pick(die(5 + at, 3))
        table.heard(6 + at, "p2", "pass")
        table.end(abandoned=at == 3)
    return duplicate_bytes(make_duplicate_report(chance, tables, SIGNATORY))


REPORTS: dict[str, Callable[[], bytes]] = {"over": over, "running": running, "taken-back": taken_back}


def found() -> bytes:
    """What `verify` finds, as a file."""
    told = {name: verify(make()) for name, make in REPORTS.items()}
    return (json.dumps(told, indent=1) + "\n").encode()


def set_found() -> bytes:
    """What `verify_duplicate` finds in the report of a set, as a file."""
    return (json.dumps(verify_duplicate(duplicate()), indent=1) + "\n").encode()


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name, make in REPORTS.items():
        (FOLDER / f"{name}.json").write_bytes(make())
    (FOLDER / FOUND).write_bytes(found())
    (FOLDER / SET).write_bytes(duplicate())
    (FOLDER / SET_FOUND).write_bytes(set_found())
