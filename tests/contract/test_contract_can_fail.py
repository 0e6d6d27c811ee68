"""The contract suite notices a broken game: each fault below must be caught by its check."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from typing import Any, cast

import pytest

from meridian.core.action import Action
from meridian.core.fields import OPEN, Custom
from meridian.core.flaws import Flaw
from meridian.core.parts import Rules
from meridian.core.position import Position
from meridian.core.records import WeightedChoice
from meridian.core.schema import Schema
from meridian.games.global_domination import GAME
from meridian.games.global_domination.game import GlobalDominationRules
from meridian.games.global_domination.position import POSITION
from meridian.games.global_domination.position_checks import LAWS
from meridian.games.global_domination.rules.game_turn import DrawPhase
from meridian.games.global_domination.rules.state import State
from meridian.games.globopolis import GAME as GLOBOPOLIS
from meridian.games.globopolis.rules.option_phase import OptionPhase
from meridian.testing import contract, one_answer, renewing, secrecy
from meridian.testing.contract import Check


class Leaky(GlobalDominationRules):
    """Shows everybody everything."""

    def view(self, p: State, seat: int | None) -> State:
        return self.copy(p)


class Sharing(GlobalDominationRules):
    """Its copies share the map."""

    def copy(self, p: State) -> State:
        new = p.copy()
        new.owner = p.owner
        return new


class Wasteful(GlobalDominationRules):
    """Forgets to count the Discard Piles."""

    def pieces(self, p: State) -> dict[str, int]:
        return {"in hand": sum(len(player.hand.cards) for player in p.players)}


class Dreamy(GlobalDominationRules):
    """Imagines positions that do not agree with the view."""

    def imagine(self, view: State, draw: WeightedChoice) -> State:
        imagined = super().imagine(view, draw)
        imagined.players[0].vp += 1
        return imagined


class Strict(GlobalDominationRules):
    """Refuses positions that play leads to."""

    def flaws(self, p: State, start: dict[str, Any] | None = None) -> Iterator[Flaw]:
        yield from LAWS.least("turn", p.turn, 1, "GD-015")


class Tableless(Schema):
    """Says of no table that it holds only what is there."""

    def tables(self) -> dict[str, str]:
        return {}


FAULTS = (AssertionError, IndexError, NotImplementedError, ValueError)


@pytest.mark.parametrize(
    ("rules", "check"),
    [
        (Leaky(), contract.twins_look_alike),
        (Sharing(), contract.copies_are_independent),
        (Wasteful(), contract.pieces_are_conserved),
        (Dreamy(), contract.imagined_positions_agree),
        (Strict(), contract.reached_positions_can_be),
    ],
    ids=lambda value: getattr(value, "__name__", type(value).__name__),
)
def test_broken_rules_are_caught(rules: GlobalDominationRules, check: Check) -> None:
    with pytest.raises(FAULTS):
        check(replace(GAME, rules=cast("Rules[Position]", rules)), 3)


def test_a_map_that_does_not_say_that_it_lists_only_some_areas_is_caught() -> None:
    with pytest.raises(FAULTS):
        contract.tables_with_changing_keys_are_declared(replace(GAME, schema=Tableless(State, *POSITION.parts)), 3)


def test_a_part_that_does_not_say_what_it_reads_is_caught() -> None:
    forgetful = Custom("ahead", lambda s, scope: max(player.vp for player in s.players), OPEN, reads=("turn",))
    with pytest.raises(AssertionError, match="ahead has changed and is shown as before: see what it `reads`"):
        renewing.renewed_views_are_true(replace(GAME, schema=Schema(State, *POSITION.parts, forgetful)), 3)


def test_a_window_declined_at_once_is_caught() -> None:
    """The first rules declined a window at once for a player who had left it out: all could see it."""
    with pytest.raises(FAULTS):
        secrecy.orders_do_not_show(replace(GAME, rules_version=1), 3)


def test_a_position_that_refuses_nothing_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "refusal", lambda p, actor, action: None)
    monkeypatch.setattr(Position, "judged", lambda p, actor, action: (True, None))
    monkeypatch.setattr(Position, "play_checked", Position.play)
    with pytest.raises(FAULTS):
        contract.fuzzed_actions_are_refused(GAME, 3)


def test_chance_that_picks_something_else_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(DrawPhase, "chance", lambda frame, s, draw: frame.chances(s).outcomes[0])
    with pytest.raises(AssertionError):
        contract.chance_picks_what_it_lists(GAME, 3)


def test_one_answer_by_counting_the_list_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    def counted(p: Position, seat: int) -> Action | None:
        options = p.options(seat)
        return options[0] if len(options) == 1 else None

    monkeypatch.setattr(Position, "only_answer", counted)
    with pytest.raises(AssertionError):
        one_answer.one_answer_is_the_only_one(GLOBOPOLIS, 3)


def test_an_answer_that_nobody_names_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(OptionPhase, "unlisted", lambda frame, s, seat: None)
    with pytest.raises(AssertionError):
        one_answer.one_answer_is_the_only_one(GLOBOPOLIS, 3)


def test_a_lone_answer_that_shows_a_hand_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "is_covered", lambda p: False)
    with pytest.raises(AssertionError):
        one_answer.lone_answers_are_no_secret(GLOBOPOLIS, 3)


def test_a_position_that_tells_who_has_answered_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Position, "asked", lambda p, seat: p.who())
    with pytest.raises(AssertionError):
        secrecy.sealed_answers_do_not_show(GAME, 3)
