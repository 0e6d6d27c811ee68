"""Debian's Chromium, for tests of pages."""

from __future__ import annotations

import shutil

import pytest

PROGRAMS = ("chromium-headless-shell", "chromium")
"""The same engine twice: the first has no windows, and needs a quarter less time for a page."""


def chromium(windows: bool = False) -> str:
    """The path of the first program that is installed; without any the test fails. What only a browser with `windows`
    has, service workers and notifications, is there in the second alone."""
    for program in PROGRAMS[windows:]:
        if found := shutil.which(program):
            return found
    pytest.fail("chromium is not installed: apt-get install chromium, or tools/services", pytrace=False)
