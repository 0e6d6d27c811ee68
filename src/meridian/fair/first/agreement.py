"""Journal and record belong together: the same game, the same entries, and only what the rules asked of chance."""

from __future__ import annotations

import msgspec

from meridian.core.codec import words_for
from meridian.core.errors import BadInput
from meridian.core.facts import Fact, unique
from meridian.core.game import Game
from meridian.core.journal import Header, Journal
from meridian.core.position import CHANCE
from meridian.core.replay import replay
from meridian.core.words import Words
from meridian.fair.declared import DeclaredSource
from meridian.fair.first.record import Record, Roll, record_header
from meridian.fair.first.verifiable import NEXT_PERIOD, TABLE, TAKE_BACK
from meridian.fair.source import ChanceQuestion, question, typed
from meridian.fair.terms import CLOSED, DECLARED_BY, OPEN, TYPED, Heard, audience_words


class Replayed(msgspec.Struct):
    """A journal played again: the questions to chance and what each led to, by the number of the entry. `typed` are
    those that people were asked instead."""

    said: list[Heard]
    draws: dict[int, ChanceQuestion]
    facts: dict[int, list[Fact]]
    typed: set[int]


def agree(record: Record, game: Game, journal: Journal) -> dict[int, list[Fact]]:
    """What each roll of the record led to, by its number; a record that is not the journal's is refused."""
    _check_header(record, journal.header)
    words = words_for(game, journal.header)
    played = _play_again(game, journal, words)
    steps = _steps_at_the_end(record, played) if record.over else _steps_so_far(record, played)
    for roll in record.rolls:
        if roll.number in steps:
            _check_question(roll, played.draws[steps[roll.number]], record.header.seats)
    if record.over:
        _check_periods(record, played, steps)
    return {number: played.facts[step] for number, step in steps.items()}


def _play_again(game: Game, journal: Journal, words: Words) -> Replayed:
    played = Replayed([], {}, {}, set())
    declared = journal.header.chance == DeclaredSource.kind
    for number, entry, facts, p in replay(game, journal):
        played.facts[number] = facts
        if entry is not None:
            played.said.append((number, words.actor(entry[0]), words.say(entry[1])))
        if CHANCE in p.who():
            chances = p.chances()
            played.draws[number + 1] = question(game, words, p, chances, number + 1)
            if declared and typed(chances):
                played.typed.add(number + 1)
    return played


def _check_header(record: Record, header: Header) -> None:
    head = record.header
    if head != record_header(head.table, header, head.chain_length, head.secrets):
        raise BadInput("the record of rolls is not that of this journal: their headers differ")
    if (head.secrets == TYPED) != (header.chance == DeclaredSource.kind):
        raise BadInput("journal and record of rolls differ in who rolled the dice")


def _steps_at_the_end(record: Record, played: Replayed) -> dict[int, int]:
    """What the record heard and rolled, with take-backs carried out, is the journal entry by entry."""
    told: list[Heard] = []
    rolled: dict[int, int] = {}
    for roll in record.rolls:
        told = _hear(told, roll.heard or [])
        told.append((int(roll.step or 0), "chance", str(roll.outcome)))
        rolled[int(roll.step or 0)] = roll.number
    told = _hear(told, record.closing.heard if record.closing else [])
    for at in range(max(len(told), len(played.said))):
        if [_written(entry, played) for entry in told[at : at + 1]] != played.said[at : at + 1]:
            raise BadInput(f"entry {at + 1} of the journal is not what the record of rolls holds")
    return {rolled[number]: number for number, actor, _ in told if actor == "chance"}


def _written(entry: Heard, played: Replayed) -> Heard:
    """What a person has declared is an entry of chance, where the rules asked for a die."""
    number, actor, words = entry
    return (number, "chance", words) if actor.startswith(DECLARED_BY) and number in played.typed else entry


def _hear(told: list[Heard], heard: list[Heard]) -> list[Heard]:
    for number, actor, words in heard:
        if actor != TABLE:
            told = [*told, (number, actor, words)]
        elif words == TAKE_BACK:
            told = told[:number]
    return told


def _steps_so_far(record: Record, played: Replayed) -> dict[int, int]:
    """Of a running game the record tells no steps: rolls and chance entries are matched in their order.

    After a take-back the record holds more rolls than the journal; then nothing can be matched.
    """
    by_chance = [(number, outcome) for number, actor, outcome in played.said if actor == "chance"]
    drawn = [(number, outcome) for number, outcome in by_chance if number not in played.typed]
    if len(drawn) > len(record.rolls):
        raise BadInput(f"the journal holds {len(drawn)} rolls and draws, its record only {len(record.rolls)}")
    if len(drawn) < len(record.rolls):
        return {}
    for (number, outcome), roll in zip(drawn, record.rolls, strict=True):
        if roll.outcome not in (None, outcome):
            raise BadInput(f"entry {number} of the journal is not what the record of rolls holds")
    return {roll.number: number for (number, _), roll in zip(drawn, record.rolls, strict=True)}


def _check_question(roll: Roll, draw: ChanceQuestion, seats: int) -> None:
    """The rules asked chance just this; other weights would be loaded dice."""
    chain = OPEN if draw.public() else CLOSED
    told = (roll.audience, roll.clauses, roll.chain)
    right = told == (audience_words(draw.audience, seats), unique(draw.clauses), chain)
    if right and roll.outcomes is not None:
        right = (roll.outcomes, roll.weights) == (draw.outcomes, draw.weights)
    if not right:
        raise BadInput(f"roll {roll.number} is not what the rules asked of chance in entry {draw.number}")


def _check_periods(record: Record, played: Replayed, steps: dict[int, int]) -> None:
    """Periods are those of the game, moved on only where the table says so: a host free to choose could pick a key."""
    shift, noted = 0, False
    for roll in record.rolls:
        noted = noted or any((actor, words) == (TABLE, NEXT_PERIOD) for _, actor, words in roll.heard or [])
        if roll.number not in steps:
            continue
        moved = roll.period - played.draws[steps[roll.number]].period
        if moved != shift and not noted:
            raise BadInput(f"roll {roll.number} was made in period {roll.period}, which the game had not reached")
        shift, noted = moved, False
