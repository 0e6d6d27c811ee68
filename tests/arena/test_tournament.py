"""A tournament gives the same wherever it is played; a group shares its dice and nothing else."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest

from meridian import games
from meridian.arena.engines import Engine, InProcess, ProcessPool
from meridian.arena.folder import Folder
from meridian.arena.runner import run_tournament
from meridian.arena.tournament import Played, Tournament, play_pairing, seated_bots
from meridian.core.codec import from_lines
from meridian.core.errors import BadInput
from meridian.core.game import edition_of
from meridian.core.players import Bot
from meridian.core.position import CHANCE
from tests.arena.plans import NAME, begun, hears_ctrl_c, plan, timeless


def played_on(engine: Engine, tournament: Tournament, folder: Path) -> dict[int, Played]:
    found: dict[int, Played] = {}
    run_tournament(
        tournament, begun(folder, tournament), engine, lambda match: found.update({match.match: timeless(match)})
    )
    return found


def test_one_process_and_several_give_the_same(tmp_path: Path) -> None:
    tournament = plan(9, seats=3, chances="playouts=2")
    here = played_on(InProcess(), tournament, tmp_path / "here")
    assert sorted(here) == list(range(9))
    assert here == played_on(ProcessPool(2), tournament, tmp_path / "pool")
    tables = [{name: (tmp_path / where / name).exists() for name in WRITTEN} for where in ("here", "pool")]
    assert tables[0] == tables[1] == dict.fromkeys(WRITTEN, True)


WRITTEN = ("results.parquet", "uses.parquet", "clauses.parquet", "chances.parquet")


@pytest.mark.slow
def test_a_ray_cluster_gives_the_same(tmp_path: Path) -> None:
    tournament = plan(6)
    here = run_tournament(tournament, begun(tmp_path / "here", tournament), InProcess())
    command = ["tournament", NAME, "--seats", "2", "--games", "6", "--seed", "7", "--json", "--engine", "ray"]
    code = "import sys; from meridian.cli import main; sys.exit(main())"
    done = subprocess.run(
        [sys.executable, "-c", code, *command, "--jobs", "1", "--out", str(tmp_path / "ray")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert json.loads(done.stdout)["matches"] == 6
    there = Folder(tmp_path / "ray").parts()
    assert there.drop("seconds").equals(here.drop("seconds"))


def fresh(tournament: Tournament) -> list[Bot]:
    """All bots of a tournament, in the order of matches and seats."""
    game = games.load(NAME)
    return [bot for pairing in tournament.pairings() for bot in seated_bots(game, tournament, pairing)]


def test_a_group_shares_its_dice_and_bots_draw_their_own() -> None:
    two = plan(12, seats=3)
    game = games.load(NAME)

    def first_draws(pairing: int) -> list[object]:
        found = play_pairing(two, two.pairings()[pairing], keep_journal=True)
        entries = from_lines(game, found.journal).entries
        last = next(at for at, (actor, _) in enumerate(entries) if actor != CHANCE)
        return [action for _, action in entries[:last]]

    assert two.pairings()[0].group == two.pairings()[2].group != two.pairings()[3].group
    assert len(first_draws(0)) > 5
    assert first_draws(0) == first_draws(1) == first_draws(2) != first_draws(3)
    crowded = plan(6, seats=3, players="random,greedy")
    draws = [bot.random.random() for bot in fresh(crowded)]
    assert len(draws) == len(set(draws)) == 18
    assert draws == [bot.random.random() for bot in fresh(crowded)]


def test_what_is_kept_of_a_match() -> None:
    tournament = plan(2, max_decisions=100_000)
    match = play_pairing(tournament, tournament.pairings()[0])
    assert match.finished
    assert sum(seat.won for seat in match.seats) == 1
    assert sorted((seat.place, seat.won) for seat in match.seats) == [(1, 1.0), (2, 0.0)]
    cards = games.load(NAME).edition.names(edition_of(games.load(NAME)))["card"]
    builds = [use for use in match.uses if use.source == "said" and use.kind == "build" and use.field == "card"]
    assert builds
    assert {use.thing for use in builds} <= set(cards)
    whole = {use.seat: use.times for use in match.uses if use.field == "action" and use.thing == "build"}
    assert whole == {seat: sum(use.times for use in builds if use.seat == seat) for seat in whole}
    assert not any(use.thing == "won" for use in match.uses)
    cut = play_pairing(msgspec.structs.replace(tournament, max_decisions=3), tournament.pairings()[0])
    assert (cut.finished, cut.seats[0].place, cut.seats[0].won) == (False, None, 0.0)


@pytest.mark.parametrize("oracle", ["playouts=4", "guide"])
def test_chances_are_foretold_four_times_and_sum_to_one(oracle: str) -> None:
    tournament = plan(2, chances=oracle)
    match = play_pairing(tournament, tournament.pairings()[1])
    assert [(told.quarter, told.seat) for told in match.chances] == [(q, s) for q in (1, 2, 3, 4) for s in (0, 1)]
    for quarter in range(1, 5):
        assert sum(told.chance for told in match.chances if told.quarter == quarter) == pytest.approx(1)
    assert match.chances == play_pairing(tournament, tournament.pairings()[1]).chances


def test_other_rules_or_data_are_refused() -> None:
    tournament = plan(2)
    for changed in ({"rules_version": 99}, {"edition_hash": "0" * 64}):
        other = msgspec.structs.replace(tournament, header=msgspec.structs.replace(tournament.header, **changed))
        with pytest.raises(BadInput, match="another Meridian"):
            play_pairing(other, tournament.pairings()[0])


@pytest.mark.parametrize("engine", [InProcess, lambda: ProcessPool(2)])
def test_a_failing_task_is_told_in_one_line_by_every_engine(engine: Callable[[], Engine], tmp_path: Path) -> None:
    tournament = msgspec.structs.replace(plan(4), players=["random", "nobody"])
    with pytest.raises(BadInput, match="there is no bot 'nobody'") as caught:
        run_tournament(tournament, begun(tmp_path, tournament), engine())
    assert "\n" not in str(caught.value)


def test_only_the_first_process_hears_ctrl_c() -> None:
    assert list(ProcessPool(2).run(hears_ctrl_c, iter([b""] * 3))) == [b"no"] * 3
    assert hears_ctrl_c(b"") == b"yes"
