"""Tables for the tests of fair chance: small ones rolled by hand, and a real game."""

from __future__ import annotations

import json
from hashlib import sha256
from random import Random
from typing import Any

import msgspec

from meridian import bots, games
from meridian.arena.match import Match, play_match
from meridian.core.game import new_header
from meridian.core.journal import Header
from meridian.core.position import EVERYBODY
from meridian.fair.explain import not_proven
from meridian.fair.record import Player, Signed
from meridian.fair.report import Report, make_report, newest, to_bytes
from meridian.fair.signing import Signatory
from meridian.fair.source import ChanceQuestion
from meridian.fair.statistics import statistics
from meridian.fair.verifiable import Secret, Verifiable
from meridian.session.session import Session

HEADER = Header(
    game="dice", rules_version=3, edition="standard", edition_hash="e" * 64, seats=2, options={"faces": 6},
    overlay={"cards": {"fog": {"price": 0.5}}}, chance="verifiable",
)  # fmt: skip
FACES = [f"roll {face}" for face in range(1, 7)]
DECK = ["draw fog", "draw peace", "draw storm"]
PERIODS = 64
"""Small tables have short chains, so that tests are fast; `verify` names that."""
PLAYERS: list[Player] = ["person", "person"]
SIGNATORY = Signatory(sha256(b"the key of a server").digest())


def fixed(purpose: str) -> bytes:
    """Secrets that are the same in every run."""
    return sha256(f"fixed {purpose}".encode()).digest()


def nonce(seat: int) -> bytes:
    """The nonce of a device."""
    return sha256(f"nonce of seat {seat}".encode()).digest()


def agreed(chance: Verifiable, *given: bytes | None) -> Verifiable:
    """Let the seats agree, each with its nonce; None for a device that does not take part."""
    hashes = [None if one is None else sha256(one).hexdigest() for one in given]
    chance.agree(["person"] * len(given), hashes, list(given))
    return chance


def source(secret: Secret = fixed, header: Header = HEADER, periods: int = PERIODS) -> Verifiable:
    made = Verifiable("a table", header, secret=secret, periods=periods)
    return agreed(made, *(nonce(seat) for seat in range(header.seats)))


def die(number: int, period: int = 1) -> ChanceQuestion:
    return ChanceQuestion(FACES, [1] * 6, "GP-160 GP-A01", EVERYBODY, number, period)


def card(number: int, period: int = 1, seat: int = 1, weights: tuple[int, ...] = (2, 5, 1)) -> ChanceQuestion:
    return ChanceQuestion(DECK, list(weights), "GD-018", 1 << seat, number, period)


def rolled(chance: Verifiable) -> list[int]:
    """A little of everything: open and hidden, four periods, answers of seats, a standing order, a take-back."""
    shown = [chance.pick(die(1)), chance.pick(card(2))]
    chance.heard(3, "p1", "build domination")
    chance.heard(4, "p2", "ask-me scoring")
    shown += [chance.pick(die(5, 2)), chance.pick(card(6, 2, weights=(2, 4, 1))), chance.pick(die(7, 3))]
    chance.heard(8, "p1", "build war")
    chance.taken_back(7, "undo")
    chance.heard(8, "p1", "pass")
    chance.taken_back(6, "take-back")
    shown += [chance.pick(die(7, 3)), chance.pick(die(8, 3))]
    chance.heard(9, "p2", "pass")
    return shown


def small_report(chance: Verifiable, signatory: Signatory | None = SIGNATORY) -> bytes:
    """The report of a table of an unknown game: no true effects, otherwise complete."""
    record = chance.record()
    table = record.header.table
    report = Report(
        over=record.over,
        header=record.header,
        agreement=record.agreement,
        signed=Signed() if signatory is None else signatory.signed(table, record.agreement, newest(record)),
        rolls=record.rolls,
        closing=record.closing,
        effects=[(1, ["The die shows something."])] if record.rolls else [],
        statistics=statistics(record.rolls),
        lang="en",
        not_proven=not_proven(record.header, record.over, signatory is not None),
    )
    return to_bytes(report)


def sealed(report: dict[str, Any]) -> bytes:
    """A report as a forger would write it: with a correct seal around any content."""
    report = {name: value for name, value in report.items() if name != "seal"}
    lines = [f"{json.dumps(name)}: {json.dumps(value)},\n" for name, value in report.items()]
    body = ("{\n" + "".join(lines)).encode()
    return body + f'"seal": "{sha256(body).hexdigest()}"\n}}\n'.encode()


GAME = games.load("global-domination")
GAME_HEADER: Header = msgspec.structs.replace(new_header(GAME, 2, {"turns": 4}), chance="verifiable")


def played(decisions: int = 100_000) -> Match:
    """A game of bots with verifiable chance, to its end or for a number of decisions."""
    header = msgspec.structs.replace(new_header(GAME, 3, {"turns": 4}), chance="verifiable")
    seats = [bots.maker(GAME, name) for name in ("steady", "greedy", "random")]
    return play_match(GAME, header, seats, 11, 0, decisions)


def report_of(match: Match, lang: str = "en") -> bytes:
    assert match.record is not None
    assert match.journal is not None
    return to_bytes(make_report(match.record, GAME, match.journal, lang))


def real_table(chance: Verifiable | None = None) -> Session:
    """A table of Global Domination for two people."""
    return Session(GAME, GAME_HEADER, chance or source(header=GAME_HEADER))


def play_on(at: Session, answers: int, random: Random) -> None:
    """Plays a number of random answers, or to the end."""
    for _ in range(answers):
        if at.asked():
            seat = at.asked()[0]
            at.answer(seat, random.choice(at.p.options(seat)))


def take_back(at: Session, entries: int, why: str = "take-back") -> None:
    """Go back by a number of entries, as by consent of the players."""
    kept = max(len(at.entries) - entries, 12)
    at.restore(at.entries[:kept])
    at.source.taken_back(kept, why)  # type: ignore[arg-type]
    at.let_chance_decide()


def table_report(at: Session, signatory: Signatory | None = SIGNATORY) -> bytes:
    """The report of a real table, closed if its game is over."""
    chance = at.source
    assert isinstance(chance, Verifiable)
    if at.p.over:
        chance.end()
    return to_bytes(make_report(chance.record(), GAME, at.journal(), "en", signatory))
