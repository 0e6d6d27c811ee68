"""For whatever a host may alter, omit, delay, reorder or repeat: no later number changes, or somebody objects.

The property is one function, `holds`. To show that it can fail it is also asked of tables of format 1, where the same
tricks steer and nobody notices, and of a roller into whose numbers goes what the seats write.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from hypothesis import HealthCheck, Phase, find, given, settings
from hypothesis import strategies as st
from hypothesis.errors import NoSuchExample

from meridian.core.errors import BadInput
from meridian.fair import verifiable, verify_hashes
from meridian.fair import verify as verifier
from meridian.fair.hashes import picked
from tests.fair import tricks
from tests.fair.dishonest import BOT, HONEST, NAME, OWN, Host, Run, Trick, judged, reworked
from tests.fair.first.dishonest import FirstHost
from tests.fair.tables import SIGNATORY, sealed

SEATS = st.sampled_from([HONEST, OWN, BOT])
LONG = 70
"""So many answers are given at a table, then the game is given up."""
ROLLS, ANSWERS, FEW = st.integers(1, 40), st.integers(1, LONG), st.integers(1, 4)
COMMITTED = st.sampled_from(["open", "periods", "table", "key", "hash", "header", "signature"])

AGREEING: list[st.SearchStrategy[Trick]] = [
    st.builds(tricks.OtherChains),
    st.builds(tricks.OtherHeader),
    st.builds(tricks.TwoCommitments),
    st.builds(tricks.ChangedCommitment, COMMITTED),
    st.builds(tricks.Length, st.sampled_from([16, 1024])),
    st.builds(tricks.HiddenLength),
    st.builds(tricks.TwoLists, FEW),
    st.builds(tricks.OtherNonce, SEATS, FEW),
    st.builds(tricks.Withheld, SEATS),
    st.builds(tricks.LeftOut, st.sampled_from([HONEST, OWN]), st.sampled_from(["person", "bot"])),
    st.builds(tricks.Swapped),
    st.builds(tricks.FalseList, st.sampled_from(["own-hash", "list-hash", "list-signature"])),
    st.builds(tricks.SecondList),
    st.builds(tricks.SecondNonce, st.booleans()),
    st.builds(tricks.AskedTwice),
]
PLAYING: list[st.SearchStrategy[Trick]] = [
    st.builds(tricks.Orders, st.integers(1, 20), ANSWERS, st.sampled_from([OWN, BOT])),
    st.builds(tricks.OtherMoves, ANSWERS, FEW),
    st.builds(tricks.LastFirst),
    st.builds(tricks.OtherAnswer, ANSWERS, st.booleans()),
    st.builds(tricks.QuestionOrder, st.integers(1, 9), st.none() | ROLLS),
    st.builds(tricks.Asks, ROLLS, st.sampled_from(["weights", "zero", "audience", "chain", "clauses", "period"])),
    st.builds(tricks.NextPeriod, ROLLS, st.sampled_from([None, "take-back", "rewind", "undo", "free words"]), FEW),
    st.builds(tricks.Retried, ROLLS, FEW, st.booleans()),
    st.builds(tricks.SecondPair, ROLLS, st.sampled_from(["new", "old"])),
    st.builds(tricks.GoesBack, ANSWERS, st.integers(1, 40), st.sampled_from(["take-back", "rewind"])),
    st.builds(tricks.Undone, ANSWERS),
    st.builds(tricks.UndoAcross, ANSWERS, st.booleans()),
    st.builds(tricks.Forked, st.integers(1, 40), st.integers(41, LONG)),
    st.builds(tricks.Restarted, ANSWERS),
]
TELLING: list[st.SearchStrategy[Trick]] = [
    st.builds(tricks.Silent),
    st.builds(tricks.FalseSealed, st.sampled_from(["other", "key", "again", "late"])),
    st.builds(tricks.GoesOn, ANSWERS),
    st.builds(tricks.NeverReveals),
    st.builds(tricks.KeepsClosed),
    st.builds(tricks.Cut, st.integers(1, 30), st.booleans()),
    st.builds(tricks.OtherKey, st.booleans()),
    st.builds(tricks.OtherJournal, ANSWERS, st.sampled_from(["omit", "repeat", "swap", "cut", "header"])),
]
ANY = st.one_of(*AGREEING, *PLAYING, *TELLING)
BOUNDED = settings(derandomize=True, deadline=None, suppress_health_check=[HealthCheck.too_slow])

SEARCH = settings(BOUNDED, max_examples=20, database=None, phases=[Phase.generate])


def holds(found: Run) -> bool:
    """Either no later number changes, or somebody objects, or the report names it."""
    return not (found.steered and found.unnoticed)


def run(host: Host) -> Run | None:
    """What comes of it; None if the host's own software refuses to go on."""
    try:
        return host.run()
    except BadInput:
        return None


@settings(BOUNDED, max_examples=120)
@given(tricks=st.lists(ANY, min_size=1, max_size=3))
def test_no_later_number_changes_or_somebody_objects(tricks: list[Trick]) -> None:
    found = run(Host(*tricks, answers=LONG))
    assert found is None or holds(found)


@pytest.mark.parametrize("kind", [*AGREEING, *PLAYING, *TELLING], ids=repr)
def test_every_single_trick(kind: st.SearchStrategy[Trick]) -> None:
    """Each kind by itself, with a few values each: none is left out by the luck of the draw."""

    @settings(BOUNDED, max_examples=3)
    @given(trick=kind)
    def check(trick: Trick) -> None:
        found = run(Host(trick, answers=LONG))
        assert found is not None
        assert holds(found)

    check()


# Every value of a report


@cache
def short() -> tuple[Host, dict[str, Any]]:
    """An honest game, given up early: its report is small, and holds everything that a report may hold."""
    host = Host(tricks.GoesBack(at=15, entries=6), tricks.Undone(18), tricks.Orders(1, 20), answers=26)
    return host, host.run().report


def leaves(value: Any, path: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """The way to every value, lists and objects among them."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, one in inner:
        yield (*path, name)
        yield from leaves(one, (*path, name))


@cache
def ways() -> list[tuple[str | int, ...]]:
    return [way for way in leaves(short()[1]) if way[0] not in ("seal", "signed", "not_proven", "statistics")]


def others(value: Any) -> list[Any]:
    """Values that could stand there instead."""
    if isinstance(value, bool):
        return [not value, int(value), None]
    if isinstance(value, int):
        return [value + 1, value - 1, float(value), bool(value), str(value), 0, 1000, None]
    if isinstance(value, str):
        return ["0" * 64, value.upper(), f"{value} ", "everybody", "p1", "open", "closed", "take-back", 1, None]
    if isinstance(value, list):
        return [value[::-1], value[1:], value[:-1], [*value, *value[:1]], [], None]
    return ["0" * 64, "p1", 0, 1, True, [], {}]


@settings(BOUNDED, max_examples=250)
@given(at=st.integers(0, 10**6), other=st.integers(0, 20), late=st.booleans())
def test_a_report_with_one_value_changed_and_all_worked_out_anew_is_noticed(at: int, other: int, late: bool) -> None:
    """The host changes any one value, then works out all hashes, figures, texts, signatures and the seal, or changes
    it afterwards: verifier, journal or device notice each of them."""
    host, told = short()
    report: dict[str, Any] = json.loads(json.dumps(told))
    del report["seal"]
    *before, last = ways()[at % len(ways())]
    inner: Any = report
    for name in before:
        inner = inner[name]
    value = others(inner[last])[other % len(others(inner[last]))]
    if type(value) is type(inner[last]) and value == inner[last]:
        return
    inner[last] = value
    if not late:
        reworked(report, SIGNATORY)
    if sealed(report) != sealed(told):  # a hash that was changed first is worked out as it was
        found = judged(host, sealed(report), host.table.journal())
        assert found.objections, (before, last, value)


# It can fail


FIRST: dict[str, st.SearchStrategy[Host]] = {
    "standing orders": st.builds(lambda times: FirstHost(tricks.Orders(times)), st.integers(1, 20)),
    "next period": st.builds(lambda at, n: FirstHost(tricks.NextPeriod(at, times=n)), st.integers(2, 11), FEW),
    "own nonce last": st.builds(lambda tries: FirstHost(tricks.OtherNonce(OWN, tries)), FEW),
    "bot's nonce last": st.builds(lambda tries: FirstHost(tricks.OtherNonce(BOT, tries)), FEW),
    "second chain": st.builds(lambda later: FirstHost(length=2, later=later), FEW),
}


@pytest.mark.parametrize("way", FIRST)
def test_under_format_1_the_same_kit_finds_a_host_who_steers_unnoticed(way: str) -> None:
    found = find(FIRST[way], lambda host: not holds(host.run()), settings=SEARCH)
    assert isinstance(found, FirstHost)


def test_a_roller_that_mixes_in_what_seats_write_is_found_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Format 2 in everything else, roller and verifier alike: the kit sees that orders of a bot change numbers."""
    orders = st.builds(tricks.Orders, st.integers(1, 20))

    def steered(trick: Trick) -> bool:
        return not holds(Host(trick, answers=LONG).run())

    with pytest.raises(NoSuchExample):
        find(orders, steered, settings=SEARCH)
    naive(monkeypatch)
    find(orders, steered, settings=SEARCH)


def naive(monkeypatch: pytest.MonkeyPatch) -> None:
    """The number behind a roll depends on what was said before it."""
    said: list[str] = []
    check = verifier.ReportCheck.check_outcome

    def pick(secret: bytes, place: list[Any], weights: list[int]) -> int:
        return picked(secret, [*place, *said], weights)

    def outcome(key: bytes, place: list[Any], outcomes: list[str], weights: list[int]) -> str:
        return verify_hashes.outcome_of(key, [*place, *said], outcomes, weights)

    def roll(self: verifiable.Verifiable, draw: Any, usual: Any = verifiable.Verifiable.pick) -> int:
        said[:] = [str(self._vault.heard)]
        return int(usual(self, draw))

    def checked(self: Any, where: str, told: dict[str, Any]) -> None:
        said[:] = [str([tuple(entry) for entry in told["heard"]])]
        check(self, where, told)

    monkeypatch.setattr(verifiable, "picked", pick)
    monkeypatch.setattr(verifiable.Verifiable, "pick", roll)
    monkeypatch.setattr(verifier, "outcome_of", outcome)
    monkeypatch.setattr(verifier.ReportCheck, "check_outcome", checked)


def test_a_game_that_nobody_bends_is_the_usual_one() -> None:
    host = Host()
    found = host.run()
    assert found.numbers == found.usual == found.expected
    assert host.device.of(NAME).objections == []
