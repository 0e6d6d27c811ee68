"""What can be looked up at the table: the position, the log, the rules, reasons, odds, hints."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Final

from meridian.cli.terminal.screen import quoted
from meridian.cli.terminal.session import Asked, Session
from meridian.cli.terminal.typed import COMMANDS, tokens, whole_number
from meridian.core.action import Action
from meridian.core.facts import Fact, collect
from meridian.core.game import Game, Section

LOG = 20
FOUND = 12
LONG = 16
"""In a menu with more answers than this, long runs of answers of the same kind are folded into one line."""
FEW = 6
FEW_ROWS = 3
"""Runs of so many answers are not folded; those with rows are long, and mostly typed in words."""
OFFERS = "offers"
"""The part of a position that tells what waits for an answer."""
EXAMPLE = 70
"""How much of an answer is shown for a folded run."""


def introduce(session: Session, asked: Asked) -> None:
    """What happened, and at the start of a turn the position."""
    session.tell_news(asked.seat)
    if asked.question.key in session.game.turn_questions and session.pictured != asked.question.id[:2]:
        session.pictured = asked.question.id[:2]
        sections = session.game.portrait(asked.view, asked.seat, session.speaker)
        session.show([section for section in sections if section.opening])
    elif asked.seat in session.game.pressing(asked.view) and session.game.interjections(asked.view, asked.seat):
        sections = session.game.portrait(asked.view, asked.seat, session.speaker)
        session.show([section for section in sections if section.name == OFFERS])


def options(session: Session, asked: Asked, whole: bool = False) -> None:
    """The question with its numbered answers; a long menu is folded, unless it is wanted whole."""
    session.screen.title(f"{session.speaker.seat(asked.seat)}: {session.question(asked)}")
    session.screen.listing(_menu(session, asked, whole))
    if asked.unasked:
        session.screen.title(session.text("unasked"))
        session.screen.listing([line for action in asked.unasked for line in _run(session, asked, [action])])
    if len(asked.open()) == 1:
        session.say("only-one")
    if asked.illegal:
        session.say("greyed", "dim", number=len(asked.illegal))


def _menu(session: Session, asked: Asked, whole: bool) -> list[str]:
    lines: list[str] = []
    number = 1
    for run, folded in runs(session.game, asked.legal):
        if folded and not whole:
            lines.append(_folded(session, number, run))
        else:
            lines += _run(session, asked, run)
        number += len(run)
    return lines


def _run(session: Session, asked: Asked, run: list[Action]) -> list[str]:
    """Answers of the same kind with their numbers; a detail that all of many share is told once."""
    details = [session.game.detail(asked.view, asked.seat, action, session.speaker) for action in run]
    if len(run) > FEW and len(set(details)) == 1:
        details[1:] = [""] * (len(run) - 1)
    lines = []
    for action, detail in zip(run, details, strict=True):
        line = f"{asked.open().index(action) + 1}. {session.speaker.action(action)}"
        lines.append(f"{line} ({detail})" if detail else line)
    return lines


def _folded(session: Session, number: int, run: list[Action]) -> str:
    words = session.reader.words.say(run[0]).split()
    return session.text(
        "folded",
        first=number,
        last=number + len(run) - 1,
        number=len(run),
        example=quoted(session.speaker.action(run[0]), EXAMPLE),
        words=words[0] if _bulky(session.game, run[0]) else " ".join(words[:2]),
    )


def runs(game: Game, actions: list[Action]) -> list[tuple[list[Action], bool]]:
    """Answers of the same kind that stand together, and whether they are folded: those that are about the same
    thing, or that hold rows."""

    def about(action: Action) -> tuple[type[Action], object]:
        fields = type(action).__struct_fields__
        return type(action), None if not fields or _bulky(game, action) else getattr(action, fields[0])

    found = [list(run) for _, run in groupby(actions, about)]
    long = len(actions) > LONG
    return [(run, long and len(run) > (FEW_ROWS if _bulky(game, run[0]) else FEW)) for run in found]


def _bulky(game: Game, action: Action) -> bool:
    """Whether an answer holds rows."""
    return any(field in game.rows for field in type(action).__struct_fields__)


def unfold(session: Session, asked: Asked, found: list[Action]) -> bool:
    """Show answers that a menu has folded; whether all of these were."""
    hidden = [action for run, folded in runs(session.game, asked.legal) if folded for action in run]
    if not all(action in hidden for action in found):
        return False
    for run, _ in runs(session.game, found):
        session.screen.listing(_run(session, asked, run))
    return True


def every_option(session: Session, asked: Asked, rest: str) -> None:
    """The answers again, and what is not possible now with the reason why not."""
    options(session, asked, whole=True)
    if asked.illegal:
        session.screen.title(session.text("not-now"))
    for number, (action, refusal) in enumerate(asked.illegal, len(asked.open()) + 1):
        said = session.speaker.action(action)
        session.screen.say(f"{number}. {said}: {session.speaker.refusal(refusal, action)}", "dim")


def board(session: Session, asked: Asked, rest: str) -> None:
    """The position in text, or one part of it."""
    sections = session.game.portrait(asked.view, asked.seat, session.speaker)
    if not rest:
        session.show([section for section in sections if section.opening])
        more = [section.name for section in sections if not section.opening]
        if more:
            session.say("more-sections", "dim", names=", ".join(f"board {name}" for name in more))
        return
    wanted = rest.casefold()
    found = [s for s in sections if s.name.startswith(wanted) or s.title.casefold().startswith(wanted)]
    session.show(found)
    if not found:
        session.say("no-section", said=quoted(rest), names=", ".join(section.name for section in sections))


def hand(session: Session, asked: Asked, rest: str) -> None:
    """The cards in hand."""
    session.show(_sections(session, asked, "hand"))


def cards(session: Session, asked: Asked, rest: str) -> None:
    """All cards of this game with their texts, or those whose line holds the words typed."""
    wanted = tokens(rest)
    for section in _sections(session, asked, "cards"):
        lines = [line for line in section.lines if all(word in " ".join(tokens(line)) for word in wanted)]
        if lines:
            session.show([Section(section.name, section.title, lines)])
        else:
            session.say("nothing-found", said=quoted(rest))


def _sections(session: Session, asked: Asked, name: str) -> list[Section]:
    sections = session.game.portrait(asked.view, asked.seat, session.speaker)
    found = [section for section in sections if section.name == name]
    if not found:
        session.say("nothing-found", said=name)
    return found


def odds(session: Session, asked: Asked, rest: str) -> None:
    """Projections and chances."""
    sections = session.game.odds(asked.view, asked.seat, session.speaker)
    session.show(sections)
    if not sections:
        session.say("no-odds")


def hint(session: Session, asked: Asked, rest: str) -> None:
    """What a bot would do."""
    action = asked.legal[0] if len(asked.legal) == 1 else session.advice(asked.seat)
    listed = action in asked.legal
    answer = asked.legal.index(action) + 1 if listed else quoted(session.table.words.say(action))
    session.say("hint", answer=answer, action=session.speaker.action(action))


def log(session: Session, asked: Asked, rest: str) -> None:
    """The last lines of the log with their clauses."""
    number = whole_number(rest) if rest else LOG
    if number is None:
        session.say("log-number", said=quoted(rest))
        return
    for fact in session.heard(asked.seat)[-number:] if number else []:
        session.screen.say(_with_clauses(session, fact))


def _with_clauses(session: Session, fact: Fact) -> str:
    return f"{session.speaker.fact(fact)} ({', '.join(fact.clauses)})"


def why(session: Session, asked: Asked, rest: str) -> None:
    """The clauses behind what happened last, or behind an answer."""
    if not rest:
        told = [(number, fact) for number, fact in session.table.facts if fact.heard_by(asked.seat)]
        _explain(session, [fact for number, fact in told if number == told[-1][0]] if told else [])
        return
    action = asked.numbered(rest)
    if action is None:
        found = session.reader.find(rest, asked.offered())
        action = session.reader.read(rest) or (found[0] if len(found) == 1 else None)
    if action is None:
        session.say("no-number", said=quoted(rest), last=len(asked.offered()))
        return
    refusal = session.game.refusal(asked.view, asked.seat, action)
    if refusal is not None:
        session.say("refused", why=session.speaker.refusal(refusal, action))
        _clauses(session, refusal.clauses.split())
        return
    session.say("would-be", action=session.speaker.action(action))
    _explain(session, _foreseen(session, asked, action))


def _foreseen(session: Session, asked: Asked, action: Action) -> list[Fact]:
    """What an answer would lead to, as far as its seat can know: tried out on what its view suggests."""
    trial = session.game.imagine(asked.view, lambda weights: next(at for at, weight in enumerate(weights) if weight))
    trial.recording = True
    session.game.play(trial, asked.seat, action)
    return [fact for fact in collect(trial) if fact.heard_by(asked.seat)]


def _explain(session: Session, facts: list[Fact]) -> None:
    for fact in facts:
        session.screen.say(_with_clauses(session, fact))
    _clauses(session, list(dict.fromkeys(clause for fact in facts for clause in fact.clauses)))
    if not facts:
        session.say("no-reason")


def _clauses(session: Session, clauses: list[str]) -> None:
    book = session.game.rulebook()
    for clause in clauses:
        session.screen.say(f"{clause}: {book.text(clause, session.lang)}")


def rules(session: Session, asked: Asked, rest: str) -> None:
    """The chapters of the rule book, one chapter, one clause with its rulings, or what is found by words."""
    book = session.game.rulebook()
    wanted = rest.upper()
    if not rest:
        session.screen.title(session.text("chapters"))
        for chapter, title in book.chapters.items():
            session.screen.say(f"{chapter}. {title[session.lang]}")
        session.say("rules-how")
    elif wanted in book:
        _clauses(session, [wanted, *(book.clauses[wanted].rulings if wanted in book.clauses else [])])
    elif wanted in book.chapters:
        session.screen.title(f"{wanted}. {book.chapters[wanted][session.lang]}")
        _clauses(session, [name for name, clause in book.clauses.items() if clause.chapter == wanted])
    else:
        words = tokens(rest)
        every = [*book.clauses, *book.rulings]
        found = [name for name in every if all(w in book.text(name, session.lang).casefold() for w in words)]
        _clauses(session, found[:FOUND] if words else [])
        if not found or not words:
            session.say("nothing-found", said=quoted(rest))
        elif len(found) > FOUND:
            session.say("more-clauses", "dim", names=", ".join(found[FOUND:]))


def help_page(session: Session, asked: Asked, rest: str) -> None:
    """What can be typed."""
    session.screen.title(session.text("help"))
    session.say("help-answers")
    if session.game.rows:
        session.say("help-rows", forms="; ".join(session.reader.forms()))
    for topic in COMMANDS:
        session.say(f"help-{topic}")


PAGES: Final[dict[str, Callable[[Session, Asked, str], None]]] = {
    "help": help_page,
    "all": every_option,
    "board": board,
    "hand": hand,
    "cards": cards,
    "log": log,
    "why": why,
    "rules": rules,
    "odds": odds,
    "hint": hint,
}
"""Commands that change nothing."""
