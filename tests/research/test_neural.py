"""The bot that plays from weights: what it is given, that it repeats itself, and which files it refuses."""

from __future__ import annotations

import shutil
from pathlib import Path
from random import Random

import numpy as np
import pytest

from meridian import bots, games, own_bots
from meridian.arena.match import play_match
from meridian.core.errors import BadInput
from meridian.core.game import new_header
from meridian.own_bots import hosted
from meridian.research.neural import WEIGHTS, net
from meridian.research.shared_code import shared_code
from tests.research.walks import walk

MOST_BYTES = 1_500_000


@pytest.mark.parametrize("name", games.shipped())
def test_it_plays_a_shipped_game_from_its_view_and_the_same_again(name: str) -> None:
    game = games.load(name)
    seats = [own_bots.maker(game, each) for each in ("neural", "random", "neural")]
    played = [play_match(game, new_header(game, 3), seats, seed=1, number=0, limit=400) for _ in range(2)]
    assert played[0].digest == played[1].digest
    assert played[0].asked >= 100


@pytest.mark.parametrize("name", games.shipped())
def test_a_view_gives_the_observation_of_the_true_position(name: str) -> None:
    code = shared_code(name).encodings[3]
    for p, seat in walk(code, seed=2, decisions=60):
        assert np.array_equal(code.observe(code.game.rules.view(p, seat), seat), code.observe(p, seat))


@pytest.mark.parametrize("name", games.shipped())
def test_weights_are_small_whole_and_have_their_recipe_beside_them(name: str) -> None:
    file = WEIGHTS / f"{name}.npz"
    assert file.stat().st_size < MOST_BYTES
    with np.load(file) as arrays:
        assert {arrays[f"{layer}_rows"].dtype for layer in ("first", "second", "answers")} == {np.dtype(np.int8)}
    found = net(file)
    assert (found.card.game, found.card.digest) == (name, shared_code(name).digest)
    assert found.card.recipe["teacher"] == "steady"


def test_it_is_known_to_the_arena_and_sits_at_no_table_of_people() -> None:
    game = games.load("globopolis")
    assert "neural" in own_bots.names(game)
    assert "neural" not in bots.suggested(game)
    with pytest.raises(BadInput, match="neural"):
        hosted.maker(game, "neural")
    assert "neural" not in own_bots.names(games.load("kuhn-poker"))


def test_weights_of_another_layout_are_refused_in_one_line(tmp_path: Path) -> None:
    for ending in ("npz", "json"):
        shutil.copy(WEIGHTS / f"globopolis.{ending}", tmp_path / f"old.{ending}")
    card = tmp_path / "old.json"
    card.write_text(card.read_text(encoding="utf-8").replace(shared_code("globopolis").digest, "0" * 64))
    game = games.load("globopolis")
    with pytest.raises(
        BadInput, match=r"belong to another layout of observations \(000000000000, now .*train them anew"
    ):
        own_bots.maker(game, f"neural:net={tmp_path}/old.npz")


def test_files_that_are_none_of_the_game_are_refused_in_one_line(tmp_path: Path) -> None:
    game = games.load("globopolis")
    with pytest.raises(BadInput, match=r"there is no file none\.json"):
        own_bots.maker(game, f"neural:net={tmp_path}/none.npz")
    shutil.copy(WEIGHTS / "globopolis.json", tmp_path / "broken.json")
    (tmp_path / "broken.npz").write_bytes(b"not weights")
    with pytest.raises(BadInput, match=r"broken\.npz holds no weights"):
        own_bots.maker(game, f"neural:net={tmp_path}/broken.npz")
    with pytest.raises(BadInput, match="is a net for globetrotters, not for globopolis"):
        own_bots.maker(game, f"neural:net={WEIGHTS}/globetrotters.npz")
    with pytest.raises(BadInput, match="no parameter 'budget'"):
        own_bots.maker(game, "neural:budget=1s")


def test_the_order_in_which_a_library_adds_makes_no_difference() -> None:
    found = net(WEIGHTS / "global-domination.npz")
    random = np.random.default_rng(1)
    places = random.permutation(found.weights.first.rows.shape[0])[:200]
    values = random.integers(-192, 193, 200).astype(np.float64)
    answers = np.arange(40)
    told = found.weights.scores(places, values, answers)
    for seed in range(5):
        turned = np.random.default_rng(seed).permutation(200)
        assert np.array_equal(found.weights.scores(places[turned], values[turned], answers), told)


def test_chance_is_not_drawn_from() -> None:
    game = games.load("global-domination")
    random = Random(1)
    before = random.getstate()
    bot = own_bots.maker(game, "neural")(random)
    code = shared_code(game.name).encodings[2]
    for p, seat in walk(code, seed=3, decisions=30):
        options = p.stack[-1].options(p, seat)
        if len(options) > 1:
            assert bot.choose(game.rules.view(p, seat), seat, options) in options
    assert random.getstate() == before
