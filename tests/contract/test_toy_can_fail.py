"""What a game still lacks is one sentence of the contract suite, also for a game of a few entries."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from meridian import games
from meridian.core.errors import BadInput
from meridian.core.game import Game
from meridian.research.layout import Layout
from meridian.testing import completeness, contract
from meridian.testing.contract import Check


@pytest.fixture
def toy() -> Game:
    """A toy game of its own, which may be broken."""
    return type(games.load("kuhn-poker"))()


def without_marks(toy: Game) -> Any:
    shipped = toy.edition()
    return lambda overlay=None: msgspec.structs.replace(shipped, data={**shipped.data, "stakes": {"ante": 1, "bet": 1}})


BROKEN: dict[str, tuple[str, Any, Check, str]] = {
    "message": (
        "labels", lambda toy: (*toy.labels, "portrait-unsaid"), completeness.messages_are_there,
        "messages/en.ftl of kuhn-poker lacks portrait-unsaid",
    ),
    "title": (
        "name", lambda toy: "poker", completeness.messages_are_there,
        "messages/en.ftl of poker lacks game-poker, game-poker.help",
    ),
    "catalogue": (
        "package", lambda toy: "meridian.games", completeness.messages_are_there,
        "meridian.games has no messages/en.ftl",
    ),
    "provenance": (
        "edition", without_marks, completeness.data_are_marked,
        "data of kuhn-poker without a provenance (printed, inferred, public, ruled, reconstructed): "
        "stakes.ante, stakes.bet",
    ),
    "aids": (
        "package", lambda toy: "meridian.games.global_domination", completeness.aids_can_be_shown,
        "player aids of kuhn-poker: {option.turns}: there is no option 'turns'",
    ),
    "seats": (
        "seats", lambda toy: range(2, 4), completeness.seats_fit_the_edition,
        "kuhn-poker.seats is range(2, 4), but its edition is for range(2, 3)",
    ),
    "secrecy": (
        "view", lambda toy: lambda p, seat: toy.copy(p), contract.twins_look_alike, "seat 1 can tell Draw(card=",
    ),
}  # fmt: skip
"""By what is broken: the attribute, what it becomes, the check that notices, and how its sentence begins."""


@pytest.mark.parametrize("name", BROKEN)
def test_what_is_missing_is_one_sentence(name: str, toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    attribute, broken, check, sentence = BROKEN[name]
    monkeypatch.setattr(toy, attribute, broken(toy))
    with pytest.raises(AssertionError) as caught:
        check(toy, 2)
    assert str(caught.value).partition("\n")[0].startswith(sentence)


def test_cards_without_a_meaning_are_one_sentence(toy: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(toy, "meanings", {})
    with pytest.raises(BadInput) as caught:
        Layout(toy, toy.header(2), 0)
    assert str(caught.value) == "kuhn-poker: nothing says what 'hand' holds; Game.meanings can"
