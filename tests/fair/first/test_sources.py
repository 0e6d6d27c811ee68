"""Sources behind the one interface: what verifiable chance keeps, refuses and never does twice."""

from __future__ import annotations

import copy
import pickle

import msgspec
import pytest

from meridian.core.errors import BadInput
from meridian.core.game import begin, new_header
from meridian.core.position import EVERYBODY
from meridian.fair.declared import Declaration, DeclaredSource
from meridian.fair.first.verifiable import Verifiable
from meridian.fair.first.verify import verify
from meridian.fair.record import from_json, to_json
from meridian.fair.source import ChanceQuestion, Scripted, Seeded, question
from meridian.session.session import Session
from tests.fair.first.tables import GAME, HEADER, card, die, fixed, nonces, rolled, small_report, source


def test_every_source_has_a_kind_of_its_own() -> None:
    assert [kind.kind for kind in (Seeded, Scripted, DeclaredSource, Verifiable)] == [
        "seeded", "scripted", "declared", "verifiable",
    ]  # fmt: skip


# Declared


def test_a_declared_roll_says_who_declared_it() -> None:
    chance = DeclaredSource(lambda draw: ("Ada", draw.number % 6))
    assert chance.pick(die(8)) == 2
    assert chance.declarations == [Declaration(8, "Ada", "roll 3")]


@pytest.mark.parametrize("index", [-1, 6])
def test_a_declared_roll_must_be_one_of_the_outcomes(index: int) -> None:
    chance = DeclaredSource(lambda draw: ("Ada", index))
    with pytest.raises(BadInput, match="Ada declares"):
        chance.pick(die(1))
    assert chance.declarations == []


def test_a_card_that_is_gone_cannot_be_declared() -> None:
    with pytest.raises(BadInput, match="cannot come up"):
        DeclaredSource(lambda draw: ("Ada", 0)).pick(card(1, weights=(0, 5, 1)))


def test_declarations_taken_back_are_forgotten() -> None:
    chance = DeclaredSource(lambda draw: ("Ada", 0))
    for number in (1, 2, 3):
        chance.pick(die(number))
    chance.taken_back(1, "take-back")
    assert [said.number for said in chance.declarations] == [1]


# Verifiable


def test_the_same_secrets_and_nonces_give_the_same_rolls_and_others_do_not() -> None:
    assert rolled(source()) == rolled(source())
    one, two = source(), Verifiable("a table", HEADER, nonces)
    assert [one.pick(die(n)) for n in range(1, 30)] != [two.pick(die(n)) for n in range(1, 30)]


def test_one_nonce_changes_the_rolls() -> None:
    def other(published: object) -> list[bytes]:
        return [bytes(32), bytes(32)]

    one, two = source(), Verifiable("a table", HEADER, other, secret=fixed)
    assert [one.pick(die(n)) for n in range(1, 30)] != [two.pick(die(n)) for n in range(1, 30)]


def test_commitments_are_published_before_nonces_and_bind() -> None:
    chance = Verifiable("a table", HEADER, secret=fixed)
    published = chance.commit()
    assert chance.commit() == published
    with pytest.raises(BadInput, match="nonces"):
        chance.pick(die(1))
    chance.contribute(nonces(published))
    with pytest.raises(BadInput, match="once"):
        chance.contribute(nonces(published))
    chance.pick(die(1))
    (chain,) = chance.record().chains
    assert (chain.open, chain.closed) == (published.open, published.closed)
    assert chain.open != chain.closed


@pytest.mark.parametrize("given", [[bytes(32)], [bytes(32), bytes(31)], [bytes(32)] * 3, []])
def test_every_seat_gives_a_whole_nonce(given: list[bytes]) -> None:
    chance = Verifiable("a table", HEADER, secret=fixed)
    with pytest.raises(BadInput, match="each of the 2 seats"):
        chance.contribute(given)


def test_a_retry_cannot_roll_again() -> None:
    chance = source()
    first = chance.pick(die(1))
    before = chance.record()
    assert [chance.pick(die(1)) for _ in range(20)] == [first] * 20
    assert chance.record() == before
    with pytest.raises(BadInput, match="entry 1 is written already"):
        chance.pick(card(1))


def test_a_restart_cannot_roll_again_either() -> None:
    chance = source()
    shown = rolled(chance)
    again = Verifiable.restored(chance.to_bytes(), nonces)
    again.heard(3, "p1", "build domination")
    assert again.pick(die(5, 2)) == shown[2]
    with pytest.raises(BadInput, match="entry 4 is written already"):
        again.heard(4, "p2", "ask-me always")
    assert again.record() == chance.record()
    assert again.pick(die(9, 3)) == chance.pick(die(9, 3))


def test_what_was_said_before_goes_into_the_next_roll() -> None:
    one, two = source(), source()
    one.heard(1, "p1", "build domination")
    two.heard(1, "p1", "attack domination")
    assert [one.pick(die(n)) for n in range(2, 30)] != [two.pick(die(n)) for n in range(2, 30)]


def test_the_period_of_the_game_is_followed_and_never_decreases() -> None:
    chance = source()
    for number, period in enumerate((1, 2, 2, 1, 4), start=1):
        chance.pick(die(number, period))
    assert [roll.period for roll in chance.record().rolls] == [1, 2, 2, 2, 4]


def test_a_take_back_opens_the_next_period() -> None:
    chance = source()
    first = [chance.pick(die(number, 3)) for number in range(1, 21)]
    chance.taken_back(0, "take-back")
    second = [chance.pick(die(number, 1)) for number in range(1, 21)]
    assert second != first
    assert chance.pick(die(21, 2)) in range(6)
    assert [roll.period for roll in chance.record().rolls] == [3] * 20 + [4] * 20 + [5]
    chance.end()
    assert verify(small_report(chance))["open"] == 41


def test_an_administrator_can_open_the_next_period() -> None:
    chance = source()
    chance.pick(die(1, 5))
    assert chance.next_period() == 6
    assert len(chance.record().chains[0].open_values) == 5
    chance.pick(die(2, 5))
    assert chance.record().rolls[-1].period == 6


def test_an_undo_crosses_no_roll() -> None:
    chance = source()
    chance.pick(die(1))
    chance.heard(2, "p1", "pass")
    chance.taken_back(1, "undo")
    chance.heard(2, "p1", "build domination")
    chance.pick(die(3))
    assert chance.record().rolls[-1].period == 1
    with pytest.raises(BadInput, match="cross the roll of entry 3"):
        chance.taken_back(1, "undo")


def test_a_chain_that_is_used_up_is_followed_by_another_with_new_nonces() -> None:
    chance = source(length=3)
    for period in range(1, 9):
        chance.pick(die(2 * period - 1, period))
        chance.pick(card(2 * period, period))
    chains = chance.record().chains
    assert [(chain.first, chain.after) for chain in chains] == [(1, 0), (4, 6), (7, 12)]
    assert len({nonce for chain in chains for nonce in chain.nonces}) == 6
    assert [len(chain.open_values) for chain in chains] == [3, 3, 1]
    running = verify(small_report(chance))
    assert (running["chains"], running["open"], running["open_waiting"], running["closed"]) == (3, 7, 1, 0)
    chance.end()
    assert verify(small_report(chance))["closed"] == 8


def test_a_host_may_prepare_the_next_chain_ahead_of_time() -> None:
    chance = Verifiable("a table", HEADER, secret=fixed, length=2)
    chance.contribute(nonces(chance.commit()))
    chance.pick(die(1, 2))
    assert chance.periods_left() == 0
    with pytest.raises(BadInput, match="no chance without nonces"):
        chance.pick(die(2, 3))
    chance.contribute(nonces(chance.commit()))
    chance.pick(die(2, 3))
    assert verify(small_report(chance))["chains"] == 2


def test_after_the_end_nothing_is_rolled_or_said() -> None:
    chance = source()
    rolled(chance)
    chance.end()
    chance.end()
    for late in (lambda: chance.pick(die(9)), lambda: chance.heard(9, "p1", "pass"), chance.next_period):
        with pytest.raises(BadInput, match="over"):
            late()


def test_secrets_are_neither_printed_copied_nor_pickled() -> None:
    chance = source()
    rolled(chance)
    printed = f"{chance!r} {chance} {chance._vault!r} {chance._vault.links!r}"
    for end in (fixed("open 0"), fixed("closed 0")):
        assert end.hex() not in printed
        assert repr(end)[2:-1] not in printed
    for copying in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="secrets"):
            copying(chance)


def test_a_record_survives_its_file() -> None:
    chance = source()
    rolled(chance)
    assert from_json(to_json(chance.record())) == chance.record()
    chance.end()
    assert from_json(to_json(chance.record())) == chance.record()


@pytest.mark.parametrize("data", [b"", b"{}", b"[]", b'{"meridian": "journal"}', b"\xff\xfe"])
def test_what_is_no_record_is_refused(data: bytes) -> None:
    with pytest.raises(BadInput, match="not a record of rolls"):
        from_json(data)


# At a real table


def test_a_table_draws_hidden_cards_from_the_closed_chain() -> None:
    header = msgspec.structs.replace(new_header(GAME, 2), chance="verifiable")
    table = Session(GAME, header, source(header=header))
    chance = table.source
    assert isinstance(chance, Verifiable)
    rolls = chance.record().rolls
    assert [roll.chain for roll in rolls[:11]] == ["open"] * 11
    assert {(roll.chain, roll.audience) for roll in rolls[11:]} == {("closed", "p1"), ("closed", "p2")}


def test_odds_that_nobody_can_know_are_hidden_even_if_all_see_the_outcome() -> None:
    draw = ChanceQuestion(["draw fog", "draw storm"], [1, 2], "GD-018", EVERYBODY, 1, 1, known=False)
    assert draw.open()
    assert not draw.public()
    chance = source()
    chance.pick(draw)
    (roll,) = chance.record().rolls
    assert (roll.chain, roll.audience, roll.weights) == ("closed", "everybody", None)


def test_a_spectator_decides_what_is_known() -> None:
    header = new_header(GAME, 2)
    table = Session(GAME, header, Seeded("1"))
    p = begin(GAME, header)
    chances = p.chances()
    assert question(GAME, table.words, p, chances, 1).public()
    chances.weights = [weight + 1 for weight in chances.weights]
    assert not question(GAME, table.words, p, chances, 1).known
