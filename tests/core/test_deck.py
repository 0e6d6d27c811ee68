"""Lazy decks and slots that remember who knows them."""

from __future__ import annotations

import pytest

from meridian.core.deck import ALL_KNOW, UNSEEN, Deck, Slots


def test_a_hand_is_sorted_whatever_the_order_of_arrival() -> None:
    one, two = Slots([], []), Slots([], [])
    for card in (3, 1, 2, 1):
        one.add(card, 1)
    for card in (1, 2, 1, 3):
        two.add(card, 1)
    assert (one.cards, one.known) == (two.cards, two.known) == ([1, 1, 2, 3], [1, 1, 1, 1])


def test_of_equal_cards_the_best_known_leaves() -> None:
    hand = Slots([], [])
    hand.add(4, 0b01)
    hand.add(4, ALL_KNOW)
    hand.add(4, 0b11)
    hand.take(4)
    assert sorted(hand.known) == [0b01, 0b11]
    hand.take(4)
    assert hand.known == [0b01]


def test_each_seat_sees_what_it_knows_and_blanks_for_the_rest() -> None:
    hand = Slots([], [])
    hand.add(7, 0b01)
    hand.add(2, ALL_KNOW)
    hand.add(5, 0b11)
    assert hand.seen_by(0).cards == [2, 5, 7]
    assert hand.seen_by(1).cards == [2, 5, UNSEEN]
    assert hand.seen_by(2).cards == [2, UNSEEN, UNSEEN]
    assert hand.seen_by(-1).cards == [2, UNSEEN, UNSEEN]
    hand.show_all()
    assert hand.seen_by(-1).cards == [2, 5, 7]


def test_a_view_of_a_view_shows_no_more() -> None:
    hand = Slots([], [])
    hand.add(7, 0b01)
    assert hand.seen_by(1).seen_by(0).cards == [UNSEEN]


def test_a_deck_is_a_multiset_until_it_is_drawn_from() -> None:
    deck = Deck([0, 0, 0], 0)
    deck.shuffle_in([2, 0, 1])
    deck.draw(2)
    assert (deck.pool, deck.left, deck.size()) == ([2, 0, 0], 2, 2)


def test_cards_put_under_come_up_last_in_their_order_with_who_knows_them() -> None:
    deck = Deck([1, 0], 1)
    deck.put_under(1, 0b10)
    deck.put_under(0, 0b01)
    assert deck.size() == 3
    with pytest.raises(ValueError, match="drawn first"):
        deck.draw_under()
    deck.draw(0)
    copy = deck.copy()
    assert deck.draw_under() == (1, 0b10)
    assert deck.draw_under() == (0, 0b01)
    assert copy.size() == 2
