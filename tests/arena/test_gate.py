"""A gate: one bot in rotating seats against others."""

from __future__ import annotations

from pathlib import Path

import pytest

from tools import gate

SERIES = ["globopolis", "greedy", "random", "--seats", "2", "--seed", "3"]


def test_a_gate_repeats_and_is_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    parts, whole = tmp_path / "parts.jsonl", tmp_path / "whole.jsonl"
    gate.main([*SERIES, "--games", "2", "--out", str(parts)])
    gate.main([*SERIES, "--games", "4", "--out", str(parts)])
    gate.main([*SERIES, "--games", "4", "--out", str(whole)])
    told = capsys.readouterr().out.splitlines()
    shares = [line.partition(";")[0] for line in told]
    assert shares[2] == shares[4]
    assert shares[0] == shares[1] == shares[3]

    def read(file: Path) -> list[str]:
        return [line.rpartition(",")[0] for line in file.read_text().splitlines()]

    assert read(parts) == read(whole)
    assert len(read(parts)) == 4


def test_a_shared_win_counts_in_part_and_an_unfinished_game_not_at_all() -> None:
    found = [gate.Played(0, 1.0, True, 1.0), gate.Played(1, 0.5, True, 1.0), gate.Played(2, 0.0, False, 4.0)]
    line = gate.summary(found, 4)
    assert line.startswith("1.5 of 2, 75.0% (")
    assert line.endswith("a fair share is 25.0%), 1 unfinished, 2.00 CPU s a game")
