"""What a server signs: anyone with its key can check it, and two signed versions of one table convict it."""

from __future__ import annotations

import copy
import json
import pickle
from hashlib import sha256

import pytest

from meridian.fair.hashes import plain
from meridian.fair.recorded import Newest
from meridian.fair.report import newest
from meridian.fair.signing import Signatory, commitment_statement, nonces_statement, rolls_statement
from meridian.fair.verifiable import Verifiable
from meridian.fair.verify import verify
from meridian.fair.verify_hashes import is_signed
from tests.fair.tables import HEADER, PERIODS, SIGNATORY, agreed, die, fixed, nonce, rolled, small_report, source

SEED = sha256(b"a seed").digest()


def test_the_same_seed_gives_the_same_key_and_the_same_signatures() -> None:
    one, two, other = Signatory(SEED), Signatory(SEED), Signatory(sha256(SEED).digest())
    statement = commitment_statement("a table", "0" * 64)
    assert (one.key, one.sign(statement)) == (two.key, two.sign(statement))
    assert other.key != one.key
    assert is_signed(one.key, one.sign(statement), statement)
    assert not is_signed(one.key, other.sign(statement), statement)


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32"):
        Signatory(bytes(length))


def test_no_statement_can_be_taken_for_another() -> None:
    """Each says what it is and of which table, and is written in one way only."""
    statements = [
        commitment_statement("a table", "h"),
        nonces_statement("a table", "h"),
        rolls_statement("a table", Newest(1, 2, "h")),
        rolls_statement("a table", Newest(2, 1, "h")),
        commitment_statement("another table", "h"),
    ]
    assert len({plain(statement) for statement in statements}) == len(statements)
    assert all(statement[0] == "meridian" for statement in statements)


def test_a_seed_is_neither_printed_copied_nor_pickled() -> None:
    signatory = Signatory(SEED)
    assert SEED.hex() not in f"{signatory!r} {signatory}"
    assert repr(signatory) == f"Signatory({signatory.key})"
    for copying in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="secret"):
            copying(signatory)


def test_a_report_is_signed_as_far_as_its_record_is() -> None:
    chance = source()
    for step in (lambda: None, lambda: rolled(chance), chance.end):
        step()
        assert verify(small_report(chance))["signatures"] == "checked"
        record = chance.record()
        assert newest(record) == chance.newest()
        signed = SIGNATORY.signed("a table", record.agreement, newest(record))
        assert signed.key == SIGNATORY.key
        assert is_signed(SIGNATORY.key, str(signed.rolls), rolls_statement("a table", chance.newest()))
        assert is_signed(SIGNATORY.key, str(signed.commitment), commitment_statement("a table", chance.commitment.hash))


def test_take_backs_that_no_roll_has_followed_yet_are_not_signed_for() -> None:
    """The report of a running game knows nothing of them: its newest hash is that of the last roll."""
    chance = source()
    chance.pick(die(1, 3))
    chance.heard(2, "p1", "pass")
    before = chance.newest()
    chance.taken_back(1, "take-back")
    assert chance.newest() == before == newest(chance.record())
    assert verify(small_report(chance))["signatures"] == "checked"
    chance.end()
    assert chance.newest().period == 4 == newest(chance.record()).period
    assert verify(small_report(chance))["periods"] == 4


def test_two_signed_versions_of_one_table_convict_the_host() -> None:
    reports = []
    for seat in (0, 1):
        chance = agreed(Verifiable.opened(bare()), nonce(seat), nonce(2))
        rolled(chance)
        chance.end()
        reports.append(json.loads(small_report(chance)))
    one, two = reports
    for report in reports:
        table, told = report["header"]["table"], report["agreement"]
        assert is_signed(SIGNATORY.key, report["signed"]["nonce_hashes"], nonces_statement(table, told["listed"]))
    assert one["header"]["table"] == two["header"]["table"]
    assert one["agreement"]["committed"] == two["agreement"]["committed"]
    assert one["agreement"]["listed"] != two["agreement"]["listed"]


def bare() -> bytes:
    """A table that has only committed itself."""
    return Verifiable("a table", HEADER, secret=fixed, periods=PERIODS).to_bytes()
