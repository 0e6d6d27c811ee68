"""How to check a report by hand: a page of code that needs nothing but SHA-256 and HMAC."""

from __future__ import annotations

BY_HAND = """\
import hashlib, hmac, json
with open("report.json") as file: report = json.load(file)
def sha(data): return hashlib.sha256(data).digest()
def canon(x): return json.dumps(x, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()
def link(*x): return sha(canon(list(x))).hex()
head, hexes, chains = report["header"], bytes.fromhex, {c["after"]: c for c in report["chains"]}
last = sha(canon({name: head[name] for name in head if name != "hash"})).hex()
for roll in report["rolls"]:
    if c := chains.get(roll["number"] - 1):
        chain = c
        last = link("chain", last, *(c[x] for x in ("after", "first", "length", "open", "closed", "nonces")))
        for which in ("open", "closed"):
            values = [hexes(v) for v in [c[which], *c[which + "_values"]]]
            assert all(sha(new) == old for old, new in zip(values, values[1:]))
    before = link("said", last, roll["said"])
    drawn = [roll["outcomes"], roll["weights"], roll["outcome"]]
    fixed = drawn if roll["chain"] == "open" else roll["commitment"]
    last = link("roll", before, *(roll[x] for x in ("number", "period", "audience", "clauses", "chain")), fixed)
    assert last == roll["hash"]
    t, mixed, keys = roll["period"] - chain["first"], b"".join(map(hexes, chain["nonces"])), {}
    for which in ("open", "closed"):
        for value in chain[which + "_values"][t : t + 1]: keys[which] = sha(hexes(value) + mixed)
    if roll["chain"] not in keys: continue               # not revealed yet
    asked = [head["table"], roll["period"], roll["number"], *drawn[:2], roll["clauses"], before]
    total, attempt, word = sum(roll["weights"]), 0, 2**32
    while word >= 2**32 - 2**32 % total:                 # a word that would favour somebody is thrown away
        digest = hmac.digest(keys[roll["chain"]], canon([*asked, attempt // 8]), "sha256")
        word, attempt = int.from_bytes(digest[attempt % 8 * 4 :][:4], "big"), attempt + 1
    shown = [o for o, w in zip(*drawn[:2]) for _ in range(w)][word % total]
    assert shown == roll["outcome"]
    for name, salt, told, hidden in (("said", "said_salt", [roll["step"], roll["heard"]], roll["said"]),
                                     ("salt", "salt", drawn, roll["commitment"])):
        if roll[salt]:
            assert sha(hexes(roll[salt]) + canon(told)).hex() == hidden
            assert hmac.digest(keys["closed"], canon([name, *asked[:3]]), "sha256").hex() == roll[salt]
"""
"""Python, but plain enough to be rewritten in any language. A test runs it on real reports."""

NOT_PROVEN = ("format-1", "host-secrets", "host-bots", "host-nonce", "published-first", "players-talk")
"""What no report can prove: ends of message keys."""
