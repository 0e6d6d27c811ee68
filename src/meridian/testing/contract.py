"""The contract that every game keeps, as checks that raise AssertionError where one is broken.

A test suite runs them over every discovered game: `for check in CHECKS: check(game, seats)`.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from random import Random
from typing import Any

import msgspec

from meridian.core.action import Action, Late, Refusal
from meridian.core.chance import weighted
from meridian.core.codec import from_bytes, from_lines, to_bytes, to_lines, words_for
from meridian.core.errors import Refused
from meridian.core.facts import Fact, heard
from meridian.core.game import Game, begin, digest, edition_of, new_header, speaker_for
from meridian.core.journal import Journal
from meridian.core.messages import LANGUAGES
from meridian.core.playout import playout
from meridian.core.position import CHANCE, CLOCK, EVERYBODY, Position
from meridian.core.replay import final
from meridian.core.rulebook import rulebook
from meridian.core.schema import UNDER_WAY_KEY
from meridian.scenarios.paths import allowed_in, is_named, names_of
from meridian.testing.completeness import aids_can_be_shown, data_are_marked, messages_are_there, seats_fit_the_edition
from meridian.testing.fuzz import fuzzed
from meridian.testing.one_answer import lone_answers_are_no_secret, one_answer_is_the_only_one
from meridian.testing.procedures import procedures_are_as_declared
from meridian.testing.random_games import DECISIONS, GAME_COUNT, journals, moments, positions, random_journal
from meridian.testing.renewing import renewed_views_are_true
from meridian.testing.secrecy import orders_do_not_show, sealed_answers_do_not_show

__all__ = ["CHECKS", "DECISIONS", "GAME_COUNT", "Check", "positions", "random_journal", "twins"]

Check = Callable[[Game, int], None]

TWINS = 40
"""How often as many games as make up a long one are searched for twins."""
COMPARED = 200
"""How many positions of twins are compared at least."""


def random_games_end(game: Game, seats: int) -> None:
    """A game of random answers ends, or is unfinished after many decisions and still asks an actor; a
    result names winners, ranked first."""
    for seed in range(GAME_COUNT):
        _, p = random_journal(game, seats, seed)
        if not p.over:
            assert p.who()
            continue
        result = game.rules.result(p)
        assert result.winners
        assert sorted(result.ranking) == list(range(seats))
        assert result.ranking[0] in result.winners
        assert p.who() == []


def replay_gives_the_same(game: Game, seats: int) -> None:
    """A journal that went through bytes and through lines replays to the same position."""
    journal, p = random_journal(game, seats, 1)
    for again in (from_bytes(game, to_bytes(journal)), from_lines(game, to_lines(game, journal))):
        assert again == journal
        assert digest(game, final(game, again)) == digest(game, p)


def copies_are_independent(game: Game, seats: int) -> None:
    """Old copies never change, whatever is played on, and a copy plays on like its original."""
    kept: list[tuple[Position, str]] = []
    random = Random(5)
    for p in positions(game, seats, 2):
        if random.random() < 0.1:
            kept.append((game.rules.copy(p), digest(game, p)))
    assert len(kept) > 3
    for copy, before in kept:
        assert digest(game, copy) == before
        twin = game.rules.copy(copy)
        playout(copy, Random(7), 30)
        assert digest(game, twin) == before
        playout(twin, Random(7), 30)
        assert digest(game, twin) == digest(game, copy)


def every_option_is_accepted(game: Game, seats: int) -> None:
    """What is offered is legal, once each; the menu for people agrees; the default is among them."""
    random = Random(11)
    for p in positions(game, seats, 3):
        for seat in p.who():
            options = p.options(seat)
            assert options, "asked without an option"
            assert len(set(options)) == len(options), "an option is listed twice"
            assert p.default(seat) in options
            open_to_people = [action for action, refusal in p.menu(seat) if refusal is None]
            assert set(open_to_people) == set(options)
            for action in options:
                assert p.refusal(seat, action) is None
            if random.random() < 0.05:
                for action in options:
                    game.rules.copy(p).play_checked(seat, action)


def chance_picks_what_it_lists(game: Game, seats: int) -> None:
    """The same number of chance gives the same outcome, whether a frame lists all of them or not."""
    for at, (_, _, _, p) in enumerate(moments(game, seats, 7)):
        if CHANCE in p.who():
            picked = p.stack[-1].chance(p, Random(at).random)
            assert picked == p.chances().drawn(Random(at).random)


def fuzzed_actions_are_refused(game: Game, seats: int) -> None:
    """Anything that is not offered is refused with a reason, and nothing changes."""
    random = Random(13)
    refusals = 0
    for p in positions(game, seats, 4):
        if random.random() < 0.7:
            continue
        before = digest(game, p)
        for _ in range(6):
            actor = random.randrange(-3, seats + 2)
            action = fuzzed(game, random)
            offered = actor in p.who() and actor >= 0 and action in p.options(actor)
            said = 0 <= actor < seats and action in p.interjections(actor)
            refusal = p.refusal(actor, action)
            if offered or said or refusal is None:
                assert refusal is None
                game.rules.copy(p).play_checked(actor, action)
                continue
            refusals += 1
            assert refusal.key
            assert refused_by_play(game, p, actor, action) == refusal
            assert digest(game, p) == before, f"{action} was refused, but changed the position"
    assert refusals > 20


def refused_by_play(game: Game, p: Position, actor: int, action: Action) -> Refusal | None:
    """Why `play` would not have this entry; None if it played it."""
    try:
        p.play_checked(actor, action)
    except Refused as refused:
        return refused.refusal
    return None


def pieces_are_conserved(game: Game, seats: int) -> None:
    """Cards and tokens are neither made nor lost."""
    for seed in range(GAME_COUNT):
        last: Position | None = None
        pieces: dict[str, int] = {}
        for p in positions(game, seats, seed):
            if p is not last:
                last, pieces = p, game.rules.pieces(p)
            assert game.rules.pieces(p) == pieces


def reached_positions_can_be(game: Game, seats: int) -> None:
    """No position that play leads to breaks a law by which positions that were told are refused."""
    for seed in range(GAME_COUNT):
        for number, _, _, p in moments(game, seats, seed):
            assert next(iter(game.rules.flaws(p)), None) is None, f"after entry {number}"


def tables_with_changing_keys_are_declared(game: Game, seats: int) -> None:
    """Every table of a shown position has always the same keys, or says what they name (`Schema.tables`)."""
    seen: dict[str, set[str]] = {}
    names = names_of(game.schema.tables(), words_for(game, new_header(game, seats)))
    for p in positions(game, seats, 12):
        shown = {name: part for name, part in game.rules.show(p).items() if name != UNDER_WAY_KEY}
        for path, keys in tables_in(shown):
            allowed = allowed_in(path, names)
            if allowed is None:
                assert seen.setdefault(path, keys) == keys, f"{path or 'the position'} has now {keys ^ seen[path]}"
            else:
                assert all(is_named(key, allowed) for key in keys), path


def tables_in(shown: dict[str, Any], path: str = "") -> Iterator[tuple[str, set[str]]]:
    """Each table of plain data by its path, with its keys."""
    yield path, set(shown)
    for key, value in shown.items():
        if isinstance(value, dict):
            yield from tables_in(value, f"{path}.{key}" if path else key)


def views_are_plain_and_agree(game: Game, seats: int) -> None:
    """A view shows as JSON, is asked and answered like the position, and hides nothing of its own."""
    for p in positions(game, seats, 5):
        for seat in [*range(seats), None]:
            view = game.rules.view(p, seat)
            json.dumps(game.rules.show(view))
            assert digest(game, game.rules.view(view, seat)) == digest(game, view), "a view of a view differs"
            assert p.asked(seat) == view.who()
            if seat is not None and seat in p.who():
                assert seat in view.who()
                assert view.options(seat) == p.options(seat)
                assert view.question(seat) == p.question(seat)


def imagined_positions_agree(game: Game, seats: int) -> None:
    """What is imagined from a view looks just like it to that seat, is complete, and can be played."""
    random = Random(17)
    for p in positions(game, seats, 6):
        if random.random() < 0.8:
            continue
        for seat in [*range(seats), None]:
            view = game.rules.view(p, seat)
            imagined = game.rules.imagine(view, lambda weights: weighted(random, weights))
            assert digest(game, game.rules.view(imagined, seat)) == digest(game, view)
            assert game.rules.pieces(imagined) == game.rules.pieces(p)
            playout(imagined, random, 20)


def everything_can_be_said(game: Game, seats: int) -> None:
    """Each fact, question, option and refusal of a game has its text in every language."""
    speakers = [speaker_for(game, edition_of(game), lang) for lang in LANGUAGES]
    for _, _, facts, p in moments(game, seats, 7):
        for speaker in speakers:
            for fact in facts:
                assert speaker.fact(fact)
            for seat in () if CHANCE in p.who() else p.who():
                assert speaker.question(p.question(seat))
                for action, refusal in p.menu(seat):
                    assert speaker.action(action)
                    assert refusal is None or speaker.refusal(refusal, action)


def clauses_are_known(game: Game, seats: int) -> None:
    """Every fact and refusal cites clauses that stand in the rule book."""
    book = rulebook(game.package)
    for refusal in game.refusals:
        assert refusal.clauses
        assert all(clause in book for clause in refusal.clauses.split()), refusal
    for _, _, facts, _ in moments(game, seats, 8):
        for fact in facts:
            assert fact.clauses, f"{fact.key} cites nothing"
            assert all(clause in book for clause in fact.clauses), fact


def lateness_takes_the_default(game: Game, seats: int) -> None:
    """The clock may answer for a seat that is asked, with the default, and for no other."""
    for p in positions(game, seats, 9):
        asked = p.who()
        for seat in range(seats):
            late = Late(seat)
            if seat not in asked:
                assert p.refusal(CLOCK, late) is not None
                continue
            by_clock, by_seat = game.rules.copy(p), game.rules.copy(p)
            by_clock.play_checked(CLOCK, late)
            by_seat.play_checked(seat, p.default(seat))
            assert digest(game, by_clock) == digest(game, by_seat)


def questions_change_only_when_asked_anew(game: Game, seats: int) -> None:
    """While a seat waits, what others say does not make its answer stale."""
    open_questions: dict[int, tuple[object, list[Action]]] = {}
    for _, entry, _, p in moments(game, seats, 10):
        if entry is None:
            open_questions = {}
        else:
            open_questions.pop(entry[0], None)
        asked = [seat for seat in p.who() if seat >= 0]
        now = {seat: (p.question(seat).id, p.options(seat)) for seat in asked}
        for seat, (number, options) in now.items():
            if seat in open_questions and open_questions[seat][0] == number:
                assert open_questions[seat][1] == options
        open_questions = {seat: (number, options) for seat, (number, options) in now.items()}


def twins_look_alike(game: Game, seats: int) -> None:
    """No leak: where two journals differ only in what a seat cannot see, it sees no difference."""
    compared = 0
    for seed in range(TWINS):
        for journal in journals(game, seats, seed):
            for seat in range(seats):
                for twin in twins(game, journal, seat, Random(seed)):
                    compared += compare_twins(game, journal, twin, seat)
        if compared > COMPARED:
            return
    assert compared > COMPARED, f"only {compared} positions could be compared"


def twins(game: Game, journal: Journal, seat: int, random: Random) -> Iterator[Journal]:
    """Journals with two outcomes exchanged that this seat did not see; with another one where it missed only one."""
    hidden: list[int] = []
    outcomes: list[Action] = []
    p = begin(game, journal.header)
    for number, (actor, action) in enumerate(journal.entries):
        if actor == CHANCE and not ((chances := p.chances()).audience >> seat) & 1:
            hidden.append(number)
            outcomes = chances.outcomes
        p.play_checked(actor, action)
    if len(hidden) == 1:
        (at,) = hidden
        for other in outcomes:
            if other != journal.entries[at][1]:
                yield Journal(journal.header, [*journal.entries[:at], (CHANCE, other), *journal.entries[at + 1 :]])
    for _ in range(6):
        if len(hidden) < 2:
            return
        at = random.randrange(len(hidden) - 1)
        first, second = hidden[at], hidden[min(at + random.randrange(1, 12), len(hidden) - 1)]
        entries = list(journal.entries)
        if entries[first] != entries[second]:
            entries[first], entries[second] = entries[second], entries[first]
            yield Journal(journal.header, entries)


def compare_twins(game: Game, journal: Journal, twin: Journal, seat: int) -> int:
    """Play both side by side from where they part, as long as both are legal; how many differing positions looked
    alike."""
    pairs = list(zip(journal.entries, twin.entries, strict=True))
    parts = next(number for number, (entry, other) in enumerate(pairs) if entry != other)
    a = final(game, journal, parts)
    b = game.rules.copy(a)
    a.recording = b.recording = True
    alike = 0
    for (actor, action), (_, other) in pairs[parts:]:
        if b.refusal(actor, other) is not None:
            break
        a.play_checked(actor, action)
        b.play_checked(actor, other)
        if a.over and b.over:
            break  # a showdown may show everything
        facts, others = heard(a, seat), heard(b, seat)
        if actor == seat and private(facts) != private(others):
            break  # the seat itself has looked, as a Dossier lets it, and is shown what was exchanged
        one, two = seen(game, a, seat, facts), seen(game, b, seat, others)
        assert one == two, f"seat {seat + 1} can tell {action} from {other}"
        alike += game.rules.show(a) != game.rules.show(b)
    return alike


def private(facts: list[Fact]) -> list[Fact]:
    """Those that not everybody hears."""
    return [fact for fact in facts if fact.audience != EVERYBODY]


def seen(game: Game, p: Position, seat: int, facts: list[Fact]) -> bytes:
    """Everything a seat gets of a moment, as bytes: view, facts, question and who is asked."""
    view = game.rules.view(p, seat)
    asked = view.who()
    question = view.question(seat) if seat in asked else None
    options = view.options(seat) if seat in asked else []
    return msgspec.json.encode([game.rules.show(view), facts, asked, question, options])


CHECKS: tuple[Check, ...] = (
    messages_are_there,
    data_are_marked,
    aids_can_be_shown,
    seats_fit_the_edition,
    random_games_end,
    replay_gives_the_same,
    copies_are_independent,
    every_option_is_accepted,
    chance_picks_what_it_lists,
    fuzzed_actions_are_refused,
    pieces_are_conserved,
    reached_positions_can_be,
    tables_with_changing_keys_are_declared,
    procedures_are_as_declared,
    views_are_plain_and_agree,
    renewed_views_are_true,
    imagined_positions_agree,
    everything_can_be_said,
    clauses_are_known,
    lateness_takes_the_default,
    questions_change_only_when_asked_anew,
    one_answer_is_the_only_one,
    lone_answers_are_no_secret,
    sealed_answers_do_not_show,
    orders_do_not_show,
    twins_look_alike,
)
"""All checks of one process. Those that compare processes are in the test suite."""
