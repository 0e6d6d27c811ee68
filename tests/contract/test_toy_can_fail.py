"""What a game still lacks is one sentence of the contract suite, also for a game of a few entries."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

import msgspec
import pytest

from meridian import games
from meridian.core.errors import BadInput
from meridian.core.game import Game, edition_of, new_header
from meridian.core.kinds import NUMBER
from meridian.research.layout import Layout
from meridian.testing import completeness, contract
from meridian.testing.contract import Check


@pytest.fixture
def toy() -> Game:
    """A toy game, of which each test breaks a copy."""
    return games.load("kuhn-poker")


def wrapped(part: object, **changed: Any) -> Any:
    """A part of a game in which some methods are others."""
    made = copy(part)
    vars(made).update(changed)
    return made


BROKEN: dict[str, tuple[str, Any, Check, str]] = {
    "message": (
        "labels", lambda toy: (*toy.labels, "part-unsaid"), completeness.messages_are_there,
        "messages/en.ftl of kuhn-poker lacks part-unsaid",
    ),
    "title": (
        "name", lambda toy: "poker", completeness.messages_are_there,
        "messages/en.ftl of poker lacks game-poker, game-poker.help",
    ),
    "catalogue": (
        "package", lambda toy: "meridian.games", completeness.messages_are_there,
        "meridian.games has no messages/en.ftl",
    ),
    "aids": (
        "package", lambda toy: "meridian.games.global_domination", completeness.aids_can_be_shown,
        "player aids of kuhn-poker: {option.turns}: there is no option 'turns'",
    ),
    "seats": (
        "edition", lambda toy: wrapped(toy.edition, seats=lambda edition, options: range(3, 4)),
        completeness.seats_fit_the_edition,
        "kuhn-poker cannot be begun for 2: kuhn-poker is for 3 to 3 players, not 2 (KP-001)",
    ),
    "secrecy": (
        "rules", lambda toy: wrapped(toy.rules, view=lambda p, seat: toy.rules.copy(p)), contract.twins_look_alike,
        "seat 1 can tell Draw(card=",
    ),
}  # fmt: skip
"""By what is broken: the attribute, what it becomes, the check that notices, and how its sentence begins."""


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_missing_is_one_sentence(name: str, toy: Game) -> None:
    attribute, broken, check, sentence = BROKEN[name]
    with pytest.raises(AssertionError) as caught:
        check(replace(toy, **{attribute: broken(toy)}), 2)
    assert str(caught.value).partition("\n")[0].startswith(sentence)


def test_data_without_a_provenance_are_one_sentence(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    shipped = edition_of(toy)
    bare = msgspec.structs.replace(shipped, data={**shipped.data, "stakes": {"ante": 1, "bet": 1}})
    monkeypatch.setattr(completeness, "edition_of", lambda game: bare)
    with pytest.raises(AssertionError) as caught:
        completeness.data_are_marked(toy, 2)
    assert str(caught.value).startswith(
        "data of kuhn-poker without a provenance (printed, inferred, public, ruled, reconstructed): "
        "stakes.ante, stakes.bet"
    )


def test_cards_without_a_meaning_are_one_sentence(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(toy.schema.nested()["players"].parts[0].observed, "hand", NUMBER)
    with pytest.raises(BadInput) as caught:
        Layout(toy, new_header(toy, 2), 0)
    assert str(caught.value) == "kuhn-poker: nothing says what cards 'players.0.hand' holds; its schema can"
