"""Real tables to their end: honest ones with take-backs and restarts, and hosts who cheat and are caught."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from meridian.core.errors import BadInput
from meridian.core.game import new_header
from meridian.core.journal import Header
from meridian.fair.first.vault import Links
from meridian.fair.first.verifiable import Verifiable
from meridian.fair.first.verify import Failure, verify
from meridian.fair.hashes import commitment
from meridian.fair.report import make_report, to_bytes
from meridian.fair.source import ChanceQuestion
from meridian.session.session import Session
from tests.fair.first.tables import GAME, fixed, nonces

HEADER: Header = msgspec.structs.replace(new_header(GAME, 2, {"turns": 4}), chance="verifiable")


def table(kind: type[Verifiable] = Verifiable) -> Session:
    return Session(GAME, HEADER, kind("a table", HEADER, nonces, secret=fixed))


def play_on(at: Session, answers: int, random: Random) -> None:
    """So many answers at random, or to the end."""
    for _ in range(answers):
        if at.asked():
            seat = at.asked()[0]
            at.answer(seat, random.choice(at.p.options(seat)))


def report(at: Session) -> bytes:
    chance = at.source
    assert isinstance(chance, Verifiable)
    if at.p.over:
        chance.end()
    return to_bytes(make_report(chance.record(), GAME, at.journal(), "en"))


def test_a_table_with_take_backs_is_proven_whole() -> None:
    at, random = table(), Random(1)
    for _ in range(4):
        play_on(at, 40, random)
        kept = max(len(at.entries) - 25, 12)
        at.restore(at.entries[:kept])
        at.source.taken_back(kept, "take-back")
        at.let_chance_decide()
        verify(report(at))
    play_on(at, 10_000, random)
    found = verify(report(at))
    chances = sum(actor == -1 for actor, _ in at.entries)
    assert found["over"]
    assert found["open"] + found["closed"] == found["rolls"] > chances


def test_an_undo_leaves_the_journal_and_the_record_at_one() -> None:
    at, random = table(), Random(2)
    undone = 0
    while at.asked():
        play_on(at, 1, random)
        undone += len(at.entries) % 5 == 0 and any(at.take_back(seat) for seat in range(2))
        play_on(at, 1, random)
    assert undone > 3
    assert verify(report(at))["over"]


def test_a_restart_between_answers_changes_nothing() -> None:
    straight, again = table(), table()
    one, two = Random(3), Random(3)
    while straight.asked():
        play_on(straight, 10, one)
        play_on(again, 10, two)
        chance = again.source
        assert isinstance(chance, Verifiable)
        again = Session(GAME, HEADER, Verifiable.restored(chance.to_bytes(), nonces), again.entries)
        again.let_chance_decide()
    assert report(straight) == report(again)


def test_a_crash_after_a_roll_gives_the_same_roll() -> None:
    at, random = table(), Random(4)
    play_on(at, 30, random)
    chance = at.source
    assert isinstance(chance, Verifiable)
    last = max(number for number, (actor, _) in enumerate(at.entries, start=1) if actor == -1)
    again = Session(GAME, HEADER, Verifiable.restored(chance.to_bytes(), nonces), at.entries[: last - 1])
    again.let_chance_decide()
    assert again.entries == at.entries[: len(again.entries)]
    assert len(again.entries) >= last


class Salter(Verifiable):
    """Tries salts until the next roll pleases."""

    def _seal_said(self, links: Links, number: int, step: int) -> tuple[str, str]:
        salt = fixed(f"a better salt {number}")
        return salt.hex(), commitment(salt, [step, self._vault.heard])


class Jumper(Verifiable):
    """Takes the key of a later period when it likes that better."""

    def _period_of(self, draw: ChanceQuestion) -> int:
        return super()._period_of(draw) + (draw.number == 15)


class Loader(Verifiable):
    """Loads the dice: the first player is twice as likely to be first."""

    def pick(self, draw: ChanceQuestion) -> int:
        return super().pick(msgspec.structs.replace(draw, weights=[2, *draw.weights[1:]]) if draw.number == 1 else draw)


def test_a_host_who_chooses_salts_is_caught() -> None:
    at = table(Salter)
    play_on(at, 10_000, Random(5))
    with pytest.raises(Failure, match="roll 1: its said_salt does not follow from the closed chain"):
        verify(report(at))


@pytest.mark.parametrize(
    ("host", "said"),
    [(Jumper, "in period .*, which the game had not reached"), (Loader, "roll 1 is not what the rules asked")],
)
def test_a_host_who_bends_the_question_is_caught(host: type[Verifiable], said: str) -> None:
    at = table(host)
    play_on(at, 10_000, Random(6))
    with pytest.raises(BadInput, match=said):
        report(at)


def test_an_honest_host_is_not() -> None:
    at = table()
    play_on(at, 10_000, Random(6))
    assert verify(report(at))["over"]
