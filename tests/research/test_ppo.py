"""The pieces of the trainer that need no torch: advantages, recipes, export; and bots that lead a batch."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from meridian import games, own_bots
from meridian.arena.match import play_match
from meridian.core.errors import BadInput
from meridian.core.game import new_header
from meridian.research.batch import Batch
from meridian.research.neural import NetCard
from meridian.research.processes import BatchPool
from meridian.research.shared_code import SharedCode
from tools.ppo.advantages import advantages
from tools.ppo.evaluate import main as evaluate
from tools.ppo.export import exported, whole, write
from tools.ppo.recipes import RECIPES, read

ROOT = Path(__file__).parents[2]
DISCOUNT, TRACE = 0.9, 0.8
KUHN = "kuhn-poker"


def gathered(steps: int, tables: int) -> dict[str, Any]:
    """Random play at toy tables, as a trainer keeps it."""
    batch = Batch(KUHN, 2, tables, reward="zero-sum")
    batch.reset(seed=1)
    random = np.random.default_rng(1)
    kept: dict[str, list[Any]] = {"seats": [], "rewards": [], "ended": []}
    for _ in range(steps):
        kept["seats"].append(batch.seats.copy())
        batch.step(batch.sample())
        kept["rewards"].append(batch.rewards.copy())
        kept["ended"].append(batch.terminated | batch.truncated)
    found: dict[str, Any] = {name: np.stack(each) for name, each in kept.items()}
    values = random.normal(size=(steps, tables)).astype(np.float32)
    return {**found, "values": values, "asked": batch.seats.copy(), "expected": random.normal(size=tables)}


def slowly(told: dict[str, Any], step: int, table: int) -> float | None:
    """The advantage of one answer, by its definition: looking ahead for the seat's next answer or the end."""
    seat, gained = told["seats"][step, table], 0.0
    for at in range(step, len(told["seats"])):
        if told["ended"][at, table]:
            gained = told["rewards"][at, table, seat]
            return float(gained - told["values"][step, table])
        if at + 1 < len(told["seats"]) and told["seats"][at + 1, table] == seat:
            after = slowly(told, at + 1, table) or 0.0
            surprise = DISCOUNT * told["values"][at + 1, table] - told["values"][step, table]
            return float(surprise + DISCOUNT * TRACE * after)
    if told["asked"][table] == seat:
        return float(DISCOUNT * told["expected"][table] - told["values"][step, table])
    return None


def test_advantages_follow_each_seat_through_its_own_answers() -> None:
    told = gathered(steps=24, tables=6)
    found, known = advantages(**told, discount=DISCOUNT, trace=TRACE)
    expected = [[slowly(told, step, table) for table in range(6)] for step in range(24)]
    assert known.tolist() == [[each is not None for each in row] for row in expected]
    assert np.allclose(found, [[each or 0.0 for each in row] for row in expected], atol=1e-6)
    assert not known.all()


def test_a_net_of_the_toy_game_is_written_read_and_plays(tmp_path: Path) -> None:
    code = SharedCode(KUHN)
    columns, answers = len(code.column_names), len(code.labels)
    random = np.random.default_rng(1)
    shapes = {"first": (columns, 8), "second": (8, 4), "answers": (answers, 4)}
    plain = {name: random.normal(size=shape) for name, shape in shapes.items()}
    plain |= {f"{name}_offsets": random.normal(size=size) for name, size in (("first", 8), ("second", 4))}
    plain["answers_offsets"] = random.normal(size=answers)
    seen = np.ones(columns, bool), np.ones(answers, bool)
    card = NetCard(game=KUHN, digest=code.digest, seed=1, steps=0, minutes=0.0, recipe={})
    write(tmp_path, "kuhn", exported(plain, *seen), card)
    game = games.load(KUHN)
    makers = [own_bots.maker(game, each) for each in (f"neural:net={tmp_path}/kuhn.npz", "random")]
    digests = {play_match(game, new_header(game, 2), makers, 1, 0, 100).digest for _ in range(2)}
    assert len(digests) == 1


def test_whole_numbers_stay_near_the_weights_and_what_was_not_seen_is_nothing() -> None:
    rows = np.random.default_rng(2).normal(size=(30, 7))
    rounded, units = whole(rows, 0)
    assert rounded.dtype == np.int8
    assert np.abs(rounded * units - rows).max() <= units.max() / 2 + 1e-12
    plain = {"first": rows, "first_offsets": np.ones(7), "second": rows[:7], "second_offsets": np.ones(7)}
    plain |= {"answers": rows, "answers_offsets": np.ones(30)}
    some = np.arange(30) < 20
    arrays = exported(plain, some, some)
    assert arrays["first_rows"][:20].any(axis=1).all()
    assert not arrays["first_rows"][20:].any()
    assert not arrays["answers_rows"][20:].any()
    assert not arrays["answers_offsets"][20:].any()


@pytest.mark.parametrize("name", games.shipped())
def test_every_game_has_its_recipes(name: str) -> None:
    for ending in ("", "-alone", "-taught"):
        game, recipe = read(RECIPES, name + ending, [])
        assert game == name
        assert set(recipe.seats) == set(games.load(name).seats)
    assert read(RECIPES, name, ["rate=0.5", "seats=[2]"])[1].rate == 0.5


def test_a_wrong_recipe_is_refused_in_one_line() -> None:
    with pytest.raises(BadInput, match=r"there is no recipe 'globopolys'.*globopolis"):
        read(RECIPES, "globopolys", [])
    with pytest.raises(BadInput, match=r"recipe globopolis: .*width"):
        read(RECIPES, "globopolis", ['width="wide"'])
    with pytest.raises(BadInput, match="should read name=value"):
        read(RECIPES, "globopolis", ["width"])
    with pytest.raises(BadInput, match=r"recipe globopolis: .*wdth"):
        read(RECIPES, "globopolis", ["wdth=3"])


def test_without_torch_one_line_says_what_to_install() -> None:
    hidden = "import sys; sys.modules['torch'] = None; from tools.ppo.__main__ import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", hidden, "globopolis"], capture_output=True, text=True, cwd=ROOT, check=False
    )
    assert (done.returncode, done.stderr.strip()) == (1, "torch is not installed: pip install torch")


def test_a_bot_leads_a_batch_and_its_answers_have_their_numbers() -> None:
    batch = Batch("globopolis", [2, 3], 2)
    batch.reset(seed=4)
    unlisted = 0
    for _ in range(60):
        masks = batch.masks.copy()
        told = batch.lead("steady")
        unlisted += told.count(-1)
        assert all(number == -1 or masks[at, number] for at, number in enumerate(told))
    assert 0 < unlisted < 60


def test_a_batch_over_processes_is_led_through_the_same_games() -> None:
    alone = Batch(KUHN, 2, 4)
    alone.reset(seed=1)
    with BatchPool(KUHN, 2, 4, processes=2) as pool:
        pool.reset(seed=1)
        for _ in range(30):
            assert pool.lead("random").tolist() == alone.lead("random")
            assert np.array_equal(pool.observations, alone.observations)
        with pytest.raises(BadInput, match="there is no bot 'nobody'"):
            pool.lead("nobody")
    with pytest.raises(BadInput, match="begins with reset"):
        Batch(KUHN, 2, 1).lead("random")


def test_strength_is_counted_over_all_seats(capsys: pytest.CaptureFixture[str]) -> None:
    assert evaluate([KUHN, "random", "random", "--seats", "2", "--games", "8"]) == 0
    assert '"games": 8' in capsys.readouterr().out
    assert evaluate([KUHN, "nobody", "random", "--seats", "2"]) == 1
    assert "there is no bot 'nobody'" in capsys.readouterr().err
