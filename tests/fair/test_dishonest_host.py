"""What a dishonest host can no longer do: one chapter for each freedom that the first design left.

A host runs a real table with tricks (tests/fair/tricks.py), works out everything anew, and is judged by an honest
device, by the verifier, and by the verifier with the journal. Each chapter also shows what the same trick did before.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from meridian.core.errors import BadInput
from meridian.fair.first.verifiable import Verifiable as FirstVerifiable
from meridian.fair.restoring import restored
from meridian.fair.verifiable import Verifiable
from meridian.fair.verify import verify
from meridian.fair.verify_hashes import committed
from meridian.fair.verifying import verify_report
from meridian.session.session import Session
from tests.fair import tricks
from tests.fair.device import Device
from tests.fair.dishonest import BOT, HEADER, HONEST, NAME, OWN, PLAYERS, Host, Run, Trick, choices, fresh
from tests.fair.first.dishonest import FirstHost
from tests.fair.tables import GAME, SIGNATORY, fixed, nonce, play_on, sealed

TRIES = 50
"""So often a host tries the old attack on format 2; fewer tries are enough where it succeeds."""
FEW = 12


def run(*with_tricks: Trick, **more: Any) -> Run:
    return Host(*with_tricks, **more).run()


def says(found: Run, *objections: str) -> bool:
    """Whether each of these is part of what somebody objects."""
    return all(any(one in told for told in found.objections) for one in objections)


def test_nobody_objects_to_an_honest_host() -> None:
    found = run()
    assert (found.objections, found.named, found.steered) == ([], set(), False)
    assert found.numbers == found.expected
    assert len(found.numbers) > 40


@pytest.mark.parametrize(
    "act",
    [
        tricks.AskedTwice(),
        tricks.Restarted(),
        tricks.GoesBack(),
        tricks.GoesBack(why="rewind", entries=30),
        tricks.Undone(),
        tricks.Silent(),
        tricks.FalseSealed("again"),
        tricks.FalseSealed("late"),
        tricks.LastFirst(),
        tricks.OtherMoves(),
    ],
    ids=repr,
)
def test_nobody_objects_to_what_an_honest_host_may_do(act: Trick) -> None:
    """Restarts, take-backs that all have seen, messages lost or told twice, and moves of its own: no number changes."""
    found = run(act)
    assert (found.objections, found.named, found.steered) == ([], set(), False)


def test_a_host_that_is_given_up_tells_all() -> None:
    found = run(answers=30)
    assert (found.objections, found.named, found.steered) == ([], set(), False)
    assert found.report["closing"]["ended"] == "abandoned"


def test_working_everything_out_anew_changes_nothing_in_an_honest_report() -> None:
    """What the forger does to a report is what an honest host does: nobody could object to the work itself."""
    host = Host()
    found = host.run()
    again = Verifiable.opened(host.chance.to_bytes()).record()
    told = json.loads(msgspec.json.encode(again))
    for part in ("header", "agreement", "rolls", "closing"):
        assert found.report[part] == told[part]


# 1. A lone "next period" picks another key


def test_row_1_a_period_moves_by_the_rules_or_behind_a_take_back() -> None:
    """A lone step to the next period is refused, with the journal, wherever it is made and however far it goes."""
    for at in (1, 5, 12, 13, 30):
        for times in (1, 3):
            found = run(tricks.NextPeriod(at, times=times))
            assert found.steered
            assert says(found, f"journal: roll {at} was made in period")


def test_row_1_a_note_of_something_that_nobody_saw_moves_no_period() -> None:
    """Take-backs, rewinds and undos that take nothing back are refused even without the journal."""
    for note, said in (
        ("take-back", "nothing after entry 4 to take back"),
        ("rewind", "nothing after entry 4 to take back"),
        ("undo", "nothing after entry 4 to take back"),
        ("next-period", "the table notes 'next-period', which nobody knows"),
        ("free words", "the table notes 'free words', which nobody knows"),
    ):
        found = run(tricks.NextPeriod(5, note))
        assert found.steered
        assert says(found, f"verify: roll 5: {'there was ' if 'nothing' in said else ''}{said}")


def test_row_1_exactly_one_period_for_each_take_back() -> None:
    """Two periods for one take-back, or none, are refused even without the journal."""
    for more in (1, -1):

        def change(report: dict[str, Any], more: int = more) -> None:
            back = next(at for at, roll in enumerate(report["rolls"]) if roll["taken_back"])
            for roll in report["rolls"][back:]:
                roll["period"] += more

        found = run(tricks.GoesBack(), tricks.Paper(change))
        said = " ".join(found.objections)
        assert "take-backs its period should be" in said or "place in the period" in said


def test_row_1_take_backs_are_counted_and_named() -> None:
    assert run(tricks.GoesBack(entries=30)).report["rolls"]
    host = Host(tricks.GoesBack(entries=30), tricks.GoesBack(at=50, why="rewind"))
    found = verify(sealed(host.run().report))
    assert found["take_backs"] == 2

    def hide(report: dict[str, Any]) -> None:
        for roll in report["rolls"]:
            roll["taken_back"] = 0
            roll["heard"] = [entry for entry in roll["heard"] if entry[1] != "table"]

    hidden = run(tricks.GoesBack(entries=30), tricks.Paper(hide))
    assert says(hidden, "journal: ")


def test_row_1_an_undo_crosses_no_roll() -> None:
    found = run(tricks.UndoAcross())
    assert found.steered
    assert says(found, "crosses the roll of entry")
    assert says(run(tricks.UndoAcross(note=False)), "journal: roll", "asked nothing of chance")


def test_row_1_under_format_1_it_was_a_free_choice() -> None:
    assert choices([FirstHost(tricks.NextPeriod(13, times=n)).run() for n in range(FEW)]) > 2
    assert choices([run(tricks.NextPeriod(13, times=n)) for n in range(FEW)]) == 1


# 2. What seats write went into the roll


@cache
def orders(times: int) -> Run:
    return run(tricks.Orders(times))


def test_row_2_a_free_standing_order_varied_fifty_times_changes_no_later_number() -> None:
    """The old attack: a bot gives standing orders and takes them back until the next roll pleases."""
    runs = [orders(times) for times in range(TRIES)]
    assert all(found.unnoticed and not found.steered for found in runs)
    assert choices(runs) == 1
    assert len({tuple(map(str, found.numbers)) for found in runs}) == 1
    assert len({found.report["closing"]["hash"] for found in runs}) == TRIES


def test_row_2_under_format_1_it_chose_the_roll() -> None:
    runs = [FirstHost(tricks.Orders(times)).run() for times in range(FEW)]
    assert all(found.unnoticed for found in runs)
    assert all(found.steered for found in runs[1:])
    assert choices(runs) > 2


@pytest.mark.parametrize("seat", [OWN, BOT])
@pytest.mark.parametrize("at", [0, 1, 35, 80])
def test_row_2_whoever_writes_whenever(seat: int, at: int) -> None:
    found = run(tricks.Orders(3, at, seat))
    assert (found.unnoticed, found.steered) == (True, False)


def test_row_2_everything_written_is_bound_behind_the_number() -> None:
    """It does not steer a roll, and cannot be denied later: another word is another hash."""

    def reword(report: dict[str, Any]) -> None:
        for part in [*report["rolls"], report["closing"]]:
            part["heard"] = [[n, who, words.replace("scoring", "always")] for n, who, words in part["heard"]]

    found = run(tricks.Orders(1), tricks.Paper(reword))
    assert not found.steered
    assert says(found, "device: report-newest", "journal: ")


def test_row_2_moves_of_bots_change_no_number_either() -> None:
    """They may change which event a number meets, and that is said: it is all that is left to a host who foresees."""
    runs = [run(tricks.OtherMoves(20, tries)) for tries in range(FEW)]
    assert all(found.unnoticed and not found.steered for found in runs)
    assert len({found.report["closing"]["hash"] for found in runs}) == FEW
    assert "host-chooses" in runs[0].report["not_proven"]


# 3. With the question out of the input, its order could be chosen


def test_row_3_the_order_of_a_question_chooses_nothing() -> None:
    runs = [run(tricks.QuestionOrder(turn)) for turn in range(1, 8)]
    assert all(found.unnoticed and not found.steered for found in runs)
    assert choices(runs) == 1


def test_row_3_outcomes_in_another_order_are_refused_without_the_journal() -> None:
    def turn(report: dict[str, Any]) -> None:
        roll = report["rolls"][1]
        roll["outcomes"], roll["weights"] = roll["outcomes"][::-1], roll["weights"][::-1]

    assert says(run(tricks.Paper(turn)), "verify: roll 2: its outcomes do not stand in their order")


@pytest.mark.parametrize("what", ["weights", "zero", "audience", "chain", "clauses"])
@pytest.mark.parametrize("at", [1, 6, 20])
def test_row_3_with_the_journal_only_what_the_rules_ask_is_asked(what: str, at: int) -> None:
    """Other weights, an outcome more, another audience or chain: the verifier alone cannot know, the rules do."""
    found = run(tricks.Asks(at, what))
    assert says(found, "is not what the rules asked of chance")


@pytest.mark.parametrize("at", [1, 6, 20])
def test_row_3_with_the_journal_a_period_is_that_of_the_game(at: int) -> None:
    assert says(run(tricks.Asks(at, "period")), "by the rules it was")


def test_row_3_a_roll_is_not_tried_again() -> None:
    """Rolled once more and told, or kept quiet about: places are counted."""
    assert says(run(tricks.Retried(told=True)), "its place in the period should be 5, not 6")
    assert says(run(tricks.Retried()), "another outcome should have come up")


def test_row_3_without_the_journal_the_verifier_says_so_first() -> None:
    report = sealed(run().report)
    assert verify_report(report)["journal"] is False


@pytest.mark.parametrize("how", ["omit", "repeat", "swap", "cut", "header"])
def test_row_3_another_journal_does_not_help(how: str) -> None:
    assert says(run(tricks.OtherJournal(how=how)), "journal: ")


# 4. Later chains, and their length


@pytest.mark.parametrize("show", ["new", "old"])
@pytest.mark.parametrize("at", [2, 12, 30])
def test_row_4_there_is_no_second_chain(show: str, at: int) -> None:
    found = run(tricks.SecondPair(at, show))
    assert found.steered
    assert says(found, "verify: ", "device: ")


def test_row_4_chance_is_never_continued_by_another_chain() -> None:
    chance = Verifiable.opened(fresh(periods=2))
    chance.agree_alone()
    with pytest.raises(BadInput, match="used up"):
        play_on(Session(GAME, HEADER, chance), 10_000, Random(1))


@pytest.mark.parametrize("periods", [8, 1024])
def test_row_4_another_length_is_named(periods: int) -> None:
    found = run(tricks.Length(periods))
    assert found.named == {"length"}
    assert "chain-length" in found.report["not_proven"]


def test_row_4_a_length_that_was_not_told_is_refused() -> None:
    assert says(run(tricks.HiddenLength()), "device: report-commitment", "device: report-header")


def test_row_4_under_format_1_later_chains_were_the_hosts_choice() -> None:
    assert choices([FirstHost(length=2, later=n).run() for n in range(FEW)]) > 2


# 5. A host who plays


def test_row_5_a_nonce_chosen_last_is_not_the_one_in_the_list() -> None:
    """The host knows all nonces and its own secrets, and would like another nonce for its own seat."""
    for tries in range(FEW):
        found = run(tricks.OtherNonce(OWN, tries))
        assert found.steered
        assert says(found, "verify: nonce of seat 2: not the nonce whose hash was given")


def test_row_5_another_list_is_not_the_one_that_devices_saw() -> None:
    for tries in range(FEW):
        found = run(tricks.TwoLists(tries))
        assert found.steered
        assert says(found, "device: report-list")


def test_row_5_under_format_1_the_host_chose_its_nonce_last() -> None:
    assert choices([FirstHost(tricks.OtherNonce(OWN, tries)).run() for tries in range(FEW)]) > 2
    assert choices([run(tricks.OtherNonce(OWN, tries)) for tries in range(FEW)] + [run()]) == 1


def test_row_5_nobody_can_fill_in_the_nonce_of_another() -> None:
    assert says(run(tricks.OtherNonce(HONEST)), "device: report-number", "verify: nonce of seat 1")
    assert says(run(tricks.Withheld(HONEST)), "device: report-number")


def test_row_5_a_seat_that_reveals_nothing_is_named() -> None:
    """The host may withhold its own nonce once it knows the others: one of two games, and everybody reads of it."""
    found = run(tricks.Withheld(OWN))
    assert (found.objections, found.named) == ([], {"withheld"})
    assert verify(sealed(found.report))["withheld"] == [OWN]


@pytest.mark.parametrize(
    "act",
    [
        tricks.LeftOut(HONEST),
        tricks.LeftOut(HONEST, "bot"),
        tricks.LeftOut(OWN),
        tricks.LeftOut(OWN, "bot"),
        tricks.Swapped(),
    ],
    ids=repr,
)
def test_row_5_players_are_not_reseated(act: Trick) -> None:
    found = run(act)
    assert found.steered
    assert says(found, "device: report-list")


@pytest.mark.parametrize("how", ["own-hash", "list-hash", "list-signature"])
def test_row_5_a_device_reveals_nothing_to_a_list_that_is_wrong(how: str) -> None:
    host = Host(tricks.FalseList(how))
    assert says(host.run(), f"device: {how}")
    assert not host.device.of(NAME).revealed


def test_row_5_a_device_gives_one_nonce_a_table() -> None:
    """Not for another list, not for other chains of the same table; and the same one whenever it is asked again."""
    assert says(run(tricks.SecondList()), "device: list-changed")
    assert says(run(tricks.SecondNonce()), "device: list-changed")
    assert says(run(tricks.SecondNonce(chains=True)), "device: commitment-changed")
    drawn = iter([nonce(0), nonce(1)])
    device, host = Device(HONEST, lambda: next(drawn)), Host()
    host.chance = host.made()
    device.meet(NAME, host.commitment_of(host.chance))
    assert device.hash(NAME) == device.hash(NAME)


def test_row_5_a_device_remembers_tables_that_never_began() -> None:
    """A host that gives tables up until it likes one leaves them all on the device."""
    device, host = Device(HONEST, lambda: nonce(HONEST)), Host()
    for number in range(3):
        name = f"table {number}"
        made = Verifiable(name, HEADER, secret=fixed, periods=64)
        device.meet(name, signed_for(host, made))
        device.hash(name)
    device.begins("table 2")
    assert device.never_began == ["table 0", "table 1"]


def signed_for(host: Host, made: Verifiable) -> Any:
    told = host.commitment_of(made)
    return msgspec.structs.replace(
        told, signature=SIGNATORY.sign(["meridian", "commitment", made.commitment.table, told.hash])
    )


# 6. Bots' nonces were drawn last


def test_row_6_a_bots_nonce_is_fixed() -> None:
    for tries in range(FEW):
        found = run(tricks.OtherNonce(BOT, tries))
        assert found.steered
        assert says(found, "verify: nonce of seat 3: a seat that gave no hash has another nonce than its fixed one")


def test_row_6_under_format_1_it_was_drawn_last() -> None:
    assert choices([FirstHost(tricks.OtherNonce(BOT, tries)).run() for tries in range(FEW)]) > 2


def test_row_6_a_bot_gives_no_hash() -> None:
    def give(report: dict[str, Any]) -> None:
        report["agreement"]["players"][OWN] = "bot"

    assert says(run(tricks.Paper(give)), "verify: nonce of seat 2: a bot gives no nonce of its own")


# 7. The same order everywhere: commitment, header, nonce hashes, nonces


def test_row_7_a_device_gives_nothing_before_the_commitment() -> None:
    device = Device(HONEST, lambda: nonce(HONEST))
    assert device.hash(NAME) is None
    host = Host()
    host.chance = host.made()
    assert device.reveal(NAME, host.listed_of(PLAYERS, [None] * 3)) is None
    assert device.of(NAME).nonce is None
    assert device.of(NAME).objections == ["too-early"]


def test_row_7_a_device_gives_no_nonce_before_the_list() -> None:
    """Not even with the commitment and a signed list, if it has given no hash before."""
    host, device = Host(), Device(HONEST, lambda: nonce(HONEST))
    host.chance = host.made()
    device.meet(NAME, host.commitment_of(host.chance))
    assert device.reveal(NAME, host.listed_of(PLAYERS, [None] * 3)) is None
    assert device.of(NAME).objections == ["too-early"]


@pytest.mark.parametrize("part", ["open", "periods", "table", "key", "hash", "header", "signature"])
def test_row_7_a_commitment_that_is_none_gets_no_hash(part: str) -> None:
    host = Host(tricks.ChangedCommitment(part))
    found = host.run()
    assert says(found, "device: commitment-")
    assert host.device.of(NAME).nonce is None


def test_row_7_chance_itself_keeps_the_order() -> None:
    chance = Verifiable.opened(fresh())
    with pytest.raises(BadInput, match="no chance without nonces"):
        play_on(Session(GAME, HEADER, chance), 10_000, Random(1))


# 8. Devices compare what they saw


def test_row_8_a_device_compares_all_it_has_and_says_what_that_was() -> None:
    host = Host()
    report = sealed(host.run().report)
    same, objections = host.device.compare(NAME, report)
    assert objections == []
    assert same == ["table", "key", "commitment", "header", "list", "number", "answers", "cut", "newest"]
    stranger = Device(HONEST, lambda: nonce(HONEST))
    assert stranger.compare(NAME, report) == (["table"], [])


@pytest.mark.parametrize(
    ("act", "objection"),
    [
        (tricks.OtherChains(), "report-commitment"),
        (tricks.TwoCommitments(), "report-commitment"),
        (tricks.OtherHeader(), "report-header"),
        (tricks.TwoLists(), "report-list"),
        (tricks.OtherNonce(HONEST), "report-number"),
        (tricks.OtherAnswer(), "report-answers"),
        (tricks.FalseSealed("other"), "report-newest"),
        (tricks.FalseSealed("key"), "sealed-signature"),
        (tricks.Forked(), "sealed-changed"),
        (tricks.OtherKey(), "report-key"),
        (tricks.OtherKey(none=True), "report-key"),
    ],
    ids=repr,
)
def test_row_8_whatever_differs_is_named(act: Trick, objection: str) -> None:
    assert says(run(act), f"device: {objection}")


def test_row_8_answers_left_out_turned_round_or_changed_are_noticed() -> None:
    def own(report: dict[str, Any]) -> list[list[Any]]:
        parts = [*report["rolls"], report["closing"]]
        return [entry for part in parts for entry in part["heard"] if entry[1] == "p1"]

    def swap(report: dict[str, Any]) -> None:
        one, two = next((a, b) for a, b in zip(own(report), own(report)[1:], strict=False) if a[2] != b[2])
        one[2], two[2] = two[2], one[2]

    def set_part(at: int, value: str) -> Callable[[dict[str, Any]], None]:
        return lambda report: own(report)[3].__setitem__(at, value)

    for change in (swap, set_part(2, "pass for once"), set_part(1, "p2")):
        assert says(run(tricks.Paper(change)), "device: report-answers")


def test_row_8_a_server_with_another_key_is_noticed_at_once() -> None:
    host = Host()
    host.run()
    host.signatory = tricks.OTHER_KEY
    other = Verifiable("another table", HEADER, secret=fixed, periods=64)
    told = host.commitment_of(other)
    told = msgspec.structs.replace(
        told, signature=host.signatory.sign(["meridian", "commitment", "another table", told.hash])
    )
    host.device.meet("another table", told)
    assert host.device.of("another table").objections == ["key-changed"]
    assert host.device.hash("another table") is None


# 9. Tail, closing, statistics and texts


@pytest.mark.parametrize("over", [True, False])
@pytest.mark.parametrize("rolls", [1, 5, 30])
def test_row_9_a_cut_tail_shows_on_a_device_that_saw_more(rolls: int, over: bool) -> None:
    """Report, journal, hashes, seal and signatures are all in order; but a device has seen more, signed."""
    found = run(tricks.Cut(rolls, over))
    assert says(found, "device: report-cut", "device: report-newest")
    assert all(told.startswith("device: ") for told in found.objections)


def test_row_9_a_table_that_was_said_to_be_over_has_one_end() -> None:
    def abandon(report: dict[str, Any]) -> None:
        report["closing"]["ended"] = "abandoned"

    found = run(tricks.Paper(abandon))
    assert says(found, "device: report-newest")
    assert found.named == {"abandoned"}
    early = Host(tricks.Paper(lambda report: report["closing"].update(ended="over")), answers=30).run()
    assert says(early, "closed as over, but the game goes on")


CHANGES: list[tuple[str, Any, str]] = [
    ("closing: heard", lambda r: r["closing"].update(heard=[]), "closing: "),
    ("closing: step", lambda r: r["closing"].update(step=r["closing"]["step"] + 1), "closing: "),
    ("closing: salt", lambda r: r["closing"].update(said_salt="0" * 64), "closing: "),
    ("closing: gone", lambda r: r.update(closing=None), "closing: "),
    ("statistics: count", lambda r: bump(r["statistics"][0]["counts"], 1), "statistics 1"),
    ("statistics: expected", lambda r: bump(r["statistics"][0]["expected"], 0.1), "statistics 1"),
    ("statistics: rolls", lambda r: r["statistics"][0].update(rolls=1000), "statistics 1"),
    ("statistics: gone", lambda r: r["statistics"].pop(), "statistics"),
    ("statistics: more", lambda r: r["statistics"].append(r["statistics"][0]), "statistics"),
    ("not proven: fewer", lambda r: r["not_proven"].pop(0), "not_proven: "),
    ("not proven: other words", lambda r: r["not_proven"].__setitem__(0, "all is proven"), "not_proven: "),
    ("effects: of no roll", lambda r: r["effects"].append([1000, ["Somebody wins."]]), "effects: "),
    ("salt of a draw", lambda r: r["rolls"][-1].update(salt="0" * 64), "roll "),
    ("salt of what was said", lambda r: r["rolls"][-1].update(said_salt="0" * 64), "roll "),
    ("signature", lambda r: r["signed"].update(rolls="0" * 128), "signed: "),
    ("a key too many", lambda r: r.update(more=1), "a part of the report"),
]


def bump(figures: dict[str, Any], by: float) -> None:
    figures[next(iter(figures))] += by


@pytest.mark.parametrize(("change", "said"), [pytest.param(c, s, id=name) for name, c, s in CHANGES])
def test_row_9_whatever_can_be_recomputed_is_recomputed(change: Any, said: str) -> None:
    assert says(run(tricks.Paper(change, late=True)), f"verify: {said}")


def test_row_9_salts_that_the_host_chose_are_refused() -> None:
    """With its commitment worked out anew: a salt follows from the closed chain."""

    def salt(report: dict[str, Any]) -> None:
        closing = report["closing"]
        closing["said_salt"] = "0" * 64
        closing["said"] = committed(closing["said_salt"], [closing["step"], closing["heard"]])

    found = run(tricks.Paper(salt, late=True))
    assert found.objections[0].startswith("verify: closing: ")


def test_row_9_effects_are_compared_with_the_rules() -> None:
    found = run(tricks.Paper(lambda report: report["effects"][3].__setitem__(1, ["Somebody wins."])))
    assert found.objections == ["journal: effects: they are not what the rolls led to"]


def test_row_9_two_signed_versions_of_one_table_convict_the_host() -> None:
    """The device holds one, the report the other; both under the server's own key."""
    host = Host(tricks.Cut(5))
    report = host.run().report
    newest = host.device.of(NAME).newest
    assert newest is not None
    assert report["signed"]["key"] == SIGNATORY.key
    assert verify(sealed(report))["signatures"] == "checked"
    assert newest.rolls > len(report["rolls"])
    assert report["closing"] is not None


# 10. Abandoned games


def test_row_10_a_game_given_up_opens_its_hidden_draws() -> None:
    found = verify(sealed(run(answers=40).report))
    assert (found["ended"], found["closed_waiting"]) == ("abandoned", 0)
    assert found["closed"] > 10


def test_row_10_a_game_given_up_without_opening_them_is_refused() -> None:
    found = run(tricks.KeepsClosed(), answers=40)
    assert says(found, "verify: agreement: the value of period 1 in the closed chain is not revealed")


def test_row_10_a_game_that_is_never_closed_says_so() -> None:
    found = run(tricks.NeverReveals())
    assert found.named == {"running"}
    assert "hidden-later" in found.report["not_proven"]


def test_row_10_a_revealed_table_never_goes_on() -> None:
    """The source refuses it; a host that forces it has told two ends of one table."""
    chance = Verifiable.opened(fresh())
    chance.agree_alone()
    chance.end(abandoned=True)
    for source in (chance, restored(chance.to_bytes())):
        with pytest.raises(BadInput, match="over"):
            source.heard(1, "p1", "pass")
    assert says(run(tricks.GoesOn()), "device: sealed-changed", "device: report-newest")


# 11. Format 1, and rescued tables


def test_row_11_a_table_of_format_2_is_not_reported_in_format_1() -> None:
    """Where the host could steer; every device that noted a commitment of format 2 objects."""
    host = Host()
    host.run()
    old = json.dumps(FirstHost().run().report).encode()
    assert host.device.compare(NAME, old)[1] == ["report-format"]


def test_row_11_a_rescue_that_never_was_is_noticed_and_named() -> None:
    """Nothing before a rescue is proven, so a host might like to have rescued a table."""
    found = run(tricks.Paper(lambda report: report["header"].update(rescued=30)))
    assert says(found, "device: report-header", "device: report-commitment", "journal: ")
    assert found.named == {"rescued"}
    assert "rescued" in found.report["not_proven"]


def test_row_11_format_1_says_what_it_does_not_prove() -> None:
    found = FirstHost().run()
    assert found.unnoticed
    assert any("format 1" in line for line in found.report["not_proven"])
    assert FirstVerifiable.format == 1
