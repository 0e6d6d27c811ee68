"""Hashes, keys, outcomes and commitments against published and our own fixed vectors.

Roller and verifier have no code in common, so each is held to the same numbers.
"""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from meridian.core.errors import BadInput
from meridian.fair import hashes
from meridian.fair.first import verify
from tests.fair.published import FIPS_180, RFC_4231

VECTORS: dict[str, Any] = json.loads((Path(__file__).parent / "vectors.json").read_text(encoding="utf-8"))
ROLLS = [pytest.param(roll, id=f"{at} {roll['table']}") for at, roll in enumerate(VECTORS["rolls"])]


@pytest.mark.parametrize(("data", "digest"), FIPS_180)
def test_sha_256_as_published(data: bytes, digest: str) -> None:
    assert hashes.sha(data).hex() == digest
    assert verify._sha(data).hex() == digest


@pytest.mark.parametrize(("key", "data", "digest"), RFC_4231)
def test_hmac_sha_256_as_published(key: bytes, data: bytes, digest: str) -> None:
    assert hashes.hmac_sha(key, data).hex() == digest
    assert verify._hmac(key, data).hex() == digest


def test_a_chain_leads_back_to_its_commitment() -> None:
    told = VECTORS["chain"]
    values = hashes.chain(bytes.fromhex(told["end"]), told["length"])
    assert [value.hex() for value in values] == told["values"]


@pytest.mark.parametrize("roll", ROLLS)
def test_a_key_mixes_the_chain_value_with_all_nonces(roll: dict[str, Any]) -> None:
    nonces = [bytes.fromhex(nonce) for nonce in roll["nonces"]]
    assert hashes.key(bytes.fromhex(roll["value"]), nonces).hex() == roll["key"]


@pytest.mark.parametrize("roll", ROLLS)
def test_outcomes(roll: dict[str, Any]) -> None:
    key = bytes.fromhex(roll["key"])
    asked = [roll[name] for name in ("table", "period", "number", "outcomes", "weights", "clauses", "before")]
    for attempt, (message, digest) in enumerate(zip(roll["messages"], roll["digests"], strict=True)):
        assert hashes.canonical([*asked, attempt]) == verify._canonical([*asked, attempt]) == message.encode()
        assert hashes.mac(key, [*asked, attempt]).hex() == digest
    assert hashes.picked(key, asked, roll["weights"]) == roll["index"]
    assert verify._outcome(key, asked, roll["outcomes"], roll["weights"]) == roll["outcome"]


def test_the_vectors_reject_words_and_whole_digests() -> None:
    assert {roll["rejected"] for roll in VECTORS["rolls"]} >= {0, 3, 9}


@pytest.mark.parametrize("told", VECTORS["commitments"])
def test_commitments(told: dict[str, Any]) -> None:
    assert hashes.canonical(told["value"]) == told["canonical"].encode()
    assert hashes.commitment(bytes.fromhex(told["salt"]), told["value"]) == told["commitment"]
    assert verify._committed(told["salt"], told["value"]) == told["commitment"]


@pytest.mark.parametrize("told", VECTORS["salts"])
def test_salts(told: dict[str, Any]) -> None:
    assert hashes.mac(bytes.fromhex(told["key"]), json.loads(told["message"])).hex() == told["salt"]


@pytest.mark.parametrize("told", VECTORS["links"])
def test_links(told: dict[str, Any]) -> None:
    assert hashes.fingerprint(told["value"]) == verify._link(*told["value"]) == told["hash"]


@pytest.mark.parametrize("weights", [[], [0], [0, 0], [3, -1], [2**32, 1]])
def test_weights_nobody_can_draw_with_are_refused(weights: list[int]) -> None:
    with pytest.raises(BadInput, match="weights"):
        hashes.picked(b"key", ["asked"], weights)
    with pytest.raises(ValueError, match="outcome"):
        verify._outcome(b"key", ["asked"], [str(at) for at in range(len(weights))], weights)


def test_the_quick_form_is_the_canonical_one() -> None:
    letters = [chr(code) for code in range(0x110000) if not 0xD800 <= code < 0xE000]
    value = [letters, "".join(letters), [0, -1, 2**63 - 1, -(2**63)], (1, "p1", "roll 2"), [], [[]], True, None]
    assert hashes.plain(value) == hashes.canonical(value)
