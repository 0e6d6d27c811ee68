"""Benchmarks: peers are pinned and have drivers, and a slower run is seen in the history."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

from benchmarks import history
from benchmarks.history import Ratio
from benchmarks.peers.environments import DRIVERS, PEERS, Peer
from meridian.core.errors import BadInput

DECISIONS = "decisions / catanatron's"
COST = "largest / smallest table"


@pytest.mark.parametrize("peer", PEERS, ids=[peer.name for peer in PEERS])
def test_peers_are_pinned_and_their_drivers_know_nothing_of_meridian(peer: Peer) -> None:
    """Else another version would be compared one day, or a driver would not run in the peer's environment."""
    pinned = r"@[\d.]+$" if peer.node else r"==[\d.]+$"
    assert all(re.search(pinned, package) for package in peer.packages)
    driver = (DRIVERS / peer.driver).read_text(encoding="utf-8")
    assert "meridian" not in driver
    if not peer.node:
        ast.parse(driver)


def test_a_peer_that_is_not_installed_is_one_line(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It says how to install it."""
    monkeypatch.chdir(tmp_path)
    with pytest.raises(BadInput, match="catanatron is not installed: make peers"):
        PEERS[0].measure("1")


def test_the_table_shows_last_and_best_and_marks_what_is_slower(tmp_path: Path) -> None:
    """Each ratio has its own better direction."""
    file = tmp_path / "history.jsonl"
    for decisions, cost in ((20.0, 1.0), (30.0, 1.2), (25.0, 1.1)):
        history.record([Ratio(DECISIONS, decisions, 35.0), Ratio(COST, cost, 1.3, less=True)], file)
    runs = history.runs(file)
    assert [run.ratios[DECISIONS] for run in runs] == [20.0, 30.0, 25.0]
    assert all(run.date and run.commit and run.machine for run in runs)

    head, slower, as_good = history.table([Ratio(DECISIONS, 26.9, 35.0), Ratio(COST, 1.1, 1.3, less=True)], runs)
    assert head.split()[-4:] == ["now", "last", "best", "aim"]
    assert slower.split()[3:7] == ["26.90", "25.00", "30.00", "35.00"]
    assert slower.endswith("slower than it was")
    assert as_good.split()[-4:] == ["1.10", "1.10", "1.00", "1.30"]


def test_a_ratio_that_is_new_has_no_past() -> None:
    """It is shown without last and best."""
    (_, line) = history.table([Ratio("something new", 2.0)], [])
    assert line.split() == ["something", "new", "2.00"]
