"""The long chain: the same values as the plain one, whatever is asked for in whatever order, and after a restart."""

from __future__ import annotations

from random import Random

import msgspec
import pytest

from meridian.fair.chain import CHECKPOINT_EVERY, NEAR_EVERY, VALUE_BYTES, LongChain, long_chain
from meridian.fair.hashes import chain, sha
from meridian.fair.record import PERIODS

END = sha(b"the end of a chain")
ODD = [0, 1, 2, NEAR_EVERY - 1, NEAR_EVERY, NEAR_EVERY + 1, CHECKPOINT_EVERY - 1, CHECKPOINT_EVERY]
ODD += [CHECKPOINT_EVERY + 1, 2 * CHECKPOINT_EVERY - 1, 2 * CHECKPOINT_EVERY, 2 * CHECKPOINT_EVERY + 1, 2500]


@pytest.mark.parametrize("length", ODD)
def test_every_value_is_that_of_the_plain_chain(length: int) -> None:
    plain, made = chain(END, length), long_chain(END, length)
    assert made.start() == plain[0]
    assert [made.value(at) for at in range(length + 1)] == plain
    assert [made.value(at) for at in range(length, -1, -1)] == plain[::-1]


@pytest.mark.parametrize("length", ODD)
def test_values_may_be_asked_for_in_any_order(length: int) -> None:
    plain, made, random = chain(END, length), long_chain(END, length), Random(length)
    for _ in range(300):
        at = random.randint(0, length)
        assert made.value(at) == plain[at]


@pytest.mark.parametrize("length", ODD)
def test_as_many_values_as_are_revealed(length: int) -> None:
    plain, made = chain(END, length), long_chain(END, length)
    for last in {0, 1, length // 2, length - 1, length} & set(range(length + 1)):
        assert made.values(last) == plain[1 : last + 1]


@pytest.mark.parametrize("length", ODD)
def test_a_stored_chain_goes_on(length: int) -> None:
    made = long_chain(END, length)
    made.value(length // 2)
    again = msgspec.msgpack.decode(msgspec.msgpack.encode(made), type=LongChain)
    assert again == made
    assert [again.value(at) for at in range(length + 1)] == chain(END, length)


@pytest.mark.parametrize("at", [-1, 6, 1024])
def test_a_chain_ends_where_it_ends(at: int) -> None:
    with pytest.raises(ValueError, match=f"a chain of 5 has no value {at}"):
        long_chain(END, 5).value(at)


def test_a_chain_of_the_standard_length_starts_where_it_should() -> None:
    made, value = long_chain(END, PERIODS), END
    for _ in range(PERIODS):
        value = sha(value)
    assert (PERIODS, made.start()) == (65536, value)
    assert sha(made.value(1)) == made.start()
    assert sha(made.value(PERIODS)) == made.value(PERIODS - 1)
    assert made.value(PERIODS) == END


def test_what_is_stored_of_a_chain_is_little() -> None:
    made = long_chain(END, PERIODS)
    assert len(made.checkpoints) == VALUE_BYTES * (PERIODS // CHECKPOINT_EVERY + 1)
    assert len(msgspec.msgpack.encode(made)) < 2500


def test_a_chain_does_not_print_its_end() -> None:
    printed = repr(long_chain(END, 5))
    assert END.hex() not in printed
    assert repr(END)[2:-1] not in printed
