"""What can be looked up at the table: the position, the log, the rules, reasons, odds, hints."""

from __future__ import annotations

from collections.abc import Callable
from itertools import groupby
from typing import Final

from meridian.cli.terminal.screen import quoted
from meridian.cli.terminal.terminal import Asked, Terminal
from meridian.cli.terminal.typed import tokens, whole_number
from meridian.core.action import Action
from meridian.core.facts import Fact, heard
from meridian.core.game import Game
from meridian.core.records import Section
from meridian.core.rulebook import rulebook
from meridian.core.words import tag_of
from meridian.core.writing import texts_for

LOG_LINES = 20
"""How many lines of the log are shown where no number was typed."""
MOST_CLAUSES = 12
"""A search in the rule book shows no more clauses than this; the others are named."""
LONG_MENU_ANSWERS = 16
"""In a menu with more answers than this, long runs of answers of the same kind are folded into one line."""
FEW_ALIKE = 6
"""Runs of this many answers of one kind are not folded."""
MANY_ALIKE = 30
"""More answers of one kind than this are folded even if they are what the question is about."""
FEW_ROWS_ALIKE = 3
"""Of answers with rows, runs of this many are not folded; they are long, and mostly typed in words."""
OFFERS = "offers"
"""The part of a position that tells what waits for an answer."""
EXAMPLE_CHARACTERS = 70
"""How much of an answer is shown as the example of a folded run."""


def portrait(terminal: Terminal, asked: Asked) -> list[Section]:
    """The position in text, with what players wrote to this seat."""
    written = texts_for(terminal.session.writing.standing, asked.seat)
    return terminal.game.text.portrait(asked.view, asked.seat, terminal.speaker.reading(written))


def introduce(terminal: Terminal, asked: Asked) -> None:
    """What happened, and at the start of a turn the position."""
    terminal.tell_news(asked.seat)
    if asked.question.key in terminal.game.turn_questions and terminal.pictured != asked.question.id[:2]:
        terminal.pictured = asked.question.id[:2]
        sections = portrait(terminal, asked)
        terminal.show([section for section in sections if section.opening])
    elif asked.seat in terminal.game.players.pressing(asked.view) and asked.view.interjections(asked.seat):
        sections = portrait(terminal, asked)
        terminal.show([section for section in sections if section.name == OFFERS])


def options(terminal: Terminal, asked: Asked, whole: bool = False) -> None:
    """The question with its numbered answers; a long menu is folded, unless it is wanted whole."""
    terminal.screen.title(f"{terminal.speaker.seat(asked.seat)}: {terminal.question(asked)}")
    terminal.screen.listing(_menu(terminal, asked, whole))
    if asked.unasked:
        terminal.screen.title(terminal.text("unasked"))
        terminal.screen.listing([line for action in asked.unasked for line in _run(terminal, asked, [action])])
    if asked.forms:
        terminal.screen.title(terminal.text("selection"))
        terminal.screen.listing([_form(terminal, kind) for kind in asked.forms])
    if asked.only() is not None:
        terminal.say("only-one")
    if asked.illegal:
        terminal.say("greyed", "dim", number=len(asked.illegal))


def _form(terminal: Terminal, kind: type[Action]) -> str:
    """How further answers of a kind are typed."""
    tag = tag_of(kind)
    return f"{terminal.speaker.text(f'form-{tag}')}: {terminal.reader.form(kind)}"


def _menu(terminal: Terminal, asked: Asked, whole: bool) -> list[str]:
    lines: list[str] = []
    number = 1
    for run, folded in runs(terminal.game, asked.legal):
        if folded and not whole:
            lines.append(_folded(terminal, number, run))
        else:
            lines += _run(terminal, asked, run)
        number += len(run)
    return lines


def _run(terminal: Terminal, asked: Asked, run: list[Action]) -> list[str]:
    """Answers of the same kind with their numbers; a detail that many share is printed once."""
    details = [terminal.game.text.detail(asked.view, asked.seat, action, terminal.speaker) for action in run]
    if len(run) > FEW_ALIKE and len(set(details)) == 1:
        details[1:] = [""] * (len(run) - 1)
    lines = []
    for action, detail in zip(run, details, strict=True):
        line = f"{asked.open().index(action) + 1}. {terminal.speaker.action(action)}"
        lines.append(f"{line} ({detail})" if detail else line)
    return lines


def _folded(terminal: Terminal, number: int, run: list[Action]) -> str:
    words = terminal.reader.words.say(run[0]).split()
    return terminal.text(
        "folded",
        first=number,
        last=number + len(run) - 1,
        number=len(run),
        example=quoted(terminal.speaker.action(run[0]), EXAMPLE_CHARACTERS),
        words=words[0] if len(words) == 2 or _bulky(terminal.game, run[0]) else " ".join(words[:2]),
    )


def runs(game: Game, actions: list[Action]) -> list[tuple[list[Action], bool]]:
    """Answers of the same kind that stand together, and whether they are folded: those that are about the same
    thing, that name one thing only, or that hold rows. What most of the answers are about stays open if it can."""

    def about(action: Action) -> tuple[type[Action], object]:
        fields = type(action).__struct_fields__
        return type(action), None if len(fields) < 2 or _bulky(game, action) else getattr(action, fields[0])

    found = [list(run) for _, run in groupby(actions, about)]
    longest = max((run for run in found if _lone(game, run[0])), key=len, default=[])

    def folds(run: list[Action]) -> bool:
        if len(actions) <= LONG_MENU_ANSWERS:
            return False
        if run is longest:
            return len(run) > MANY_ALIKE
        return len(run) > (FEW_ROWS_ALIKE if _bulky(game, run[0]) else FEW_ALIKE)

    return [(run, folds(run)) for run in found]


def _lone(game: Game, action: Action) -> bool:
    """Whether an answer names one thing and holds no rows."""
    return len(type(action).__struct_fields__) == 1 and not _bulky(game, action)


def _bulky(game: Game, action: Action) -> bool:
    """Whether an answer holds rows."""
    return any(field in game.rows for field in type(action).__struct_fields__)


def unfold(terminal: Terminal, asked: Asked, found: list[Action]) -> bool:
    """Show answers that a menu has folded; whether all of these were."""
    hidden = [action for run, folded in runs(terminal.game, asked.legal) if folded for action in run]
    if not all(action in hidden for action in found):
        return False
    for run, _ in runs(terminal.game, found):
        terminal.screen.listing(_run(terminal, asked, run))
    return True


def every_option(terminal: Terminal, asked: Asked, rest: str) -> None:
    """The answers again, and what is not possible now with the reason why not."""
    options(terminal, asked, whole=True)
    if asked.illegal:
        terminal.screen.title(terminal.text("not-now"))
    for number, (action, refusal) in enumerate(asked.illegal, len(asked.open()) + 1):
        said = terminal.speaker.action(action)
        terminal.screen.say(f"{number}. {said}: {terminal.speaker.refusal(refusal, action)}", "dim")


def board(terminal: Terminal, asked: Asked, rest: str) -> None:
    """The position in text, or one part of it."""
    sections = portrait(terminal, asked)
    if not rest:
        terminal.show([section for section in sections if section.opening])
        more = [section.name for section in sections if not section.opening]
        if more:
            terminal.say("more-sections", "dim", names=", ".join(f"board {name}" for name in more))
        return
    wanted = rest.casefold()
    found = [s for s in sections if s.name.startswith(wanted) or s.title.casefold().startswith(wanted)]
    terminal.show(found)
    if not found:
        terminal.say("no-section", said=quoted(rest), names=", ".join(section.name for section in sections))


def hand(terminal: Terminal, asked: Asked, rest: str) -> None:
    """The cards in hand."""
    terminal.show(_sections(terminal, asked, "hand"))


def cards(terminal: Terminal, asked: Asked, rest: str) -> None:
    """All cards of this game with their texts, or those whose line holds the words typed."""
    wanted = tokens(rest)
    for section in _sections(terminal, asked, "cards"):
        lines = [line for line in section.lines if all(word in " ".join(tokens(line)) for word in wanted)]
        if lines:
            terminal.show([Section(section.name, section.title, lines)])
        else:
            terminal.say("nothing-found", said=quoted(rest))


def _sections(terminal: Terminal, asked: Asked, name: str) -> list[Section]:
    sections = portrait(terminal, asked)
    found = [section for section in sections if section.name == name]
    if not found:
        terminal.say("nothing-found", said=name)
    return found


def odds(terminal: Terminal, asked: Asked, rest: str) -> None:
    """Projections and chances."""
    sections = terminal.game.text.odds(asked.view, asked.seat, terminal.speaker)
    terminal.show(sections)
    if not sections:
        terminal.say("no-odds")


def hint(terminal: Terminal, asked: Asked, rest: str) -> None:
    """What a bot would do."""
    action = asked.legal[0] if len(asked.legal) == 1 else terminal.advice(asked.seat)
    listed = action in asked.legal
    answer = asked.legal.index(action) + 1 if listed else quoted(terminal.session.words.say(action))
    terminal.say("hint", answer=answer, action=terminal.speaker.action(action))


def log(terminal: Terminal, asked: Asked, rest: str) -> None:
    """The last lines of the log with their clauses."""
    number = whole_number(rest) if rest else LOG_LINES
    if number is None:
        terminal.say("log-number", said=quoted(rest))
        return
    for fact in terminal.heard(asked.seat)[-number:] if number else []:
        terminal.screen.say(_with_clauses(terminal, fact))


def _with_clauses(terminal: Terminal, fact: Fact) -> str:
    return f"{terminal.speaker.fact(fact)} ({', '.join(fact.clauses)})"


def why(terminal: Terminal, asked: Asked, rest: str) -> None:
    """The clauses behind what happened last, or behind an answer."""
    if not rest:
        told = [(number, fact) for number, fact in terminal.session.facts if fact.heard_by(asked.seat)]
        _explain(terminal, [fact for number, fact in told if number == told[-1][0]] if told else [])
        return
    action = asked.numbered(rest)
    if action is None:
        found = terminal.reader.find(rest, asked.offered())
        action = terminal.reader.read(rest) or (found[0] if len(found) == 1 else None)
    if action is None:
        terminal.say("no-number", said=quoted(rest), last=len(asked.offered()))
        return
    refusal = asked.view.refusal(asked.seat, action)
    if refusal is not None:
        terminal.say("refused", why=terminal.speaker.refusal(refusal, action))
        _clauses(terminal, refusal.clauses.split())
        return
    terminal.say("would-be", action=terminal.speaker.action(action))
    _explain(terminal, _foreseen(terminal, asked, action))


def _foreseen(terminal: Terminal, asked: Asked, action: Action) -> list[Fact]:
    """What an answer would lead to, as far as its seat can know: tried out on what its view suggests."""
    trial = terminal.game.rules.imagine(
        asked.view, lambda weights: next(at for at, weight in enumerate(weights) if weight)
    )
    trial.recording = True
    trial.play_checked(asked.seat, action)
    return heard(trial, asked.seat)


def _explain(terminal: Terminal, facts: list[Fact]) -> None:
    for fact in facts:
        terminal.screen.say(_with_clauses(terminal, fact))
    _clauses(terminal, list(dict.fromkeys(clause for fact in facts for clause in fact.clauses)))
    if not facts:
        terminal.say("no-reason")


def _clauses(terminal: Terminal, clauses: list[str]) -> None:
    book = rulebook(terminal.game.package)
    for clause in clauses:
        terminal.screen.say(f"{clause}: {book.text(clause, terminal.lang)}")


def rules(terminal: Terminal, asked: Asked, rest: str) -> None:
    """The chapters of the rule book, one chapter, one clause with its rulings, or what is found by words."""
    book = rulebook(terminal.game.package)
    wanted = rest.upper()
    if not rest:
        terminal.screen.title(terminal.text("chapters"))
        for chapter, title in book.chapters.items():
            terminal.screen.say(f"{chapter}. {title.said(terminal.lang)}")
        terminal.say("rules-how")
    elif wanted in book:
        _clauses(terminal, [wanted, *(book.clauses[wanted].rulings if wanted in book.clauses else [])])
    elif wanted in book.chapters:
        terminal.screen.title(f"{wanted}. {book.chapters[wanted].said(terminal.lang)}")
        _clauses(terminal, [name for name, clause in book.clauses.items() if clause.chapter == wanted])
    else:
        words = tokens(rest)
        every = [*book.clauses, *book.rulings]
        found = [name for name in every if all(w in book.text(name, terminal.lang).casefold() for w in words)]
        _clauses(terminal, found[:MOST_CLAUSES] if words else [])
        if not found or not words:
            terminal.say("nothing-found", said=quoted(rest))
        elif len(found) > MOST_CLAUSES:
            terminal.say("more-clauses", "dim", names=", ".join(found[MOST_CLAUSES:]))


def help_page(terminal: Terminal, asked: Asked, rest: str) -> None:
    """What can be typed."""
    terminal.screen.title(terminal.text("help"))
    terminal.say("help-answers")
    if terminal.game.rows:
        terminal.say("help-rows", forms="; ".join(terminal.reader.forms()))
    for topic in terminal.reader.commands:
        terminal.say(f"help-{topic}")


PAGES: Final[dict[str, Callable[[Terminal, Asked, str], None]]] = {
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
