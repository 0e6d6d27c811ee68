"""How to check a report by hand: a page of code that needs nothing but SHA-256 and HMAC. And what no report proves."""

from __future__ import annotations

from meridian.fair.record import PERIODS, RecordHeader
from meridian.fair.terms import DERIVED, TYPED

BY_HAND = """\
import hashlib, hmac, json
with open("report.json") as file: report = json.load(file)
def sha(data): return hashlib.sha256(data).digest()
def canon(x): return json.dumps(x, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
def link(*x): return sha(canon(list(x))).hex()
head, a, hexes = report["header"], report["agreement"], bytes.fromhex
last = sha(canon({name: head[name] for name in head if name != "hash"})).hex()
last = link("commitment", last, head["periods"], a["open"], a["closed"])      # your device noted this first,
last = link("nonce hashes", last, a["players"], a["nonce_hashes"])            # then this,
last = link("nonces", last, a["nonces"])                                      # and then gave its nonce
for seat, (nonce, hashed) in enumerate(zip(map(hexes, a["nonces"]), a["nonce_hashes"])):
    fixed = sha(canon(["fixed nonce", head["table"], a["open"], a["closed"], seat]))
    assert nonce == fixed or sha(nonce).hex() == hashed
values = {which: [hexes(v) for v in [a[which], *a[which + "_values"]]] for which in ("open", "closed")}
for chain in values.values():
    assert all(sha(new) == old for old, new in zip(chain, chain[1:]))
mixed, places, period = b"".join(map(hexes, a["nonces"])), {}, 1
for roll in report["rolls"]:
    table, t, chain = head["table"], int(roll["period"]), roll["chain"]
    assert t == period + roll["taken_back"] if roll["taken_back"] else t >= period
    period, places[t, chain] = t, places.get((t, chain), 0) + 1
    assert roll["place"] == places[t, chain]
    drawn = [roll["outcomes"], roll["weights"], roll["outcome"]]
    fixed = drawn if chain == "open" else roll["commitment"]
    bound = ("number", "period", "chain", "place", "taken_back", "audience", "clauses")
    last = link("roll", last, *(roll[x] for x in bound), fixed, roll["said"])
    assert last == roll["hash"]
    keys = {which: sha(found[t] + mixed) for which, found in values.items() if t < len(found)}
    if chain not in keys: continue                       # not revealed yet
    assert drawn[0] == sorted(drawn[0], key=canon)
    total, attempt, word = sum(drawn[1]), 0, 2**32
    while word >= 2**32 - 2**32 % total:                 # a word that would favour somebody is thrown away
        digest = hmac.digest(keys[chain], canon([table, t, chain, places[t, chain], attempt // 8]), "sha256")
        word, attempt = int.from_bytes(digest[attempt % 8 * 4 :][:4], "big"), attempt + 1
    assert [o for o, w in zip(*drawn[:2]) for _ in range(w)][word % total] == roll["outcome"]
    for name, salt, told, hidden in (("said", "said_salt", [roll["step"], roll["heard"]], roll["said"]),
                                     ("salt", "salt", drawn, roll["commitment"])):
        if roll[salt]:
            assert sha(hexes(roll[salt]) + canon(told)).hex() == hidden
            assert hmac.digest(keys["closed"], canon([name, table, t, roll["number"]]), "sha256").hex() == roll[salt]
"""
"""Python, but plain enough to be rewritten in any language. A test runs it on real reports."""

NEVER_PROVEN = ("host-foresees", "host-chooses", "host-aborts", "withheld", "published-first", "players-talk")
"""What no report can prove: ends of message keys."""

ALSO_NOT_PROVEN = ("hidden-later", "simulated", "declared", "rescued", "chain-length", "unsigned")
"""What some reports do not prove either."""


def not_proven(header: RecordHeader, over: bool, signed: bool) -> list[str]:
    """What this report does not prove, as ends of message keys."""
    holds = (
        not over,
        header.secrets == DERIVED,
        header.secrets == TYPED,
        header.rescued > 0,
        header.periods != PERIODS,
        not signed,
    )
    return [*NEVER_PROVEN, *(key for key, applies in zip(ALSO_NOT_PROVEN, holds, strict=True) if applies)]
