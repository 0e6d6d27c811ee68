"""Attacks on hidden draws with everything a report of a running game tells.

Each attack succeeds on a naive variant built here, so that its failure on ours means something.
"""

from __future__ import annotations

import hashlib
import hmac
import json
import re
from typing import Any

import msgspec

from meridian.core.game import new_header
from meridian.core.position import EVERYBODY
from meridian.fair.first.record import Record
from meridian.fair.first.verifiable import Verifiable
from meridian.fair.record import to_json
from meridian.fair.source import ChanceQuestion
from meridian.games import load
from meridian.session.session import Session
from tests.fair.first.tables import DECK, HEADER, card, die, fixed, source

WEIGHTS = [2, 5, 1]


def canonical(value: Any) -> bytes:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode()


def one_chain(purpose: str) -> bytes:
    """The naive variant: hidden draws come from the chain that is revealed period by period."""
    return fixed(purpose.replace("closed", "open"))


def played(chance: Verifiable) -> list[str]:
    """Ten periods of a die and a hidden card each; the cards that came up."""
    cards = []
    for period in range(1, 11):
        chance.pick(die(2 * period - 1, period))
        cards.append(DECK[chance.pick(card(2 * period, period))])
    return cards


def known_values(record: Record) -> list[bytes]:
    """Everything in a report that could be a key."""
    told = msgspec.json.encode(record).decode()
    return [bytes.fromhex(value) for value in dict.fromkeys(re.findall(r"[0-9a-f]{64}", told))]


def recompute(record: Record) -> list[str | None]:
    """Try each known value as chain value, as key and as salt, on each hidden draw with each card.

    The attacker knows what the deck held, so it can ask the same question as the roller.
    """
    table, mixed = record.header.table, b"".join(bytes.fromhex(nonce) for nonce in record.chains[0].nonces)
    values = known_values(record)
    keys = [hashlib.sha256(value + mixed).digest() for value in values] + values
    found: list[str | None] = []
    for roll in record.rolls:
        if roll.chain == "closed":
            asked = canonical(["salt", table, roll.period, roll.number])
            salts = [hmac.new(key, asked, "sha256").digest() for key in keys] + keys
            found.append(open_with(salts, roll.commitment))
    return found


def open_with(salts: list[bytes], commitment: str | None) -> str | None:
    for salt in salts:
        for outcome in DECK:
            if hashlib.sha256(salt + canonical([DECK, WEIGHTS, outcome])).hexdigest() == commitment:
                return outcome
    return None


def test_on_a_single_chain_hidden_draws_can_be_recomputed() -> None:
    chance = source(one_chain)
    cards = played(chance)
    found = recompute(chance.record())
    assert found[:9] == cards[:9]
    assert found[9] is None


def test_with_two_chains_they_cannot() -> None:
    chance = source()
    played(chance)
    assert recompute(chance.record()) == [None] * 10


def test_the_attack_opens_everything_once_the_closed_chain_is_revealed() -> None:
    chance = source()
    cards = played(chance)
    chance.end()
    assert recompute(chance.record()) == cards


def test_commitments_without_salt_fall_to_trying_all_cards() -> None:
    chance = source()
    cards = played(chance)
    naive = [hashlib.sha256(canonical([DECK, WEIGHTS, card])).hexdigest() for card in cards]
    assert [open_with([b""], commitment) for commitment in naive] == cards
    ours = [roll.commitment for roll in chance.record().rolls if roll.chain == "closed"]
    assert [open_with([b""], commitment) for commitment in ours] == [None] * 10


def test_equal_draws_have_different_commitments() -> None:
    chance = source()
    for number in range(1, 40):
        chance.pick(card(number))
    assert len({roll.commitment for roll in chance.record().rolls}) == 39


def test_hidden_twins_look_the_same() -> None:
    """Two tables that differ only in what is hidden: cards, what decks hold, standing orders, sealed answers."""

    def told(weights: tuple[int, ...], orders: int, closed: bytes) -> str:
        chance = source(lambda purpose: closed if "closed" in purpose else fixed(purpose))
        number = 0
        for period in (1, 2, 3):
            for _ in range(orders):
                number += 1
                chance.heard(number, "p2", "ask-me scoring")
            chance.pick(die(number + 1, period))
            chance.pick(card(number + 2, period, weights=weights))
            chance.pick(ChanceQuestion(DECK, list(weights), "GD-018", EVERYBODY, number + 3, period, known=False))
            number += 3
        record = to_json(chance.record()).decode()
        # Chain values of the open chain are equal anyhow; hashes, and the faces they lead to, must differ.
        return re.sub(r"roll [1-6]\"(?=,\n\s*\"commitment)", "roll", re.sub(r"[0-9a-f]{64}", "x", record))

    one = told((2, 5, 1), 0, bytes(32))
    two = told((0, 1, 7), 3, bytes([1]) * 32)
    assert one == two
    assert "ask-me" not in one
    assert "draw" not in one


def test_a_starting_position_is_told_at_the_end_only() -> None:
    start = {"players": {"p1": {"hand": ["fog_of_war"]}}}
    chance = source(header=msgspec.structs.replace(HEADER, start=start))
    chance.pick(die(1))
    assert b"fog_of_war" not in to_json(chance.record())
    assert chance.record().header.started
    chance.end()
    assert b"fog_of_war" in to_json(chance.record())


def test_a_standing_order_at_a_real_table_leaves_no_trace() -> None:
    game = load("global-domination")
    header = msgspec.structs.replace(new_header(game, 2), chance="verifiable")
    records = []
    for orders in (0, 2):
        table = Session(game, header, source(header=header))
        for when in range(orders):
            table.answer(1, table.words.read(f"ask-me {('scoring', 'always')[when]}"))
        chance = table.source
        assert isinstance(chance, Verifiable)
        records.append(chance.record())
    assert records[0] == records[1]
