"""OpenSpiel: its own tests of Python games, its search, and what an information state promises."""

from __future__ import annotations

import unittest
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

from meridian import games
from meridian.core.errors import BadInput
from meridian.core.introspect import fields_of
from meridian.research import openspiel_memory, openspiel_table
from meridian.research.openspiel_game import short_name
from tests.any_game import seats_of

NAMES = games.names()


def loaded(name: str, **parameters: object) -> Any:
    return pyspiel.load_game(short_name(name), parameters)


def advance(state: Any, random: np.random.RandomState, decisions: int) -> Any:
    """Play at random until so many decisions were made and somebody is asked."""
    while not state.is_terminal() and (decisions or state.is_chance_node()):
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(int(random.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(random.choice(state.legal_actions())))
            decisions -= 1
    return state


def under_way(game: Any, seed: int, decisions: int) -> Any:
    """A state after so many decisions, or fewer where the game is over by then, in which somebody is asked."""
    while (state := advance(game.new_initial_state(), np.random.RandomState(seed), decisions)).is_terminal():
        decisions //= 2
    return state


def players_of(name: str) -> int:
    return seats_of(games.load(name))


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(loaded(name, max_decisions=15), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_random_simulation_with_most_players(name: str) -> None:
    most = games.load(name).seats[-1]
    pyspiel.random_sim_test(loaded(name, players=most, max_decisions=8), num_sims=1, serialize=False, verbose=False)


def test_random_simulation_to_the_end_of_a_game() -> None:
    game = loaded("global-domination", options="preset:quick")
    ends: list[bool] = []

    def check(state: Any) -> None:
        if state.is_terminal():
            ends.append(state.table.p.over)
            assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])

    pyspiel.random_sim_test(game, num_sims=1, serialize=False, verbose=False, state_checker_fn=check)
    assert ends
    assert all(ends)


@pytest.mark.parametrize("name", NAMES)
def test_openspiels_api_test_on_part_of_the_tree(name: str) -> None:
    from open_spiel.integration_tests import api_test  # takes a second, which only one worker of `make test` spends

    case = type(
        "Partial", (api_test.EnforceAPIOnPartialTreeBase,), {"game": loaded(name, max_decisions=6), "game_name": name}
    )
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert not result.errors + result.failures


@pytest.mark.parametrize("name", NAMES)
def test_python_ismcts_plays(name: str) -> None:
    game = loaded(name, max_decisions=20)
    state = under_way(game, 1, 4)
    rollouts = mcts.RandomRolloutEvaluator(1, np.random.RandomState(1))
    bot = ismcts.ISMCTSBot(game, rollouts, 1.4, 12, random_state=np.random.RandomState(2))
    for _ in range(3):
        state.apply_action(int(bot.step(state)))
        if advance(state, np.random.RandomState(3), 0).is_terminal():
            state = under_way(game, 3, 4)


@pytest.mark.parametrize("name", NAMES)
def test_resampled_states_look_the_same_to_the_player(name: str) -> None:
    game = loaded(name, players=players_of(name))
    sampler = pyspiel.UniformProbabilitySampler(0.0, 1.0)
    state = game.new_initial_state()
    worlds = set()
    for number in range(12):
        # Far enough for hands to differ: in the first turns of some games nothing is hidden.
        if advance(state, np.random.RandomState(number), 12).is_terminal():
            state = under_way(game, number, 12)
        player = state.current_player()
        for _ in range(3):
            other = state.resample_from_infostate(player, sampler)
            assert other.information_state_string(player) == state.information_state_string(player)
            assert other.observation_tensor(player) == state.observation_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            worlds.add(str(other) == str(state))
    assert False in worlds


def test_sealed_answers_are_remembered_by_their_seat_alone() -> None:
    """While others are still to answer, nothing is told: only who answered knows that and what it answered."""
    state = loaded("global-domination", players=4).new_initial_state()
    random = np.random.RandomState(1)
    found = 0
    while not state.is_terminal() and found < 3:
        advance(state, random, 1)
        if state.is_terminal() or len(state.table.p.who()) < 2:
            continue
        player, before = state.current_player(), state.table
        after = [state.child(action).table for action in state.legal_actions()]
        sealed = [table for table in after if table.p.stack[-1].serial == before.p.stack[-1].serial]
        found += bool(sealed)
        for table in sealed:
            assert [at for at in range(4) if table.mark(at) != before.mark(at)] == [player]
        assert len({table.mark(player) for table in after}) == len(after)
    assert found == 3


def test_others_do_not_hear_what_is_told_to_one() -> None:
    """Who draws a ticket can tell it from any other, and nobody else can."""
    state = loaded("globetrotters").new_initial_state()
    told = []
    for _ in range(4):
        outcomes = [outcome for outcome, _ in state.chance_outcomes()]
        assert state.action_to_string(outcomes[0]).startswith("ticket ")
        marks = [{state.child(outcome).table.mark(player) for outcome in outcomes} for player in range(2)]
        told.append(tuple(len(each) == len(outcomes) for each in marks))
        state.apply_action(outcomes[0])
    # The first two lie face down until each player chooses a Home; the next go into the hands.
    assert told == [(False, False), (False, False), (True, False), (False, True)]


@pytest.mark.parametrize("name", NAMES)
def test_a_view_in_which_somebody_answered_is_never_forgotten(name: str) -> None:
    """Perfect recall: whatever differed when a player answered differs in its information states ever after."""
    game = loaded(name, players=players_of(name))
    state = game.new_initial_state()
    random = np.random.RandomState(1)
    for number in range(25):
        if advance(state, random, 4).is_terminal():
            state = under_way(game, number, 4)
        player, action = state.current_player(), state.legal_actions()[0]
        other = state.clone()
        # Somebody who saw another view before gave the same answer, and from then on all is the same.
        other.table.memories[player].note(state.table.encoding.game.rules.view(state.table.p, None))
        one, two = state.child(action), other.child(action)
        assert str(one) == str(two)
        assert one.table.known(player) != two.table.known(player)


@pytest.mark.parametrize("name", NAMES)
def test_information_states_hold_those_before_them(name: str) -> None:
    """The digest follows from every earlier view and answer of the player and what it was told, and nothing else."""
    game = loaded(name, players=seats_of(games.load(name), 2))
    state = under_way(game, 2, 0)
    random = np.random.RandomState(3)
    for number in range(15):
        player, table = state.current_player(), state.table
        view = table.encoding.game.rules.view(table.p, player)
        action = int(random.choice(state.legal_actions()))
        said = table.encoding.actions.words.say(table.options()[action])
        expected = table.memories[player].copy()
        expected.note(openspiel_memory.told(table.encoding.game, view))
        expected.note(said)
        heard = len(table.memories[player]._since)
        state.apply_action(action)
        since = state.table.memories[player]._since[heard:]
        assert [type(item) is str for item in since[:2]] == [False, True]
        for item in since[2:]:
            expected.note(item)
        assert state.table.memories[player].copy().mark(table.encoding.game) == expected.mark(table.encoding.game)
        if advance(state, random, 0).is_terminal():
            state = under_way(game, number, 0)


@pytest.mark.parametrize("name", NAMES)
def test_no_history_is_longer_than_declared(name: str) -> None:
    """In the shipped games chance is asked more often than there are decisions: OpenSpiel's guess would be too low."""
    game = loaded(name, max_decisions=5)
    state = advance(game.new_initial_state(), np.random.RandomState(1), 5)
    draws = sum(item.player == pyspiel.PlayerId.CHANCE for item in state.full_history())
    assert draws == state.table.draws
    assert game.max_game_length() == 5
    assert draws > 5 or name not in games.shipped()
    assert draws <= game.max_chance_nodes_in_history()
    assert len(state.full_history()) <= game.max_history_length()


def test_a_game_is_broken_off_after_too_many_draws(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(openspiel_table, "DRAWS_AT_LEAST", 3)
    monkeypatch.setattr(openspiel_table, "DRAWS_EACH", 0)
    state = advance(loaded("globopolis").new_initial_state(), np.random.RandomState(1), 5)
    assert state.is_terminal()
    assert len(state.full_history()) == 3
    assert state.returns() == [0.0, 0.0]


def test_clones_are_independent() -> None:
    state = advance(loaded("globopolis", players=3).new_initial_state(), np.random.RandomState(1), 5)
    clone, before = state.clone(), str(state)
    advance(clone, np.random.RandomState(2), 20)
    assert str(state) == before
    assert str(clone) != before
    assert not fields_of(state.table.p)["over"]


def test_chance_is_die_by_die() -> None:
    state = loaded("globopolis").new_initial_state()
    seen = 0
    random = np.random.RandomState(1)
    for _ in range(300):
        if not state.is_chance_node():
            state.apply_action(int(random.choice(state.legal_actions())))
            continue
        outcomes = state.chance_outcomes()
        assert sum(chance for _, chance in outcomes) == pytest.approx(1)
        assert len(outcomes) <= state.get_game().max_chance_outcomes()
        seen += state.action_to_string(outcomes[0][0]).startswith("die ")
        # Never always the same face: a roll-off would be a tie for ever.
        state.apply_action(int(random.choice([outcome for outcome, _ in outcomes])))
    assert seen > 3


def test_serialization_is_by_what_was_played() -> None:
    game = loaded("globetrotters", max_decisions=50)
    state = advance(game.new_initial_state(), np.random.RandomState(1), 10)
    _, back = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(game, state))
    assert str(back) == str(state)
    assert back.information_state_string(0) == state.information_state_string(0)


@pytest.mark.parametrize(
    ("options", "complaint"), [("turn:4", "did you mean turns"), ("turns", "is not name:value"), ("turns:99", "turns")]
)
def test_bad_options_are_told_in_one_line(options: str, complaint: str) -> None:
    with pytest.raises((BadInput, RuntimeError), match=complaint):
        loaded("global-domination", options=options)
