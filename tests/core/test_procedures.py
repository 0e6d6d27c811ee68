"""Procedures declare the kind of each field once, and what they hide; a game that does not is not loaded."""

from __future__ import annotations

from copy import copy
from dataclasses import replace
from typing import Any

import pytest

from meridian.core.action import Action
from meridian.core.frames import Choice, Sealed
from meridian.core.game import make_game
from meridian.core.kinds import FLAG, NUMBER, NUMBER_LISTS, SEAT, SEATS, BitNames, NamesInOrder, Scope, WordKind
from meridian.core.position import Frame, Position
from meridian.core.procedures import Procedure, Procedures, SecretField, Unencoded, frames_of, stacked_frames
from meridian.core.schema import Schema, UnderWay
from meridian.core.words import Words
from meridian.games import global_domination
from meridian.games.global_domination import GAME
from meridian.games.global_domination.actions import Draw
from meridian.games.global_domination.position import POSITION
from meridian.games.global_domination.procedures import PROCEDURES
from meridian.games.global_domination.rules.game_turn import GameTurn
from meridian.games.global_domination.rules.state import State
from meridian.testing.procedures import fits, procedures_are_as_declared

WORDS = Words((Draw,), {"card": ["ace", "king", "queen"], "field": ["barn", "meadow", "well"]}, 3)
SCOPE = Scope(None, WORDS)


class Harvest(Choice[Position]):
    __slots__ = ("_inner", "done", "helpers", "left", "where")

    def __init__(self) -> None:
        super().__init__(1)
        self.where = 0b101
        self.helpers = 0b110
        self.done = False
        self.left = 2
        self._inner = 7


class LateHarvest(Harvest):
    __slots__ = ()


class Hidden(Frame[Position]):
    __slots__ = ("cards",)

    def __init__(self) -> None:
        super().__init__()
        self.cards = [2, -1]

    def seen_by(self, seat: int) -> Frame[Position]:
        return Hidden()


class Vote(Sealed[Position]):
    __slots__ = ()


HARVEST = Procedure(Harvest, where=BitNames("field"), helpers=SEATS, done=FLAG, left=WordKind("no", "some", "all"))
HIDDEN = Procedure(Hidden, cards=SecretField(NamesInOrder("card")))


def test_fields_are_shown_in_words_by_name() -> None:
    assert Procedures((HARVEST,)).write_all([Harvest(), LateHarvest()], SCOPE) == [
        {
            "procedure": name, "done": False, "helpers": ["p2", "p3"], "left": "all", "seat": "p2", "serial": 0,
            "times": 0, "where": ["barn", "well"],
        }
        for name in ("Harvest", "LateHarvest")
    ]  # fmt: skip


def test_answers_are_shown_as_actions_and_unknown_cards_as_such() -> None:
    vote = Vote([0, 2])
    answer: Action = Draw(1)
    vote.answers[1] = answer
    shown = Procedures((HIDDEN,)).write_all([vote, Hidden()], SCOPE)
    assert shown[0]["answers"] == [None, "draw king"]
    assert shown[0]["seats"] == ["p1", "p3"]
    assert shown[1]["cards"] == ["queen", "?"]


def test_what_is_shown_does_not_change_with_the_procedure() -> None:
    rolls = [[1, 2], [3]]
    shown = NUMBER_LISTS.write(rolls, SCOPE)
    rolls[1].append(4)
    assert shown == [[1, 2], [3]]


def test_an_empty_and_a_full_set() -> None:
    assert BitNames("field").write(0, SCOPE) == []
    assert BitNames("field").write(0b111, SCOPE) == ["barn", "meadow", "well"]


@pytest.mark.parametrize(
    ("fields", "odd"),
    [
        ({"where": NUMBER, "helpers": SEATS, "done": FLAG}, "left"),
        ({"where": NUMBER, "helpers": SEATS, "done": FLAG, "left": NUMBER, "wheat": NUMBER}, "wheat"),
        ({"where": NUMBER, "helpers": SEATS, "done": FLAG, "left": NUMBER, "seat": SEAT}, "seat"),
    ],
)
def test_each_field_has_one_kind(fields: dict[str, Any], odd: str) -> None:
    with pytest.raises(TypeError) as caught:
        Procedures((Procedure(Harvest, **fields),))
    assert str(caught.value) == f"Harvest: a procedure must declare the kind of each field once; see {odd}"


def test_a_procedure_is_declared_once() -> None:
    with pytest.raises(TypeError, match="Harvest: this procedure is declared twice"):
        Procedures((HARVEST, HARVEST))


def test_every_procedure_of_a_package_is_declared() -> None:
    assert frames_of(__name__) == [Harvest, Hidden, LateHarvest, Vote]
    assert stacked_frames(__name__) == [Hidden, LateHarvest, Vote]
    Procedures((HARVEST, HIDDEN)).check(__name__)
    with pytest.raises(TypeError, match="Hidden: a procedure must declare the kind of each field once; see cards"):
        Procedures((HARVEST,)).check(__name__)


def test_what_a_procedure_hides_is_declared() -> None:
    open_cards = Procedure(Hidden, cards=NamesInOrder("card"))
    with pytest.raises(TypeError, match=r"Hidden: it hides something \(seen_by\), but has no SecretField"):
        Procedures((HARVEST, open_cards)).check(__name__)


def test_a_field_may_mean_less_in_an_observation() -> None:
    declared = Procedures((Procedure(Hidden, cards=SecretField(Unencoded(NamesInOrder("card")))),))
    assert declared.observed(Hidden) == {"serial": NUMBER, "times": NUMBER, "cards": NUMBER}
    assert declared.secret(Hidden) == {"cards"}
    assert declared.write_all([Hidden()], SCOPE)[0]["cards"] == ["queen", "?"]


def with_procedures(*declared: Procedure) -> Schema:
    """The schema of Global Domination with other procedures."""
    parts = [UnderWay(*declared) if isinstance(part, UnderWay) else part for part in POSITION.parts]
    return Schema(State, *parts)


def test_a_game_with_an_undeclared_field_is_not_loaded() -> None:
    rules = copy(GAME.rules)
    rules.schema = with_procedures(*(each for each in PROCEDURES if each.frame is not GameTurn))
    with pytest.raises(TypeError) as caught:
        make_game(
            GAME.package, rules=rules, edition=GAME.edition, text=GAME.text, players=GAME.players,
            actions=GAME.actions, facts=global_domination.facts, refusals=GAME.refusals, labels=GAME.labels,
        )  # fmt: skip
    assert str(caught.value) == "GameTurn: a procedure must declare the kind of each field once; see at"


def test_a_kind_that_does_not_fit_is_caught() -> None:
    others = [each for each in PROCEDURES if each.frame is not GameTurn]
    wrong = Procedure(GameTurn, at=SEAT, drawn=FLAG, had_turn=SEATS, step=NUMBER)
    with pytest.raises(AssertionError, match="GameTurn: its field drawn is no yes or no: "):
        procedures_are_as_declared(replace(GAME, schema=with_procedures(*others, wrong)), 3)


def test_shapes() -> None:
    assert fits([{"by": "p1", "stay": True}], [{"by": "seat", "stay": "flag"}])
    assert not fits([{"by": "p1"}], [{"by": "seat", "stay": "flag"}])
    assert not fits(True, "number")
    assert not fits([1, "p1"], "numbers")
