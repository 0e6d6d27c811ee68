"""Hashes, keys, outcomes, links and signatures of format 2 against published and our own fixed vectors.

Roller and verifier have no code in common, so each is held to the same numbers. The vectors were made by a third
program that knows neither.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from meridian.core.errors import BadInput
from meridian.core.journal import Header
from meridian.fair import hashes, verify_hashes
from meridian.fair.chain import LongChain, long_chain
from meridian.fair.duplicate import first_hash
from meridian.fair.record import Agreement, RecordHeader, record_header
from meridian.fair.recorded import Newest
from meridian.fair.signing import Signatory, commitment_statement, nonces_statement, rolls_statement
from meridian.fair.vault import ChainPair, DuplicateSeating, listed_hash
from meridian.fair.verifiable import canonical_order
from tests.fair.published import FIPS_180, RFC_4231

VECTORS: dict[str, Any] = json.loads((Path(__file__).parent / "vectors2.json").read_text(encoding="ascii"))
ROLLS = [pytest.param(roll, id=f"{at} {roll['table']}") for at, roll in enumerate(VECTORS["rolls"])]
LINKS: dict[str, list[dict[str, Any]]] = {}
for found in VECTORS["links"]:
    LINKS.setdefault(found["kind"], []).append(found)
SIGNATURES = VECTORS["signatures"]


def started(open_start: str, closed_start: str) -> ChainPair:
    """A pair of chains of which only the commitments are known."""
    open_chain, closed_chain = (LongChain(0, bytes(32), bytes.fromhex(start)) for start in (open_start, closed_start))
    return ChainPair(open_chain, closed_chain)


# As published


@pytest.mark.parametrize(("data", "digest"), FIPS_180)
def test_sha_256_as_published(data: bytes, digest: str) -> None:
    assert hashes.sha(data).hex() == verify_hashes.sha(data).hex() == digest


@pytest.mark.parametrize(("key", "data", "digest"), RFC_4231)
def test_hmac_sha_256_as_published(key: bytes, data: bytes, digest: str) -> None:
    assert hashes.hmac_sha(key, data).hex() == verify_hashes.hmac_sha(key, data).hex() == digest


# Our own


@pytest.mark.parametrize("told", VECTORS["canonical"], ids=lambda told: told["canonical"][:20])
def test_canonical_bytes(told: dict[str, Any]) -> None:
    assert bytes.fromhex(told["utf8"]) == told["canonical"].encode()
    assert hashes.canonical(told["value"]) == verify_hashes.canonical(told["value"]) == bytes.fromhex(told["utf8"])
    if isinstance(told["value"], list):
        assert hashes.fingerprint(told["value"]) == verify_hashes.link(*told["value"])


def test_a_chain_leads_back_to_its_commitment() -> None:
    told = VECTORS["chain"]
    end = bytes.fromhex(told["end"])
    assert [value.hex() for value in hashes.chain(end, told["length"])] == told["values"]
    chain = long_chain(end, told["length"])
    assert [chain.value(at).hex() for at in range(told["length"] + 1)] == told["values"]


@pytest.mark.parametrize("told", VECTORS["keys"])
def test_a_key_mixes_the_chain_value_with_all_nonces(told: dict[str, Any]) -> None:
    value, nonces = bytes.fromhex(told["value"]), [bytes.fromhex(nonce) for nonce in told["nonces"]]
    assert hashes.key(value, nonces).hex() == told["key"]
    assert verify_hashes.sha(value + b"".join(nonces)).hex() == told["key"]


@pytest.mark.parametrize("told", VECTORS["orders"])
def test_outcomes_stand_in_the_order_of_their_canonical_bytes(told: dict[str, Any]) -> None:
    outcomes = told["outcomes"]
    assert [outcomes[at] for at in canonical_order(tuple(outcomes))] == told["sorted"]
    assert sorted(outcomes, key=verify_hashes.canonical) == told["sorted"]


def test_the_orders_tell_right_from_nearly_right() -> None:
    """Plain text, and UTF-16 as some languages have it, sort some of them otherwise."""
    asked = [told["outcomes"] for told in VECTORS["orders"]]
    right = [told["sorted"] for told in VECTORS["orders"]]
    assert [sorted(outcomes) for outcomes in asked] != right
    assert [sorted(outcomes, key=lambda text: f'"{text}"'.encode("utf-16-be")) for outcomes in asked] != right
    assert [name for name in right[2] if name in ("draw", "draw a")] == ["draw a", "draw"]


@pytest.mark.parametrize("roll", ROLLS)
def test_outcomes(roll: dict[str, Any]) -> None:
    key, place = bytes.fromhex(roll["key"]), [roll[name] for name in ("table", "period", "chain", "place")]
    for attempt, (message, digest) in enumerate(zip(roll["messages"], roll["digests"], strict=True)):
        assert hashes.plain([*place, attempt]) == verify_hashes.canonical([*place, attempt]) == message.encode()
        assert hashes.mac(key, [*place, attempt]).hex() == digest
        assert verify_hashes.hmac_sha(key, message.encode()).hex() == digest
    assert hashes.picked(key, place, roll["weights"]) == roll["index"]
    assert verify_hashes.outcome_of(key, place, roll["outcomes"], roll["weights"]) == roll["outcome"]
    words = [int(digest[at : at + 8], 16) for digest in roll["digests"] for at in range(0, 64, 8)]
    assert words[: len(roll["rejected"]) + 1] == [*roll["rejected"], roll["word"]]


@pytest.mark.parametrize("roll", VECTORS["streams"], ids=lambda roll: f"{roll['set']} {roll['stream']} {roll['place']}")
def test_outcomes_of_a_duplicate_set(roll: dict[str, Any]) -> None:
    key = bytes.fromhex(roll["key"])
    asked = [roll["set"], "stream", roll["stream"], roll["clauses"], roll["place"]]
    for attempt, (message, digest) in enumerate(zip(roll["messages"], roll["digests"], strict=True)):
        assert hashes.plain([*asked, attempt]) == verify_hashes.canonical([*asked, attempt]) == message.encode()
        assert hashes.mac(key, [*asked, attempt]).hex() == digest
    assert hashes.picked(key, asked, roll["weights"]) == roll["index"]
    assert verify_hashes.outcome_of(key, asked, roll["outcomes"], roll["weights"]) == roll["outcome"]


@pytest.mark.parametrize("told", VECTORS["tables"], ids=lambda told: told["canonical"][-20:])
def test_the_hashes_of_a_table_of_a_set_begin_with_who_sits_where(told: dict[str, Any]) -> None:
    _, agreed, *sitting = told["value"]
    assert first_hash(agreed, DuplicateSeating(*sitting)) == verify_hashes.link(*told["value"]) == told["hash"]


def test_the_rolls_reject_words_and_whole_digests() -> None:
    assert {len(roll["rejected"]) for roll in VECTORS["rolls"]} >= {0, 1, 7, 8, 17}
    assert {sum(roll["weights"]) for roll in VECTORS["rolls"]} >= {6, 2**31 + 1, 2**32 - 1, 2**32}


@pytest.mark.parametrize("told", VECTORS["commitments"])
def test_commitments(told: dict[str, Any]) -> None:
    assert hashes.plain(told["value"]) == told["canonical"].encode()
    assert hashes.commitment(bytes.fromhex(told["salt"]), told["value"]) == told["commitment"]
    assert verify_hashes.committed(told["salt"], told["value"]) == told["commitment"]


@pytest.mark.parametrize("told", VECTORS["salts"])
def test_salts(told: dict[str, Any]) -> None:
    key, asked = bytes.fromhex(told["key"]), [told[name] for name in ("purpose", "table", "period", "number")]
    assert hashes.plain(asked) == told["message"].encode()
    assert hashes.mac(key, asked).hex() == told["salt"]
    assert verify_hashes.hmac_sha(key, verify_hashes.canonical(asked)).hex() == told["salt"]


@pytest.mark.parametrize("told", VECTORS["nonce_hashes"])
def test_hashes_of_nonces(told: dict[str, Any]) -> None:
    nonce = bytes.fromhex(told["nonce"])
    assert hashes.sha(nonce).hex() == verify_hashes.sha(verify_hashes.unhex(told["nonce"])).hex() == told["hash"]


@pytest.mark.parametrize("told", VECTORS["fixed_nonces"])
def test_fixed_nonces(told: dict[str, Any]) -> None:
    named = ["fixed nonce", *(told[name] for name in ("table", "open", "closed", "seat"))]
    assert verify_hashes.canonical(named) == told["message"].encode()
    assert started(told["open"], told["closed"]).fixed_nonce(told["table"], told["seat"]).hex() == told["nonce"]
    assert verify_hashes.link(*named) == told["nonce"]


def header() -> RecordHeader:
    """The header of the vectors, as a table would make it."""
    told = VECTORS["header"]["value"]
    fields = {name: told[name] for name in ("game", "rules_version", "edition", "edition_hash", "options", "seats")}
    made = Header(**fields, sides=told["sides"], overlay={"cards": {"fog": {"price": 0.5}}}, chance="verifiable")
    return record_header(told["table"], made, told["periods"], told["secrets"], told["rescued"])


def test_a_header_is_closed_by_its_hash() -> None:
    told = VECTORS["header"]
    assert msgspec.to_builtins(header()) == {**told["value"], "hash": told["hash"]}
    assert verify_hashes.canonical(told["value"]) == told["canonical"].encode()
    assert verify_hashes.sha(told["canonical"].encode()).hex() == told["hash"]


@pytest.mark.parametrize("told", VECTORS["links"], ids=lambda told: told["kind"])
def test_links(told: dict[str, Any]) -> None:
    assert hashes.plain(told["value"]) == verify_hashes.canonical(told["value"]) == told["canonical"].encode()
    assert hashes.fingerprint(told["value"]) == verify_hashes.link(*told["value"]) == told["hash"]


def test_there_is_a_link_of_every_kind_and_each_takes_in_the_one_before() -> None:
    assert [(kind, len(found)) for kind, found in LINKS.items()] == [
        ("commitment", 1), ("nonce hashes", 1), ("nonces", 1), ("roll", 3), ("end", 2),
    ]  # fmt: skip
    before = VECTORS["header"]["hash"]
    for told in VECTORS["links"][:-1]:
        assert told["value"][1] == before
        before = told["hash"]


def test_the_roller_agrees_as_the_links_say() -> None:
    head, (commitment,), (listed,), (nonces,) = (
        header(),
        *(LINKS[kind] for kind in ("commitment", "nonce hashes", "nonces")),
    )
    pair = started(*commitment["value"][3:])
    assert pair.committed(head) == commitment["hash"]
    pair.players, pair.nonce_hashes = listed["value"][2:]
    assert listed_hash(commitment["hash"], pair.players, pair.nonce_hashes) == listed["hash"]
    pair.nonces = [bytes.fromhex(nonce) for nonce in nonces["value"][2]]
    agreement = pair.shown(head, 0, 0)
    assert isinstance(agreement, Agreement)
    assert (agreement.committed, agreement.listed, agreement.hash) == tuple(
        told["hash"] for told in (commitment, listed, nonces)
    )


@pytest.mark.parametrize("told", SIGNATURES["right"], ids=lambda told: told["kind"])
def test_signatures(told: dict[str, Any]) -> None:
    signatory = Signatory(bytes.fromhex(SIGNATURES["seed"]))
    assert signatory.key == SIGNATURES["key"]
    assert hashes.plain(told["statement"]) == told["canonical"].encode()
    assert signatory.sign(told["statement"]) == told["signature"]
    assert verify_hashes.is_signed(SIGNATURES["key"], told["signature"], told["statement"]) is True


@pytest.mark.parametrize("told", SIGNATURES["wrong"], ids=lambda told: told["why"])
def test_wrong_signatures(told: dict[str, Any]) -> None:
    assert verify_hashes.is_signed(SIGNATURES["key"], told["signature"], told["statement"]) is False


def test_the_statements_of_a_server() -> None:
    commitment, nonces, *rolls = (told["statement"] for told in SIGNATURES["right"])
    assert commitment_statement(commitment[2], commitment[3]) == commitment
    assert nonces_statement(nonces[2], nonces[3]) == nonces
    for table, *newest in (statement[2:] for statement in rolls):
        assert rolls_statement(table, Newest(*newest)) == ["meridian", "rolls", table, *newest]


@pytest.mark.parametrize("weights", [[], [0], [0, 0], [3, -1], [2**32, 1]])
def test_weights_nobody_can_draw_with_are_refused(weights: list[int]) -> None:
    with pytest.raises(BadInput, match="weights"):
        hashes.picked(b"key", ["asked"], weights)
    with pytest.raises(ValueError, match="outcome"):
        verify_hashes.outcome_of(b"key", ["asked"], [str(at) for at in range(len(weights))], weights)


@pytest.mark.parametrize("text", ["", "00", "AB" * 32, "0" * 63 + "g", "00" * 33, " " + "00" * 32, "00 " * 32])
def test_only_one_way_to_write_a_hash_is_read(text: str) -> None:
    with pytest.raises(ValueError, match="hexadecimal"):
        verify_hashes.unhex(text)
