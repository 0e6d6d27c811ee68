"""A record played again with the rules: real tables with take-backs, undos and restarts are proven whole; a record that
is not what the rules ask, or not that of the journal, is refused."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest

from meridian import games
from meridian.core.errors import BadInput
from meridian.core.game import edition_of, new_header, speaker_for
from meridian.core.journal import Journal
from meridian.core.position import CHANCE
from meridian.fair.record import Record, RollRecord
from meridian.fair.replaying import facts_of
from meridian.fair.report import effects_of, make_report, to_bytes
from meridian.fair.restoring import restored
from meridian.fair.source import typed
from meridian.fair.terms import TYPED
from meridian.fair.verifiable import Verifiable
from meridian.fair.verify import Failure, verify
from meridian.fair.verifying import verify_report
from meridian.server.journals.journaling import replay_chance
from meridian.session.session import Session
from tests.fair.tables import (
    GAME,
    GAME_HEADER,
    PERIODS,
    SIGNATORY,
    fixed,
    play_on,
    real_table,
    sealed,
    table_report,
    take_back,
)

change = msgspec.structs.replace


def checked(at: Session) -> dict[str, Any]:
    """The report of a table, checked with its journal."""
    return verify_report(table_report(at), GAME, at.journal())


def chance_of(at: Session) -> Verifiable:
    assert isinstance(at.source, Verifiable)
    return at.source


# Honest tables


def test_a_table_with_take_backs_is_proven_whole() -> None:
    at, random = real_table(), Random(1)
    for _ in range(4):
        play_on(at, 40, random)
        take_back(at, 25)
        verify(table_report(at))
    play_on(at, 10_000, random)
    found = checked(at)
    chances = sum(actor == CHANCE for actor, _ in at.entries)
    assert (found["over"], found["journal"], found["take_backs"]) == (True, True, 4)
    assert found["open"] + found["closed"] == found["rolls"] > chances


def test_what_rolls_led_to_is_told_after_a_take_back_too() -> None:
    at, random = real_table(), Random(1)
    play_on(at, 40, random)
    take_back(at, 25)
    play_on(at, 10_000, random)
    report = json.loads(table_report(at))
    back = next(roll["number"] for roll in report["rolls"] if roll["taken_back"])
    told = {number for number, _ in report["effects"]}
    assert {number for number in told if number < back}
    assert len([number for number in told if number >= back]) > 10


@pytest.mark.parametrize("seed", range(4))
def test_what_rolls_led_to_is_what_was_told_at_the_table(seed: int) -> None:
    at, random = real_table(), Random(seed)
    play_on(at, 10_000, random)
    chance_of(at).end()
    record = chance_of(at).record()
    steps = {roll.step: roll.number for roll in record.rolls}
    told: dict[int, list[Any]] = {roll.number: [] for roll in record.rolls}
    for number, fact in at.facts:
        if number in steps:
            told[steps[number]].append(fact)
    assert facts_of(record, GAME, at.journal()) == told


def test_an_undo_leaves_the_journal_and_the_record_at_one() -> None:
    at, random = real_table(), Random(2)
    undone = 0
    while at.asked():
        play_on(at, 1, random)
        undone += len(at.entries) % 5 == 0 and any(at.take_back(seat) for seat in range(2))
        play_on(at, 1, random)
    assert undone > 3
    found = checked(at)
    assert (found["over"], found["take_backs"]) == (True, 0)


def test_a_restart_between_answers_changes_nothing() -> None:
    straight, again = real_table(), real_table()
    stored = chance_of(again).to_bytes()
    one, two = Random(3), Random(3)
    while straight.asked():
        for at, random in ((straight, one), (again, two)):
            play_on(at, 10, random)
        again = Session(GAME, GAME_HEADER, restored(stored), again.entries)
        replay_chance(GAME, GAME_HEADER, again.entries, chance_of(again))
        if len(again.entries) == 40:
            take_back(straight, 5)
            take_back(again, 5)
            stored = chance_of(again).to_bytes()
    assert table_report(straight) == table_report(again)


def test_a_crash_after_a_roll_gives_the_same_roll() -> None:
    at = real_table()
    stored = chance_of(at).to_bytes()
    play_on(at, 30, Random(4))
    last = max(number for number, (actor, _) in enumerate(at.entries, start=1) if actor == CHANCE)
    again = Session(GAME, GAME_HEADER, restored(stored), at.entries[: last - 1])
    replay_chance(GAME, GAME_HEADER, again.entries, chance_of(again))
    again.let_chance_decide()
    assert again.entries == at.entries[: len(again.entries)]
    assert len(again.entries) >= last


# A running game


def test_a_running_game_is_compared_as_far_as_its_record_tells() -> None:
    at = real_table()
    play_on(at, 40, Random(5))
    assert checked(at)["journal"] is True
    assert facts_of(chance_of(at).record(), GAME, at.journal())


def test_of_a_running_game_with_rolls_taken_back_nothing_is_claimed() -> None:
    at = real_table()
    play_on(at, 40, Random(5))
    take_back(at, 25)
    assert facts_of(chance_of(at).record(), GAME, at.journal()) == {}
    found = checked(at)
    assert (found["journal"], found["over"]) == (False, False)
    play_on(at, 10_000, Random(6))
    assert checked(at)["journal"] is True


def test_a_period_that_the_game_had_not_reached_is_noticed_while_it_runs() -> None:
    at = real_table()
    play_on(at, 40, Random(5))
    record = chance_of(at).record()
    later = [change(roll, period=roll.period + (roll.number > 12)) for roll in record.rolls]
    with pytest.raises(BadInput, match="roll 13 was made in period 3; by the rules it was 2"):
        facts_of(change(record, rolls=later), GAME, at.journal())
    places = [change(roll, place=roll.place + (roll.number == 5)) for roll in record.rolls]
    with pytest.raises(BadInput, match="roll 5 has place 6; by the rules it is 5"):
        facts_of(change(record, rolls=places), GAME, at.journal())


# What is refused


@cache
def finished() -> tuple[Record, Journal]:
    """A game with an undo and a take-back, to its end."""
    at, random = real_table(), Random(7)
    play_on(at, 30, random)
    while not any(at.take_back(seat) for seat in range(2)):
        play_on(at, 1, random)
    play_on(at, 20, random)
    take_back(at, 25)
    play_on(at, 10_000, random)
    chance_of(at).end()
    return chance_of(at).record(), at.journal()


def with_roll(number: int, **changes: Any) -> Record:
    record, _ = finished()
    rolls = [change(roll, **changes) if roll.number == number else roll for roll in record.rolls]
    return change(record, rolls=rolls)


def refused(record: Record, journal: Journal | None = None) -> str:
    with pytest.raises(BadInput) as error:
        facts_of(record, GAME, journal or finished()[1])
    return str(error.value)


def roll_of(number: int) -> RollRecord:
    return finished()[0].rolls[number - 1]


def test_the_record_is_that_of_the_journal() -> None:
    record, journal = finished()
    assert len(facts_of(record, GAME, journal)) == len(record.rolls)


def test_questions_the_rules_did_not_ask_are_refused() -> None:
    one, card = roll_of(1), roll_of(13)
    assert one.outcomes is not None
    assert card.chain == "closed"
    asked = "roll {} is not what the rules asked of chance in entry {}"
    assert refused(with_roll(1, weights=[2, 1])) == asked.format(1, 1)
    assert refused(with_roll(1, outcomes=one.outcomes[::-1])) == asked.format(1, 1)
    assert refused(with_roll(1, audience="p1")) == asked.format(1, 1)
    assert refused(with_roll(1, chain="closed")) == asked.format(1, 1)
    assert refused(with_roll(1, clauses=[])) == asked.format(1, 1)
    assert refused(with_roll(13, chain="open")) == asked.format(13, 13)
    assert refused(with_roll(13, audience="everybody")) == asked.format(13, 13)


def test_periods_and_places_are_those_of_the_rules() -> None:
    assert "was made in period 2; by the rules it was 1" in refused(with_roll(3, period=2))
    assert "has place 4; by the rules it is 3" in refused(with_roll(3, place=4))
    back = next(roll for roll in finished()[0].rolls if roll.taken_back)
    assert "by the rules it was" in refused(with_roll(back.number, taken_back=back.taken_back + 1))
    assert "by the rules it was" in refused(with_roll(back.number, taken_back=0))


def test_rolls_that_nobody_asked_for_are_refused() -> None:
    record, _ = finished()
    twice = change(record, rolls=[*record.rolls[:12], record.rolls[11], *record.rolls[12:]])
    assert "roll 12 stands where the rules asked nothing of chance (entry 13)" in refused(twice)
    fewer = change(record, rolls=record.rolls[:20] + record.rolls[21:])
    assert refused(fewer)
    assert "roll 5 stands where" in refused(with_roll(5, step=6))
    other = next(name for name in roll_of(1).outcomes or [] if name != roll_of(1).outcome)
    assert refused(with_roll(1, outcome=other))


def heard_at(which: Callable[[tuple[int, str, str]], bool]) -> tuple[RollRecord, int]:
    """The first roll before which something like this was heard, and where."""
    return next((roll, at) for roll in finished()[0].rolls for at, one in enumerate(roll.heard or []) if which(one))


def with_heard(roll: RollRecord, heard: list[tuple[int, str, str]]) -> Record:
    return with_roll(roll.number, heard=heard)


def test_entries_left_out_changed_or_turned_round_are_refused() -> None:
    roll, at = heard_at(lambda entry: entry[1] == "p1")
    heard = roll.heard or []
    assert refused(with_heard(roll, heard[:at] + heard[at + 1 :]))
    assert "of the record of rolls stands where entry" in refused(
        with_heard(roll, [*heard[:at], heard[at], *heard[at:]])
    )
    number, who, words = heard[at]
    assert refused(with_heard(roll, [*heard[:at], (number, "p2", words), *heard[at + 1 :]]))
    assert refused(with_heard(roll, [*heard[:at], (number, who, "attack domination"), *heard[at + 1 :]]))


def test_take_backs_left_out_or_made_up_are_refused() -> None:
    roll, at = heard_at(lambda entry: entry[1:] == ("table", "take-back"))
    heard = roll.heard or []
    kept = heard[at][0]
    assert refused(with_heard(roll, heard[:at] + heard[at + 1 :]))
    for wrong in (kept + 1000, -1):
        said = refused(with_heard(roll, [*heard[:at], (wrong, "table", "take-back"), *heard[at + 1 :]]))
        assert f"a take-back to entry {wrong}, where the journal had" in said
    again = [*heard[: at + 1], heard[at], *heard[at + 1 :]]
    assert f"a take-back to entry {kept}, where the journal had {kept}" in refused(with_heard(roll, again))


def test_a_game_is_not_over_before_its_end() -> None:
    at = real_table()
    play_on(at, 40, Random(8))
    chance_of(at).end()
    with pytest.raises(BadInput, match="closed as over, but the game goes on"):
        facts_of(chance_of(at).record(), GAME, at.journal())
    given_up = real_table()
    play_on(given_up, 40, Random(8))
    chance_of(given_up).end(abandoned=True)
    found = verify_report(table_report(given_up), GAME, given_up.journal())
    assert (found["ended"], found["journal"]) == ("abandoned", True)


def test_other_journals_are_refused() -> None:
    record, journal = finished()
    entries = journal.entries
    for other in (entries[:-1], [*entries[:30], *entries[31:]], [*entries, entries[-1]], []):
        assert "of the journal is not what the record of rolls holds" in refused(record, Journal(journal.header, other))
    header = change(journal.header, seats=3)
    assert "headers differ" in refused(record, Journal(header, entries))
    header = change(journal.header, chance="declared")
    assert "differ in who rolled the dice" in refused(record, Journal(header, entries))


def test_a_wrong_shape_is_one_clear_line() -> None:
    """The rest of a report may be in order, and still hold something that is no report."""
    at = real_table()
    play_on(at, 10_000, Random(9))
    report = json.loads(table_report(at))
    for change_of, said in (
        ({"effects": [[1, 7]]}, "not the shape of a report"),
        ({"lang": "fr"}, "lang: there is no"),
    ):
        changed = sealed({**report, **change_of})
        verify(changed)
        with pytest.raises(Failure, match=said):
            verify_report(changed, GAME, at.journal())


# Rescued tables


def test_a_rescued_table_is_proven_from_its_rescue_on() -> None:
    lost, random = real_table(), Random(10)
    play_on(lost, 40, random)
    entries = len(lost.entries)
    chance = Verifiable("a table", GAME_HEADER, secret=fixed, periods=PERIODS, rescued=entries)
    chance.agree(["person", "person"], [None, None], [None, None])
    at = Session(GAME, GAME_HEADER, chance, lost.entries)
    at.let_chance_decide()
    play_on(at, 20, random)
    take_back(at, 3)
    play_on(at, 10_000, random)
    found = checked(at)
    assert (found["rescued"], found["journal"], found["given"]) == (entries, True, [])
    assert found["rolls"] < sum(actor == CHANCE for actor, _ in at.entries)
    record = chance.record()
    below = [change(roll, heard=[(entries - 1, "table", "take-back")]) for roll in record.rolls[:1]]
    with pytest.raises(BadInput, match=f"a take-back to entry {entries - 1}, where the journal had {entries}"):
        facts_of(change(record, rolls=[*below, *record.rolls[1:]]), GAME, at.journal())


# Dice that people read out


def test_dice_that_were_read_out_are_entries_of_chance_and_no_rolls() -> None:
    """As a server does it: dice of a real table are asked of people, decks stay with the server."""
    at, read_out = with_real_dice(60)
    record = chance_of(at).record()
    heard = [entry for part in [*record.rolls, record.closing] if part for entry in part.heard or []]
    assert len([who for _, who, _ in heard if who == "declared p1"]) == read_out > 0
    game = at.game
    facts_of(record, game, at.journal())
    report = to_bytes(make_report(record, game, at.journal(), "en", SIGNATORY))
    found = verify_report(report, game, at.journal())
    assert (found["secrets"], found["journal"]) == (TYPED, True)
    effects_of(facts_of(record, game, at.journal()), True, speaker_for(game, edition_of(game, {}), "en"))


def test_a_declared_entry_where_no_die_was_asked_is_refused() -> None:
    at, _ = with_real_dice(60)
    record = chance_of(at).record()
    closing = record.closing
    assert closing is not None
    number = len(at.entries) + 1
    more = change(closing, heard=[*closing.heard, (number, "declared p1", "roll 1")])
    with pytest.raises(BadInput, match=f"entry {number}"):
        facts_of(change(record, closing=more), at.game, at.journal())


def with_real_dice(entries: int) -> tuple[Session, int]:
    game = games.load("globopolis")
    header = change(new_header(game, 2), chance="declared")
    chance = Verifiable("a table", header, secret=fixed, secrets=TYPED, periods=PERIODS)
    chance.agree(["person", "person"], [None, None], [None, None])
    at, random, read_out = Session(game, header, chance, []), Random(11), 0
    while len(at.entries) < entries and not at.p.over:
        draw = at.draw()
        if draw is None:
            seat = at.asked()[0]
            action = random.choice(at.p.options(seat))
            at.enter(seat, action)
            chance.heard(len(at.entries), at.words.actor(seat), at.words.say(action))
            continue
        chances = at.p.chances()
        if typed(chances):
            shown = random.choice(chances.outcomes)
            chance.heard(draw.number, "declared p1", at.words.say(shown))
            read_out += 1
        else:
            shown = chances.outcomes[chance.pick(draw)]
        at.enter(CHANCE, shown)
    chance.end(abandoned=not at.p.over)
    return at, read_out
