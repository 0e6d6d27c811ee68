"""The clock of one seat: when it starts, stops and runs out. All times are milliseconds."""

from __future__ import annotations

from typing import Final

from meridian.server.clocks.events import Event, Excused, Reminder
from meridian.server.clocks.parts import QuestionId, Running, SeatClock, mark_of, millis
from meridian.server.clocks.plan import HOUR, ClockPlan

PARTS: Final = ((1, 2, "half"), (4, 5, "four-fifths"))
GRACE_MILLIS: Final = 600_000  # for a decision by correspondence that ran out while the server was down
MAX_PROCEDURE_FACTOR: Final = 2  # a procedure lasts at most this many times the hours of one decision
MAX_SHOWING_MILLIS: Final = 5_000  # for which a clock waits while its seat is being shown what happened
MAX_SHOWING_PERCENT: Final = 3  # of the bank


def follow(plan: ClockPlan, clock: SeatClock, question: QuestionId | None, at: int, answered: bool) -> None:
    """Continues with the seat's current question, None if it is not asked.

    A procedure that keeps asking the same seat is one decision: neither an offer made elsewhere nor answers that lead
    back to the same question (moving units to and fro) earn time.
    """
    running = clock.running
    if running is not None and question is not None and running.question[0] == question[0]:
        running.question = question
        if answered:
            _renew(plan, clock, running, at)
        return
    if running is not None:
        _stop(plan, clock, running, at, answered)
    if question is not None:
        _start(plan, clock, question, at)


def happened(clock: SeatClock, span: int, answered: bool) -> None:
    """Acts are shown to the seat for `span` milliseconds: the first since its answer if it has just answered."""
    clock.unseen = min(MAX_SHOWING_MILLIS, span if answered else clock.unseen + span)


def offered(plan: ClockPlan, clock: SeatClock, at: int) -> None:
    """An offer is shown to the seat: its clock waits for that once a turn, and no longer for one question than for
    anything else that is shown."""
    if clock.looked or plan.kind != "bank":
        return
    clock.looked = True
    running = clock.running
    if running is None:
        clock.unseen = MAX_SHOWING_MILLIS
        return
    _spend(clock, at - running.since)
    begins = max(at, running.since)
    more = max(0, _longest_wait(clock) - running.waited)
    running.since, running.deadline = begins + more, begins + more + clock.bank
    running.waited += more


def seen(clock: SeatClock, at: int) -> bool:
    """The seat has been shown everything: a clock that waits for that starts. Whether it did wait."""
    running = clock.running
    if running is None or running.since <= at:
        return False
    running.waited -= running.since - at
    shift(clock, at - running.since)
    return True


def forget(clock: SeatClock, serial: int) -> None:
    """Drops the parked time of procedures later than `serial`, which is on top: they are over."""
    if clock.parked:
        clock.parked = [(frame, left) for frame, left in clock.parked if frame <= serial]


def shift(clock: SeatClock, by: int) -> None:
    """Moves the times of this clock by `by` milliseconds that did not count."""
    running = clock.running
    if running is not None:
        running.since += by
        running.latest += by
        if running.deadline is not None:
            running.deadline += by


def grace(clock: SeatClock, at: int, gap: int) -> None:
    """The server was down: a deadline that has passed moves to GRACE_MILLIS from now. One that is near moves there too,
    but by at most the time lost."""
    running = clock.running
    if running is None or running.deadline is None or not gap:
        return
    least = at + GRACE_MILLIS
    until = least if running.deadline <= at else min(least, running.deadline + gap)
    running.deadline = max(running.deadline, until)
    running.latest = max(running.latest, running.deadline)


def late(plan: ClockPlan, clock: SeatClock) -> None:
    """Time is up: empties the bank, credits the increment, and ends the decision."""
    running = clock.running
    assert running is not None
    clock.lates += 1
    clock.running = None
    if plan.kind == "bank":
        _spend(clock, clock.bank)
        _credit(plan, clock, running.question)


def leave(plan: ClockPlan, clock: SeatClock, at: int) -> None:
    """A substitute takes over: the clock stops and keeps its time."""
    follow(plan, clock, None, at, False)
    clock.away = True


def gain(clock: SeatClock, more: int) -> None:
    """Adds time to the bank."""
    clock.bank += more
    clock.gained += more


def extend(plan: ClockPlan, clock: SeatClock) -> int | None:
    """Uses an excuse for the running decision and returns its new deadline, or keeps it for the next decision."""
    clock.excuses -= 1
    running = clock.running
    if running is None or running.deadline is None:
        clock.ahead = True
        return None
    more = millis(plan.excuse_hours * HOUR)
    running.deadline += more
    running.latest += more
    return running.deadline


def reminded(plan: ClockPlan, clock: SeatClock, seat: int, at: int) -> list[Event]:
    """By correspondence: excuses used because time is up, and the latest reminder that is due."""
    running = clock.running
    events: list[Event] = []
    if plan.kind != "correspondence" or running is None:
        return events
    while running.deadline is not None and running.deadline <= at and clock.excuses > 0:
        running.since = running.deadline
        running.told = 0
        until = extend(plan, clock)
        assert until is not None
        events.append(Excused(seat, until / 1000))
    passed = sum(moment <= at for moment in _reminders(running))
    if passed > running.told:
        running.told = passed
        if running.deadline is not None and running.deadline > at:
            events.append(Reminder(seat, running.question, PARTS[passed - 1][2]))
    return events


def next_reminder(plan: ClockPlan, clock: SeatClock) -> int | None:
    """The next moment at which `reminded` returns an event."""
    running = clock.running
    if plan.kind != "correspondence" or running is None:
        return None
    ahead = _reminders(running)[running.told :]
    return ahead[0] if ahead else running.deadline if clock.excuses > 0 else None


def _reminders(running: Running) -> list[int]:
    if running.deadline is None:
        return []
    span = running.deadline - running.since
    return [running.since + span * number // parts for number, parts, _ in PARTS]


def _start(plan: ClockPlan, clock: SeatClock, question: QuestionId, at: int) -> None:
    unseen, clock.unseen = clock.unseen, 0
    if plan.kind == "none":
        clock.running = Running(question, at, None)
    elif plan.kind == "bank":
        wait = min(unseen, _longest_wait(clock))
        clock.running = Running(question, at + wait, at + wait + clock.bank, waited=wait)
    else:
        span = millis(plan.hours * HOUR)
        left = _kept(clock, question, span)
        latest = at + left + (MAX_PROCEDURE_FACTOR - 1) * span
        clock.running = Running(question, at, at + left, 0, latest)
        if clock.ahead:
            clock.ahead = False
            clock.excuses += 1
            extend(plan, clock)


def _longest_wait(clock: SeatClock) -> int:
    return min(MAX_SHOWING_MILLIS, clock.bank * MAX_SHOWING_PERCENT // 100)


def _kept(clock: SeatClock, question: QuestionId, span: int) -> int:
    """The time for a question: the rest if it was interrupted or its answer was taken back, otherwise all of it."""
    for serial, left in clock.parked:
        if serial == question[0]:
            clock.parked.remove((serial, left))
            return left
    return clock.then if mark_of(question) <= clock.marked else span


def _stop(plan: ClockPlan, clock: SeatClock, running: Running, at: int, answered: bool) -> None:
    clock.running = None
    if plan.kind == "bank":
        _spend(clock, at - running.since)
        if answered:
            _credit(plan, clock, running.question)
    elif running.deadline is not None:
        left = max(0, running.deadline - at)
        if answered:
            clock.marked, clock.then = max(clock.marked, mark_of(running.question)), left
        else:
            clock.parked.append((running.question[0], left))


def _renew(plan: ClockPlan, clock: SeatClock, running: Running, at: int) -> None:
    """By correspondence an answer renews the hours within the same procedure, up to a limit."""
    if plan.kind == "correspondence" and running.deadline is not None:
        until = min(at + millis(plan.hours * HOUR), running.latest)
        if until > running.deadline:
            running.since, running.deadline, running.told = at, until, 0


def _spend(clock: SeatClock, used: int) -> None:
    used = max(0, min(used, clock.bank))
    clock.bank -= used
    clock.spent += used


def _credit(plan: ClockPlan, clock: SeatClock, question: QuestionId) -> None:
    """Credits the increment of a decision. A decision that is made again after a take-back gets none."""
    if mark_of(question) > clock.marked:
        clock.marked = mark_of(question)
        gain(clock, max(0, min(millis(plan.increment), millis(plan.cap) - clock.bank)))
