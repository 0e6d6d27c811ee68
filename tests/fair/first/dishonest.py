"""The same dishonest host under format 1: its source, its report and its verifier. Devices compared nothing."""

from __future__ import annotations

import json
from functools import cache

import msgspec

from meridian.core.errors import BadInput
from meridian.fair.first.vault import Commitment
from meridian.fair.first.verifiable import Verifiable
from meridian.fair.report import make_report, to_bytes
from meridian.fair.source import ChanceQuestion
from meridian.fair.verify import Failure
from meridian.fair.verifying import verify_report
from meridian.session.session import Session
from tests.fair.dishonest import (
    BOT,
    HEADER,
    HONEST,
    NAME,
    OWN,
    PLAYERS,
    Host,
    Nonces,
    Number,
    Run,
    Trick,
    numbers_of,
    replayed,
)
from tests.fair.tables import GAME, fixed, nonce

HASHES: list[str | None] = [None] * len(PLAYERS)


class Bent(Verifiable):
    """The chance of format 1 in the hands of a host with tricks."""

    host: FirstHost

    def pick(self, draw: ChanceQuestion) -> int:
        asked = draw
        for trick in self.host.tricks:
            asked = trick.draw(self.host, asked)
        return draw.outcomes.index(asked.outcomes[super().pick(asked)])


class FirstHost(Host):
    """Runs a table of format 1. `later` is mixed into the nonces of later chains, which the host supplied."""

    def __init__(self, *tricks: Trick, answers: int = 10_000, length: int = 256, later: int = 0) -> None:
        super().__init__(*tricks, answers=answers)
        self.length, self.later = length, later
        self.nonces: list[bytes] = []

    def open(self) -> None:
        self.old = Bent(NAME, HEADER, secret=fixed, length=self.length)
        self.old.host = self
        self.old._ask = self.later_nonces
        self.chance = self.old  # type: ignore[assignment]

    def later_nonces(self, published: Commitment) -> list[bytes]:
        return [fixed(f"nonce {published.first} {seat} {self.later}") for seat in range(len(PLAYERS))]

    def agree(self) -> None:
        agreed: Nonces = (list(PLAYERS), HASHES, [nonce(HONEST), nonce(OWN), nonce(BOT)])
        for trick in self.tricks:
            agreed = trick.agreed(self, agreed)
        self.nonces = [one for one in agreed[2] if one is not None]
        self.old.contribute(self.nonces)

    def skip_period(self, note: str | None) -> None:
        self.old.next_period()

    def tell(self, newest: object) -> None:
        """Nothing was signed, and devices received nothing."""

    def reveal(self) -> None:
        self.old.end()

    def judged(self) -> Run:
        objections, told = [], {"rolls": msgspec.to_builtins(self.old.record())["rolls"]}
        try:
            report = to_bytes(make_report(self.old.record(), GAME, self.table.journal(), "en"))
            told = json.loads(report)
            verify_report(report)
        except (BadInput, Failure) as error:
            objections.append(str(error))
        return Run(objections, set(), numbers_of(told), self.rerun(), usual(self.length), told)

    def rerun(self) -> list[Number] | None:
        return replayed(Session(GAME, HEADER, self.again()), self.acts)

    def again(self) -> Verifiable:
        """Honest chance of the same table."""
        chance = Verifiable(NAME, HEADER, secret=fixed, length=self.length)
        chance.contribute([nonce(seat) for seat in (HONEST, OWN, BOT)])
        chance._ask = lambda published: [fixed(f"nonce {published.first} {seat} 0") for seat in range(len(PLAYERS))]
        return chance


@cache
def usual(length: int) -> list[Number]:
    """The numbers of the same game without tricks."""
    host = FirstHost(length=length)
    for step in (host.open, host.agree, host.play):
        step()
    return host.rerun() or []
