"""Clocks: banks, correspondence, the game's own timers, pauses by consent, restarts. Time is what the test says."""

from __future__ import annotations

from datetime import UTC, datetime, time, timedelta
from typing import Any
from zoneinfo import ZoneInfo

import msgspec
import pytest

from meridian.core.action import Late
from meridian.core.errors import BadInput
from meridian.core.timers import Timer
from meridian.server.clocks import (
    PRESETS,
    Clocks,
    Excused,
    Negotiation,
    PauseOver,
    QuestionId,
    Reminder,
    Substitute,
    TimerUp,
    TimeUp,
    read_plan,
    substitute_among,
)

HOUR = 3600.0
START = 1_800_000_000.0
DAY = 24 * 3600.0
PEOPLE = {0, 1}


def q(seat: int, serial: int = 1, times: int = 1) -> dict[int, QuestionId]:
    return {seat: (serial, seat, times)}


def bank(**said: Any) -> Clocks:
    return Clocks(read_plan({"kind": "bank", "bank": 100, "increment": 10, "cap": 120, **said}), 3)


def letters(**said: Any) -> Clocks:
    return Clocks(read_plan({"kind": "correspondence", "hours": 20, "excuse_hours": 10, **said}), 3)


def in_bank(clocks: Clocks, seat: int, now: float = 0) -> float | None:
    return clocks.left(START + now).seats[seat].bank


# Plans


@pytest.mark.parametrize("name", PRESETS)
def test_every_preset_is_a_plan_and_a_kept_plan_is_read_again(name: str) -> None:
    plan = read_plan(name)
    assert read_plan(msgspec.to_builtins(plan)) == plan


def test_what_the_host_does_not_say_depends_on_the_kind() -> None:
    blitz, day = read_plan({"preset": "blitz", "bank": 400}), read_plan("day")
    assert (blitz.lates, blitz.phases, blitz.cap, blitz.increment) == (3, True, 400, 5)
    assert (day.lates, day.phases, day.excuses) == (1, False, 1)
    assert read_plan(None).kind == "none"


@pytest.mark.parametrize(
    ("said", "named"),
    [
        ("blits", "clock.preset"),
        ({"preset": 3}, "clock.preset"),
        ({"kind": "sand"}, "clock.kind"),
        ({"banc": 30}, "did you mean bank"),
        ({"kind": "bank", "bank": "60"}, "clock.bank"),
        ({"kind": "bank", "bank": float("nan")}, "clock.bank"),
        ({"kind": "bank", "bank": 600, "cap": 300}, "clock.cap"),
        ({"kind": "correspondence", "hours": 0.01}, "clock.hours"),
        ({"kind": "correspondence", "hours": 721}, "clock.hours"),
        ({"excuses": 1.5}, "clock.excuses"),
        ({"lates": True}, "clock.lates"),
        ({"phases": 1}, "clock.phases"),
        ({"substitute": ""}, "clock.substitute"),
    ],
)
def test_a_plan_that_cannot_be_used_names_its_key(said: Any, named: str) -> None:
    with pytest.raises(BadInput, match=named):
        read_plan(said)


def test_the_substitute_is_the_wanted_bot_or_the_strongest() -> None:
    assert substitute_among(read_plan("day"), ["random", "steady", "deep"]) == "steady"
    assert substitute_among(read_plan("day"), ["random", "greedy"]) == "greedy"


# The bank


def test_a_clock_waits_while_its_seat_is_shown_what_happened() -> None:
    clocks = bank()
    clocks.happened(0, 2000, False)
    clocks.happened(1, 9000, False)
    clocks.asked(START, {0: (1, 0, 1), 1: (1, 1, 1)}, PEOPLE)
    assert [in_bank(clocks, seat, 2) for seat in (0, 1)] == [100, 100]
    assert [in_bank(clocks, seat, 10) for seat in (0, 1)] == [92, 93], "3 % of the bank at most"
    clocks.asked(START + 10, q(1, 2), PEOPLE, answered=0)
    clocks.happened(0, 900, True)
    clocks.asked(START + 10, q(0, 3), PEOPLE)
    assert in_bank(clocks, 0, 11) == 101.9, "each time counts once"


def test_a_long_bank_waits_five_seconds_at_most_and_starts_when_all_is_seen() -> None:
    clocks = bank(bank=1000, cap=1000)
    for _ in range(3):
        clocks.happened(0, 4500, False)
    clocks.asked(START, q(0), PEOPLE)
    assert in_bank(clocks, 0, 6) == 999
    clocks.happened(1, 4500, False)
    clocks.asked(START + 6, q(1, 2), PEOPLE, answered=0)
    assert clocks.seen(1, START + 8)
    assert not clocks.seen(1, START + 9), "once is enough"
    assert in_bank(clocks, 1, 10) == 998
    assert clocks.left(START + 10).seats[1].deadline == START + 10 + 998


def test_a_clock_waits_for_an_offer_once_a_turn_and_five_seconds_a_question_in_all() -> None:
    clocks = bank(bank=1000, cap=1000)
    clocks.happened(0, 1000, False)
    clocks.asked(START, q(0), PEOPLE)
    clocks.offered(0, START + 11)
    assert [in_bank(clocks, 0, at) for at in (11, 15, 17)] == [990, 990, 988], "one second had gone before"
    assert clocks.left(START + 17).seats[0].deadline == START + 17 + 988
    clocks.offered(0, START + 17)
    clocks.turned()
    clocks.offered(0, START + 17)
    assert in_bank(clocks, 0, 20) == 985, "all of it was used for this question"
    clocks.asked(START + 20, q(1, 2), PEOPLE, answered=0)
    clocks.turned()
    clocks.offered(0, START + 20)
    clocks.asked(START + 30, q(0, 3), PEOPLE)
    assert in_bank(clocks, 0, 34) == 995, "an offer between two questions is looked at before the next"
    assert clocks.seen(0, START + 34)
    assert in_bank(clocks, 0, 36) == 993
    clocks.offered(0, START + 36)
    assert in_bank(clocks, 0, 37) == 992, "once a turn"
    clocks.turned()
    clocks.offered(0, START + 37)
    assert clocks.seen(0, START + 37.5)
    assert in_bank(clocks, 0, 40) == 989.5


def test_an_answer_within_the_wait_costs_nothing_and_one_taken_back_waits_for_nothing() -> None:
    clocks = bank()
    clocks.happened(0, 2000, False)
    clocks.asked(START, q(0), PEOPLE)
    clocks.happened(0, 2800, True)
    clocks.asked(START + 1, {}, PEOPLE, answered=0)
    assert in_bank(clocks, 0, 1) == 110
    clocks.gone_back()
    clocks.asked(START + 1, q(0), PEOPLE)
    assert in_bank(clocks, 0, 2) == 109


def test_a_decision_takes_from_the_bank_and_gives_the_increment_up_to_the_cap() -> None:
    clocks = bank()
    clocks.asked(START, q(0), PEOPLE)
    assert in_bank(clocks, 0, 30) == 70
    clocks.asked(START + 30, q(1, 2), PEOPLE, answered=0)
    assert in_bank(clocks, 0, 500) == 80, "it stands still while others think"
    clocks.asked(START + 31, q(1, 3), PEOPLE, answered=1)
    clocks.asked(START + 31, q(1, 4), PEOPLE, answered=1)
    clocks.asked(START + 31, q(1, 5), PEOPLE, answered=1)
    assert in_bank(clocks, 1, 31) == 120


def test_all_who_are_asked_at_once_have_their_clocks_running_but_no_bot() -> None:
    clocks = bank()
    everybody = {seat: (1, seat, 1) for seat in range(3)}
    clocks.asked(START, everybody, PEOPLE)
    assert [in_bank(clocks, seat, 20) for seat in range(3)] == [80, 80, 100]
    clocks.asked(START + 20, {0: (1, 0, 1), 2: (1, 2, 1)}, PEOPLE, answered=1)
    assert [in_bank(clocks, seat, 30) for seat in range(3)] == [70, 90, 100]
    assert clocks.due() == START + 100


def test_neither_an_offer_made_elsewhere_nor_laying_units_to_and_fro_gives_time() -> None:
    clocks = bank()
    clocks.asked(START, q(0, 7, 1), PEOPLE)
    clocks.asked(START + 10, q(0, 7, 2), PEOPLE)
    clocks.asked(START + 20, q(0, 7, 3), PEOPLE, answered=0)
    assert in_bank(clocks, 0, 20) == 80
    clocks.asked(START + 30, q(0, 8, 1), PEOPLE, answered=0)
    assert in_bank(clocks, 0, 30) == 80, "70 and one increment"


def test_an_interruption_that_was_no_answer_gives_no_increment() -> None:
    clocks = bank()
    clocks.asked(START, q(0, 7), PEOPLE)
    clocks.asked(START + 10, q(1, 8), PEOPLE)
    clocks.asked(START + 15, q(0, 7, 2), PEOPLE, answered=1)
    assert in_bank(clocks, 0, 15) == 90


def test_an_answer_taken_back_and_given_again_has_one_increment() -> None:
    clocks = bank()
    clocks.asked(START, q(0, 7), PEOPLE)
    for at in range(1, 6):
        clocks.asked(START + 10 * at, q(1, 8), PEOPLE, answered=0)
        clocks.asked(START + 10 * at, q(0, 7), PEOPLE)
    assert in_bank(clocks, 0, 50) == 60


def test_time_is_up_once_and_the_third_time_in_a_row_a_substitute_plays_until_the_owner_returns() -> None:
    clocks = bank()
    clocks.asked(START, q(0), PEOPLE)
    assert clocks.due() == START + 100
    assert clocks.ring(START + 99.999) == []
    assert clocks.ring(START + 100) == [TimeUp(0)]
    assert clocks.ring(START + 100) == []
    assert clocks.due() is None, "the entry comes first"
    clocks.asked(START + 100, q(0, 2), PEOPLE)
    assert clocks.due() == START + 110, "the increment is what is left"
    assert clocks.ring(START + 110) == [TimeUp(0)]
    clocks.asked(START + 110, q(0, 3), PEOPLE)
    assert clocks.ring(START + 120) == [TimeUp(0), Substitute(0, "steady")]
    clocks.asked(START + 120, q(0, 4), PEOPLE)
    assert (clocks.substituted(), clocks.due()) == ([0], None)
    clocks.asked(START + 121, q(0, 5), PEOPLE, answered=0)
    clocks.returned(0)
    clocks.asked(START + 122, q(0, 5), PEOPLE)
    assert (clocks.substituted(), clocks.due()) == ([], START + 122 + 60)


def test_an_answer_in_time_ends_a_row_of_time_outs() -> None:
    clocks = bank(lates=2)
    for serial in (1, 4, 7):
        clocks.asked(START, q(0, serial), PEOPLE)
        due = clocks.due()
        assert due is not None
        assert clocks.ring(due) == [TimeUp(0)]
        clocks.asked(START, q(0, serial + 1), PEOPLE)
        clocks.asked(START, q(0, serial + 2), PEOPLE, answered=0)


def test_who_leaves_is_substituted_and_comes_back_to_the_same_bank() -> None:
    clocks = bank()
    clocks.asked(START, q(0), PEOPLE)
    assert clocks.leave(0, START + 90) == Substitute(0, "steady")
    assert clocks.due() is None
    clocks.returned(0)
    clocks.asked(START + 95, q(0), PEOPLE)
    assert clocks.due() == START + 105
    with pytest.raises(BadInput, match="seat 0"):
        clocks.returned(0)


def test_two_who_are_late_together_are_told_one_after_the_other() -> None:
    clocks = bank()
    clocks.asked(START, {0: (1, 0, 1), 1: (1, 1, 1)}, PEOPLE)
    assert clocks.ring(START + 100) == [TimeUp(0)]
    clocks.asked(START + 100, q(1), PEOPLE)
    assert clocks.ring(START + 100) == [TimeUp(1)]


# Correspondence


def test_reminders_come_at_half_and_four_fifths_once_each() -> None:
    clocks = letters()
    clocks.asked(START, q(1), PEOPLE)
    told = []
    for _ in range(2):
        due = clocks.due()
        assert due is not None
        told += [((due - START) / HOUR, event) for event in clocks.ring(due)]
        assert clocks.ring(due) == []
    assert told == [(10, Reminder(1, (1, 1, 1), "half")), (16, Reminder(1, (1, 1, 1), "four-fifths"))]


def test_a_delay_is_excused_once_then_comes_the_substitute() -> None:
    clocks = letters()
    clocks.asked(START, q(1), PEOPLE)
    assert clocks.ring(START + 17 * HOUR) == [Reminder(1, (1, 1, 1), "four-fifths")], "the latest only"
    assert clocks.ring(START + 20 * HOUR) == [Excused(1, START + 30 * HOUR)]
    assert clocks.due() == START + 25 * HOUR, "reminders again, over the new time"
    assert clocks.ring(START + 29 * HOUR) == [Reminder(1, (1, 1, 1), "four-fifths")]
    assert clocks.ring(START + 30 * HOUR) == [TimeUp(1), Substitute(1, "steady")]
    assert clocks.ring(START + 99 * HOUR) == []


def test_an_excuse_asked_ahead_is_for_this_decision_or_the_next() -> None:
    clocks = letters(excuses=2)
    clocks.asked(START, q(1), PEOPLE)
    assert clocks.excuse(0, START) == Excused(0, None)
    assert clocks.excuse(1, START + HOUR) == Excused(1, START + 30 * HOUR)
    with pytest.raises(BadInput, match="excused already"):
        clocks.excuse(0, START)
    clocks.asked(START + HOUR, q(0, 2), PEOPLE, answered=1)
    assert clocks.left(START + HOUR).seats[0].deadline == START + 31 * HOUR
    assert clocks.left(START + HOUR).seats[0].excuses == 1
    clocks.excuse(1, START + HOUR)
    with pytest.raises(BadInput, match="excuse"):
        clocks.excuse(1, START + HOUR)
    with pytest.raises(BadInput, match="correspondence"):
        bank().excuse(0, START)
    with pytest.raises(BadInput, match="no seat 7"):
        clocks.excuse(7, START)


def test_a_clock_stands_during_a_vacation_and_runs_on_when_it_ends() -> None:
    """A day begins when it begins where the player lives."""
    clocks = letters(vacation_days=10)
    clocks.asked(START, q(0), PEOPLE)
    now, day = START + 8 * HOUR, datetime.fromtimestamp(START, UTC).date()
    deadline = clocks.left(now).seats[0].deadline
    assert deadline is not None
    back = 0.0
    for zone, hours in (("UTC", 0), ("Pacific/Auckland", -13), ("America/New_York", 5)):
        clocks.vacate(0, now, day + timedelta(3), ZoneInfo(zone))  # the second and third time it changes
        told = clocks.left(now).seats[0].back
        assert told is not None
        back = told
        assert back == datetime.combine(day, time.min, UTC).timestamp() + 72 * HOUR + hours * HOUR
        assert clocks.left(now).seats[0].deadline == deadline + back - now
    clocks = Clocks.from_note(clocks.plan, clocks.to_note())
    assert (clocks.left(back).seats[0].back, clocks.left(now).seats[0].vacation_days) == (None, 7)
    assert clocks.ring(back) == []
    # A question that comes meanwhile has all its time from the end of the vacation on.
    clocks.asked(now, q(0, serial=2), PEOPLE)
    assert clocks.left(now).seats[0].deadline == back + 20 * HOUR
    clocks.vacate(0, now + HOUR, None, ZoneInfo("UTC"))
    assert clocks.left(now + HOUR).seats[0].deadline == now + 21 * HOUR
    # The day that has begun is spent, the others can be taken again.
    assert clocks.left(now).seats[0].vacation_days == 9
    with pytest.raises(BadInput, match="10 days are more than the 9 left"):
        clocks.vacate(0, now, day + timedelta(10), ZoneInfo("UTC"))
    with pytest.raises(BadInput, match="tomorrow at the earliest"):
        clocks.vacate(0, now, day, ZoneInfo("UTC"))
    with pytest.raises(BadInput, match="none to end"):
        clocks.vacate(0, now, None, ZoneInfo("UTC"))
    later = START + 366 * 24 * HOUR
    assert clocks.left(later).seats[0].vacation_days == 10


def test_a_planned_vacation_begins_by_itself_on_its_first_day() -> None:
    clocks, utc = letters(vacation_days=10), ZoneInfo("UTC")
    clocks.asked(START, q(0), PEOPLE)
    day = datetime.fromtimestamp(START, UTC).date()
    deadline = clocks.left(START).seats[0].deadline
    assert deadline is not None
    leaves = datetime.combine(day + timedelta(1), time.min, UTC).timestamp()
    assert START < leaves < deadline < leaves + 24 * HOUR
    for first, last, why in ((400, 402, "too far"), (2, 2, "day after"), (1, 12, "more than")):
        with pytest.raises(BadInput, match=why):
            clocks.vacate(0, START, day + timedelta(last), utc, day + timedelta(first))
    clocks.vacate(0, START, day + timedelta(4), utc, day + timedelta(1))
    planned = clocks.left(START).seats[0]
    assert (planned.deadline, planned.back, planned.vacation_days) == (deadline, None, 10), "nothing happens yet"
    assert planned.planned == (leaves, leaves + 72 * HOUR)
    clocks = Clocks.from_note(clocks.plan, clocks.to_note())
    assert (clocks.due() or 0) <= leaves
    clocks.ring(leaves + 1)
    begun = clocks.left(leaves + 1).seats[0]
    assert (begun.deadline, begun.back) == (deadline + 72 * HOUR, leaves + 72 * HOUR)
    assert (begun.planned, begun.vacation_days) == (None, 7)
    with pytest.raises(BadInput, match="must end first"):
        clocks.vacate(0, leaves + 1, day + timedelta(9), utc, day + timedelta(7))
    clocks.vacate(0, leaves + 1, None, utc)
    clocks.vacate(0, leaves + 1, day + timedelta(9), utc, day + timedelta(7))
    clocks.vacate(0, leaves + 1, None, utc)
    assert (clocks.left(leaves + 1).seats[0].planned, clocks.left(leaves + 1).seats[0].vacation_days) == (None, 9)


def test_answers_in_one_procedure_renew_the_hours_but_not_for_ever() -> None:
    clocks = letters()
    clocks.asked(START, q(0, 5, 1), PEOPLE)
    clocks.asked(START + 8 * HOUR, q(0, 5, 2), PEOPLE)
    assert clocks.left(START).seats[0].deadline == START + 20 * HOUR, "an offer made elsewhere"
    clocks.asked(START + 8 * HOUR, q(0, 5, 3), PEOPLE, answered=0)
    assert clocks.left(START).seats[0].deadline == START + 28 * HOUR
    for hour in (18, 28, 38):
        clocks.asked(START + hour * HOUR, q(0, 5, hour), PEOPLE, answered=0)
    assert clocks.left(START).seats[0].deadline == START + 40 * HOUR


def test_a_question_something_was_laid_over_goes_on_with_what_was_left() -> None:
    clocks = letters()
    clocks.asked(START, q(0, 5, 1), PEOPLE)
    clocks.asked(START + 15 * HOUR, q(1, 6), PEOPLE)
    clocks.asked(START + 30 * HOUR, q(0, 5, 2), PEOPLE, answered=1)
    assert clocks.left(START).seats[0].deadline == START + 35 * HOUR
    clocks.asked(START + 31 * HOUR, q(1, 8), PEOPLE, answered=0)
    clocks.asked(START + 32 * HOUR, q(0, 5, 2), PEOPLE)
    assert clocks.left(START).seats[0].deadline == START + 36 * HOUR, "an answer taken back"
    clocks.asked(START + 33 * HOUR, q(0, 9), PEOPLE, answered=0)
    assert clocks.left(START).seats[0].deadline == START + 53 * HOUR


# Timers of the game

TURN = Timer("turn:1", 0, 90, Late(0))
LENGTH = Timer("length", None, 3600, Late(0), pausable=False)


def sand(*timers: Timer, asked: int = 0, people: set[int] = PEOPLE) -> Clocks:
    clocks = Clocks(read_plan("rule-book"), 3)
    clocks.asked(START, q(asked), people, timers=timers)
    return clocks


def test_a_timer_rings_after_every_entry_until_the_game_names_it_no_more() -> None:
    clocks = sand(TURN, LENGTH)
    assert clocks.due() == START + 90
    clocks.asked(START + 50, q(0, 2), PEOPLE, answered=0, timers=[TURN, LENGTH])
    assert clocks.ring(START + 90) == [TimerUp(TURN)]
    assert clocks.ring(START + 90) == []
    clocks.asked(START + 91, q(0, 3), PEOPLE, timers=[TURN, LENGTH])
    assert clocks.ring(START + 91) == [TimerUp(TURN)]
    clocks.asked(START + 91, q(0, 3), PEOPLE, timers=[LENGTH])
    assert clocks.due() == START + 3600


def test_a_timer_that_stands_still_keeps_its_seconds() -> None:
    clocks = sand(TURN)
    still = msgspec.structs.replace(TURN, running=False)
    clocks.asked(START + 30, q(1, 2), PEOPLE, answered=0, timers=[still])
    assert clocks.due() is None
    assert [(timer.left, timer.deadline) for timer in clocks.left(START + 500).timers] == [(60, None)]
    clocks.asked(START + 500, q(0, 3), PEOPLE, answered=1, timers=[TURN])
    assert clocks.due() == START + 560


def test_a_timer_of_a_seat_waits_until_this_seat_is_asked() -> None:
    clocks = sand(TURN, asked=1)
    assert (clocks.due(), clocks.ring(START + 95)) == (None, [])
    clocks.asked(START + 100, q(0, 2), PEOPLE, answered=1, timers=[TURN])
    assert clocks.ring(START + 100) == [TimerUp(TURN)]


def test_an_answer_taken_back_does_not_turn_the_glass_again() -> None:
    clocks = sand(TURN)
    clocks.asked(START + 80, q(0, 2), PEOPLE, answered=0)
    clocks.asked(START + 85, q(0, 1), PEOPLE, timers=[TURN])
    assert clocks.due() == START + 95


def test_nobody_is_hurried_alone_against_bots_and_no_bot_ever() -> None:
    assert sand(TURN, people={0}).due() is None
    assert sand(TURN, people={1, 2}).due() is None
    assert sand(LENGTH, people={0}).due() == START + 3600


def test_by_correspondence_the_games_timers_run_only_if_the_host_says_so() -> None:
    for phases, due in ((False, 10 * HOUR), (True, 90)):
        clocks = letters(phases=phases)
        clocks.asked(START, q(0), PEOPLE, timers=[TURN])
        assert clocks.due() == START + due


# Pauses


def test_a_pause_stops_banks_and_pausable_timers_for_as_long_as_it_lasts() -> None:
    clocks = bank(bank=5000, cap=5000)
    clocks.asked(START, q(0), PEOPLE, timers=[TURN, LENGTH])
    clocks.pause(START + 20)
    shown = clocks.left(START + 120)
    assert (shown.seats[0].bank, shown.paused, shown.pause_left) == (4980, True, 500)
    assert [(timer.left, timer.deadline) for timer in shown.timers] == [(70, None), (3480, START + 3600)]
    with pytest.raises(BadInput, match="already"):
        clocks.pause(START + 100)
    clocks.resume(START + 120)
    assert clocks.due() == START + 190
    assert in_bank(clocks, 0, 130) == 4970
    assert clocks.left(START).timers[1].deadline == START + 3600


def test_the_time_for_pauses_is_limited_in_all() -> None:
    clocks = sand(TURN)
    clocks.pause(START + 10)
    clocks.resume(START + 410)
    clocks.pause(START + 420)
    assert clocks.due() == START + 620
    assert clocks.ring(START + 700) == [PauseOver(), TimerUp(TURN)], "80 seconds were left at 420, so it was up at 690"
    with pytest.raises(BadInput, match="used up"):
        clocks.pause(START + 701)


def test_a_pause_of_the_table_stops_everything_and_counts_for_no_limit() -> None:
    clocks = bank(bank=5000, cap=5000)
    clocks.asked(START, q(0), PEOPLE, timers=[TURN, LENGTH])
    clocks.pause(START + 20)
    clocks.pause_table(START + 30, DAY)  # the pause of two ends with it
    shown = clocks.left(START + 3000)
    assert (shown.seats[0].bank, shown.paused, shown.until, shown.pause_left) == (4980, True, START + 30 + DAY, 590)
    assert [timer.deadline for timer in shown.timers] == [None, None]
    with pytest.raises(BadInput, match="already"):
        clocks.pause_table(START + 100, DAY)
    again = Clocks.from_note(clocks.plan, clocks.to_note(), [TURN, LENGTH])
    assert clocks.due() == again.due() == START + 30 + DAY
    assert clocks.ring(START + 30 + DAY) == [PauseOver()]
    assert in_bank(clocks, 0, DAY + 40) == 4970
    assert clocks.left(START).timers[1].deadline == START + 3600 + DAY
    # It is ended early, or while the server is down: then it ends when that is back, and nobody has lost anything.
    again.resume(START + 130)
    assert in_bank(again, 0, 140) == 4970
    again.pause_table(START + 140, 100)
    again.after_restart(START + 1000, 900)
    assert again.ring(START + 1000) == [PauseOver()]
    assert in_bank(again, 0, 1000) == 4970


def test_a_question_that_comes_up_in_a_pause_begins_when_it_ends() -> None:
    clocks = bank()
    clocks.asked(START, q(0), PEOPLE)
    clocks.pause(START + 10)
    clocks.asked(START + 50, q(1, 2), PEOPLE, answered=0)
    clocks.resume(START + 60)
    assert [in_bank(clocks, seat, 65) for seat in (0, 1)] == [100, 95]


def test_a_pause_needs_an_offer_and_both_parties() -> None:
    talk, offers = Negotiation(), [(0, 2)]
    with pytest.raises(BadInput, match="no offer"):
        talk.propose(0, 1, offers)
    with pytest.raises(BadInput, match="proposed none"):
        talk.agree(2, 0, offers)
    assert not talk.propose(2, 0, offers)
    assert not talk.propose(2, 0, offers), "saying it twice is no consent"
    talk = Negotiation.from_note(msgspec.json.decode(msgspec.json.encode(talk.to_note())))
    assert talk.agree(0, 2, offers)
    with pytest.raises(BadInput, match="already"):
        talk.propose(0, 2, offers)
    assert not talk.end(1), "only the parties end it"
    assert talk.end(2)
    assert not talk.end(2)


def test_a_pause_ends_with_an_answer_or_with_its_offer() -> None:
    for heard in (([(0, 2)], 1), ([(0, 1)], None)):
        talk = Negotiation()
        talk.propose(0, 2, [(0, 2)])
        assert talk.propose(2, 0, [(0, 2)]), "proposing it back is consent"
        assert not talk.heard([(0, 2)])
        assert talk.heard(*heard)
        assert not talk.over()


def test_a_proposal_falls_with_its_offer() -> None:
    talk = Negotiation()
    talk.propose(0, 2, [(0, 2)])
    talk.heard([])
    assert not talk.propose(2, 0, [(0, 2)])


# Restarts


def test_a_server_that_was_away_costs_nobody_any_bank() -> None:
    clocks = bank(bank=5000, cap=5000)
    clocks.asked(START, q(0), PEOPLE, timers=[TURN, LENGTH])
    clocks.pause(START + 5)
    clocks = Clocks.from_note(clocks.plan, clocks.to_note(), [TURN, LENGTH])
    clocks.after_restart(START + 1010, 1000)
    clocks.resume(START + 1010)
    assert in_bank(clocks, 0, 1010) == 4995
    assert [timer.left for timer in clocks.left(START + 1010).timers] == [85, 3590]


@pytest.mark.parametrize(
    ("back", "deadline"),
    [(15.0, 20.0), (19.9, 19.9 + 1 / 6), (20.0, 20 + 1 / 6), (50.0, 50 + 1 / 6)],
)
def test_what_ran_out_by_correspondence_meanwhile_has_ten_minutes(back: float, deadline: float) -> None:
    clocks = letters(excuses=0)
    clocks.asked(START, q(0), PEOPLE)
    clocks.after_restart(START + back * HOUR, 5 * HOUR)
    until = clocks.left(START).seats[0].deadline
    assert until == pytest.approx(START + deadline * HOUR, abs=0.01)
    assert until is not None
    assert clocks.ring(until) == [TimeUp(0), Substitute(0, "steady")]
