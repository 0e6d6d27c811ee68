"""Properties are tested with the same examples every time."""

from __future__ import annotations

from hypothesis import settings


def test_examples_are_drawn_the_same_every_time() -> None:
    """`make soak` loads another profile, for a search with a seed that it prints."""
    now = settings.default
    assert now is not None
    assert (now.derandomize, now.deadline, now.database) == (True, None, None)
