"""Encodings: every listed answer has a number of its own, observations tell what a seat knows and no more."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from meridian import games
from meridian.core.chance import weighted
from meridian.core.introspect import fields_of
from meridian.core.position import Position
from meridian.research.actions import LONE_SLOTS, SPARE
from meridian.research.encoding import VERSION, Encoding
from tests.research.walks import TABLES, encoding, walk

STABLE = Path(__file__).parent / "encodings.json"


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=str)
def test_every_listed_answer_has_a_number_of_its_own(name: str, seats: int) -> None:
    code = encoding(name, seats)
    for seed in (1, 2):
        for p, seat in walk(code, seed, 250):
            listed = p.stack[-1].options(p, seat)
            numbered = code.options(p, seat)
            assert list(numbered.values()) == listed, "an answer is missing, or two share a number"
            assert all(0 <= number < code.actions.size for number in numbered)
            assert int(code.mask(numbered).sum()) == len(listed)


@pytest.mark.parametrize("name", ["global-domination", "globetrotters", "globopolis"])
def test_a_number_means_the_same_in_every_position(name: str) -> None:
    code = encoding(name, 3)
    for p, seat in walk(code, 4, 200):
        for number, action in code.options(p, seat).items():
            label = code.actions.label(number)
            if ":" in label:
                continue
            said = code.actions.words.say(action).split()
            told = label.split()
            assert len(said) == len(told)
            for word, other in zip(said, told, strict=True):
                seat_named = other.startswith("+")
                assert word == (f"p{(seat + int(other)) % 3 + 1}" if seat_named else other)


@pytest.mark.parametrize(
    ("name", "said"),
    [("global-domination", "choose"), ("globetrotters", "switch-with"), ("globopolis", "clean FRA")],
)
def test_seats_in_answers_count_from_who_acts(name: str, said: str) -> None:
    code = encoding(name, 3).actions
    for seat in range(3):
        for other in range(3):
            (number,) = code.numbered(seat, [code.words.read(f"{said} p{other + 1}")])
            assert code.label(number) == f"{said} +{(other - seat) % 3}"


def test_slots_are_filled_in_the_order_of_the_list() -> None:
    code = encoding("globopolis", 4)
    found = 0
    for p, seat in walk(code, 5, 400):
        options = code.options(p, seat)
        slots: dict[str, list[int]] = {}
        for number in options:
            kind, colon, slot = code.actions.label(number).rpartition(":")
            if colon and kind != "spare":
                slots.setdefault(kind, []).append(int(slot))
        for numbers in slots.values():
            assert numbers == list(range(len(numbers)))
            found += len(numbers) > 1
    assert found > 20


@pytest.mark.parametrize(("name", "seats"), TABLES, ids=str)
def test_observations_lie_within_their_bounds(name: str, seats: int) -> None:
    code = encoding(name, seats)
    low, high = code.observations.low, code.observations.high
    for p, _ in walk(code, 3, 80):
        for seat in range(seats):
            seen = code.observe(p, seat)
            assert seen.shape == low.shape
            assert seen.dtype == np.float32
            outside = np.flatnonzero((seen < low) | (seen > high))
            assert not len(outside), [code.observations.columns[at] for at in outside]


@pytest.mark.parametrize("name", ["global-domination", "globetrotters", "globopolis"])
def test_what_a_seat_cannot_know_is_not_observed(name: str) -> None:
    """Worlds that agree with a seat's view look the same to it, and only to it."""
    code = encoding(name, 3)
    random = Random(1)
    differs = 0
    for number, (p, seat) in enumerate(walk(code, 6, 150)):
        if number % 5:
            continue
        other = code.game.rules.imagine(code.game.rules.view(p, seat), lambda weights: weighted(random, weights))
        assert np.array_equal(code.observe(p, seat), code.observe(other, seat))
        assert code.options(p, seat) == code.options(other, seat)
        differs += not np.array_equal(code.observe(p, (seat + 1) % 3), code.observe(other, (seat + 1) % 3))
    assert differs


def column(code: Encoding, p: Position, seat: int, name: str) -> float:
    return float(code.observe(p, seat)[code.observations.columns.index(name)])


def test_everybody_sees_itself_first() -> None:
    code = encoding("global-domination", 3)
    *_, (p, _) = walk(code, 7, 120)
    players, owners = fields_of(p)["players"], fields_of(p)["owner"]
    assert len({player.vp for player in players}) > 1
    for seat in range(3):
        for step in range(3):
            player = players[(seat + step) % 3]
            assert column(code, p, seat, f"players.{step}.vp") == player.vp
            assert column(code, p, seat, f"players.{step}.deck.left") == player.deck.left
        for area, owner in enumerate(owners):
            place = "none" if owner < 0 else f"+{(owner - seat) % 3}"
            assert column(code, p, seat, f"owner.{area}={place}") == 1


def test_the_question_is_observed_by_whom_it_is_put_to() -> None:
    code = encoding("global-domination", 2)
    p, seat = next(walk(code, 1, 1))
    key = p.stack[-1].question(p, seat)
    assert column(code, p, seat, f"asked={key}") == 1
    assert column(code, p, 1 - seat, f"asked={key}") == 0


@pytest.mark.parametrize(("name", "seats"), [("global-domination", 3), ("globetrotters", 3), ("globopolis", 4)])
def test_an_observation_does_not_depend_on_those_before_it(name: str, seats: int) -> None:
    """Observations are written over earlier ones: in whatever order positions come, each must look the same."""
    code = encoding(name, seats)
    moments = [
        (code.game.rules.copy(p), at) for seed in (7, 8) for p, _ in walk(code, seed, 150) for at in range(seats)
    ]
    seen = [code.observe(p, seat) for p, seat in moments]
    order = list(range(len(moments)))
    Random(9).shuffle(order)
    anew = encoding(name, seats)
    for at in order:
        p, seat = moments[at]
        assert np.array_equal(code.observe(p, seat), seen[at])
        assert np.array_equal(anew.observe(p, seat), seen[at])


def test_an_observation_belongs_to_whoever_asked_for_it() -> None:
    code = encoding("global-domination", 2)
    p, seat = next(walk(code, 1, 1))
    options = code.options(p, seat)
    first, mask = code.observe(p, seat), code.mask(options)
    kept, kept_mask = first.copy(), mask.copy()
    first[:] = 7
    mask[:] = 0
    assert np.array_equal(code.observe(p, seat), kept)
    assert np.array_equal(code.mask(options), kept_mask)


def test_a_list_of_another_length_is_refused_and_leaves_no_trace() -> None:
    code = encoding("global-domination", 2)
    p, seat = next(walk(code, 1, 1))
    seen = code.observe(p, seat)
    wrong: Any = code.game.rules.copy(p)
    wrong.turn += 1
    wrong.market = [*wrong.market, 3]
    with pytest.raises(ValueError, match="another length"):
        code.observe(wrong, seat)
    assert np.array_equal(code.observe(p, seat), seen)


def test_answers_without_a_slot_take_spare_numbers() -> None:
    code = encoding("globopolis", 2).actions
    kind: Any = type(code.words.read("roll 1"))
    start = code.blocks[kind].start
    listed = [kind(dice) for dice in range(LONE_SLOTS + SPARE + 3)]
    found = code.numbered(0, listed)
    assert list(found) == [*range(start, start + LONE_SLOTS), *range(code.size - SPARE, code.size)]
    assert list(found.values()) == listed[: LONE_SLOTS + SPARE]


def digests() -> dict[str, dict[str, str]]:
    """What must not change: the names of all columns, and what all numbers stand for."""
    found = {}
    for name, seats in (table for table in TABLES if table[0] in games.shipped()):
        code = encoding(name, seats)
        labels = [code.actions.label(number) for number in range(code.actions.size)]
        found[f"{code.name} {seats}"] = {
            "columns": hashlib.sha256("\n".join(code.observations.columns).encode()).hexdigest(),
            "numbers": hashlib.sha256("\n".join(labels).encode()).hexdigest(),
        }
    return found


def test_encodings_are_stable() -> None:
    """An encoding that changes gets a new VERSION; `python -m tests.research.test_encoding` writes the file anew."""
    assert digests() == json.loads(STABLE.read_text()), f"encodings of version {VERSION} have changed"


if __name__ == "__main__":
    STABLE.write_text(json.dumps(digests(), indent=1) + "\n")
