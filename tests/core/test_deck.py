"""Lazy decks and slots that remember who knows them."""

from __future__ import annotations

import pytest

from meridian.core.deck import ALL_KNOW, EMPTY, Deck, Slots, with_one
from meridian.core.position import UNKNOWN


def hand(*slots: tuple[int, int]) -> Slots:
    slots_so_far = EMPTY
    for card, mask in slots:
        slots_so_far = slots_so_far.plus(card, mask)
    return slots_so_far


def test_a_hand_is_sorted_whatever_the_order_of_arrival() -> None:
    one, two = hand((3, 1), (1, 1), (2, 1), (1, 1)), hand((1, 1), (2, 1), (1, 1), (3, 1))
    assert (one.cards, one.known) == (two.cards, two.known) == ([1, 1, 2, 3], [1, 1, 1, 1])


def test_of_equal_cards_the_best_known_leaves() -> None:
    three = hand((4, 0b01), (4, ALL_KNOW), (4, 0b11))
    assert sorted(three.minus(4).known) == [0b01, 0b11]
    assert three.minus(4).minus(4).known == [0b01]


def test_nothing_is_changed_in_place() -> None:
    one = hand((4, 1))
    deck = Deck([1, 2], 3)
    pile = [0, 0]
    for change in (one.plus(2, 1), one.minus(4), one.shown(), one.seen_by(3)):
        assert change is not one
    for other in (deck.drawn(1), deck.shuffled([1, 1]), deck.put_under(0, 1)):
        assert other is not deck
    assert with_one(pile, 1) == [0, 1]
    assert (one.cards, one.known, deck.pool, deck.size(), pile) == ([4], [1], [1, 2], 3, [0, 0])
    assert EMPTY.cards == []


def test_each_seat_sees_what_it_knows_and_blanks_for_the_rest() -> None:
    three = hand((7, 0b01), (2, ALL_KNOW), (5, 0b11))
    assert three.seen_by(0).cards == [2, 5, 7]
    assert three.seen_by(1).cards == [2, 5, UNKNOWN]
    assert three.seen_by(2).cards == [2, UNKNOWN, UNKNOWN]
    assert three.seen_by(-1).cards == [2, UNKNOWN, UNKNOWN]
    assert three.shown().seen_by(-1).cards == [2, 5, 7]


def test_a_view_of_a_view_shows_no_more() -> None:
    assert hand((7, 0b01)).seen_by(1).seen_by(0).cards == [UNKNOWN]


def test_a_deck_is_a_multiset_until_it_is_drawn_from() -> None:
    deck = Deck([0, 0, 0], 0).shuffled([2, 0, 1]).drawn(2)
    assert (deck.pool, deck.left, deck.size()) == ([2, 0, 0], 2, 2)


def test_cards_put_under_come_up_last_in_their_order_with_who_knows_them() -> None:
    deck = Deck([1, 0], 1).put_under(1, 0b10).put_under(0, 0b01)
    assert deck.size() == 3
    with pytest.raises(ValueError, match="drawn first"):
        deck.drawn_from_under()
    drawn = deck.drawn(0)
    assert (drawn.bottom.cards[0], drawn.bottom.known[0]) == (1, 0b10)
    drawn = drawn.drawn_from_under()
    assert (drawn.bottom.cards[0], drawn.bottom.known[0]) == (0, 0b01)
    assert drawn.drawn_from_under().size() == 0
