"""Time to think is time of the processor; the clock only bounds it."""

from __future__ import annotations

from time import perf_counter, sleep

from meridian.core.thinking_time import LONGEST_BY_CLOCK, ThinkingTime

SECONDS = 0.02


def test_work_uses_it_up() -> None:
    began, time = perf_counter(), ThinkingTime(SECONDS)
    assert time.is_up(seconds_more=SECONDS)
    while not time.is_up():
        pass
    assert time.used() >= 1
    assert perf_counter() - began > SECONDS


def test_plenty_is_not_used_up_at_once() -> None:
    time = ThinkingTime(600.0)
    assert not time.is_up()
    assert time.is_up(seconds_more=601.0)
    assert time.used() < 1


def test_waiting_uses_it_up_later() -> None:
    began, time = perf_counter(), ThinkingTime(SECONDS)
    while not time.is_up():
        sleep(SECONDS / 10)
    assert perf_counter() - began > SECONDS * LONGEST_BY_CLOCK
    assert time.used() >= 1
