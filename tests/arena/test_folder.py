"""What is played is kept: resumed, damaged, interrupted, asked for with another plan, or by two at once."""

from __future__ import annotations

import json
from pathlib import Path

import msgspec
import polars as pl
import pytest

from meridian.arena import frames
from meridian.arena.engines import Engine, InProcess, ProcessPool
from meridian.arena.folder import Folder
from meridian.arena.runner import run_tournament
from meridian.arena.tournament import Played, play_pairing
from meridian.core.errors import BadInput
from tests.arena.plans import begun, plan


class Stop:
    """Presses Ctrl-C when it has heard of so many matches."""

    def __init__(self, after: int) -> None:
        self.left = after

    def __call__(self, match: Played) -> None:
        self.left -= 1
        if not self.left:
            raise KeyboardInterrupt


def without_time(parts: pl.DataFrame) -> pl.DataFrame:
    return parts.drop("seconds")


@pytest.mark.parametrize("engine", [InProcess(), ProcessPool(2)])
def test_ctrl_c_keeps_what_is_done_and_the_rest_is_played_later(engine: Engine, tmp_path: Path) -> None:
    tournament = plan(12)
    whole = run_tournament(tournament, begun(tmp_path / "whole", tournament), InProcess())
    folder = begun(tmp_path / "stopped", tournament)
    with pytest.raises(KeyboardInterrupt):
        run_tournament(tournament, folder, engine, Stop(5))
    kept = folder.parts().height
    assert 5 <= kept < 12
    assert not (folder.path / "results.parquet").exists()
    again: list[int] = []
    resumed = run_tournament(tournament, folder, engine, lambda match: again.append(match.match))
    assert len(again) == 12 - kept
    assert without_time(resumed).equals(without_time(whole))
    results = pl.read_parquet(folder.path / "results.parquet")
    assert results.height == 24
    assert results["won"].sum() == 12


def test_a_damaged_part_is_set_aside_and_its_matches_are_played_again(tmp_path: Path) -> None:
    tournament = plan(6)
    folder = begun(tmp_path, tournament)
    pairings = tournament.pairings()
    whole = [play_pairing(tournament, pairing) for pairing in pairings]
    folder.add(whole[:2])
    folder.add(whole[2:4])
    second = tmp_path / "part-00002.parquet"
    second.write_bytes(second.read_bytes()[:-100])
    (tmp_path / "part-00003.parquet").write_bytes(b"")
    pl.DataFrame({"match": [4]}).write_parquet(tmp_path / "part-00004.parquet")
    again: list[int] = []
    parts = run_tournament(tournament, folder, InProcess(), lambda match: again.append(match.match))
    assert again == [2, 3, 4, 5]
    assert without_time(parts).equals(without_time(frames.part(whole)))
    assert len(folder.complaints) == 3
    assert all("\n" not in line and "set aside as part-0000" in line for line in folder.complaints)
    assert sorted(path.name for path in tmp_path.glob("*.damaged")) == [
        f"part-0000{number}.parquet.damaged" for number in (2, 3, 4)
    ]


@pytest.mark.parametrize(
    ("changed", "key"),
    [
        ({"seed": 8}, "seed is 7 there, 8 here"),
        ({"games": 4}, "games is 6 there, 4 here"),
        ({"players": ["random", "steady"]}, "players is"),
        ({"header": msgspec.structs.replace(plan().header, seats=3)}, "header.seats is 2 there, 3 here"),
    ],
)
def test_another_plan_is_refused_with_its_differing_key(changed: dict[str, object], key: str, tmp_path: Path) -> None:
    begun(tmp_path, plan())
    before = (tmp_path / "tournament.json").read_bytes()
    with pytest.raises(BadInput, match=key):
        Folder(tmp_path).begin(msgspec.structs.replace(plan(), **changed))
    assert (tmp_path / "tournament.json").read_bytes() == before


def test_more_games_of_the_same_plan_may_be_asked_for(tmp_path: Path) -> None:
    run_tournament(plan(4), begun(tmp_path, plan(4)), InProcess())
    more = plan(8)
    again: list[int] = []
    run_tournament(more, begun(tmp_path, more), InProcess(), lambda match: again.append(match.match))
    assert again == [4, 5, 6, 7]
    assert Folder(tmp_path).plan() == more


def test_folders_that_hold_no_plan_are_refused_in_one_line(tmp_path: Path) -> None:
    with pytest.raises(BadInput, match="No such file"):
        Folder(tmp_path).plan()
    (tmp_path / "tournament.json").write_text("[1]")
    with pytest.raises(BadInput, match="not the plan of a tournament"):
        Folder(tmp_path).plan()
    (tmp_path / "tournament.json").write_text(json.dumps({"format": 99}))
    with pytest.raises(BadInput, match="another version"):
        Folder(tmp_path).plan()
    (tmp_path / "tournament.json").unlink()
    (tmp_path / "part-00001.parquet").write_bytes(b"")
    with pytest.raises(BadInput, match=r"its plan .* is missing"):
        Folder(tmp_path).begin(plan())


def test_two_do_not_play_into_one_folder(tmp_path: Path) -> None:
    with Folder(tmp_path).alone(), pytest.raises(BadInput, match="another process"), Folder(tmp_path).alone():
        pass
    with Folder(tmp_path).alone():
        pass
