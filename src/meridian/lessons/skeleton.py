"""Lessons to begin with: a small one that passes at once, and the skeleton of one from any journal."""

from __future__ import annotations

import copy
import json
from collections.abc import Iterator
from typing import Any, Final, NamedTuple

from meridian.core.codec import words_for
from meridian.core.errors import BadInput, BadPosition, Refused
from meridian.core.facts import Fact, collect
from meridian.core.game import Game, begin, edition_of, new_header, speaker_for
from meridian.core.journal import Entry, Header, Journal
from meridian.core.position import CLOCK, Position
from meridian.core.replay import replay
from meridian.core.schema import Nested, PerSeat, Schema
from meridian.core.speaker import Speaker
from meridian.core.words import Words
from meridian.lessons import course
from meridian.lessons.check import TODO
from meridian.scenarios.run import ScenarioRun, forced
from meridian.scenarios.scenario import Step

ANSWERS: Final = 10
"""The default number of the learner's answers in a skeleton."""
FARTHEST_BACK: Final = 400
"""How many entries before the first one wanted are searched for a position that can be written in words."""
TRIES: Final = 60
"""So often a position is tried again without a key that a starting position cannot have."""
WIDTH: Final = 110
WRONG: Final = {"en": "You may, but follow the light for now.", "de": "Das darfst du, aber folge jetzt dem Licht."}


class SkeletonStep(NamedTuple):
    """What is played in a step, and the first thing that comes of it."""

    entries: list[Entry]
    fact: Fact | None


class Skeleton(NamedTuple):
    """A lesson to be written: where it begins, and what is played in each step."""

    game: Game
    header: Header
    learner: int
    steps: list[SkeletonStep]
    first: int
    """The number of the journal's entry with which it begins."""
    clauses: list[str]
    """The rules behind what happens in it."""


# Writing TOML


def plain(value: Any) -> str:
    """A value as TOML, on one line."""
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False)
    if isinstance(value, list):
        return f"[{', '.join(map(plain, value))}]"
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(key)} = {plain(each)}" for key, each in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    return str(value)


def _key(key: str) -> str:
    return key if key.replace("_", "").replace("-", "").isalnum() and key.isascii() else plain(key)


def _pair(key: str, value: Any) -> str:
    """A key with its value; a long list has a line for each thing in it."""
    line = f"{key} = {plain(value)}"
    if len(line) <= WIDTH or not isinstance(value, list):
        return line
    return "\n".join([f"{key} = [", *(f"    {plain(each)}," for each in value), "]"])


def _position(position: dict[str, Any]) -> Iterator[str]:
    """The tables of a position."""
    yield "[position]                       # how the table looks at the beginning; docs/scenarios.md lists the keys"
    tables = {key: value for key, value in position.items() if key == "players"}
    yield from (_pair(_key(key), value) for key, value in position.items() if key not in tables)
    for key, records in tables.items():
        for name, record in records.items():
            yield ""
            yield f"[position.{key}.{name}]"
            yield from (_pair(_key(inner), value) for inner, value in record.items())


def _head(
    game: Game, lesson_id: str, header: Header, clauses: list[str], learner: str, names: dict[str, str]
) -> Iterator[str]:
    yield "# A lesson is a scenario with teaching in it. docs/lessons.md explains every key; meridian check checks it."
    yield f"title = {plain(f'Lesson: {lesson_id}')}    # for you, not for the learner"
    yield f"game = {plain(header.game)}"
    yield f"{_pair('clauses', clauses)}    # the rules it teaches: each must really happen in it"
    yield f"players = {header.seats}"
    usual = new_header(game, header.seats, overlay=header.overlay or None).options
    options = {name: value for name, value in header.options.items() if usual.get(name) != value}
    if options:
        yield _pair("options", options)
    if header.overlay:
        yield _pair("edition", header.overlay)
    yield ""
    yield "[lesson]"
    yield f"id = {plain(lesson_id)}    # a short name that never changes: progress is kept under it"
    yield "version = 1    # one more whenever steps change"
    yield "minutes = 5"
    yield f"learner = {plain(learner)}    # whose seat it is"
    yield _pair("names", names)


def _texts(key: str, en: str, de: str) -> Iterator[str]:
    yield f"{key}.en = {plain(en)}"
    yield f"{key}.de = {plain(de)}"


# A lesson that passes at once


def new_lesson(game: str, lesson_id: str) -> str:
    """A small commented lesson that passes: the beginning of the game's first one."""
    lessons = course.lessons_of(game)
    if not lessons:
        raise BadInput(f"{game} has no lesson to begin from; turn a journal into one with --from")
    first = lessons[0]
    asking = next(at for at, step in enumerate(first.steps) if step.asks(first.learner))
    taught = first.scenario.step[: asking + 1]
    run = ScenarioRun(first.game, first.scenario)
    run.steps()
    clauses = [clause for clause in first.scenario.clauses if 0 < run.cited_in.get(clause, 0) <= asking + 1]
    lines = [*_head(first.game, lesson_id, first.header, clauses, first.head.learner, first.head.names)]
    lines += ["# What the learner reads, in both languages: a title, what one can do afterwards, the last sentence."]
    lines += [*_texts("name", "My lesson", "Meine Lektion")]
    lines += [*_texts("goal", "Make a first move.", "Einen ersten Zug machen.")]
    lines += ["# What is said to a wrong answer for which there is no reply."]
    lines += [*_texts("wrong", WRONG["en"], WRONG["de"])]
    lines += [*_texts("done", "That is how it is done.", "So geht das.")]
    if first.scenario.position is not None:
        lines += ["", *_position(first.scenario.position)]
    for number, step in enumerate(taught):
        asks = first.steps[number].asks(first.learner)
        about = "to do: the learner answers" if asks else "to watch: the learner reads, goes on, and sees it happen"
        lines += ["", f"# Step {number + 1}, {about}.", "[[step]]", *_step(step, bool(asks))]
    return "\n".join(lines) + "\n"


def _step(step: Step, asks: bool) -> Iterator[str]:
    if step.say is not None:
        yield from _texts("say", step.say.en, step.say.de)
    if step.point:
        yield f"{_pair('point', step.point)}    # what is lit"
    if step.accept is not None:
        yield f"{_pair('accept', step.accept)}    # which answers are right, if not only the one in play"
    if step.reply:
        yield "# What is said to certain answers; * stands for anything."
        yield _pair("reply", [{"to": reply.to, "en": reply.en, "de": reply.de} for reply in step.reply])
    if step.after is not None:
        yield from _texts("after", step.after.en, step.after.de)
    if asks:
        yield "# The learner's line is the right answer. What others and chance do after it stands behind it."
    yield _pair("play", step.play)
    if step.facts:
        yield f"{_pair('facts', step.facts)}    # for you: if a rule changes one day, the check fails here"


# A lesson from a journal


def from_journal(game: Game, journal: Journal, seat: int, first: int, last: int | None) -> Skeleton:
    """The skeleton of a lesson from the entries of a journal, counted from 1, as a seat played them."""
    if not 0 <= seat < journal.header.seats:
        raise BadInput(f"--seat {seat + 1}: this game has seats 1 to {journal.header.seats}")
    entries = journal.entries
    if last is None:
        mine = [at for at, (actor, _) in enumerate(entries, start=1) if actor == seat and at >= first]
        last = mine[:ANSWERS][-1] if mine else first
    if not 1 <= first <= last <= len(entries):
        raise BadInput(f"--entries {first}-{last}: this journal has entries 1 to {len(entries)}")
    header, start = _beginning(game, journal, first, last)
    played = entries[start - 1 : last]
    steps = _steps(game, header, played, seat)
    if not any(actor == seat for step in steps for actor, _ in step.entries):
        raise BadInput(f"--seat {seat + 1}: has no answer to give in entries {first} to {last}")
    told = _facts_of(game, header, played) or []
    return Skeleton(game, header, seat, steps, start, sorted({clause for fact in told for clause in fact.clauses}))


def _beginning(game: Game, journal: Journal, first: int, last: int) -> tuple[Header, int]:
    """A header whose position in words leads to the same as the journal, and the number of the first entry played on
    it: the one wanted, or one before it, since words cannot say everything that is under way; at worst the first."""
    facts: list[list[Fact]] = []
    shown: dict[int, Position] = {}
    for number, _, told, p in replay(game, journal, last):
        facts.append(told)
        if max(1, first - 1 - FARTHEST_BACK) <= number < first and (number == first - 1 or _begins_turn(game, p)):
            shown[number] = game.rules.copy(p)
    for number in sorted(shown, reverse=True):
        wanted = [fact for told in facts[number + 1 : last + 1] for fact in told]
        for header in _headers(game, journal.header, shown[number]):
            if _facts_of(game, header, journal.entries[number:last]) == wanted:
                return header, number + 1
    return journal.header, 1


def _begins_turn(game: Game, p: Position) -> bool:
    """Whether a player is asked what a turn begins with."""
    return any(seat >= 0 and p.question(seat).key in game.turn_questions for seat in p.who())


def _facts_of(game: Game, header: Header, entries: list[Entry]) -> list[Fact] | None:
    """What these entries lead to; None if one of them is not legal."""
    p = begin(game, header, recording=True)
    collect(p)
    try:
        for entry in entries:
            p.play_checked(*entry)
    except Refused:
        return None
    return collect(p)


def _headers(game: Game, header: Header, p: Position) -> Iterator[Header]:
    """Headers whose positions in words may stand for this one: at each moment, with the seat that is asked on turn."""
    told = _without_nothing(_readable(game.schema, game.rules.show(p)))
    asked = [seat for seat in p.who() if seat >= 0][:1]
    for moment in game.schema.moments():
        for turn in ({}, *({"on_turn": f"p{seat + 1}"} for seat in asked)):
            found = _accepted(game, header, {"moment": moment, **told, **turn})
            if found is not None:
                yield found


def _accepted(game: Game, header: Header, start: dict[str, Any]) -> Header | None:
    """The header with this start; keys that a start cannot have are left out."""
    start = copy.deepcopy(start)
    for _ in range(TRIES):
        try:
            return new_header(game, header.seats, header.options, start, header.overlay or None)
        except BadPosition as error:
            if not _drop(start, [str(key) for key in error.at]):
                return None
        except BadInput:
            return None
    return None


def _drop(start: dict[str, Any], at: list[str]) -> bool:
    """Leave out a key, and the same key of its neighbours in a table of records."""
    around: list[Any] = [start]
    for depth, key in enumerate(at[:-1]):
        last = depth == len(at) - 2
        inside = [each for each in around if isinstance(each, dict)]
        around = [v for each in inside for k, v in each.items() if k == key or (last and isinstance(v, dict) and depth)]
    found = [each for each in around if isinstance(each, dict) and at and at[-1] in each]
    for each in found:
        del each[at[-1]]
    return bool(found)


def _readable(schema: Schema, shown: dict[str, Any]) -> dict[str, Any]:
    """What of a shown position a starting position may say."""
    told: dict[str, Any] = {}
    for part in schema.parts:
        if not part.readable or part.key not in shown:
            continue
        value = shown[part.key]
        if isinstance(part, PerSeat):
            value = {seat: _readable(part.schema, record) for seat, record in value.items()}
        elif isinstance(part, Nested):
            value = _readable(part.schema, value)
        told[part.key] = value
    return told


def _without_nothing(value: Any) -> Any:
    """The same without what is not there."""
    if not isinstance(value, dict):
        return value
    return {key: _without_nothing(each) for key, each in value.items() if each not in ("none", None, [], {})}


def _steps(game: Game, header: Header, entries: list[Entry], learner: int) -> list[SkeletonStep]:
    """The entries in steps: each answer of the learner begins one. What has only one answer plays itself, unless the
    one who answers next is asked already."""
    p = begin(game, header, recording=True)
    collect(p)
    before, told = [], []
    for entry in entries:
        before.append(game.rules.copy(p))
        p.play_checked(*entry)
        told.append(next(iter(collect(p)), None))
    lines: list[int] = []
    following: int | None = None
    for at in reversed(range(len(entries))):
        actor = entries[at][0]
        if following != CLOCK and forced(before[at], following) == entries[at]:
            continue
        lines.append(at)
        following = None if actor == learner else actor
    steps = [SkeletonStep([], None)]
    for at in reversed(lines):
        if entries[at][0] == learner:
            steps.append(SkeletonStep([], None))
        steps[-1] = SkeletonStep([*steps[-1].entries, entries[at]], steps[-1].fact or told[at])
    return [step for step in steps if step.entries]


def written(skeleton: Skeleton, lesson_id: str) -> str:
    """A skeleton as a file; the texts that are missing are marked."""
    game, header = skeleton.game, skeleton.header
    words, speaker = words_for(game, header), speaker_for(game, edition_of(game, header.overlay), "en")
    learner = words.actor(skeleton.learner)
    others = [words.actor(seat) for seat in range(header.seats) if seat != skeleton.learner]
    names = dict(zip(others, ("Ida", "Marco", "Zheng", "Amara", "Jonas"), strict=False))
    lines = [*_head(game, lesson_id, header, skeleton.clauses, learner, names)]
    answers = sum(actor == skeleton.learner for step in skeleton.steps for actor, _ in step.entries)
    if answers > ANSWERS:
        lines.append('# needs = ["..."]    # ids of lessons that come before: without one, 12 answers are the most')
    for key, about in (("name", "a title"), ("goal", "what one can do afterwards"), ("done", "the last sentence")):
        lines += _texts(key, f"{TODO}: {about}", f"{TODO}: {about}")
    lines += _texts("wrong", WRONG["en"], WRONG["de"])
    if header.start is not None:
        lines += ["", *_position(header.start)]
    for number, step in enumerate(skeleton.steps, start=1):
        lines += ["", *_skeleton_step(number, step, skeleton.learner, words, speaker)]
    return "\n".join(lines) + "\n"


def _skeleton_step(number: int, step: SkeletonStep, learner: int, words: Words, speaker: Speaker) -> Iterator[str]:
    first, action = step.entries[0]
    asks = first == learner
    yield f"# Step {number}, {'to do' if asks else 'to watch'}: {speaker.action(action)}"
    yield "[[step]]"
    about = "what is said before the answer" if asks else "what is said before this is shown"
    yield from _texts("say", f"{TODO}: {about}", f"{TODO}: {about}")
    if asks:
        yield _pair("point", [f"answer:{words.say(action)}"])
    yield _pair("play", [f"{words.actor(actor)} {words.say(action)}" for actor, action in step.entries])
    if step.fact is not None:
        said = (str(value) for value in words.args(step.fact.args).values())
        yield _pair("facts", [" ".join([step.fact.key, *said])])
