"""Fixtures for tests of the command line."""

from __future__ import annotations

import io
import sys

import pytest

from meridian.cli import main
from tests.cli.terminal_games import NAME, Sit


@pytest.fixture
def sit(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Sit:
    """Play with these input lines and return the output."""

    def run(lines: list[str], *args: object) -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))
        status = main(["play", NAME, "--text", *(str(arg) for arg in args)])
        captured = capsys.readouterr()
        return status, captured.out, captured.err

    return run
