"""Prints roll reports of real games, to test the roll check: one finished, one running, one with many dice.

Nothing in them is left to luck: secrets, nonces and answers are the same in every run.
"""

from __future__ import annotations

import json
import random
from hashlib import sha256

import msgspec

from meridian import games
from meridian.core.game import new_header
from meridian.fair.report import make_report, to_bytes
from meridian.fair.signing import Signatory
from meridian.fair.verifiable import Verifiable
from meridian.session.session import Session

SEATS = 3
RUNNING = 150  # entries of the table that is still running
LONG = 600  # entries: enough dice to say how likely they were
TAKEN_BACK = 100  # after so many entries one is taken back


def fixed(purpose: str) -> bytes:
    """Secrets that are the same in every run."""
    return sha256(f"fixed {purpose}".encode()).digest()


def report(name: str, most: int | None) -> str:
    """A table of a game, played at random to its end, or for so many entries."""
    game = games.load(name)
    header = msgspec.structs.replace(new_header(game, SEATS, game.presets.get("quick", {})), chance=Verifiable.kind)
    source = Verifiable("a table", header, secret=fixed)
    nonces = [fixed(f"nonce {seat}") for seat in range(SEATS - 1)]
    hashes = [sha256(nonce).hexdigest() for nonce in nonces]
    source.agree(["person", "person", "bot"], [*hashes, None], [*nonces, None])
    table = Session(game, header, source)
    draw = random.Random(1)
    taken_back = False
    while not table.p.over and (most is None or len(table.entries) < most):
        seat = table.asked()[0]
        table.answer(seat, draw.choice(table.p.options(seat)))
        if len(table.entries) >= TAKEN_BACK and not taken_back:
            table.restore(table.entries[: TAKEN_BACK // 2])
            source.taken_back(TAKEN_BACK // 2, "take-back")
            table.let_chance_decide()
            taken_back = True
    if table.p.over:
        source.end()
    signatory = Signatory(fixed("key of the server"))
    return to_bytes(make_report(source.record(), game, table.journal(), "en", signatory)).decode("ascii")


if __name__ == "__main__":
    first, *_, last = games.names()
    made = {"over": report(first, None), "running": report(first, RUNNING), "long": report(last, LONG)}
    print(json.dumps(made))
