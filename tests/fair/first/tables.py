"""Tables for the tests of fair chance: small ones rolled by hand, and a real game."""

from __future__ import annotations

from hashlib import sha256

import msgspec

from meridian import bots, games
from meridian.arena.match import Match, play_match
from meridian.core.game import new_header
from meridian.core.journal import Header
from meridian.core.position import EVERYBODY
from meridian.fair.first.explain import BY_HAND
from meridian.fair.first.report import Report
from meridian.fair.first.vault import Commitment
from meridian.fair.first.verifiable import Secret, Verifiable
from meridian.fair.report import make_report, to_bytes
from meridian.fair.source import ChanceQuestion
from meridian.fair.statistics import statistics

HEADER = Header(
    game="dice", rules_version=3, edition="standard", edition_hash="e" * 64, seats=2, options={"faces": 6},
    overlay={"cards": {"fog": {"price": 0.5}}}, chance="verifiable",
)  # fmt: skip
FACES = [f"roll {face}" for face in range(1, 7)]
DECK = ["draw fog", "draw peace", "draw storm"]


def fixed(purpose: str) -> bytes:
    """Secrets that are the same in every run."""
    return sha256(f"fixed {purpose}".encode()).digest()


def nonces(published: Commitment) -> list[bytes]:
    """A nonce of each seat that depends on what was published."""
    return [sha256(f"{seat} {published.open}".encode()).digest() for seat in range(2)]


def source(secret: Secret = fixed, header: Header = HEADER, length: int = 256) -> Verifiable:
    return Verifiable("a table", header, nonces, secret=secret, length=length)


def die(number: int, period: int = 1) -> ChanceQuestion:
    return ChanceQuestion(FACES, [1] * 6, "GP-160 GP-A01", EVERYBODY, number, period)


def card(number: int, period: int = 1, seat: int = 1, weights: tuple[int, ...] = (2, 5, 1)) -> ChanceQuestion:
    return ChanceQuestion(DECK, list(weights), "GD-018", 1 << seat, number, period)


def rolled(chance: Verifiable) -> list[int]:
    """A little of everything: open and hidden, three periods, answers of seats, a standing order."""
    shown = [chance.pick(die(1)), chance.pick(card(2))]
    chance.heard(3, "p1", "build domination")
    chance.heard(4, "p2", "ask-me scoring")
    shown += [chance.pick(die(5, 2)), chance.pick(card(6, 2, weights=(2, 4, 1))), chance.pick(die(7, 3))]
    chance.heard(8, "p1", "pass")
    return shown


def small_report(chance: Verifiable) -> bytes:
    """The report of a table of an unknown game: no effects, otherwise complete."""
    record = chance.record()
    report = Report(
        over=record.over,
        header=record.header,
        chains=record.chains,
        rolls=record.rolls,
        closing=record.closing,
        effects=[(1, ["The die shows something."])],
        statistics=statistics(record.rolls),
        lang="en",
        how_to_check=BY_HAND.splitlines(),
        not_proven=["That players did not talk elsewhere."],
    )
    return to_bytes(report)


GAME = games.load("global-domination")


def played(decisions: int = 100_000) -> Match:
    """A game of bots with verifiable chance, to its end or for a number of decisions."""
    header = msgspec.structs.replace(new_header(GAME, 3, {"turns": 4}), chance="verifiable")
    seats = [bots.maker(GAME, name) for name in ("steady", "greedy", "random")]
    return play_match(GAME, header, seats, 11, 0, decisions)


def report_of(match: Match, lang: str = "en") -> bytes:
    assert match.record is not None
    assert match.journal is not None
    return to_bytes(make_report(match.record, GAME, match.journal, lang))
