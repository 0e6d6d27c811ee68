"""The contract suite notices a broken game: each fault below must be caught by its check."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, ClassVar

import pytest

from meridian.core.flaws import Flaw
from meridian.core.game import WeightedChoice
from meridian.core.position import Position
from meridian.games.global_domination import GAME
from meridian.games.global_domination.game import GlobalDominationGame
from meridian.games.global_domination.position_checks import LAWS
from meridian.games.global_domination.rules.state import State
from meridian.testing import contract, secrecy
from meridian.testing.contract import Check


class Leaky(GlobalDominationGame):
    """Shows everybody everything."""

    def view(self, p: Position, seat: int | None) -> State:
        return self.copy(p)


class Sharing(GlobalDominationGame):
    """Its copies share the map."""

    def copy(self, p: Position) -> State:
        assert isinstance(p, State)
        new = p.copy()
        new.owner = p.owner
        return new


class Wasteful(GlobalDominationGame):
    """Forgets to count the Discard Piles."""

    def pieces(self, p: Position) -> dict[str, int]:
        assert isinstance(p, State)
        return {"in hand": sum(len(player.hand.cards) for player in p.players)}


class Dreamy(GlobalDominationGame):
    """Imagines positions that do not agree with the view."""

    def imagine(self, view: Position, draw: WeightedChoice) -> State:
        imagined = super().imagine(view, draw)
        imagined.players[0].vp += 1
        return imagined


class Strict(GlobalDominationGame):
    """Refuses positions that play leads to."""

    def flaws(self, p: Position, start: dict[str, Any] | None = None) -> Iterator[Flaw]:
        assert isinstance(p, State)
        yield from LAWS.least("turn", p.turn, 1, "GD-015")


class Undeclared(GlobalDominationGame):
    """Does not say that its map lists only Areas with a Force."""

    keyed: ClassVar[dict[str, str]] = {}


class Hasty(GlobalDominationGame):
    """Declines a window at once for whoever has left it out, as its first rules did: all can see that nobody waits."""

    rules_version = 1


@pytest.mark.parametrize(
    ("game", "check"),
    [
        (Leaky(), contract.twins_look_alike),
        (Sharing(), contract.copies_are_independent),
        (Wasteful(), contract.pieces_are_conserved),
        (Dreamy(), contract.imagined_positions_agree),
        (Strict(), contract.reached_positions_can_be),
        (Undeclared(), contract.tables_with_changing_keys_are_declared),
        (Hasty(), secrecy.orders_do_not_show),
    ],
    ids=lambda value: getattr(value, "__name__", type(value).__name__),
)
def test_a_broken_game_is_caught(game: GlobalDominationGame, check: Check) -> None:
    with pytest.raises((AssertionError, IndexError, NotImplementedError, ValueError)):
        check(game, 3)


def test_a_position_that_refuses_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "refusal", lambda p, actor, action: None)
    monkeypatch.setattr(Position, "play_checked", Position.play)
    with pytest.raises((AssertionError, IndexError, NotImplementedError, ValueError)):
        contract.fuzzed_actions_are_refused(GAME, 3)


def test_a_position_that_tells_who_has_answered_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "asked", lambda p, seat: p.who())
    with pytest.raises(AssertionError):
        secrecy.sealed_answers_do_not_show(GAME, 3)
