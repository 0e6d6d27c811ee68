"""Verifiable chance: what fixes a number, what it keeps and refuses, and that no restart changes anything."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from functools import cache
from hashlib import sha256
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from meridian.core.errors import BadInput
from meridian.core.position import EVERYBODY
from meridian.fair.first.verifiable import Verifiable as FirstVerifiable
from meridian.fair.record import from_json, to_json
from meridian.fair.recorded import Newest
from meridian.fair.restoring import restored
from meridian.fair.source import ChanceQuestion
from meridian.fair.terms import DERIVED
from meridian.fair.verifiable import RESERVED_PART, Verifiable, simulated
from meridian.fair.verify import verify
from tests.fair.first import tables as first_tables
from tests.fair.tables import (
    DECK,
    FACES,
    HEADER,
    PERIODS,
    PLAYERS,
    agreed,
    card,
    die,
    fixed,
    nonce,
    rolled,
    small_report,
    source,
)


def bare(periods: int = PERIODS) -> Verifiable:
    """A table that has committed itself, and where nobody has given anything yet."""
    return Verifiable("a table", HEADER, secret=fixed, periods=periods)


def dice(chance: Verifiable, count: int = 30, first: int = 1) -> list[int]:
    return [chance.pick(die(number)) for number in range(first, first + count)]


def hash_of(given: bytes) -> str:
    return sha256(given).hexdigest()


# What host and seats agree on


def test_the_commitment_is_there_first_and_binds() -> None:
    chance = bare()
    published = chance.commitment
    assert (published.format, published.table, published.periods) == (2, "a table", PERIODS)
    assert published.open != published.closed
    with pytest.raises(BadInput, match="no chance without nonces"):
        chance.pick(die(1))
    agreed(chance, nonce(0), nonce(1))
    assert chance.agreed
    assert chance.commitment == published
    chance.pick(die(1))
    told = chance.record()
    assert (told.agreement.open, told.agreement.closed) == (published.open, published.closed)
    assert (told.header.hash, told.agreement.committed) == (published.header, published.hash)


def test_nonces_are_given_once() -> None:
    chance = source()
    with pytest.raises(BadInput, match="once"):
        agreed(chance, nonce(0), nonce(1))
    with pytest.raises(BadInput, match="once"):
        chance.agree_alone()


@pytest.mark.parametrize(
    ("players", "hashes", "nonces", "said"),
    [
        (["person"], [None], [None], "each of the 2 seats"),
        (["person"] * 3, [None] * 3, [None] * 3, "each of the 2 seats"),
        (["person"] * 2, [None] * 2, [None], "each of the 2 seats"),
        (PLAYERS, [None, hash_of(nonce(1))], [nonce(0), nonce(1)], "nonce of seat 0"),
        (PLAYERS, [hash_of(nonce(0)), hash_of(nonce(1))], [nonce(0), nonce(0)], "nonce of seat 1"),
        (PLAYERS, [hash_of(b"short"), None], [b"short", None], "nonce of seat 0"),
        (["person", "bot"], [None, hash_of(nonce(1))], [None, nonce(1)], "seat 1 is a bot's"),
        (["person", "bot"], [None, hash_of(nonce(1))], [None, None], "seat 1 is a bot's"),
    ],
)
def test_an_agreement_that_is_none_is_refused(players: Any, hashes: Any, nonces: Any, said: str) -> None:
    chance = bare()
    with pytest.raises(BadInput, match=said):
        chance.agree(players, hashes, nonces)
    assert not chance.agreed
    agreed(chance, nonce(0), nonce(1))


def test_who_gives_nothing_has_a_fixed_nonce() -> None:
    """Of the commitment and the seat: nobody can choose it, and each seat and each table has another."""
    alone, again, other = bare(), bare(), Verifiable("another table", HEADER, secret=fixed, periods=PERIODS)
    alone.agree_alone()
    again.agree(["person", "bot"], [hash_of(nonce(0)), None], [None, None])
    other.agree_alone()
    fixed_ones = [chance.record().agreement.nonces for chance in (alone, again, other)]
    assert fixed_ones[0] == fixed_ones[1]
    assert len({*fixed_ones[0], *fixed_ones[2]}) == 4
    assert verify(small_report(again))["withheld"] == [0]


def test_the_list_that_devices_see_is_the_one_in_the_record() -> None:
    chance = bare()
    hashes: list[str | None] = [hash_of(nonce(0)), hash_of(nonce(1))]
    listed = chance.listed(PLAYERS, hashes)
    assert listed != chance.listed(PLAYERS, hashes[::-1])
    assert listed != chance.listed(["person", "bot"], hashes)
    agreed(chance, nonce(0), nonce(1))
    assert chance.record().agreement.listed == listed


# What fixes a number


def test_the_same_secrets_and_nonces_give_the_same_rolls() -> None:
    assert rolled(source()) == rolled(source())


@pytest.mark.parametrize(
    "other",
    [
        lambda: source(secret=lambda purpose: fixed(f"other {purpose}")),
        lambda: agreed(bare(), nonce(0), nonce(2)),
        lambda: agreed(bare(), nonce(1), nonce(0)),
        lambda: agreed(bare(), nonce(0), None),
        lambda: agreed(Verifiable("table a", HEADER, secret=fixed, periods=PERIODS), nonce(0), nonce(1)),
    ],
)
def test_other_secrets_nonces_or_tables_give_others(other: Callable[[], Verifiable]) -> None:
    assert dice(source()) != dice(other())


def test_random_secrets_are_others_each_time() -> None:
    one, two = (Verifiable("a table", HEADER, periods=PERIODS) for _ in range(2))
    assert one.commitment.open != two.commitment.open
    assert one.commitment.open != one.commitment.closed


def test_nothing_that_is_written_goes_into_a_number() -> None:
    usual = dice(source(), 20)
    for words in ("build domination", "attack domination", ""):
        chance = source()
        shown = []
        for number in range(20):
            for extra in range(number % 3):
                chance.heard(4 * number + extra + 1, "p1", words)
            shown.append(chance.pick(die(4 * number + 4)))
        assert shown == usual


def test_the_order_of_a_question_does_not_matter() -> None:
    for turn in range(6):
        chance, turned = source(), FACES[turn:] + FACES[:turn]
        shown = [
            turned[chance.pick(ChanceQuestion(turned, [1] * 6, "GP-160", EVERYBODY, number, 1))]
            for number in range(1, 21)
        ]
        assert shown == [FACES[at] for at in dice(source(), 20)]
        assert chance.record().rolls[0].outcomes == FACES


def test_weights_follow_their_outcomes_into_the_order() -> None:
    chance, asked = source(), ["draw storm", "draw fog", "draw", "draw peace"]
    assert asked[chance.pick(ChanceQuestion(asked, [1, 0, 0, 0], "GD-018", EVERYBODY, 1, 1))] == "draw storm"
    (roll,) = chance.record().rolls
    assert (roll.outcomes, roll.weights) == (["draw fog", "draw peace", "draw storm", "draw"], [0, 0, 1, 0])


def test_places_are_counted_in_each_period_and_chain() -> None:
    chance = source()
    for number, made in enumerate((die, card, die, die, card), start=1):
        chance.pick(made(number))
    for number, made in enumerate((card, die, card), start=6):
        chance.pick(made(number, 2))
    chance.taken_back(7, "take-back")
    chance.pick(card(8, 2))
    chance.pick(die(9, 3))
    told = [(roll.period, roll.chain, roll.place) for roll in chance.record().rolls]
    assert told == [
        (1, "open", 1), (1, "closed", 1), (1, "open", 2), (1, "open", 3), (1, "closed", 2),
        (2, "closed", 1), (2, "open", 1), (2, "closed", 2), (3, "closed", 1), (4, "open", 1),
    ]  # fmt: skip


def test_a_hidden_draw_takes_no_number_from_the_open_chain() -> None:
    chance, shown = source(), []
    for number in range(1, 61, 2):
        chance.pick(card(number))
        shown.append(chance.pick(die(number + 1)))
    assert shown == dice(source())


def test_odds_that_nobody_can_know_are_hidden_even_if_all_see_the_outcome() -> None:
    chance = source()
    chance.pick(ChanceQuestion(["draw fog", "draw storm"], [1, 2], "GD-018", EVERYBODY, 1, 1, known=False))
    (roll,) = chance.record().rolls
    assert (roll.chain, roll.audience, roll.weights) == ("closed", "everybody", None)


# No second try


def test_a_retry_cannot_roll_again() -> None:
    chance = source()
    shown = chance.pick(die(1))
    before = chance.record()
    assert [chance.pick(die(1)) for _ in range(20)] == [shown] * 20
    turned = FACES[2:] + FACES[:2]
    assert turned[chance.pick(ChanceQuestion(turned, [1] * 6, "", EVERYBODY, 1, 1))] == FACES[shown]
    assert chance.record() == before
    with pytest.raises(BadInput, match="entry 1 is written already"):
        chance.pick(card(1))


def test_a_restart_cannot_roll_again_either() -> None:
    chance = source()
    shown = rolled(chance)
    again = restored(chance.to_bytes())
    assert isinstance(again, Verifiable)
    again.heard(3, "p1", "build domination")
    assert again.pick(die(5, 2)) == shown[2]
    with pytest.raises(BadInput, match="entry 4 is written already"):
        again.heard(4, "p2", "ask-me always")
    assert again.record() == chance.record()
    assert again.pick(die(10, 3)) == chance.pick(die(10, 3))


def test_the_period_of_the_game_is_followed_and_never_decreases() -> None:
    chance = source()
    for number, period in enumerate((1, 2, 2, 1, 4), start=1):
        chance.pick(die(number, period))
    assert [roll.period for roll in chance.record().rolls] == [1, 2, 2, 2, 4]


@pytest.mark.parametrize("why", ["take-back", "rewind"])
def test_a_take_back_opens_the_next_period(why: Any) -> None:
    chance = source()
    before = [chance.pick(die(number, 3)) for number in range(1, 21)]
    chance.taken_back(0, why)
    after = [chance.pick(die(number, 1)) for number in range(1, 21)]
    assert after != before
    chance.pick(die(21, 2))
    told = [(roll.period, roll.taken_back) for roll in chance.record().rolls]
    assert told == [(3, 0)] * 20 + [(4, 1)] + [(4, 0)] * 19 + [(5, 0)]
    chance.end()
    found = verify(small_report(chance))
    assert (found["open"], found["take_backs"], found["periods"]) == (41, 1, 5)


def test_several_take_backs_open_as_many_periods() -> None:
    chance = source()
    chance.pick(die(1, 2))
    for number in (4, 3):
        for entry in range(2, number + 1):
            chance.heard(entry, "p1", "pass")
        chance.taken_back(1, "take-back")
    chance.pick(die(2, 2))
    assert [(roll.period, roll.taken_back) for roll in chance.record().rolls] == [(2, 0), (4, 2)]
    chance.heard(3, "p1", "pass")
    chance.taken_back(2, "rewind")
    chance.end()
    assert verify(small_report(chance))["periods"] == 5


@pytest.mark.parametrize("why", ["undo", "take-back", "rewind"])
@pytest.mark.parametrize("kept", [1, 2, 10])
def test_a_take_back_takes_something_back(kept: int, why: Any) -> None:
    """Otherwise it would be a free choice of the next key."""
    chance = source()
    chance.pick(die(1))
    before = chance.to_bytes()
    with pytest.raises(BadInput, match=f"nothing after entry {kept}"):
        chance.taken_back(kept, why)
    assert chance.to_bytes() == before


def test_an_undo_crosses_no_roll() -> None:
    chance = source()
    chance.pick(die(1))
    chance.heard(2, "p1", "pass")
    chance.taken_back(1, "undo")
    chance.heard(2, "p1", "build domination")
    chance.pick(die(3))
    assert chance.record().rolls[-1].period == 1
    chance.heard(4, "p1", "pass")
    for kept in (1, 2):
        with pytest.raises(BadInput, match="cross the roll of entry 3"):
            chance.taken_back(kept, "undo")
    chance.taken_back(3, "undo")
    chance.end()
    assert verify(small_report(chance))["periods"] == 1


def test_an_undo_after_a_take_back_goes_no_further() -> None:
    chance = source()
    for number in (1, 2, 3):
        chance.pick(die(number))
    chance.taken_back(2, "take-back")
    for number in (3, 4):
        chance.heard(number, "p1", "pass")
    with pytest.raises(BadInput, match="cross the roll of entry 2"):
        chance.taken_back(1, "undo")
    chance.taken_back(2, "undo")
    chance.heard(3, "p1", "build domination")
    chance.pick(die(4))
    chance.end()
    found = verify(small_report(chance))
    assert (found["periods"], found["take_backs"]) == (2, 1)


def test_take_backs_leave_periods_for_the_game() -> None:
    periods = 2 * RESERVED_PART
    chance = source(periods=periods)
    number = 0
    while chance.may_take_back:
        chance.pick(die(1, 1))
        chance.taken_back(0, "take-back")
        number += 1
    assert number == periods - 2 - 1
    chance.pick(die(1, 1))
    with pytest.raises(BadInput, match="kept for the game"):
        chance.taken_back(0, "rewind")
    for more in (1, 2):
        chance.pick(die(1 + more, 1 + more))
    with pytest.raises(BadInput, match=f"used up: this table has committed itself for {periods} periods"):
        chance.pick(die(4, 4))
    chance.end()
    found = verify(small_report(chance))
    assert (found["periods"], found["take_backs"]) == (periods, periods - 3)


def test_a_chain_that_is_used_up_is_the_end_of_chance() -> None:
    """There is no second one: who should give nonces to it?"""
    chance = source(periods=2)
    chance.pick(die(1, 2))
    before = chance.record()
    for _ in range(2):
        with pytest.raises(BadInput, match="used up"):
            chance.pick(die(2, 3))
    assert (chance.record(), chance.chains) == (before, 1)
    assert chance.pick(die(2, 2)) in range(6)


# The end


def test_after_the_end_nothing_is_rolled_or_said() -> None:
    chance = source()
    rolled(chance)
    chance.end()
    before = chance.to_bytes()
    chance.end()
    chance.end(abandoned=True)
    late: list[Callable[[], Any]] = [
        lambda: chance.pick(die(10)),
        lambda: chance.heard(10, "p1", "pass"),
        lambda: chance.taken_back(8, "take-back"),
        lambda: chance.taken_back(8, "undo"),
    ]
    for act in late:
        with pytest.raises(BadInput, match="over"):
            act()
    assert chance.to_bytes() == before
    assert chance.ended


def test_a_revealed_table_never_goes_on_after_a_restart_either() -> None:
    chance = source()
    rolled(chance)
    chance.end(abandoned=True)
    again = restored(chance.to_bytes())
    with pytest.raises(BadInput, match="over"):
        again.pick(die(10))
    assert again.record() == chance.record()


@pytest.mark.parametrize("abandoned", [True, False])
def test_a_table_that_is_given_up_opens_its_hidden_draws(abandoned: bool) -> None:
    chance = source()
    rolled(chance)
    assert chance.record().agreement.closed_values == []
    assert all(roll.outcome is None for roll in chance.record().rolls if roll.chain == "closed")
    chance.end(abandoned=abandoned)
    found = verify(small_report(chance))
    assert found["ended"] == ("abandoned" if abandoned else "over")
    assert (found["closed"], found["closed_waiting"]) == (2, 0)


def test_a_table_given_up_before_anybody_agreed_ends_too() -> None:
    chance = bare()
    chance.end(abandoned=True)
    found = verify(small_report(chance))
    assert (found["rolls"], found["given"], found["ended"]) == (0, [], "abandoned")


def test_how_far_a_record_is() -> None:
    chance = source()
    assert chance.newest() == Newest(0, 1, chance.record().agreement.hash)
    rolled(chance)
    assert chance.newest() == Newest(7, 4, chance.record().rolls[-1].hash)
    assert chance.rolled == 7
    chance.end()
    closing = chance.record().closing
    assert closing is not None
    assert chance.newest() == Newest(7, 4, closing.hash)


# Secrets


def test_secrets_are_neither_printed_copied_nor_pickled() -> None:
    chance = source()
    rolled(chance)
    vault = chance._vault
    printed = f"{chance!r} {chance} {vault!r} {vault.pair!r} {vault.pair.open!r}"
    for end in (fixed("open"), fixed("closed")):
        assert end.hex() not in printed
        assert repr(end)[2:-1] not in printed
    for copying in (copy.copy, copy.deepcopy, pickle.dumps):
        with pytest.raises(TypeError, match="secrets"):
            copying(chance)


def test_of_the_current_period_nothing_is_revealed() -> None:
    chance = source()
    for number, period in enumerate((1, 2, 5), start=1):
        chance.pick(die(number, period))
        assert len(chance.record().agreement.open_values) == period - 1
    chance.taken_back(2, "take-back")
    assert len(chance.record().agreement.open_values) == 5


def test_a_record_survives_its_file() -> None:
    chance = source()
    rolled(chance)
    assert from_json(to_json(chance.record())) == chance.record()
    chance.end()
    assert from_json(to_json(chance.record())) == chance.record()


def test_a_simulation_says_so() -> None:
    one, two = (simulated("a table", HEADER, "seed 7") for _ in range(2))
    assert rolled(one) == rolled(two)
    assert one.record() == two.record()
    assert one.record().header.secrets == DERIVED
    assert one.record().agreement.players == ["bot", "bot"]


def test_stored_bytes_tell_their_format() -> None:
    assert isinstance(restored(source().to_bytes()), Verifiable)
    assert isinstance(restored(first_tables.source().to_bytes()), FirstVerifiable)


def test_a_rescued_table_begins_where_it_was_rescued() -> None:
    chance = Verifiable("a table", HEADER, secret=fixed, periods=PERIODS, rescued=40)
    chance.agree(PLAYERS, [None, None], [None, None])
    assert chance.rescued == 40
    with pytest.raises(BadInput, match="entry 40 is written already"):
        chance.pick(die(40))
    chance.pick(die(41, 7))
    with pytest.raises(BadInput, match="cross the roll"):
        chance.taken_back(40, "undo")
    chance.end()
    found = verify(small_report(chance))
    assert (found["rescued"], found["given"], found["periods"]) == (40, [], 7)


# Restarts


ACTS = st.lists(
    st.one_of(
        st.tuples(st.sampled_from(["die", "card"]), st.integers(0, 2)),
        st.tuples(st.just("heard"), st.sampled_from(["pass", "build domination", "ask-me scoring", "Grüße 🌍"])),
        st.tuples(st.sampled_from(["undo", "take-back", "rewind"]), st.integers(1, 6)),
        st.tuples(st.just("again"), st.integers(1, 6)),
        st.tuples(st.just("end"), st.booleans()),
    ),
    max_size=40,
)


class Acting:
    """Carries out acts on a source, as a table would: numbers go on, and back."""

    def __init__(self, chance: Verifiable, restarts: bool) -> None:
        self.chance, self.restarts = chance, restarts
        self.number, self.period = 0, 1

    def act(self, what: str, how: Any) -> Any:
        try:
            return self._act(what, how)
        except BadInput as error:
            return str(error)
        finally:
            if self.restarts:
                again = restored(self.chance.to_bytes())
                assert isinstance(again, Verifiable)
                self.chance = again

    def _act(self, what: str, how: Any) -> Any:
        if what in ("die", "card"):
            period = self.period + how
            draw = die(self.number + 1, period) if what == "die" else card(self.number + 1, period)
            shown = self.chance.pick(draw)
            self.number, self.period = self.number + 1, period
            return shown
        if what == "heard":
            self.chance.heard(self.number + 1, "p1", how)
            self.number += 1
        elif what == "again":
            return self.chance.pick(die(max(self.number - how, 1), self.period))
        elif what == "end":
            self.chance.end(abandoned=how)
        else:
            kept = max(self.number - how, 0)
            self.chance.taken_back(kept, what)  # type: ignore[arg-type]
            self.number = kept
        return None


@settings(derandomize=True, max_examples=150, deadline=None)
@given(acts=ACTS)
def test_a_restart_at_any_point_changes_nothing(acts: list[tuple[str, Any]]) -> None:
    straight, again = Acting(source(), False), Acting(source(), True)
    for what, how in acts:
        assert straight.act(what, how) == again.act(what, how)
        assert straight.chance.newest() == again.chance.newest()
    assert straight.chance.record() == again.chance.record()
    straight.chance.end()
    again.chance.end()
    report = small_report(straight.chance)
    assert report == small_report(again.chance)
    verify(report)


@cache
def first_dice() -> dict[tuple[int, int], str]:
    """What a die shows at the first places of the first periods of a table where nothing else happens."""
    found = {}
    for period in range(1, 13):
        chance = source()
        for place in range(1, 9):
            found[period, place] = FACES[chance.pick(die(place, period))]
    return found


@settings(derandomize=True, max_examples=100, deadline=None)
@given(acts=ACTS, more=st.integers(1, 8))
def test_a_number_is_fixed_by_its_place_alone(acts: list[tuple[str, Any]], more: int) -> None:
    """Whatever was done before: a die at the same period and place shows the same."""
    acting, usual = Acting(source(), False), first_dice()
    for what, how in [*acts, *[("die", 0)] * more]:
        acting.act(what, how)
    acting.chance.end()
    for roll in acting.chance.record().rolls:
        at = (roll.period, roll.place)
        if roll.chain == "open" and at in usual:
            assert roll.outcome == usual[at]
        elif roll.chain == "closed":
            assert roll.outcomes == DECK


def test_what_is_stored_is_one_message_that_names_its_format() -> None:
    told = msgspec.msgpack.decode(source().to_bytes())
    assert told["format"] == 2
