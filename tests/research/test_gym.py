"""Gymnasium: its own check, and a seat among bots."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from meridian import games
from meridian.core.errors import BadInput
from meridian.core.game import Game, begin, digest
from meridian.core.journal import Journal
from meridian.core.replay import final
from meridian.research.gym_env import SingleSeat, gym_name
from tests.any_game import bot_of, seats_of


def played(env: SingleSeat, seed: int) -> tuple[float, bool]:
    """A whole game at random: its reward, and whether it came to its end."""
    _, info = env.reset(seed=seed)
    random = np.random.default_rng(seed)
    while True:
        action = random.choice(np.flatnonzero(info["action_mask"]))
        _, reward, terminated, truncated, info = env.step(action)
        if terminated or truncated:
            return float(reward), terminated


@pytest.mark.parametrize("name", games.names())
@pytest.mark.parametrize("pick", [lambda game: "random", bot_of], ids=["random", "strongest"])
def test_gymnasiums_own_check(name: str, pick: Callable[[Game], str]) -> None:
    game = games.load(name)
    check_env(gymnasium.make(gym_name(name), seats=seats_of(game), seat=1, opponents=[pick(game)]).unwrapped)


def test_registered_names() -> None:
    env = gymnasium.make("meridian/GlobalDomination-v1")
    assert isinstance(env.unwrapped, SingleSeat)
    assert env.unwrapped.encoding.name == "meridian/global-domination-v1"


@pytest.mark.parametrize("name", games.names())
def test_a_whole_game_among_bots_is_a_legal_journal(name: str) -> None:
    game = games.load(name)
    seats = seats_of(game)
    env = SingleSeat(name, seats, seats - 1, [bot_of(game), "random"][: seats - 1], max_decisions=400)
    _, ended = played(env, 3)
    header = env.encoding.header
    last = final(game, Journal(header, env.episode.entries))
    assert last.over == ended
    assert digest(game, last) == digest(game, env.episode.p)


def test_bots_answer_offers_unasked() -> None:
    """The own seat makes an offer whenever it may; bots do not wait for their turn to answer."""
    env = SingleSeat("globopolis", 3, 0, ["steady"], max_decisions=300)
    _, info = env.reset(seed=1)
    random = np.random.default_rng(1)
    ended = False
    while not ended:
        legal = np.flatnonzero(info["action_mask"])
        offers = [number for number in legal if env.encoding.actions.label(int(number)).startswith("offer:")]
        _, _, terminated, truncated, info = env.step(offers[0] if offers else random.choice(legal))
        ended = terminated or truncated
    game = env.encoding.game
    p = begin(game, env.encoding.header)
    unasked = []
    before = ""
    for actor, action in env.episode.entries:
        said = env.encoding.actions.words.say(action).split()[0]
        if actor > 0 and not p.answers(actor, action):
            unasked.append((before, said))
        before = f"p{actor + 1} {said}"
        p.play_checked(actor, action)
    assert {said for _, said in unasked} <= {"accept", "decline", "counter"}
    assert "p1 offer" in {before for before, _ in unasked}, "no bot answered at once"


def test_the_same_seed_is_the_same_game() -> None:
    env = SingleSeat("globetrotters", 2, 0, ["steady"], max_decisions=120)
    runs = []
    for seed in (1, 1, 2):
        played(env, seed)
        runs.append(env.episode.entries)
    assert runs[0] == runs[1]
    assert runs[0] != runs[2]


def test_only_the_own_seat_is_asked() -> None:
    env = SingleSeat("global-domination", 4, 2)
    env.reset(seed=1)
    for _ in range(30):
        assert env.episode.seat == 2
        assert len(env.episode.options) > 1
        env.step(np.flatnonzero(env.action_masks())[0])


def test_an_illegal_answer_ends_the_game() -> None:
    env = SingleSeat("global-domination", 2)
    _, info = env.reset(seed=1)
    _, reward, terminated, truncated, info = env.step(np.flatnonzero(info["action_mask"] == 0)[0])
    assert (reward, terminated, truncated, info["illegal"]) == (-1, True, False, True)
    assert not info["action_mask"].any()


def test_render_tells_the_position() -> None:
    env = SingleSeat("globetrotters", 2, render_mode="ansi")
    env.reset(seed=1)
    text = env.render()
    assert text is not None
    assert len(text.splitlines()) > 5


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"seat": 2}, "seat 2: this table has seats 0 to 1"),
        ({"opponents": ["stedy"]}, "there is no bot 'stedy'; did you mean steady"),
        ({"opponents": ["random"] * 3}, "opponents: 3 bots for 1 seats"),
        ({"render_mode": "human"}, "render_mode 'human' is not ansi"),
    ],
    ids=str,
)
def test_bad_input_is_told_in_one_line(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(BadInput, match=complaint):
        SingleSeat(**{"game": "globopolis", **change})
